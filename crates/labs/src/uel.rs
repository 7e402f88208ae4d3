//! `uel`: a file in, the solved file out.
//!
//! Input: 9×9 integers from 0 to 9, 0 for an empty cell, apart or nine together. The
//! report's program reads integer after integer and does not care where lines end, so
//! neither does this one where the digits are apart. Like that program it stops after the
//! 81st, and what follows is not looked at.
//!
//! Output: each digit followed by a space, one more space after each third column, a
//! newline, and an empty line after each third row. Plainly the first solution in ascending
//! order, which is the one that trying 1 to 9 cell by cell meets first; or all of them, one
//! block after another, written as they are found.
//!
//! How a file is replaced, whole or not at all, is the caller's to know.

use std::io::{self, Write};
use std::path::Path;

use novena_core::{Board, Cell, Digit, Puzzle, Solution};
use novena_kernel::{Solver, Wave};

use crate::files::{Language, as_text, reason};
use crate::{Outcome, from_disk};

/// What the report calls the input file.
pub const INPUT: &str = "sudoku.txt";

/// What the report calls the output file.
pub const OUTPUT: &str = "saida.txt";

/// How the output is written: the blocks, one after another, to the named file.
pub type Save<'a> = &'a mut dyn FnMut(&Path, &mut dyn Iterator<Item = String>) -> io::Result<()>;

/// The whole program: `all` writes every solution instead of one.
///
/// That there is none is said on `out`, as the report's program does; what is wrong with a
/// file, on `err`.
pub fn run(
    input: &Path,
    output: &Path,
    all: bool,
    save: Save<'_>,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<Outcome> {
    let read = from_disk(input)
        .map_err(|error| reason(&error, Language::Portuguese))
        .and_then(|bytes| parse(&as_text(&bytes)));
    let puzzle = match read {
        Ok(puzzle) => puzzle,
        Err(message) => {
            writeln!(err, "Erro ao ler {}: {message}", input.display())?;
            return Ok(Outcome::BadInput);
        }
    };
    let wanted = if all { usize::MAX } else { 1 };
    let mut solutions = Wave::new().solutions(&puzzle).take(wanted).peekable();
    if solutions.peek().is_none() {
        write!(out, "\nSudoku não possui solução\n\n")?;
        out.flush()?;
        return Ok(Outcome::NoSolution);
    }
    if let Err(error) = save(output, &mut solutions.map(|solution| block(&solution))) {
        let message = reason(&error, Language::Portuguese);
        writeln!(err, "Erro ao escrever {}: {message}", output.display())?;
        return Ok(Outcome::BadInput);
    }
    Ok(Outcome::Done)
}

/// Reads the first 81 digits, or says in which line what was expected.
fn parse(text: &str) -> Result<Puzzle, String> {
    let mut digits = Vec::with_capacity(Cell::COUNT);
    let mut rows = 0;
    let mut odd_row = None;
    let mut apart = true;
    for (line, number) in text.lines().zip(1..) {
        let before = digits.len();
        for word in line.split_whitespace() {
            if digits.len() >= Cell::COUNT {
                break;
            }
            if let Some(found) = word.chars().find(|found| !found.is_ascii_digit()) {
                return Err(format!(
                    "linha {number}: esperado um algarismo de 0 a 9, encontrado {found:?}"
                ));
            }
            apart &= word.len() == 1;
            digits.extend(word.chars().map(Digit::from_char));
        }
        let found = digits.len() - before;
        if found > 0 {
            rows += 1;
            if found != 9 {
                odd_row = odd_row.or(Some((number, found)));
            }
        }
    }
    match (<[Option<Digit>; Cell::COUNT]>::try_from(digits), odd_row) {
        (Ok(digits), None) => Ok(Puzzle::new(Board::new(digits))),
        (Ok(digits), Some(_)) if apart => Ok(Puzzle::new(Board::new(digits))),
        (_, Some((number, found))) => Err(format!(
            "linha {number}: esperados 9 algarismos, encontrados {found}"
        )),
        (Err(_), None) => Err(format!(
            "linha {}: esperadas 9 linhas de 9 algarismos, encontradas {rows}",
            text.lines().count().max(1)
        )),
    }
}

/// One solution as the report writes it.
fn block(solution: &Solution) -> String {
    let mut text = String::new();
    for cell in Cell::all() {
        text.push(solution[cell].as_char());
        text.push(' ');
        if cell.column() % 3 == 2 {
            text.push(' ');
        }
        if cell.column() == 8 {
            text.push('\n');
            if cell.row() % 3 == 2 {
                text.push('\n');
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(text: &str, expected: Result<&str, &str>) {
        let found = parse(text).map(|puzzle| puzzle.to_string().replace('.', "0"));
        assert_eq!(
            found.as_deref().map_err(String::as_str),
            expected,
            "{text:?}"
        );
    }

    const LINE: &str =
        "050068070700509000803700000310000049005000700940000085000003402000106008030840010";

    /// The board with `between` after each digit and `after` after each row.
    fn laid_out(between: &str, after: &str) -> String {
        let digits = LINE.as_bytes().chunks(9).flat_map(|row| {
            let row: Vec<String> = row.iter().map(|&byte| char::from(byte).into()).collect();
            [row.join(between), after.to_owned()]
        });
        digits.collect()
    }

    #[test]
    fn digits_stand_apart_or_together_with_any_white_space() {
        for between in ["", " ", "\t", " \t "] {
            for after in ["\n", "\r\n", " \n", "\n\n"] {
                check(&laid_out(between, after), Ok(LINE));
            }
        }
        check(
            &as_text(("\u{feff}".to_owned() + &laid_out(" ", "\r\n")).as_bytes()),
            Ok(LINE),
        );
    }

    #[test]
    fn digits_apart_need_no_lines() {
        check(&laid_out(" ", " "), Ok(LINE));
        check(&laid_out("\n", "\n"), Ok(LINE));
    }

    #[test]
    fn what_follows_the_81st_digit_is_ignored() {
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
    fn what_is_no_board_is_refused_with_its_line() {
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
