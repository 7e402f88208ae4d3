use novena_core::Contradiction;
use novena_formats::{Format, ParseError, Record};
use novena_proof::{Referee, check_path};
use novena_techniques::{Path, Position, Solver, Step};
use novena_texts::{Rung, Teller};
use novena_wire::path;

use super::techniques;
use crate::answer::{self, json_string};
use crate::arguments::{Explain, Form};
use crate::exit::Exit;
use crate::pipeline::Stopped;
use crate::records::{self, Answers, Layout, Work};
use crate::situation::{self, Hopeless, Situation};
use crate::texts::Texts;

/// Tells every deduction on the way to the solution, or all of a position.
pub(crate) fn run(arguments: &Explain, texts: &Texts) -> Exit {
    if arguments.list_techniques {
        return techniques::list(texts);
    }
    let explaining = Explaining {
        arguments,
        solver: arguments.choice.solver(),
        teller: arguments.telling.teller(texts),
        texts,
    };
    let threads = arguments.parallel.threads();
    records::run(
        &explaining,
        &arguments.input,
        &arguments.output,
        threads,
        texts,
    )
    .exit
}

struct Explaining<'a> {
    arguments: &'a Explain,
    solver: Solver,
    teller: Teller,
    texts: &'a Texts,
}

impl Work for Explaining<'_> {
    /// A player's digits and struck candidates count.
    type Item = Record;

    fn layout(&self, _: Option<Format>) -> Layout {
        match self.arguments.telling.to {
            Form::Text => Layout::Blocks,
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
            match situation::of(record) {
                Ok(situation) if self.arguments.all_steps => self.all_steps(situation, answers),
                Ok(situation) => self.path(situation, answers),
                Err(hopeless) => {
                    answers.negative();
                    let said = match hopeless {
                        Hopeless::Answer(said) => said,
                        Hopeless::WrongDigit | Hopeless::MissingMark(_) => {
                            answer::NO_SOLUTION.to_owned()
                        }
                    };
                    answers.line(match self.arguments.telling.to {
                        Form::Text => said,
                        Form::Json => format!(
                            "{{\"puzzle\":\"{}\",\"error\":{}}}",
                            record.givens,
                            json_string(&said)
                        ),
                    });
                }
            }
            answers.pass_on()?;
        }
        Ok(())
    }
}

impl Explaining<'_> {
    fn path(&self, situation: Situation, answers: &mut Answers<'_>) {
        let start = situation.position;
        let found = self.solver.path(start.clone());
        if !found.is_solved() {
            answers.negative();
        }
        let checked = self.arguments.verify.then(|| {
            let outcome = check_path(&start, &found.steps);
            outcome
                .map(|_| found.steps.len())
                .map_err(|fault| fault.to_string())
        });
        match self.arguments.telling.to {
            Form::Json => {
                let path = path::Path::new(start, found).to_json();
                write_json(&path, checked, answers);
            }
            Form::Text => {
                for (number, step) in found.steps.iter().enumerate() {
                    answers.line(format!("{:>3}. {}", number + 1, self.told(step)));
                }
                self.end(&found, situation.solution.is_none(), answers);
                self.checked(checked, answers);
            }
        }
    }

    fn all_steps(&self, situation: Situation, answers: &mut Answers<'_>) {
        let position = situation.position;
        let steps = self.solver.all_steps(&position);
        if steps.is_empty() {
            answers.negative();
        }
        let checked = self.arguments.verify.then(|| judge_all(&position, &steps));
        match self.arguments.telling.to {
            Form::Json => {
                let path = path::Path::open(position, steps).to_json();
                write_json(&path, checked, answers);
            }
            Form::Text => {
                for step in &steps {
                    answers.line(self.told(step));
                }
                if steps.is_empty() {
                    answers.line(self.texts.get("explain-nothing"));
                }
                self.checked(checked, answers);
            }
        }
    }

    /// A step on one line.
    fn told(&self, step: &Step) -> String {
        let name = self.teller.name(step.kind);
        format!("{name}: {}", self.teller.sentence(step, Rung::Why))
    }

    /// Where a path led.
    fn end(&self, path: &Path, is_open: bool, answers: &mut Answers<'_>) {
        if let Some(solution) = path.solution() {
            let fillings = [("solution", solution.to_string().into())];
            answers.line(self.texts.fill("explain-solved", &fillings));
            return;
        }
        if let Some(contradiction) = path.contradiction {
            let fillings = [("reason", self.reason(contradiction).into())];
            answers.line(self.texts.fill("explain-contradiction", &fillings));
            return;
        }
        let fillings = [
            ("open", path.end.open_cells().len().into()),
            ("board", path.end.board().to_string().into()),
        ];
        answers.line(self.texts.fill("explain-stuck", &fillings));
        if is_open {
            answers.line(self.texts.get("explain-several"));
        }
    }

    fn reason(&self, contradiction: Contradiction) -> String {
        match contradiction {
            Contradiction::NoDigitFor(cell) => self.texts.fill(
                "contradiction-digit",
                &[("cell", self.teller.cell(cell).into())],
            ),
            Contradiction::NoPlaceFor(digit, house) => self.texts.fill(
                "contradiction-place",
                &[
                    ("digit", digit.to_string().into()),
                    ("in-house", self.teller.in_houses(house.into()).into()),
                ],
            ),
            other => other.to_string(),
        }
    }

    /// What the referee says.
    fn checked(&self, checked: Option<Result<usize, String>>, answers: &mut Answers<'_>) {
        match checked {
            None => {}
            Some(Ok(count)) => {
                answers.line(
                    self.texts
                        .fill("explain-verified", &[("count", count.into())]),
                );
            }
            Some(Err(fault)) => {
                answers.negative();
                answers.line(format!("{} {fault}", self.texts.get("label-error")));
            }
        }
    }
}

/// A path as JSON, with what the referee says.
fn write_json(path: &str, checked: Option<Result<usize, String>>, answers: &mut Answers<'_>) {
    let verified = match checked {
        None => String::new(),
        Some(Ok(_)) => ",\"verified\":true".to_owned(),
        Some(Err(fault)) => {
            answers.negative();
            format!(",\"verified\":false,\"fault\":{}", json_string(&fault))
        }
    };
    let open = path.strip_suffix('}').unwrap_or(path);
    answers.line(format!("{open}{verified}}}"));
}

/// Whether every step holds in the position, and how many there are.
fn judge_all(position: &Position, steps: &[Step]) -> Result<usize, String> {
    let referee = Referee::new(position);
    for step in steps {
        let judged = referee.judge(position, step);
        judged.map_err(|fault| format!("{step}: {fault}"))?;
    }
    Ok(steps.len())
}
