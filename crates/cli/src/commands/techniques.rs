//! Which techniques a command uses, and how it prints steps.

use std::io::{self, Write};
use std::path::Path;

use novena_formats::ParseError;
use novena_techniques::{Kind, KindChoice, Reasoner, technique};
use novena_texts::{Naming, Teller};

use crate::answer;
use crate::arguments::{Form, StepOptions, TechniqueChoice};
use crate::exit::Exit;
use crate::json;
use crate::output;
use crate::records::Layout;
use crate::texts::Texts;

impl TechniqueChoice {
    /// A solver that uses what was chosen, the easiest first.
    pub(super) fn solver(&self) -> Reasoner {
        let solver = if self.only.is_empty() {
            Reasoner::standard()
        } else {
            let is_chosen = |kind| {
                let mut chosen = self.only.iter().flat_map(KindChoice::kinds);
                chosen.any(|&other| other == kind)
            };
            Reasoner::of(Kind::ALL.iter().copied()).only(is_chosen)
        };
        match self.up_to {
            Some(last) => solver.up_to(last),
            None => solver,
        }
    }
}

impl StepOptions {
    /// Who tells steps in the reader's language.
    pub(super) fn teller(&self, texts: &Texts) -> Teller {
        let naming = if self.spoken {
            Naming::Spoken
        } else {
            Naming::Short
        };
        Teller::new(texts.language(), naming)
    }

    /// How answers are set apart, where sentences are laid out like this.
    pub(super) const fn layout(&self, sentences: Layout) -> Layout {
        match self.to {
            Form::Text => sentences,
            Form::Json => Layout::Table,
        }
    }

    /// The answer to a text that is not a puzzle.
    pub(super) fn error(&self, error: &ParseError) -> String {
        match self.to {
            Form::Text => answer::error(error),
            Form::Json => json::error(error),
        }
    }
}

/// Prints what techniques there are, in the order they are tried.
pub(super) fn list(target: Option<&Path>, texts: &Texts) -> Exit {
    output::write(target, texts, |out| {
        write_list(out, texts).map(|()| Exit::Success)
    })
}

fn write_list(out: &mut impl Write, texts: &Texts) -> io::Result<()> {
    let teller = Teller::new(texts.language(), Naming::Short);
    let heads = [
        "technique",
        "name",
        "level",
        "score",
        "se",
        "code",
        "aliases",
    ];
    let mut rows = vec![heads.map(|head| texts.get(&format!("table-{head}")))];
    for &kind in Kind::ALL.iter().filter(|&&kind| technique(kind).is_some()) {
        let tenths = kind.se_tenths();
        rows.push([
            kind.id().to_owned(),
            teller.name(kind),
            teller.level(kind.level()),
            kind.score().to_string(),
            tenths.map_or_else(
                || "-".to_owned(),
                |tenths| format!("{}.{}", tenths / 10, tenths % 10),
            ),
            kind.library_code().unwrap_or("-").to_owned(),
            kind.aliases().collect::<Vec<_>>().join(", "),
        ]);
    }
    let width = |column: usize| {
        let lengths = rows.iter().map(|row| row[column].chars().count());
        lengths.max().unwrap_or_default()
    };
    let widths: [usize; 7] = std::array::from_fn(width);
    for row in &rows {
        let [id, name, level, score, se, code, aliases] = row;
        let line = format!(
            "{id:0$}  {name:1$}  {level:2$}  {score:>3$}  {se:>4$}  {code:5$}  {aliases}",
            widths[0], widths[1], widths[2], widths[3], widths[4], widths[5],
        );
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}
