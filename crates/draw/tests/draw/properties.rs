//! Checks that any position, step and text can be drawn.

use novena_core::{Cell, CellContent, Colour, ColourSet, Digit, DigitSet, Puzzle, Sheet};
use novena_draw::{Drawing, Scene, Theme, pdf, png, svg};
use proptest::prelude::*;
use quick_xml::Reader;
use quick_xml::events::Event;

use crate::scenes;

/// Renders the scene in every format, and runs quick checks on the results.
fn render(drawing: &Drawing, theme: Theme) {
    well_formed(&svg::render(drawing, theme));
    let pixels = png::render(drawing, theme, 90).unwrap();
    assert!(pixels.starts_with(b"\x89PNG"));
    let mut pages = pdf::Pages::new(theme);
    pages.add(drawing).unwrap();
    let about = pdf::PdfInfo {
        title: drawing.title.clone(),
        author: drawing.title.clone(),
        language: "en".to_owned(),
    };
    assert!(pages.finish(about).unwrap().starts_with(b"%PDF-"));
}

/// Whether a picture is XML, with a title and a role.
fn well_formed(picture: &str) {
    let mut reader = Reader::from_str(picture);
    let mut has_title = false;
    loop {
        match reader.read_event().unwrap() {
            Event::Start(start) => {
                has_title |= start.name().as_ref() == "title";
                for attribute in start.attributes() {
                    attribute.unwrap();
                }
            }
            Event::Eof => break,
            _ => {}
        }
    }
    assert!(has_title && picture.contains("role=\"img\""));
}

fn content() -> impl Strategy<Value = CellContent> {
    let digit = prop_oneof![3 => Just(None), 1 => (1..=9_u8).prop_map(Digit::new)];
    let digits = (0..=511_u16).prop_map(DigitSet::from_bits);
    let colours = (0..=511_u16).prop_map(ColourSet::from_bits);
    let candidate_colours = prop::array::uniform9((0..=12_u8).prop_map(Colour::new));
    (digit, digits.clone(), digits, colours, candidate_colours).prop_map(
        |(digit, corner, centre, colours, candidate_colours)| CellContent {
            digit,
            corner,
            centre,
            colours,
            candidate_colours,
        },
    )
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    #[test]
    fn any_sheet_can_be_drawn(
        contents in prop::collection::vec(content(), Cell::COUNT),
        has_labels: bool,
        theme in prop::sample::select(&Theme::ALL[..]),
    ) {
        let mut sheet = Sheet::BLANK;
        for (cell, content) in Cell::all().zip(contents) {
            sheet[cell] = content;
        }
        for givens in [Puzzle::EMPTY, scenes::puzzle()] {
            let scene = Scene::new(givens).with_sheet(sheet).labelled(has_labels);
            render(&scene.drawing(), theme);
        }
    }

    #[test]
    fn any_words_can_be_drawn(title in any::<String>(), caption in "\\PC{0,400}") {
        let scene = Scene::new(scenes::puzzle()).titled(title).captioned(caption);
        render(&scene.drawing(), Theme::Auto);
    }
}

#[test]
fn every_step_can_be_drawn_in_every_theme() {
    for (position, step) in &scenes::steps() {
        for theme in Theme::ALL {
            render(&Scene::at(position).with_step(step).drawing(), theme);
        }
        // Without candidates, the step's evidence is still drawn.
        let mut bare = Scene::at(position).with_step(step);
        bare.candidates = None;
        render(&bare.drawing(), Theme::Auto);
    }
    render(&scenes::full().drawing(), Theme::Print);
}

#[test]
fn titles_of_every_kind_can_be_drawn() {
    let long = "x".repeat(100_000);
    for title in [
        "",
        " ",
        "\n\t\0",
        "👩‍👩‍👧 数独 سودوكو",
        "e\u{301}a\u{30a}",
        &long,
    ] {
        let drawing = Scene::new(scenes::puzzle()).titled(title).drawing();
        assert!(drawing.height < 600.0, "{title:.20}");
        render(&drawing, Theme::Auto);
    }
    let foreign = Scene::new(scenes::puzzle()).titled("数独 – Ål").drawing();
    assert!(foreign.missing().into_iter().eq(['数', '独']));
}

#[test]
fn a_picture_without_size_is_refused() {
    let drawing = Scene::new(scenes::puzzle()).drawing();
    assert!(png::render(&drawing, Theme::Light, 0).is_err());
    assert!(png::render(&drawing, Theme::Light, png::MOST_PIXELS + 1).is_err());
    assert!(
        pdf::Pages::new(Theme::Light)
            .add(&Drawing::new(0.0, 5.0))
            .is_err()
    );
    let flat = Drawing::new(0.0, 0.0);
    assert!(png::render(&flat, Theme::Light, 100).is_err());
}
