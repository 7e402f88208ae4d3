//! Text in the sans-serif face used in books. Text with a character that this face lacks is set in
//! a face that covers more characters.

use crate::{Ink, Text, Weight};

/// Plain text.
pub(super) fn sans(words: impl Into<String>, place: (f32, f32), size: f32, ink: Ink) -> Text {
    in_face(words, place, size, ink, Weight::Sans)
}

/// Bold text.
pub(super) fn strong(words: impl Into<String>, place: (f32, f32), size: f32, ink: Ink) -> Text {
    in_face(words, place, size, ink, Weight::SansBold)
}

/// Text in the given face or, if that face lacks a character, in one that covers more characters.
pub(super) fn in_face(
    words: impl Into<String>,
    (x, y): (f32, f32),
    size: f32,
    ink: Ink,
    weight: Weight,
) -> Text {
    let mut text = Text::new(words, x, y, size, ink);
    text.weight = weight.for_words(&text.words);
    text
}
