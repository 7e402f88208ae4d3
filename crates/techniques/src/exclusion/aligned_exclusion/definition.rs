//! A slow and simple implementation of the definition, used to test the search.

use std::collections::BTreeSet;

use novena_core::{Cell, CellSet, Digit, DigitSet, Puzzle};

use super::AlignedExclusion;
use crate::sketch::{deductions, steps};
use crate::{Kind, Position, Reasoner};

/// Puzzles from our list of hard puzzles.
const PUZZLES: [&str; 3] = [
    "7.9....1......52....87...6...46.3.21..6...45......9...6...24.8..........13.95....",
    ".953...8...1.5....84..........7.1.9...9.......86...45..6.8.4.39.1..2...8.....92..",
    ".4..6...7......48......1.265.2.3...17.312...4..........37...9...2..8....9..3...5.",
];

/// The eliminations for every choice of two or three base cells.
fn by_definition(size: usize, position: &Position) -> BTreeSet<String> {
    let count = |cell: Cell| position[cell].len();
    let bases: Vec<Cell> = Cell::all()
        .filter(|&cell| count(cell) >= 2 && cell.peers().iter().all(|peer| count(peer) != 1))
        .collect();
    let mut found = BTreeSet::new();
    let mut places: Vec<usize> = (0..size).collect();
    loop {
        let cells: Vec<Cell> = places.iter().map(|&place| bases[place]).collect();
        let all: CellSet = cells.iter().copied().collect();
        let small = |cell: &Cell| (2..=size).contains(&count(*cell));
        let excluders: Vec<Cell> = all.common_peers().iter().filter(small).collect();
        let is_near = cells
            .iter()
            .any(|cell| small(cell) && cells.iter().any(|other| cell.sees(*other)));
        if excluders.len() >= 2 && (size == 2 || is_near) {
            let gone = impossible(position, &cells, &excluders);
            if !gone.is_empty() && gone != impossible(position, &cells, &[]) {
                found.insert(gone.join(" "));
            }
        }
        // Move to the next choice of indices by advancing the last index that can be advanced.
        let last = bases.len() - size;
        let Some(moving) = (0..size).rev().find(|&i| places[i] < last + i) else {
            return found;
        };
        let start = places[moving] + 1;
        for (offset, place) in places[moving..].iter_mut().enumerate() {
            *place = start + offset;
        }
    }
}

/// The candidates in the base cells that are not in any possible combination.
fn impossible(position: &Position, cells: &[Cell], excluders: &[Cell]) -> Vec<String> {
    let mut combinations: Vec<Vec<Digit>> = vec![Vec::new()];
    for &cell in cells {
        combinations = combinations
            .iter()
            .flat_map(|held| {
                position[cell].iter().map(|digit| {
                    let mut held = held.clone();
                    held.push(digit);
                    held
                })
            })
            .collect();
    }
    combinations.retain(|held| {
        let twice = cells.iter().zip(held).any(|(a, x)| {
            let same = |(b, y): (&Cell, &Digit)| x == y && a.sees(*b);
            cells.iter().zip(held).any(same)
        });
        let held: DigitSet = held.iter().copied().collect();
        !twice
            && !excluders
                .iter()
                .any(|&cell| held.is_superset(position[cell]))
    });
    let mut gone = Vec::new();
    for (place, &cell) in cells.iter().enumerate() {
        for digit in position[cell] {
            if combinations.iter().all(|held| held[place] != digit) {
                gone.push(format!("{cell}<>{digit}"));
            }
        }
    }
    gone
}

#[test]
fn the_search_matches_the_definition() {
    let simple = Reasoner::of([Kind::HIDDEN_SINGLE, Kind::NAKED_SINGLE, Kind::POINTING]);
    let mut count = 0;
    for puzzle in PUZZLES {
        let puzzle: Puzzle = puzzle.parse().unwrap();
        let start = Position::new(&puzzle).unwrap();
        let position = simple.path(start).end;
        for technique in [&AlignedExclusion::PAIR, &AlignedExclusion::TRIPLET] {
            let found: BTreeSet<String> =
                steps(technique, &position).iter().map(deductions).collect();
            count += found.len();
            assert_eq!(found, by_definition(technique.size, &position), "{puzzle}");
        }
    }
    assert!(count > 20, "only {count} steps were checked");
}
