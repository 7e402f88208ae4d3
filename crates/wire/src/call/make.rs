//! New puzzles and new games.

use novena_core::{Journal, Puzzle, Sheet, Solution};
use novena_generator::{
    DAILY_LEVEL, Date, Judge, Practice, Random, Wish, WishMatch, bunch_until, classic, daily,
    daily_source,
};
use novena_play::{Game, Labels, SavedGame};
use novena_techniques::{KindChoice, Level};
use serde::{Deserialize, Serialize};

use super::error::Failure;
use super::limits::{MAKING_WORK, PUZZLES};
use super::rate::{Budget, decimal};
use super::state::LabelledGame;
use super::view::GameAnswer;
use super::wish::{Levels, WishBody};
use super::{Context, Task, work};
use crate::name::{by_name, by_name_option};
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::as_object_option;

/// Asks for a new game with the daily puzzle, a position for practising a technique, a puzzle of
/// the first lab, or a puzzle that meets a wish.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewRequest {
    /// The level. For a daily puzzle, the default is medium.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Level>))]
    pub level: Option<Level>,
    /// The day whose daily puzzle is requested.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Date>))]
    pub daily: Option<Date>,
    /// The technique to practise. The game starts in a position in which it is the next step.
    #[serde(default, with = "by_name_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Kind>))]
    pub practice: Option<KindChoice>,
    /// Whether to generate a puzzle in the five phases of the first lab.
    #[serde(default)]
    pub classic: bool,
    /// Other requirements, as in `generate`.
    #[serde(default, deserialize_with = "as_object_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<WishBody>))]
    pub wish: Option<WishBody>,
    /// The seed, required except for the daily puzzle. The same seed gives the same puzzle.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    pub seed: Option<u64>,
    /// Where the search starts.
    #[serde(default)]
    pub from: [u64; 2],
}

/// A new game.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct NewAnswer {
    /// The fields of a request that finds the same puzzle again; missing for the daily puzzle.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub origin: Option<PuzzleOrigin>,
    /// The game.
    #[serde(flatten)]
    pub game: GameAnswer,
}

/// The seed of a puzzle, and the place from which a search finds it immediately.
#[derive(Clone, Copy, Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PuzzleOrigin {
    /// The seed.
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    pub seed: u64,
    /// Where the search starts.
    pub from: [u64; 2],
}

impl Task for NewRequest {
    const ID: &'static str = "new";
    type Answer = NewAnswer;

    fn answer(self, context: &Context<'_>) -> Result<NewAnswer, Failure> {
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
        if let Some(date) = self.daily {
            let level = self.level.unwrap_or(DAILY_LEVEL);
            let labels = Labels {
                title: Some(date.star().to_owned()),
                level: Some(level.to_string()),
                source: Some(daily_source(date, level)),
                ..Labels::default()
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
            let origin = PuzzleOrigin { seed, from: [0; 2] };
            return begin(made.puzzle, labels, Some(origin), context);
        }
        let mut body = self.wish.unwrap_or_default();
        if let Some(level) = self.level {
            body.level = Some(Levels::One(level));
        }
        let is_practice = self.practice.is_some();
        let wish = body.wish(self.practice)?;
        let practised = wish.needs.first().filter(|_| is_practice);
        // For a rare technique, several puzzles are stored, so that no search is needed.
        if let Some(choice) = practised
            && self.from == [0; 2]
            && wish == Wish::needing(choice.clone())
            && let Some(practice) = Practice::stored(choice, seed)
                .iter()
                .find_map(|made| Practice::of(made, choice))
        {
            let kind = practice.step.kind;
            let labels = Labels {
                source: Some(format!("seed {seed}, practice {kind}")),
                ..Labels::default()
            };
            let origin = PuzzleOrigin { seed, from: [0; 2] };
            return practise(&practice, labels, Some(origin), context);
        }
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
        let origin = Some(PuzzleOrigin { seed, from });
        match practised {
            Some(choice) => {
                let practice = Practice::of(&found.made, choice);
                let practice = practice.ok_or_else(|| Failure::new("internal"))?;
                practise(&practice, labels, origin, context)
            }
            None => begin(found.made.puzzle, labels, origin, context),
        }
    }
}

fn begin(
    puzzle: Puzzle,
    labels: Labels,
    origin: Option<PuzzleOrigin>,
    context: &Context<'_>,
) -> Result<NewAnswer, Failure> {
    let game = Game::new(puzzle);
    let game = GameAnswer::new(LabelledGame { game, labels }, context)?;
    Ok(NewAnswer { origin, game })
}

/// Begins a game in the position before the technique is used, with a savepoint for returning to
/// it.
fn practise(
    practice: &Practice,
    labels: Labels,
    origin: Option<PuzzleOrigin>,
    context: &Context<'_>,
) -> Result<NewAnswer, Failure> {
    let labels = Labels {
        title: Some(context.texts.short.name(practice.step.kind)),
        ..labels
    };
    let mut sheet = Sheet::BLANK;
    let (entries, marks) = (practice.entries(), practice.marks());
    for cell in novena_core::Cell::all() {
        sheet[cell].digit = entries[cell];
        sheet[cell].centre = marks[cell.index()];
    }
    let mut game = begun_with(practice.made.puzzle, &sheet)?;
    let name = context.texts.get("practice-savepoint");
    // Our own name is never refused.
    let _ = game.play(&novena_play::Move::Save { name });
    let game = GameAnswer::new(LabelledGame { game, labels }, context)?;
    Ok(NewAnswer { origin, game })
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
        .map_err(|damaged| Failure::new("damaged").because(damaged))
}

/// Asks for puzzles that meet a wish.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GenerateRequest {
    /// The requirements; by default none.
    #[serde(default, deserialize_with = "as_object_option")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<WishBody>))]
    pub wish: Option<WishBody>,
    /// The seed. The same seed gives the same puzzles.
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    pub seed: u64,
    /// The number of puzzles.
    #[serde(default = "one")]
    pub count: usize,
    /// Where the search starts.
    #[serde(default)]
    pub from: [u64; 2],
}

const fn one() -> usize {
    1
}

/// New puzzles, and the place at which the search continues. There are fewer puzzles than requested
/// if the search would take longer than one call is allowed to.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GenerateAnswer {
    /// The seed of the request.
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    pub seed: u64,
    /// The puzzles.
    pub puzzles: Vec<GeneratedPuzzle>,
    /// Where the search continues.
    pub next: [u64; 2],
}

/// A puzzle, and the facts that the wish is about.
#[derive(Debug, Serialize)]
#[non_exhaustive]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GeneratedPuzzle {
    /// The givens.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    pub puzzle: Puzzle,
    /// Its solution.
    #[serde(serialize_with = "by_name::serialize")]
    #[cfg_attr(feature = "openapi", schema(value_type = named::Solution))]
    pub solution: Solution,
    /// The place from which a search finds the puzzle immediately.
    pub from: [u64; 2],
    /// Its level.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub level: Option<&'static str>,
    /// Our own rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub rating: Option<f64>,
    /// The rating of Sudoku Explainer.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub se: Option<f64>,
    /// The score of HoDoKu.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(nullable = false))]
    pub hodoku: Option<u32>,
}

impl Task for GenerateRequest {
    const ID: &'static str = "generate";
    type Answer = GenerateAnswer;

    fn answer(self, context: &Context<'_>) -> Result<GenerateAnswer, Failure> {
        PUZZLES.check(self.count)?;
        let body = self.wish.unwrap_or_default();
        let wish = body.wish(None)?;
        let search = Search::run(&wish, self.seed, self.from, self.count, context)?;
        Ok(GenerateAnswer {
            seed: self.seed,
            puzzles: search.found.iter().map(Item::shape).collect(),
            next: search.next,
        })
    }
}

/// A puzzle that was found, and its position in the search.
struct Item {
    found: WishMatch,
    from: [u64; 2],
}

impl Item {
    fn shape(&self) -> GeneratedPuzzle {
        let WishMatch { made, judgement } = &self.found;
        GeneratedPuzzle {
            puzzle: made.puzzle,
            solution: made.solution,
            from: self.from,
            level: judgement.rating.map(|rating| rating.level().id()),
            rating: judgement.rating.map(|rating| decimal(rating.tenths)),
            se: judgement.se.map(|rating| decimal(rating.er)),
            hodoku: judgement.hodoku.as_ref().map(|rating| rating.score),
        }
    }
}

/// The result of a search for puzzles, and the place where the search ended: the number of a bunch
/// of puzzles, and a position within the bunch.
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
            // Only half of the budget is used, so that the generated puzzles can be judged in the
            // same call.
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
                // The puzzle that exceeds the budget is still judged.
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
