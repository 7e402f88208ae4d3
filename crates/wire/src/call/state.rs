//! A game in JSON: everything there is to it, so that nothing is kept between calls.

use std::collections::BTreeMap;
use std::fmt;
use std::time::Duration;

use novena_core::{Cell, CellContent, Change, Journal, Puzzle, Savepoint, Sheet};
use novena_play::{Checking, Game, HintCounts, SavedGame};
use novena_techniques::Kind;
use serde::{Deserialize, Serialize};

pub(crate) use super::bridge::Labels;
use super::error::Failure;
use super::limits::{GAME_STEPS, NAME_CHARACTERS, SAVEPOINTS};
use crate::name::{Name, Named};
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::Object;

/// A game. Only the puzzle must be there.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a game")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct State {
    /// The givens.
    #[cfg_attr(feature = "openapi", schema(value_type = named::Puzzle))]
    puzzle: Name<Puzzle>,
    /// The player's steps, those taken back last; each is what it changed.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<Vec<named::Change>>))]
    steps: Vec<Vec<Name<Change>>>,
    /// How many of them are done; all if it is missing.
    #[serde(default)]
    done: Option<usize>,
    /// Sheets put aside, oldest first.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<SavepointShape>))]
    savepoints: Vec<Object<SavepointShape>>,
    /// Which mistakes are shown.
    #[serde(default)]
    checking: Policy,
    /// Whether a digit strikes marks.
    #[serde(default = "yes")]
    cleaning: bool,
    /// How long it has been played.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(format = "uint64"))]
    elapsed_ms: u64,
    /// The hints taken.
    #[serde(default)]
    #[cfg_attr(feature = "openapi", schema(value_type = HintsShape))]
    hints: Object<HintsShape>,
    /// What it is called.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    title: Option<String>,
    /// How hard it is: a level's id, or words of its source.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<String>,
    /// Where it comes from.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    source: Option<String>,
}

const fn yes() -> bool {
    true
}

/// A sheet put aside.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, expecting = "an object with a savepoint")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct SavepointShape {
    name: String,
    /// What is written, cell by cell; blank ones are left out.
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Written>))]
    cells: Vec<Name<Written>>,
}

/// How many hints were taken.
#[derive(Debug, Default, Serialize, Deserialize)]
#[serde(
    default,
    deny_unknown_fields,
    expecting = "an object with counts of hints"
)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct HintsShape {
    /// How often something wrong was pointed out.
    #[cfg_attr(feature = "openapi", schema(value_type = u64, maximum = 4_294_967_295u64))]
    mended: u32,
    /// By technique, how often on the rungs 1 to 4.
    #[cfg_attr(feature = "openapi", schema(value_type = BTreeMap<String, [u64; 4]>))]
    techniques: BTreeMap<String, [u32; 4]>,
}

impl Default for Object<HintsShape> {
    fn default() -> Self {
        Self(HintsShape::default())
    }
}

/// Which mistakes are shown, and when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) enum Policy {
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

/// What is written in a cell: `r1c1 4 m45`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Written(Cell, CellContent);

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.0, self.1)
    }
}

impl Named for Written {
    const EXPECTED: &str = "what is written in a cell, such as \"r1c1 4 m45\"";

    fn from_name(name: &str) -> Option<Self> {
        let (cell, content) = name.split_once(' ')?;
        Some(Self(cell.parse().ok()?, content.parse().ok()?))
    }
}

/// A game and what it is called.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Table {
    pub(crate) game: Game,
    pub(crate) labels: Labels,
}

impl Table {
    /// Within the limits: a game may have become too long.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let journal = self.game.journal();
        GAME_STEPS.check(journal.steps.len())?;
        SAVEPOINTS.check(journal.savepoints.len())?;
        let names = journal.savepoints.iter().map(|savepoint| &savepoint.name);
        let Labels {
            title,
            level,
            source,
        } = &self.labels;
        let labels = [title, level, source].into_iter().flatten();
        for name in names.chain(labels) {
            NAME_CHARACTERS.check(name.chars().count())?;
        }
        Ok(())
    }

    pub(crate) fn into_state(self) -> State {
        let saved = self.game.into_saved();
        let changes = |step: Vec<Change>| step.into_iter().map(Name).collect();
        let journal = saved.journal;
        State {
            puzzle: Name(saved.givens),
            steps: journal.steps.into_iter().map(changes).collect(),
            done: Some(journal.done),
            savepoints: journal.savepoints.iter().map(put_aside).collect(),
            checking: saved.checking.into(),
            cleaning: saved.cleaning,
            elapsed_ms: u64::try_from(saved.elapsed.as_millis()).unwrap_or(u64::MAX),
            hints: Object(HintsShape {
                mended: saved.hints.mendings(),
                techniques: saved
                    .hints
                    .by_kind()
                    .map(|(kind, rungs)| (kind.id().to_owned(), rungs))
                    .collect(),
            }),
            title: self.labels.title,
            level: self.labels.level,
            source: self.labels.source,
        }
    }
}

fn put_aside(savepoint: &Savepoint) -> Object<SavepointShape> {
    let contents = savepoint.sheet.contents();
    let written = contents.filter(|(_, content)| !content.is_blank());
    Object(SavepointShape {
        name: savepoint.name.clone(),
        cells: written
            .map(|(cell, content)| Name(Written(cell, *content)))
            .collect(),
    })
}

impl State {
    /// The game, if it holds together.
    pub(crate) fn into_table(self) -> Result<Table, Failure> {
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
        };
        let game = saved
            .into_game()
            .map_err(|damaged| Failure::new("damaged").with("reason", damaged).of("state"))?;
        let table = Table {
            game,
            labels: Labels {
                title: self.title,
                level: self.level,
                source: self.source,
            },
        };
        table.check()?;
        Ok(table)
    }
}

fn sheet(cells: &[Name<Written>]) -> Sheet {
    let mut sheet = Sheet::BLANK;
    for Name(Written(cell, content)) in cells {
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
