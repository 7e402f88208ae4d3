//! `novena canon`: prints canonical forms, or one puzzle for each canonical form.

use novena_core::{Canonical, Puzzle, canonical};
use novena_formats::{Format, ParseError, Record};
use serde::Serialize;

use crate::answer::{self, AnswerFormat, csv_field};
use crate::arguments::Canon;
use crate::exit::Exit;
use crate::json::{self, Text};
use crate::pipeline::Halt;
use crate::records::{self, Answers, Key, Layout, Work};
use crate::report;
use crate::texts::Texts;

/// Prints the canonical form of each puzzle, or one puzzle for each canonical form.
pub(crate) fn run(arguments: &Canon, texts: &Texts) -> Exit {
    let forms = CanonWork {
        to: arguments.to,
        dedupe: arguments.dedupe,
        keep: arguments.keep,
        automorphisms: arguments.automorphisms,
    };
    let done = records::run(
        &forms,
        &arguments.input,
        &arguments.output,
        || arguments.parallel.threads(),
        texts,
    );
    report::dropped(texts, &done.dropped);
    if arguments.dedupe {
        report::advice(&texts.fill("canon-dropped", &[("count", done.repeated.into())]));
    }
    done.exit
}

struct CanonWork {
    to: Option<Format>,
    dedupe: bool,
    keep: bool,
    automorphisms: bool,
}

/// How an answer is written.
enum CanonFormat {
    Csv,
    Json,
    As(Format),
}

impl Work for CanonWork {
    /// The whole record. Only its givens are replaced by their canonical form; the rest is
    /// unchanged.
    type Item = Record;

    fn layout(&self, from: Option<Format>) -> Layout {
        AnswerFormat::of(self.to, from).layout()
    }

    fn head(&self, from: Option<Format>) -> &'static str {
        match self.writing(from) {
            CanonFormat::Csv => "puzzle,form,automorphisms\n",
            CanonFormat::Json => "",
            CanonFormat::As(format) => format.head(),
        }
    }

    fn error(&self, error: &ParseError, from: Option<Format>) -> Option<String> {
        Some(match self.writing(from) {
            CanonFormat::Csv => format!(",{},", csv_field(&answer::error(error))),
            CanonFormat::Json => json::error(error),
            CanonFormat::As(_) => answer::error(error),
        })
    }

    fn answer(&self, records: &[Record], answers: &mut Answers<'_>) -> Result<(), Halt> {
        let writing = self.writing(answers.from());
        for record in records {
            let found = canonical(&record.givens);
            if self.dedupe {
                answers.once(key(&found.form), |answers| {
                    self.write(record, &found, &writing, answers);
                });
            } else {
                self.write(record, &found, &writing, answers);
            }
            answers.pass_on()?;
        }
        Ok(())
    }
}

impl CanonWork {
    fn writing(&self, from: Option<Format>) -> CanonFormat {
        let format = AnswerFormat::of(self.to, from).format();
        match format.id() {
            "csv" => CanonFormat::Csv,
            "json" => CanonFormat::Json,
            _ => CanonFormat::As(format),
        }
    }

    fn write(
        &self,
        record: &Record,
        found: &Canonical,
        writing: &CanonFormat,
        answers: &mut Answers<'_>,
    ) {
        let Canonical {
            form,
            automorphisms,
            ..
        } = found;
        let puzzle = &record.givens;
        answers.begin();
        match writing {
            CanonFormat::Csv => answers.line(format_args!("{puzzle},{form},{automorphisms}")),
            CanonFormat::Json => answers.json(&FormObject {
                puzzle: Text(puzzle),
                form: Text(form),
                automorphisms: *automorphisms,
            }),
            CanonFormat::As(format) => {
                if self.keep {
                    answers.write(*format, record);
                } else {
                    answers.write(*format, &Record::new(*form));
                }
                if self.automorphisms {
                    if *format == Format::LINE {
                        answers.continue_line();
                    }
                    answers.line(automorphisms);
                }
            }
        }
    }
}

/// A puzzle and its canonical form, in machine-readable form.
#[derive(Serialize)]
struct FormObject<'a> {
    puzzle: Text<&'a Puzzle>,
    form: Text<&'a Puzzle>,
    automorphisms: u64,
}

/// Packs the form into nine numbers, one for each row of nine digits. The packing is lossless, so
/// different forms have different keys.
fn key(form: &Puzzle) -> Key {
    let values = form.board().values();
    std::array::from_fn(|row| {
        let row = &values[row * 9..row * 9 + 9];
        row.iter()
            .fold(0, |number, value| number * 10 + u32::from(*value))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_key_contains_the_whole_form() {
        let text =
            "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";
        let form: Puzzle = text.parse().unwrap();
        let rows = key(&form).map(|row| format!("{row:09}"));
        assert_eq!(rows.concat().parse(), Ok(form));
    }
}
