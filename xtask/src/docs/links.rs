//! Checks that every link within the site leads to a page, and to an anchor on it.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Component, Path, PathBuf};

use super::{at, read};

/// Checks all pages of a site outside one directory, and returns the number of links within it.
pub(super) fn check(site: &Path, except: &str) -> Result<usize, String> {
    let mut pages = BTreeMap::new();
    for path in pages_in(site, &site.join(except))? {
        let page = Page::of(&read(&path)?);
        pages.insert(path, page);
    }
    let mut count = 0;
    let mut broken = Vec::new();
    for (path, page) in &pages {
        for link in &page.links {
            count += 1;
            if !has_target(path, link, &pages) {
                broken.push(format!("{}: {link}", path.display()));
            }
        }
    }
    if broken.is_empty() {
        Ok(count)
    } else {
        Err(format!("invalid links:\n{}", broken.join("\n")))
    }
}

/// A page's links to other pages of the site, and the names of its own anchors.
#[derive(Debug, PartialEq)]
struct Page {
    links: BTreeSet<String>,
    places: BTreeSet<String>,
}

impl Page {
    fn of(text: &str) -> Page {
        // The page for unknown addresses contains links relative to the root of the host.
        let is_within = |link: &String| !(link.contains(':') || link.starts_with('/'));
        let links = ["href", "src"].iter().flat_map(|name| values(text, name));
        Page {
            links: links.filter(is_within).collect(),
            places: values(text, "id").collect(),
        }
    }
}

/// The values of an attribute in the text.
fn values(text: &str, name: &str) -> impl Iterator<Item = String> {
    let start = format!(" {name}=\"");
    let parts: Vec<String> = text
        .split(&start)
        .skip(1)
        .filter_map(|part| part.split_once('"'))
        .map(|(value, _)| value.replace("&amp;", "&"))
        .collect();
    parts.into_iter()
}

fn has_target(from: &Path, link: &str, pages: &BTreeMap<PathBuf, Page>) -> bool {
    let (file, place) = link.split_once('#').unwrap_or((link, ""));
    let file = file.split('?').next().unwrap_or_default();
    let path = match (file, from.parent()) {
        ("", _) | (_, None) => from.to_owned(),
        (file, Some(folder)) => plain(&folder.join(file)),
    };
    match pages.get(&path) {
        Some(page) => place.is_empty() || page.places.contains(place),
        None => path.is_file() || path.join("index.html").is_file(),
    }
}

/// The path with its `..` components resolved.
fn plain(path: &Path) -> PathBuf {
    let mut plain = PathBuf::new();
    for step in path.components() {
        match step {
            Component::ParentDir if plain.file_name().is_some() => drop(plain.pop()),
            step => plain.push(step),
        }
    }
    plain
}

fn pages_in(folder: &Path, except: &Path) -> Result<Vec<PathBuf>, String> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).map_err(|error| at(folder, &error))? {
        let path = entry.map_err(|error| at(folder, &error))?.path();
        if path.is_dir() && path != except {
            found.extend(pages_in(&path, except)?);
        } else if path.extension().is_some_and(|end| end == "html") {
            found.push(plain(&path));
        }
    }
    Ok(found)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_anchors_are_found() {
        let page = Page::of(
            r#"<a href="b.html#x">b</a> <a href="https://c">c</a> <h1 id="top">a</h1> <img src="d.svg">"#,
        );
        let set = |items: &[&str]| items.iter().map(|item| (*item).to_owned()).collect();
        let (links, places) = (set(&["b.html#x", "d.svg"]), set(&["top"]));
        assert_eq!(page, Page { links, places });

        let from = Path::new("/site/a.html");
        let pages = BTreeMap::from([(from.to_owned(), page)]);
        assert!(has_target(from, "#top", &pages));
        assert!(has_target(from, "folder/../a.html#top", &pages));
        assert!(!has_target(from, "#bottom", &pages));
        assert!(!has_target(from, "b.html", &pages));
    }
}
