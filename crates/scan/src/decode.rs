//! Decodes picture files to grey pixels, in bounded memory: sizes are checked before anything is
//! decompressed.
//!
//! | file | decoder |
//! |---|---|
//! | JPEG | `zune-jpeg`, luminance only |
//! | PNG | `png`, row by row |
//! | WebP | `image-webp` |
//! | PDF | the JPEG and compressed images inside, one by one |

mod pdf;

use std::io::Cursor;

use zune_core::bytestream::ZCursor;
use zune_core::colorspace::ColorSpace;
use zune_core::options::DecoderOptions;

use crate::{Grey, ScanError};

/// Decodes a picture, or the first image in a PDF.
///
/// ```
/// use novena_scan::{ScanError, decode};
///
/// assert_eq!(decode::decode(b"no picture"), Err(ScanError::UnknownKind));
/// ```
pub fn decode(bytes: &[u8]) -> Result<Grey, ScanError> {
    match kind(bytes)? {
        Kind::Jpeg => jpeg(bytes),
        Kind::Png => png(bytes),
        Kind::WebP => webp(bytes),
        Kind::Pdf => pictures(bytes)?.next().unwrap_or(Err(ScanError::NoImage)),
    }
}

/// Decodes all pictures in a file. Each is decoded on demand, because a PDF may contain many.
pub fn pictures(
    bytes: &[u8],
) -> Result<Box<dyn Iterator<Item = Result<Grey, ScanError>> + '_>, ScanError> {
    if kind(bytes)? != Kind::Pdf {
        return Ok(Box::new(std::iter::once_with(|| decode(bytes))));
    }
    let mut images = pdf::images(bytes).peekable();
    if images.peek().is_none() {
        return Err(ScanError::NoImage);
    }
    Ok(Box::new(images.map(|image| image.decode())))
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Jpeg,
    Png,
    WebP,
    Pdf,
}

fn kind(bytes: &[u8]) -> Result<Kind, ScanError> {
    if bytes.starts_with(&[0xff, 0xd8, 0xff]) {
        return Ok(Kind::Jpeg);
    }
    if bytes.starts_with(b"\x89PNG\r\n\x1a\n") {
        return Ok(Kind::Png);
    }
    if bytes.starts_with(b"RIFF") && bytes.get(8..12) == Some(b"WEBP") {
        return Ok(Kind::WebP);
    }
    // A PDF may contain other data before its header.
    let head = &bytes[..bytes.len().min(1024)];
    if head.windows(5).any(|window| window == b"%PDF-") {
        return Ok(Kind::Pdf);
    }
    if bytes.get(4..8) == Some(b"ftyp")
        && [
            b"heic", b"heix", b"hevc", b"heim", b"heis", b"mif1", b"msf1", b"avif",
        ]
        .iter()
        .any(|brand| bytes.get(8..12) == Some(brand.as_slice()))
    {
        return Err(ScanError::Heic);
    }
    Err(ScanError::UnknownKind)
}

fn jpeg(bytes: &[u8]) -> Result<Grey, ScanError> {
    const DAMAGED: ScanError = ScanError::Damaged { kind: "JPEG" };
    let options = DecoderOptions::default()
        .set_max_width(1 << 16)
        .set_max_height(1 << 16)
        .jpeg_set_out_colorspace(ColorSpace::Luma);
    let mut decoder = zune_jpeg::JpegDecoder::new_with_options(ZCursor::new(bytes), options);
    decoder.decode_headers().map_err(|_| DAMAGED)?;
    let (width, height) = decoder.dimensions().ok_or(DAMAGED)?;
    Grey::check_size(width, height)?;
    let pixels = decoder.decode().map_err(|_| DAMAGED)?;
    Grey::new(width, height, pixels).map_err(|_| DAMAGED)
}

fn png(bytes: &[u8]) -> Result<Grey, ScanError> {
    const DAMAGED: ScanError = ScanError::Damaged { kind: "PNG" };
    let mut decoder = png::Decoder::new_with_limits(
        Cursor::new(bytes),
        png::Limits {
            bytes: 96 * 1024 * 1024,
        },
    );
    decoder.set_transformations(png::Transformations::normalize_to_color8());
    let mut reader = decoder.read_info().map_err(|_| DAMAGED)?;
    let (width, height) = (reader.info().width as usize, reader.info().height as usize);
    Grey::check_size(width, height)?;
    let (colour, _) = reader.output_color_type();
    let channels = colour.samples();
    let mut pixels = Vec::with_capacity(width * height);
    if reader.info().interlaced {
        // An interlaced picture is complete only after all passes.
        let size = width * height * channels;
        if size > 96_000_000 {
            return Err(ScanError::TooLarge { width, height });
        }
        let mut buffer = vec![0; size];
        reader.next_frame(&mut buffer).map_err(|_| DAMAGED)?;
        add_grey(&mut pixels, &buffer, channels);
    } else {
        while let Some(row) = reader.next_row().map_err(|_| DAMAGED)? {
            add_grey(&mut pixels, row.data(), channels);
        }
    }
    Grey::new(width, height, pixels).map_err(|_| DAMAGED)
}

fn webp(bytes: &[u8]) -> Result<Grey, ScanError> {
    const DAMAGED: ScanError = ScanError::Damaged { kind: "WebP" };
    let mut decoder = image_webp::WebPDecoder::new(Cursor::new(bytes)).map_err(|_| DAMAGED)?;
    let (width, height) = decoder.dimensions();
    let (width, height) = (width as usize, height as usize);
    Grey::check_size(width, height)?;
    let channels = if decoder.has_alpha() { 4 } else { 3 };
    let mut buffer = vec![0; width * height * channels];
    decoder.read_image(&mut buffer).map_err(|_| DAMAGED)?;
    let mut pixels = Vec::with_capacity(width * height);
    add_grey(&mut pixels, &buffer, channels);
    Grey::new(width, height, pixels).map_err(|_| DAMAGED)
}

/// Adds pixels of one to four channels (grey, grey with alpha, colour, colour with alpha) as grey
/// on white paper.
fn add_grey(pixels: &mut Vec<u8>, from: &[u8], channels: usize) {
    match channels {
        1 => pixels.extend(from),
        2 => pixels.extend(
            from.as_chunks::<2>()
                .0
                .iter()
                .map(|&[grey, alpha]| on_white(grey, alpha)),
        ),
        3 => pixels.extend(
            from.as_chunks::<3>()
                .0
                .iter()
                .map(|&[r, g, b]| brightness(r, g, b)),
        ),
        _ => pixels.extend(
            from.as_chunks::<4>()
                .0
                .iter()
                .map(|&[r, g, b, alpha]| on_white(brightness(r, g, b), alpha)),
        ),
    }
}

fn brightness(r: u8, g: u8, b: u8) -> u8 {
    ((u32::from(r) * 77 + u32::from(g) * 150 + u32::from(b) * 29) >> 8) as u8
}

fn on_white(grey: u8, alpha: u8) -> u8 {
    let (grey, alpha) = (u32::from(grey), u32::from(alpha));
    ((grey * alpha + 255 * (255 - alpha)) / 255) as u8
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A PNG with these channels, in which all samples are the same.
    fn png_of(width: u32, height: u32, colour: png::ColorType, sample: u8) -> Vec<u8> {
        let mut out = Vec::new();
        let mut encoder = png::Encoder::new(&mut out, width, height);
        encoder.set_color(colour);
        let mut writer = encoder.write_header().unwrap();
        let size = width as usize * height as usize * colour.samples();
        writer.write_image_data(&vec![sample; size]).unwrap();
        drop(writer);
        out
    }

    #[test]
    fn every_kind_of_png_becomes_grey() {
        use png::ColorType::{Grayscale, GrayscaleAlpha, Rgb, Rgba};
        for (colour, expected) in [
            (Grayscale, 100),
            (Rgb, 100),
            (GrayscaleAlpha, 194),
            (Rgba, 194),
        ] {
            let grey = decode(&png_of(100, 120, colour, 100)).unwrap();
            assert_eq!((grey.width(), grey.height()), (100, 120));
            assert_eq!(grey.pixels()[50], expected, "{colour:?}");
        }
    }

    #[test]
    fn damaged_and_foreign_files_are_named() {
        let whole = png_of(100, 100, png::ColorType::Rgb, 9);
        for length in [9, 20, 40, whole.len() / 2, whole.len() - 13] {
            assert_eq!(
                decode(&whole[..length]),
                Err(ScanError::Damaged { kind: "PNG" }),
                "{length}"
            );
        }
        assert_eq!(
            decode(b"\xff\xd8\xff\xe0"),
            Err(ScanError::Damaged { kind: "JPEG" })
        );
        assert_eq!(
            decode(b"RIFF1234WEBPVP8 "),
            Err(ScanError::Damaged { kind: "WebP" })
        );
        assert_eq!(decode(b"\0\0\0\x18ftypheic\0\0"), Err(ScanError::Heic));
        assert_eq!(decode(b"%PDF-1.4\n%%EOF"), Err(ScanError::NoImage));
        assert_eq!(decode(b""), Err(ScanError::UnknownKind));
    }

    #[test]
    fn hostile_sizes_are_refused_before_anything_is_unpacked() {
        let mut huge = png_of(100, 100, png::ColorType::Grayscale, 9);
        huge[16..20].copy_from_slice(&20_000_u32.to_be_bytes());
        huge[20..24].copy_from_slice(&20_000_u32.to_be_bytes());
        // The checksum of the header is now wrong, so it is corrected here.
        let sum = crc(&huge[12..29]);
        huge[29..33].copy_from_slice(&sum.to_be_bytes());
        assert_eq!(
            decode(&huge),
            Err(ScanError::TooLarge {
                width: 20_000,
                height: 20_000
            })
        );
    }

    fn crc(bytes: &[u8]) -> u32 {
        !bytes.iter().fold(!0_u32, |crc, &byte| {
            (0..8).fold(crc ^ u32::from(byte), |crc, _| {
                if crc & 1 == 1 {
                    crc >> 1 ^ 0xedb8_8320
                } else {
                    crc >> 1
                }
            })
        })
    }
}
