//! Cuts the cells out of photos, in the form in which the network sees them, for training.
//!
//! `dump OUT.bin PHOTO…` writes one record for each board in each photo: 81 cells of 28 by 28 bytes
//! (0 for -0.5, 255 for 1.5). It prints one line per record, with the photo, the board and its
//! corners.

#![expect(clippy::cast_sign_loss, reason = "pixels are clamped to the range")]

use std::io::Write;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let out = arguments.next().expect("OUT.bin PHOTO…");
    let mut out = std::fs::File::create(out).unwrap();
    for photo in arguments {
        let bytes = std::fs::read(&photo).unwrap();
        let name = std::path::Path::new(&photo)
            .file_name()
            .unwrap()
            .to_string_lossy()
            .into_owned();
        let grey = match novena_scan::decode::decode(&bytes) {
            Ok(grey) => grey,
            Err(error) => {
                println!("{name}\t-\t{error}");
                continue;
            }
        };
        let start = std::time::Instant::now();
        let places = novena_scan::places(&grey);
        let took = start.elapsed();
        eprintln!("{name} {} {took:?}", places.len());
        if places.is_empty() {
            println!("{name}\t-\tno grid");
        }
        for (board, place) in places.iter().enumerate() {
            let cells = novena_scan::cut(&grey, place);
            let corners: Vec<String> = place
                .corners()
                .iter()
                .map(|point| format!("{:.1},{:.1}", point.x, point.y))
                .collect();
            println!("{name}\t{board}\t{}", corners.join(" "));
            for cell in &cells {
                let bytes: Vec<u8> = cell
                    .iter()
                    .map(|pixel| ((pixel + 0.5) * 127.5) as u8)
                    .collect();
                out.write_all(&bytes).unwrap();
            }
        }
    }
}
