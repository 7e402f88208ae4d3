//! Formats chains in Eureka notation, the notation that players use.

use std::fmt::Write as _;

use novena_core::CellSet;

use crate::{Link, LinkReason, Node};

/// Writes a chain in Eureka notation. Digits are written in brackets before their cells, a strong
/// link as `=`, and a weak link as `-`. The cells of a group are written together, and so are the
/// two digits of a link within a cell. An almost locked set is written with the digit by which the
/// chain enters the set and the digit by which it leaves the set. If the set leaves an outside cell
/// with only one digit, that cell is written after the set, with the digits that the two have in
/// common. A space separates links that are not connected.
///
/// ```
/// use novena_core::{Cell, Digit};
/// use novena_techniques::{Link, Node, eureka};
///
/// let node = |digit: usize, row, column| Node::new(Digit::ALL[digit - 1], Cell::at(row, column));
/// let links = [
///     Link::strong(node(5, 0, 0), node(5, 0, 8)),
///     Link::weak(node(5, 0, 8), node(5, 2, 8)),
///     Link::strong(node(5, 2, 8), node(7, 2, 8)),
/// ];
/// assert_eq!(eureka(&links), "(5)r1c1=(5)r1c9-(5=7)r3c9");
/// ```
#[must_use]
pub fn eureka(links: &[Link]) -> String {
    let mut text = String::new();
    let mut last: Option<Node> = None;
    for (place, link) in links.iter().enumerate() {
        if last != Some(link.from) {
            let gap = if place == 0 { "" } else { " " };
            let _ = write!(text, "{gap}({}){}", link.from.digit, short(link.from.cells));
        }
        let sign = if link.is_strong { '=' } else { '-' };
        if let Some(passage) = set_passage(link) {
            // Both digits of the link are written before the cells of the set, so the digit written
            // last is removed. Earlier digits in the same brackets remain.
            let end = text.rfind(')').unwrap_or_default();
            text.truncate(end.saturating_sub(1));
            text.push_str(&passage);
        } else if is_within_cells(link) {
            let end = text.rfind(')').unwrap_or_default();
            text.insert_str(end, &format!("{sign}{}", link.to.digit));
        } else {
            let _ = write!(text, "{sign}({}){}", link.to.digit, short(link.to.cells));
        }
        last = Some(link.to);
    }
    text
}

/// Returns whether both ends are in the same cells and neither is written as part of a set.
fn is_within_cells(link: &Link) -> bool {
    let in_set = [link.from, link.to].iter().any(|node| node.set.is_some());
    link.from.cells == link.to.cells && !in_set
}

/// Formats a strong link through an almost locked set, or between the set and an outside cell,
/// without the opening bracket: `1=235)r7c189-(2=4)r2c1`.
fn set_passage(link: &Link) -> Option<String> {
    let set = link.set()?;
    let (from, to) = (link.from.digit, link.to.digit);
    let Some(outside) = link.outside() else {
        return Some(format!("{from}={to}){}", short(set.cells)));
    };
    let LinkReason::SetAndCell { shared } = link.reason else {
        return None;
    };
    let (cells, cell) = (short(set.cells), short(outside.cells));
    Some(if outside == link.to {
        let held = set.digits.without(from);
        format!("{from}={held}){cells}-({shared}={to}){cell}")
    } else {
        let held = set.digits.without(to);
        format!("{from}={shared}){cell}-({held}={to}){cells}")
    })
}

/// Formats cells, writing each shared row and column only once: `r1c12`, `r123c4`, `r1c12,r2c3`.
pub(crate) fn short(cells: CellSet) -> String {
    let (mut rows, mut columns) = (0_u16, 0_u16);
    for cell in cells {
        rows |= 1 << cell.row();
        columns |= 1 << cell.column();
    }
    let numbers = |bits: u16| -> String {
        (0..9_u8)
            .filter(|place| bits >> place & 1 == 1)
            .map(|place| char::from(b'1' + place))
            .collect()
    };
    if rows.is_power_of_two() || columns.is_power_of_two() {
        return format!("r{}c{}", numbers(rows), numbers(columns));
    }
    let by_row = (0..9).filter(|row| rows >> row & 1 == 1).map(|row| {
        let columns = cells
            .iter()
            .filter(|cell| cell.row() == row)
            .fold(0, |columns, cell| columns | 1 << cell.column());
        format!("r{}c{}", row + 1, numbers(columns))
    });
    by_row.collect::<Vec<_>>().join(",")
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit, DigitSet};

    use super::*;
    use crate::AlmostLockedSet;

    fn cells(text: &str) -> CellSet {
        text.split(' ')
            .map(|cell| cell.parse::<Cell>().unwrap())
            .collect()
    }

    fn node(digit: usize, text: &str) -> Node {
        Node::new(Digit::ALL[digit - 1], cells(text))
    }

    #[test]
    fn cells_share_row_and_column_letters() {
        for (text, expected) in [
            ("r1c1", "r1c1"),
            ("r1c1 r1c3", "r1c13"),
            ("r2c4 r3c4", "r23c4"),
            ("r1c1 r1c2 r2c3", "r1c12,r2c3"),
        ] {
            assert_eq!(short(cells(text)), expected);
        }
    }

    #[test]
    fn a_set_is_written_once_with_both_digits() {
        let set = AlmostLockedSet {
            cells: cells("r1c1 r1c2 r1c3"),
            digits: DigitSet::from_bits(0b1111),
        };
        let (one, four) = (
            node(1, "r1c1 r1c2").in_set(set),
            node(4, "r1c3").in_set(set),
        );
        let links = [
            Link::strong(node(1, "r5c1"), node(1, "r3c2")),
            Link::weak(node(1, "r3c2"), one),
            Link::strong(one, four),
            Link::weak(four, node(4, "r7c3")),
        ];
        assert_eq!(eureka(&links), "(1)r5c1=(1)r3c2-(1=4)r1c123-(4)r7c3");
        assert_eq!(eureka(&links[2..]), "(1=4)r1c123-(4)r7c3");
    }

    #[test]
    fn a_cell_is_written_once_with_its_digits() {
        let links = [
            Link::strong(node(4, "r1c1"), node(3, "r1c1")),
            Link::weak(node(3, "r1c1"), node(3, "r6c1")),
            Link::strong(node(3, "r6c1"), node(3, "r6c5")),
            Link::weak(node(3, "r6c5"), node(8, "r6c5")),
            Link::strong(node(8, "r6c5"), node(8, "r9c5")),
        ];
        assert_eq!(eureka(&links), "(4=3)r1c1-(3)r6c1=(3-8)r6c5=(8)r9c5");
        // A set and a cell are not merged.
        let set = AlmostLockedSet {
            cells: cells("r1c1 r1c2"),
            digits: DigitSet::from_bits(0b111),
        };
        let (one, two) = (node(1, "r1c1").in_set(set), node(2, "r1c2").in_set(set));
        let links = [
            Link::weak(node(8, "r1c1"), one),
            Link::strong(one, two),
            Link::weak(two, node(7, "r1c2")),
        ];
        assert_eq!(eureka(&links), "(8)r1c1-(1=2)r1c12-(7)r1c2");
    }

    #[test]
    fn a_cell_outside_is_not_part_of_the_set() {
        // Three cells in row 7 hold 1, 2, 3 and 5; r2c1 holds 2 and 4.
        let set = AlmostLockedSet {
            cells: cells("r7c1 r7c8 r7c9"),
            digits: DigitSet::from_bits(0b1_0111),
        };
        let (one, four) = (node(1, "r7c8").in_set(set), node(4, "r2c1"));
        let reason = LinkReason::SetAndCell {
            shared: DigitSet::from_bits(0b10),
        };
        let there = [
            Link::strong(one, four).because(reason),
            Link::weak(four, node(4, "r2c9")),
        ];
        assert_eq!(eureka(&there), "(1=235)r7c189-(2=4)r2c1-(4)r2c9");
        let back = [
            Link::weak(node(4, "r2c9"), four),
            Link::strong(four, one).because(reason),
        ];
        assert_eq!(eureka(&back), "(4)r2c9-(4=2)r2c1-(235=1)r7c189");
        let within = [Link::weak(node(9, "r2c1"), four), back[1]];
        assert_eq!(eureka(&within), "(9-4=2)r2c1-(235=1)r7c189");
    }

    #[test]
    fn links_that_do_not_meet_are_separated() {
        let links = [
            Link::strong(node(5, "r1c1"), node(5, "r1c8 r1c9")),
            Link::strong(node(5, "r7c7"), node(5, "r8c8")),
        ];
        assert_eq!(eureka(&links), "(5)r1c1=(5)r1c89 (5)r7c7=(5)r8c8");
    }
}
