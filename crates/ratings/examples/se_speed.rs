//! Measures how many puzzles per second are rated on Sudoku Explainer's scale:
//! `se_speed FILE [COUNT]`.
use std::time::Instant;

use novena_core::Puzzle;
use novena_ratings::SeRater;

fn main() {
    let file = std::env::args().nth(1).unwrap();
    let most: usize = std::env::args()
        .nth(2)
        .map_or(1000, |most| most.parse().unwrap());
    let text = std::fs::read_to_string(&file).unwrap();
    let puzzles: Vec<Puzzle> = text
        .lines()
        .filter(|line| !line.starts_with('#'))
        .filter_map(|line| line.get(..81)?.parse().ok())
        .take(most)
        .collect();
    let mut rater = SeRater::new();
    let started = Instant::now();
    let (mut sum, mut count) = (0.0, 0.0);
    let mut hist = std::collections::BTreeMap::new();
    for puzzle in &puzzles {
        let er = rater.rate(puzzle).er;
        sum += f64::from(er);
        count += 1.0;
        *hist.entry(er / 10).or_insert(0) += 1;
    }
    let took = started.elapsed().as_secs_f64();
    println!(
        "{file}: {count} puzzles, {:.1}/s, mean {:.1}, {hist:?}",
        count / took,
        sum / count / 10.0
    );
}
