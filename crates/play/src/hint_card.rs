//! The hint ladder: what a hint reveals on each rung.

use std::fmt;

use novena_core::{Argument, Conflict, DigitSet, House, HouseSet, Refusal};
use novena_techniques::{Exhibit, HintMessage, Kind, Reasoner, Rung, Step};

use crate::{Advice, Game, Move, Obstacle};

/// A hint as shown on one rung of the ladder. All front ends use this type, so they all reveal the
/// same information.
///
/// | rung | if there is a step | if something is wrong |
/// |---|---|---|
/// | 0 | nothing, because only mistakes are looked for | the mistake |
/// | 1 | its technique and level | the mistake |
/// | 2 | also the houses to look at | the mistake and its house |
/// | 3 | the whole step | |
/// | 4 | the whole step, which is also played | |
///
/// ```
/// use novena_core::{Cell, Digit, House};
/// use novena_play::{Game, HintCard, Move};
///
/// let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///     .parse().unwrap();
/// let mut game = Game::new(puzzle);
/// let card = game.hint(1, 0);
/// assert!(card.technique().is_some());
/// assert!(card.step().is_none());
/// assert_eq!(card.rungs(), 4);
///
/// game.play(&Move::Digit { cells: Cell::at(0, 0).into(), digit: Digit::ALL[5] })?;
/// let card = game.hint(1, 0);
/// assert_eq!(card.id(), "wrong-digit");
/// assert!(card.houses().is_empty());
/// assert_eq!(card.at_rung(2).houses(), [House::box_(0)]);
/// # Ok::<(), novena_play::MoveRefusal>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HintCard {
    advice: Advice,
    rung: usize,
    /// The part of the message that the rung reveals, if there is no step to show.
    notice: Option<Notice>,
}

impl Game {
    /// The hint on a rung, for a player who has asked for another hint `turn` times.
    ///
    /// Rung 0 only looks for mistakes, which is quick.
    #[must_use]
    pub fn hint(&self, rung: usize, turn: usize) -> HintCard {
        self.hint_by(&Reasoner::standard(), rung, turn)
    }

    /// Like [`Game::hint`], but uses the techniques of `reasoner`.
    #[must_use]
    pub fn hint_by(&self, reasoner: &Reasoner, rung: usize, turn: usize) -> HintCard {
        let advice = match rung {
            0 => self.mistake_advice(),
            _ => self.advice_by(reasoner, turn),
        };
        HintCard::new(advice, rung)
    }
}

impl HintCard {
    /// The card for this advice on a rung; rungs above the last reveal nothing more.
    #[must_use]
    pub fn new(advice: Advice, rung: usize) -> Self {
        let notice = Notice::of(&advice, rung);
        Self {
            advice,
            rung,
            notice,
        }
    }

    /// The same hint on another rung.
    #[must_use]
    pub fn at_rung(self, rung: usize) -> Self {
        Self::new(self.advice, rung)
    }

    /// The complete advice.
    #[must_use]
    pub const fn advice(&self) -> &Advice {
        &self.advice
    }

    /// The requested rung.
    #[must_use]
    pub const fn rung(&self) -> usize {
        self.rung
    }

    /// The number of rungs. The last rung of a step plays the step; all others only reveal
    /// something.
    #[must_use]
    pub const fn rungs(&self) -> usize {
        match &self.advice {
            Advice::Step(_) => 4,
            Advice::Obstacle(Obstacle::WrongDigit(_) | Obstacle::MissingMark(Some(_))) => 2,
            Advice::Obstacle(_) | Advice::Fine | Advice::Solved | Advice::Stuck => 1,
        }
    }

    /// The last rung that reveals something without playing the step.
    #[must_use]
    pub const fn last_reading(&self) -> usize {
        match &self.advice {
            Advice::Step(_) => 3,
            _ => self.rungs(),
        }
    }

    /// A machine-readable name: `step`, or the reason why there is none to show.
    #[must_use]
    pub const fn id(&self) -> &'static str {
        self.advice.id()
    }

    /// The message of the hint, for the crate that puts it into words.
    #[must_use]
    pub fn message(&self) -> HintMessage<'_> {
        match (&self.notice, &self.advice) {
            (Some(notice), _) => HintMessage::Notice(notice),
            (None, Advice::Step(step)) => HintMessage::Step(step, self.step_rung()),
            (None, _) => HintMessage::Notice(&FINE),
        }
    }

    /// The rung, limited to those that a step has.
    #[must_use]
    pub fn step_rung(&self) -> Rung {
        match self.rung {
            0 | 1 => Rung::Name,
            rung => Rung::from_number(rung).unwrap_or(Rung::Apply),
        }
    }

    /// The technique of the step; every rung names it.
    #[must_use]
    pub fn technique(&self) -> Option<Kind> {
        match &self.advice {
            Advice::Step(step) => Some(step.kind),
            _ => None,
        }
    }

    /// The houses to look at, from rung 2 on.
    #[must_use]
    pub fn houses(&self) -> Vec<House> {
        if self.rung < 2 {
            return Vec::new();
        }
        match &self.advice {
            Advice::Step(step) => houses(step),
            _ => self.place().into_iter().collect(),
        }
    }

    /// The digits involved, from rung 3 on.
    #[must_use]
    pub fn digits(&self) -> DigitSet {
        match &self.advice {
            Advice::Step(step) if self.step_rung().reveals().argument => step.digits(),
            _ => DigitSet::EMPTY,
        }
    }

    /// The step with its evidence, from rung 3 on.
    #[must_use]
    pub fn step(&self) -> Option<&Step> {
        match &self.advice {
            Advice::Step(step) if self.step_rung().reveals().argument => Some(step),
            _ => None,
        }
    }

    /// The house that contains the mistake, on every rung. This method is meant for programs, which
    /// do not need the ladder.
    #[must_use]
    pub const fn place(&self) -> Option<House> {
        match &self.advice {
            Advice::Obstacle(obstacle) => obstacle.house(),
            _ => None,
        }
    }

    /// The move that carries out the hint: either the step itself, or a return to the step just
    /// before a mistake.
    #[must_use]
    pub fn next_move(&self) -> Option<Move> {
        match &self.advice {
            Advice::Step(step) => Some(Move::Deduce(step.deductions.clone())),
            Advice::Obstacle(Obstacle::WrongDigit(_) | Obstacle::MissingMark(_)) => {
                Some(Move::BeforeMistake)
            }
            Advice::Obstacle(_) | Advice::Fine | Advice::Solved | Advice::Stuck => None,
        }
    }
}

/// The houses to look at, in the order of the evidence.
fn houses(step: &Step) -> Vec<House> {
    let shown = step
        .evidence
        .iter()
        .filter(|evidence| evidence.role.is_area())
        .filter_map(|evidence| match &evidence.exhibit {
            Exhibit::Houses(houses) => Some(houses.iter()),
            _ => None,
        });
    shown.flatten().collect()
}

/// The message of a hint without a step to show.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Notice {
    id: &'static str,
    /// Revealed from rung 2 on.
    house: Option<House>,
    /// The conflict, which the player can see anyway.
    conflict: Option<Conflict>,
}

const FINE: Notice = Notice {
    id: "fine",
    house: None,
    conflict: None,
};

impl Notice {
    fn of(advice: &Advice, rung: usize) -> Option<Self> {
        let mut notice = Self {
            id: advice.id(),
            ..FINE
        };
        match advice {
            Advice::Step(_) => return None,
            Advice::Obstacle(Obstacle::Invalid(conflicts)) => {
                notice.conflict = conflicts.first().copied();
            }
            Advice::Obstacle(obstacle) if rung >= 2 => notice.house = obstacle.house(),
            Advice::Obstacle(_) | Advice::Fine | Advice::Solved | Advice::Stuck => {}
        }
        Some(notice)
    }
}

impl Refusal for Notice {
    fn topic(&self) -> &'static str {
        "hint"
    }

    fn id(&self) -> &'static str {
        self.id
    }

    fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
        if let Some(conflict) = self.conflict {
            give("digit", conflict.digit.into());
            give("house", conflict.house.as_set().into());
            give("cells", conflict.cells.into());
        } else {
            let houses: HouseSet = self.house.into_iter().collect();
            give("house", houses.into());
        }
    }
}

impl fmt::Display for Notice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id)?;
        match (self.conflict, self.house) {
            (Some(conflict), _) => write!(f, ": {conflict}"),
            (None, Some(house)) => write!(f, ": {house}"),
            (None, None) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn card(obstacle: Obstacle, rung: usize) -> HintCard {
        HintCard::new(Advice::Obstacle(obstacle), rung)
    }

    /// The arguments of a card's sentence.
    fn arguments(card: &HintCard) -> Vec<&'static str> {
        let mut names = Vec::new();
        if let HintMessage::Notice(notice) = card.message() {
            notice.arguments(&mut |name, argument| match argument {
                Argument::Houses(houses) if houses.is_empty() => {}
                _ => names.push(name),
            });
        }
        names
    }

    #[test]
    fn a_place_is_revealed_from_the_second_rung_on() {
        let house = House::box_(3);
        for obstacle in [
            Obstacle::WrongDigit(house),
            Obstacle::MissingMark(Some(house)),
        ] {
            for rung in 0..=4 {
                let card = card(obstacle.clone(), rung);
                let is_revealed = rung >= 2;
                assert_eq!(card.houses().is_empty(), !is_revealed);
                assert_eq!(arguments(&card).is_empty(), !is_revealed);
                assert_eq!(card.place(), Some(house), "programs always get it");
                assert_eq!(card.rungs(), 2);
                assert_eq!(card.next_move(), Some(Move::BeforeMistake));
            }
        }
    }

    #[test]
    fn a_hint_without_a_place_has_one_rung() {
        let card = card(Obstacle::MissingMark(None), 4);
        assert_eq!((card.rungs(), card.last_reading()), (1, 1));
        assert!(arguments(&card).is_empty());
        assert_eq!(card.next_move(), Some(Move::BeforeMistake));
    }

    #[test]
    fn invalid_givens_have_no_next_move() {
        let givens: novena_core::Puzzle = format!("55{}", ".".repeat(79)).parse().unwrap();
        let card = Game::new(givens).hint(1, 0);
        assert_eq!((card.id(), card.rungs()), ("invalid", 1));
        assert_eq!(arguments(&card), ["digit", "house", "cells"]);
        assert_eq!(card.next_move(), None);
    }

    #[test]
    fn rung_zero_only_looks_for_mistakes() {
        let game = Game::new(novena_core::Puzzle::EMPTY);
        assert_eq!(game.hint(0, 0).id(), "fine");
        assert_eq!(game.hint(0, 0).technique(), None);
    }
}
