//! The view of a game, which a page can draw without knowing the rules.

use novena_core::{Cell, CellSet, Digit};
use novena_play::{Checking, Game, GivensVerdict};
use novena_texts::SharedText;
use serde::{Serialize, Serializer};

use super::Context;
use super::error::Failure;
#[cfg(feature = "openapi")]
use super::state::State;
use super::state::{LabelledGame, Policy};
use super::texts::Texts;
use crate::name::by_name;
#[cfg(feature = "openapi")]
use crate::named;

/// A game and a view of it.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameAnswer {
    /// The game.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: LabelledGame,
    /// The view, unless the request excluded it.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub view: Option<GameView>,
}

impl GameAnswer {
    /// A game that is within the limits.
    pub(super) fn new(game: LabelledGame, context: &Context<'_>) -> Result<Self, Failure> {
        game.check()?;
        let view = context.view.then(|| GameView::of(&game, context.texts));
        Ok(Self { game, view })
    }
}

/// The view of a game: everything a page shows.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[expect(clippy::struct_excessive_bools, reason = "a page asks yes or no")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameView {
    /// The 81 cells in reading order.
    pub cells: Vec<CellView>,
    /// How many of each digit, from 1 to 9, are still missing.
    pub remaining: [usize; 9],
    /// The number of empty cells.
    pub empty: usize,
    /// Whether the board is full and correct.
    pub finished: bool,
    /// Whether a step can be undone.
    pub can_undo: bool,
    /// Whether a step can be redone.
    pub can_redo: bool,
    /// The names of the savepoints, oldest first.
    pub savepoints: Vec<String>,
    /// The policy for showing mistakes.
    #[serde(serialize_with = "write_checking")]
    #[cfg_attr(feature = "openapi", schema(value_type = Policy))]
    pub checking: Checking,
    /// Whether placing a digit removes marks.
    pub cleaning: bool,
    /// The time played.
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    pub elapsed_ms: u64,
    /// How many times each rung, 0 to 4, was requested.
    pub hints: [u32; 5],
    /// The number of hints taken. A hint counts once, even if several of its rungs were shown.
    pub hints_taken: u32,
    /// How many hints ended on each rung, 0 to 4.
    pub hints_by_last_rung: [u32; 5],
    /// The number of steps undone.
    pub taken_back: u32,
    /// The solver's verdict on the givens.
    pub verdict: VerdictBody,
    /// The title of the puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub title: Option<String>,
    /// The difficulty of the puzzle: a level's ID, or its source's own wording.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub level: Option<String>,
    /// The level's name in the language of the request, if the level is one of ours.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub level_name: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
fn write_checking<S: Serializer>(checking: &Checking, serializer: S) -> Result<S::Ok, S::Error> {
    Policy::from(*checking).serialize(serializer)
}

/// The view of one cell.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CellView {
    /// The cell.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Cell))]
    pub cell: Cell,
    /// Whether its digit is a given.
    #[serde(skip_serializing_if = "is_false")]
    pub given: bool,
    /// Its digit, given or entered.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub digit: Option<u8>,
    /// The corner marks of the cell; empty if the cell has a digit.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub corner: String,
    /// The centre marks of the cell; empty if the cell has a digit.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub centre: String,
    /// The letters of its colours.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub colours: String,
    /// The coloured candidates, each as digit and colour: `4a5b`.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub candidate_colours: String,
    /// Whether to show that the digit breaks a rule.
    #[serde(skip_serializing_if = "is_false")]
    pub conflict: bool,
    /// Whether to show that the digit differs from the solution.
    #[serde(skip_serializing_if = "is_false")]
    pub wrong: bool,
    /// A description of the cell, to be read aloud.
    pub name: String,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// Whether there is no solution, one or several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub enum VerdictBody {
    /// There is no solution.
    None,
    /// There is exactly one solution.
    One,
    /// There are several solutions.
    Several,
}

impl From<&GivensVerdict> for VerdictBody {
    fn from(verdict: &GivensVerdict) -> Self {
        match verdict {
            GivensVerdict::None => Self::None,
            GivensVerdict::Unique(_) => Self::One,
            GivensVerdict::Several => Self::Several,
        }
    }
}

impl GameView {
    fn of(LabelledGame { game, labels }: &LabelledGame, texts: &Texts) -> Self {
        let level = labels.level.as_deref();
        let level = level.and_then(<novena_techniques::Level as crate::name::FromName>::from_name);
        Self {
            cells: cells(game, texts),
            remaining: game.remaining(),
            empty: (!game.board().filled()).len(),
            finished: game.is_finished(),
            can_undo: game.can_undo(),
            can_redo: game.can_redo(),
            savepoints: game.savepoints().iter().map(|at| at.name.clone()).collect(),
            checking: game.checking,
            cleaning: game.cleaning,
            elapsed_ms: u64::try_from(game.elapsed.as_millis()).unwrap_or(u64::MAX),
            hints: game.hints.by_rung(),
            hints_taken: game.hints.taken(),
            hints_by_last_rung: game.hints.by_last_rung(),
            taken_back: game.course().taken_back,
            verdict: game.verdict().into(),
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
            cell,
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
    /// The text to be read aloud: the content, then anything special, then the place. This order is
    /// the quickest for a listener.
    fn spoken(&self, texts: &Texts) -> String {
        let words = &texts.cell_words;
        let mut text = match self.digit {
            Some(digit) => digit.to_string(),
            None => words.empty.clone(),
        };
        let mut say = |part: &str| {
            text += ", ";
            text += part;
        };
        if self.given {
            say(&words.given);
        }
        let apart = |marks: &str| {
            let marks: Vec<_> = marks.chars().map(String::from).collect();
            marks.join(" ")
        };
        let (centre, corner) = (apart(&self.centre), apart(&self.corner));
        let colours = apart(&self.colours);
        for (is_empty, kind) in [
            (centre.is_empty(), SharedText::CellMarks(&centre)),
            (corner.is_empty(), SharedText::CellCorners(&corner)),
            (colours.is_empty(), SharedText::CellColours(&colours)),
        ] {
            if !is_empty {
                say(&texts.spoken.text(kind));
            }
        }
        if self.conflict {
            say(&words.conflict);
        } else if self.wrong {
            say(&words.wrong);
        }
        say(texts.cell(self.cell));
        text
    }
}
