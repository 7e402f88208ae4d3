//! The rules every command follows for many puzzles: one answer each, in order, whatever
//! happens; problems named by file and line; the worst of all answers as exit status.

use std::collections::BTreeMap;
use std::io::{self, Write};
use std::sync::Arc;

use novena_core::Puzzle;
use novena_formats::{Chunk, Content, Format, ParseError, Part, Record, line};

use crate::exit::Exit;
use crate::input::{Job, Unreadable};
use crate::output::Output;
use crate::pipeline::{self, Lane, Stopped, Taker};
use crate::progress::Progress;
use crate::texts::Texts;
use crate::{answer, arguments, report};

/// Answers are handed on when they have grown to this.
const PIECE: usize = 1 << 18;

/// What a command does with each puzzle.
pub(crate) trait Work: Sync {
    /// What it wants to see of a record.
    type Item: Item;

    /// How the answers to input of this format are set apart.
    fn layout(&self, from: Option<Format>) -> Layout;

    /// What stands once above all answers.
    fn head(&self, _from: Option<Format>) -> &'static str {
        ""
    }

    /// The answer to what is no puzzle, where it gets one.
    fn error(&self, error: &ParseError, _from: Option<Format>) -> Option<String> {
        Some(answer::error(error))
    }

    /// Answers one puzzle.
    fn answer(&self, item: &Self::Item, answers: &mut Answers<'_>) -> Result<(), Stopped>;

    /// Answers puzzles that came together; one after the other, unless there is a better way.
    fn answer_all(&self, items: &[Self::Item], answers: &mut Answers<'_>) -> Result<(), Stopped> {
        items.iter().try_for_each(|item| self.answer(item, answers))
    }
}

/// What a command looks at: whole records, or givens alone.
pub(crate) trait Item: Sized {
    /// Reads an ordinary line without making a record of it, where that is enough.
    const OF_LINE: Option<fn(&[u8]) -> Result<Self, ParseError>>;

    fn of_record(record: Record) -> Self;
}

impl Item for Record {
    const OF_LINE: Option<fn(&[u8]) -> Result<Self, ParseError>> = None;

    fn of_record(record: Record) -> Self {
        record
    }
}

impl Item for Puzzle {
    const OF_LINE: Option<fn(&[u8]) -> Result<Self, ParseError>> = Some(line::parse_bytes);

    fn of_record(record: Record) -> Self {
        record.givens
    }
}

/// How answers are set apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Layout {
    /// One a line; lines of the input that hold no puzzle keep their place.
    Lines,
    /// One a line, and nothing else.
    Table,
    /// Several lines each, with an empty line between them.
    Blocks,
}

/// What came of all input.
#[derive(Default)]
pub(crate) struct Done {
    pub(crate) exit: Exit,
    pub(crate) tally: Tally,
    /// How many records lost which part in writing.
    pub(crate) dropped: BTreeMap<Part, u64>,
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

impl Done {
    fn add(&mut self, other: Self) {
        self.exit = self.exit.max(other.exit);
        self.tally.puzzles += other.tally.puzzles;
        self.tally.unique += other.tally.unique;
        self.tally.several += other.tally.several;
        self.tally.none += other.tally.none;
        self.tally.errors += other.tally.errors;
        self.tally.guesses += other.tally.guesses;
        for (part, count) in other.dropped {
            *self.dropped.entry(part).or_default() += count;
        }
    }
}

/// What a stretch of input gave.
struct Piece {
    style: Style,
    out: Vec<u8>,
    problems: Vec<Problem>,
    done: Done,
    /// How much input is finished with it.
    bytes: u64,
}

/// What the format of the input decides.
#[derive(Clone, Copy)]
struct Style {
    from: Option<Format>,
    layout: Layout,
    head: &'static str,
}

impl Style {
    fn new(work: &impl Work, from: Option<Format>) -> Self {
        Self {
            from,
            layout: work.layout(from),
            head: work.head(from),
        }
    }

    fn empty_piece(self) -> Piece {
        Piece {
            style: self,
            out: Vec::new(),
            problems: Vec::new(),
            done: Done::default(),
            bytes: 0,
        }
    }
}

enum Problem {
    Unreadable(Unreadable),
    NoPuzzle {
        file: Arc<str>,
        line: u64,
        error: ParseError,
    },
}

/// Where a command leaves its answers.
pub(crate) struct Answers<'a> {
    lane: &'a Lane<Piece>,
    piece: Piece,
    /// What stands between the puzzles, and after how many of them; the next one last.
    between: Vec<(usize, Between)>,
    /// How many puzzles are begun.
    begun: usize,
}

/// What is in the input and is no puzzle.
enum Between {
    Neutral(Vec<u8>),
    Error {
        answer: Option<String>,
        problem: Problem,
    },
}

impl<'a> Answers<'a> {
    fn new(lane: &'a Lane<Piece>, style: Style) -> Self {
        Self {
            lane,
            piece: style.empty_piece(),
            between: Vec::new(),
            begun: 0,
        }
    }

    /// The format of the input.
    pub(crate) const fn from(&self) -> Option<Format> {
        self.piece.style.from
    }

    /// Starts the answer to the next puzzle.
    pub(crate) fn begin(&mut self) {
        self.catch_up();
        self.begun += 1;
        self.piece.done.tally.puzzles += 1;
        self.set_apart();
    }

    /// Writes what stands before the next puzzle.
    fn catch_up(&mut self) {
        while let Some((_, between)) = self.between.pop_if(|(before, _)| *before <= self.begun) {
            match between {
                Between::Neutral(text) => {
                    self.piece.out.extend(text);
                    self.piece.out.push(b'\n');
                }
                Between::Error { answer, problem } => self.no_puzzle(answer, problem),
            }
        }
    }

    /// In blocks, an empty line; the one before the very first block is taken away later.
    pub(crate) fn set_apart(&mut self) {
        if self.piece.style.layout == Layout::Blocks {
            self.piece.out.push(b'\n');
        }
    }

    /// A line of the answer.
    pub(crate) fn line(&mut self, text: impl std::fmt::Display) {
        let Ok(()) = writeln!(self.piece.out, "{text}") else {
            unreachable!("memory takes what is written to it");
        };
    }

    /// A record as the answer; what the format cannot carry is counted.
    pub(crate) fn write(&mut self, format: Format, record: &Record) {
        let Ok(dropped) = format.write(record, &mut self.piece.out) else {
            unreachable!("memory takes what is written to it");
        };
        for part in dropped.iter() {
            *self.piece.done.dropped.entry(part).or_default() += 1;
        }
    }

    /// The bytes of the answer so far, to write to directly.
    pub(crate) const fn bytes(&mut self) -> &mut Vec<u8> {
        &mut self.piece.out
    }

    pub(crate) const fn tally(&mut self) -> &mut Tally {
        &mut self.piece.done.tally
    }

    /// An answer that is negative.
    pub(crate) fn negative(&mut self) {
        self.piece.done.exit = self.piece.done.exit.max(Exit::Negative);
    }

    /// Hands on what has gathered, so that a long answer takes no memory.
    pub(crate) fn pass_on(&mut self) -> Result<(), Stopped> {
        if self.piece.out.len() < PIECE {
            return Ok(());
        }
        let next = self.piece.style.empty_piece();
        self.lane.send(std::mem::replace(&mut self.piece, next))
    }

    fn no_puzzle(&mut self, answer: Option<String>, problem: Problem) {
        if let Some(answer) = answer {
            self.set_apart();
            self.line(answer);
        }
        self.piece.done.tally.errors += 1;
        self.piece.done.exit = Exit::Bad;
        self.piece.problems.push(problem);
    }
}

/// Runs a command's work over all its input and writes the answers.
pub(crate) fn run(
    work: &impl Work,
    input: &arguments::Input,
    output: &arguments::Output,
    threads: usize,
    texts: &Texts,
) -> Done {
    let target = output.output.as_deref();
    let out = match Output::open(target) {
        Ok(out) => out,
        Err(error) => {
            return Done {
                exit: cannot_write(target, &error, texts),
                ..Done::default()
            };
        }
    };
    let progress = Progress::new(input.bytes(), out.is_terminal(), texts);
    let mut writing = Writing {
        out,
        progress,
        texts,
        done: Done::default(),
        started: false,
    };
    let jobs = input.jobs(texts);
    let written = pipeline::run(
        threads,
        jobs,
        |job, lane| answer(work, job, lane),
        &mut writing,
    );
    let Writing {
        out,
        progress,
        mut done,
        ..
    } = writing;
    progress.finish();
    let nothing_answered = done.exit == Exit::Bad && done.tally.puzzles == 0;
    let finished = match written {
        // An existing file stays as it was.
        Ok(()) if nothing_answered => {
            out.abandon();
            Ok(())
        }
        Ok(()) => out.finish(),
        Err(error) => {
            out.abandon();
            Err(error)
        }
    };
    match finished {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            done.exit = cannot_write(target, &error, texts);
        }
        // Whoever read the answers has seen enough, or has seen them all.
        _ => {}
    }
    done
}

fn cannot_write(target: Option<&std::path::Path>, error: &io::Error, texts: &Texts) -> Exit {
    let file = target.map_or_else(
        || texts.get("output-standard"),
        |path| path.display().to_string(),
    );
    let fillings = [("file", file.into()), ("reason", error.to_string().into())];
    report::problem(texts, &texts.fill("output-failed", &fillings));
    Exit::Bad
}

/// The end of the pipeline: writes answers and problems in order.
struct Writing<'a> {
    out: Output,
    progress: Progress,
    texts: &'a Texts,
    done: Done,
    started: bool,
}

impl Taker<Piece> for Writing<'_> {
    type Error = io::Error;

    fn take(&mut self, piece: Piece) -> io::Result<()> {
        let mut bytes = piece.out.as_slice();
        if !self.started && !bytes.is_empty() {
            self.started = true;
            self.out.write_all(piece.style.head.as_bytes())?;
            if piece.style.layout == Layout::Blocks {
                bytes = bytes.strip_prefix(b"\n").unwrap_or(bytes);
            }
        }
        self.out.write_all(bytes)?;
        if !piece.problems.is_empty() {
            // Answers and complaints about them stay in order on a shared screen.
            self.out.flush()?;
            self.progress.suspend(|| {
                for problem in &piece.problems {
                    complain(problem, self.texts);
                }
            });
        }
        self.progress
            .advance(piece.bytes, piece.done.tally.puzzles, self.texts);
        self.done.add(piece.done);
        Ok(())
    }

    /// Whoever feeds puzzles one by one sees each answer before the next.
    fn wait(&mut self) -> io::Result<()> {
        self.out.flush()
    }
}

/// A worker's part: one job.
fn answer(work: &impl Work, job: Job, lane: &Lane<Piece>) -> Result<(), Stopped> {
    match job {
        Job::Chunk { file, chunk } => answer_chunk(work, &file, &chunk, lane),
        Job::Unreadable(unreadable) => {
            let mut answers = Answers::new(lane, Style::new(work, None));
            answers.no_puzzle(None, Problem::Unreadable(unreadable));
            lane.send(answers.piece)
        }
    }
}

fn answer_chunk<W: Work>(
    work: &W,
    file: &Arc<str>,
    chunk: &Chunk,
    lane: &Lane<Piece>,
) -> Result<(), Stopped> {
    let style = Style::new(work, chunk.format());
    let mut items = Vec::new();
    let mut between = Vec::new();
    let mut sort = |line: u64, content: Result<W::Item, Other<'_>>| match content {
        Ok(item) => items.push(item),
        Err(Other::Neutral(text)) if style.layout == Layout::Lines => {
            between.push((items.len(), Between::Neutral(text.to_vec())));
        }
        Err(Other::Neutral(_)) => {}
        Err(Other::Error(error)) => {
            let answer = work.error(&error, style.from);
            let problem = Problem::NoPuzzle {
                file: file.clone(),
                line,
                error,
            };
            between.push((items.len(), Between::Error { answer, problem }));
        }
    };
    match W::Item::OF_LINE {
        // A chunk without text holds what could not be kept; its entries tell.
        Some(of_line) if chunk.format() == Some(Format::LINE) && !chunk.text().is_empty() => {
            for (line, bytes) in chunk.lines() {
                if line::is_neutral(bytes) {
                    sort(line, Err(Other::Neutral(bytes)));
                } else {
                    sort(line, of_line(bytes).map_err(Other::Error));
                }
            }
        }
        _ => {
            for entry in chunk.entries() {
                match entry.content {
                    Content::Record(record) => sort(entry.line, Ok(W::Item::of_record(record))),
                    Content::Neutral(text) => {
                        sort(entry.line, Err(Other::Neutral(text.as_bytes())))
                    }
                    Content::Error(error) => sort(entry.line, Err(Other::Error(error))),
                }
            }
        }
    }
    between.reverse();
    let mut answers = Answers {
        between,
        ..Answers::new(lane, style)
    };
    work.answer_all(&items, &mut answers)?;
    answers.catch_up();
    answers.piece.bytes = chunk.text().len() as u64;
    lane.send(answers.piece)
}

/// What a chunk holds besides puzzles.
enum Other<'a> {
    Neutral(&'a [u8]),
    Error(ParseError),
}

fn complain(problem: &Problem, texts: &Texts) {
    let sentence = match problem {
        Problem::Unreadable(unreadable) => unreadable.describe(texts),
        Problem::NoPuzzle { file, line, error } => {
            let problem = describe(error, texts);
            let line = line.to_string();
            let fillings = [
                ("file", file.as_ref().into()),
                ("line", line.into()),
                ("problem", problem.into()),
            ];
            texts.fill("problem-at", &fillings)
        }
    };
    report::problem(texts, &sentence);
}

/// What is wrong with an input, in the reader's language.
fn describe(error: &ParseError, texts: &Texts) -> String {
    let mut fillings: Vec<_> = error
        .args()
        .into_iter()
        .map(|(name, value)| (name, value.into()))
        .collect();
    if let Some(inner) = error.inner() {
        fillings.push(("error", describe(inner, texts).into()));
    }
    texts.fill(&format!("parse-{}", error.id()), &fillings)
}
