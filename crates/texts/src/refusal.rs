//! The wording of refusals, hints and other messages that front ends share.

use fluent_bundle::FluentArgs;
use novena_core::{Argument, Refusal, Visible};
use novena_techniques::{HintMessage, Rung};

use crate::phrases::{Relation, at_start};
use crate::{SharedText, Wording};

impl Wording {
    /// The reason for a refusal, as a clause that can follow a label: it starts in lower case and
    /// has no full stop. A refusal without a translation is shown in English.
    ///
    /// ```
    /// # use novena_core::{Argument, Refusal};
    /// # use novena_texts::{Language, Naming, Wording};
    /// # use std::fmt;
    /// # struct NoSuchGame;
    /// # impl fmt::Display for NoSuchGame {
    /// #     fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result { f.write_str("no game 7") }
    /// # }
    /// # impl Refusal for NoSuchGame {
    /// #     fn topic(&self) -> &'static str { "store" }
    /// #     fn id(&self) -> &'static str { "no-such-game" }
    /// #     fn arguments(&self, give: &mut dyn FnMut(&'static str, Argument<'_>)) {
    /// #         give("game", Argument::Number(7));
    /// #     }
    /// # }
    /// let wording = Wording::new(Language::En, Naming::Short);
    /// assert_eq!(wording.reason(&NoSuchGame), "there is no game 7");
    /// assert_eq!(wording.refusal(&NoSuchGame), "There is no game 7.");
    /// ```
    #[must_use]
    pub fn reason(&self, refusal: &dyn Refusal) -> String {
        self.complete_reason(refusal)
            .unwrap_or_else(|_| Visible::new(&refusal.to_string()).to_string())
    }

    /// The reason for a refusal, as a sentence.
    #[must_use]
    pub fn refusal(&self, refusal: &dyn Refusal) -> String {
        let mut sentence = at_start(&self.reason(refusal));
        sentence.push('.');
        sentence
    }

    /// The reason why a refusal's translation cannot be shown: the missing message, or the
    /// variables that the refusal lacks. This is used in tests, and is empty unless there is a bug.
    #[must_use]
    pub fn missing_reason(&self, refusal: &dyn Refusal) -> Vec<String> {
        self.complete_reason(refusal).err().unwrap_or_default()
    }

    /// Whether the language has a sentence for refusals with the given topic and ID.
    ///
    /// ```
    /// # use novena_texts::{Language, Naming, Wording};
    /// let wording = Wording::new(Language::En, Naming::Short);
    /// assert!(wording.has_reason("move", "nothing-to-undo"));
    /// ```
    #[must_use]
    pub fn has_reason(&self, topic: &str, id: &str) -> bool {
        self.bundle().find(&format!("{topic}-{id}")).is_some()
    }

    /// The text of a hint.
    ///
    /// ```
    /// use novena_core::{Cell, Digit};
    /// use novena_techniques::{HintMessage, Kind, Rung, Step};
    /// use novena_texts::{Language, Naming, Wording};
    ///
    /// let step = Step::place(Kind::NAKED_SINGLE, Cell::at(2, 3).with(Digit::ALL[8]));
    /// let wording = Wording::new(Language::En, Naming::Short);
    /// let hint = HintMessage::Step(&step, Rung::Name);
    /// assert!(wording.hint(hint).starts_with("There is a naked single"));
    /// assert!(wording.hint_with_level(hint).ends_with("(easy)"));
    /// ```
    #[must_use]
    pub fn hint(&self, hint: HintMessage<'_>) -> String {
        match hint {
            HintMessage::Step(step, rung) => self.sentence(step, rung),
            HintMessage::Notice(notice) => self.refusal(notice),
        }
    }

    /// The text of a hint. On the first rung, it includes the level of the step, for front ends
    /// that do not show the level elsewhere.
    #[must_use]
    pub fn hint_with_level(&self, hint: HintMessage<'_>) -> String {
        let sentence = self.hint(hint);
        let HintMessage::Step(step, Rung::Name) = hint else {
            return sentence;
        };
        let level = self.level(step.kind.level());
        let fillings = [("sentence", sentence.into()), ("level", level.into())];
        self.bundle().fill("hint-with-level", &fillings)
    }

    /// A short message that more than one front end shows.
    #[must_use]
    pub fn text(&self, text: SharedText<'_>) -> String {
        let (key, filling) = text.key();
        match filling {
            Some(marks) => self.bundle().fill(key, &[("marks", marks.into())]),
            None => self.bundle().get(key),
        }
    }

    fn complete_reason(&self, refusal: &dyn Refusal) -> Result<String, Vec<String>> {
        let mut filled = FluentArgs::new();
        refusal.arguments(&mut |name, argument| self.fill_argument(&mut filled, name, argument));
        let key = format!("{}-{}", refusal.topic(), refusal.id());
        self.bundle().complete(&key, &filled)
    }

    fn fill_argument(
        &self,
        filled: &mut FluentArgs<'static>,
        name: &'static str,
        argument: Argument<'_>,
    ) {
        let phrases = self.phrases();
        match argument {
            Argument::Number(number) => filled.set(name, number),
            Argument::Text(text) => filled.set(name, text.to_owned()),
            Argument::Digit(digit) => filled.set(name, digit.to_string()),
            Argument::Digits(digits) => {
                filled.set(name, phrases.digits(digits));
                filled.set(format!("the-{name}"), phrases.the_digits(digits));
                filled.set(format!("{name}-count"), digits.len());
            }
            Argument::Cell(cell) => filled.set(name, self.cell(cell)),
            Argument::Cells(cells) => {
                for relation in Relation::ALL {
                    let name = format!("{}{name}", relation.prefix());
                    filled.set(name, phrases.cells(cells, relation));
                }
            }
            Argument::Houses(houses) => {
                for relation in Relation::ALL {
                    let name = format!("{}{name}", relation.prefix());
                    filled.set(name, phrases.houses(houses, relation));
                }
                filled.set(format!("{name}-count"), houses.len());
            }
            Argument::Symmetry(symmetry) => filled.set(name, self.symmetry(symmetry)),
            Argument::Technique(id) => {
                filled.set(name, self.named("name", id));
            }
            Argument::Level(id) => filled.set(name, self.named("level", id)),
            Argument::Reason(reason) => filled.set(name, self.reason(reason)),
            // Other arguments become missing variables, which tests detect.
            _ => {}
        }
    }

    /// The translated name of an item, or its ID if it does not have one.
    fn named(&self, what: &str, id: &str) -> String {
        self.bundle()
            .find(&format!("{what}-{id}"))
            .unwrap_or_else(|| id.to_owned())
    }
}
