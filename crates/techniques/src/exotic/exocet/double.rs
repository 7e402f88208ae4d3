//! Double exocet: two exocets with the same digits on the same cross-lines.
//!
//! ```text
//! B  B  . | .  t  . | .  .  .     bases r1c1, r1c2 and r2c4, r2c6, all four with 1234
//! .  .  T | b  .  b | .  .  .     
//! ```
//!
//! Each of the two exocets implies that its targets hold the digits of its base. The bases lie in
//! two boxes of a band. A digit in both bases would have to be in two targets in the third box, so
//! the bases do not share any digits: four digits fill both bases and both pairs of targets. The
//! search does not rely on this fact. It combines the digit pairs of one exocet with those of the
//! other, and reports the eliminations that all compatible combinations share.

use std::collections::BTreeSet;
use std::ops::ControlFlow;

use novena_core::{Candidate, Digit, House, HouseSet};

use super::Exocet;
use super::case::{Case, Cases, Eliminations, agreed};
use super::crossing::{Crossing, Spot, View};
use crate::{Kind, Position, Role, Step, StepSink, Technique};

pub(crate) struct DoubleExocet;

/// An exocet with two targets next to its base, and its possible digit pairs.
struct ExocetHalf {
    crossing: Crossing,
    targets: [Spot; 2],
    cases: Vec<Case>,
}

impl ExocetHalf {
    /// All exocets of a view.
    fn all(view: &View<'_>) -> Vec<Self> {
        let mut all = Vec::new();
        for base in view.bases() {
            for crossing in Crossing::all(view, base) {
                if !crossing.may_lock() {
                    continue;
                }
                let spots = crossing.spots(view);
                for (place, &a) in spots.iter().enumerate() {
                    for &b in &spots[place + 1..] {
                        let targets = [a, b];
                        if Exocet::JUNIOR.takes(targets, &crossing.base) && crossing.locks(targets)
                        {
                            let cases = Cases::new(view, &crossing, targets).all();
                            all.push(Self {
                                crossing: crossing.clone(),
                                targets,
                                cases,
                            });
                        }
                    }
                }
            }
        }
        all
    }

    /// Whether two exocets form a double exocet, with the same digits on the same cross-lines and
    /// with bases in two boxes of a band.
    fn is_twin(&self, other: &Self) -> bool {
        let tracks = |half: &Self| BTreeSet::from(half.crossing.tracks);
        let [one, two] = [self, other].map(|half| half.crossing.base);
        one.digits == two.digits
            && one.line / 3 == two.line / 3
            && one.third / 3 != two.third / 3
            && tracks(self) == tracks(other)
    }

    /// Whether the given eliminations leave room for the given digit pair in this exocet.
    fn has_room(&self, view: &View<'_>, [x, y]: [Digit; 2], gone: &Eliminations) -> bool {
        let stays = |candidate: Candidate| !gone[candidate.digit.index()].contains(candidate.cell);
        let [first, second] = self.crossing.base.cells;
        let fits = |x: Digit, y: Digit| {
            let has = |candidate: Candidate| view.position.has(candidate) && stays(candidate);
            has(first.with(x)) && has(second.with(y))
        };
        let [a, b] = self.targets.map(|spot| self.crossing.cell(view, spot));
        (fits(x, y) || fits(y, x)) && stays(a.with(x)) && stays(b.with(y))
    }
}

/// The eliminations common to all compatible combinations of the digit pairs of two exocets, or
/// `None` if there are none.
fn both(view: &View<'_>, [one, two]: [&ExocetHalf; 2]) -> Option<Eliminations> {
    let pairs = one.cases.iter().flat_map(|first| {
        let fits = move |second: &&Case| {
            two.has_room(view, second.digits, &first.gone)
                && one.has_room(view, first.digits, &second.gone)
        };
        let seconds = two.cases.iter().filter(fits);
        seconds.map(|second| std::array::from_fn(|digit| first.gone[digit] | second.gone[digit]))
    });
    agreed(pairs)
}

impl DoubleExocet {
    fn step(&self, view: &View<'_>, halves: [&ExocetHalf; 2]) -> Option<Step> {
        let gone = both(view, halves)?;
        let alone = halves.map(|half| agreed(half.cases.iter().map(|case| case.gone)));
        let removed = |gone: &Eliminations| {
            let mut removed: Vec<Candidate> = Vec::new();
            for digit in Digit::ALL {
                let cells = gone[digit.index()] & view.position.places(digit);
                removed.extend(cells.iter().map(|cell| cell.with(digit)));
            }
            removed
        };
        let of_one: Vec<Candidate> = alone.iter().flatten().flat_map(removed).collect();
        let removed = removed(&gone);
        // If each elimination follows from one of the exocets alone, nothing is reported here.
        if removed.iter().all(|candidate| of_one.contains(candidate)) {
            return None;
        }
        let base = &halves[0].crossing.base;
        let cross_lines = halves[0]
            .crossing
            .tracks
            .map(|track| view.cross_line(track));
        let lines = halves.map(|half| view.line(half.crossing.base.line));
        let boxes = halves.map(|half| House::box_(half.crossing.base.cells[0].box_()));
        let mut step = Step::remove(self.kind(), view.position, removed)?
            .because(Role::Digit, base.digits)
            .because(Role::Line, HouseSet::from_iter(lines))
            .because(Role::Box, HouseSet::from_iter(boxes))
            .because(Role::CrossLine, HouseSet::from_iter(cross_lines));
        for half in halves {
            step = step.because(Role::BaseCells, half.crossing.base.cells);
        }
        for half in halves {
            let targets = half.targets.map(|spot| half.crossing.cell(view, spot));
            step = step.because(Role::TargetCells, targets);
        }
        Some(step)
    }
}

impl Technique for DoubleExocet {
    fn kind(&self) -> Kind {
        Kind::DOUBLE_EXOCET
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        for view in [View::new(position, false), View::new(position, true)] {
            let halves = ExocetHalf::all(&view);
            for (place, one) in halves.iter().enumerate() {
                for two in &halves[place + 1..] {
                    if one.is_twin(two)
                        && let Some(step) = self.step(&view, [one, two])
                    {
                        found(step)?;
                    }
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

    /// Bases r1c1, r1c2 and r2c4, r2c5, with targets r3c6, r2c7 and r3c3, r1c7.
    fn sketch(bases: &str) -> String {
        let lines = (1..=4).map(|digit| {
            format!(
                "c3#{digit}=r3c3,r5c3,r8c3 c6#{digit}=r3c6,r5c6,r8c6 c7#{digit}=r1c7,r2c7,r5c7,r8c7 "
            )
        });
        lines.collect::<String>() + bases
    }

    #[test]
    fn the_bases_share_no_digit() {
        let position = position(&sketch(
            "r1c1=1234 r1c2=1234 r2c4=1234 r2c5=1234 r3c6=1234 r2c7=1234 r3c3=1234 r1c7=1234",
        ));
        let steps = steps(&DoubleExocet, &position);
        let [step] = &steps[..] else {
            panic!("{} steps", steps.len());
        };
        // All four digits are in the bases, so cells that see all four base cells cannot contain
        // any of them.
        for cell in ["r2c1", "r2c2", "r1c4", "r1c5"] {
            for digit in &Digit::ALL[..4] {
                let cell: novena_core::Cell = cell.parse().unwrap();
                assert!(
                    step.eliminations().any(|one| one == cell.with(*digit)),
                    "{digit} in {cell}"
                );
            }
        }
        // Cells that do not see any bases keep their candidates.
        assert!(
            !step
                .eliminations()
                .any(|one| one.cell == "r9c9".parse().unwrap())
        );
    }

    #[test]
    fn bases_with_other_digits_are_two_exocets() {
        check(
            &DoubleExocet,
            &sketch("r1c1=1234 r1c2=1234 r2c4=123 r2c5=123"),
            &[],
        );
    }

    #[test]
    fn other_cross_lines_are_two_exocets() {
        // 4 has too many places in column 6, so no exocet can use column 6 as a cross-line.
        let other = sketch("r1c1=1234 r1c2=1234 r2c4=1234 r2c5=1234")
            .replace("c6#4=r3c6,", "c6#4=r2c6,r6c6,");
        check(&DoubleExocet, &other, &[]);
    }
}
