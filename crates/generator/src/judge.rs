//! Whether a puzzle meets a wish; what is cheap is asked first.

use std::ops::RangeInclusive;

use novena_core::Puzzle;
use novena_kernel::place_singles;
use novena_ratings::{HodokuRater, HodokuRating, Rating, SeRater, SeRating, rate_within};
use novena_techniques::{Kind, Level, Position, Reasoner, Step};

use crate::{NewPuzzle, Wish};

/// Tells whether puzzles meet a wish. It keeps memory between them; a thread has its own.
///
/// ```
/// use novena_core::Puzzle;
/// use novena_generator::{Judge, Wish};
/// use novena_kernel::{Solver, Wave};
/// use novena_techniques::Level;
///
/// let puzzle: Puzzle =
///     "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4.."
///         .parse()?;
/// assert!(Judge::new(&Wish::of_level(Level::Easy)).judge(&puzzle).is_some());
/// assert!(Judge::new(&Wish::of_level(Level::Hard)).judge(&puzzle).is_none());
/// # Ok::<(), novena_core::ParseBoardError>(())
/// ```
pub struct Judge {
    needs: Vec<Gap>,
    only: Option<Reasoner>,
    hardest: Option<(Kind, Reasoner)>,
    tenths: Option<RangeInclusive<u16>>,
    se: Option<RangeInclusive<u16>>,
    hodoku: Option<RangeInclusive<u32>>,
    sieve: Option<Sieve>,
    raters: Option<Box<(SeRater, HodokuRater)>>,
}

/// What became known of a puzzle that meets a wish: the ratings that were asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Judgement {
    /// Our own.
    pub rating: Option<Rating>,
    /// That of Sudoku Explainer.
    pub se: Option<SeRating>,
    /// That of HoDoKu.
    pub hodoku: Option<HodokuRating>,
}

impl Judge {
    /// A judge of this wish.
    #[must_use]
    pub fn new(wish: &Wish) -> Self {
        let singles = |kind: Kind| kind.level() == Level::Easy;
        let only = wish.only.as_ref();
        let tenths = wish.tenths();
        let is_extreme = tenths.as_ref().is_some_and(|tenths| *tenths.start() >= 80);
        let is_beyond = |kind: &Kind| *kind > Sieve::LAST;
        let is_far = is_extreme || wish.needs.iter().chain(&wish.hardest).any(is_beyond);
        // Where puzzles are hard to come by, none is passed over.
        let sieve = (is_far && wish.shape.pattern.is_none()).then(Sieve::new);
        Self {
            needs: wish.needs.iter().map(|&kind| Gap::new(kind)).collect(),
            only: only.map(|only| {
                let wanted = |kind: &&Kind| singles(**kind) || only.contains(kind);
                Reasoner::of(Kind::ALL.iter().filter(wanted).copied())
            }),
            hardest: wish
                .hardest
                .map(|kind| (kind, Reasoner::standard().up_to(kind))),
            tenths,
            se: wish.se.clone(),
            hodoku: wish.hodoku.clone(),
            sieve,
            raters: None,
        }
    }

    /// What is known of a puzzle with one solution if it meets the wish in everything but
    /// its shape.
    pub fn judge(&mut self, puzzle: &Puzzle) -> Option<Judgement> {
        self.judge_until(puzzle, &|| false)
    }

    /// The same, but without an answer soon after `stop` says so.
    pub fn judge_until(&mut self, puzzle: &Puzzle, stop: &dyn Fn() -> bool) -> Option<Judgement> {
        let start = Position::new(puzzle).ok()?.assuming_uniqueness(true);
        let is_needed = |gap: &Gap| gap.find(start.clone()).is_some();
        if !self.needs.iter().all(is_needed) {
            return None;
        }
        if let Some(only) = &self.only
            && !only.path(start.clone()).is_solved()
        {
            return None;
        }
        if let Some((kind, solver)) = &self.hardest {
            let path = solver.path(start.clone());
            if !path.is_solved() || path.hardest() != Some(*kind) {
                return None;
            }
        }
        let mut judgement = Judgement::default();
        if let Some(tenths) = &self.tenths {
            let rating = rate_within(start, *tenths.end())?;
            judgement.rating = Some(rating).filter(|rating| tenths.contains(&rating.tenths));
            judgement.rating?;
        }
        if self.se.is_none() && self.hodoku.is_none() {
            return Some(judgement);
        }
        let (se, hodoku) = &mut **self.raters.get_or_insert_default();
        if let Some(scores) = &self.hodoku {
            let rating = hodoku.rate(puzzle);
            judgement.hodoku = Some(rating).filter(|rating| scores.contains(&rating.score));
            judgement.hodoku.as_ref()?;
        }
        if let Some(tenths) = &self.se {
            let rating = se.rate_until(puzzle, stop)?;
            judgement.se = Some(rating).filter(|rating| tenths.contains(&rating.er));
            judgement.se?;
        }
        Some(judgement)
    }

    /// Whether a puzzle is worth judging: of those that are not, hardly any meets the wish,
    /// and to know it of one would take long. Only extreme puzzles, and those that need what
    /// comes after the usual chains, are looked for so; there are always more of them.
    pub(crate) fn is_promising(&self, made: &NewPuzzle) -> bool {
        self.sieve
            .as_ref()
            .is_none_or(|sieve| sieve.passes(made).unwrap_or(false))
    }
}

/// Where everything before a kind ends.
pub(crate) struct Gap {
    before: Reasoner,
    kind: Reasoner,
}

impl Gap {
    pub(crate) fn new(kind: Kind) -> Self {
        Self {
            before: Reasoner::standard().only(|other| other < kind),
            kind: Reasoner::of([kind]),
        }
    }

    /// The position where the kind is the next on the path, and its step; none if the path
    /// comes to the end without, or to a stop that the kind does not overcome.
    pub(crate) fn find(&self, start: Position) -> Option<(Position, Step)> {
        let path = self.before.path(start);
        if path.is_solved() || path.contradiction.is_some() {
            return None;
        }
        let step = self.kind.first_step(&path.end)?;
        Some((path.end, step))
    }
}

/// Cheap signs that a puzzle is extreme.
///
/// Of 20,000 random minimal puzzles 106 were, and to rate all took 18 s. Of the 901 that the
/// first two questions left, 71 were; the next two leave hardly any other.
struct Sieve {
    simple: Reasoner,
    ordinary: Reasoner,
    grouped: Reasoner,
}

/// Cells whose digit, once known, leaves nothing but singles; an extreme puzzle has few.
const MOST_BACKDOORS: usize = 8;

impl Sieve {
    /// What comes after this kind is hardly ever needed where the sieve's own techniques are
    /// enough.
    const LAST: Kind = Kind::GROUPED_AIC;

    fn new() -> Self {
        const SIMPLE: [Kind; 7] = [
            Kind::FULL_HOUSE,
            Kind::HIDDEN_SINGLE,
            Kind::NAKED_SINGLE,
            Kind::POINTING,
            Kind::CLAIMING,
            Kind::NAKED_PAIR,
            Kind::HIDDEN_PAIR,
        ];
        // By what they find in the time they take, not by how hard they are.
        const ORDINARY: [Kind; 10] = [
            Kind::SKYSCRAPER,
            Kind::TWO_STRING_KITE,
            Kind::W_WING,
            Kind::XY_WING,
            Kind::UNIQUE_RECTANGLE_1,
            Kind::X_CHAIN,
            Kind::XY_CHAIN,
            Kind::ALS_XZ,
            Kind::ALS_XY_WING,
            Kind::AIC,
        ];
        const GROUPED: [Kind; 1] = [Kind::GROUPED_DISCONTINUOUS_NICE_LOOP];
        let ordinary = SIMPLE.into_iter().chain(ORDINARY);
        Self {
            simple: Reasoner::of(SIMPLE),
            ordinary: Reasoner::of(ordinary.clone()),
            grouped: Reasoner::of(ordinary.chain(GROUPED)),
        }
    }

    /// Whether everything speaks for it; none if it is solved before that.
    fn passes(&self, made: &NewPuzzle) -> Option<bool> {
        let start = Position::new(&made.puzzle).ok()?.assuming_uniqueness(true);
        let open = |path: novena_techniques::Path| (!path.is_solved()).then_some(path.end);
        let simple = open(self.simple.path(start))?;
        if backdoors(&simple, made) > MOST_BACKDOORS {
            return None;
        }
        let ordinary = open(self.ordinary.path(simple))?;
        Some(open(self.grouped.path(ordinary)).is_some())
    }
}

/// How many there are, counted no further than is of interest.
fn backdoors(position: &Position, made: &NewPuzzle) -> usize {
    let leads_on = |cell: &novena_core::Cell| {
        let mut grid = *position.grid();
        grid.place(cell.with(made.solution[*cell])).is_ok()
            && place_singles(&mut grid).is_ok()
            && grid.open_cells().is_empty()
    };
    let cells = position.open_cells();
    cells
        .iter()
        .filter(leads_on)
        .take(MOST_BACKDOORS + 1)
        .count()
}
