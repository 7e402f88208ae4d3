//! New puzzles and new games.

use novena_core::{Journal, Puzzle, Sheet, Solution};
use novena_generator::{
    Date, Judge, NewPuzzle, Practice, Random, Wish, WishMatch, bunch_until, classic, daily,
};
use novena_play::{Game, SavedGame};
use novena_techniques::{Kind, Level};
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::{MAKING_WORK, PUZZLES};
use super::rate::{Budget, decimal};
use super::state::{Labels, Table};
use super::view::Shown;
use super::wish::{Levels, WishShape};
use super::{Context, Operation, work};
use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::Object;

/// A new game: the day's, one to practise a technique in, that of the first lab, or of a wish.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct New {
    /// The level; with `daily`, medium if it is missing.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Level>))]
    level: Option<Name<Level>>,
    /// The puzzle of this day.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Date>))]
    daily: Option<Name<Date>>,
    /// A position where this technique is next.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Kind>))]
    practice: Option<Name<Kind>>,
    /// The five phases of the first lab.
    #[serde(default)]
    classic: bool,
    /// Anything else that `generate` takes.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<WishShape>))]
    wish: Option<Object<WishShape>>,
    /// Must be there for all but the day's puzzle: the same seed makes the same puzzle.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    seed: Option<u64>,
    /// Where the search begins.
    #[serde(default)]
    from: [u64; 2],
}

/// A new game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Begun {
    /// What makes the same puzzle again; none for the day's.
    #[serde(skip_serializing_if = "Option::is_none")]
    origin: Option<Origin>,
    #[serde(flatten)]
    shown: Shown,
}

/// The seed, and where the search begins that finds it at once.
#[derive(Clone, Copy, Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Origin {
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    seed: u64,
    from: [u64; 2],
}

impl Operation for New {
    const ID: &'static str = "new";
    type Answer = Begun;

    fn answer(self, context: &Context<'_>) -> Result<Begun, Failure> {
        let kinds = [
            self.daily.is_some(),
            self.practice.is_some(),
            self.classic,
            self.wish.is_some(),
        ];
        if kinds.iter().filter(|&&is_asked| is_asked).count() > 1 {
            let expected = "daily, practice, classic, wish";
            return Err(Failure::new("one-of").with("expected", expected));
        }
        if let Some(Name(date)) = self.daily {
            let level = self.level.map_or(Level::Medium, |level| level.0);
            let labels = Labels {
                title: Some(date.to_string()),
                level: Some(level.to_string()),
                source: Some(format!("daily {date}")),
            };
            return begin(daily(date, level).puzzle, labels, None, context);
        }
        let Some(seed) = self.seed else {
            return Err(Failure::unfit("seed", "expected a whole number from 0"));
        };
        if self.classic {
            let made = classic(&mut Random::new(seed));
            let labels = Labels {
                source: Some(format!("classic, seed {seed}")),
                ..Labels::default()
            };
            let origin = Origin { seed, from: [0; 2] };
            return begin(made.puzzle, labels, Some(origin), context);
        }
        let mut shape = self.wish.map_or_else(WishShape::default, |wish| wish.0);
        if let Some(kind) = self.practice {
            shape.needs = vec![kind];
        }
        if let Some(level) = self.level {
            shape.level = Some(Levels::One(level));
        }
        let wish = shape.wish(context.texts)?;
        let search = Search::run(&wish, seed, self.from, 1, context)?;
        let Some(Item { found, from }) = search.found.into_iter().next() else {
            return Err(Failure::new("not-found").then(search.next));
        };
        let rating = found.judgement.rating;
        let labels = Labels {
            level: rating.map(|rating| rating.level().to_string()),
            source: Some(format!("seed {seed}, from {} {}", from[0], from[1])),
            ..Labels::default()
        };
        let origin = Some(Origin { seed, from });
        match self.practice {
            Some(Name(kind)) => practise(&found.made, kind, labels, origin, context),
            None => begin(found.made.puzzle, labels, origin, context),
        }
    }
}

fn begin(
    puzzle: Puzzle,
    labels: Labels,
    origin: Option<Origin>,
    context: &Context<'_>,
) -> Result<Begun, Failure> {
    let game = Game::new(puzzle);
    let shown = Shown::new(Table { game, labels }, context)?;
    Ok(Begun { origin, shown })
}

/// The player begins with what leads up to the technique, which can be gone back to.
fn practise(
    made: &NewPuzzle,
    kind: Kind,
    labels: Labels,
    origin: Option<Origin>,
    context: &Context<'_>,
) -> Result<Begun, Failure> {
    let practice = Practice::of(made, kind).ok_or_else(|| Failure::new("internal"))?;
    let labels = Labels {
        title: Some(context.texts.short.name(kind)),
        ..labels
    };
    let mut sheet = Sheet::BLANK;
    let (entries, marks) = (practice.entries(), practice.marks());
    for cell in novena_core::Cell::all() {
        sheet[cell].digit = entries[cell];
        sheet[cell].centre = marks[cell.index()];
    }
    let mut game = begun_with(made.puzzle, &sheet)?;
    let name = context.texts.get("practice-savepoint");
    // A name of ours is never refused.
    let _ = game.play(&novena_play::Move::Save { name });
    let shown = Shown::new(Table { game, labels }, context)?;
    Ok(Begun { origin, shown })
}

/// A game whose first step writes this sheet.
pub(super) fn begun_with(puzzle: Puzzle, sheet: &Sheet) -> Result<Game, Failure> {
    let game = Game::new(puzzle);
    let step: Vec<_> = sheet.changes_from(&Sheet::BLANK).collect();
    if step.is_empty() {
        return Ok(game);
    }
    let journal = Journal {
        steps: vec![step],
        done: 1,
        savepoints: Vec::new(),
    };
    let saved = SavedGame {
        journal,
        ..game.into_saved()
    };
    saved
        .into_game()
        .map_err(|damaged| Failure::new("damaged").with("reason", damaged))
}

/// Puzzles that meet a wish.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Generate {
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<WishShape>))]
    wish: Option<Object<WishShape>>,
    /// The same seed makes the same puzzles.
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    seed: u64,
    #[serde(default = "one")]
    count: usize,
    /// Where the search begins.
    #[serde(default)]
    from: [u64; 2],
}

const fn one() -> usize {
    1
}

/// Puzzles, and where the search goes on. Fewer than asked for if it takes longer than one
/// call may.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Generated {
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    seed: u64,
    puzzles: Vec<Generation>,
    next: [u64; 2],
}

/// A puzzle and what was asked about it.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct Generation {
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    puzzle: Name<Puzzle>,
    #[cfg_attr(feature = "openapi", schema(value_type = named::Solution))]
    solution: Name<Solution>,
    /// The search that begins here finds it at once.
    from: [u64; 2],
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    rating: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    se: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hodoku: Option<u32>,
}

impl Operation for Generate {
    const ID: &'static str = "generate";
    type Answer = Generated;

    fn answer(self, context: &Context<'_>) -> Result<Generated, Failure> {
        PUZZLES.check(self.count)?;
        let shape = self.wish.map_or_else(WishShape::default, |wish| wish.0);
        let wish = shape.wish(context.texts)?;
        let search = Search::run(&wish, self.seed, self.from, self.count, context)?;
        Ok(Generated {
            seed: self.seed,
            puzzles: search.found.iter().map(Item::shape).collect(),
            next: search.next,
        })
    }
}

/// A puzzle that was found, and where.
struct Item {
    found: WishMatch,
    from: [u64; 2],
}

impl Item {
    fn shape(&self) -> Generation {
        let WishMatch { made, judgement } = &self.found;
        Generation {
            puzzle: Name(made.puzzle),
            solution: Name(made.solution),
            from: self.from,
            level: judgement.rating.map(|rating| rating.level().id()),
            rating: judgement.rating.map(|rating| decimal(rating.tenths)),
            se: judgement.se.map(|rating| decimal(rating.er)),
            hodoku: judgement.hodoku.as_ref().map(|rating| rating.score),
        }
    }
}

/// What a search for puzzles found, and where it ended: a bunch, and a place in it.
struct Search {
    found: Vec<Item>,
    next: [u64; 2],
}

impl Search {
    fn run(
        wish: &Wish,
        seed: u64,
        from: [u64; 2],
        count: usize,
        context: &Context<'_>,
    ) -> Result<Self, Failure> {
        let budget = Budget::new(MAKING_WORK.most, context);
        let judging = work::of_judging(wish);
        let mut judge = Judge::new(wish);
        let mut search = Self {
            found: Vec::new(),
            next: from,
        };
        while search.found.len() < count {
            let [number, first] = search.next;
            // Half of it, so that what is made can be judged in the same call.
            let making = Budget::new(MAKING_WORK.most / 2, context);
            let bunch = bunch_until(&wish.shape, seed, number, &|counted| {
                making.spend(work::of_counting(counted))
            });
            let is_cut = making.left() == 0;
            let tries = work::OF_A_TRY * u64::from(bunch.tried);
            let mut spent = budget.spend(MAKING_WORK.most / 2 - making.left() + tries);
            for (place, made) in (0..).zip(&bunch.puzzles).skip(first as usize) {
                context.go_on()?;
                search.next = [number, place];
                if spent || search.found.len() == count {
                    return Ok(search);
                }
                // The answer of the one at which it is spent counts all the same.
                spent = budget.spend(judging);
                let found = judge.look(made, &|| budget.spend(work::OF_A_WEB));
                search.next = [number, place + 1];
                search.found.extend(found.map(|found| Item {
                    found,
                    from: [number, place],
                }));
            }
            search.next = [number.wrapping_add(1), 0];
            context.go_on()?;
            if spent || is_cut {
                break;
            }
        }
        Ok(search)
    }
}
