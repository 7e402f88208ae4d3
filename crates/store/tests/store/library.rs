//! Tests collections of puzzles, and statistics.

use std::time::Duration;

use crate::common::{Folder, LAST_CELL, PUZZLES, at, digit, new_game};
use novena_core::{Cell, Digit, Puzzle};
use novena_formats::{Content, Reader, Record};
use novena_store::{Labels, Moment, PuzzleCounts, Store, StoreError, Streak};
use novena_techniques::Kind;

/// Different puzzles, enough for several transactions. The givens of each spell its number.
fn many() -> impl Iterator<Item = Record> {
    (0..12_000_usize).map(|number| {
        let mut board = *Puzzle::EMPTY.board();
        for (place, figure) in format!("{number:05}").bytes().enumerate() {
            board[Cell::from_index(place)] = Digit::new(figure - b'0');
        }
        Record::new(board)
    })
}

#[test]
fn a_collection_is_played_from_its_beginning_to_its_end() {
    let folder = Folder::new();
    let mut store = folder.open();
    let text = format!(
        "# ours\n{} first\n{}\n{} again\n",
        PUZZLES[0], LAST_CELL, PUZZLES[0]
    );
    let reader = Reader::new(text.as_bytes(), "ours", None).unwrap();
    let records = reader.filter_map(|entry| match entry.unwrap().content {
        Content::Record(record) => Some(record),
        _ => None,
    });
    let sum = store.add_puzzles("ours", records, at(7)).unwrap();
    assert_eq!(
        sum,
        PuzzleCounts {
            added: 2,
            repeated: 1
        }
    );

    let first = store.next_unplayed("ours").unwrap().unwrap();
    assert_eq!(first.givens.to_string(), PUZZLES[0]);
    assert_eq!(first.comment.as_deref(), Some("first"));
    store
        .begin(new_game(PUZZLES[0]), Labels::default(), at(8))
        .unwrap();
    let second = store.next_unplayed("ours").unwrap().unwrap();
    assert_eq!(second.givens.to_string(), LAST_CELL);
    let [ours] = &store.collections().unwrap()[..] else {
        panic!("there is one collection");
    };
    assert_eq!(
        (ours.name.as_str(), ours.created, ours.puzzles, ours.played),
        ("ours", 7, 2, 1)
    );
    store
        .begin(new_game(LAST_CELL), Labels::default(), at(9))
        .unwrap();
    assert_eq!(store.next_unplayed("ours"), Ok(None));

    store.delete_collection("ours").unwrap();
    let none = StoreError::NoSuchCollection {
        name: "ours".into(),
    };
    assert_eq!(store.next_unplayed("ours"), Err(none.clone()));
    assert_eq!(store.delete_collection("ours"), Err(none));
    assert_eq!(store.add_puzzles(" ", [], at(0)), Err(StoreError::NoName));
}

#[test]
fn every_part_of_a_record_is_loaded() {
    let folder = Folder::new();
    let mut store = folder.open();
    let solution = LAST_CELL.replace('.', "3").parse().unwrap();
    let mut record = Record::new(LAST_CELL.parse::<Puzzle>().unwrap())
        .with_title("one")
        .with_comment("two")
        .with_solution(solution);
    record.author = Some("three".into());
    record.level = Some("four".into());
    store.add_puzzles("a", [record.clone()], at(0)).unwrap();
    assert_eq!(store.next_unplayed("a").unwrap(), Some(record));
}

#[test]
fn thousands_of_puzzles_are_added_once() {
    let folder = Folder::new();
    let mut store = folder.open();
    let added = PuzzleCounts {
        added: 12_000,
        repeated: 0,
    };
    assert_eq!(store.add_puzzles("many", many(), at(0)), Ok(added));
    let repeated = PuzzleCounts {
        added: 0,
        repeated: 12_000,
    };
    assert_eq!(store.add_puzzles("many", many(), at(0)), Ok(repeated));
    assert_eq!(store.add_puzzles("others", many(), at(0)), Ok(added));
}

const DAY: i64 = 24 * 60 * 60;

/// Wins a game on a given day after the given number of seconds of play.
fn win(
    store: &mut Store,
    level: Option<&str>,
    source: &str,
    moment: Moment,
    took: u64,
    hint: bool,
) {
    let labels = Labels {
        level: level.map(Into::into),
        source: Some(source.into()),
        ..Labels::default()
    };
    let mut stored = store.begin(new_game(LAST_CELL), labels, moment).unwrap();
    stored.spend(Duration::from_secs(took));
    if hint {
        let count = |extras: &mut novena_store::GameExtras| extras.hints.count(Kind::FULL_HOUSE, 2);
        store.touch(&mut stored, moment, count).unwrap();
    }
    store.play(&mut stored, &digit("r9c9", 3), moment).unwrap();
}

#[test]
fn statistics_are_kept_for_each_level() {
    let folder = Folder::new();
    let mut store = folder.open();
    assert_eq!(store.statistics(at(0)).unwrap().levels, []);
    win(&mut store, Some("easy"), "x", at(0), 10, true);
    win(&mut store, Some("easy"), "x", at(0), 20, false);
    win(&mut store, Some("easy"), "x", at(0), 60, false);
    win(&mut store, None, "x", at(0), 5, false);
    let labels = Labels {
        level: Some("easy".into()),
        ..Labels::default()
    };
    let mut open = store.begin(new_game(PUZZLES[0]), labels, at(0)).unwrap();
    open.spend(Duration::from_secs(1000));
    store
        .touch(&mut open, at(0), |extras| extras.hints.count_mistake())
        .unwrap();

    let [none, easy] = &store.statistics(at(0)).unwrap().levels[..] else {
        panic!("there are two levels");
    };
    assert_eq!(
        (none.level.as_deref(), none.started, none.finished),
        (None, 1, 1)
    );
    assert!(none.hints.is_empty());
    assert_eq!(
        (easy.level.as_deref(), easy.started, easy.finished),
        (Some("easy"), 4, 3)
    );
    let seconds = |seconds| Some(Duration::from_secs(seconds));
    assert_eq!(easy.best, seconds(10));
    assert_eq!(easy.best_unaided, seconds(20));
    assert_eq!(easy.median, seconds(20));
    assert_eq!(Some(easy.total), seconds(1090));
    assert_eq!(easy.hints.by_rung(), [1, 0, 1, 0, 0]);
    assert!(easy.hints.by_kind().eq([(Kind::FULL_HOUSE, [0, 1, 0, 0])]));
}

#[test]
fn streaks_count_days_in_the_players_time_zone() {
    let folder = Folder::new();
    let mut store = folder.open();
    let noon = |day: i64| at(day * DAY + DAY / 2);
    win(&mut store, None, "daily 1970-01-02 easy", noon(1), 1, false);
    win(&mut store, None, "daily 1970-01-03", noon(2), 1, false);
    win(&mut store, None, "file x", noon(2), 1, false);
    // Another day's daily puzzle counts as a game, but not as the daily puzzle of the day on which
    // it was won.
    win(&mut store, None, "daily 1970-01-02 hard", noon(3), 1, false);
    // This moment is an hour before midnight UTC, but already on the fifth day in the player's time
    // zone.
    let late = Moment {
        seconds: 4 * DAY - DAY / 24,
        zone: 120,
    };
    win(&mut store, None, "daily 1970-01-05 easy", late, 1, false);

    let statistics = store.statistics(noon(4)).unwrap();
    assert_eq!(
        statistics.days,
        Streak {
            current: 4,
            longest: 4
        }
    );
    assert_eq!(
        statistics.daily,
        Streak {
            current: 1,
            longest: 2
        }
    );
    let later = store.statistics(noon(6)).unwrap();
    assert_eq!(
        later.days,
        Streak {
            current: 0,
            longest: 4
        }
    );
}
