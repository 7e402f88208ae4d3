//! Exports everything into one file and imports it again.

use std::time::Duration;

use novena_core::Puzzle;
use novena_formats::Record;
use novena_play::Move;
use novena_saves::{GameResult, Library};
use novena_store::{
    ExportSummary, GameFilter, Labels, MergeSummary, PuzzleCounts, Statistics, Store, StoreError,
    StoredGame,
};
use novena_techniques::Kind;

use crate::common::{Folder, LAST_CELL, Numbers, PUZZLES, at, begin, digit, new_game};

fn export(store: &mut Store) -> String {
    let mut bytes = Vec::new();
    let ExportSummary { damaged, .. } = store.export(&mut bytes).unwrap();
    assert_eq!(damaged, []);
    String::from_utf8(bytes).unwrap()
}

fn import(store: &mut Store, text: &str) -> MergeSummary {
    store.import(text.as_bytes()).unwrap()
}

/// All games, without their numbers, which differ from store to store.
fn games(store: &mut Store) -> Vec<String> {
    let list = store.list(&GameFilter::default(), usize::MAX).unwrap();
    let mut games: Vec<String> = list
        .iter()
        .map(|listed| {
            let stored = store.load(listed.id).unwrap();
            let times = (stored.created(), stored.changed());
            format!(
                "{:?} {:?} {times:?} {:?}",
                stored.game(),
                stored.labels(),
                stored.finish()
            )
        })
        .collect();
    games.sort();
    games
}

fn filled(store: &mut Store) -> Vec<StoredGame> {
    let mut numbers = Numbers(3);
    let mut all = Vec::new();
    for puzzle in PUZZLES {
        let labels = Labels {
            title: Some("línea\n\"1\"".into()),
            ..Labels::default()
        };
        let mut stored = store.begin(new_game(puzzle), labels, at(7)).unwrap();
        for second in 10..40 {
            let _ = store.play(&mut stored, &numbers.a_move(), at(second));
        }
        all.push(stored);
    }
    let mut won = begin(store, LAST_CELL);
    won.spend(Duration::from_millis(12_345));
    let count = |extras: &mut novena_store::GameExtras| {
        extras.hints.count(Kind::X_WING, 4);
        extras.hints.count_mistake();
    };
    store.touch(&mut won, at(1), count).unwrap();
    store.play(&mut won, &digit("r9c9", 3), at(50)).unwrap();
    all.push(won);
    let records = PUZZLES.map(|puzzle| Record::new(puzzle.parse::<Puzzle>().unwrap()));
    let records = records.map(|record| record.with_comment("ä"));
    store.add_puzzles("list", records, at(3)).unwrap();
    all
}

#[test]
fn exported_games_are_imported() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut here, mut there) = (here.open(), there.open());
    filled(&mut here);
    let text = export(&mut here);
    let merged = import(&mut there, &text);
    let puzzles = PuzzleCounts {
        added: 3,
        repeated: 0,
    };
    assert_eq!(
        merged,
        MergeSummary {
            added: 4,
            puzzles,
            ..MergeSummary::default()
        }
    );
    assert_eq!(games(&mut there), games(&mut here));
    assert_eq!(there.collections(), here.collections());
    assert_eq!(export(&mut there), text);

    let puzzles = PuzzleCounts {
        added: 0,
        repeated: 3,
    };
    let nothing = MergeSummary {
        unchanged: 4,
        puzzles,
        ..MergeSummary::default()
    };
    assert_eq!(import(&mut there, &text), nothing);
    assert_eq!(import(&mut here, &text), nothing);
    assert_eq!(export(&mut there), text);
}

#[test]
fn the_file_is_readable_json_in_any_formatting() {
    let folder = Folder::new();
    let mut store = folder.open();
    assert_eq!(
        export(&mut store),
        "{\"novena\": \"export\", \"version\": 3,\n\"games\": [\n],\n\"collections\": [\n],\n\"damaged\": [\n]}\n"
    );
    let mut stored = begin(&mut store, PUZZLES[0]);
    store.play(&mut stored, &digit("r1c1", 4), at(1)).unwrap();
    store
        .play(
            &mut stored,
            &Move::Save {
                name: "here".into(),
            },
            at(1),
        )
        .unwrap();
    let text = export(&mut store);
    assert_eq!(text.lines().count(), 8);
    let json: serde_json::Value = serde_json::from_str(&text).unwrap();
    assert_eq!(json["games"][0]["steps"], serde_json::json!(["r1c1 > 4"]));
    assert_eq!(json["games"][0]["savepoints"][0]["sheet"], "r1c1 4");
    // It makes no difference how another program formats the file.
    let other = Folder::new();
    let merged = import(
        &mut other.open(),
        &serde_json::to_string_pretty(&json).unwrap().replace(
            // The other program sorts the keys, but the key `novena` must come first.
            "{\n  \"collections\": [],",
            "{\"novena\":\"export\",\"version\":2,\"collections\":[],",
        ),
    );
    assert_eq!(merged.added, 1);
}

#[test]
fn a_game_follows_its_player_from_one_place_to_another() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut here, mut there) = (here.open(), there.open());
    let mut stored = begin(&mut here, PUZZLES[0]);
    here.play(&mut stored, &digit("r1c1", 4), at(1)).unwrap();
    let old = export(&mut here);
    import(&mut there, &old);

    // The game is continued in the other store. The state with more moves wins, even if it does not
    // have more steps.
    let id = there.latest_unfinished().unwrap().unwrap().id;
    let mut away = there.load(id).unwrap();
    there.play(&mut away, &Move::Undo, at(2)).unwrap();
    there.play(&mut away, &digit("r1c2", 8), at(3)).unwrap();
    let updated = MergeSummary {
        updated: 1,
        ..MergeSummary::default()
    };
    assert_eq!(import(&mut here, &export(&mut there)), updated);
    assert_eq!(here.load(stored.id()).unwrap().game(), away.game());
    // A program that still has the old state of the game open gets an error.
    let changed = StoreError::ChangedElsewhere { game: stored.id() };
    assert_eq!(here.play(&mut stored, &Move::Undo, at(4)), Err(changed));

    // An earlier backup changes nothing.
    let unchanged = MergeSummary {
        unchanged: 1,
        ..MergeSummary::default()
    };
    assert_eq!(import(&mut here, &old), unchanged);
    assert_eq!(here.load(stored.id()).unwrap().game(), away.game());
}

#[test]
fn a_game_played_in_two_places_becomes_two() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut here, mut there) = (here.open(), there.open());
    let mut one = begin(&mut here, PUZZLES[0]);
    import(&mut there, &export(&mut here));
    let id = there.list(&GameFilter::default(), 1).unwrap()[0].id;
    let mut two = there.load(id).unwrap();
    here.play(&mut one, &digit("r1c1", 4), at(1)).unwrap();
    there.play(&mut two, &digit("r1c2", 8), at(2)).unwrap();

    let forked = MergeSummary {
        forked: 1,
        ..MergeSummary::default()
    };
    let theirs = export(&mut there);
    assert_eq!(import(&mut here, &theirs), forked);
    let mut found: Vec<_> = games(&mut here);
    let mut both = vec![one.game(), two.game()];
    both.retain(|game| found.iter().any(|text| text.contains(&format!("{game:?}"))));
    assert_eq!((found.len(), both.len()), (2, 2));

    // Importing once is enough, and the other place also gets both games.
    let unchanged = MergeSummary {
        unchanged: 1,
        ..MergeSummary::default()
    };
    assert_eq!(import(&mut here, &theirs), unchanged);
    let both = MergeSummary {
        added: 1,
        updated: 1,
        ..MergeSummary::default()
    };
    assert_eq!(import(&mut there, &export(&mut here)), both);
    found = games(&mut here);
    assert_eq!(games(&mut there), found);
}

/// The store and a library in memory follow the same rules.
#[test]
fn the_store_merges_as_a_library_does() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut here, mut there) = (here.open(), there.open());
    let games = filled(&mut here);
    import(&mut there, &export(&mut here));
    begin(&mut there, PUZZLES[1]);
    let records = [Record::new(LAST_CELL.parse::<Puzzle>().unwrap())];
    there.add_puzzles("list", records, at(1)).unwrap();
    // One game is continued here, one there, and one in both places.
    let go_on = |store: &mut Store, index: usize, name: &str| {
        let list = store.list(&GameFilter::default(), usize::MAX).unwrap();
        let givens = games[index].game().givens();
        let found = list.iter().filter(|game| game.givens == *givens);
        let mut stored = store
            .load(found.map(|game| game.id).min().unwrap())
            .unwrap();
        let save = Move::Save { name: name.into() };
        store.play(&mut stored, &save, at(70)).unwrap();
    };
    go_on(&mut here, 0, "here");
    go_on(&mut here, 1, "here");
    go_on(&mut there, 1, "there");
    go_on(&mut there, 2, "there");
    let ours = Library::read(export(&mut here).as_bytes()).unwrap();
    let theirs = Library::read(export(&mut there).as_bytes()).unwrap();

    let summary = import(&mut here, &export(&mut there));
    let merged = Library::read(export(&mut here).as_bytes()).unwrap();
    let mut model = ours.clone();
    let expected = model.merge(theirs.clone());
    assert_eq!(summary, expected);
    assert_eq!((summary.added, summary.updated, summary.forked), (1, 1, 1));
    assert_eq!(merged, model);
}

/// The game with the lowest number.
fn first_game(store: &mut Store) -> StoredGame {
    let list = store.list(&GameFilter::default(), usize::MAX).unwrap();
    let first = list.iter().map(|listed| listed.id).min().unwrap();
    store.load(first).unwrap()
}

/// Two stores that import each other's exports at the same time end up with the same games.
#[test]
fn simultaneous_exports_produce_the_same_games() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut here, mut there) = (here.open(), there.open());
    begin(&mut here, PUZZLES[0]);
    import(&mut there, &export(&mut here));
    for (store, name) in [(&mut here, "here"), (&mut there, "there")] {
        let mut stored = first_game(store);
        let save = Move::Save { name: name.into() };
        store.play(&mut stored, &save, at(70)).unwrap();
    }
    let (ours, theirs) = (export(&mut here), export(&mut there));
    let savepoint = |store: &mut Store| first_game(store).game().savepoints()[0].name.clone();
    assert_eq!(import(&mut here, &theirs).forked, 1);
    assert_eq!(import(&mut there, &ours).forked, 1);
    // Each store's own state keeps the number of the game.
    assert_eq!(savepoint(&mut here), "here");
    assert_eq!(savepoint(&mut there), "there");
    let library = |store: &mut Store| {
        let mut library = Library::read(export(store).as_bytes()).unwrap();
        library.games.sort_by(|one, two| one.key.cmp(&two.key));
        library
    };
    assert_eq!(library(&mut here), library(&mut there));
    let again = export(&mut there);
    assert_eq!(import(&mut here, &again).unchanged, 2);
}

/// A deleted game is restored from an old export and continued. The continued state must not be
/// mistaken for an older one when a newer export is imported.
#[test]
fn a_deleted_game_that_came_back_is_not_overwritten() {
    let folder = Folder::new();
    let mut store = folder.open();
    let mut stored = begin(&mut store, PUZZLES[0]);
    let old = export(&mut store);
    let save = |name: &str| Move::Save { name: name.into() };
    for name in ["a", "b", "c"] {
        store.play(&mut stored, &save(name), at(1)).unwrap();
    }
    let new = export(&mut store);
    store.delete(stored.id(), at(9)).unwrap();
    assert_eq!(import(&mut store, &old).added, 1);
    let mut stored = first_game(&mut store);
    store.play(&mut stored, &save("mine"), at(2)).unwrap();
    import(&mut store, &new);
    assert_eq!(first_game(&mut store), stored);
}

#[test]
fn statistics_depend_only_on_the_games() {
    let folder = Folder::new();
    let mut store = folder.open();
    filled(&mut store);
    let library = Library::read(export(&mut store).as_bytes()).unwrap();
    let results = library.games.iter().map(GameResult::from);
    let expected = Statistics::of(results, at(60));
    assert_eq!(store.statistics(at(60)), Ok(expected.clone()));
    assert_eq!((expected.levels[0].started, expected.days.current), (4, 1));
}

#[test]
fn broken_files_are_refused_as_a_whole() {
    let (here, there) = (Folder::new(), Folder::new());
    let (mut here, mut there) = (here.open(), there.open());
    filled(&mut here);
    let text = export(&mut here);
    let mut check = |broken: &str, id: &str| {
        let error = there.import(broken.as_bytes()).unwrap_err();
        assert_eq!(error.id(), id, "{error}");
        assert!(games(&mut there).is_empty(), "{error}");
        assert_eq!(there.collections(), Ok(vec![]), "{error}");
        error
    };
    for end in 0..text.len() {
        if text.is_char_boundary(end) && (end < 400 || end % 997 == 0) {
            check(&text[..end.min(text.trim_end().len() - 1)], "bad-export");
        }
    }
    for foreign in [
        "{}",
        "{\"games\": []}",
        "{\"novena\": \"save\", \"version\": 1}",
        "{\"novena\": \"export\", \"games\": []}",
        "{\"novena\": \"export\", \"version\": 0}",
    ] {
        check(foreign, "not-an-export");
    }
    check("[]", "bad-export");
    check(&"[".repeat(100_000), "bad-export");
    check(&format!("{text}x"), "bad-export");
    let newer = check(
        &text.replacen("\"version\": 3", "\"version\": 4", 1),
        "newer-export",
    );
    assert_eq!(newer, StoreError::NewerExport { found: 4, known: 3 });

    let last = text
        .lines()
        .position(|line| line.contains(LAST_CELL))
        .unwrap()
        + 1;
    let changes = [
        ("r9c9 > 3", "r9c9 > 0"),
        ("r9c9 > 3", "r9c9 5 > 3"),
        ("r9c9 > 3", "r1c1 > 3"),
        ("\"elapsed_ms\":12345", "\"elapsed_ms\":-1"),
        ("\"took_ms\":12345", "\"took_ms\":1e99"),
        ("\"mendings\":1", "\"mendings\":-1"),
        ("\"done\":1,\"steps\":[\"r9", "\"done\":2,\"steps\":[\"r9"),
        (
            "\"done\":1,\"steps\":[\"r9",
            "\"done\":1,\"unheard\":1,\"steps\":[\"r9",
        ),
        (LAST_CELL, "5"),
    ];
    for (from, to) in changes {
        assert!(text.contains(from), "{from}");
        let StoreError::BadExport { line, .. } = check(&text.replace(from, to), "bad-export")
        else {
            unreachable!("checked");
        };
        assert!(line == last || from == LAST_CELL, "{to}: line {line}");
    }
    check(
        &text.replace("\"name\": \"list\"", "\"name\": \"\""),
        "no-name",
    );
    check(
        &text.replace("\"comment\":\"ä\"", "\"comment\":5"),
        "bad-export",
    );
}

/// Any file is either imported completely or rejected completely.
#[test]
fn files_changed_at_random_are_imported_or_refused_as_a_whole() {
    let here = Folder::new();
    let mut here = here.open();
    filled(&mut here);
    let text = export(&mut here).into_bytes();
    let there = Folder::new();
    let mut there = there.open();
    begin(&mut there, PUZZLES[0]);
    let mut numbers = Numbers(11);
    let mut refused = 0;
    for _ in 0..300 {
        let mut changed = text.clone();
        for _ in 0..=numbers.below(3) {
            let place = numbers.below(changed.len() as u64) as usize;
            match numbers.below(3) {
                0 => changed[place] = numbers.below(256) as u8,
                1 => drop(changed.remove(place)),
                _ => changed.insert(place, b"0{}[],:\"-e"[numbers.below(10) as usize]),
            }
        }
        let before = (games(&mut there), there.collections().unwrap());
        if there.import(&changed[..]).is_err() {
            refused += 1;
            assert_eq!((games(&mut there), there.collections().unwrap()), before);
        }
    }
    assert!(refused > 100);
}
