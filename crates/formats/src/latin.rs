//! Text from old Windows programs, in which bytes that are not UTF-8 are Windows-1252 characters.

use std::borrow::Cow;

/// The characters for the bytes 0x80 to 0x9f. Five of these bytes have no character.
const SPECIAL: [char; 32] = [
    '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž', '\u{8f}',
    '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}', 'ž', 'Ÿ',
];

/// Decodes these bytes as text. Valid UTF-8 is kept, and all other bytes are decoded one by one.
/// Line endings are kept, so decoding a whole file gives the same result as decoding its lines
/// separately.
pub(crate) fn text(bytes: &[u8]) -> Cow<'_, str> {
    if let Ok(text) = str::from_utf8(bytes) {
        return Cow::Borrowed(text);
    }
    let mut text = String::with_capacity(2 * bytes.len());
    for chunk in bytes.utf8_chunks() {
        text.push_str(chunk.valid());
        let chars = chunk.invalid().iter().map(|&byte| match byte {
            0x80..=0x9f => SPECIAL[usize::from(byte - 0x80)],
            _ => char::from(byte),
        });
        text.extend(chars);
    }
    Cow::Owned(text)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_that_are_not_utf8_are_read_as_windows_1252() {
        for (bytes, expected) in [
            (&b"plain"[..], "plain"),
            ("fácil".as_bytes(), "fácil"),
            (b"f\xe1cil\n\x80 5", "fácil\n€ 5"),
            (b"\xe1\xc3\xa1", "áá"),
        ] {
            assert_eq!(text(bytes), expected);
        }
    }
}
