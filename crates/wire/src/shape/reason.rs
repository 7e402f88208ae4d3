//! The reason for a link, as JSON.

use novena_core::{Cell, DigitSet, House};
use novena_techniques::{Kind, LinkReason};
use serde::{Deserialize, Serialize};

use crate::name::Name;
#[cfg(feature = "openapi")]
use crate::named;

/// Why a link holds: `because` names the kind of reason, and the other fields its parts.
#[derive(Default, Serialize, Deserialize)]
#[serde(expecting = "an object with a reason")]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub(super) struct ReasonShape {
    /// `cell`, `house`, `sight`, `set`, `set-and-cell`, `pattern` or `chains`.
    because: String,
    /// The house, if the reason is a house.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::House>))]
    house: Option<Name<House>>,
    /// The digits that an almost locked set shares with a cell outside the set.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::DigitSet>))]
    digits: Option<Name<DigitSet>>,
    /// The technique of a pattern.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "openapi", schema(value_type = Option<named::Kind>))]
    technique: Option<Name<Kind>>,
    /// The cells of a pattern.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "openapi", schema(value_type = Vec<named::Cell>))]
    cells: Vec<Name<Cell>>,
    /// The number of the first exhibit for the reason `chains`. Exhibits with the role `inner` are
    /// counted from 0.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    first: Option<u16>,
    /// The number of exhibits for the reason `chains`.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    count: Option<u16>,
}

impl ReasonShape {
    /// The JSON form of a reason; `None` if no reason is known.
    pub(super) fn of(reason: LinkReason) -> Option<Self> {
        let mut shape = Self::default();
        let because = match reason {
            LinkReason::Cell => "cell",
            LinkReason::House(house) => {
                shape.house = Some(Name(house));
                "house"
            }
            LinkReason::Sight => "sight",
            LinkReason::Set => "set",
            LinkReason::SetAndCell { shared } => {
                shape.digits = Some(Name(shared));
                "set-and-cell"
            }
            LinkReason::Pattern { kind, cells } => {
                shape.technique = Some(Name(kind));
                shape.cells = cells.iter().map(Name).collect();
                "pattern"
            }
            LinkReason::Inner { first, count } => {
                (shape.first, shape.count) = (Some(first), Some(count));
                "chains"
            }
            _ => return None,
        };
        because.clone_into(&mut shape.because);
        Some(shape)
    }

    /// The reason that this shape describes; unstated if it comes from a newer program.
    pub(super) fn read(&self) -> LinkReason {
        match (self.because.as_str(), &self.house, &self.technique) {
            ("cell", ..) => LinkReason::Cell,
            ("house", Some(house), _) => LinkReason::House(house.0),
            ("sight", ..) => LinkReason::Sight,
            ("set", ..) => LinkReason::Set,
            ("set-and-cell", ..) => match &self.digits {
                Some(Name(shared)) => LinkReason::SetAndCell { shared: *shared },
                None => LinkReason::Unstated,
            },
            ("pattern", _, Some(kind)) => LinkReason::Pattern {
                kind: kind.0,
                cells: self.cells.iter().map(|cell| cell.0).collect(),
            },
            ("chains", ..) => LinkReason::Inner {
                first: self.first.unwrap_or_default(),
                count: self.count.unwrap_or_default(),
            },
            _ => LinkReason::Unstated,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_reason_is_read_back() {
        for reason in [
            LinkReason::Cell,
            LinkReason::House(House::box_(4)),
            LinkReason::Sight,
            LinkReason::Set,
            LinkReason::SetAndCell {
                shared: DigitSet::from_bits(0b110),
            },
            LinkReason::Pattern {
                kind: Kind::NAKED_PAIR,
                cells: [Cell::at(0, 0), Cell::at(0, 8)].into_iter().collect(),
            },
            LinkReason::Inner { first: 2, count: 3 },
        ] {
            let written = serde_json::to_string(&ReasonShape::of(reason).unwrap()).unwrap();
            let read: ReasonShape = serde_json::from_str(&written).unwrap();
            assert_eq!(read.read(), reason, "{written}");
        }
        assert!(ReasonShape::of(LinkReason::Unstated).is_none());
        let newer: ReasonShape = serde_json::from_str(r#"{"because":"luck"}"#).unwrap();
        assert_eq!(newer.read(), LinkReason::Unstated);
    }
}
