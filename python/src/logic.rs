//! Answers that techniques give: ratings, steps and hints.

use std::sync::Arc;

use arrow_array::{ArrayRef, Float64Array, UInt16Array};
use arrow_buffer::NullBuffer;
use novena::ratings::Rating;
use novena::techniques::{Position, Reasoner, Step};
use novena::texts::{Rung, Wording};
use novena::{Candidate, Puzzle, Solve};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyNone};

use crate::answer::{Answer, RowOutcome, nulls};
use crate::board::{self, RatingObject, StepObject, wording};
use crate::rows::Rows;
use crate::texts::{lists, structs, text_column, text_lists};
use crate::work;

/// The number of rows per block. It is small because one row may take a second.
const BLOCK: usize = 64;

/// A step and the position before it.
pub(crate) struct StepAt {
    pub(crate) step: Step,
    pub(crate) position: Position,
}

/// The rating of a puzzle with one solution.
pub(crate) fn rate_puzzle(puzzle: &Puzzle) -> Result<Rating, RowOutcome> {
    match novena::solve(puzzle) {
        Solve::None => Err(RowOutcome::NoSolution),
        Solve::Several(..) => Err(RowOutcome::Several),
        Solve::Unique(_) => novena::rate(puzzle).ok_or(RowOutcome::Unrated),
    }
}

/// The first steps of a puzzle, each with the position before it.
pub(crate) fn steps_of(puzzle: &Puzzle, most: usize) -> Result<Vec<StepAt>, RowOutcome> {
    let mut position = novena::position(puzzle).ok_or(RowOutcome::NoSolution)?;
    let reasoner = Reasoner::standard();
    let mut steps = Vec::new();
    while steps.len() < most
        && let Some(step) = reasoner.first_step(&position)
    {
        let before = position.clone();
        position.apply(&step).map_err(|_| RowOutcome::NoSolution)?;
        steps.push(StepAt {
            step,
            position: before,
        });
    }
    Ok(steps)
}

/// Processes every row, in blocks.
fn ask<T: Send>(
    rows: &Bound<'_, Rows>,
    threads: Option<usize>,
    answer: impl Fn(&Puzzle) -> Result<T, RowOutcome> + Sync,
) -> PyResult<Vec<Result<T, RowOutcome>>> {
    let threads = work::thread_count(threads)?;
    let (input, len) = (rows.get(), rows.get().len());
    let block = work::block_length(len, threads, BLOCK);
    let starts: Vec<usize> = (0..len).step_by(block).collect();
    let answers = work::run(rows.py(), threads, false, starts, |start, stop| {
        let range = input.range(start..len.min(start + block));
        range
            .map(|row| match row.puzzle() {
                Some(_) if stop.load(std::sync::atomic::Ordering::Relaxed) => {
                    Err(RowOutcome::Unread)
                }
                Some(puzzle) => answer(&puzzle),
                None => Err(RowOutcome::Unread),
            })
            .collect::<Vec<_>>()
    })?;
    Ok(answers.into_iter().flatten().collect())
}

fn outcomes<T>(answers: &[Result<T, RowOutcome>]) -> Vec<RowOutcome> {
    answers
        .iter()
        .map(|answer| {
            answer
                .as_ref()
                .err()
                .copied()
                .unwrap_or(RowOutcome::Answered)
        })
        .collect()
}

/// The ratings of a column, both as a column of structures and as objects.
#[pyfunction]
#[pyo3(signature = (rows, threads, objects))]
pub(crate) fn rate<'py>(
    rows: &Bound<'py, Rows>,
    threads: Option<usize>,
    objects: bool,
) -> PyResult<(Answer, Option<Bound<'py, PyList>>)> {
    let py = rows.py();
    let answers = ask(rows, threads, rate_puzzle)?;
    let outcomes = outcomes(&answers);
    let known = || answers.iter().map(|answer| answer.as_ref().ok());
    let columns: Vec<(&str, ArrayRef)> = vec![
        (
            "rating",
            Arc::new(
                known()
                    .map(|rating| Some(f64::from(rating?.tenths) / 10.0))
                    .collect::<Float64Array>(),
            ),
        ),
        (
            "level",
            text_column(known().map(|rating| Some(rating?.level().id()))),
        ),
        (
            "hardest",
            text_column(known().map(|rating| Some(rating?.hardest?.id()))),
        ),
        (
            "rounds",
            Arc::new(
                known()
                    .map(|rating| Some(rating?.rounds))
                    .collect::<UInt16Array>(),
            ),
        ),
    ];
    let column = structs(columns, nulls(&outcomes), outcomes.len())?;
    let list = if objects {
        let list = PyList::empty(py);
        for answer in &answers {
            match answer {
                Ok(rating) => list.append(RatingObject(*rating))?,
                Err(_) => list.append(PyNone::get(py))?,
            }
        }
        Some(list)
    } else {
        None
    };
    Ok((
        Answer {
            column,
            outcomes,
            rows: rows.clone().unbind(),
        },
        list,
    ))
}

/// The fields of a step in a column.
struct StepRow {
    technique: &'static str,
    level: &'static str,
    place: Vec<Candidate>,
    eliminate: Vec<Candidate>,
    explanation: String,
}

impl StepRow {
    fn new(step: &Step, wording: &Wording) -> Self {
        Self {
            technique: step.kind.id(),
            level: step.kind.level().id(),
            place: step.placements().collect(),
            eliminate: step.eliminations().collect(),
            explanation: wording.sentence(step, Rung::Why),
        }
    }
}

/// A column of steps.
fn step_structs<'a>(
    steps: impl Iterator<Item = Option<&'a StepRow>> + Clone,
    nulls: Option<NullBuffer>,
) -> PyResult<ArrayRef> {
    let text = |of: fn(&StepRow) -> &str| text_column(steps.clone().map(|step| step.map(of)));
    let candidates = |of: fn(&StepRow) -> &[Candidate]| {
        text_lists(steps.clone().map(|step| step.map_or(&[][..], of)))
    };
    let columns = vec![
        ("technique", text(|step| step.technique)),
        ("level", text(|step| step.level)),
        ("place", candidates(|step| &step.place)?),
        ("eliminate", candidates(|step| &step.eliminate)?),
        ("explanation", text(|step| &step.explanation)),
    ];
    let len = steps.count();
    structs(columns, nulls, len)
}

/// The steps of every puzzle, as a column of lists.
#[pyfunction]
#[pyo3(signature = (rows, threads, language))]
pub(crate) fn steps(
    rows: &Bound<'_, Rows>,
    threads: Option<usize>,
    language: &str,
) -> PyResult<Answer> {
    let wording = wording(board::language(language)?);
    let answers = ask(rows, threads, |puzzle| {
        let steps = steps_of(puzzle, usize::MAX)?;
        Ok(steps
            .iter()
            .map(|at| StepRow::new(&at.step, wording))
            .collect::<Vec<_>>())
    })?;
    let outcomes = outcomes(&answers);
    let steps = answers.iter().flatten().flatten().map(Some);
    let lengths = answers
        .iter()
        .map(|answer| answer.as_ref().map_or(0, Vec::len));
    let column = lists(lengths, step_structs(steps, None)?, nulls(&outcomes))?;
    Ok(Answer {
        column,
        outcomes,
        rows: rows.clone().unbind(),
    })
}

/// The next step of every puzzle, as a column of structures.
#[pyfunction]
#[pyo3(signature = (rows, threads, language))]
pub(crate) fn hint(
    rows: &Bound<'_, Rows>,
    threads: Option<usize>,
    language: &str,
) -> PyResult<Answer> {
    let wording = wording(board::language(language)?);
    let answers = ask(rows, threads, |puzzle| {
        let steps = steps_of(puzzle, 1)?;
        steps
            .first()
            .map(|at| StepRow::new(&at.step, wording))
            .ok_or(RowOutcome::NoStep)
    })?;
    let outcomes = outcomes(&answers);
    let column = step_structs(
        answers.iter().map(|answer| answer.as_ref().ok()),
        nulls(&outcomes),
    )?;
    Ok(Answer {
        column,
        outcomes,
        rows: rows.clone().unbind(),
    })
}

/// The steps of every puzzle as objects, for lists: up to `most` steps per puzzle, or the reason
/// why there are none.
#[pyfunction]
#[pyo3(signature = (rows, threads, most, language))]
pub(crate) fn step_objects<'py>(
    rows: &Bound<'py, Rows>,
    threads: Option<usize>,
    most: Option<usize>,
    language: &str,
) -> PyResult<Bound<'py, PyList>> {
    let py = rows.py();
    let language = board::language(language)?;
    let answers = ask(rows, threads, |puzzle| {
        steps_of(puzzle, most.unwrap_or(usize::MAX))
    })?;
    let list = PyList::empty(py);
    for (index, answer) in answers.into_iter().enumerate() {
        match answer {
            Ok(steps) => {
                list.append((StepObject::all(steps, language), py.None()))?;
            }
            Err(outcome) => list.append((py.None(), outcome.reason(rows.get().row(index))))?,
        }
    }
    Ok(list)
}
