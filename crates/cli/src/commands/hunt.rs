//! `novena hunt`: looks for rare puzzles among the neighbours of known puzzles.

mod log;
mod rating;
mod record;
mod starts;
mod visit;

use novena_core::{Candidate, Puzzle};
use novena_generator::WishRefusal;
use novena_generator::hunt::{BulkSolver, HuntGoal, Pool};
use novena_gpu::Cards;
use novena_kernel::{Verdict, Wave};

use crate::arguments::Hunt;
use crate::engine::Engine;
use crate::exit::Exit;
use crate::interrupt;
use crate::output::{self, Output};
use crate::report;
use crate::texts::Texts;
use log::{Log, Restored};
use record::{End, HuntRecord};

/// Hunts until enough puzzles are found, there are no puzzles left to visit or Ctrl-C is pressed.
/// Every find is written immediately. A log keeps everything that the next run needs to continue.
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
    let target = arguments.output.output.as_deref();
    // This comes first, because opening a new log creates it.
    if let (Some(path), Some(target)) = (&arguments.log, target)
        && output::is_same_file(path, target)
    {
        let fillings = [("file", target.display().to_string().into())];
        report::problem(texts, &texts.fill("hunt-log-output", &fillings));
        return Exit::Bad;
    }
    let mut log = match &arguments.log {
        None => Log::none(),
        Some(path) => match Log::open(path, texts) {
            Ok(log) => log,
            Err(exit) => return exit,
        },
    };
    let mut pool = Pool::new(goal, arguments.radius);
    let restored = log.restore(&mut pool, goal);
    let out = match Output::open(target) {
        Ok(out) => out,
        Err(error) => return report::cannot_write(texts, target, &error),
    };
    output::keep_when_interrupted();
    let threads = arguments.parallel.threads();
    let engine = if arguments.radius == 1 {
        // The CPU finds these neighbours without solving boards one by one.
        Engine::on_cpu(&arguments.engine, texts)
    } else {
        // A hunt takes a long time, so cards are opened at once.
        let seconds = || f64::INFINITY;
        let open = Cards::open_for_extensions;
        Engine::open(&arguments.engine, seconds, open, threads, texts)
    };
    let setup = HuntSetup {
        arguments,
        goal,
        engine,
        threads,
        texts,
    };
    let mut record = HuntRecord {
        goal,
        pool,
        log,
        out,
        count: arguments.count,
        found: 0,
        written: 0,
        visits: 0,
        looked_at: 0,
        rated: 0,
    };
    let (end, exit) = match begin(&setup, &mut record, restored) {
        Ok(_) if record.pool.is_empty() => {
            record.out.abandon();
            report::problem(texts, &texts.get("hunt-no-start"));
            return Exit::Bad;
        }
        Ok(exit) => (visit_all(&setup, &mut record), exit),
        Err(end) => (end, Exit::Success),
    };
    finish(&setup, record, end).max(exit)
}

/// The data that all threads of a hunt share.
struct HuntSetup<'a> {
    arguments: &'a Hunt,
    goal: HuntGoal,
    engine: Engine<'a>,
    threads: usize,
    texts: &'a Texts,
}

/// Writes the finds of earlier runs, and gathers the starting puzzles.
fn begin(setup: &HuntSetup<'_>, record: &mut HuntRecord, restored: Restored) -> Result<Exit, End> {
    record.write_earlier(&restored.finds)?;
    starts::gather(setup, record, restored.unrated_starts)
}

fn visit_all(setup: &HuntSetup<'_>, record: &mut HuntRecord) -> End {
    let visits = setup.arguments.visits;
    while visits.is_none_or(|visits| record.visits < visits) {
        let Some((known, reach)) = record.pool.pop() else {
            return End::AllVisited;
        };
        if let Err(end) = visit::visit(setup, record, &known, reach) {
            return end;
        }
    }
    End::Enough
}

/// Reports the outcome, and gives the output file its final name. If nothing was found, an older
/// file of that name is left unchanged.
fn finish(setup: &HuntSetup<'_>, record: HuntRecord, end: End) -> Exit {
    let (texts, arguments) = (setup.texts, setup.arguments);
    let target = arguments.output.output.as_deref();
    let file = target.filter(|_| record.out.is_file());
    let unwritten = file.filter(|_| record.written == 0);
    let exit = match end {
        End::OutputFailed(error) => {
            record.out.abandon();
            return output::check(target, texts, Err(error));
        }
        End::LogFailed(error) => report::cannot_write(texts, arguments.log.as_deref(), &error),
        End::Interrupted => {
            interrupt::report_search(record.written, file, texts);
            Exit::Interrupted
        }
        End::Enough | End::AllVisited => {
            if let Some(file) = unwritten {
                report::advice(&interrupt::not_written(file, file.exists(), texts));
            }
            if record.found == 0 {
                Exit::Negative
            } else {
                Exit::Success
            }
        }
    };
    let best = record.pool.best().map(log::describe).unwrap_or_default();
    let fillings = [
        ("found", record.found.into()),
        ("visits", record.visits.into()),
        ("looked_at", record.looked_at.into()),
        ("rated", record.rated.into()),
        ("best", best.into()),
    ];
    report::advice(&texts.fill("hunt-summary", &fillings));
    if unwritten.is_some() {
        record.out.abandon();
        return exit;
    }
    match output::check(target, texts, record.out.finish()) {
        Exit::Success => exit,
        failed => failed,
    }
}

/// The CPU solves smaller numbers of boards than this itself, because they are not worth the wait
/// for a card. The value is an estimate; it was not measured.
const WORTH_SENDING: usize = 1 << 12;

impl BulkSolver for Engine<'_> {
    fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) {
        if puzzles.len() < WORTH_SENDING {
            Wave::new().verdicts(puzzles, verdicts);
        } else {
            Engine::verdicts(self, puzzles, verdicts);
        }
    }

    fn extended(&self, boards: &[Puzzle], extensions: &[(u32, Candidate)], counts: &mut Vec<u8>) {
        if !self.count_on_cards(boards, extensions, counts) {
            Wave::new().extended(boards, extensions, counts);
        }
    }

    fn is_cancelled(&self) -> bool {
        output::is_interrupted()
    }

    fn prefers_boards(&self) -> bool {
        self.uses_cards()
    }
}
