//! What a page draws of a game without knowing any rule.

use novena_core::{Cell, CellSet, Digit};
use novena_play::{Checking, Game, Truth};
use serde::Serialize;

use super::Context;
use super::error::Failure;
use super::state::{Policy, State, Table};
use super::texts::Texts;
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;

/// A game, and what is to be seen of it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct Shown {
    state: State,
    #[serde(skip_serializing_if = "Option::is_none")]
    view: Option<View>,
}

impl Shown {
    /// A game that is within the limits.
    pub(crate) fn new(table: Table, context: &Context<'_>) -> Result<Self, Failure> {
        table.check()?;
        let view = context.view.then(|| View::of(&table, context.texts));
        Ok(Self {
            state: table.into_state(),
            view,
        })
    }
}

/// What is to be seen of a game.
#[derive(Debug, Serialize)]
#[expect(clippy::struct_excessive_bools, reason = "a page asks yes or no")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct View {
    /// The 81 cells in reading order.
    cells: Vec<CellView>,
    /// How many of each digit are still to be placed, from 1 to 9.
    remaining: [usize; 9],
    /// How many cells are empty.
    empty: usize,
    /// Whether the board is full and right.
    finished: bool,
    can_undo: bool,
    can_redo: bool,
    /// The names of the sheets put aside, oldest first.
    savepoints: Vec<String>,
    checking: Policy,
    cleaning: bool,
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    elapsed_ms: u64,
    /// How many hints were taken on each rung, 0 to 4.
    hints: [u32; 5],
    /// What the solver says of the givens.
    verdict: VerdictShape,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    /// The level's name in the language, where it is one of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    level_name: Option<String>,
}

/// One cell.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct CellView {
    #[cfg_attr(feature = "openapi", schema(value_type = named::Cell))]
    cell: Name<Cell>,
    #[serde(skip_serializing_if = "is_false")]
    given: bool,
    /// The digit that stands there, given or written.
    #[serde(skip_serializing_if = "Option::is_none")]
    digit: Option<u8>,
    /// Marks at the edge, none under a digit.
    #[serde(skip_serializing_if = "String::is_empty")]
    corner: String,
    /// Marks in the middle, none under a digit.
    #[serde(skip_serializing_if = "String::is_empty")]
    centre: String,
    /// The colours' letters.
    #[serde(skip_serializing_if = "String::is_empty")]
    colours: String,
    /// Each coloured candidate, its digit and then its colour: `4a5b`.
    #[serde(skip_serializing_if = "String::is_empty")]
    candidate_colours: String,
    /// Whether to show that it breaks a rule.
    #[serde(skip_serializing_if = "is_false")]
    conflict: bool,
    /// Whether to show that it is not the solution's digit.
    #[serde(skip_serializing_if = "is_false")]
    wrong: bool,
    /// All of this for the ear.
    name: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// How many solutions there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) enum VerdictShape {
    None,
    One,
    Several,
}

impl From<&Truth> for VerdictShape {
    fn from(truth: &Truth) -> Self {
        match truth {
            Truth::None => Self::None,
            Truth::Unique(_) => Self::One,
            Truth::Several => Self::Several,
        }
    }
}

impl View {
    fn of(table: &Table, texts: &Texts) -> Self {
        let Table { game, labels } = table;
        let journal = game.journal();
        let level = labels.level.as_deref();
        let level = level.and_then(<novena_techniques::Level as crate::name::Named>::from_name);
        Self {
            cells: cells(game, texts),
            remaining: game.remaining(),
            empty: (!game.board().filled()).len(),
            finished: game.is_finished(),
            can_undo: journal.done > 0,
            can_redo: journal.done < journal.steps.len(),
            savepoints: game.savepoints().iter().map(|at| at.name.clone()).collect(),
            checking: game.checking.into(),
            cleaning: game.cleaning,
            elapsed_ms: u64::try_from(game.elapsed.as_millis()).unwrap_or(u64::MAX),
            hints: game.hints.by_rung(),
            verdict: game.truth().into(),
            title: labels.title.clone(),
            level: labels.level.clone(),
            level_name: level.map(|level| texts.short.level(level)),
        }
    }
}

fn cells(game: &Game, texts: &Texts) -> Vec<CellView> {
    let board = game.board();
    let (conflicts, wrong) = match game.checking {
        Checking::None => (CellSet::EMPTY, CellSet::EMPTY),
        Checking::Rules | Checking::OnRequest => (game.conflicts(), CellSet::EMPTY),
        Checking::Live => (game.conflicts(), game.wrong_digits()),
    };
    let fixed = game.givens().givens();
    let view = |cell: Cell| {
        let content = &game.sheet()[cell];
        let digit = board[cell];
        let marks = |marks: novena_core::DigitSet| match digit {
            Some(_) => String::new(),
            None => marks.to_string(),
        };
        let coloured = Digit::ALL.iter().zip(content.candidate_colours);
        let mut view = CellView {
            cell: Name(cell),
            given: fixed.contains(cell),
            digit: digit.map(Digit::get),
            corner: marks(content.corner),
            centre: marks(content.centre),
            colours: content.colours.to_string(),
            candidate_colours: coloured
                .filter_map(|(digit, colour)| Some(format!("{digit}{}", colour?)))
                .collect(),
            conflict: conflicts.contains(cell),
            wrong: wrong.contains(cell),
            name: String::new(),
        };
        view.name = view.spoken(texts);
        view
    };
    Cell::all().map(view).collect()
}

impl CellView {
    /// The shortest useful first: what stands there, then what is special, then where.
    fn spoken(&self, texts: &Texts) -> String {
        let mut parts = Vec::new();
        match self.digit {
            Some(digit) => parts.push(digit.to_string()),
            None => parts.push(texts.get("cell-empty")),
        }
        if self.given {
            parts.push(texts.get("cell-given"));
        }
        let apart = |marks: &str| {
            let marks: Vec<_> = marks.chars().map(String::from).collect();
            marks.join(" ")
        };
        for (key, marks) in [
            ("cell-marks", &self.centre),
            ("cell-corners", &self.corner),
            ("cell-colours", &self.colours),
        ] {
            if !marks.is_empty() {
                parts.push(texts.fill(key, &[("marks", apart(marks).into())]));
            }
        }
        if self.conflict {
            parts.push(texts.get("cell-conflict"));
        } else if self.wrong {
            parts.push(texts.get("cell-wrong"));
        }
        parts.push(texts.cell(self.cell.0).to_owned());
        parts.join(", ")
    }
}
