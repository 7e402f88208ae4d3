//! The state, the counts and the output of a hunt. Only the main thread uses them.

use std::io::{self, Write};

use novena_core::Puzzle;
use novena_generator::hunt::{HuntGoal, KnownPuzzle, Pool};

use super::log::{EarlierFind, Event, Log, Visit, describe};
use crate::output::Output;
use crate::progress::Progress;

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

pub(super) struct HuntRecord {
    pub(super) goal: HuntGoal,
    pub(super) pool: Pool,
    pub(super) log: Log,
    pub(super) out: Output,
    /// The number of finds after which the hunt ends.
    pub(super) count: Option<u64>,
    pub(super) found: u64,
    /// The number of finds in the output, which may include those of earlier runs.
    pub(super) written: u64,
    pub(super) visits: u64,
    /// The number of neighbours that were not equivalent to any known puzzle.
    pub(super) looked_at: u64,
    pub(super) rated: u64,
}

impl HuntRecord {
    /// Writes the finds of earlier runs to an output file, so that the file contains all finds of
    /// the hunt. Puzzles that earlier runs did not count as finds are reported like new ones.
    pub(super) fn write_earlier(&mut self, finds: &[EarlierFind]) -> Result<(), End> {
        let mut result = Ok(());
        for EarlierFind { known, is_reported } in finds {
            if *is_reported {
                if self.out.is_file() {
                    self.write(known, None)?;
                }
            } else if result.is_ok() {
                result = match self.report(*known, None) {
                    // The remaining finds of earlier runs still have to be written.
                    Err(End::Enough) => Err(End::Enough),
                    reported => Ok(reported?),
                };
            }
        }
        result
    }

    /// Adds new starting puzzles to the log before they are rated, so that the hunt can continue
    /// without the files from which they were read.
    pub(super) fn log_starts(&mut self, new: &[KnownPuzzle]) -> Result<(), End> {
        let logged = self.log.write(Event::Start, new);
        logged.map_err(End::LogFailed)
    }

    /// Adds a rated starting puzzle to the pool and the log.
    pub(super) fn take_rated_start(&mut self, known: KnownPuzzle) -> Result<(), End> {
        self.pool.add(known);
        let logged = self.log.write(Event::Start, &[known]);
        logged.map_err(End::LogFailed)
    }

    /// Returns a puzzle, with its rating if an interrupted visit had rated it.
    pub(super) fn remembered(&self, form: Puzzle) -> KnownPuzzle {
        let remembered = self.pool.recall(&form);
        remembered.unwrap_or_else(|| KnownPuzzle::unrated(form))
    }

    /// Adds a neighbour to the pool and the log, and writes it if it meets the goal.
    pub(super) fn take(&mut self, known: KnownPuzzle, progress: &Progress) -> Result<(), End> {
        let is_logged = self.pool.recall(&known.puzzle).is_some();
        self.pool.add(known);
        if is_logged {
            return Ok(());
        }
        self.rated += u64::from(known.rating.is_some());
        if known.is_wanted(self.goal) {
            return self.report(known, Some(progress));
        }
        let logged = self.log.write(Event::Met, &[known]);
        logged.map_err(End::LogFailed)
    }

    /// Records that all neighbours of a puzzle were examined.
    pub(super) fn take_visit(&mut self, known: &KnownPuzzle, reach: usize) -> Result<(), End> {
        self.visits += 1;
        self.pool.visit(known.puzzle, reach);
        let visit = Visit {
            needs_rating: self.goal.needs_rating(),
            reach,
        };
        let event = Event::Visited(Some(visit));
        let logged = self.log.write_lasting(event, *known);
        logged.map_err(End::LogFailed)
    }

    fn report(&mut self, known: KnownPuzzle, progress: Option<&Progress>) -> Result<(), End> {
        let logged = self.log.write_lasting(Event::Found, known);
        logged.map_err(End::LogFailed)?;
        self.write(&known, progress)?;
        self.found += 1;
        // If the hunt ends at this point, the next run repeats the visit and finds the rest.
        match self.count {
            Some(count) if self.found >= count => Err(End::Enough),
            _ => Ok(()),
        }
    }

    fn write(&mut self, known: &KnownPuzzle, progress: Option<&Progress>) -> Result<(), End> {
        self.written += 1;
        let out = &mut self.out;
        // The next find may be hours away.
        let mut print = || writeln!(out, "{}", describe(known)).and_then(|()| out.flush());
        let printed = match progress {
            Some(progress) => progress.suspend(print),
            None => print(),
        };
        printed.map_err(End::OutputFailed)
    }
}
