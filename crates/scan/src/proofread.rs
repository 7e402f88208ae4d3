//! Proof-reads with the solver, because a printed puzzle has exactly one solution.
//!
//! Readings are tried in order of likelihood. The likeliest reading whose givens have exactly one
//! solution is the answer. If another such reading is nearly as likely, a person must check the
//! result. Point-symmetric patterns are considered likelier, because most printed puzzles are
//! symmetric. If only one or two digits look handwritten, readings with handwriting are considered
//! less likely, because players who write on a page usually fill in many.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use novena_core::{Board, Cell, CellSet, Digit, Puzzle, Solution};
use novena_kernel::{Solver, Wave};

use crate::network::Likelihood;
use crate::reading::{Change, Content, Trust};

/// How much less likely (in natural logarithms) a second reading must be for the first to be
/// trusted.
const MARGIN: f32 = 3.5;

/// How much less likely (in natural logarithms) a pattern is if it is nearly, but not quite,
/// point-symmetric. Two out of three newspaper puzzles are symmetric, and the others are far from
/// symmetric.
const ASYMMETRY: f32 = 3.0;

/// The highest number of handwritten digits that is suspiciously low for a page that a player has
/// written on.
const FEW_ENTRIES: usize = 2;

/// How much less likely (in natural logarithms) a reading with handwriting is than one without, if
/// the network saw at most [`FEW_ENTRIES`] handwritten digits. Players who write on a page fill in
/// many digits, so a single one is more often a printed digit in an unusual typeface. The value is
/// less than [`MARGIN`], so that a digit that could be printed or handwritten is reported.
const FEW_ENTRIES_COST: f32 = 2.5;

/// How much likelier (in natural logarithms) a handwritten digit is to match the solution than to
/// be any particular other digit. Players are right 19 times out of 20.
const PLAYERS_ARE_RIGHT: f32 = 5.0;

/// The maximum cost of an alternative: how much less likely (in natural logarithms) it is than the
/// likeliest content of its cell.
const FURTHEST: f32 = 9.0;

/// The maximum number of readings tried.
const MOST_READINGS: usize = 4000;

/// The maximum number of single-cell changes considered.
const MOST_CHANGES: usize = 40;

/// The maximum number of cells that one reading may change.
const MOST_CELLS: usize = 4;

/// An alternative reading of a cell, and its cost in likelihood.
#[derive(Clone, Copy)]
struct Alternative {
    cell: usize,
    content: Content,
    cost: f32,
}

/// Several alternatives applied together, in ascending order of index.
#[derive(Clone)]
struct Candidate {
    cost: f32,
    picks: Vec<usize>,
}

impl PartialEq for Candidate {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Candidate {}

impl PartialOrd for Candidate {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Candidate {
    // The heap yields the greatest element, so the cheapest one compares as greatest.
    fn cmp(&self, other: &Self) -> Ordering {
        other
            .cost
            .total_cmp(&self.cost)
            .then_with(|| other.picks.cmp(&self.picks))
    }
}

/// A reading after proof-reading.
pub(crate) struct Proof {
    pub(crate) contents: [Content; 81],
    pub(crate) changes: Vec<Change>,
    pub(crate) doubtful: CellSet,
    pub(crate) trust: Trust,
}

/// Finds the most likely reading that has one solution.
pub(crate) fn proofread(likelihoods: &[Likelihood]) -> Proof {
    let seen: [Content; 81] = std::array::from_fn(|cell| best(&likelihoods[cell]));
    let alternatives = alternatives(likelihoods, &seen);
    // A person must check ink that may not be a digit, whatever the solver's result.
    let mut doubtful: CellSet = Cell::all()
        .filter(|cell| unreadable(&likelihoods[cell.index()], seen[cell.index()]))
        .collect();
    let solver = Wave::new();
    let mut unique: Vec<Candidate> = Vec::new();
    let mut cheapest = f32::INFINITY;
    let few_entries = count_entries(&seen) <= FEW_ENTRIES;
    let near_symmetry = asymmetric_pairs(&seen.map(Content::given)) <= 2 * MOST_CELLS;
    for mut candidate in candidates(&alternatives).take(MOST_READINGS) {
        if candidate.cost > cheapest + MARGIN {
            break;
        }
        let contents = contents(&seen, &alternatives, &candidate);
        let givens = Board::new(contents.map(Content::given));
        if is_unique(solver, &givens) {
            if near_symmetry && asymmetric_pairs(givens.digits()) > 0 {
                candidate.cost += ASYMMETRY;
            }
            if few_entries && count_entries(&contents) > 0 {
                candidate.cost += FEW_ENTRIES_COST;
            }
            cheapest = cheapest.min(candidate.cost);
            unique.push(candidate);
        }
    }
    unique.sort_by(|a, b| a.cost.total_cmp(&b.cost));
    let mut unique = unique.into_iter();
    let chosen = unique.next();
    if let Some(first) = &chosen {
        for other in unique.take_while(|other| other.cost <= cheapest + MARGIN) {
            for &pick in first.picks.iter().chain(&other.picks) {
                // Changes that both readings have in common are not in doubt.
                if !(first.picks.contains(&pick) && other.picks.contains(&pick)) {
                    doubtful |= Cell::from_index(alternatives[pick].cell).as_set();
                }
            }
        }
    }
    let mut trust = if doubtful.is_empty() {
        Trust::Sure
    } else {
        Trust::Ambiguous
    };
    let mut contents = seen;
    let mut changes = Vec::new();
    if let Some(chosen) = chosen {
        for pick in chosen.picks {
            let Alternative { cell, content, .. } = alternatives[pick];
            changes.push(Change {
                cell: Cell::from_index(cell),
                from: seen[cell],
                to: content,
            });
            contents[cell] = content;
        }
        let givens = Puzzle::new(Board::new(contents.map(Content::given)));
        if let Some(solution) = solver.first(&givens) {
            changes.extend(correct_entries(likelihoods, &solution, &mut contents));
        }
        changes.sort_by_key(|change| change.cell.index());
    } else {
        trust = Trust::NotUnique;
        // The least certain cells are the first to check.
        doubtful |= conflicts(&seen);
        for alternative in alternatives.iter().take(6) {
            doubtful |= Cell::from_index(alternative.cell).as_set();
        }
    }
    Proof {
        contents,
        changes,
        doubtful,
        trust,
    }
}

/// Reads handwriting again, now that the solution is known: an ambiguous digit is probably the
/// right one. A clear mistake by the player remains a mistake.
fn correct_entries(
    likelihoods: &[Likelihood],
    solution: &Solution,
    contents: &mut [Content; 81],
) -> Vec<Change> {
    let mut changes = Vec::new();
    for (cell, content) in Cell::all().zip(contents) {
        let Content::Entry(seen) = *content else {
            continue;
        };
        let right = solution[cell];
        let likelihood = |digit: Digit| likelihoods[cell.index()][10 + digit.index()].max(1e-9);
        if seen != right && (likelihood(seen) / likelihood(right)).ln() < PLAYERS_ARE_RIGHT {
            changes.push(Change {
                cell,
                from: *content,
                to: Content::Entry(right),
            });
            *content = Content::Entry(right);
        }
    }
    changes
}

/// The number of cells that have a digit while the opposite cell has none.
fn asymmetric_pairs(digits: &[Option<Digit>; 81]) -> usize {
    (0..40)
        .filter(|&cell| digits[cell].is_some() != digits[80 - cell].is_some())
        .count()
}

fn best(likelihood: &Likelihood) -> Content {
    let class = (0..likelihood.len())
        .max_by(|&a, &b| likelihood[a].total_cmp(&likelihood[b]))
        .unwrap_or(0);
    Content::of_class(class)
}

fn unreadable(likelihood: &Likelihood, seen: Content) -> bool {
    seen == Content::Unreadable || likelihood[19] > 0.3
}

/// The other readings of cells, the likeliest first.
fn alternatives(likelihoods: &[Likelihood], seen: &[Content; 81]) -> Vec<Alternative> {
    let mut found = Vec::new();
    for (cell, likelihood) in likelihoods.iter().enumerate() {
        let top = likelihood.iter().copied().fold(0.0, f32::max);
        for (class, &value) in likelihood.iter().enumerate().take(19) {
            let content = Content::of_class(class);
            let cost = (top.max(1e-9) / value.max(1e-9)).ln();
            // A different handwritten digit does not change the puzzle.
            let same_puzzle = content.given() == seen[cell].given();
            if content != seen[cell] && !same_puzzle && cost < FURTHEST {
                found.push(Alternative {
                    cell,
                    content,
                    cost,
                });
            }
        }
    }
    found.sort_by(|a, b| a.cost.total_cmp(&b.cost).then(a.cell.cmp(&b.cell)));
    found.truncate(MOST_CHANGES);
    found
}

/// All sets of alternatives, the cheapest first, starting with no change.
fn candidates(alternatives: &[Alternative]) -> impl Iterator<Item = Candidate> {
    let mut heap = BinaryHeap::from([Candidate {
        cost: 0.0,
        picks: Vec::new(),
    }]);
    std::iter::from_fn(move || {
        loop {
            let candidate = heap.pop()?;
            // Each set has two successors: one with its last alternative replaced by the next one,
            // and one with the next one added. Every set is therefore produced exactly once, after
            // all cheaper ones.
            let last = candidate.picks.last().copied();
            let next = last.map_or(0, |last| last + 1);
            if next < alternatives.len() {
                if candidate.picks.len() < MOST_CELLS {
                    let mut more = candidate.clone();
                    more.picks.push(next);
                    more.cost += alternatives[next].cost;
                    heap.push(more);
                }
                if let Some(last) = last {
                    let mut other = candidate.clone();
                    other.picks.pop();
                    other.picks.push(next);
                    other.cost += alternatives[next].cost - alternatives[last].cost;
                    heap.push(other);
                }
            }
            let mut cells: Vec<_> = candidate
                .picks
                .iter()
                .map(|&pick| alternatives[pick].cell)
                .collect();
            cells.sort_unstable();
            cells.dedup();
            if cells.len() == candidate.picks.len() {
                return Some(candidate);
            }
        }
    })
}

/// The contents of the cells if the given alternatives are chosen.
fn contents(
    seen: &[Content; 81],
    alternatives: &[Alternative],
    candidate: &Candidate,
) -> [Content; 81] {
    let mut contents = *seen;
    for &pick in &candidate.picks {
        contents[alternatives[pick].cell] = alternatives[pick].content;
    }
    contents
}

fn count_entries(contents: &[Content; 81]) -> usize {
    let is_entry = |content: &&Content| matches!(content, Content::Entry(_));
    contents.iter().filter(is_entry).count()
}

fn is_unique(solver: Wave, givens: &Board) -> bool {
    // A puzzle with fewer than 17 givens never has one solution, and searching for several is slow.
    givens.filled().len() >= 17
        && givens.conflicts().next().is_none()
        && solver.count(&Puzzle::new(*givens), 2) == 1
}

fn conflicts(seen: &[Content; 81]) -> CellSet {
    Board::new(seen.map(Content::given))
        .conflicts()
        .fold(CellSet::EMPTY, |cells, conflict| cells | conflict.cells)
}

#[cfg(test)]
mod tests {
    use super::*;

    const PUZZLE: &str =
        "...7...8..9...31....68.5.7..2.6...49...2...5...8.4...7...9...3.37......61.5..4...";

    /// The output of a network that is certain of every cell.
    fn certain(puzzle: &str) -> Vec<Likelihood> {
        puzzle
            .chars()
            .map(|char| {
                let mut likelihood = [1e-6; 20];
                likelihood[char.to_digit(10).unwrap_or(0) as usize] = 1.0;
                likelihood
            })
            .collect()
    }

    fn read(proof: &Proof) -> String {
        Board::new(proof.contents.map(Content::given)).to_string()
    }

    #[test]
    fn a_certain_reading_is_unchanged() {
        let proof = proofread(&certain(PUZZLE));
        assert_eq!((read(&proof).as_str(), proof.trust), (PUZZLE, Trust::Sure));
        assert!(proof.changes.is_empty() && proof.doubtful.is_empty());
    }

    #[test]
    fn a_wrong_digit_is_found_and_reported() {
        let mut likelihoods = certain(PUZZLE);
        // The 7 of r1c4 looks a little more like a 1.
        likelihoods[3][1] = 0.6;
        likelihoods[3][7] = 0.4;
        let proof = proofread(&likelihoods);
        assert_eq!((read(&proof).as_str(), proof.trust), (PUZZLE, Trust::Sure));
        let digit = |value| Content::Given(Digit::new(value).unwrap());
        assert_eq!(
            proof.changes,
            [Change {
                cell: Cell::from_index(3),
                from: digit(1),
                to: digit(7),
            }]
        );
    }

    #[test]
    fn an_extra_digit_that_fits_is_doubtful() {
        // With a digit of its solution added, the puzzle still has one solution, so only the
        // likelihood can decide.
        let solution = Wave::new()
            .first(&PUZZLE.parse().unwrap())
            .unwrap()
            .to_string();
        let mut likelihoods = certain(PUZZLE);
        let digit = solution[..1].parse::<usize>().unwrap();
        likelihoods[0] = [1e-6; 20];
        likelihoods[0][digit] = 0.7;
        likelihoods[0][digit + 9] = 0.3;
        let proof = proofread(&likelihoods);
        assert_eq!(proof.trust, Trust::Ambiguous);
        assert_eq!(proof.doubtful, Cell::from_index(0).as_set());
    }

    /// The solution of the puzzle.
    fn solved() -> String {
        let solution = Wave::new().first(&PUZZLE.parse().unwrap());
        solution.unwrap().to_string()
    }

    #[test]
    fn ambiguous_handwriting_is_read_as_the_right_digit() {
        let right = solved()[..1].parse::<usize>().unwrap();
        let other = right % 9 + 1;
        let entry = |right_is: f32| {
            let mut likelihoods = certain(PUZZLE);
            likelihoods[0] = [1e-6; 20];
            likelihoods[0][9 + right] = right_is;
            likelihoods[0][9 + other] = 1.0 - right_is;
            let proof = proofread(&likelihoods);
            assert_eq!((read(&proof).as_str(), proof.trust), (PUZZLE, Trust::Sure));
            let changed = proof.changes.iter().map(|change| change.to);
            assert!(changed.eq((right_is > 0.01).then_some(proof.contents[0])));
            proof.contents[0]
        };
        assert_eq!(entry(0.3), Content::of_class(9 + right));
        // A clear mistake by the player remains a mistake.
        assert_eq!(entry(1e-4), Content::of_class(9 + other));
    }

    #[test]
    fn a_pattern_that_is_the_same_upside_down_is_likelier() {
        // Another digit, whose opposite is empty, would break the symmetry.
        let symmetric =
            ".1.38.....9..7..8..4...61...6.7.4..3..3...9..7..1.9.4...58...9..3..9..1.....17.3.";
        let digits: Board = symmetric.parse().unwrap();
        assert_eq!(asymmetric_pairs(digits.digits()), 0);
        let puzzle: Puzzle = symmetric.parse().unwrap();
        let Some(solution) = Wave::new().first(&puzzle) else {
            panic!("the pattern has a solution");
        };
        assert_eq!(Wave::new().count(&puzzle, 2), 1);
        let cell = symmetric.find('.').unwrap();
        let digit = solution[Cell::from_index(cell)].index();
        let mut likelihoods = certain(symmetric);
        likelihoods[cell] = [1e-6; 20];
        likelihoods[cell][1 + digit] = 0.6;
        likelihoods[cell][10 + digit] = 0.4;
        let proof = proofread(&likelihoods);
        assert_eq!(read(&proof), symmetric);
    }

    /// Reads the puzzle with digits of its solution added in its first empty cells. The last of
    /// these digits is handwritten with the given likelihood, and printed otherwise. The digits
    /// before it are certainly handwritten. Returns the reading, and the cell of the last digit.
    fn with_entries(certain_entries: usize, last_is_entry: f32) -> (Proof, Cell) {
        let mut likelihoods = certain(PUZZLE);
        let solution = solved();
        let digit = |cell: usize| solution[cell..=cell].parse::<usize>().unwrap();
        let mut empty = (0..81).filter(|&cell| &PUZZLE[cell..=cell] == ".");
        for cell in empty.by_ref().take(certain_entries) {
            likelihoods[cell] = [1e-6; 20];
            likelihoods[cell][9 + digit(cell)] = 1.0;
        }
        let last = empty.next().unwrap();
        likelihoods[last] = [1e-6; 20];
        likelihoods[last][9 + digit(last)] = last_is_entry;
        likelihoods[last][digit(last)] = 1.0 - last_is_entry;
        (proofread(&likelihoods), Cell::from_index(last))
    }

    #[test]
    fn a_lone_doubtful_digit_is_probably_printed() {
        let (proof, last) = with_entries(0, 0.1);
        assert!(matches!(proof.contents[last.index()], Content::Given(_)));
        assert_eq!(proof.trust, Trust::Sure);
        // A digit that could be printed or handwritten, or looks more like handwriting, is left for
        // a person to check.
        for likelihood in [0.4, 0.6, 0.95] {
            let (proof, last) = with_entries(0, likelihood);
            assert_eq!(proof.trust, Trust::Ambiguous);
            assert_eq!(proof.doubtful, last.as_set());
        }
    }

    #[test]
    fn a_lone_digit_that_is_clearly_handwritten_is_an_entry() {
        let (proof, last) = with_entries(0, 0.9999);
        assert!(matches!(proof.contents[last.index()], Content::Entry(_)));
        assert_eq!(proof.trust, Trust::Sure);
        assert!(proof.changes.is_empty());
    }

    #[test]
    fn a_doubtful_digit_among_handwriting_is_reported() {
        for entries in [1, 2, 3, 12] {
            for likelihood in [0.1, 0.4, 0.6, 0.9] {
                let (proof, last) = with_entries(entries, likelihood);
                assert_eq!(proof.doubtful, last.as_set());
                let likelier_entry = likelihood > 0.5;
                let read = proof.contents[last.index()];
                assert_eq!(matches!(read, Content::Entry(_)), likelier_entry);
            }
        }
    }

    #[test]
    fn a_board_without_a_unique_solution_is_reported() {
        let proof = proofread(&certain(&".".repeat(81)));
        assert_eq!(proof.trust, Trust::NotUnique);
        let mut likelihoods = certain(PUZZLE);
        likelihoods[4] = likelihoods[3];
        let proof = proofread(&likelihoods);
        assert_eq!(proof.trust, Trust::NotUnique);
        assert!(proof.doubtful.contains(Cell::from_index(3)));
    }

    #[test]
    fn candidates_are_in_order_and_not_repeated() {
        let alternatives: Vec<_> = (0..6)
            .map(|k| Alternative {
                cell: k / 2,
                content: Content::Empty,
                cost: 0.5 + 0.3 * k as f32,
            })
            .collect();
        let all: Vec<_> = candidates(&alternatives).collect();
        assert!(
            all.windows(2)
                .all(|pair| pair[0].cost <= pair[1].cost + 1e-5)
        );
        // Three cells, each read as seen or in one of two other ways.
        assert_eq!(all.len(), 27);
    }
}
