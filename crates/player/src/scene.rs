//! What the board shows: one face for each cell, whether the game is drawn, a step on the way
//! to its solution, or a puzzle being typed.

use novena_core::{Board, Candidate, Cell, CellContent, CellSet, Digit, DigitSet, HouseSet, Sheet};
use novena_play::Game;
use novena_techniques::{Deduction, Exhibit, Role, Step};
use novena_texts::Rung;

/// What a cell or a candidate is in a hint.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum CellRole {
    #[default]
    None,
    House,
    Cause,
    Place,
    Remove,
}

/// What a hint draws on the board.
#[derive(Clone, Debug, Default)]
pub(crate) struct Marking {
    houses: CellSet,
    cells: CellSet,
    causes: Vec<Candidate>,
    places: Vec<Candidate>,
    removed: Vec<Candidate>,
    /// The digit to filter.
    pub(crate) digit: Option<Digit>,
}

/// Everything about one cell that can be seen.
#[derive(Clone, Copy, Debug, Default)]
#[expect(clippy::struct_excessive_bools, reason = "each is seen by itself")]
pub(crate) struct Face {
    pub(crate) digit: Option<Digit>,
    pub(crate) is_given: bool,
    pub(crate) content: CellContent,
    pub(crate) is_cursor: bool,
    pub(crate) is_selected: bool,
    /// In a house of the cursor.
    pub(crate) is_near: bool,
    /// Has the digit that is looked at.
    pub(crate) is_same: bool,
    pub(crate) is_mistake: bool,
    /// The digit that is filtered could go here.
    pub(crate) may_hold: bool,
    pub(crate) role: CellRole,
    /// The digits that play the role.
    pub(crate) role_digits: DigitSet,
}

/// The board as it is to be drawn.
#[derive(Clone, Debug)]
pub(crate) struct BoardScene {
    pub(crate) givens: CellSet,
    pub(crate) board: Board,
    pub(crate) sheet: Sheet,
    pub(crate) mistakes: CellSet,
    pub(crate) cursor: Option<Cell>,
    pub(crate) selection: CellSet,
    /// The digit to look at.
    pub(crate) filter: Option<Digit>,
    pub(crate) marking: Marking,
}

impl Marking {
    /// What a rung of the ladder shows of a step.
    pub(crate) fn of(step: &Step, rung: Rung) -> Self {
        let mut marking = Self::default();
        if rung == Rung::Name || rung == Rung::Apply {
            return marking;
        }
        if rung.reveals().argument {
            marking.digit = step.digits().single();
        }
        for evidence in &step.evidence {
            marking.add(evidence.role, &evidence.exhibit, rung);
        }
        if rung == Rung::Where {
            if !marking.houses.is_empty() {
                marking.cells = CellSet::EMPTY;
            }
            return marking;
        }
        for deduction in &step.deductions {
            match *deduction {
                Deduction::Place(candidate) => marking.places.push(candidate),
                Deduction::Eliminate(candidate) => marking.removed.push(candidate),
            }
        }
        marking
    }

    /// A house to look at.
    pub(crate) fn house(cells: CellSet) -> Self {
        Self {
            houses: cells,
            ..Self::default()
        }
    }

    fn add(&mut self, role: Role, exhibit: &Exhibit, rung: Rung) {
        let named = matches!(
            role,
            Role::Cells | Role::Pivot | Role::Roof | Role::BaseCells | Role::Pincer
        );
        match exhibit {
            Exhibit::Houses(houses) => {
                let looked_at = matches!(
                    role,
                    Role::House | Role::Base | Role::Box | Role::Line | Role::CrossLine
                );
                if looked_at {
                    self.houses |= all_cells(*houses);
                }
            }
            Exhibit::Cells(cells) if named || rung == Rung::Why => self.cells |= *cells,
            Exhibit::Set { cells, .. } if rung == Rung::Why => self.cells |= *cells,
            Exhibit::Candidates(candidates) if rung == Rung::Why => {
                self.causes.extend(candidates);
            }
            Exhibit::Links(links) if rung == Rung::Why => {
                for node in links.iter().flat_map(|link| [link.from, link.to]) {
                    let digit = node.digit;
                    self.causes
                        .extend(node.cells.iter().map(|cell| cell.with(digit)));
                }
            }
            _ => {}
        }
    }

    /// What a cell is, and which digits in it.
    fn in_cell(&self, cell: Cell) -> (CellRole, DigitSet) {
        let digits = |list: &[Candidate]| -> DigitSet {
            let here = list.iter().filter(|candidate| candidate.cell == cell);
            here.map(|candidate| candidate.digit).collect()
        };
        let (places, removed) = (digits(&self.places), digits(&self.removed));
        if !places.is_empty() {
            return (CellRole::Place, places);
        }
        if !removed.is_empty() {
            return (CellRole::Remove, removed);
        }
        let causes = digits(&self.causes);
        if !causes.is_empty() || self.cells.contains(cell) {
            return (CellRole::Cause, causes);
        }
        if self.houses.contains(cell) {
            return (CellRole::House, DigitSet::EMPTY);
        }
        (CellRole::None, DigitSet::EMPTY)
    }

    /// What a candidate is.
    pub(crate) fn of_candidate(&self, candidate: Candidate) -> CellRole {
        if self.places.contains(&candidate) {
            CellRole::Place
        } else if self.removed.contains(&candidate) {
            CellRole::Remove
        } else if self.causes.contains(&candidate)
            || (self.cells.contains(candidate.cell) && self.digit == Some(candidate.digit))
        {
            CellRole::Cause
        } else {
            CellRole::None
        }
    }
}

fn all_cells(houses: HouseSet) -> CellSet {
    houses
        .iter()
        .fold(CellSet::EMPTY, |all, house| all | house.cells())
}

impl BoardScene {
    /// A game as it is.
    pub(crate) fn of(game: &Game) -> Self {
        Self {
            givens: game.givens().givens(),
            board: game.board(),
            sheet: *game.sheet(),
            mistakes: game.shown_mistakes(),
            cursor: None,
            selection: CellSet::EMPTY,
            filter: None,
            marking: Marking::default(),
        }
    }

    /// What a cell may hold: its marks, or what the digits leave it.
    fn candidates(&self, cell: Cell) -> DigitSet {
        let left = self.board.candidates(cell);
        let marks = self.sheet[cell].centre;
        if marks.is_empty() { left } else { left & marks }
    }

    /// Everything to be seen of a cell.
    pub(crate) fn face(&self, cell: Cell) -> Face {
        let digit = self.board[cell];
        // With nothing filtered, the digit under the cursor is the one that is looked at.
        let filter = self.marking.digit.or(self.filter);
        let looked_at = filter.or_else(|| self.board[self.cursor?]);
        let (role, role_digits) = self.marking.in_cell(cell);
        Face {
            digit,
            is_given: self.givens.contains(cell),
            content: self.sheet[cell],
            is_cursor: self.cursor == Some(cell),
            is_selected: self.selection.contains(cell),
            is_near: self.cursor.is_some_and(|cursor| cursor.sees(cell)),
            is_same: digit.is_some() && digit == looked_at,
            is_mistake: self.mistakes.contains(cell),
            // A hint does not show where its digit could go: that would be one rung more.
            may_hold: digit.is_none()
                && self
                    .filter
                    .is_some_and(|digit| self.candidates(cell).contains(digit)),
            role,
            role_digits,
        }
    }
}
