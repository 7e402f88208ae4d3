use novena_formats::{Format, ParseError, Record};
use novena_techniques::{Reasoner, Step};
use novena_texts::{Rung, Teller};
use novena_wire::step;

use super::trouble::Trouble;
use crate::arguments::{Form, Hint};
use crate::exit::Exit;
use crate::json;
use crate::pipeline::Stopped;
use crate::records::{self, Answers, Layout, Work};
use crate::situation;
use crate::texts::Texts;

/// Helps with the next step, one rung of the ladder at a time.
pub(crate) fn run(arguments: &Hint, texts: &Texts) -> Exit {
    let hinting = Hinting {
        arguments,
        solver: arguments.choice.solver(),
        teller: arguments.telling.teller(texts),
        texts,
    };
    records::run(&hinting, &arguments.input, &arguments.output, 1, texts).exit
}

struct Hinting<'a> {
    arguments: &'a Hint,
    solver: Reasoner,
    teller: Teller,
    texts: &'a Texts,
}

/// A hint, or why there is none.
enum Said {
    Step(Box<Step>),
    /// Something else that answers for good.
    Done(Trouble),
    /// There is nothing to be done before something is mended.
    Not(Trouble),
}

impl Work for Hinting<'_> {
    /// A player's digits and struck candidates count.
    type Item = Record;

    fn layout(&self, _: Option<Format>) -> Layout {
        self.arguments.telling.layout(Layout::Lines)
    }

    fn portion(&self) -> Option<usize> {
        Some(16)
    }

    fn error(&self, error: &ParseError, _: Option<Format>) -> Option<String> {
        Some(self.arguments.telling.error(error))
    }

    fn answer(&self, records: &[Record], answers: &mut Answers<'_>) -> Result<(), Stopped> {
        for record in records {
            answers.begin();
            let said = self.hint(record);
            if matches!(said, Said::Not(..)) {
                answers.negative();
            }
            answers.line(match self.arguments.telling.to {
                Form::Text => match said {
                    Said::Step(step) => self.sentence(&step),
                    Said::Done(trouble) | Said::Not(trouble) => trouble.sentence,
                },
                Form::Json => match said {
                    Said::Step(step) => format!(
                        "{{\"puzzle\":\"{}\",\"step\":{}}}",
                        record.givens,
                        step::to_json(&step)
                    ),
                    Said::Done(trouble) | Said::Not(trouble) => format!(
                        "{{\"puzzle\":\"{}\",\"step\":null,\"reason\":{}{}}}",
                        record.givens,
                        json::line(&trouble.id),
                        trouble.house_field()
                    ),
                },
            });
            answers.pass_on()?;
        }
        Ok(())
    }
}

impl Hinting<'_> {
    /// What is told of a step; the name with its level, so that a player knows what to expect.
    fn sentence(&self, step: &Step) -> String {
        let sentence = self.teller.sentence(step, self.arguments.rung);
        if self.arguments.rung != Rung::Name {
            return sentence;
        }
        let level = self.teller.level(step.kind.level());
        let fillings = [("sentence", sentence.into()), ("level", level.into())];
        self.texts.fill("hint-level", &fillings)
    }

    fn hint(&self, record: &Record) -> Said {
        let said = |id, key| Trouble {
            id,
            sentence: self.texts.get(key),
            house: None,
        };
        let position = match situation::of(record) {
            Ok(situation) => situation.position,
            Err(hopeless) => {
                let rung = self.arguments.rung;
                return Said::Not(Trouble::new(hopeless, rung, &self.teller, self.texts));
            }
        };
        if position.open_cells().is_empty() {
            return Said::Done(said("solved", "hint-solved"));
        }
        match self.solver.first_step(&position) {
            Some(step) => Said::Step(Box::new(step)),
            None => Said::Not(said("no-step", "hint-nothing")),
        }
    }
}
