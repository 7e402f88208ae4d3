//! A technique in machine-readable form. Only names and sentences are in the reader's language.

use novena_formats::{Format, Record};
use novena_generator::Practice;
use novena_lessons::{Block, Page, SectionKind};
use novena_techniques::Kind;
use novena_texts::Wording;
use novena_wire::step::StepValue;
use serde::{Serialize, Serializer};

use super::example::Example;
use super::page::rank;
use crate::commands::learn;
use crate::json::Tenths;
use crate::prose::plain;
use crate::texts::Texts;

#[derive(Serialize)]
pub(super) struct TechniqueEntry {
    id: &'static str,
    name: String,
    level: &'static str,
    /// The position of the technique in the order in which techniques are tried, counted from 1.
    rank: usize,
    /// HoDoKu's score.
    score: u16,
    /// Sudoku Explainer's rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    se: Option<Tenths>,
    /// HoDoKu's code for the technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    code: Option<&'static str>,
    aliases: Vec<&'static str>,
    /// Whether the technique assumes that the puzzle has only one solution.
    uniqueness: bool,
    tried: Schedule,
    /// Whether positions for practising the technique can be generated.
    practice: bool,
    /// The course page about this technique.
    #[serde(skip_serializing_if = "Option::is_none")]
    page: Option<&'static str>,
    #[serde(flatten)]
    explained: Option<TechniquePage>,
}

/// When a technique is tried.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Schedule {
    /// Tried in the usual order.
    Path,
    /// Used only if no other technique makes progress.
    Last,
    /// Used only if it is named.
    Named,
}

/// The contents of the technique's page.
#[derive(Serialize)]
struct TechniquePage {
    #[serde(skip_serializing_if = "Option::is_none")]
    summary: Option<String>,
    idea: Vec<String>,
    look: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    example: Option<ShownExample>,
}

struct ShownExample(Example);

impl Serialize for ShownExample {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        use serde::ser::SerializeMap;
        let board = &self.0.board;
        let record = Record::new(board.puzzle).with_sheet(&board.sheet());
        let mut position = Vec::new();
        // Writing to memory cannot fail.
        let _ = Format::JSON.write(&record, &mut position);
        let position: serde_json::Value =
            serde_json::from_slice(&position).map_err(serde::ser::Error::custom)?;
        let mut fields = serializer.serialize_map(Some(2))?;
        fields.serialize_entry("position", &position)?;
        fields.serialize_entry("step", &StepValue(&self.0.step))?;
        fields.end()
    }
}

impl TechniqueEntry {
    /// Creates an entry for a list.
    pub(super) fn new(kind: Kind, wording: &Wording) -> Self {
        Self {
            id: kind.id(),
            name: wording.name(kind),
            level: kind.level().id(),
            rank: rank(kind),
            score: kind.score(),
            se: kind.se_tenths().map(|tenths| Tenths(tenths.into())),
            code: kind.library_code(),
            aliases: kind.aliases().collect(),
            uniqueness: kind.assumes_uniqueness(),
            tried: if kind.is_on_path() {
                Schedule::Path
            } else if kind.is_last_resort() {
                Schedule::Last
            } else {
                Schedule::Named
            },
            practice: Practice::is_known(kind),
            page: Page::of(kind.id(), None).map(Page::id),
            explained: None,
        }
    }

    /// Adds the contents of the technique's page.
    pub(super) fn explained(mut self, texts: &Texts) -> Self {
        let kind = Kind::ALL.iter().copied().find(|kind| kind.id() == self.id);
        let page = Page::of(self.id, None);
        let text = page.and_then(|page| learn::text(page, texts.language()));
        let words = |kind: SectionKind| -> Vec<String> {
            let sections = text.iter().flat_map(|text| text.sections_of(kind));
            let blocks = sections.flat_map(|section| &section.blocks);
            blocks
                .flat_map(|block| match block {
                    Block::Paragraph(parts) => vec![plain(parts)],
                    Block::Numbered(lines) => lines.iter().map(|line| plain(line)).collect(),
                })
                .collect()
        };
        self.explained = Some(TechniquePage {
            summary: text.as_ref().map(|text| text.summary.clone()),
            idea: words(SectionKind::Idea),
            look: words(SectionKind::Look),
            example: kind
                .and_then(|kind| Example::of(kind, page, text.as_ref()))
                .map(ShownExample),
        });
        self
    }
}
