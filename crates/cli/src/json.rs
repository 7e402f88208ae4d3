//! JSON answers, with one object per line. They are the same in every language.

use std::fmt::Display;

use novena_core::Puzzle;
use serde::{Serialize, Serializer};

/// Formats a value as one line of JSON, without the trailing newline.
pub(crate) fn line(value: &impl Serialize) -> String {
    let mut line = Vec::new();
    write(value, &mut line);
    let Ok(line) = String::from_utf8(line) else {
        unreachable!("JSON is UTF-8");
    };
    line
}

/// Writes a value without spaces or line breaks.
pub(crate) fn write(value: &impl Serialize, out: &mut Vec<u8>) {
    let Ok(()) = serde_json::to_writer(out, value) else {
        unreachable!("writing to memory cannot fail, and keys are strings");
    };
}

/// A value that is serialised as a string, in the form in which it is displayed.
#[derive(Clone, Copy)]
pub(crate) struct Text<T>(pub(crate) T);

impl<T: Display> Serialize for Text<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&self.0)
    }
}

/// A number with one decimal place, stored in tenths.
#[derive(Clone, Copy)]
pub(crate) struct Tenths(pub(crate) u16);

impl Serialize for Tenths {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        // The serialiser writes the shortest decimal that parses to this number. That decimal has
        // one decimal place.
        serializer.serialize_f64(f64::from(self.0) / 10.0)
    }
}

/// The answer on failure: `{"puzzle":"…","error":"…"}`.
#[derive(Serialize)]
pub(crate) struct Failure<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) puzzle: Option<Text<&'a Puzzle>>,
    pub(crate) error: &'a str,
}

/// Returns the answer to input that is not a puzzle.
pub(crate) fn error(cause: &impl Display) -> String {
    let error = &cause.to_string();
    line(&Failure {
        puzzle: None,
        error,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_quoted_and_numbers_have_one_decimal() {
        assert_eq!(line(&Text("a\"b\\c\u{1b}é")), r#""a\"b\\c\u001bé""#);
        for tenths in 0..=1200 {
            let expected = format!("{}.{}", tenths / 10, tenths % 10);
            assert_eq!(line(&Tenths(tenths)), expected);
        }
    }

    #[test]
    fn a_failure_contains_its_puzzle_if_there_is_one() {
        assert_eq!(error(&"no text"), r#"{"error":"no text"}"#);
        let failure = Failure {
            puzzle: Some(Text(&Puzzle::EMPTY)),
            error: "several solutions",
        };
        let expected = format!(
            r#"{{"puzzle":"{}","error":"several solutions"}}"#,
            Puzzle::EMPTY
        );
        assert_eq!(line(&failure), expected);
    }
}
