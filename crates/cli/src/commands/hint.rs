use novena_formats::{Format, ParseError, Record};
use novena_techniques::Solver;
use novena_texts::Teller;
use novena_wire::step;

use crate::answer::{self, json_string};
use crate::arguments::{Form, Hint};
use crate::exit::Exit;
use crate::pipeline::Stopped;
use crate::records::{self, Answers, Layout, Work};
use crate::situation::{self, Hopeless, Situation};
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
    solver: Solver,
    teller: Teller,
    texts: &'a Texts,
}

/// A hint, or why there is none.
enum Said {
    Step(Box<novena_techniques::Step>),
    /// Something else that answers for good.
    Done(&'static str, String),
    /// There is nothing to be done before something is mended.
    Not(&'static str, String),
}

impl Work for Hinting<'_> {
    /// A player's digits and struck candidates count.
    type Item = Record;

    fn layout(&self, _: Option<Format>) -> Layout {
        match self.arguments.telling.to {
            Form::Text => Layout::Lines,
            Form::Json => Layout::Table,
        }
    }

    fn portion(&self) -> Option<usize> {
        Some(16)
    }

    fn error(&self, error: &ParseError, _: Option<Format>) -> Option<String> {
        Some(match self.arguments.telling.to {
            Form::Text => answer::error(error),
            Form::Json => format!("{{\"error\":{}}}", json_string(&error.to_string())),
        })
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
                    Said::Step(step) => self.teller.sentence(&step, self.arguments.rung),
                    Said::Done(_, sentence) | Said::Not(_, sentence) => sentence,
                },
                Form::Json => match said {
                    Said::Step(step) => format!(
                        "{{\"puzzle\":\"{}\",\"step\":{}}}",
                        record.givens,
                        step::to_json(&step)
                    ),
                    Said::Done(id, _) | Said::Not(id, _) => format!(
                        "{{\"puzzle\":\"{}\",\"step\":null,\"reason\":{}}}",
                        record.givens,
                        json_string(id)
                    ),
                },
            });
            answers.pass_on()?;
        }
        Ok(())
    }
}

impl Hinting<'_> {
    fn hint(&self, record: &Record) -> Said {
        let position = match situation::of(record) {
            Ok(Situation { position, .. }) => position,
            Err(Hopeless::Answer(said)) => return Said::Not("no-solution", said),
            Err(Hopeless::WrongDigit) => {
                return Said::Not("wrong-digit", self.texts.get("hint-digit-wrong"));
            }
            Err(Hopeless::MissingMark(house)) => {
                let place = self.teller.in_houses(house.into());
                let fillings = [("in-house", place.into())];
                return Said::Not(
                    "missing-mark",
                    self.texts.fill("hint-mark-missing", &fillings),
                );
            }
        };
        if position.open_cells().is_empty() {
            return Said::Done("solved", self.texts.get("hint-solved"));
        }
        match self.solver.first_step(&position) {
            Some(step) => Said::Step(Box::new(step)),
            None => Said::Not("no-step", self.texts.get("hint-nothing")),
        }
    }
}
