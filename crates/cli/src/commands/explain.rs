//! `novena explain`: explains every deduction on the way to the solution.

mod page;
mod pictures;

use novena_core::{House, Puzzle};
use novena_formats::{Format, ParseError, Record};
use novena_play::{Advice, HintCard, Obstacle, Situation};
use novena_proof::{CheckedPath, PathFault, check_alternatives, check_path};
use novena_techniques::{Path, Position, Reasoner, Step, StepList, needed_steps};
use novena_texts::{Rung, Wording};
use novena_wire::path;
use serde::Serialize;

use super::techniques;
use crate::answer;
use crate::arguments::{Explain, Form};
use crate::exit::Exit;
use crate::faults;
use crate::json::{self, Text};
use crate::pipeline::Halt;
use crate::records::{self, Answers, Layout, Work};
use crate::situation;
use crate::texts::Texts;

/// Explains every deduction on the way to the solution, or every deduction that is possible in a
/// position.
pub(crate) fn run(arguments: &Explain, texts: &Texts) -> Exit {
    if arguments.list_techniques {
        return techniques::list(arguments.output.output.as_deref(), texts);
    }
    let explaining = ExplainWork {
        arguments,
        solver: arguments.choice.solver(),
        wording: arguments.step_options.wording(texts),
        texts,
    };
    if let Some(folder) = &arguments.pictures {
        return pictures::write(&explaining, folder);
    }
    let threads = || arguments.parallel.threads();
    records::run(
        &explaining,
        &arguments.input,
        &arguments.output,
        threads,
        texts,
    )
    .exit
}

struct ExplainWork<'a> {
    arguments: &'a Explain,
    solver: Reasoner,
    wording: Wording,
    texts: &'a Texts,
}

impl Work for ExplainWork<'_> {
    /// The position reflects the digits that the player has entered and the candidates that the
    /// player has removed.
    type Item = Record;

    fn layout(&self, _: Option<Format>) -> Layout {
        self.arguments.step_options.layout(Layout::Blocks)
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
            match situation::of(record) {
                Ok(situation) if self.arguments.all_steps => self.all_steps(situation, answers),
                Ok(situation) => self.path(situation, answers),
                Err(obstacle) => self.obstacle(record, obstacle, answers),
            }
            answers.pass_on()?;
        }
        Ok(())
    }
}

impl ExplainWork<'_> {
    fn obstacle(&self, record: &Record, obstacle: Obstacle, answers: &mut Answers<'_>) {
        answers.negative();
        answers.line(match self.arguments.step_options.to {
            Form::Text => {
                let card = HintCard::new(Advice::Obstacle(obstacle), Rung::Why.number());
                self.wording.hint(card.message())
            }
            Form::Json => json::line(&Failure {
                puzzle: Text(record.givens),
                error: answer::obstacle(&obstacle),
                house: obstacle.house().map(Text),
            }),
        });
    }

    fn path(&self, situation: Situation, answers: &mut Answers<'_>) {
        let start = situation.position;
        let found = self.found_path(&start);
        if !found.is_solved() {
            answers.negative();
        }
        let verify = self.arguments.verify;
        let checked = verify.then(|| check_path(&start, &found.steps));
        match self.arguments.step_options.to {
            Form::Json => {
                write_json(&path::Path::new(start, found), None, &checked, answers);
            }
            Form::Text => {
                for (number, step) in found.steps.iter().enumerate() {
                    answers.line(format!("{:>3}. {}", number + 1, self.step_text(step, 5)));
                }
                for sentence in self.end(&found, situation.solution.is_none()) {
                    answers.line(sentence);
                }
                self.checked(found.steps.len(), &checked, answers);
            }
        }
    }

    /// Computes the path from a position. On request, leaves out the steps that are not needed.
    fn found_path(&self, start: &Position) -> Path {
        let mut found = self.solver.path(start.clone());
        if self.arguments.needed {
            found.steps = needed_steps(start, &found.steps, &|| true);
        }
        found
    }

    fn all_steps(&self, situation: Situation, answers: &mut Answers<'_>) {
        let position = situation.position;
        let all = self.solver.all_steps(&position);
        let StepList { steps, subsumed } = if self.arguments.every {
            StepList {
                steps: all,
                subsumed: 0,
            }
        } else {
            StepList::new(&all)
        };
        let is_solved = position.open_cells().is_empty();
        if steps.is_empty() && !is_solved {
            answers.negative();
        }
        let verify = self.arguments.verify;
        let checked = verify.then(|| check_alternatives(&position, &steps));
        match self.arguments.step_options.to {
            Form::Json => {
                let path = path::Path::alternatives(position, steps);
                write_json(&path, Some(subsumed), &checked, answers);
            }
            Form::Text => {
                for step in &steps {
                    answers.line(self.step_text(step, 2));
                }
                if subsumed > 0 {
                    let fillings = [("count", subsumed.into())];
                    answers.line(self.texts.fill("explain-subsumed", &fillings));
                }
                if is_solved || steps.is_empty() {
                    let advice = if is_solved {
                        Advice::Solved
                    } else {
                        Advice::Stuck
                    };
                    let card = HintCard::new(advice, Rung::Why.number());
                    answers.line(self.wording.hint(card.message()));
                }
                self.checked(steps.len(), &checked, answers);
            }
        }
    }

    /// Returns the name and the argument of a step. Any further lines of the argument, and the
    /// chains in the notation used by players, are indented below the first line.
    fn step_text(&self, step: &Step, indent: usize) -> String {
        let name = self.wording.name(step.kind);
        format!("{name}: {:indent$}", self.wording.explanation(step))
    }

    /// Describes the end of a path.
    fn end(&self, path: &Path, is_open: bool) -> Vec<String> {
        if let Some(solution) = path.solution() {
            let fillings = [("solution", solution.to_string().into())];
            return vec![self.texts.fill("explain-solved", &fillings)];
        }
        if let Some(contradiction) = path.contradiction {
            let reason = faults::contradiction(contradiction, &self.wording, self.texts);
            let fillings = [("reason", reason.into())];
            return vec![self.texts.fill("explain-contradiction", &fillings)];
        }
        let fillings = [
            ("open", path.end.open_cells().len().into()),
            ("board", path.end.board().to_string().into()),
        ];
        let mut sentences = vec![self.texts.fill("explain-stuck", &fillings)];
        if is_open {
            sentences.push(self.texts.get("explain-several"));
        }
        sentences
    }

    /// Adds the referee's answer about a path with this many steps, if the referee was asked.
    fn checked(&self, steps: usize, checked: &RefereeAnswer, answers: &mut Answers<'_>) {
        match checked {
            None => {}
            Some(Ok(_)) => {
                let fillings = [("count", steps.into())];
                answers.line(self.texts.fill("explain-verified", &fillings));
            }
            Some(Err(fault)) => {
                answers.negative();
                let message = faults::path_fault(fault, &self.wording, self.texts);
                answers.line(format!("{} {message}", self.texts.get("label-error")));
            }
        }
    }
}

/// The reason why there is no path, in machine-readable form.
#[derive(Serialize)]
struct Failure {
    puzzle: Text<Puzzle>,
    error: String,
    /// The house to look at, if the contradiction concerns a house and that house is known.
    #[serde(skip_serializing_if = "Option::is_none")]
    house: Option<Text<House>>,
}

/// The referee's answer, if it was requested.
type RefereeAnswer = Option<Result<CheckedPath, PathFault>>;

/// A path with the referee's answer, in machine-readable form.
#[derive(Serialize)]
struct PathObject<'a> {
    #[serde(flatten)]
    path: &'a path::Path,
    /// The number of steps left out of a list because an easier step has the same conclusion.
    #[serde(skip_serializing_if = "Option::is_none")]
    subsumed: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verified: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<Text<&'a PathFault>>,
}

fn write_json(
    path: &path::Path,
    subsumed: Option<usize>,
    checked: &RefereeAnswer,
    answers: &mut Answers<'_>,
) {
    let fault = match checked {
        Some(Err(fault)) => Some(fault),
        Some(Ok(_)) | None => None,
    };
    if fault.is_some() {
        answers.negative();
    }
    answers.json(&PathObject {
        path,
        subsumed,
        verified: checked.as_ref().map(Result::is_ok),
        fault: fault.map(Text),
    });
}
