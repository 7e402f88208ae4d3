//! The export file: what is written is read, and what is broken is refused with its place.

use std::io::{self, Read};
use std::time::Duration;

use novena_core::{Cell, CellSet, Colour, Digit, Puzzle};
use novena_formats::Record;
use novena_play::{Checking, Game, HintCounts, Labels, Move};
use novena_saves::{
    EditCounts, ExportError, ExportItem, Finish, Library, LibraryCollection, LibraryGame,
    read_export,
};
use novena_techniques::Kind;
use proptest::collection::{btree_map, vec};
use proptest::option;
use proptest::prelude::*;

/// A file of version 1 with everything that can be in it. It must be read for ever.
const FILE: &str = include_str!("version-1.json");

/// Another puzzle of the file than the games have.
const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

#[test]
fn a_file_of_version_1_is_read_and_written_to_the_byte() {
    let library = Library::read(FILE.as_bytes()).unwrap();
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

    let mut written = Vec::new();
    library.write(&mut written).unwrap();
    assert_eq!(String::from_utf8(written).unwrap(), FILE);
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
    let newer = ExportError::Newer { found: 2, known: 1 };
    check("{\"novena\": \"export\", \"version\": 2}", newer);
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
    // What makes no sense is found at the end of its game.
    let nonsense = FILE.replacen("r1c1 > 4\"", "nonsense\"", 1);
    let Err(ExportError::Malformed { line, reason, .. }) = Library::read(nonsense.as_bytes())
    else {
        panic!("a step makes no sense");
    };
    assert_eq!(line, 3);
    assert_eq!(reason, "expected a step, found \"nonsense\"");
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
    // What comes after it is not read.
    let text = FILE.replace("\"collections\"", "\"nonsense\"");
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
    struct Torn;
    impl Read for Torn {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::new(io::ErrorKind::ConnectionReset, "torn"))
        }
    }
    let (kind, reason) = (io::ErrorKind::ConnectionReset, "torn".to_owned());
    let torn = Library::read(FILE.as_bytes()[..200].chain(Torn));
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
        mendings in any::<u32>(),
        kinds in btree_map(0..Kind::ALL.len(), any::<[u32; 4]>(), 0..4),
    ) -> Game {
        let mut game = Game::new(puzzle);
        game.cleaning = cleaning;
        for game_move in moves {
            // Refused moves are part of playing.
            let _ = game.play(&game_move);
        }
        game.checking = Checking::ALL[checking];
        game.elapsed = elapsed;
        let kinds = kinds.into_iter().map(|(index, rungs)| (Kind::ALL[index], rungs));
        game.hints = HintCounts::from_parts(mendings, kinds);
        game
    }
}

prop_compose! {
    fn a_library_game()(
        key in hex(),
        (title, author, level, source) in (text(), text(), text(), text()),
        (created, changed) in any::<(i64, i64)>(),
        finish in option::of((any::<i64>(), text(), duration())),
        game in a_game(),
        edits in btree_map(hex(), any::<i64>(), 0..4),
    ) -> LibraryGame {
        LibraryGame {
            key,
            labels: Labels { title, author, level, source },
            created,
            changed,
            finish: finish.map(|(at, day, took)| Finish { at, day, took }),
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

fn a_library() -> impl Strategy<Value = Library> {
    let parts = (vec(a_library_game(), 0..4), vec(a_collection(), 0..3));
    parts.prop_map(|(games, collections)| Library { games, collections })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_is_read(library in a_library()) {
        let mut file = Vec::new();
        library.write(&mut file).unwrap();
        prop_assert_eq!(Library::read(&file[..]), Ok(library));
    }

    /// Other bytes are read or refused; nothing panics.
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
