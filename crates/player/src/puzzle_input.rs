//! Reads puzzles from a file name or from pasted text.

use std::fs::File;
use std::io;
use std::path::Path;

use novena_core::{Journal, Sheet};
use novena_formats::{Content, Format, ParseError, Reader, Record};
use novena_play::{Checking, Course, Game, HintCounts, SavedGame};
use novena_store::Labels;
use novena_texts::{IoProblem, Language, Naming, UnreadableFile, Wording};

use super::app::App;
use crate::texts::{self, Texts};

/// The maximum number of puzzles read. A longer list would be useless.
const MOST: usize = 5000;

/// Puzzles read from a file or from text, and the first problem found.
#[derive(Clone, Debug)]
pub struct PuzzleInput {
    /// The name of the input in messages.
    label: String,
    /// The name of the file, if the input was a file.
    pub(crate) name: Option<String>,
    pub(crate) records: Vec<Record>,
    pub(crate) problem: Option<ReadingProblem>,
}

/// Why something was not read.
#[derive(Clone, Debug)]
pub(crate) enum ReadingProblem {
    File(io::ErrorKind),
    /// The first line that is not a puzzle.
    Text {
        line: u64,
        error: ParseError,
    },
}

impl PuzzleInput {
    /// Reads the file with this name or, if there is no such file, the words themselves as puzzles.
    pub(crate) fn words(words: &str) -> Self {
        let path = Path::new(words.trim());
        if !words.trim().contains('\n') && path.exists() {
            return Self::file(path, None);
        }
        Self::text(words)
    }

    /// Reads a file.
    #[must_use]
    pub fn file(path: &Path, from: Option<Format>) -> Self {
        let name = path.display().to_string();
        match File::open(path) {
            // Some systems open a folder like a file and fail to read it; others deny permission to
            // open it. Both error messages would be confusing.
            _ if path.is_dir() => Self::failed(name, io::ErrorKind::IsADirectory),
            Ok(file) => Self::read(file, name.clone(), Some(name), from),
            Err(error) => Self::failed(name, error.kind()),
        }
    }

    fn failed(name: String, kind: io::ErrorKind) -> Self {
        Self {
            label: name.clone(),
            name: Some(name),
            records: Vec::new(),
            problem: Some(ReadingProblem::File(kind)),
        }
    }

    /// Reads a stream. Messages refer to it by its label.
    pub fn stream(source: impl io::Read, label: String, from: Option<Format>) -> Self {
        Self::read(source, label, None, from)
    }

    /// Reads text. Unlike [`Self::file`], this cannot fail.
    pub(crate) fn text(text: &str) -> Self {
        Self::read(text.as_bytes(), String::new(), None, None)
    }

    fn read(
        source: impl io::Read,
        label: String,
        name: Option<String>,
        from: Option<Format>,
    ) -> Self {
        let mut input = Self {
            label,
            name,
            records: Vec::new(),
            problem: None,
        };
        // The extension of a file suggests its format.
        let file = input.name.clone().unwrap_or_default();
        let reader = match Reader::new(source, file, from) {
            Ok(reader) => reader,
            Err(error) => {
                input.problem = Some(ReadingProblem::File(error.kind()));
                return input;
            }
        };
        for entry in reader {
            match entry {
                Err(error) => {
                    input.problem = Some(ReadingProblem::File(error.kind()));
                    break;
                }
                Ok(entry) => match entry.content {
                    Content::Record(record) => input.records.push(record),
                    Content::Error(error) if input.problem.is_none() => {
                        let line = entry.line;
                        input.problem = Some(ReadingProblem::Text { line, error });
                    }
                    _ => {}
                },
            }
            if input.records.len() == MOST {
                break;
            }
        }
        input
    }
}

impl PuzzleInput {
    /// Whether there is nothing to play.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.records.is_empty()
    }

    /// Why there is nothing to play, in a language.
    #[must_use]
    pub fn describe(&self, language: Language) -> String {
        self.problem_sentence(&texts::of(language))
    }

    fn problem_sentence(&self, texts: &Texts) -> String {
        let wording = Wording::shared(texts.language(), Naming::Short);
        match &self.problem {
            None => texts.get("file-nothing"),
            Some(ReadingProblem::File(kind)) => wording.reason(&UnreadableFile {
                file: &self.label,
                reason: IoProblem(*kind),
            }),
            Some(ReadingProblem::Text { line, error }) => match &self.name {
                Some(name) => format!("{name}:{line}: {}", wording.reason(error)),
                None => wording.reason(error),
            },
        }
    }
}

impl App<'_> {
    /// Plays the puzzles read, or reports why not.
    pub(crate) fn load_input(&mut self, input: PuzzleInput) {
        let problem = input.problem_sentence(self.texts);
        self.records = input.records;
        self.file.clone_from(&input.name);
        // The file name is useful, but the folder it is in is not.
        let file = input
            .name
            .as_deref()
            .and_then(|name| Path::new(name).file_name());
        let file = file.map(|name| name.to_string_lossy().into_owned());
        for record in &mut self.records {
            if record.title.is_none() {
                record.title.clone_from(&file);
            }
        }
        match &self.records[..] {
            [] => self.warn(problem),
            [record] => {
                let record = record.clone();
                self.play_record(&record);
            }
            [first, ..] => {
                // The list would otherwise cover an empty board, so the first puzzle is started.
                if self.game().givens().givens().is_empty() {
                    let first = first.clone();
                    self.play_record(&first);
                }
                self.list_records();
            }
        }
    }

    /// Plays a puzzle from a file, with everything written on it.
    pub(crate) fn play_record(&mut self, record: &Record) {
        let source = self.file.clone();
        let labels = Labels {
            title: record.title.clone(),
            author: record.author.clone(),
            level: record.level.clone(),
            source: source.map(|name| format!("file {name}")),
        };
        self.start(game_of(record), labels);
    }
}

/// The game stored in a record. If there is no journal, everything written becomes one step.
fn game_of(record: &Record) -> Game {
    let journal = record.journal.as_deref().cloned().unwrap_or_else(|| {
        let step: Vec<_> = record.sheet().changes_from(&Sheet::BLANK).collect();
        let done = usize::from(!step.is_empty());
        Journal {
            steps: (done == 1).then_some(step).into_iter().collect(),
            done,
            savepoints: Vec::new(),
        }
    });
    let saved = SavedGame {
        givens: record.givens,
        journal,
        checking: Checking::default(),
        cleaning: true,
        elapsed: record.time.unwrap_or_default(),
        hints: HintCounts::default(),
        course: Course::default(),
    };
    // A journal that does not match the sheet is dropped, and the puzzle can still be played.
    saved
        .into_game()
        .unwrap_or_else(|_| Game::new(record.givens))
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit, DigitSet, Puzzle};

    use super::*;

    const PUZZLE: &str =
        ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

    #[test]
    fn words_are_read_as_a_puzzle_if_there_is_no_such_file() {
        let input = PuzzleInput::words(PUZZLE);
        assert_eq!(input.records.len(), 1);
        assert_eq!(input.name, None);
        let input = PuzzleInput::words("no such puzzle");
        assert!(matches!(input.problem, Some(ReadingProblem::Text { .. })));
        let input = PuzzleInput::words(".");
        assert!(matches!(
            input.problem,
            Some(ReadingProblem::File(io::ErrorKind::IsADirectory))
        ));
    }

    #[test]
    fn entries_and_marks_of_a_record_are_kept() {
        let puzzle: Puzzle = PUZZLE.parse().unwrap();
        let mut sheet = Sheet::BLANK;
        sheet[Cell::at(0, 0)].digit = Digit::new(7);
        sheet[Cell::at(0, 1)].centre = DigitSet::ALL;
        let record = Record::new(puzzle).with_sheet(&sheet);
        let game = game_of(&record);
        assert_eq!(*game.sheet(), sheet);
        assert_eq!(game.journal().steps.len(), 1);
        assert!(game_of(&Record::new(puzzle)).journal().steps.is_empty());
    }
}
