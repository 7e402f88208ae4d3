//! Why no step can be told of a record.

use novena_core::House;
use novena_texts::{Rung, Teller};

use crate::answer;
use crate::texts::Texts;
use novena_play::Obstacle;

/// What stands in the way, for people and for programs.
pub(super) struct Trouble {
    pub(super) id: &'static str,
    /// The answer of `check`, or a sentence in the reader's language.
    pub(super) sentence: String,
    /// Where to look, if it is about a place and the place is known.
    pub(super) house: Option<House>,
}

impl Trouble {
    /// A place is told from the second rung on, and to programs always.
    pub(super) fn new(obstacle: Obstacle, rung: Rung, teller: &Teller, texts: &Texts) -> Self {
        let said = |id, sentence, house| Self {
            id,
            sentence,
            house,
        };
        let within = |key: &str, house: House| {
            let place = teller.in_houses(house.into());
            texts.fill(key, &[("in-house", place.into())])
        };
        match obstacle {
            Obstacle::Invalid(conflicts) => said("invalid", answer::invalid(&conflicts), None),
            Obstacle::NoSolution => said("no-solution", answer::NO_SOLUTION.to_owned(), None),
            Obstacle::WrongDigit(house) => {
                let sentence = match rung {
                    Rung::Name => texts.get("hint-digit-wrong"),
                    _ => within("hint-digit-wrong-there", house),
                };
                said("wrong-digit", sentence, Some(house))
            }
            Obstacle::MissingMark(house) => {
                let sentence = match house {
                    Some(house) => within("hint-mark-missing", house),
                    None => texts.get("hint-mark-missing-somewhere"),
                };
                said("missing-mark", sentence, house)
            }
        }
    }

    /// What `explain` tells programs: what `check` answers, if it is about the givens.
    pub(super) fn error(&self) -> &str {
        match self.id {
            "invalid" | "no-solution" => &self.sentence,
            id => id,
        }
    }

    /// The place as a field of a JSON object that has others before it.
    pub(super) fn house_field(&self) -> String {
        self.house
            .map(|house| format!(",\"house\":\"{house}\""))
            .unwrap_or_default()
    }
}
