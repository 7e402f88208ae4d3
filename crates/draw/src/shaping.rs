//! Sets text in any script. It chooses fonts, determines the reading order, and has a shaper
//! produce the glyphs.
//!
//! ```text
//! words ─▶ runs of one font, one script and one direction ─▶ glyphs of each ─▶ runs from left to right
//! ```

use std::ops::Range;
use std::sync::Arc;

use harfrust::{Direction, Script as ShaperScript, ShapeOptions, ShaperData, Tag, UnicodeBuffer};
use skrifa::FontRef;
use unicode_bidi::{BidiClass, Level, ParagraphBidiInfo, bidi_class, get_base_direction};
use unicode_script::{Script, UnicodeScript};

use crate::face::Face;
use crate::letters::is_visible;
use crate::{FontFile, GlyphRun, ShapedGlyph, ShapedLine, Weight};

/// Whether a character joins with its neighbours or is right-to-left, even if the built-in fonts
/// have it.
pub(crate) fn is_joined(letter: char) -> bool {
    let is_mark = letter.script() == Script::Inherited;
    is_mark || matches!(bidi_class(letter), BidiClass::R | BidiClass::AL)
}

/// Whether the text is right-to-left, as determined by the first character that has a direction.
pub(crate) fn is_from_right(words: &str) -> bool {
    get_base_direction(words) == unicode_bidi::Direction::Rtl
}

/// Consecutive characters that are shaped together.
struct Run {
    range: Range<usize>,
    font: RunFont,
    script: Script,
    level: Level,
}

#[derive(Clone, PartialEq)]
enum RunFont {
    /// A built-in font.
    Ours(Weight),
    /// The given font with this index.
    Given(usize),
}

/// The glyphs of a single line of text.
pub(crate) fn shape(words: &str, weight: Weight, files: &[Arc<FontFile>]) -> ShapedLine {
    let runs = runs(words, weight, files);
    let levels: Vec<Level> = runs.iter().map(|run| run.level).collect();
    let mut shaped = ShapedLine::default();
    for place in ParagraphBidiInfo::reorder_visual(&levels) {
        let run = glyphs(words, &runs[place], files);
        shaped.width += run.glyphs.iter().map(|glyph| glyph.advance).sum::<f32>();
        shaped.runs.push(run);
    }
    shaped
}

fn runs(words: &str, weight: Weight, files: &[Arc<FontFile>]) -> Vec<Run> {
    let bidi = ParagraphBidiInfo::new(words, None);
    let mut runs: Vec<Run> = Vec::new();
    for (start, letter) in words.char_indices() {
        let range = start..start + letter.len_utf8();
        let level = bidi.levels[start];
        let script = letter.script();
        let is_shared = matches!(script, Script::Common | Script::Inherited);
        let last = runs.last_mut();
        // Marks and joiners remain with their letter, as do spaces, digits and punctuation.
        let keeps = last.as_ref().is_some_and(|last| {
            is_shared && (!is_visible(letter) || has(&last.font, letter, files))
        });
        let font = match &last {
            Some(last) if keeps => last.font.clone(),
            _ => chosen(letter, weight, files),
        };
        match last {
            Some(last)
                if last.font == font
                    && last.level == level
                    && (is_shared || last.script == script || last.script == Script::Common) =>
            {
                last.range.end = range.end;
                if last.script == Script::Common && !is_shared {
                    last.script = script;
                }
            }
            _ => runs.push(Run {
                range,
                font,
                script: if is_shared { Script::Common } else { script },
                level,
            }),
        }
    }
    runs
}

/// The font for a character: a built-in font if possible, and otherwise the first given font that
/// has the character.
fn chosen(letter: char, weight: Weight, files: &[Arc<FontFile>]) -> RunFont {
    for weight in [weight, weight.wider()] {
        if Face::of(weight).has(letter) {
            return RunFont::Ours(weight);
        }
    }
    let given = files.iter().position(|file| file.has(letter));
    given.map_or(RunFont::Ours(weight.wider()), RunFont::Given)
}

fn has(font: &RunFont, letter: char, files: &[Arc<FontFile>]) -> bool {
    match font {
        RunFont::Ours(weight) => Face::of(*weight).has(letter),
        RunFont::Given(number) => files[*number].has(letter),
    }
}

fn glyphs(words: &str, run: &Run, files: &[Arc<FontFile>]) -> GlyphRun {
    let (file, weight) = match run.font {
        RunFont::Ours(weight) => (None, weight),
        RunFont::Given(number) => (Some(Arc::clone(&files[number])), Weight::Regular),
    };
    let mut drawn = GlyphRun {
        font: file.clone(),
        weight,
        glyphs: Vec::new(),
    };
    let font = match &file {
        Some(file) => FontRef::from_index(&file.data, file.index),
        None => FontRef::new(Face::of(weight).data),
    };
    // The fonts were already parsed when they were loaded.
    let Ok(font) = font else {
        return drawn;
    };
    let mut buffer = UnicodeBuffer::new();
    for (at, letter) in words[run.range.clone()].char_indices() {
        #[expect(clippy::cast_possible_truncation, reason = "a line of text")]
        buffer.add(letter, (run.range.start + at) as u32);
    }
    buffer.set_direction(if run.level.is_rtl() {
        Direction::RightToLeft
    } else {
        Direction::LeftToRight
    });
    let tag = Tag::new(&run.script.as_iso15924_tag().to_be_bytes());
    if let Some(script) = ShaperScript::from_iso15924_tag(tag) {
        buffer.set_script(script);
    }
    let data = ShaperData::new(&font);
    let shaper = data.shaper(&font).build();
    let unit = shaper.units_per_em() as f32;
    let output = shaper.shape(buffer, ShapeOptions::new());
    let mut clusters: Vec<usize> = output.glyph_infos().iter().map(cluster).collect();
    clusters.push(run.range.end);
    clusters.sort_unstable();
    clusters.dedup();
    for (info, place) in output.glyph_infos().iter().zip(output.glyph_positions()) {
        let start = cluster(info);
        let after = clusters.partition_point(|&other| other <= start);
        drawn.glyphs.push(ShapedGlyph {
            id: info.glyph_id,
            advance: place.x_advance as f32 / unit,
            offset: (place.x_offset as f32 / unit, place.y_offset as f32 / unit),
            range: start..clusters.get(after).copied().unwrap_or(run.range.end),
        });
    }
    drawn
}

/// The first byte of the text that a glyph represents.
const fn cluster(info: &harfrust::GlyphInfo) -> usize {
    info.cluster as usize
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The runs of the text in the built-in fonts, written as `words@level`.
    fn written(words: &str) -> Vec<String> {
        let runs = runs(words, Weight::Sans, &[]);
        let written = runs.iter();
        written
            .map(|run| format!("{}@{}", &words[run.range.clone()], run.level.number()))
            .collect()
    }

    #[test]
    fn a_run_has_one_script_and_one_direction() {
        assert_eq!(written("Monday 12"), ["Monday 12@0"]);
        // Cyrillic letters come from a different built-in font. The space belongs to the text
        // before it.
        assert_eq!(written("Nr. Мир"), ["Nr. @0", "Мир@0"]);
        assert_eq!(written("αβ Мир"), ["αβ @0", "Мир@0"]);
        // Numbers in Hebrew text run from left to right.
        assert_eq!(written("אבג 12"), ["אבג @1", "12@2"]);
    }

    #[test]
    fn right_to_left_text_is_drawn_in_visual_order() {
        let shaped = shape("אב 12", Weight::Sans, &[]);
        let first = &shaped.runs[0].glyphs[0];
        // The number is on the left.
        assert_eq!(first.range, 5..6);
        let ranges: Vec<_> = shaped.runs[1]
            .glyphs
            .iter()
            .map(|it| it.range.clone())
            .collect();
        assert_eq!(ranges, [4..5, 2..4, 0..2]);
    }

    #[test]
    fn marks_are_set_on_their_letters() {
        let mark = |words: &str| {
            let shaped = shape(words, Weight::Regular, &[]);
            let [letter, mark] = &shaped.runs[0].glyphs[..] else {
                panic!("{shaped:?}");
            };
            assert!(letter.advance > 0.0 && mark.advance == 0.0, "{shaped:?}");
            mark.offset
        };
        // A shaper centres the mark on each letter. Without a shaper, the mark would always be
        // placed at the same offset, whatever the letter's width.
        assert!((mark("x\u{301}").0 - mark("q\u{301}").0).abs() > 0.001);
        // A sequence that has a precomposed character is drawn as one glyph.
        assert_eq!(
            shape("e\u{301}", Weight::Regular, &[]).runs[0].glyphs.len(),
            1
        );
    }

    #[test]
    fn every_byte_has_a_glyph() {
        for words in [
            "",
            "a",
            "Мир א 12, β",
            "e\u{301}\u{302}\u{303}",
            "\u{200d}a",
        ] {
            let shaped = shape(words, Weight::Serif, &[]);
            let mut bytes = vec![false; words.len()];
            for glyph in shaped.runs.iter().flat_map(|run| &run.glyphs) {
                bytes[glyph.range.clone()].fill(true);
            }
            assert!(bytes.into_iter().all(|is_there| is_there), "{words:?}");
        }
    }
}
