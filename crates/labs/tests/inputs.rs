//! Tests every lab on realistic input: Latin-1, foreign line endings, and input that ends or
//! contains invalid numbers at any prompt. There is one table per lab.

mod common;

use std::io;
use std::path::Path;

use novena_generator::Random;
use novena_labs::lund::{BacktrackingSolver, SolverError, SudokuSolver};
use novena_labs::ucm::{self, GameFiles};
use novena_labs::usp::{self, FileAccess};
use novena_labs::{Console, Outcome, fing, uel};

/// A prompt of a dialogue.
struct Prompt {
    /// The text of the prompt.
    text: &'static str,
    /// The input that leads to this prompt.
    before: &'static str,
    /// Answers, each of which makes the program ask again.
    wrong: &'static [&'static [u8]],
    /// An accepted answer, followed by the input that ends the program.
    right: &'static str,
}

/// A function that plays a script in a lab and returns the output.
type Play = fn(&[u8]) -> String;

/// Runs the checks for every prompt of every dialogue.
#[track_caller]
fn check(play: Play, prompt: &Prompt, at_the_end: &str) {
    let Prompt {
        text,
        before,
        wrong,
        right,
    } = prompt;
    let asked = |output: &str| output.matches(text).count();

    let plain = play(format!("{before}{right}").as_bytes());
    assert!(asked(&plain) > 0, "{text:?} is never asked:\n{plain}");

    // If the input ends at the prompt, the program prints a line break after the prompt and exits
    // normally.
    let ended = play(before.as_bytes());
    assert_eq!(ended.matches(&format!("{text}\n")).count(), 1, "{text:?}");
    assert!(ended.ends_with(at_the_end), "{text:?}: {ended}");

    // Foreign line endings do not change the output.
    let foreign = format!("{before}{right}").replace('\n', "\r\n");
    assert_eq!(play(foreign.as_bytes()), plain, "{text:?}");

    // Each wrong answer causes the question to be repeated, and changes nothing else.
    for answer in *wrong {
        let script = [before.as_bytes(), answer, b"\n", right.as_bytes()].concat();
        let output = play(&script);
        let shown = String::from_utf8_lossy(answer);
        assert_eq!(asked(&output), asked(&plain) + 1, "{text:?} {shown:?}");
        let (_, rest) = plain.rsplit_once(text).unwrap();
        assert!(output.ends_with(rest), "{text:?} {shown:?}: {output}");
    }
}

/// Numbers out of range, numbers that are too long, non-numbers, and Latin-1.
const WRONG_DIGITS: &[&[u8]] = &[
    b"0",
    b"10",
    b"-1",
    b"99999999999999999999",
    b"1.5",
    b"x",
    b"um",
    b"n\xfamero",
    b"\xff",
];

const WRONG_CELLS: &[&[u8]] = &[
    b"0 1",
    b"1 10",
    b"-1 -1",
    b"1 99999999999999999999",
    b"1,1",
    b"uno dos",
    b"\xbf1 1?",
    b"",
];

fn play_usp(script: &[u8]) -> String {
    let read = |name: &Path| {
        if name == Path::new(usp::FILE) {
            Ok(usp::sudoku01().into_bytes())
        } else {
            Err(io::ErrorKind::NotFound.into())
        }
    };
    let (mut input, mut output) = (script, Vec::new());
    let mut console = Console::new(&mut input, &mut output);
    let files = FileAccess {
        read: &read,
        write: &|_, _| panic!("nothing is absent"),
    };
    let outcome = usp::run(&mut console, &mut Random::new(1), &files).unwrap();
    assert_eq!(outcome, Outcome::Done);
    String::from_utf8(output).unwrap()
}

#[test]
fn usp_at_every_prompt() {
    for prompt in [
        Prompt {
            text: "Origem (s para sair): ",
            before: "",
            wrong: &[b"3", b"-1", b"x", b"", b"sa\xedr"],
            right: "s\n",
        },
        Prompt {
            text: "Nome do arquivo [sudoku01.txt]: ",
            before: "0\n",
            // A wrong name leads back to the choice of a board. Another test covers this.
            wrong: &[],
            right: "sudoku01\ns\n",
        },
        Prompt {
            text: "Digite o número da linha: ",
            before: "1\n",
            wrong: WRONG_DIGITS,
            right: "6\n5\n8\n\ns\n",
        },
        Prompt {
            text: "Digite o número da coluna: ",
            before: "1\n6\n",
            wrong: WRONG_DIGITS,
            right: "5\n8\n\ns\n",
        },
        Prompt {
            text: "Digite o valor da célula: ",
            before: "1\n6\n5\n",
            wrong: WRONG_DIGITS,
            right: "8\n\ns\n",
        },
        Prompt {
            text: "Opção: ",
            before: "0\n\n",
            wrong: &[
                b"x",
                b"",
                b"1 1",
                b"1 1 1 1",
                b"10 1 1",
                b"1 0 1",
                b"1 1 -1",
                b"1 4 1",
                b"op\xe7\xe3o",
                b"1 1 99999999999999999999",
            ],
            right: "s\n",
        },
        Prompt {
            text: "Digite o número da linha: ",
            before: "0\n\nj\n",
            wrong: WRONG_DIGITS,
            right: "2\n1\n4\ns\n",
        },
        Prompt {
            text: "Digite o número da coluna: ",
            before: "0\n\na\n2\n",
            wrong: WRONG_DIGITS,
            right: "1\ns\n",
        },
        Prompt {
            text: "Digite o número da coluna: ",
            before: "0\n\nd\n2\n",
            wrong: WRONG_DIGITS,
            right: "1\ns\n",
        },
    ] {
        check(play_usp, &prompt, "Fim da entrada.\n");
    }
}

/// Tests files with foreign line endings and encodings, and the messages about errors in files.
#[test]
fn usp_on_files() {
    let far = "linha 2 do arquivo: o valor 10 está fora do intervalo de 1 a 9";
    let not_three = "linha 2 do arquivo: esperados três inteiros, linha, coluna e valor";
    for (file, expected) in [
        (&b"1 4 1\r\n6 5 8\r\n"[..], None),
        (b"\xef\xbb\xbf1 4 1\r\n\r\n6 5 8", None),
        // In Latin-1, a non-breaking space also counts as a space.
        (b"1\xa04 1\n6 5\xa08\n", None),
        (b"1 4 1\n6 5 10\n", Some(far)),
        (b"1 4 1\n6 5\n", Some(not_three)),
        (b"1 4 1\nn\xfamero\n", Some(not_three)),
    ] {
        let mut game = usp::Sudoku::new();
        let read = game.le_tabuleiro_arquivo(Path::new("f"), &|_| Ok(file.to_vec()));
        let problem = read.err().map(|problem| problem.to_string());
        assert_eq!(problem.as_deref(), expected, "{}", file.escape_ascii());
        let filled = game.board().filled().len();
        assert_eq!(filled, if expected.is_none() { 2 } else { 0 });
    }
}

const UCM_SOLUTION: &str =
    "493581726176294853528736149614879235285613974739452681952148367841367592367925418";

fn play_ucm(script: &[u8]) -> String {
    let read = |name: &Path| {
        Ok(if name == Path::new(ucm::INITIAL) {
            b"1 3 3\n1 6 1\n-1\n".to_vec()
        } else {
            let digits: Vec<String> = UCM_SOLUTION.chars().map(String::from).collect();
            digits.join(" ").into_bytes()
        })
    };
    let (mut input, mut output) = (script, Vec::new());
    let mut console = Console::new(&mut input, &mut output);
    let outcome = ucm::run(&mut console, &GameFiles::default(), &read).unwrap();
    assert_eq!(outcome, Outcome::Done);
    String::from_utf8(output).unwrap()
}

#[test]
fn ucm_at_every_prompt() {
    const CELL: &str = "Introduce fila y columna [1..9]: ";
    for prompt in [
        Prompt {
            text: "Archivo de valores iniciales [sudoku1.txt]: ",
            before: "",
            // A missing file is reported and ends the program. Another test covers this.
            wrong: &[],
            right: "\n\n0\n\n",
        },
        Prompt {
            text: "Archivo de la solucion [solsdk1.txt]: ",
            before: "\n",
            wrong: &[],
            right: "\n0\n\n",
        },
        Prompt {
            text: "Opcion: ",
            before: "\n\n",
            wrong: &[
                b"7",
                b"-1",
                b"1 1",
                b"x",
                b"",
                b"opci\xf3n",
                b"99999999999999999999",
            ],
            right: "0\n\n",
        },
        Prompt {
            text: CELL,
            before: "\n\n1\n",
            wrong: WRONG_CELLS,
            right: "1 1\n0\n\n",
        },
        Prompt {
            text: CELL,
            before: "\n\n2\n",
            wrong: WRONG_CELLS,
            right: "1 1\n4\n0\n\n",
        },
        Prompt {
            text: "Introduce valor [1..9]: ",
            before: "\n\n2\n1 1\n",
            wrong: WRONG_DIGITS,
            right: "4\n0\n\n",
        },
        Prompt {
            text: CELL,
            before: "\n\n3\n",
            wrong: WRONG_CELLS,
            right: "1 1\n0\n\n",
        },
    ] {
        check(play_ucm, &prompt, "Fin de la entrada\n");
    }
    // The last prompt accepts anything, including the end of the input.
    for last in [&b""[..], b"\n", b"\r\n", b"x\n", b"\xf1\n"] {
        let output = play_ucm(&[b"\n\n0\n", last].concat());
        let end = if last.is_empty() { "\n" } else { "" };
        assert!(output.ends_with(&format!("Pulsa Intro para terminar... {end}")));
    }
}

#[test]
fn ucm_on_files() {
    let far = "ERROR en sudoku1.txt: linea 1: hay un dato fuera del intervalo 1..9";
    let not_three =
        "ERROR en sudoku1.txt: linea 1: se esperaban tres enteros, fila, columna y valor";
    for (file, expected) in [
        (&b"1 3 3\r\n-1\r\n"[..], "1 |       3 |"),
        (b"\xef\xbb\xbf1 3 3\r\n\r\n -1", "1 |       3 |"),
        (
            b"1\xa03\xa03\n-1\n\xa1lo que sigue no se lee!\n",
            "1 |       3 |",
        ),
        (b"0 3 3\n-1\n", far),
        (b"1 10 3\n-1\n", far),
        (b"1 3 -3\n-1\n", far),
        (b"n\xfamero\n-1\n", not_three),
    ] {
        let read = |name: &Path| {
            if name == Path::new(ucm::INITIAL) {
                Ok(file.to_vec())
            } else {
                Ok(b"\xa1\r\n".to_vec())
            }
        };
        let (mut input, mut output) = (&b"\n\n0\n\n"[..], Vec::new());
        let mut console = Console::new(&mut input, &mut output);
        ucm::run(&mut console, &GameFiles::default(), &read).unwrap();
        let output = String::from_utf8(output).unwrap();
        assert!(
            output.contains(expected),
            "{}: {output}",
            file.escape_ascii()
        );
    }
}

const FING_BOARD: &str = "007604003\n640509027\n050000010\n000170200\n010948060\n008065000\n\
                          070000080\n360801052\n100407600\n";

/// `fing` does not ask any questions. Each of its nine lines can be wrong, and the input can end
/// before any of them.
#[test]
fn fing_at_every_line() {
    let run = |input: &[u8]| {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let outcome = fing::run(&mut &input[..], &mut out, &mut err, false).unwrap();
        let text = |bytes| String::from_utf8(bytes).unwrap();
        (outcome, text(out), text(err))
    };
    let expected = run(FING_BOARD.as_bytes());
    assert_eq!(expected.0, Outcome::Done);
    for same in [
        FING_BOARD.replace('\n', "\r\n"),
        "\u{feff}".to_owned() + FING_BOARD,
        FING_BOARD.trim_end().to_owned(),
        FING_BOARD.to_owned() + "lo que sigue",
    ] {
        assert_eq!(run(same.as_bytes()), expected, "{same:?}");
    }
    assert_eq!(run(&[FING_BOARD.as_bytes(), b"\xf1\n"].concat()), expected);
    let lines: Vec<&[u8]> = FING_BOARD
        .as_bytes()
        .split_inclusive(|&b| b == b'\n')
        .collect();
    for place in 0..9 {
        let number = place + 1;
        let ended = run(&lines[..place].concat());
        let message = format!("Error en la entrada: se esperaban 9 lineas y hay {place}\n");
        assert_eq!(ended, (Outcome::BadInput, String::new(), message));
        for (line, message) in [
            (&b"12345678\n"[..], "se esperaban 9 digitos y hay 8"),
            (b"1234567890\r\n", "se esperaban 9 digitos y hay 10"),
            (b"\n", "se esperaban 9 digitos y hay 0"),
            (b"-12345678\n", "se esperaba un digito del 0 al 9 y hay '-'"),
            (b"1234 5678\n", "se esperaba un digito del 0 al 9 y hay ' '"),
            (
                b"12345\xf16789\n",
                "se esperaba un digito del 0 al 9 y hay 'ñ'",
            ),
            (
                "12345ñ789\n".as_bytes(),
                "se esperaba un digito del 0 al 9 y hay 'ñ'",
            ),
        ] {
            let mut changed = lines.clone();
            changed[place] = line;
            let message = format!("Error en la linea {number}: {message}\n");
            let ran = run(&changed.concat());
            assert_eq!(ran, (Outcome::BadInput, String::new(), message));
        }
    }
}

/// `uel` does not ask any questions either. Its file can be wrong, or end too early.
#[test]
fn uel_on_files() {
    let board = FING_BOARD.as_bytes();
    let apart: Vec<u8> = board.iter().flat_map(|&byte| [byte, b' ']).collect();
    let crlf = FING_BOARD.replace('\n', "\r\n");
    let with_spaces = [&apart[..20], b"\xa0", &apart[20..]].concat();
    let early = &board[..board.len() - 10];
    for (file, expected) in [
        (board, None),
        (&apart, None),
        (crlf.as_bytes(), None),
        (&[b"\xef\xbb\xbf", board].concat(), None),
        (&[board, b"solu\xe7\xe3o"].concat(), None),
        // Digits separated by a Latin-1 non-breaking space.
        (&with_spaces, None),
        (
            b"",
            Some("linha 1: esperadas 9 linhas de 9 algarismos, encontradas 0"),
        ),
        (
            early,
            Some("linha 8: esperadas 9 linhas de 9 algarismos, encontradas 8"),
        ),
        (
            b"10 0 0 0 0 0 0 0 0",
            Some("linha 1: esperados 9 algarismos, encontrados 10"),
        ),
        (
            b"-1 0 0",
            Some("linha 1: esperado um algarismo de 0 a 9, encontrado '-'"),
        ),
        (
            b"solu\xe7\xe3o",
            Some("linha 1: esperado um algarismo de 0 a 9, encontrado 's'"),
        ),
        (
            b"\xe7",
            Some("linha 1: esperado um algarismo de 0 a 9, encontrado 'ç'"),
        ),
    ] {
        let (mut out, mut err, mut saved) = (Vec::new(), Vec::new(), Vec::new());
        let mut save = |_: &Path, fill: uel::Fill<'_>| fill(&mut saved);
        let mut task = uel::Task {
            input: Path::new(uel::INPUT),
            output: Path::new(uel::OUTPUT),
            all: None,
            read: &|_| Ok(file.to_vec()),
            save: &mut save,
            is_interrupted: &|| false,
        };
        let outcome = uel::run(&mut task, &mut out, &mut err).unwrap();
        let message = expected.map(|message| format!("Erro ao ler sudoku.txt: {message}\n"));
        let err = String::from_utf8(err).unwrap();
        assert_eq!(err, message.unwrap_or_default(), "{}", file.escape_ascii());
        match expected {
            None => assert!(saved.starts_with(b"8 2 7  6 1 4  5 9 3  \n")),
            Some(_) => assert_eq!((outcome, saved.len()), (Outcome::BadInput, 0)),
        }
    }
}

/// `lund` accepts numbers only through its interface. Each operation is called with each invalid
/// number.
#[test]
fn lund_at_every_operation() {
    type Operation = fn(&mut dyn SudokuSolver) -> Result<(), SolverError>;
    let no_cell = |row, col| SolverError::NoSuchCell { row, col };
    let operations: [(Operation, SolverError); 12] = [
        (|solver| solver.add(9, 0, 1), no_cell(9, 0)),
        (|solver| solver.add(0, 9, 1), no_cell(0, 9)),
        (|solver| solver.add(0, 0, 0), SolverError::NoSuchDigit(0)),
        (|solver| solver.add(0, 0, 10), SolverError::NoSuchDigit(10)),
        (
            |solver| solver.add(0, 0, 0xe9),
            SolverError::NoSuchDigit(0xe9),
        ),
        (
            |solver| solver.remove(usize::MAX, 0),
            no_cell(usize::MAX, 0),
        ),
        (|solver| solver.remove(0, 9), no_cell(0, 9)),
        (|solver| solver.get(9, 9).map(|_| ()), no_cell(9, 9)),
        (|solver| solver.set_matrix(&[]), SolverError::NotNineRows(0)),
        (
            |solver| solver.set_matrix(&[&[0; 9][..]; 10]),
            SolverError::NotNineRows(10),
        ),
        (
            |solver| solver.set_matrix(&[&[0; 8][..]; 9]),
            SolverError::NotNineColumns { row: 0, columns: 8 },
        ),
        (
            |solver| solver.set_matrix(&[&[b'1'; 9][..]; 9]),
            SolverError::NoSuchDigit(b'1'),
        ),
    ];
    for (operation, error) in operations {
        let solver: &mut dyn SudokuSolver = &mut BacktrackingSolver::new();
        solver.add(4, 4, 5).unwrap();
        let before = solver.get_matrix();
        assert_eq!(operation(solver), Err(error));
        assert_eq!(solver.get_matrix(), before, "{error}");
    }
}
