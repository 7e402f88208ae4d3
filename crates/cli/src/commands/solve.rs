use std::time::Instant;

use novena_core::{Puzzle, Solution};
use novena_formats::{Format, ParseError};
use novena_kernel::{Backtracking, Solver, Verdict, Wave};

use crate::answer::{self, Shape};
use crate::arguments::{self, Method};
use crate::exit::Exit;
use crate::pipeline::Stopped;
use crate::records::{self, Answers, Layout, Tally, Work};
use crate::report;
use crate::texts::Texts;

/// Prints the solution of each puzzle, all of them, or how many there are.
pub(crate) fn run(arguments: &arguments::Solve, texts: &Texts) -> Exit {
    let started = Instant::now();
    let solving = Solving {
        with: arguments.with,
        wanted: if arguments.all {
            Wanted::All {
                limit: arguments.limit,
            }
        } else if arguments.count {
            Wanted::Count {
                limit: arguments.limit,
            }
        } else {
            Wanted::First {
                only_unique: arguments.unique,
            }
        },
        to: arguments.to,
    };
    let threads = arguments.parallel.threads();
    let done = records::run(
        &solving,
        &arguments.input,
        &arguments.output,
        threads,
        texts,
    );
    if arguments.stats {
        show_stats(done.tally, started, texts);
    }
    done.exit
}

struct Solving {
    with: Method,
    wanted: Wanted,
    to: Option<Format>,
}

#[derive(Clone, Copy)]
enum Wanted {
    /// One solution; with `only_unique`, none that is not the only one.
    First {
        only_unique: bool,
    },
    All {
        limit: Option<u64>,
    },
    Count {
        limit: Option<u64>,
    },
}

impl Work for Solving {
    type Item = Puzzle;

    fn layout(&self, from: Option<Format>) -> Layout {
        match self.wanted {
            Wanted::Count { .. } => Layout::Lines,
            Wanted::First { .. } | Wanted::All { .. } => Shape::of(self.to, from).layout(),
        }
    }

    fn head(&self, from: Option<Format>) -> &'static str {
        match self.wanted {
            Wanted::Count { .. } => "",
            Wanted::First { .. } | Wanted::All { .. } => Shape::of(self.to, from).head(),
        }
    }

    fn error(&self, error: &ParseError, from: Option<Format>) -> Option<String> {
        match self.wanted {
            Wanted::Count { .. } => Some(answer::error(error)),
            Wanted::First { .. } | Wanted::All { .. } => {
                Some(Shape::of(self.to, from).error(error))
            }
        }
    }

    fn answer(&self, puzzle: &Puzzle, answers: &mut Answers<'_>) -> Result<(), Stopped> {
        match self.wanted {
            Wanted::First { .. } => self.answer_all(std::slice::from_ref(puzzle), answers),
            Wanted::All { limit } => self.all(puzzle, limit, answers),
            Wanted::Count { limit } => self.count(puzzle, limit, answers),
        }
    }

    fn answer_all(&self, puzzles: &[Puzzle], answers: &mut Answers<'_>) -> Result<(), Stopped> {
        let Wanted::First { only_unique } = self.wanted else {
            return puzzles
                .iter()
                .try_for_each(|puzzle| self.answer(puzzle, answers));
        };
        for (puzzle, verdict) in puzzles.iter().zip(self.verdicts(puzzles, answers)) {
            self.first(puzzle, verdict, only_unique, answers);
            answers.pass_on()?;
        }
        Ok(())
    }
}

impl Solving {
    fn solver(&self) -> Box<dyn Solver> {
        match self.with {
            Method::Wave => Box::new(Wave::new()),
            Method::Backtracking => Box::new(Backtracking),
        }
    }

    fn verdicts(&self, puzzles: &[Puzzle], answers: &mut Answers<'_>) -> Vec<Verdict> {
        match self.with {
            Method::Wave => {
                let mut verdicts = Vec::new();
                let stats = Wave::new().verdicts(puzzles, &mut verdicts);
                answers.tally().guesses += stats.guesses;
                verdicts
            }
            Method::Backtracking => {
                let solves = puzzles.iter().map(|puzzle| Backtracking.solve(puzzle));
                solves.map(Verdict::from).collect()
            }
        }
    }

    fn first(
        &self,
        puzzle: &Puzzle,
        verdict: Verdict,
        only_unique: bool,
        answers: &mut Answers<'_>,
    ) {
        answers.begin();
        let tally = answers.tally();
        match verdict {
            Verdict::None => tally.none += 1,
            Verdict::Unique(_) => tally.unique += 1,
            Verdict::Several => tally.several += 1,
        }
        match verdict {
            Verdict::None => self.negative(puzzle, answer::NO_SOLUTION, answers),
            Verdict::Unique(solution) => self.solution(puzzle, &solution, answers),
            Verdict::Several if only_unique => self.negative(puzzle, answer::SEVERAL, answers),
            Verdict::Several => {
                if let Some(first) = self.solver().solutions(puzzle).next() {
                    self.solution(puzzle, &first, answers);
                }
            }
        }
    }

    fn all(
        &self,
        puzzle: &Puzzle,
        limit: Option<u64>,
        answers: &mut Answers<'_>,
    ) -> Result<(), Stopped> {
        let limit = limit.map_or(usize::MAX, |limit| {
            usize::try_from(limit).unwrap_or(usize::MAX)
        });
        let mut found = false;
        answers.begin();
        for solution in self.solver().solutions(puzzle).take(limit) {
            if found {
                answers.set_apart();
            }
            found = true;
            self.solution(puzzle, &solution, answers);
            answers.pass_on()?;
        }
        if !found {
            answers.tally().none += 1;
            self.negative(puzzle, answer::NO_SOLUTION, answers);
        }
        answers.pass_on()
    }

    fn count(
        &self,
        puzzle: &Puzzle,
        limit: Option<u64>,
        answers: &mut Answers<'_>,
    ) -> Result<(), Stopped> {
        answers.begin();
        let count = self.solver().count(puzzle, limit.unwrap_or(u64::MAX));
        if count == 0 {
            answers.tally().none += 1;
            answers.negative();
        }
        if Some(count) == limit {
            answers.line(format_args!(">={count}"));
        } else {
            answers.line(count);
        }
        answers.pass_on()
    }

    fn solution(&self, puzzle: &Puzzle, solution: &Solution, answers: &mut Answers<'_>) {
        let shape = Shape::of(self.to, answers.from());
        shape.solution(puzzle, solution, answers.bytes());
    }

    fn negative(&self, puzzle: &Puzzle, said: &str, answers: &mut Answers<'_>) {
        let shape = Shape::of(self.to, answers.from());
        answers.negative();
        answers.line(shape.instead(puzzle, said));
    }
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
