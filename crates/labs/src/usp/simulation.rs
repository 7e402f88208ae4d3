//! The document's `SudokuSimula.txt`, which contains three games played from a script.

use std::fmt::Write as _;
use std::io::{self, Write};
use std::path::Path;

use novena_core::{Board, Cell, CellSet, Digit, HouseKind, Puzzle, Solution};
use novena_generator::{Random, classic};
use novena_kernel::{Solver, Wave};

use super::{FILE, FileAccess};
use crate::{Console, Outcome};

/// The board in figure 2 of the document.
const FIGURE_2: &str =
    "000120034000530067832400000007260900051090380004085100000003459640052000190047000";

/// The seed of the random game in the simulation.
pub const SEED: u64 = 2006;

/// Plays the three games of [`script`] and writes the whole session.
pub fn simulate(out: &mut dyn Write) -> io::Result<Outcome> {
    let script = script();
    let mut input = script.as_bytes();
    let mut console = Console::new(&mut input, out);
    console.echo(true);
    let read = |name: &Path| {
        if name == Path::new(FILE) {
            Ok(sudoku01().into_bytes())
        } else {
            Err(io::ErrorKind::NotFound.into())
        }
    };
    let files = FileAccess {
        read: &read,
        write: &|_, _| Err(io::ErrorKind::PermissionDenied.into()),
    };
    super::run(&mut console, &mut Random::new(SEED), &files)
}

/// Returns the document's example file `sudoku01.txt`, which has a line `row column digit` for each
/// given.
#[must_use]
pub fn sudoku01() -> String {
    let board = figure_2();
    let mut text = String::new();
    for (cell, digit) in entries(board.board(), board.givens()) {
        let _ = writeln!(text, "{} {digit}", typed(cell, " "));
    }
    text
}

/// Returns the player's input, with a game read from the file, a game that is typed in, and a
/// random game.
#[must_use]
pub fn script() -> String {
    let board = figure_2();
    let mut script = format!("0\n{FILE}\n");
    play(&board, &mut script);
    script.push_str("1\n");
    for (cell, digit) in entries(board.board(), board.givens()) {
        let _ = writeln!(script, "{}\n{digit}", typed(cell, "\n"));
    }
    script.push('\n');
    play(&board, &mut script);
    script.push_str("2\n");
    play(&classic(&mut Random::new(SEED)).puzzle, &mut script);
    script.push_str("s\n");
    script
}

fn figure_2() -> Puzzle {
    match FIGURE_2.parse() {
        Ok(puzzle) => puzzle,
        Err(_) => unreachable!("the figure is a board"),
    }
}

/// Adds a game to the script. Moves that are refused come first, followed by the whole solution.
/// Each move fills a cell with the fewest candidates, as the document advises. The script shows the
/// board and the degrees of freedom twice along the way.
fn play(puzzle: &Puzzle, script: &mut String) {
    let Some(solution) = Wave::new().solve(puzzle).first() else {
        unreachable!("the games of the simulation have a solution");
    };
    for (cell, digit) in refused(puzzle, &solution) {
        let _ = writeln!(script, "{} {digit}", typed(cell, " "));
    }
    let mut board = *puzzle.board();
    let open = !puzzle.givens();
    let shown = [open.len() / 3, open.len() * 2 / 3];
    for number in 0..open.len() {
        if shown.contains(&number) {
            script.push_str("i\ng\n");
        }
        let cell = (!board.filled())
            .iter()
            .min_by_key(|&cell| board.candidates(cell).len());
        if let Some(cell) = cell {
            board[cell] = Some(solution[cell]);
            let _ = writeln!(script, "{} {}", typed(cell, " "), solution[cell]);
        }
    }
}

/// Returns moves that are refused. For each rule, there is a move that breaks only this rule, if
/// any empty cell allows such a move. The last move is on a cell of the initial board.
fn refused(puzzle: &Puzzle, solution: &Solution) -> Vec<(Cell, Digit)> {
    let mut refused = Vec::new();
    for kind in [HouseKind::Row, HouseKind::Column, HouseKind::Box] {
        let all = (!puzzle.givens())
            .iter()
            .flat_map(|cell| Digit::ALL.map(|digit| (cell, digit)));
        refused.extend(
            all.filter(|&(cell, digit)| {
                let mut board = *puzzle.board();
                board[cell] = Some(digit);
                let kinds: Vec<HouseKind> = (board.conflicts())
                    .map(|conflict| conflict.house.kind())
                    .collect();
                kinds == [kind]
            })
            .take(1),
        );
    }
    // In a cell of the initial board, even the correct digit is refused.
    refused.extend(puzzle.givens().first().map(|cell| (cell, solution[cell])));
    refused
}

fn entries(board: &Board, cells: CellSet) -> impl Iterator<Item = (Cell, Digit)> {
    cells
        .iter()
        .filter_map(|cell| board[cell].map(|digit| (cell, digit)))
}

/// Returns the row and the column as a player would type them.
fn typed(cell: Cell, between: &str) -> String {
    format!("{}{between}{}", cell.row() + 1, cell.column() + 1)
}
