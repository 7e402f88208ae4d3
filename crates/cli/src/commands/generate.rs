//! `novena generate`: generates puzzles to order.

mod json;
mod print;
mod request;
mod search;

use std::io;
use std::iter;

use novena_generator::{NewPuzzle, Practice, Random, Wish, classic, vicinity};
use novena_techniques::KindChoice;

use super::{any_seed, list, today};
use crate::arguments::{Day, Generate};
use crate::engine::Choice;
use crate::exit::Exit;
use crate::interrupt;
use crate::output::{self, Output};
use crate::report;
use crate::texts::Texts;
use print::{Origin, Printer};
pub(super) use request::rare;
use search::{End, Job, Jobs, Search};

/// Generates puzzles and writes each as soon as it is found. Ctrl-C ends the search; the puzzles
/// found so far are kept.
pub(crate) fn run(arguments: &Generate, texts: &Texts) -> Exit {
    // Puzzles are always generated on the CPU. `docs/gpu.md` has the measurements.
    if arguments.engine == Choice::Cuda {
        report::warning(texts, "generate-on-cpu", &[]);
    }
    match plan(arguments, texts) {
        Ok(plan) => carry_out(plan, arguments, texts),
        Err(exit) => exit,
    }
}

/// The source of the puzzles, and the requirements they must meet.
struct Plan {
    jobs: Jobs,
    wish: Wish,
    /// The number of puzzles requested; `None` for all.
    count: Option<u64>,
    origin: Origin,
    /// The exit status that results from reading the input.
    exit: Exit,
}

fn plan(arguments: &Generate, texts: &Texts) -> Result<Plan, Exit> {
    let refuse = |sentence: String| {
        report::problem(texts, &sentence);
        Exit::Bad
    };
    request::check_format(arguments, texts).map_err(refuse)?;
    let wish = request::wish(arguments, texts).map_err(refuse)?;
    let count = Some(arguments.count.unwrap_or(1));
    if let Some(day) = arguments.daily {
        let level = request::one_level(arguments, texts).map_err(refuse)?;
        let date = match day {
            Day::Today => today().ok_or_else(|| refuse(texts.get("generate-no-clock")))?,
            Day::On(date) => date,
        };
        return Ok(Plan {
            jobs: Box::new(iter::once(Job::Daily(date, level))),
            wish: Wish::default(),
            count,
            origin: Origin::Date(date),
            exit: Exit::Success,
        });
    }
    if let Some(file) = &arguments.vicinity {
        let (list, exit) = list::read(file, texts);
        let puzzles = list.ok_or(exit)?.puzzles;
        if puzzles.is_empty() && exit == Exit::Bad {
            // The error has already been reported.
            return Err(exit);
        }
        let (radius, minimal) = (arguments.radius, arguments.minimal);
        let near = move |puzzle| vicinity(&puzzle, radius, radius, minimal);
        return Ok(Plan {
            jobs: Box::new(puzzles.into_iter().flat_map(near).map(Job::Ready)),
            wish,
            count: arguments.count,
            origin: Origin::File,
            exit,
        });
    }
    let seed = arguments.seed.unwrap_or_else(|| {
        let seed = any_seed();
        // The number is passed as a string, because some languages would group its digits.
        let fillings = [("seed", seed.to_string().into())];
        report::advice(&texts.fill("generate-seed", &fillings));
        seed
    });
    let jobs: Jobs = if arguments.classic {
        // All puzzles are generated from a single stream of random numbers, so the first puzzle is
        // the board that `lab usp` prints.
        let mut random = Random::new(seed);
        Box::new(iter::repeat_with(move || {
            let made = classic(&mut random);
            Job::Ready(vec![NewPuzzle {
                puzzle: made.puzzle,
                solution: made.solution(),
            }])
        }))
    } else {
        // Puzzles for a few rare techniques are stored in the program. For all other techniques,
        // the program searches for puzzles.
        let stored = practised(&wish, arguments)
            .filter(|&choice| wish == Wish::needing(choice.clone()))
            .map_or_else(Vec::new, |choice| Practice::stored(choice, seed));
        let stored = (!stored.is_empty()).then_some(Job::Ready(stored));
        let bunches = (0..).map(move |number| Job::Bunch { seed, number });
        Box::new(stored.into_iter().chain(bunches))
    };
    Ok(Plan {
        jobs,
        wish,
        count,
        origin: Origin::Seed(seed),
        exit: Exit::Success,
    })
}

/// Returns the technique to practise, which is the first of the required techniques.
fn practised<'a>(wish: &'a Wish, arguments: &Generate) -> Option<&'a KindChoice> {
    wish.needs.first().filter(|_| arguments.practice.is_some())
}

fn carry_out(plan: Plan, arguments: &Generate, texts: &Texts) -> Exit {
    let target = arguments.output.output.as_deref();
    let out = match Output::open(target) {
        Ok(out) => out,
        Err(error) => return report::cannot_write(texts, target, &error),
    };
    output::keep_when_interrupted();
    // Without a limit, the search examines the whole neighbourhood.
    let effort = match arguments.vicinity {
        Some(_) => u64::MAX,
        None => arguments.effort.unwrap_or_else(|| plan.wish.effort()),
    };
    let search = Search {
        printer: Printer::new(arguments, &plan.wish, plan.origin),
        practice: practised(&plan.wish, arguments).cloned(),
        wish: plan.wish,
        count: plan.count,
        effort,
        hardest_first: arguments.hardest_first,
        threads: arguments.parallel.threads(),
    };
    let (out, end, tally) = search.run(plan.jobs, out, texts);
    let exit = match end {
        // The reader has closed the pipe.
        End::Failed(error) if error.kind() == io::ErrorKind::BrokenPipe => {
            out.abandon();
            return Exit::Success;
        }
        End::Failed(error) => {
            out.abandon();
            return report::cannot_write(texts, target, &error);
        }
        End::Enough => plan.exit,
        End::AllSeen if tally.found > 0 => plan.exit,
        End::Interrupted => {
            interrupt::report_search(tally.found, target, texts);
            Exit::Interrupted
        }
        End::AllSeen | End::Exhausted => {
            let wanted = plan.count.unwrap_or_default();
            let fillings = [
                ("found", tally.found.into()),
                ("wanted", wanted.into()),
                ("tried", tally.tried.into()),
                ("made", tally.made.into()),
                ("effort", search.effort.into()),
            ];
            let key = match end {
                End::Exhausted => "generate-exhausted",
                _ => "generate-none-near",
            };
            report::problem(texts, &texts.fill(key, &fillings));
            for sentence in rare(&search.wish, texts) {
                report::advice(&sentence);
            }
            plan.exit.max(Exit::Negative)
        }
    };
    if tally.found == 0 {
        // On failure, an existing file is left unchanged.
        out.abandon();
        return exit;
    }
    match out.finish() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            report::cannot_write(texts, target, &error)
        }
        _ => exit,
    }
}
