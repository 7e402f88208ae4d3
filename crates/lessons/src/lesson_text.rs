//! The contents of a lesson or an entry, following the structure of its Markdown.

use std::fmt;

use novena_core::{CellSet, Digit, DigitSet, HouseSet};

use crate::{PositionBlock, PuzzleBlock};

/// A lesson or an entry in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonText {
    /// The title.
    pub title: String,
    /// A one-sentence summary.
    pub summary: String,
    /// The sections, in order.
    pub sections: Vec<Section>,
}

impl LessonText {
    /// The sections of a kind, in order.
    pub fn sections_of(&self, kind: SectionKind) -> impl Iterator<Item = &Section> {
        self.sections
            .iter()
            .filter(move |section| section.kind == kind)
    }
}

macro_rules! section_kinds {
    ($($(#[$doc:meta])* $name:ident $id:literal)*) => {
        /// The purpose of a section.
        ///
        /// ```
        /// use novena_lessons::SectionKind;
        ///
        /// assert_eq!(SectionKind::from_id("near-miss"), Some(SectionKind::NearMiss));
        /// assert_eq!(SectionKind::NearMiss.id(), "near-miss");
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        pub enum SectionKind {
            $($(#[$doc])* $name),*
        }

        impl SectionKind {
            /// All kinds.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The name in a heading.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id),*
                }
            }

            /// The kind with this name.
            #[must_use]
            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().find(|kind| kind.id() == id).copied()
            }
        }
    };
}

section_kinds! {
    /// The idea behind the technique, without reference to a particular board.
    Idea "idea"
    /// How to find the technique, as numbered lines, the last of which is the conclusion.
    Look "look"
    /// A position and a conclusion drawn from it.
    Example "example"
    /// A position that looks similar but does not allow a conclusion.
    NearMiss "near-miss"
    /// A position in which the reader is to find the step with some help.
    Guided "guided"
    /// A whole puzzle that requires the technique.
    Puzzle "puzzle"
    /// Anything else, such as why the technique works or its other names.
    Note "note"
}

/// A part of a lesson.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// The purpose.
    pub kind: SectionKind,
    /// The heading.
    pub heading: String,
    /// The text.
    pub blocks: Vec<Block>,
    /// The position that the section is about. It comes last in the section.
    pub position: Option<PositionBlock>,
    /// The puzzle to solve. It comes last in the section.
    pub puzzle: Option<PuzzleBlock>,
    /// The heading's line number in the file, counted from 1.
    pub line: usize,
}

impl Section {
    /// All inline parts of the section's text, in order.
    pub fn parts(&self) -> impl Iterator<Item = &Inline> {
        self.blocks.iter().flat_map(|block| {
            let lines = match block {
                Block::Paragraph(parts) => std::slice::from_ref(parts),
                Block::Numbered(lines) => lines.as_slice(),
            };
            lines.iter().flatten()
        })
    }

    /// The cells and houses named in the section's text, in order.
    pub fn mentions(&self) -> impl Iterator<Item = &Mention> {
        self.parts().filter_map(|part| match part {
            Inline::Mention(mention) => Some(mention),
            Inline::Plain(_) | Inline::Strong(_) | Inline::Emphasis(_) => None,
        })
    }
}

/// A paragraph or a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Block {
    /// A paragraph.
    Paragraph(Vec<Inline>),
    /// Numbered lines.
    Numbered(Vec<Vec<Inline>>),
}

/// A piece of a line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Inline {
    /// Plain text.
    Plain(String),
    /// Strong text.
    Strong(String),
    /// Emphasised text.
    Emphasis(String),
    /// A cell or house in the position.
    Mention(Mention),
}

impl Inline {
    /// The text, without markup.
    #[must_use]
    pub fn text(&self) -> &str {
        match self {
            Self::Plain(text) | Self::Strong(text) | Self::Emphasis(text) => text,
            Self::Mention(mention) => &mention.text,
        }
    }
}

/// A place on the board that the text names, and the part it plays there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The text that names it.
    pub text: String,
    /// The place.
    pub place: Place,
    /// The part that the place plays in the step or position. It is optional for houses.
    pub part: Option<Part>,
    /// The line number in the file, counted from 1.
    pub line: usize,
}

/// The place that the mention refers to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Cells.
    Cells(CellSet),
    /// Houses.
    Houses(HouseSet),
}

/// The part that a place plays in a step or position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The place has this role in the step's pattern. The string is the ID of a `Role` from
    /// `novena-techniques`.
    Role(String),
    /// The step draws a conclusion about the place.
    Target,
    /// The place is somewhere in the step's pattern.
    Pattern,
    /// The place has these digits as candidates.
    Has(DigitSet),
    /// The place does not have these digits as candidates.
    Lacks(DigitSet),
    /// The cell is filled with this digit.
    Is(Digit),
}

/// Formats the part in mention notation.
impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Role(id) => f.write_str(id),
            Self::Target => f.write_str("target"),
            Self::Pattern => f.write_str("pattern"),
            Self::Has(digits) => write!(f, "has {digits}"),
            Self::Lacks(digits) => write!(f, "lacks {digits}"),
            Self::Is(digit) => write!(f, "is {digit}"),
        }
    }
}
