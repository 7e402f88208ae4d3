//! Checks that the library `novena` and the program give the same answers.

use novena::Puzzle;
use novena::techniques::Level;

use crate::support::{self, HOPELESS, SUDOKU01, UCM, hard};

fn puzzles() -> Vec<String> {
    vec![SUDOKU01.to_owned(), UCM.to_owned(), hard()]
}

fn parse(text: &str) -> Puzzle {
    text.parse().expect("a valid puzzle")
}

/// Returns the program's output for all puzzles, one line each.
fn lines(words: &[&str], puzzles: &[String]) -> Vec<String> {
    let ran = support::novena(words, puzzles.join("\n"));
    ran.out.lines().map(str::to_owned).collect()
}

#[test]
fn solutions_are_the_same() {
    let ours: Vec<String> = puzzles()
        .iter()
        .map(|puzzle| novena::solve(&parse(puzzle)).first().unwrap().to_string())
        .collect();
    assert_eq!(lines(&["solve"], &puzzles()), ours);
    assert_eq!(novena::solve(&parse(HOPELESS)), novena::Solve::None);
}

#[test]
fn steps_are_the_same() {
    let printed = lines(&["explain", "--to", "json"], &puzzles());
    for (printed, puzzle) in printed.iter().zip(puzzles()) {
        let ours: Vec<String> = novena::steps(&parse(&puzzle))
            .map(|step| step.kind.to_string())
            .collect();
        let theirs: Vec<&str> = printed
            .split("{\"technique\":\"")
            .skip(1)
            .filter_map(|step| step.split('"').next())
            .collect();
        assert_eq!(theirs, ours, "{puzzle}");
        assert_eq!(
            novena::hint(&parse(&puzzle)),
            novena::steps(&parse(&puzzle)).next()
        );
    }
    assert_eq!(novena::hint(&parse(HOPELESS)), None);
}

#[test]
fn ratings_are_the_same() {
    let printed = lines(&["rate", "--scale", "novena", "--to", "csv"], &puzzles());
    let ours = puzzles().into_iter().map(|puzzle| {
        let rating = novena::rate(&parse(&puzzle)).unwrap();
        let (whole, tenth) = (rating.tenths / 10, rating.tenths % 10);
        format!("{},{whole}.{tenth},{}", parse(&puzzle), rating.level())
    });
    assert_eq!(printed[1..], ours.collect::<Vec<_>>());
    assert_eq!(novena::rate(&parse(HOPELESS)), None);
}

#[test]
fn puzzles_of_a_level_are_the_same() {
    for level in [Level::Easy, Level::Medium, Level::Hard] {
        let words = ["generate", "--seed", "7", "-n", "2", "--level", level.id()];
        let ours: Vec<String> = novena::generate(level, 7)
            .unwrap()
            .take(2)
            .map(|found| found.made.puzzle.to_string())
            .collect();
        assert_eq!(lines(&words, &[]), ours, "{level}");
    }
}
