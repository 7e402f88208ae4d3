//! The markup within a line: strong text, emphasis and mentions.

use super::{MarkdownError, Result};
use crate::{Inline, Mention, Part, Place, names};

const THE_END_OF_STRONG: &str = "text and `**` after `**`";
const THE_END_OF_EMPHASIS: &str = "text and `*` after `*`";
const A_MENTION: &str = "a mention such as `[r4c6](target)`";
const PLAIN_TEXT: &str = "plain text, `**strong**`, `*emphasis*` or `[text](mention)`";
const A_PLACE: &str = "a cell or a house and its part, such as `(r6 base)`";
const A_PART: &str = "a part: a role, `target`, `pattern`, `has 56`, `lacks 5` or `is 5`";

/// The inline parts of some text, which may span several lines.
pub(super) fn parts(text: &str, first_line: usize) -> Result<Vec<Inline>> {
    let mut parts = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let line = first_line + text[..text.len() - rest.len()].matches('\n').count();
        let at = TextPosition { line, rest };
        let (part, after) = if let Some(inner) = rest.strip_prefix("**") {
            let (strong, after) = at.up_to(inner, "**", THE_END_OF_STRONG)?;
            (Inline::Strong(strong), after)
        } else if let Some(inner) = rest.strip_prefix('*') {
            let (stressed, after) = at.up_to(inner, "*", THE_END_OF_EMPHASIS)?;
            (Inline::Emphasis(stressed), after)
        } else if let Some(inner) = rest.strip_prefix('[') {
            let (mention, after) = at.mention(inner)?;
            (Inline::Mention(mention), after)
        } else {
            let end = rest.find(SPECIAL).unwrap_or(rest.len());
            if end == 0 {
                return Err(at.expected(PLAIN_TEXT));
            }
            (Inline::Plain(joined(&rest[..end])), &rest[end..])
        };
        parts.push(part);
        rest = after;
    }
    Ok(parts)
}

const SPECIAL: [char; 6] = ['*', '[', ']', '`', '\\', '<'];

/// Lines joined by spaces.
fn joined(text: &str) -> String {
    text.replace('\n', " ")
}

/// A position in a text.
struct TextPosition<'a> {
    line: usize,
    rest: &'a str,
}

impl<'a> TextPosition<'a> {
    /// Splits text at the next markup character. Returns the plain text before it, and the rest
    /// after it.
    fn up_to(
        &self,
        inner: &'a str,
        mark: &str,
        expected: &'static str,
    ) -> Result<(String, &'a str)> {
        let parts = inner.split_once(mark);
        let (text, after) = parts.ok_or_else(|| self.expected(expected))?;
        if text.is_empty() || text.contains(SPECIAL) {
            return Err(self.expected(expected));
        }
        Ok((joined(text), after))
    }

    fn mention(&self, inner: &'a str) -> Result<(Mention, &'a str)> {
        let (text, after) = self.up_to(inner, "](", A_MENTION)?;
        let parts = after.split_once(')');
        let (meaning, after) = parts.ok_or_else(|| self.expected(A_MENTION))?;
        let mut words: Vec<&str> = meaning.split_whitespace().collect();
        let place = match names::cells(&text) {
            Some(cells) => Place::Cells(cells),
            None if words.is_empty() => return Err(self.expected(A_PLACE)),
            None => {
                let name = words.remove(0);
                let cells = names::cells(name).map(Place::Cells);
                let place = cells.or_else(|| names::houses(name).map(Place::Houses));
                place.ok_or_else(|| self.expected(A_PLACE))?
            }
        };
        let part = match (place, &*words) {
            (Place::Houses(_), []) => None,
            (_, words) => Some(part(words).ok_or_else(|| self.expected(A_PART))?),
        };
        let line = self.line;
        let mention = Mention {
            text,
            place,
            part,
            line,
        };
        Ok((mention, after))
    }

    /// The error for text that is not what was expected.
    fn expected(&self, expected: &'static str) -> MarkdownError {
        MarkdownError {
            line: self.line,
            expected,
            found: self.rest.lines().next().unwrap_or_default().to_owned(),
        }
    }
}

fn part(words: &[&str]) -> Option<Part> {
    let is_id = |word: &str| {
        word.chars()
            .all(|letter| letter.is_ascii_lowercase() || letter == '-')
    };
    Some(match *words {
        ["has", digits] => Part::Has(names::digit_set(digits)?),
        ["lacks", digits] => Part::Lacks(names::digit_set(digits)?),
        ["is", digit] => Part::Is(names::digit_set(digit)?.single()?),
        ["has" | "lacks" | "is"] => return None,
        ["target"] => Part::Target,
        ["pattern"] => Part::Pattern,
        [role] if is_id(role) => Part::Role(role.to_owned()),
        _ => return None,
    })
}
