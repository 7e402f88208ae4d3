//! ALS chain: a chain of four or more almost locked sets.
//!
//! Each set is joined to the next by a restricted common, and no set is joined to both of its
//! neighbours by the same digit. If the first set does not hold z, it holds the digit that joins it
//! to the second set. The second set then lacks that digit and holds the digit that joins it to the
//! third, and so on. Finally, the last set must hold z. Therefore z is in the first set or in the
//! last, and no cell that sees every z in both sets can hold it.
//!
//! ```text
//! za .  .  | .  -z .  | .  .  .     r1c1 =a= r2c2 =b= r2c7, r2c8 =c= r3c9: if r1c1 is a,
//! .  ab .  | .  .  .  | bd cd .     then r2c2 is b, r2c7 d, r2c8 c and r3c9 z
//! -z -z -z | .  .  .  | .  .  cz
//! ```
//!
//! The search works the other way round: it assumes that a candidate is true. A set would then lack
//! the candidate's digit if the candidate sees all places for that digit in the set. A set that
//! lacks one digit holds all its other digits, so every set joined to it by one of these digits
//! would lack that digit, and so on. If a set would have to lack *two* digits, the candidate is
//! false, and the two paths from the candidate to that set form a chain. Both paths grow at the
//! same time, so a chain of six links is found after three steps.
//!
//! For each candidate, the search reports the shortest chains that eliminate it, with all of their
//! eliminations. Chains with more than [`MOST_LINKS`] links are not considered.

use std::ops::ControlFlow;

use novena_core::{Candidate, Digit, DigitSet};

use super::gather::{PatternTable, Removal};
use super::pattern::Pattern;
use super::web::{Web, and_not, contains, has_two, numbers, or};
use crate::{Kind, Position, StepSink, Technique};

/// The maximum number of links, which allows chains of seven sets. Few people can follow a longer
/// chain, and longer chains are slow to find.
const MOST_LINKS: usize = 6;

/// Patterns with fewer links are ALS-XZ or ALS-XY-wings.
const FEWEST_LINKS: usize = 3;

/// The maximum number of steps from a candidate. The two paths of a chain meet in the middle, so
/// each has at most half of the links, rounded up.
const MOST_LEVELS: usize = MOST_LINKS.div_ceil(2);

pub(crate) struct AlsChain {
    /// Whether adjacent sets may share cells.
    overlap: bool,
}

impl AlsChain {
    pub(crate) const APART: Self = Self { overlap: false };
    pub(crate) const OVERLAPPING: Self = Self { overlap: true };
}

impl Technique for AlsChain {
    fn kind(&self) -> Kind {
        Kind::ALS_CHAIN
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let web = position.web(self.overlap);
        let mut ripple = Ripple::new(web);
        let mut gathered = PatternTable::new();
        for digit in Digit::ALL {
            for cell in position.places(digit) {
                // A chain needs two end sets that would lack the digit.
                if has_two(web.blinded(digit, cell)) {
                    ripple.start(cell.with(digit));
                    let mut lengths = FEWEST_LINKS..=MOST_LINKS;
                    // The search stops at the first length that yields a chain.
                    let _ = lengths.find(|&links| ripple.chains(links, &mut gathered));
                }
            }
        }
        gathered.report(found, |removal, chain: Chain| {
            let pattern = Pattern {
                web,
                sets: &chain.sets,
                linked: &chain.linked,
            };
            pattern.step(Kind::ALS_CHAIN, position, removal)
        })
    }
}

/// The sets from one end to the other, and the digits that join them.
struct Chain {
    sets: Vec<usize>,
    linked: Vec<DigitSet>,
}

/// The path from a chain's middle set to one of the chain's ends: the sets after the middle one,
/// each with the digit that joins it to the previous set.
#[derive(Clone, Copy)]
struct Arm {
    way: [(usize, Digit); MOST_LEVELS],
    count: usize,
}

impl Arm {
    const NONE: Self = Self {
        way: [(0, Digit::ALL[0]); MOST_LEVELS],
        count: 0,
    };

    fn with(mut self, set: usize, digit: Digit) -> Self {
        self.way[self.count] = (set, digit);
        self.count += 1;
        self
    }

    fn as_slice(&self) -> &[(usize, Digit)] {
        &self.way[..self.count]
    }

    fn passes(&self, set: usize) -> bool {
        self.as_slice().iter().any(|&(other, _)| other == set)
    }

    /// The end set, and the digit that joins it to the rest.
    fn end(&self) -> (usize, Digit) {
        self.way[self.count - 1]
    }
}

/// The consequences of assuming that a candidate is true: the digits that each set would lack, and
/// the number of links needed to show that it lacks them.
struct Ripple<'a> {
    web: &'a Web,
    words: usize,
    /// For each level and digit, a row of the sets that are first found at that level to lack the
    /// digit.
    levels: Vec<u64>,
    /// For each digit, a row of the sets already known to lack it.
    known: Vec<u64>,
    /// The number of filled levels.
    count: usize,
}

impl<'a> Ripple<'a> {
    fn new(web: &'a Web) -> Self {
        let words = web.words();
        Self {
            web,
            words,
            levels: vec![0; 9 * words * (MOST_LEVELS + 1)],
            known: vec![0; 9 * words],
            count: 0,
        }
    }

    fn row(&self, level: usize, digit: Digit) -> &[u64] {
        &self.levels[(9 * level + digit.index()) * self.words..][..self.words]
    }

    /// Restarts with the assumption that a candidate is true.
    fn start(&mut self, Candidate { cell, digit }: Candidate) {
        self.levels.fill(0);
        self.known.fill(0);
        let blinded = self.web.blinded(digit, cell);
        let first = digit.index() * self.words;
        self.levels[first..][..self.words].copy_from_slice(blinded);
        self.known[first..][..self.words].copy_from_slice(blinded);
        self.count = 1;
    }

    /// Follows the links from the last level to the next one.
    fn grow(&mut self) {
        let words = self.words;
        let (before, next) = self.levels.split_at_mut(9 * words * self.count);
        let last = &before[9 * words * (self.count - 1)..];
        for (digit, row) in Digit::ALL.into_iter().zip(last.chunks_exact(words)) {
            for set in numbers(row) {
                for held in self.web.sets[set].digits.without(digit) {
                    let joined = self.web.joined(set, held);
                    or(&mut next[held.index() * words..][..words], joined);
                }
            }
        }
        let next = &mut next[..9 * words];
        and_not(next, &self.known);
        or(&mut self.known, next);
        self.count += 1;
    }

    /// Collects the chains with the given number of links and returns whether there are any.
    fn chains(&mut self, links: usize, gathered: &mut PatternTable<Chain>) -> bool {
        let (far, near) = (links.div_ceil(2), links / 2);
        while self.count <= far {
            self.grow();
        }
        let mut any = false;
        let (mut far_arms, mut near_arms) = (Vec::new(), Vec::new());
        for far_digit in Digit::ALL {
            for middle in numbers(self.row(far, far_digit)) {
                far_arms.clear();
                for near_digit in self.web.sets[middle].digits.without(far_digit) {
                    // If both arms have the same length, each pair of digits is considered only
                    // once.
                    if far == near && near_digit > far_digit
                        || !contains(self.row(near, near_digit), middle)
                    {
                        continue;
                    }
                    if far_arms.is_empty() {
                        self.arms(middle, far_digit, far, Arm::NONE, &mut far_arms);
                    }
                    near_arms.clear();
                    self.arms(middle, near_digit, near, Arm::NONE, &mut near_arms);
                    for one in &far_arms {
                        for other in &near_arms {
                            any |= self.join(middle, one, other, gathered);
                        }
                    }
                }
            }
        }
        any
    }

    /// Collects all paths that lead back from a set that lacks a digit at a given level.
    fn arms(&self, set: usize, digit: Digit, level: usize, arm: Arm, arms: &mut Vec<Arm>) {
        let Some(before) = level.checked_sub(1) else {
            arms.push(arm);
            return;
        };
        for missing in Digit::ALL {
            if missing == digit {
                continue;
            }
            let rows = self.web.joined(set, digit).iter();
            for (word, (joined, there)) in rows.zip(self.row(before, missing)).enumerate() {
                for bit in numbers(&[joined & there]) {
                    let next = 64 * word + bit;
                    self.arms(next, missing, before, arm.with(next, digit), arms);
                }
            }
        }
    }

    /// Collects the chain formed by two arms, unless a set would occur twice.
    fn join(
        &self,
        middle: usize,
        one: &Arm,
        other: &Arm,
        gathered: &mut PatternTable<Chain>,
    ) -> bool {
        let is_twice = |&(set, _): &(usize, Digit)| set == middle || one.passes(set);
        if one.passes(middle) || other.as_slice().iter().any(is_twice) {
            return false;
        }
        let ((first, x), (last, y)) = (one.end(), other.end());
        let (a, b) = (&self.web.sets[first], &self.web.sets[last]);
        let mut removal = Removal::default();
        for z in (a.digits & b.digits).without(x).without(y) {
            removal.add(z, a.seen(z) & b.seen(z));
        }
        let count = |arm: &Arm| -> usize {
            let sets = arm.as_slice().iter();
            sets.map(|&(set, _)| self.web.sets[set].cells.len()).sum()
        };
        let cells = count(one) + self.web.sets[middle].cells.len() + count(other);
        gathered.offer(removal, (one.count + other.count, cells), || {
            let (mut sets, mut linked) = (Vec::new(), Vec::new());
            for &(set, digit) in one.as_slice().iter().rev() {
                sets.push(set);
                linked.push(digit.into());
            }
            sets.push(middle);
            for &(set, digit) in other.as_slice() {
                sets.push(set);
                linked.push(digit.into());
            }
            Chain { sets, linked }
        });
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::{check, position, steps};
    use crate::{Exhibit, Role};

    // z = 1, a = 2, b = 3, c = 4 and d = 5, as in the picture.
    const FOUR: &str = "r1c1=12 r2c2=23 r2c7=35 r2c8=45 r3c9=14";
    const APART: &AlsChain = &AlsChain::APART;

    #[test]
    fn four_sets_in_a_row_remove_z() {
        let removed = "r1c7<>1 r1c8<>1 r1c9<>1 r3c1<>1 r3c2<>1 r3c3<>1";
        check(APART, FOUR, &[removed]);
    }

    #[test]
    fn a_chain_runs_through_any_houses() {
        check(
            APART,
            "r2c2=12 r2c8=23 r8c8=34 r8c3=45 r5c3=15",
            &["r1c3<>1 r2c3<>1 r3c3<>1 r4c2<>1 r5c2<>1 r6c2<>1"],
        );
    }

    #[test]
    fn each_link_must_be_restricted() {
        check(APART, &FOUR.replace("r2c7=35", "r4c7=35"), &[]);
        check(APART, &FOUR.replace("r2c8=45", "r2c8=456"), &[]);
    }

    #[test]
    fn a_set_can_give_up_only_one_digit() {
        // r2c2 would be joined to both of its neighbours by 2.
        check(APART, &FOUR.replace("r2c7=35", "r2c7=25"), &[]);
    }

    #[test]
    fn both_ends_must_have_z() {
        check(APART, &FOUR.replace("r3c9=14", "r3c9=46"), &[]);
    }

    #[test]
    fn the_links_alternate_from_z_to_z() {
        let found = steps(APART, &position(FOUR));
        let links = found[0].exhibits(Role::Link).next();
        let Some(Exhibit::Links(links)) = links else {
            panic!("{found:?}");
        };
        let signs: Vec<bool> = links.iter().map(|link| link.is_strong).collect();
        assert!(signs.iter().step_by(2).all(|&strong| strong));
        assert!(signs.iter().skip(1).step_by(2).all(|&strong| !strong));
        assert!(links.windows(2).all(|pair| pair[0].to == pair[1].from));
        assert_eq!(links[0].from.digit, links[links.len() - 1].to.digit);
    }

    #[test]
    fn each_digit_removed_has_its_links() {
        let two = "r1c1=126 r1c2=16 r2c2=23 r2c7=35 r2c8=45 r3c8=16 r3c9=146";
        let found = steps(APART, &position(two));
        let ends: Vec<String> = found[0]
            .exhibits(Role::Link)
            .filter_map(|exhibit| match exhibit {
                Exhibit::Links(links) => Some((links.first()?.from, links.last()?.to)),
                _ => None,
            })
            .map(|(first, last)| format!("{first} {last}"))
            .collect();
        assert_eq!(
            ends,
            [
                "1r1c1|r1c2(r1c12) 1r3c8|r3c9(r3c89)",
                "6r1c1|r1c2(r1c12) 6r3c8|r3c9(r3c89)"
            ]
        );
    }
}
