//! Measures how long moves, opening, importing and statistics take for a store in a folder.
//!
//! `cargo run --release -p novena-store --example store_speed FOLDER` (a new folder)

use std::path::Path;
use std::time::{Duration, Instant};

use novena_core::{Cell, Digit, Puzzle};
use novena_formats::Record;
use novena_play::{Game, Move};
use novena_store::{Labels, Moment, MoveId, Store, StoreError};

const GAMES: usize = 20;
const MOVES: usize = 50;
const PUZZLES: usize = 100_000;

fn main() -> Result<(), StoreError> {
    let folder = std::env::args().nth(1).expect("store_speed FOLDER");
    let folder = Path::new(&folder);
    let now = Moment::default();
    let mut store = Store::open(folder)?.store;

    let mut times = Vec::new();
    for _ in 0..GAMES {
        let mut stored = store.begin(Game::new(Puzzle::EMPTY), Labels::default(), now)?;
        for number in 0..MOVES {
            let game_move = Move::Digit {
                cells: Cell::from_index(number).into(),
                digit: Digit::from_index(number % 9),
            };
            let start = Instant::now();
            store.play(&mut stored, &game_move, now)?;
            times.push(start.elapsed());
        }
    }
    print("a move", times);

    // The games are long enough for the deletion of old IDs to be measured too.
    for has_ids in [false, true] {
        let mut times = Vec::new();
        let mut stored = store.begin(Game::new(Puzzle::EMPTY), Labels::default(), now)?;
        for number in 0..GAMES * MOVES {
            let game_move = Move::Digit {
                cells: Cell::from_index(number % 81).into(),
                digit: Digit::from_index(number % 9),
            };
            let id: MoveId = format!("{number:032}")
                .parse()
                .expect("32 digits are a valid id");
            let start = Instant::now();
            let mut game = stored.game().clone();
            game.play(&game_move)?;
            if has_ids {
                store.keep_move(&mut stored, game, &id, now)?;
            } else {
                store.keep(&mut stored, game, now)?;
            }
            times.push(start.elapsed());
        }
        let ids = if has_ids { "with" } else { "without" };
        print(&format!("a move of a long game, {ids} an id"), times);
    }

    let start = Instant::now();
    store.add_puzzles("many", (0..PUZZLES).map(puzzle), now)?;
    println!("{PUZZLES} puzzles added: {:.2?}", start.elapsed());
    let start = Instant::now();
    store.next_unplayed("many")?;
    println!("the next one to play: {:.2?}", start.elapsed());
    let start = Instant::now();
    store.statistics(now)?;
    println!("statistics of {GAMES} games: {:.2?}", start.elapsed());
    let start = Instant::now();
    let mut text = Vec::new();
    store.export(&mut text)?;
    println!("export of {} bytes: {:.2?}", text.len(), start.elapsed());
    let start = Instant::now();
    store.import(&text[..])?;
    println!("import of the same: {:.2?}", start.elapsed());
    drop(store);

    let start = Instant::now();
    Store::open(folder)?;
    println!("opening: {:.2?}", start.elapsed());
    Ok(())
}

fn print(what: &str, mut times: Vec<Duration>) {
    times.sort();
    let median = times[times.len() / 2];
    let worst = times[times.len() - 1];
    println!(
        "{what}: {median:.2?} (median), {worst:.2?} (worst of {})",
        times.len()
    );
}

/// A different board for each number.
fn puzzle(number: usize) -> Record {
    let mut board = *Puzzle::EMPTY.board();
    for (place, figure) in format!("{number:08}").bytes().enumerate() {
        board[Cell::from_index(place * 9)] = Digit::new(figure - b'0');
    }
    Record::new(board)
}
