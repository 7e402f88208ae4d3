//! 3D Medusa: one net of strong links on several digits, with two colours.
//!
//! Simple colours follow one digit. A Medusa also goes from digit to digit: a cell with two
//! candidates is a strong link, like a house with two places for a digit. Start at any link and
//! colour its ends red and blue. Wherever a coloured candidate has a single partner, in its cell or
//! in a house, give the partner the other colour, and continue from there. Then either all red
//! candidates or all blue candidates are true.
//!
//! ```text
//!      c1     c5
//! r1   1R 2B  1B          in r1c1, row 1, column 1, row 5 and column 5 every link leads
//! r5   2R     2B          from red to blue; 2 in r9c5 shares its cell with red
//! r9   .      1R -2       and sees blue in r5c5
//! ```
//!
//! Players distinguish six rules, which fall into three groups.
//!
//! *Trap* (three rules): an uncoloured candidate is ruled out by both red and blue. The candidate
//! may share its cell with both colours, see its digit in both colours, or share its cell with one
//! colour and see its digit in the other. Whichever colour is true, the candidate is false.
//!
//! *Wrap* (two rules): two red candidates are in the same cell, or a house contains the same digit
//! in red twice. The two candidates cannot both be true, so red is false, and all red candidates
//! are eliminated.
//!
//! *Empty cell* (one rule): red rules out every candidate in some cell. The cell must contain a
//! digit, so red is false.

use std::ops::ControlFlow;

use novena_core::{Candidate, Cell, CellSet, Digit};

use super::net::Net;
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct MedusaTrap;

impl Technique for MedusaTrap {
    fn kind(&self) -> Kind {
        Kind::MEDUSA_TRAP
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for net in position.nets() {
            let [red, blue] = [0, 1].map(|colour| net.ruled_out(colour));
            let is_trapped = |digit: Digit, cell: Cell| {
                let by_both = red[digit.index()] & blue[digit.index()];
                by_both.contains(cell) && !net.colours(cell.with(digit))
            };
            let mut trapped = Vec::new();
            let mut rivals = Vec::new();
            for cell in position.open_cells() {
                let digits = position[cell].iter();
                for digit in digits.filter(|&digit| is_trapped(digit, cell)) {
                    let candidate = cell.with(digit);
                    let both = [0, 1].map(|colour| net.rival(colour, candidate));
                    if let [Some(red), Some(blue)] = both {
                        trapped.push(candidate);
                        rivals.extend([red, blue]);
                    }
                }
            }
            if let Some(step) = Step::remove(self.kind(), position, trapped) {
                let part = net.joining(position, &rivals);
                let step = step.because(Role::Pivot, rivals[0].cell);
                found(part.explain(step, position, 0))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// A step that removes a colour from a net because of the given candidates. The step shows only the
/// paths between these candidates, not the rest of the net.
fn falsify(
    kind: Kind,
    position: &Position,
    (net, colour): (&Net, usize),
    reasons: &[Candidate],
) -> Option<Step> {
    let step = Step::remove(kind, position, net.candidates(colour))?;
    let step = step.because(Role::Pivot, reasons.first()?.cell);
    let part = net.joining(position, reasons);
    Some(part.explain(step, position, colour))
}

pub(crate) struct MedusaWrap;

/// All pairs of candidates in one colour that cannot both be true.
fn clashes(net: &Net, colour: usize) -> Vec<[Candidate; 2]> {
    let candidates = net.candidates(colour);
    let mut clashes = Vec::new();
    for (place, &first) in candidates.iter().enumerate() {
        for &second in &candidates[place + 1..] {
            let is_clash = first.cell == second.cell
                || first.digit == second.digit && first.cell.sees(second.cell);
            if is_clash {
                clashes.push([first, second]);
            }
        }
    }
    clashes
}

impl Technique for MedusaWrap {
    fn kind(&self) -> Kind {
        Kind::MEDUSA_WRAP
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for net in position.nets() {
            for colour in [0, 1] {
                let clashes = clashes(net, colour);
                let way = |clash: &&[Candidate; 2]| net.joining(position, *clash).len();
                let Some(clash) = clashes.iter().min_by_key(way) else {
                    continue;
                };
                if let Some(step) = falsify(self.kind(), position, (net, colour), clash) {
                    found(step.because(Role::Contradiction, clash.to_vec()))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

pub(crate) struct MedusaEmptyCell;

/// Returns the reasons why every candidate in a cell is false if a colour is true, or `None` if
/// some candidate has no reason. The reason why a candidate is false is a rival in that colour or,
/// if the candidate has the other colour, the candidate itself.
fn reasons(
    position: &Position,
    (net, colour): (&Net, usize),
    cell: Cell,
) -> Option<Vec<Candidate>> {
    let reason = |digit| {
        let candidate = cell.with(digit);
        if net.has(1 - colour, candidate) {
            return Some(candidate);
        }
        let rival = net.rival(colour, candidate)?;
        (!net.has(colour, candidate)).then_some(rival)
    };
    // A cell with only one candidate is a naked single and is left to that technique.
    let candidates = Some(position[cell]).filter(|digits| digits.len() > 1)?;
    candidates.iter().map(reason).collect()
}

/// The cells in which a colour does not leave any candidates.
fn emptied(position: &Position, net: &Net, colour: usize) -> CellSet {
    let ruled_out = net.ruled_out(colour);
    let digits = Digit::ALL.into_iter();
    digits.fold(position.open_cells(), |emptied, digit| {
        let gone = ruled_out[digit.index()] | net.places(1 - colour, digit);
        emptied - (position.places(digit) - gone)
    })
}

impl Technique for MedusaEmptyCell {
    fn kind(&self) -> Kind {
        Kind::MEDUSA_EMPTY_CELL
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for net in position.nets() {
            for colour in [0, 1] {
                let empty = emptied(position, net, colour).iter();
                let empty =
                    empty.filter_map(|cell| Some((cell, reasons(position, (net, colour), cell)?)));
                let way =
                    |(_, reasons): &(Cell, Vec<Candidate>)| net.joining(position, reasons).len();
                let Some((cell, reasons)) = empty.min_by_key(way) else {
                    continue;
                };
                if let Some(step) = falsify(self.kind(), position, (net, colour), &reasons) {
                    found(step.because(Role::Excluder, cell))?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};

    /// 1 in r1c1 and 2 in r1c5 have the same colour, and 2 in r1c1 has the other.
    const TWO_CELLS: &str = "r1c1=12 r1#2=r1c1,r1c5";

    #[test]
    fn two_colours_in_a_cell_leave_no_third_candidate() {
        let net = "r1c1=12 r1#1=r1c1,r1c5 c5#1=r1c5,r5c5 c1#2=r1c1,r5c1 r5#2=r5c1,r5c5";
        let sketch = format!("{net} r5c5=1234");
        check(&MedusaTrap, &sketch, &["r5c5<>3 r5c5<>4"]);
        check(&MedusaWrap, &sketch, &[]);
    }

    #[test]
    fn a_digit_seen_in_both_colours_is_trapped() {
        // 1 in r1c1 has one colour, and 1 in r4c5 has the other.
        check(
            &MedusaTrap,
            "r1c1=12 c1#2=r1c1,r4c1 r4c1=23 r4#3=r4c1,r4c5 r4c5=13",
            &["r1c5<>1"],
        );
        // The same sketch, transposed.
        check(
            &MedusaTrap,
            "r1c1=12 r1#2=r1c1,r1c4 r1c4=23 c4#3=r1c4,r5c4 r5c4=13",
            &["r5c1<>1"],
        );
    }

    #[test]
    fn one_colour_in_the_cell_and_the_other_in_sight_are_a_trap() {
        let net = "r1c1=12 r1#1=r1c1,r1c5 c5#1=r1c5,r9c5 c1#2=r1c1,r5c1";
        check(&MedusaTrap, &format!("{net} r5#2=r5c1,r5c5"), &["r9c5<>2"]);
        // The candidate does not see the blue 2.
        check(&MedusaTrap, &format!("{net} r5#2=r5c1,r5c8"), &[]);
    }

    #[test]
    fn a_single_colour_traps_nothing() {
        check(&MedusaTrap, TWO_CELLS, &[]);
    }

    #[test]
    fn clusters_of_one_digit_are_left_to_simple_colours() {
        check(
            &MedusaTrap,
            "r1#4=r1c2,r1c6 c6#4=r1c6,r5c6 r5#4=r5c6,r5c3",
            &[],
        );
    }

    #[test]
    fn the_links_between_the_trapping_candidates_are_shown() {
        let steps = steps(
            &MedusaTrap,
            &position(
                "r1c1=12 c1#2=r1c1,r4c1 r4c1=23 r4#3=r4c1,r4c5 r4c5=13 r8c8=12 r8#2=r8c8,r8c2",
            ),
        );
        let links = steps[0].exhibits(Role::Link).next();
        assert!(matches!(links, Some(crate::Exhibit::Links(links)) if links.len() == 5));
    }

    /// 1 in r1c1 and 1 in r9c1 have the same colour.
    const CLASH: &str = "r1c1=12 r1#2=r1c1,r1c5 r1c5=23 c5#3=r1c5,r5c5 r5#3=r5c5,r5c1 \
         r5c1=34 c1#4=r5c1,r9c1 r9c1=14";

    #[test]
    fn a_digit_twice_in_a_house_wraps() {
        check(
            &MedusaWrap,
            CLASH,
            &["r1c1<>1 r1c5<>2 r5c1<>4 r5c5<>3 r9c1<>1"],
        );
    }

    #[test]
    fn two_digits_of_one_colour_in_a_cell_wrap() {
        check(
            &MedusaWrap,
            "r1c1=12 r1#1=r1c1,r1c5 c5#1=r1c5,r5c5 b1#2=r1c1,r2c2 c2#2=r2c2,r5c2 r5#2=r5c2,r5c5",
            &["r1c1<>1 r2c2<>2 r5c5<>1 r5c5<>2"],
        );
    }

    #[test]
    fn candidates_of_two_colours_do_not_clash() {
        check(&MedusaWrap, TWO_CELLS, &[]);
    }

    #[test]
    fn a_colour_that_empties_a_cell_is_false() {
        let net = "r1c1=12 r1#2=r1c1,r1c7 c7#2=r1c7,r4c7 r4#2=r4c7,r4c2";
        let empty = format!("{net} r5c1=12");
        check(&MedusaEmptyCell, &empty, &["r1c1<>1 r1c7<>2 r4c2<>2"]);
        // The cell still has the candidate 3.
        check(&MedusaEmptyCell, &format!("{net} r5c1=123"), &[]);
        // The cell does not see 2 in r4c2.
        check(&MedusaEmptyCell, &format!("{net} r7c1=12"), &[]);
    }
}
