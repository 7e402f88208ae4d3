//! `novena site`: writes the complete player as files that any static host can serve.
//!
//! The folder may contain other files, which are kept. `novena-site.txt` lists the files of the
//! site. When a newer version of the site is written, the listed files are replaced or, if they are
//! no longer part of the site, removed. Existing files that are not in the list are never
//! overwritten; if any are in the way, nothing at all is written.

use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

use novena_web::{SiteFile, site};

use crate::arguments::Site;
use crate::exit::Exit;
use crate::output;
use crate::report;
use crate::texts::Texts;

/// The list of the files that belong to the site, one per line.
const LIST: &str = "novena-site.txt";

/// The files that refer to all the others. They are written last.
const LAST: [&str; 2] = ["index.html", "sw.js"];

/// Writes the site.
pub(crate) fn run(arguments: &Site, texts: &Texts) -> Exit {
    let today = SystemTime::now().duration_since(UNIX_EPOCH);
    // Start one day early, because it may still be yesterday in the reader's time zone.
    let first = today
        .map_or(0, |since| since.as_secs() / (24 * 60 * 60))
        .saturating_sub(1);
    let Ok(mut files) = site(first) else {
        report::problem(texts, &texts.get("site-no-engine"));
        return Exit::Bad;
    };
    files.sort_by_key(|file| LAST.contains(&file.name.as_str()));
    let folder = &arguments.folder;
    match write(folder, &files) {
        Ok(None) => done(folder, &files, texts),
        Ok(Some(foreign)) => {
            let fillings = [("file", folder.join(foreign).display().to_string().into())];
            report::problem(texts, &texts.fill("site-foreign", &fillings));
            Exit::Bad
        }
        Err((file, error)) => {
            let fillings = [
                ("file", folder.join(file).display().to_string().into()),
                ("reason", report::reason(texts, &error).into()),
            ];
            report::problem(texts, &texts.fill("output-failed", &fillings));
            Exit::Bad
        }
    }
}

/// Writes the files and removes those of an older site. If an existing file is in the way, writes
/// nothing and returns the name of that file. An error includes the name of the file that caused
/// it.
fn write(folder: &Path, files: &[SiteFile]) -> Result<Option<String>, (String, io::Error)> {
    let of = |name: &str| {
        let name = name.to_owned();
        move |error: io::Error| (name, error)
    };
    let known: BTreeSet<String> = match fs::read_to_string(folder.join(LIST)) {
        Ok(list) => list
            .lines()
            .filter(|name| is_inside(name))
            .map(str::to_owned)
            .collect(),
        Err(error) if error.kind() == io::ErrorKind::NotFound => BTreeSet::new(),
        Err(error) => return Err((LIST.to_owned(), error)),
    };
    let names: BTreeSet<String> = files.iter().map(|file| file.name.clone()).collect();
    let foreign = names.difference(&known);
    if let Some(name) = foreign
        .into_iter()
        .find(|name| folder.join(name).symlink_metadata().is_ok())
    {
        return Ok(Some(name.clone()));
    }
    fs::create_dir_all(folder).map_err(of(""))?;
    // At first, the list contains both the old and the new files, so that all of them are known if
    // the program ends early.
    let all: BTreeSet<String> = known.union(&names).cloned().collect();
    write_list(folder, &all).map_err(of(LIST))?;
    for SiteFile { name, data } in files {
        let path = folder.join(name);
        let inside = path.parent().unwrap_or(folder);
        fs::create_dir_all(inside)
            .and_then(|()| fs::write(&path, data))
            .map_err(of(name))?;
    }
    for name in known.difference(&names) {
        match fs::remove_file(folder.join(name)) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                return Err((name.clone(), error));
            }
            _ => {}
        }
    }
    write_list(folder, &names).map_err(of(LIST))?;
    Ok(None)
}

fn write_list(folder: &Path, names: &BTreeSet<String>) -> io::Result<()> {
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    fs::write(folder.join(LIST), names.join("\n") + "\n")
}

/// Returns whether a path in the list remains inside the folder. This is checked because the list
/// can be edited.
fn is_inside(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    parts.all(|part| matches!(part, std::path::Component::Normal(_)))
}

fn done(folder: &Path, files: &[SiteFile], texts: &Texts) -> Exit {
    let bytes: usize = files.iter().map(|file| file.data.len()).sum();
    let fillings = [
        ("folder", folder.display().to_string().into()),
        ("files", files.len().into()),
        ("kilobytes", bytes.div_ceil(1000).into()),
    ];
    let message = texts.fill("site-done", &fillings);
    output::write(None, texts, |out| {
        writeln!(out, "{message}")?;
        Ok(Exit::Success)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(name: &str, text: &'static str) -> SiteFile {
        SiteFile {
            name: name.to_owned(),
            data: text.as_bytes().into(),
        }
    }

    #[test]
    fn only_files_of_an_earlier_site_are_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let folder = folder.path().join("new");
        let read = |name: &str| fs::read_to_string(folder.join(name)).ok();
        let first = [file("a.txt", "1"), file("days/b.txt", "2")];
        assert!(write(&folder, &first).unwrap().is_none());
        assert_eq!(read(LIST).unwrap(), "a.txt\ndays/b.txt\n");
        fs::write(folder.join("CNAME"), "mine").unwrap();
        let second = [file("a.txt", "3"), file("days/c.txt", "4")];
        assert!(write(&folder, &second).unwrap().is_none());
        assert_eq!(read("a.txt").unwrap(), "3");
        assert_eq!(read("days/b.txt"), None);
        assert_eq!(read("CNAME").unwrap(), "mine");
        let third = [file("a.txt", "5"), file("CNAME", "6")];
        assert_eq!(write(&folder, &third).unwrap().unwrap(), "CNAME");
        assert_eq!(read("a.txt").unwrap(), "3", "nothing is written then");
    }

    #[test]
    fn paths_outside_the_folder_are_detected() {
        for name in ["../a", "/etc/hosts", "a/../../b"] {
            assert!(!is_inside(name), "{name}");
        }
        assert!(is_inside("engine/novena.wasm"));
    }
}
