//! Images inside a PDF: streams whose dictionary contains `/Subtype /Image`.
//!
//! Scanners and phones write pages that consist of one image each, as JPEG or compressed with zlib.
//! Such streams are found by their keywords, without using the file's own tables, so damaged files
//! can be read too.

use miniz_oxide::inflate::decompress_to_vec_zlib_with_limit;

use super::{add_grey, jpeg};
use crate::{Grey, ScanError};

const DAMAGED: ScanError = ScanError::Damaged { kind: "PDF" };

/// The maximum length of the dictionary before a stream.
const LONGEST_DICTIONARY: usize = 4096;

/// The maximum number of images read.
const MOST_IMAGES: usize = 200;

/// An image that can be decoded.
pub(super) struct Image<'a> {
    dictionary: &'a [u8],
    data: &'a [u8],
}

/// All images in a PDF that we can decode, in file order.
pub(super) fn images(bytes: &[u8]) -> impl Iterator<Item = Image<'_>> {
    let mut at = 0;
    std::iter::from_fn(move || {
        while let Some(start) = find(&bytes[at..], b"stream").map(|found| at + found) {
            at = start + 6;
            let before = &bytes[start.saturating_sub(LONGEST_DICTIONARY)..start];
            let dictionary = rfind(before, b" obj").map(|found| &before[found..]);
            let Some(dictionary) = dictionary.filter(|text| is_image(text)) else {
                continue;
            };
            let data = bytes[at..]
                .strip_prefix(b"\r\n")
                .or_else(|| bytes[at..].strip_prefix(b"\n"));
            let Some(data) = data else { continue };
            let length = number(dictionary, b"/Length")
                .filter(|&length| data.get(length..).is_some_and(ends_stream))
                .or_else(|| find(data, b"endstream"))?;
            at = bytes.len() - data.len() + length;
            return Some(Image {
                dictionary,
                data: &data[..length],
            });
        }
        None
    })
    .take(MOST_IMAGES)
}

fn ends_stream(rest: &[u8]) -> bool {
    rest.trim_ascii_start().starts_with(b"endstream")
}

fn is_image(dictionary: &[u8]) -> bool {
    let readable = has(dictionary, b"/DCTDecode") || has(dictionary, b"/FlateDecode");
    // Masks are left out because they are not pictures. Images with several filters are left out
    // because they are rare.
    has(dictionary, b"/Image")
        && readable
        && !(has(dictionary, b"/DCTDecode") && has(dictionary, b"/FlateDecode"))
        && !has(dictionary, b"/ImageMask true")
}

impl Image<'_> {
    pub(super) fn decode(&self) -> Result<Grey, ScanError> {
        if has(self.dictionary, b"/DCTDecode") {
            return jpeg(self.data);
        }
        let width = number(self.dictionary, b"/Width").ok_or(DAMAGED)?;
        let height = number(self.dictionary, b"/Height").ok_or(DAMAGED)?;
        Grey::check_size(width, height)?;
        if number(self.dictionary, b"/BitsPerComponent") != Some(8) {
            return Err(DAMAGED);
        }
        let limit = (width * 4 + 1) * height;
        let unpacked = decompress_to_vec_zlib_with_limit(self.data, limit).map_err(|_| DAMAGED)?;
        let predicted = number(self.dictionary, b"/Predictor").is_some_and(|kind| kind >= 10);
        let extra = usize::from(predicted);
        let channels = [1, 3]
            .into_iter()
            .find(|channels| unpacked.len() == (width * channels + extra) * height)
            .ok_or(DAMAGED)?;
        let samples = if predicted {
            unpredicted(&unpacked, width * channels, channels).ok_or(DAMAGED)?
        } else {
            unpacked
        };
        let mut pixels = Vec::with_capacity(width * height);
        add_grey(&mut pixels, &samples, channels);
        Grey::new(width, height, pixels)
    }
}

/// Undoes PNG prediction: each row begins with its filter type.
fn unpredicted(rows: &[u8], length: usize, channels: usize) -> Option<Vec<u8>> {
    let mut out: Vec<u8> = Vec::with_capacity(rows.len());
    for row in rows.chunks_exact(length + 1) {
        let start = out.len();
        for (x, &byte) in row[1..].iter().enumerate() {
            let left = if x >= channels {
                out[start + x - channels]
            } else {
                0
            };
            let above = if start > 0 {
                out[start + x - length]
            } else {
                0
            };
            let corner = if start > 0 && x >= channels {
                out[start + x - length - channels]
            } else {
                0
            };
            let predicted = match row[0] {
                0 => 0,
                1 => left,
                2 => above,
                3 => u8::midpoint(left, above),
                4 => paeth(left, above, corner),
                _ => return None,
            };
            out.push(byte.wrapping_add(predicted));
        }
    }
    Some(out)
}

fn paeth(left: u8, above: u8, corner: u8) -> u8 {
    let guess = i32::from(left) + i32::from(above) - i32::from(corner);
    let apart = |value: u8| (guess - i32::from(value)).abs();
    if apart(left) <= apart(above) && apart(left) <= apart(corner) {
        left
    } else if apart(above) <= apart(corner) {
        above
    } else {
        corner
    }
}

fn find(text: &[u8], word: &[u8]) -> Option<usize> {
    text.windows(word.len()).position(|window| window == word)
}

fn rfind(text: &[u8], word: &[u8]) -> Option<usize> {
    text.windows(word.len()).rposition(|window| window == word)
}

fn has(text: &[u8], word: &[u8]) -> bool {
    find(text, word).is_some()
}

/// The number after a name. Also `None` if the value is a reference to another object.
fn number(dictionary: &[u8], name: &[u8]) -> Option<usize> {
    let after = &dictionary[find(dictionary, name)? + name.len()..];
    let digits = after.trim_ascii_start();
    if digits.len() == after.len() {
        return None;
    }
    let end = digits
        .iter()
        .position(|byte| !byte.is_ascii_digit())
        .unwrap_or(digits.len());
    let is_reference = digits[end..]
        .trim_ascii_start()
        .first()
        .is_some_and(u8::is_ascii_digit);
    if is_reference {
        return None;
    }
    str::from_utf8(&digits[..end]).ok()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use miniz_oxide::deflate::compress_to_vec_zlib;

    use super::*;

    fn pdf(dictionary: &str, data: &[u8]) -> Vec<u8> {
        let mut out = b"%PDF-1.5\n1 0 obj\n<< /Type /Catalog >>\nendobj\n4 0 obj\n".to_vec();
        out.extend(format!("<< /Subtype /Image {dictionary} >>\nstream\n").bytes());
        out.extend(data);
        out.extend(b"\nendstream\nendobj\n");
        out
    }

    #[test]
    fn packed_images_are_unpacked() {
        let size = "/Width 100 /Height 90 /BitsPerComponent 8";
        for (channels, predictor) in [(1, false), (3, false), (1, true), (3, true)] {
            let mut rows = Vec::new();
            for y in 0..90 {
                if predictor {
                    // Every row but the first is the same as the one above.
                    rows.push(2);
                }
                let sample = if predictor && y > 0 { 0 } else { 77 };
                rows.extend(vec![sample; 100 * channels]);
            }
            let more = if predictor {
                "/DecodeParms << /Predictor 15 >>"
            } else {
                ""
            };
            let data = compress_to_vec_zlib(&rows, 1);
            for length in [
                format!("/Length {}", data.len()),
                "/Length 9 0 R".to_owned(),
            ] {
                let file = pdf(
                    &format!("{size} {more} /Filter /FlateDecode {length}"),
                    &data,
                );
                let found: Vec<_> = images(&file).map(|image| image.decode()).collect();
                let [Ok(grey)] = &found[..] else {
                    panic!("{found:?}");
                };
                assert!(grey.pixels().iter().all(|&pixel| pixel == 77));
            }
        }
    }

    #[test]
    fn hostile_dictionaries_are_refused() {
        for dictionary in [
            "/Width 99999999999999999999 /Height 1 /Filter /FlateDecode",
            "/Width 100 /Height 100 /BitsPerComponent 8 /Filter /FlateDecode",
            "/Width 100 /Height 100 /BitsPerComponent 1 /Filter /FlateDecode",
            "/Filter /DCTDecode",
        ] {
            let file = pdf(dictionary, b"\x78\x9c nothing");
            for image in images(&file) {
                assert!(image.decode().is_err(), "{dictionary}");
            }
        }
        assert_eq!(images(&pdf("/Filter /CCITTFaxDecode", b"")).count(), 0);
    }
}
