use novena_core::{Board, Cell};
use novena_formats::{Format, Record};

use crate::arguments::Candidates;
use crate::exit::Exit;
use crate::pipeline::Stopped;
use crate::records::{self, Answers, Layout, Work};
use crate::texts::Texts;

/// Shows the candidates of every cell, their numbers, or those of one cell.
pub(crate) fn run(arguments: &Candidates, texts: &Texts) -> Exit {
    let showing = match (arguments.counts, arguments.cell) {
        (true, _) => Showing::Counts,
        (false, Some(cell)) => Showing::Cell(cell),
        (false, None) => Showing::Grid,
    };
    records::run(&showing, &arguments.input, &arguments.output, 1, texts).exit
}

enum Showing {
    Grid,
    Counts,
    Cell(Cell),
}

impl Work for Showing {
    type Item = Record;

    fn layout(&self, _: Option<Format>) -> Layout {
        match self {
            Self::Grid | Self::Counts => Layout::Blocks,
            Self::Cell(_) => Layout::Lines,
        }
    }

    fn answer(&self, record: &Record, answers: &mut Answers<'_>) -> Result<(), Stopped> {
        answers.begin();
        let board = record.board();
        match self {
            Self::Grid => answers.write(Format::MARKS, &with_candidates(&board)),
            Self::Counts => {
                for row in board.degrees_of_freedom() {
                    answers.line(row.map(|degree| degree.to_string()).join(" "));
                }
            }
            Self::Cell(cell) => {
                let digits: Vec<_> = board
                    .candidates(*cell)
                    .iter()
                    .map(|digit| digit.to_string())
                    .collect();
                answers.line(digits.join(" "));
            }
        }
        answers.pass_on()
    }
}

/// The board with every candidate as a mark.
fn with_candidates(board: &Board) -> Record {
    Record::new(*board).with_marks(std::array::from_fn(|index| {
        board.candidates(Cell::from_index(index))
    }))
}
