//! Draws the first step of every technique on the paths of some puzzles:
//!
//! ```text
//! cargo run -p novena-draw --example gallery -- PUZZLES FOLDER [THEME]
//! ```

use std::collections::HashSet;
use std::error::Error;
use std::{env, fs};

use novena_core::Puzzle;
use novena_draw::{Scene, Theme, png, svg};
use novena_techniques::{Kind, Position, Reasoner};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let puzzles = arguments.next().ok_or("the file of puzzles is missing")?;
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
    for line in fs::read_to_string(puzzles)?.lines() {
        let word = line.split_whitespace().next().unwrap_or_default();
        let Ok(puzzle) = word.parse::<Puzzle>() else {
            continue;
        };
        let mut position = Position::new(&puzzle)?.assuming_uniqueness(true);
        for step in solver.path(position.clone()).steps {
            if seen.insert(step.kind) {
                let scene = Scene::at(&position).with_step(&step);
                let drawing = scene.titled(step.kind.id()).labelled(true).drawing();
                let name = format!("{folder}/{}", step.kind.id());
                fs::write(format!("{name}.svg"), svg::render(&drawing, theme))?;
                fs::write(format!("{name}.png"), png::render(&drawing, theme, 900)?)?;
                println!("{step}");
            }
            position.apply(&step)?;
        }
    }
    Ok(())
}
