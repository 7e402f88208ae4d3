//! The documentation site: the documents in the repository, a page for each technique with the
//! engine's own sentences and drawing, and the player itself.

mod links;
mod program;
mod reference;
mod techniques;

use std::path::{Path, PathBuf};
use std::{env, fs};

use crate::{Chore, available, cargo, command, root, run, wasm};

/// The version of mdBook that builds the site. Dependabot does not see it. To upgrade it, enter the
/// number that `cargo search mdbook` shows, and run `cargo xtask docs`.
const MDBOOK: &str = "0.5.4";

/// Documents outside `docs` that are part of the site, and the names of their pages.
const OUTSIDE: [(&str, &str); 6] = [
    ("README.md", "README.md"),
    ("ARCHITECTURE.md", "ARCHITECTURE.md"),
    ("CONTRIBUTING.md", "CONTRIBUTING.md"),
    ("CHANGELOG.md", "CHANGELOG.md"),
    ("python/README.md", "python.md"),
    ("packages/novena/README.md", "javascript.md"),
];

/// The repository's address, for links to code.
const REPOSITORY: &str = "https://github.com/novena-sudoku/novena/blob/main";

/// The path of the player in the site.
const PLAYER: &str = "play-novena";

/// The text with which the README's pictures begin.
const PICTURES: &str = "<table>";

/// The line in the table of contents below which the techniques are listed.
const TECHNIQUES: &str = "- [Techniques](techniques/README.md)\n";

/// Builds the site into `target/docs/book` and checks its links.
pub(crate) fn build() -> Chore {
    let program = program()?;
    let folder = root().join("target/docs");
    let (source, book) = (folder.join("src"), folder.join("book"));
    remove(&source)?;
    copy_documents(&source)?;
    let techniques = techniques::write(&program, &source.join("techniques"))?;
    write(&source.join("reference.md"), reference::page(&program)?)?;
    let contents = read(&source.join("SUMMARY.md"))?;
    let listed = contents.replacen(TECHNIQUES, &format!("{TECHNIQUES}{techniques}"), 1);
    write(&source.join("SUMMARY.md"), listed)?;
    for file in ["book.toml", "book.css"] {
        copy(&root().join("docs").join(file), &folder.join(file))?;
    }
    run(command(&mdbook()?, &["build"]).arg(&folder))?;
    run(command(&program.to_string_lossy(), &["site", "-o"]).arg(book.join(PLAYER)))?;
    // The entry in the table of contents leads straight to the player.
    write(&book.join("try.html"), redirect(&format!("{PLAYER}/")))?;
    let count = links::check(&book, PLAYER)?;
    println!("{count} links are valid");
    println!("{}", book.join("index.html").display());
    Ok(())
}

/// The program that describes techniques and writes the player: the one specified by `NOVENA`, or
/// one built here, with the engine.
fn program() -> Result<PathBuf, String> {
    if let Some(program) = env::var_os("NOVENA") {
        return Ok(root().join(program));
    }
    wasm::build_required()?;
    cargo(&["build", "--release", "--locked", "--bin", "novena"])?;
    Ok(root().join("target/release/novena"))
}

fn redirect(address: &str) -> String {
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\"><meta charset=\"utf-8\"><title>Try Novena</title>\n\
        <meta http-equiv=\"refresh\" content=\"0; url={address}\">\n\
        <a href=\"{address}\">Try Novena</a></html>\n"
    )
}

/// The program `mdbook`: the one on the path, or one that cargo builds once.
fn mdbook() -> Result<String, String> {
    if available("mdbook") {
        return Ok("mdbook".to_owned());
    }
    let tools = root().join("target/tools");
    let own = tools.join("bin/mdbook").to_string_lossy().into_owned();
    if !available(&own) {
        let install = ["install", "--locked", "--version", MDBOOK, "mdbook"];
        // It is built without the server that previews drafts, which would make up most of the
        // build.
        let features = ["--no-default-features", "--features", "search"];
        run(command("cargo", &install)
            .args(features)
            .arg("--root")
            .arg(&tools))?;
    }
    Ok(own)
}

/// Copies all documents, with links adapted to the site.
fn copy_documents(target: &Path) -> Chore {
    let documents = root().join("docs");
    copy_folder(&documents.join("pictures"), &target.join("pictures"))?;
    for path in markdown(&documents)? {
        let text = read(&path)?;
        let name = path.file_name().unwrap_or_default();
        write(&target.join(name), links_of_site(&text, "docs"))?;
    }
    for (path, page) in OUTSIDE {
        let text = read(&root().join(path))?;
        let (folder, _) = path.rsplit_once('/').unwrap_or_default();
        let mut text = links_of_site(&text, folder);
        if page == "README.md" {
            text = with_button(&text);
        }
        write(&target.join(page), text)?;
    }
    let play = format!("# Try it\n\n[Play in this browser]({PLAYER}/index.html)\n");
    write(&target.join("try.md"), play)
}

/// Adds a button that opens the player to the start page, above its pictures.
fn with_button(text: &str) -> String {
    let button =
        format!("<a class=\"try\" href=\"{PLAYER}/index.html\">Try it in this browser</a>\n\n");
    text.replacen(PICTURES, &format!("{button}{PICTURES}"), 1)
}

/// Adapts a document's links to the site. Links between documents become links between pages. Links
/// to anything else in the repository lead to a place where it can be read online. `folder` is the
/// document's directory.
fn links_of_site(text: &str, folder: &str) -> String {
    let links = with_targets(text, "](", ')', |target| target_in_site(target, folder));
    with_targets(&links, "src=\"", '"', |target| {
        target_in_site(target, folder)
    })
}

/// Replaces every target between `start` and `end`.
fn with_targets(text: &str, start: &str, end: char, changed: impl Fn(&str) -> String) -> String {
    let mut parts = text.split(start);
    let mut result = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        let (target, rest) = part.split_at(part.find(end).unwrap_or(part.len()));
        result.extend([start, &changed(target), rest]);
    }
    result
}

/// The target of a link, as written in the site.
fn target_in_site(target: &str, folder: &str) -> String {
    if target.contains("://") || target.starts_with('#') {
        return target.to_owned();
    }
    let (file, place) = match target.split_once('#') {
        Some((file, place)) => (file, format!("#{place}")),
        None => (target, String::new()),
    };
    let path = in_repository(folder, file);
    page_of(&path).unwrap_or_else(|| format!("{REPOSITORY}/{path}")) + &place
}

/// The path, from the root of the repository, of a file that a document in a directory refers to.
fn in_repository(folder: &str, file: &str) -> String {
    let mut path: Vec<&str> = Vec::new();
    for step in folder.split('/').chain(file.split('/')) {
        match step {
            "" | "." => {}
            ".." => drop(path.pop()),
            step => path.push(step),
        }
    }
    path.join("/")
}

/// The page of the site that shows a file of the repository.
fn page_of(path: &str) -> Option<String> {
    let is_page = |name: &str| {
        let is_document = Path::new(name).extension().is_some_and(|end| end == "md");
        name.starts_with("pictures/") || name.starts_with("techniques/") || is_document
    };
    let outside = OUTSIDE.iter().find(|(file, _)| *file == path);
    match path.strip_prefix("docs/").filter(|name| is_page(name)) {
        Some(name) => Some(name.to_owned()),
        None => outside.map(|(_, page)| (*page).to_owned()),
    }
}

fn markdown(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let entries = fs::read_dir(folder).map_err(|error| at(folder, &error))?;
    let mut found: Vec<PathBuf> = entries
        .filter_map(|entry| entry.ok().map(|entry| entry.path()))
        .filter(|path| path.extension().is_some_and(|ending| ending == "md"))
        .collect();
    found.sort();
    Ok(found)
}

fn copy_folder(from: &Path, to: &Path) -> Chore {
    fs::create_dir_all(to).map_err(|error| at(to, &error))?;
    for entry in fs::read_dir(from).map_err(|error| at(from, &error))? {
        let path = entry.map_err(|error| at(from, &error))?.path();
        copy(&path, &to.join(path.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

fn copy(from: &Path, to: &Path) -> Chore {
    let data = fs::read(from).map_err(|error| at(from, &error))?;
    write(to, data)
}

fn read(path: &Path) -> Result<String, String> {
    fs::read_to_string(path).map_err(|error| at(path, &error))
}

fn write(path: &Path, data: impl AsRef<[u8]>) -> Chore {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).map_err(|error| at(folder, &error))?;
    }
    fs::write(path, data).map_err(|error| at(path, &error))
}

fn remove(folder: &Path) -> Chore {
    match fs::remove_dir_all(folder) {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => Err(at(folder, &error)),
        _ => Ok(()),
    }
}

fn at(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_are_valid_in_the_site() {
        let text = "[a](docs/play.md#keys) [b](crates/core) [c](https://x.y) [d](python/README.md)";
        assert_eq!(
            links_of_site(text, ""),
            format!(
                "[a](play.md#keys) [b]({REPOSITORY}/crates/core) [c](https://x.y) [d](python.md)"
            )
        );
        let text = "[a](../crates/web/app) [b](site.md) [c](#here) [d](../ARCHITECTURE.md)";
        assert_eq!(
            links_of_site(text, "docs"),
            format!(
                "[a]({REPOSITORY}/crates/web/app) [b](site.md) [c](#here) [d](ARCHITECTURE.md)"
            )
        );
        let text = "[a](../docs/cluster.md) [b](examples/a.ipynb#x)";
        assert_eq!(
            links_of_site(text, "python"),
            format!("[a](cluster.md) [b]({REPOSITORY}/python/examples/a.ipynb#x)")
        );
    }

    #[test]
    fn the_start_page_has_a_button_and_pictures() {
        let readme = read(&root().join("README.md")).unwrap();
        let page = with_button(&links_of_site(&readme, ""));
        assert!(page.contains("Try it in this browser"));
        assert!(page.contains("src=\"pictures/hint.png\""));
        assert!(!page.contains("docs/pictures"));
    }

    #[test]
    fn every_document_is_in_the_contents() {
        let folder = root().join("docs");
        let contents = read(&folder.join("SUMMARY.md")).unwrap();
        assert!(contents.contains(TECHNIQUES));
        for path in markdown(&folder).unwrap() {
            let name = path.file_name().unwrap().to_string_lossy().into_owned();
            let listed = contents.contains(&format!("({name})"));
            assert!(
                listed || name == "SUMMARY.md",
                "{name} is not in SUMMARY.md"
            );
        }
        for (path, page) in OUTSIDE {
            assert!(contents.contains(&format!("({page})")), "{path}");
        }
    }
}
