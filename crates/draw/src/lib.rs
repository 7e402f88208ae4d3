//! Sudoku positions and steps as pictures.
//!
//! | name | what it is |
//! |---|---|
//! | [`Scene`] | a position to draw: the board, its annotations, and the text around it |
//! | [`Drawing`] | the display list of a scene: shapes and text, in points |
//! | [`book::Book`] | a book of puzzles to print, with its title, sections and answers |
//! | [`Fonts`] | fonts besides the built-in ones, for titles and names in any script |
//! | [`Ink`] | the meaning of a colour; a [`Theme`] defines its appearance |
//! | [`svg::render`] | the picture as SVG, in which text remains text |
//! | [`png::render`] | the picture as pixels |
//! | [`pdf::Pages`] | pictures as pages of a PDF |
//!
//! Everything is drawn only once, as a display list, and the renderers do not depend on sudoku.
//! The fonts are built in, so a picture looks the same everywhere. For the titles and names of
//! books, the caller may load further [`Fonts`].
//!
//! ```
//! use novena_draw::{Scene, Theme, pdf, png, svg};
//!
//! let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
//!     .parse().unwrap();
//! let drawing = Scene::new(puzzle).titled("Monday").labelled(true).drawing();
//! let text = svg::render(&drawing, Theme::Auto);
//! let pixels = png::render(&drawing, Theme::Dark, 800)?;
//! let mut pages = pdf::Pages::new(Theme::Print);
//! pages.add(&drawing)?;
//! let document = pages.finish(pdf::PdfInfo::default())?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

// The conversions are safe because counts and lengths are small.
#![allow(clippy::cast_precision_loss, clippy::cast_sign_loss)]

mod board;
pub mod book;
mod display;
#[cfg(feature = "faces")]
mod face;
mod fonts;
mod ink;
mod letters;
mod overlay;
mod page;
#[cfg(feature = "pdf")]
pub mod pdf;
mod places;
#[cfg(feature = "png")]
pub mod png;
mod scene;
#[cfg(feature = "shaping")]
mod shaping;
pub mod svg;
mod theme;
#[cfg(any(feature = "pdf", feature = "png"))]
mod trace;
mod transform;

pub use display::{Anchor, Drawing, Item, Outline, Segment, Shape, Stroke, Text, line};
pub use fonts::{FontError, FontFile, Fonts, GlyphRun, ShapedGlyph, ShapedLine};
pub use ink::Ink;
pub use letters::{CAP_HEIGHT, Weight, missing, width, wrap};
pub use scene::Scene;
pub use theme::{Paint, Theme};
pub use transform::Transform;

#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct Readme;
