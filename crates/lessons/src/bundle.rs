//! All pages in one language as a single value, for programs that do not read Markdown. The web
//! page fetches it as `lessons/LANG.json`.

use std::collections::BTreeMap;
use std::fmt;

use novena_core::Board;
use serde::Serialize;

use crate::{
    Block, Chapter, Claim, HouseFilter, Inline, LessonText, MarkdownError, Mention, Page, Place,
    PositionBlock, PuzzleBlock, Section, source,
};

/// The course in one language. Pages with missing files are omitted.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourseBundle {
    /// The chapters, in order.
    pub chapters: Vec<CourseChapter>,
    /// The lessons, by ID.
    pub lessons: BTreeMap<String, CoursePage>,
    /// The entries for all other techniques, by ID.
    pub entries: BTreeMap<String, CoursePage>,
}

/// A chapter of the course.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourseChapter {
    /// The ID of the chapter, which is also the ID of a level.
    pub id: String,
    /// The IDs of its lessons, in order.
    pub lessons: Vec<String>,
}

/// A lesson or an entry.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoursePage {
    /// The IDs of the techniques that the lesson teaches. Empty if it teaches something else.
    pub techniques: Vec<String>,
    /// `box` or `line` if the lesson covers only hidden singles in houses of that kind.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub houses: Option<String>,
    /// The title.
    pub title: String,
    /// A one-sentence summary.
    pub summary: String,
    /// The sections, in order.
    pub sections: Vec<CourseSection>,
}

/// A section of a page.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourseSection {
    /// `idea`, `look`, `example`, `near-miss`, `guided`, `puzzle` or `note`.
    pub kind: String,
    /// The heading.
    pub heading: String,
    /// The text.
    pub blocks: Vec<CourseBlock>,
    /// The position that the section is about.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub position: Option<CoursePosition>,
    /// The puzzle to solve.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub puzzle: Option<CoursePuzzle>,
}

/// A paragraph or a list.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum CourseBlock {
    /// A paragraph.
    Paragraph {
        /// The pieces.
        parts: Vec<CoursePart>,
    },
    /// Numbered lines.
    List {
        /// The pieces of each line.
        lines: Vec<Vec<CoursePart>>,
    },
}

/// A piece of a line.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "lowercase")]
pub enum CoursePart {
    /// Plain text.
    Plain {
        /// The text.
        text: String,
    },
    /// Strong text.
    Strong {
        /// The text.
        text: String,
    },
    /// Emphasised text.
    Emphasis {
        /// The text.
        text: String,
    },
    /// Cells or houses in the position.
    Mention {
        /// The text that names them.
        text: String,
        /// The cells, such as `r4c6`. Empty if houses are named.
        cells: Vec<String>,
        /// The houses, such as `r6`. Empty if cells are named.
        houses: Vec<String>,
        /// The part they play: a role, `target`, `pattern`, `has 56`, `lacks 5` or `is 5`.
        #[serde(skip_serializing_if = "Option::is_none")]
        part: Option<String>,
    },
}

/// A position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoursePosition {
    /// The printed digits, 81 characters.
    pub givens: String,
    /// The digits placed so far, excluding the givens, as 81 characters. `None` if there are none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entries: Option<String>,
    /// The candidates ruled out so far, such as `r1c4<>5`.
    pub struck: Vec<String>,
    /// The claim about the position.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<CourseClaim>,
}

/// A claim about the steps in a position.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CourseClaim {
    /// Whether a step of the technique has exactly the listed conclusions. If false, no step has
    /// any of them.
    pub holds: bool,
    /// The ID of the technique.
    pub technique: String,
    /// The deductions, such as `r4c6<>6` or `r4c6=6`.
    pub deductions: Vec<String>,
}

/// A puzzle to solve.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CoursePuzzle {
    /// The printed digits, 81 characters.
    pub givens: String,
    /// The IDs of the lesson's techniques that the puzzle requires.
    pub needs: Vec<String>,
    /// The ID of the hardest technique on the puzzle's path.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub hardest: Option<String>,
}

/// A page that cannot be parsed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PageError {
    /// The ID of the page.
    pub id: &'static str,
    /// The reason.
    pub error: MarkdownError,
}

impl fmt::Display for PageError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.id, self.error)
    }
}

impl std::error::Error for PageError {}

impl CourseBundle {
    /// The course in the given language, or an empty course if the language is unknown.
    ///
    /// ```
    /// use novena_lessons::CourseBundle;
    ///
    /// let course = CourseBundle::new("en")?;
    /// assert_eq!(course.lessons["x-wing"].title, "X-Wing");
    /// assert_eq!(course.chapters[2].id, "hard");
    /// # Ok::<(), novena_lessons::PageError>(())
    /// ```
    pub fn new(language: &str) -> Result<Self, PageError> {
        let (mut lessons, mut entries) = (BTreeMap::new(), BTreeMap::new());
        for page in Page::all() {
            let id = page.id();
            let Some(text) = source(language, id) else {
                continue;
            };
            let text = LessonText::parse(text).map_err(|error| PageError { id, error })?;
            let pages = match page {
                Page::Lesson(_) => &mut lessons,
                Page::Entry(_) => &mut entries,
            };
            pages.insert(id.to_owned(), CoursePage::new(page, text));
        }
        let ids = |chapter: Chapter| chapter.lessons().map(|lesson| lesson.id.to_owned());
        let chapters = Chapter::ALL.map(|chapter| CourseChapter {
            id: chapter.id().to_owned(),
            lessons: ids(chapter).filter(|id| lessons.contains_key(id)).collect(),
        });
        Ok(Self {
            chapters: chapters.into(),
            lessons,
            entries,
        })
    }
}

impl CoursePage {
    fn new(page: Page, text: LessonText) -> Self {
        let houses = match page {
            Page::Lesson(lesson) => lesson.houses.map(HouseFilter::id),
            Page::Entry(_) => None,
        };
        Self {
            techniques: texts(page.techniques()),
            houses: houses.map(str::to_owned),
            title: text.title,
            summary: text.summary,
            sections: text.sections.into_iter().map(Into::into).collect(),
        }
    }
}

fn texts<T: ToString>(things: impl IntoIterator<Item = T>) -> Vec<String> {
    things.into_iter().map(|thing| thing.to_string()).collect()
}

impl From<Section> for CourseSection {
    fn from(section: Section) -> Self {
        Self {
            kind: section.kind.id().to_owned(),
            heading: section.heading,
            blocks: section.blocks.into_iter().map(Into::into).collect(),
            position: section.position.map(Into::into),
            puzzle: section.puzzle.map(Into::into),
        }
    }
}

impl From<Block> for CourseBlock {
    fn from(block: Block) -> Self {
        let pieces = |line: Vec<Inline>| line.into_iter().map(CoursePart::from).collect();
        match block {
            Block::Paragraph(parts) => Self::Paragraph {
                parts: pieces(parts),
            },
            Block::Numbered(lines) => Self::List {
                lines: lines.into_iter().map(pieces).collect(),
            },
        }
    }
}

impl From<Inline> for CoursePart {
    fn from(part: Inline) -> Self {
        match part {
            Inline::Plain(text) => Self::Plain { text },
            Inline::Strong(text) => Self::Strong { text },
            Inline::Emphasis(text) => Self::Emphasis { text },
            Inline::Mention(Mention {
                text, place, part, ..
            }) => {
                let (cells, houses) = match place {
                    Place::Cells(cells) => (texts(cells), Vec::new()),
                    Place::Houses(houses) => (Vec::new(), texts(houses)),
                };
                Self::Mention {
                    text,
                    cells,
                    houses,
                    part: part.map(|part| part.to_string()),
                }
            }
        }
    }
}

impl From<PositionBlock> for CoursePosition {
    fn from(block: PositionBlock) -> Self {
        let struck = block.struck.iter();
        Self {
            givens: block.givens.to_string(),
            entries: (block.entries != Board::EMPTY).then(|| block.entries.to_string()),
            struck: texts(struck.map(|&candidate| crate::Deduction::Eliminate(candidate))),
            claim: block.claim.map(Into::into),
        }
    }
}

impl From<Claim> for CourseClaim {
    fn from(claim: Claim) -> Self {
        let holds = matches!(claim, Claim::Step(_));
        let (Claim::Step(conclusion) | Claim::No(conclusion)) = claim;
        Self {
            holds,
            technique: conclusion.technique,
            deductions: texts(conclusion.deductions),
        }
    }
}

impl From<PuzzleBlock> for CoursePuzzle {
    fn from(block: PuzzleBlock) -> Self {
        Self {
            givens: block.givens.to_string(),
            needs: block.needs,
            hardest: block.hardest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_becomes_json() {
        let givens = "1".to_owned() + &".".repeat(80);
        let text = format!(
            "# A\n\n> B\n\n## C {{#near-miss}}\n\nIn [row 6](r6) **all** [r12c3](has 4).\n\n1. *D*\n\n```position\ngivens {givens}\nstruck r9c9<>5\nno x-wing r4c6<>6\n```\n"
        );
        let text = LessonText::parse(&text).unwrap();
        let page = CoursePage::new(Page::from_id("hidden-single-box").unwrap(), text);
        let expected = serde_json::json!({
            "techniques": ["hidden-single"],
            "houses": "box",
            "title": "A",
            "summary": "B",
            "sections": [{
                "kind": "near-miss",
                "heading": "C",
                "blocks": [
                    {"kind": "paragraph", "parts": [
                        {"kind": "plain", "text": "In "},
                        {"kind": "mention", "text": "row 6", "cells": [], "houses": ["r6"]},
                        {"kind": "plain", "text": " "},
                        {"kind": "strong", "text": "all"},
                        {"kind": "plain", "text": " "},
                        {"kind": "mention", "text": "r12c3", "cells": ["r1c3", "r2c3"], "houses": [], "part": "has 4"},
                        {"kind": "plain", "text": "."},
                    ]},
                    {"kind": "list", "lines": [[{"kind": "emphasis", "text": "D"}]]},
                ],
                "position": {
                    "givens": givens,
                    "struck": ["r9c9<>5"],
                    "claim": {"holds": false, "technique": "x-wing", "deductions": ["r4c6<>6"]},
                },
            }],
        });
        assert_eq!(serde_json::to_value(page).unwrap(), expected);
    }

    #[test]
    fn chapters_list_the_lessons_that_exist() {
        let course = CourseBundle::new("sv").unwrap();
        let listed = course.chapters.iter().flat_map(|chapter| &chapter.lessons);
        let mut listed: Vec<&String> = listed.collect();
        listed.sort();
        assert!(listed.into_iter().eq(course.lessons.keys()));
        assert!(CourseBundle::new("xx").unwrap().lessons.is_empty());
    }
}
