//! New puzzles: the same seed gives the same rows on every machine.
//!
//! Rows form groups, and each group has its own seed, so any machine can generate any rows. If the
//! first row is inside a group, the rows before it in the group are generated as well. The
//! first group uses the seed itself, so the first rows are those of `novena generate --seed`.

use std::ops::RangeInclusive;
use std::sync::atomic::{AtomicBool, Ordering};

use novena::generator::{Judge, Pattern, Wish, WishRequest, bunch_until};
use novena::techniques::{Kind, KindChoice, Level};
use novena::{Cell, PatternSymmetry, Puzzle};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

use crate::answer::{Answer, RowOutcome, boards};
use crate::rows::Rows;
use crate::solving::board_bytes;
use crate::work;

/// The number of rows per group, which is the number of tries in a bunch.
const GROUP: usize = 256;

/// The caller's request. The names are those used by the Python function.
#[derive(FromPyObject)]
#[pyo3(from_item_all)]
pub(crate) struct GenerateRequest {
    level: Option<(String, String)>,
    rating: Option<(f64, f64)>,
    se: Option<(f64, f64)>,
    hodoku: Option<(u32, u32)>,
    needs: Vec<String>,
    only: Option<Vec<String>>,
    hardest: Option<String>,
    givens: Option<(usize, usize)>,
    symmetry: Option<String>,
    pattern: Option<String>,
    minimal: bool,
}

impl GenerateRequest {
    fn wish(self) -> PyResult<Wish> {
        let level = match self.level {
            Some((least, most)) => Some(level(&least)?..=level(&most)?),
            None => None,
        };
        let choice = |name: &String| {
            KindChoice::named(name).ok_or_else(|| refused(format!("unknown technique {name:?}")))
        };
        let kind = |name: &String| {
            name.parse::<Kind>()
                .map_err(|_| refused(format!("unknown technique {name:?}")))
        };
        let symmetry = match &self.symmetry {
            Some(name) => Some(name.parse::<PatternSymmetry>().map_err(|_| {
                let known: Vec<&str> = PatternSymmetry::ALL
                    .iter()
                    .map(|known| known.id())
                    .collect();
                refused(format!(
                    "symmetry: expected one of {}, found {name:?}",
                    known.join(", ")
                ))
            })?),
            None => None,
        };
        let pattern = match &self.pattern {
            Some(drawing) => Some(Pattern::Exactly(
                Pattern::read(drawing).map_err(|error| refused(format!("pattern: {error}")))?,
            )),
            None => None,
        };
        let request = WishRequest {
            level,
            rating: self.rating.map(tenths),
            se: self.se.map(tenths),
            hodoku: self.hodoku.map(|(least, most)| least..=most),
            needs: self.needs.iter().map(choice).collect::<PyResult<_>>()?,
            only: self
                .only
                .map(|names| names.iter().map(kind).collect())
                .transpose()?,
            hardest: self.hardest.as_ref().map(choice).transpose()?,
            givens: self.givens.map(|(least, most)| least..=most),
            symmetry,
            pattern,
            minimal: self.minimal,
            ..WishRequest::default()
        };
        request
            .wish()
            .map_err(|refusal| refused(refusal.to_string()))
    }
}

fn refused(words: String) -> PyErr {
    PyValueError::new_err(words)
}

fn level(name: &str) -> PyResult<Level> {
    let found = Level::ALL.into_iter().find(|level| level.id() == name);
    found.ok_or_else(|| {
        let known = Level::ALL.map(Level::id).join(", ");
        refused(format!("level: expected one of {known}, found {name:?}"))
    })
}

#[expect(
    clippy::cast_sign_loss,
    reason = "a cast of what is below zero gives zero"
)]
fn tenths((least, most): (f64, f64)) -> RangeInclusive<u16> {
    (least * 10.0).round() as u16..=(most * 10.0).round() as u16
}

/// The goal of the search, and its limit.
struct Search {
    wish: Wish,
    effort: u64,
    seed: u64,
}

/// The puzzles of a bunch that satisfy the wish, and the number of tries.
type BunchResult = (Vec<Puzzle>, u64);

impl Search {
    /// The seed of a group. The first group has the caller's seed, and every other group has a seed
    /// derived from it.
    const fn group_seed(&self, group: u64) -> u64 {
        if group == 0 {
            self.seed
        } else {
            mixed(self.seed ^ mixed(group))
        }
    }

    fn bunch(&self, group: u64, number: u64, stop: &AtomicBool) -> BunchResult {
        let is_over = || stop.load(Ordering::Relaxed);
        let bunch = bunch_until(&self.wish.shape, self.group_seed(group), number, &|_| {
            is_over()
        });
        let mut judge = Judge::new(&self.wish);
        let met = bunch.puzzles.iter().take_while(|_| !is_over());
        let met = met.filter_map(|made| Some(judge.look(made, &is_over)?.made.puzzle));
        (met.collect(), u64::from(bunch.tried))
    }

    /// The first rows of a group, generated on one thread.
    fn group(&self, group: u64, rows: usize, stop: &AtomicBool) -> Vec<Puzzle> {
        let mut filled = PuzzleGroup::new(rows);
        for number in 0.. {
            let found = self.bunch(group, number, stop);
            if filled.take(found, self.effort) || stop.load(Ordering::Relaxed) {
                break;
            }
        }
        filled.puzzles
    }

    /// Generates the first rows of a group on several threads, which take bunches in turn.
    fn group_together(
        &self,
        py: Python<'_>,
        group: u64,
        rows: usize,
        threads: usize,
    ) -> PyResult<Vec<Puzzle>> {
        let mut filled = PuzzleGroup::new(rows);
        for round in 0.. {
            let first = round * threads as u64;
            let numbers: Vec<u64> = (first..first + threads as u64).collect();
            let found = work::run(py, threads, false, numbers, |number, stop| {
                self.bunch(group, number, stop)
            })?;
            if found
                .into_iter()
                .any(|found| filled.take(found, self.effort))
            {
                break;
            }
        }
        Ok(filled.puzzles)
    }
}

/// A group being filled, bunch by bunch.
struct PuzzleGroup {
    puzzles: Vec<Puzzle>,
    rows: usize,
    in_vain: u64,
}

impl PuzzleGroup {
    const fn new(rows: usize) -> Self {
        Self {
            puzzles: Vec::new(),
            rows,
            in_vain: 0,
        }
    }

    /// Takes the next bunch. Returns whether the group is full or the effort is spent.
    fn take(&mut self, (found, tried): BunchResult, effort: u64) -> bool {
        if found.is_empty() {
            self.in_vain += tried.max(1);
        } else {
            self.in_vain = 0;
        }
        let room = self.rows - self.puzzles.len();
        self.puzzles.extend(found.into_iter().take(room));
        self.puzzles.len() == self.rows || self.in_vain >= effort
    }
}

/// The last step of `SplitMix64`: every bit of the number affects every bit of the result.
const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    let number = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let number = (number ^ (number >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ (number >> 31)
}

/// Generates rows `first` to `first + count` of the sequence for this wish and seed.
#[pyfunction]
#[pyo3(signature = (count, seed, first, request, effort, threads, as_values))]
#[expect(
    clippy::too_many_arguments,
    reason = "Python calls it, with all of them"
)]
pub(crate) fn generate(
    py: Python<'_>,
    count: usize,
    seed: u64,
    first: u64,
    request: GenerateRequest,
    effort: Option<u64>,
    threads: Option<usize>,
    as_values: bool,
) -> PyResult<Answer> {
    let wish = request.wish()?;
    let effort = effort.unwrap_or_else(|| wish.effort()).max(1);
    let search = Search { wish, effort, seed };
    let threads = work::thread_count(threads)?;
    let bytes_needed = count
        .checked_mul(Cell::COUNT)
        .filter(|bytes| isize::try_from(*bytes).is_ok());
    let end = first.checked_add(count as u64);
    let (Some(end), Some(_)) = (end, bytes_needed) else {
        return Err(refused(format!("cannot make {count} rows at once")));
    };
    let size = GROUP as u64;
    let groups: Vec<(u64, usize)> = if count == 0 {
        Vec::new()
    } else {
        (first / size..=(end - 1) / size)
            .map(|group| (group, (end - group * size).min(size) as usize))
            .collect()
    };
    let numbers: Vec<u64> = groups.iter().map(|(group, _)| *group).collect();
    let made = if groups.len() >= threads {
        work::run(py, threads, false, groups, |(group, rows), stop| {
            search.group(group, rows, stop)
        })?
    } else {
        let one = |(group, rows)| search.group_together(py, group, rows, threads);
        groups.into_iter().map(one).collect::<PyResult<_>>()?
    };
    let mut bytes = vec![0; count * Cell::COUNT];
    let mut outcomes = vec![RowOutcome::NotFound; count];
    let (places, _) = bytes.as_chunks_mut::<{ Cell::COUNT }>();
    for (group, puzzles) in numbers.into_iter().zip(made) {
        for (row, puzzle) in (group * size..).zip(puzzles) {
            if let Some(place) = row.checked_sub(first).map(|place| place as usize) {
                places[place] = board_bytes(puzzle.board(), as_values);
                outcomes[place] = RowOutcome::Answered;
            }
        }
    }
    let column = boards(bytes, &outcomes, as_values);
    Ok(Answer {
        column,
        outcomes,
        rows: Py::new(py, Rows::none())?,
    })
}
