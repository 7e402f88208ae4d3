//! `fing`: solves by logic and prints every deduction, byte for byte as in the document.
//!
//! The input is nine lines of nine digits, with 0 for an empty cell. Anything after them is
//! ignored, so that in a terminal the answer appears after the ninth line. The output consists of
//! the passes, followed by the board. The document defines the following for a sudoku S and an
//! empty cell (i,j):
//!
//! | document | here |
//! |---|---|
//! | `C(S,i,j)`, the candidates | [`candidatos`] |
//! | candidato único | [`candidato_unico`] |
//! | candidato exclusivo | [`candidato_exclusivo`] |
//! | procedimiento general | [`procedimiento_general`] |
//!
//! # Further techniques
//!
//! The document does not specify the format of the text after `=== otras tecnicas ===`. Here, each
//! line is a single conclusion with the name of the technique. The conclusions are listed in the
//! order in which they were drawn:
//!
//! - `(r,c) -> d (nombre)`: the digit is placed; *unico* and *exclusivo* keep their names.
//! - `(r,c) -/> d (nombre)`: the digit is no longer a candidate.
//! - `(r,c) -/> d (contradiccion)`: there are no techniques left to apply, but placing `d` there
//!   would force further digits (single after single) until some cell or house could not have any
//!   digit.
//!
//! After every conclusion, the program starts again with the easiest technique. Techniques that
//! assume a unique solution are used only if there is one. The conclusions are followed by the
//! resulting board. If everything in some cell or house is ruled out, the line `El tablero no tiene
//! solucion` precedes the board. If nothing more can be concluded, this entire section is omitted.
//!
//! The document does not specify how invalid input is handled either. Here, it causes an error
//! message in Spanish.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};

use novena_core::{Board, Candidate, Cell, Contradiction, Digit, DigitSet, Grid, Puzzle};
use novena_kernel::{Verdict, Wave, place_singles};
use novena_techniques::{Deduction, Kind, Position, Reasoner, Step};
use novena_texts::{Language, Naming, Wording};

use crate::numbers::place;
use crate::{Console, Outcome};

const UNICO: &str = "unico";
const EXCLUSIVO: &str = "exclusivo";

/// Runs the whole program. Errors in the input are written to `err`. If `echo` is set, the input
/// lines are also written, as on a terminal and in the document's sessions.
pub fn run(
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    err: &mut dyn Write,
    echo: bool,
) -> io::Result<Outcome> {
    let mut console = Console::new(input, out);
    console.echo(echo);
    let mut board = match read(&mut console)? {
        Ok(board) => board,
        Err(message) => {
            writeln!(err, "{message}")?;
            return Ok(Outcome::BadInput);
        }
    };
    procedimiento_general(&mut board, out)?;
    out.write_all(rows(&board).as_bytes())?;
    if !board.is_full() {
        let (lines, board) = further(&board);
        if !lines.is_empty() {
            writeln!(out, "=== otras tecnicas ===")?;
            write!(out, "{lines}{}", rows(&board))?;
        }
    }
    out.flush()?;
    Ok(Outcome::Done)
}

/// Reads the nine lines, or returns the error.
fn read(console: &mut Console<'_>) -> io::Result<Result<Board, String>> {
    let mut board = Board::EMPTY;
    for row in 0..9 {
        let number = row + 1;
        let Some(line) = console.ask("")? else {
            return Ok(Err(format!(
                "Error en la entrada: se esperaban 9 lineas y hay {row}"
            )));
        };
        if let Some(strange) = line.chars().find(|found| !found.is_ascii_digit()) {
            return Ok(Err(format!(
                "Error en la linea {number}: se esperaba un digito del 0 al 9 y hay {strange:?}"
            )));
        }
        if line.len() != 9 {
            return Ok(Err(format!(
                "Error en la linea {number}: se esperaban 9 digitos y hay {}",
                line.len()
            )));
        }
        for (column, found) in line.chars().enumerate() {
            board[Cell::at(row, column)] = Digit::from_char(found);
        }
    }
    Ok(Ok(board))
}

/// `C(S,i,j)`: the digits that do not occur in the row, the column or the region of an empty cell.
/// Only empty cells have candidates.
#[must_use]
pub fn candidatos(s: &Board, celda: Cell) -> DigitSet {
    if s[celda].is_some() {
        return DigitSet::EMPTY;
    }
    let [fila, columna, region] = celda.houses();
    !(s.digits_in(fila) | s.digits_in(columna) | s.digits_in(region))
}

/// Candidato único: the digit d with `C(S,i,j) = {d}`.
#[must_use]
pub fn candidato_unico(s: &Board, celda: Cell) -> Option<Digit> {
    candidatos(s, celda).single()
}

/// Candidato exclusivo: a candidate d of the cell that is not a candidate of any other cell in its
/// row, in its column or in its region. If there are several such candidates, returns the smallest
/// one.
#[must_use]
pub fn candidato_exclusivo(s: &Board, celda: Cell) -> Option<Digit> {
    candidatos(s, celda).iter().find(|&d| {
        let is_candidate_of = |otra: Cell| otra != celda && candidatos(s, otra).contains(d);
        celda
            .houses()
            .iter()
            .any(|casa| !casa.cells().iter().any(is_candidate_of))
    })
}

/// Runs the document's general procedure, which makes one pass after another until the board is
/// full or a pass does not place any digit.
///
/// A digit is placed as soon as it is found, so it counts for the rest of the same pass.
pub fn procedimiento_general(s: &mut Board, out: &mut dyn Write) -> io::Result<()> {
    for recorrida in 1.. {
        writeln!(out, "Recorrida: {recorrida}")?;
        let mut placed = false;
        for celda in !s.filled() {
            let unico = candidato_unico(s, celda).map(|d| (d, UNICO));
            let found = unico.or_else(|| candidato_exclusivo(s, celda).map(|d| (d, EXCLUSIVO)));
            if let Some((d, name)) = found {
                s[celda] = Some(d);
                placed = true;
                writeln!(out, "{} -> {d} ({name})", place(celda))?;
            }
        }
        if s.is_full() {
            break;
        }
        if !placed {
            writeln!(out, "No se encontro candidato unico o exclusivo")?;
            break;
        }
    }
    Ok(())
}

/// Returns the deductions beyond the simple rules, one per line, followed by the resulting board.
fn further(board: &Board) -> (String, Board) {
    let unique = matches!(
        Wave::new().verdict(&Puzzle::new(*board)),
        (Verdict::Unique(_), _)
    );
    let mut lines = String::new();
    let Ok(grid) = Grid::new(board) else {
        return ("El tablero no tiene solucion\n".to_owned(), *board);
    };
    let mut position = Position::from_grid(grid, board.filled()).assuming_uniqueness(unique);
    let outcome = exhaust(&mut position, &mut lines);
    if outcome.is_err() {
        lines.push_str("El tablero no tiene solucion\n");
    }
    (lines, *position.board())
}

/// Applies steps. If there are none, refutes a candidate. Stops when neither is possible.
fn exhaust(position: &mut Position, lines: &mut String) -> Result<(), Contradiction> {
    // The document has no separate rule for the last empty cell of a house, which counts as an
    // *unico*.
    let solver = Reasoner::standard().only(|kind| kind != Kind::FULL_HOUSE);
    let wording = Wording::new(Language::Es, Naming::Short);
    loop {
        if let Some(step) = solver.first_step(position) {
            let name = name(&step, position, &wording);
            for deduction in &step.deductions {
                let sign = match deduction {
                    Deduction::Place(_) => "->",
                    Deduction::Eliminate(_) => "-/>",
                };
                let Candidate { cell, digit } = deduction.candidate();
                let _ = writeln!(lines, "{} {sign} {digit} ({name})", place(cell));
            }
            position.apply(&step)?;
            continue;
        }
        let mut candidates = (0..Candidate::COUNT).map(Candidate::from_index);
        let refuted = candidates.find(|&candidate| is_refuted(position, candidate));
        let Some(candidate) = refuted else {
            return Ok(());
        };
        let Candidate { cell, digit } = candidate;
        let _ = writeln!(lines, "{} -/> {digit} (contradiccion)", place(cell));
        position.eliminate(candidate)?;
    }
}

/// Returns the name of a step. If the document has a rule for the step, this is the document's
/// name. The placement in a cell with only one candidate is always *unico*, even if the engine uses
/// another name.
fn name(step: &Step, position: &Position, wording: &Wording) -> String {
    let is_only = |placed: Candidate| position[placed.cell].single().is_some();
    if step.placements().next().is_some_and(is_only) {
        UNICO.to_owned()
    } else if step.kind == Kind::HIDDEN_SINGLE {
        EXCLUSIVO.to_owned()
    } else {
        // The name is printed in parentheses, so parentheses within it are replaced with a colon.
        wording.name(step.kind).replace(" (", ": ").replace(')', "")
    }
}

/// Returns whether the digit, together with the singles that it forces, leads to a contradiction.
fn is_refuted(position: &Position, candidate: Candidate) -> bool {
    let mut supposed = *position.grid();
    supposed.has(candidate)
        && supposed
            .place(candidate)
            .and_then(|()| place_singles(&mut supposed))
            .is_err()
}

/// Nine lines of separated digits, with 0 for an empty cell.
fn rows(board: &Board) -> String {
    let values = board.values().map(|value| value.to_string());
    values
        .chunks(9)
        .map(|row| row.join(" ") + "\n")
        .collect::<String>()
}
