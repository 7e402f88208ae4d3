//! The rules that every command follows when it processes many puzzles. Each puzzle gets exactly
//! one answer, and the answers are in input order. Problems are reported with file and line. The
//! worst of all answers determines the exit status.

mod answers;
mod chunk;
mod problems;
mod repeats;
mod walk;

use std::cell::LazyCell;
use std::collections::BTreeMap;
use std::sync::{Arc, Mutex};
use std::{io, iter};

use novena_core::Puzzle;
use novena_formats::{Format, ParseError, Record, RecordPart, line};

use crate::exit::Exit;
use crate::gate::Gate;
use crate::input::Job;
use crate::interrupt;
use crate::output::Output;
use crate::pipeline::{self, Halt, Lane, Taker};
use crate::progress::Progress;
use crate::texts::{self, Texts};
use crate::{answer, arguments, report};

pub(crate) use answers::Answers;
use answers::{AnswerWriter, Piece};
pub(crate) use problems::{describe, problem_at};
pub(crate) use repeats::Key;
pub(crate) use walk::walk;

/// The work that a command does for each puzzle.
pub(crate) trait Work: Sync {
    /// The part of a record that the work requires.
    type Item: Item;

    /// Returns the layout of the answers to input in this format.
    fn layout(&self, from: Option<Format>) -> Layout;

    /// Returns the number of puzzles to answer together. Returns `None` unless each puzzle takes a
    /// long time.
    fn portion(&self) -> Option<usize> {
        None
    }

    /// Returns the text written once before the first answer.
    fn head(&self, _from: Option<Format>) -> &'static str {
        ""
    }

    /// Returns the text written once after the last answer.
    fn tail(&self, _from: Option<Format>) -> &'static str {
        ""
    }

    /// Returns the answer to input that is not a puzzle, if such input gets an answer.
    fn error(&self, error: &ParseError, _from: Option<Format>) -> Option<String> {
        Some(answer::error(error))
    }

    /// Returns the gate that limits how many threads compute. Returns `None` if all threads may
    /// compute at the same time.
    fn gate(&self) -> Option<&Gate> {
        None
    }

    /// Sets the progress line, above which later warnings are printed.
    fn watch(&self, _progress: &Progress) {}

    /// Answers a batch of puzzles.
    fn answer(&self, items: &[Self::Item], answers: &mut Answers<'_>) -> Result<(), Halt>;
}

/// The part of a record that a command needs: either the whole record or only the givens.
pub(crate) trait Item: Sized {
    /// How to read a line without creating a record, if the line alone is enough.
    const LINES: Option<Lines<Self>>;

    fn of_record(record: Record) -> Self;
}

/// Fast ways to read lines.
pub(crate) struct Lines<T> {
    /// Consumes the ordinary lines at the start of the input, and returns the rest.
    take_ordinary: TakeLines<T>,
    /// Reads any line.
    read: fn(&[u8]) -> Result<T, ParseError>,
}

type TakeLines<T> = for<'a> fn(&'a [u8], &mut Vec<T>) -> &'a [u8];

impl Item for Record {
    const LINES: Option<Lines<Self>> = None;

    fn of_record(record: Record) -> Self {
        record
    }
}

/// A whole record or only its givens. Most lines of long lists contain nothing but digits.
pub(crate) enum SlimRecord {
    Givens(Puzzle),
    Record(Box<Record>),
}

impl Item for SlimRecord {
    const LINES: Option<Lines<Self>> = Some(Lines {
        take_ordinary: |mut text, items| {
            while let Some((puzzle, rest)) = line::split_ordinary(text) {
                items.push(Self::Givens(puzzle));
                text = rest;
            }
            text
        },
        read: |line| line::parse_record(line).map(Self::of_record),
    });

    fn of_record(record: Record) -> Self {
        Self::Record(Box::new(record))
    }
}

impl Item for Puzzle {
    const LINES: Option<Lines<Self>> = Some(Lines {
        take_ordinary: line::take_ordinary,
        read: line::parse_bytes,
    });

    fn of_record(record: Record) -> Self {
        record.givens
    }
}

/// The layout of answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// Each answer is a single line. Input lines without a puzzle keep their place.
    Lines,
    /// The output contains only answers, each of which starts on a new line.
    Table,
    /// Each answer has several lines. Answers are separated by empty lines.
    Blocks,
}

/// The number of records that lost a part. The key consists of the ID of the output format and the
/// part.
pub(crate) type Losses = BTreeMap<(&'static str, RecordPart), u64>;

/// The result of a run over all of the input.
#[derive(Default)]
pub(crate) struct RunSummary {
    pub(crate) exit: Exit,
    pub(crate) tally: Tally,
    /// The number of records that lost each part when they were written.
    pub(crate) dropped: Losses,
    /// The number of answers that were left out because they repeat earlier ones.
    pub(crate) repeated: u64,
    /// The number of comment lines for which there is no place in the answers.
    pub(crate) remarks: u64,
    /// The number of text lines between puzzles that were skipped.
    pub(crate) words: u64,
}

/// The number of puzzles for each kind of answer, as shown by `--stats`.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Tally {
    pub(crate) puzzles: u64,
    pub(crate) unique: u64,
    pub(crate) several: u64,
    pub(crate) none: u64,
    pub(crate) errors: u64,
    pub(crate) guesses: u64,
}

impl Tally {
    /// Counts a puzzle by its number of solutions, which were counted up to a limit.
    pub(crate) const fn count(&mut self, solutions: u64, limit: u64) {
        match solutions {
            0 => self.none += 1,
            // A search that stopped at the first solution does not show that this solution is the
            // only one.
            1 if limit > 1 => self.unique += 1,
            1 => {}
            _ => self.several += 1,
        }
    }
}

impl RunSummary {
    /// Counts the parts that were lost from records.
    fn lose(&mut self, dropped: Losses) {
        for (lost, count) in dropped {
            *self.dropped.entry(lost).or_default() += count;
        }
    }

    fn add(&mut self, other: Self) {
        self.exit = self.exit.max(other.exit);
        self.tally.puzzles += other.tally.puzzles;
        self.tally.unique += other.tally.unique;
        self.tally.several += other.tally.several;
        self.tally.none += other.tally.none;
        self.tally.errors += other.tally.errors;
        self.tally.guesses += other.tally.guesses;
        self.repeated += other.repeated;
        self.remarks += other.remarks;
        self.words += other.words;
        self.lose(other.dropped);
    }
}

/// The number of bytes at the start of the input that can be answered in less time than it takes to
/// start a second thread.
const FIRST: usize = 1 << 15;

/// Runs a command on all of its input and writes the answers.
pub(crate) fn run(
    work: &impl Work,
    input: &arguments::Input,
    output: &arguments::Output,
    threads: impl FnOnce() -> usize,
    texts: &Texts,
) -> RunSummary {
    let target = output.output.as_deref();
    let out = match Output::open(target) {
        Ok(out) => out,
        Err(error) => {
            let exit = report::cannot_write(texts, target, &error);
            return RunSummary {
                exit,
                ..RunSummary::default()
            };
        }
    };
    let progress = Progress::reading(input, texts);
    work.watch(&progress);
    let mut writing = InterruptibleWriter {
        writing: AnswerWriter::new(out, progress.clone(), texts),
        progress,
        printing: Arc::default(),
        texts,
    };
    let written = answer_all(work, input, threads, &mut writing);
    let (finished, mut done) = writing.writing.end(written);
    match finished {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            done.exit = report::cannot_write(texts, target, &error);
        }
        // Either all the answers were written, or their reader has closed the pipe.
        _ => {}
    }
    let count = [("count", done.words.into())];
    if done.words > 0 && done.tally.puzzles + done.tally.errors == 0 {
        report::problem(texts, &texts.fill("passed-over-all", &count));
        done.exit = done.exit.max(Exit::Bad);
    } else if done.words > 0 {
        report::warning(texts, "passed-over", &count);
    }
    done
}

/// Answers all of the input. This thread answers the beginning or, if there are no other threads,
/// everything.
fn answer_all(
    work: &impl Work,
    input: &arguments::Input,
    threads: impl FnOnce() -> usize,
    writing: &mut InterruptibleWriter<'_>,
) -> io::Result<()> {
    let threads = LazyCell::new(threads);
    let is_quick = work.portion().is_none();
    let mut bytes = 0;
    let is_for_here = |job: &Job| {
        if let Job::Chunk { chunk, .. } = job {
            bytes += chunk.text().len();
        }
        (is_quick && bytes < FIRST) || *threads == 1
    };
    let mut jobs = input.jobs(work.portion(), writing.texts);
    let work = |job, lane: &dyn Lane<Piece>| chunk::answer(work, job, lane);
    writing.end_when_interrupted();
    let next = pipeline::run_here(&mut jobs, is_for_here, work, writing);
    interrupt::end_soon_when_interrupted();
    match next? {
        Some(next) => pipeline::run(*threads, iter::once(next).chain(jobs), work, writing),
        None => Ok(()),
    }
}

/// Writes answers until Ctrl-C. After that, every answer already received is printed in full, and
/// the program ends without waiting for the puzzles in progress, which may never finish.
struct InterruptibleWriter<'a> {
    writing: AnswerWriter<'a>,
    progress: Progress,
    /// Locked while answers are printed.
    printing: Arc<Mutex<()>>,
    texts: &'a Texts,
}

impl InterruptibleWriter<'_> {
    /// Makes Ctrl-C end the program between two answers, even while this thread is reading or
    /// solving and cannot check for Ctrl-C.
    fn end_when_interrupted(&self) {
        let (progress, printing) = (self.progress.clone(), Arc::clone(&self.printing));
        let language = self.texts.language();
        interrupt::notify_when_interrupted(move || {
            let _printing = printing.lock();
            let texts = texts::of(language);
            progress.finish();
            interrupt::end(&puzzles_done(&progress, &texts), &texts);
        });
    }

    fn check(&mut self) -> io::Result<()> {
        if !interrupt::is_interrupted() {
            return Ok(());
        }
        self.writing.wait()?;
        self.progress.finish();
        interrupt::end(&puzzles_done(&self.progress, self.texts), self.texts);
    }
}

/// Returns a sentence with the number of puzzles that were done before Ctrl-C.
pub(crate) fn puzzles_done(progress: &Progress, texts: &Texts) -> String {
    texts.fill(
        "interrupted-puzzles",
        &[("count", progress.puzzles().into())],
    )
}

impl Taker<Piece> for InterruptibleWriter<'_> {
    type Error = io::Error;

    fn take(&mut self, piece: Piece) -> io::Result<()> {
        let printing = self.printing.lock();
        self.writing.take(piece)?;
        drop(printing);
        self.check()
    }

    fn wait(&mut self) -> io::Result<()> {
        self.check()?;
        let _printing = self.printing.lock();
        self.writing.wait()
    }
}
