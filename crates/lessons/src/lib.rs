#![doc = include_str!("../README.md")]

#[cfg(feature = "serde")]
mod bundle;
mod course;
mod lesson_text;
mod markdown;
mod names;
mod position_block;
mod source;

#[cfg(feature = "serde")]
pub use bundle::{
    CourseBlock, CourseBundle, CourseChapter, CourseClaim, CoursePage, CoursePart, CoursePosition,
    CoursePuzzle, CourseSection, PageError,
};
pub use course::{Chapter, ENTRIES, Entry, HouseFilter, LESSONS, Lesson, Page};
pub use lesson_text::{Block, Inline, LessonText, Mention, Part, Place, Section, SectionKind};
pub use markdown::MarkdownError;
pub use position_block::{Claim, Conclusion, Deduction, PositionBlock, PuzzleBlock};
pub use source::{LANGUAGES, source};
