//! Strings that encode a killer puzzle. They are only recognised, not read, so that the error can
//! name the cages instead of the first unexpected character.
//!
//! ```text
//! 3x3::k:2816:2816:4353:…                  SumoCue: 256 times a cage's total, plus its number
//! 3x3:d:k:2816:2816:4353:…                 the same with diagonals
//! B<7<D<…                                  81 characters: totals, and arrows to their cages
//! ```

use novena_core::Cell;

use crate::{ParseError, Variant};

/// Returns the error for a line that is a killer string.
pub(crate) fn refusal(line: &str) -> Option<ParseError> {
    looks_like(line).then_some(ParseError::Variant {
        what: Variant::Cages,
    })
}

/// Returns whether a line is a killer string.
pub(crate) fn looks_like(line: &str) -> bool {
    let line = line.trim();
    is_sumocue(line) || is_cage_map(line)
}

fn is_sumocue(line: &str) -> bool {
    let Some(rest) = line.strip_prefix("3x3:") else {
        return false;
    };
    let rest = rest.strip_prefix('d').unwrap_or(rest);
    rest.starts_with(":k:")
}

/// Totals are written as `0` to `9`, `A` to `Z` (10 to 35) and `a` to `j`, and all other cells
/// point to their cages. In such a string, nearly all cells point to a cage; in a puzzle that
/// consists of digits, none do.
fn is_cage_map(line: &str) -> bool {
    let arrow = |char: char| matches!(char, '<' | '>' | '^' | 'v');
    let diagonal = |char: char| matches!(char, '`' | '\'' | ',' | '.');
    let total = |char: char| matches!(char, '0'..='9' | 'A'..='Z' | 'a'..='j');
    let arrows = line.chars().filter(|&char| arrow(char)).count();
    line.len() == Cell::COUNT
        && arrows >= 9
        && line
            .chars()
            .all(|char| arrow(char) || diagonal(char) || total(char))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Format;
    use crate::tests::{PUZZLE, SOLUTION, check};

    #[test]
    fn killer_strings_are_refused_by_name() {
        let expected = "1: this puzzle has killer cages; only classic 9×9 is supported";
        let numbers = vec!["2816"; 81].join(":");
        let map = "B<7<D<9<A".repeat(9);
        for text in [
            format!("3x3::k:{numbers}"),
            format!("3x3:d:k:{numbers}\r\n"),
            map.clone(),
            map.replace('<', "v"),
        ] {
            check(Format::LINE, &text, expected);
            assert!(looks_like(&text), "{text}");
        }
        check(Format::SOLO, format!("3x3::k:{numbers}"), expected);
    }

    #[test]
    fn other_strings_are_not_killer_strings() {
        for text in [PUZZLE, SOLUTION, "3x3:e9a2", "B<7<D", "", "hello"] {
            assert!(!looks_like(text), "{text}");
        }
        assert!(!looks_like(&"<".repeat(82)));
        assert!(!looks_like(&PUZZLE.replacen('.', "<", 3)));
    }
}
