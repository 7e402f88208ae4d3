use novena_core::Puzzle;
use novena_techniques::{Kind, Position, Solver};
use novena_wire::path;
use std::collections::HashSet;
use std::{env, fs};
fn main() {
    let want: Vec<String> = env::args().skip(2).collect();
    let mut seen: HashSet<Kind> = HashSet::new();
    for line in fs::read_to_string(env::args().nth(1).unwrap())
        .unwrap()
        .lines()
    {
        let Ok(puzzle) = line
            .split_whitespace()
            .next()
            .unwrap_or_default()
            .parse::<Puzzle>()
        else {
            continue;
        };
        let mut position = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
        for step in Solver::standard().path(position.clone()).steps {
            if want.contains(&step.kind.id().to_owned()) && seen.insert(step.kind) {
                println!(
                    "{}",
                    path::Path::alternatives(position.clone(), vec![step.clone()]).to_json()
                );
            }
            position.apply(&step).unwrap();
        }
        if seen.len() == want.len() {
            return;
        }
    }
    eprintln!("{} of {}", seen.len(), want.len());
}
