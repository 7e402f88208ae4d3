//! A single visit of a hunt, which examines the neighbours of a puzzle on all cores or on graphics
//! cards, in a fixed order.

use std::cmp::Reverse;
use std::collections::HashSet;

use novena_core::{Puzzle, canonical};
use novena_generator::hunt::{Exchange, KnownPuzzle, neighbours, promise};

use super::HuntSetup;
use super::rating::rate_all;
use super::record::{End, HuntRecord};
use crate::output;
use crate::pipeline::{self, Halt, Lane, Taker};
use crate::progress::Progress;

/// A neighbour's canonical form, and how promising the neighbour is.
type Neighbour = (Puzzle, u64);

/// Examines all neighbours of a puzzle that result from exchanging up to `reach` givens. Each
/// neighbour that the hunt keeps is recorded immediately, so that nothing is lost if the visit is
/// interrupted.
pub(super) fn visit(
    setup: &HuntSetup<'_>,
    record: &mut HuntRecord,
    known: &KnownPuzzle,
    reach: usize,
) -> Result<(), End> {
    let mut promising = examine_neighbours(setup, record, &known.puzzle, reach)?;
    // Equally promising neighbours stay in order, because the sort is stable.
    promising.sort_by_key(|(_, promise)| Reverse(*promise));
    promising.truncate(usize::try_from(setup.arguments.most_rated).unwrap_or(usize::MAX));
    let to_rate: Vec<KnownPuzzle> = promising
        .into_iter()
        .map(|(form, _)| record.remembered(form))
        .collect();
    rate_all(setup, &to_rate, "hunt-rating", |known, progress| {
        record.take(known, progress)
    })?;
    record.take_visit(known, reach)
}

/// Finds the neighbours that are not equivalent to any known puzzle. Returns those that may be
/// worth rating; if no rating is needed, records all of them.
fn examine_neighbours(
    setup: &HuntSetup<'_>,
    record: &mut HuntRecord,
    puzzle: &Puzzle,
    reach: usize,
) -> Result<Vec<Neighbour>, End> {
    let puzzle = *puzzle;
    let jobs = (1..=reach).flat_map(move |count| Exchange::all(&puzzle, count, count));
    let mut taker = NeighbourTaker {
        progress: Progress::endless(progress_message(setup, record, 0, 0)),
        setup,
        record,
        met: HashSet::new(),
        promising: Vec::new(),
        done: 0,
    };
    let work = |exchange: Exchange, lane: &dyn Lane<Vec<Neighbour>>| {
        if output::is_interrupted() {
            return Err(Halt);
        }
        let neighbours = setup.engine.compute(|| forms(setup, &exchange));
        // An interrupted search may have missed neighbours. They are found when the visit is
        // repeated.
        if output::is_interrupted() {
            return Err(Halt);
        }
        lane.send(neighbours)
    };
    setup.engine.watch(&taker.progress);
    // Cards are used only if several givens are exchanged.
    let threads = if reach == 1 {
        setup.threads
    } else {
        setup.engine.threads(setup.threads)
    };
    let ran = pipeline::run(threads, jobs, work, &mut taker);
    taker.progress.finish();
    ran.map(|()| taker.promising)
}

/// Returns the canonical forms of the neighbours that result from an exchange, without duplicates.
fn forms(setup: &HuntSetup<'_>, exchange: &Exchange) -> Vec<Neighbour> {
    let mut forms: Vec<Puzzle> = neighbours(exchange, &setup.engine)
        .iter()
        .map(|neighbour| canonical(neighbour).form)
        .collect();
    forms.sort_unstable_by_key(|form| form.board().values());
    forms.dedup();
    let is_rated = setup.goal.needs_rating();
    let promising = |form| (form, if is_rated { promise(&form) } else { 0 });
    forms.into_iter().map(promising).collect()
}

fn progress_message(
    setup: &HuntSetup<'_>,
    record: &HuntRecord,
    exchanges: u64,
    neighbours: usize,
) -> String {
    let fillings = [
        ("found", record.found.into()),
        ("visits", record.visits.into()),
        ("exchanges", exchanges.into()),
        ("neighbours", (neighbours as u64).into()),
    ];
    setup.texts.fill("hunt-progress", &fillings)
}

struct NeighbourTaker<'a> {
    setup: &'a HuntSetup<'a>,
    record: &'a mut HuntRecord,
    /// The neighbours that this visit has met.
    met: HashSet<Puzzle>,
    promising: Vec<Neighbour>,
    /// The number of exchanges examined.
    done: u64,
    progress: Progress,
}

impl Taker<Vec<Neighbour>> for NeighbourTaker<'_> {
    type Error = End;

    fn take(&mut self, neighbours: Vec<Neighbour>) -> Result<(), End> {
        self.done += 1;
        for (form, promise) in neighbours {
            if self.record.pool.knows(&form) || !self.met.insert(form) {
                continue;
            }
            self.record.looked_at += 1;
            if !self.setup.goal.needs_rating() {
                let known = KnownPuzzle::unrated(form);
                self.record.take(known, &self.progress)?;
            } else if promise > 0 {
                // A puzzle that needs no guesses is far too easy for a hunt.
                self.promising.push((form, promise));
            }
        }
        self.wait()
    }

    fn wait(&mut self) -> Result<(), End> {
        if output::is_interrupted() {
            return Err(End::Interrupted);
        }
        let met = self.met.len();
        self.progress
            .say(|| progress_message(self.setup, self.record, self.done, met));
        Ok(())
    }
}
