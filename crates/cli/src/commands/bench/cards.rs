//! Measures how fast a graphics card solves puzzles. Three things are measured: the search alone,
//! with states already on the card; the kernels that convert boards to states and solutions to
//! boards; and the round trip, from boards in host memory to answers in host memory. All of the
//! kernels' answers are compared with the CPU's, as are the answers in the last batches of the
//! round trip.

use std::io;

use novena_core::Puzzle;
use novena_gpu::{Fault, Figures, Trial, WholeWay};
use novena_kernel::{Verdict, Wave};

use super::super::list::List;
use super::sheet::{Column, Figure, Sheets};
use crate::arguments::Bench;
use crate::texts::Texts;

/// The number of puzzles that are searched at once, unless the user chooses another one. It is
/// enough to keep a large card busy.
const AT_ONCE: usize = 16_000_000;

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

/// Prints the table, and adds the number of wrong answers to `all_wrong`, even if the card then
/// fails.
#[expect(
    clippy::cast_precision_loss,
    reason = "figures are read to three digits"
)]
pub(super) fn table(
    lists: &[List],
    arguments: &Bench,
    all_wrong: &mut usize,
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
        let at_once = arguments.batch.unwrap_or(AT_ONCE).max(puzzles.len());
        let mut expected = Vec::new();
        Wave::new().verdicts(puzzles, &mut expected);
        let figures = trial.kernels(puzzles, &expected, at_once, arguments.rounds)?;
        *all_wrong += figures.wrong;
        let trip = round_trip(&trial, puzzles, &expected, &figures, arguments.rounds)?;
        let (count, sweeps) = (at_once as f64, figures.work.sweeps as f64);
        let rate = trip.puzzles as f64 / trip.answers;
        *all_wrong += trip.wrong;
        out.row(
            name,
            vec![
                Figure::new(count, 0),
                Figure::new(count / figures.search / 1e6, 1),
                Figure::new(sweeps / figures.search / 1e9, 2),
                Figure::new(sweeps / count, 2),
                Figure::new(figures.expanded_bytes() as f64 / figures.expand / 1e9, 0),
                Figure::new(figures.printed_bytes() as f64 / figures.print / 1e9, 0),
                Figure::new(rate / 1e6, 1),
                Figure::new(100.0 * trip.copies / trip.answers, 0),
                Figure::new(100.0 * rate * figures.search / count, 0),
                Figure::new((figures.wrong + trip.wrong) as f64, 0),
            ],
        )?;
    }
    Ok(())
}

/// Measures the round trip for about a second's worth of work. The batches have the size that the
/// program itself uses, but are no larger than the search of these `figures`. Returns the shortest
/// time of several rounds, the shortest time for plain copies of the same bytes, and the number of
/// wrong answers in all rounds.
fn round_trip(
    trial: &Trial,
    puzzles: &[Puzzle],
    expected: &[Verdict],
    figures: &Figures,
    rounds: usize,
) -> Result<WholeWay, Fault> {
    #[expect(clippy::cast_sign_loss, clippy::cast_precision_loss, reason = "a rate")]
    let count = ((figures.puzzles as f64 / figures.search).min(MOST_COPIED) * SECONDS) as usize;
    let batch = Trial::batch(count).min(figures.puzzles);
    let batches = (count / batch).max(LEAST_BATCHES);
    let mut best = trial.whole_way(puzzles, expected, batch, batches)?;
    for _ in 1..rounds.min(MOST_TRIPS) {
        let trip = trial.whole_way(puzzles, expected, batch, batches)?;
        best.answers = best.answers.min(trip.answers);
        best.copies = best.copies.min(trip.copies);
        best.wrong += trip.wrong;
    }
    Ok(best)
}
