//! Reads photos whose puzzles are known, and reports how each was read.
//!
//! `evaluate TRUTH.csv FOLDER WEIGHTS.bin [PHOTO…]`: each line of TRUTH.csv contains a photo and
//! its printed digits, and optionally all digits, printed and handwritten, in a third column. `-`
//! for WEIGHTS selects the weights that we ship. The program prints one line per photo and a table
//! at the end. Photos whose names begin with a strength (`medium-0001.jpg`) are grouped in the
//! table by strength, and by whether they have entries. For cells that differ or are doubtful, the
//! program prints what the network read.

use std::collections::{BTreeMap, HashSet};

use novena_core::Cell;
use novena_scan::{Network, Reading, Trust, decode, scan_with};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let mut argument = || {
        arguments
            .next()
            .expect("TRUTH.csv FOLDER WEIGHTS.bin [PHOTO…]")
    };
    let truth = std::fs::read_to_string(argument()).unwrap();
    let folder = argument();
    let weights = argument();
    let network = if weights == "-" {
        Network::shipped().clone()
    } else {
        Network::from_bytes(&std::fs::read(weights).unwrap()).expect("weights of this version")
    };
    let only: HashSet<String> = arguments.collect();
    let mut counts: BTreeMap<(&str, &str, &str), usize> = BTreeMap::new();
    for line in truth.lines().skip(1) {
        let mut fields = line.split(',');
        let (photo, puzzle) = (fields.next().unwrap(), fields.next().unwrap());
        let all = fields.next();
        if !only.is_empty() && !only.contains(photo) {
            continue;
        }
        let bytes = std::fs::read(format!("{folder}/{photo}")).unwrap();
        let start = std::time::Instant::now();
        let readings = decode::decode(&bytes).and_then(|grey| scan_with(&grey, &network));
        let took = start.elapsed();
        let (outcome, note) = match &readings {
            Err(error) => ("no grid", error.to_string()),
            Ok(readings) => judge(readings, puzzle, all),
        };
        let strength = photo
            .split_once('-')
            .map_or("photos", |(strength, _)| strength);
        let written = if all.is_some_and(|all| all != puzzle) {
            "handwriting"
        } else {
            "print"
        };
        *counts.entry((strength, written, outcome)).or_default() += 1;
        println!(
            "{photo}\t{outcome}\t{:.1} ms\t{note}",
            took.as_secs_f64() * 1e3
        );
    }
    for ((strength, written, outcome), count) in counts {
        println!("{strength}\t{written}\t{outcome}\t{count}");
    }
}

/// The outcome of a photo, and the reason.
fn judge(readings: &[Reading], puzzle: &str, all: Option<&str>) -> (&'static str, String) {
    let text = |reading: &Reading| reading.givens().to_string();
    let sure = |reading: &Reading| reading.trust() == Trust::Sure;
    let right = readings.iter().find(|reading| text(reading) == puzzle);
    let wrong = readings
        .iter()
        .find(|reading| sure(reading) && text(reading) != puzzle);
    let note = |reading: &Reading| {
        let truth = |text: &str, cell: Cell| text[cell.index()..=cell.index()].to_owned();
        let differences: Vec<String> = Cell::all()
            .filter(|&cell| {
                truth(&text(reading), cell) != truth(puzzle, cell)
                    || reading.doubtful().contains(cell)
                    || reading.changes().iter().any(|change| change.cell == cell)
            })
            .map(|cell| {
                let kind = match (truth(puzzle, cell).as_str(), all) {
                    (".", Some(all)) if truth(all, cell) != "." => {
                        format!("handwritten {}", truth(all, cell))
                    }
                    (given, _) => given.to_owned(),
                };
                let [(first, p), (second, q)] = reading.likeliest(cell);
                let content = reading.content(cell);
                format!("{cell} {kind} read {content:?} seen {first:?} {p:.4} {second:?} {q:.4}")
            })
            .take(8)
            .collect();
        format!(
            "{} boards {:?} changed {} doubtful {} differs {differences:?}",
            readings.len(),
            reading.trust(),
            reading.changes().len(),
            reading.doubtful().len(),
        )
    };
    match (right, wrong) {
        (_, Some(wrong)) if right.is_none_or(|right| !sure(right)) => {
            ("WRONG BUT UNIQUE", note(wrong))
        }
        (Some(right), _) if sure(right) => {
            let entries = right.board().to_string();
            match all {
                Some(all) if all != entries => ("right, entries differ", note(right)),
                _ => ("right", note(right)),
            }
        }
        (Some(right), _) => ("unsure, read right", note(right)),
        _ => (
            "unsure",
            readings.iter().map(note).collect::<Vec<_>>().join(" | "),
        ),
    }
}
