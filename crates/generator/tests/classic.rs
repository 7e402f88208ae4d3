//! What the document asks of its generator, over many seeds.

use std::collections::BTreeSet;

use novena_core::{Cell, House, Solution};
use novena_generator::classic::{BASE, ERASED_AT_LEAST, ERASED_AT_MOST, base};
use novena_generator::{Random, classic};
use novena_kernel::{Solve, Solver, Wave};

const SEEDS: u64 = 200;

/// The lines of a solution as texts: rows, or columns when `down`.
fn lines(solution: &Solution, down: bool) -> Vec<String> {
    (0..9)
        .map(|line| {
            (0..9)
                .map(|place| {
                    let (row, column) = if down { (place, line) } else { (line, place) };
                    solution[Cell::at(row, column)].as_char()
                })
                .collect()
        })
        .collect()
}

/// The lines in threes, each three sorted, and the threes too: what moves inside threes, and
/// of whole threes, leave alone.
fn threes(lines: &[String]) -> BTreeSet<BTreeSet<String>> {
    lines
        .chunks(3)
        .map(|three| three.iter().cloned().collect())
        .collect()
}

#[test]
fn the_base_grid_obeys_the_rules() {
    assert_eq!(base().to_string(), BASE);
}

#[test]
fn phases_1_and_2_move_whole_threes() {
    let mut seen = BTreeSet::new();
    for seed in 0..SEEDS {
        let random = &mut Random::new(seed);
        let stacks = classic::permute_stacks(&base(), random);
        let before: BTreeSet<String> = lines(&base(), true).chunks(3).map(<[_]>::concat).collect();
        let after: BTreeSet<String> = lines(&stacks, true).chunks(3).map(<[_]>::concat).collect();
        assert_eq!(before, after);
        let bands = classic::permute_bands(&stacks, random);
        let before: BTreeSet<String> = lines(&stacks, false).chunks(3).map(<[_]>::concat).collect();
        let after: BTreeSet<String> = lines(&bands, false).chunks(3).map(<[_]>::concat).collect();
        assert_eq!(before, after);
        seen.insert(bands);
    }
    // The base grid is so regular that the 36 ways lead to fewer grids; but not to one.
    assert!(seen.len() > 10, "{}", seen.len());
}

#[test]
fn phases_3_and_4_move_lines_inside_their_threes() {
    for seed in 0..SEEDS {
        let random = &mut Random::new(seed);
        let columns = classic::permute_columns(&base(), random);
        for (before, after) in lines(&base(), true)
            .chunks(3)
            .zip(lines(&columns, true).chunks(3))
        {
            assert_eq!(threes(before), threes(after));
        }
        let rows = classic::permute_rows(&columns, random);
        for (before, after) in lines(&columns, false)
            .chunks(3)
            .zip(lines(&rows, false).chunks(3))
        {
            assert_eq!(threes(before), threes(after));
        }
    }
}

/// A `Solution` obeys the rules by construction; this looks at the digits all the same.
#[test]
fn phases_1_to_4_keep_the_grid_valid() {
    for seed in 0..SEEDS {
        let made = classic(&mut Random::new(seed));
        for grid in [
            made.stacks_permuted,
            made.bands_permuted,
            made.columns_permuted,
            made.rows_permuted,
        ] {
            for down in [false, true] {
                for line in lines(&grid, down) {
                    let mut digits: Vec<char> = line.chars().collect();
                    digits.sort_unstable();
                    assert_eq!(digits, ('1'..='9').collect::<Vec<_>>());
                }
            }
            assert!(grid.board().is_valid());
        }
    }
}

#[test]
fn phase_5_erases_half_keeps_what_it_must_and_one_solution() {
    let mut erased = BTreeSet::new();
    for seed in 0..SEEDS {
        let made = classic(&mut Random::new(seed));
        let empty = 81 - made.puzzle.givens().len();
        assert!((ERASED_AT_LEAST..=ERASED_AT_MOST).contains(&empty));
        erased.insert(empty);
        let mut columns = made.kept;
        columns.sort_unstable();
        assert_eq!(columns, [0, 1, 2, 3, 4, 5, 6, 7, 8]);
        for (row, &column) in made.kept.iter().enumerate() {
            assert!(made.puzzle.given(Cell::at(row, column)).is_some());
        }
        for line in (0..9).flat_map(|line| [House::row(line), House::column(line)]) {
            assert!(!made.puzzle.board().digits_in(line).is_empty());
        }
        assert_eq!(
            Wave::new().solve(&made.puzzle),
            Solve::Unique(made.solution()),
            "seed {seed}"
        );
    }
    assert!(erased.len() > 8, "{erased:?}");
}

#[test]
fn seeds_make_different_puzzles_and_the_same_again() {
    let puzzles: BTreeSet<_> = (0..SEEDS)
        .map(|seed| classic(&mut Random::new(seed)).puzzle)
        .collect();
    assert_eq!(puzzles.len() as u64, SEEDS);
    let mut random = Random::new(1);
    assert_eq!(classic(&mut random), classic(&mut Random::new(1)));
    assert_ne!(classic(&mut random), classic(&mut Random::new(1)));
}

/// Never changes: see [`Random::VERSION`].
#[test]
fn a_seed_means_the_same_puzzle_for_ever() {
    let made = classic(&mut Random::new(2006));
    assert_eq!(
        made.puzzle.to_string(),
        ".6..2.35....35.6.74.5.....13..57.8.99.1.435....7..92.....46579.87...246..4679..32"
    );
}
