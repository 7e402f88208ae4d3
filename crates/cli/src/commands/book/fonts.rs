//! Finds fonts for titles and names. The given fonts come first; system fonts supply any missing
//! characters.

use std::collections::BTreeSet;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

use novena_draw::{FontFile, Fonts};

use crate::arguments::Book;
use crate::exit::Exit;
use crate::report;
use crate::texts::Texts;

/// The maximum depth of nested folders to search.
const DEEPEST: usize = 8;
/// The folders of system fonts.
const FOLDERS: [&str; 5] = [
    "/usr/local/share/fonts",
    "/usr/share/fonts",
    "/Library/Fonts",
    "/System/Library/Fonts",
    "C:\\Windows\\Fonts",
];
/// The same folders, relative to the user's home folder.
const HOME_FOLDERS: [&str; 4] = [
    ".local/share/fonts",
    ".fonts",
    "Library/Fonts",
    "AppData\\Local\\Microsoft\\Windows\\Fonts",
];
/// Words that occur in the file names of fonts that are not suitable for plain text.
const STYLES: [&str; 12] = [
    "bold",
    "italic",
    "oblique",
    "light",
    "thin",
    "black",
    "medium",
    "condensed",
    "mono",
    "ui-",
    "display",
    "emoji",
];

/// Returns the fonts needed for this text, and reports the characters that no font contains.
pub(super) fn gather(arguments: &Book, words: &[&str], texts: &Texts) -> Result<Fonts, Exit> {
    let mut fonts = Fonts::default();
    for file in &arguments.font {
        let named = |reason: String| {
            let fillings = [
                ("file", file.display().to_string().into()),
                ("reason", reason.into()),
            ];
            report::problem(texts, &texts.fill("book-font-bad", &fillings));
            Exit::Bad
        };
        let data = fs::read(file).map_err(|error| named(report::reason(texts, &error)))?;
        let reason = |_| named(texts.get("book-font-no-font"));
        for font in FontFile::parse(data).map_err(reason)? {
            fonts.push(font);
        }
    }
    let missing = |fonts: &Fonts| -> BTreeSet<char> {
        words
            .iter()
            .flat_map(|words| fonts.missing(words))
            .collect()
    };
    let mut letters = missing(&fonts);
    if !letters.is_empty() {
        for font in found(&letters) {
            let fillings = [("font", font.name.clone().into())];
            report::advice(&texts.fill("book-font-found", &fillings));
            fonts.push(font);
        }
        letters = missing(&fonts);
    }
    if !letters.is_empty() {
        let letters: Vec<String> = letters.into_iter().map(String::from).collect();
        report::warning(
            texts,
            "book-letters",
            &[("letters", letters.join(" ").into())],
        );
    }
    Ok(fonts)
}

/// Returns the system fonts to use for these characters: a single font if one contains them all,
/// otherwise several.
fn found(letters: &BTreeSet<char>) -> Vec<FontFile> {
    let mut partial: Vec<(BTreeSet<char>, FontFile)> = Vec::new();
    for path in files() {
        let fonts = fs::read(path)
            .ok()
            .and_then(|data| FontFile::parse(data).ok());
        for font in fonts.into_iter().flatten() {
            let has: BTreeSet<char> = letters
                .iter()
                .copied()
                .filter(|&letter| font.has(letter))
                .collect();
            if has.len() == letters.len() {
                return vec![font];
            }
            // A font is skipped if an earlier font contains all of its characters.
            let is_known = partial.iter().any(|(known, _)| known.is_superset(&has));
            if !has.is_empty() && !is_known {
                partial.push((has, font));
            }
        }
    }
    let mut left = letters.clone();
    let mut chosen = Vec::new();
    while let Some(place) = best(&partial, &left) {
        let (has, font) = partial.swap_remove(place);
        left.retain(|letter| !has.contains(letter));
        chosen.push(font);
    }
    chosen
}

/// Returns the index of the font that contains the most missing characters. If several fonts
/// contain equally many, returns the first one.
fn best(partial: &[(BTreeSet<char>, FontFile)], left: &BTreeSet<char>) -> Option<usize> {
    let count = |place: usize| partial[place].0.intersection(left).count();
    let places = (0..partial.len()).rev();
    places
        .max_by_key(|&place| count(place))
        .filter(|&place| count(place) > 0)
}

/// Returns the files of all system fonts, starting with fonts for plain text.
fn files() -> Vec<PathBuf> {
    let home = env::var_os("HOME").or_else(|| env::var_os("USERPROFILE"));
    let home = home.map(PathBuf::from).unwrap_or_default();
    let own = HOME_FOLDERS.iter().map(|folder| home.join(folder));
    let mut files = Vec::new();
    for folder in own.chain(FOLDERS.map(PathBuf::from)) {
        walk(&folder, DEEPEST, &mut files);
    }
    files.sort_by_cached_key(|path| (rank(path), path.clone()));
    files.dedup();
    files
}

fn walk(folder: &Path, deep: usize, files: &mut Vec<PathBuf>) {
    // A missing folder counts as empty.
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.flatten() {
        let path = entry.path();
        let ending = path.extension().unwrap_or_default().to_ascii_lowercase();
        if path.is_dir() {
            if deep > 0 {
                walk(&path, deep - 1, files);
            }
        } else if ["ttf", "otf", "ttc", "otc"]
            .iter()
            .any(|known| ending == *known)
        {
            files.push(path);
        }
    }
}

/// Returns the priority of a font file; files with lower values are tried first. Noto Sans
/// resembles our font, whereas decorative fonts are not suitable for a title.
fn rank(path: &Path) -> (bool, u8) {
    let name = path
        .file_name()
        .unwrap_or_default()
        .to_string_lossy()
        .to_lowercase();
    let is_styled = STYLES.iter().any(|style| name.contains(style));
    let family = match name.as_str() {
        name if name.starts_with("notosans") => 0,
        name if name.starts_with("noto") => 1,
        _ => 2,
    };
    (is_styled, family)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fonts_for_plain_text_are_tried_first() {
        let mut names = vec![
            "DejaVuSans-Bold.ttf",
            "DejaVuSans.ttf",
            "NotoSansArabic-Bold.ttf",
            "NotoSansArabic-Regular.ttf",
            "NotoNaskhArabic-Regular.ttf",
        ];
        names.sort_by_key(|name| rank(Path::new(name)));
        assert_eq!(
            names,
            [
                "NotoSansArabic-Regular.ttf",
                "NotoNaskhArabic-Regular.ttf",
                "DejaVuSans.ttf",
                "NotoSansArabic-Bold.ttf",
                "DejaVuSans-Bold.ttf",
            ]
        );
    }
}
