use novena_core::Puzzle;
use novena_formats::{Format, Record};
use novena_kernel::{Search, Solver};

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
    fn layout(&self, _: Option<Format>) -> Layout {
        Layout::Lines
    }

    fn answer(&self, record: &Record, answers: &mut Answers<'_>) -> Result<(), Stopped> {
        answers.begin();
        // A player's entries are not part of the puzzle, but where a format cannot tell
        // them apart, everything it holds counts as given.
        let puzzle = record.givens;
        match verdict(&puzzle) {
            Verdict::Unique => answers.line(answer::UNIQUE),
            Verdict::None => {
                answers.negative();
                answers.line(answer::NO_SOLUTION);
            }
            Verdict::Several => {
                answers.negative();
                answers.line(answer::SEVERAL);
            }
            Verdict::Invalid(conflicts) => {
                answers.negative();
                answers.line(format_args!("invalid: {conflicts}"));
            }
        }
        answers.pass_on()
    }
}

enum Verdict {
    Unique,
    None,
    Several,
    /// Every conflict, named.
    Invalid(String),
}

fn verdict(puzzle: &Puzzle) -> Verdict {
    let conflicts: Vec<String> = puzzle
        .conflicts()
        .map(|conflict| conflict.to_string())
        .collect();
    if !conflicts.is_empty() {
        return Verdict::Invalid(conflicts.join("; "));
    }
    match Search.count(puzzle, 2) {
        0 => Verdict::None,
        1 => Verdict::Unique,
        _ => Verdict::Several,
    }
}
