//! Kraken fish: a finned fish whose fins reach its target through chains.
//!
//! Either a fin of the fish is true or the finless fish holds. A finned fish removes candidates
//! that see every fin. A kraken reaches further, using chains that lead from the fins to the
//! target.
//!
//! - **Type 1**: the finless fish would remove the target, and every fin, if true, makes the target
//!   false through a chain.
//! - **Type 2**: take one cover of the fish. One of the base candidates in this cover is true, or
//!   one of the fins is. If a candidate (of any digit) would be false in each of these cases, it is
//!   false.
//!
//! ```text
//! . . . | . .  .  | . . .      type 1: except for the fin r2c7, 4 in rows 2 and 5 fits only in
//! . . 4 | . .  .  | 4 4 .      columns 3 and 8. If the fin is false, the X-wing removes 4 from
//! . . . | . .  .  | . . .      r9c3. If it is true, a chain does: r2c7 -4- r8c7 =4= r8c2 -4- r9c3
//! ------+---------+------
//! . . 4 | . .  .  | . 4 .
//! ```
//!
//! All fish are basic: rows against columns, with two to four lines and at most three fins. If
//! several krakens have the same target, only the one that is easiest to follow is reported.

mod fish;
mod reach;

use std::collections::BTreeMap;
use std::ops::ControlFlow;

use novena_core::{Candidate, Digit, House};

use crate::{Kind, Position, Role, Step, StepSink, Technique};
use fish::{Fish, each_fish};
use reach::Reaches;

pub(crate) const ALL: &[&dyn Technique] = &[&KrakenFish::TYPE_1, &KrakenFish::TYPE_2];

struct KrakenFish {
    kind: Kind,
}

impl KrakenFish {
    const TYPE_1: Self = Self {
        kind: Kind::KRAKEN_FISH_1,
    };
    const TYPE_2: Self = Self {
        kind: Kind::KRAKEN_FISH_2,
    };
}

impl Technique for KrakenFish {
    fn kind(&self) -> Kind {
        self.kind
    }

    fn find(&self, position: &Position, found: StepSink<'_>) -> ControlFlow<()> {
        let mut search = Search {
            position,
            reaches: Reaches::new(position),
            best: BTreeMap::new(),
        };
        for digit in Digit::ALL {
            each_fish(position, digit, &mut |fish| {
                if self.kind == Kind::KRAKEN_FISH_1 {
                    search.collect_type_1(&fish);
                } else {
                    search.collect_type_2(&fish);
                }
            });
        }
        let Search {
            mut reaches, best, ..
        } = search;
        let mut krakens: Vec<(Candidate, Kraken)> = best.into_iter().collect();
        krakens.sort_by_key(|(_, kraken)| kraken.effort);
        for (target, kraken) in krakens {
            if let Some(step) = Step::remove(self.kind, position, [target]) {
                let step = kraken.explain(step);
                let chains = kraken.starts().map(|start| reaches.chain(start, target));
                found(chains.fold(step, |step, chain| step.because(Role::Link, chain)))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// The effort needed to follow the kraken: the number of links, then the number of lines.
type ProofEffort = (usize, usize);

/// A fish and, for type 2, the cover whose candidates lead to the target.
struct Kraken {
    effort: ProofEffort,
    fish: Fish,
    cover: Option<House>,
}

impl Kraken {
    /// The candidates that start the chains. For type 1, one of them is true unless the finless
    /// fish holds. For type 2, one of them is always true.
    fn starts(&self) -> impl Iterator<Item = Candidate> {
        starts(&self.fish, self.cover)
    }

    fn explain(&self, step: Step) -> Step {
        let fish = &self.fish;
        let mut step = step
            .because(Role::Digit, fish.digit)
            .because(Role::Base, fish.base)
            .because(Role::Cover, fish.cover)
            .because(Role::Cells, fish.body)
            .because(Role::Fin, (fish.digit, fish.fins));
        if let Some(cover) = self.cover {
            step = step
                .because(Role::House, cover)
                .because(Role::Pincer, fish.body & cover.cells());
        }
        step
    }
}

fn starts(fish: &Fish, cover: Option<House>) -> impl Iterator<Item = Candidate> {
    let digit = fish.digit;
    let in_cover = cover.map(|cover| fish.body & cover.cells());
    let cells = fish.fins | in_cover.unwrap_or_default();
    cells.iter().map(move |cell| cell.with(digit))
}

struct Search<'a> {
    position: &'a Position,
    reaches: Reaches<'a>,
    best: BTreeMap<Candidate, Kraken>,
}

impl Search<'_> {
    /// Collects krakens of type 1: targets of the finless fish that chains reach from every fin.
    fn collect_type_1(&mut self, fish: &Fish) {
        let mut targets = fish.targets;
        for fin in fish.fins {
            targets &= self.reaches.of(fin.with(fish.digit)).off(fish.digit);
            if targets.is_empty() {
                return;
            }
        }
        // A target that sees every fin does not need a chain.
        for target in targets - fish.fins.common_peers() {
            self.offer(fish, None, target.with(fish.digit));
        }
    }

    /// Collects krakens of type 2: targets that chains reach from every base candidate in a cover
    /// and from every fin.
    fn collect_type_2(&mut self, fish: &Fish) {
        for cover in fish.cover {
            // If all candidates in the cover belong to the fish, one of them is true even without
            // the fish.
            if (self.position.places_in(fish.digit, cover) - fish.body).is_empty() {
                continue;
            }
            let mut common = self.reaches.all_candidates();
            for start in starts(fish, Some(cover)) {
                common.keep(self.reaches.of(start));
                if common.is_empty() {
                    break;
                }
            }
            // Type 1 covers the targets of the finless fish, and the start of a chain cannot be its
            // target.
            common.remove(fish.digit, fish.targets | fish.fins | fish.body);
            for target in common.candidates() {
                self.offer(fish, Some(cover), target);
            }
        }
    }

    fn offer(&mut self, fish: &Fish, cover: Option<House>, target: Candidate) {
        let links: usize = starts(fish, cover)
            .map(|start| self.reaches.of(start).distance(target))
            .sum();
        let effort = (links, fish.base.len());
        let known = self.best.get(&target);
        if known.is_none_or(|known| effort < known.effort) {
            let kraken = Kraken {
                effort,
                fish: *fish,
                cover,
            };
            self.best.insert(target, kraken);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Exhibit;
    use crate::sketch::{check, deductions, position, steps};

    const TYPE_1: &KrakenFish = &KrakenFish::TYPE_1;
    const TYPE_2: &KrakenFish = &KrakenFish::TYPE_2;

    const FINNED: &str = "r2#4=r2c3,r2c7,r2c8 r5#4=r5c3,r5c8";

    fn with(rest: &str) -> String {
        format!("{FINNED} {rest}")
    }

    #[test]
    fn a_fin_reaches_the_target_by_a_chain() {
        check(TYPE_1, &with("r8#4=r8c2,r8c7"), &["r7c3<>4", "r9c3<>4"]);
        check(
            TYPE_1,
            "c2#4=r3c2,r7c2,r8c2 c5#4=r3c5,r8c5 c8#4=r2c8,r7c8",
            &["r3c7<>4", "r3c9<>4"],
        );
    }

    #[test]
    fn without_a_strong_link_there_is_no_chain() {
        check(TYPE_1, FINNED, &[]);
        check(TYPE_1, &with("r8#4=r8c2,r8c5,r8c7"), &[]);
    }

    #[test]
    fn every_fin_must_reach_the_target() {
        let two = with("r8#4=r8c2,r8c7").replace("r2#4=", "r2#4=r2c5,");
        check(TYPE_1, &two, &[]);
    }

    #[test]
    fn targets_that_see_the_fin_are_left_to_plain_finned_fish() {
        // r1c8 and r3c8 see the fin r2c7, so a plain finned fish already removes their candidates,
        // and no kraken is reported for them.
        let found = steps(TYPE_1, &position(&with("r8#4=r8c2,r8c7")));
        assert!(found.iter().all(|step| step.kind == Kind::KRAKEN_FISH_1));
        let targets: Vec<String> = found.iter().map(deductions).collect();
        assert!(
            !targets.iter().any(|target| target.contains("c8")),
            "{targets:?}"
        );
    }

    /// Whether a type 2 kraken removes the given candidate. Other steps in the sketch do not
    /// matter.
    fn removes(target: &str, sketch: &str) -> bool {
        let found = steps(TYPE_2, &position(&with(sketch)));
        found.iter().any(|step| deductions(step) == target)
    }

    // 4 in r2c3 makes r1c1 9, 4 in r5c3 makes r5c9 9, and 4 in the fin r2c7 makes r1c7 9.
    const TO_R1C9: &str = "b1#9=r1c1,r2c3 r5#9=r5c3,r5c9 c7#9=r1c7,r2c7";

    #[test]
    fn a_cover_and_the_fins_lead_to_the_same_end() {
        assert!(removes("r1c9<>9", TO_R1C9));
        assert!(!removes("r1c8<>9", TO_R1C9));
    }

    #[test]
    fn one_candidate_that_leads_elsewhere_spoils_it() {
        for (link, other) in [("=r1c1", "=r3c1"), ("r5c9", "r5c6"), ("r1c7", "r9c7")] {
            assert!(
                !removes("r1c9<>9", &TO_R1C9.replace(link, other)),
                "{other}"
            );
        }
    }

    #[test]
    fn a_third_place_is_not_a_strong_link() {
        assert!(!removes("r1c9<>9", &TO_R1C9.replace("r5c9", "r5c9,r5c6")));
    }

    #[test]
    fn the_chain_runs_from_the_fin_to_the_target() {
        let found = steps(TYPE_1, &position(&with("r8#4=r8c2,r8c7")));
        let Some(Exhibit::Links(links)) = found[0].exhibits(Role::Link).next() else {
            panic!("{found:?}");
        };
        let texts: Vec<String> = links.iter().map(ToString::to_string).collect();
        assert_eq!(texts, ["4r2c7-4r8c7", "4r8c7=4r8c2", "4r8c2-4r7c3"]);
    }
}
