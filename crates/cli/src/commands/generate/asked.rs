//! From the arguments to a wish, or to the sentence that says why there is none.

use std::fs;
use std::ops::RangeInclusive;
use std::path::Path;

use novena_core::{CellSet, House, HouseKind, PatternSymmetry};
use novena_formats::Format;
use novena_generator::{
    LEAST_GIVENS, MOST_MINIMAL, Pattern, PuzzleShape, Rarity, SURVEYED, ShapeRefusal, Wish,
    WishRefusal, rarity,
};
use novena_techniques::{Kind, Level};
use novena_texts::{Naming, Teller};

use super::DAILY_LEVEL;
use crate::arguments::{Generate, formats_with_positions};
use crate::report;
use crate::texts::Texts;

/// A position to practise in can be written only in formats that have a place for it.
pub(super) fn check_format(arguments: &Generate, texts: &Texts) -> Result<(), String> {
    match arguments.to {
        Some(format)
            if arguments.practice.is_some() && !formats_with_positions().any(is(format)) =>
        {
            let known: Vec<_> = formats_with_positions().map(Format::id).collect();
            let fillings = [
                ("argument", "--to".into()),
                ("value", format.id().into()),
                ("valid", known.join(", ").into()),
            ];
            Err(texts.fill("usage-bad-value", &fillings))
        }
        _ => Ok(()),
    }
}

fn is(format: Format) -> impl Fn(Format) -> bool {
    move |other| other.id() == format.id()
}

/// The one level of a daily puzzle.
pub(super) fn one_level(arguments: &Generate, texts: &Texts) -> Result<Level, String> {
    match &arguments.level {
        None => Ok(DAILY_LEVEL),
        Some(levels) if levels.start() == levels.end() => Ok(*levels.start()),
        Some(_) => Err(texts.get("generate-daily-level")),
    }
}

/// What the arguments ask for.
pub(super) fn wish(arguments: &Generate, texts: &Texts) -> Result<Wish, String> {
    let wish = Wish {
        shape: shape(arguments, texts)?,
        level: arguments.level.clone(),
        rating: arguments.rating.clone(),
        se: arguments.se.clone(),
        hodoku: arguments.hodoku.clone(),
        needs: match arguments.practice {
            Some(kind) => vec![kind],
            None => arguments.needs.clone(),
        },
        only: (!arguments.only.is_empty()).then(|| arguments.only.clone()),
        hardest: arguments.hardest,
    };
    wish.check()
        .map(|()| wish)
        .map_err(|refusal| sentence(&refusal, texts))
}

/// The shape asked for; where none is, one that suits the level, or any minimal puzzle.
fn shape(arguments: &Generate, texts: &Texts) -> Result<PuzzleShape, String> {
    let pattern = match (&arguments.pattern, &arguments.within) {
        (Some(drawn), _) => Some(Pattern::Exactly(drawing(drawn, texts)?)),
        (None, Some(drawn)) => Some(Pattern::Within(drawing(drawn, texts)?)),
        (None, None) => None,
    };
    let symmetry = arguments.symmetry.unwrap_or(PatternSymmetry::None);
    let is_free = pattern.is_none() && arguments.givens.is_none() && !arguments.minimal;
    let level = match &arguments.level {
        Some(levels) if levels.start() == levels.end() && is_free => Some(*levels.start()),
        _ => None,
    };
    let needed = arguments.practice.or(arguments.needs.first().copied());
    let suited = match (level, needed) {
        (Some(level), _) => Wish::shape_for(level),
        (None, Some(kind)) if is_free => Wish::needing(kind).shape,
        (None, _) => PuzzleShape::default(),
    };
    // What is easy needs more givens than are left after the last that can go.
    let is_easy = |levels: &RangeInclusive<Level>| *levels.end() < Level::Hard;
    let is_sparse = arguments.givens.is_none()
        && suited.minimal
        && !arguments.level.as_ref().is_some_and(is_easy);
    let givens = match (&arguments.givens, pattern) {
        (Some(givens), _) => givens.clone(),
        (None, Some(_)) => LEAST_GIVENS..=81,
        // Not a board half full.
        (None, None) if suited.minimal && !is_sparse => LEAST_GIVENS..=MOST_MINIMAL,
        (None, None) => suited.givens,
    };
    let asks_nothing = is_free && symmetry == PatternSymmetry::None;
    Ok(PuzzleShape {
        symmetry,
        pattern,
        givens,
        minimal: arguments.minimal || asks_nothing && suited.minimal,
        // With a symmetry, that every single given be needed is too much to ask for; what is
        // left after the last orbit that can go is wanted.
        sparse: is_sparse,
    })
}

/// A pattern from a file, or drawn in the argument itself.
fn drawing(drawn: &Path, texts: &Texts) -> Result<CellSet, String> {
    let name = drawn.display().to_string();
    let in_argument = Pattern::read(&name);
    if let (Ok(cells), false) = (in_argument, drawn.is_file()) {
        return Ok(cells);
    }
    let text = fs::read_to_string(drawn).map_err(|error| {
        let fillings = [
            ("pattern", name.as_str().into()),
            ("reason", report::reason(texts, &error).into()),
        ];
        texts.fill("generate-no-pattern", &fillings)
    })?;
    Pattern::read(&text).map_err(|error| {
        let fillings = [
            ("file", name.as_str().into()),
            ("found", error.characters.into()),
        ];
        texts.fill("generate-not-a-pattern", &fillings)
    })
}

/// A technique in the reader's language.
fn name(kind: Kind, texts: &Texts) -> String {
    Teller::new(texts.language(), Naming::Short).name(kind)
}

/// How rare the techniques are that a wish asks for, where they are.
pub(in crate::commands) fn rare(wish: &Wish, texts: &Texts) -> Vec<String> {
    let asked = wish.needs.iter().chain(&wish.hardest);
    asked
        .filter_map(|&kind| {
            let Rarity::Rare(needed) = rarity(kind) else {
                return None;
            };
            let fillings = [
                ("technique", name(kind, texts).into()),
                ("needed", needed.into()),
                ("surveyed", SURVEYED.into()),
            ];
            Some(texts.fill("generate-rare", &fillings))
        })
        .collect()
}

/// Why a wish cannot be met, in the reader's language.
pub(in crate::commands) fn sentence(refusal: &WishRefusal, texts: &Texts) -> String {
    let fillings = match *refusal {
        WishRefusal::Shape(shape) => return of_shape(shape, texts),
        WishRefusal::Unknown { kind }
        | WishRefusal::Aside { kind }
        | WishRefusal::Joins { kind }
        | WishRefusal::NeedsMore { kind }
        | WishRefusal::NeedsHarder { kind } => vec![("technique", name(kind, texts).into())],
        WishRefusal::NeverFirst { kind, by } => vec![
            ("technique", name(kind, texts).into()),
            ("easier", name(by, texts).into()),
        ],
        _ => Vec::new(),
    };
    texts.fill(&format!("refusal-{}", refusal.id()), &fillings)
}

fn of_shape(refusal: ShapeRefusal, texts: &Texts) -> String {
    let fillings = match refusal {
        ShapeRefusal::EmptyRange { least, most } => {
            vec![("least", least.into()), ("most", most.into())]
        }
        ShapeRefusal::TooFewGivens { most } => {
            vec![("most", most.into()), ("needed", LEAST_GIVENS.into())]
        }
        ShapeRefusal::TooFewCells { cells } => {
            vec![("cells", cells.into()), ("needed", LEAST_GIVENS.into())]
        }
        ShapeRefusal::TooManyGivens { least, cells } => {
            vec![("least", least.into()), ("cells", cells.into())]
        }
        ShapeRefusal::OtherCount { cells } => vec![("cells", cells.into())],
        ShapeRefusal::NotSymmetric { symmetry } | ShapeRefusal::NoSuchCount { symmetry } => {
            vec![("symmetry", symmetry.id().into())]
        }
        ShapeRefusal::EmptyLines { first, second } => vec![
            ("first", line(first).into()),
            ("second", line(second).into()),
        ],
        ShapeRefusal::NeverMinimal { least } => {
            vec![("least", least.into()), ("most", MOST_MINIMAL.into())]
        }
        // A refusal of a later version still has its English words.
        other => return other.to_string(),
    };
    texts.fill(&format!("refusal-{}", refusal.id()), &fillings)
}

/// A row or a column as cells are named: `r5`, `c7`.
fn line(house: House) -> String {
    let letter = if house.kind() == HouseKind::Row {
        'r'
    } else {
        'c'
    };
    format!("{letter}{}", house.number())
}

#[cfg(test)]
mod tests {
    use novena_texts::Language;

    use super::*;
    use crate::texts;

    #[test]
    fn every_refusal_has_its_sentence() {
        let symmetry = PatternSymmetry::Full;
        let (first, second) = (House::row(4), House::column(6));
        let shapes = [
            ShapeRefusal::EmptyRange { least: 3, most: 2 },
            ShapeRefusal::TooFewGivens { most: 16 },
            ShapeRefusal::TooFewCells { cells: 16 },
            ShapeRefusal::TooManyGivens {
                least: 60,
                cells: 56,
            },
            ShapeRefusal::OtherCount { cells: 30 },
            ShapeRefusal::NotSymmetric { symmetry },
            ShapeRefusal::EmptyLines { first, second },
            ShapeRefusal::NeverMinimal { least: 41 },
            ShapeRefusal::NoSuchCount { symmetry },
        ];
        let kind = Kind::X_WING;
        let others = [
            WishRefusal::EmptyRange,
            WishRefusal::LevelAndRating,
            WishRefusal::Unknown { kind },
            WishRefusal::Aside { kind },
            WishRefusal::Joins { kind },
            WishRefusal::NeverFirst { kind, by: kind },
            WishRefusal::NeedsMore { kind },
            WishRefusal::NeedsHarder { kind },
        ];
        let all = shapes.map(WishRefusal::Shape).into_iter().chain(others);
        for &language in Language::ALL {
            let texts = texts::of(language);
            for refusal in all.clone() {
                let key = format!("refusal-{}", refusal.id());
                assert!(texts.find(&key).is_some(), "{language:?}: {key}");
                let sentence = sentence(&refusal, &texts);
                assert!(!sentence.contains(['{', '$']), "{language:?}: {sentence}");
            }
        }
        let texts = texts::of(Language::En);
        let lines = WishRefusal::Shape(ShapeRefusal::EmptyLines { first, second });
        assert!(sentence(&lines, &texts).contains("r5 from c7"));
    }
}
