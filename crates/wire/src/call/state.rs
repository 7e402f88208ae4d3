//! A complete game in JSON, so that no state has to be kept between calls.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use novena_core::{Cell, CellContent, Change, Journal, Puzzle, Savepoint, Sheet};
use novena_play::{Checking, Course, Game, HintCounts, Labels, SavedGame};
use novena_techniques::Kind;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::error::Failure;
use super::limits::{GAME_STEPS, NAME_CHARACTERS, SAVEPOINTS};
use crate::error::read;
use crate::name::{FromName, Name, by_name, by_names};
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::{Object, as_object};
use crate::step::written;

/// A game. Only the puzzle is required.
///
/// [`GameText`] writes the same fields.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a game")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct State {
    /// The givens.
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    puzzle: Name<Puzzle>,
    /// The player's steps, undone ones last. Each is a list of changes.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<named::Change>>))]
    steps: Vec<Vec<Name<Change>>>,
    /// The number of steps that are not undone; by default all.
    #[serde(default)]
    done: Option<usize>,
    /// The savepoints, oldest first.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<SavepointShape>))]
    savepoints: Vec<Object<SavepointShape>>,
    /// The policy for showing mistakes.
    #[serde(default)]
    checking: Policy,
    /// Whether placing a digit removes marks.
    #[serde(default = "yes")]
    cleaning: bool,
    /// The time played.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    elapsed_ms: u64,
    /// The hints taken.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = HintsShape))]
    hints: Object<HintsShape>,
    /// The time played at each step, in milliseconds; `null` if unknown.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    times: Vec<Option<u64>>,
    /// The number of steps undone.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = u64, maximum = 4_294_967_295u64))]
    taken_back: u32,
    /// Its title.
    #[serde(default)]
    title: Option<String>,
    /// The difficulty of the puzzle: a level's ID, or its source's own wording.
    #[serde(default)]
    level: Option<String>,
    /// Its source.
    #[serde(default)]
    source: Option<String>,
}

const fn yes() -> bool {
    true
}

/// A savepoint.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a savepoint")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct SavepointShape {
    name: String,
    /// The contents of the cells that are not blank.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::CellNote>))]
    cells: Vec<Name<CellNote>>,
}

/// The hints taken.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(
    default,
    deny_unknown_fields,
    expecting = "an object with counts of hints"
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct HintsShape {
    /// The number of hints about mistakes.
    #[cfg_attr(feature = "openapi", schema(value_type = u64, maximum = 4_294_967_295u64))]
    mended: u32,
    /// For each technique, the number of hints on each of the rungs 1 to 4.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, [u64; 4]>))]
    techniques: BTreeMap<String, [u32; 4]>,
}

impl Default for Object<HintsShape> {
    fn default() -> Self {
        Self(HintsShape::default())
    }
}

/// The policy for showing mistakes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) enum Policy {
    None,
    #[default]
    Rules,
    OnRequest,
    Live,
}

impl From<Checking> for Policy {
    fn from(checking: Checking) -> Self {
        match checking {
            Checking::None => Self::None,
            Checking::Rules => Self::Rules,
            Checking::OnRequest => Self::OnRequest,
            Checking::Live => Self::Live,
        }
    }
}

impl From<Policy> for Checking {
    fn from(policy: Policy) -> Self {
        match policy {
            Policy::None => Self::None,
            Policy::Rules => Self::Rules,
            Policy::OnRequest => Self::OnRequest,
            Policy::Live => Self::Live,
        }
    }
}

/// The content of a cell: `r1c1 4 m45`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CellNote(Cell, CellContent);

impl fmt::Display for CellNote {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

impl FromName for CellNote {
    const EXPECTED: &str = "the content of a cell, such as \"r1c1 4 m45\"";

    fn from_name(name: &str) -> Option<Self> {
        let (cell, content) = name.split_once(' ')?;
        Some(Self(cell.parse().ok()?, content.parse().ok()?))
    }
}

/// A game and its labels: the `state` of requests and answers.
///
/// ```
/// use novena_wire::protocol::LabelledGame;
///
/// let game = LabelledGame::from(novena_play::Game::new(novena_core::Puzzle::EMPTY));
/// assert_eq!(LabelledGame::from_json(&game.to_json())?, game);
/// # Ok::<(), novena_wire::Failure>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LabelledGame {
    /// The game.
    pub game: Game,
    /// The title, author, level and source of the game. The author is not written to JSON.
    pub labels: Labels,
}

impl From<Game> for LabelledGame {
    /// The game without labels.
    fn from(game: Game) -> Self {
        Self {
            game,
            labels: Labels::default(),
        }
    }
}

impl LabelledGame {
    /// The game as the `state` of a request.
    #[must_use]
    pub fn to_json(&self) -> String {
        written(self)
    }

    /// Reads the `state` of a request or an answer.
    pub fn from_json(text: &str) -> Result<Self, Failure> {
        let source: GameSource = read(text)?;
        source.into_game()
    }

    /// An upper bound on the number of bytes in an answer with this game. For most games, it is
    /// below the limit, so the answer need not be measured.
    pub(super) fn most_bytes(&self) -> usize {
        /// The maximum number of bytes in a change: all that a cell can hold before and after the
        /// change, the quotes, and the change's share of the brackets around steps and their times.
        const CHANGE: usize = 155;
        /// The maximum number of bytes in a savepoint: 81 cells full of notes, and a name of 200
        /// characters that all have to be escaped.
        const SAVEPOINT: usize = 81 * 70 + 1_300;
        /// The maximum number of bytes in the view and everything else.
        const REST: usize = 256 << 10;
        let journal = self.game.journal();
        let changes: usize = journal.steps.iter().map(Vec::len).sum();
        changes * CHANGE + journal.savepoints.len() * SAVEPOINT + REST
    }

    /// Checks the limits, because a game may have become too long.
    pub(super) fn check(&self) -> Result<(), Failure> {
        let journal = self.game.journal();
        GAME_STEPS.check(journal.steps.len())?;
        SAVEPOINTS.check(journal.savepoints.len())?;
        let names = journal.savepoints.iter().map(|savepoint| &savepoint.name);
        let Labels {
            title,
            level,
            source,
            ..
        } = &self.labels;
        let labels = [title, level, source].into_iter().flatten();
        for name in names.chain(labels) {
            NAME_CHARACTERS.check(name.chars().count())?;
        }
        Ok(())
    }
}

impl Serialize for LabelledGame {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        GameText::of(self).serialize(serializer)
    }
}

/// A game as written: the fields of [`State`].
#[derive(Serialize)]
struct GameText<'a> {
    #[serde(serialize_with = "by_name::serialize")]
    puzzle: Puzzle,
    #[serde(serialize_with = "write_steps")]
    steps: &'a [Vec<Change>],
    done: usize,
    savepoints: Vec<SavepointText<'a>>,
    checking: Policy,
    cleaning: bool,
    elapsed_ms: u64,
    hints: HintsShape,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    times: Vec<Option<u64>>,
    #[serde(skip_serializing_if = "is_zero")]
    taken_back: u32,
    #[serde(skip_serializing_if = "Option::is_none")]
    title: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    level: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    source: Option<&'a str>,
}

/// A savepoint as written: the fields of [`SavepointShape`].
#[derive(Serialize)]
struct SavepointText<'a> {
    name: &'a str,
    cells: Vec<Name<CellNote>>,
}

/// Writes the steps without copying them, because they are the largest part of a long game.
fn write_steps<S: Serializer>(steps: &[Vec<Change>], serializer: S) -> Result<S::Ok, S::Error> {
    struct StepText<'a>(&'a [Change]);

    impl Serialize for StepText<'_> {
        fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
            by_names::serialize(self.0, serializer)
        }
    }

    serializer.collect_seq(steps.iter().map(|step| StepText(step)))
}

impl<'a> GameText<'a> {
    fn of(LabelledGame { game, labels }: &'a LabelledGame) -> Self {
        let journal = game.journal();
        Self {
            puzzle: *game.givens(),
            steps: &journal.steps,
            done: journal.done,
            savepoints: journal.savepoints.iter().map(SavepointText::of).collect(),
            checking: game.checking.into(),
            cleaning: game.cleaning,
            elapsed_ms: u64::try_from(game.elapsed.as_millis()).unwrap_or(u64::MAX),
            hints: HintsShape {
                mended: game.hints.mistakes(),
                techniques: game
                    .hints
                    .by_kind()
                    .map(|(kind, rungs)| (kind.id().to_owned(), rungs))
                    .collect(),
            },
            times: times(game.course()),
            taken_back: game.course().taken_back,
            title: labels.title.as_deref(),
            level: labels.level.as_deref(),
            source: labels.source.as_deref(),
        }
    }
}

impl<'a> SavepointText<'a> {
    fn of(savepoint: &'a Savepoint) -> Self {
        let contents = savepoint.sheet.contents();
        let written = contents.filter(|(_, content)| !content.is_blank());
        Self {
            name: &savepoint.name,
            cells: written
                .map(|(cell, content)| Name(CellNote(cell, *content)))
                .collect(),
        }
    }
}

/// A game in a request: a value, or JSON that is checked when it is used.
#[derive(Debug)]
pub struct GameSource(SourceKind);

#[derive(Debug)]
enum SourceKind {
    Value(Box<LabelledGame>),
    Read(Box<State>),
}

impl From<LabelledGame> for GameSource {
    fn from(game: LabelledGame) -> Self {
        Self(SourceKind::Value(Box::new(game)))
    }
}

impl<'de> Deserialize<'de> for GameSource {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        as_object(deserializer).map(|state| Self(SourceKind::Read(Box::new(state))))
    }
}

impl GameSource {
    /// The game, if it is consistent and within the limits.
    pub fn into_game(self) -> Result<LabelledGame, Failure> {
        let game = match self.0 {
            SourceKind::Value(game) => *game,
            SourceKind::Read(state) => state.into_game()?,
        };
        game.check()?;
        Ok(game)
    }
}

impl State {
    fn into_game(self) -> Result<LabelledGame, Failure> {
        let steps: Vec<Vec<Change>> = self
            .steps
            .into_iter()
            .map(|step| step.into_iter().map(|change| change.0).collect())
            .collect();
        let done = self.done.unwrap_or(steps.len());
        let savepoints = self.savepoints.into_iter().map(|Object(shape)| Savepoint {
            name: shape.name,
            sheet: sheet(&shape.cells),
        });
        let saved = SavedGame {
            givens: self.puzzle.0,
            journal: Journal {
                steps,
                done,
                savepoints: savepoints.collect(),
            },
            checking: self.checking.into(),
            cleaning: self.cleaning,
            elapsed: Duration::from_millis(self.elapsed_ms),
            hints: counts(self.hints.0)?,
            course: Course {
                times: self
                    .times
                    .into_iter()
                    .map(|time| time.map(Duration::from_millis))
                    .collect(),
                taken_back: self.taken_back,
            },
        };
        let game = saved
            .into_game()
            .map_err(|damaged| Failure::new("damaged").because(damaged).of("state"))?;
        let labels = Labels {
            title: self.title,
            author: None,
            level: self.level,
            source: self.source,
        };
        Ok(LabelledGame { game, labels })
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
const fn is_zero(count: &u32) -> bool {
    *count == 0
}

/// The times of the steps; empty if none are known.
fn times(course: &Course) -> Vec<Option<u64>> {
    if course.times.iter().all(Option::is_none) {
        return Vec::new();
    }
    let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
    let times = course.times.iter();
    times.map(|time| time.map(millis)).collect()
}

fn sheet(cells: &[Name<CellNote>]) -> Sheet {
    let mut sheet = Sheet::BLANK;
    for Name(CellNote(cell, content)) in cells {
        sheet[*cell] = *content;
    }
    sheet
}

fn counts(shape: HintsShape) -> Result<HintCounts, Failure> {
    let mut kinds = Vec::new();
    for (id, rungs) in shape.techniques {
        let Some(kind) = Kind::from_name(&id) else {
            let field = format!("state.hints.techniques.{id:.100}");
            return Err(Failure::unfit(
                field,
                format!("expected {}", Kind::EXPECTED),
            ));
        };
        kinds.push((kind, rungs));
    }
    Ok(HintCounts::from_parts(shape.mended, kinds))
}
