//! The solver's answers: solutions, verdicts and counts, as well as canonical forms and candidates.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use arrow_array::{ArrayRef, FixedSizeListArray, UInt16Array, UInt64Array};
use arrow_schema::{DataType, Field};
use novena::kernel::{Verdict, Wave};
use novena::{Board, Cell, Puzzle, Solver, canonical};
use pyo3::prelude::*;

use crate::answer::{Answer, RowOutcome, boards, nulls};
use crate::foreign::{BoardWriter, filled_boards, read_puzzles};
use crate::rows::{Regular, Rows};
use crate::texts::text_column;
use crate::work;

/// The maximum number of rows in a block, which are solved together.
const BLOCK: usize = 1024;
/// The maximum number of rows in a block of slower work.
const SMALL_BLOCK: usize = 256;
/// The number of solutions that are counted without a check for Ctrl-C. If there are more, the
/// count starts again, with a check after each solution.
const COUNTED_AT_ONCE: u64 = 1_000_000;

/// A block of a board column: its start, its boards and the outcomes of its rows.
type BoardBlock<'a, 'b> = (usize, &'a mut BoardWriter<'b>, &'a mut [RowOutcome]);

/// The board of a row without an answer.
const NO_BOARD: [u8; Cell::COUNT] = [0; Cell::COUNT];

/// Fills a column of boards, block by block.
fn fill_boards(
    rows: &Bound<'_, Rows>,
    threads: Option<usize>,
    as_values: bool,
    most: usize,
    fill: impl Fn(&Rows, BoardBlock<'_, '_>) + Sync,
) -> PyResult<Answer> {
    let threads = work::thread_count(threads)?;
    let (input, len) = (rows.get(), rows.get().len());
    let mut outcomes = vec![RowOutcome::Unread; len];
    let block = work::block_length(len, threads, most);
    let bytes = filled_boards(len, block, |boards| {
        let blocks = boards
            .into_iter()
            .zip(outcomes.chunks_mut(block))
            .enumerate();
        let jobs: Vec<_> = blocks
            .map(|(number, block_of)| (number * block, block_of))
            .collect();
        work::run(
            rows.py(),
            threads,
            true,
            jobs,
            |(start, (mut boards, outcomes)), _| {
                fill(input, (start, &mut boards, outcomes));
                boards.finish()
            },
        )
    })?;
    let column = boards(bytes, &outcomes, as_values);
    Ok(Answer {
        column,
        outcomes,
        rows: rows.clone().unbind(),
    })
}

/// Reads the puzzles of a block, and returns the indices of the rows that are not puzzles.
fn read_block(rows: &Rows, start: usize, len: usize, puzzles: &mut Vec<Puzzle>) -> Vec<u32> {
    let range = start..start + len;
    puzzles.resize(len, Puzzle::EMPTY);
    let all_read = match rows.regular(range.clone()) {
        Some(Regular::Texts(bytes)) => read_puzzles(bytes, b'0', b'.', puzzles),
        Some(Regular::Values(bytes)) => read_puzzles(bytes, 0, 0, puzzles),
        None => false,
    };
    if all_read {
        return Vec::new();
    }
    puzzles.clear();
    let (mut skipped, mut place) = (Vec::new(), 0);
    rows.each(range, |row| {
        match row.puzzle() {
            Some(puzzle) => puzzles.push(puzzle),
            None => skipped.push(place),
        }
        place += 1;
    });
    skipped
}

/// Calls `take` with the verdict for every row of a block, in order. The verdict is `None` if the
/// row is not a puzzle.
fn judge_block(rows: &Rows, start: usize, len: usize, mut take: impl FnMut(Option<&Verdict>)) {
    thread_local! {
        static ROOM: std::cell::RefCell<(Vec<Puzzle>, Vec<Verdict>)> =
            const { std::cell::RefCell::new((Vec::new(), Vec::new())) };
    }
    ROOM.with_borrow_mut(|(puzzles, verdicts)| {
        let skipped = read_block(rows, start, len, puzzles);
        Wave::new().verdicts(puzzles, verdicts);
        if skipped.is_empty() {
            for verdict in &*verdicts {
                take(Some(verdict));
            }
            return;
        }
        let (mut skipped, mut verdicts) = (skipped.into_iter().peekable(), verdicts.iter());
        for place in 0..len as u32 {
            let is_skipped = skipped.next_if_eq(&place).is_some();
            take(if is_skipped { None } else { verdicts.next() });
        }
    });
}

/// The solution of every puzzle that has exactly one.
#[pyfunction]
#[pyo3(signature = (rows, threads, as_values))]
pub(crate) fn solve(
    rows: &Bound<'_, Rows>,
    threads: Option<usize>,
    as_values: bool,
) -> PyResult<Answer> {
    let zero = if as_values { 0 } else { b'0' };
    let fill = |rows: &Rows, (start, boards, outcomes): BoardBlock<'_, '_>| {
        let len = outcomes.len();
        let mut outcomes = outcomes.iter_mut();
        judge_block(rows, start, len, |verdict| {
            let outcome = match verdict {
                Some(Verdict::Unique(solution)) => {
                    boards.push_each(solution.digits(), |digit| digit.get() + zero);
                    RowOutcome::Answered
                }
                no_board => {
                    boards.push(&NO_BOARD);
                    match no_board {
                        None => RowOutcome::Unread,
                        Some(Verdict::None) => RowOutcome::NoSolution,
                        Some(_) => RowOutcome::Several,
                    }
                }
            };
            if let Some(place) = outcomes.next() {
                *place = outcome;
            }
        });
    };
    fill_boards(rows, threads, as_values, BLOCK, fill)
}

/// The canonical form of every puzzle.
#[pyfunction]
#[pyo3(signature = (rows, threads, as_values))]
pub(crate) fn canon(
    rows: &Bound<'_, Rows>,
    threads: Option<usize>,
    as_values: bool,
) -> PyResult<Answer> {
    let fill = |rows: &Rows, (start, boards, outcomes): BoardBlock<'_, '_>| {
        let end = start + outcomes.len();
        for (row, outcome) in rows.range(start..end).zip(outcomes) {
            let Some(puzzle) = row.puzzle() else {
                boards.push(&NO_BOARD);
                continue;
            };
            boards.push(&board_bytes(canonical(&puzzle).form.board(), as_values));
            *outcome = RowOutcome::Answered;
        }
    };
    fill_boards(rows, threads, as_values, SMALL_BLOCK, fill)
}

/// A board as characters, with `.` for an empty cell, or as values.
pub(crate) fn board_bytes(board: &Board, as_values: bool) -> [u8; Cell::COUNT] {
    let values = board.values();
    if as_values {
        values
    } else {
        values.map(|value| if value == 0 { b'.' } else { b'0' + value })
    }
}

/// Whether every puzzle has no solution, one or several.
#[pyfunction]
#[pyo3(signature = (rows, threads))]
pub(crate) fn check(rows: &Bound<'_, Rows>, threads: Option<usize>) -> PyResult<Answer> {
    let (counts, outcomes) = count_up_to(rows, threads, 2)?;
    let words = outcomes.iter().zip(counts).map(|(outcome, count)| {
        (*outcome == RowOutcome::Answered).then_some(["none", "unique", "several"][count as usize])
    });
    let column = text_column(words);
    Ok(Answer {
        column,
        outcomes,
        rows: rows.clone().unbind(),
    })
}

/// The number of solutions of every puzzle, up to a limit.
#[pyfunction]
#[pyo3(signature = (rows, threads, limit))]
pub(crate) fn count(
    rows: &Bound<'_, Rows>,
    threads: Option<usize>,
    limit: u64,
) -> PyResult<Answer> {
    let (counts, outcomes) = count_up_to(rows, threads, limit)?;
    let column: ArrayRef = Arc::new(UInt64Array::new(counts.into(), nulls(&outcomes)));
    Ok(Answer {
        column,
        outcomes,
        rows: rows.clone().unbind(),
    })
}

fn count_up_to(
    rows: &Bound<'_, Rows>,
    threads: Option<usize>,
    limit: u64,
) -> PyResult<(Vec<u64>, Vec<RowOutcome>)> {
    let threads = work::thread_count(threads)?;
    let (input, len) = (rows.get(), rows.get().len());
    let (mut counts, mut outcomes) = (vec![0; len], vec![RowOutcome::Unread; len]);
    let most = if limit <= 2 { BLOCK } else { SMALL_BLOCK };
    let block = work::block_length(len, threads, most);
    let blocks = counts
        .chunks_mut(block)
        .zip(outcomes.chunks_mut(block))
        .enumerate();
    let jobs: Vec<_> = blocks
        .map(|(number, block_of)| (number * block, block_of))
        .collect();
    work::run(
        rows.py(),
        threads,
        limit <= 2,
        jobs,
        |(start, (counts, outcomes)), stop| {
            let (mut open, mut place) = (Vec::new(), 0);
            judge_block(input, start, outcomes.len(), |verdict| {
                if let Some(verdict) = verdict {
                    outcomes[place] = RowOutcome::Answered;
                    counts[place] = solutions_up_to_two(verdict).min(limit);
                    if *verdict == Verdict::Several && limit > 2 {
                        open.push(place);
                    }
                }
                place += 1;
            });
            for place in open {
                if let Some(puzzle) = input.row(start + place).puzzle() {
                    counts[place] = count_until(&puzzle, limit, stop);
                }
            }
        },
    )?;
    Ok((counts, outcomes))
}

const fn solutions_up_to_two(verdict: &Verdict) -> u64 {
    match verdict {
        Verdict::None => 0,
        Verdict::Unique(_) => 1,
        Verdict::Several => 2,
    }
}

/// Counts up to the limit, or until stopped.
fn count_until(puzzle: &Puzzle, limit: u64, stop: &AtomicBool) -> u64 {
    let wave = Wave::new();
    let soon = wave.count(puzzle, limit.min(COUNTED_AT_ONCE));
    if soon < COUNTED_AT_ONCE || limit == soon {
        return soon;
    }
    let is_on = |_: &novena::Solution| !stop.load(Ordering::Relaxed);
    let most = usize::try_from(limit).unwrap_or(usize::MAX);
    wave.solutions(puzzle).take(most).take_while(is_on).count() as u64
}

/// The candidates that the givens leave in every cell. Bit 0 stands for 1; the number is 0 for a
/// given.
#[pyfunction]
#[pyo3(signature = (rows, threads))]
pub(crate) fn candidates(rows: &Bound<'_, Rows>, threads: Option<usize>) -> PyResult<Answer> {
    let threads = work::thread_count(threads)?;
    let (input, len) = (rows.get(), rows.get().len());
    let (mut sets, mut outcomes) = (vec![0u16; len * Cell::COUNT], vec![RowOutcome::Unread; len]);
    let block = work::block_length(len, threads, BLOCK);
    let blocks = sets
        .chunks_mut(block * Cell::COUNT)
        .zip(outcomes.chunks_mut(block))
        .enumerate();
    let jobs: Vec<_> = blocks
        .map(|(number, block_of)| (number * block, block_of))
        .collect();
    work::run(
        rows.py(),
        threads,
        true,
        jobs,
        |(start, (sets, outcomes)), _| {
            let (boards, _) = sets.as_chunks_mut::<{ Cell::COUNT }>();
            let end = start + outcomes.len();
            for ((row, sets), outcome) in input.range(start..end).zip(boards).zip(outcomes) {
                let Some(puzzle) = row.puzzle() else { continue };
                for (set, cell) in sets.iter_mut().zip(Cell::all()) {
                    if puzzle.given(cell).is_none() {
                        *set = puzzle
                            .candidates(cell)
                            .iter()
                            .fold(0, |set, digit| set | 1 << digit.index());
                    }
                }
                *outcome = RowOutcome::Answered;
            }
        },
    )?;
    let field = Arc::new(Field::new("item", DataType::UInt16, false));
    let values = Arc::new(UInt16Array::new(sets.into(), None));
    let width = Cell::COUNT as i32;
    let column: ArrayRef = Arc::new(FixedSizeListArray::new(
        field,
        width,
        values,
        nulls(&outcomes),
    ));
    Ok(Answer {
        column,
        outcomes,
        rows: rows.clone().unbind(),
    })
}
