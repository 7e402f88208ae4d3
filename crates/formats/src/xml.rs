//! Reads XML in pieces that consist of one tag and the text after it, so that a document need not
//! be kept in memory.

use memchr::{memchr, memmem};
use quick_xml::XmlVersion;
use quick_xml::events::attributes::{AttrError, Attributes};

use crate::ParseError;

/// The start of an element.
pub(crate) struct Tag<'a> {
    /// The name.
    pub name: &'a str,
    /// Everything between the angle brackets, without a slash at the end.
    content: &'a str,
}

/// The position of an error in the text, and the reason.
pub(crate) type XmlFault = (usize, String);

/// Returns the combined length of the tag at the start of `text` and the text that follows it, up
/// to the next tag. Text before the first tag is a piece of its own.
pub(crate) fn cut(text: &[u8], at_end: bool) -> Option<usize> {
    let rest = at_end.then_some(text.len());
    let begin = text.iter().position(|byte| !byte.is_ascii_whitespace());
    let Some(begin) = begin else { return rest };
    if text[begin] != b'<' {
        return memchr(b'<', text).or(rest);
    }
    let Some(length) = markup_length(&text[begin..]) else {
        return rest;
    };
    let end = begin + length;
    match memchr(b'<', &text[end..]) {
        Some(next) => Some(end + next),
        None => rest,
    }
}

/// Returns the length of a tag, comment or declaration, if it is complete.
fn markup_length(text: &[u8]) -> Option<usize> {
    for (open, close) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] {
        if text.starts_with(open.as_bytes()) {
            let end = memmem::find(&text[open.len()..], close.as_bytes())?;
            return Some(open.len() + end + close.len());
        }
        // If the text is only a prefix of `open`, more input is needed.
        if open.as_bytes().starts_with(text) {
            return None;
        }
    }
    let mut quote = None;
    for (place, &byte) in text.iter().enumerate() {
        match (quote, byte) {
            (None, b'>') => return Some(place + 1),
            (None, b'"' | b'\'') => quote = Some(byte),
            (Some(open), byte) if open == byte => quote = None,
            _ => {}
        }
    }
    None
}

/// A start tag in a document.
pub(crate) struct PlacedTag<'a> {
    /// The position where the tag begins.
    pub place: usize,
    /// The tag itself.
    pub tag: Tag<'a>,
    /// The text up to the next tag.
    pub text: &'a str,
}

impl PlacedTag<'_> {
    /// Returns the attributes of the tag. Errors give their position in the document.
    pub(crate) fn attributes(&self) -> Result<Vec<(&str, String)>, XmlFault> {
        let found = self.tag.attributes();
        found.map_err(|(offset, reason)| (self.place + offset, reason))
    }
}

/// Returns the start tags of a whole document.
pub(crate) fn tags(text: &str) -> impl Iterator<Item = Result<PlacedTag<'_>, XmlFault>> {
    let mut start = 0;
    std::iter::from_fn(move || {
        while start < text.len() {
            let length = cut(&text.as_bytes()[start..], true)?.max(1);
            let piece = &text[start..start + length];
            let place = start + piece.len() - piece.trim_start().len();
            let piece = piece.trim_start();
            start += length;
            match parse(piece) {
                Ok(Some(tag)) => {
                    let behind = markup_length(piece.as_bytes()).unwrap_or(piece.len());
                    let text = piece[behind..].trim();
                    return Some(Ok(PlacedTag { place, tag, text }));
                }
                Ok(None) => {}
                Err((offset, reason)) => return Some(Err((place + offset, reason))),
            }
        }
        None
    })
}

/// Converts an error at a position in a document to an error on a line, counted from 0.
pub(crate) fn fault(text: &str, (offset, reason): XmlFault) -> (usize, ParseError) {
    let before = &text[..text.floor_char_boundary(offset.min(text.len()))];
    let line = before.rsplit('\n').next().unwrap_or(before);
    let column = line.chars().count() + 1;
    (
        before.matches('\n').count(),
        ParseError::NotXml { column, reason },
    )
}

/// Returns the start tag at the beginning of a piece that [`cut`] returned, if there is one.
pub(crate) fn parse(text: &str) -> Result<Option<Tag<'_>>, XmlFault> {
    if text.is_empty() {
        return Ok(None);
    }
    if !text.starts_with('<') {
        return Err((0, "expected a tag".to_string()));
    }
    let length = markup_length(text.as_bytes());
    let length = length.ok_or_else(|| (0, "the tag is not closed".to_string()))?;
    if text.starts_with("<!") || text.starts_with("<?") || text.starts_with("</") {
        return Ok(None);
    }
    let content = &text[1..length - 1];
    let content = content.strip_suffix('/').unwrap_or(content);
    let end = content.find(|char: char| char.is_ascii_whitespace());
    let name = &content[..end.unwrap_or(content.len())];
    Ok(Some(Tag { name, content }))
}

impl<'a> Tag<'a> {
    /// Returns the attributes, unescaped.
    pub(crate) fn attributes(&self) -> Result<Vec<(&'a str, String)>, XmlFault> {
        let mut attributes = Attributes::new(self.content, self.name.len());
        // The check takes time quadratic in the number of attributes, and using the first of
        // several duplicates is acceptable.
        attributes.with_checks(false);
        let mut found = Vec::new();
        for attribute in attributes {
            let attribute = attribute.map_err(|error| problem(&error))?;
            let name = attribute.key.into_inner();
            let value = attribute.normalized_value(XmlVersion::Implicit1_0);
            let value = value.map_err(|_| {
                let name: String = name.chars().take(40).collect();
                (0, format!("an escape in {name} is unknown"))
            })?;
            found.push((name, value.into_owned()));
        }
        Ok(found)
    }
}

/// Returns the position of the error, counted from the tag's bracket, and the message without the
/// position.
fn problem(error: &AttrError) -> XmlFault {
    let (AttrError::ExpectedEq(place)
    | AttrError::ExpectedValue(place)
    | AttrError::UnquotedValue(place)
    | AttrError::ExpectedQuote(place, _)
    | AttrError::Duplicated(place, _)) = error;
    let message = error.to_string();
    let reason = message
        .split_once(": ")
        .map_or(message.as_str(), |(_, words)| words);
    (place + 1, reason.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, pieces: &[&str]) {
        let mut rest = text;
        let mut found = Vec::new();
        while !rest.is_empty() {
            let length = cut(rest.as_bytes(), true).unwrap();
            found.push(&rest[..length]);
            rest = &rest[length..];
        }
        assert_eq!(found, pieces);
    }

    #[test]
    fn a_piece_is_a_tag_and_what_follows() {
        check(
            "<a>\n<b c='>' d=\"<'\"/> x</a>\n",
            &["<a>\n", "<b c='>' d=\"<'\"/> x", "</a>\n"],
        );
        check("x <a>", &["x ", "<a>"]);
        check(" \n<a>", &[" \n<a>"]);
        check("<!-- <a> --><b>", &["<!-- <a> -->", "<b>"]);
        check(
            "<?xml '?><![CDATA[<a>]]>",
            &["<?xml '?>", "<![CDATA[<a>]]>"],
        );
        check("<a b='", &["<a b='"]);
    }

    #[test]
    fn a_piece_waits_for_its_end() {
        for text in [
            "", " ", "x", "<", "<!", "<!-", "<!-- >", "<a b='>", "<a>", "<a> x",
        ] {
            assert_eq!(cut(text.as_bytes(), false), None, "{text}");
        }
        assert_eq!(cut(b"<a> x<", false), Some(5));
    }
}
