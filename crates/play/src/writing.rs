//! Applies moves to the sheet. This file only computes the next sheet; the history decides whether
//! the sheet becomes a step.

use novena_core::{Candidate, Cell, CellContent, CellSet, Colour, Digit, DigitSet, Sheet};
use novena_techniques::Deduction;

use crate::game::on_givens;
use crate::{Game, Move};

impl Game {
    /// The sheet after a move that writes to it. Moves through the history are not handled here.
    pub(crate) fn written(&self, writing: &Move) -> Sheet {
        let mut pen = Pen {
            game: self,
            sheet: self.sheet,
        };
        match writing {
            Move::Digit { cells, digit } => pen.digit(*cells, *digit),
            Move::Corner { cells, digit } => {
                pen.mark(*cells, *digit, |content| &mut content.corner);
            }
            Move::Centre { cells, digit } => {
                pen.mark(*cells, *digit, |content| &mut content.centre);
            }
            Move::Colour { cells, colour } => pen.colour(*cells, *colour),
            Move::CandidateColour { candidates, colour } => {
                pen.candidate_colour(candidates, *colour);
            }
            Move::Clear { cells } => pen.clear(*cells),
            Move::FillMarks { cells } => pen.fill_marks(*cells),
            Move::CornersToCentre { cells } => pen.corners_to_centre(*cells),
            Move::Deduce(deductions) => pen.deduce(deductions),
            Move::Restart => pen.sheet = Sheet::BLANK,
            Move::Undo
            | Move::Redo
            | Move::BeforeMistake
            | Move::Save { .. }
            | Move::Restore { .. }
            | Move::Forget { .. } => {}
        }
        pen.sheet
    }
}

/// Builds the next sheet.
struct Pen<'a> {
    game: &'a Game,
    sheet: Sheet,
}

impl Pen<'_> {
    fn digit(&mut self, cells: CellSet, digit: Digit) {
        let cells = cells - self.game.givens.givens();
        if cells
            .iter()
            .all(|cell| self.sheet[cell].digit == Some(digit))
        {
            for cell in cells {
                self.sheet[cell].digit = None;
            }
            return;
        }
        for cell in cells {
            self.place(cell, digit);
        }
    }

    /// Places a digit. If [`Game::cleaning`] is set and the digit does not break a rule, also
    /// removes it from the marks of the cell's peers.
    fn place(&mut self, cell: Cell, digit: Digit) {
        self.sheet[cell].digit = Some(digit);
        let board = on_givens(&self.game.givens, &self.sheet);
        let repeats = cell.peers().iter().any(|peer| board[peer] == Some(digit));
        if !self.game.cleaning || repeats {
            return;
        }
        for peer in cell.peers() - board.filled() {
            let content = &mut self.sheet[peer];
            content.corner.remove(digit);
            content.centre.remove(digit);
        }
    }

    /// The cells without a digit.
    fn open(&self) -> CellSet {
        !on_givens(&self.game.givens, &self.sheet).filled()
    }

    fn mark(
        &mut self,
        cells: CellSet,
        digit: Digit,
        kind: impl Fn(&mut CellContent) -> &mut DigitSet,
    ) {
        let cells = cells & self.open();
        let all_have_it = cells
            .iter()
            .all(|cell| kind(&mut self.sheet[cell]).contains(digit));
        for cell in cells {
            let marks = kind(&mut self.sheet[cell]);
            if all_have_it {
                marks.remove(digit);
            } else {
                marks.insert(digit);
            }
        }
    }

    fn colour(&mut self, cells: CellSet, colour: Colour) {
        let all_have_it = cells
            .iter()
            .all(|cell| self.sheet[cell].colours.contains(colour));
        for cell in cells {
            let colours = &mut self.sheet[cell].colours;
            if all_have_it {
                colours.remove(colour);
            } else {
                colours.insert(colour);
            }
        }
    }

    fn candidate_colour(&mut self, candidates: &[Candidate], colour: Colour) {
        let open = self.open();
        let of = |sheet: &Sheet, candidate: &Candidate| {
            sheet[candidate.cell].candidate_colours[candidate.digit.index()]
        };
        let candidates = candidates
            .iter()
            .filter(|candidate| open.contains(candidate.cell));
        let all_have_it = candidates
            .clone()
            .all(|candidate| of(&self.sheet, candidate) == Some(colour));
        for candidate in candidates {
            let content = &mut self.sheet[candidate.cell];
            content.candidate_colours[candidate.digit.index()] = (!all_have_it).then_some(colour);
        }
    }

    fn clear(&mut self, cells: CellSet) {
        let any = |test: fn(&CellContent) -> bool| cells.iter().any(|cell| test(&self.sheet[cell]));
        let wipe: fn(&mut CellContent) = if any(|content| content.digit.is_some()) {
            |content| content.digit = None
        } else if any(|content| !(content.corner | content.centre).is_empty()) {
            |content| {
                content.corner = DigitSet::EMPTY;
                content.centre = DigitSet::EMPTY;
            }
        } else {
            |content| *content = CellContent::BLANK
        };
        for cell in cells {
            wipe(&mut self.sheet[cell]);
        }
    }

    fn fill_marks(&mut self, cells: CellSet) {
        let board = on_givens(&self.game.givens, &self.sheet);
        let cells = if cells.is_empty() {
            CellSet::ALL
        } else {
            cells
        };
        for cell in cells - board.filled() {
            self.sheet[cell].centre = board.candidates(cell);
        }
    }

    fn corners_to_centre(&mut self, cells: CellSet) {
        for cell in cells & self.open() {
            let content = &mut self.sheet[cell];
            content.centre |= content.corner;
            content.corner = DigitSet::EMPTY;
        }
    }

    fn deduce(&mut self, deductions: &[Deduction]) {
        for &deduction in deductions {
            match deduction {
                Deduction::Place(Candidate { cell, digit }) => {
                    if !self.game.givens.givens().contains(cell) {
                        self.place(cell, digit);
                    }
                }
                Deduction::Eliminate(candidate) => self.strike(candidate),
            }
        }
    }

    fn strike(&mut self, Candidate { cell, digit }: Candidate) {
        let board = on_givens(&self.game.givens, &self.sheet);
        if board[cell].is_some() {
            return;
        }
        let content = &mut self.sheet[cell];
        if content.centre.is_empty() {
            content.centre = board.candidates(cell);
        }
        content.centre.remove(digit);
        content.corner.remove(digit);
    }
}
