//! The current hint, which climbs one rung each time it is requested.

use novena_figure::BoardView;
use novena_play::{Advice, HintCard};

use super::scene::Marking;

/// A hint shown next to the board.
pub(crate) struct Ladder {
    pub(crate) card: HintCard,
    /// The number of other hints offered before this one.
    pub(crate) turn: usize,
    /// The scroll position of a long hint.
    pub(crate) top: usize,
}

impl Ladder {
    /// A hint on the given rung. If the hint has fewer rungs, its last rung that can be read is
    /// used.
    pub(crate) fn new(advice: Advice, turn: usize, rung: usize) -> Self {
        let card = HintCard::new(advice, 1);
        let rung = rung.min(card.last_reading());
        Self::at(card.at_rung(rung), turn)
    }

    const fn at(card: HintCard, turn: usize) -> Self {
        Self { card, turn, top: 0 }
    }

    /// The same hint on another rung.
    pub(crate) fn on(self, rung: usize) -> Self {
        Self::at(self.card.at_rung(rung), self.turn)
    }

    pub(crate) const fn rung(&self) -> usize {
        self.card.rung()
    }

    pub(crate) const fn is_step(&self) -> bool {
        matches!(self.card.advice(), Advice::Step(_))
    }

    /// The marking that the hint makes on a board.
    pub(crate) fn marking(&self, view: &BoardView) -> Marking {
        match self.card.advice() {
            Advice::Step(step) => Marking::of(step, self.card.step_rung(), view),
            _ => match self.card.houses().first() {
                Some(house) => Marking::house(house.cells()),
                None => Marking::default(),
            },
        }
    }
}
