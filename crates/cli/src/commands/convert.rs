use std::path::Path;

use novena_formats::{Format, ParseError};

use super::formats;
use crate::answer::AnswerFormat;
use crate::arguments::Convert;
use crate::exit::Exit;
use crate::pipeline::Halt;
use crate::records::{self, Answers, Layout, RunSummary, SlimRecord, Work};
use crate::report;
use crate::texts::Texts;

/// Writes puzzles in another format.
pub(crate) fn run(arguments: &Convert, texts: &Texts) -> Exit {
    if arguments.list_formats {
        return formats::list(texts);
    }
    let output = arguments.output.output.as_deref();
    let Some(to) = arguments.to.or_else(|| output.and_then(format_of)) else {
        let file = output.map_or_else(String::new, |path| path.display().to_string());
        let fillings = [("file", file.into())];
        report::problem(texts, &texts.fill("convert-to-what", &fillings));
        return Exit::Bad;
    };
    let threads = || arguments.parallel.threads();
    let done = records::run(
        &ConvertWork(to),
        &arguments.input,
        &arguments.output,
        threads,
        texts,
    );
    report_losses(to, &done, texts);
    done.exit
}

/// Determines the format from the extension of a file.
fn format_of(path: &Path) -> Option<Format> {
    path.extension()
        .and_then(|ending| ending.to_str())
        .and_then(Format::from_extension)
}

/// Reports the parts that were lost in conversion.
fn report_losses(to: Format, done: &RunSummary, texts: &Texts) {
    let format = || ("format", to.id().into());
    for (&(_, part), &count) in &done.dropped {
        let words = texts.get(&format!("part-{}", part.id()));
        let fillings = [format(), ("parts", words.into()), ("count", count.into())];
        let key = if to.carries().contains(part) {
            "dropped-partly"
        } else {
            "dropped"
        };
        report::warning(texts, key, &fillings);
    }
    if done.remarks > 0 {
        let fillings = [format(), ("count", done.remarks.into())];
        report::warning(texts, "dropped-lines", &fillings);
    }
    if done.tally.puzzles > 1 && !to.holds_many() {
        let fillings = [format(), ("count", done.tally.puzzles.into())];
        report::warning(texts, "holds-one", &fillings);
    }
}

struct ConvertWork(Format);

impl Work for ConvertWork {
    type Item = SlimRecord;

    fn layout(&self, from: Option<Format>) -> Layout {
        AnswerFormat::of(Some(self.0), from).layout()
    }

    fn head(&self, _: Option<Format>) -> &'static str {
        self.0.head()
    }

    fn tail(&self, _: Option<Format>) -> &'static str {
        self.0.tail()
    }

    /// Returns a line that takes the place of an invalid line, if every line of the output is a
    /// record. In a format with larger records, such a line would corrupt the output.
    fn error(&self, error: &ParseError, from: Option<Format>) -> Option<String> {
        self.0
            .is_line_based()
            .then(|| AnswerFormat::of(Some(self.0), from).error(error))
    }

    fn answer(&self, items: &[SlimRecord], answers: &mut Answers<'_>) -> Result<(), Halt> {
        for item in items {
            answers.begin();
            match item {
                SlimRecord::Givens(puzzle) => answers.write_board(self.0, puzzle.board()),
                SlimRecord::Record(record) => answers.write(self.0, record),
            }
            answers.pass_on()?;
        }
        Ok(())
    }
}
