//! `opensudoku`: an OpenSudoku XML document.
//!
//! ```text
//! <?xml version="1.0" encoding="UTF-8"?>
//! <opensudoku version="2">
//!   <folder name="Novena">
//!     <game state="1" data="000009020800300604000760000040100500900503001…"/>
//!     <game state="0" time="61000" data="version: 3&#10;0|120|1|0|116|1|…" note="hard"/>
//!   </folder>
//! </opensudoku>
//! ```
//!
//! Each game is read from its own element alone, so that a long document need not be kept in
//! memory. The names of folders (and, in version 1, of the document) are therefore not part of a
//! record, and neither are dates and the `command_stack`. The note becomes the comment. The time is
//! in milliseconds, and is unknown for a game that was not started. `data` is either 81 digits or a
//! board; see [`board`].
//!
//! The `<sudoku data="…"/>` of an `<onegravitysudoku>` can be read too. Unknown elements are
//! skipped.

mod board;

use std::fmt::Write as _;
use std::io::{self, Write};
use std::sync::Arc;
use std::time::Duration;

use crate::format::{Format, Parser, Syntax, Unit};
use crate::{ParseError, Record, RecordPart, RecordParts, xml};

impl Format {
    /// An OpenSudoku XML document.
    pub const OPENSUDOKU: Self = Self(&OpenSudoku);
}

struct OpenSudoku;

/// Values of the attribute that describes the state of a game.
const PLAYING: &str = "0";
const NOT_STARTED: &str = "1";
const COMPLETED: &str = "2";

impl Syntax for OpenSudoku {
    fn id(&self) -> &'static str {
        "opensudoku"
    }

    fn extensions(&self) -> &'static [&'static str] {
        &["opensudoku"]
    }

    fn carries(&self) -> RecordParts {
        RecordParts::of(&[
            RecordPart::Entries,
            RecordPart::Marks,
            RecordPart::Corners,
            RecordPart::Colours,
            RecordPart::Time,
            RecordPart::Comment,
        ])
    }

    fn dropped(&self, record: &Record) -> RecordParts {
        let dropped = record.parts().minus(self.carries());
        let several = |colours: &crate::CellColours| colours.iter().any(|set| set.len() > 1);
        // In this format, a cell has at most one colour.
        if record.colours.as_deref().is_some_and(several) {
            dropped.union(RecordParts::of(&[RecordPart::Colours]))
        } else {
            dropped
        }
    }

    fn parser(&self, _prefix: &str) -> Arc<dyn Parser> {
        Arc::new(Self)
    }

    fn head(&self) -> &'static str {
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n  \
         <folder name=\"Novena\">\n"
    }

    fn remark(&self, words: &str) -> String {
        // Two dashes would end the comment.
        format!("  <!-- {} -->", words.replace("--", "- -"))
    }

    fn tail(&self) -> &'static str {
        "  </folder>\n</opensudoku>\n"
    }

    fn write(&self, record: &Record, out: &mut dyn Write) -> io::Result<()> {
        let is_fresh = board::is_fresh(record) && record.time.is_none();
        let whole = record.board();
        let state = match () {
            () if is_fresh => NOT_STARTED,
            () if whole.is_full() && whole.is_valid() => COMPLETED,
            () => PLAYING,
        };
        write!(out, "    <game state=\"{state}\"")?;
        if let Some(time) = record.time {
            write!(out, " time=\"{}\"", time.as_millis())?;
        }
        write!(out, " data=\"{}\"", escaped(&board::written(record)))?;
        if let Some(note) = &record.comment {
            write!(out, " note=\"{}\"", escaped(note))?;
        }
        writeln!(out, "/>")
    }
}

impl Parser for OpenSudoku {
    fn cut(&self, text: &[u8], at_end: bool) -> Option<usize> {
        xml::cut(text, at_end)
    }

    fn read(&self, text: &str) -> Unit {
        let begin = text.len() - text.trim_start().len();
        let skipped = text[..begin].matches('\n').count();
        let place = |offset: usize| {
            let before = &text[..text.floor_char_boundary(begin + offset)];
            let line = before.rsplit('\n').next().unwrap_or(before);
            (before.matches('\n').count(), line.chars().count() + 1)
        };
        let fault = |(offset, reason): (usize, String)| {
            let (line, column) = place(offset);
            Unit::Fault(line, ParseError::NotXml { column, reason })
        };
        let found = match xml::parse(&text[begin..]) {
            Ok(found) => found,
            Err(problem) => return fault(problem),
        };
        let Some(tag) = found else {
            return Unit::Nothing;
        };
        match tag.name {
            "game" | "sudoku" => match tag.attributes() {
                Ok(attributes) => match record(&attributes) {
                    Ok(record) => Unit::Record(skipped, record),
                    Err(error) => Unit::Fault(skipped, error),
                },
                Err(problem) => fault(problem),
            },
            _ => Unit::Nothing,
        }
    }
}

/// Returns whether the text looks like an OpenSudoku document.
pub(crate) fn looks_like(text: &str) -> bool {
    text.starts_with('<')
        && ["<opensudoku", "<onegravitysudoku"]
            .iter()
            .any(|root| text.contains(root))
}

fn record(attributes: &[(&str, String)]) -> Result<Record, ParseError> {
    let get = |key: &str| {
        let found = attributes.iter().find(|(name, _)| *name == key);
        found.map(|(_, value)| value.as_str())
    };
    let data = get("data").ok_or(ParseError::MissingKey { key: "data" })?;
    let mut record = board::read(data).map_err(|error| error.in_field("data"))?;
    let state = get("state").unwrap_or(NOT_STARTED);
    if let Some(time) = get("time") {
        let millis = time.trim().parse().ok();
        let millis = millis.ok_or_else(|| ParseError::wrong_field("time", time))?;
        // A game that was not started has a time of zero, which is left out of the record.
        if millis > 0 || state != NOT_STARTED {
            record.time = Some(Duration::from_millis(millis));
        }
    }
    record.comment = get("note")
        .filter(|note| !note.trim().is_empty())
        .map(String::from);
    Ok(record)
}

/// Escapes an attribute value, including line breaks, because a literal line break would become a
/// space.
fn escaped(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    for char in text.chars() {
        match char {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\r' | '\t' => {
                write!(out, "&#{};", u32::from(char)).expect("writing to a String cannot fail");
            }
            // XML cannot represent these characters.
            char if char.is_control() || matches!(char, '\u{fffe}' | '\u{ffff}') => out.push(' '),
            char => out.push(char),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use novena_core::Board;

    use super::*;
    use crate::tests::PUZZLE;
    use crate::{Content, Reader, Writer};

    /// `P` stands for the test puzzle with 0 for empty cells.
    #[track_caller]
    fn check(text: &str, expected: &str) {
        let text = text.replace('P', &PUZZLE.replace('.', "0"));
        crate::tests::check(Format::OPENSUDOKU, &text, expected);
        let windows = text.replace('\n', "\r\n");
        crate::tests::check(Format::OPENSUDOKU, &windows, expected);
    }

    #[test]
    fn documents_of_all_versions_are_read() {
        check(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n  \
             <folder name=\"Examples\" created=\"1786406400000\">\n    \
             <game created=\"1786406400000\" state=\"1\" time=\"0\"\n          data=\"P\"/>\n  \
             </folder>\n<game data='P' note='a &lt; b&#10;\"c\"' command_stack=\"7|8\"></game>\
             </opensudoku>\n",
            "4: puzzle\n7: puzzle, comment \"a < b\\n\\\"c\\\"\"",
        );
        check(
            "<opensudoku>\n<name>Mine > <!-- <game data=\"\"/> --></name>\n<game data=\"P\" />\
             <game\ndata = \"P\"/>\n</opensudoku>",
            "3: puzzle\n3: puzzle",
        );
        check(
            "<onegravitysudoku>\n<sudoku data=\"P\"/>\n</onegravitysudoku>",
            "2: puzzle",
        );
        check("<opensudoku version=\"2\"></opensudoku>", "");
    }

    #[test]
    fn the_time_of_games_that_were_played_is_read() {
        let time = |attributes: &str| {
            let text = format!("<game {attributes} data=\"{PUZZLE}\"/>").replace('.', "0");
            let reader = Reader::new(text.as_bytes(), "test", Some(Format::OPENSUDOKU));
            match reader.unwrap().next().unwrap().unwrap().content {
                Content::Record(record) => record.time,
                other => panic!("{other:?}"),
            }
        };
        assert_eq!(time("state=\"1\" time=\"0\""), None);
        assert_eq!(time("time=\"0\""), None);
        assert_eq!(time("state=\"0\""), None);
        assert_eq!(time("state=\"0\" time=\"0\""), Some(Duration::ZERO));
        assert_eq!(time("time=\"61000\""), Some(Duration::from_secs(61)));
    }

    #[test]
    fn reports_errors() {
        check("<game/>", "1: the object has no \"data\"");
        check(
            "<a>\n<game data=\"12\"/>\n<game data=\"P\"/></a>",
            "2: data: expected 81 cells, found 2\n3: puzzle",
        );
        check(
            "<game data=\"P\" time=\"noon\"/>",
            "1: time cannot be \"noon\"",
        );
        check(
            "\n<game\n  data=P/>\n<game data=\"P\"/>",
            "3: column 8: not XML: attribute value must be enclosed in `\"` or `'`\n4: puzzle",
        );
        check(
            "<game data=\"&nbsp;\"/>",
            "1: column 1: not XML: an escape in data is unknown",
        );
        check(
            "<game data=\"P\"",
            "1: column 1: not XML: the tag is not closed",
        );
        check("<!-- x", "1: column 1: not XML: the tag is not closed");
        check(
            "<a><é/>\n <b/><game data=\"&nbsp;\"/></a><game data=\"",
            "2: column 6: not XML: an escape in data is unknown\n\
             2: column 31: not XML: the tag is not closed",
        );
        check(
            "junk\nmore <game data=\"P\"/>",
            "1: column 1: not XML: expected a tag\n2: puzzle",
        );
    }

    #[test]
    fn a_document_is_written() {
        let mut writer = Writer::new(Format::OPENSUDOKU, Vec::new());
        let record = Record::new(PUZZLE.parse::<Board>().unwrap());
        writer.write(&record).unwrap();
        let mut played = record.with_comment("a\n\"b\" & \u{1}c");
        played.time = Some(Duration::from_millis(61_001));
        writer.write(&played).unwrap();
        let text = String::from_utf8(writer.finish().unwrap()).unwrap();
        let digits = PUZZLE.replace('.', "0");
        assert_eq!(
            text,
            format!(
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opensudoku version=\"2\">\n  \
                 <folder name=\"Novena\">\n    <game state=\"1\" data=\"{digits}\"/>\n    \
                 <game state=\"0\" time=\"61001\" data=\"{digits}\" \
                 note=\"a&#10;&quot;b&quot; &amp;  c\"/>\n  </folder>\n</opensudoku>\n"
            )
        );
        assert!(looks_like(&text) && !looks_like("<html>"));
        check(
            &text,
            "4: puzzle\n5: puzzle, 61.001s, comment \"a\\n\\\"b\\\" &  c\"",
        );
    }

    #[test]
    fn a_cell_has_one_colour() {
        let mut record = Record::new(Board::EMPTY);
        let mut colours = [novena_core::ColourSet::EMPTY; 81];
        colours[3] = novena_core::ColourSet::ALL;
        record.colours = Some(Box::new(colours));
        let dropped = Format::OPENSUDOKU.write(&record, &mut Vec::new()).unwrap();
        assert_eq!(dropped.to_string(), "colours");
    }
}
