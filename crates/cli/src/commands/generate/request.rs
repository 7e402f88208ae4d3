//! Converts the arguments to a wish, or to an error message.

use std::fs;
use std::path::Path;

use novena_core::CellSet;
use novena_formats::Format;
use novena_generator::{
    DAILY_LEVEL, DrawingError, Pattern, Rarity, SURVEYED, Wish, WishRefusal, WishRequest, rarity,
};
use novena_techniques::{Kind, KindChoice, Level};
use novena_texts::{Naming, Wording};

use crate::arguments::{Generate, formats_with_positions};
use crate::report;
use crate::texts::Texts;

/// Rejects the requested format if it cannot represent a practice position.
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

/// Returns the single level of a daily puzzle.
pub(super) fn one_level(arguments: &Generate, texts: &Texts) -> Result<Level, String> {
    match &arguments.level {
        None => Ok(DAILY_LEVEL),
        Some(levels) if levels.start() == levels.end() => Ok(*levels.start()),
        Some(_) => Err(texts.get("generate-daily-level")),
    }
}

/// Returns the wish that the arguments express, or the reason why no puzzle can satisfy it.
pub(super) fn wish(arguments: &Generate, texts: &Texts) -> Result<Wish, String> {
    let pattern = match (&arguments.pattern, &arguments.within) {
        (Some(drawn), _) => Some(Pattern::Exactly(drawing(drawn, texts)?)),
        (None, Some(drawn)) => Some(Pattern::Within(drawing(drawn, texts)?)),
        (None, None) => None,
    };
    let request = WishRequest {
        level: arguments.level.clone(),
        rating: arguments.rating.clone(),
        se: arguments.se.clone(),
        hodoku: arguments.hodoku.clone(),
        needs: arguments.needs.clone(),
        practice: arguments.practice.clone(),
        only: (!arguments.only.is_empty()).then(|| {
            arguments
                .only
                .iter()
                .flat_map(KindChoice::kinds)
                .copied()
                .collect()
        }),
        hardest: arguments.hardest.clone(),
        givens: arguments.givens.clone(),
        symmetry: arguments.symmetry,
        pattern,
        minimal: arguments.minimal,
    };
    let refused = |refusal: WishRefusal| report::refusal(texts, &refusal);
    request.wish().map_err(refused)
}

/// Reads a pattern from a file, or from the argument itself if it contains a drawn pattern.
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
    let named = |error: DrawingError| format!("{name}: {}", report::refusal(texts, &error));
    Pattern::read(&text).map_err(named)
}

fn wording(texts: &Texts) -> &'static Wording {
    Wording::shared(texts.language(), Naming::Short)
}

/// Reports how rare the requested techniques are. Only choices that consist entirely of rare
/// techniques are reported.
pub(in crate::commands) fn rare(wish: &Wish, texts: &Texts) -> Vec<String> {
    let requested = wish.needs.iter().chain(&wish.hardest);
    let is_rare = |&kind: &Kind| matches!(rarity(kind), Rarity::Rare(_));
    requested
        .filter(|choice| choice.kinds().iter().all(is_rare))
        .flat_map(KindChoice::kinds)
        .filter_map(|&kind| {
            let Rarity::Rare(needed) = rarity(kind) else {
                return None;
            };
            let fillings = [
                ("technique", wording(texts).name(kind).into()),
                ("needed", needed.into()),
                ("surveyed", SURVEYED.into()),
            ];
            Some(texts.fill("generate-rare", &fillings))
        })
        .collect()
}
