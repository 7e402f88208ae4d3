//! Compares `fing` with the sessions in its document and with a second implementation of its rule.

mod common;

use std::fmt::Write as _;
use std::fs;
use std::ops::ControlFlow;

use common::{babble, check_golden, noise, testdata};
use novena_core::{Board, Cell, Digit, Grid};
use novena_generator::{Random, classic};
use novena_kernel::{Solve, Solver, Wave};
use novena_labs::{Outcome, fing};
use novena_techniques::{Kind, Position, technique};

const HEADER: &str = "=== otras tecnicas ===\n";

/// The boards in the document's sessions.
const SESSIONS: [&str; 3] = [
    "007604003640509027050000010000170200010948060008065000070000080360801052100407600",
    "500200680000067031003800007000720004150000023400053000300006400780490000014005002",
    "700302050500000030064005000020804060100000004040701080000500270070000005090206003",
];

/// Nine lines of nine digits.
fn lines(board: &str) -> String {
    let rows = board.as_bytes().chunks(9);
    rows.map(|row| String::from_utf8_lossy(row).replace('.', "0") + "\n")
        .collect()
}

fn run(input: &[u8]) -> (String, String, Outcome) {
    let (mut input, mut out, mut err) = (input, Vec::new(), Vec::new());
    let outcome = fing::run(&mut input, &mut out, &mut err, false).unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (text(out), text(err), outcome)
}

fn answer(board: &str) -> String {
    let (out, err, outcome) = run(lines(board).as_bytes());
    assert_eq!((err.as_str(), outcome), ("", Outcome::Done));
    out
}

#[test]
fn the_sessions_of_the_document_match_to_the_byte() {
    for (board, number) in SESSIONS.iter().zip(1..) {
        let expected = fs::read_to_string(testdata(&format!("fing-session-{number}.txt"))).unwrap();
        let found = answer(board);
        match found.split_once(HEADER) {
            None => assert_eq!(found, expected),
            Some((simple, further)) => {
                assert_eq!(simple, expected);
                let golden = testdata(&format!("fing-further-{number}.txt"));
                check_golden(&golden, further);
            }
        }
        assert_eq!(found.contains(HEADER), number > 1);
    }
}

/// Returns the output of the document's rule, implemented directly from its text, without the
/// engine and without sets.
#[expect(clippy::needless_range_loop, reason = "it reads as the document does")]
fn rewritten(input: &str) -> String {
    let mut s = [[0usize; 10]; 10];
    for (i, line) in input.lines().enumerate() {
        for (j, byte) in line.bytes().enumerate() {
            s[i + 1][j + 1] = usize::from(byte - b'0');
        }
    }
    let same_region = |i: usize, j: usize, a: usize, b: usize| {
        (i - 1) / 3 == (a - 1) / 3 && (j - 1) / 3 == (b - 1) / 3
    };
    let is_candidate = |s: &[[usize; 10]; 10], i: usize, j: usize, d: usize| {
        if s[i][j] != 0 {
            return false;
        }
        for a in 1..=9 {
            for b in 1..=9 {
                if s[a][b] == d && (a == i || b == j || same_region(i, j, a, b)) {
                    return false;
                }
            }
        }
        true
    };
    let mut out = String::new();
    let mut pass = 0;
    loop {
        pass += 1;
        writeln!(out, "Recorrida: {pass}").unwrap();
        let mut found = 0;
        for i in 1..=9 {
            for j in 1..=9 {
                let c: Vec<usize> = (1..=9).filter(|&d| is_candidate(&s, i, j, d)).collect();
                let mut chosen = None;
                if c.len() == 1 {
                    chosen = Some((c[0], "unico"));
                }
                for &d in &c {
                    let (mut row, mut column, mut region) = (0, 0, 0);
                    for a in 1..=9 {
                        for b in 1..=9 {
                            if is_candidate(&s, a, b, d) {
                                row += usize::from(a == i);
                                column += usize::from(b == j);
                                region += usize::from(same_region(i, j, a, b));
                            }
                        }
                    }
                    if chosen.is_none() && (row == 1 || column == 1 || region == 1) {
                        chosen = Some((d, "exclusivo"));
                    }
                }
                if let Some((d, name)) = chosen {
                    s[i][j] = d;
                    found += 1;
                    writeln!(out, "({i},{j}) -> {d} ({name})").unwrap();
                }
            }
        }
        let full = (1..=9).all(|i| (1..=9).all(|j| s[i][j] != 0));
        if !full && found == 0 {
            out.push_str("No se encontro candidato unico o exclusivo\n");
        }
        if full || found == 0 {
            break;
        }
    }
    for row in &s[1..] {
        let row: Vec<String> = row[1..].iter().map(usize::to_string).collect();
        writeln!(out, "{}", row.join(" ")).unwrap();
    }
    out
}

/// The number of boards on which the two implementations are compared.
const BOARDS: u64 = 1_000;

/// Boards of every kind: easy, hard, with many solutions, without solutions, and with conflicting
/// givens.
fn boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for seed in 0..BOARDS {
        let mut random = Random::new(1_000 + seed);
        let made = classic(&mut random);
        let mut board = *made.puzzle.board();
        match seed % 6 {
            // Cells are emptied, until almost nothing is left.
            1 | 2 => {
                for _ in 0..10 * (seed % 7) {
                    board[Cell::from_index(random.below(81))] = None;
                }
            }
            // More digits of the solution are filled in, sometimes all of them.
            3 => {
                for _ in 0..10 * (seed % 13) {
                    let cell = Cell::from_index(random.below(81));
                    board[cell] = Some(made.solution()[cell]);
                }
            }
            // One or more digits are changed, so there is usually no solution.
            4 => {
                for _ in 0..=seed % 4 {
                    let (from, to) = (random.below(81), random.below(81));
                    board[Cell::from_index(to)] = made.solution().board()[Cell::from_index(from)];
                }
            }
            // All redundant givens are removed, so the simple rules are not enough.
            5 => {
                for cell in made.puzzle.givens() {
                    let mut sparser = board;
                    sparser[cell] = None;
                    if Wave::new().count(&sparser.into(), 2) == 1 {
                        board = sparser;
                    }
                }
            }
            _ => {}
        }
        boards.push(board);
    }
    boards
}

#[test]
fn a_thousand_boards_match_a_second_implementation_of_the_rule() {
    let (mut solved, mut stuck, mut more) = (0, 0, 0);
    for (number, board) in boards().into_iter().enumerate() {
        let expected = rewritten(&lines(&board.to_string()));
        let mut found = Vec::new();
        let mut reached = board;
        fing::procedimiento_general(&mut reached, &mut found).unwrap();
        let found = String::from_utf8(found).unwrap();
        assert!(expected.starts_with(&found), "{board}");
        assert_eq!(last_board(&expected), reached);
        assert_eq!(expected.lines().count(), found.lines().count() + 9);
        if found.contains("No se encontro") {
            stuck += 1;
        } else {
            solved += 1;
        }
        // The whole program is run on only some of the boards, because its additional techniques
        // take most of the time.
        if number % 4 == 1 {
            let answer = answer(&board.to_string());
            let (simple, further) = answer.split_once(HEADER).unwrap_or((&answer, ""));
            assert_eq!(simple, expected, "{board}");
            assert!(further.is_empty() || found.contains("No se encontro"));
            more += usize::from(!further.is_empty());
        }
    }
    assert!(
        solved > 250 && stuck > 250 && more > 50,
        "{solved} {stuck} {more}"
    );
}

/// Returns the digit that a technique of the engine places in a cell. If there are several such
/// digits, returns the smallest one.
fn digit_for(cell: Cell, kind: Kind, position: &Position) -> Option<Digit> {
    let mut least = None;
    // Look at every step.
    let _ = technique(kind).unwrap().find(position, &mut |step| {
        let here = step.placements().filter(|placed| placed.cell == cell);
        least = here.map(|placed| placed.digit).chain(least).min();
        ControlFlow::Continue(())
    });
    least
}

/// The two definitions in the lab match the engine's naked and hidden singles, in every cell of
/// every board.
#[test]
fn unico_and_exclusivo_are_techniques_of_the_engine() {
    let (mut unicos, mut exclusivos) = (0, 0);
    for board in boards().into_iter().step_by(4) {
        let grid = Grid::with_candidates(&board, |cell| fing::candidatos(&board, cell));
        let position = Position::from_grid(grid, board.filled());
        for cell in !board.filled() {
            assert_eq!(fing::candidatos(&board, cell), board.candidates(cell));
            let unico = fing::candidato_unico(&board, cell);
            assert_eq!(
                unico,
                digit_for(cell, Kind::NAKED_SINGLE, &position),
                "{board}"
            );
            let exclusivo = fing::candidato_exclusivo(&board, cell);
            let engines = digit_for(cell, Kind::HIDDEN_SINGLE, &position);
            assert_eq!(exclusivo, engines, "{cell} {board}");
            unicos += usize::from(unico.is_some());
            exclusivos += usize::from(exclusivo.is_some());
        }
        for cell in board.filled() {
            assert!(fing::candidatos(&board, cell).is_empty());
        }
    }
    assert!(unicos > 500 && exclusivos > 1_000, "{unicos} {exclusivos}");
}

/// With `echo`, a session looks as it does in the document: first the board as typed, then the
/// answer.
#[test]
fn an_echoed_session_begins_with_the_typed_lines() {
    let typed = lines(SESSIONS[1]);
    let (mut out, mut err) = (Vec::new(), Vec::new());
    fing::run(&mut typed.as_bytes(), &mut out, &mut err, true).unwrap();
    assert_eq!(
        String::from_utf8(out).unwrap(),
        typed + &answer(SESSIONS[1])
    );
}

/// Returns the last nine lines of some output, as a board.
fn last_board(output: &str) -> Board {
    let lines: Vec<&str> = output.lines().collect();
    let text = lines[lines.len() - 9..].concat().replace(' ', "");
    text.parse().unwrap()
}

/// Every line below the header is checked against the solutions. A placed digit must occur in all
/// of them, a digit that is ruled out must not occur in any, and the resulting board must contain
/// exactly the placed digits.
#[test]
fn further_deductions_are_true() {
    for board in boards().into_iter().step_by(4) {
        let found = answer(&board.to_string());
        let Some((simple, further)) = found.split_once(HEADER) else {
            continue;
        };
        let mut reached = last_board(simple);
        let count = further.lines().count() - 9;
        assert!(count > 0, "{board}");
        let solve = Wave::new().solve(&reached.into());
        assert_eq!(
            further.contains("El tablero no tiene solucion\n"),
            matches!(solve, Solve::None),
            "{board}"
        );
        for line in further.lines().take(count) {
            if line == "El tablero no tiene solucion" {
                continue;
            }
            let bytes = line.as_bytes();
            let cell = Cell::at((bytes[1] - b'1').into(), (bytes[3] - b'1').into());
            let words: Vec<&str> = line.split(' ').collect();
            let digit = words[2].parse().unwrap();
            let mut supposed = reached;
            supposed[cell] = Some(digit);
            assert!(words[3].starts_with('(') && line.ends_with(')'), "{line}");
            match words[1] {
                "-/>" => {
                    assert_eq!(Wave::new().solve(&supposed.into()), Solve::None, "{line}");
                }
                "->" => {
                    assert_eq!(reached[cell], None);
                    reached = supposed;
                    // The conclusion did not rule out any solution.
                    assert_eq!(Wave::new().solve(&reached.into()), solve, "{board} {line}");
                }
                _ => panic!("{line}"),
            }
        }
        assert_eq!(last_board(further), reached);
    }
}

#[test]
fn a_full_board_takes_one_pass() {
    let solution = classic(&mut Random::new(1)).solution();
    let found = answer(&solution.to_string());
    assert!(found.starts_with("Recorrida: 1\n"));
    assert_eq!(found.lines().count(), 10);
}

#[test]
fn nothing_is_added_if_nothing_more_is_known() {
    let found = answer(&".".repeat(81));
    assert!(found.starts_with("Recorrida: 1\nNo se encontro candidato unico o exclusivo\n0 0"));
    assert_eq!(found.lines().count(), 11);
}

#[test]
fn input_errors_are_in_spanish() {
    for (input, message) in [
        ("", "Error en la entrada: se esperaban 9 lineas y hay 0\n"),
        (
            "000000000\n00000000\n",
            "Error en la linea 2: se esperaban 9 digitos y hay 8\n",
        ),
        (
            "000000000\n000000000\n0000.0000\n",
            "Error en la linea 3: se esperaba un digito del 0 al 9 y hay '.'\n",
        ),
    ] {
        let (out, err, outcome) = run(input.as_bytes());
        assert_eq!((out.as_str(), err.as_str()), ("", message));
        assert_eq!(outcome, Outcome::BadInput);
    }
}

#[test]
fn foreign_line_ends_and_trailing_text_do_not_matter() {
    let expected = answer(SESSIONS[0]);
    let input = "\u{feff}".to_owned() + &lines(SESSIONS[0]).replace('\n', "\r\n") + "more\n";
    assert_eq!(run(input.as_bytes()).0, expected);
}

#[test]
fn random_bytes_do_no_harm() {
    for seed in 0..20 {
        run(&noise(seed, 10_000));
    }
    for seed in 0..20 {
        run(&babble(seed, 10_000, &["000000000", "123456789", "0"]));
    }
    // Nine lines, each with nine random digits.
    let mut random = Random::new(5);
    for _ in 0..200 {
        let sparse = random.below(9);
        let digit = |random: &mut Random| match random.below(10) {
            digit if random.below(9) < sparse => digit.to_string(),
            _ => "0".to_owned(),
        };
        let board: String = (0..81).map(|_| digit(&mut random)).collect();
        answer(&board);
    }
}
