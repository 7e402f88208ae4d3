//! Links as sites pack them. The input is what is inside: the packing is done here, so that
//! changed bytes reach the reader instead of stopping at the door.

use miniz_oxide::deflate::compress_to_vec_zlib;
use novena_formats::{Content, Entry, Format};

use crate::readers;

/// Packs the input for each site, reads the links and compares them with what is inside.
pub(crate) fn are_unpacked(data: &[u8]) {
    let Ok(text) = str::from_utf8(data) else {
        return;
    };
    // What is in a link has no lines.
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
        // The object of f-puzzles is read without its packing too.
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

/// The text of a game of Sudoku.coach: zlib in base 32.
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

    /// What is packed here is what the readers unpack: a record comes out of every link.
    #[test]
    fn whole_games_come_out_of_packed_texts() {
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
