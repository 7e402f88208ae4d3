//! Ratings on the scale of HoDoKu 2.3.2 with default options.
//!
//! Techniques are tried in a fixed order; the first step of the first that has any is taken,
//! and the search starts again. The score of a puzzle is the sum of what its steps cost, its
//! level the highest of any step, or higher where the score asks for it. So everything depends
//! on *which* step is taken: the order of scans, the order singles are queued in, and how the
//! best of many chains is chosen are as much a part of the scale as the techniques.
//!
//! Everything here is written anew from what is known of that program's behaviour. Its
//! oversights are part of the scale and are kept.

mod best;
mod chains;
mod colours;
mod fish;
mod links;
mod loops;
mod pencil;
mod scale;
mod sets;
mod single_digit;
mod sue_de_coq;
mod unique;
mod wings;

pub use scale::HodokuTechnique;

use std::fmt;

use novena_core::{Cell, Digit, Puzzle};

use self::HodokuTechnique as Technique;
use crate::Level;
use fish::Finned;
use loops::Loops;
use pencil::{Candidate, Pencil, candidate};
use unique::Rectangles;

/// A rating on the scale of HoDoKu.
#[derive(Clone, PartialEq, Eq)]
pub struct HodokuRating {
    /// The level: that of the hardest step, or the one the score asks for.
    pub level: Level,
    /// The sum of what the steps cost.
    pub score: u32,
    /// The technique of the highest level, and of the highest score among those.
    pub hardest: Option<Technique>,
    counts: [u8; Technique::ALL.len()],
}

impl HodokuRating {
    /// How many steps are of a technique.
    #[must_use]
    pub const fn count(&self, technique: Technique) -> usize {
        self.counts[technique.index()] as usize
    }

    /// The techniques used, in the order they are tried, and how often.
    pub fn counts(&self) -> impl Iterator<Item = (Technique, usize)> {
        let count = |&technique: &Technique| (technique, self.count(technique));
        Technique::ALL
            .iter()
            .map(count)
            .filter(|(_, count)| *count > 0)
    }
}

impl fmt::Debug for HodokuRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.level, self.score)?;
        self.counts()
            .try_for_each(|(technique, count)| write!(f, " {technique:?}:{count}"))
    }
}

/// A step on HoDoKu's path.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HodokuStep {
    /// Its technique.
    pub technique: Technique,
    /// The candidate it places.
    pub places: Option<novena_core::Candidate>,
    /// The candidates it removes.
    pub removes: Vec<novena_core::Candidate>,
}

/// Rates puzzles, keeping its room from one to the next.
#[derive(Default)]
pub struct HodokuRater {
    removes: Vec<Candidate>,
    loops: Loops,
}

/// What a step does; what it removes lies with the rater.
struct Taken {
    technique: Technique,
    score: u32,
    places: Option<Candidate>,
}

impl Taken {
    const fn removal(technique: Technique) -> Self {
        Self {
            technique,
            score: technique.score(),
            places: None,
        }
    }

    const fn placement(technique: Technique, single: Candidate) -> Self {
        Self {
            technique,
            score: technique.score(),
            places: Some(single),
        }
    }
}

impl HodokuRater {
    /// A rater.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// The rating of a puzzle with one solution. For others it means nothing.
    ///
    /// ```
    /// use novena_techniques::{HodokuRater, Level};
    ///
    /// let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
    ///     .parse().unwrap();
    /// let rating = HodokuRater::new().rate(&puzzle);
    /// assert_eq!(rating.level, Level::Easy);
    /// ```
    pub fn rate(&mut self, puzzle: &Puzzle) -> HodokuRating {
        self.solve(puzzle, |_, _| {})
    }

    /// The steps HoDoKu takes.
    ///
    /// ```
    /// use novena_techniques::HodokuRater;
    ///
    /// let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
    ///     .parse().unwrap();
    /// let path = HodokuRater::new().path(&puzzle);
    /// assert_eq!(path[0].technique.id(), "h1");
    /// ```
    pub fn path(&mut self, puzzle: &Puzzle) -> Vec<HodokuStep> {
        let named = |number: Candidate| {
            let number = usize::from(number);
            Cell::from_index(number / 9).with(Digit::ALL[number % 9])
        };
        let mut path = Vec::new();
        self.solve(puzzle, |taken, removes| {
            let removes: &[Candidate] = if taken.places.is_some() { &[] } else { removes };
            path.push(HodokuStep {
                technique: taken.technique,
                places: taken.places.map(named),
                removes: removes.iter().copied().map(named).collect(),
            });
        });
        path
    }

    fn solve(
        &mut self,
        puzzle: &Puzzle,
        mut see: impl FnMut(&Taken, &[Candidate]),
    ) -> HodokuRating {
        let mut pencil = Pencil::new(puzzle);
        let mut rating = HodokuRating {
            level: Level::Easy,
            score: 0,
            hardest: None,
            counts: [0; Technique::ALL.len()],
        };
        while !pencil.is_full() {
            self.removes.clear();
            let Some(taken) = self.next(&mut pencil) else {
                rating.level = Level::Extreme;
                break;
            };
            see(&taken, &self.removes);
            rating.score += taken.score;
            rating.counts[taken.technique.index()] += 1;
            match taken.places {
                Some(single) => pencil.place(usize::from(single) / 9, usize::from(single) % 9),
                None => {
                    for &gone in &self.removes {
                        pencil.remove(usize::from(gone) / 9, usize::from(gone) % 9);
                    }
                }
            }
        }
        rating.hardest = rating
            .counts()
            .map(|(technique, _)| technique)
            .reduce(|hardest, next| {
                let key = |technique: Technique| (technique.level(), technique.score());
                if key(next) > key(hardest) {
                    next
                } else {
                    hardest
                }
            });
        let of_step = rating.hardest.map_or(Level::Easy, Technique::level);
        rating.level = rating.level.max(of_step).max(level_of(rating.score));
        rating
    }

    fn next(&mut self, pencil: &mut Pencil) -> Option<Taken> {
        single(pencil).or_else(|| {
            let taken = self.pattern(pencil).map(Taken::removal);
            taken.or_else(|| self.chain(pencil))
        })
    }

    /// Techniques up to colours, which take the first they find.
    fn pattern(&mut self, pencil: &Pencil) -> Option<Technique> {
        let removes = &mut self.removes;
        let early: [(Technique, &dyn Fn(&mut Vec<Candidate>) -> bool); 22] = [
            (Technique::LOCKED_PAIR, &|removes| {
                sets::locked_set(pencil, 2, removes)
            }),
            (Technique::LOCKED_TRIPLE, &|removes| {
                sets::locked_set(pencil, 3, removes)
            }),
            (Technique::POINTING, &|removes| {
                sets::pointing(pencil, removes)
            }),
            (Technique::CLAIMING, &|removes| {
                sets::claiming(pencil, removes)
            }),
            (Technique::NAKED_PAIR, &|removes| {
                sets::naked_set(pencil, 2, removes)
            }),
            (Technique::NAKED_TRIPLE, &|removes| {
                sets::naked_set(pencil, 3, removes)
            }),
            (Technique::HIDDEN_PAIR, &|removes| {
                sets::hidden_set(pencil, 2, removes)
            }),
            (Technique::HIDDEN_TRIPLE, &|removes| {
                sets::hidden_set(pencil, 3, removes)
            }),
            (Technique::NAKED_QUADRUPLE, &|removes| {
                sets::naked_set(pencil, 4, removes)
            }),
            (Technique::HIDDEN_QUADRUPLE, &|removes| {
                sets::hidden_set(pencil, 4, removes)
            }),
            (Technique::X_WING, &|removes| {
                fish::basic(pencil, 2, removes)
            }),
            (Technique::SWORDFISH, &|removes| {
                fish::basic(pencil, 3, removes)
            }),
            (Technique::JELLYFISH, &|removes| {
                fish::basic(pencil, 4, removes)
            }),
            (Technique::REMOTE_PAIR, &|removes| {
                chains::remote_pair(pencil, removes)
            }),
            (Technique::BUG_PLUS_ONE, &|removes| {
                unique::bug_plus_one(pencil, removes)
            }),
            (Technique::SKYSCRAPER, &|removes| {
                single_digit::skyscraper(pencil, removes)
            }),
            (Technique::TWO_STRING_KITE, &|removes| {
                single_digit::two_string_kite(pencil, removes)
            }),
            (Technique::TURBOT_FISH, &|removes| {
                chains::turbot_fish(pencil, removes)
            }),
            (Technique::EMPTY_RECTANGLE, &|removes| {
                single_digit::empty_rectangle(pencil, removes)
            }),
            (Technique::W_WING, &|removes| wings::w_wing(pencil, removes)),
            (Technique::XY_WING, &|removes| {
                wings::xy_wing(pencil, removes)
            }),
            (Technique::XYZ_WING, &|removes| {
                wings::xyz_wing(pencil, removes)
            }),
        ];
        let found = early
            .iter()
            .find(|(_, find)| find(removes))
            .map(|(technique, _)| *technique);
        found
            .or_else(|| self.rectangle(pencil))
            .or_else(|| self.finned(pencil))
            .or_else(|| {
                sue_de_coq::find(pencil, &mut self.removes).then_some(Technique::SUE_DE_COQ)
            })
            .or_else(|| colours::simple(pencil, &mut self.removes))
            .or_else(|| colours::multiple(pencil, &mut self.removes))
    }

    fn rectangle(&mut self, pencil: &Pencil) -> Option<Technique> {
        let unique = Rectangles::unique(pencil);
        let of_unique = [
            Technique::UNIQUE_1,
            Technique::UNIQUE_2,
            Technique::UNIQUE_3,
            Technique::UNIQUE_4,
            Technique::UNIQUE_5,
            Technique::UNIQUE_6,
            Technique::HIDDEN_RECTANGLE,
        ];
        self.first_rectangle(&unique, &of_unique).or_else(|| {
            let avoidable = Rectangles::avoidable(pencil);
            let of_avoidable = [Technique::AVOIDABLE_1, Technique::AVOIDABLE_2];
            self.first_rectangle(&avoidable, &of_avoidable)
        })
    }

    fn first_rectangle(&mut self, found: &Rectangles, wanted: &[Technique]) -> Option<Technique> {
        wanted.iter().copied().find(|&technique| {
            let removes = found.first(technique);
            self.removes.extend_from_slice(removes.unwrap_or_default());
            removes.is_some()
        })
    }

    fn finned(&mut self, pencil: &Pencil) -> Option<Technique> {
        let kinds = [
            (2, Technique::FINNED_X_WING, Technique::SASHIMI_X_WING),
            (3, Technique::FINNED_SWORDFISH, Technique::SASHIMI_SWORDFISH),
            (4, Technique::FINNED_JELLYFISH, Technique::SASHIMI_JELLYFISH),
        ];
        kinds.into_iter().find_map(|(size, finned, sashimi)| {
            let found = Finned::search(pencil, size);
            let (technique, removes) = if found.finned.is_empty() {
                (sashimi, found.sashimi)
            } else {
                (finned, found.finned)
            };
            self.removes = removes;
            (!self.removes.is_empty()).then_some(technique)
        })
    }

    /// Techniques that collect what they find and take the best.
    fn chain(&mut self, pencil: &Pencil) -> Option<Taken> {
        if chains::x_chain(pencil, &mut self.removes) {
            return Some(Taken::removal(Technique::X_CHAIN));
        }
        if chains::xy_chain(pencil, &mut self.removes) {
            return Some(Taken::removal(Technique::XY_CHAIN));
        }
        for with_groups in [false, true] {
            let found = self.loops.find(pencil, with_groups, &mut self.removes);
            if let Some(technique) = found {
                return Some(Taken {
                    technique,
                    // What is found with groups costs as much, even where it needs none.
                    score: if with_groups { 300 } else { 280 },
                    places: None,
                });
            }
        }
        None
    }
}

/// The level a score asks for.
fn level_of(score: u32) -> Level {
    match score {
        0..=800 => Level::Easy,
        801..=1000 => Level::Medium,
        1001..=1600 => Level::Hard,
        1601..=1800 => Level::Unfair,
        _ => Level::Extreme,
    }
}

/// The next single of the queues.
fn single(pencil: &mut Pencil) -> Option<Taken> {
    let is_open = |single: &Candidate| pencil.placed[usize::from(single / 9)] == 0;
    let is_last = |single: &&Candidate| {
        let homes = pencil::HOMES[usize::from(*single / 9)];
        is_open(single) && homes.iter().any(|&house| pencil.is_last_open(house))
    };
    if let Some(&last) = pencil.naked.items().iter().find(is_last) {
        return Some(Taken::placement(Technique::FULL_HOUSE, last));
    }
    while let Some(single) = pencil.naked.pop() {
        if pencil.placed[usize::from(single / 9)] == 0 {
            return Some(Taken::placement(Technique::NAKED_SINGLE, single));
        }
    }
    while let Some(single) = pencil.hidden.pop() {
        let (cell, digit) = (usize::from(single) / 9, usize::from(single) % 9);
        if pencil.placed[cell] == 0 {
            let is_hidden = |&house: &usize| pencil.free[house][digit] == 1;
            // One that is none any more is dropped, and the rest has to wait.
            return pencil::HOMES[cell]
                .iter()
                .any(is_hidden)
                .then(|| Taken::placement(Technique::HIDDEN_SINGLE, candidate(cell, digit)));
        }
    }
    None
}
