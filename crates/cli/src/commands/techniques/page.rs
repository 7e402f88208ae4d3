//! The page about a technique, which has a description, the rank, an example and further reading.

use std::io::{self, Write};

use novena_generator::Practice;
use novena_lessons::{Page, SectionKind};
use novena_techniques::{Kind, KindChoice};
use novena_texts::Wording;

use super::example::Example;
use crate::answer::decimal;
use crate::arguments::techniques;
use crate::commands::learn;
use crate::prose::{write_blocks, write_explanation, write_heading, write_wrapped};
use crate::texts::Texts;

/// Returns the position of a technique in the order in which techniques are tried, counted from 1.
pub(super) fn rank(kind: Kind) -> usize {
    techniques().take_while(|&other| other < kind).count() + 1
}

/// Writes a page for each technique with this name.
pub(super) fn write(
    out: &mut impl Write,
    choice: &KindChoice,
    wording: &Wording,
    texts: &Texts,
) -> io::Result<()> {
    let mut shown: Option<Page> = None;
    for (place, &kind) in choice.kinds().iter().enumerate() {
        if place > 0 {
            writeln!(out, "\n")?;
        }
        let page = Page::of(kind.id(), None);
        let writer = PageWriter {
            kind,
            page,
            // If several techniques share a lesson, its text is shown only once.
            has_text: page.is_none() || shown != page,
            wording,
            texts,
        };
        writer.write(out)?;
        shown = page;
    }
    Ok(())
}

struct PageWriter<'a> {
    kind: Kind,
    page: Option<Page>,
    has_text: bool,
    wording: &'a Wording,
    texts: &'a Texts,
}

impl PageWriter<'_> {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let name = self.wording.name(self.kind);
        write_heading(out, &format!("{name} ({})", self.kind.id()), '=')?;
        let text = self
            .page
            .and_then(|page| learn::text(page, self.texts.language()));
        if let Some(text) = text.as_ref().filter(|_| self.has_text) {
            write_wrapped(out, "", &text.summary)?;
        }
        writeln!(out)?;
        for fact in self.facts() {
            write_wrapped(out, "", &fact)?;
        }
        if let Some(text) = text.as_ref().filter(|_| self.has_text) {
            for kind in [SectionKind::Idea, SectionKind::Look] {
                for section in text.sections_of(kind) {
                    writeln!(out)?;
                    write_heading(out, &section.heading, '-')?;
                    write_blocks(out, &section.blocks)?;
                }
            }
        }
        if let Some(example) = Example::of(self.kind, self.page, text.as_ref()) {
            writeln!(out)?;
            write_heading(out, &self.texts.get("techniques-example"), '-')?;
            example.draw(out)?;
            write_wrapped(out, "", &self.texts.get("techniques-legend"))?;
            writeln!(out)?;
            write_explanation(out, &example.step, self.wording)?;
        }
        writeln!(out)?;
        write_heading(out, &self.texts.get("techniques-more"), '-')?;
        self.write_commands(out)
    }

    /// Returns the rank of the technique, its other names, and the ratings that other programs give
    /// it.
    fn facts(&self) -> Vec<String> {
        let (kind, texts) = (self.kind, self.texts);
        let fillings = [
            ("level", self.wording.level(kind.level()).into()),
            ("rank", rank(kind).into()),
            ("count", techniques().count().into()),
        ];
        let mut facts = vec![texts.fill("techniques-rank", &fillings)];
        if kind.is_last_resort() {
            facts.push(texts.get("techniques-last"));
        } else if !kind.is_on_path() {
            facts.push(texts.get("techniques-named"));
        }
        let score = ("score", u32::from(kind.score()).into());
        facts.push(match kind.se_tenths() {
            Some(tenths) => {
                let fillings = [score, ("se", decimal(tenths.into()).into())];
                texts.fill("techniques-scores", &fillings)
            }
            None => texts.fill("techniques-score", &[score]),
        });
        if let Some(code) = kind.library_code() {
            facts.push(texts.fill("techniques-code", &[("code", code.into())]));
        }
        let aliases: Vec<&str> = kind.aliases().collect();
        if !aliases.is_empty() {
            let fillings = [("names", aliases.join(", ").into())];
            facts.push(texts.fill("techniques-aliases", &fillings));
        }
        if kind.assumes_uniqueness() {
            facts.push(texts.get("techniques-uniqueness"));
        }
        facts
    }

    /// Writes commands, each with its purpose.
    fn write_commands(&self, out: &mut impl Write) -> io::Result<()> {
        let id = self.kind.id();
        let mut commands = Vec::new();
        match self.page {
            Some(Page::Lesson(_)) => commands.push((format!("novena learn {id}"), "learn")),
            Some(Page::Entry(_)) => commands.push((format!("novena learn {id}"), "read")),
            None => {}
        }
        if Practice::is_known(self.kind) {
            commands.extend([
                (format!("novena generate --practice {id}"), "practice"),
                (format!("novena generate --needs {id}"), "needs"),
                (
                    format!("novena book --worksheet {id}=8 -o {id}.pdf"),
                    "worksheet",
                ),
            ]);
        }
        let own = self.texts.get("techniques-own-file");
        commands.push((
            format!("novena explain --all-steps --only {id} {own}"),
            "own",
        ));
        for (command, key) in commands {
            let purpose = self.texts.get(&format!("techniques-{key}"));
            writeln!(out, "{command}\n    {purpose}")?;
        }
        Ok(())
    }
}
