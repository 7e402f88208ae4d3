//! Single objects: a puzzle, a step, a rating, and a reading of a photo.

use std::fmt::Write as _;

use novena::draw::{Scene, Theme, svg};
use novena::formats::line;
use novena::ratings::Rating;
use novena::techniques::{Position, Step};
use novena::texts::{Language, Naming, Rung, Wording};
use novena::{Board, Cell, Puzzle, Solve, canonical};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyString};

use crate::logic::{StepAt, rate_puzzle, steps_of};
use crate::work;

/// The language for a tag such as `es` or `pt-BR`.
pub(crate) fn language(tag: &str) -> PyResult<Language> {
    Language::from_tag(tag).ok_or_else(|| {
        let known: Vec<&str> = Language::ALL
            .iter()
            .map(|language| language.tag())
            .collect();
        PyValueError::new_err(format!(
            "language: expected one of {}, found {tag:?}",
            known.join(", ")
        ))
    })
}

pub(crate) fn wording(language: Language) -> &'static Wording {
    Wording::shared(language, Naming::Short)
}

/// A puzzle: 81 cells, read from a string of 81 characters.
#[pyclass(frozen, eq, hash, name = "Puzzle", module = "novena")]
#[derive(PartialEq, Eq, Hash)]
pub(crate) struct PuzzleObject(pub(crate) Puzzle);

#[pymethods]
impl PuzzleObject {
    #[new]
    fn new(text: &Bound<'_, PyAny>) -> PyResult<Self> {
        if let Ok(puzzle) = text.cast::<Self>() {
            return Ok(Self(puzzle.get().0));
        }
        let read = if let Ok(text) = text.cast::<PyString>() {
            line::parse_bytes(text.to_str()?.as_bytes())
        } else if let Ok(text) = text.cast::<PyBytes>() {
            line::parse_bytes(text.as_bytes())
        } else {
            let found = text.get_type().name()?;
            return Err(PyValueError::new_err(format!(
                "expected a string of 81 characters, found {found}"
            )));
        };
        read.map(Self)
            .map_err(|error| PyValueError::new_err(error.to_string()))
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.__str__(),)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        drawn(self.0.board(), |_| [' ', ' '])
    }

    /// The board as SVG, for a notebook.
    fn _repr_svg_(&self) -> String {
        svg::render(&Scene::new(self.0).drawing(), Theme::Auto)
    }

    /// The number of givens.
    #[getter]
    fn givens(&self) -> usize {
        self.0.givens().len()
    }

    /// The only solution.
    fn solve(&self, py: Python<'_>) -> PyResult<Self> {
        match py.detach(|| novena::solve(&self.0)) {
            Solve::Unique(solution) => Ok(Self(Puzzle::new(solution.board()))),
            Solve::None => Err(PyValueError::new_err("no solution")),
            Solve::Several(..) => Err(PyValueError::new_err("several solutions")),
        }
    }

    /// Whether there is no solution, one or several.
    fn check(&self, py: Python<'_>) -> &'static str {
        match py.detach(|| novena::solve(&self.0)) {
            Solve::Unique(_) => "unique",
            Solve::None => "none",
            Solve::Several(..) => "several",
        }
    }

    /// The rating on Novena's own scale.
    fn rate(&self, py: Python<'_>) -> PyResult<RatingObject> {
        match alone(py, || rate_puzzle(&self.0))? {
            Ok(rating) => Ok(RatingObject(rating)),
            Err(outcome) => Err(PyValueError::new_err(outcome.words())),
        }
    }

    /// The canonical form of all puzzles that differ from this one only by symmetry.
    fn canon(&self, py: Python<'_>) -> Self {
        Self(py.detach(|| canonical(&self.0).form))
    }

    /// The digits that the givens leave in each cell; empty for a given.
    fn candidates(&self) -> Vec<String> {
        let left = |cell| match self.0.given(cell) {
            Some(_) => String::new(),
            None => self
                .0
                .candidates(cell)
                .iter()
                .map(|digit| digit.to_string())
                .collect(),
        };
        Cell::all().map(left).collect()
    }

    /// The steps that lead to the solution, each the easiest available.
    #[pyo3(signature = (language = "en"))]
    fn steps(&self, py: Python<'_>, language: &str) -> PyResult<Vec<StepObject>> {
        let language = crate::board::language(language)?;
        match alone(py, || steps_of(&self.0, usize::MAX))? {
            Ok(steps) => Ok(StepObject::all(steps, language)),
            Err(outcome) => Err(PyValueError::new_err(outcome.words())),
        }
    }

    /// The easiest next step; `None` if no technique makes progress.
    #[pyo3(signature = (language = "en"))]
    fn hint(&self, py: Python<'_>, language: &str) -> PyResult<Option<StepObject>> {
        let language = crate::board::language(language)?;
        match alone(py, || steps_of(&self.0, 1))? {
            Ok(steps) => Ok(StepObject::all(steps, language).into_iter().next()),
            Err(outcome) => Err(PyValueError::new_err(outcome.words())),
        }
    }
}

/// Runs long work on its own thread so that Ctrl-C is noticed.
fn alone<T: Send>(py: Python<'_>, work: impl Fn() -> T + Sync) -> PyResult<T> {
    let mut done = work::run(py, 1, false, vec![()], |(), _| work())?;
    Ok(done.swap_remove(0))
}

/// A board with lines between its boxes; `around` gives the characters to the left and right of a
/// cell.
fn drawn(board: &Board, around: impl Fn(Cell) -> [char; 2]) -> String {
    let mut text = String::new();
    for cell in Cell::all() {
        let (row, column) = (cell.row(), cell.column());
        if column == 0 && row > 0 {
            text.truncate(text.trim_end().len());
            text.push('\n');
            if row % 3 == 0 {
                text.push_str("---------+---------+---------\n");
            }
        } else if column > 0 && column % 3 == 0 {
            text.push('|');
        }
        let [left, right] = around(cell);
        let digit = board[cell].map_or('.', |digit| char::from(b'0' + digit.get()));
        text.extend([left, digit, right]);
    }
    text.truncate(text.trim_end().len());
    text
}

/// One use of a technique: what it places or removes, and why.
#[pyclass(frozen, name = "Step", module = "novena")]
pub(crate) struct StepObject {
    at: StepAt,
    language: Language,
}

impl StepObject {
    /// Creates step objects, which explain themselves in this language by default.
    pub(crate) fn all(steps: Vec<StepAt>, language: Language) -> Vec<Self> {
        let steps = steps.into_iter();
        steps.map(|at| Self { at, language }).collect()
    }

    const fn step(&self) -> &Step {
        &self.at.step
    }

    const fn position(&self) -> &Position {
        &self.at.position
    }

    /// The sentences in the language of this tag, by default in the language of the step.
    fn wording(&self, tag: Option<&str>) -> PyResult<&'static Wording> {
        Ok(wording(tag.map_or(Ok(self.language), language)?))
    }
}

#[pymethods]
impl StepObject {
    /// The technique's name for programs, such as `x-wing`.
    #[getter]
    fn technique(&self) -> &'static str {
        self.step().kind.id()
    }

    /// The technique's level: `easy`, `medium`, `hard`, `unfair` or `extreme`.
    #[getter]
    fn level(&self) -> &'static str {
        self.step().kind.level().id()
    }

    /// The candidates that are true, such as `7r2c2`.
    #[getter]
    fn place(&self) -> Vec<String> {
        self.step()
            .placements()
            .map(|candidate| candidate.to_string())
            .collect()
    }

    /// The candidates that are false.
    #[getter]
    fn eliminate(&self) -> Vec<String> {
        self.step()
            .eliminations()
            .map(|candidate| candidate.to_string())
            .collect()
    }

    /// The board before the step.
    #[getter]
    fn board(&self) -> String {
        self.position().board().to_string()
    }

    /// The technique's name in this language, by default the one in which the step was requested.
    #[pyo3(signature = (language = None))]
    fn name(&self, language: Option<&str>) -> PyResult<String> {
        Ok(self.wording(language)?.name(self.step().kind))
    }

    /// Why the step is valid, in this language, by default the one in which it was requested.
    #[pyo3(signature = (language = None))]
    fn explain(&self, language: Option<&str>) -> PyResult<String> {
        Ok(self.wording(language)?.sentence(self.step(), Rung::Why))
    }

    fn __str__(&self) -> PyResult<String> {
        self.explain(None)
    }

    fn __repr__(&self) -> PyResult<String> {
        let mut text = self.name(None)?;
        let _ = writeln!(text, ": {}", self.explain(None)?);
        let placed = |cell| {
            self.step()
                .placements()
                .any(|candidate| candidate.cell == cell)
        };
        let struck = |cell| {
            self.step()
                .eliminations()
                .any(|candidate| candidate.cell == cell)
        };
        let mut board = *self.position().board();
        for candidate in self.step().placements() {
            board[candidate.cell] = Some(candidate.digit);
        }
        text.push_str(&drawn(&board, |cell| match (placed(cell), struck(cell)) {
            (true, _) => ['[', ']'],
            (false, true) => ['(', ')'],
            (false, false) => [' ', ' '],
        }));
        Ok(text)
    }

    /// The board with the step drawn, as SVG for a notebook.
    fn _repr_svg_(&self) -> PyResult<String> {
        let scene = Scene::at(self.position()).with_step(self.step());
        let scene = scene.titled(self.name(None)?);
        let scene = scene.captioned(self.explain(None)?);
        Ok(svg::render(&scene.drawing(), Theme::Auto))
    }
}

/// The difficulty of a puzzle, on Novena's own scale.
#[pyclass(frozen, eq, ord, hash, name = "Rating", module = "novena")]
#[derive(PartialEq)]
pub(crate) struct RatingObject(pub(crate) Rating);

impl std::hash::Hash for RatingObject {
    fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
        self.0.tenths.hash(state);
    }
}

impl PartialOrd for RatingObject {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        let key = |rating: &Self| (rating.0.tenths, rating.0.rounds, rating.0.hardest);
        key(self).partial_cmp(&key(other))
    }
}

#[pymethods]
impl RatingObject {
    /// The number, such as 6.9.
    #[getter]
    fn value(&self) -> f64 {
        f64::from(self.0.tenths) / 10.0
    }

    /// The level that players see.
    #[getter]
    fn level(&self) -> &'static str {
        self.0.level().id()
    }

    /// The hardest technique, or `None` if trial and error was needed.
    #[getter]
    fn hardest(&self) -> Option<&'static str> {
        self.0.hardest.map(novena::techniques::Kind::id)
    }

    /// The number of rounds of steps.
    #[getter]
    const fn rounds(&self) -> u16 {
        self.0.rounds
    }

    fn __float__(&self) -> f64 {
        self.value()
    }

    fn __repr__(&self) -> String {
        let hardest = self.0.hardest.map_or("trial", |kind| kind.id());
        format!("<Rating {}, {hardest}>", self.0)
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }
}

/// The reading of a board in a photo.
#[pyclass(frozen, name = "Reading", module = "novena")]
pub(crate) struct ReadingObject(pub(crate) novena_scan::Reading);

#[pymethods]
impl ReadingObject {
    /// The printed digits.
    #[getter]
    fn puzzle(&self) -> PuzzleObject {
        PuzzleObject(self.0.givens())
    }

    /// Printed and handwritten digits, as 81 characters.
    #[getter]
    fn board(&self) -> String {
        self.0.board().to_string()
    }

    /// Whether the reading is `sure`, `ambiguous` or `not-unique`.
    #[getter]
    fn trust(&self) -> &'static str {
        trust(&self.0)
    }

    /// The cells to check.
    #[getter]
    fn doubtful(&self) -> Vec<String> {
        self.0
            .doubtful()
            .iter()
            .map(|cell| cell.to_string())
            .collect()
    }

    fn __repr__(&self) -> String {
        format!(
            "<Reading {}>\n{}",
            self.trust(),
            drawn(&self.0.board(), |_| [' ', ' '])
        )
    }

    /// The board as SVG, for a notebook.
    fn _repr_svg_(&self) -> String {
        let scene = Scene::new(self.0.givens()).with_board(&self.0.board());
        svg::render(&scene.drawing(), Theme::Auto)
    }
}

pub(crate) fn trust(reading: &novena_scan::Reading) -> &'static str {
    match reading.trust() {
        novena_scan::Trust::Sure => "sure",
        novena_scan::Trust::Ambiguous => "ambiguous",
        novena_scan::Trust::NotUnique => "not-unique",
    }
}
