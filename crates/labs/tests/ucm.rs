//! Plays `ucm` from scripts: every message in its table, both ways to win, and invalid files.

mod common;

use std::fmt::Write as _;
use std::io;
use std::path::{Path, PathBuf};

use common::{babble, check_golden, noise, testdata};
use novena_core::{Board, Cell, Puzzle, Solution};
use novena_kernel::{Solver, Wave};
use novena_labs::ucm::{self, GameFiles};
use novena_labs::{Console, Outcome};

/// The document's board and its solution.
const GIVENS: &str =
    "003001720000004000000700149014800005280000074700002680952008000000300000067900400";
const SOLUTION: &str =
    "493581726176294853528736149614879235285613974739452681952148367841367592367925418";

/// Returns the initial file for a board.
fn initial(board: &str) -> String {
    let board: Board = board.parse().unwrap();
    let mut text = String::new();
    for cell in board.filled() {
        let (row, column) = (cell.row() + 1, cell.column() + 1);
        writeln!(text, "{row} {column} {}", board[cell].unwrap()).unwrap();
    }
    text + "-1\n"
}

/// Returns the solution file for a board.
fn solution(board: &str) -> String {
    let digits: Vec<String> = board.chars().map(String::from).collect();
    digits.chunks(9).map(|row| row.join(" ") + "\n").collect()
}

/// Plays the script on these files, which have the default names.
fn play(files: &[(&str, String)], names: &GameFiles, script: &[u8]) -> (String, Outcome) {
    let read = |path: &Path| {
        let found = files.iter().find(|(name, _)| Path::new(name) == path);
        let (_, text) = found.ok_or(io::ErrorKind::NotFound)?;
        Ok(text.clone().into_bytes())
    };
    let (mut input, mut output) = (script, Vec::new());
    let mut console = Console::new(&mut input, &mut output);
    console.echo(true);
    let outcome = ucm::run(&mut console, names, &read).unwrap();
    (String::from_utf8_lossy(&output).into_owned(), outcome)
}

/// Returns the document's two files.
fn documents() -> [(&'static str, String); 2] {
    [
        (ucm::INITIAL, initial(GIVENS)),
        (ucm::SOLUTION, solution(SOLUTION)),
    ]
}

/// Plays on the document's files, whose names are given.
fn play_documents(script: &str) -> String {
    let names = GameFiles {
        initial: Some(PathBuf::from(ucm::INITIAL)),
        solution: Some(PathBuf::from(ucm::SOLUTION)),
    };
    let (output, outcome) = play(&documents(), &names, script.as_bytes());
    assert_eq!(outcome, Outcome::Done);
    output
}

/// Returns a script that enters the solution with option 2, for every cell that is not a given.
fn typing_the_solution() -> String {
    let (givens, solution): (Puzzle, Solution) =
        (GIVENS.parse().unwrap(), SOLUTION.parse().unwrap());
    let mut script = String::new();
    for cell in !givens.givens() {
        let (row, column) = (cell.row() + 1, cell.column() + 1);
        write!(script, "2\n{row} {column}\n{}\n", solution[cell]).unwrap();
    }
    script
}

#[test]
fn a_game_shows_every_message_of_the_table() {
    let script = "\
\n\n\
x\n7\n-1\n\n1 1\n\
1\n1 1\n\
1\n1 3\n\
1\n0 1\n1 10\nfila\n1\nx\n9\n9\n\
2\n1 1\n0\n10\nx\n4\n\
2\n1 1\n5\n\
2\n1 3\n5\n\
2\n1 2\n7\n\
2\n2 1\n2\n\
2\n2 2\n3\n\
4\n\
3\n1 3\n\
3\n9 9\n\
3\n1 1\n\
2\n1 1\n8\n\
2\n1 2\n4\n\
4\n\
5\n\
6\n\
6\n\
0\n\
\n";
    let (output, outcome) = play(&documents(), &GameFiles::default(), script.as_bytes());
    assert_eq!(outcome, Outcome::Done);
    for message in [
        "\n4 5 6 8\n",
        "\nCASILLA NO VACIA\n",
        "\nNO MODIFICABLE\n",
        "\nDIGITO NO VALIDO\n",
        "\nCASILLA VACIA\n",
        "\nNO HAY ERRORES\n",
        "\nErrores:\n[1,1] (8)\n[1,2] (4)\n",
        "\nSe han completado: ",
    ] {
        assert!(output.contains(message), "{message:?}");
    }
    check_golden(&testdata("ucm-table.txt"), &output);
}

#[test]
fn typing_the_solution_wins() {
    let output = play_documents(&(typing_the_solution() + "\n"));
    assert!(
        output.ends_with("ENHORABUENA! Has resuelto el sudoku\nPulsa Intro para terminar... \n")
    );
    check_golden(&testdata("ucm-typed.txt"), &output);
}

#[test]
fn option_6_wins_if_it_suffices() {
    let script = "\n\n".to_owned() + &"6\n".repeat(20);
    let (output, outcome) = play(&documents(), &GameFiles::default(), script.as_bytes());
    assert_eq!(outcome, Outcome::Done);
    assert!(output.contains("ENHORABUENA! Has resuelto el sudoku\n"));
    check_golden(&testdata("ucm-simple.txt"), &output);
}

/// A full board that differs from the solution does not win; the game continues.
#[test]
fn a_full_board_with_errors_is_not_solved() {
    let solution_1: Solution = SOLUTION.parse().unwrap();
    // Finds two solutions that share a few givens, and types in the one that is not in the solution
    // file.
    let mut givens = Board::EMPTY;
    for cell in Cell::all().take(60) {
        givens[cell] = Some(solution_1[cell]);
    }
    let other = Wave::new()
        .solutions(&givens.into())
        .find(|other| *other != solution_1)
        .unwrap();
    let mut script = String::from("\n\n");
    for cell in !givens.filled() {
        let (row, column) = (cell.row() + 1, cell.column() + 1);
        write!(script, "2\n{row} {column}\n{}\n", other[cell]).unwrap();
    }
    script += "4\n0\n\n";
    let files = [
        (ucm::INITIAL, initial(&givens.to_string())),
        (ucm::SOLUTION, solution(SOLUTION)),
    ];
    let (output, _) = play(&files, &GameFiles::default(), script.as_bytes());
    assert!(!output.contains("ENHORABUENA"));
    let wrong = Cell::all()
        .filter(|&cell| other[cell] != solution_1[cell])
        .count();
    let listed = output.lines().filter(|line| line.starts_with('[')).count();
    assert_eq!(listed, wrong);
}

/// Options 2, 3 and 5 draw the board, and then the loop draws it again. The other options do not
/// draw the board.
#[test]
fn the_board_is_drawn_as_often_as_the_document_draws_it() {
    for (script, boards, menus) in [
        ("0\n\n", 1, 1),
        ("2\n1 1\n4\n0\n\n", 3, 2),
        ("2\n1 1\n4\n3\n1 1\n0\n\n", 5, 3),
        ("5\n0\n\n", 3, 2),
        // Refused moves, as well as options 1, 4 and 6, do not draw anything.
        ("2\n1 3\n4\n2\n1 1\n7\n3\n1 3\n3\n1 1\n0\n\n", 5, 5),
        ("1\n1 1\n4\n6\n0\n\n", 4, 4),
    ] {
        let output = play_documents(script);
        let drawn = output.matches("    1  2  3   4  5  6   7  8  9\n").count();
        let shown = output.matches("0.- SALIR\n").count();
        assert_eq!((drawn, shown), (boards, menus), "{script:?}");
    }
}

/// The document's loop asks for an option before it checks whether the sudoku is solved.
#[test]
fn a_full_initial_board_is_won_after_one_option() {
    let files = [
        (ucm::INITIAL, initial(SOLUTION)),
        (ucm::SOLUTION, solution(SOLUTION)),
    ];
    let (output, _) = play(&files, &GameFiles::default(), b"\n\n4\n\n");
    assert_eq!(output.matches("0.- SALIR\n").count(), 1);
    assert!(output.contains("NO HAY ERRORES\nENHORABUENA! Has resuelto el sudoku\n"));
}

#[test]
fn row_and_column_can_be_on_two_lines() {
    let output = play_documents("1\n1\n1\n2\n1\n1\n4\n3\n1\n1\n0\n\n");
    assert!(output.contains("Introduce fila y columna [1..9]: 1\n1\n4 5 6 8\n"));
    let same = play_documents("1\n1 1\n2\n1 1\n4\n3\n1 1\n0\n\n");
    assert_eq!(output.replace("[1..9]: 1\n1\n", "[1..9]: 1 1\n"), same);
}

#[test]
fn names_are_asked_for_when_they_are_not_given() {
    let files = [("a.txt", initial(GIVENS)), ("b.txt", solution(SOLUTION))];
    let (output, outcome) = play(&files, &GameFiles::default(), b"a.txt\nb.txt\n0\n\n");
    assert_eq!(outcome, Outcome::Done);
    assert!(output.starts_with(
        "Archivo de valores iniciales [sudoku1.txt]: a.txt\nArchivo de la solucion [solsdk1.txt]: b.txt\n"
    ));
    let names = GameFiles {
        initial: Some("a.txt".into()),
        solution: None,
    };
    let (output, _) = play(&files, &names, b"b.txt\n0\n\n");
    assert!(output.starts_with("Archivo de la solucion [solsdk1.txt]: b.txt\n"));
}

/// Checks the error that a pair of files causes, up to the point where the program waits for Enter.
#[track_caller]
fn check_error(initial: Option<String>, solution: Option<String>, message: &str) {
    let mut files = Vec::new();
    files.extend(initial.map(|text| (ucm::INITIAL, text)));
    files.extend(solution.map(|text| (ucm::SOLUTION, text)));
    let names = GameFiles {
        initial: Some(ucm::INITIAL.into()),
        solution: Some(ucm::SOLUTION.into()),
    };
    let (output, outcome) = play(&files, &names, b"\n");
    assert_eq!(
        output,
        format!("{message}\nPulsa Intro para terminar... \n")
    );
    assert_eq!(outcome, Outcome::BadInput);
}

#[test]
fn bad_files_are_reported_and_end_the_program() {
    let good = || Some(solution(SOLUTION));
    check_error(None, good(), "ERROR: no existe el archivo sudoku1.txt");
    for (text, message) in [
        (
            "1 1 0\n-1\n",
            "linea 1: hay un dato fuera del intervalo 1..9",
        ),
        (
            "1 1 4\n10 1 4\n-1\n",
            "linea 2: hay un dato fuera del intervalo 1..9",
        ),
        (
            "1 -1 4\n-1\n",
            "linea 1: hay un dato fuera del intervalo 1..9",
        ),
        (
            "1 1\n-1\n",
            "linea 1: se esperaban tres enteros, fila, columna y valor",
        ),
        (
            "1 H 7\n-1\n",
            "linea 1: se esperaban tres enteros, fila, columna y valor",
        ),
        (
            "1 1 4\n1 1 5\n-1\n",
            "linea 2: la casilla ya tiene otro valor",
        ),
        ("1 1 4\n", "falta la linea final con -1"),
        ("", "falta la linea final con -1"),
    ] {
        let message = format!("ERROR en sudoku1.txt: {message}");
        check_error(Some(text.to_owned()), good(), &message);
    }
    let good = || Some(initial(GIVENS));
    check_error(good(), None, "ERROR: no existe el archivo solsdk1.txt");
}

/// The contents of the solution are not checked: "No hay que comprobar errores".
#[test]
fn the_contents_of_the_solution_are_not_checked() {
    let in_one_line = solution(SOLUTION).replace('\n', " ");
    let in_columns = in_one_line.replace(' ', "\n");
    let with_more = solution(SOLUTION) + "1 2 3\nmore\n";
    for text in [in_one_line, in_columns, with_more] {
        let files = [(ucm::INITIAL, initial(GIVENS)), (ucm::SOLUTION, text)];
        let script = "\n\n".to_owned() + &typing_the_solution() + "\n";
        let (output, outcome) = play(&files, &GameFiles::default(), script.as_bytes());
        assert_eq!(outcome, Outcome::Done);
        assert!(output.contains("ENHORABUENA"));
    }
    // A wrong solution is trusted. As a result, some initial values may differ from it and the game
    // cannot be won.
    for (text, errors) in [
        (solution(&SOLUTION.replacen("49", "94", 1)), 0),
        (solution(&SOLUTION.replacen("493", "495", 1)), 1),
        (String::new(), 30),
        ("x".to_owned(), 30),
        (solution(SOLUTION).replacen("4 9 3", "4 9 x", 1), 30),
        (solution(&SOLUTION[..9]), 26),
    ] {
        let files = [(ucm::INITIAL, initial(GIVENS)), (ucm::SOLUTION, text)];
        let (output, outcome) = play(&files, &GameFiles::default(), b"\n\n4\n0\n\n");
        assert_eq!(outcome, Outcome::Done);
        let listed = output.lines().filter(|line| line.starts_with('[')).count();
        assert_eq!(listed, errors, "{output}");
    }
}

/// The candidates that option 1 shows are the same as the engine's.
#[test]
fn candidates_are_those_of_the_engine() {
    let givens: Board = GIVENS.parse().unwrap();
    for cell in Cell::all() {
        let (row, column) = (cell.row() + 1, cell.column() + 1);
        let output = play_documents(&format!("1\n{row} {column}\n0\n\n"));
        let digits = givens
            .candidates(cell)
            .iter()
            .map(|digit| digit.to_string());
        let expected = match givens[cell] {
            Some(_) => "CASILLA NO VACIA".to_owned(),
            None => digits.collect::<Vec<_>>().join(" "),
        };
        let line = format!("[1..9]: {row} {column}\n{expected}\n");
        assert!(output.contains(&line), "{line:?}");
    }
}

#[test]
fn an_unreadable_file_is_reported_in_spanish() {
    let (mut input, mut output) = (&b"\n\n\n"[..], Vec::new());
    let mut console = Console::new(&mut input, &mut output);
    let read = |_: &Path| Err(io::ErrorKind::IsADirectory.into());
    let outcome = ucm::run(&mut console, &GameFiles::default(), &read).unwrap();
    assert_eq!(outcome, Outcome::BadInput);
    let output = String::from_utf8(output).unwrap();
    let message = "ERROR: no se puede leer el archivo sudoku1.txt: es una carpeta\n";
    assert!(output.contains(message), "{output}");
}

/// Wherever the input ends, the program exits cleanly.
#[test]
fn the_input_may_end_anywhere() {
    let script = b"\n\n1\n1 1\n2\n1 1\n4\n3\n1 1\n4\n5\n6\n0\n\n";
    for length in 0..script.len() {
        let (output, outcome) = play(&documents(), &GameFiles::default(), &script[..length]);
        assert_eq!(outcome, Outcome::Done);
        assert!(
            output.ends_with("Fin de la entrada\n")
                || output.ends_with("Pulsa Intro para terminar... \n"),
            "{length}"
        );
    }
    assert!(play_documents("").ends_with("Opcion: \nFin de la entrada\n"));
}

#[test]
fn foreign_line_ends_do_not_matter() {
    let files =
        documents().map(|(name, text)| (name, "\u{feff}".to_owned() + &text.replace('\n', "\r\n")));
    let (output, _) = play(
        &files,
        &GameFiles::default(),
        b"\r\n\r\n1\r\n1 1\r\n0\r\n\r\n",
    );
    assert!(output.contains("\n4 5 6 8\n"));
}

#[test]
fn random_bytes_do_no_harm() {
    for seed in 0..5 {
        let names = GameFiles {
            initial: Some(ucm::INITIAL.into()),
            solution: Some(ucm::SOLUTION.into()),
        };
        play(&documents(), &names, &noise(seed, 10_000));
        play(&documents(), &GameFiles::default(), &noise(seed, 10_000));
        let words = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "-1", "x"];
        play(&documents(), &names, &babble(seed, 10_000, &words));
    }
}

/// The count of empty cells is maintained during the game. It must remain correct when cells are
/// filled, cleared, restarted and completed at random; otherwise, the game could not be won
/// afterwards.
#[test]
fn the_count_survives_a_long_game() {
    let words = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];
    let mut script = babble(7, 5_000, &words);
    // These lines answer any open question and reset the board.
    script.extend(b"9 9\n9\n4\n5\n");
    script.extend(typing_the_solution().as_bytes());
    script.extend(b"\n");
    let output = play_documents(std::str::from_utf8(&script).unwrap());
    assert!(output.contains("ENHORABUENA"));
}
