//! `uel`: reads a puzzle from a file and writes its solution to another.
//!
//! The report's program has five functions, and so does this one:
//!
//! | report | here | what it does |
//! |---|---|---|
//! | `LerSudoku` | [`ler_sudoku`] | reads the file into a matrix, with 0 for empty cells |
//! | `ConfereValor` | [`confere_valor`] | whether a value can be put into a cell |
//! | `TestaValores` | [`testa_valores`] | tries 1 to 9 cell by cell, with recursion |
//! | `ConfereSudoku` | [`confere_sudoku`] | whether the matrix is full |
//! | `EscreveSudoku` | [`escreve_sudoku`] | writes the matrix to the output file |
//!
//! With a small change to `TestaValores`, the report's program writes every solution instead of
//! only one. In this program, that variant is `testa_valores_todas`.
//!
//! `ConfereValor` accepts a given without comparing it with the other givens, and `TestaValores`
//! takes a very long time for some boards without a solution. The engine therefore first checks
//! whether there is a solution at all. If there is none, the program reports this and does not
//! write a file.
//!
//! The digits in the input may be separated, or written nine to a line. Separated digits are read
//! integer by integer regardless of line endings, as in the report's program. Like that program,
//! this one stops after the 81st integer and ignores the rest.
//!
//! The caller decides how an existing output file is replaced.

use std::io::{self, Write};
use std::path::{Path, PathBuf};

use novena_core::{Board, Puzzle};
use novena_kernel::{Solver, Wave};

use crate::files::{LabLanguage, file_text, reason};
use crate::{Outcome, ReadFile};

/// The report's name for the input file.
pub const INPUT: &str = "sudoku.txt";

/// The name used in the report's appendix, which is tried if there is no [`INPUT`].
pub const APPENDIX_INPUT: &str = "Sudoku.txt";

/// The report's name for the output file.
pub const OUTPUT: &str = "saida.txt";

/// The maximum number of solutions written, unless another limit is specified.
pub const LIMIT: usize = 10_000;

/// A function that opens the output file, lets the given function fill it, and closes it. If the
/// given function fails, the file should be left unchanged.
pub type Save<'a> = &'a mut dyn FnMut(&Path, Fill<'_>) -> io::Result<()>;

/// A function that fills an output file.
pub type Fill<'a> = &'a mut dyn FnMut(&mut dyn Write) -> io::Result<()>;

/// The program's files, and the functions that give it access to its environment.
pub struct Task<'a> {
    /// The file to read; `-` is standard input.
    pub input: &'a Path,
    /// The file to write; `-` is standard output.
    pub output: &'a Path,
    /// The maximum number of solutions to write. `None` writes only one, as the unmodified program
    /// does.
    pub all: Option<usize>,
    /// The function that reads files and standard input.
    pub read: ReadFile<'a>,
    /// The function that writes files and standard output.
    pub save: Save<'a>,
    /// A function that returns whether the user wants to stop. The output so far is kept.
    pub is_interrupted: &'a dyn Fn() -> bool,
}

/// Runs the whole program.
///
/// If there is no solution, this is reported on `out`, as in the report's program. Everything else
/// goes to `err`: errors in a file, and the number of solutions written if all of them were
/// requested.
pub fn run(task: &mut Task<'_>, out: &mut dyn Write, err: &mut dyn Write) -> io::Result<Outcome> {
    let mut sudoku = match ler_sudoku(task.input, task.read) {
        Ok(sudoku) => sudoku,
        Err(message) => {
            let name = name(task.input, "a entrada padrão");
            writeln!(err, "Erro ao ler {name}: {message}")?;
            return Ok(Outcome::BadInput);
        }
    };
    if !has_solution(&sudoku) {
        write!(out, "\nSudoku não possui solução\n\n")?;
        out.flush()?;
        return Ok(Outcome::NoSolution);
    }
    let (mut written, mut stop) = (0, None);
    let saved = match task.all {
        None => {
            testa_valores(0, 0, &mut sudoku);
            (task.save)(task.output, &mut |file| escreve_sudoku(&sudoku, file))
        }
        Some(limit) => (task.save)(task.output, &mut |file| {
            let mut saida = Saida {
                file,
                written: 0,
                limit,
                is_interrupted: task.is_interrupted,
            };
            let ended = testa_valores_todas(0, 0, &mut sudoku, &mut saida);
            written = saida.written;
            match ended {
                Ok(()) => Ok(()),
                Err(Stop::Failed(error)) => Err(error),
                Err(early) => {
                    stop = Some(early);
                    // Output without any solutions must not replace an existing file.
                    let is_empty = written == 0;
                    if is_empty {
                        Err(io::ErrorKind::Interrupted.into())
                    } else {
                        Ok(())
                    }
                }
            }
        }),
    };
    let name = name(task.output, "a saída padrão");
    let is_standard = task.output == Path::new("-");
    let place = if is_standard {
        "na saída padrão"
    } else {
        &format!("em {name}")
    };
    let counted = counted(written);
    match (saved, stop) {
        (Err(_), Some(_)) => {
            writeln!(err, "Interrompido: nenhuma solução escrita")?;
            Ok(Outcome::Interrupted)
        }
        (Err(error), None) if error.kind() == io::ErrorKind::BrokenPipe => Err(error),
        (Err(error), None) => {
            let message = reason(&error, LabLanguage::Portuguese);
            writeln!(err, "Erro ao escrever {name}: {message}")?;
            Ok(Outcome::BadInput)
        }
        (Ok(()), Some(Stop::Limit)) => {
            writeln!(err, "{counted} {place}; há mais, mas o limite é {written}")?;
            Ok(Outcome::Done)
        }
        (Ok(()), Some(_)) => {
            writeln!(err, "Interrompido: {counted} {place}")?;
            Ok(Outcome::Interrupted)
        }
        (Ok(()), None) => {
            if task.all.is_some() {
                writeln!(err, "{counted} {place}")?;
            }
            Ok(Outcome::Done)
        }
    }
}

fn name(path: &Path, standard: &str) -> String {
    if path == Path::new("-") {
        standard.to_owned()
    } else {
        path.display().to_string()
    }
}

fn counted(solutions: usize) -> String {
    match solutions {
        1 => "1 solução escrita".to_owned(),
        _ => format!("{solutions} soluções escritas"),
    }
}

/// Returns whether there is a solution, according to the engine. On some boards without a solution,
/// the report's algorithm would take a very long time to find out.
fn has_solution(sudoku: &Matriz) -> bool {
    let values = sudoku.as_flattened().try_into().ok();
    let board = values.and_then(Board::from_values);
    board.is_some_and(|board| Wave::new().solve(&Puzzle::new(board)).first().is_some())
}

/// The report's `int** sudoku`: nine rows of nine values, with 0 for empty cells.
pub type Matriz = [[u8; 9]; 9];

/// `ConfereValor`: whether the value can be put into the cell. The value that the cell already
/// contains is always accepted.
#[must_use]
#[expect(clippy::needless_range_loop, reason = "it reads as the report does")]
pub fn confere_valor(linha: usize, coluna: usize, valor: u8, sudoku: &Matriz) -> bool {
    if sudoku[linha][coluna] == valor {
        return true;
    }
    if sudoku[linha][coluna] != 0 {
        return false;
    }
    // Check the row and the column.
    for i in 0..9 {
        if sudoku[linha][i] == valor || sudoku[i][coluna] == valor {
            return false;
        }
    }
    // Check the 3×3 quadrant.
    let (linha_q, coluna_q) = (linha / 3, coluna / 3);
    for lin in linha_q * 3..(linha_q + 1) * 3 {
        for col in coluna_q * 3..(coluna_q + 1) * 3 {
            if sudoku[lin][col] == valor {
                return false;
            }
        }
    }
    true
}

/// `TestaValores`: fills the matrix from this cell onwards, if possible.
pub fn testa_valores(linha: usize, coluna: usize, sudoku: &mut Matriz) {
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

/// `ConfereSudoku`: whether every cell has a value.
#[must_use]
pub fn confere_sudoku(sudoku: &Matriz) -> bool {
    !sudoku.as_flattened().contains(&0)
}

/// `EscreveSudoku`: writes each digit followed by a space, with an extra space after every third
/// column, a newline after each row, and an empty line after every third row.
pub fn escreve_sudoku(sudoku: &Matriz, arq: &mut dyn Write) -> io::Result<()> {
    for (i, linha) in sudoku.iter().enumerate() {
        for (j, valor) in linha.iter().enumerate() {
            write!(arq, "{valor} ")?;
            if (j + 1) % 3 == 0 {
                write!(arq, " ")?;
            }
        }
        writeln!(arq)?;
        if (i + 1) % 3 == 0 {
            writeln!(arq)?;
        }
    }
    Ok(())
}

/// The report's second `TestaValores`: writes every way to fill the matrix from this cell onwards.
/// Afterwards, the matrix is as it was before, unless the search ended early.
fn testa_valores_todas(
    linha: usize,
    coluna: usize,
    sudoku: &mut Matriz,
    saida: &mut Saida<'_>,
) -> Result<(), Stop> {
    if linha == 9 {
        return saida.escreve(sudoku);
    }
    if (saida.is_interrupted)() {
        return Err(Stop::Interrupted);
    }
    for valor in 1..=9 {
        if confere_valor(linha, coluna, valor, sudoku) {
            let aux = sudoku[linha][coluna];
            sudoku[linha][coluna] = valor;
            if coluna == 8 {
                testa_valores_todas(linha + 1, 0, sudoku, saida)?;
            } else {
                testa_valores_todas(linha, coluna + 1, sudoku, saida)?;
            }
            sudoku[linha][coluna] = aux;
        }
    }
    Ok(())
}

/// The destination of the solutions, and the number of solutions written.
struct Saida<'a> {
    file: &'a mut dyn Write,
    written: usize,
    limit: usize,
    is_interrupted: &'a dyn Fn() -> bool,
}

/// The reason why not all solutions were written.
enum Stop {
    /// There are more solutions than the limit allows.
    Limit,
    Interrupted,
    Failed(io::Error),
}

impl Saida<'_> {
    fn escreve(&mut self, sudoku: &Matriz) -> Result<(), Stop> {
        if self.written == self.limit {
            return Err(Stop::Limit);
        }
        escreve_sudoku(sudoku, self.file).map_err(Stop::Failed)?;
        self.written += 1;
        Ok(())
    }
}

/// `LerSudoku`: returns the file as a matrix, or the error.
pub fn ler_sudoku(input: &Path, read: ReadFile<'_>) -> Result<Matriz, String> {
    let bytes = read(input).or_else(|error| match other_spelling(input) {
        Some(other) if error.kind() == io::ErrorKind::NotFound => read(&other).map_err(|_| error),
        _ => Err(error),
    });
    match bytes {
        Ok(bytes) => parse(&file_text(&bytes)),
        Err(error) => Err(reason(&error, LabLanguage::Portuguese)),
    }
}

/// Also accepts `Sudoku.txt` in place of `sudoku.txt`, because the report spells the name both
/// ways.
fn other_spelling(input: &Path) -> Option<PathBuf> {
    let is_plain = input.file_name().is_some_and(|name| name == INPUT);
    is_plain.then(|| input.with_file_name(APPENDIX_INPUT))
}

/// Reads the first 81 digits. The error states the line and what was expected there.
fn parse(text: &str) -> Result<Matriz, String> {
    let mut digits: Vec<u8> = Vec::with_capacity(CELLS);
    let mut rows = 0;
    let mut odd_row = None;
    let mut apart = true;
    for (line, number) in text.lines().zip(1..) {
        let before = digits.len();
        for word in line.split_whitespace() {
            if digits.len() >= CELLS {
                break;
            }
            if let Some(found) = word.chars().find(|found| !found.is_ascii_digit()) {
                return Err(format!(
                    "linha {number}: esperado um algarismo de 0 a 9, encontrado {found:?}"
                ));
            }
            apart &= word.len() == 1;
            digits.extend(word.bytes().map(|byte| byte - b'0'));
        }
        let found = digits.len() - before;
        if found > 0 {
            rows += 1;
            if found != 9 {
                odd_row = odd_row.or(Some((number, found)));
            }
        }
    }
    let (rows_of_nine, _) = digits.as_chunks::<9>();
    match (Matriz::try_from(rows_of_nine), odd_row) {
        (Ok(sudoku), None) if digits.len() == CELLS => Ok(sudoku),
        (Ok(sudoku), Some(_)) if digits.len() == CELLS && apart => Ok(sudoku),
        (_, Some((number, found))) => Err(format!(
            "linha {number}: esperados 9 algarismos, encontrados {found}"
        )),
        (_, None) => Err(format!(
            "linha {}: esperadas 9 linhas de 9 algarismos, encontradas {rows}",
            text.lines().count().max(1)
        )),
    }
}

const CELLS: usize = 81;

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Result<&str, &str>) {
        let found = parse(text).map(|sudoku| {
            let digits = sudoku.as_flattened().iter().map(u8::to_string);
            digits.collect::<String>()
        });
        assert_eq!(
            found.as_deref().map_err(String::as_str),
            expected,
            "{text:?}"
        );
    }

    const LINE: &str =
        "050068070700509000803700000310000049005000700940000085000003402000106008030840010";

    /// Returns the board, with `between` after each digit and `after` after each row.
    fn laid_out(between: &str, after: &str) -> String {
        let digits = LINE.as_bytes().chunks(9).flat_map(|row| {
            let row: Vec<String> = row.iter().map(|&byte| char::from(byte).into()).collect();
            [row.join(between), after.to_owned()]
        });
        digits.collect()
    }

    #[test]
    fn digits_can_be_separated_by_any_white_space() {
        for between in ["", " ", "\t", " \t "] {
            for after in ["\n", "\r\n", " \n", "\n\n"] {
                check(&laid_out(between, after), Ok(LINE));
            }
        }
        check(
            &file_text(("\u{feff}".to_owned() + &laid_out(" ", "\r\n")).as_bytes()),
            Ok(LINE),
        );
    }

    #[test]
    fn separated_digits_need_no_lines() {
        check(&laid_out(" ", " "), Ok(LINE));
        check(&laid_out("\n", "\n"), Ok(LINE));
    }

    #[test]
    fn text_after_the_81st_digit_is_ignored() {
        for between in ["", " "] {
            let board = laid_out(between, "\n");
            check(&board.repeat(2), Ok(LINE));
            for rest in ["0", "\n0 0\n000\n", "x\n", "050x68070\n"] {
                check(&(board.clone() + rest), Ok(LINE));
                check(&(board.trim_end().to_owned() + " " + rest), Ok(LINE));
            }
        }
        check(&laid_out(" ", " ").repeat(2), Ok(LINE));
    }

    #[test]
    fn text_without_a_board_is_refused_with_its_line() {
        check(
            "",
            Err("linha 1: esperadas 9 linhas de 9 algarismos, encontradas 0"),
        );
        check(
            &laid_out(" ", "\n").replacen("5 0 0 0 7 0 0", "5 0 0 0 10 0 0", 1),
            Err("linha 5: esperados 9 algarismos, encontrados 10"),
        );
        check(
            &laid_out("", "\n").replacen('5', "x", 1),
            Err("linha 1: esperado um algarismo de 0 a 9, encontrado 'x'"),
        );
        check(
            &laid_out("", "\n").replacen("\n803700000", "", 1),
            Err("linha 8: esperadas 9 linhas de 9 algarismos, encontradas 8"),
        );
        check(
            &laid_out("", "\n").replacen("70\n7", "707\n", 1),
            Err("linha 1: esperados 9 algarismos, encontrados 10"),
        );
        check(
            &laid_out("", "\n").replacen("030840010", "0308400100", 1),
            Err("linha 9: esperados 9 algarismos, encontrados 10"),
        );
        check(
            &laid_out(" ", "\n").replacen("1 0\n", "1 x\n", 1),
            Err("linha 9: esperado um algarismo de 0 a 9, encontrado 'x'"),
        );
        check(
            "-1",
            Err("linha 1: esperado um algarismo de 0 a 9, encontrado '-'"),
        );
    }
}
