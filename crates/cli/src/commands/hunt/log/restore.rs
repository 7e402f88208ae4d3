//! Restores a hunt from the lines of its log.

use std::collections::{HashMap, HashSet};

use novena_core::Puzzle;
use novena_generator::hunt::{HuntGoal, KnownPuzzle, Pool};

use super::line::{Event, Visit};

/// The number of givens that a visit is assumed to have exchanged if its line does not state the
/// number. It is the option's default.
const FORMER_REACH: usize = 2;

/// The data restored from the log, apart from the pool.
#[derive(Debug, Default, PartialEq, Eq)]
pub(in super::super) struct Restored {
    /// The starting puzzles that still have to be rated.
    pub(in super::super) unrated_starts: Vec<Puzzle>,
    /// All puzzles that meet the goal, in the order in which they were found.
    pub(in super::super) finds: Vec<EarlierFind>,
}

/// A puzzle in the log that meets the goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in super::super) struct EarlierFind {
    pub(in super::super) known: KnownPuzzle,
    /// Whether an earlier run reported the puzzle as a find. If not, that run had a different goal.
    pub(in super::super) is_reported: bool,
}

/// Fills the pool. The log may contain entries from hunts with other goals: a hunt for puzzles by
/// their rating needs ratings, and other hunts ignore them. Finds are judged again, because the
/// range of ratings may have changed.
pub(super) fn restore(
    entries: Vec<(Event, KnownPuzzle)>,
    pool: &mut Pool,
    goal: HuntGoal,
) -> Restored {
    let mut restored = Restored::default();
    let mut find_places = HashMap::new();
    let mut rated = HashSet::new();
    for (event, mut known) in entries {
        let is_rated = known.rating.is_some();
        if is_rated {
            rated.insert(known.puzzle);
        }
        if let Event::Visited(visit) = event {
            let visit = visit.unwrap_or_else(|| Visit {
                needs_rating: rated.contains(&known.puzzle),
                reach: FORMER_REACH,
            });
            if visit.needs_rating == goal.needs_rating() {
                pool.visit(known.puzzle, visit.reach);
            } else {
                pool.add_aside();
            }
            continue;
        }
        if goal.needs_rating() && !is_rated {
            if event == Event::Start {
                restored.unrated_starts.push(known.puzzle);
            }
            continue;
        }
        if !goal.needs_rating() {
            known.rating = None;
        }
        if event == Event::Start {
            pool.add(known);
            continue;
        }
        // Lines after the last visit belong to a visit that was interrupted.
        pool.set_aside(known);
        if known.is_wanted(goal) {
            let is_reported = event == Event::Found && is_rated == goal.needs_rating();
            let place = *find_places.entry(known.puzzle).or_insert_with(|| {
                restored.finds.push(EarlierFind {
                    known,
                    is_reported: false,
                });
                restored.finds.len() - 1
            });
            restored.finds[place].is_reported |= is_reported;
        }
    }
    let mut seen = HashSet::new();
    restored
        .unrated_starts
        .retain(|start| !pool.knows(start) && seen.insert(*start));
    restored
}

#[cfg(test)]
mod tests {
    use novena_core::{Board, Cell, Digit};

    use super::*;

    const HARD: HuntGoal = HuntGoal::Rating {
        least: 110,
        most: u16::MAX,
    };
    const FEW: HuntGoal = HuntGoal::Givens { most: 17 };

    /// Returns one of 81 puzzles with a single given, rated if `er` is not zero.
    fn known(number: usize, er: u16) -> KnownPuzzle {
        let mut board = Board::EMPTY;
        board[Cell::all().nth(number).unwrap()] = Digit::new(1);
        KnownPuzzle {
            puzzle: Puzzle::new(board),
            rating: (er > 0).then_some([er, 12, 12]),
        }
    }

    fn visited(needs_rating: bool, reach: usize) -> Event {
        Event::Visited(Some(Visit {
            needs_rating,
            reach,
        }))
    }

    /// Restores a hunt. Also returns the puzzles that it visits.
    fn restored(
        entries: &[(Event, KnownPuzzle)],
        goal: HuntGoal,
        radius: usize,
    ) -> (Restored, Vec<KnownPuzzle>) {
        let mut pool = Pool::new(goal, radius);
        let restored = restore(entries.to_vec(), &mut pool, goal);
        (
            restored,
            std::iter::from_fn(|| pool.pop().map(|(known, _)| known)).collect(),
        )
    }

    #[test]
    fn only_visits_with_the_same_kind_of_goal_count() {
        let both = [(Event::Start, known(0, 90)), (Event::Start, known(1, 91))];
        for (needs_rating, goal) in [(true, HARD), (false, FEW)] {
            for (event, waiting) in [
                (visited(needs_rating, 2), 1),
                (visited(!needs_rating, 2), 2),
            ] {
                let entries = [&both[..], &[(event, known(0, 0))]].concat();
                assert_eq!(restored(&entries, goal, 1).1.len(), waiting, "{event:?}");
            }
        }
    }

    #[test]
    fn a_visit_with_a_smaller_radius_is_repeated() {
        let entries = [
            (Event::Start, known(0, 90)),
            (visited(true, 2), known(0, 0)),
        ];
        assert_eq!(restored(&entries, HARD, 2).1, []);
        assert_eq!(restored(&entries, HARD, 3).1, [known(0, 90)]);
    }

    /// Version 1 logs did not state the goal for which a puzzle was visited, but only hunts for
    /// puzzles by their rating logged ratings.
    #[test]
    fn visits_of_version_1_are_for_ratings_with_radius_2() {
        let entries = [
            (Event::Start, known(0, 90)),
            (Event::Visited(None), known(0, 0)),
            (Event::Start, known(1, 0)),
            (Event::Visited(None), known(1, 0)),
        ];
        let (hard, waiting) = restored(&entries, HARD, 2);
        // The start without a rating comes from a hunt for few givens.
        assert_eq!(hard.unrated_starts, [known(1, 0).puzzle]);
        assert_eq!(waiting, []);
        assert_eq!(restored(&entries, HARD, 3).1, [known(0, 90)]);
        assert_eq!(restored(&entries, FEW, 2).1, [known(0, 0)]);
    }

    #[test]
    fn finds_are_checked_against_the_current_goal() {
        let entries = [
            (Event::Start, known(0, 119)),
            (Event::Met, known(1, 104)),
            (Event::Found, known(2, 112)),
            (Event::Found, known(3, 0)),
            (visited(true, 2), known(0, 0)),
        ];
        let finds = |least, most| {
            let goal = HuntGoal::Rating { least, most };
            restored(&entries, goal, 2).0.finds
        };
        let find = |number, er, is_reported| EarlierFind {
            known: known(number, er),
            is_reported,
        };
        assert_eq!(finds(110, 119), [find(2, 112, true)]);
        let both = [find(1, 104, false), find(2, 112, true)];
        assert_eq!(finds(100, 119), both);
        assert_eq!(finds(100, 105), both[..1]);
        // A hunt for few givens reported only the last of the three.
        let few = restored(&entries, FEW, 2).0.finds;
        let expected = [1, 2, 3].map(|number| find(number, 0, number == 3));
        assert_eq!(few, expected);
        // A find that is reported later keeps its place.
        let mut entries = entries.to_vec();
        entries.push((Event::Found, known(1, 104)));
        let goal = HuntGoal::Rating {
            least: 100,
            most: 119,
        };
        let again = restored(&entries, goal, 2).0.finds;
        assert_eq!(again, [find(1, 104, true), find(2, 112, true)]);
    }

    #[test]
    fn starts_are_rated_once() {
        let entries = [
            (Event::Start, known(0, 0)),
            (Event::Start, known(1, 0)),
            (Event::Start, known(2, 0)),
            (Event::Start, known(0, 90)),
        ];
        let (restored, waiting) = restored(&entries, HARD, 2);
        let unrated = [1, 2].map(|number| known(number, 0).puzzle);
        assert_eq!(restored.unrated_starts, unrated);
        assert_eq!(waiting, [known(0, 90)]);
    }

    #[test]
    fn puzzles_of_an_interrupted_visit_are_set_aside() {
        let mut entries = vec![
            (Event::Start, known(0, 90)),
            (Event::Met, known(1, 89)),
            (visited(true, 2), known(0, 0)),
            (Event::Met, known(2, 95)),
        ];
        let mut pool = Pool::new(HARD, 2);
        restore(entries.clone(), &mut pool, HARD);
        assert!(pool.knows(&known(1, 0).puzzle));
        assert_eq!(pool.recall(&known(2, 0).puzzle), Some(known(2, 95)));
        // The puzzle whose visit was interrupted is visited first.
        assert_eq!(pool.pop(), Some((known(1, 89), 2)));
        // A visit with any goal ends the interrupted one.
        entries.push((visited(false, 1), known(0, 0)));
        let mut pool = Pool::new(HARD, 2);
        restore(entries, &mut pool, HARD);
        assert_eq!(pool.pop(), Some((known(2, 95), 2)));
    }
}
