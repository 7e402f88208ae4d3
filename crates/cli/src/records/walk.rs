//! Processes records one by one, for commands whose answers are files.

use std::ops::ControlFlow;

use novena_formats::{Content, Record};

use super::problems::InputProblem;
use super::puzzles_done;
use crate::arguments::Input;
use crate::exit::Exit;
use crate::input::{InputName, Job};
use crate::interrupt;
use crate::progress::Progress;
use crate::report;
use crate::texts::Texts;

/// A record with its file and line.
pub(crate) struct RecordAt {
    pub(crate) file: InputName,
    pub(crate) line: u64,
    pub(crate) record: Record,
}

/// Passes every record of the input to `take`, in order, and reports invalid ones. Stops early if
/// `take` asks for it. Returns the worst exit status.
pub(crate) fn walk(
    input: &Input,
    texts: &Texts,
    mut take: impl FnMut(RecordAt, &Progress) -> ControlFlow<Exit, Exit>,
) -> Exit {
    let mut progress = Progress::reading(input, texts);
    let mut exit = Exit::Success;
    interrupt::end_soon_when_interrupted();
    // The records are read in small portions, so that the progress bar keeps moving.
    for job in input.jobs(Some(16), texts) {
        let (file, chunk) = match job {
            Job::Chunk { file, chunk } => (file, chunk),
            Job::Note(note) => {
                report_problem(&InputProblem::Note(note), &progress, texts);
                continue;
            }
            Job::Unreadable(unreadable) => {
                report_problem(&InputProblem::Unreadable(unreadable), &progress, texts);
                exit = exit.max(Exit::Bad);
                continue;
            }
        };
        let mut puzzles = 0;
        for entry in chunk.entries() {
            if interrupt::is_interrupted() {
                progress.advance(0, puzzles, texts);
                progress.finish();
                interrupt::end(&puzzles_done(&progress, texts), texts);
            }
            let (file, line) = (file.clone(), entry.line);
            match entry.content {
                Content::Record(record) => {
                    puzzles += 1;
                    let found = RecordAt { file, line, record };
                    match take(found, &progress) {
                        ControlFlow::Continue(came) => exit = exit.max(came),
                        ControlFlow::Break(came) => {
                            progress.finish();
                            return exit.max(came);
                        }
                    }
                }
                Content::Neutral(_) => {}
                Content::Error(error) => {
                    report_problem(
                        &InputProblem::NoPuzzle { file, line, error },
                        &progress,
                        texts,
                    );
                    exit = exit.max(Exit::Bad);
                }
            }
        }
        progress.advance(chunk.text().len() as u64, puzzles, texts);
    }
    progress.finish();
    exit
}

fn report_problem(problem: &InputProblem, progress: &Progress, texts: &Texts) {
    let sentence = (problem.weight(), problem.describe(texts));
    progress.suspend(|| report::all(texts, std::iter::once(sentence)));
}
