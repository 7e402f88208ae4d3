//! Digits that are several rows high, for the larger boards. Givens are heavy and square; the
//! player's entries are light and round. They therefore differ even without colour.

use novena_core::Digit;

const WRITTEN: [[&str; 3]; 9] = [
    [" ╷ ", " │ ", " ╵ "],
    ["╶─╮", "╭─╯", "╰─╴"],
    ["╶─╮", " ─┤", "╶─╯"],
    ["╷ ╷", "╰─┤", "  ╵"],
    ["╭─╴", "╰─╮", "╶─╯"],
    ["╭─╴", "├─╮", "╰─╯"],
    ["╶─╮", "  │", "  ╵"],
    ["╭─╮", "├─┤", "╰─╯"],
    ["╭─╮", "╰─┤", "╶─╯"],
];

const PRINTED: [[&str; 3]; 9] = [
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

const TALL_WRITTEN: [[&str; 5]; 9] = [
    ["  ╷  ", "  │  ", "  │  ", "  │  ", "  ╵  "],
    ["╭───╮", "    │", "╭───╯", "│    ", "╰───╴"],
    ["╶───╮", "    │", " ╶──┤", "    │", "╶───╯"],
    ["╷   ╷", "│   │", "╰───┤", "    │", "    ╵"],
    ["╭───╴", "│    ", "╰───╮", "    │", "╶───╯"],
    ["╭───╴", "│    ", "├───╮", "│   │", "╰───╯"],
    ["╶───╮", "    │", "    │", "    │", "    ╵"],
    ["╭───╮", "│   │", "├───┤", "│   │", "╰───╯"],
    ["╭───╮", "│   │", "╰───┤", "    │", "╶───╯"],
];

const TALL_PRINTED: [[&str; 5]; 9] = [
    [" ▄█  ", "  █  ", "  █  ", "  █  ", " ▄█▄ "],
    ["▄▀▀▀▄", "    █", "  ▄▀ ", "▄▀   ", "█▄▄▄▄"],
    ["▄▀▀▀▄", "    █", "  ▀▀▄", "    █", "▀▄▄▄▀"],
    ["   ▄█", " ▄▀ █", "█   █", "▀▀▀▀█", "    █"],
    ["█▀▀▀▀", "█    ", "▀▀▀▀▄", "    █", "▀▄▄▄▀"],
    ["▄▀▀▀▀", "█    ", "█▀▀▀▄", "█   █", "▀▄▄▄▀"],
    ["▀▀▀▀█", "   ▄▀", "  ▄▀ ", "  █  ", "  █  "],
    ["▄▀▀▀▄", "█   █", "▄▀▀▀▄", "█   █", "▀▄▄▄▀"],
    ["▄▀▀▀▄", "█   █", "▀▄▄▄█", "    █", "▄▄▄▄▀"],
];

/// Seven-segment digits made of characters that every terminal has.
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

const TALL_ASCII: [[&str; 5]; 9] = [
    ["     ", "    |", "    |", "    |", "    |"],
    [" ___ ", "    |", " ___|", "|    ", "|___ "],
    [" ___ ", "    |", " ___|", "    |", " ___|"],
    ["     ", "|   |", "|___|", "    |", "    |"],
    [" ___ ", "|    ", "|___ ", "    |", " ___|"],
    [" ___ ", "|    ", "|___ ", "|   |", "|___|"],
    [" ___ ", "    |", "    |", "    |", "    |"],
    [" ___ ", "|   |", "|___|", "|   |", "|___|"],
    [" ___ ", "|   |", "|___|", "    |", " ___|"],
];

/// The three rows of a digit.
pub(super) const fn rows(digit: Digit, is_given: bool, ascii: bool) -> [&'static str; 3] {
    let index = digit.index();
    if ascii {
        ASCII[index]
    } else if is_given {
        PRINTED[index]
    } else {
        WRITTEN[index]
    }
}

/// The five rows of a taller digit.
pub(super) const fn tall_rows(digit: Digit, is_given: bool, ascii: bool) -> [&'static str; 5] {
    let index = digit.index();
    if ascii {
        TALL_ASCII[index]
    } else if is_given {
        TALL_PRINTED[index]
    } else {
        TALL_WRITTEN[index]
    }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use unicode_width::UnicodeWidthStr;

    use super::*;

    #[test]
    fn every_digit_has_its_own_shape() {
        let mut seen = HashSet::new();
        let mut tall = HashSet::new();
        for digit in Digit::ALL {
            for (is_given, ascii) in [(true, false), (false, false), (true, true)] {
                let shape = rows(digit, is_given, ascii);
                assert!(shape.iter().all(|row| row.width() == 3), "{shape:?}");
                assert!(seen.insert(shape), "{digit}");
                let shape = tall_rows(digit, is_given, ascii);
                assert!(shape.iter().all(|row| row.width() == 5), "{shape:?}");
                assert!(tall.insert(shape), "{digit}");
            }
        }
    }
}
