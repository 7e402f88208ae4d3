//! Generates and rates the puzzles in `testdata/ratings/ours.csv`: some puzzles of every level, and
//! some that were made harder step by step. `rating_table [EACH] [CLIMBS]` prints the table.
//!
//! A climb starts from an extreme puzzle. Each step moves to the hardest of a sample of neighbours.
//! The climb ends when all neighbours in the sample are easier, or after several steps without an
//! increase in difficulty. All random choices derive from one seed.

use std::env;

use novena_core::{PatternSymmetry, Puzzle};
use novena_generator::{Generator, NewPuzzle, PuzzleShape, Random, Wish, vicinity};
use novena_ratings::{HodokuRater, SeRater, rate};
use novena_techniques::{Level, Position};

const SEED: u64 = 17;

/// The maximum number of neighbours in a sample.
const SAMPLE: usize = 60;

/// The number of consecutive steps that may lead to a puzzle of equal difficulty.
const LEVEL_STEPS: usize = 6;

/// Puzzles of a level. The second half of them are symmetric.
fn of_level(level: Level, each: usize) -> impl Iterator<Item = Puzzle> {
    let symmetric = PuzzleShape {
        symmetry: PatternSymmetry::Rotational180,
        minimal: false,
        sparse: true,
        ..PuzzleShape::default()
    };
    let shapes = [PuzzleShape::default(), symmetric];
    shapes.into_iter().flat_map(move |shape| {
        let wish = Wish {
            shape,
            ..Wish::of_level(level)
        };
        let puzzles = Generator::new(wish, SEED).expect("a wish that can be fulfilled");
        puzzles.take(each / 2).map(|found| found.made.puzzle)
    })
}

/// Climbs from a puzzle and returns the last puzzle of the climb. The climb uses the Sudoku
/// Explainer rating, which is more finely graded than ours.
fn climb(start: Puzzle, se: &mut SeRater, random: &mut Random) -> Puzzle {
    let (mut top, mut height, mut level_steps) = (start, se.rate(&start).er, 0);
    let mut visited = vec![start];
    while level_steps < LEVEL_STEPS {
        let mut near: Vec<NewPuzzle> = vicinity(&top, 1, 1, true).flatten().collect();
        near.retain(|made| !visited.contains(&made.puzzle));
        random.shuffle(&mut near);
        near.truncate(SAMPLE);
        let rated = near
            .iter()
            .map(|made| (se.rate(&made.puzzle).er, made.puzzle));
        let best = rated.max_by_key(|&(er, _)| er);
        let Some((er, puzzle)) = best.filter(|&(er, _)| er >= height) else {
            return top;
        };
        level_steps = if er > height { 0 } else { level_steps + 1 };
        visited.push(puzzle);
        (top, height) = (puzzle, er);
        eprintln!("{height} {top}");
    }
    top
}

fn main() {
    let number = |place: usize, default: usize| {
        env::args()
            .nth(place)
            .map_or(default, |text| text.parse().expect("a number"))
    };
    let (each, climbs) = (number(1, 38), number(2, 12));
    let mut puzzles: Vec<Puzzle> = Level::ALL
        .into_iter()
        .flat_map(|level| of_level(level, each))
        .collect();
    let (mut se, mut hodoku) = (SeRater::new(), HodokuRater::new());
    let mut random = Random::new(SEED);
    let starts: Vec<Puzzle> = of_level(Level::Extreme, 2 * climbs).take(climbs).collect();
    for start in starts {
        puzzles.push(climb(start, &mut se, &mut random));
    }
    println!("puzzle,er,ep,ed,hodoku_level,hodoku_score,rating,level");
    for puzzle in puzzles {
        let position = Position::new(&puzzle).expect("givens without conflict");
        let Some(ours) = rate(position.assuming_uniqueness(true)) else {
            continue;
        };
        let explainer = se.rate(&puzzle).to_string().replace('/', ",");
        let hodoku = hodoku.rate(&puzzle).to_string().replace(", ", ",");
        let ours = ours.to_string().replace(", ", ",");
        println!("{puzzle},{explainer},{hodoku},{ours}");
    }
}
