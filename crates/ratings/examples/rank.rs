//! Compares how our rating and Sudoku Explainer's rank puzzles. `rank TABLE.csv [MOST]` prints
//! Spearman's rank correlation over the table. It also groups the puzzles by the integer part of
//! Sudoku Explainer's rating, and prints our mean rating for each group. Puzzles that Sudoku
//! Explainer rates above `MOST` are skipped.

#![expect(clippy::cast_precision_loss, reason = "tables have hundreds of rows")]

use std::collections::BTreeMap;
use std::time::Instant;

use novena_core::Puzzle;
use novena_ratings::rate;
use novena_techniques::Position;

fn main() {
    let file = std::env::args().nth(1).expect("rank TABLE.csv [MOST]");
    let most: f64 = std::env::args()
        .nth(2)
        .map_or(99.0, |most| most.parse().expect("a number"));
    let text = std::fs::read_to_string(file).expect("the table can be read");
    let mut pairs: Vec<(f64, f64)> = Vec::new();
    let mut by_number: BTreeMap<String, Vec<f64>> = BTreeMap::new();
    for line in text.lines().skip(1) {
        let mut fields = line.split(',');
        let (Some(puzzle), Some(theirs)) = (fields.next(), fields.next()) else {
            continue;
        };
        let theirs: f64 = theirs.parse().expect("a rating");
        if theirs > most {
            continue;
        }
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        let position = Position::new(&puzzle)
            .expect("a puzzle")
            .assuming_uniqueness(true);
        let started = Instant::now();
        match rate(position) {
            Some(rating) => {
                let ours = f64::from(rating.tenths) / 10.0;
                pairs.push((theirs, ours));
                by_number
                    .entry(
                        theirs
                            .to_string()
                            .split('.')
                            .next()
                            .unwrap_or_default()
                            .to_owned(),
                    )
                    .or_default()
                    .push(ours);
                if started.elapsed().as_millis() > 500 {
                    println!(
                        "{puzzle} {theirs} {ours} {:?} {:?}",
                        rating,
                        started.elapsed()
                    );
                }
            }
            None => println!("{puzzle} {theirs} not solved"),
        }
    }
    for (theirs, ours) in by_number {
        let mean = ours.iter().sum::<f64>() / ours.len() as f64;
        println!("{theirs}: {mean:.2} ({})", ours.len());
    }
    println!(
        "rank correlation {:.4} over {}",
        spearman(&pairs),
        pairs.len()
    );
}

fn spearman(pairs: &[(f64, f64)]) -> f64 {
    let (a, b): (Vec<f64>, Vec<f64>) = pairs.iter().copied().unzip();
    let (a, b) = (ranks(&a), ranks(&b));
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    let (mean_a, mean_b) = (mean(&a), mean(&b));
    let (mut both, mut only_a, mut only_b) = (0.0, 0.0, 0.0);
    for (a, b) in a.iter().zip(&b) {
        both += (a - mean_a) * (b - mean_b);
        only_a += (a - mean_a).powi(2);
        only_b += (b - mean_b).powi(2);
    }
    both / (only_a * only_b).sqrt()
}

/// Returns the rank of each value. Equal values share the mean of their ranks.
fn ranks(values: &[f64]) -> Vec<f64> {
    values
        .iter()
        .map(|value| {
            let below = values.iter().filter(|other| *other < value).count();
            let equal = values
                .iter()
                .filter(|other| other.total_cmp(value).is_eq())
                .count();
            below as f64 + (equal as f64 - 1.0) / 2.0
        })
        .collect()
}
