//! One step of each kind, from `kinds.txt` beside this file; tests of several crates include it.

use std::ops::ControlFlow;

use novena_core::{Board, Cell, CellSet, Digit, Grid};
use novena_techniques::{Kind, Position, Step, technique};

const FILE: &str = include_str!("kinds.txt");

/// The first step of each kind, with its position.
pub(crate) fn cases() -> Vec<(Position, Step)> {
    let lines = FILE.lines();
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('#'));
    lines.map(first_step).collect()
}

fn first_step(line: &str) -> (Position, Step) {
    let (kind, case) = line.split_once(' ').unwrap();
    let kind: Kind = kind
        .parse()
        .unwrap_or_else(|_| panic!("{kind} is not a kind"));
    let fields: Vec<&str> = case.trim_start_matches(':').split(':').collect();
    let position = position(fields[2], fields[3]);
    let mut first = None;
    let _ = technique(kind).unwrap().find(&position, &mut |step| {
        first = Some(step.with_reasons(&position));
        ControlFlow::Break(())
    });
    let step = first.unwrap_or_else(|| panic!("{kind} is not found"));
    (position, step)
}

/// A board in which `+` marks digits that were not given, and candidates struck from it.
pub(crate) fn position(board_field: &str, struck: &str) -> Position {
    let (mut board, mut givens) = (Board::EMPTY, CellSet::EMPTY);
    let mut cells = Cell::all();
    let mut was_solved = false;
    for char in board_field.chars() {
        if char != '+' {
            let cell = cells.next().unwrap();
            board[cell] = Digit::from_char(char);
            if board[cell].is_some() && !was_solved {
                givens.insert(cell);
            }
        }
        was_solved = char == '+';
    }
    let mut grid = Grid::new(&board).unwrap();
    for item in struck.split_whitespace() {
        let numbers: Vec<u8> = item.bytes().map(|byte| byte - b'0').collect();
        let cell = Cell::at((numbers[1] - 1).into(), (numbers[2] - 1).into());
        grid.eliminate(cell.with(Digit::new(numbers[0]).unwrap()))
            .unwrap();
    }
    Position::from_grid(grid, givens).assuming_uniqueness(true)
}
