//! Compares pictures in SVG with the files in `testdata/draw`.

use std::fs;
use std::path::PathBuf;

use novena_draw::{Scene, Theme, svg};

use crate::scenes;

/// Compares the picture with a file under `testdata/draw`, or writes that file if `NOVENA_UPDATE`
/// is set.
#[track_caller]
fn check(name: &str, scene: &Scene<'_>, theme: Theme) {
    let picture = svg::render(&scene.drawing(), theme);
    let folder = PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/../../testdata/draw"));
    let path = folder.join(format!("{name}.svg"));
    if std::env::var_os("NOVENA_UPDATE").is_some() {
        fs::write(&path, &picture).unwrap();
    }
    let expected = fs::read_to_string(&path).unwrap_or_default();
    assert!(
        picture == expected,
        "{name}.svg looks otherwise (NOVENA_UPDATE=1 accepts it)"
    );
}

#[test]
fn only_givens() {
    check("givens", &Scene::new(scenes::puzzle()), Theme::Auto);
}

#[test]
fn entries_marks_and_colours() {
    check("written", &scenes::written(), Theme::Auto);
    check("marked", &scenes::marked(), Theme::Light);
}

#[test]
fn conflicts() {
    check("conflicts", &scenes::conflicting(), Theme::Auto);
}

#[test]
fn long_words_are_broken_and_cut() {
    check("wordy", &scenes::with_long_title(), Theme::Light);
}

#[test]
fn every_theme() {
    for theme in Theme::ALL {
        check(&format!("theme-{}", theme.id()), &scenes::written(), theme);
    }
}

#[test]
fn steps() {
    let steps = scenes::steps();
    assert!(steps.len() >= 10);
    for (position, step) in &steps {
        let scene = Scene::at(position).with_step(step).labelled(true);
        check(step.kind.id(), &scene, Theme::Light);
    }
}

#[test]
fn a_single_needs_no_candidates() {
    let steps = scenes::steps();
    let (position, step) = steps
        .iter()
        .find(|(_, step)| step.kind.id() == "hidden-single")
        .unwrap();
    let mut scene = Scene::at(position).with_step(step);
    scene.candidates = None;
    check("hidden-single-bare", &scene, Theme::Light);
}
