//! Draws the first step that is not a single, as SVG.
//!
//! `cargo run --example draw_step --features draw [PUZZLE] > step.svg`

use std::error::Error;

use novena::Puzzle;
use novena::draw::{Scene, Theme, svg};
use novena::techniques::Level;

const PUZZLE: &str =
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";

fn main() -> Result<(), Box<dyn Error>> {
    let text = std::env::args().nth(1);
    let puzzle: Puzzle = text.as_deref().unwrap_or(PUZZLE).parse()?;
    let mut position = novena::position(&puzzle).ok_or("this puzzle has no solution")?;
    for step in novena::steps(&puzzle) {
        if step.kind.level() > Level::Easy {
            let scene = Scene::at(&position).with_step(&step);
            let drawing = scene.titled(step.kind.to_string()).drawing();
            print!("{}", svg::render(&drawing, Theme::Light));
            break;
        }
        position.apply(&step)?;
    }
    Ok(())
}
