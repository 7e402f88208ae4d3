//! The contents of a lesson or an entry: the structure of its Markdown.

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
    /// The idea, without a particular board.
    Idea "idea"
    /// How to find the technique, in numbered lines of which the last is the conclusion.
    Look "look"
    /// A position and a conclusion in it.
    Example "example"
    /// A position that looks similar but allows no conclusion.
    NearMiss "near-miss"
    /// A position in which the reader is to find the step, with help.
    Guided "guided"
    /// A whole puzzle that needs it.
    Puzzle "puzzle"
    /// Anything else: why it holds, other names.
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
    /// The position that the text is about. It comes last in its section.
    pub position: Option<PositionBlock>,
    /// The puzzle to solve. It comes last in its section.
    pub puzzle: Option<PuzzleBlock>,
    /// The line number of the heading in its file, counted from 1.
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

    /// The cells and houses that the section's text names, in order.
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
    /// Emphasized text.
    Emphasis(String),
    /// A cell or a house of the position.
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

/// A place on the board that a text names, and the part it plays there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mention {
    /// The text that names it.
    pub text: String,
    /// The place.
    pub place: Place,
    /// The part of the place in the step or the position. It is optional for houses.
    pub part: Option<Part>,
    /// The line number in the file, counted from 1.
    pub line: usize,
}

/// The place that a mention names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Cells.
    Cells(CellSet),
    /// Houses.
    Houses(HouseSet),
}

/// The part of a place in a step or position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// The place has this role in the pattern of the step. The text is the id of a `Role` of
    /// `novena-techniques`.
    Role(String),
    /// The step concludes something about it.
    Target,
    /// The place is somewhere in the pattern of the step.
    Pattern,
    /// These digits are candidates of it.
    Has(DigitSet),
    /// These digits are not candidates of it.
    Lacks(DigitSet),
    /// The cell is filled with this digit.
    Is(Digit),
}

/// In the notation of a mention.
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
