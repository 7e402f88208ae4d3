//! A line of a log. Each line states what happened to a puzzle.

use std::fmt::Write as _;

use novena_core::Puzzle;
use novena_generator::hunt::KnownPuzzle;

/// An event in the history of a puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) enum Event {
    /// The hunt starts with the puzzle. In a hunt for puzzles by their rating, the puzzle gets a
    /// second line when it is rated.
    Start,
    /// The puzzle meets the goal of the hunt.
    Found,
    /// The puzzle does not meet the goal, but it may lead to puzzles that do.
    Met,
    /// All neighbours of the puzzle were examined. Version 1 logs do not state how.
    Visited(Option<Visit>),
}

/// How the neighbours of a puzzle were examined.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct Visit {
    /// Whether the hunt was for puzzles by their rating.
    pub(in super::super) needs_rating: bool,
    /// The maximum number of givens that were exchanged.
    pub(in super::super) reach: usize,
}

const START: &str = "start";
const FOUND: &str = "found";
const MET: &str = "met";
const VISITED: &str = "visited";

/// The words for the goal of a visit, named after the command's options.
const BY_RATING: &str = "se";
const BY_GIVENS: &str = "givens";

/// Returns a puzzle with its rating, if it has one.
pub(in super::super) fn describe(known: &KnownPuzzle) -> String {
    let mut text = known.puzzle.to_string();
    if let Some(rating) = known.rating {
        let [er, ep, ed] = rating.map(|tenths| format!("{}.{}", tenths / 10, tenths % 10));
        let _ = write!(text, " {er}/{ep}/{ed}");
    }
    text
}

/// Returns a line, including its newline.
pub(super) fn write(event: Event, known: &KnownPuzzle) -> String {
    let text = describe(known);
    let (puzzle, rating) = text.split_at(81);
    let rest = match event {
        Event::Start => format!("{START}{rating}"),
        Event::Found => format!("{FOUND}{rating}"),
        Event::Met => format!("{MET}{rating}"),
        Event::Visited(None) => VISITED.to_owned(),
        Event::Visited(Some(visit)) => {
            let goal = if visit.needs_rating {
                BY_RATING
            } else {
                BY_GIVENS
            };
            format!("{VISITED} {goal} {}", visit.reach)
        }
    };
    format!("{puzzle} {rest}\n")
}

/// Reads a line without its newline.
pub(super) fn read(line: &str) -> Option<(Event, KnownPuzzle)> {
    let words: Vec<&str> = line.split(' ').collect();
    let (puzzle, words) = words.split_first()?;
    let (event, rating) = match words {
        [VISITED] => (Event::Visited(None), None),
        [VISITED, goal, reach] => (Event::Visited(Some(read_visit(goal, reach)?)), None),
        [word] => (read_event(word)?, None),
        [word, rating] => (read_event(word)?, Some(read_rating(rating)?)),
        _ => return None,
    };
    let puzzle: Puzzle = puzzle.parse().ok()?;
    Some((event, KnownPuzzle { puzzle, rating }))
}

fn read_event(word: &str) -> Option<Event> {
    match word {
        START => Some(Event::Start),
        FOUND => Some(Event::Found),
        MET => Some(Event::Met),
        _ => None,
    }
}

fn read_visit(goal: &str, reach: &str) -> Option<Visit> {
    let needs_rating = match goal {
        BY_RATING => true,
        BY_GIVENS => false,
        _ => return None,
    };
    let reach = reach.parse().ok()?;
    Some(Visit {
        needs_rating,
        reach,
    })
}

fn read_rating(text: &str) -> Option<[u16; 3]> {
    let tenths = |text: &str| {
        let (whole, tenth) = text.split_once('.')?;
        let (whole, tenth): (u16, u16) = (whole.parse().ok()?, tenth.parse().ok()?);
        (tenth < 10).then(|| whole.checked_mul(10)?.checked_add(tenth))?
    };
    let mut parts = text.split('/').map(tenths);
    let rating = [parts.next()??, parts.next()??, parts.next()??];
    parts.next().is_none().then_some(rating)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn known(rating: Option<[u16; 3]>) -> KnownPuzzle {
        let text =
            "....9582...5.1...7.4.......7.........2..6.7.8..13....2.7....2.5.83..2..6...8....1";
        KnownPuzzle {
            puzzle: text.parse().unwrap(),
            rating,
        }
    }

    #[test]
    fn written_lines_are_read_back() {
        let visits = [(true, 3), (false, 1)].map(|(needs_rating, reach)| {
            Event::Visited(Some(Visit {
                needs_rating,
                reach,
            }))
        });
        for event in visits.into_iter().chain([Event::Visited(None)]) {
            let text = write(event, &known(Some([112, 12, 12])));
            assert_eq!(read(text.trim_end()), Some((event, known(None))), "{text}");
        }
        for rating in [None, Some([112, 12, 12]), Some([90, 71, 15])] {
            for event in [Event::Start, Event::Found, Event::Met] {
                let text = write(event, &known(rating));
                assert_eq!(
                    read(text.trim_end()),
                    Some((event, known(rating))),
                    "{text}"
                );
            }
        }
    }

    #[test]
    fn malformed_lines_are_rejected() {
        let puzzle = known(None).puzzle;
        for wrong in [
            String::new(),
            format!("{puzzle}"),
            format!("{puzzle} lost"),
            format!("{puzzle} found 11.2"),
            format!("{puzzle} found 11.2/1.2/1.2/1.2"),
            format!("{puzzle} found 11.2/1.2/1.2 more"),
            format!("{puzzle} found 11.22/1.2/1.2"),
            format!("{puzzle} found 99999.2/1.2/1.2"),
            format!("{puzzle} visited 2"),
            format!("{puzzle} visited se"),
            format!("{puzzle} visited se far"),
            format!("{puzzle} visited hodoku 2"),
            "....95 found 11.2/1.2/1.2".to_owned(),
        ] {
            assert_eq!(read(&wrong), None, "{wrong}");
        }
    }
}
