//! Our own rating, which is the same for all puzzles that are equivalent under symmetries.
//!
//! Sudoku Explainer and HoDoKu usually take the first step that they find. If the board is rotated,
//! they may find a different step first and arrive at a different rating. Here, every round takes
//! *all* steps of the easiest available kind, so nothing depends on where a search starts.
//!
//! # The scale
//!
//! A puzzle's rating is the rating of its hardest round. The costs of the kinds are listed in
//! [`difficulty.rs`](self). For techniques that Sudoku Explainer also has, they are close to its
//! costs. The longer a chain, the more it costs. If no technique below 8.0 makes progress, the
//! round is a *trial*: it assumes a candidate, applies all consequences round by round, and
//! eliminates the candidate if they lead to a contradiction. The fewer rounds this takes, the lower
//! the rating:
//!
//! | rating | means used in a trial |
//! |---|---|
//! | 8.0 to 8.9 | singles |
//! | 9.0 to 9.9 | singles; if there are none, locked candidates, pairs and X-Wings |
//! | 10.0 to 10.9 | as for 9.0, plus nested trials with singles |
//! | 11.0 to 11.9 | as for 9.0, plus nested trials that use the means for 9.0 |
//!
//! # Levels
//!
//! | level | up to | a player needs |
//! |---|---|---|
//! | easy | 2.3 | singles |
//! | medium | 4.0 | locked candidates, pairs, triples, X-Wing |
//! | hard | 6.0 | wings, fish, colours, uniqueness |
//! | unfair | 7.9 | chains, almost locked sets, finned fish |
//! | extreme | | trial |

mod difficulty;
mod rule;
mod trial;

use std::collections::BTreeSet;
use std::fmt;
use std::ops::ControlFlow;

use novena_techniques::{Deduction, Exhibit, Kind, Level, Position, Role, Step};
pub use rule::LevelRule;
use trial::Trial;

/// A rating on our own scale. It is printed as number and level.
///
/// ```
/// use novena_ratings::Rating;
///
/// let rating = Rating { tenths: 69, hardest: None, rounds: 31 };
/// assert_eq!(rating.to_string(), "6.9, unfair");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rating {
    /// The rating, in tenths.
    pub tenths: u16,
    /// The hardest technique used. `None` if a trial was harder or there were no rounds.
    pub hardest: Option<Kind>,
    /// The number of rounds.
    pub rounds: u16,
}

impl Rating {
    /// The level shown to players.
    ///
    /// ```
    /// use novena_ratings::Rating;
    /// use novena_techniques::Level;
    ///
    /// let rating = Rating { tenths: 34, hardest: None, rounds: 12 };
    /// assert_eq!(rating.level(), Level::Medium);
    /// ```
    #[must_use]
    pub const fn level(&self) -> Level {
        match self.tenths {
            0..=23 => Level::Easy,
            24..=40 => Level::Medium,
            41..=60 => Level::Hard,
            61..=79 => Level::Unfair,
            _ => Level::Extreme,
        }
    }
}

impl fmt::Display for Rating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (whole, tenth) = (self.tenths / 10, self.tenths % 10);
        f.pad(&format!("{whole}.{tenth}, {}", self.level()))
    }
}

/// Rates a position. Returns `None` if it has no solution, or is too hard even for nested trials.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_ratings::rate;
/// use novena_techniques::Position;
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse().unwrap();
/// let position = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
/// assert_eq!(rate(position).unwrap().tenths, 15);
/// ```
#[must_use]
pub fn rate(position: Position) -> Option<Rating> {
    rate_within(position, u16::MAX)
}

/// Rates a position up to a maximum in tenths. Returns `None` as soon as the rating exceeds the
/// maximum, which is much faster than computing a full rating.
///
/// ```
/// # use novena_core::Puzzle;
/// # use novena_ratings::{rate, rate_within};
/// # use novena_techniques::Position;
/// # let puzzle: Puzzle =
/// #     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
/// #         .parse().unwrap();
/// let position = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
/// assert_eq!(rate_within(position.clone(), 15), rate(position.clone()));
/// assert_eq!(rate_within(position, 14), None);
/// ```
#[must_use]
pub fn rate_within(position: Position, most: u16) -> Option<Rating> {
    LevelRule::CURRENT.rate_within(position, most)
}

fn rate_by(rule: LevelRule, mut position: Position, most: u16) -> Option<Rating> {
    let mut rating = Rating {
        tenths: 0,
        hardest: None,
        rounds: 0,
    };
    while !position.open_cells().is_empty() {
        let round = by_techniques(rule, &position, most).or_else(|| by_trial(&position, most))?;
        if round.tenths > most {
            return None;
        }
        rating.rounds += 1;
        if round.tenths > rating.tenths {
            rating.tenths = round.tenths;
            rating.hardest = round.kind;
        }
        for deduction in round.deductions {
            position.deduce(deduction).ok()?;
        }
    }
    Some(rating)
}

/// All deductions from steps of the easiest kind.
struct Round {
    tenths: u16,
    kind: Option<Kind>,
    deductions: BTreeSet<Deduction>,
}

/// The easiest round that uses techniques whose kinds cost no more than `most`.
fn by_techniques(rule: LevelRule, position: &Position, most: u16) -> Option<Round> {
    let mut best: Option<Round> = None;
    for &(technique, base) in rule.techniques() {
        // The table is in ascending order, so none of the later entries can be easier.
        if base > most || best.as_ref().is_some_and(|best| best.tenths <= base) {
            break;
        }
        if technique.kind().assumes_uniqueness() && !position.assumes_uniqueness() {
            continue;
        }
        // The callback never stops the search.
        let _ = technique.find(position, &mut |step| {
            let tenths = base + surcharge(&step);
            let deductions = step.deductions.iter().copied();
            match &mut best {
                Some(best) if best.tenths < tenths => {}
                Some(best) if best.tenths == tenths => best.deductions.extend(deductions),
                _ => {
                    best = Some(Round {
                        tenths,
                        kind: Some(technique.kind()),
                        deductions: deductions.collect(),
                    });
                }
            }
            ControlFlow::Continue(())
        });
    }
    best
}

/// The extra cost of a step compared with the easiest steps of its kind.
fn surcharge(step: &Step) -> u16 {
    if step.kind == Kind::HIDDEN_SINGLE {
        // A box can be seen at a glance, but a line cannot.
        let in_box = step
            .exhibits(Role::House)
            .any(|exhibit| matches!(exhibit, Exhibit::Houses(houses) if (*houses & novena_core::HouseSet::BOXES) == *houses));
        return if in_box { 0 } else { 3 };
    }
    let links: usize = step
        .exhibits(Role::Link)
        .map(|exhibit| match exhibit {
            Exhibit::Links(links) => links.len(),
            _ => 0,
        })
        .sum();
    // The shortest chains have three links.
    for_length(links.saturating_sub(3))
}

/// The cost of the given number of links, rounds or cells beyond the minimum: at first one tenth
/// for every two, then less and less.
const fn for_length(more: usize) -> u16 {
    match more {
        0 => 0,
        1..=2 => 1,
        3..=4 => 2,
        5..=6 => 3,
        7..=9 => 4,
        10..=13 => 5,
        14..=19 => 6,
        20..=27 => 7,
        28..=39 => 8,
        _ => 9,
    }
}

/// The easiest round that uses a trial, if its kind costs no more than `most`.
fn by_trial(position: &Position, most: u16) -> Option<Round> {
    for (trial, base) in Trial::ALL.into_iter().zip([80, 90, 100, 110]) {
        if base > most {
            break;
        }
        let struck = trial.struck(position.grid());
        if let Some((rounds, candidates)) = struck {
            return Some(Round {
                tenths: base + for_length(rounds.saturating_sub(1)),
                kind: None,
                deductions: candidates.into_iter().map(Deduction::Eliminate).collect(),
            });
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use novena_core::{Puzzle, Symmetry};

    use super::*;

    const LISTS: [&str; 3] = [
        include_str!("../../cli/lists/easy.txt"),
        include_str!("../../cli/lists/minimal.txt"),
        include_str!("../../cli/lists/hard.txt"),
    ];

    fn rating(puzzle: &Puzzle) -> Rating {
        let position = Position::new(puzzle).unwrap().assuming_uniqueness(true);
        rate(position).unwrap_or_else(|| panic!("{puzzle}"))
    }

    #[test]
    fn symmetric_puzzles_have_the_same_rating() {
        for (number, line) in LISTS
            .iter()
            .flat_map(|list| list.lines().take(12))
            .enumerate()
        {
            let puzzle: Puzzle = line.parse().unwrap();
            let number = (number as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            let symmetry = Symmetry::nth(number % Symmetry::COUNT).unwrap();
            assert_eq!(
                rating(&puzzle),
                rating(&symmetry.puzzle(&puzzle)),
                "{puzzle}"
            );
        }
    }

    #[test]
    fn easy_puzzles_have_low_ratings_and_hard_puzzles_high_ratings() {
        let [easy, _, hard] = LISTS.map(|list| {
            let puzzles = list
                .lines()
                .take(10)
                .map(|line| line.parse::<Puzzle>().unwrap());
            puzzles
                .map(|puzzle| rating(&puzzle).level())
                .collect::<Vec<_>>()
        });
        assert!(easy.iter().all(|&level| level == Level::Easy), "{easy:?}");
        assert!(hard.iter().all(|&level| level >= Level::Hard), "{hard:?}");
    }

    #[test]
    fn a_puzzle_without_a_solution_has_no_rating() {
        let hopeless = "12345678.".to_owned() + "........9" + &".".repeat(63);
        let position = Position::new(&hopeless.parse().unwrap());
        assert!(position.is_err() || rate(position.unwrap()).is_none());
    }

    #[test]
    fn a_limit_does_not_change_ratings_below_it() {
        for line in LISTS.iter().flat_map(|list| list.lines().take(20)) {
            let puzzle: Puzzle = line.parse().unwrap();
            let full = rating(&puzzle);
            for most in [20, 35, 44, 65, 79, 81, 95] {
                let position = Position::new(&puzzle).unwrap().assuming_uniqueness(true);
                let expected = (full.tenths <= most).then_some(full);
                assert_eq!(rate_within(position, most), expected, "{puzzle} {most}");
            }
        }
    }

    #[test]
    fn each_added_length_costs_less() {
        let costs: Vec<u16> = (0..60).map(for_length).collect();
        assert!(costs.is_sorted());
        assert_eq!((costs[0], costs[1], costs[3], costs[59]), (0, 1, 2, 9));
    }
}
