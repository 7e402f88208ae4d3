//! The two files of a game.

use std::io;
use std::path::Path;

use novena_core::{Board, Cell, Puzzle, Solution};

use crate::ReadFile;
use crate::entries::{self, EntryError};
use crate::files::{Language, as_text, reason};
use crate::numbers::{digit, integers};

/// Both files; or what is wrong with them.
pub(super) fn load(
    initial: &Path,
    solution: &Path,
    read: ReadFile<'_>,
) -> Result<(Puzzle, Solution), String> {
    let text = |path: &Path| match read(path) {
        Ok(bytes) => Ok(as_text(&bytes)),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(format!("ERROR: no existe el archivo {}", path.display()))
        }
        Err(error) => Err(format!(
            "ERROR: no se puede leer el archivo {}: {}",
            path.display(),
            reason(&error, Language::Spanish)
        )),
    };
    let in_file = |path: &Path, message| format!("ERROR en {}: {message}", path.display());
    let givens = parse_initial(&text(initial)?).map_err(|message| in_file(initial, message))?;
    let known = parse_solution(&text(solution)?).map_err(|message| in_file(solution, message))?;
    if let Some(cell) = givens
        .givens()
        .iter()
        .find(|&cell| givens.given(cell) != Some(known[cell]))
    {
        let message = format!(
            "la solucion no coincide con los valores iniciales en [{},{}]",
            cell.row() + 1,
            cell.column() + 1
        );
        return Err(in_file(solution, message));
    }
    Ok((givens, known))
}

fn parse_initial(text: &str) -> Result<Puzzle, String> {
    let is_end = |line: &str| integers(line).as_deref() == Some(&[-1]);
    let lines = text.lines().take_while(|line| !is_end(line));
    let board = entries::parse(lines).map_err(|(number, problem)| {
        let message = match problem {
            EntryError::NotThreeIntegers => "se esperaban tres enteros, fila, columna y valor",
            EntryError::OutOfRange(_) => OUT_OF_RANGE,
            EntryError::Twice(_) => "la casilla ya tiene otro valor",
        };
        format!("linea {number}: {message}")
    })?;
    if !text.lines().any(is_end) {
        return Err("falta la linea final con -1".to_owned());
    }
    Ok(Puzzle::new(board))
}

const OUT_OF_RANGE: &str = "hay un dato fuera del intervalo 1..9";

fn parse_solution(text: &str) -> Result<Solution, String> {
    let mut digits = Vec::with_capacity(Cell::COUNT);
    for (line, number) in text.lines().zip(1..) {
        let row = integers(line).filter(|row| row.is_empty() || row.len() == 9);
        let Some(row) = row else {
            return Err(format!("linea {number}: se esperaban nueve valores"));
        };
        for value in row {
            let Some(digit) = digit(value) else {
                return Err(format!("linea {number}: {OUT_OF_RANGE}"));
            };
            digits.push(Some(digit));
        }
    }
    let rows = digits.len() / 9;
    let digits: [_; Cell::COUNT] = digits
        .try_into()
        .map_err(|_| format!("se esperaban nueve filas y hay {rows}"))?;
    Solution::try_from(Board::new(digits)).map_err(|_| "no es una solucion valida".to_owned())
}
