//! Kills sessions at any moment and checks that every acknowledged move is saved.
//!
//! The program runs itself as a player that makes one move after another and reports each. The
//! parent process kills the player, opens the store, and compares the games in it with the reports.
//! `NOVENA_SESSIONS` sets the number of sessions; the default is a few dozen. There is no test
//! harness, because the same program must be both player and parent.

#[path = "../store/common.rs"]
#[allow(dead_code)]
mod common;
mod session;

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Read};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

use common::{Folder, Numbers};
use novena_play::Game;
use novena_store::{GameFilter, GameId, Store};
use session::{CHILD, Script};

const FEW: u64 = 25;
/// The number of sessions in a folder. The next session creates a new folder, so that creating a
/// folder is interrupted too.
const SESSIONS_A_FOLDER: u64 = 20;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    if arguments.first().map(String::as_str) == Some(CHILD) {
        session::play(&arguments[1..]);
        return;
    }
    let sessions = std::env::var("NOVENA_SESSIONS").map_or(FEW, |text| {
        text.parse().expect("NOVENA_SESSIONS is a number")
    });
    let start = Instant::now();
    let mut sum = Sum::default();
    let mut numbers = Numbers(2026);
    for first in (0..sessions).step_by(SESSIONS_A_FOLDER as usize) {
        let folder = Folder::new();
        let mut games = BTreeMap::new();
        for seed in first..sessions.min(first + SESSIONS_A_FOLDER) {
            one_round(&folder, seed, &mut numbers, &mut games, &mut sum);
        }
        // Later sessions have not touched the earlier games.
        let mut store = folder.open();
        for (id, game) in &games {
            assert_eq!(store.load(*id).unwrap().game(), game, "game {id}");
        }
    }
    println!(
        "{} sessions killed, {} of them before the first acknowledgement; {} moves acknowledged, \
         all there; {} moves there that were not acknowledged yet; {:.0} s",
        sum.sessions,
        sum.silent,
        sum.acknowledged,
        sum.ahead,
        start.elapsed().as_secs_f64()
    );
    assert!(sum.acknowledged > 0, "nothing was tested");
}

#[derive(Default)]
struct Sum {
    sessions: u64,
    silent: u64,
    acknowledged: u64,
    ahead: u64,
}

/// Runs one session, or two at once in the same folder, and kills them after a while.
fn one_round(
    folder: &Folder,
    seed: u64,
    numbers: &mut Numbers,
    games: &mut BTreeMap<GameId, Game>,
    sum: &mut Sum,
) {
    let known: Vec<GameId> = games.keys().copied().collect();
    let mut scripts = vec![Script { seed, game: None }];
    if !known.is_empty() && numbers.below(2) == 0 {
        scripts[0].game = Some(known[numbers.below(known.len() as u64) as usize]);
    }
    if numbers.below(4) == 0 {
        // The second session always starts a new game, so that the two sessions never play the same
        // game.
        scripts.push(Script {
            seed: !seed,
            game: None,
        });
    }
    let mut running: Vec<_> = scripts
        .iter()
        .map(|script| start(folder.path(), script))
        .collect();
    // Half of the time, the sessions are killed while they start; the rest of the time, while they
    // play.
    let mut outputs = vec![String::new(); running.len()];
    if numbers.below(2) == 0 {
        let lines = 1 + numbers.below(20);
        for ((_, reader), output) in running.iter_mut().zip(&mut outputs) {
            for _ in 0..lines {
                reader.read_line(output).unwrap();
            }
        }
    }
    std::thread::sleep(Duration::from_micros(numbers.below(30_000)));
    for (child, _) in &mut running {
        child.kill().unwrap();
    }
    for ((mut child, mut reader), output) in running.into_iter().zip(&mut outputs) {
        reader.read_to_string(output).unwrap();
        let status = child.wait().unwrap();
        assert_ne!(status.code(), Some(101), "a session has failed by itself");
    }
    let mut store = folder.open();
    for (script, output) in scripts.iter().zip(outputs) {
        sum.sessions += 1;
        check(&mut store, script, &output, games, sum);
    }
    // The store may also contain a game that was started but not yet reported. Such a game does not
    // belong to any session.
    for listed in store.list(&GameFilter::default(), usize::MAX).unwrap() {
        let game = store.load(listed.id).unwrap().game().clone();
        games.entry(listed.id).or_insert(game);
    }
}

fn start(folder: &Path, script: &Script) -> (Child, BufReader<ChildStdout>) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .arg(CHILD)
        .arg(folder)
        .args(script.words())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let reader = BufReader::new(child.stdout.take().unwrap());
    (child, reader)
}

/// Replays the script in memory and compares the result: every acknowledged move must be present,
/// and at most one move that was not acknowledged.
fn check(
    store: &mut Store,
    script: &Script,
    output: &str,
    games: &mut BTreeMap<GameId, Game>,
    sum: &mut Sum,
) {
    let log = session::log(output);
    let Some(id) = log.game.or(script.game) else {
        sum.silent += 1;
        return;
    };
    let mut model = games.get(&id).cloned().unwrap_or_else(session::new_game);
    let mut moves = script.moves();
    for _ in 0..log.moves {
        session::next_move(&mut model, &mut moves);
    }
    let found = store.load(id).unwrap().game().clone();
    let has_id = |number| {
        let id_of_move = session::move_id(script.seed, number);
        id_of_move.map(|of_move| store.has_move(id, &of_move).unwrap())
    };
    // Older IDs may have been forgotten.
    for number in 1.max(log.moves - 256)..=log.moves {
        assert_ne!(has_id(number), Some(false), "the id of move {number}");
    }
    let is_ahead = found != model;
    let next = has_id(log.moves + 1);
    assert!(
        next.is_none_or(|next| next == is_ahead),
        "an id without its move"
    );
    if is_ahead {
        session::next_move(&mut model, &mut moves);
        assert_eq!(
            found, model,
            "session {}: {} moves acknowledged",
            script.seed, log.moves
        );
        sum.ahead += 1;
    }
    sum.acknowledged += log.moves.unsigned_abs();
    sum.silent += u64::from(log.moves == 0);
    games.insert(id, found);
}
