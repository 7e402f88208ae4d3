//! Checks whether puzzles are valid and have a unique solution and, on request, reports everything
//! else that a setter might want to know.

mod csv;
mod inspection;
mod json;
mod text;

use novena_core::Puzzle;
use novena_formats::{Format, ParseError};
use novena_gpu::Cards;
use novena_kernel::Verdict;

use self::inspection::Inspection;
use self::text::InspectionText;
use crate::answer::{self, AnswerFormat};
use crate::arguments::Check;
use crate::engine::{Engine, search_seconds};
use crate::exit::Exit;
use crate::gate::Gate;
use crate::pipeline::Halt;
use crate::progress::Progress;
use crate::records::{self, Answers, Layout, Work};
use crate::texts::Texts;

/// Reports whether each puzzle is valid and has a unique solution.
pub(crate) fn run(arguments: &Check, texts: &Texts) -> Exit {
    let threads = arguments.parallel.threads();
    let to = arguments
        .to
        .as_deref()
        .and_then(Format::from_id)
        .unwrap_or(Format::LINE);
    let to = AnswerFormat::of(Some(to), None);
    let (input, output) = (&arguments.input, &arguments.output);
    if arguments.verbose {
        let work = InspectWork {
            engine: Engine::on_cpu(&arguments.engine, texts),
            to,
            text: InspectionText::new(texts),
        };
        records::run(&work, input, output, || threads, texts).exit
    } else {
        let seconds = || search_seconds(input, threads, texts);
        let engine = Engine::open(&arguments.engine, seconds, Cards::open, threads, texts);
        let work = CheckWork { engine, to };
        let threads = || work.engine.threads(threads);
        records::run(&work, input, output, threads, texts).exit
    }
}

struct CheckWork<'a> {
    engine: Engine<'a>,
    to: AnswerFormat,
}

impl Work for CheckWork<'_> {
    /// A player's entries are not part of the puzzle. If a format cannot distinguish entries from
    /// givens, all digits count as givens.
    type Item = Puzzle;

    /// Returns a layout with exactly one line per puzzle, so that answers can be sorted and
    /// counted.
    fn layout(&self, _: Option<Format>) -> Layout {
        Layout::Table
    }

    fn head(&self, _: Option<Format>) -> &'static str {
        if self.to.layout() == Layout::Table && !self.to.head().is_empty() {
            "puzzle,verdict\n"
        } else {
            ""
        }
    }

    fn error(&self, error: &ParseError, _: Option<Format>) -> Option<String> {
        Some(self.to.error(error))
    }

    fn gate(&self) -> Option<&Gate> {
        self.engine.gate()
    }

    fn watch(&self, progress: &Progress) {
        self.engine.watch(progress);
    }

    fn answer(&self, puzzles: &[Puzzle], answers: &mut Answers<'_>) -> Result<(), Halt> {
        let mut verdicts = Vec::new();
        self.engine.verdicts(puzzles, &mut verdicts);
        for (puzzle, verdict) in puzzles.iter().zip(verdicts) {
            answers.begin();
            let text = verdict_text(puzzle, &verdict);
            answers.line(self.to.remark(puzzle, "verdict", &text));
            if !matches!(verdict, Verdict::Unique(_)) {
                answers.negative();
            }
            answers.pass_on()?;
        }
        Ok(())
    }
}

/// Implements `check --verbose`, which reports everything that a setter might want to know.
struct InspectWork<'a> {
    engine: Engine<'a>,
    to: AnswerFormat,
    text: InspectionText<'a>,
}

impl Work for InspectWork<'_> {
    type Item = Puzzle;

    fn layout(&self, _: Option<Format>) -> Layout {
        match self.to.layout() {
            Layout::Lines => Layout::Blocks,
            table => table,
        }
    }

    fn head(&self, _: Option<Format>) -> &'static str {
        if self.to.is_csv() { csv::HEAD } else { "" }
    }

    /// Returns a small number, because puzzles with many solutions take about ten milliseconds
    /// each.
    fn portion(&self) -> Option<usize> {
        Some(16)
    }

    fn error(&self, error: &ParseError, _: Option<Format>) -> Option<String> {
        let text = self.to.error(error);
        Some(if self.to.is_csv() {
            csv::padded(&text)
        } else {
            text
        })
    }

    fn answer(&self, puzzles: &[Puzzle], answers: &mut Answers<'_>) -> Result<(), Halt> {
        let mut verdicts = Vec::new();
        self.engine.verdicts(puzzles, &mut verdicts);
        for (puzzle, verdict) in puzzles.iter().zip(verdicts) {
            answers.begin();
            let text = verdict_text(puzzle, &verdict);
            let inspection = Inspection::new(puzzle, &verdict);
            let verdict_alone = self.to.remark(puzzle, "verdict", &text);
            answers.line(if self.to.is_csv() {
                csv::row(&verdict_alone, &inspection)
            } else if self.to.layout() == Layout::Table {
                json::object(puzzle, &text, &inspection)
            } else {
                self.text.lines(verdict_alone, &inspection).join("\n")
            });
            if !matches!(verdict, Verdict::Unique(_)) {
                answers.negative();
            }
            answers.pass_on()?;
        }
        Ok(())
    }
}

/// Returns the verdict in machine-readable form.
fn verdict_text(puzzle: &Puzzle, verdict: &Verdict) -> String {
    match verdict {
        Verdict::Unique(_) => answer::UNIQUE.to_owned(),
        Verdict::Several => answer::SEVERAL.to_owned(),
        Verdict::None => why_none(puzzle),
    }
}

/// States the conflicts among the givens or, if there are none, only that there is no solution.
fn why_none(puzzle: &Puzzle) -> String {
    let conflicts: Vec<String> = puzzle
        .conflicts()
        .map(|conflict| conflict.to_string())
        .collect();
    if conflicts.is_empty() {
        answer::NO_SOLUTION.to_owned()
    } else {
        answer::invalid(&conflicts)
    }
}
