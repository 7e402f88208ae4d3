//! XML in pieces: one tag and the text behind it, so that a document need not be kept.

use memchr::{memchr, memmem};
use quick_xml::XmlVersion;
use quick_xml::events::attributes::{AttrError, Attributes};

/// The start of an element.
pub(super) struct Tag<'a> {
    /// Its name.
    pub name: &'a str,
    /// All between its angle brackets, without a slash at the end.
    content: &'a str,
}

/// Where in the text something is wrong, and what.
type XmlFault = (usize, String);

/// The length of the tag at the start of `text` with all up to the next; the text before
/// the first tag is a piece of its own.
pub(super) fn cut(text: &[u8], at_end: bool) -> Option<usize> {
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

/// The length of a tag, comment or declaration, if it ends.
fn markup_length(text: &[u8]) -> Option<usize> {
    for (open, close) in [("<!--", "-->"), ("<![CDATA[", "]]>"), ("<?", "?>")] {
        if text.starts_with(open.as_bytes()) {
            let end = memmem::find(&text[open.len()..], close.as_bytes())?;
            return Some(open.len() + end + close.len());
        }
        // What may yet become one of them is none before it is whole.
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

/// The start tag that a piece of [`cut`] begins with, if it is one.
pub(super) fn parse(text: &str) -> Result<Option<Tag<'_>>, XmlFault> {
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
    /// Its attributes, escapes undone.
    pub(super) fn attributes(&self) -> Result<Vec<(&'a str, String)>, XmlFault> {
        let mut attributes = Attributes::new(self.content, self.name.len());
        // That takes the square of their number, and the first is as good as any.
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

/// The place, counted from the tag's bracket, and the words without it.
fn problem(error: &AttrError) -> XmlFault {
    let (AttrError::ExpectedEq(place)
    | AttrError::ExpectedValue(place)
    | AttrError::UnquotedValue(place)
    | AttrError::ExpectedQuote(place, _)
    | AttrError::Duplicated(place, _)) = error;
    let said = error.to_string();
    let reason = said
        .split_once(": ")
        .map_or(said.as_str(), |(_, words)| words);
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
