//! Generates tables of the fonts' character widths. The tables let a program that draws only SVG
//! break text into lines without the fonts, which would make up most of the program's size.

use std::fmt::Write;
use std::path::Path;
use std::{env, fs, io};

use skrifa::charmap::Charmap;
use skrifa::instance::{LocationRef, Size};
use skrifa::{FontRef, GlyphId, MetadataProvider};

fn main() -> io::Result<()> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed=fonts");
    let out = env::var("OUT_DIR").map_err(io::Error::other)?;
    let fonts: [(&str, &[u8]); 6] = [
        ("REGULAR", notosans::REGULAR_TTF),
        ("BOLD", notosans::BOLD_TTF),
        ("SERIF", include_bytes!("fonts/newsreader-regular.ttf")),
        ("SERIF_BOLD", include_bytes!("fonts/newsreader-bold.ttf")),
        ("SANS", include_bytes!("fonts/instrument-sans-regular.ttf")),
        (
            "SANS_BOLD",
            include_bytes!("fonts/instrument-sans-bold.ttf"),
        ),
    ];
    let tables = fonts.map(|(name, data)| table(name, data)).concat();
    fs::write(Path::new(&out).join("widths.rs"), tables)
}

/// The character widths of a font. Consecutive characters form one run.
fn table(name: &str, data: &[u8]) -> String {
    let font = FontRef::new(data).expect("the crate contains a font");
    let unit = f32::from(
        font.metrics(Size::unscaled(), LocationRef::default())
            .units_per_em,
    );
    let metrics = font.glyph_metrics(Size::unscaled(), LocationRef::default());
    // Font units are whole numbers and never negative.
    #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    let width = |glyph| metrics.advance_width(glyph).unwrap_or_default() as u16;
    let mut runs: Vec<(u32, Vec<u16>)> = Vec::new();
    for (letter, glyph) in letters(&font.charmap()) {
        match runs.last_mut() {
            Some((first, widths)) if *first as usize + widths.len() == letter as usize => {
                widths.push(width(glyph));
            }
            _ => runs.push((letter, vec![width(glyph)])),
        }
    }
    let mut text = format!(
        "static {name}: Widths = Widths {{ unit: {unit:?}, missing: {:?}, runs: &[\n",
        width(GlyphId::NOTDEF)
    );
    for (first, widths) in runs {
        writeln!(text, "    ({first}, &{widths:?}),").expect("writing to a String cannot fail");
    }
    text + "] };\n"
}

/// The characters of a font in order, without duplicates.
fn letters(charmap: &Charmap<'_>) -> Vec<(u32, GlyphId)> {
    let mut letters: Vec<_> = charmap.mappings().collect();
    letters.sort_unstable();
    letters.dedup_by_key(|(letter, _)| *letter);
    letters
}
