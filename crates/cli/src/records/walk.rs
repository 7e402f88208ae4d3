//! One record after the other, for commands whose answers are files.

use std::ops::ControlFlow;
use std::sync::Arc;

use novena_formats::{Content, Record};

use super::problems::InputProblem;
use crate::arguments::Input;
use crate::exit::Exit;
use crate::input::Job;
use crate::progress::Progress;
use crate::report;
use crate::texts::Texts;

/// A record with its file and line.
pub(crate) struct RecordAt {
    pub(crate) file: Arc<str>,
    pub(crate) line: u64,
    pub(crate) record: Record,
}

/// Passes on every record of the input, in order, and says what is none. The answer is the worst
/// of what was read; it ends early where `take` says so.
pub(crate) fn walk(
    input: &Input,
    texts: &Texts,
    mut take: impl FnMut(RecordAt, &Progress) -> ControlFlow<Exit, Exit>,
) -> Exit {
    let mut progress = Progress::new(input.bytes(), texts);
    let mut exit = Exit::Success;
    // In portions, so that a bar has something to tell.
    for job in input.jobs(Some(16), texts) {
        let (file, chunk) = match job {
            Job::Chunk { file, chunk } => (file, chunk),
            Job::Doubt { file, doubt } => {
                tell(&InputProblem::Doubt { file, doubt }, &progress, texts);
                continue;
            }
            Job::Unreadable(unreadable) => {
                tell(&InputProblem::Unreadable(unreadable), &progress, texts);
                exit = exit.max(Exit::Bad);
                continue;
            }
        };
        let mut puzzles = 0;
        for entry in chunk.entries() {
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
                    tell(
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

fn tell(problem: &InputProblem, progress: &Progress, texts: &Texts) {
    let sentence = (problem.weight(), problem.describe(texts));
    progress.suspend(|| report::all(texts, std::iter::once(sentence)));
}
