//! Parses the Markdown of a lesson. This crate's `README.md` describes the complete format.

mod fence;
mod inline;

use std::fmt;

use crate::{Block, LessonText, Section, SectionKind};

/// The error returned for text that is not a valid lesson.
///
/// ```
/// use novena_lessons::LessonText;
///
/// let error = LessonText::parse("X-Wing").unwrap_err();
/// assert_eq!(error.to_string(), "line 1: expected a title such as `# X-Wing`, found `X-Wing`");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MarkdownError {
    /// The line number, counted from 1. If the text ends too early, this is one more than the
    /// number of the last line.
    pub line: usize,
    /// What was expected there.
    pub expected: &'static str,
    /// What was found instead. Empty at the end of the text.
    pub found: String,
}

impl fmt::Display for MarkdownError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            line,
            expected,
            found,
        } = self;
        write!(f, "line {line}: expected {expected}, found ")?;
        if found.is_empty() {
            f.write_str("nothing")
        } else {
            write!(f, "`{found}`")
        }
    }
}

impl std::error::Error for MarkdownError {}

type Result<T> = std::result::Result<T, MarkdownError>;

impl LessonText {
    /// Parses a lesson or an entry.
    ///
    /// ```
    /// use novena_lessons::{LessonText, SectionKind};
    ///
    /// let text = "# X-Wing\n\n> Two rows settle two columns.\n\n## The idea {#idea}\n\nLook twice.\n";
    /// let lesson = LessonText::parse(text)?;
    /// assert_eq!(lesson.title, "X-Wing");
    /// assert_eq!(lesson.sections[0].kind, SectionKind::Idea);
    /// # Ok::<(), novena_lessons::MarkdownError>(())
    /// ```
    pub fn parse(text: &str) -> Result<Self> {
        let mut lines = Lines::new(text);
        let title = title(&mut lines)?;
        let summary = summary(&mut lines)?;
        let mut sections = Vec::new();
        while lines.peek_text().is_some() {
            sections.push(section(&mut lines)?);
        }
        if sections.is_empty() {
            return Err(lines.expected(A_SECTION));
        }
        Ok(Self {
            title,
            summary,
            sections,
        })
    }
}

const A_TITLE: &str = "a title such as `# X-Wing`";
const A_SUMMARY: &str = "a summary such as `> Two rows settle two columns.`";
const A_SECTION: &str = "a section such as `## The idea {#idea}`";
const A_KIND: &str = "one of {#idea} {#look} {#example} {#near-miss} {#guided} {#puzzle} {#note}";
const NO_MARKUP: &str = "a paragraph, a line such as `1. Find…`, or a fence";
const NEXT_NUMBER: &str = "the next number of the list";
const A_SECTION_AFTER_A_FENCE: &str = "the next section, as a fence is the last of its own";

/// The lines of the text, read in order.
struct Lines<'a> {
    lines: Vec<&'a str>,
    /// The index of the next line.
    next: usize,
}

impl<'a> Lines<'a> {
    fn new(text: &'a str) -> Self {
        let lines = text.lines().map(str::trim_end).collect();
        Self { lines, next: 0 }
    }

    /// The next line, if there is one.
    fn peek(&self) -> Option<&'a str> {
        self.lines.get(self.next).copied()
    }

    /// Skips empty lines and returns the next line.
    fn peek_text(&mut self) -> Option<&'a str> {
        while self.peek() == Some("") {
            self.next += 1;
        }
        self.peek()
    }

    /// The number of the next line.
    const fn number(&self) -> usize {
        self.next + 1
    }

    fn skip(&mut self) {
        self.next += 1;
    }

    /// The error for a next line that is not what was expected.
    fn expected(&self, expected: &'static str) -> MarkdownError {
        MarkdownError {
            line: self.number(),
            expected,
            found: self.peek().unwrap_or_default().to_owned(),
        }
    }
}

fn title(lines: &mut Lines<'_>) -> Result<String> {
    let title = lines.peek_text().and_then(|line| line.strip_prefix("# "));
    let title = title.ok_or_else(|| lines.expected(A_TITLE))?;
    lines.skip();
    Ok(title.trim().to_owned())
}

fn summary(lines: &mut Lines<'_>) -> Result<String> {
    let mut summary = Vec::new();
    lines.peek_text();
    while let Some(line) = lines.peek().and_then(|line| line.strip_prefix("> ")) {
        summary.push(line.trim());
        lines.skip();
    }
    if summary.is_empty() {
        return Err(lines.expected(A_SUMMARY));
    }
    Ok(summary.join(" "))
}

fn section(lines: &mut Lines<'_>) -> Result<Section> {
    let line = lines.number();
    let heading = lines.peek_text().and_then(|line| line.strip_prefix("## "));
    let heading = heading.ok_or_else(|| lines.expected(A_SECTION))?;
    let parts = heading
        .strip_suffix('}')
        .and_then(|heading| heading.rsplit_once("{#"));
    let (heading, kind) = parts.ok_or_else(|| lines.expected(A_KIND))?;
    let kind = SectionKind::from_id(kind).ok_or_else(|| lines.expected(A_KIND))?;
    let heading = heading.trim();
    if heading.is_empty() {
        return Err(lines.expected(A_SECTION));
    }
    lines.skip();
    let mut section = Section {
        kind,
        heading: heading.to_owned(),
        blocks: Vec::new(),
        position: None,
        puzzle: None,
        line,
    };
    while let Some(next) = lines.peek_text() {
        if next.starts_with("## ") {
            break;
        }
        if section.position.is_some() || section.puzzle.is_some() {
            return Err(lines.expected(A_SECTION_AFTER_A_FENCE));
        }
        match next {
            "```position" => section.position = Some(fence::position(lines)?),
            "```puzzle" => section.puzzle = Some(fence::puzzle(lines)?),
            _ => section.blocks.push(block(lines)?),
        }
    }
    Ok(section)
}

/// A list or a paragraph.
fn block(lines: &mut Lines<'_>) -> Result<Block> {
    if number(lines.peek().unwrap_or_default()).is_none() {
        return paragraph(lines).map(Block::Paragraph);
    }
    let mut items = Vec::new();
    while let Some((place, text)) = lines.peek().and_then(number) {
        if place != items.len() + 1 {
            return Err(lines.expected(NEXT_NUMBER));
        }
        items.push(inline::parts(text, lines.number())?);
        lines.skip();
    }
    Ok(Block::Numbered(items))
}

/// The number and text of a list item.
fn number(line: &str) -> Option<(usize, &str)> {
    let (number, text) = line.split_once(". ")?;
    Some((number.parse().ok()?, text))
}

/// The lines up to the next empty line, fence or heading.
fn paragraph(lines: &mut Lines<'_>) -> Result<Vec<crate::Inline>> {
    let first = lines.number();
    let mut text: Vec<&str> = Vec::new();
    while let Some(line) = lines.peek() {
        if line.is_empty() || !text.is_empty() && line.starts_with("```") {
            break;
        }
        if line.starts_with(['#', '>', '-', '+', '|', '`', ' ', '\t']) || line.starts_with("* ") {
            return Err(lines.expected(NO_MARKUP));
        }
        text.push(line);
        lines.skip();
    }
    inline::parts(&text.join("\n"), first)
}

#[cfg(test)]
mod tests;
