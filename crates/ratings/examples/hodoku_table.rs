//! Compares our HoDoKu ratings with a table: `hodoku_table TABLE.csv [PATHS.txt]`.
//!
//! Compares the columns `hodoku_level`, `hodoku_score` and `hodoku_techniques`. If a second file is
//! given, writes each puzzle's path to that file.

use std::fmt::Write as _;
use std::time::Instant;

use novena_core::Puzzle;
use novena_ratings::{HodokuRater, HodokuStep};

fn main() {
    let mut args = std::env::args().skip(1);
    let table = args.next().expect("a table of ratings");
    let text = std::fs::read_to_string(table).expect("the table can be read");
    let mut lines = text.lines();
    let header: Vec<&str> = lines.next().unwrap_or("").split(',').collect();
    let column = |name: &str| {
        header
            .iter()
            .position(|column| *column == name)
            .expect("a column")
    };
    let wanted = [
        "puzzle",
        "hodoku_level",
        "hodoku_score",
        "hodoku_techniques",
    ]
    .map(column);

    let mut rater = HodokuRater::new();
    let hardest = header.iter().position(|column| *column == "hodoku_hardest");
    let (mut rows, mut levels, mut scores, mut counts, mut names) = (0, 0, 0, 0, 0);
    let mut paths = String::new();
    for line in lines {
        let fields: Vec<&str> = line.split(',').collect();
        let [puzzle, level, score, techniques] = wanted.map(|column| fields[column]);
        let puzzle: Puzzle = puzzle.parse().expect("a puzzle");
        let started = Instant::now();
        let rating = rater.rate(&puzzle);
        let took = started.elapsed();
        let same_level = rating.level.id().eq_ignore_ascii_case(level);
        let same_score = rating.score.to_string() == score;
        let mut ours: Vec<String> = rating
            .counts()
            .map(|(kind, count)| format!("{}:{count}", kind.id()))
            .collect();
        ours.sort_unstable();
        let mut theirs: Vec<&str> = techniques.split(' ').collect();
        theirs.sort_unstable();
        let same_counts = ours == theirs;
        let name = rating.hardest.map_or("", |technique| technique.name());
        names += usize::from(hardest.is_some_and(|column| fields[column] == name));
        rows += 1;
        levels += usize::from(same_level);
        scores += usize::from(same_score);
        counts += usize::from(same_counts);
        if !(same_level && same_score && same_counts) {
            println!("{puzzle} {level} {score} {techniques}\n  {rating:?} {took:?}");
        }
        let _ = writeln!(paths, "P {puzzle} {} {}", rating.level, rating.score);
        for step in rater.path(&puzzle) {
            let _ = writeln!(paths, "{}", step_line(&step));
        }
    }
    println!("of {rows} rows equal: level {levels}, score {scores}, techniques {counts}");
    println!("same name where the table has one: {names} hardest techniques");
    if let Some(file) = args.next() {
        std::fs::write(file, paths).expect("a file to write to");
    }
}

/// Formats a step on one line, such as `S dnl -40:3 -41:3`.
fn step_line(step: &HodokuStep) -> String {
    let mut line = format!("S {}", step.technique.id());
    if let Some(placed) = step.places {
        let _ = write!(
            line,
            " ={}:{}",
            placed.cell.index(),
            placed.digit.index() + 1
        );
    }
    let mut removes: Vec<(usize, usize)> = step
        .removes
        .iter()
        .map(|gone| (gone.cell.index(), gone.digit.index() + 1))
        .collect();
    removes.sort_unstable();
    removes.dedup();
    for (cell, digit) in removes {
        let _ = write!(line, " -{cell}:{digit}");
    }
    line
}
