//! Supplies puzzles from files and standard input to the pipeline as jobs.

mod unpack;

use std::fs::File;
use std::io::{self, IsTerminal, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use novena_formats::{Ambiguity, Assumption, Chunk, Content, Format, Reader, Source};

use crate::arguments::Input;
use crate::report;
use crate::texts::Texts;

/// A part of the input to answer, or a file that could not be read.
pub(crate) enum Job {
    Chunk { file: InputName, chunk: Chunk },
    Note(ReadingNote),
    Unreadable(Unreadable),
}

/// A note about how a file was interpreted.
pub(crate) struct ReadingNote {
    file: InputName,
    about: NoteAbout,
}

enum NoteAbout {
    Ambiguity(Ambiguity),
    Assumption(Assumption),
}

impl ReadingNote {
    /// Returns the format that was read.
    pub(crate) fn format(&self) -> Format {
        match self.about {
            NoteAbout::Ambiguity(ambiguity) => ambiguity.taken,
            NoteAbout::Assumption(_) => Format::FOUND,
        }
    }

    /// Returns a single sentence in the reader's language.
    pub(crate) fn describe(&self, texts: &Texts) -> String {
        let name = self.file.shown(texts);
        let file = || ("file", name.as_ref().into());
        match self.about {
            NoteAbout::Ambiguity(ambiguity) => texts.fill(
                "doubt",
                &[
                    file(),
                    ("taken", ambiguity.taken.id().into()),
                    ("other", ambiguity.other.id().into()),
                ],
            ),
            NoteAbout::Assumption(assumption) => {
                texts.fill(&format!("assumed-{}", assumption.id()), &[file()])
            }
        }
    }
}

/// The reason why a file could not be read.
pub(crate) struct Unreadable {
    file: InputName,
    error: io::Error,
}

impl Unreadable {
    /// Returns a single sentence that names the file and states the reason.
    pub(crate) fn describe(&self, texts: &Texts) -> String {
        report::unreadable(texts, &self.file.shown(texts), &self.error)
    }
}

impl Input {
    /// Returns the chunks of all files in order. If a number of lines is given, chunks are split
    /// further into pieces of that many lines. A file that cannot be read becomes a single job that reports the error.
    pub(crate) fn jobs(
        &self,
        portion: Option<usize>,
        texts: &Texts,
    ) -> impl Iterator<Item = Job> + Send + use<> {
        let from = self.from;
        let mut files = self.files.clone();
        if files.is_empty() {
            files.push(PathBuf::from("-"));
        }
        if self.is_typed() {
            report::advice(&texts.get("input-waiting"));
        }
        files
            .into_iter()
            .flat_map(move |path| FileJobs::open(&path, from, portion))
    }

    /// Returns whether any part of the input is typed or pasted into a terminal.
    pub(crate) fn is_typed(&self) -> bool {
        let is_standard = |path: &PathBuf| path == Path::new("-");
        (self.files.is_empty() || self.files.iter().any(is_standard)) && io::stdin().is_terminal()
    }

    /// Returns the number of bytes to read, if it is known because every input is a regular file.
    pub(crate) fn bytes(&self) -> Option<u64> {
        let sizes = self.files.iter().map(|path| {
            path.metadata()
                .ok()
                .filter(std::fs::Metadata::is_file)
                .map(|metadata| metadata.len())
        });
        sizes
            .sum::<Option<u64>>()
            .filter(|_| !self.files.is_empty())
    }
}

/// The name of an input in messages. An unnamed input is given a name in the reader's language, but
/// only when a message needs one.
#[derive(Clone)]
pub(crate) enum InputName {
    Standard,
    Argument,
    File(Arc<str>),
}

impl InputName {
    pub(crate) fn shown(&self, texts: &Texts) -> Arc<str> {
        match self {
            Self::Standard => texts.get("input-standard").into(),
            Self::Argument => texts.get("input-argument").into(),
            Self::File(name) => Arc::clone(name),
        }
    }

    /// Returns whether both names belong to the same input. A file that is specified twice counts
    /// as two inputs.
    pub(crate) fn is_same(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Standard, Self::Standard) | (Self::Argument, Self::Argument) => true,
            (Self::File(name), Self::File(other)) => Arc::ptr_eq(name, other),
            _ => false,
        }
    }
}

struct FileJobs {
    file: InputName,
    portion: Option<usize>,
    /// The notes about the file, which are reported before its first chunk.
    notes: Vec<NoteAbout>,
    /// The portions of a chunk, in reverse order, so that the next one can be taken from the end.
    portions: Vec<Chunk>,
    state: State,
}

enum State {
    Reading(Box<Source<Box<dyn Read + Send>>>),
    Failed(io::Error),
    Done,
}

impl FileJobs {
    fn open(path: &Path, from: Option<Format>, portion: Option<usize>) -> Self {
        let (file, input): (InputName, io::Result<Box<dyn Read + Send>>) = if path == Path::new("-")
        {
            (InputName::Standard, Ok(Box::new(io::stdin())))
        } else if let Some(text) = puzzle_in(path, from) {
            let text = io::Cursor::new(text.to_owned().into_bytes());
            (InputName::Argument, Ok(Box::new(text)))
        } else {
            let name = path.to_string_lossy();
            let file = open_file(path).map(|file| Box::new(file) as Box<dyn Read + Send>);
            (InputName::File(name.into()), file)
        };
        let input = input.and_then(unpack::unpacked);
        // The name of the source is empty, because messages use the name that is stored here.
        let state = match input.and_then(|input| Source::new(input, "", from)) {
            Ok(source) => State::Reading(Box::new(source)),
            Err(error) => State::Failed(error),
        };
        let notes = match &state {
            State::Reading(source) => {
                let ambiguity = source.ambiguity().map(NoteAbout::Ambiguity);
                let assumption = source.assumption().map(NoteAbout::Assumption);
                ambiguity.into_iter().chain(assumption).collect()
            }
            State::Failed(_) | State::Done => Vec::new(),
        };
        Self {
            file,
            portion,
            notes,
            portions: Vec::new(),
            state,
        }
    }
}

/// Returns the text of an argument that is a puzzle or a link rather than a file name.
pub(crate) fn puzzle_in(path: &Path, from: Option<Format>) -> Option<&str> {
    let text = path.to_str()?;
    if path.exists() {
        return None;
    }
    // A link is always accepted. If it does not contain a puzzle, the answer explains why.
    if text.contains("://") {
        return Some(text);
    }
    let mut reader = Reader::new(text.as_bytes(), "", from).ok()?;
    let is_puzzle = reader
        .any(|entry| matches!(entry, Ok(found) if matches!(found.content, Content::Record(_))));
    (is_puzzle || is_nearly_puzzle(text)).then_some(text)
}

/// Returns whether an argument was meant to be a puzzle. If so, an error about its cells is more
/// useful than one about a missing file.
fn is_nearly_puzzle(text: &str) -> bool {
    let is_cell = |char: &char| char.is_ascii_digit() || matches!(char, '.' | '-' | '*' | '_');
    let cells = text.chars().filter(is_cell).count();
    (60..=100).contains(&cells) && cells + 2 >= text.chars().count()
}

/// Opens a file and rejects folders. Some systems open a folder as if it were a file, and report
/// the error only when the folder is read. Windows denies permission to open a folder.
pub(crate) fn open_file(path: &Path) -> io::Result<File> {
    if path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    File::open(path)
}

impl Iterator for FileJobs {
    type Item = Job;

    fn next(&mut self) -> Option<Job> {
        if let Some(about) = self.notes.pop() {
            let file = self.file.clone();
            return Some(Job::Note(ReadingNote { file, about }));
        }
        if let Some(chunk) = self.portions.pop() {
            let file = self.file.clone();
            return Some(Job::Chunk { file, chunk });
        }
        let State::Reading(source) = &mut self.state else {
            return match std::mem::replace(&mut self.state, State::Done) {
                State::Failed(error) => Some(Job::Unreadable(Unreadable {
                    file: self.file.clone(),
                    error,
                })),
                _ => None,
            };
        };
        match source.next_chunk() {
            Ok(Some(chunk)) => match self.portion {
                Some(lines) => {
                    self.portions = chunk.in_portions(lines);
                    self.portions.reverse();
                    self.next()
                }
                None => Some(Job::Chunk {
                    file: self.file.clone(),
                    chunk,
                }),
            },
            Ok(None) => None,
            Err(error) => {
                self.state = State::Done;
                Some(Job::Unreadable(Unreadable {
                    file: self.file.clone(),
                    error,
                }))
            }
        }
    }
}
