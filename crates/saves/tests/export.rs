//! Tests that an export file survives a round trip, and that a broken file is rejected with the
//! position of the error.

use std::io::{self, Read};
use std::time::Duration;

use novena_core::{Cell, CellSet, Colour, Digit, Puzzle};
use novena_formats::Record;
use novena_play::{Checking, Game, HintCounts, Labels, Move};
use novena_saves::{
    DamagedGame, Day, EditCounts, ExportError, ExportItem, Finish, LessonProgress, Library,
    LibraryCollection, LibraryGame, Moment, Outcome, RawRow, RawValue, Tombstone, read_export,
};
use novena_techniques::Kind;
use proptest::collection::{btree_map, vec};
use proptest::option;
use proptest::prelude::*;

/// A version 2 file with everything that such a file can contain. It must remain readable forever.
const FILE: &str = include_str!("version-2.json");

/// A version 1 file with everything that such a file can contain. It must remain readable forever.
const OLD_FILE: &str = include_str!("version-1.json");

/// A puzzle in the file that no game uses.
const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

fn written(library: &Library) -> String {
    let mut written = Vec::new();
    library.write(&mut written).unwrap();
    String::from_utf8(written).unwrap()
}

/// The version 2 file as this version of the program writes it.
fn in_current_version(file: &str) -> String {
    file.replacen("\"version\": 2", "\"version\": 3", 1)
}

#[test]
fn a_file_of_version_2_is_read_and_written_as_version_3() {
    let library = Library::read(FILE.as_bytes()).unwrap();
    let [damaged, other] = &library.damaged[..] else {
        panic!("there are two damaged games");
    };
    assert_eq!(damaged.part, "steps");
    assert_eq!(damaged.key(), Some("0123456789abcdef0123456789abcdef"));
    let steps = &damaged.tables["step"];
    assert_eq!(steps[0]["changes"], RawValue::Text("nonsense".into()));
    assert_eq!(steps[1]["changes"], RawValue::Text(vec![0x72, 0xff]));
    assert_eq!(damaged.tables["game"][0]["title"], RawValue::Null);
    assert_eq!(other.key(), None);
    assert_eq!(other.unreadable, ["savepoint"]);
    assert_eq!(other.tables["game"][0]["key"], RawValue::Blob(vec![0, 1]));
    assert_eq!(
        other.tables["game"][0]["created"],
        RawValue::Real(1.5_f64.to_bits())
    );
    assert_eq!(written(&library), in_current_version(FILE));
}

/// Programs without the course skip its section, like any other unknown section.
#[test]
fn progress_in_the_course_is_kept() {
    let file = in_current_version(FILE);
    let lines = [
        r#"{"lesson":"pointing","progress":{"kept":{"2":"{\"v\":2}"},"v":1}}"#,
        r#"{"lesson":"x-wing","progress":{"best":{"clock":12},"found":[7],"last":"2026-11-15","v":1}}"#,
    ];
    let section = format!("\n],\n\"course\": [\n{}\n]}}\n", lines.join(",\n"));
    let file = file.strip_suffix("\n]}\n").unwrap().to_owned() + &section;
    let library = Library::read(file.as_bytes()).unwrap();
    assert_eq!(library.course.len(), 2);
    assert!(library.course["x-wing"].found().contains(&7));
    assert_eq!(written(&library), file);
    // A value that this program cannot read is accepted; a different structure is rejected.
    let newer = file.replacen(r#""found":[7]"#, r#""found":"seven""#, 1);
    let library = Library::read(newer.as_bytes()).unwrap();
    assert!(library.course["x-wing"].found().is_empty());
    assert!(written(&library).contains("seven"));
    for (what, by) in [
        (r#""progress":"#, r#""dots":"#),
        (r#"{"lesson":"x-wing","#, r"{"),
        (r#""course": ["#, r#""course": [[],"#),
    ] {
        let broken = file.replacen(what, by, 2);
        assert_ne!(broken, file);
        assert!(Library::read(broken.as_bytes()).is_err(), "{by}");
    }
}

/// The history of a game is kept, including when its steps were made and how many were undone.
#[test]
fn the_course_of_a_game_is_kept() {
    let file = in_current_version(FILE);
    let mut library = Library::read(file.as_bytes()).unwrap();
    let game = &mut library.games[0].game;
    game.elapsed = Duration::from_millis(90_500);
    let cells = CellSet::ALL;
    game.play(&Move::FillMarks { cells }).unwrap();
    game.play(&Move::Undo).unwrap();
    let course = game.course().clone();
    assert_eq!(course.taken_back, 1);
    assert_eq!(
        course.times.last(),
        Some(&Some(Duration::from_millis(90_500)))
    );
    let again = Library::read(written(&library).as_bytes()).unwrap();
    assert_eq!(again.games[0].game.course(), &course);
    let broken = written(&library).replacen("90500", "-1", 2);
    assert!(Library::read(broken.as_bytes()).is_err());
}

#[test]
fn a_file_of_version_1_is_read_and_written_as_the_newest() {
    let library = Library::read(OLD_FILE.as_bytes()).unwrap();
    let [first, second] = &library.games[..] else {
        panic!("there are two games");
    };
    assert_eq!(first.labels.title.as_deref(), Some("From \"long\" ago"));
    assert_eq!(first.game.elapsed, Duration::from_secs(61));
    assert_eq!(first.game.checking, Checking::Live);
    assert_eq!(first.game.savepoints()[0].name, "here");
    assert_eq!(first.game.hints.by_rung(), [2, 0, 0, 1, 0]);
    assert!(first.game.clone().play(&Move::Redo).is_ok());
    let finish = second.finish.as_ref().expect("it was won");
    assert_eq!((finish.at, finish.day.as_deref()), (50, Some("1970-01-01")));
    let [collection] = &library.collections[..] else {
        panic!("there is one collection");
    };
    assert_eq!(collection.puzzles[0].comment.as_deref(), Some("one given"));

    let expected = OLD_FILE.replacen("\"version\": 1", "\"version\": 3", 1);
    let expected = expected.trim_end().trim_end_matches('}');
    let expected = format!("{expected},\n\"damaged\": [\n]}}\n");
    assert_eq!(written(&library), expected);
}

/// Programs that wrote version 1 allowed labels of any length.
#[test]
fn long_labels_of_version_1_are_cut() {
    let long = OLD_FILE.replacen("\"Ada\"", &format!("\"{}\"", "é".repeat(201)), 1);
    let library = Library::read(long.as_bytes()).unwrap();
    let author = library.games[0].labels.author.as_deref();
    assert_eq!(author, Some("é".repeat(200).as_str()));
    let newer = long.replacen("\"version\": 1", "\"version\": 2", 1);
    assert!(Library::read(newer.as_bytes()).is_err());
}

/// A newer program may add sections; unknown sections are reported by name.
#[test]
fn sections_of_newer_programs_are_named() {
    let more = FILE.replacen(
        "\"collections\"",
        "\"courses\": [{\"a\": [1]}], \"collections\"",
        1,
    );
    let library = Library::read(more.as_bytes()).unwrap();
    assert_eq!(library.unknown, ["courses"]);
    let known = Library::read(FILE.as_bytes()).unwrap();
    assert_eq!(library.games, known.games);
    assert_eq!(written(&library), in_current_version(FILE));
    let mut other = Library::default();
    let summary = other.merge(library);
    assert_eq!(summary.unknown, ["courses"]);
    assert_eq!((summary.added, summary.damaged), (2, 2));
    let summary = other.merge(known);
    assert_eq!((summary.unchanged, summary.damaged), (4, 0));
}

/// A game that no store could have written, or that no front end could show, is rejected, and the
/// error gives its position.
#[test]
fn impossible_games_are_refused() {
    let check = |from: &str, to: &str, expected: &str| {
        assert!(FILE.contains(from), "{from}");
        let text = FILE.replacen(from, to, 1);
        match Library::read(text.as_bytes()) {
            Err(ExportError::Malformed { line, reason, .. }) => {
                assert_eq!(reason, expected);
                let game = if expected.starts_with("games[0]") {
                    3
                } else {
                    4
                };
                assert_eq!(line, game, "{reason}");
            }
            other => panic!("{expected}: {}", other.is_ok()),
        }
    };
    let long = "x".repeat(201);
    let most = "expected at most 200 characters";
    check(
        "\"Ada\"",
        &format!("\"{long}\""),
        &format!("games[0].author: {most}"),
    );
    check(
        "\"easy\"",
        &format!("\"{long}\""),
        &format!("games[0].level: {most}"),
    );
    check(
        "\"here\"",
        &format!("\"{long}\""),
        "games[0].savepoints: expected names of at most 200 characters",
    );
    let many: Vec<String> = (0..101)
        .map(|number| format!("{{\"name\":\"{number}\",\"sheet\":\"r1c1 4\"}}"))
        .collect();
    check(
        "{\"name\":\"here\",\"sheet\":\"r1c1 4\"}",
        &many.join(","),
        "games[0].savepoints: expected at most 100",
    );
    let full = "m123456789 c123456789 @abcdefghi";
    let marks = format!("\"r2c1 > {full}; r2c2 > {full}\",\"r2c1 {full} >; r2c2 {full} >\",");
    check(
        "\"r1c1 4 > 8",
        &format!("{}\"r1c1 4 > 8", marks.repeat(9_000)),
        "games[0].steps: expected at most 1048576 bytes",
    );
    check(
        "\"r1c1 4 > 8",
        &format!(
            "{}\"r1c1 4 > 8",
            "\"r1c1 4 > 5\",\"r1c1 5 > 4\",".repeat(10_000)
        ),
        "games[0].steps: expected at most 20000",
    );
    for idle in ["r1c1 4 > 4", "r1c1 4 > 5; r1c1 5 > 4"] {
        check(
            "\"r1c1 4 > 8",
            &format!("\"{idle}\",\"r1c1 4 > 8"),
            "games[0].steps: a step changes nothing",
        );
    }
    check(
        "\"elapsed_ms\":61000",
        "\"elapsed_ms\":-1",
        "games[0].elapsed_ms: -1 is negative",
    );
    check("eeff\":4", "eeff\":-4", "games[0].edits: -4 is negative");
    check(
        "\"1970-01-01\"",
        "\"not a day\"",
        "games[1].finish.day: expected a date, found \"not a day\"",
    );
    check(
        "\"took_ms\":12345",
        "\"took_ms\":-5",
        "games[1].finish.took_ms: -5 is negative",
    );
    check(
        "r9c9 > 3",
        "r9c9 > 4",
        "games[1].finish: the game was never won",
    );
    let finish = "\"finish\":{\"at\":50,\"took_ms\":1},";
    // The game has just enough changes for a winning step to have been undone and lost. With one
    // change fewer, it cannot have been won.
    let unfinished = format!("{finish}\"elapsed_ms\":61000");
    let text = FILE.replacen("\"elapsed_ms\":61000", &unfinished, 1);
    let possible = Library::read(text.as_bytes());
    assert!(possible.is_ok(), "{possible:?}");
    let text = text.replacen(
        "\"cafecafecafecafecafecafecafecafe\":1",
        "\"cafecafecafecafecafecafecafecafe\":0",
        1,
    );
    let never = Library::read(text.as_bytes()).unwrap_err().to_string();
    assert!(
        never.ends_with("games[0].finish: the game was never won"),
        "{never}"
    );
}

#[test]
fn broken_files_are_refused_with_the_place() {
    let check = |text: &str, expected: ExportError| {
        let error = Library::read(text.as_bytes()).unwrap_err();
        assert_eq!(error, expected, "{text}");
    };
    let head = "{\"novena\": \"export\", \"version\": 1,\n";
    check("{}", ExportError::NotAnExport);
    check("{\"games\": []}", ExportError::NotAnExport);
    check("{\"novena\": \"export\"}", ExportError::NotAnExport);
    let newer = ExportError::Newer { found: 4, known: 3 };
    check("{\"novena\": \"export\", \"version\": 4}", newer);
    let malformed = |line, column, reason: &str| ExportError::Malformed {
        line,
        column,
        reason: reason.to_owned(),
    };
    let open = "EOF while parsing an object";
    check(head.trim_end_matches(",\n"), malformed(1, 33, open));
    let unknown = "unknown key \"more\"";
    check(&format!("{head}\"more\": []}}"), malformed(2, 11, unknown));
    let early = format!("{head}\"collections\": [{{\"puzzles\": []}}]}}");
    check(&early, malformed(2, 27, "unexpected key \"puzzles\""));
    // An invalid value is reported at the end of its game.
    let nonsense = FILE.replacen("r1c1 > 4\"", "nonsense\"", 1);
    let Err(ExportError::Malformed { line, reason, .. }) = Library::read(nonsense.as_bytes())
    else {
        panic!("a step makes no sense");
    };
    assert_eq!(line, 3);
    assert_eq!(
        reason,
        "games[0].steps[0]: expected a step, found \"nonsense\""
    );
}

#[test]
fn an_error_of_the_caller_stops_the_reading() {
    #[derive(Debug, PartialEq)]
    enum Problem {
        Stop,
        Export(ExportError),
    }
    impl From<ExportError> for Problem {
        fn from(error: ExportError) -> Self {
            Self::Export(error)
        }
    }
    let mut items = Vec::new();
    // The rest of the file is not read.
    let text = OLD_FILE.replace("\"collections\"", "\"nonsense\"");
    let outcome = read_export(text.as_bytes(), |item| {
        items.push(item);
        match items.len() {
            2 => Err(Problem::Stop),
            _ => Ok(()),
        }
    });
    assert_eq!(outcome, Err(Problem::Stop));
    assert!(items.iter().all(|item| matches!(item, ExportItem::Game(_))));
    let outcome = read_export(text.as_bytes(), |_| Ok::<(), Problem>(()));
    assert!(matches!(outcome, Err(Problem::Export(_))), "{outcome:?}");
}

#[test]
fn an_error_of_the_stream_is_passed_on() {
    struct FailingReader;
    impl Read for FailingReader {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::new(io::ErrorKind::ConnectionReset, "torn"))
        }
    }
    let (kind, reason) = (io::ErrorKind::ConnectionReset, "torn".to_owned());
    let torn = Library::read(FILE.as_bytes()[..200].chain(FailingReader));
    assert_eq!(torn, Err(ExportError::Stream { kind, reason }));
}

fn text() -> impl Strategy<Value = Option<String>> {
    option::of(any::<String>())
}

fn hex() -> impl Strategy<Value = String> {
    any::<u128>().prop_map(|number| format!("{number:032x}"))
}

fn duration() -> impl Strategy<Value = Duration> {
    (0..=i64::MAX as u64).prop_map(Duration::from_millis)
}

fn a_move() -> impl Strategy<Value = Move> {
    let cells = any::<u128>().prop_map(CellSet::from_bits);
    let one = (0..81_usize).prop_map(|cell| Cell::from_index(cell).into());
    (0..9, prop_oneof![cells, one], 0..9_usize, "[a-c]").prop_map(|(kind, cells, nth, name)| {
        let digit = Digit::from_index(nth);
        match kind {
            0 | 1 => Move::Digit { cells, digit },
            2 => Move::Corner { cells, digit },
            3 => Move::Centre { cells, digit },
            4 => Move::Undo,
            5 => Move::Save { name },
            6 => Move::CandidateColour {
                candidates: cells.iter().map(|cell| cell.with(digit)).collect(),
                colour: Colour::from_index(nth),
            },
            7 => Move::FillMarks { cells },
            _ => Move::Restart,
        }
    })
}

prop_compose! {
    fn a_game()(
        puzzle in prop_oneof![Just(PUZZLE.parse::<Puzzle>().unwrap()), Just(Puzzle::EMPTY)],
        moves in vec(a_move(), 0..12),
        checking in 0..4_usize,
        cleaning in any::<bool>(),
        elapsed in duration(),
        mistakes in any::<u32>(),
        kinds in btree_map(0..Kind::ALL.len(), any::<[u32; 4]>(), 0..4),
    ) -> Game {
        let mut game = Game::new(puzzle);
        game.cleaning = cleaning;
        game.elapsed = elapsed;
        for game_move in moves {
            // The game may refuse the move.
            let _ = game.play(&game_move);
        }
        game.checking = Checking::ALL[checking];
        let kinds = kinds.into_iter().map(|(index, rungs)| (Kind::ALL[index], rungs));
        game.hints = HintCounts::from_parts(mistakes, kinds);
        game
    }
}

prop_compose! {
    fn a_library_game()(
        key in hex(),
        (title, author, level, source) in (text(), text(), text(), text()),
        (created, changed) in any::<(i64, i64)>(),
        finish in option::of((any::<i64>(), -62_167_219_200..253_402_300_800_i64, duration())),
        game in a_game(),
        edits in btree_map(hex(), 100..=i64::MAX, 1..4),
    ) -> LibraryGame {
        // A game without steps cannot have been won. Any other game may have been won, because it
        // has at least a hundred changes.
        let finish = finish.filter(|_| !game.journal().steps.is_empty());
        LibraryGame {
            key,
            labels: Labels { title, author, level, source },
            created,
            changed,
            finish: finish.map(|(at, seconds, took)| Finish {
                at,
                day: Moment { seconds, zone: 0 }.day(),
                took,
            }),
            game,
            edits: edits.into_iter().collect::<EditCounts>(),
        }
    }
}

prop_compose! {
    fn a_record()(
        board in vec(option::weighted(0.3, 0..9_usize), 81),
        (title, author, level, comment) in (text(), text(), text(), text()),
        has_solution in any::<bool>(),
    ) -> Record {
        let mut givens = *Puzzle::EMPTY.board();
        for (index, digit) in board.into_iter().enumerate() {
            givens[Cell::from_index(index)] = digit.map(Digit::from_index);
        }
        let mut record = Record::new(givens);
        (record.title, record.author) = (title, author);
        (record.level, record.comment) = (level, comment);
        record.solution = has_solution.then_some(givens);
        record
    }
}

fn a_collection() -> impl Strategy<Value = LibraryCollection> {
    let parts = (any::<String>(), any::<i64>(), vec(a_record(), 0..4));
    parts.prop_map(|(name, created, puzzles)| LibraryCollection {
        name,
        created,
        puzzles,
    })
}

fn a_raw_value() -> impl Strategy<Value = RawValue> {
    prop_oneof![
        Just(RawValue::Null),
        any::<i64>().prop_map(RawValue::Integer),
        any::<u64>().prop_map(RawValue::Real),
        any::<Vec<u8>>().prop_map(RawValue::Text),
        any::<String>().prop_map(|text| RawValue::Text(text.into())),
        any::<Vec<u8>>().prop_map(RawValue::Blob),
    ]
}

fn a_damaged_game() -> impl Strategy<Value = DamagedGame> {
    let row = btree_map("[a-z]{1,8}", a_raw_value(), 0..4);
    let rows = vec(row.prop_map(RawRow::from_iter), 0..3);
    let parts = (
        any::<String>(),
        btree_map("[a-z]{1,8}", rows, 0..4),
        vec("[a-z]{1,8}", 0..2),
    );
    parts.prop_map(|(part, tables, unreadable)| DamagedGame {
        part,
        tables,
        unreadable,
    })
}

fn a_tombstone() -> impl Strategy<Value = Tombstone> {
    let edits = btree_map("[0-9a-f]{32}", 0..i64::MAX, 0..3);
    let parts = ("[0-9a-f]{32}", edits, any::<i64>());
    parts.prop_map(|(key, edits, deleted)| Tombstone {
        key,
        edits: edits.into_iter().collect(),
        deleted,
    })
}

/// Progress in a lesson, or a value that this program cannot read.
fn a_lesson() -> impl Strategy<Value = LessonProgress> {
    let ended = vec((any::<u32>(), any::<bool>(), 0..40_u16), 0..20);
    let known = ended.prop_map(|ended| {
        let first: Day = "2026-11-15".parse().unwrap();
        let mut progress = LessonProgress::default();
        for (seed, is_found, days) in ended {
            let outcome = [Outcome::Missed, Outcome::Found][usize::from(is_found)];
            progress.record_exercise(seed, outcome, first.after(days));
        }
        progress
    });
    let strange = "\\PC{0,20}".prop_map(|text| LessonProgress::from_value(&text.into()));
    prop_oneof![known, strange]
}

fn a_library() -> impl Strategy<Value = Library> {
    let damaged = vec(a_damaged_game(), 0..3);
    let parts = (
        vec(a_library_game(), 0..4),
        vec(a_collection(), 0..3),
        damaged,
        vec(a_tombstone(), 0..3),
        btree_map("\\PC{0,12}", a_lesson(), 0..3),
    );
    parts.prop_map(|(games, collections, damaged, deleted, course)| Library {
        games,
        collections,
        damaged,
        deleted,
        course,
        unknown: Vec::new(),
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn written_libraries_are_read_back(library in a_library()) {
        let mut file = Vec::new();
        library.write(&mut file).unwrap();
        prop_assert_eq!(Library::read(&file[..]), Ok(library));
    }

    /// Arbitrary bytes are either read or rejected, without a panic.
    #[test]
    fn files_changed_at_random_are_read_or_refused(
        changes in vec((0..FILE.len(), any::<u8>(), 0..3), 1..4),
    ) {
        let mut file = FILE.as_bytes().to_vec();
        for (place, byte, way) in changes {
            let place = place % file.len();
            match way {
                0 => file[place] = byte,
                1 => drop(file.remove(place)),
                _ => file.insert(place, b"0{}[],:\"-e"[usize::from(byte) % 10]),
            }
        }
        let _ = Library::read(&file[..]);
    }
}
