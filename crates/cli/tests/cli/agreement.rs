//! Checks that the command line, the protocol and the terminal player give the same answers.

use std::fmt::Write as _;

use novena_core::{Cell, Digit, Puzzle};
use novena_play::{Game, Move};
use novena_player::HeadlessPlayer;
use novena_texts::Language;
use novena_wire::protocol::LabelledGame;
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
use serde_json::{Value, json};

use crate::support::{HOPELESS, SUDOKU01, SUDOKU01_SOLVED, UCM, novena_in};

/// A position as a game: a puzzle, the digits entered, and the marks removed.
#[derive(Clone, Debug)]
struct Position {
    puzzle: &'static str,
    /// Indices into the list of empty cells, and the digits to enter there.
    digits: Vec<(usize, usize)>,
    /// Indices into the list of empty cells, and the marks to remove there. If the list is empty,
    /// the game has no marks.
    struck: Vec<(usize, usize)>,
    /// The number of digits of the solution to enter before the digits in `digits`.
    right: usize,
}

const TWICE: &str =
    "55...............................................................................";
const SEVERAL: &str =
    "1................................................................................";

impl Position {
    fn game(&self) -> Game {
        let puzzle: Puzzle = self.puzzle.parse().unwrap();
        let mut game = Game::new(puzzle);
        let open: Vec<Cell> = Cell::all()
            .filter(|&cell| puzzle.given(cell).is_none())
            .collect();
        if open.is_empty() {
            return game;
        }
        let mut write = |cell: Cell, digit: Digit| {
            let cells = cell.into();
            // A solved game does not accept any more digits.
            if !game.is_finished() {
                game.play(&Move::Digit { cells, digit }).unwrap();
            }
        };
        if let Some(solution) = Game::new(puzzle).verdict().solution() {
            for &cell in open.iter().take(self.right) {
                write(cell, solution[cell]);
            }
        }
        for &(place, digit) in &self.digits {
            write(open[place % open.len()], Digit::from_index(digit));
        }
        if game.is_finished() {
            return game;
        }
        if !self.struck.is_empty() {
            let cells = open.iter().copied().collect();
            game.play(&Move::FillMarks { cells }).unwrap();
        }
        for &(place, digit) in &self.struck {
            let cell = open[place % open.len()];
            let digit = Digit::from_index(digit);
            // The last mark of a cell is kept, because a cell without marks may contain any digit.
            let marks = game.sheet()[cell].centre;
            if marks.contains(digit) && marks.len() > 1 {
                let cells = cell.into();
                game.play(&Move::Centre { cells, digit }).unwrap();
            }
        }
        game
    }
}

fn positions() -> impl Strategy<Value = Vec<Position>> {
    let puzzle = prop_oneof![
        4 => Just(UCM),
        3 => Just(SUDOKU01),
        1 => Just(HOPELESS),
        1 => Just(TWICE),
        1 => Just(SEVERAL),
        1 => Just(SUDOKU01_SOLVED),
    ];
    let candidates = |most| prop::collection::vec((0..81_usize, 0..9_usize), 0..=most);
    // The boards are nearly full, so that steps are found quickly.
    let position = (puzzle, candidates(1), candidates(3), 20..60_usize).prop_map(
        |(puzzle, digits, struck, right)| Position {
            puzzle,
            digits,
            struck,
            right,
        },
    );
    prop::collection::vec(position, 10)
}

/// Returns the game as a record that commands can read.
fn record(game: &Game) -> String {
    let mut entries = *game.givens().board();
    for cell in Cell::all() {
        entries[cell] = game.sheet()[cell].digit;
    }
    let marks: Vec<String> = Cell::all()
        .map(|cell| game.sheet()[cell].centre.to_string())
        .collect();
    let record = json!({
        "puzzle": game.givens().to_string(),
        "entries": entries.to_string(),
        "marks": marks,
    });
    format!("{record}\n")
}

fn call(request: &Value) -> Value {
    serde_json::from_str(&novena_wire::call(&request.to_string())).unwrap()
}

/// The protocol's answer, as text and as speech, and the house that it names.
struct Protocol {
    text: String,
    spoken: String,
    house: Value,
    id: String,
}

fn ask_protocol(game: &Game, rung: usize, language: Language) -> Protocol {
    let labelled = LabelledGame::from(game.clone()).to_json();
    let state: Value = serde_json::from_str(&labelled).unwrap();
    let request = json!({
        "v": 1, "op": "hint", "lang": language.tag(), "state": state, "rung": rung,
    });
    let answer = call(&request);
    let hint = &answer["ok"];
    let of = |key: &str| match (hint[key].as_str(), hint["level_name"].as_str()) {
        // The page shows the level next to the sentence.
        (Some(sentence), Some(level)) if rung == 1 => format!("{sentence} ({level})"),
        (Some(sentence), _) => sentence.to_owned(),
        (None, _) => panic!("{answer}"),
    };
    let id = match hint["kind"].as_str().unwrap() {
        "mend" => hint["mend"].as_str().unwrap(),
        "stuck" => "no-step",
        other => other,
    };
    Protocol {
        text: of("text"),
        spoken: of("spoken"),
        house: hint["houses"][0].clone(),
        id: id.to_owned(),
    }
}

fn ask_player(game: &Game, rung: usize, language: Language) -> String {
    let mut player = HeadlessPlayer::new(game.clone(), language);
    player.press("H");
    let rungs = game.hint(1, 0).rungs();
    for _ in 1..rung.min(rungs) {
        player.press("H");
    }
    player.hint().unwrap()
}

/// Returns the command line's answers to many positions at once, one line per position.
fn ask_command_line(words: &[&str], input: &str, language: Language) -> Vec<String> {
    let ran = novena_in(
        &[&["hint", "--lang", short_tag(language)], words].concat(),
        input,
        "C",
    );
    ran.out.lines().map(str::to_owned).collect()
}

/// Returns a language as the value of `--lang`.
fn short_tag(language: Language) -> &'static str {
    language.tag().split('-').next().unwrap()
}

/// Returns a test runner that uses the same cases in every run.
fn runner(cases: u32) -> TestRunner {
    let config = ProptestConfig {
        cases,
        failure_persistence: None,
        ..ProptestConfig::default()
    };
    let rng = TestRng::deterministic_rng(RngAlgorithm::ChaCha);
    TestRunner::new_with_rng(config, rng)
}

#[test]
fn all_front_ends_give_the_same_hints() {
    let test = |positions: Vec<Position>| {
        let games: Vec<Game> = positions.iter().map(Position::game).collect();
        let input = games.iter().fold(String::new(), |mut input, game| {
            let _ = write!(input, "{}", record(game));
            input
        });
        let programs = ask_command_line(&["--to", "json"], &input, Language::En);
        prop_assert_eq!(programs.len(), games.len());
        for (rung, name) in (1..=4).zip(["1", "2", "3", "4"]) {
            for &language in Language::ALL {
                let lines = ask_command_line(&["--rung", name], &input, language);
                let spoken = ask_command_line(&["--rung", name, "--spoken"], &input, language);
                prop_assert_eq!(lines.len(), games.len());
                for (place, game) in games.iter().enumerate() {
                    let protocol = ask_protocol(game, rung, language);
                    prop_assert_eq!(&protocol.text, &lines[place]);
                    prop_assert_eq!(&protocol.spoken, &spoken[place]);
                    prop_assert_eq!(&protocol.text, &ask_player(game, rung, language));
                    let program: Value = serde_json::from_str(&programs[place]).unwrap();
                    let reason = program["reason"].as_str().unwrap_or("step");
                    prop_assert_eq!(&protocol.id, reason);
                    if reason != "step" && rung >= 2 {
                        // The program's answer names the house on every rung, but people see it
                        // only from the second rung on.
                        prop_assert_eq!(&protocol.house, &program["house"]);
                    }
                }
            }
        }
        Ok(())
    };
    runner(2).run(&positions(), test).unwrap();
}

/// A wish, both as arguments and as a request in the protocol.
#[derive(Clone, Debug)]
struct WishCase {
    words: Vec<String>,
    wish: serde_json::Map<String, Value>,
}

impl WishCase {
    fn with(mut self, words: &[&str], key: &str, value: Value) -> Self {
        self.words.extend(words.iter().map(|&word| word.to_owned()));
        self.wish.insert(key.to_owned(), value);
        self
    }
}

fn no_wish() -> WishCase {
    WishCase {
        words: Vec::new(),
        wish: serde_json::Map::new(),
    }
}

/// Returns every cell except the one in the centre.
fn ring() -> String {
    let mut cells = "x".repeat(81);
    cells.replace_range(40..41, ".");
    cells
}

/// Generates wishes that are easy to satisfy. They combine all parts of a puzzle's shape with easy
/// levels.
fn wishes() -> impl Strategy<Value = WishCase> {
    let level = prop::option::of(prop_oneof![
        Just(("easy", json!("easy"))),
        Just(("medium", json!("medium"))),
        Just(("easy..medium", json!(["easy", "medium"]))),
    ]);
    let symmetry = prop::option::of(prop_oneof![
        Just("rotational180"),
        Just("diagonal"),
        Just("none"),
    ]);
    let flags = (any::<bool>(), any::<bool>(), any::<bool>());
    (level, symmetry, flags).prop_map(|(level, symmetry, (givens, within, minimal))| {
        let mut wish = no_wish();
        // Puzzles that are minimal and symmetric, or minimal and easy, are rare.
        let is_rare = symmetry.is_some_and(|id| id != "none") || level.is_some() || givens;
        if let Some((words, level)) = level {
            wish = wish.with(&["--level", words], "level", level);
        }
        if let Some(symmetry) = symmetry {
            wish = wish.with(&["--symmetry", symmetry], "symmetry", json!(symmetry));
        }
        if givens {
            wish = wish.with(&["--givens", "30..36"], "givens", json!([30, 36]));
        }
        if within {
            wish = wish.with(&["--within", &ring()], "within", json!(ring()));
        }
        if minimal && !is_rare {
            wish = wish.with(&["--minimal"], "minimal", json!(true));
        }
        wish
    })
}

#[test]
fn the_protocol_generates_the_same_puzzles() {
    let test = |(wish, seed): (WishCase, u32)| {
        let seed_words = seed.to_string();
        let mut words = vec!["generate", "--seed", &seed_words];
        words.extend(wish.words.iter().map(String::as_str));
        let ran = novena_in(&words, "", "C");
        let request = json!({"v": 1, "op": "generate", "wish": wish.wish, "seed": seed});
        let answer = call(&request);
        let puzzle = answer["ok"]["puzzles"][0]["puzzle"].as_str();
        prop_assert_eq!(puzzle, Some(ran.out.trim_end()), "{} {}", answer, ran.err);
        Ok(())
    };
    runner(24).run(&(wishes(), 0..100_u32), test).unwrap();
}

/// Returns the ID of every refusal, each with a wish that is rejected for this reason. Each part of
/// the wish consists of a command-line argument without its dashes (which is also the name of the
/// protocol's field), the value of the argument, and the value in JSON.
fn refused_wishes() -> Vec<(&'static str, WishCase)> {
    let first_rows = "x".repeat(30) + &".".repeat(51);
    let few_cells = "x".repeat(16) + &".".repeat(65);
    let is_inner = |cell: Cell| cell.row() > 0 && cell.column() > 0;
    let inner: String = Cell::all()
        .map(|cell| if is_inner(cell) { 'x' } else { '.' })
        .collect();
    let (first_rows, few_cells, inner) = (first_rows.as_str(), few_cells.as_str(), inner.as_str());
    let givens = |words, least: u8, most: u8| ("givens", words, json!([least, most]));
    let text = |field, words| (field, words, json!(words));
    let list = |field, words| (field, words, json!([words]));
    let cases = [
        ("empty-range", vec![givens("30..20", 30, 20)]),
        ("too-few-givens", vec![givens("10..16", 10, 16)]),
        ("too-few-cells", vec![text("within", few_cells)]),
        (
            "too-many-givens",
            vec![givens("70..80", 70, 80), text("within", inner)],
        ),
        (
            "other-count",
            vec![givens("30..40", 30, 40), text("pattern", inner)],
        ),
        (
            "not-symmetric",
            vec![text("symmetry", "horizontal"), text("pattern", inner)],
        ),
        ("empty-lines", vec![text("pattern", first_rows)]),
        (
            "never-minimal",
            vec![("minimal", "", json!(true)), givens("50..60", 50, 60)],
        ),
        (
            "no-such-count",
            vec![text("symmetry", "rotational90"), givens("22", 22, 22)],
        ),
        (
            "empty-range-of-ratings",
            vec![("se", "8.0..7.0", json!([8.0, 7.0]))],
        ),
        (
            "level-and-rating",
            vec![
                text("level", "easy"),
                ("rating", "8.0..9.0", json!([8.0, 9.0])),
            ],
        ),
        ("never-hardest", vec![text("hardest", "direct-pointing")]),
        ("never-needed", vec![list("needs", "dual-empty-rectangle")]),
        ("never-first", vec![list("needs", "whale")]),
        (
            "needs-more",
            vec![list("needs", "x-wing"), list("only", "pointing")],
        ),
        (
            "needs-harder",
            vec![list("needs", "xy-wing"), text("hardest", "x-wing")],
        ),
    ];
    cases
        .into_iter()
        .map(|(id, parts)| {
            let case = parts
                .into_iter()
                .fold(no_wish(), |case, (field, word, json)| {
                    let flag = format!("--{field}");
                    let words: Vec<&str> = [flag.as_str(), word]
                        .into_iter()
                        .filter(|word| !word.is_empty())
                        .collect();
                    case.with(&words, field, json)
                });
            (id, case)
        })
        .collect()
}

/// Turns a clause into a sentence in the form that every front end displays.
fn sentence(clause: &str) -> String {
    let mut chars = clause.chars();
    let first = chars.next().unwrap();
    format!("{}{}.", first.to_uppercase(), chars.as_str())
}

#[test]
fn wishes_are_refused_with_the_same_message() {
    for (id, wish) in refused_wishes() {
        for &language in Language::ALL {
            let mut words = vec!["generate", "--seed", "7", "--lang", short_tag(language)];
            words.extend(wish.words.iter().map(String::as_str));
            let ran = novena_in(&words, "", "C");
            assert_eq!(ran.code, 2, "{id}");
            let (_, clause) = ran.err.trim_end().split_once(": ").unwrap();
            let request = json!({
                "v": 1, "op": "generate", "lang": language.tag(), "wish": wish.wish, "seed": 7,
            });
            let answer = call(&request);
            let error = &answer["error"];
            assert_eq!(error["id"], id, "{answer}");
            assert_eq!(error["message"], format!("wish: {}", sentence(clause)));
        }
    }
}

#[test]
fn moves_are_refused_with_the_same_message() {
    let game = |puzzle: &str| Game::new(puzzle.parse().unwrap());
    let cases = [
        ("nothing-to-undo", UCM, "u", json!("undo")),
        ("nothing-to-redo", UCM, "r", json!("redo")),
        ("no-mistake", UCM, "<", json!("before-mistake")),
        ("no-solution", HOPELESS, "<", json!("before-mistake")),
    ];
    for (id, puzzle, keys, game_move) in cases {
        for &language in Language::ALL {
            let labelled = LabelledGame::from(game(puzzle)).to_json();
            let state: Value = serde_json::from_str(&labelled).unwrap();
            let request = json!({
                "v": 1, "op": "move", "lang": language.tag(), "state": state, "move": game_move,
            });
            let answer = call(&request);
            assert_eq!(answer["error"]["id"], id, "{answer}");
            let mut player = HeadlessPlayer::new(game(puzzle), language);
            player.press(keys);
            assert_eq!(
                answer["error"]["message"].as_str(),
                player.message(),
                "{id}"
            );
        }
    }
}
