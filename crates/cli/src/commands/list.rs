//! Reads whole lists of puzzles into memory, for commands that need several passes.

use std::io::{self, Read};
use std::path::Path;

use novena_core::Puzzle;
use novena_formats::{Content, Reader};

use crate::exit::Exit;
use crate::input::open_file;
use crate::records::problem_at;
use crate::report;
use crate::texts::Texts;

/// The puzzles in a file.
pub(super) struct List {
    pub(super) name: String,
    pub(super) puzzles: Vec<Puzzle>,
}

/// Reads a file, or standard input if the name is `-`, and reports any problems in it. Returns the
/// exit status, and the puzzles unless the file could not be read at all.
pub(super) fn read(path: &Path, texts: &Texts) -> (Option<List>, Exit) {
    match try_read(path, texts) {
        Ok((list, true)) => (Some(list), Exit::Success),
        Ok((list, false)) => (Some(list), Exit::Bad),
        Err(error) => {
            let file = path.display().to_string();
            report::problem(texts, &report::unreadable(texts, &file, &error));
            (None, Exit::Bad)
        }
    }
}

/// Returns the puzzles in a file, and whether the file contains nothing but puzzles.
fn try_read(path: &Path, texts: &Texts) -> io::Result<(List, bool)> {
    let file = path.display().to_string();
    let name = path
        .file_stem()
        .unwrap_or_default()
        .to_string_lossy()
        .into_owned();
    let (mut puzzles, mut problems) = (Vec::new(), Vec::new());
    let input: Box<dyn Read> = if path == Path::new("-") {
        Box::new(io::stdin().lock())
    } else {
        Box::new(open_file(path)?)
    };
    for entry in Reader::new(input, file.as_str(), None)? {
        let entry = entry?;
        match entry.content {
            Content::Record(record) => puzzles.push(record.givens),
            Content::Neutral(_) => {}
            Content::Error(error) => problems.push(problem_at(&file, entry.line, &error, texts)),
        }
    }
    let complete = problems.is_empty();
    report::problems(texts, problems.into_iter());
    Ok((List { name, puzzles }, complete))
}
