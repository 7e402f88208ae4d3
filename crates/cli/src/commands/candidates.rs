use novena_core::Cell;
use novena_formats::{Format, ParseError, Record};

use crate::answer::{self, AnswerFormat};
use crate::arguments::Candidates;
use crate::exit::Exit;
use crate::pipeline::Halt;
use crate::records::{self, Answers, Layout, Work};
use crate::situation;
use crate::texts::Texts;

/// Shows the candidates of every cell, the number of candidates in each cell, or the candidates of
/// a single cell.
pub(crate) fn run(arguments: &Candidates, texts: &Texts) -> Exit {
    let work = match (arguments.counts, arguments.cell) {
        (true, _) => CandidatesWork::Counts,
        (false, Some(cell)) => CandidatesWork::Cell(cell),
        (false, None) => CandidatesWork::Grid(arguments.to.unwrap_or(Format::MARKS)),
    };
    records::run(&work, &arguments.input, &arguments.output, || 1, texts).exit
}

enum CandidatesWork {
    Grid(Format),
    Counts,
    Cell(Cell),
}

impl Work for CandidatesWork {
    type Item = Record;

    fn layout(&self, from: Option<Format>) -> Layout {
        match self {
            Self::Grid(format) => AnswerFormat::of(Some(*format), from).layout(),
            Self::Counts => Layout::Blocks,
            Self::Cell(_) => Layout::Lines,
        }
    }

    fn head(&self, _: Option<Format>) -> &'static str {
        self.format().map_or("", Format::head)
    }

    fn tail(&self, _: Option<Format>) -> &'static str {
        self.format().map_or("", Format::tail)
    }

    fn error(&self, error: &ParseError, from: Option<Format>) -> Option<String> {
        let words = match self.format() {
            Some(format) => AnswerFormat::of(Some(format), from).error(error),
            None => answer::error(error),
        };
        Some(words)
    }

    fn answer(&self, records: &[Record], answers: &mut Answers<'_>) -> Result<(), Halt> {
        for record in records {
            answers.begin();
            match self {
                Self::Grid(format) => answers.write(*format, &with_candidates(record)),
                Self::Counts => {
                    for row in record.board().degrees_of_freedom() {
                        answers.line(row.map(|degree| degree.to_string()).join(" "));
                    }
                }
                Self::Cell(cell) => {
                    let digits = situation::candidates(record, *cell);
                    let digits: Vec<_> = digits.iter().map(|digit| digit.to_string()).collect();
                    answers.line(digits.join(" "));
                }
            }
            answers.pass_on()?;
        }
        Ok(())
    }
}

impl CandidatesWork {
    /// Returns the format of the answers if they are whole records, and otherwise `None`.
    const fn format(&self) -> Option<Format> {
        match self {
            Self::Grid(format) => Some(*format),
            Self::Counts | Self::Cell(_) => None,
        }
    }
}

/// Returns the record with every candidate as a mark.
fn with_candidates(record: &Record) -> Record {
    let marks = std::array::from_fn(|index| situation::candidates(record, Cell::from_index(index)));
    Record::new(record.givens)
        .with_entries(record.entries)
        .with_marks(marks)
}
