//! `uel` on files: what it writes, what it says, and what it leaves alone.

mod common;

use std::fs;

use common::{folder, noise, save};
use novena_core::{Board, Cell, Puzzle};
use novena_kernel::{Backtracking, Solver};
use novena_labs::{Outcome, uel};

const APART: &str = "\
0 5 0 0 6 8 0 7 0
7 0 0 5 0 9 0 0 0
8 0 3 7 0 0 0 0 0
3 1 0 0 0 0 0 4 9
0 0 5 0 0 0 7 0 0
9 4 0 0 0 0 0 8 5
0 0 0 0 0 3 4 0 2
0 0 0 1 0 6 0 0 8
0 3 0 8 4 0 0 1 0
";

/// To the byte; the bars only make the spaces at the line ends visible.
const SOLVED: &str = "\
4 5 9  3 6 8  2 7 1  |
7 6 1  5 2 9  8 3 4  |
8 2 3  7 1 4  5 9 6  |
|
3 1 7  2 8 5  6 4 9  |
6 8 5  4 9 1  7 2 3  |
9 4 2  6 3 7  1 8 5  |
|
1 7 8  9 5 3  4 6 2  |
2 9 4  1 7 6  3 5 8  |
5 3 6  8 4 2  9 1 7  |
|
";

struct RunResult {
    outcome: Outcome,
    out: String,
    err: String,
    /// The output file.
    saved: Option<String>,
    /// How many files are in the folder.
    files: usize,
}

/// Runs in a folder of its own that holds the input, if there is one, and maybe an output.
fn run(name: &str, input: Option<&[u8]>, old: Option<&str>, all: bool) -> RunResult {
    let folder = folder(name);
    let (from, to) = (folder.join(uel::INPUT), folder.join(uel::OUTPUT));
    if let Some(input) = input {
        fs::write(&from, input).unwrap();
    }
    if let Some(old) = old {
        fs::write(&to, old).unwrap();
    }
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let outcome = uel::run(&from, &to, all, &mut save, &mut out, &mut err).unwrap();
    let place = format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR);
    RunResult {
        outcome,
        out: String::from_utf8(out).unwrap(),
        err: String::from_utf8(err).unwrap().replace(&place, ""),
        saved: fs::read_to_string(&to).ok(),
        files: fs::read_dir(&folder).unwrap().count(),
    }
}

/// The board of an output block.
fn board(block: &str) -> Board {
    let text: String = block.split_whitespace().collect();
    text.parse().unwrap()
}

#[test]
fn the_example_is_written_to_the_byte() {
    let expected = SOLVED.replace('|', "");
    assert!(expected.starts_with("4 5 9  3 6 8  2 7 1  \n"));
    for (name, input) in [
        ("apart", APART.to_owned()),
        ("together", APART.replace(' ', "")),
        ("twice", APART.repeat(2)),
        (
            "foreign",
            "\u{feff}".to_owned() + &APART.replace('\n', "\r\n"),
        ),
    ] {
        for all in [false, true] {
            let ran = run(name, Some(input.as_bytes()), None, all);
            assert_eq!(ran.outcome, Outcome::Done);
            assert_eq!((ran.out.as_str(), ran.err.as_str()), ("", ""));
            assert_eq!(ran.saved.as_deref(), Some(expected.as_str()));
            assert_eq!(ran.files, 2);
        }
    }
}

#[test]
fn without_a_solution_there_is_a_message_and_no_file() {
    // A 5 twice in the first row, and the board that plain backtracking takes ages for.
    let clash = APART.replacen("0 5 0", "5 5 0", 1);
    let slow = "123000000\n456000000\n000700000\n".to_owned() + &"000000000\n".repeat(6);
    // The contradiction is in the last row, where reading order comes last.
    let low = "000000000\n".repeat(6) + "000000837\n000000000\n041905000\n";
    for input in [clash, slow, low] {
        for all in [false, true] {
            let ran = run("unsolvable", Some(input.as_bytes()), None, all);
            assert_eq!(ran.outcome, Outcome::NoSolution);
            assert_eq!(ran.out, "\nSudoku não possui solução\n\n");
            assert_eq!((ran.err.as_str(), ran.saved, ran.files), ("", None, 1));
            let ran = run("unsolvable", Some(input.as_bytes()), Some("old"), all);
            assert_eq!((ran.saved.as_deref(), ran.files), (Some("old"), 2));
        }
    }
}

#[test]
fn of_several_solutions_one_is_written_or_all() {
    // Three digits less than the example.
    let open = APART.replacen("0 5 0 0 6 8 0 7 0", "0 5 0 0 0 0 0 0 0", 1);
    let text: String = open.split_whitespace().collect();
    let puzzle: Puzzle = text.parse().unwrap();
    let expected: Vec<_> = Backtracking.solutions(&puzzle).collect();
    assert!((2..10_000).contains(&expected.len()), "{}", expected.len());

    let ran = run("one", Some(open.as_bytes()), None, false);
    let one = ran.saved.unwrap();
    assert_eq!(board(&one), expected[0].board());

    let ran = run("all", Some(open.as_bytes()), None, true);
    let all = ran.saved.unwrap();
    assert!(all.starts_with(&one));
    assert_eq!(all.len(), one.len() * expected.len());
    for (block, solution) in all.as_bytes().chunks(one.len()).zip(&expected) {
        let block = str::from_utf8(block).unwrap();
        assert!(block.ends_with("  \n\n"));
        assert_eq!(board(block), solution.board());
    }
}

#[test]
fn the_empty_board_is_filled() {
    let zeros = "000000000\n".repeat(9);
    let ran = run("empty", Some(zeros.as_bytes()), None, false);
    let board = board(&ran.saved.unwrap());
    assert!(board.is_full() && board.is_valid());
    assert_eq!(board[Cell::at(0, 0)].unwrap().get(), 1);
}

#[test]
fn a_missing_or_malformed_file_is_told_in_portuguese() {
    for (input, message) in [
        (None, "arquivo ou pasta inexistente"),
        (
            Some("0 5 0"),
            "linha 1: esperados 9 algarismos, encontrados 3",
        ),
        (
            Some("000000000\n00000000x"),
            "linha 2: esperado um algarismo de 0 a 9, encontrado 'x'",
        ),
    ] {
        let ran = run("malformed", input.map(str::as_bytes), Some("old"), false);
        assert_eq!(ran.outcome, Outcome::BadInput);
        assert_eq!(ran.out, "");
        assert_eq!(ran.err, format!("Erro ao ler sudoku.txt: {message}\n"));
        assert_eq!(ran.saved.as_deref(), Some("old"));
    }
}

#[test]
fn an_output_that_cannot_be_written_is_told_too() {
    let folder = folder("unwritable");
    let input = folder.join(uel::INPUT);
    fs::write(&input, APART).unwrap();
    for output in [folder.join("nowhere/saida.txt"), folder.clone()] {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let outcome = uel::run(&input, &output, false, &mut save, &mut out, &mut err).unwrap();
        assert_eq!(outcome, Outcome::BadInput);
        let err = String::from_utf8(err).unwrap();
        assert!(err.starts_with("Erro ao escrever "), "{err}");
        assert!(!err.contains("os error"), "{err}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }
}

#[test]
fn random_bytes_do_no_harm() {
    for seed in 0..20 {
        let ran = run("noise", Some(&noise(seed, 10_000)), None, false);
        assert_eq!(ran.outcome, Outcome::BadInput);
        let ran = run("noise", Some(&noise(seed, 1_000)), None, true);
        assert_eq!(ran.outcome, Outcome::BadInput);
    }
}
