use std::cell::Cell;
use std::time::Instant;

use novena_core::Puzzle;
use novena_formats::{Format, ParseError};
use novena_gpu::Cards;
use novena_kernel::{Backtracking, Solver, Verdict, Wave};

use crate::answer::{self, AnswerFormat};
use crate::arguments::{self, Method};
use crate::engine::{Engine, search_seconds};
use crate::exit::Exit;
use crate::gate::Gate;
use crate::pipeline::Halt;
use crate::progress::Progress;
use crate::records::{self, Answers, Layout, Tally, Work};
use crate::report;
use crate::texts::Texts;

/// Prints the solution of each puzzle, all of its solutions, or the number of solutions.
pub(crate) fn run(arguments: &arguments::Solve, texts: &Texts) -> Exit {
    let started = Instant::now();
    let limit = arguments.limit.unwrap_or(u64::MAX);
    let threads = arguments.parallel.threads();
    let seconds = || search_seconds(&arguments.input, threads, texts);
    let cards_can = arguments.with == Method::Wave && !arguments.all && !arguments.count;
    let engine = if cards_can {
        Engine::open(&arguments.engine, seconds, Cards::open, threads, texts)
    } else {
        Engine::on_cpu(&arguments.engine, texts)
    };
    let work = SolveWork {
        engine,
        with: arguments.with,
        goal: if arguments.all {
            Goal::All { limit }
        } else if arguments.count {
            Goal::Count { limit }
        } else {
            Goal::First {
                only_unique: arguments.unique,
            }
        },
        to: arguments.to,
    };
    let threads = || work.engine.threads(threads);
    let done = records::run(&work, &arguments.input, &arguments.output, threads, texts);
    if arguments.stats {
        show_stats(done.tally, started, texts);
    }
    done.exit
}

thread_local! {
    static VERDICTS: Cell<Vec<Verdict>> = const { Cell::new(Vec::new()) };
}

struct SolveWork<'a> {
    engine: Engine<'a>,
    with: Method,
    goal: Goal,
    to: Option<Format>,
}

#[derive(Clone, Copy)]
enum Goal {
    /// Finds one solution. If `only_unique` is set, returns it only if there is no other.
    First {
        only_unique: bool,
    },
    All {
        limit: u64,
    },
    Count {
        limit: u64,
    },
}

impl Work for SolveWork<'_> {
    type Item = Puzzle;

    fn layout(&self, from: Option<Format>) -> Layout {
        self.format(from).layout()
    }

    fn head(&self, from: Option<Format>) -> &'static str {
        self.format(from).head()
    }

    fn tail(&self, from: Option<Format>) -> &'static str {
        self.format(from).tail()
    }

    fn error(&self, error: &ParseError, from: Option<Format>) -> Option<String> {
        Some(self.format(from).error(error))
    }

    fn gate(&self) -> Option<&Gate> {
        self.engine.gate()
    }

    fn watch(&self, progress: &Progress) {
        self.engine.watch(progress);
    }

    fn answer(&self, puzzles: &[Puzzle], answers: &mut Answers<'_>) -> Result<(), Halt> {
        match self.goal {
            Goal::First { only_unique } => {
                let format = self.format(answers.from());
                // The memory is reused for later puzzles on this thread.
                let mut verdicts = VERDICTS.take();
                self.judge(puzzles, &mut verdicts, answers);
                let printed = puzzles
                    .iter()
                    .zip(&verdicts)
                    .try_for_each(|(puzzle, verdict)| {
                        self.first(puzzle, verdict, only_unique, format, answers);
                        answers.pass_on()
                    });
                VERDICTS.set(verdicts);
                printed
            }
            Goal::All { limit } => puzzles
                .iter()
                .try_for_each(|puzzle| self.all(puzzle, limit, answers)),
            Goal::Count { limit } => puzzles
                .iter()
                .try_for_each(|puzzle| self.count(puzzle, limit, answers)),
        }
    }
}

impl SolveWork<'_> {
    /// Returns the format of the answers: one line per puzzle for counts of solutions, and the
    /// requested format for solutions.
    fn format(&self, from: Option<Format>) -> AnswerFormat {
        match self.goal {
            Goal::Count { .. } => AnswerFormat::of(Some(Format::LINE), from),
            Goal::First { .. } | Goal::All { .. } => AnswerFormat::of(self.to, from),
        }
    }

    fn solver(&self) -> Box<dyn Solver> {
        match self.with {
            Method::Wave => Box::new(Wave::new()),
            Method::Backtracking => Box::new(Backtracking),
        }
    }

    /// Replaces the contents of `verdicts` with the verdicts on these puzzles.
    fn judge(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>, answers: &mut Answers<'_>) {
        match self.with {
            Method::Wave => {
                answers.tally().guesses += self.engine.verdicts(puzzles, verdicts);
            }
            Method::Backtracking => {
                let solve = |puzzle| Verdict::from(Backtracking.solve(puzzle));
                verdicts.clear();
                verdicts.extend(puzzles.iter().map(solve));
            }
        }
    }

    #[inline]
    fn first(
        &self,
        puzzle: &Puzzle,
        verdict: &Verdict,
        only_unique: bool,
        format: AnswerFormat,
        answers: &mut Answers<'_>,
    ) {
        answers.begin();
        match verdict {
            Verdict::None => {
                answers.tally().none += 1;
                negative(format, puzzle, answer::NO_SOLUTION, answers);
            }
            Verdict::Unique(solution) => {
                answers.tally().unique += 1;
                format.solution(puzzle, solution, answers.bytes());
            }
            Verdict::Several => {
                answers.tally().several += 1;
                let wanted = if only_unique {
                    None
                } else {
                    self.solver().first(puzzle)
                };
                match wanted {
                    Some(first) => format.solution(puzzle, &first, answers.bytes()),
                    None => negative(format, puzzle, answer::SEVERAL, answers),
                }
            }
        }
    }

    fn all(&self, puzzle: &Puzzle, limit: u64, answers: &mut Answers<'_>) -> Result<(), Halt> {
        let most = usize::try_from(limit).unwrap_or(usize::MAX);
        let format = self.format(answers.from());
        let mut found = 0;
        answers.begin();
        for solution in self.solver().solutions(puzzle).take(most) {
            if found > 0 {
                answers.set_apart();
            }
            found += 1;
            format.solution(puzzle, &solution, answers.bytes());
            answers.pass_on()?;
        }
        answers.tally().count(found, limit);
        if found == 0 {
            negative(format, puzzle, answer::NO_SOLUTION, answers);
        }
        answers.pass_on()
    }

    fn count(&self, puzzle: &Puzzle, limit: u64, answers: &mut Answers<'_>) -> Result<(), Halt> {
        answers.begin();
        let count = self.solver().count(puzzle, limit);
        answers.tally().count(count, limit);
        if count == 0 {
            answers.negative();
        }
        let more = if count == limit { ">=" } else { "" };
        answers.line(format_args!("{more}{count}"));
        answers.pass_on()
    }
}

fn negative(format: AnswerFormat, puzzle: &Puzzle, reason: &str, answers: &mut Answers<'_>) {
    answers.negative();
    answers.line(format.remark(puzzle, "answer", reason));
}

fn show_stats(tally: Tally, started: Instant, texts: &Texts) {
    let seconds = started.elapsed().as_secs_f64();
    #[expect(clippy::cast_precision_loss, reason = "a rate is read to three digits")]
    let rate = tally.puzzles as f64 / seconds;
    let mut figures = vec![texts.fill("stats-puzzles", &[("count", tally.puzzles.into())])];
    for (key, count) in [
        ("stats-unique", tally.unique),
        ("stats-several", tally.several),
        ("stats-none", tally.none),
        ("stats-errors", tally.errors),
        ("stats-guesses", tally.guesses),
    ] {
        if count > 0 {
            figures.push(texts.fill(key, &[("count", count.into())]));
        }
    }
    let time = [
        ("seconds", format!("{seconds:.3}").into()),
        ("rate", format!("{rate:.0}").into()),
    ];
    figures.push(texts.fill("stats-time", &time));
    report::advice(&figures.join("\n"));
}
