//! Checks that our ratings match HoDoKu's. The puzzles are our own, as rated by HoDoKu 2.3.2, and
//! those in the shared ratings table, if it is available.

use std::fs;
use std::io::{self, Write as _};

use novena_core::Puzzle;
use novena_ratings::{HodokuRater, HodokuTechnique};
use novena_techniques::Level;

const OWN: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../testdata/logic/hodoku-ratings.csv"
);
const SHARED: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../shared/logic/ratings-shared.csv"
);

/// A rated puzzle.
struct Row {
    puzzle: Puzzle,
    level: Level,
    score: u32,
    techniques: String,
}

fn rows(text: &str) -> Vec<Row> {
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap().split(',').collect();
    let column = |name: &str| header.iter().position(|column| *column == name).unwrap();
    let wanted = [
        "puzzle",
        "hodoku_level",
        "hodoku_score",
        "hodoku_techniques",
    ]
    .map(column);
    lines
        .map(|line| {
            let fields: Vec<&str> = line.split(',').collect();
            let [puzzle, level, score, techniques] = wanted.map(|column| fields[column]);
            let is_level = |known: &&Level| known.id().eq_ignore_ascii_case(level);
            Row {
                puzzle: puzzle.parse().unwrap(),
                level: *Level::ALL.iter().find(is_level).unwrap(),
                score: score.parse().unwrap(),
                techniques: techniques.to_owned(),
            }
        })
        .collect()
}

#[test]
fn our_own_puzzles_rate_as_in_hodoku() {
    let text = fs::read_to_string(OWN).unwrap();
    let mut rater = HodokuRater::new();
    for row in rows(&text) {
        let rating = rater.rate(&row.puzzle);
        let counted =
            |(technique, count): (HodokuTechnique, usize)| format!("{}:{count}", technique.id());
        let techniques: Vec<String> = rating.counts().map(counted).collect();
        assert_eq!(
            (rating.level, rating.score, techniques.join(" ")),
            (row.level, row.score, row.techniques),
            "{}",
            row.puzzle
        );
    }
}

#[test]
fn ratings_match_the_shared_table() {
    let Ok(text) = fs::read_to_string(SHARED) else {
        // Writes to the stream directly, because the test harness captures `eprintln` in tests that
        // pass.
        let _ = writeln!(
            io::stderr(),
            "skipped: ../shared/logic/ratings-shared.csv is missing"
        );
        return;
    };
    let mut rater = HodokuRater::new();
    let is_other = |row: &&Row| {
        let rating = rater.rate(&row.puzzle);
        (rating.level, rating.score) != (row.level, row.score)
    };
    let rows = rows(&text);
    let others: Vec<&Row> = rows.iter().filter(is_other).collect();
    for row in &others {
        println!("{} is not {} {}", row.puzzle, row.level, row.score);
    }
    assert!(others.is_empty(), "{} of {}", others.len(), rows.len());
}

#[test]
fn a_rating_is_the_sum_of_its_path() {
    let text = fs::read_to_string(OWN).unwrap();
    let mut rater = HodokuRater::new();
    for row in rows(&text) {
        let path = rater.path(&row.puzzle);
        let sum: u32 = path.iter().map(|step| step.technique.score()).sum();
        assert_eq!(sum, row.score, "{}", row.puzzle);
        let places = path.iter().filter(|step| step.places.is_some()).count();
        assert_eq!(places + row.puzzle.givens().len(), 81, "{}", row.puzzle);
    }
}
