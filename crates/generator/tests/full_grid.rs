//! Checks that random solutions are as varied as the set of all solutions.
//!
//! Listing all solutions is impossible, but they can be sampled fairly in another way: the first
//! band and the first stack are drawn uniformly, and all solutions that contain them are listed.
//! Each solution is in exactly one such list, so the mean over many lists, counting every solution
//! once, estimates the mean over all solutions.

use novena_core::{Board, Cell, Digit, Puzzle, Solution};
use novena_generator::{FullGrids, PuzzleShape, Random, bunch, full_grid};
use novena_kernel::{Solver, Wave};

/// The number of pairs of digits that form rectangles in two rows, two columns and two boxes.
/// Symmetries do not change this number, so it can distinguish classes of solutions.
fn rectangles(solution: &Solution) -> u32 {
    let digits = solution.digits();
    let mut count = 0;
    for a in 0..81 {
        let (top, left) = (a / 9, a % 9);
        for right in left + 1..9 {
            for bottom in top + 1..9 {
                let (b, c, d) = (top * 9 + right, bottom * 9 + left, bottom * 9 + right);
                let two_boxes = (top / 3 == bottom / 3) != (left / 3 == right / 3);
                let crosswise = digits[a] == digits[d] && digits[b] == digits[c];
                count += u32::from(two_boxes && crosswise);
            }
        }
    }
    count
}

/// The three rows of a band, drawn uniformly.
fn band(random: &mut Random) -> [[usize; 9]; 3] {
    let first: [usize; 9] = random.permutation();
    let second = loop {
        let second: [usize; 9] = random.permutation();
        let clashes = |box_: usize| {
            let cells = box_ * 3..box_ * 3 + 3;
            second[cells.clone()]
                .iter()
                .any(|digit| first[cells.clone()].contains(digit))
        };
        if !(0..3).any(clashes) {
            break second;
        }
    };
    // Each box has three digits left, in any order.
    let mut third = [0; 9];
    for box_ in 0..3 {
        let cells = box_ * 3..box_ * 3 + 3;
        let used = |digit: &usize| {
            first[cells.clone()].contains(digit) || second[cells.clone()].contains(digit)
        };
        let mut rest: Vec<usize> = (0..9).filter(|digit| !used(digit)).collect();
        random.shuffle(&mut rest);
        third[cells.clone()].copy_from_slice(&rest);
    }
    [first, second, third]
}

/// Draws the first band and the first stack of a solution uniformly.
fn hook(random: &mut Random) -> Puzzle {
    let (across, down) = (band(random), band(random));
    let mut board = Board::EMPTY;
    let mut relabelled = [0; 9];
    for line in 0..3 {
        for place in 0..9 {
            board[Cell::at(line, place)] = Some(Digit::from_index(across[line][place]));
        }
        for place in 0..3 {
            relabelled[down[line][place]] = across[place][line];
        }
    }
    for line in 0..3 {
        for place in 3..9 {
            board[Cell::at(place, line)] = Some(Digit::from_index(relabelled[down[line][place]]));
        }
    }
    Puzzle::new(board)
}

/// The estimated mean over all solutions, its standard error, and the number of solutions listed.
fn fair_mean(lists: usize) -> (f64, f64, f64) {
    let mut random = Random::new(2);
    let sums: Vec<(f64, f64)> = (0..lists)
        .map(|_| {
            let (mut count, mut sum) = (0.0, 0.0);
            for solution in Wave::new().solutions(&hook(&mut random)) {
                count += 1.0;
                sum += f64::from(rectangles(&solution));
            }
            (count, sum)
        })
        .collect();
    let count: f64 = sums.iter().map(|(count, _)| count).sum();
    let mean = sums.iter().map(|(_, sum)| sum).sum::<f64>() / count;
    let squares: f64 = sums
        .iter()
        .map(|(count, sum)| (sum - mean * count).powi(2))
        .sum();
    (mean, squares.sqrt() / count, count)
}

fn mean(grids: impl Iterator<Item = Solution>) -> (f64, f64) {
    let seen: Vec<f64> = grids.map(|grid| f64::from(rectangles(&grid))).collect();
    let count = f64::from(u32::try_from(seen.len()).unwrap());
    let mean = seen.iter().sum::<f64>() / count;
    let variance = seen.iter().map(|one| (one - mean).powi(2)).sum::<f64>() / count;
    (mean, (variance / count).sqrt())
}

/// Compares the means with a tolerance of five standard errors, or more if the grids are related.
fn compare(lists: usize, grids: usize, bunches: u64) {
    let (fair, error, listed) = fair_mean(lists);
    println!("fair: {fair:.4} ± {error:.4}, {listed} solutions of {lists} lists");
    let mut random = Random::new(3);
    let made = (0..bunches).flat_map(|number| bunch(&PuzzleShape::default(), 4, number).puzzles);
    for (name, (mean, own), relatives) in [
        (
            "full_grid",
            mean((0..grids).map(|_| full_grid(&mut random))),
            1.0,
        ),
        (
            "FullGrids",
            mean(FullGrids::new(Random::new(4)).take(grids)),
            5.0,
        ),
        ("bunches", mean(made.map(|made| made.solution)), 16.0),
    ] {
        println!("{name}: {mean:.4} ± {own:.4}");
        let bound = 5.0 * (error + own * relatives);
        assert!(
            (mean - fair).abs() < bound,
            "{name}: {mean} for {fair}, within {bound}"
        );
    }
}

#[test]
fn solutions_are_distributed_as_expected() {
    compare(200, 1_000, 4);
}

/// `cargo test --release -p novena-generator --test full_grid -- --ignored --nocapture`
#[test]
#[ignore = "takes a minute"]
fn many_solutions_are_distributed_as_expected() {
    compare(10_000, 100_000, 400);
}
