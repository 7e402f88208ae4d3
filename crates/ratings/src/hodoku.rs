//! Ratings on the scale of HoDoKu 2.3.2 with its default options.
//!
//! Techniques are tried in a fixed order. As soon as a technique succeeds, its step is taken, and
//! the search starts again with the first technique. A puzzle's score is the sum of the costs of
//! its steps. Its level is the highest level of any step, or higher if the score requires it. The
//! rating therefore depends on *which* step is taken: the order of scans, the order in which
//! singles are queued, and the choice of the best of many chains are as much a part of the scale as
//! the techniques.
//!
//! Everything here is written from scratch, based on HoDoKu's known behaviour. Its bugs are part of
//! the scale and are reproduced.

mod als;
mod als_chain;
mod barren;
mod best;
mod chains;
mod closure;
mod colours;
mod fish;
mod forcing;
mod franken;
mod links;
mod loops;
mod pencil;
mod rating;
mod scale;
mod sets;
mod single_digit;
mod singles;
mod sue_de_coq;
mod unique;
mod wings;

pub use rating::{HodokuRating, HodokuStep};
pub use scale::HodokuTechnique;

use novena_core::{Board, Cell, Digit, Puzzle, Solution};
use novena_kernel::{Solver as _, Wave};
use novena_techniques::Level;

use self::HodokuTechnique as Technique;
use als::AlsWorld;
use barren::{BarrenCells, Vain};
use fish::FinnedFish;
use forcing::{ForcedCandidate, Forcing};
use franken::Franken;
use loops::Loops;
use pencil::{Candidate, Pencil, candidate};
use rating::level_of;
use unique::Rectangles;

/// Rates puzzles on HoDoKu's scale. A rater keeps its allocated memory from one puzzle to the next.
#[derive(Default)]
pub struct HodokuRater {
    removes: Vec<Candidate>,
    vain: Vain,
    loops: Loops,
    als: AlsWorld,
    forcing: Forcing,
    /// The solution of the current puzzle, computed when it is first needed.
    solution: Option<Solution>,
}

/// The effect of a step, except for the eliminations, which are stored in the rater.
struct NextStep {
    technique: Technique,
    score: u32,
    places: Option<Candidate>,
}

impl NextStep {
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
    /// A new rater.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Rates a puzzle with one solution. A puzzle without a solution is rated extreme. If the
    /// puzzle has several solutions, the rating is meaningless.
    ///
    /// ```
    /// use novena_ratings::HodokuRater;
    /// use novena_techniques::Level;
    ///
    /// let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
    ///     .parse().unwrap();
    /// let rating = HodokuRater::new().rate(&puzzle);
    /// assert_eq!(rating.level, Level::Easy);
    /// assert_eq!(rating.to_string(), "easy, 204");
    /// ```
    pub fn rate(&mut self, puzzle: &Puzzle) -> HodokuRating {
        self.solve(puzzle, |_, _| {})
    }

    /// The steps that HoDoKu takes to solve a puzzle.
    ///
    /// ```
    /// use novena_ratings::HodokuRater;
    ///
    /// let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
    ///     .parse().unwrap();
    /// let path = HodokuRater::new().path(&puzzle);
    /// assert_eq!(path.last().unwrap().technique.id(), "fh");
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
        mut see: impl FnMut(&NextStep, &[Candidate]),
    ) -> HodokuRating {
        let mut pencil = Pencil::new(puzzle);
        self.solution = None;
        let mut rating = HodokuRating {
            level: Level::Easy,
            score: 0,
            hardest: None,
            counts: [0; Technique::ALL.len()],
        };
        while !pencil.is_full() {
            self.removes.clear();
            let next = if pencil.is_broken {
                None
            } else {
                self.next(&mut pencil)
            };
            let Some(taken) = next else {
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
                if key(next) >= key(hardest) {
                    next
                } else {
                    hardest
                }
            });
        let of_step = rating.hardest.map_or(Level::Easy, Technique::level);
        rating.level = rating.level.max(of_step).max(level_of(rating.score));
        rating
    }

    fn next(&mut self, pencil: &mut Pencil) -> Option<NextStep> {
        singles::next(pencil).or_else(|| {
            let taken = self.pattern(pencil).map(NextStep::removal);
            taken.or_else(|| self.chain(pencil))
        })
    }

    /// Tries the techniques up to colours. Each technique takes the first step that it finds.
    fn pattern(&mut self, pencil: &Pencil) -> Option<Technique> {
        self.set(pencil)
            .or_else(|| self.early(pencil))
            .or_else(|| self.wing(pencil))
            .or_else(|| self.rectangle(pencil))
            .or_else(|| self.finned(pencil))
            .or_else(|| {
                let is_found =
                    sue_de_coq::find(pencil, &mut self.vain.sue_de_coq, &mut self.removes);
                is_found.then_some(Technique::SUE_DE_COQ)
            })
            .or_else(|| colours::simple(pencil, &mut self.vain.colours[0], &mut self.removes))
            .or_else(|| colours::multiple(pencil, &mut self.vain.colours[1], &mut self.removes))
    }

    fn set(&mut self, pencil: &Pencil) -> Option<Technique> {
        type Find = fn(&Pencil, &mut [BarrenCells; 3], &mut Vec<Candidate>) -> bool;
        let techniques: [(Technique, Find); 10] = [
            (Technique::LOCKED_PAIR, |pencil, _, removes| {
                sets::locked_set(pencil, 2, removes)
            }),
            (Technique::LOCKED_TRIPLE, |pencil, _, removes| {
                sets::locked_set(pencil, 3, removes)
            }),
            (Technique::POINTING, |pencil, _, removes| {
                sets::pointing(pencil, removes)
            }),
            (Technique::CLAIMING, |pencil, _, removes| {
                sets::claiming(pencil, removes)
            }),
            (Technique::NAKED_PAIR, |pencil, _, removes| {
                sets::naked_set(pencil, 2, removes)
            }),
            (Technique::NAKED_TRIPLE, |pencil, _, removes| {
                sets::naked_set(pencil, 3, removes)
            }),
            (Technique::HIDDEN_PAIR, |pencil, [pairs, ..], removes| {
                sets::hidden_set(pencil, 2, pairs, removes)
            }),
            (
                Technique::HIDDEN_TRIPLE,
                |pencil, [_, triples, _], removes| sets::hidden_set(pencil, 3, triples, removes),
            ),
            (Technique::NAKED_QUADRUPLE, |pencil, _, removes| {
                sets::naked_set(pencil, 4, removes)
            }),
            (
                Technique::HIDDEN_QUADRUPLE,
                |pencil, [.., quads], removes| sets::hidden_set(pencil, 4, quads, removes),
            ),
        ];
        let Self { vain, removes, .. } = self;
        let barren = &mut vain.hidden_sets;
        let found = techniques
            .iter()
            .find(|(_, find)| find(pencil, barren, removes));
        found.map(|(technique, _)| *technique)
    }

    /// Tries fish, other single-digit patterns, and the techniques listed between them.
    fn early(&mut self, pencil: &Pencil) -> Option<Technique> {
        let Self { vain, removes, .. } = self;
        let fish = [
            (2, Technique::X_WING),
            (3, Technique::SWORDFISH),
            (4, Technique::JELLYFISH),
        ];
        for ((size, technique), barren) in fish.into_iter().zip(&mut vain.fish) {
            let find =
                |pencil: &Pencil, digit, removes: &mut _| fish::basic(pencil, size, digit, removes);
            if barren.search(pencil, removes, find) {
                return Some(technique);
            }
        }
        if chains::remote_pair(pencil, removes) {
            return Some(Technique::REMOTE_PAIR);
        }
        if unique::bug_plus_one(pencil, removes) {
            return Some(Technique::BUG_PLUS_ONE);
        }
        for (is_turned, barren) in [false, true].into_iter().zip(&mut vain.skyscrapers) {
            let find = |pencil: &Pencil, digit, removes: &mut _| {
                single_digit::skyscraper(pencil, digit, is_turned, removes)
            };
            if barren.search(pencil, removes, find) {
                return Some(Technique::SKYSCRAPER);
            }
        }
        if vain
            .kite
            .search(pencil, removes, single_digit::two_string_kite)
        {
            return Some(Technique::TWO_STRING_KITE);
        }
        if chains::turbot_fish(pencil, &mut vain.turbot, removes) {
            return Some(Technique::TURBOT_FISH);
        }
        let is_found = vain
            .rectangle
            .search(pencil, removes, single_digit::empty_rectangle);
        is_found.then_some(Technique::EMPTY_RECTANGLE)
    }

    fn wing(&mut self, pencil: &Pencil) -> Option<Technique> {
        type Find = fn(&Pencil, &mut Vec<Candidate>) -> bool;
        let techniques: [(Technique, Find); 3] = [
            (Technique::W_WING, wings::w_wing),
            (Technique::XY_WING, wings::xy_wing),
            (Technique::XYZ_WING, wings::xyz_wing),
        ];
        let removes = &mut self.removes;
        let found = techniques.iter().find(|(_, find)| find(pencil, removes));
        found.map(|(technique, _)| *technique)
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
            let barren = &mut self.vain.finned[size as usize - 2];
            let found = FinnedFish::search(pencil, size, barren);
            let (technique, removes) = if found.finned.is_empty() {
                (sashimi, found.sashimi)
            } else {
                (finned, found.finned)
            };
            self.removes = removes;
            (!self.removes.is_empty()).then_some(technique)
        })
    }

    /// Tries the techniques that collect all their steps and take the best one.
    fn chain(&mut self, pencil: &Pencil) -> Option<NextStep> {
        if chains::x_chain(pencil, &mut self.vain.x_chain, &mut self.removes) {
            return Some(NextStep::removal(Technique::X_CHAIN));
        }
        if chains::xy_chain(pencil, &mut self.removes) {
            return Some(NextStep::removal(Technique::XY_CHAIN));
        }
        for with_groups in [false, true] {
            let Self { loops, forcing, .. } = self;
            if with_groups {
                loops.links.fill_groups(pencil);
            } else {
                loops.links.fill(pencil);
            }
            forcing.follow(pencil, &loops.links);
            let is_hopeful = |row| forcing.is_hopeful(pencil, row);
            let found = loops.find(pencil, is_hopeful, &mut self.removes);
            if let Some(technique) = found {
                return Some(NextStep {
                    technique,
                    // All steps found by a search with groups cost the same, even if they do not
                    // use groups.
                    score: if with_groups { 300 } else { 280 },
                    places: None,
                });
            }
        }
        self.als.fill(pencil);
        if self.als.xz(&mut self.removes) {
            return Some(NextStep::removal(Technique::ALS_XZ));
        }
        if self.als.xy_wing(&mut self.removes) {
            return Some(NextStep::removal(Technique::ALS_XY_WING));
        }
        if als_chain::find(&self.als, &mut self.removes) {
            return Some(NextStep::removal(Technique::ALS_CHAIN));
        }
        self.franken(pencil)
            .map(NextStep::removal)
            .or_else(|| self.forced(pencil))
            .or_else(|| self.guess(pencil))
    }

    fn franken(&mut self, pencil: &Pencil) -> Option<Technique> {
        let fish = Franken::new(pencil, &self.vain.franken);
        let kinds = [
            (2, false, Technique::FRANKEN_X_WING),
            (3, false, Technique::FRANKEN_SWORDFISH),
            (2, true, Technique::FINNED_FRANKEN_X_WING),
            (3, true, Technique::FINNED_FRANKEN_SWORDFISH),
        ];
        let is_fish = |&(size, with_fins, _): &(u32, bool, Technique)| {
            fish.find(size, with_fins, &mut self.removes)
        };
        let found = kinds
            .into_iter()
            .find(is_fish)
            .map(|(_, _, technique)| technique);
        if found.is_none() {
            (0..9).for_each(|digit| self.vain.franken.mark(pencil, digit));
        }
        found
    }

    fn forced(&mut self, pencil: &Pencil) -> Option<NextStep> {
        let links = &self.loops.links;
        let (forced, is_net) = match self.forcing.chain(pencil) {
            Some(forced) => (forced, false),
            None => (self.forcing.net(pencil, links)?, true),
        };
        let ForcedCandidate {
            candidate,
            is_placed,
            is_contradiction,
        } = forced;
        let technique = match (is_net, is_contradiction) {
            (false, true) => Technique::CHAIN_CONTRADICTION,
            (false, false) => Technique::CHAIN_VERITY,
            (true, true) => Technique::NET_CONTRADICTION,
            (true, false) => Technique::NET_VERITY,
        };
        if is_placed {
            return Some(NextStep::placement(technique, candidate));
        }
        self.removes.push(candidate);
        Some(NextStep::removal(technique))
    }

    /// Places the solution's digit in the middle open cell, as HoDoKu does when no technique makes
    /// progress.
    fn guess(&mut self, pencil: &Pencil) -> Option<NextStep> {
        if self.solution.is_none() {
            let placed = Puzzle::new(Board::from_values(&pencil.placed)?);
            self.solution = Wave::new().solve(&placed).first();
        }
        let middle = pencil.open_cells.count_ones() as usize / 2;
        let cell = pencil::bits(pencil.open_cells).nth(middle)?;
        let digit = self.solution?.digits()[cell].index();
        Some(NextStep::placement(
            Technique::BRUTE_FORCE,
            candidate(cell, digit),
        ))
    }
}
