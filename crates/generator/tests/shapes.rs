//! Checks puzzles of every shape with the solver and by counting.

use novena_core::{CellSet, PatternSymmetry, Puzzle};
use novena_generator::{NewPuzzle, Pattern, PuzzleShape, bunch};
use novena_kernel::{Verdict, Wave};

/// Patterns of 24 and 30 cells.
const FEW: &str =
    "x.....xx...xx......x......x.x.xx.......x...xx.......xxx.......xx...xx.....x.xxx..";
const MORE: &str =
    "...x.x......xxx....x.....x.x...x...x.xx.x.xx.x.xx.xx.x..x.x.x.....x.x...x.x...x.x";

fn cells(drawing: &str) -> CellSet {
    Pattern::read(drawing).unwrap()
}

fn without(puzzle: &Puzzle, cell: novena_core::Cell) -> Puzzle {
    let mut board = *puzzle.board();
    board[cell] = None;
    Puzzle::new(board)
}

/// Checks that the puzzles meet the shape.
#[track_caller]
fn check(shape: &PuzzleShape, made: &[NewPuzzle]) {
    let mut verdicts = Vec::new();
    let puzzles: Vec<Puzzle> = made.iter().map(|made| made.puzzle).collect();
    Wave::new().verdicts(&puzzles, &mut verdicts);
    for (made, verdict) in made.iter().zip(&verdicts) {
        let (puzzle, givens) = (made.puzzle, made.puzzle.givens());
        assert_eq!(*verdict, Verdict::Unique(made.solution), "{puzzle}");
        assert!(shape.symmetry.is_of(givens), "{puzzle}");
        assert!(shape.givens.contains(&givens.len()), "{puzzle}");
        match shape.pattern {
            Some(Pattern::Exactly(cells)) => assert_eq!(givens, cells, "{puzzle}"),
            Some(Pattern::Within(cells)) => assert!(cells.is_superset(givens), "{puzzle}"),
            None => {}
        }
        if shape.sparse {
            let fewer: Vec<Puzzle> = givens
                .iter()
                .map(|cell| {
                    let orbit = shape.symmetry.orbit(cell);
                    orbit
                        .iter()
                        .fold(puzzle, |puzzle, cell| without(&puzzle, cell))
                })
                .collect();
            let mut verdicts = Vec::new();
            Wave::new().verdicts(&fewer, &mut verdicts);
            assert!(
                !verdicts.contains(&Verdict::Unique(made.solution)),
                "{puzzle}"
            );
        }
        if shape.minimal {
            let fewer: Vec<Puzzle> = givens.iter().map(|cell| without(&puzzle, cell)).collect();
            let mut verdicts = Vec::new();
            Wave::new().verdicts(&fewer, &mut verdicts);
            let needed = |verdict: &Verdict| *verdict == Verdict::Several;
            assert!(verdicts.iter().all(needed), "{puzzle}");
        }
    }
}

/// Every kind of shape. Each of them has many puzzles.
fn shapes() -> Vec<PuzzleShape> {
    let free = PuzzleShape {
        minimal: false,
        ..PuzzleShape::default()
    };
    let mut shapes = vec![PuzzleShape::default(), free.clone()];
    for symmetry in &PatternSymmetry::ALL[1..] {
        shapes.push(PuzzleShape {
            symmetry: *symmetry,
            givens: 17..=40,
            ..free.clone()
        });
    }
    for symmetry in [
        PatternSymmetry::Rotational180,
        PatternSymmetry::Vertical,
        PatternSymmetry::Diagonal,
    ] {
        shapes.push(PuzzleShape {
            symmetry,
            ..PuzzleShape::default()
        });
    }
    for givens in [22..=23, 26..=26, 30..=33, 50..=81] {
        shapes.push(PuzzleShape {
            givens,
            ..free.clone()
        });
    }
    for pattern in [
        Pattern::Exactly(cells(FEW)),
        Pattern::Exactly(cells(MORE)),
        Pattern::Within(cells(MORE)),
        Pattern::Within(!cells(FEW)),
    ] {
        shapes.push(PuzzleShape {
            pattern: Some(pattern),
            ..free.clone()
        });
    }
    for (pattern, symmetry) in [
        (Pattern::Exactly(cells(FEW)), PatternSymmetry::Diagonal),
        (Pattern::Within(cells(MORE)), PatternSymmetry::Vertical),
    ] {
        shapes.push(PuzzleShape {
            pattern: Some(pattern),
            symmetry,
            ..PuzzleShape::default()
        });
    }
    // These must come last, so that the numbers of the other shapes do not change.
    for symmetry in [PatternSymmetry::Rotational180, PatternSymmetry::Full] {
        shapes.push(PuzzleShape {
            symmetry,
            sparse: true,
            ..free.clone()
        });
    }
    shapes
}

/// Checks this many puzzles of each kind after the first `skipped`, using as many bunches as
/// necessary.
fn check_all(count: usize, skipped: usize) {
    for shape in shapes().into_iter().skip(skipped) {
        assert_eq!(shape.check(), Ok(()));
        let mut made = 0;
        for number in 0.. {
            let puzzles = bunch(&shape, 1, number).puzzles;
            check(&shape, &puzzles);
            made += puzzles.len();
            if made >= count {
                println!("{made} in {} bunches: {shape:?}", number + 1);
                break;
            }
            assert!(number < 100 * (count as u64 + 1), "{made} of {shape:?}");
        }
    }
}

#[test]
fn puzzles_have_the_requested_shape() {
    check_all(10, 0);
}

/// `cargo test --release -p novena-generator --test shapes -- --ignored --nocapture`; to resume an
/// interrupted run, set `NOVENA_SKIP` to the number of kinds that are done.
#[test]
#[ignore = "takes minutes"]
fn ten_thousand_of_each_kind_have_the_requested_shape() {
    let done = std::env::var("NOVENA_SKIP").ok();
    check_all(10_000, done.and_then(|done| done.parse().ok()).unwrap_or(0));
}

/// A puzzle has exactly the number of givens drawn from the range whenever that is possible.
#[test]
fn every_number_in_the_range_occurs() {
    let shape = PuzzleShape {
        givens: 28..=31,
        minimal: false,
        ..PuzzleShape::default()
    };
    let bunch = bunch(&shape, 3, 0);
    assert!(bunch.puzzles.len() > bunch.tried as usize * 9 / 10);
    for count in 28..=31 {
        let has = |made: &&NewPuzzle| made.puzzle.givens().len() == count;
        assert!(bunch.puzzles.iter().filter(has).count() > 30, "{count}");
    }
}

/// The number of threads and their order make no difference, because a bunch depends only on its
/// number.
#[test]
fn bunches_are_the_same_in_any_thread() {
    let shape = PuzzleShape {
        symmetry: PatternSymmetry::Rotational180,
        ..PuzzleShape::default()
    };
    let here: Vec<_> = (0..4).map(|number| bunch(&shape, 5, number)).collect();
    let there: Vec<_> = std::thread::scope(|scope| {
        let threads: Vec<_> = (0..4)
            .rev()
            .map(|number| {
                scope.spawn({
                    let shape = &shape;
                    move || bunch(shape, 5, number)
                })
            })
            .collect();
        let mut bunches: Vec<_> = threads
            .into_iter()
            .map(|thread| thread.join().unwrap())
            .collect();
        bunches.reverse();
        bunches
    });
    assert_eq!(here, there);
}
