use novena_core::Puzzle;
use novena_formats::Format;
use novena_kernel::{Verdict, Wave};

use crate::answer;
use crate::arguments::Check;
use crate::exit::Exit;
use crate::pipeline::Stopped;
use crate::records::{self, Answers, Layout, Work};
use crate::texts::Texts;

/// Says whether each puzzle is valid and unique.
pub(crate) fn run(arguments: &Check, texts: &Texts) -> Exit {
    let threads = arguments.parallel.threads();
    records::run(
        &Checking,
        &arguments.input,
        &arguments.output,
        threads,
        texts,
    )
    .exit
}

struct Checking;

impl Work for Checking {
    /// A player's entries are not part of the puzzle; where a format cannot tell them
    /// apart, everything it holds counts as given.
    type Item = Puzzle;

    fn layout(&self, _: Option<Format>) -> Layout {
        Layout::Lines
    }

    fn answer(&self, puzzle: &Puzzle, answers: &mut Answers<'_>) -> Result<(), Stopped> {
        self.answer_all(std::slice::from_ref(puzzle), answers)
    }

    fn answer_all(&self, puzzles: &[Puzzle], answers: &mut Answers<'_>) -> Result<(), Stopped> {
        let mut verdicts = Vec::new();
        Wave::new().verdicts(puzzles, &mut verdicts);
        for (puzzle, verdict) in puzzles.iter().zip(verdicts) {
            answers.begin();
            match verdict {
                Verdict::Unique(_) => answers.line(answer::UNIQUE),
                Verdict::Several => answers.line(answer::SEVERAL),
                Verdict::None => answers.line(why_none(puzzle)),
            }
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
        format!("invalid: {}", conflicts.join("; "))
    }
}
