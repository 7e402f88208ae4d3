//! Checks that our own puzzles in `testdata/ratings/ours.csv` keep their ratings on all three
//! scales.
//!
//! `NOVENA_BLESS=1` recomputes the ratings in the table. The generator's example `rating_table`
//! creates the puzzles.

use std::fmt::Write as _;
use std::{env, fs};

use novena_core::Puzzle;
use novena_ratings::{HodokuRater, SeRater, rate};
use novena_techniques::{Level, Position};

const TABLE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../testdata/ratings/ours.csv"
);

#[test]
fn our_own_puzzles_keep_their_ratings_on_all_scales() {
    let table = fs::read_to_string(TABLE).unwrap();
    let mut lines = table.lines();
    let mut now = format!("{}\n", lines.next().unwrap());
    let (mut se, mut hodoku) = (SeRater::new(), HodokuRater::new());
    for line in lines {
        let puzzle: Puzzle = line.split(',').next().unwrap().parse().unwrap();
        let position = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
        let ratings = [
            se.rate(&puzzle).to_string().replace('/', ","),
            hodoku.rate(&puzzle).to_string().replace(", ", ","),
            rate(position).unwrap().to_string().replace(", ", ","),
        ];
        writeln!(now, "{puzzle},{}", ratings.join(",")).unwrap();
    }
    if env::var_os("NOVENA_BLESS").is_some() {
        fs::write(TABLE, &now).unwrap();
    }
    let changed = now
        .lines()
        .zip(table.lines())
        .filter(|(now, was)| now != was);
    let changed: Vec<_> = changed.collect();
    assert!(changed.is_empty(), "now and before: {changed:#?}");
}

/// The table covers every level, including the hardest puzzles that we can generate.
#[test]
fn the_table_has_puzzles_of_all_levels() {
    let table = fs::read_to_string(TABLE).unwrap();
    let of_level = |level: Level| {
        let ending = format!(",{level}");
        table.lines().filter(|line| line.ends_with(&ending)).count()
    };
    let counts = Level::ALL.map(of_level);
    assert!(counts.iter().all(|&count| count >= 30), "{counts:?}");
    let is_hard = |line: &&str| {
        let er = line.split(',').nth(1);
        er.is_some_and(|er| er.parse::<f64>().is_ok_and(|er| er >= 9.0))
    };
    assert!(table.lines().filter(is_hard).count() >= 5);
}
