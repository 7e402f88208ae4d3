//! A single visit of a hunt, which examines the neighbours of a puzzle on all cores or on graphics
//! cards, in a fixed order.

use std::cmp::Reverse;
use std::io;

use novena_core::{Puzzle, canonical};
use novena_generator::hunt::{Exchange, HuntGoal, KnownPuzzle, Pool, neighbours, promise};
use novena_ratings::SeRater;

use crate::engine::Engine;
use crate::output;
use crate::pipeline::{self, Halt, Lane, Taker};
use crate::progress::Progress;
use crate::texts::Texts;

/// The reason why a hunt is over.
pub(super) enum End {
    /// Enough puzzles were found, or enough visits were made.
    Enough,
    /// There are no puzzles left to visit.
    AllVisited,
    /// Ctrl-C was pressed.
    Interrupted,
    OutputFailed(io::Error),
    LogFailed(io::Error),
}

/// The result of a visit.
#[derive(Default)]
pub(super) struct VisitResult {
    pub(super) puzzles: Vec<KnownPuzzle>,
    pub(super) looked_at: u64,
    pub(super) rated: u64,
}

pub(super) struct Visitor<'a> {
    pub(super) goal: HuntGoal,
    pub(super) radius: usize,
    pub(super) most_rated: usize,
    pub(super) engine: &'a Engine<'a>,
    pub(super) threads: usize,
    pub(super) texts: &'a Texts,
    /// The number of puzzles found, which is shown in the progress line.
    pub(super) found: u64,
    pub(super) visits: u64,
}

/// A neighbour's canonical form, and how promising the neighbour is.
type Neighbour = (Puzzle, u64);

impl Visitor<'_> {
    /// Examines all neighbours of a puzzle. If Ctrl-C ends the visit while neighbours are being
    /// rated, the result contains no puzzles but still counts the neighbours.
    pub(super) fn visit(
        &self,
        known: &KnownPuzzle,
        pool: &mut Pool,
    ) -> (VisitResult, Result<(), End>) {
        let mut result = VisitResult::default();
        let mut new = match self.new_neighbours(&known.puzzle, pool) {
            Ok(new) => new,
            Err(end) => return (result, Err(end)),
        };
        result.looked_at = new.len() as u64;
        if !self.goal.needs_rating() {
            let unrated = |(puzzle, _)| KnownPuzzle {
                puzzle,
                rating: None,
            };
            result.puzzles = new.into_iter().map(unrated).collect();
            return (result, Ok(()));
        }
        new.retain(|(_, promise)| *promise > 0);
        // Neighbours with the same promise stay in order, because the sort is stable.
        new.sort_by_key(|(_, promise)| Reverse(*promise));
        new.truncate(self.most_rated);
        let puzzles: Vec<Puzzle> = new.into_iter().map(|(puzzle, _)| puzzle).collect();
        match rate_all(&puzzles, self.threads, self.texts, "hunt-rating") {
            Ok(known) => {
                result.rated = known.len() as u64;
                result.puzzles = known;
                (result, Ok(()))
            }
            Err(end) => (result, Err(end)),
        }
    }

    /// Returns the neighbours that are not equivalent to any puzzle already met.
    fn new_neighbours(&self, puzzle: &Puzzle, pool: &mut Pool) -> Result<Vec<Neighbour>, End> {
        let exchanges = self.goal.exchanges(puzzle, self.radius).into_iter();
        let puzzle = *puzzle;
        let jobs = exchanges.flat_map(move |(minus, plus)| Exchange::all(&puzzle, minus, plus));
        let mut taker = NeighbourTaker {
            pool,
            new: Vec::new(),
            done: 0,
            progress: Progress::endless(self.progress(0, 0)),
            visitor: self,
        };
        let work = |exchange: Exchange, lane: &dyn Lane<Vec<Neighbour>>| {
            if output::is_interrupted() {
                return Err(Halt);
            }
            lane.send(self.engine.compute(|| self.new_forms(&exchange)))
        };
        self.engine.watch(&taker.progress);
        let threads = self.engine.threads(self.threads);
        let ran = pipeline::run(threads, jobs, work, &mut taker);
        taker.progress.finish();
        ran.map(|()| taker.new)
    }

    /// Returns the canonical forms of the neighbours that result from an exchange, without
    /// duplicates.
    fn new_forms(&self, exchange: &Exchange) -> Vec<Neighbour> {
        let mut forms: Vec<Puzzle> = neighbours(exchange, self.engine)
            .iter()
            .map(|neighbour| canonical(neighbour).form)
            .collect();
        forms.sort_unstable_by_key(|form| form.board().values());
        forms.dedup();
        let rated = self.goal.needs_rating();
        let promising = |form| (form, if rated { promise(&form) } else { 0 });
        forms.into_iter().map(promising).collect()
    }

    fn progress(&self, exchanges: u64, neighbours: usize) -> String {
        let fillings = [
            ("found", self.found.into()),
            ("visits", self.visits.into()),
            ("exchanges", exchanges.into()),
            ("neighbours", (neighbours as u64).into()),
        ];
        self.texts.fill("hunt-progress", &fillings)
    }
}

struct NeighbourTaker<'a> {
    pool: &'a mut Pool,
    new: Vec<Neighbour>,
    done: u64,
    progress: Progress,
    visitor: &'a Visitor<'a>,
}

impl Taker<Vec<Neighbour>> for NeighbourTaker<'_> {
    type Error = End;

    fn take(&mut self, found: Vec<Neighbour>) -> Result<(), End> {
        self.done += 1;
        let pool = &mut *self.pool;
        self.new
            .extend(found.into_iter().filter(|(form, _)| pool.meet(*form)));
        self.wait()
    }

    fn wait(&mut self) -> Result<(), End> {
        if output::is_interrupted() {
            return Err(End::Interrupted);
        }
        let (visitor, done, new) = (self.visitor, self.done, self.new.len());
        self.progress.say(|| visitor.progress(done, new));
        Ok(())
    }
}

/// Rates puzzles on the Sudoku Explainer scale, in order. `key` identifies the progress message.
pub(super) fn rate_all(
    puzzles: &[Puzzle],
    threads: usize,
    texts: &Texts,
    key: &str,
) -> Result<Vec<KnownPuzzle>, End> {
    let say = |done: usize| {
        let fillings = [
            ("done", (done as u64).into()),
            ("all", (puzzles.len() as u64).into()),
        ];
        texts.fill(key, &fillings)
    };
    let mut taker = RatingTaker {
        rated: Vec::with_capacity(puzzles.len()),
        progress: Progress::endless(say(0)),
        say,
    };
    let work = |puzzle: Puzzle, lane: &dyn Lane<KnownPuzzle>| {
        let rating = SeRater::new().rate_until(&puzzle, &output::is_interrupted);
        let rating = rating.ok_or(Halt)?;
        lane.send(KnownPuzzle {
            puzzle,
            rating: Some([rating.er, rating.ep, rating.ed]),
        })
    };
    let ran = pipeline::run(threads, puzzles.iter().copied(), work, &mut taker);
    taker.progress.finish();
    ran.map(|()| taker.rated)
}

struct RatingTaker<F> {
    rated: Vec<KnownPuzzle>,
    progress: Progress,
    say: F,
}

impl<F: Fn(usize) -> String> Taker<KnownPuzzle> for RatingTaker<F> {
    type Error = End;

    fn take(&mut self, known: KnownPuzzle) -> Result<(), End> {
        self.rated.push(known);
        self.wait()
    }

    fn wait(&mut self) -> Result<(), End> {
        if output::is_interrupted() {
            return Err(End::Interrupted);
        }
        let done = self.rated.len();
        self.progress.say(|| (self.say)(done));
        Ok(())
    }
}
