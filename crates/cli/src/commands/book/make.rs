//! Generates new puzzles for a book on all cores. The puzzles depend only on the seed.

use std::sync::atomic::{AtomicBool, Ordering};

use novena_generator::{Judge, Practice, Wish, WishMatch, bunch};
use novena_techniques::KindChoice;

use super::item::rated;
use crate::pipeline::{self, Halt, Lane, Taker};
use crate::progress::{Progress, search_progress};
use crate::texts::Texts;

/// The goal of the search.
pub(super) struct Search<'a> {
    pub(super) wish: &'a Wish,
    pub(super) practice: Option<KindChoice>,
    /// The technique that must be the hardest by our rating. It need not be the hardest technique
    /// on the path.
    pub(super) hardest: Option<KindChoice>,
    pub(super) count: u64,
    pub(super) seed: u64,
    pub(super) threads: usize,
}

/// A puzzle and, if requested, a position in it.
pub(super) struct SectionPuzzle {
    pub(super) found: WishMatch,
    pub(super) practice: Option<Practice>,
}

/// The result of a search, which contains the requested number of puzzles, or fewer if the search
/// gave up.
#[derive(Default)]
pub(super) struct SearchResult {
    pub(super) puzzles: Vec<SectionPuzzle>,
    pub(super) tried: u64,
    /// The number of tries that produced a puzzle of the required shape, whatever its difficulty.
    pub(super) made: u64,
}

struct Piece {
    puzzles: Vec<SectionPuzzle>,
    tried: u64,
    made: u64,
}

impl Search<'_> {
    /// Returns the number of consecutive unsuccessful tries after which the search gives up.
    pub(super) fn effort(&self) -> u64 {
        self.wish.effort()
    }

    pub(super) fn run(&self, progress: &mut Progress, before: u64, texts: &Texts) -> SearchResult {
        let over = AtomicBool::new(false);
        let mut taker = PuzzleTaker {
            search: self,
            result: SearchResult::default(),
            tries_since_find: 0,
            over: &over,
            progress,
            before,
            texts,
        };
        let work = |number, lane: &dyn Lane<Piece>| self.work(number, lane, &over);
        // A search that ends early is not an error.
        let _ended = pipeline::run(self.threads, 0_u64.., work, &mut taker);
        let mut result = taker.result;
        result
            .puzzles
            .truncate(usize::try_from(self.count).unwrap_or(usize::MAX));
        result
    }

    fn work(&self, number: u64, lane: &dyn Lane<Piece>, over: &AtomicBool) -> Result<(), Halt> {
        let stop = || over.load(Ordering::Relaxed);
        let bunch = bunch(&self.wish.shape, self.seed, number);
        let mut judge = Judge::new(self.wish);
        let mut puzzles = Vec::new();
        for made in &bunch.puzzles {
            if stop() {
                return Err(Halt);
            }
            let Some(mut found) = judge.look(made, &stop) else {
                continue;
            };
            if let Some(choice) = &self.hardest {
                let rating = rated(&made.puzzle);
                let hardest = rating.and_then(|rating| rating.hardest);
                if !hardest.is_some_and(|kind| choice.kinds().contains(&kind)) {
                    continue;
                }
                found.judgement.rating = rating;
            }
            let wanted = self.practice.as_ref();
            let practice = wanted.and_then(|choice| Practice::of(made, choice));
            if self.practice.is_none() || practice.is_some() {
                puzzles.push(SectionPuzzle { found, practice });
            }
            if puzzles.len() as u64 >= self.count {
                break;
            }
        }
        lane.send(Piece {
            puzzles,
            tried: bunch.tried.into(),
            made: bunch.puzzles.len() as u64,
        })
    }
}

struct PuzzleTaker<'a> {
    search: &'a Search<'a>,
    result: SearchResult,
    /// The number of tries since the last puzzle was found.
    tries_since_find: u64,
    over: &'a AtomicBool,
    progress: &'a mut Progress,
    /// The number of puzzles found for other sections.
    before: u64,
    texts: &'a Texts,
}

/// The error that ends a search early.
struct SearchEnd;

impl PuzzleTaker<'_> {
    fn show(&mut self) {
        let found = self.before + self.result.puzzles.len() as u64;
        let (tried, texts) = (self.result.tried, self.texts);
        self.progress.found(found, |seconds| {
            search_progress(found, tried, seconds, texts)
        });
    }
}

impl Taker<Piece> for PuzzleTaker<'_> {
    type Error = SearchEnd;

    fn take(&mut self, piece: Piece) -> Result<(), SearchEnd> {
        self.tries_since_find += piece.tried;
        if !piece.puzzles.is_empty() {
            self.tries_since_find = 0;
        }
        self.result.tried += piece.tried;
        self.result.made += piece.made;
        self.result.puzzles.extend(piece.puzzles);
        self.show();
        let is_enough = self.result.puzzles.len() as u64 >= self.search.count;
        if is_enough || self.tries_since_find >= self.search.effort() {
            self.over.store(true, Ordering::Relaxed);
            return Err(SearchEnd);
        }
        Ok(())
    }

    fn wait(&mut self) -> Result<(), SearchEnd> {
        self.show();
        Ok(())
    }
}
