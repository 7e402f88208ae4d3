//! The answers of a command, and the code that writes them.

use std::io::{self, Write};
use std::mem;

use novena_core::Board;
use novena_formats::{Format, Record};
use serde::Serialize;

use super::problems::InputProblem;
use super::repeats::{Claim, Key, Repeats};
use super::{Layout, RunSummary, Tally, Work};
use crate::exit::Exit;
use crate::json;
use crate::output::Output;
use crate::pipeline::{Halt, Lane, Taker};
use crate::progress::Progress;
use crate::report;
use crate::texts::Texts;

/// The size, in bytes, at which answers are passed on.
const PIECE: usize = 1 << 18;

/// The result of part of the input.
pub(super) struct Piece {
    style: Style,
    out: Vec<u8>,
    /// The answers that are kept only once, in order.
    claims: Vec<Claim>,
    problems: Vec<InputProblem>,
    done: RunSummary,
    /// The number of input bytes that are finished once this piece is written.
    bytes: u64,
}

/// The layout of the answers, together with the input format that determines it.
#[derive(Clone, Copy)]
pub(super) struct Style {
    pub(super) from: Option<Format>,
    pub(super) layout: Layout,
    head: &'static str,
    tail: &'static str,
}

impl Style {
    pub(super) fn new(work: &impl Work, from: Option<Format>) -> Self {
        Self {
            from,
            layout: work.layout(from),
            head: work.head(from),
            tail: work.tail(from),
        }
    }

    fn empty_piece(self) -> Piece {
        Piece {
            style: self,
            out: Vec::new(),
            claims: Vec::new(),
            problems: Vec::new(),
            done: RunSummary::default(),
            bytes: 0,
        }
    }
}

/// The answers of a command.
pub(crate) struct Answers<'a> {
    lane: &'a dyn Lane<Piece>,
    piece: Piece,
    /// The pieces of text between puzzles, each with the number of puzzles that precede it. The
    /// pieces are in reverse order, so that the next one can be taken from the end.
    between: Vec<(usize, NonPuzzle)>,
    /// The number of puzzles started.
    begun: usize,
}

/// A part of the input that is not a puzzle.
pub(super) enum NonPuzzle {
    Neutral(Vec<u8>),
    /// A problem that is reported, although it is not an error.
    Note(InputProblem),
    Error {
        answer: Option<String>,
        problem: InputProblem,
    },
}

impl<'a> Answers<'a> {
    /// Creates the answers. `between` must be in input order.
    pub(super) fn new(
        lane: &'a dyn Lane<Piece>,
        style: Style,
        mut between: Vec<(usize, NonPuzzle)>,
    ) -> Self {
        between.reverse();
        Self {
            lane,
            piece: style.empty_piece(),
            between,
            begun: 0,
        }
    }

    /// Reserves space for answers of about this length, up to a limit.
    pub(super) fn expect(&mut self, bytes: usize) {
        self.piece.out.reserve(bytes.min(PIECE) + PIECE / 64);
    }

    /// Counts comment lines for which there is no place in the answers.
    pub(super) const fn leave_out(&mut self, remarks: u64) {
        self.piece.done.remarks += remarks;
    }

    /// Counts text lines between puzzles, which do not get an answer.
    pub(super) const fn pass_over(&mut self, words: u64) {
        self.piece.done.words += words;
    }

    /// Returns the format of the input.
    pub(crate) const fn from(&self) -> Option<Format> {
        self.piece.style.from
    }

    /// Starts the answer to the next puzzle.
    #[inline]
    pub(crate) fn begin(&mut self) {
        if !self.between.is_empty() {
            self.catch_up();
        }
        self.begun += 1;
        self.piece.done.tally.puzzles += 1;
        self.set_apart();
    }

    /// Adds the answer to the next puzzle. The answer is kept only if it is the first with this key
    /// in the whole output.
    pub(crate) fn once(&mut self, key: Key, write: impl FnOnce(&mut Self)) {
        self.catch_up();
        let start = self.piece.out.len();
        let others = mem::take(&mut self.piece.done.dropped);
        write(self);
        let bytes = start..self.piece.out.len();
        // The parts that this answer lost are counted only if the answer is kept.
        let dropped = mem::replace(&mut self.piece.done.dropped, others);
        self.piece.claims.push(Claim {
            key,
            bytes,
            dropped,
        });
    }

    /// Writes the empty line that separates blocks. The empty line before the very first block is
    /// removed later.
    #[inline]
    pub(crate) fn set_apart(&mut self) {
        if self.piece.style.layout == Layout::Blocks {
            self.piece.out.push(b'\n');
        }
    }

    /// Adds a line to the answer.
    pub(crate) fn line(&mut self, text: impl std::fmt::Display) {
        let Ok(()) = writeln!(self.piece.out, "{text}") else {
            unreachable!("writing to memory cannot fail");
        };
    }

    /// Adds a line to the answer, as JSON.
    pub(crate) fn json(&mut self, value: &impl Serialize) {
        json::write(value, &mut self.piece.out);
        self.piece.out.push(b'\n');
    }

    /// Replaces the trailing newline with a space, so that the line continues.
    pub(crate) fn continue_line(&mut self) {
        if let Some(end) = self.piece.out.last_mut() {
            *end = b' ';
        }
    }

    /// Adds a record as the answer. Parts that the format cannot represent are counted.
    pub(crate) fn write(&mut self, format: Format, record: &Record) {
        let Ok(dropped) = format.write(record, &mut self.piece.out) else {
            unreachable!("writing to memory cannot fail");
        };
        for part in dropped.iter() {
            let lost = (format.id(), part);
            *self.piece.done.dropped.entry(lost).or_default() += 1;
        }
    }

    /// Adds a board as the answer.
    pub(crate) fn write_board(&mut self, format: Format, board: &Board) {
        let Ok(()) = format.write_board(board, &mut self.piece.out) else {
            unreachable!("writing to memory cannot fail");
        };
    }

    /// Returns the bytes of the answer so far, to which the caller may append directly.
    pub(crate) const fn bytes(&mut self) -> &mut Vec<u8> {
        &mut self.piece.out
    }

    pub(crate) const fn tally(&mut self) -> &mut Tally {
        &mut self.piece.done.tally
    }

    /// Marks the answer as negative.
    pub(crate) fn negative(&mut self) {
        self.piece.done.exit = self.piece.done.exit.max(Exit::Negative);
    }

    /// Passes on the output so far, so that a long answer does not fill up the memory.
    #[inline]
    pub(crate) fn pass_on(&mut self) -> Result<(), Halt> {
        if self.piece.out.len() < PIECE {
            return Ok(());
        }
        let next = self.piece.style.empty_piece();
        self.lane.send(mem::replace(&mut self.piece, next))
    }

    /// Ends the answers, and reports that `bytes` bytes of input are finished.
    pub(super) fn end(mut self, bytes: usize) -> Result<(), Halt> {
        self.catch_up();
        self.piece.bytes = bytes as u64;
        self.lane.send(self.piece)
    }

    /// Writes the text that precedes the next puzzle.
    fn catch_up(&mut self) {
        while let Some((_, between)) = self.between.pop_if(|(before, _)| *before <= self.begun) {
            match between {
                NonPuzzle::Neutral(text) => {
                    self.piece.out.extend(text);
                    self.piece.out.push(b'\n');
                }
                NonPuzzle::Note(problem) => self.piece.problems.push(problem),
                NonPuzzle::Error { answer, problem } => {
                    if let Some(answer) = answer {
                        self.set_apart();
                        self.line(answer);
                    }
                    self.piece.done.tally.errors += 1;
                    self.piece.done.exit = Exit::Bad;
                    self.piece.problems.push(problem);
                }
            }
        }
    }
}

/// The end of the pipeline, which writes answers and problems in order.
pub(super) struct AnswerWriter<'a> {
    out: Output,
    progress: Progress,
    texts: &'a Texts,
    done: RunSummary,
    repeats: Repeats,
    /// Whether answers and the progress bar appear on the same screen. If so, the bar must be
    /// hidden while answers are written.
    on_screen: bool,
    /// The style of the first answer or, until there is one, of the first input.
    frame: Option<Style>,
    /// Whether anything was written.
    started: bool,
    /// Whether any input with a known format got an answer.
    answered: bool,
}

impl<'a> AnswerWriter<'a> {
    pub(super) fn new(out: Output, progress: Progress, texts: &'a Texts) -> Self {
        Self {
            on_screen: out.is_on_screen(),
            out,
            progress,
            texts,
            done: RunSummary::default(),
            repeats: Repeats::default(),
            frame: None,
            started: false,
            answered: false,
        }
    }

    /// Ends the output. If the output is empty, discards it and leaves an existing file unchanged.
    pub(super) fn end(mut self, written: io::Result<()>) -> (io::Result<()>, RunSummary) {
        self.progress.finish();
        let has_failed = self.done.exit == Exit::Bad && !self.answered;
        let closed = written.and_then(|()| {
            if has_failed && !self.started {
                Ok(())
            } else {
                self.close()
            }
        });
        let finished = if has_failed || closed.is_err() {
            self.out.abandon();
            closed
        } else {
            self.out.finish()
        };
        (finished, self.done)
    }

    /// Writes the end of the document and, if there were no answers, also its start. A document
    /// without answers is still complete.
    fn close(&mut self) -> io::Result<()> {
        let Some(Style { head, tail, .. }) = self.frame else {
            return Ok(());
        };
        if !self.started {
            self.out.write_all(head.as_bytes())?;
        }
        self.out.write_all(tail.as_bytes())
    }

    fn write(&mut self, piece: &Piece) -> io::Result<()> {
        let mut bytes = piece.out.as_slice();
        self.answered |= piece.style.from.is_some() && !bytes.is_empty();
        self.frame.get_or_insert(piece.style);
        if !self.started && !bytes.is_empty() {
            self.started = true;
            self.frame = Some(piece.style);
            self.out.write_all(piece.style.head.as_bytes())?;
            if piece.style.layout == Layout::Blocks {
                bytes = bytes.strip_prefix(b"\n").unwrap_or(bytes);
            }
        }
        self.out.write_all(bytes)?;
        if !piece.problems.is_empty() {
            // Flushing keeps answers and error messages in order if they share a screen.
            self.out.flush()?;
            let sentences = piece
                .problems
                .iter()
                .map(|problem| (problem.weight(), problem.describe(self.texts)));
            report::all(self.texts, sentences);
        }
        Ok(())
    }
}

impl Taker<Piece> for AnswerWriter<'_> {
    type Error = io::Error;

    fn take(&mut self, mut piece: Piece) -> io::Result<()> {
        self.repeats
            .take_out(&mut piece.out, piece.claims.drain(..), &mut piece.done);
        if self.on_screen || !piece.problems.is_empty() {
            let progress = self.progress.clone();
            progress.suspend(|| self.write(&piece).and_then(|()| self.out.flush()))?;
        } else {
            self.write(&piece)?;
        }
        self.progress
            .advance(piece.bytes, piece.done.tally.puzzles, self.texts);
        self.done.add(piece.done);
        Ok(())
    }

    /// Updates the progress line and flushes the output. A program that sends puzzles one by one
    /// needs each answer before it sends the next puzzle.
    fn wait(&mut self) -> io::Result<()> {
        self.progress.advance(0, 0, self.texts);
        self.out.flush()
    }
}
