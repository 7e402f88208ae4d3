//! Links as packed by various sites. The input is the unpacked content. It is packed here, so that
//! changed bytes reach the reader.

use miniz_oxide::deflate::{compress_to_vec, compress_to_vec_zlib};
use novena_formats::{Content, Entry, Format};

use crate::readers;

/// Packs the input for each site, reads the links and compares them with the content.
pub(crate) fn are_unpacked(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    // The content of a link does not contain line breaks.
    let text = text.replace(['\n', '\r'], " ");
    let packed = lz_str::compress_to_base64(text.as_str());
    for (format, link) in [
        (
            Format::FPUZZLES,
            format!("https://www.f-puzzles.com/?load={packed}"),
        ),
        (
            Format::SUDOKUPAD,
            format!("https://sudokupad.app/scl{packed}"),
        ),
        (
            Format::SUDOKUPAD,
            format!("https://sudokupad.app/fpuz{packed}"),
        ),
        (Format::SUDOKUCOACH, coach(&text)),
    ] {
        readers::read(link.as_bytes(), Some(format));
        let entries = readers::entries(link.as_bytes(), Some(format));
        assert_eq!(entries.len(), 1, "{link}");
        // The f-puzzles object is also read without its packing.
        if format == Format::FPUZZLES && text.trim_start().starts_with('{') {
            let bare = readers::entries(text.as_bytes(), Some(format));
            if let [
                Entry {
                    content: Content::Record(bare),
                    ..
                },
            ] = bare.as_slice()
            {
                let Content::Record(unpacked) = &entries[0].content else {
                    panic!("{:?}", entries[0].content);
                };
                assert_eq!(unpacked, bare);
            }
        }
    }
}

/// Reads the input as a Penpa link. Then packs the input into such a link, and reads that.
pub(crate) fn penpa_is_unpacked(data: &[u8]) {
    readers::read(data, Some(Format::PENPA));
    let packed = base_64(&compress_to_vec(data, 1));
    let link = format!("https://swaroopg92.github.io/penpa-edit/#m=edit&p={packed}");
    readers::read(link.as_bytes(), Some(Format::PENPA));
    assert_eq!(readers::entries(link.as_bytes(), None).len(), 1, "{link}");
}

fn base_64(bytes: &[u8]) -> String {
    const SYMBOLS: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    let mut text = String::new();
    for group in bytes.chunks(3) {
        let bits = group
            .iter()
            .fold(0, |bits, &byte| bits << 8 | usize::from(byte));
        let bits = bits << (8 * (3 - group.len()));
        for place in 0..=group.len() {
            text.push(char::from(SYMBOLS[bits >> (18 - 6 * place) & 63]));
        }
    }
    text
}

/// The text of a Sudoku.coach game: zlib in base 32.
fn coach(text: &str) -> String {
    const SYMBOLS: &[u8; 32] = b"0123456789abcdefghijklmnopqrstuv";
    let mut packed = String::from("SCv7_32_");
    let (mut bits, mut held) = (0_u32, 0);
    for byte in compress_to_vec_zlib(text.as_bytes(), 6) {
        bits = bits << 8 | u32::from(byte);
        held += 8;
        while held >= 5 {
            held -= 5;
            packed.push(char::from(SYMBOLS[(bits >> held & 31) as usize]));
        }
        bits &= (1 << held) - 1;
    }
    if held > 0 {
        packed.push(char::from(SYMBOLS[(bits << (5 - held) & 31) as usize]));
    }
    packed
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The packing here matches the readers, so every link produces a record.
    #[test]
    fn packed_texts_contain_whole_games() {
        let coach = coach(&format!(
            r#"{{"gridSize": 9, "givenDigits": "{}1"}}"#,
            "0".repeat(80)
        ));
        let entries = readers::entries(coach.as_bytes(), Some(Format::SUDOKUCOACH));
        assert!(
            matches!(entries[0].content, Content::Record(_)),
            "{entries:?}"
        );
    }
}
