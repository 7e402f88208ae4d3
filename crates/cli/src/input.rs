//! Puzzles from files and standard input, as jobs for the pipeline.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use novena_formats::{Chunk, Doubt, Format, Source};

use crate::arguments::Input;
use crate::report;
use crate::texts::Texts;

/// A stretch of input to answer, or a file that gives none.
pub(crate) enum Job {
    Chunk { file: Arc<str>, chunk: Chunk },
    Doubt { file: Arc<str>, doubt: Doubt },
    Unreadable(Unreadable),
}

/// Why a file could not be read.
pub(crate) struct Unreadable {
    file: Arc<str>,
    error: io::Error,
}

impl Unreadable {
    /// One sentence a person can act on.
    pub(crate) fn describe(&self, texts: &Texts) -> String {
        report::unreadable(texts, &self.file, &self.error)
    }
}

impl Input {
    /// All chunks of all files in order, in portions of so many lines if that is asked for. A
    /// file that fails is one job that says so.
    pub(crate) fn jobs(
        &self,
        portion: Option<usize>,
        texts: &Texts,
    ) -> impl Iterator<Item = Job> + Send + use<> {
        let from = self.from;
        let standard: Arc<str> = texts.get("input-standard").into();
        let mut files = self.files.clone();
        if files.is_empty() {
            files.push(PathBuf::from("-"));
        }
        files
            .into_iter()
            .flat_map(move |path| FileJobs::open(&path, &standard, from, portion))
    }

    /// How many bytes there are to read, where every input is a plain file.
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

struct FileJobs {
    file: Arc<str>,
    portion: Option<usize>,
    /// What is to be said of the file before its first chunk.
    doubt: Option<Doubt>,
    /// Portions of a chunk, the next one last.
    portions: Vec<Chunk>,
    state: State,
}

enum State {
    Reading(Box<Source<Box<dyn Read + Send>>>),
    Failed(io::Error),
    Done,
}

impl FileJobs {
    fn open(
        path: &Path,
        standard: &Arc<str>,
        from: Option<Format>,
        portion: Option<usize>,
    ) -> Self {
        let (file, input): (Arc<str>, io::Result<Box<dyn Read + Send>>) = if path == Path::new("-")
        {
            (standard.clone(), Ok(Box::new(io::stdin())))
        } else {
            (path.to_string_lossy().into(), open_file(path))
        };
        let state = match input.and_then(|input| Source::new(input, &*file, from)) {
            Ok(source) => State::Reading(Box::new(source)),
            Err(error) => State::Failed(error),
        };
        let doubt = match &state {
            State::Reading(source) => source.doubt(),
            State::Failed(_) | State::Done => None,
        };
        Self {
            file,
            portion,
            doubt,
            portions: Vec::new(),
            state,
        }
    }
}

/// A folder can be opened like a file on some systems, and only fails when it is read.
fn open_file(path: &Path) -> io::Result<Box<dyn Read + Send>> {
    let file = File::open(path)?;
    if file.metadata()?.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    Ok(Box::new(file))
}

impl Iterator for FileJobs {
    type Item = Job;

    fn next(&mut self) -> Option<Job> {
        if let Some(doubt) = self.doubt.take() {
            let file = self.file.clone();
            return Some(Job::Doubt { file, doubt });
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
