//! Checks which sections a page has, and their contents.

use novena_lessons::{Claim, LessonText, Page, Section, SectionKind};

use super::Problem;

/// The maximum number of characters in a summary.
const LONGEST_SUMMARY: usize = 120;

pub(super) fn problems(page: Page, text: &LessonText) -> Vec<Problem> {
    let mut problems = Vec::new();
    if text.summary.chars().count() > LONGEST_SUMMARY {
        let length = text.summary.chars().count();
        let words = format!("the summary has {length} characters, more than {LONGEST_SUMMARY}");
        problems.push(Problem::new(3, words));
    }
    for &kind in SectionKind::ALL {
        let (least, most) = count(page, kind);
        let found = text.sections_of(kind).count();
        if !(least..=most).contains(&found) {
            let wanted = if least == most {
                format!("{least}")
            } else {
                format!("{least} to {most}")
            };
            let words = format!("{found} sections {{#{}}}, not {wanted}", kind.id());
            problems.push(Problem::new(1, words));
        }
    }
    let needs_claims = !page.techniques().is_empty();
    for section in &text.sections {
        let words = content_problem(section, needs_claims);
        problems.extend(words.map(|words| Problem::new(section.line, words)));
    }
    problems
}

/// The minimum and maximum number of sections of a kind.
fn count(page: Page, kind: SectionKind) -> (usize, usize) {
    let is_lesson = matches!(page, Page::Lesson(_));
    match kind {
        SectionKind::Idea => (1, 1),
        SectionKind::Note => (0, 9),
        SectionKind::Look => (usize::from(is_lesson), 1),
        SectionKind::Example if is_lesson => (3, 3),
        SectionKind::Example => (0, 2),
        SectionKind::NearMiss if is_lesson => (1, 1),
        SectionKind::NearMiss => (0, 1),
        SectionKind::Guided | SectionKind::Puzzle if is_lesson => {
            (usize::from(!page.techniques().is_empty()), 1)
        }
        SectionKind::Guided | SectionKind::Puzzle => (0, 0),
    }
}

/// The missing or superfluous parts in a section.
fn content_problem(section: &Section, needs_claims: bool) -> Option<&'static str> {
    let claim = section.position.as_ref().map(|block| block.claim.as_ref());
    let is_puzzle = section.kind == SectionKind::Puzzle;
    if section.puzzle.is_some() != is_puzzle {
        return Some("a puzzle belongs into {#puzzle}, and only there");
    }
    if section.blocks.is_empty() {
        return Some("there is no text");
    }
    match section.kind {
        SectionKind::Idea | SectionKind::Look | SectionKind::Puzzle if claim.is_some() => {
            Some("no position belongs here")
        }
        SectionKind::Example | SectionKind::NearMiss | SectionKind::Guided if claim.is_none() => {
            Some("there is no position")
        }
        SectionKind::Example | SectionKind::Guided
            if needs_claims && !matches!(claim, Some(Some(Claim::Step(_)))) =>
        {
            Some("the position has no line `step`")
        }
        SectionKind::NearMiss if needs_claims && !matches!(claim, Some(Some(Claim::No(_)))) => {
            Some("the position has no line `no`")
        }
        _ => None,
    }
}
