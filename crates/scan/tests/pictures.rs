//! Tests the reading of whole pictures. Most are created by rotating, tilting or repeating one that
//! `novena draw` drew; the others show something else.

#![expect(
    clippy::cast_possible_truncation,
    clippy::cast_precision_loss,
    clippy::cast_sign_loss,
    reason = "pixels and coordinates are small"
)]

use novena_scan::{Grey, Reading, ScanError, Trust, decode, scan};

const PUZZLE: &str =
    ".1.38.....9..7..8..4...61...6.7.4..3..3...9..7..1.9.4...58...9..3..9..1.....17.3.";

fn drawn() -> Grey {
    decode::decode(include_bytes!("drawn.png")).unwrap()
}

/// The interpolated brightness of a picture, which is white beyond its border.
fn at(grey: &Grey, x: f64, y: f64) -> f64 {
    let pixel = |x: f64, y: f64| {
        let inside = x >= 0.0 && y >= 0.0 && x < grey.width() as f64 && y < grey.height() as f64;
        if inside {
            f64::from(grey.pixels()[y as usize * grey.width() + x as usize])
        } else {
            255.0
        }
    };
    let (left, top) = (x.floor(), y.floor());
    let (right, down) = (x - left, y - top);
    let above = pixel(left, top) * (1.0 - right) + pixel(left + 1.0, top) * right;
    let below = pixel(left, top + 1.0) * (1.0 - right) + pixel(left + 1.0, top + 1.0) * right;
    above * (1.0 - down) + below * down
}

/// A picture created by lookup: `from` gives each pixel's position in the drawn picture.
fn seen(width: usize, height: usize, from: impl Fn(f64, f64) -> (f64, f64)) -> Grey {
    let grey = drawn();
    let pixels = (0..width * height)
        .map(|k| {
            let (x, y) = from((k % width) as f64, (k / width) as f64);
            at(&grey, x, y) as u8
        })
        .collect();
    Grey::new(width, height, pixels).unwrap()
}

/// The drawn picture rotated around its middle, and farther away on one side by `tilt`.
fn turned(degrees: f64, tilt: f64) -> Grey {
    let (sin, cos) = degrees.to_radians().sin_cos();
    let middle = drawn().width() as f64 / 2.0;
    seen(700, 700, |x, y| {
        let (x, y) = (x - 350.0, y - 350.0);
        let away = 1.0 + tilt * x / 350.0;
        let (x, y) = (x / away, y / away);
        (middle + cos * x + sin * y, middle - sin * x + cos * y)
    })
}

fn is_right(reading: &Reading) -> bool {
    reading.trust() == Trust::Sure && reading.board().to_string() == PUZZLE
}

#[test]
fn a_board_is_read_at_every_angle() {
    for degrees in (0..360).step_by(15) {
        for tilt in [0.0, 0.18] {
            let readings = scan(&turned(f64::from(degrees), tilt)).unwrap();
            assert_eq!(readings.len(), 1, "{degrees} degrees, tilt {tilt}");
            let reading = &readings[0];
            assert!(
                is_right(reading),
                "{degrees} degrees, tilt {tilt}: {} {:?}",
                reading.board(),
                reading.trust()
            );
        }
    }
}

#[test]
fn several_boards_are_read_in_reading_order() {
    // Three boards in a row, one of them on its side and one upside down, and a fourth board below.
    let side = drawn().width() as f64;
    let step = side + 40.0;
    let width = (3.0 * step) as usize;
    let page = seen(width, (2.0 * step) as usize, |x, y| {
        let (column, row) = ((x / step).floor(), (y / step).floor());
        let (x, y) = (x - column * step - 20.0, y - row * step - 20.0);
        match (column as u8, row as u8) {
            (0, _) => (x, y),
            (1, 0) => (y, side - 1.0 - x),
            (2, 0) => (side - 1.0 - x, side - 1.0 - y),
            _ => (-9.0, -9.0),
        }
    });
    let readings = scan(&page).unwrap();
    assert_eq!(readings.len(), 4);
    assert!(readings.iter().all(is_right));
    let middles: Vec<_> = readings
        .iter()
        .map(|reading| reading.place().point(4.5, 4.5))
        .map(|point| ((point.x / step) as u8, (point.y / step) as u8))
        .collect();
    assert_eq!(middles, [(0, 0), (1, 0), (2, 0), (0, 1)]);
}

#[test]
fn no_board_is_found_in_pictures_without_one() {
    let striped = |width: usize, height: usize| {
        let pixels = (0..width * height).map(|k| if k / width % 20 < 3 { 30 } else { 220 });
        Grey::new(width, height, pixels.collect()).unwrap()
    };
    assert_eq!(scan(&striped(600, 400)).unwrap_err(), ScanError::NoGrid);
    let noise = (0..300_000_u64)
        .map(|k| (k.wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56) as u8)
        .collect();
    let noise = Grey::new(600, 500, noise).unwrap();
    assert_eq!(scan(&noise).unwrap_err(), ScanError::NoGrid);
}

#[test]
fn a_picture_taken_in_the_dark_is_reported_as_dark() {
    let night = (0..250_000_u32).map(|k| (k % 7) as u8).collect();
    let night = Grey::new(500, 500, night).unwrap();
    assert_eq!(scan(&night).unwrap_err(), ScanError::TooDark);
}

#[test]
fn a_board_in_little_light_is_read() {
    let day = drawn();
    let evening = day
        .pixels()
        .iter()
        .map(|&pixel| 10 + (f64::from(pixel) * 0.2) as u8)
        .collect();
    let evening = Grey::new(day.width(), day.height(), evening).unwrap();
    assert!(is_right(&scan(&evening).unwrap()[0]));
}

#[test]
fn two_hundred_megapixels_are_refused() {
    assert_eq!(
        Grey::check_size(20_000, 10_000),
        Err(ScanError::TooLarge {
            width: 20_000,
            height: 10_000
        })
    );
}

#[test]
fn scanning_the_largest_picture_ends() {
    // The whole paper is lined, so the search checks many places, but there is no board to find.
    let (width, height) = (8000, 8000);
    let pixels = (0..width * height)
        .map(|k: usize| {
            if k % width % 50 < 3 || k / width % 50 < 3 {
                20
            } else {
                230
            }
        })
        .collect();
    // This took minutes before the number of tries was limited.
    let _ = scan(&Grey::new(width, height, pixels).unwrap());
}
