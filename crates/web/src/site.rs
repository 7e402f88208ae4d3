//! The page as files for any static host, and the two addresses that both a server and a static
//! host provide: the note `engine.json` and the daily puzzles.

use std::borrow::Cow;
use std::fmt::Write;

use novena_generator::{Date, daily};
use novena_techniques::Level;
use serde::Serialize;

use crate::{PAGE_VERSION, has_engine, page_files};

/// The directory of the daily puzzles, which contains one file for each month.
const DAYS: &str = "days/";

/// The level of the puzzle shown on a first visit.
const FIRST_LEVEL: Level = Level::Easy;

/// The number of days, after the first day, whose puzzles are included in a site. The engine
/// generates later puzzles, which adds a second to the very first visit.
const DAYS_AHEAD: u64 = 400;

/// A file of a site.
#[derive(Clone, Debug)]
pub struct SiteFile {
    /// The path of the file relative to the site's directory, with `/`.
    pub name: String,
    /// Its content.
    pub data: Cow<'static, [u8]>,
}

/// This program does not contain the engine: it was built without running `cargo xtask wasm` first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoEngine;

/// Returns the complete player as files, with the daily puzzles from the day `first` onwards,
/// counted from 1970-01-01.
pub fn site(first: u64) -> Result<Vec<SiteFile>, NoEngine> {
    if !has_engine() {
        return Err(NoEngine);
    }
    let page = page_files().iter().map(|file| SiteFile {
        name: file.name.to_owned(),
        data: file.plain.into(),
    });
    let note = EngineNote::new(false, None).to_json().into_bytes();
    let note = SiteFile {
        name: EngineNote::NAME.to_owned(),
        data: note.into(),
    };
    let months = months(first, first + DAYS_AHEAD);
    let months = months.into_iter().map(|(month, text)| SiteFile {
        name: format!("{DAYS}{month}.txt"),
        data: text.into_bytes().into(),
    });
    Ok(page.chain([note]).chain(months).collect())
}

/// The facts that the page needs about its origin.
#[derive(Debug, Serialize)]
#[serde(rename_all = "camelCase")]
pub(crate) struct EngineNote<'a> {
    /// Whether the page can work by itself.
    engine: bool,
    /// Whether one of our servers responds to calls and stores games.
    server: bool,
    /// The version of the page's files; `None` while they are read from a directory.
    version: Option<&'static str>,
    /// The public address of the page.
    public_url: Option<&'a str>,
    /// The address of the directory with the daily puzzles.
    days: &'static str,
}

impl<'a> EngineNote<'a> {
    pub(crate) const NAME: &'static str = "engine.json";

    pub(crate) fn new(server: bool, public_url: Option<&'a str>) -> Self {
        let engine = has_engine();
        Self {
            engine,
            server,
            version: engine.then_some(PAGE_VERSION),
            public_url,
            days: DAYS,
        }
    }

    /// Returns the same note without a version, for a page that is read from a directory, where its
    /// files may change at any time.
    pub(crate) const fn without_version(mut self) -> Self {
        self.version = None;
        self
    }

    pub(crate) fn to_json(&self) -> String {
        // Strings and flags always serialise.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// Returns the file with the puzzles of a month, as in a site, if it is the month of `today` or an
/// adjacent month; `None` for other months and other names. Days are counted from 1970-01-01.
pub(crate) fn month_near(name: &str, today: u64) -> Option<String> {
    let requested = name.strip_prefix(DAYS)?.strip_suffix(".txt")?;
    let near = today.saturating_sub(31)..=today + 31;
    let mut near = near.filter(|day| month(*day).is_some_and(|(month, _)| month == requested));
    let inside = near.next()?;
    let whole = months(inside.saturating_sub(31), inside + 31);
    let found = whole.into_iter().find(|(month, _)| month == requested);
    found.map(|(_, text)| text)
}

/// Returns the daily puzzles by month, with a line `2026-11-15 PUZZLE NAME` for each day.
fn months(first: u64, last: u64) -> Vec<(String, String)> {
    let mut months: Vec<(String, String)> = Vec::new();
    for (name, date) in (first..=last).filter_map(month) {
        if months.last().is_none_or(|(month, _)| *month != name) {
            months.push((name, String::new()));
        }
        if let Some((_, text)) = months.last_mut() {
            let puzzle = daily(date, FIRST_LEVEL).puzzle;
            // Writing to a `String` cannot fail.
            let _ = writeln!(text, "{date} {puzzle} {}", date.star());
        }
    }
    months
}

/// Returns the month of a day, such as `2026-11`, and the day as a date.
fn month(day: u64) -> Option<(String, Date)> {
    let date = Date::after_epoch(day)?;
    let name = date.to_string();
    let (month, _) = name.rsplit_once('-')?;
    Some((month.to_owned(), date))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// 2026-11-15.
    const DAY: u64 = 20_772;

    #[test]
    fn months_have_the_right_number_of_days() {
        let months = months(DAY, DAY + DAYS_AHEAD);
        assert_eq!(months[0].0, "2026-11");
        assert_eq!(months[0].1.lines().count(), 16);
        let days: usize = months.iter().map(|(_, text)| text.lines().count()).sum();
        assert_eq!(days as u64, DAYS_AHEAD + 1);
        let line: Vec<&str> = months[0].1.lines().next().unwrap().split(' ').collect();
        let [date, puzzle, name] = line[..] else {
            panic!("{line:?}");
        };
        assert_eq!((date, puzzle.len(), name), ("2026-11-15", 81, "Alcyone"));
        let date = date.parse().unwrap();
        assert_eq!(puzzle, daily(date, Level::Easy).puzzle.to_string());
    }

    #[test]
    fn a_server_makes_only_the_months_around_today() {
        let days = |name: &str| month_near(name, DAY).map(|text| text.lines().count());
        assert_eq!(days("days/2026-10.txt"), Some(31));
        assert_eq!(days("days/2026-11.txt"), Some(30));
        assert_eq!(days("days/2026-12.txt"), Some(31));
        for far in [
            "days/2026-09.txt",
            "days/2027-01.txt",
            "days/2026-11",
            "2026-11.txt",
        ] {
            assert_eq!(days(far), None, "{far}");
        }
    }

    #[test]
    fn a_site_contains_the_page_the_note_and_the_days() {
        let Ok(files) = site(DAY) else {
            println!("this program was built without the engine: no site to look at");
            return;
        };
        let named = |name: &str| {
            let file = files.iter().find(|file| file.name == name);
            String::from_utf8_lossy(&file.unwrap_or_else(|| panic!("no {name}")).data).into_owned()
        };
        assert!(named("engine.json").contains(r#""engine":true,"server":false"#));
        assert!(named("days/2026-12.txt").starts_with("2026-12-01 "));
        assert!(named("index.html").contains(&format!(
            r#"<meta name="version" content="{PAGE_VERSION}">"#
        )));
        let worker = named("sw.js");
        assert!(worker.contains(&format!("const VERSION = \"{PAGE_VERSION}\";")));
        for file in page_files().iter().filter(|file| file.name != "sw.js") {
            let name = if file.name == "index.html" {
                ""
            } else {
                file.name
            };
            let not_kept = ["icons/", "fonts/OFL", "NOTICES"];
            let is_kept = !not_kept.iter().any(|prefix| name.starts_with(prefix));
            assert_eq!(worker.contains(&format!("  {name:?}: ")), is_kept, "{name}");
        }
    }
}
