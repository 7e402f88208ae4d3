//! Work that may take longer than a keystroke, done beside the screen.
//!
//! The player asks for a task and goes on; the caller runs it and hands back the outcome. Which
//! thread that happens on is not known here, so that tests do it at once.

use novena_core::Puzzle;
use novena_generator::{Date, Generator, Wish, daily, daily_source};
use novena_play::{Advice, Game, Situation, Truth};
use novena_ratings::rate;
use novena_store::Labels;
use novena_techniques::{Level, Position, Reasoner, Step, StepList};

use super::reading::Reading;

/// What is to be done.
#[derive(Clone, Debug)]
pub(crate) enum Task {
    /// The hint for a game, after `turn` others.
    Advise { game: Box<Game>, turn: usize },
    /// Every step that a game has now.
    Steps(Box<Game>),
    /// The steps that lead to its solution.
    Path(Box<Game>),
    /// How hard a puzzle is.
    Rate(Puzzle),
    /// A new puzzle of a level.
    Make { level: Level, seed: u64 },
    /// The puzzle of a day.
    Daily { level: Level, date: Date },
    /// A file's name, or the text of a puzzle.
    Read(String),
}

/// What came of it.
#[derive(Clone, Debug)]
pub(crate) enum Outcome {
    Advice {
        advice: Advice,
        turn: usize,
    },
    /// Each step with the position it is found in.
    Steps {
        steps: Vec<(Step, Position)>,
        is_path: bool,
    },
    Rated {
        puzzle: Puzzle,
        level: Option<Level>,
    },
    Made {
        puzzle: Puzzle,
        labels: Labels,
    },
    Read(Reading),
}

impl Task {
    /// Does it.
    pub(crate) fn run(self) -> Outcome {
        match self {
            Self::Advise { game, turn } => Outcome::Advice {
                advice: game.advice(turn),
                turn,
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
                level: level_of(&puzzle),
            },
            Self::Make { level, seed } => {
                let made = Generator::new(Wish::of_level(level), seed)
                    .ok()
                    .and_then(|mut puzzles| puzzles.next());
                Outcome::Made {
                    // Every level can be made; nothing at all is better than a panic.
                    puzzle: made.map_or(Puzzle::EMPTY, |found| found.made.puzzle),
                    labels: Labels {
                        level: Some(level.id().to_owned()),
                        source: Some(format!("made {seed} {level}")),
                        ..Labels::default()
                    },
                }
            }
            Self::Read(words) => Outcome::Read(Reading::words(&words)),
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

/// The level of a puzzle with one solution; of others nothing can be said.
fn level_of(puzzle: &Puzzle) -> Option<Level> {
    Truth::of(puzzle).solution()?;
    let position = Position::new(puzzle).ok()?.assuming_uniqueness(true);
    rate(position).map(|rating| rating.level())
}
