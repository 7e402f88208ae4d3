//! Measures how fast a graphics card solves puzzles. Three things are measured: the search alone,
//! with states already on the card; the kernels that convert boards to states and solutions to
//! boards; and the round trip, from boards in host memory to answers in host memory. Every answer
//! is compared with the CPU's.

use std::io;

use novena_core::Puzzle;
use novena_gpu::{Fault, Trial, WholeWay};
use novena_kernel::{Verdict, Wave};

use super::super::list::List;
use super::sheet::{Column, Figure, Sheets};
use crate::texts::Texts;

/// A list is repeated until it contains this many puzzles, which is enough to keep a large card
/// busy.
const REPEATED_TO: usize = 16_000_000;

/// The number of bytes that each kernel reads and writes per puzzle. The kernel that converts
/// boards handles a board and a state. The kernel that converts solutions handles a board, a state,
/// a verdict and an answer.
const EXPANDED_BYTES: f64 = 81.0 + 48.0;
const PRINTED_BYTES: f64 = 81.0 + 48.0 + 1.0 + 82.0;

/// The limits for measuring round trips. They are, in order, the approximate duration of a
/// measurement in seconds, the maximum number of puzzles that a bus transfers per second, the
/// minimum number of batches, and the maximum number of rounds.
const SECONDS: f64 = 1.0;
const MOST_COPIED: f64 = 6e8;
const LEAST_BATCHES: usize = 6;
const MOST_TRIPS: usize = 3;

/// The reason why the table could not be produced.
pub(super) enum Failure {
    Card(Fault),
    Output(io::Error),
}

impl From<Fault> for Failure {
    fn from(fault: Fault) -> Self {
        Self::Card(fault)
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        Self::Output(error)
    }
}

#[expect(
    clippy::cast_precision_loss,
    reason = "figures are read to three digits"
)]
pub(super) fn table(
    lists: &[List],
    rounds: usize,
    out: &mut Sheets,
    texts: &Texts,
) -> Result<(), Failure> {
    let trial = Trial::open(0)?;
    let fillings = [("card", trial.card().0.to_owned().into())];
    out.remark(texts.fill("bench-card", &fillings))?;
    let head = |name: &str| texts.get(&format!("bench-{name}"));
    out.begin(vec![
        Column::new(head("list"), 24),
        Column::new(head("puzzles"), 10),
        Column::new(head("card-rate"), 12).drawn(),
        Column::new(head("card-sweeps"), 13),
        Column::new(head("card-each"), 9),
        Column::new(head("card-expand"), 15),
        Column::new(head("card-print"), 15),
        Column::new(head("card-trip"), 18),
        Column::new(head("card-of-copies"), 12),
        Column::new(head("card-of-search"), 14),
        Column::new(head("card-wrong"), 8),
    ])?;
    for List { name, puzzles } in lists {
        out.measure(name, texts);
        let count = REPEATED_TO.max(puzzles.len());
        let (figures, answers) = trial.kernels(puzzles, count, rounds)?;
        let mut expected = Vec::new();
        Wave::new().verdicts(puzzles, &mut expected);
        let wrong = answers
            .chunks_exact(82)
            .zip(&expected)
            .filter(|(answer, expected)| !agrees(answer, expected))
            .count();
        let (count, sweeps) = (count as f64, figures.work.sweeps as f64);
        let trip = round_trip(&trial, puzzles, count / figures.search, rounds)?;
        let rate = trip.puzzles as f64 / trip.answers;
        out.row(
            name,
            vec![
                Figure::new(count, 0),
                Figure::new(count / figures.search / 1e6, 1),
                Figure::new(sweeps / figures.search / 1e9, 2),
                Figure::new(sweeps / count, 2),
                Figure::new(count * EXPANDED_BYTES / figures.expand / 1e9, 0),
                Figure::new(count * PRINTED_BYTES / figures.print / 1e9, 0),
                Figure::new(rate / 1e6, 1),
                Figure::new(100.0 * trip.copies / trip.answers, 0),
                Figure::new(100.0 * rate * figures.search / count, 0),
                Figure::new(wrong as f64, 0),
            ],
        )?;
    }
    Ok(())
}

/// Measures the round trip for about a second's worth of work, in batches of the size that the
/// program itself uses. Returns the shortest time of several rounds, and the shortest time for
/// plain copies of the same bytes.
fn round_trip(
    trial: &Trial,
    puzzles: &[Puzzle],
    rate: f64,
    rounds: usize,
) -> Result<WholeWay, Fault> {
    #[expect(clippy::cast_sign_loss, reason = "a rate")]
    let count = (rate.min(MOST_COPIED) * SECONDS) as usize;
    let batch = Trial::batch(count);
    let batches = (count / batch).max(LEAST_BATCHES);
    let mut best = trial.whole_way(puzzles, batch, batches)?;
    for _ in 1..rounds.min(MOST_TRIPS) {
        let trip = trial.whole_way(puzzles, batch, batches)?;
        best.answers = best.answers.min(trip.answers);
        best.copies = best.copies.min(trip.copies);
    }
    Ok(best)
}

/// Returns whether a card's answer matches the CPU's.
fn agrees(answer: &[u8], expected: &Verdict) -> bool {
    match expected {
        Verdict::None => answer[0] == 0,
        Verdict::Several => answer[0] == 2,
        Verdict::Unique(solution) => answer[0] == 1 && answer[1..] == solution.board().values(),
    }
}
