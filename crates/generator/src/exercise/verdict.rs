//! The verdict on an answer, as data without sentences.

use std::fmt;

use novena_core::{
    Argument, Candidate, Cell, CellSet, Contradiction, DigitSet, House, HouseSet, Refusal,
};
use novena_techniques::{Deduction, Kind, Step};

/// The verdict on an answer to an exercise.
///
/// Like a refusal, a verdict is put into words by `novena_texts`, which has a sentence for its
/// topic and ID.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// Whether the answer counts.
    pub outcome: AnswerOutcome,
    /// The answer.
    pub answer: Deduction,
    /// The reason.
    pub reason: AnswerReason,
    /// Everything found so far, including this answer if it counts.
    pub found: Vec<Deduction>,
    /// The number of deductions that are still missing from the step closest to completion.
    pub left: usize,
    /// The step closest to completion; `None` if the subject is not a technique.
    pub step: Option<Step>,
}

/// Whether an answer counts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnswerOutcome {
    /// The answer is a conclusion of a step of the lesson's techniques.
    Right,
    /// The answer was found before, or is already on the board.
    Known,
    /// The answer is true, but an easier technique proves it.
    Easier,
    /// The answer is true, but no technique that the player should know proves it.
    Guess,
    /// The answer is false.
    Wrong,
}

/// Why an answer counts or does not count. Each reason is a statement about the cell or digit of
/// the answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AnswerReason {
    /// The pattern removes the digit from this house, which contains the cell.
    InHouse(House),
    /// The pattern removes the digit from this house, which contains the cell. The cell also sees
    /// all these fins.
    InHouseSees(House, CellSet),
    /// The cell sees all these cells, one of which must hold the digit.
    Sees(CellSet),
    /// In this house, one of these cells must hold the digit.
    Taken(House, CellSet),
    /// These cells are reserved for these digits, and the cell is one of them.
    Kept(CellSet, DigitSet),
    /// The cell is the only empty cell in this house.
    LastCell(House),
    /// No other cell of this house can hold the digit.
    OnlyPlace(House),
    /// The cell can hold no other digit.
    OnlyDigit,
    /// This technique proves the answer.
    Shown(Kind),
    /// This cell, in this house, already holds the digit.
    Clash(House, Cell),
    /// The answer leads to this contradiction.
    Breaks(Contradiction),
    /// The other candidate of the cell leads to this contradiction.
    OtherBreaks(Contradiction),
    /// The solution has the digit in this cell.
    Belongs,
    /// The cell is not in any of these houses, from which the pattern removes the digit.
    Outside(HouseSet),
    /// The cell does not see these cells.
    Unseen(CellSet),
    /// The cell is part of the pattern.
    Part,
    /// The pattern involves only these digits.
    OtherDigits(DigitSet),
    /// In this house, the digit could also go in these cells.
    OtherPlaces(House, CellSet),
    /// The cell could also hold these digits.
    AlsoPossible(DigitSet),
    /// The digit does not occur anywhere else in the cell's houses.
    NoClash,
    /// The candidate was ruled out before.
    RuledOut,
    /// The same answer was given before.
    Again,
    /// The candidate is no longer there.
    Gone,
    /// The cell is filled.
    Filled,
    /// No step that counts proves the answer.
    Unshown,
}

impl Verdict {
    /// Whether a complete step has been found.
    #[must_use]
    pub const fn is_done(&self) -> bool {
        self.left == 0
    }

    /// The easier technique that proves the answer.
    #[must_use]
    pub fn easier(&self) -> Option<Kind> {
        match (self.outcome, self.reason) {
            (AnswerOutcome::Easier, AnswerReason::Shown(kind)) => Some(kind),
            _ => None,
        }
    }

    /// The house in which a digit repeats.
    #[must_use]
    pub const fn house(&self) -> Option<House> {
        match self.reason {
            AnswerReason::Clash(house, _) => Some(house),
            _ => None,
        }
    }
}

impl AnswerOutcome {
    /// A stable, machine-readable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Right => "right",
            Self::Known => "known",
            Self::Easier => "easier",
            Self::Guess => "guess",
            Self::Wrong => "wrong",
        }
    }
}

impl Refusal for Verdict {
    fn topic(&self) -> &'static str {
        "answer"
    }

    fn id(&self) -> &'static str {
        let is_strike = matches!(self.answer, Deduction::Eliminate(_));
        match (self.outcome, is_strike) {
            (AnswerOutcome::Right, true) => "goes",
            (AnswerOutcome::Right, false) => "placed",
            (AnswerOutcome::Wrong, true) => "stays",
            (AnswerOutcome::Wrong, false) => "not-placed",
            (AnswerOutcome::Known, _) => "known",
            (AnswerOutcome::Easier, _) => "easier",
            (AnswerOutcome::Guess, _) => "guess",
        }
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        let candidate = self.answer.candidate();
        give("cell", candidate.cell.into());
        give("digit", candidate.digit.into());
        let reason = ReasonClause {
            reason: self.reason,
            candidate,
        };
        give("reason", Argument::Reason(&reason));
        if let AnswerReason::Shown(kind) = self.reason {
            give("technique", Argument::Technique(kind.id()));
        }
    }
}

impl fmt::Display for Verdict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.answer, self.outcome.id())
    }
}

/// A reason, worded as a clause of its own.
pub(crate) struct ReasonClause {
    pub(crate) reason: AnswerReason,
    pub(crate) candidate: Candidate,
}

impl AnswerReason {
    /// A stable, machine-readable name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::InHouse(_) => "in-house",
            Self::InHouseSees(..) => "in-house-sees",
            Self::Sees(_) => "sees",
            Self::Taken(..) => "taken",
            Self::Kept(..) => "kept",
            Self::LastCell(_) => "last-cell",
            Self::OnlyPlace(_) => "only-place",
            Self::OnlyDigit => "only-digit",
            Self::Shown(_) => "shown",
            Self::Clash(..) => "clash",
            Self::Breaks(Contradiction::NoPlaceFor(..)) => "breaks-house",
            Self::Breaks(_) => "breaks-cell",
            Self::OtherBreaks(Contradiction::NoPlaceFor(..)) => "other-breaks-house",
            Self::OtherBreaks(_) => "other-breaks-cell",
            Self::Belongs => "belongs",
            Self::Outside(_) => "outside",
            Self::Unseen(_) => "unseen",
            Self::Part => "part",
            Self::OtherDigits(_) => "other-digits",
            Self::OtherPlaces(..) => "other-places",
            Self::AlsoPossible(_) => "also-possible",
            Self::NoClash => "no-clash",
            Self::RuledOut => "ruled-out",
            Self::Again => "again",
            Self::Gone => "gone",
            Self::Filled => "filled",
            Self::Unshown => "unshown",
        }
    }
}

impl Refusal for ReasonClause {
    fn topic(&self) -> &'static str {
        "answer-because"
    }

    fn id(&self) -> &'static str {
        self.reason.id()
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        let Candidate { cell, digit } = self.candidate;
        give("cell", cell.into());
        give("digit", digit.into());
        let mut digits = |digits: DigitSet| give("digits", digits.into());
        match self.reason {
            AnswerReason::Kept(_, kept) => digits(kept),
            AnswerReason::OtherDigits(others) | AnswerReason::AlsoPossible(others) => {
                digits(others);
            }
            _ => {}
        }
        match self.reason {
            AnswerReason::InHouse(house)
            | AnswerReason::LastCell(house)
            | AnswerReason::OnlyPlace(house) => give("house", house.as_set().into()),
            AnswerReason::InHouseSees(house, cells)
            | AnswerReason::Taken(house, cells)
            | AnswerReason::OtherPlaces(house, cells) => {
                give("house", house.as_set().into());
                give("cells", cells.into());
            }
            AnswerReason::Sees(cells) | AnswerReason::Unseen(cells) => {
                give("cells", cells.into());
            }
            AnswerReason::Kept(cells, _) => give("cells", cells.into()),
            AnswerReason::Clash(house, other) => {
                give("house", house.as_set().into());
                give("other", other.into());
            }
            AnswerReason::Outside(houses) => give("house", houses.into()),
            AnswerReason::Shown(kind) => give("technique", Argument::Technique(kind.id())),
            AnswerReason::Breaks(Contradiction::NoPlaceFor(other, house))
            | AnswerReason::OtherBreaks(Contradiction::NoPlaceFor(other, house)) => {
                give("house", house.as_set().into());
                give("other", other.into());
            }
            AnswerReason::Breaks(
                Contradiction::NoDigitFor(other)
                | Contradiction::NotACandidate(Candidate { cell: other, .. }),
            )
            | AnswerReason::OtherBreaks(
                Contradiction::NoDigitFor(other)
                | Contradiction::NotACandidate(Candidate { cell: other, .. }),
            ) => give("other", other.into()),
            _ => {}
        }
    }
}

impl fmt::Display for ReasonClause {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
