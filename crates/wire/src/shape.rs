//! The JSON objects, field by field. Unknown fields are ignored.
//!
//! Different types are used for writing and reading: values are checked as soon as they are read,
//! so that an error can give their position.

mod reason;

use std::fmt;

use novena_core::{Board, Candidate, Cell, Digit, DigitSet, House, Puzzle, Solution};
use novena_techniques::{
    AlmostLockedSet, Deduction, Evidence, Exhibit, Kind, Link, LinkReason, Node, Role, Step,
};
use serde::{Deserialize, Serialize};

use crate::name::{FromName, Name};
#[cfg(feature = "openapi")]
use crate::named;
use crate::object::Object;
use crate::path::Outcome;
use reason::ReasonShape;

/// A path whose steps are `S`.
#[derive(Serialize, Deserialize)]
#[serde(expecting = "an object with a path")]
pub(crate) struct PathShape<S> {
    pub(crate) puzzle: Name<Puzzle>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) entries: Option<Name<Board>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) candidates: Option<Candidates>,
    #[serde(default)]
    pub(crate) unique: bool,
    #[serde(default, skip_serializing_if = "is_false")]
    pub(crate) alternatives: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) outcome: Option<Name<Outcome>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) solution: Option<Name<Solution>>,
    pub(crate) steps: Vec<S>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands it over")]
const fn is_false(value: &bool) -> bool {
    !*value
}

/// The candidates of every cell, in reading order.
#[derive(Debug, Serialize, Deserialize)]
#[serde(try_from = "Vec<Name<DigitSet>>")]
pub(crate) struct Candidates(pub(crate) Vec<Name<DigitSet>>); // Invariant: 81 of them.

impl TryFrom<Vec<Name<DigitSet>>> for Candidates {
    type Error = String;

    fn try_from(cells: Vec<Name<DigitSet>>) -> Result<Self, String> {
        match cells.len() {
            Cell::COUNT => Ok(Self(cells)),
            found => Err(format!("expected 81 cells, found {found}")),
        }
    }
}

/// A step whose pieces of evidence are `E`.
#[derive(Serialize, Deserialize)]
#[serde(expecting = "an object with a step")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct StepShape<E> {
    #[cfg_attr(feature = "openapi", schema(value_type = named::Kind))]
    technique: Name<Kind>,
    /// The level of the technique, for readers without a table of techniques. It is not read,
    /// because the technique implies it.
    #[serde(skip_deserializing)]
    level: &'static str,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Candidate>))]
    place: Vec<Name<Candidate>>,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Candidate>))]
    eliminate: Vec<Name<Candidate>>,
    #[serde(default = "Vec::new", skip_serializing_if = "Vec::is_empty")]
    evidence: Vec<E>,
}

/// A role, and exactly one kind of content: houses, cells, digits, cells that share digits,
/// candidates, or links.
#[derive(Default, Serialize, Deserialize)]
#[serde(expecting = "an object with a role")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(crate) struct EvidenceShape {
    role: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<named::House>>))]
    houses: Option<Vec<Name<House>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<named::Cell>>))]
    cells: Option<Vec<Name<Cell>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::DigitSet>))]
    digits: Option<Name<DigitSet>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<named::Candidate>>))]
    candidates: Option<Vec<Name<Candidate>>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<Vec<LinkShape>>))]
    links: Option<Vec<Object<LinkShape>>>,
}

#[derive(Serialize, Deserialize)]
#[serde(expecting = "an object with a link")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct LinkShape {
    #[cfg_attr(feature = "openapi", schema(value_type = NodeShape))]
    from: Object<NodeShape>,
    #[cfg_attr(feature = "openapi", schema(value_type = NodeShape))]
    to: Object<NodeShape>,
    #[cfg_attr(feature = "openapi", schema(value_type = named::LinkType))]
    r#type: Name<LinkType>,
    /// Why the link holds; absent if not stated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<ReasonShape>))]
    reason: Option<Object<ReasonShape>>,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum LinkType {
    Strong,
    Weak,
}

impl fmt::Display for LinkType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Strong => "strong",
            Self::Weak => "weak",
        })
    }
}

impl FromName for LinkType {
    const EXPECTED: &str = "strong or weak";

    fn from_name(name: &str) -> Option<Self> {
        match name {
            "strong" => Some(Self::Strong),
            "weak" => Some(Self::Weak),
            _ => None,
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(expecting = "an object with a digit and its cells")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct NodeShape {
    #[cfg_attr(feature = "openapi", schema(value_type = u8, minimum = 1, maximum = 9))]
    digit: DigitNumber,
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<SetShape>))]
    set: Option<Object<SetShape>>,
}

/// The almost locked set that contains an end of a link.
#[derive(Serialize, Deserialize)]
#[serde(expecting = "an object with cells and digits")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
struct SetShape {
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
    #[cfg_attr(feature = "openapi", schema(value_type = named::DigitSet))]
    digits: Name<DigitSet>,
}

/// A digit as a number.
#[derive(Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
#[derive(Clone, Copy, Debug)]
pub(crate) struct DigitNumber(pub(crate) Digit);

impl TryFrom<u8> for DigitNumber {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        Digit::new(number)
            .map(Self)
            .ok_or_else(|| format!("expected a digit from 1 to 9, found {number}"))
    }
}

impl From<DigitNumber> for u8 {
    fn from(number: DigitNumber) -> Self {
        number.0.get()
    }
}

/// Fields with a step: `#[serde(serialize_with = "as_step::serialize")]`.
pub(crate) mod as_step {
    use super::{Serialize, Step, StepShape};

    pub(crate) fn serialize<S: serde::Serializer>(
        step: &Step,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        StepShape::from(step).serialize(serializer)
    }
}

/// Like [`as_step`], for steps that may be missing.
pub(crate) mod as_step_option {
    use super::{Deserialize, ReadStep, Serialize, Step, StepShape};

    #[expect(clippy::ref_option, reason = "serde hands it over")]
    pub(crate) fn serialize<S: serde::Serializer>(
        step: &Option<Step>,
        serializer: S,
    ) -> Result<S::Ok, S::Error> {
        step.as_ref().map(StepShape::from).serialize(serializer)
    }

    pub(crate) fn deserialize<'de, D: serde::Deserializer<'de>>(
        deserializer: D,
    ) -> Result<Option<Step>, D::Error> {
        let step: Option<ReadStep> = Option::deserialize(deserializer)?;
        Ok(step.map(|ReadStep(step)| step))
    }
}

/// A step as read.
#[derive(Deserialize)]
#[serde(try_from = "Object<StepShape<ReadEvidence>>")]
pub(crate) struct ReadStep(pub(crate) Step);

impl TryFrom<Object<StepShape<ReadEvidence>>> for ReadStep {
    type Error = &'static str;

    fn try_from(Object(shape): Object<StepShape<ReadEvidence>>) -> Result<Self, Self::Error> {
        let places = shape.place.iter().map(|place| Deduction::Place(place.0));
        let eliminates = shape
            .eliminate
            .iter()
            .map(|eliminate| Deduction::Eliminate(eliminate.0));
        let deductions: Vec<Deduction> = places.chain(eliminates).collect();
        if deductions.is_empty() {
            return Err("expected something to place or to eliminate");
        }
        let step = Step {
            kind: shape.technique.0,
            deductions,
            evidence: shape
                .evidence
                .into_iter()
                .filter_map(|read| read.0)
                .collect(),
        };
        Ok(Self(step.named_by_shape()))
    }
}

/// A piece of evidence as read; `None` if its role is unknown, for example because it comes from a
/// newer program. Sentences and drawings could not use such evidence.
#[derive(Deserialize)]
#[serde(try_from = "Object<EvidenceShape>")]
pub(crate) struct ReadEvidence(Option<Evidence>);

impl TryFrom<Object<EvidenceShape>> for ReadEvidence {
    type Error = &'static str;

    fn try_from(Object(shape): Object<EvidenceShape>) -> Result<Self, Self::Error> {
        let Some(role) = Role::from_id(&shape.role) else {
            return Ok(Self(None));
        };
        let EvidenceShape {
            houses,
            cells,
            digits,
            candidates,
            links,
            ..
        } = shape;
        let exhibit = match (houses, cells, digits, candidates, links) {
            (Some(houses), None, None, None, None) => Exhibit::Houses(all(houses)),
            (None, Some(cells), None, None, None) => Exhibit::Cells(all(cells)),
            (None, None, Some(digits), None, None) => Exhibit::Digits(digits.0),
            (None, Some(cells), Some(digits), None, None) => Exhibit::Set {
                cells: all(cells),
                digits: digits.0,
            },
            (None, None, None, Some(candidates), None) => Exhibit::Candidates(all(candidates)),
            (None, None, None, None, Some(links)) => {
                Exhibit::Links(links.iter().map(|link| Link::from(&link.0)).collect())
            }
            _ => {
                return Err(
                    "expected one of houses, cells, digits, candidates or links, or cells with digits",
                );
            }
        };
        Ok(Self(Some(Evidence { role, exhibit })))
    }
}

fn all<T: FromName, C: FromIterator<T>>(names: Vec<Name<T>>) -> C {
    names.into_iter().map(|name| name.0).collect()
}

fn names<T: FromName>(things: impl IntoIterator<Item = T>) -> Vec<Name<T>> {
    things.into_iter().map(Name).collect()
}

impl From<&Step> for StepShape<EvidenceShape> {
    fn from(step: &Step) -> Self {
        Self {
            technique: Name(step.kind),
            level: step.kind.level().id(),
            place: names(step.placements()),
            eliminate: names(step.eliminations()),
            evidence: step.evidence.iter().map(EvidenceShape::from).collect(),
        }
    }
}

impl From<&Evidence> for EvidenceShape {
    fn from(evidence: &Evidence) -> Self {
        let mut shape = Self {
            role: evidence.role.id().to_string(),
            ..Self::default()
        };
        match &evidence.exhibit {
            Exhibit::Digits(digits) => shape.digits = Some(Name(*digits)),
            Exhibit::Cells(cells) => shape.cells = Some(names(*cells)),
            Exhibit::Houses(houses) => shape.houses = Some(names(*houses)),
            Exhibit::Candidates(candidates) => {
                shape.candidates = Some(names(candidates.iter().copied()));
            }
            Exhibit::Set { cells, digits } => {
                shape.cells = Some(names(*cells));
                shape.digits = Some(Name(*digits));
            }
            Exhibit::Links(links) => {
                shape.links = Some(links.iter().map(|link| Object(link.into())).collect());
            }
            other => unreachable!("{other:?} has no shape yet"),
        }
        shape
    }
}

impl From<&Link> for LinkShape {
    fn from(link: &Link) -> Self {
        Self {
            from: Object(link.from.into()),
            to: Object(link.to.into()),
            r#type: Name(if link.is_strong {
                LinkType::Strong
            } else {
                LinkType::Weak
            }),
            reason: ReasonShape::of(link.reason).map(Object),
        }
    }
}

impl From<&LinkShape> for Link {
    fn from(shape: &LinkShape) -> Self {
        let mut link = Self {
            from: (&shape.from.0).into(),
            to: (&shape.to.0).into(),
            is_strong: shape.r#type.0 == LinkType::Strong,
            reason: shape
                .reason
                .as_ref()
                .map_or(LinkReason::Unstated, |Object(reason)| reason.read()),
        };
        if link.reason == LinkReason::Set && link.set().is_none() {
            link.reason = LinkReason::Unstated;
        }
        link
    }
}

impl From<Node> for NodeShape {
    fn from(node: Node) -> Self {
        Self {
            digit: DigitNumber(node.digit),
            cells: names(node.cells),
            set: node.set.map(|set| {
                Object(SetShape {
                    cells: names(set.cells),
                    digits: Name(set.digits),
                })
            }),
        }
    }
}

impl From<&NodeShape> for Node {
    fn from(shape: &NodeShape) -> Self {
        let set = shape.set.as_ref().map(|Object(set)| AlmostLockedSet {
            cells: set.cells.iter().map(|cell| cell.0).collect(),
            digits: set.digits.0,
        });
        Self {
            digit: shape.digit.0,
            cells: shape.cells.iter().map(|cell| cell.0).collect(),
            // Earlier versions counted a cell outside the house as part of a set.
            set: set.filter(|set| !set.cells.common_houses().is_empty()),
        }
    }
}
