//! Work that may take longer than a keystroke and is done in the background.
//!
//! The player requests a task and continues. The caller runs the task and returns the outcome. The
//! caller chooses the thread, so tests can run the task immediately.

use std::collections::BTreeMap;

use novena_core::Puzzle;
use novena_generator::{Date, Generator, Wish, daily, daily_source};
use novena_play::{Advice, Game, GivensVerdict, Situation};
use novena_ratings::{Rating, rate};
use novena_store::Labels;
use novena_techniques::{Kind, Level, Position, Reasoner, Step, StepList};

use super::puzzle_input::PuzzleInput;

/// The work to do.
#[derive(Clone, Debug)]
pub(crate) enum Task {
    /// The hint for a game after `turn` other hints, opened on the rung `rung`.
    Advise {
        game: Box<Game>,
        turn: usize,
        rung: usize,
    },
    /// Every step that is possible at this point in a game.
    Steps(Box<Game>),
    /// The steps that lead from this point in a game to the solution.
    Path(Box<Game>),
    /// The difficulty of a puzzle, and the techniques it needs.
    Rate(Puzzle),
    /// The difficulty of several puzzles from a file.
    RateList(Vec<Puzzle>),
    /// A new puzzle of a level.
    Make { level: Level, seed: u64 },
    /// The puzzle of a day.
    Daily { level: Level, date: Date },
    /// A file name, or the text of a puzzle.
    Read(String),
}

/// The difficulty of a puzzle.
#[derive(Clone, Debug)]
pub(crate) struct PuzzleRating {
    pub(crate) rating: Rating,
    /// The techniques on a path to the solution, hardest first, and how often each is used.
    pub(crate) kinds: Vec<(Kind, usize)>,
}

/// The result.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    Advice {
        advice: Advice,
        turn: usize,
        rung: usize,
    },
    /// Each step with its position.
    Steps {
        steps: Vec<(Step, Position)>,
        is_path: bool,
    },
    Rated {
        puzzle: Puzzle,
        rating: Option<PuzzleRating>,
    },
    RatedList(Vec<(Puzzle, Option<Rating>)>),
    Made {
        puzzle: Puzzle,
        labels: Labels,
    },
    Read(PuzzleInput),
}

impl Task {
    /// Runs the task.
    pub(crate) fn run(self) -> Outcome {
        match self {
            Self::Advise { game, turn, rung } => Outcome::Advice {
                advice: game.advice(turn),
                turn,
                rung,
            },
            Self::Steps(game) => Outcome::Steps {
                steps: position_of(&game).map_or_else(Vec::new, |position| {
                    let list = StepList::new(&Reasoner::standard().all_steps(&position));
                    let with_position = |step| (step, position.clone());
                    list.steps.into_iter().map(with_position).collect()
                }),
                is_path: false,
            },
            Self::Path(game) => Outcome::Steps {
                steps: position_of(&game).map_or_else(Vec::new, path),
                is_path: true,
            },
            Self::Rate(puzzle) => Outcome::Rated {
                puzzle,
                rating: rating_of(&puzzle).map(|rating| PuzzleRating {
                    rating,
                    kinds: kinds_of(&puzzle),
                }),
            },
            Self::RateList(puzzles) => {
                let rated = |puzzle| (puzzle, rating_of(&puzzle));
                Outcome::RatedList(puzzles.into_iter().map(rated).collect())
            }
            Self::Make { level, seed } => {
                let made = Generator::new(Wish::of_level(level), seed)
                    .ok()
                    .and_then(|mut puzzles| puzzles.next());
                Outcome::Made {
                    // Puzzles can be generated at every level, so a puzzle is always found. If none
                    // were found, an empty puzzle would be better than a panic.
                    puzzle: made.map_or(Puzzle::EMPTY, |found| found.made.puzzle),
                    labels: Labels {
                        level: Some(level.id().to_owned()),
                        source: Some(format!("made {seed} {level}")),
                        ..Labels::default()
                    },
                }
            }
            Self::Read(words) => Outcome::Read(PuzzleInput::words(&words)),
            Self::Daily { level, date } => Outcome::Made {
                puzzle: daily(date, level).puzzle,
                labels: Labels {
                    title: Some(date.star().to_owned()),
                    level: Some(level.id().to_owned()),
                    source: Some(daily_source(date, level)),
                    ..Labels::default()
                },
            },
        }
    }
}

fn position_of(game: &Game) -> Option<Position> {
    Situation::of(game).ok().map(|situation| situation.position)
}

fn path(mut position: Position) -> Vec<(Step, Position)> {
    let mut steps = Vec::new();
    for step in Reasoner::standard().path(position.clone()).steps {
        let before = position.clone();
        let applied = position.apply(&step);
        steps.push((step, before));
        if applied.is_err() {
            break;
        }
    }
    steps
}

/// The rating of a puzzle with one solution; other puzzles have none.
fn rating_of(puzzle: &Puzzle) -> Option<Rating> {
    GivensVerdict::of(puzzle).solution()?;
    rate(unique_position(puzzle)?)
}

/// The techniques on a path to the solution, hardest first.
fn kinds_of(puzzle: &Puzzle) -> Vec<(Kind, usize)> {
    let mut counts: BTreeMap<Kind, usize> = BTreeMap::new();
    for step in unique_position(puzzle).map_or_else(Vec::new, |position| {
        Reasoner::standard().path(position).steps
    }) {
        *counts.entry(step.kind).or_default() += 1;
    }
    counts.into_iter().rev().collect()
}

fn unique_position(puzzle: &Puzzle) -> Option<Position> {
    Some(Position::new(puzzle).ok()?.assuming_uniqueness(true))
}
