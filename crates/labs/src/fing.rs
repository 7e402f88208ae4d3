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
//! line is one conclusion, in the order they are drawn, with the technique's name:
//!
//! - `(r,c) -> d (nombre)`: the digit is placed; *unico* and *exclusivo* keep their names.
//! - `(r,c) -/> d (nombre)`: it is no candidate any more.
//! - `(r,c) -/> d (contradiccion)`: no technique is left, but if `d` stood there, the digits it
//!   forces (single after single) would leave some cell or house without a digit.
//!
//! The easiest technique goes first, after every conclusion. Those that rest on there being
//! one solution are used only where there is one. The board reached follows. Should
//! everything in some cell or house be ruled out, the line `El tablero no tiene solucion`
//! stands before the board. Nothing of all this is printed where nothing more is known.
//!
//! Input in another form is free too: it gets an error in Spanish.

use std::fmt::Write as _;
use std::io::{self, BufRead, Write};
use std::ops::ControlFlow;

use novena_core::{Board, Candidate, Cell, Contradiction, Digit, Grid, Puzzle};
use novena_kernel::{Verdict, Wave, place_singles};
use novena_techniques::{Deduction, Kind, Position, Reasoner, Step, technique};
use novena_texts::{Language, Naming, Teller};

use crate::numbers::place;
use crate::{Console, Outcome};

/// The two rules of the document, in the order they are asked.
const RULES: [(Kind, &str); 2] = [
    (Kind::NAKED_SINGLE, "unico"),
    (Kind::HIDDEN_SINGLE, "exclusivo"),
];

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
            let position = as_it_stands(board);
            for (kind, name) in RULES {
                if let Some(digit) = digit_for(cell, kind, &position) {
                    board[cell] = Some(digit);
                    placed = true;
                    writeln!(out, "{} -> {digit} ({name})", place(cell))?;
                    break;
                }
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

/// The board with the candidates its digits leave, even where they break a rule.
fn as_it_stands(board: &Board) -> Position {
    let grid = Grid::with_candidates(board, |cell| board.candidates(cell));
    Position::from_grid(grid, board.filled())
}

/// The digit that a rule gives a cell; the least, should it give several.
fn digit_for(cell: Cell, rule: Kind, position: &Position) -> Option<Digit> {
    let mut least = None;
    // Every step is looked at.
    let _ = technique(rule)?.find(position, &mut |step| {
        let here = step.placements().find(|placed| placed.cell == cell);
        if let Some(Candidate { digit, .. }) = here {
            least = Some(least.map_or(digit, |least: Digit| least.min(digit)));
        }
        ControlFlow::Continue(())
    });
    least
}

/// What is known beyond the simple rules, a line each, and the board that reaches.
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

/// Takes steps, and refutes a candidate where there is none, until both end.
fn exhaust(position: &mut Position, lines: &mut String) -> Result<(), Contradiction> {
    // The last cell of a house is an *unico* here.
    let solver = Reasoner::standard().only(|kind| kind != Kind::FULL_HOUSE);
    let teller = Teller::new(Language::Es, Naming::Short);
    loop {
        if let Some(step) = solver.first_step(position) {
            let name = name(&step, position, &teller);
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

/// What a step is called: by the document where it has a rule for it. A cell with one candidate
/// is *unico*, whatever else it is.
fn name(step: &Step, position: &Position, teller: &Teller) -> String {
    let is_only = |placed: Candidate| position[placed.cell].single().is_some();
    let kind = if step.placements().next().is_some_and(is_only) {
        Kind::NAKED_SINGLE
    } else {
        step.kind
    };
    match RULES.iter().find(|(rule, _)| *rule == kind) {
        Some((_, name)) => (*name).to_owned(),
        // Names stand in parentheses here, and have none of their own.
        None => teller.name(kind).replace(" (", ": ").replace(')', ""),
    }
}

/// Whether the digit and the singles it forces meet a contradiction.
fn is_refuted(position: &Position, candidate: Candidate) -> bool {
    let mut supposed = *position.grid();
    supposed.has(candidate)
        && supposed
            .place(candidate)
            .and_then(|()| place_singles(&mut supposed))
            .is_err()
}

/// Nine lines of digits apart, 0 for an empty cell.
fn rows(board: &Board) -> String {
    let values = board.values().map(|value| value.to_string());
    values
        .chunks(9)
        .map(|row| row.join(" ") + "\n")
        .collect::<String>()
}
