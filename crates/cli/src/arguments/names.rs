//! Resolves the names of techniques, levels, lessons and symmetries, and suggests corrections for
//! misspelt ones.

use novena_core::PatternSymmetry;
use novena_lessons::{LANGUAGES, LESSONS, Lesson, LessonText, Page, source};
use novena_techniques::{Kind, KindChoice, Level, technique};
use novena_texts::{Language, Naming, Wording};

use crate::suggest::{UnknownName, nearest};

/// The command that lists techniques.
const TECHNIQUES: &str = "novena techniques";

/// Returns the techniques with this name, which may be an ID, an alias, or a name in any supported
/// language. Kinds of steps that do not have a finder are not included.
pub(crate) fn kinds_named(name: &str) -> Result<KindChoice, UnknownName> {
    let name = name.trim().to_lowercase();
    let named = KindChoice::named(&name).and_then(|choice| choice.only(is_technique));
    named
        .or_else(|| named_in_a_language(&name))
        .ok_or_else(|| UnknownName::listed_by(TECHNIQUES, techniques_like(&name)))
}

/// Returns the technique with this name. If several techniques share the name, returns the one that
/// is tried last.
pub(super) fn last_kind_named(name: &str) -> Result<Kind, UnknownName> {
    let choice = kinds_named(name)?;
    let last = choice.kinds().iter().copied().max();
    Ok(last.unwrap_or_else(|| choice.first()))
}

fn is_technique(kind: Kind) -> bool {
    technique(kind).is_some()
}

/// Returns all techniques, in the order in which they are tried.
pub(crate) fn techniques() -> impl Iterator<Item = Kind> {
    Kind::ALL.iter().copied().filter(|&kind| is_technique(kind))
}

/// Returns the technique with this name in any supported language. If there is none, returns all
/// techniques that have this name once an addition in parentheses or after a colon is removed. For
/// example, `Skyskrapa` also finds `Skyskrapa (Skyscraper)`, and `Medusa 3D` also finds `Medusa 3D:
/// trampa`.
fn named_in_a_language(name: &str) -> Option<KindChoice> {
    let is_named = |kind: Kind, shortened: fn(&str) -> String| {
        let mut wordings = Language::ALL
            .iter()
            .map(|&language| Wording::shared(language, Naming::Short));
        wordings.any(|wording| shortened(&wording.name(kind).to_lowercase()) == name)
    };
    let exactly = techniques().find(|&kind| is_named(kind, str::to_owned));
    exactly.map(Into::into).or_else(|| {
        let matching = techniques().filter(|&kind| is_named(kind, without_addition));
        KindChoice::of(matching)
    })
}

/// Removes the part of a name that is in parentheses or after a colon, if there is one.
fn without_addition(name: &str) -> String {
    let name = name.split_once(':').map_or(name, |(before, _)| before);
    let Some((before, rest)) = name.split_once(" (") else {
        return name.to_owned();
    };
    let after = rest.split_once(')').map_or("", |(_, after)| after);
    format!("{before}{after}")
}

/// Returns the names of techniques that are similar to this one.
fn techniques_like(name: &str) -> Vec<&'static str> {
    let ids = techniques().map(Kind::id);
    nearest(name, ids.chain(techniques().flat_map(Kind::aliases)))
}

/// Returns the level with this name.
pub(crate) fn level_named(id: &str) -> Result<Level, UnknownName> {
    let known = Level::ALL.into_iter().find(|level| level.id() == id);
    known.ok_or_else(|| {
        let valid = Level::ALL.map(Level::id).join(", ");
        UnknownName::listed(level_like(id).into_iter().collect(), valid)
    })
}

/// Returns the ID of the level whose name, in any supported language, is most similar to this one.
fn level_like(name: &str) -> Option<&'static str> {
    let id = nearest(name, Level::ALL.map(Level::id)).into_iter().next();
    id.or_else(|| {
        let called = |level: &Level| {
            let wordings = Language::ALL
                .iter()
                .map(|&language| Wording::shared(language, Naming::Short));
            wordings
                .map(|wording| wording.level(*level))
                .any(|known| !nearest(name, [known.as_str()]).is_empty())
        };
        Level::ALL.into_iter().find(called).map(Level::id)
    })
}

/// Returns the suggestion to show when a level or a range of levels cannot be parsed.
pub(super) fn levels_like(text: &str) -> Option<String> {
    let mended = |end: &str| match end {
        "" => Some(""),
        _ => level_like(end),
    };
    match text.split_once("..") {
        None => level_like(text).map(str::to_owned),
        Some(("", "")) => None,
        Some((from, to)) => Some(format!("{}..{}", mended(from)?, mended(to)?)),
    }
}

pub(super) fn symmetry_named(id: &str) -> Result<PatternSymmetry, UnknownName> {
    let known = PatternSymmetry::ALL.map(PatternSymmetry::id);
    id.parse().map_err(|_| UnknownName::none_of(id, &known))
}

/// Finds the lesson or entry with this number, ID or title. If there is none, finds the page about
/// the technique with this name.
pub(super) fn page_named(name: &str) -> Result<Page, UnknownName> {
    let name = name.trim().to_lowercase();
    let by_number = || LESSONS.get(name.parse::<usize>().ok()?.checked_sub(1)?);
    let by_technique = || Page::of(kinds_named(&name).ok()?.first().id(), None);
    let hyphened = name.replace([' ', '_'], "-");
    by_number()
        .map(Page::Lesson)
        .or_else(|| Page::from_id(&hyphened))
        .or_else(|| titled(&name))
        .or_else(by_technique)
        .ok_or_else(|| UnknownName::listed_by("novena learn", pages_like(&name)))
}

/// Returns the page with this title in any language.
fn titled(name: &str) -> Option<Page> {
    Page::all().find(|page| {
        let texts = LANGUAGES.iter().filter_map(|tag| source(tag, page.id()));
        texts
            .filter_map(|text| LessonText::parse(text).ok())
            .any(|text| text.title.to_lowercase() == name)
    })
}

/// Returns the names of pages, and of techniques that have a page, that are similar to this name.
fn pages_like(name: &str) -> Vec<&'static str> {
    let taught = || techniques().filter(|kind| Page::of(kind.id(), None).is_some());
    let names = Page::all().map(Page::id).chain(taught().map(Kind::id));
    nearest(name, names.chain(taught().flat_map(Kind::aliases)))
}

/// Returns the names of lessons that are similar to this one.
pub(super) fn lessons_like(name: &str) -> Vec<&'static str> {
    nearest(name, LESSONS.iter().map(|lesson: &Lesson| lesson.id))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check_page(name: &str, id: &str) {
        assert_eq!(page_named(name).map(Page::id), Ok(id), "{name}");
    }

    #[test]
    fn a_page_is_found_by_any_of_its_names() {
        check_page("x-wing", "x-wing");
        check_page("X Wing", "x-wing");
        check_page("12", "x-wing");
        check_page("turbot-fish", "strong-links");
        check_page("whale", "large-fish");
        check_page("guardians", "guardians");
        check_page("locked candidates", "pointing");
        check_page("Reglerna, och vad en ruta ser", "rules");
    }

    #[test]
    fn a_technique_is_found_by_its_name_in_any_language() {
        for language in Language::ALL {
            let wording = Wording::shared(*language, Naming::Short);
            for kind in techniques() {
                let name = wording.name(kind).to_uppercase();
                let found = kinds_named(&name).map(|choice| choice.first());
                // Some names refer to several techniques.
                assert!(found.is_ok(), "{language:?}: {name}");
            }
        }
        for (short, kinds) in [
            ("Piggvar", &[Kind::TURBOT_FISH][..]),
            ("tvåtrådig drake", &[Kind::TWO_STRING_KITE]),
            ("Krakenfisk typ 1", &[Kind::KRAKEN_FISH_1]),
            ("candidatos bloqueados", &[Kind::POINTING, Kind::CLAIMING]),
            (
                "Medusa 3D",
                &[
                    Kind::MEDUSA_TRAP,
                    Kind::MEDUSA_WRAP,
                    Kind::MEDUSA_EMPTY_CELL,
                ],
            ),
        ] {
            let found = kinds_named(short);
            assert_eq!(found.as_ref().map(KindChoice::kinds), Ok(kinds), "{short}");
        }
        for name in ["Box/Line Reduction", "Hidden Unique Rectangle", "JE2"] {
            assert!(kinds_named(name).is_ok(), "{name}");
        }
    }

    #[track_caller]
    fn check_near(unknown: &UnknownName, nearest: &str) {
        assert_eq!(
            unknown.near.first().map(String::as_str),
            Some(nearest),
            "{unknown:?}"
        );
    }

    #[test]
    fn the_nearest_name_is_suggested_for_a_misspelt_one() {
        for (name, better) in [
            ("x-wnig", "x-wing"),
            ("swordfsh", "swordfish"),
            ("skyscaper", "skyscraper"),
            ("nakd par", "naked-pair"),
            // Aliases are searched too.
            ("crosshatching", "cross-hatching"),
            ("thors hammer", "thor's-hammer"),
        ] {
            check_near(&kinds_named(name).unwrap_err(), better);
            check_near(&page_named(name).unwrap_err(), better);
        }
        assert!(page_named("37").is_err() && page_named("0").is_err());
        check_near(&level_named("esay").unwrap_err(), "easy");
        check_near(&level_named("extrm").unwrap_err(), "extreme");
        check_near(&level_named("difícil").unwrap_err(), "hard");
        check_near(&symmetry_named("rotational").unwrap_err(), "rotational90");
    }

    #[test]
    fn misspelt_levels_are_corrected_at_both_ends_of_a_range() {
        let check = |text, expected: Option<&str>| {
            assert_eq!(levels_like(text).as_deref(), expected, "{text}");
        };
        check("hrad", Some("hard"));
        check("medum..hard", Some("medium..hard"));
        check("hrad..", Some("hard.."));
        check("..", None);
        check("esay..nonsense", None);
    }
}
