//! Digits three rows high, for the large board: heavy strokes for givens, light ones for what
//! the player wrote, so that they differ without colour.

use novena_core::Digit;

const LIGHT: [[&str; 3]; 9] = [
    [" ╷ ", " │ ", " ╵ "],
    ["╶─┐", "┌─┘", "└─╴"],
    ["╶─┐", " ─┤", "╶─┘"],
    ["╷ ╷", "└─┤", "  ╵"],
    ["┌─╴", "└─┐", "╶─┘"],
    ["┌─╴", "├─┐", "└─┘"],
    ["╶─┐", "  │", "  ╵"],
    ["┌─┐", "├─┤", "└─┘"],
    ["┌─┐", "└─┤", "╶─┘"],
];

const HEAVY: [[&str; 3]; 9] = [
    [" ╻ ", " ┃ ", " ╹ "],
    ["╺━┓", "┏━┛", "┗━╸"],
    ["╺━┓", " ━┫", "╺━┛"],
    ["╻ ╻", "┗━┫", "  ╹"],
    ["┏━╸", "┗━┓", "╺━┛"],
    ["┏━╸", "┣━┓", "┗━┛"],
    ["╺━┓", "  ┃", "  ╹"],
    ["┏━┓", "┣━┫", "┗━┛"],
    ["┏━┓", "┗━┫", "╺━┛"],
];

/// With signs that every terminal has: the strokes of a pocket calculator.
const ASCII: [[&str; 3]; 9] = [
    ["   ", "  |", "  |"],
    [" _ ", " _|", "|_ "],
    [" _ ", " _|", " _|"],
    ["   ", "|_|", "  |"],
    [" _ ", "|_ ", " _|"],
    [" _ ", "|_ ", "|_|"],
    [" _ ", "  |", "  |"],
    [" _ ", "|_|", "|_|"],
    [" _ ", "|_|", " _|"],
];

/// The three rows of a digit.
pub(super) const fn rows(digit: Digit, is_given: bool, ascii: bool) -> [&'static str; 3] {
    let index = digit.index();
    if ascii {
        ASCII[index]
    } else if is_given {
        HEAVY[index]
    } else {
        LIGHT[index]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use unicode_width::UnicodeWidthStr;

    use super::*;

    #[test]
    fn every_digit_has_its_own_shape_of_three_by_three() {
        let mut seen = HashSet::new();
        for digit in Digit::ALL {
            for shape in [rows(digit, true, false), rows(digit, false, false)] {
                assert!(shape.iter().all(|row| row.width() == 3), "{shape:?}");
                assert!(seen.insert(shape), "{digit}");
            }
            assert!(seen.insert(rows(digit, true, true)), "{digit}");
        }
    }
}
