//! The session that is killed, and the data that its parent needs to replay it.

use std::io::Write;
use std::path::Path;

use novena_play::{Game, Move};
use novena_store::{GameId, Labels, MoveId, MoveOutcome, Store, StoreError};

use crate::common::{Numbers, PUZZLES, at};

/// The argument that makes the program run as a session.
pub(crate) const CHILD: &str = "session";

/// The instructions for a session: the seed of the moves to make, and the game to play.
pub(crate) struct Script {
    pub(crate) seed: u64,
    /// The session begins a new game if this is `None`.
    pub(crate) game: Option<GameId>,
}

impl Script {
    pub(crate) fn words(&self) -> Vec<String> {
        let mut words = vec![self.seed.to_string()];
        words.extend(self.game.map(|id| id.to_string()));
        words
    }

    fn read(words: &[String]) -> Self {
        Self {
            seed: words[0].parse().unwrap(),
            game: words.get(1).map(|id| id.parse().unwrap()),
        }
    }

    pub(crate) fn moves(&self) -> Numbers {
        Numbers(self.seed)
    }
}

pub(crate) fn new_game() -> Game {
    Game::new(PUZZLES[1].parse().unwrap())
}

/// Makes the next move that the game accepts and that changes the game, so that every acknowledged
/// move can be seen in the game.
pub(crate) fn next_move(game: &mut Game, moves: &mut Numbers) -> Move {
    loop {
        let game_move = moves.a_move();
        let mut next = game.clone();
        if next.play(&game_move).is_ok() && next != *game {
            *game = next;
            return game_move;
        }
    }
}

/// Plays until it is killed. Prints the game's number and, after each move, the number of that
/// move.
pub(crate) fn play(arguments: &[String]) {
    let script = Script::read(&arguments[1..]);
    let mut store = Store::open(Path::new(&arguments[0])).unwrap().store;
    let mut stored = match script.game {
        Some(id) => store.load(id).unwrap(),
        None => store.begin(new_game(), Labels::default(), at(0)).unwrap(),
    };
    say(&format!("game {}", stored.id()));
    let mut moves = script.moves();
    let mut ahead = stored.game().clone();
    for number in 1.. {
        let game_move = next_move(&mut ahead, &mut moves);
        loop {
            let outcome = match move_id(script.seed, number) {
                Some(id) => {
                    let kept = store.keep_move(&mut stored, ahead.clone(), &id, at(number));
                    kept.map(|outcome| assert_eq!(outcome, MoveOutcome::Applied))
                }
                None => store.play(&mut stored, &game_move, at(number)).map(drop),
            };
            match outcome {
                Ok(()) => break,
                // The other session has held the lock for too long.
                Err(StoreError::Busy) => {}
                Err(error) => panic!("{error}"),
            }
        }
        say(&format!("move {number}"));
    }
}

/// The ID of a move. Only every other move has an ID.
pub(crate) fn move_id(seed: u64, number: i64) -> Option<MoveId> {
    (number % 2 == 0).then(|| format!("{seed}.{number}").parse().unwrap())
}

fn say(line: &str) {
    let mut out = std::io::stdout().lock();
    writeln!(out, "{line}.").and_then(|()| out.flush()).unwrap();
}

/// The output of a session before it was killed.
#[derive(Default)]
pub(crate) struct SessionLog {
    pub(crate) game: Option<GameId>,
    pub(crate) moves: i64,
}

/// Parses the output of a session. The full stop shows that a line is complete.
pub(crate) fn log(output: &str) -> SessionLog {
    let mut log = SessionLog::default();
    for line in output.lines().filter_map(|line| line.strip_suffix('.')) {
        match line.split_once(' ') {
            Some(("game", id)) => log.game = Some(id.parse().unwrap()),
            Some(("move", number)) => log.moves = number.parse().unwrap(),
            _ => panic!("{line}"),
        }
    }
    log
}
