//! The page that explains how to play: the rules and a first step, in the course's own words.

use novena_draw::book::{Passage, Span};
use novena_lessons::{Lesson, Page, SectionKind};
use novena_techniques::Level;

use super::course::{BoardRules, passages, text_of};
use super::item::ItemWriter;

/// The lesson with the rules, and the lesson with the first useful step.
const RULES: &str = "rules";
const FIRST_STEP: &str = "hidden-single-box";

/// Returns the text printed after the table of contents.
pub(super) fn guide(writer: &ItemWriter<'_>) -> Vec<Passage> {
    let texts = writer.texts;
    let page = |id: &str| Lesson::from_id(id).map(Page::Lesson);
    let mut guide = vec![Passage::Heading(texts.get("book-howto"))];
    if let Some(rules) = page(RULES).and_then(|page| text_of(page, texts)) {
        let ideas = rules.sections_of(SectionKind::Idea);
        guide.extend(ideas.flat_map(passages));
    }
    let paragraph = |key: &str| Passage::Paragraph(vec![Span::plain(texts.get(key))]);
    guide.push(paragraph("book-howto-givens"));
    if let Some(page) = page(FIRST_STEP)
        && let Some(text) = text_of(page, texts)
    {
        guide.push(Passage::Heading(text.title.clone()));
        guide.extend(text.sections_of(SectionKind::Idea).flat_map(passages));
        // Add a single example, without a heading of its own.
        if let Some(example) = text.sections_of(SectionKind::Example).next() {
            guide.extend(writer.author.section(BoardRules::of(page), example));
        }
    }
    guide.push(Passage::Heading(texts.get("book-levels")));
    let levels = Level::ALL.map(|level| {
        let needs = texts.get(&format!("book-needs-{level}"));
        (writer.level(level), needs)
    });
    guide.push(Passage::Levels(levels.to_vec()));
    guide
}
