//! HoDoKu's regression library, where it lies beside the project, has cases of techniques
//! that hardly ever come up on a path.

use std::fs;
use std::io::{self, Write as _};
use std::ops::ControlFlow;

use novena_core::{Board, Cell, CellSet, Digit, Grid};
use novena_techniques::{Position, library_technique};

use crate::reading::Reader;

const FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../../shared/logic/reglib-shared.txt"
);

/// A board in which `+` marks digits that were not given, and candidates struck from it.
fn position(board_field: &str, struck: &str) -> Position {
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

#[test]
fn every_case_of_the_library_reads_well() {
    let Ok(text) = fs::read_to_string(FILE) else {
        // The stream itself: the harness would keep what `eprintln` says of a test that passes.
        let _ = writeln!(
            io::stderr(),
            "left out: ../shared/logic/reglib-shared.txt is absent"
        );
        return;
    };
    let mut reader = Reader::new();
    for line in text.lines().filter(|line| line.starts_with(':')) {
        let fields: Vec<&str> = line.split(':').skip(1).collect();
        let (code, variant) = fields[0].split_once('-').unwrap_or((fields[0], ""));
        let Some(technique) = library_technique(code, variant) else {
            continue;
        };
        let _ = technique.find(&position(fields[2], fields[3]), &mut |step| {
            reader.read(&step.named_by_shape());
            ControlFlow::Break(())
        });
    }
    reader.finish();
}
