//! Runs `uel` on files and checks its output, its messages, and the files that it must not change.

mod common;

use std::fs;
use std::io;
use std::path::Path;

use common::{folder, noise, save, uel_task};
use novena_core::{Board, Cell, Puzzle};
use novena_generator::{Random, classic};
use novena_kernel::{Backtracking, Solver, Wave};
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

/// The output must match byte for byte. The bars only make the spaces at the ends of lines visible.
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
    /// The contents of the output file.
    saved: Option<String>,
    /// The number of files in the folder.
    files: usize,
}

/// Runs in a separate folder that contains the input, if there is any, and possibly an existing
/// output file.
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
    let outcome = uel::run(
        &mut uel_task(&from, &to, all, &mut save),
        &mut out,
        &mut err,
    )
    .unwrap();
    let place = format!("{}{}", folder.display(), std::path::MAIN_SEPARATOR);
    RunResult {
        outcome,
        out: String::from_utf8(out).unwrap(),
        err: String::from_utf8(err).unwrap().replace(&place, ""),
        saved: fs::read_to_string(&to).ok(),
        files: fs::read_dir(&folder).unwrap().count(),
    }
}

/// Returns the board in a block of output.
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
            let said = if all {
                "1 solução escrita em saida.txt\n"
            } else {
                ""
            };
            assert_eq!((ran.out.as_str(), ran.err.as_str()), ("", said));
            assert_eq!(ran.saved.as_deref(), Some(expected.as_str()));
            assert_eq!(ran.files, 2);
        }
    }
}

#[test]
fn without_a_solution_there_is_a_message_and_no_file() {
    // The first row of one board contains a 5 twice. For the second board, plain backtracking takes
    // an extremely long time.
    let clash = APART.replacen("0 5 0", "5 5 0", 1);
    let slow = "123000000\n456000000\n000700000\n".to_owned() + &"000000000\n".repeat(6);
    // The contradiction is in the last row, which comes last in reading order.
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
fn one_solution_or_all_solutions_are_written() {
    // The example with three fewer digits.
    let open = APART.replacen("0 5 0 0 6 8 0 7 0", "0 5 0 0 0 0 0 0 0", 1);
    let text: String = open.split_whitespace().collect();
    let puzzle: Puzzle = text.parse().unwrap();
    let expected: Vec<_> = Backtracking.solutions(&puzzle).collect();
    assert!((2..10_000).contains(&expected.len()), "{}", expected.len());

    let ran = run("one", Some(open.as_bytes()), None, false);
    let one = ran.saved.unwrap();
    assert_eq!(board(&one), expected[0].board());

    let ran = run("all", Some(open.as_bytes()), None, true);
    let said = format!("{} soluções escritas em saida.txt\n", expected.len());
    assert_eq!((ran.err, ran.out.as_str()), (said, ""));
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
fn a_missing_or_malformed_file_is_reported_in_portuguese() {
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
fn an_output_that_cannot_be_written_is_reported() {
    let folder = folder("unwritable");
    let input = folder.join(uel::INPUT);
    fs::write(&input, APART).unwrap();
    for output in [folder.join("nowhere/saida.txt"), folder.clone()] {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut save = save;
        let mut task = uel_task(&input, &output, false, &mut save);
        let outcome = uel::run(&mut task, &mut out, &mut err).unwrap();
        assert_eq!(outcome, Outcome::BadInput);
        let err = String::from_utf8(err).unwrap();
        assert!(err.starts_with("Erro ao escrever "), "{err}");
        assert!(!err.contains("os error"), "{err}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1);
    }
}

/// The empty board, which has practically countless solutions.
const EMPTY: &str = "\
000000000\n000000000\n000000000\n000000000\n000000000\n000000000\n000000000\n000000000\n000000000\n";

/// Runs on strings. The output is collected in a string, unless writing fails.
fn run_on(
    input: &str,
    all: Option<usize>,
    is_interrupted: &dyn Fn() -> bool,
) -> (Outcome, String, String, Option<String>) {
    let (mut out, mut err, mut saved) = (Vec::new(), Vec::new(), None);
    let mut save = |_: &Path, fill: uel::Fill<'_>| {
        let mut bytes = Vec::new();
        fill(&mut bytes)?;
        saved = Some(String::from_utf8(bytes).unwrap());
        Ok(())
    };
    let mut task = uel::Task {
        input: Path::new(uel::INPUT),
        output: Path::new(uel::OUTPUT),
        all,
        read: &|_| Ok(input.as_bytes().to_vec()),
        save: &mut save,
        is_interrupted,
    };
    let outcome = uel::run(&mut task, &mut out, &mut err).unwrap();
    let text = |bytes| String::from_utf8(bytes).unwrap();
    (outcome, text(out), text(err), saved)
}

/// Counts the blocks, each of which has the same length as the block in the example.
fn blocks(saved: &str) -> usize {
    let block = SOLVED.replace('|', "").len();
    assert_eq!(saved.len() % block, 0);
    saved.len() / block
}

#[test]
fn a_limit_that_cuts_the_list_is_reported() {
    let never = || false;
    for limit in [1, 2, 25] {
        let (outcome, out, err, saved) = run_on(EMPTY, Some(limit), &never);
        assert_eq!((outcome, out.as_str()), (Outcome::Done, ""));
        assert_eq!(blocks(&saved.unwrap()), limit);
        let counted = match limit {
            1 => "1 solução escrita".to_owned(),
            _ => format!("{limit} soluções escritas"),
        };
        let said = format!("{counted} em saida.txt; há mais, mas o limite é {limit}\n");
        assert_eq!(err, said);
    }
    // A single solution does not exceed the limit of one.
    let (_, _, err, _) = run_on(APART, Some(1), &never);
    assert_eq!(err, "1 solução escrita em saida.txt\n");
}

#[test]
fn an_interruption_keeps_the_written_solutions() {
    use std::cell::Cell;

    for (polls, least) in [(2_000, 1), (20_000, 10)] {
        let left = Cell::new(polls);
        let is_interrupted = || {
            left.set(left.get() - 1);
            left.get() <= 0
        };
        let (outcome, out, err, saved) = run_on(EMPTY, Some(uel::LIMIT), &is_interrupted);
        assert_eq!((outcome, out.as_str()), (Outcome::Interrupted, ""));
        let count = blocks(&saved.unwrap());
        assert!((least..10_000).contains(&count), "{count}");
        assert!(
            err.starts_with(&format!("Interrompido: {count} solu")),
            "{err}"
        );
    }
    // Until the first solution is found, an old file is kept.
    let (outcome, _, err, saved) = run_on(EMPTY, Some(uel::LIMIT), &|| true);
    assert_eq!((outcome, saved), (Outcome::Interrupted, None));
    assert_eq!(err, "Interrompido: nenhuma solução escrita\n");
}

/// The report calls its input both `sudoku.txt` and `Sudoku.txt`.
#[test]
fn both_spellings_of_the_input_are_found() {
    for (there, asked, is_found) in [
        (vec!["sudoku.txt"], "sudoku.txt", true),
        (vec!["Sudoku.txt"], "sudoku.txt", true),
        (vec!["folder/Sudoku.txt"], "folder/sudoku.txt", true),
        (vec!["sudoku.txt"], "Sudoku.txt", false),
        (vec!["Other.txt"], "other.txt", false),
        (vec!["Sudoku.txt"], "folder/sudoku.txt", false),
    ] {
        let read = |path: &Path| {
            if there.iter().any(|name| Path::new(name) == path) {
                Ok(APART.as_bytes().to_vec())
            } else {
                Err(io::ErrorKind::NotFound.into())
            }
        };
        let found = uel::ler_sudoku(Path::new(asked), &read);
        assert_eq!(found.is_ok(), is_found, "{there:?} {asked}");
    }
    // The first spelling takes precedence.
    let read = |path: &Path| {
        Ok(if path == Path::new("sudoku.txt") {
            APART
        } else {
            EMPTY
        }
        .into())
    };
    assert_eq!(
        uel::ler_sudoku(Path::new("sudoku.txt"), &read).unwrap()[0][1],
        5
    );
}

#[test]
fn standard_streams_are_named_in_words() {
    let (mut out, mut err) = (Vec::new(), Vec::new());
    let mut save = |_: &Path, _: uel::Fill<'_>| Err(io::ErrorKind::StorageFull.into());
    for input in ["0", APART] {
        let mut task = uel::Task {
            input: Path::new("-"),
            output: Path::new("-"),
            all: None,
            read: &|_| Ok(input.as_bytes().to_vec()),
            save: &mut save,
            is_interrupted: &|| false,
        };
        assert_eq!(
            uel::run(&mut task, &mut out, &mut err).unwrap(),
            Outcome::BadInput
        );
    }
    assert_eq!(
        String::from_utf8(err).unwrap(),
        "Erro ao ler a entrada padrão: linha 1: esperados 9 algarismos, encontrados 1\n\
         Erro ao escrever a saída padrão: falta espaço\n"
    );
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

/// The report's program, transcribed from its listing, with an array for `int**` and a string for
/// `FILE*`. The listing reopens its file for each solution, so that only the last one would remain.
/// This version appends to the string instead, because the report states that all solutions are
/// written. The lab does not share any of this code.
#[expect(clippy::needless_range_loop, reason = "it reads as the report does")]
mod literal {
    use std::fmt::Write as _;

    type Sudoku = [[i32; 9]; 9];

    /// `main`, with or without the report's change that writes every solution.
    pub(super) fn program(text: &str, all: bool) -> (String, Option<String>) {
        let mut sudoku: Sudoku = [[0; 9]; 9];
        ler_sudoku(text, &mut sudoku);
        let mut arq = String::new();
        if all {
            testa_valores_alterada(0, 0, &mut sudoku, &mut arq);
            return (String::new(), (!arq.is_empty()).then_some(arq));
        }
        testa_valores(0, 0, &mut sudoku);
        if confere_sudoku(&sudoku) {
            escreve_sudoku(&sudoku, &mut arq);
            (String::new(), Some(arq))
        } else {
            ("\nSudoku não possui solução\n\n".to_owned(), None)
        }
    }

    fn ler_sudoku(text: &str, matriz: &mut Sudoku) {
        let mut numbers = text.split_whitespace();
        for i in 0..9 {
            for j in 0..9 {
                let Some(Ok(number)) = numbers.next().map(str::parse) else {
                    return;
                };
                matriz[i][j] = number;
            }
        }
    }

    fn testa_valores(linha: usize, coluna: usize, sudoku: &mut Sudoku) {
        if linha == 9 {
            return;
        }
        for valor in 1..=9 {
            if confere_valor(linha, coluna, valor, sudoku) {
                let aux = sudoku[linha][coluna];
                sudoku[linha][coluna] = valor;
                if coluna == 8 {
                    testa_valores(linha + 1, 0, sudoku);
                } else {
                    testa_valores(linha, coluna + 1, sudoku);
                }
                if !confere_sudoku(sudoku) {
                    sudoku[linha][coluna] = aux;
                }
            }
        }
    }

    fn testa_valores_alterada(linha: usize, coluna: usize, sudoku: &mut Sudoku, arq: &mut String) {
        if linha == 9 {
            escreve_sudoku(sudoku, arq);
            return;
        }
        for valor in 1..=9 {
            if confere_valor(linha, coluna, valor, sudoku) {
                let aux = sudoku[linha][coluna];
                sudoku[linha][coluna] = valor;
                if coluna == 8 {
                    testa_valores_alterada(linha + 1, 0, sudoku, arq);
                } else {
                    testa_valores_alterada(linha, coluna + 1, sudoku, arq);
                }
                sudoku[linha][coluna] = aux;
            }
        }
    }

    fn confere_valor(linha: usize, coluna: usize, valor: i32, sudoku: &Sudoku) -> bool {
        if sudoku[linha][coluna] == valor {
            return true;
        }
        if sudoku[linha][coluna] != 0 {
            return false;
        }
        for col in 0..9 {
            if sudoku[linha][col] == valor {
                return false;
            }
        }
        for lin in 0..9 {
            if sudoku[lin][coluna] == valor {
                return false;
            }
        }
        let linha_q = linha / 3;
        let coluna_q = coluna / 3;
        for lin in linha_q * 3..(linha_q + 1) * 3 {
            for col in coluna_q * 3..(coluna_q + 1) * 3 {
                if sudoku[lin][col] == valor {
                    return false;
                }
            }
        }
        true
    }

    fn confere_sudoku(sudoku: &Sudoku) -> bool {
        for i in 0..9 {
            for j in 0..9 {
                if sudoku[j][i] == 0 {
                    return false;
                }
            }
        }
        true
    }

    fn escreve_sudoku(sudoku: &Sudoku, arq: &mut String) {
        for i in 0..9 {
            for j in 0..9 {
                write!(arq, "{} ", sudoku[i][j]).unwrap();
                if (j + 1) % 3 == 0 {
                    arq.push(' ');
                }
            }
            arq.push('\n');
            if (i + 1) % 3 == 0 {
                arq.push('\n');
            }
        }
    }
}

/// Returns a hundred boards: some with one solution, some with several, and some with none.
fn hundred_boards() -> Vec<Board> {
    let mut boards = Vec::new();
    for seed in 0..100 {
        let mut random = Random::new(2_023 + seed);
        let made = classic(&mut random);
        let mut board = *made.puzzle.board();
        // More digits of the solution are filled in, so that plain backtracking is fast.
        for _ in 0..20 + seed % 20 {
            let cell = Cell::from_index(random.below(81));
            board[cell] = Some(made.solution()[cell]);
        }
        match seed % 4 {
            // Cells are emptied one after another, as long as there are few solutions.
            1 | 2 => {
                for cell in Cell::all() {
                    let mut emptier = board;
                    emptier[cell] = None;
                    if Wave::new().count(&emptier.into(), 50) < 50 {
                        board = emptier;
                    }
                    if board.filled().len() < 40 {
                        break;
                    }
                }
            }
            // A candidate that differs from the solution is filled in. It does not break any rule,
            // but makes the board unsolvable.
            3 => {
                let mut wrong = (!board.filled()).iter().flat_map(|cell| {
                    let others = board.candidates(cell).without(made.solution()[cell]);
                    others.iter().map(move |digit| (cell, digit))
                });
                if let Some((cell, digit)) = wrong.next() {
                    board[cell] = Some(digit);
                }
            }
            _ => {}
        }
        boards.push(board);
    }
    boards
}

#[test]
fn a_hundred_boards_match_the_report_to_the_byte() {
    let (mut none, mut one, mut several) = (0, 0, 0);
    for board in hundred_boards() {
        let values = board.values().map(|value| value.to_string());
        let text: String = values.chunks(9).map(|row| row.join(" ") + "\n").collect();
        for all in [false, true] {
            let (said, expected) = literal::program(&text, all);
            let limit = all.then_some(uel::LIMIT);
            let (outcome, out, _, saved) = run_on(&text, limit, &|| false);
            assert_eq!(saved, expected, "{board}");
            match &saved {
                // If there is no solution, the report's variant for all solutions does not write a
                // message.
                None => assert_eq!(outcome, Outcome::NoSolution),
                Some(_) => assert_eq!(out, ""),
            }
            if !all {
                assert_eq!(out, said, "{board}");
            }
            match saved.as_deref().map(blocks) {
                None => none += 1,
                Some(1) => one += 1,
                Some(_) => several += 1,
            }
        }
    }
    // Each board is counted once in each mode.
    assert!(
        none > 30 && one > 80 && several > 30,
        "{none} {one} {several}"
    );
}
