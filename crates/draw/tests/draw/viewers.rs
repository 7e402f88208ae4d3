//! Checks our SVG and PDF with other programs, and compares their renderings with our PNG.
//!
//! These programs come from the Debian packages `librsvg2-bin`, `poppler-utils` and `qpdf`. If one
//! is not installed, its test prints a note and passes.

use std::fs;
use std::path::Path;
use std::process::Command;

use novena_draw::{Drawing, Scene, Theme, pdf, png, svg};
use tiny_skia::Pixmap;

use crate::scenes;

const WIDTH: u32 = 900;

fn is_installed(program: &str) -> bool {
    let found = Command::new(program).arg("--version").output().is_ok();
    if !found {
        println!("{program} is not installed: its rendering is not compared in this run");
    }
    found
}

fn run(command: &mut Command) -> Vec<u8> {
    let output = command.output().unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{command:?}: {error}");
    output.stdout
}

fn drawings() -> Vec<(String, Drawing)> {
    let mut drawings = vec![
        ("written".to_owned(), scenes::written().drawing()),
        ("conflicts".to_owned(), scenes::conflicting().drawing()),
        ("wordy".to_owned(), scenes::with_long_title().drawing()),
    ];
    for (position, step) in &scenes::steps() {
        let scene = Scene::at(position).with_step(step).labelled(true);
        drawings.push((step.kind.id().to_owned(), scene.drawing()));
    }
    drawings
}

/// The difference between two pictures: the mean difference per channel, out of 255, and the
/// greatest mean difference in any block of nine by nine pixels. Renderers draw edges slightly
/// differently, but a missing or misplaced item changes whole blocks.
fn difference(one: &Pixmap, other: &Pixmap) -> (f64, f64) {
    let size = (one.width(), one.height());
    let (width, height) = (size.0.min(other.width()), size.1.min(other.height()));
    assert!(size.0.abs_diff(other.width()) <= 1 && size.1.abs_diff(other.height()) <= 1);
    let channels = |picture: &Pixmap, x, y| {
        let pixel = picture.pixel(x, y).unwrap().demultiply();
        [pixel.red(), pixel.green(), pixel.blue()].map(f64::from)
    };
    let (mut all, mut worst) = (0.0, 0.0_f64);
    for top in (0..height - 9).step_by(9) {
        for left in (0..width - 9).step_by(9) {
            let mut sums = [0.0; 3];
            for (x, y) in (0..81).map(|place| (left + place % 9, top + place / 9)) {
                let (a, b) = (channels(one, x, y), channels(other, x, y));
                for channel in 0..3 {
                    sums[channel] += a[channel] - b[channel];
                    all += (a[channel] - b[channel]).abs();
                }
            }
            let block = sums.into_iter().map(f64::abs).fold(0.0, f64::max) / 81.0;
            worst = worst.max(block);
        }
    }
    (all / f64::from(width * height * 3), worst)
}

/// Checks that the mean and the worst difference between two pictures are within these limits.
#[track_caller]
fn alike(name: &str, ours: &Pixmap, theirs: &Pixmap, limits: (f64, f64)) {
    let (mean, worst) = difference(ours, theirs);
    println!("{name}: {mean:.2} on average, {worst:.1} in the worst block");
    assert!(
        mean < limits.0 && worst < limits.1,
        "{name} looks otherwise"
    );
}

fn pixels(drawing: &Drawing, theme: Theme) -> Pixmap {
    Pixmap::decode_png(&png::render(drawing, theme, WIDTH).unwrap()).unwrap()
}

/// A font configuration that contains only our fonts, for programs that use system fonts.
fn fonts(folder: &Path) -> String {
    fs::write(folder.join("regular.ttf"), notosans::REGULAR_TTF).unwrap();
    fs::write(folder.join("bold.ttf"), notosans::BOLD_TTF).unwrap();
    let config = folder.join("fonts.conf");
    let folder = folder.display();
    let text = format!(
        "<?xml version=\"1.0\"?><fontconfig><dir>{folder}</dir>\
         <cachedir>{folder}/cache</cachedir></fontconfig>"
    );
    fs::write(&config, text).unwrap();
    config.display().to_string()
}

#[test]
fn a_missing_digit_is_detected() {
    let whole = Scene::new(scenes::puzzle());
    let mut board = *scenes::puzzle().board();
    let first = scenes::puzzle().givens().iter().next().unwrap();
    board[first] = None;
    let less = Scene::new(novena_core::Puzzle::new(board));
    let pictures = [whole, less].map(|scene| pixels(&scene.drawing(), Theme::Light));
    let (_, worst) = difference(&pictures[0], &pictures[1]);
    assert!(worst > 100.0, "{worst}");
}

#[test]
fn svg_and_png_look_alike() {
    if !is_installed("rsvg-convert") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let config = fonts(folder.path());
    let file = folder.path().join("picture.svg");
    for (name, drawing) in drawings() {
        for theme in [Theme::Auto, Theme::Dark, Theme::Print] {
            fs::write(&file, svg::render(&drawing, theme)).unwrap();
            let mut rsvg = Command::new("rsvg-convert");
            rsvg.env("FONTCONFIG_FILE", &config).arg(&file);
            let theirs = run(rsvg.args(["--width", &WIDTH.to_string()]));
            let theirs = Pixmap::decode_png(&theirs).unwrap();
            alike(
                &format!("{name}, {}", theme.id()),
                &pixels(&drawing, theme),
                &theirs,
                (2.5, 30.0),
            );
        }
    }
}

/// All drawings as one PDF.
fn document(theme: Theme) -> Vec<u8> {
    let mut pages = pdf::Pages::new(theme);
    for (name, drawing) in drawings() {
        pages.bookmark(name);
        pages.add(&drawing).unwrap();
    }
    let about = pdf::PdfInfo {
        title: "Übung – Å".to_owned(),
        author: "Núñez".to_owned(),
        language: "sv".to_owned(),
    };
    pages.finish(about).unwrap()
}

#[test]
fn pdf_and_png_look_alike() {
    if !is_installed("pdftoppm") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pages.pdf");
    fs::write(&file, document(Theme::Light)).unwrap();
    for (number, (name, drawing)) in drawings().into_iter().enumerate() {
        let ours = pixels(&drawing, Theme::Light);
        let page = (number + 1).to_string();
        let (width, height) = (ours.width().to_string(), ours.height().to_string());
        let mut poppler = Command::new("pdftoppm");
        poppler.args(["-png", "-f", &page, "-l", &page]);
        poppler.args(["-scale-to-x", &width, "-scale-to-y", &height]);
        let theirs = Pixmap::decode_png(&run(poppler.arg(&file))).unwrap();
        // Poppler moves thin lines to whole pixels.
        alike(&name, &ours, &theirs, (6.0, 80.0));
    }
}

#[test]
fn a_pdf_is_valid() {
    if !is_installed("qpdf") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pages.pdf");
    fs::write(&file, document(Theme::Print)).unwrap();
    run(Command::new("qpdf").arg("--check").arg(&file));
}

#[test]
fn words_in_a_pdf_can_be_found_and_copied() {
    if !is_installed("pdftotext") {
        return;
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pages.pdf");
    fs::write(&file, document(Theme::Light)).unwrap();
    let mut reader = Command::new("pdftotext");
    let text = run(reader.args(["-f", "1", "-l", "1"]).arg(&file).arg("-"));
    let text = String::from_utf8(text).unwrap();
    assert!(text.contains("Café Ñandú, São Paulo & Åre <9>"), "{text}");
    // The page contains every digit and nothing else.
    let digits = |text: &str| {
        let mut digits: Vec<char> = text.chars().filter(char::is_ascii_digit).collect();
        digits.sort_unstable();
        digits
    };
    let drawing = scenes::written().drawing();
    let drawn: String = drawing.texts().map(|text| text.words.as_str()).collect();
    assert_eq!(digits(&text), digits(&drawn));
    let about = run(Command::new("pdfinfo").arg(&file));
    let about = String::from_utf8(about).unwrap();
    assert!(
        about.contains("Übung – Å") && about.contains("Núñez"),
        "{about}"
    );
}
