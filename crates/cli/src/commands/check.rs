use novena_core::Puzzle;
use novena_formats::{Format, ParseError};
use novena_kernel::{Verdict, Wave};

use crate::answer::{self, Shape};
use crate::arguments::Check;
use crate::exit::Exit;
use crate::pipeline::Stopped;
use crate::records::{self, Answers, Layout, Work};
use crate::texts::Texts;

/// Says whether each puzzle is valid and unique.
pub(crate) fn run(arguments: &Check, texts: &Texts) -> Exit {
    let threads = arguments.parallel.threads();
    let to = arguments
        .to
        .as_deref()
        .and_then(Format::from_id)
        .unwrap_or(Format::LINE);
    let checking = Checking {
        to: Shape::of(Some(to), None),
    };
    records::run(
        &checking,
        &arguments.input,
        &arguments.output,
        threads,
        texts,
    )
    .exit
}

struct Checking {
    to: Shape,
}

impl Work for Checking {
    /// A player's entries are not part of the puzzle; where a format cannot tell them
    /// apart, everything it holds counts as given.
    type Item = Puzzle;

    fn layout(&self, _: Option<Format>) -> Layout {
        self.to.layout()
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

    fn answer(&self, puzzles: &[Puzzle], answers: &mut Answers<'_>) -> Result<(), Stopped> {
        let mut verdicts = Vec::new();
        Wave::new().verdicts(puzzles, &mut verdicts);
        for (puzzle, verdict) in puzzles.iter().zip(verdicts) {
            answers.begin();
            let said = match verdict {
                Verdict::Unique(_) => answer::UNIQUE.to_owned(),
                Verdict::Several => answer::SEVERAL.to_owned(),
                Verdict::None => why_none(puzzle),
            };
            answers.line(self.to.instead(puzzle, "verdict", &said));
            if !matches!(verdict, Verdict::Unique(_)) {
                answers.negative();
            }
            answers.pass_on()?;
        }
        Ok(())
    }
}

/// The conflicts of the givens, or that there is just no solution.
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
