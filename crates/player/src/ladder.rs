//! The hint ladder: one rung more each time it is asked for.

use novena_play::{Advice, Hopeless};
use novena_texts::{Rung, Teller};

use super::scene::Marking;
use crate::texts::Texts;

/// A hint, and how much of it was told.
pub(crate) struct Ladder {
    pub(crate) advice: Advice,
    /// 1 to 4; of something to mend, 1 or 2.
    pub(crate) rung: usize,
    /// How many others were offered before it.
    pub(crate) turn: usize,
    /// How far a long one was scrolled.
    pub(crate) top: usize,
}

impl Ladder {
    pub(crate) const fn new(advice: Advice, turn: usize) -> Self {
        Self {
            advice,
            rung: 1,
            turn,
            top: 0,
        }
    }

    /// The last rung that only tells; the one after it does.
    pub(crate) const fn last(&self) -> usize {
        match &self.advice {
            Advice::Step(_) => 3,
            Advice::Mend(Hopeless::WrongDigit(_)) => 2,
            Advice::Mend(_) | Advice::Solved | Advice::Stuck => 1,
        }
    }

    /// How many rungs there are to climb; none where there is nothing to do.
    pub(crate) const fn rungs(&self) -> Option<usize> {
        match &self.advice {
            Advice::Step(_) => Some(4),
            _ => None,
        }
    }

    fn step_rung(&self) -> Rung {
        Rung::from_number(self.rung).unwrap_or(Rung::Apply)
    }

    /// What is told.
    pub(crate) fn sentence(&self, teller: &Teller, texts: &Texts) -> String {
        match &self.advice {
            Advice::Solved => texts.get("hint-solved"),
            Advice::Stuck => texts.get("play-stuck"),
            Advice::Step(step) => {
                let sentence = teller.sentence(step, self.step_rung());
                if self.step_rung() != Rung::Name {
                    return sentence;
                }
                let level = teller.level(step.kind.level());
                let fillings = [("sentence", sentence.into()), ("level", level.into())];
                texts.fill("hint-level", &fillings)
            }
            Advice::Mend(hopeless) => mend(hopeless, self.rung, teller, texts),
        }
    }

    /// What is drawn on the board.
    pub(crate) fn marking(&self) -> Marking {
        match &self.advice {
            Advice::Step(step) => Marking::of(step, self.step_rung()),
            Advice::Mend(Hopeless::WrongDigit(house)) if self.rung > 1 => {
                Marking::house(house.cells())
            }
            Advice::Mend(Hopeless::MissingMark(Some(house))) => Marking::house(house.cells()),
            _ => Marking::default(),
        }
    }
}

fn mend(hopeless: &Hopeless, rung: usize, teller: &Teller, texts: &Texts) -> String {
    let within = |key: &str, house: novena_core::House| {
        let place = teller.in_houses(house.into());
        texts.fill(key, &[("in-house", place.into())])
    };
    match hopeless {
        Hopeless::Invalid(_) => texts.get("play-givens-invalid"),
        Hopeless::NoSolution => texts.get("play-givens-hopeless"),
        Hopeless::WrongDigit(_) if rung == 1 => texts.get("hint-digit-wrong"),
        Hopeless::WrongDigit(house) => within("hint-digit-wrong-there", *house),
        Hopeless::MissingMark(Some(house)) => within("hint-mark-missing", *house),
        Hopeless::MissingMark(None) => texts.get("hint-mark-missing-somewhere"),
    }
}
