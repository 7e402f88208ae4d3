//! The rules every command follows for many puzzles: one answer each, in order, whatever
//! happens; problems named by file and line; the worst of all answers as exit status.

mod answers;
mod chunk;
mod problems;
mod repeats;
mod walk;

use std::collections::BTreeMap;
use std::io;

use novena_core::Puzzle;
use novena_formats::{Format, ParseError, Record, RecordPart, line};

use crate::exit::Exit;
use crate::output::Output;
use crate::pipeline::{self, Halt};
use crate::progress::Progress;
use crate::texts::Texts;
use crate::{answer, arguments, report};

pub(crate) use answers::Answers;
use answers::{AnswerWriter, Piece};
pub(crate) use problems::{describe, problem_at};
pub(crate) use repeats::Key;
pub(crate) use walk::walk;

/// What a command does with each puzzle.
pub(crate) trait Work: Sync {
    /// What it wants to see of a record.
    type Item: Item;

    /// How the answers to input of this format are set apart.
    fn layout(&self, from: Option<Format>) -> Layout;

    /// How many puzzles are answered together, where each takes long.
    fn portion(&self) -> Option<usize> {
        None
    }

    /// What is written once before all answers.
    fn head(&self, _from: Option<Format>) -> &'static str {
        ""
    }

    /// What is written once after them.
    fn tail(&self, _from: Option<Format>) -> &'static str {
        ""
    }

    /// The answer to a text that is not a puzzle, if it gets one.
    fn error(&self, error: &ParseError, _from: Option<Format>) -> Option<String> {
        Some(answer::error(error))
    }

    /// Answers puzzles that came together.
    fn answer(&self, items: &[Self::Item], answers: &mut Answers<'_>) -> Result<(), Halt>;
}

/// What a command looks at: whole records, or givens alone.
pub(crate) trait Item: Sized {
    /// How a line is read without making a record of it, where that is enough.
    const LINES: Option<Lines<Self>>;

    fn of_record(record: Record) -> Self;
}

/// Quick ways to read lines.
pub(crate) struct Lines<T> {
    /// An ordinary line at the start of a text, and the rest.
    split_ordinary: Split<T>,
    /// Any line.
    read: fn(&[u8]) -> Result<T, ParseError>,
}

type Split<T> = fn(&[u8]) -> Option<(T, &[u8])>;

impl Item for Record {
    const LINES: Option<Lines<Self>> = None;

    fn of_record(record: Record) -> Self {
        record
    }
}

/// A record, or only its givens: most lines of long lists hold digits and
/// nothing else.
pub(crate) enum SlimRecord {
    Givens(Puzzle),
    Record(Box<Record>),
}

impl Item for SlimRecord {
    const LINES: Option<Lines<Self>> = Some(Lines {
        split_ordinary: |text| {
            let (puzzle, rest) = line::split_ordinary(text)?;
            Some((Self::Givens(puzzle), rest))
        },
        read: |line| line::parse_record(line).map(Self::of_record),
    });

    fn of_record(record: Record) -> Self {
        Self::Record(Box::new(record))
    }
}

impl Item for Puzzle {
    const LINES: Option<Lines<Self>> = Some(Lines {
        split_ordinary: line::split_ordinary,
        read: line::parse_bytes,
    });

    fn of_record(record: Record) -> Self {
        record.givens
    }
}

/// How answers are set apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// One per line; lines of the input that hold no puzzle keep their place.
    Lines,
    /// Nothing but answers, each on lines of its own.
    Table,
    /// Several lines each, with an empty line between them.
    Blocks,
}

/// How many records lost which part, written in the format of this id.
pub(crate) type Losses = BTreeMap<(&'static str, RecordPart), u64>;

/// What came of all input.
#[derive(Default)]
pub(crate) struct RunSummary {
    pub(crate) exit: Exit,
    pub(crate) tally: Tally,
    /// How many records lost which part in writing.
    pub(crate) dropped: Losses,
    /// How many answers were left out because they came before.
    pub(crate) repeated: u64,
    /// How many lines of comment had no place among the answers.
    pub(crate) remarks: u64,
}

/// How many puzzles had which answer, for `--stats`.
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
    /// Counts a puzzle by its number of solutions, which was counted up to a limit.
    pub(crate) const fn count(&mut self, solutions: u64, limit: u64) {
        match solutions {
            0 => self.none += 1,
            // One found where no more were wanted says nothing of others.
            1 if limit > 1 => self.unique += 1,
            1 => {}
            _ => self.several += 1,
        }
    }
}

impl RunSummary {
    /// Counts what records lost.
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
        self.lose(other.dropped);
    }
}

/// Runs a command's work over all its input and writes the answers.
pub(crate) fn run(
    work: &impl Work,
    input: &arguments::Input,
    output: &arguments::Output,
    threads: usize,
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
    let progress = Progress::new(input.bytes(), texts);
    let mut writing = AnswerWriter::new(out, progress, texts);
    let jobs = input.jobs(work.portion(), texts);
    let work = |job, lane: &_| chunk::answer(work, job, lane);
    let written = pipeline::run::<_, Piece, _>(threads, jobs, work, &mut writing);
    let (finished, mut done) = writing.end(written);
    match finished {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            done.exit = report::cannot_write(texts, target, &error);
        }
        // The reader has closed the pipe, or has all answers.
        _ => {}
    }
    done
}
