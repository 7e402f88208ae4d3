//! Draws the first step of every technique, on the paths of some puzzles or in the positions of
//! `testdata/logic/kinds.txt`:
//!
//! ```text
//! cargo run -p novena-draw --example gallery -- FILE FOLDER [THEME]
//! ```

use std::collections::HashSet;
use std::error::Error;
use std::ops::ControlFlow;
use std::{env, fs};

use novena_core::Puzzle;
use novena_draw::{Scene, Theme, png, svg};
use novena_formats::library::Case;
use novena_proof::library;
use novena_techniques::{Kind, Position, Reasoner, Step, technique};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().ok_or("the file is missing")?;
    let folder = arguments
        .next()
        .ok_or("the folder for pictures is missing")?;
    let theme = match arguments.next() {
        Some(id) => Theme::from_id(&id).ok_or("there is no such theme")?,
        None => Theme::Light,
    };
    fs::create_dir_all(&folder)?;
    let solver = Reasoner::standard();
    let mut seen: HashSet<Kind> = HashSet::new();
    for line in fs::read_to_string(file)?.lines() {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        if let Ok(kind) = word.parse::<Kind>() {
            let case: Case = rest.parse()?;
            let position = library::position(&case)?;
            if let Some(step) = first_step(kind, &position) {
                draw(&position, &step, &folder, theme)?;
            }
            continue;
        }
        let Ok(puzzle) = word.parse::<Puzzle>() else {
            continue;
        };
        let mut position = Position::new(&puzzle)?.assuming_uniqueness(true);
        for step in solver.path(position.clone()).steps {
            if seen.insert(step.kind) {
                draw(&position, &step, &folder, theme)?;
            }
            position.apply(&step)?;
        }
    }
    Ok(())
}

/// The first step of the given kind in a position.
fn first_step(kind: Kind, position: &Position) -> Option<Step> {
    let mut first = None;
    // The closure breaks only to stop the search.
    let _ = technique(kind)?.find(position, &mut |step| {
        first = Some(step.with_reasons(position));
        ControlFlow::Break(())
    });
    first
}

fn draw(
    position: &Position,
    step: &Step,
    folder: &str,
    theme: Theme,
) -> Result<(), Box<dyn Error>> {
    let scene = Scene::at(position).with_step(step);
    let drawing = scene.titled(step.kind.id()).labelled(true).drawing();
    let name = format!("{folder}/{}", step.kind.id());
    fs::write(format!("{name}.svg"), svg::render(&drawing, theme))?;
    fs::write(format!("{name}.png"), png::render(&drawing, theme, 900)?)?;
    println!("{step}");
    Ok(())
}
