use novena_core::{House, Puzzle};
use novena_formats::{Format, ParseError, Record};
use novena_play::{Advice, HintCard};
use novena_techniques::{HintMessage, Reasoner, Rung};
use novena_texts::Wording;
use novena_wire::step::StepValue;
use serde::Serialize;

use crate::arguments::{Form, Hint};
use crate::exit::Exit;
use crate::json::{self, Text};
use crate::pipeline::Halt;
use crate::records::{self, Answers, Layout, Work};
use crate::situation;
use crate::texts::Texts;

/// Gives help with the next step, one rung of the ladder at a time.
pub(crate) fn run(arguments: &Hint, texts: &Texts) -> Exit {
    let hinting = HintWork {
        arguments,
        solver: arguments.choice.solver(),
        wording: arguments.step_options.wording(texts),
    };
    records::run(&hinting, &arguments.input, &arguments.output, || 1, texts).exit
}

struct HintWork<'a> {
    arguments: &'a Hint,
    solver: Reasoner,
    wording: Wording,
}

impl Work for HintWork<'_> {
    /// The position reflects the digits that the player has entered and the candidates that the
    /// player has removed.
    type Item = Record;

    fn layout(&self, _: Option<Format>) -> Layout {
        self.arguments.step_options.layout(Layout::Lines)
    }

    fn portion(&self) -> Option<usize> {
        Some(16)
    }

    fn error(&self, error: &ParseError, _: Option<Format>) -> Option<String> {
        Some(self.arguments.step_options.error(error))
    }

    fn answer(&self, records: &[Record], answers: &mut Answers<'_>) -> Result<(), Halt> {
        for record in records {
            answers.begin();
            let advice = Advice::of(situation::of(record), &self.solver);
            if !matches!(advice, Advice::Step(_) | Advice::Solved) {
                answers.negative();
            }
            answers.line(match self.arguments.step_options.to {
                Form::Text => {
                    let card = HintCard::new(advice, self.arguments.rung.number());
                    match card.message() {
                        HintMessage::Step(step, Rung::Why) => {
                            format!("{:2}", self.wording.explanation(step))
                        }
                        hint => self.wording.hint_with_level(hint),
                    }
                }
                Form::Json => in_json(record, advice),
            });
            answers.pass_on()?;
        }
        Ok(())
    }
}

/// Returns the hint in machine-readable form. It is complete on every rung.
fn in_json(record: &Record, advice: Advice) -> String {
    if let Advice::Step(step) = &advice {
        return json::line(&NextStep {
            puzzle: Text(record.givens),
            step: StepValue(step),
        });
    }
    let card = HintCard::new(advice, 1);
    json::line(&NoStep {
        puzzle: Text(record.givens),
        step: None,
        reason: card.id(),
        house: card.place().map(Text),
    })
}

/// A hint in machine-readable form.
#[derive(Serialize)]
struct NextStep<'a> {
    puzzle: Text<Puzzle>,
    step: StepValue<'a>,
}

/// The reason why there is no hint, in machine-readable form.
#[derive(Serialize)]
struct NoStep {
    puzzle: Text<Puzzle>,
    /// Always null in this answer. In a hint, the field contains the step.
    step: Option<()>,
    reason: &'static str,
    /// The house to look at, if the contradiction concerns a house and that house is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<Text<House>>,
}
