//! Reads picture files, and pixels that do not show anything.

use novena_scan::{Grey, decode, scan};

/// The number of pixels examined in a decoded file. It is small because fuzzing needs many short
/// runs.
const MOST_PIXELS: usize = 400_000;

/// Decodes the input as a file, and also looks for boards in its bytes interpreted as pixels.
pub(crate) fn is_read(data: &[u8]) {
    if let Ok(pictures) = decode::pictures(data) {
        for grey in pictures.take(3).flatten() {
            if grey.pixels().len() <= MOST_PIXELS {
                read(&grey);
            }
        }
    }
    if data.len() < 2 {
        return;
    }
    // The first byte is the width; the other bytes repeat until the picture is full.
    let width = 90 + usize::from(data[0]);
    let pixels = data[1..]
        .iter()
        .copied()
        .cycle()
        .take(width * 120)
        .collect();
    read(&Grey::new(width, 120, pixels).expect("the size is allowed"));
}

fn read(grey: &Grey) {
    for reading in scan(grey).into_iter().flatten() {
        // A reading marked as sure has one solution, and every likelihood is valid.
        let givens = reading.givens();
        if reading.trust() == novena_scan::Trust::Sure {
            assert!(givens.givens().len() >= 17);
        }
        for cell in novena_core::Cell::all() {
            assert!((0.0..=1.0).contains(&reading.likelihood(cell)));
        }
    }
}
