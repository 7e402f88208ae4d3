//! Detects the format of JSON from the names in its first object.

use crate::Format;

/// Returns the format of text that begins with `{`, or with `[` and `{`. It is determined by the
/// first name that only one format uses. Returns `None` if there is no such name yet and more text
/// may follow.
pub(super) fn format(text: &str, whole: bool) -> Option<Format> {
    let mut names = Names::new(text);
    for (name, value) in names.by_ref() {
        let found = match name {
            "puzzle" | "entries" | "marks" | "journal" => Some(Format::JSON),
            "grid" => grid(value),
            "metadata" => Some(Format::SUDOKUPAD),
            "backupSchemeVersion" | "savedGames" => Some(Format::LIBRESUDOKU),
            "difficulty_category" | "time_elapsed" => Some(Format::GNOME_SAVE),
            "cells" => cells(value),
            _ => continue,
        };
        if found.is_some() || !whole {
            return found;
        }
    }
    (names.ended || whole).then_some(Format::JSON)
}

/// Returns the first characters of a value.
fn signs<const COUNT: usize>(value: &str) -> Option<[char; COUNT]> {
    let signs = value.chars().filter(|char| !char.is_whitespace());
    signs.take(COUNT).collect::<Vec<_>>().try_into().ok()
}

/// Returns the format of an object with the name `grid`. A grid that consists of rows of objects
/// comes from f-puzzles. Any other grid is a board from another program.
fn grid(value: &str) -> Option<Format> {
    match signs(value)? {
        ['[', '[', '{'] => Some(Format::FPUZZLES),
        _ => Some(Format::JSON),
    }
}

/// Returns the format of an object with the name `cells`. Cells in rows of objects come from
/// SudokuPad. Cells that include their positions come from GNOME Sudoku.
fn cells(value: &str) -> Option<Format> {
    match signs(value)? {
        ['[', '[', '{'] => Some(Format::SUDOKUPAD),
        ['[', '{', _] => Some(Format::GNOME_SAVE),
        _ => Some(Format::JSON),
    }
}

/// The names of an object's own values, each with the text after its colon.
struct Names<'a> {
    text: &'a str,
    place: usize,
    depth: usize,
    ended: bool,
}

impl<'a> Names<'a> {
    fn new(text: &'a str) -> Self {
        let place = text.find('{').map_or(text.len(), |place| place + 1);
        Self {
            text,
            place,
            depth: 1,
            ended: false,
        }
    }

    /// Returns the end of the string that begins at a quote.
    fn string_end(&self, quote: usize) -> Option<usize> {
        let mut escaped = false;
        let rest = self.text.as_bytes()[quote + 1..].iter();
        let length = rest.clone().position(|&byte| {
            let end = byte == b'"' && !escaped;
            escaped = byte == b'\\' && !escaped;
            end
        })?;
        Some(quote + 1 + length)
    }
}

impl<'a> Iterator for Names<'a> {
    type Item = (&'a str, &'a str);

    fn next(&mut self) -> Option<Self::Item> {
        while !self.ended {
            let place = self.place;
            let byte = *self.text.as_bytes().get(place)?;
            self.place += 1;
            match byte {
                b'{' | b'[' => self.depth += 1,
                b'}' | b']' => {
                    self.depth -= 1;
                    self.ended = self.depth == 0;
                }
                b'"' => {
                    let end = self.string_end(place)?;
                    self.place = end + 1;
                    let after = self.text[self.place..].trim_start();
                    if let (1, Some(value)) = (self.depth, after.strip_prefix(':')) {
                        return Some((&self.text[place + 1..end], value));
                    }
                }
                _ => {}
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, early: Option<Format>, whole: Format) {
        assert_eq!(format(text, false), early, "{text}");
        assert_eq!(format(text, true), Some(whole), "{text}");
    }

    #[test]
    fn the_first_distinctive_name_decides() {
        for (text, expected) in [
            ("{\"puzzle\":", Format::JSON),
            ("{\"id\":1,\"puzzle\":\"", Format::JSON),
            ("[\n{ \"id\" : [{\"grid\":1}], \"puzzle\": 1", Format::JSON),
            ("{\"size\":9,\"grid\":[[{}", Format::FPUZZLES),
            ("{\"size\":9,\"puzzle\":\"…\"", Format::JSON),
            ("{\"id\":\"a\",\"cells\":[[{", Format::SUDOKUPAD),
            ("{\"metadata\":{\"puzzle\":1}", Format::SUDOKUPAD),
            ("{\"cells\": [ {\"position\":[0,0]", Format::GNOME_SAVE),
            ("{\"time_elapsed\":-1,", Format::GNOME_SAVE),
            (
                "{\"appVersionCode\":1,\"savedGames\":[",
                Format::LIBRESUDOKU,
            ),
            ("{\"board\":[[5,3]],\"regions\":[[1]]}", Format::JSON),
            ("{\"cells\":1}}", Format::JSON),
            ("{\"cells\":[[5,3", Format::JSON),
            ("{\"grid\":[[5,3", Format::JSON),
            ("{\"grid\":\"5.3", Format::JSON),
            ("{\"a\":\"\\\"grid\\\":\"}", Format::JSON),
            ("{}", Format::JSON),
        ] {
            check(text, Some(expected), expected);
        }
    }

    #[test]
    fn waits_for_a_distinctive_name() {
        for text in [
            "{",
            "{\"size\":9,",
            "{\"gri",
            "{\"a\":{\"puzzle\":1}",
            "{\"cells\":[",
            "{\"grid\":[[",
            "[{\"a",
        ] {
            check(text, None, Format::JSON);
        }
        assert_eq!(format("]]]}", true), Some(Format::JSON));
    }
}
