//! Draws a board for a terminal, with lines around the boxes and with row and column numbers.

use novena_core::Cell;

/// Draws one character for each cell, with `gap` between the cells of a box.
///
/// ```text
///     1 2 3   4 5 6   7 8 9
///   +-------+-------+-------+
/// 1 | - - - | 1 2 - | - 3 4 |
/// ```
pub(crate) fn drawing(gap: &str, shown: impl Fn(Cell) -> char) -> String {
    let boxes = |cells: &[String]| -> Vec<String> {
        let boxes = cells.chunks(3);
        boxes
            .map(|cells| format!(" {} ", cells.join(gap)))
            .collect()
    };
    let numbers = boxes(&["1", "2", "3", "4", "5", "6", "7", "8", "9"].map(String::from));
    let rule = format!("  +{}", ("-".repeat(numbers[0].len()) + "+").repeat(3));
    let mut lines = vec![format!("   {}", numbers.join(" ")).trim_end().to_owned()];
    for row in 0..9 {
        if row % 3 == 0 {
            lines.push(rule.clone());
        }
        let cells: [String; 9] = std::array::from_fn(|column| shown(Cell::at(row, column)).into());
        lines.push(format!("{} |{}|", row + 1, boxes(&cells).join("|")));
    }
    lines.push(rule);
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(gap: &str, expected: [&str; 3]) {
        let drawn = drawing(gap, |cell| match cell.row() {
            0 => char::from(b'1' + cell.column() as u8),
            _ => ' ',
        });
        let lines: Vec<&str> = drawn.lines().collect();
        assert_eq!(lines[..3], expected);
        assert_eq!((lines.len(), lines[13]), (14, expected[1]));
    }

    #[test]
    fn the_gap_widens_the_boxes() {
        check(
            " ",
            [
                "    1 2 3   4 5 6   7 8 9",
                "  +-------+-------+-------+",
                "1 | 1 2 3 | 4 5 6 | 7 8 9 |",
            ],
        );
        check(
            "  ",
            [
                "    1  2  3   4  5  6   7  8  9",
                "  +---------+---------+---------+",
                "1 | 1  2  3 | 4  5  6 | 7  8  9 |",
            ],
        );
    }
}
