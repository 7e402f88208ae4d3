//! Collects the figures for a report, using an amount of memory that does not grow with the number
//! of puzzles.

use std::cmp::{Ordering, Reverse};
use std::collections::{BTreeMap, BinaryHeap};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use novena_core::Puzzle;
use novena_techniques::{Kind, Level, Path, Position, Reasoner};

use super::Ratings;
use super::times::Times;

/// The maximum number of puzzles that get a row of their own, because longer pages are slow to
/// open.
pub(super) const MOST_ROWS: usize = 1000;

/// Collects the measurements from all threads.
pub(super) struct RateCollector {
    solver: Reasoner,
    statistics: Mutex<RateStatistics>,
}

impl RateCollector {
    pub(super) fn new() -> Self {
        Self {
            // The techniques of last resort are left out, because they solve every puzzle and take
            // longer than all others.
            solver: Reasoner::standard()
                .only(|kind| !kind.is_last_resort())
                .without_reasons(),
            statistics: Mutex::new(RateStatistics::default()),
        }
    }

    /// Adds a puzzle with a unique solution, its ratings and the time they took.
    pub(super) fn add(&self, puzzle: &Puzzle, ratings: &Ratings, wants_ours: bool, time: Duration) {
        let path = Position::new(puzzle)
            .ok()
            .map(|start| self.solver.path(start.assuming_uniqueness(true)));
        let mut statistics = self
            .statistics
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        statistics.rated(puzzle, ratings, wants_ours, time);
        if let Some(path) = path {
            statistics.walked(&path);
        }
    }

    /// Counts a puzzle without a unique solution.
    pub(super) fn pass_over(&self, several: bool) {
        let mut statistics = self
            .statistics
            .lock()
            .unwrap_or_else(PoisonError::into_inner);
        if several {
            statistics.several += 1;
        } else {
            statistics.none += 1;
        }
    }

    pub(super) fn end(self) -> RateStatistics {
        self.statistics
            .into_inner()
            .unwrap_or_else(PoisonError::into_inner)
    }
}

/// How often a technique was used.
#[derive(Clone, Copy, Default)]
pub(super) struct TechniqueUse {
    pub(super) steps: u64,
    /// The number of puzzles in which the technique was used.
    pub(super) puzzles: u64,
    /// The number of puzzles whose hardest technique was this one.
    pub(super) hardest: u64,
}

#[derive(Default)]
pub(super) struct RateStatistics {
    pub(super) rated: u64,
    pub(super) several: u64,
    pub(super) none: u64,
    /// The number of puzzles for each rating in tenths.
    pub(super) se: BTreeMap<u16, u64>,
    pub(super) novena: BTreeMap<u16, u64>,
    /// The number of puzzles beyond our scale.
    pub(super) beyond: u64,
    /// The number of puzzles for each score.
    pub(super) hodoku: BTreeMap<u32, u64>,
    pub(super) novena_levels: BTreeMap<Level, u64>,
    pub(super) hodoku_levels: BTreeMap<Level, u64>,
    pub(super) techniques: BTreeMap<Kind, TechniqueUse>,
    /// The number of puzzles that cannot be solved with these techniques.
    pub(super) stuck: u64,
    pub(super) times: Times,
    rows: BinaryHeap<Reverse<Row>>,
}

/// Scores above this limit are counted together: they are rare, and counting each one would take
/// memory.
const HIGHEST_SCORE: u32 = 100_000;

impl RateStatistics {
    fn rated(&mut self, puzzle: &Puzzle, ratings: &Ratings, wants_ours: bool, time: Duration) {
        self.rated += 1;
        self.times.add(time);
        if let Some(se) = ratings.se {
            *self.se.entry(se.er).or_default() += 1;
        }
        if let Some(hodoku) = &ratings.hodoku {
            let score = hodoku.score.min(HIGHEST_SCORE);
            *self.hodoku.entry(score).or_default() += 1;
            *self.hodoku_levels.entry(hodoku.level).or_default() += 1;
        }
        match ratings.novena {
            Some(rating) => {
                *self.novena.entry(rating.tenths).or_default() += 1;
                *self.novena_levels.entry(rating.level()).or_default() += 1;
            }
            None if wants_ours => self.beyond += 1,
            None => {}
        }
        self.rows.push(Reverse(Row {
            puzzle: *puzzle,
            ratings: ratings.clone(),
            wants_ours,
            time,
        }));
        if self.rows.len() > MOST_ROWS {
            self.rows.pop();
        }
    }

    fn walked(&mut self, path: &Path) {
        let mut steps: BTreeMap<Kind, u64> = BTreeMap::new();
        for step in &path.steps {
            *steps.entry(step.kind).or_default() += 1;
        }
        for (kind, count) in steps {
            let used = self.techniques.entry(kind).or_default();
            used.steps += count;
            used.puzzles += 1;
        }
        if !path.is_solved() {
            self.stuck += 1;
        } else if let Some(hardest) = path.hardest() {
            self.techniques.entry(hardest).or_default().hardest += 1;
        }
    }

    /// Returns the hardest puzzles, in descending order of difficulty.
    pub(super) fn rows(&mut self) -> Vec<Row> {
        let rows = std::mem::take(&mut self.rows).into_sorted_vec();
        rows.into_iter().map(|Reverse(row)| row).collect()
    }
}

/// A puzzle in the table.
pub(super) struct Row {
    pub(super) puzzle: Puzzle,
    pub(super) ratings: Ratings,
    wants_ours: bool,
    pub(super) time: Duration,
}

impl Row {
    /// Returns the sort key: first our scale, then the other scales. Ties are broken by the givens,
    /// so that the order does not depend on the threads.
    fn hardness(&self) -> (u16, u16, u32) {
        let ours = match self.ratings.novena {
            Some(rating) => rating.tenths,
            None if self.wants_ours => u16::MAX,
            None => 0,
        };
        let se = self.ratings.se.map_or(0, |se| se.er);
        let score = self
            .ratings
            .hodoku
            .as_ref()
            .map_or(0, |rating| rating.score);
        (ours, se, score)
    }
}

impl Ord for Row {
    fn cmp(&self, other: &Self) -> Ordering {
        let by_hardness = self.hardness().cmp(&other.hardness());
        by_hardness.then_with(|| self.puzzle.to_string().cmp(&other.puzzle.to_string()))
    }
}

impl PartialOrd for Row {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Row {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Row {}

#[cfg(test)]
mod tests {
    use novena_ratings::Rating;

    use super::*;

    fn list(name: &str) -> Vec<Puzzle> {
        let file = format!("{}/lists/{name}.txt", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(file).unwrap();
        text.lines().map(|line| line.parse().unwrap()).collect()
    }

    fn ours(tenths: u16) -> Ratings {
        Ratings {
            se: None,
            hodoku: None,
            novena: Some(Rating {
                tenths,
                hardest: None,
                rounds: 1,
            }),
        }
    }

    #[test]
    fn only_the_hardest_rows_are_kept_hardest_first() {
        let puzzles = list("easy");
        let mut statistics = RateStatistics::default();
        for tenths in 0..2 * MOST_ROWS as u16 {
            let puzzle = &puzzles[usize::from(tenths) % puzzles.len()];
            statistics.rated(puzzle, &ours(tenths), true, Duration::ZERO);
        }
        let tenths: Vec<u16> = statistics
            .rows()
            .iter()
            .map(|row| row.ratings.novena.unwrap().tenths)
            .collect();
        let expected: Vec<u16> = (MOST_ROWS as u16..2 * MOST_ROWS as u16).rev().collect();
        assert_eq!(tenths, expected);
    }

    #[test]
    fn techniques_are_counted_by_step_and_by_puzzle() {
        let collector = RateCollector::new();
        for puzzle in list("easy").iter().take(5) {
            collector.add(puzzle, &ours(15), true, Duration::ZERO);
        }
        let statistics = collector.end();
        let open: u64 = list("easy")
            .iter()
            .take(5)
            .map(|puzzle| 81 - puzzle.givens().len() as u64)
            .sum();
        let steps: u64 = statistics.techniques.values().map(|used| used.steps).sum();
        let hardest: u64 = statistics
            .techniques
            .values()
            .map(|used| used.hardest)
            .sum();
        assert_eq!((steps, hardest, statistics.stuck), (open, 5, 0));
    }
}
