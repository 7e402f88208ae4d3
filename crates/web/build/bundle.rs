//! The modules of the first board in one file, and the styles in another: a browser spends more
//! on asking for thirty small files than on reading them.
//!
//! What is written under `app/` stays as it is for those who write it. Here the modules that
//! `js/main.js` needs before anything is seen are put one after the other, in the order in which
//! a browser would run them, without the lines that join them; they share one scope, so no name
//! may stand in two of them. Each of the others still has its address, where it passes on what
//! is in the bundle: those that are fetched later find the same things there.

use std::collections::{BTreeMap, BTreeSet};

use crate::strip;

/// Texts of files by their path under `app/`.
pub(crate) type Files = BTreeMap<String, Vec<u8>>;

const PAGE: &str = "index.html";
const MAIN: &str = "js/main.js";
/// How the names of modules end that run in a worker: each is one file with all that it needs,
/// because the bundle of the page is nothing for a worker.
const WORKER: &str = "-worker.js";
const STYLES: &str = "styles/all.css";

/// Puts together what belongs together. Whatever it does not understand, it refuses.
pub(crate) fn bundle(files: &mut Files) -> Result<(), String> {
    let page = text(files, PAGE)?;
    let main = Joined::read(files, MAIN)?;
    let is_worker = |path: &&String| path.ends_with(WORKER);
    let workers: Vec<_> = files.keys().filter(is_worker).cloned().collect();
    for worker in workers {
        let joined = Joined::read(files, &worker)?;
        files.insert(worker, joined.body.into_bytes());
    }
    for (path, exports) in &main.exports {
        let stub = format!("export {{ {} }} from \"./main.js\";\n", exports.join(", "));
        files.insert(path.clone(), stub.into_bytes());
    }
    let passed_on: Vec<_> = main.exports.into_values().flatten().collect();
    let export = format!("export {{ {} }};\n", passed_on.join(", "));
    files.insert(MAIN.to_owned(), (main.body + &export).into_bytes());
    let page = one_style(files, &page)?;
    files.insert(PAGE.to_owned(), page.into_bytes());
    shorten(files)
}

/// Takes comments and indents out of modules and styles. This comes last: indents show what is at
/// the outermost level of a module.
fn shorten(files: &mut Files) -> Result<(), String> {
    let paths: Vec<_> = files.keys().cloned().collect();
    for path in paths {
        let shorter = match path.rsplit_once('.') {
            Some((_, "js")) => strip::script(&text(files, &path)?),
            Some((_, "css")) => strip::style(&text(files, &path)?),
            _ => continue,
        };
        files.insert(path, shorter.into_bytes());
    }
    Ok(())
}

/// A module with all that it needs, in one text.
struct Joined {
    body: String,
    /// What each of the other modules passes on.
    exports: BTreeMap<String, Vec<String>>,
}

impl Joined {
    fn read(files: &Files, root: &str) -> Result<Self, String> {
        let mut modules = Vec::new();
        collect(files, root, &mut BTreeSet::new(), &mut modules)?;
        let mut names = BTreeMap::new();
        let (mut body, mut exports) = (String::new(), BTreeMap::new());
        for path in modules {
            let module = Module::read(&text(files, &path)?, &path)?;
            for name in module.names {
                if let Some(other) = names.insert(name.clone(), path.clone()) {
                    return Err(format!("{name} is both in {other} and in {path}"));
                }
            }
            body += &module.body;
            if path != root {
                exports.insert(path, module.exports);
            }
        }
        Ok(Self { body, exports })
    }
}

/// The page with one file of styles, and without the hints that the modules are needed.
fn one_style(files: &mut Files, page: &str) -> Result<String, String> {
    let mut styles = String::new();
    let mut shorter = String::new();
    for line in page.lines() {
        if let Some(path) = between(line, "<link rel=\"stylesheet\" href=\"", "\">") {
            if styles.is_empty() {
                shorter += &line.replace(path, STYLES);
                shorter.push('\n');
            }
            styles += &text(files, path)?;
            files.remove(path);
        } else if !line.contains("<link rel=\"modulepreload\"") {
            shorter += line;
            shorter.push('\n');
        }
    }
    files.insert(STYLES.to_owned(), styles.into_bytes());
    Ok(shorter)
}

/// The modules that one needs, those first that are run first.
fn collect(
    files: &Files,
    path: &str,
    seen: &mut BTreeSet<String>,
    order: &mut Vec<String>,
) -> Result<(), String> {
    if !seen.insert(path.to_owned()) {
        return Ok(());
    }
    for line in text(files, path)?.lines() {
        if let Some(other) = imported(line, path)? {
            collect(files, &other, seen, order)?;
        }
    }
    order.push(path.to_owned());
    Ok(())
}

/// Which module a line imports from.
fn imported(line: &str, path: &str) -> Result<Option<String>, String> {
    if !line.starts_with("import ") {
        return Ok(None);
    }
    let is_plain = line.starts_with("import { ") && !line.contains(" as ");
    match between(line, "} from \"./", "\";") {
        Some(name) if is_plain => Ok(Some(format!("js/{name}"))),
        _ => Err(format!("{path}: an import in an unknown form: {line}")),
    }
}

/// A module without what joins it to others.
struct Module {
    body: String,
    /// Everything that stands at its outermost level.
    names: Vec<String>,
    exports: Vec<String>,
}

impl Module {
    fn read(text: &str, path: &str) -> Result<Self, String> {
        let (mut body, mut names, mut exports) = (String::new(), Vec::new(), Vec::new());
        for line in text.lines().filter(|line| !line.starts_with("import ")) {
            if line.starts_with("await ") {
                // What is fetched meanwhile would wait for the bundle, and the bundle for it.
                return Err(format!("{path}: waits at the outermost level: {line}"));
            }
            let bare = line.strip_prefix("export ");
            match (bare, name(bare.unwrap_or(line))) {
                (Some(_), None) => {
                    return Err(format!("{path}: an export in an unknown form: {line}"));
                }
                (Some(_), Some(name)) => {
                    exports.push(name.to_owned());
                    names.push(name.to_owned());
                }
                (None, Some(name)) => names.push(name.to_owned()),
                (None, None) => {}
            }
            body += bare.unwrap_or(line);
            body.push('\n');
        }
        Ok(Self {
            body,
            names,
            exports,
        })
    }
}

/// The name that a line at the outermost level gives something.
fn name(line: &str) -> Option<&str> {
    let line = line.strip_prefix("async ").unwrap_or(line);
    let starts = ["function ", "class ", "const ", "let "];
    let rest = starts.iter().find_map(|start| line.strip_prefix(start))?;
    let is_letter = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let end = rest.find(|c| !is_letter(c)).unwrap_or(rest.len());
    (end > 0).then_some(&rest[..end])
}

pub(crate) fn between<'a>(line: &'a str, start: &str, end: &str) -> Option<&'a str> {
    let (_, rest) = line.split_once(start)?;
    rest.split_once(end).map(|(found, _)| found)
}

pub(crate) fn text(files: &Files, path: &str) -> Result<String, String> {
    let bytes = files.get(path).ok_or_else(|| format!("no {path}"))?;
    String::from_utf8(bytes.clone()).map_err(|_| format!("{path} is not UTF-8"))
}
