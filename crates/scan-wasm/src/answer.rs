//! Writes the result of reading a picture as JSON.

use std::fmt::Write;

use novena_core::{Argument, Board, CellSet, Refusal};
use novena_scan::{Reading, ScanError, Trust};

/// Returns the result of reading a picture as JSON. The picture may have been reduced by `factor`,
/// so positions are multiplied by `factor` to refer to the original picture.
pub(crate) fn answer(readings: Result<Vec<Reading>, ScanError>, factor: usize) -> String {
    match readings {
        Ok(readings) => {
            let boards: Vec<String> = readings
                .iter()
                .map(|reading| board(reading, f64::from(factor as u32)))
                .collect();
            format!(r#"{{"ok":[{}]}}"#, boards.join(","))
        }
        Err(error) => refusal(&error),
    }
}

fn board(reading: &Reading, factor: f64) -> String {
    let trust = match reading.trust() {
        Trust::Sure => "sure",
        Trust::Ambiguous => "ambiguous",
        Trust::NotUnique => "not-unique",
    };
    let changed: CellSet = reading.changes().iter().map(|change| change.cell).collect();
    let points: Vec<String> = (0..100_u8)
        .map(|index| {
            let point = reading
                .place()
                .point(f64::from(index % 10), f64::from(index / 10));
            format!("{:.1},{:.1}", factor * point.x, factor * point.y)
        })
        .collect();
    format!(
        r#"{{"givens":"{}","entries":"{}","trust":"{trust}","doubtful":{},"changed":{},"points":[{}]}}"#,
        digits(reading.givens().board()),
        digits(&reading.entries()),
        names(reading.doubtful()),
        names(changed),
        points.join(","),
    )
}

fn digits(board: &Board) -> String {
    let sign = |value: u8| {
        if value == 0 {
            '.'
        } else {
            char::from(b'0' + value)
        }
    };
    board.values().into_iter().map(sign).collect()
}

fn names(cells: CellSet) -> String {
    let names: Vec<String> = cells.iter().map(|cell| format!(r#""{cell}""#)).collect();
    format!("[{}]", names.join(","))
}

/// Returns the ID and arguments of an error. The page composes its error message from them.
fn refusal(error: &ScanError) -> String {
    let mut text = format!(r#"{{"error":{{"id":"scan-{}""#, error.id());
    error.arguments(&mut |name, argument| {
        if let Argument::Number(number) = argument {
            // Writing to a `String` cannot fail.
            let _ = write!(text, r#","{name}":{number}"#);
        }
    });
    text + "}}"
}
