//! The IDs of lessons.

use std::borrow::Borrow;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// The ID of a lesson, such as `x-wing`: 1 to 64 lower-case letters, digits and hyphens.
///
/// Any ID of this form is accepted, because a library also keeps progress in lessons that only
/// newer programs have.
///
/// ```
/// use novena_saves::{LessonId, NotALesson};
///
/// let lesson: LessonId = "x-wing".parse()?;
/// assert_eq!(lesson.as_str(), "x-wing");
/// assert_eq!("X-Wing".parse::<LessonId>(), Err(NotALesson));
/// # Ok::<(), NotALesson>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct LessonId(String); // Invariant: as described above.

impl LessonId {
    /// The maximum length of an ID, in characters.
    pub const MAX_LENGTH: usize = 64;

    /// The name under which the results of drills over all lessons are kept.
    #[must_use]
    pub fn all() -> Self {
        Self("all".to_owned())
    }

    /// The ID as text.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Allows looking up a lesson by its ID as text.
impl Borrow<str> for LessonId {
    fn borrow(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for LessonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl FromStr for LessonId {
    type Err = NotALesson;

    fn from_str(text: &str) -> Result<Self, NotALesson> {
        let is_ours = |byte: u8| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-';
        let is_id = (1..=Self::MAX_LENGTH).contains(&text.len()) && text.bytes().all(is_ours);
        is_id.then(|| Self(text.to_owned())).ok_or(NotALesson)
    }
}

impl TryFrom<String> for LessonId {
    type Error = NotALesson;

    fn try_from(text: String) -> Result<Self, NotALesson> {
        text.parse()
    }
}

impl From<LessonId> for String {
    fn from(id: LessonId) -> Self {
        id.0
    }
}

/// The error for a string that is not a lesson ID.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotALesson;

impl fmt::Display for NotALesson {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let most = LessonId::MAX_LENGTH;
        write!(
            f,
            "expected the id of a lesson: 1 to {most} small letters, digits and hyphens"
        )
    }
}

impl std::error::Error for NotALesson {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_small_and_short() {
        for text in ["x-wing", "a", "als-2", &"x".repeat(64)] {
            assert_eq!(text.parse::<LessonId>().unwrap().to_string(), text);
        }
        for text in [
            "",
            "X-wing",
            "x wing",
            "x.wing",
            "drill/x",
            "é",
            &"x".repeat(65),
        ] {
            assert_eq!(text.parse::<LessonId>(), Err(NotALesson), "{text:?}");
        }
    }
}
