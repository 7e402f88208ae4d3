//! A puzzle and the player's work on it, as a few characters that fit in a link.
//!
//! ```text
//! n1-b3b172e4…              a puzzle: digits, and letters for runs of empty cells (a is one)
//! n1-b3b172e4…-11d4.12m45c3kADx4A   the same, and what is written in r1c1, r1c2 …
//! ```
//!
//! A cell is written as `d` followed by its digit, `m` by its centre marks, `c` by its corner
//! marks, `k` by its colours, and `x` by its coloured candidates, each as a digit and a colour.
//! Only characters that links and messages leave unchanged are used.

use std::fmt::Write;

use novena_core::{Board, Cell, CellContent, Colour, ColourSet, Digit, DigitSet, Puzzle, Sheet};
use novena_play::Game;
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::make::begun_with;
use super::state::GameSource;
#[cfg(feature = "openapi")]
use super::state::State;
use super::{Context, Task};

const PREFIX: &str = "n1-";

/// Asks for a game as part of a link.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShareRequest {
    /// The game.
    #[serde(rename = "state")]
    #[cfg_attr(feature = "openapi", schema(value_type = State))]
    pub game: GameSource,
    /// Whether to include the player's digits and marks.
    #[serde(default)]
    pub progress: bool,
}

/// A game for a link.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ShareAnswer {
    /// The part of a link after `#`. `open` reads it, with or without the rest of the link.
    pub payload: String,
}

impl Task for ShareRequest {
    const ID: &'static str = "share";
    type Answer = ShareAnswer;

    fn answer(self, _: &Context<'_>) -> Result<ShareAnswer, Failure> {
        let game = self.game.into_game()?.game;
        let mut payload = format!("{PREFIX}{}", packed(game.givens().board()));
        if self.progress {
            let contents = game.sheet().contents();
            let written = contents.filter(|(_, content)| !content.is_blank());
            let cells: Vec<_> = written
                .map(|(cell, content)| cell_text(cell, content))
                .collect();
            if !cells.is_empty() {
                payload = format!("{payload}-{}", cells.join("."));
            }
        }
        Ok(ShareAnswer { payload })
    }
}

/// The game in a link, if the link is one of ours.
pub(super) fn read(text: &str) -> Option<Result<Game, Failure>> {
    let text = text.trim();
    let payload = text.rsplit('#').next()?.strip_prefix(PREFIX)?;
    let unreadable = || Failure::new("unreadable-link").of("text");
    Some(game(payload).ok_or_else(unreadable).flatten())
}

fn game(payload: &str) -> Option<Result<Game, Failure>> {
    let (board, written) = match payload.split_once('-') {
        Some((board, written)) => (board, Some(written)),
        None => (payload, None),
    };
    let puzzle = Puzzle::from(unpacked(board)?);
    let mut sheet = Sheet::BLANK;
    for cell in written.into_iter().flat_map(|written| written.split('.')) {
        let (cell, content) = read_cell(cell)?;
        sheet[cell] = content;
    }
    Some(begun_with(puzzle, &sheet))
}

/// A board with letters for runs of empty cells.
fn packed(board: &Board) -> String {
    let mut text = String::new();
    let mut run = 0;
    let letters = |run: usize, text: &mut String| {
        let mut left = run;
        while left > 0 {
            let part = left.min(26);
            text.push(char::from(b'a' + part as u8 - 1));
            left -= part;
        }
    };
    for cell in Cell::all() {
        match board[cell] {
            Some(digit) => {
                letters(run, &mut text);
                run = 0;
                text.push(digit.as_char());
            }
            None => run += 1,
        }
    }
    letters(run, &mut text);
    text
}

fn unpacked(text: &str) -> Option<Board> {
    let mut board = Board::EMPTY;
    let mut cells = Cell::all();
    for sign in text.chars() {
        match sign {
            'a'..='z' => {
                // Skips the run of empty cells, and fails if fewer cells are left.
                let run = sign as usize - 'a' as usize;
                cells.nth(run)?;
            }
            sign => board[cells.next()?] = Some(Digit::from_char(sign)?),
        }
    }
    cells.next().is_none().then_some(board)
}

fn cell_text(cell: Cell, content: &CellContent) -> String {
    let mut text = format!("{}{}", cell.row() + 1, cell.column() + 1);
    let mut part = |sign: char, content: &str| {
        if !content.is_empty() {
            // Writing to a `String` cannot fail.
            let _ = write!(text, "{sign}{content}");
        }
    };
    let digit = content.digit.map(|digit| digit.to_string());
    part('d', &digit.unwrap_or_default());
    part('m', &content.centre.to_string());
    part('c', &content.corner.to_string());
    part('k', &content.colours.to_string().to_uppercase());
    let coloured = Digit::ALL.iter().zip(content.candidate_colours);
    let coloured: String = coloured
        .filter_map(|(digit, colour)| Some(format!("{digit}{}", colour?)))
        .collect();
    part('x', &coloured.to_uppercase());
    text
}

fn read_cell(text: &str) -> Option<(Cell, CellContent)> {
    let mut signs = text.chars().peekable();
    let mut line = || Digit::from_char(signs.next()?).map(Digit::index);
    let cell = Cell::at(line()?, line()?);
    let mut content = CellContent::BLANK;
    while let Some(sign) = signs.next() {
        let mut characters = Vec::new();
        while let Some(part) = signs.next_if(|sign| !sign.is_ascii_lowercase()) {
            characters.push(part);
        }
        let digits = || characters.iter().copied().map(Digit::from_char);
        let colour = |letter: &char| Colour::from_letter(letter.to_ascii_lowercase());
        match sign {
            'd' if characters.len() == 1 => content.digit = Some(digits().next()??),
            'm' => content.centre = digits().collect::<Option<DigitSet>>()?,
            'c' => content.corner = digits().collect::<Option<DigitSet>>()?,
            'k' => {
                content.colours = characters
                    .iter()
                    .map(colour)
                    .collect::<Option<ColourSet>>()?;
            }
            'x' => {
                for pair in characters.chunks(2) {
                    let [digit, letter] = pair else { return None };
                    let digit = Digit::from_char(*digit)?;
                    content.candidate_colours[digit.index()] = Some(colour(letter)?);
                }
            }
            _ => return None,
        }
    }
    Some((cell, content))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn packed_boards_are_read_back() {
        for text in [".", "12345678.", "4.......9"] {
            let board: Board = text.repeat(81 / text.len()).parse().unwrap();
            assert_eq!(unpacked(&packed(&board)), Some(board));
        }
        assert_eq!(packed(&Board::EMPTY), "zzzc");
        for text in ["", "zzz", "zzzd", "zzzb0", "zzzc1", "zzz1ba", "Z"] {
            assert_eq!(unpacked(text), None, "{text}");
        }
    }

    #[test]
    fn cell_contents_are_read_back() {
        let content: CellContent = "4 m45 c3 @ad *4a5b".parse().unwrap();
        let cell = Cell::at(2, 6);
        assert_eq!(cell_text(cell, &content), "37d4m45c3kADx4A5B");
        assert_eq!(read_cell("37d4m45c3kADx4A5B"), Some((cell, content)));
        for text in [
            "", "3", "07", "37d", "37d44", "37q", "37x4", "37kJ", "37m0", "3é",
        ] {
            assert_eq!(read_cell(text), None, "{text}");
        }
    }
}
