//! The content of the board, with the appearance of each cell. The board can be the game, a step on
//! the way to the solution, or a puzzle being typed.

use std::collections::BTreeMap;

use novena_core::{Board, Candidate, Cell, CellContent, CellSet, Digit, DigitSet, Sheet};
use novena_figure::{Blockers, BoardView, StepArea, Token, Tokens, cell_groups};
use novena_play::Game;
use novena_techniques::{Exhibit, Role, Step};
use novena_texts::Rung;

/// The role of a cell or candidate in a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum CellRole {
    #[default]
    None,
    /// A cell in a highlighted house.
    House,
    /// A cell in which a blocker rules out the digit.
    Shut,
    /// A cell with a digit that excludes the digit from other cells.
    Blocker,
    /// A cell or candidate of the pattern.
    Cause,
    /// A candidate that would be false.
    False,
    /// A candidate that would be true.
    True,
    Place,
    Remove,
}

/// The marking that a hint makes on the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marking {
    houses: CellSet,
    cells: CellSet,
    blockers: CellSet,
    shut: CellSet,
    candidates: BTreeMap<Candidate, CellRole>,
    /// The digit to highlight.
    pub(crate) digit: Option<Digit>,
}

/// Everything visible about one cell.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each flag is independent")]
pub(crate) struct CellAppearance {
    pub(crate) digit: Option<Digit>,
    pub(crate) is_given: bool,
    pub(crate) content: CellContent,
    pub(crate) is_cursor: bool,
    pub(crate) is_selected: bool,
    /// The cell shares a house with the cell under the cursor.
    pub(crate) is_near: bool,
    /// The cell contains the highlighted digit.
    pub(crate) is_same: bool,
    pub(crate) is_mistake: bool,
    /// The held digit, at the cursor.
    pub(crate) held: Option<Digit>,
    /// Whether the filtered digit could go here.
    pub(crate) may_hold: bool,
    pub(crate) role: CellRole,
    /// The digits of the candidates that have the role.
    pub(crate) role_digits: DigitSet,
}

/// The board to draw.
#[derive(Clone, Debug)]
pub(crate) struct BoardScene {
    pub(crate) givens: CellSet,
    pub(crate) board: Board,
    pub(crate) sheet: Sheet,
    pub(crate) mistakes: CellSet,
    pub(crate) cursor: Option<Cell>,
    pub(crate) selection: CellSet,
    /// The held digit.
    pub(crate) held: Option<Digit>,
    /// The filtered digit.
    pub(crate) filter: Option<Digit>,
    pub(crate) marking: Marking,
}

impl Marking {
    /// The part of a step that one rung of the ladder shows.
    pub(crate) fn of(step: &Step, rung: Rung, view: &BoardView) -> Self {
        let mut marking = Self::default();
        let reveals = rung.reveals();
        if rung == Rung::Apply || !reveals.area {
            return marking;
        }
        if !reveals.argument {
            let area = StepArea::of(step);
            marking.houses = area.houses.cells();
            marking.cells = area.cells;
            return marking;
        }
        marking.digit = step.digits().single();
        for evidence in &step.evidence {
            let looked_at = matches!(
                evidence.role,
                Role::House | Role::Base | Role::Box | Role::Line | Role::CrossLine
            );
            if let (Exhibit::Houses(houses), true) = (&evidence.exhibit, looked_at) {
                marking.houses |= houses.cells();
            }
        }
        for group in cell_groups(step) {
            marking.cells |= group.cells;
        }
        if let Some(blockers) = Blockers::of(step, view) {
            marking.blockers = blockers.blockers;
            marking.shut = blockers.shut | blockers.ruled_out;
        }
        let tokens = Tokens::of(step, view).all.into_iter();
        marking.candidates = tokens.map(|(at, token)| (at, role_of(token))).collect();
        marking
    }

    /// A house to highlight.
    pub(crate) fn house(cells: CellSet) -> Self {
        Self {
            houses: cells,
            ..Self::default()
        }
    }

    /// The role of a cell, and the digits of the candidates that have this role.
    fn in_cell(&self, cell: Cell) -> (CellRole, DigitSet) {
        let here = || {
            let first = cell.with(Digit::ALL[0]);
            let last = cell.with(Digit::ALL[8]);
            self.candidates.range(first..=last)
        };
        // A placed digit fills its cell; an elimination takes precedence over an assumption.
        let role = match here().map(|(_, &role)| role).max() {
            Some(CellRole::Remove) if here().any(|(_, &role)| role == CellRole::Place) => {
                Some(CellRole::Place)
            }
            role => role,
        };
        if let Some(role) = role {
            let digits = here().filter(|(_, other)| **other == role);
            return (role, digits.map(|(candidate, _)| candidate.digit).collect());
        }
        let sets = [
            (self.blockers, CellRole::Blocker),
            (self.cells, CellRole::Cause),
            (self.shut, CellRole::Shut),
            (self.houses, CellRole::House),
        ];
        let role = sets.into_iter().find(|(cells, _)| cells.contains(cell));
        let role = role.map_or(CellRole::None, |(_, role)| role);
        (role, DigitSet::EMPTY)
    }

    /// The cells of the highlighted houses.
    pub(crate) const fn houses(&self) -> CellSet {
        self.houses
    }

    /// The role of a candidate.
    pub(crate) fn of_candidate(&self, candidate: Candidate) -> CellRole {
        self.candidates.get(&candidate).copied().unwrap_or_default()
    }
}

const fn role_of(token: Token) -> CellRole {
    match token {
        Token::True | Token::Both | Token::Third => CellRole::True,
        Token::False | Token::Fourth => CellRole::False,
        Token::Follows => CellRole::Place,
        Token::Gone => CellRole::Remove,
        _ => CellRole::Cause,
    }
}

impl BoardScene {
    /// The board of a game, without a cursor or a marking.
    pub(crate) fn of(game: &Game) -> Self {
        Self {
            givens: game.givens().givens(),
            board: game.board(),
            sheet: *game.sheet(),
            mistakes: game.shown_mistakes(),
            cursor: None,
            selection: CellSet::EMPTY,
            held: None,
            filter: None,
            marking: Marking::default(),
        }
    }

    /// The digits and candidates, as the background of a figure.
    pub(crate) fn view(&self) -> BoardView {
        let mut marks = [DigitSet::EMPTY; Cell::COUNT];
        for cell in Cell::all().filter(|&cell| self.board[cell].is_none()) {
            marks[cell.index()] = self.candidates(cell);
        }
        BoardView {
            board: self.board,
            marks,
        }
    }

    /// A cell's candidates: its marks or, without marks, the candidates that the digits leave.
    fn candidates(&self, cell: Cell) -> DigitSet {
        let left = self.board.candidates(cell);
        let marks = self.sheet[cell].centre;
        if marks.is_empty() { left } else { left & marks }
    }

    /// Everything visible about a cell.
    pub(crate) fn face(&self, cell: Cell) -> CellAppearance {
        let digit = self.board[cell];
        // If no filter is set, the digit under the cursor is highlighted.
        let filter = self.marking.digit.or(self.filter);
        let looked_at = filter.or_else(|| self.board[self.cursor?]);
        let (role, role_digits) = self.marking.in_cell(cell);
        CellAppearance {
            digit,
            is_given: self.givens.contains(cell),
            content: self.sheet[cell],
            is_cursor: self.cursor == Some(cell),
            is_selected: self.selection.contains(cell),
            is_near: self.cursor.is_some_and(|cursor| cursor.sees(cell)),
            is_same: digit.is_some() && digit == looked_at,
            is_mistake: self.mistakes.contains(cell),
            held: self.held.filter(|_| self.cursor == Some(cell)),
            // The digit of a hint is not used here, because only a higher rung reveals where it
            // could go.
            may_hold: digit.is_none()
                && self
                    .filter
                    .is_some_and(|digit| self.candidates(cell).contains(digit)),
            role,
            role_digits,
        }
    }
}

#[cfg(test)]
mod tests {
    use novena_techniques::{Kind, Reasoner, sketch};

    use super::*;

    fn marking(kind: Kind, sketch: &str) -> Marking {
        let position = sketch::position(sketch);
        let step = Reasoner::of([kind]).first_step(&position).unwrap();
        Marking::of(&step, Rung::Why, &BoardView::from(position.grid()))
    }

    fn check(marking: &Marking, candidate: &str, role: CellRole) {
        assert_eq!(
            marking.of_candidate(candidate.parse().unwrap()),
            role,
            "{candidate}"
        );
    }

    #[test]
    fn true_and_false_ends_alternate_along_a_chain() {
        let chain = marking(Kind::XY_CHAIN, "r1c1=12 r1c9=23 r9c9=34 r9c1=14");
        let roles: BTreeMap<CellRole, usize> =
            chain
                .candidates
                .values()
                .fold(BTreeMap::new(), |mut counts, &role| {
                    *counts.entry(role).or_default() += 1;
                    counts
                });
        assert_eq!(roles[&CellRole::True], roles[&CellRole::False]);
        assert!(roles.contains_key(&CellRole::Remove));
    }

    #[test]
    fn a_single_shows_what_blocks_its_house() {
        let single = marking(
            Kind::HIDDEN_SINGLE,
            "r4c1:5 r7c2:5 r1c9:5 r3c3=56 r2c3<>5 r1c3<>5",
        );
        let role = |cell: &str| single.in_cell(cell.parse().unwrap()).0;
        check(&single, "5r3c3", CellRole::Place);
        assert_eq!(role("r4c1"), CellRole::Blocker);
        assert_eq!(role("r2c1"), CellRole::Shut);
        assert_eq!(role("r9c9"), CellRole::None);
    }
}
