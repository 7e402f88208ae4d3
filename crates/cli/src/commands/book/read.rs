//! Reads puzzles from files, then solves and rates them on all cores while preserving their order.

use novena_core::Puzzle;
use novena_formats::{Chunk, Content, ParseError};
use novena_kernel::{Verdict, Wave};

use super::item::{Item, rated};
use crate::arguments::Input;
use crate::exit::Exit;
use crate::input::{InputName, Job};
use crate::pipeline::{self, Lane, Taker};
use crate::progress::Progress;
use crate::records::problem_at;
use crate::report::{self, Weight};
use crate::texts::Texts;

/// The number of lines that are read together. It is small, because a rating may take a long time.
const PORTION: usize = 4;

/// The puzzles in a file.
pub(super) struct FilePuzzles {
    pub(super) file: InputName,
    pub(super) items: Vec<Item>,
}

/// The result for one part of the input.
struct Piece {
    file: Option<InputName>,
    items: Vec<Item>,
    problems: Vec<FileProblem>,
    bytes: u64,
}

enum FileProblem {
    Unreadable(String),
    Note(String),
    NoPuzzle {
        line: u64,
        error: ParseError,
    },
    /// The puzzle does not have a unique solution. It is left out, because its answer could not be
    /// printed.
    NotUnique {
        line: u64,
        several: bool,
    },
}

/// Reads all files and rates their puzzles. Puzzles without a unique solution are left out and
/// reported.
pub(super) fn read(input: &Input, threads: usize, texts: &Texts) -> (Vec<FilePuzzles>, Exit) {
    let mut reading = FileReader {
        files: Vec::new(),
        exit: Exit::Success,
        progress: Progress::reading(input, texts),
        texts,
    };
    let jobs = input.jobs(Some(PORTION), texts);
    let work = |job, lane: &dyn Lane<Piece>| lane.send(piece(job, texts));
    let Ok(()) = pipeline::run(threads, jobs, work, &mut reading);
    reading.progress.finish();
    (reading.files, reading.exit)
}

fn piece(job: Job, texts: &Texts) -> Piece {
    let mut piece = Piece {
        file: None,
        items: Vec::new(),
        problems: Vec::new(),
        bytes: 0,
    };
    match job {
        Job::Chunk { file, chunk } => {
            piece.file = Some(file);
            piece.bytes = chunk.text().len() as u64;
            piece.fill(&chunk);
        }
        Job::Note(note) => {
            piece.problems.push(FileProblem::Note(note.describe(texts)));
        }
        Job::Unreadable(unreadable) => {
            let sentence = unreadable.describe(texts);
            piece.problems.push(FileProblem::Unreadable(sentence));
        }
    }
    piece
}

impl Piece {
    fn fill(&mut self, chunk: &Chunk) {
        for entry in chunk.entries() {
            let line = entry.line;
            match entry.content {
                Content::Record(record) => self.puzzle(record.givens, line),
                Content::Neutral(_) => {}
                Content::Error(error) => self.problems.push(FileProblem::NoPuzzle { line, error }),
            }
        }
    }

    fn puzzle(&mut self, puzzle: Puzzle, line: u64) {
        match Wave::new().verdict(&puzzle).0 {
            Verdict::Unique(solution) => self.items.push(Item {
                puzzle,
                solution,
                rating: rated(&puzzle),
            }),
            verdict => {
                let several = matches!(verdict, Verdict::Several);
                self.problems.push(FileProblem::NotUnique { line, several });
            }
        }
    }
}

impl FileProblem {
    fn describe(self, file: &str, texts: &Texts) -> (Weight, Exit, String) {
        match self {
            Self::Unreadable(sentence) => (Weight::Problem, Exit::Bad, sentence),
            Self::Note(sentence) => (Weight::Warning, Exit::Success, sentence),
            Self::NoPuzzle { line, error } => {
                let sentence = problem_at(file, line, &error, texts);
                (Weight::Problem, Exit::Bad, sentence)
            }
            Self::NotUnique { line, several } => {
                let key = if several { "book-several" } else { "book-none" };
                let sentence = report::at(file, line, &texts.get(key));
                (Weight::Warning, Exit::Negative, sentence)
            }
        }
    }
}

struct FileReader<'a> {
    files: Vec<FilePuzzles>,
    exit: Exit,
    progress: Progress,
    texts: &'a Texts,
}

/// The error type of a taker that writes nothing and therefore cannot fail.
enum Never {}

impl Taker<Piece> for FileReader<'_> {
    type Error = Never;

    fn take(&mut self, piece: Piece) -> Result<(), Never> {
        let name = piece.file.as_ref().map(|file| file.shown(self.texts));
        let name = name.unwrap_or_else(|| "".into());
        let sentences: Vec<_> = piece
            .problems
            .into_iter()
            .map(|problem| {
                let (weight, exit, sentence) = problem.describe(&name, self.texts);
                self.exit = self.exit.max(exit);
                (weight, sentence)
            })
            .collect();
        if !sentences.is_empty() {
            let texts = self.texts;
            self.progress
                .suspend(|| report::all(texts, sentences.into_iter()));
        }
        let puzzles = piece.items.len() as u64;
        if let Some(file) = piece.file {
            match self.files.last_mut() {
                Some(last) if last.file.is_same(&file) => last.items.extend(piece.items),
                _ => self.files.push(FilePuzzles {
                    file,
                    items: piece.items,
                }),
            }
        }
        self.progress.advance(piece.bytes, puzzles, self.texts);
        Ok(())
    }

    fn wait(&mut self) -> Result<(), Never> {
        self.progress.advance(0, 0, self.texts);
        Ok(())
    }
}
