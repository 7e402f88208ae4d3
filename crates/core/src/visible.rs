//! Makes text from untrusted sources safe to show.

use alloc::borrow::Cow;
use alloc::string::ToString;
use core::fmt::{self, Write};

/// Text from an untrusted source, made safe to show by spelling out control and formatting
/// characters.
///
/// A title, a comment or a file name can contain characters that control a terminal or change the
/// direction of the surrounding text. All such text passes through this type before it is shown.
///
/// | characters | shown as |
/// |---|---|
/// | control characters below the space, and delete | their pictures: `␛` `␇` `␊` `␡` |
/// | control characters U+0080 to U+009F | their code points: `<U+009B>` |
/// | directional marks, embeddings, overrides and isolates | their code points: `<U+202E>` |
/// | line and paragraph separators | `<U+2028>` `<U+2029>` |
/// | zero-width spaces, annotations, tags, the byte order mark | their code points: `<U+200B>` |
///
/// The two joiners, U+200C and U+200D, are kept: some languages and many emoji need them, and they
/// affect only the adjacent letters.
///
/// ```
/// use novena_core::Visible;
///
/// assert_eq!(Visible::new("a\u{1b}[31mb\u{202e}").to_string(), "a␛[31mb<U+202E>");
/// assert_eq!(Visible::new("one\ntwo").to_string(), "one␊two");
/// assert_eq!(Visible::with_lines("one\r\n\ttwo\r").to_string(), "one\r\n\ttwo␍");
/// ```
#[derive(Clone, Copy, Debug)]
pub struct Visible<'a> {
    text: &'a str,
    keeps_lines: bool,
}

impl<'a> Visible<'a> {
    /// Wraps text that belongs on one line. Line breaks and tabs are also spelled out.
    #[must_use]
    pub const fn new(text: &'a str) -> Self {
        Self {
            text,
            keeps_lines: false,
        }
    }

    /// Wraps text that may span several lines. Line breaks and tabs are kept.
    #[must_use]
    pub const fn with_lines(text: &'a str) -> Self {
        Self {
            text,
            keeps_lines: true,
        }
    }

    /// The text, which is borrowed if nothing in it has to be spelled out.
    #[must_use]
    pub fn into_cow(self) -> Cow<'a, str> {
        if self.pieces().any(|(_, acts)| acts.is_some()) {
            Cow::Owned(self.to_string())
        } else {
            Cow::Borrowed(self.text)
        }
    }

    /// The parts of the text to keep. Each part except the last is paired with the character after
    /// it, which must be spelled out.
    fn pieces(self) -> impl Iterator<Item = (&'a str, Option<char>)> {
        let mut rest = Some(self.text);
        core::iter::from_fn(move || {
            let text = rest?;
            let found = text
                .char_indices()
                .find(|&(place, char)| acts(char) && !self.keeps(&text[place..]));
            let Some((place, char)) = found else {
                rest = None;
                return Some((text, None));
            };
            rest = Some(&text[place + char.len_utf8()..]);
            Some((&text[..place], Some(char)))
        })
    }

    /// Whether the text begins with a line break or a tab that must be kept.
    fn keeps(self, text: &str) -> bool {
        let is_kept = |start: &str| text.starts_with(start);
        self.keeps_lines && (is_kept("\n") || is_kept("\t") || is_kept("\r\n"))
    }
}

impl fmt::Display for Visible<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (stays, acts) in self.pieces() {
            f.write_str(stays)?;
            match acts.map(|char| (char, u32::from(char))) {
                None => {}
                Some((_, code @ ..0x20)) => {
                    f.write_char(char::from_u32(0x2400 + code).unwrap_or('\u{fffd}'))?;
                }
                Some(('\u{7f}', _)) => f.write_char('␡')?,
                Some((_, code)) => write!(f, "<U+{code:04X}>")?,
            }
        }
        Ok(())
    }
}

/// Whether a character controls the display or is invisible.
const fn acts(char: char) -> bool {
    matches!(
        char,
        '\0'..='\x1f'
            | '\x7f'..='\u{9f}'
            | '\u{61c}'
            | '\u{200b}'
            | '\u{200e}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}'
            | '\u{feff}'
            | '\u{fff9}'..='\u{fffb}'
            | '\u{e0000}'..='\u{e007f}'
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(text: &str, line: &str, lines: &str) {
        assert_eq!(Visible::new(text).to_string(), line);
        assert_eq!(Visible::new(text).into_cow(), line);
        assert_eq!(Visible::with_lines(text).to_string(), lines);
        assert_eq!(Visible::with_lines(text).into_cow(), lines);
    }

    #[test]
    fn control_characters_are_spelled_out() {
        check("\u{1b}]0;x\u{7}", "␛]0;x␇", "␛]0;x␇");
        check("\0\u{1f}\u{7f}", "␀␟␡", "␀␟␡");
        let shown = "<U+0080><U+009B><U+009F>";
        check("\u{80}\u{9b}\u{9f}", shown, shown);
        let shown = "<U+061C><U+202E><U+2066><U+200F><U+FEFF><U+E0041>";
        let text = "\u{61c}\u{202e}\u{2066}\u{200f}\u{feff}\u{e0041}";
        check(text, shown, shown);
    }

    #[test]
    fn only_multi_line_text_keeps_line_ends_and_tabs() {
        check("a\tb\n", "a␉b␊", "a\tb\n");
        check("a\r\nb\rc", "a␍␊b␍c", "a\r\nb␍c");
        check("a\u{2028}b", "a<U+2028>b", "a<U+2028>b");
    }

    #[test]
    fn words_of_every_language_are_unchanged() {
        for text in [
            "",
            "Ñandú, São Tomé, Åsa",
            "数独",
            "سودوكو",
            "می\u{200c}خواهم",
            "👩\u{200d}🔬",
            "a\u{a0}b\u{202f}c",
        ] {
            check(text, text, text);
            assert!(matches!(Visible::new(text).into_cow(), Cow::Borrowed(_)));
        }
    }

    /// Every Unicode control character is spelled out, and the output contains none.
    #[test]
    fn only_control_characters_are_changed() {
        for char in (0..=0x10_ffff).filter_map(char::from_u32) {
            assert!(acts(char) || !char.is_control());
            let text = char.to_string();
            let shown = Visible::new(&text).to_string();
            assert!(!shown.contains(acts), "{shown:?}");
            assert_eq!(shown == text, !acts(char));
        }
    }
}
