//! `fing`: solves by logic and prints every deduction, byte for byte as the document says.
//!
//! Input: nine lines of nine digits, 0 for an empty cell; what follows them is not read, so
//! that at a terminal the answer comes with the ninth line. Output: the passes, then the
//! board. Two rules place digits: *unico*, the only candidate of a cell, and *exclusivo*, a
//! candidate that no other cell of a house has.
//!
//! # Further techniques
//!
//! The document leaves the form of what follows `=== otras tecnicas ===` free. Here each
//! line is one deduction, in the order they are made:
//!
//! - `(r,c) -/> d (contradiccion)`: if `d` stood there, the digits it forces (single after
//!   single) would leave some cell or house without a digit; so it is no candidate any more.
//! - `(r,c) -> d (unico)` and `(exclusivo)` as before, among the candidates still left.
//!
//! Candidates are asked in reading order, ascending, again and again until a whole round
//! teaches nothing. The board reached follows. Should everything in some cell or house be
//! ruled out, the line `El tablero no tiene solucion` stands before the board. Nothing of
//! all this is printed where nothing more is known.
//!
//! Input in another form is free too: it gets an error in Spanish.

use std::fmt::{self, Write as _};
use std::io::{self, BufRead, Write};

use novena_core::{Board, Candidate, Cell, Contradiction, Digit, DigitSet, Grid};
use novena_kernel::place_singles;

use crate::numbers::place;
use crate::{Console, Outcome};

/// The whole program; errors in the input go to `err`.
pub fn run(
    input: &mut dyn BufRead,
    out: &mut dyn Write,
    err: &mut dyn Write,
) -> io::Result<Outcome> {
    let mut board = match read(input)? {
        Ok(board) => board,
        Err(message) => {
            writeln!(err, "{message}")?;
            return Ok(Outcome::BadInput);
        }
    };
    walk(&mut board, out)?;
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

/// Reads the nine lines, or says what is wrong with them.
fn read(input: &mut dyn BufRead) -> io::Result<Result<Board, String>> {
    let mut nowhere = io::sink();
    let mut console = Console::new(input, &mut nowhere);
    let mut board = Board::EMPTY;
    for row in 0..9 {
        let number = row + 1;
        let Some(line) = console.ask("")? else {
            return Ok(Err(format!(
                "Error en la entrada: se esperaban 9 lineas y hay {row}"
            )));
        };
        let line = line.trim_start_matches('\u{feff}');
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

/// The document's general procedure: pass after pass, until the board is full or a pass
/// places nothing.
fn walk(board: &mut Board, out: &mut dyn Write) -> io::Result<()> {
    for pass in 1.. {
        writeln!(out, "Recorrida: {pass}")?;
        let mut placed = false;
        for cell in !board.filled() {
            // Earlier placements of the same pass count.
            if let Some((candidate, rule)) = deduce(board, cell) {
                board[cell] = Some(candidate.digit);
                placed = true;
                writeln!(out, "{}", Placed(candidate, rule))?;
            }
        }
        if board.is_full() {
            break;
        }
        if !placed {
            writeln!(out, "No se encontro candidato unico o exclusivo")?;
            break;
        }
    }
    Ok(())
}

/// What is known beyond the simple rules, a line each, and the board that reaches.
fn further(board: &Board) -> (String, Board) {
    let mut lines = String::new();
    let mut reached = *board;
    let outcome = Grid::new(board).and_then(|mut grid| {
        loop {
            let mut learnt = false;
            for index in 0..Candidate::COUNT {
                let candidate = Candidate::from_index(index);
                if !grid.has(candidate) || !is_refuted(&grid, candidate) {
                    continue;
                }
                learnt = true;
                let Candidate { cell, digit } = candidate;
                let _ = writeln!(lines, "{} -/> {digit} (contradiccion)", place(cell));
                grid.eliminate(candidate)?;
                follow(&mut grid, &mut lines, &mut reached)?;
            }
            if !learnt {
                return Ok(());
            }
        }
    });
    if outcome.is_err() {
        lines.push_str("El tablero no tiene solucion\n");
    }
    (lines, reached)
}

/// Places what the simple rules give, until they give nothing more.
fn follow(grid: &mut Grid, lines: &mut String, reached: &mut Board) -> Result<(), Contradiction> {
    while let Some((candidate, rule)) = grid
        .open_cells()
        .iter()
        .find_map(|cell| deduce(&*grid, cell))
    {
        let _ = writeln!(lines, "{}", Placed(candidate, rule));
        reached[candidate.cell] = Some(candidate.digit);
        grid.place(candidate)?;
    }
    Ok(())
}

/// Whether the digit and the singles it forces meet a contradiction.
fn is_refuted(grid: &Grid, candidate: Candidate) -> bool {
    let mut supposed = *grid;
    supposed
        .place(candidate)
        .and_then(|()| place_singles(&mut supposed))
        .is_err()
}

#[derive(Clone, Copy)]
enum Rule {
    Unico,
    Exclusivo,
}

/// The digit that the simple rules give a cell, and the rule; *unico* goes first.
fn deduce(position: &impl Position, cell: Cell) -> Option<(Candidate, Rule)> {
    let candidates = position.candidates(cell);
    if let Some(digit) = candidates.single() {
        return Some((cell.with(digit), Rule::Unico));
    }
    candidates
        .iter()
        .find(|&digit| {
            cell.houses().iter().any(|house| {
                let mut others = house.cells().without(cell).iter();
                others.all(|other| !position.candidates(other).contains(digit))
            })
        })
        .map(|digit| (cell.with(digit), Rule::Exclusivo))
}

/// What the rules look at: the board as it stands, or a grid that has learnt more.
trait Position {
    fn candidates(&self, cell: Cell) -> DigitSet;
}

impl Position for Board {
    fn candidates(&self, cell: Cell) -> DigitSet {
        self.candidates(cell)
    }
}

impl Position for Grid {
    fn candidates(&self, cell: Cell) -> DigitSet {
        self[cell]
    }
}

/// `(1,5) -> 1 (exclusivo)`
struct Placed(Candidate, Rule);

impl fmt::Display for Placed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(Candidate { cell, digit }, rule) = self;
        let rule = match rule {
            Rule::Unico => "unico",
            Rule::Exclusivo => "exclusivo",
        };
        write!(f, "{} -> {digit} ({rule})", place(*cell))
    }
}

/// Nine lines of digits apart, 0 for an empty cell.
fn rows(board: &Board) -> String {
    let values = board.values().map(|value| value.to_string());
    values
        .chunks(9)
        .map(|row| row.join(" ") + "\n")
        .collect::<String>()
}
