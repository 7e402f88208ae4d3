use std::fmt;
use std::marker::PhantomData;

use novena_core::Contradiction;
use serde::de::{DeserializeOwned, DeserializeSeed};

/// The reason why text could not be read.
///
/// The message is in English, for programs. To look up a message in another language, use
/// [`ReadError::id`] and [`ReadError::args`]; the reasons in the arguments remain in English.
///
/// ```
/// use novena_wire::{ReadError, step};
///
/// let error = step::from_json(r#"{"technique":"x-wing","eliminate":["4r5c0"]}"#).unwrap_err();
/// assert_eq!(
///     error.to_string(),
///     "eliminate[0] (line 1, column 42): expected a digit and a cell such as 5r1c1, found \"4r5c0\"",
/// );
/// assert_eq!(error.id(), "unfit-at");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ReadError {
    /// The text is not JSON.
    NotJson {
        /// The line where the text stops being JSON, counted from 1.
        line: usize,
        /// The column in that line, counted from 1.
        column: usize,
        /// The JSON reader's message.
        reason: String,
    },
    /// A value is missing or invalid.
    Unfit {
        /// Which value: `steps[3].place[0]`; `None` for the whole text.
        at: Option<String>,
        /// The line where the value ends, counted from 1.
        line: usize,
        /// The column in that line, counted from 1.
        column: usize,
        /// The expected value.
        reason: String,
    },
    /// The digits and candidates at the start contradict each other.
    Impossible {
        /// Which value: `puzzle`, `entries` or `candidates`.
        at: &'static str,
        /// The contradiction.
        contradiction: Contradiction,
    },
}

impl ReadError {
    /// Every [`ReadError::id`], so that a test can check that a translation contains all of them.
    ///
    /// ```
    /// assert!(novena_wire::ReadError::IDS.contains(&"not-json"));
    /// ```
    pub const IDS: &[&str] = &["not-json", "unfit", "unfit-at", "impossible"];

    /// A name for the kind of error, and the key of its translation.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::NotJson { .. } => "not-json",
            Self::Unfit { at: None, .. } => "unfit",
            Self::Unfit { at: Some(_), .. } => "unfit-at",
            Self::Impossible { .. } => "impossible",
        }
    }

    /// The line of the error, if known.
    ///
    /// ```
    /// let error = novena_wire::step::from_json("\n{").unwrap_err();
    /// assert_eq!(error.line(), Some(2));
    /// ```
    #[must_use]
    pub const fn line(&self) -> Option<usize> {
        match self {
            Self::NotJson { line, .. } | Self::Unfit { line, .. } => Some(*line),
            Self::Impossible { .. } => None,
        }
    }

    /// The same error in a longer text, in which the part that was read is preceded by this many
    /// lines and by this many bytes of the next line.
    ///
    /// ```
    /// let error = novena_wire::step::from_json("{").unwrap_err();
    /// let expected = "line 8, column 3: not JSON: EOF while parsing an object";
    /// assert_eq!(error.after(7, 2).to_string(), expected);
    /// ```
    #[must_use]
    pub const fn after(mut self, lines: usize, bytes: usize) -> Self {
        if let Self::NotJson { line, column, .. } | Self::Unfit { line, column, .. } = &mut self {
            if *line == 1 {
                *column += bytes;
            }
            *line += lines;
        }
        self
    }

    /// The arguments of the sentence, by name.
    ///
    /// ```
    /// let error = novena_wire::step::from_json("{").unwrap_err();
    /// assert_eq!(error.args()[..2], [("line", "1".to_string()), ("column", "1".to_string())]);
    /// ```
    #[must_use]
    pub fn args(&self) -> Vec<(&'static str, String)> {
        match self {
            Self::NotJson {
                line,
                column,
                reason,
            } => vec![
                ("line", line.to_string()),
                ("column", column.to_string()),
                ("reason", reason.clone()),
            ],
            Self::Unfit {
                at,
                line,
                column,
                reason,
            } => {
                let mut args = vec![
                    ("line", line.to_string()),
                    ("column", column.to_string()),
                    ("reason", reason.clone()),
                ];
                args.extend(at.clone().map(|at| ("at", at)));
                args
            }
            Self::Impossible { at, contradiction } => vec![
                ("at", (*at).to_string()),
                ("reason", contradiction.to_string()),
            ],
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NotJson {
                line,
                column,
                reason,
            } => write!(f, "line {line}, column {column}: not JSON: {reason}"),
            Self::Unfit {
                at,
                line,
                column,
                reason,
            } => match at {
                Some(at) => write!(f, "{at} (line {line}, column {column}): {reason}"),
                None => write!(f, "line {line}, column {column}: {reason}"),
            },
            Self::Impossible { at, contradiction } => write!(f, "{at}: {contradiction}"),
        }
    }
}

impl std::error::Error for ReadError {}

/// Reads text that is exactly one JSON value.
pub(crate) fn read<T: DeserializeOwned>(text: &str) -> Result<T, ReadError> {
    read_seed(PhantomData, text)
}

/// Like [`read`], with a seed for the value.
pub(crate) fn read_seed<'de, S: DeserializeSeed<'de>>(
    seed: S,
    text: &'de str,
) -> Result<S::Value, ReadError> {
    let mut json = serde_json::Deserializer::from_str(text);
    let mut track = serde_path_to_error::Track::new();
    let tracked = serde_path_to_error::Deserializer::new(&mut json, &mut track);
    let value = seed.deserialize(tracked);
    let value = value.map_err(|error| explained(track.path().to_string(), &error))?;
    json.end()
        .map_err(|error| explained(".".to_string(), &error))?;
    Ok(value)
}

fn explained(at: String, error: &serde_json::Error) -> ReadError {
    let (line, column) = (error.line(), error.column());
    // We report the position ourselves, and only once.
    let message = error.to_string();
    let place = format!(" at line {line} column {column}");
    let reason = message.strip_suffix(&place).unwrap_or(&message).to_string();
    if error.is_data() {
        ReadError::Unfit {
            // An empty path means the whole value.
            at: Some(at).filter(|at| at != "."),
            line,
            column,
            reason,
        }
    } else {
        ReadError::NotJson {
            line,
            column,
            reason,
        }
    }
}
