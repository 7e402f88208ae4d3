//! `novena hunt`: looks for rare puzzles among the neighbours of known puzzles.

mod log;
mod starts;
mod visit;

use std::io::{self, Write};

use novena_generator::WishRefusal;
use novena_generator::hunt::{BulkSolver, HuntGoal, KnownPuzzle, Pool, boards_at_once};
use novena_kernel::Verdict;

use crate::arguments::Hunt;
use crate::engine::{self, Engine};
use crate::exit::Exit;
use crate::output::{self, Output};
use crate::report;
use crate::texts::Texts;
use log::{Event, Log};
use visit::{End, Visitor};

/// Hunts until enough puzzles are found, there are no puzzles left to visit or Ctrl-C is pressed.
/// Every find is written immediately. A log keeps everything that the next run needs in order to
/// continue.
pub(crate) fn run(arguments: &Hunt, texts: &Texts) -> Exit {
    if arguments.se.is_empty() {
        report::problem(texts, &report::refusal(texts, &WishRefusal::EmptyRange));
        return Exit::Bad;
    }
    let goal = match arguments.givens {
        Some(most) => HuntGoal::Givens { most },
        None => HuntGoal::Rating {
            least: *arguments.se.start(),
            most: *arguments.se.end(),
        },
    };
    let mut pool = Pool::new(goal);
    let mut log = match &arguments.log {
        None => Log::none(),
        Some(path) => match Log::open(path, texts) {
            Ok(log) => log,
            Err(exit) => return exit,
        },
    };
    log.restore(&mut pool, goal);
    let target = arguments.output.output.as_deref();
    let out = match Output::open(target) {
        Ok(out) => out,
        Err(error) => return report::cannot_write(texts, target, &error),
    };
    output::keep_when_interrupted();
    // A hunt takes a long time, so cards are opened at once.
    let seconds = || f64::INFINITY;
    let threads = arguments.parallel.threads();
    let waiting = engine::threads_with_cards(threads) * boards_at_once(arguments.radius);
    let engine = Engine::open(&arguments.engine, seconds, waiting, threads, texts);
    let mut hunt = HuntState {
        arguments,
        goal,
        pool,
        log,
        out,
        engine,
        texts,
        found: 0,
        visits: 0,
        looked_at: 0,
        rated: 0,
    };
    let (end, exit) = match hunt.gather_starts() {
        Ok(_) if hunt.pool.is_empty() => {
            hunt.out.abandon();
            report::problem(texts, &texts.get("hunt-no-start"));
            return Exit::Bad;
        }
        Ok(exit) => (hunt.run(), exit),
        Err(end) => (end, Exit::Success),
    };
    hunt.finish(end).max(exit)
}

/// A hunt in progress.
struct HuntState<'a> {
    arguments: &'a Hunt,
    goal: HuntGoal,
    pool: Pool,
    log: Log,
    out: Output,
    engine: Engine<'a>,
    texts: &'a Texts,
    found: u64,
    visits: u64,
    /// The number of neighbours that were not equivalent to any puzzle already met.
    looked_at: u64,
    rated: u64,
}

impl HuntState<'_> {
    fn run(&mut self) -> End {
        loop {
            if is_reached(self.arguments.visits, self.visits) {
                return End::Enough;
            }
            let Some(known) = self.pool.pop() else {
                return End::AllVisited;
            };
            let visitor = Visitor {
                goal: self.goal,
                radius: self.arguments.radius,
                most_rated: usize::try_from(self.arguments.most_rated).unwrap_or(usize::MAX),
                engine: &self.engine,
                threads: self.arguments.parallel.threads(),
                texts: self.texts,
                found: self.found,
                visits: self.visits,
            };
            let (result, visited) = visitor.visit(&known, &mut self.pool);
            self.looked_at += result.looked_at;
            self.rated += result.rated;
            for known in result.puzzles {
                if let Err(end) = self.take(known) {
                    return end;
                }
                // If the hunt ends at this point, the next run repeats this visit and finds the
                // remaining puzzles.
                if is_reached(self.arguments.count, self.found) {
                    return End::Enough;
                }
            }
            if let Err(end) = visited {
                return end;
            }
            self.visits += 1;
            self.pool.visit(known.puzzle);
            if let Err(error) = self.log.write(Event::Visited, &known, true) {
                return End::LogFailed(error);
            }
        }
    }

    /// Adds a puzzle to the pool and the log, and writes it if it meets the goal.
    fn take(&mut self, known: KnownPuzzle) -> Result<(), End> {
        let is_wanted = known.is_wanted(self.goal);
        let event = if is_wanted { Event::Found } else { Event::Met };
        self.pool.add(known);
        self.log
            .write(event, &known, is_wanted)
            .map_err(End::LogFailed)?;
        if is_wanted {
            self.found += 1;
            writeln!(self.out, "{}", log::describe(&known)).map_err(End::OutputFailed)?;
            // The next find may be hours away.
            self.out.flush().map_err(End::OutputFailed)?;
        }
        Ok(())
    }

    /// Reports the outcome, and gives the output file its final name.
    fn finish(self, end: End) -> Exit {
        let texts = self.texts;
        let target = self.arguments.output.output.as_deref();
        let exit = match end {
            End::OutputFailed(error) if error.kind() == io::ErrorKind::BrokenPipe => {
                self.out.abandon();
                return Exit::Success;
            }
            End::OutputFailed(error) => {
                self.out.abandon();
                return report::cannot_write(texts, target, &error);
            }
            End::LogFailed(error) => {
                report::cannot_write(texts, self.arguments.log.as_deref(), &error)
            }
            End::Interrupted => {
                let found = [("found", self.found.into())];
                report::advice(&texts.fill("interrupted-search", &found));
                Exit::Interrupted
            }
            End::Enough | End::AllVisited if self.found == 0 => Exit::Negative,
            End::Enough | End::AllVisited => Exit::Success,
        };
        let best = self.pool.best().map(log::describe).unwrap_or_default();
        let fillings = [
            ("found", self.found.into()),
            ("visits", self.visits.into()),
            ("looked_at", self.looked_at.into()),
            ("rated", self.rated.into()),
            ("best", best.into()),
        ];
        report::advice(&texts.fill("hunt-summary", &fillings));
        match self.out.finish() {
            Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
                report::cannot_write(texts, target, &error)
            }
            _ => exit,
        }
    }
}

fn is_reached(limit: Option<u64>, count: u64) -> bool {
    limit.is_some_and(|limit| count >= limit)
}

impl BulkSolver for Engine<'_> {
    fn verdicts(&self, puzzles: &[novena_core::Puzzle], verdicts: &mut Vec<Verdict>) {
        Engine::verdicts(self, puzzles, verdicts);
    }

    fn prefers_boards(&self) -> bool {
        self.uses_cards()
    }
}
