//! The work done on one chunk of input.

use novena_formats::{Chunk, Content, ParseError, line};

use super::answers::{Answers, NonPuzzle, Piece, Style};
use super::problems::InputProblem;
use super::{Item, Layout, Lines, Work};
use crate::gate::GatedLane;
use crate::input::{InputName, Job};
use crate::pipeline::{Halt, Lane};

/// The bytes of a line that contains nothing but a puzzle.
const ORDINARY_LINE: usize = 82;

pub(super) fn answer(work: &impl Work, job: Job, lane: &dyn Lane<Piece>) -> Result<(), Halt> {
    match work.gate() {
        Some(gate) => gate.inside(|| answer_job(work, job, &GatedLane { lane, gate })),
        None => answer_job(work, job, lane),
    }
}

fn answer_job(work: &impl Work, job: Job, lane: &dyn Lane<Piece>) -> Result<(), Halt> {
    match job {
        Job::Chunk { file, chunk } => answer_chunk(work, &file, &chunk, lane),
        Job::Note(note) => {
            let style = Style::new(work, Some(note.format()));
            let problem = InputProblem::Note(note);
            Answers::new(lane, style, vec![(0, NonPuzzle::Note(problem))]).end(0)
        }
        Job::Unreadable(unreadable) => {
            let between = NonPuzzle::Error {
                answer: None,
                problem: InputProblem::Unreadable(unreadable),
            };
            Answers::new(lane, Style::new(work, None), vec![(0, between)]).end(0)
        }
    }
}

fn answer_chunk<W: Work>(
    work: &W,
    file: &InputName,
    chunk: &Chunk,
    lane: &dyn Lane<Piece>,
) -> Result<(), Halt> {
    let style = Style::new(work, chunk.format());
    let mut sorted = ChunkSorter {
        work,
        file,
        style,
        items: Vec::new(),
        between: Vec::new(),
        remarks: 0,
        words: 0,
    };
    match W::Item::LINES {
        Some(lines) if chunk.is_of_line_format() => sorted.lines(&lines, chunk),
        _ => {
            for entry in chunk.entries() {
                match entry.content {
                    Content::Record(record) => {
                        sorted.puzzle(entry.line, Ok(W::Item::of_record(record)));
                    }
                    Content::Neutral(text) => sorted.neutral(text.as_bytes()),
                    Content::Error(error) => sorted.puzzle(entry.line, Err(error)),
                }
            }
        }
    }
    let mut answers = Answers::new(lane, style, sorted.between);
    answers.leave_out(sorted.remarks);
    answers.pass_over(sorted.words);
    // A solved line has the same length as its input line.
    answers.expect(chunk.text().len());
    work.answer(&sorted.items, &mut answers)?;
    answers.end(chunk.text().len())
}

/// Separates the puzzles in a chunk from the text between them.
struct ChunkSorter<'a, W: Work> {
    work: &'a W,
    file: &'a InputName,
    style: Style,
    items: Vec<W::Item>,
    between: Vec<(usize, NonPuzzle)>,
    /// The number of comment lines that were left out.
    remarks: u64,
    /// The number of text lines that were skipped.
    words: u64,
}

impl<W: Work> ChunkSorter<'_, W> {
    fn lines(&mut self, lines: &Lines<W::Item>, chunk: &Chunk) {
        let (mut text, mut number) = (chunk.text(), chunk.first_line());
        self.items.reserve(text.len() / ORDINARY_LINE + 1);
        loop {
            let before = self.items.len();
            text = (lines.take_ordinary)(text, &mut self.items);
            number += (self.items.len() - before) as u64;
            if text.is_empty() {
                break;
            }
            let end = text
                .iter()
                .position(|&byte| byte == b'\n')
                .unwrap_or(text.len());
            let line = &text[..end];
            text = &text[text.len().min(end + 1)..];
            if line::is_neutral(line) {
                self.neutral(line);
            } else {
                match (lines.read)(line) {
                    Err(_) if chunk.passes_over(line) => self.words += 1,
                    read => self.puzzle(number, read),
                }
            }
            number += 1;
        }
    }

    fn puzzle(&mut self, line: u64, read: Result<W::Item, ParseError>) {
        match read {
            Ok(item) => self.items.push(item),
            Err(error) => {
                let answer = match error {
                    // Empty input does not need an answer.
                    ParseError::Empty => None,
                    _ => self.work.error(&error, self.style.from),
                };
                let problem = InputProblem::NoPuzzle {
                    file: self.file.clone(),
                    line,
                    error,
                };
                self.between
                    .push((self.items.len(), NonPuzzle::Error { answer, problem }));
            }
        }
    }

    fn neutral(&mut self, text: &[u8]) {
        if self.style.layout == Layout::Lines {
            self.between
                .push((self.items.len(), NonPuzzle::Neutral(text.to_vec())));
        } else if !text.trim_ascii().is_empty() {
            self.remarks += 1;
        }
    }
}
