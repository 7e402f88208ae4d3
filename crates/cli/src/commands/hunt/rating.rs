//! Rates puzzles on all cores.

use novena_generator::hunt::KnownPuzzle;
use novena_ratings::SeRater;

use super::HuntSetup;
use super::record::End;
use crate::output;
use crate::pipeline::{self, Halt, Lane, Taker};
use crate::progress::Progress;

/// Rates puzzles on the Sudoku Explainer scale, unless they already have a rating. Each puzzle is
/// passed to `take`, in order, as soon as it and all puzzles before it are rated. `key` identifies
/// the progress message.
pub(super) fn rate_all(
    setup: &HuntSetup<'_>,
    puzzles: &[KnownPuzzle],
    key: &'static str,
    take: impl FnMut(KnownPuzzle, &Progress) -> Result<(), End>,
) -> Result<(), End> {
    let say = |done: usize| {
        let fillings = [
            ("done", (done as u64).into()),
            ("all", (puzzles.len() as u64).into()),
        ];
        setup.texts.fill(key, &fillings)
    };
    let mut taker = RatingTaker {
        done: 0,
        progress: Progress::endless(say(0)),
        say,
        take,
    };
    let work = |known: KnownPuzzle, lane: &dyn Lane<KnownPuzzle>| {
        if known.rating.is_some() {
            return lane.send(known);
        }
        let rating = SeRater::new().rate_until(&known.puzzle, &output::is_interrupted);
        let rating = rating.ok_or(Halt)?;
        lane.send(KnownPuzzle {
            puzzle: known.puzzle,
            rating: Some([rating.er, rating.ep, rating.ed]),
        })
    };
    let ran = pipeline::run(setup.threads, puzzles.iter().copied(), work, &mut taker);
    taker.progress.finish();
    ran
}

struct RatingTaker<S, T> {
    done: usize,
    progress: Progress,
    say: S,
    take: T,
}

impl<S, T> Taker<KnownPuzzle> for RatingTaker<S, T>
where
    S: Fn(usize) -> String,
    T: FnMut(KnownPuzzle, &Progress) -> Result<(), End>,
{
    type Error = End;

    fn take(&mut self, known: KnownPuzzle) -> Result<(), End> {
        self.done += 1;
        (self.take)(known, &self.progress)?;
        self.wait()
    }

    fn wait(&mut self) -> Result<(), End> {
        if output::is_interrupted() {
            return Err(End::Interrupted);
        }
        let done = self.done;
        self.progress.say(|| (self.say)(done));
        Ok(())
    }
}
