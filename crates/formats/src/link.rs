//! Determines which part of a link is the puzzle, and which format reads it.
//!
//! ```text
//! https://www.f-puzzles.com/?load=N4Ig…       https://www.sudokuwiki.org/sudoku.htm?bd=S9B…
//! https://sudokupad.app/scf…                  https://sudoku.coach/en/solver/0000…
//! https://app.crackingthecryptic.com/sudoku/scl…    …/?puzzleid=scl…    sudokupad://puzzle/scl…
//! https://sudokuexchange.com/play/?s=0000…    https://puzz.link/p?sudoku/9/9/…
//! https://swaroopg92.github.io/penpa-edit/#m=edit&p=7VVN…    …/puzzles/js/solo.html#3x3:…
//! ```
//!
//! A link is accepted as pasted: with blanks, quotes or angle brackets around it, without its
//! `https://`, with `%` escapes, and with blanks where a form has replaced a `+`.
//!
//! The format of every site also reads the links of all other sites, because a file may contain
//! links from any of them.

use std::borrow::Cow;

use novena_core::Board;

use crate::format::{Parser, Unit};
use crate::{
    Format, ParseError, Record, fpuzzles, line, penpa, puzzlink, solo, sudokucoach, sudokupad,
    sudokuwiki,
};

/// The maximum length of the text unpacked from a link.
pub(crate) const UNPACKED: usize = 1 << 20;

/// The site of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Site {
    FPuzzles,
    SudokuPad,
    SudokuWiki,
    SudokuCoach,
    SudokuExchange,
    PuzzLink,
    Penpa,
    Solo,
}

/// Pasted text without quotes, brackets and the host of a link.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Payload<'a> {
    /// The site, if the text is a link.
    pub site: Option<Site>,
    /// The part of the link that the site defines as the puzzle, or all of the text if it is not a
    /// link.
    pub text: Cow<'a, str>,
}

/// The domains whose links are known, including their subdomains.
const DOMAINS: [(&str, Site); 14] = [
    ("f-puzzles.com", Site::FPuzzles),
    ("sudokupad.app", Site::SudokuPad),
    ("sudokupad.svencodes.com", Site::SudokuPad),
    ("crackingthecryptic.com", Site::SudokuPad),
    ("sudokuwiki.org", Site::SudokuWiki),
    ("sudoku.coach", Site::SudokuCoach),
    ("sudokuexchange.com", Site::SudokuExchange),
    ("puzz.link", Site::PuzzLink),
    ("pzv.jp", Site::PuzzLink),
    ("pzplus.tck.mn", Site::PuzzLink),
    ("pzprxs.vercel.app", Site::PuzzLink),
    ("swaroopg92.github.io", Site::Penpa),
    ("opt-pan.github.io", Site::Penpa),
    ("chiark.greenend.org.uk", Site::Solo),
];

impl Site {
    /// Returns the format of the site's links.
    pub(crate) fn format(self) -> Format {
        match self {
            Self::FPuzzles => Format::FPUZZLES,
            Self::SudokuPad => Format::SUDOKUPAD,
            Self::SudokuWiki => Format::SUDOKUWIKI,
            Self::SudokuCoach => Format::SUDOKUCOACH,
            Self::SudokuExchange => Format::LINE,
            Self::PuzzLink => Format::PUZZLINK,
            Self::Penpa => Format::PENPA,
            Self::Solo => Format::SOLO,
        }
    }

    /// Returns the part of a link that contains the puzzle, if there is one. `rest` is the text
    /// after the host.
    fn payload(self, rest: &str) -> Option<&str> {
        let path = rest.split(['?', '#']).next().unwrap_or(rest);
        let found = match self {
            Self::FPuzzles => query(rest, "load"),
            Self::SudokuWiki => query(rest, "bd"),
            Self::SudokuExchange => query(rest, "s"),
            Self::PuzzLink => rest.split_once('?').map(|(_, puzzle)| puzzle),
            // The part follows `?` in older links and `#` in newer ones.
            Self::Penpa => rest
                .split(['?', '#', '&'])
                .find_map(|pair| pair.strip_prefix("p=")),
            Self::Solo => rest
                .split_once('#')
                .map(|(_, id)| id)
                .filter(|_| path.contains("solo")),
            Self::SudokuCoach => path.rsplit('/').find(|part| !part.is_empty()),
            Self::SudokuPad => query(rest, "puzzleid").or_else(|| {
                let path = path.trim_start_matches('/');
                Some(path.strip_prefix("sudoku/").unwrap_or(path))
            }),
        };
        found.filter(|payload| match self {
            Self::SudokuPad => sudokupad::has_prefix(payload),
            Self::SudokuCoach => {
                let is_to_solve = path.contains("/solver/") && *payload != "solver";
                is_to_solve || payload.starts_with("SCv7_") || payload.len() >= 81
            }
            _ => !payload.is_empty(),
        })
    }

    fn read(self, payload: &str) -> Result<Record, ParseError> {
        match self {
            Self::FPuzzles => fpuzzles::record(payload),
            Self::SudokuPad => sudokupad::record(payload),
            Self::SudokuWiki => sudokuwiki::record(payload),
            Self::SudokuCoach => sudokucoach::record(payload),
            Self::SudokuExchange => exchanged(payload).map(Record::new),
            Self::PuzzLink => puzzlink::record(payload),
            Self::Penpa => penpa::record(payload),
            Self::Solo => solo::record(payload),
        }
    }
}

/// Returns the format of the text, if it is a link.
pub(crate) fn format(text: &str) -> Option<Format> {
    let text = decoded(unwrapped(text));
    let (host, _) = split(&text)?;
    // For a link to an unknown site, any link format will do, because all of them report that the
    // site is unknown.
    Some(site_of(host).map_or(Format::SUDOKUPAD, Site::format))
}

/// Removes the wrapping from pasted text, including the host of a link.
pub(crate) fn payload(text: &str) -> Result<Payload<'_>, ParseError> {
    let text = unwrapped(text);
    // A raw object is not a link, and a `%` in it is literal.
    if text.starts_with('{') {
        let text = Cow::Borrowed(text);
        return Ok(Payload { site: None, text });
    }
    let whole = decoded(text);
    let Some((host, rest)) = split(&whole) else {
        return Ok(Payload {
            site: None,
            text: percent_decoded(text),
        });
    };
    let (site, payload) = match (site_of(host), only_cells(rest)) {
        (Some(site), _) => (
            site,
            site.payload(rest).ok_or(ParseError::LinkWithoutPuzzle)?,
        ),
        // A string of 81 cells means the same board on every site.
        (None, Some(cells)) => (Site::SudokuExchange, cells),
        (None, None) => {
            let host = host.chars().take(40).collect();
            return Err(ParseError::UnknownLink { host });
        }
    };
    Ok(Payload {
        site: Some(site),
        text: Cow::Owned(percent_decoded(payload).into_owned()),
    })
}

/// Reads pasted text. A link is read according to its site, and anything else with `bare`.
pub(crate) fn read(
    text: &str,
    bare: fn(&str) -> Result<Record, ParseError>,
) -> Result<Record, ParseError> {
    let payload = payload(text)?;
    match payload.site {
        Some(site) => site.read(&payload.text),
        None => bare(&payload.text),
    }
}

/// A parser for one link per line. The function in this struct reads text that is not a link.
pub(crate) struct LinkParser(pub fn(&str) -> Result<Record, ParseError>);

impl Parser for LinkParser {
    fn is_line_based(&self) -> bool {
        true
    }

    fn cut(&self, text: &[u8], _at_end: bool) -> Option<usize> {
        memchr::memchr(b'\n', text).map(|end| end + 1)
    }

    fn read(&self, text: &str) -> Unit {
        Unit::of_line(read(text, self.0))
    }
}

/// Returns the cells of a SudokuExchange link, which are written as in a line.
pub(crate) fn line_of(text: &str) -> Option<Result<Board, ParseError>> {
    (format(text)? == Format::LINE).then(|| exchanged(&payload(text)?.text))
}

/// Reads cells written in full, or in the short form that SudokuPad also uses.
fn exchanged(cells: &str) -> Result<Board, ParseError> {
    match line::exact(cells) {
        Some(board) => Ok(board),
        None => sudokupad::compact::scf(cells).map_err(|error| error.in_field("s")),
    }
}

/// Removes blanks, quotes and brackets around the text.
fn unwrapped(text: &str) -> &str {
    let mut text = text.trim().trim_start_matches('\u{feff}').trim();
    for (open, close) in [('<', '>'), ('"', '"'), ('\'', '\''), ('`', '`'), ('“', '”')] {
        let inner = text.strip_prefix(open);
        if let Some(inner) = inner.and_then(|text| text.strip_suffix(close)) {
            text = inner.trim();
        }
    }
    text
}

/// Unescapes a link that was escaped as a whole, as part of another link.
fn decoded(text: &str) -> Cow<'_, str> {
    let head = text.as_bytes().get(..9).unwrap_or_default();
    if head.starts_with(b"http") && head.contains(&b'%') {
        percent_decoded(text)
    } else {
        Cow::Borrowed(text)
    }
}

/// Returns the host of a link, written in any case, and the text after it.
fn split(text: &str) -> Option<(&str, &str)> {
    let after = |scheme: &str| {
        let head = text.get(..scheme.len())?;
        let matches = head.eq_ignore_ascii_case(scheme);
        matches.then(|| &text[scheme.len()..])
    };
    if let Some(rest) = after("sudokupad://") {
        let rest = rest.strip_prefix("puzzle").unwrap_or(rest);
        return Some(("sudokupad.app", rest));
    }
    let named = after("https://").or_else(|| after("http://"));
    let rest = named.unwrap_or(text);
    let end = rest.find(['/', '?', '#']);
    let (host, rest) = rest.split_at(end.unwrap_or(rest.len()));
    // Without `https://`, a link needs a known host and something after it.
    let is_link = named.is_some() || (end.is_some() && site_of(host).is_some());
    is_link.then_some((host, rest))
}

/// Returns the 81 cells in a link to an unknown site, if the link contains exactly one such word.
fn only_cells(rest: &str) -> Option<&str> {
    let is_board =
        |word: &&str| word.len() == 81 && word.contains(|char| matches!(char, '1'..='9'));
    let mut words = rest
        .split(|char: char| !matches!(char, '0'..='9' | '.'))
        .filter(is_board);
    words.next().filter(|_| words.next().is_none())
}

fn site_of(host: &str) -> Option<Site> {
    let host = host.split(':').next().unwrap_or(host).to_ascii_lowercase();
    let is_under = |domain: &str| match host.strip_suffix(domain) {
        Some(before) => before.is_empty() || before.ends_with('.'),
        None => false,
    };
    DOMAINS
        .into_iter()
        .find_map(|(domain, site)| is_under(domain).then_some(site))
}

/// Returns the value of a key in the query of a link.
fn query<'a>(rest: &'a str, key: &str) -> Option<&'a str> {
    let (_, query) = rest.split_once('?')?;
    let query = query.split('#').next().unwrap_or(query);
    query
        .split('&')
        .find_map(|pair| pair.strip_prefix(key)?.strip_prefix('='))
}

/// Decodes `%` escapes. Text that was escaped twice is decoded twice. Invalid escapes are left
/// unchanged.
fn percent_decoded(text: &str) -> Cow<'_, str> {
    let mut text = Cow::Borrowed(text);
    for _ in 0..2 {
        if !text.contains('%') {
            break;
        }
        let bytes = text.as_bytes();
        let mut plain = Vec::with_capacity(bytes.len());
        let mut place = 0;
        while let Some(&byte) = bytes.get(place) {
            let escaped = (byte == b'%')
                .then(|| str::from_utf8(bytes.get(place + 1..place + 3)?).ok())
                .flatten()
                .filter(|digits| digits.bytes().all(|byte| byte.is_ascii_hexdigit()))
                .and_then(|digits| u8::from_str_radix(digits, 16).ok());
            plain.push(escaped.unwrap_or(byte));
            place += if escaped.is_some() { 3 } else { 1 };
        }
        match String::from_utf8(plain) {
            Ok(plain) => text = Cow::Owned(plain),
            Err(_) => break,
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tests::PUZZLE;

    #[track_caller]
    fn check(text: &str, site: Option<Site>, expected: &str) {
        let found = payload(text).unwrap();
        assert_eq!((found.site, found.text.as_ref()), (site, expected));
        assert_eq!(format(text), site.map(Site::format));
    }

    #[track_caller]
    fn check_error(text: &str, expected: &str) {
        assert_eq!(payload(text).unwrap_err().to_string(), expected, "{text}");
    }

    #[test]
    fn cells_in_links_to_unknown_sites_are_read() {
        let cells = PUZZLE.replace('.', "0");
        let other = Some(Site::SudokuExchange);
        for cells in [PUZZLE, &cells] {
            for link in [
                format!("https://example.com/sudoku?p={cells}&level=3"),
                format!("http://example.com/play/{cells}"),
                format!("https://example.com/#{cells}"),
            ] {
                let found = payload(&link).unwrap();
                assert_eq!((found.site, found.text.as_ref()), (other, cells), "{link}");
                assert_eq!(
                    crate::tests::transcript(&link, None),
                    "1: puzzle\n",
                    "{link}"
                );
            }
        }
        check_error(
            &format!("https://example.com/{cells}/{cells}"),
            "links of example.com are not read",
        );
    }

    #[test]
    fn the_puzzle_is_found_in_links_to_every_site() {
        let pad = Some(Site::SudokuPad);
        for (text, site, expected) in [
            (
                "https://www.f-puzzles.com/?load=N4Ig+/=",
                Some(Site::FPuzzles),
                "N4Ig+/=",
            ),
            ("f-puzzles.com/?x=1&load=N4", Some(Site::FPuzzles), "N4"),
            ("https://sudokupad.app/scfeJ", pad, "scfeJ"),
            (
                "https://sudokupad.app/sclN4/Ig?setting-nogrid=1",
                pad,
                "sclN4/Ig",
            ),
            ("HTTPS://Beta.SudokuPad.app/fpuzN4", pad, "fpuzN4"),
            (
                "https://app.crackingthecryptic.com/sudoku/ctcN4",
                pad,
                "ctcN4",
            ),
            (
                "https://app.crackingthecryptic.com/sudoku/?puzzleid=classicA1",
                pad,
                "classicA1",
            ),
            ("sudokupad://puzzle/scfeJ", pad, "scfeJ"),
            (
                "http://www.sudokuwiki.org/sudoku.htm?bd=S9B00#x",
                Some(Site::SudokuWiki),
                "S9B00",
            ),
            (
                "https://sudoku.coach/en/play/SCv7_32_f2/",
                Some(Site::SudokuCoach),
                "SCv7_32_f2",
            ),
            (
                "https://sudokuexchange.com/play/?s=00&d=2",
                Some(Site::SudokuExchange),
                "00",
            ),
        ] {
            check(text, site, expected);
        }
        let digits = PUZZLE.replace('.', "0");
        check(
            &format!("https://sudoku.coach/en/solver/{digits}"),
            Some(Site::SudokuCoach),
            &digits,
        );
    }

    #[test]
    fn quotes_and_escapes_are_removed() {
        for wrapped in [
            "<https://sudokupad.app/scfeJ>",
            " \"https://sudokupad.app/scfeJ\" ",
            "<'https://sudokupad.app/scf%65J'>",
            "https%3A%2F%2Fsudokupad.app%2FscfeJ",
            "`sudokupad.app/scf%2565J`",
            "\u{feff}https://sudokupad.app:443/scfeJ",
        ] {
            check(wrapped, Some(Site::SudokuPad), "scfeJ");
        }
        check("'N4Ig%2B%3D'", None, "N4Ig+=");
        check("100%", None, "100%");
        check("%ff%2", None, "%ff%2");
        check("{\"a\":\"%41\"}", None, "{\"a\":\"%41\"}");
        check("", None, "");
    }

    #[test]
    fn links_without_a_puzzle_are_reported() {
        let expected = "this link holds no puzzle, only the name of one on a server";
        for text in [
            "https://www.f-puzzles.com/?id=y2abcdef",
            "https://sudokupad.app/clover/may-22-2023",
            "https://app.crackingthecryptic.com/sudoku/nP8pD3MLb4",
            "https://www.sudokuwiki.org/sudoku.htm",
            "https://sudoku.coach/en/play",
            "https://sudoku.coach/en/solver/",
            "https://sudokuexchange.com/play/?d=1",
            "sudokupad://",
        ] {
            check_error(text, expected);
        }
        check_error(
            "https://a.example/?load=N4",
            "links of a.example are not read",
        );
        check_error(
            "https://notsudokupad.app/scfe",
            "links of notsudokupad.app are not read",
        );
    }

    #[test]
    fn sudoku_exchange_is_read_as_a_line() {
        for cells in [PUZZLE, "eJCSNGY7uELPTFNLMGx1bDRPJBu"] {
            let link = format!("https://sudokuexchange.com/play/?s={cells}&d=3\n");
            crate::tests::check(Format::LINE, &link, "1: puzzle");
            crate::tests::check(Format::SUDOKUPAD, &link, "1: puzzle");
        }
        crate::tests::check(
            Format::SUDOKUCOACH,
            format!("https://sudoku.coach/en/solver/{}", &PUZZLE[1..]),
            "1: expected 81 cells, found 80",
        );
        crate::tests::check(
            Format::LINE,
            "https://sudokuexchange.com/play/?s=12",
            "1: s: expected 81 cells, found 2",
        );
    }

    #[test]
    fn a_file_can_contain_links_to_different_sites() {
        let text = format!(
            "# ours\nhttps://sudokupad.app/scfeJCSNGY7uELPTFNLMGx1bDRPJBu\r\n\
             https://sudoku.coach/en/solver/{PUZZLE}\n\n\
             https://www.sudokuwiki.org/sudoku.htm?bd={PUZZLE}\nhttps://sudokupad.app/x"
        );
        for format in [
            Format::SUDOKUPAD,
            Format::FPUZZLES,
            Format::SUDOKUWIKI,
            Format::SUDOKUCOACH,
        ] {
            crate::tests::check(
                format,
                &text,
                "1: neutral\n2: puzzle\n3: puzzle\n4: neutral\n5: puzzle\n\
                 6: this link holds no puzzle, only the name of one on a server",
            );
        }
    }
}
