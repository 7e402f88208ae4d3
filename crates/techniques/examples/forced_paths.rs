//! Counts the puzzles that the standard path solves, and the forcing chains that it uses:
//! `forced_paths FILE [COUNT] [SKIP]`. Each line in the file starts with a puzzle. The first `SKIP`
//! puzzles are skipped, and at most `COUNT` of the others are read.
use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use novena_core::Puzzle;
use novena_techniques::{Kind, Position, Reasoner};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let file = arguments.next().expect("a file");
    let mut number = || arguments.next().and_then(|number| number.parse().ok());
    let (most, skip) = (number().unwrap_or(usize::MAX), number().unwrap_or(0));
    let text = std::fs::read_to_string(file).unwrap();
    let puzzles = text
        .lines()
        .filter_map(|line| line.get(..81)?.parse::<Puzzle>().ok())
        .skip(skip)
        .take(most);
    let standard = Reasoner::standard();
    let (mut solved, mut total) = (0, 0);
    let mut slowest = Duration::ZERO;
    let mut kinds: BTreeMap<Kind, usize> = BTreeMap::new();
    for puzzle in puzzles {
        let started = Instant::now();
        let position = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
        let path = standard.path(position);
        let took = started.elapsed();
        slowest = slowest.max(took);
        total += 1;
        if path.is_solved() {
            solved += 1;
        } else {
            println!("{puzzle} is not solved: {:?}", path.contradiction);
        }
        if took > Duration::from_secs(10) {
            println!("{puzzle} took {took:?}");
        }
        for step in path.steps.iter().filter(|step| step.kind >= Kind::NISHIO) {
            *kinds.entry(step.kind).or_default() += 1;
        }
    }
    println!("{solved} of {total} solved, the slowest in {slowest:?}, {kinds:?}");
}
