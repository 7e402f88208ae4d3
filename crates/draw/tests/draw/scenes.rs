//! The positions drawn in tests.

use novena_core::{Cell, CellContent, Colour, Digit, DigitSet, Puzzle, Sheet};
use novena_draw::Scene;
use novena_techniques::{Position, Step};
use novena_wire::path;

const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

pub(crate) fn puzzle() -> Puzzle {
    PUZZLE.parse().unwrap()
}

/// A position with everything that a player can write, a title and labels.
pub(crate) fn written() -> Scene<'static> {
    let mut sheet = Sheet::BLANK;
    let mut write = |row, column, words: &str| {
        let content: CellContent = words.parse().unwrap();
        sheet[Cell::at(row, column)] = content;
    };
    write(0, 0, "4");
    write(0, 1, "m58 c2479 @a");
    write(0, 3, "m123456789 @bcd");
    write(1, 0, "c123456789");
    write(1, 1, "m7 @efghi");
    write(2, 0, "m2568");
    write(4, 3, "m156 *1a5b6c");
    write(8, 8, "8 @i");
    Scene::new(puzzle())
        .with_sheet(sheet)
        .titled("Café Ñandú, São Paulo & Åre <9>")
        .labelled(true)
}

/// Marks of one kind, in nine places.
pub(crate) fn marked() -> Scene<'static> {
    let givens = puzzle();
    let mut sheet = Sheet::BLANK;
    for cell in Cell::all().filter(|&cell| givens.given(cell).is_none()) {
        sheet[cell].centre = givens.candidates(cell);
        for digit in sheet[cell].centre {
            let is_coloured = digit.get() == 6;
            sheet[cell].candidate_colours[digit.index()] =
                is_coloured.then_some(Colour::from_index(cell.column()));
        }
    }
    Scene::new(givens).with_sheet(sheet)
}

/// Digits that break rules, both the player's and the puzzle's own.
pub(crate) fn conflicting() -> Scene<'static> {
    let mut board = *puzzle().board();
    board[Cell::at(0, 4)] = Digit::new(7);
    let mut sheet = Sheet::BLANK;
    sheet[Cell::at(0, 0)].digit = Digit::new(3);
    sheet[Cell::at(8, 0)].digit = Digit::new(9);
    Scene::new(Puzzle::new(board)).with_sheet(sheet)
}

/// A very long title, and a caption.
pub(crate) fn with_long_title() -> Scene<'static> {
    let title = "A name that goes on and on ".repeat(12);
    let caption = "So r1c1 is 4, and everything else follows from it. ".repeat(6);
    Scene::new(puzzle()).titled(title).captioned(caption)
}

/// All nine candidates in every cell.
pub(crate) fn full() -> Scene<'static> {
    Scene::new(Puzzle::EMPTY).with_candidates([DigitSet::ALL; Cell::COUNT])
}

/// The steps of `testdata/draw/steps.jsonl`, each in its position.
pub(crate) fn steps() -> Vec<(Position, Step)> {
    let text = include_str!("../../../../testdata/draw/steps.jsonl");
    text.lines()
        .map(|line| {
            let path = path::Path::from_json(line).unwrap();
            let [step] = path.steps.as_slice() else {
                panic!("one step per line");
            };
            (path.start, step.clone())
        })
        .collect()
}
