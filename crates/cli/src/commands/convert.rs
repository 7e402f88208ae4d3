use std::io::{self, Write};

use novena_formats::{Format, ParseError, Record};

use crate::answer::Shape;
use crate::arguments::Convert;
use crate::exit::Exit;
use crate::pipeline::Stopped;
use crate::records::{self, Answers, Layout, Work};
use crate::report;
use crate::texts::Texts;

/// Writes puzzles in another format.
pub(crate) fn run(arguments: &Convert, texts: &Texts) -> Exit {
    let Some(to) = arguments.to else {
        return list_formats(texts);
    };
    let threads = arguments.parallel.threads();
    let done = records::run(
        &Converting(to),
        &arguments.input,
        &arguments.output,
        threads,
        texts,
    );
    report::dropped(texts, &done.dropped);
    done.exit
}

struct Converting(Format);

impl Work for Converting {
    type Item = Record;

    fn layout(&self, from: Option<Format>) -> Layout {
        Shape::of(Some(self.0), from).layout()
    }

    fn head(&self, _: Option<Format>) -> &'static str {
        self.0.head()
    }

    /// Where every line is a record, the line's place is kept; a file of larger records
    /// would no longer be one.
    fn error(&self, error: &ParseError, from: Option<Format>) -> Option<String> {
        self.0
            .is_by_line()
            .then(|| Shape::of(Some(self.0), from).error(error))
    }

    fn answer(&self, records: &[Record], answers: &mut Answers<'_>) -> Result<(), Stopped> {
        for record in records {
            answers.begin();
            answers.write(self.0, record);
            answers.pass_on()?;
        }
        Ok(())
    }
}

/// `novena convert --list-formats`
fn list_formats(texts: &Texts) -> Exit {
    let mut table = vec![(texts.get("table-format"), texts.get("table-carries"))];
    for format in Format::ALL {
        let parts: Vec<_> = format
            .carries()
            .iter()
            .map(|part| texts.get(&format!("part-{}", part.id())))
            .collect();
        let carries = if parts.is_empty() {
            texts.get("table-nothing")
        } else {
            parts.join(", ")
        };
        table.push((format.id().to_owned(), carries));
    }
    let mut out = io::stdout().lock();
    for (format, carries) in table {
        if let Err(error) = writeln!(out, "{format:9} {carries}") {
            return if error.kind() == io::ErrorKind::BrokenPipe {
                Exit::Success
            } else {
                Exit::Bad
            };
        }
    }
    Exit::Success
}
