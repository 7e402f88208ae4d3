//! Measures how long it takes to generate and judge exercises, per lesson:
//! `cargo run -p novena-generator --example exercise_speed -- SEEDS [LESSON...]`.
//!
//! Judging is timed with an answer that is true but that no technique of the lesson proves, so that
//! the judge tries all easier techniques.

use std::collections::BTreeMap;
use std::env;
use std::time::{Duration, Instant};

use novena_core::Cell;
use novena_generator::{Exercise, Subject};
use novena_lessons::LESSONS;
use novena_techniques::Deduction;

fn main() {
    let words: Vec<String> = env::args().skip(1).collect();
    let seeds = words.first().and_then(|word| word.parse().ok());
    let seeds: u32 = seeds.unwrap_or(20);
    let chosen = &words[words.len().min(1)..];
    println!("| lesson | make, mean | most | judge, most | kinds |\n|---|---|---|---|---|");
    for lesson in LESSONS {
        if !chosen.is_empty() && !chosen.iter().any(|id| id == lesson.id) {
            continue;
        }
        let Some(subject) = Subject::of_lesson(lesson.id) else {
            continue;
        };
        let (mut making, mut judging) = (Vec::new(), Vec::new());
        let mut kinds: BTreeMap<&str, usize> = BTreeMap::new();
        for seed in 0..seeds {
            let start = Instant::now();
            let made = Exercise::make(subject, seed, &|| false);
            making.push(start.elapsed());
            let Some(exercise) = made else {
                *kinds.entry("none").or_default() += 1;
                continue;
            };
            *kinds
                .entry(exercise.kind.map_or("-", |kind| kind.id()))
                .or_default() += 1;
            let start = Instant::now();
            for answer in true_answers(&exercise).into_iter().take(3) {
                let _ = subject.judge(&exercise.board, &[], answer);
            }
            judging.push(start.elapsed() / 3);
        }
        let most = |times: &[Duration]| times.iter().max().copied().unwrap_or_default();
        let mean = making.iter().sum::<Duration>() / seeds.max(1);
        let kinds: Vec<String> = kinds
            .iter()
            .map(|(kind, n)| format!("{kind} {n}"))
            .collect();
        println!(
            "| {} | {mean:.1?} | {:.1?} | {:.1?} | {} |",
            lesson.id,
            most(&making),
            most(&judging),
            kinds.join(", ")
        );
    }
}

/// The digits of the solution that are not placed yet.
fn true_answers(exercise: &Exercise) -> Vec<Deduction> {
    let Some((position, solution)) = exercise.board.position() else {
        return Vec::new();
    };
    let open = Cell::all().filter(|&cell| position.placed(cell).is_none());
    open.map(|cell| Deduction::Place(cell.with(solution[cell])))
        .collect()
}
