//! Uses the solver and the techniques to check requested puzzles, independently of the code that
//! generated them.
//!
//! `cargo test --release -p novena-generator --test wishes -- --ignored --nocapture` generates many
//! puzzles of each kind; `NOVENA_MOST` sets the number (10,000).

use novena_core::{PatternSymmetry, Puzzle};
use novena_generator::{
    Date, Generator, Judge, NewPuzzle, Practice, PuzzleShape, Wish, bunch, daily,
};
use novena_kernel::{Verdict, Wave};
use novena_ratings::{HodokuRater, SeRater, rate, rate_within};
use novena_techniques::{Kind, KindChoice, Level, Position, Reasoner, technique};

fn start(puzzle: &Puzzle) -> Position {
    Position::new(puzzle).unwrap().assuming_uniqueness(true)
}

/// Checks that the puzzle has exactly one solution, which is the claimed one, and the requested
/// shape.
fn check_shape(made: &NewPuzzle, shape: &PuzzleShape) {
    let puzzle = &made.puzzle;
    let unique = |puzzle: &Puzzle| match Wave::new().verdict(puzzle).0 {
        Verdict::Unique(solution) => Some(solution),
        _ => None,
    };
    assert_eq!(unique(puzzle), Some(made.solution), "{puzzle}");
    let givens = puzzle.givens();
    assert!(shape.givens.contains(&givens.len()), "{puzzle}");
    assert!(shape.symmetry.is_of(givens), "{puzzle}");
    if shape.minimal {
        for cell in givens {
            let mut board = *puzzle.board();
            board[cell] = None;
            assert_eq!(unique(&board.into()), None, "{puzzle}: {cell}");
        }
    }
}

/// Whether a player who knows every easier technique needs the kind.
fn is_needed(kind: Kind, puzzle: &Puzzle) -> bool {
    if kind.is_in_stage() {
        // The kind must be chosen at some point on the path, among the kinds that are compared with
        // it.
        let up_to = Reasoner::standard().only(|other| other < kind || other.is_in_stage());
        let steps = up_to.path(start(puzzle)).steps;
        return steps.iter().any(|step| step.kind == kind);
    }
    let easier = Reasoner::standard().only(|other| other < kind);
    let path = easier.path(start(puzzle));
    let mut found = false;
    let _ = technique(kind).unwrap().find(&path.end, &mut |_| {
        found = true;
        std::ops::ControlFlow::Break(())
    });
    !path.is_solved() && found
}

/// Checks everything that a wish requires.
fn check(made: &NewPuzzle, wish: &Wish) {
    check_shape(made, &wish.shape);
    let puzzle = &made.puzzle;
    if let Some(levels) = &wish.level {
        assert!(
            levels.contains(&rate(start(puzzle)).unwrap().level()),
            "{puzzle}"
        );
    }
    if let Some(tenths) = &wish.rating {
        assert!(
            tenths.contains(&rate(start(puzzle)).unwrap().tenths),
            "{puzzle}"
        );
    }
    if let Some(tenths) = &wish.se {
        assert!(tenths.contains(&SeRater::new().rate(puzzle).er), "{puzzle}");
    }
    if let Some(scores) = &wish.hodoku {
        assert!(
            scores.contains(&HodokuRater::new().rate(puzzle).score),
            "{puzzle}"
        );
    }
    for choice in &wish.needs {
        let is_needed = |&kind: &Kind| is_needed(kind, puzzle);
        assert!(choice.kinds().iter().any(is_needed), "{puzzle}: {choice}");
    }
    let everything = Reasoner::standard();
    if let Some(only) = &wish.only {
        let allowed = |kind: Kind| kind.level() == Level::Easy || only.contains(&kind);
        let path = everything.clone().only(allowed).path(start(puzzle));
        assert_eq!(path.solution(), Some(made.solution), "{puzzle}");
    }
    if let Some(choice) = &wish.hardest {
        let path = everything.path(start(puzzle));
        assert_eq!(path.solution(), Some(made.solution), "{puzzle}");
        let hardest = path.hardest().unwrap();
        assert!(choice.kinds().contains(&hardest), "{puzzle}: {hardest}");
    }
}

#[test]
fn any_kind_of_a_choice_fulfils_a_wish() {
    let locked = KindChoice::named("locked candidates").unwrap();
    let [first, second] = [Kind::POINTING, Kind::CLAIMING];
    assert_eq!(locked.kinds(), [first, second]);
    let choice = Wish {
        needs: vec![locked.clone()],
        ..Wish::default()
    };
    let hardest = Wish {
        hardest: Some(locked),
        ..Wish::default()
    };
    let (mut by_second, mut ended_by_second) = (0, 0);
    for made in bunch(&PuzzleShape::default(), 8, 0).puzzles {
        let puzzle = &made.puzzle;
        let needs = |kind| is_needed(kind, puzzle);
        let is_met = |wish: &Wish| Judge::new(wish).judge(puzzle).is_some();
        assert_eq!(is_met(&choice), needs(first) || needs(second), "{puzzle}");
        by_second += usize::from(needs(second) && !needs(first));
        let path = Reasoner::standard().up_to(second).path(start(puzzle));
        let ends = [first, second].map(|kind| path.is_solved() && path.hardest() == Some(kind));
        assert_eq!(is_met(&hardest), ends.contains(&true), "{puzzle}");
        ended_by_second += usize::from(ends[1]);
    }
    assert!(by_second > 0 && ended_by_second > 0);
}

/// One wish of each kind.
fn wishes() -> Vec<(String, Wish)> {
    let mut wishes: Vec<(String, Wish)> = Level::ALL
        .into_iter()
        .map(|level| (level.to_string(), Wish::of_level(level)))
        .collect();
    let mut add = |name: &str, wish| wishes.push((name.to_owned(), wish));
    add(
        "medium to hard",
        Wish {
            level: Some(Level::Medium..=Level::Hard),
            ..Wish::default()
        },
    );
    add(
        "hard and symmetric",
        Wish {
            shape: PuzzleShape {
                symmetry: PatternSymmetry::Rotational180,
                givens: 22..=28,
                minimal: false,
                ..PuzzleShape::default()
            },
            ..Wish::of_level(Level::Hard)
        },
    );
    add(
        "rating 5.5 to 6.5",
        Wish {
            rating: Some(55..=65),
            ..Wish::default()
        },
    );
    add(
        "SE 6.6 to 7.5",
        Wish {
            se: Some(66..=75),
            ..Wish::default()
        },
    );
    add(
        "HoDoKu 800 to 1000",
        Wish {
            hodoku: Some(800..=1000),
            ..Wish::default()
        },
    );
    for kind in [
        Kind::NAKED_TRIPLE,
        Kind::X_WING,
        Kind::XY_WING,
        Kind::X_CHAIN,
    ] {
        add(
            &format!("needs {kind}"),
            Wish {
                needs: vec![kind.into()],
                ..Wish::default()
            },
        );
    }
    add(
        "only pointing and naked pairs, and needs pointing",
        Wish {
            needs: vec![Kind::POINTING.into()],
            only: Some(vec![Kind::POINTING, Kind::NAKED_PAIR]),
            ..Wish::default()
        },
    );
    for kind in [Kind::NAKED_PAIR, Kind::SKYSCRAPER] {
        add(
            &format!("hardest {kind}"),
            Wish {
                hardest: Some(kind.into()),
                ..Wish::default()
            },
        );
    }
    wishes
}

fn make_and_check(count: usize) {
    for (name, wish) in wishes() {
        let mut made = 0;
        for found in Generator::new(wish.clone(), 2026).unwrap().take(count) {
            check(&found.made, &wish);
            made += 1;
        }
        assert_eq!(made, count, "{name}");
        println!("{made} of {name}");
    }
}

#[test]
fn puzzles_fulfil_their_wishes() {
    make_and_check(3);
}

#[test]
#[ignore = "takes long; run it in release"]
fn many_puzzles_fulfil_their_wishes() {
    make_and_check(most());
}

/// The number of puzzles that the slow tests generate.
fn most() -> usize {
    let most = std::env::var("NOVENA_MOST").ok();
    most.and_then(|most| most.parse().ok()).unwrap_or(10_000)
}

#[test]
fn results_include_the_requested_ratings() {
    let wish = Wish {
        hodoku: Some(500..=1500),
        se: Some(26..=72),
        ..Wish::of_level(Level::Hard)
    };
    for found in Generator::new(wish, 1).unwrap().take(3) {
        let puzzle = &found.made.puzzle;
        assert_eq!(found.judgement.rating, rate(start(puzzle)));
        assert_eq!(found.judgement.se, Some(SeRater::new().rate(puzzle)));
        let score = HodokuRater::new().rate(puzzle).score;
        assert_eq!(found.judgement.hodoku.unwrap().score, score);
    }
}

#[test]
fn seeds_repeat_and_differ() {
    let first = |seed| {
        let wish = Wish::of_level(Level::Hard);
        let puzzles = Generator::new(wish, seed).unwrap().take(3);
        puzzles.map(|found| found.made.puzzle).collect::<Vec<_>>()
    };
    assert_eq!(first(1), first(1));
    assert_ne!(first(1), first(2));
}

/// Checks this many practice positions of a technique.
fn practise(kind: Kind, count: usize) {
    let wish = Wish {
        needs: vec![kind.into()],
        ..Wish::default()
    };
    for found in Generator::new(wish, 5).unwrap().take(count) {
        let practice = Practice::of(&found.made, &kind.into()).unwrap();
        // The next step of the whole path is of that kind.
        let next = Reasoner::standard().first_step(&practice.position).unwrap();
        assert_eq!(next.kind, kind, "{}", found.made.puzzle);
        assert_eq!(next, practice.step);
        // No true candidate has been eliminated, and every digit placed is right.
        let (marks, entries) = (practice.marks(), practice.entries());
        for cell in practice.position.open_cells() {
            let digit = found.made.solution[cell];
            assert!(marks[cell.index()].contains(digit));
        }
        for cell in entries.filled() {
            assert_eq!(entries[cell], Some(found.made.solution[cell]));
            assert_eq!(found.made.puzzle.given(cell), None);
        }
    }
}

#[test]
fn practice_begins_just_before_the_technique() {
    for kind in [Kind::HIDDEN_PAIR, Kind::XY_WING, Kind::UNIQUE_RECTANGLE_1] {
        practise(kind, 3);
    }
}

#[test]
#[ignore = "takes long; run it in release"]
fn many_practices_begin_just_before_the_technique() {
    practise(Kind::XY_WING, most());
}

/// Checks the puzzles of one day, one at each level.
fn check_day(date: Date) {
    for level in Level::ALL {
        let made = daily(date, level);
        check(&made, &Wish::of_level(level));
        // Rating fails if its limit is below the level.
        if level > Level::Easy {
            assert_eq!(rate_within(start(&made.puzzle), 23), None);
        }
    }
}

#[test]
fn a_day_has_a_puzzle_of_each_level() {
    let date: Date = "2026-11-15".parse().unwrap();
    let next: Date = "2026-11-16".parse().unwrap();
    check_day(date);
    for level in Level::ALL {
        assert_ne!(daily(date, level), daily(next, level));
    }
}

/// Checks the puzzles of every day from 2025 on, at all five levels.
#[test]
#[ignore = "takes long; run it in release"]
fn many_days_have_a_puzzle_of_each_level() {
    let days = (2025..).flat_map(|year| {
        (1..=12)
            .flat_map(move |month| (1..=31).map(move |day| format!("{year}-{month:02}-{day:02}")))
    });
    // Parsing rejects days that do not exist.
    let days = days.filter_map(|day| day.parse().ok());
    days.take(most().div_ceil(Level::ALL.len()))
        .for_each(check_day);
}
