//! Finds the neighbours of a puzzle: puzzles that lack some of its givens and have others instead.
//!
//! There are two searches, which find the same puzzles. The first lists the solutions that remain
//! without the lost givens ([`vicinity`](crate::vicinity())), which is quicker on a CPU if only a
//! few solutions remain. The second passes every board to a solver, which is better for graphics
//! cards and for sparse puzzles. Without two of its givens, a 17-given puzzle has many thousands of
//! solutions, sometimes many millions, but no more than sixty thousand boards have to be examined.

use novena_core::{Candidate, Cell, Puzzle};
use novena_kernel::{Verdict, Wave};

use crate::vicinity::{advance, list_neighbours};

/// Roughly how many boards an exchange of several givens passes to a solver at once, if the solver
/// prefers boards.
const BOARDS_AT_ONCE: usize = 1 << 16;

/// The greatest number of solutions for which listing them is quicker on a CPU than solving boards,
/// by the number of givens gained. The values were measured; see `docs/hunt.md`.
const fn most_listed(plus: usize) -> usize {
    if plus <= 2 { 4_000 } else { 15_000 }
}

/// A solver for many puzzles at a time.
pub trait BulkSolver: Sync {
    /// Replaces `verdicts` with the verdict for each puzzle, in order.
    fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>);

    /// Replaces `counts` with the number of solutions of each extended board: 0, 1, or 2 for
    /// several. An extended board consists of one of `boards`, named by its index, and one more
    /// given.
    fn extended(&self, boards: &[Puzzle], extensions: &[(u32, Candidate)], counts: &mut Vec<u8>) {
        let extended: Vec<Puzzle> = extensions
            .iter()
            .map(|&(place, added)| boards[place as usize].with_given(added))
            .collect();
        let mut verdicts = Vec::new();
        self.verdicts(&extended, &mut verdicts);
        counts.clear();
        counts.extend(verdicts.iter().map(|verdict| match verdict {
            Verdict::None => 0,
            Verdict::Unique(_) => 1,
            Verdict::Several => 2,
        }));
    }

    /// Whether the search may end early. It then misses neighbours.
    fn is_cancelled(&self) -> bool {
        false
    }

    /// Whether solving many thousands of boards is quicker than listing solutions on the CPU.
    fn prefers_boards(&self) -> bool {
        false
    }
}

impl BulkSolver for Wave {
    fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) {
        Wave::verdicts(self, puzzles, verdicts);
    }
}

/// The givens that a puzzle loses, and the number of givens that it gains. Each exchange is a unit
/// of work for a thread.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exchange {
    /// The puzzle whose neighbours are to be found.
    pub puzzle: Puzzle,
    lost: Vec<Cell>,
    plus: usize,
}

impl Exchange {
    /// All exchanges of `minus` givens for `plus` others, in a fixed order.
    ///
    /// ```
    /// use novena_generator::hunt::Exchange;
    ///
    /// let puzzle =
    ///     "...12..34...53..678324.......726.9...51.9.38...4.851.......345964..52...19..47..."
    ///         .parse().unwrap();
    /// assert_eq!(Exchange::all(&puzzle, 2, 2).count(), 37 * 36 / 2);
    /// ```
    pub fn all(puzzle: &Puzzle, minus: usize, plus: usize) -> impl Iterator<Item = Self> + use<> {
        let puzzle = *puzzle;
        let givens: Vec<Cell> = puzzle.givens().iter().collect();
        let mut choice = (minus <= givens.len()).then(|| (0..minus).collect::<Vec<usize>>());
        std::iter::from_fn(move || {
            let mut places = choice.take()?;
            let lost = places.iter().map(|&place| givens[place]).collect();
            if advance(&mut places, givens.len()) {
                choice = Some(places);
            }
            Some(Self { puzzle, lost, plus })
        })
    }
}

/// The neighbours that one exchange leads to, in a fixed order. Each of them has one solution and
/// needs every given. If a neighbour has a superfluous given, it is replaced by the puzzles without
/// that given.
///
/// ```
/// use novena_generator::hunt::{Exchange, neighbours};
/// use novena_kernel::Wave;
///
/// let puzzle = "....9582...5.1...7.4.......7.........2..6.7.8..13....2.7....2.5.83..2..6...8....1"
///     .parse().unwrap();
/// let exchange = Exchange::all(&puzzle, 1, 1).next().unwrap();
/// for neighbour in neighbours(&exchange, &Wave::new()) {
///     assert!(neighbour.givens().len() <= puzzle.givens().len());
/// }
/// ```
#[must_use]
pub fn neighbours(exchange: &Exchange, solver: &dyn BulkSolver) -> Vec<Puzzle> {
    let mut board = *exchange.puzzle.board();
    let gone: Vec<Candidate> = exchange
        .lost
        .iter()
        .filter_map(|&cell| Some(cell.with(board[cell].take()?)))
        .collect();
    let bare = Puzzle::new(board);
    let found = if exchange.plus == 1 {
        Some(by_lone_candidates(&bare, &gone))
    } else if solver.prefers_boards() {
        None
    } else {
        let most = most_listed(exchange.plus);
        list_neighbours(&bare, gone.clone(), exchange.plus, true, most)
            .map(|found| found.into_iter().map(|made| made.puzzle).collect())
    };
    let found = found.unwrap_or_else(|| by_boards(&bare, &gone, exchange.plus, solver));
    let mut minimal = without_surplus(found, solver);
    minimal.sort_unstable_by_key(|puzzle| puzzle.board().values());
    minimal.dedup();
    minimal
}

/// Finds the puzzles with one added candidate that belongs to only one solution, without listing
/// all solutions.
fn by_lone_candidates(bare: &Puzzle, gone: &[Candidate]) -> Vec<Puzzle> {
    let mut lone = Vec::new();
    Wave::new().lone_candidates(&[*bare], &mut lone);
    lone.into_iter()
        .filter(|(_, candidate)| !gone.contains(candidate))
        .map(|(_, added)| bare.with_given(added))
        .collect()
}

/// Adds givens one by one. A board is abandoned if it has no solution, or if it has only one
/// solution before all givens are added.
fn by_boards(
    bare: &Puzzle,
    gone: &[Candidate],
    plus: usize,
    solver: &dyn BulkSolver,
) -> Vec<Puzzle> {
    let candidates: Vec<Candidate> = Cell::all()
        .filter(|cell| bare.given(*cell).is_none())
        .flat_map(|cell| {
            bare.candidates(cell)
                .into_iter()
                .map(move |digit| cell.with(digit))
        })
        .filter(|candidate| !gone.contains(candidate))
        .collect();
    let mut search = BoardSearch {
        candidates,
        solver,
        found: Vec::new(),
    };
    search.grow(&[(*bare, 0)], plus);
    search.found
}

struct BoardSearch<'a> {
    candidates: Vec<Candidate>,
    solver: &'a dyn BulkSolver,
    found: Vec<Puzzle>,
}

impl BoardSearch<'_> {
    /// Extends each board by every candidate whose number is at least the one given with the board,
    /// and continues with the boards that still have several solutions.
    fn grow(&mut self, boards: &[(Puzzle, usize)], plus: usize) {
        if plus == 0 {
            return;
        }
        let mut waiting = Extensions::default();
        for (puzzle, from) in boards {
            let place = waiting.boards.len() as u32;
            waiting.boards.push(*puzzle);
            let latest = from.checked_sub(1).map(|number| self.candidates[number]);
            for number in *from..self.candidates.len() {
                let added = self.candidates[number];
                // The solver rejects other contradictions.
                let is_contradiction = latest.is_some_and(|latest| {
                    latest.digit == added.digit && latest.cell.sees(added.cell)
                });
                if puzzle.given(added.cell).is_none() && !is_contradiction {
                    waiting.all.push((place, added));
                    waiting.next.push(number + 1);
                }
            }
            if waiting.all.len() >= BOARDS_AT_ONCE {
                self.ask(&mut waiting, plus);
            }
        }
        self.ask(&mut waiting, plus);
    }

    fn ask(&mut self, waiting: &mut Extensions, plus: usize) {
        if self.solver.is_cancelled() {
            waiting.clear();
            return;
        }
        let mut several = Vec::new();
        self.solver
            .extended(&waiting.boards, &waiting.all, &mut waiting.counts);
        for (number, count) in waiting.counts.iter().enumerate() {
            let extended = || {
                let (place, added) = waiting.all[number];
                waiting.boards[place as usize].with_given(added)
            };
            match count {
                1 if plus == 1 => self.found.push(extended()),
                2 if plus > 1 => several.push((extended(), waiting.next[number])),
                _ => {}
            }
        }
        waiting.clear();
        self.grow(&several, plus - 1);
    }
}

/// Boards that wait for a solver.
#[derive(Default)]
struct Extensions {
    boards: Vec<Puzzle>,
    /// The place of a board, and the given that is added to it.
    all: Vec<(u32, Candidate)>,
    /// For each extension, the number of the first candidate that may be added next.
    next: Vec<usize>,
    /// The solver's answers.
    counts: Vec<u8>,
}

impl Extensions {
    /// Removes everything, but keeps the memory.
    fn clear(&mut self) {
        self.boards.clear();
        self.all.clear();
        self.next.clear();
        self.counts.clear();
    }
}

/// Returns the puzzles that need every given. Any other puzzle is replaced by the puzzles without
/// one of its superfluous givens, until no puzzle has a superfluous given.
fn without_surplus(mut puzzles: Vec<Puzzle>, solver: &dyn BulkSolver) -> Vec<Puzzle> {
    let (mut minimal, mut verdicts) = (Vec::new(), Vec::new());
    while !puzzles.is_empty() {
        let mut shorter = Vec::new();
        for some in puzzles.chunks(BOARDS_AT_ONCE / 16) {
            let fewer: Vec<Puzzle> = some
                .iter()
                .flat_map(crate::few_givens::each_without_one)
                .collect();
            solver.verdicts(&fewer, &mut verdicts);
            let mut rest = fewer.iter().zip(&verdicts);
            for puzzle in some {
                let before = shorter.len();
                let own = rest.by_ref().take(puzzle.givens().len());
                let unique = own.filter(|(_, verdict)| matches!(verdict, Verdict::Unique(_)));
                shorter.extend(unique.map(|(fewer, _)| *fewer));
                if shorter.len() == before {
                    minimal.push(*puzzle);
                }
            }
        }
        shorter.sort_unstable_by_key(|puzzle| puzzle.board().values());
        shorter.dedup();
        puzzles = shorter;
    }
    minimal
}

#[cfg(test)]
mod tests {
    use std::sync::Mutex;

    use novena_kernel::Backend;

    use super::*;
    use crate::{PuzzleShape, bunch, vicinity};

    /// Uses the CPU, but prefers boards as a card does.
    struct Boards(Wave);

    impl BulkSolver for Boards {
        fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) {
            self.0.verdicts(puzzles, verdicts);
        }

        fn prefers_boards(&self) -> bool {
            true
        }
    }

    fn puzzle() -> Puzzle {
        bunch(&PuzzleShape::default(), 5, 0).puzzles[0].puzzle
    }

    #[test]
    fn both_searches_find_the_same_neighbours() {
        let mut found = 0;
        for (minus, plus, skip) in [(1, 1, 1), (2, 2, 40), (2, 1, 20)] {
            for exchange in Exchange::all(&puzzle(), minus, plus).step_by(skip) {
                let listed = neighbours(&exchange, &Wave::new());
                let solved = neighbours(&exchange, &Boards(Wave::new()));
                assert_eq!(listed, solved, "{exchange:?}");
                found += listed.len();
            }
        }
        assert!(found > 100, "{found}");
    }

    #[test]
    fn both_searches_agree_on_three_givens() {
        let text =
            "....9582...5.1...7.4.......7.........2..6.7.8..13....2.7....2.5.83..2..6...8....1";
        // Without these three givens, the puzzle has few solutions, so they are listed.
        let exchange = Exchange::all(&text.parse().unwrap(), 3, 3).nth(2_193);
        let exchange = exchange.unwrap();
        let listed = neighbours(&exchange, &Wave::new());
        let solved = neighbours(&exchange, &Boards(Wave::new()));
        assert!(listed.len() > 10_000, "{}", listed.len());
        assert!(listed == solved, "{} {}", listed.len(), solved.len());
    }

    fn sparse() -> Puzzle {
        "..............1..2..3.4..5.......3.......2.6.27...8......35......86......4......7"
            .parse()
            .unwrap()
    }

    /// With two fewer givens, a puzzle with 17 givens can have millions of solutions.
    #[test]
    fn solutions_of_sparse_puzzles_are_not_listed() {
        let sparse = sparse();
        let exchange = Exchange::all(&sparse, 2, 2).next().unwrap();
        let mut board = *sparse.board();
        for cell in &exchange.lost {
            board[*cell] = None;
        }
        let most = most_listed(2);
        assert!(list_neighbours(&Puzzle::new(board), Vec::new(), 2, true, most).is_none());
        for neighbour in neighbours(&exchange, &Wave::new()) {
            assert!(novena_kernel::inspect::is_minimal(&neighbour));
        }
    }

    #[test]
    fn neighbours_match_the_vicinity() {
        let puzzle = puzzle();
        let givens = puzzle.givens().len();
        let mut near: Vec<Puzzle> = vicinity(&puzzle, 1, 1, true)
            .flatten()
            .map(|made| made.puzzle)
            .collect();
        let mut found: Vec<Puzzle> = Exchange::all(&puzzle, 1, 1)
            .flat_map(|exchange| neighbours(&exchange, &Wave::new()))
            .filter(|neighbour| neighbour.givens().len() == givens)
            .collect();
        for list in [&mut near, &mut found] {
            list.sort_unstable_by_key(|puzzle| puzzle.board().values());
        }
        assert_eq!(found, near);
    }

    #[test]
    fn neighbours_are_minimal() {
        let mut shorter = 0;
        for exchange in Exchange::all(&puzzle(), 1, 1) {
            for neighbour in neighbours(&exchange, &Wave::new()) {
                assert!(
                    novena_kernel::inspect::is_minimal(&neighbour),
                    "{neighbour}"
                );
                shorter += usize::from(neighbour.givens().len() < puzzle().givens().len());
            }
        }
        assert!(shorter > 0);
    }

    #[test]
    fn an_empty_puzzle_has_no_exchanges() {
        assert_eq!(Exchange::all(&Puzzle::EMPTY, 1, 1).count(), 0);
    }

    /// A solver that records how many boards it is given at once.
    struct Counter(Mutex<Vec<usize>>);

    impl BulkSolver for Counter {
        fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) {
            self.0.lock().unwrap().push(puzzles.len());
            Wave::new().verdicts(puzzles, verdicts);
        }

        fn prefers_boards(&self) -> bool {
            true
        }
    }

    #[test]
    fn batches_are_about_as_large_as_announced() {
        let counter = Counter(Mutex::default());
        for exchange in Exchange::all(&sparse(), 2, 2).step_by(30) {
            let _ = neighbours(&exchange, &counter);
        }
        let most = counter.0.into_inner().unwrap().into_iter().max().unwrap();
        assert!(
            (BOARDS_AT_ONCE / 4..=BOARDS_AT_ONCE + 729).contains(&most),
            "{most}"
        );
    }

    /// A solver that is cancelled after a few calls.
    struct Cancelled(Mutex<usize>);

    impl BulkSolver for Cancelled {
        fn verdicts(&self, puzzles: &[Puzzle], verdicts: &mut Vec<Verdict>) {
            *self.0.lock().unwrap() += 1;
            Wave::new().verdicts(puzzles, verdicts);
        }

        fn is_cancelled(&self) -> bool {
            *self.0.lock().unwrap() == 3
        }

        fn prefers_boards(&self) -> bool {
            true
        }
    }

    /// The whole search of this exchange would take about a hundred calls.
    #[test]
    fn a_cancelled_search_ends_early() {
        let solver = Cancelled(Mutex::default());
        let exchange = Exchange::all(&sparse(), 3, 3).next().unwrap();
        assert_eq!(neighbours(&exchange, &solver), []);
        assert_eq!(solver.0.into_inner().unwrap(), 3);
    }

    #[test]
    fn the_scalar_backend_finds_the_same_neighbours() {
        let scalar = Wave::with_backend(Backend::Scalar).unwrap();
        let exchange = Exchange::all(&puzzle(), 2, 2).next().unwrap();
        let best = neighbours(&exchange, &Wave::new());
        assert_eq!(neighbours(&exchange, &scalar), best);
    }
}
