//! Computes Sudoku Explainer's rating about a hundred times faster than Sudoku Explainer itself,
//! with the same producers in the same order and with the same results.
//!
//! A *producer* searches a position for one kind of hint. Producers run one after another. As soon
//! as a producer finds hints, its first hint is applied as a step. The cost of the step is the
//! hint's rating. The rating of a puzzle (ER) is the cost of its most expensive step. The pearl
//! rating (EP) is the cost of the most expensive step up to the first placed digit, and the diamond
//! rating (ED) is the cost of the first step.
//!
//! Everything here is written from scratch, based on Sudoku Explainer's known behaviour. Its bugs
//! are part of the scale and are reproduced; each is noted in the code.

mod exclusion;
mod grave;
mod hint;
mod keeper;
mod links;
mod loops;
mod multiple;
mod nested;
mod patterns;
mod reasons;
mod rules;
mod shortest;
mod sink;
mod spin;
mod technique;
mod tuples;
mod unary;
mod web;

use std::fmt;
use std::ops::ControlFlow;

use novena_core::Puzzle;

use novena_techniques::pencil::Pencil;

use hint::Hint;
use rules::Rules;
use sink::HintSink;
use spin::Spare;
use technique::Rank;
use unary::Unary;

pub use technique::SeTechnique;

/// A rating on Sudoku Explainer's scale, in tenths. It is printed in the format used on forums: ER,
/// EP and ED.
///
/// ```
/// use novena_ratings::SeRating;
///
/// let rating = SeRating { er: 71, ep: 12, ed: 12, hardest: None, steps: 54 };
/// assert_eq!(rating.to_string(), "7.1/1.2/1.2");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeRating {
    /// The cost of the most expensive step.
    pub er: u16,
    /// The cost of the most expensive step up to the first placed digit.
    pub ep: u16,
    /// The cost of the first step.
    pub ed: u16,
    /// The technique of the first step with the maximum cost, or `None` if there are no steps.
    pub hardest: Option<SeTechnique>,
    /// The number of steps.
    pub steps: u16,
}

impl fmt::Display for SeRating {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let numbers = [self.er, self.ep, self.ed];
        let numbers = numbers.map(|tenths| format!("{}.{}", tenths / 10, tenths % 10));
        f.pad(&numbers.join("/"))
    }
}

/// A function that returns whether to stop. Once it has returned true, it must keep returning true.
type Stop<'a> = &'a dyn Fn() -> bool;

/// Rates puzzles on Sudoku Explainer's scale. A rater keeps its allocated memory from one puzzle to
/// the next.
///
/// ```
/// use novena_ratings::SeRater;
///
/// let puzzle = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///     .parse().unwrap();
/// let rating = SeRater::new().rate(&puzzle);
/// assert_eq!([rating.er, rating.ep, rating.ed], [15, 12, 12]);
/// ```
#[derive(Default)]
pub struct SeRater {
    unary: Unary,
    spare: Spare,
}

impl SeRater {
    /// A new rater.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Rates a puzzle with one solution. The ER is 200 if none of the producers makes progress, and
    /// 0 if the givens break a rule.
    pub fn rate(&mut self, puzzle: &Puzzle) -> SeRating {
        let mut tally = Tally::default();
        self.run(puzzle, &|| false, &mut tally);
        tally.in_tenths()
    }

    /// Rates a puzzle, or returns `None` if `stop` returns true before the rating is complete.
    /// `stop` is called often. Once it has returned true, it must keep returning true.
    ///
    /// ```
    /// # use novena_ratings::SeRater;
    /// use std::sync::atomic::{AtomicBool, Ordering};
    ///
    /// let too_late = AtomicBool::new(true);
    /// let puzzle = ".".repeat(81).parse().unwrap();
    /// let rating = SeRater::new().rate_until(&puzzle, &|| too_late.load(Ordering::Relaxed));
    /// assert_eq!(rating, None);
    /// ```
    pub fn rate_until(&mut self, puzzle: &Puzzle, stop: &dyn Fn() -> bool) -> Option<SeRating> {
        let mut tally = Tally::default();
        self.run(puzzle, stop, &mut tally);
        (!stop()).then(|| tally.in_tenths())
    }

    fn run(&mut self, puzzle: &Puzzle, stop: Stop<'_>, tally: &mut Tally) {
        let Ok(grid) = puzzle.grid() else {
            return;
        };
        let mut pencil = Pencil::new(&grid);
        while !pencil.is_full() && !stop() {
            let Some(hint) = self.next(&pencil, stop) else {
                tally.er = 20.0;
                return;
            };
            tally.take(&hint);
            match hint.places {
                Some(candidate) => pencil.place(candidate),
                None => {
                    for candidate in hint.removes {
                        pencil.remove(candidate);
                    }
                }
            }
        }
    }

    /// The best forcing chain.
    fn forced(&mut self, pencil: &Pencil, rank: Rank, stop: Stop<'_>) -> Option<Hint> {
        let spare = std::mem::take(&mut self.spare);
        let mut rules = Rules::new(rank, stop).in_room(spare);
        let best = multiple::best(pencil, &mut rules);
        self.spare = rules.spare;
        best
    }

    /// Finds the first hint of the first producer that finds any.
    fn next(&mut self, pencil: &Pencil, stop: Stop<'_>) -> Option<Hint> {
        let simple = |&producer: &Producer| first(pencil, producer);
        SIMPLE
            .iter()
            .find_map(simple)
            .or_else(|| self.unary.best(pencil))
            .or_else(|| first(pencil, exclusion::triplet))
            .or_else(|| {
                RANKS
                    .into_iter()
                    .find_map(|rank| self.forced(pencil, rank, stop))
            })
    }
}

/// The ratings and the number of steps so far.
#[derive(Default)]
struct Tally {
    er: f64,
    ep: f64,
    ed: f64,
    hardest: Option<SeTechnique>,
    steps: u16,
    has_placed: bool,
}

impl Tally {
    /// Adds a step.
    fn take(&mut self, hint: &Hint) {
        if self.steps == 0 {
            self.ed = hint.rating;
        }
        self.steps += 1;
        if hint.rating > self.er {
            self.er = hint.rating;
            self.hardest = Some(hint.technique());
        }
        if !self.has_placed {
            self.ep = self.er;
        }
        self.has_placed |= hint.places.is_some();
    }

    fn in_tenths(&self) -> SeRating {
        // Ratings are sums of tenths with small rounding errors.
        #[allow(clippy::cast_sign_loss)]
        let tenths = |rating: f64| ((rating + 0.05) * 10.0) as u16;
        SeRating {
            er: tenths(self.er),
            ep: tenths(self.ep),
            ed: tenths(self.ed),
            hardest: self.hardest,
            steps: self.steps,
        }
    }
}

type Producer = fn(&Pencil, &mut HintSink<'_>) -> ControlFlow<()>;

/// The producers that run before all searches for chains. They are listed in the order in which
/// they run, which is not the order of their ratings.
const SIMPLE: [Producer; 20] = [
    patterns::hidden_single,
    patterns::direct_locking,
    |pencil, sink| tuples::direct_hidden_set(pencil, 2, sink),
    patterns::naked_single,
    |pencil, sink| tuples::direct_hidden_set(pencil, 3, sink),
    patterns::locking,
    |pencil, sink| tuples::naked_set(pencil, 2, sink),
    |pencil, sink| tuples::fish(pencil, 2, sink),
    |pencil, sink| tuples::hidden_set(pencil, 2, sink),
    |pencil, sink| tuples::naked_set(pencil, 3, sink),
    |pencil, sink| tuples::fish(pencil, 3, sink),
    |pencil, sink| tuples::hidden_set(pencil, 3, sink),
    |pencil, sink| patterns::wing(pencil, false, sink),
    |pencil, sink| patterns::wing(pencil, true, sink),
    loops::loops,
    |pencil, sink| tuples::naked_set(pencil, 4, sink),
    |pencil, sink| tuples::fish(pencil, 4, sink),
    |pencil, sink| tuples::hidden_set(pencil, 4, sink),
    grave::grave,
    exclusion::pair,
];

/// The forcing chains that run after all other producers, in order.
const RANKS: [Rank; 8] = [
    Rank::Nishio,
    Rank::Static,
    Rank::Dynamic,
    Rank::Nested(1),
    Rank::Nested(2),
    Rank::Nested(3),
    Rank::Nested(4),
    Rank::Nested(5),
];

/// The first hint found by a producer.
fn first(pencil: &Pencil, producer: Producer) -> Option<Hint> {
    let mut first = None;
    let mut take = |hint| {
        first = Some(hint);
        ControlFlow::Break(())
    };
    let _ = producer(pencil, &mut HintSink { take: &mut take });
    first
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rate(puzzle: &str) -> SeRating {
        SeRater::new().rate(&puzzle.parse().unwrap())
    }

    #[test]
    fn givens_that_break_a_rule_have_no_rating() {
        let rating = rate(&format!("11{}", ".".repeat(79)));
        assert_eq!([rating.er, rating.ep, rating.ed, rating.steps], [0; 4]);
        assert_eq!(rating.hardest, None);
    }

    const FULL: &str =
        "123456789456789123789123456214365897365897214897214365531642978642978531978531642";

    #[test]
    fn a_deadly_rectangle_has_no_step() {
        // 1 and 2 can be swapped in rows 1 and 4.
        let rating = rate(&format!("..{}..{}", &FULL[2..27], &FULL[29..]));
        let SeRating { er, ep, ed, .. } = rating;
        assert_eq!([er, ep, ed, rating.steps], [200, 0, 0, 0]);
    }

    #[test]
    fn the_last_cell_costs_least() {
        assert_eq!(rate(FULL).steps, 0);
        let rating = rate(&FULL.replacen('1', ".", 1));
        let SeRating { er, ep, ed, .. } = rating;
        assert_eq!([er, ep, ed, rating.steps], [10, 10, 10, 1]);
    }
}
