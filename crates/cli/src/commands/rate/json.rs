//! Ratings in machine-readable form.

use novena_core::Puzzle;
use novena_ratings::{HodokuRating, Rating, SeRating};
use novena_techniques::Kind;
use serde::Serialize;

use super::{Ratings, capital};
use crate::json::{self, Tenths, Text};

/// Returns a single-line object with the requested scales.
pub(super) fn object(puzzle: &Puzzle, ratings: &Ratings) -> String {
    json::line(&Object {
        puzzle: Text(puzzle),
        se: ratings.se.as_ref().map(SeFields::of),
        hodoku: ratings.hodoku.as_ref().map(HodokuFields::of),
        novena: ratings.novena.map(NovenaFields::of),
    })
}

#[derive(Serialize)]
struct Object<'a> {
    puzzle: Text<&'a Puzzle>,
    #[serde(skip_serializing_if = "Option::is_none")]
    se: Option<SeFields>,
    #[serde(skip_serializing_if = "Option::is_none")]
    hodoku: Option<HodokuFields>,
    #[serde(skip_serializing_if = "Option::is_none")]
    novena: Option<NovenaFields>,
}

#[derive(Serialize)]
struct SeFields {
    er: Tenths,
    ep: Tenths,
    ed: Tenths,
    hardest: String,
}

impl SeFields {
    fn of(rating: &SeRating) -> Self {
        let hardest = rating.hardest.map(|technique| technique.to_string());
        Self {
            er: Tenths(rating.er),
            ep: Tenths(rating.ep),
            ed: Tenths(rating.ed),
            hardest: hardest.unwrap_or_default(),
        }
    }
}

#[derive(Serialize)]
struct HodokuFields {
    level: String,
    score: u32,
}

impl HodokuFields {
    fn of(rating: &HodokuRating) -> Self {
        Self {
            level: capital(rating.level),
            score: rating.score,
        }
    }
}

#[derive(Serialize)]
struct NovenaFields {
    rating: Tenths,
    level: &'static str,
    hardest: &'static str,
    rounds: u16,
}

impl NovenaFields {
    fn of(rating: Rating) -> Self {
        Self {
            rating: Tenths(rating.tenths),
            level: rating.level().id(),
            hardest: rating.hardest.map_or("trial", Kind::id),
            rounds: rating.rounds,
        }
    }
}
