//! Lone candidates: those that occur in exactly one solution of a puzzle.
//!
//! The puzzles may have thousands of solutions, so not all of them are visited. A query fills in
//! one candidate and asks for two solutions. If there are fewer than two, the candidate itself is
//! decided. If there are two, every candidate that they share is decided. A few dozen queries
//! decide all of about three hundred candidates. The result does not depend on which solutions the
//! search finds, because every candidate is eventually decided.

use novena_core::{Candidate, Cell, Digit, Puzzle};

use super::{Wave, values};
use crate::Stats;
use crate::layout::CellValues;
use crate::vector::DIGIT_SETS;
use crate::wave::pairs::Pair;

/// The number of puzzles per batch, chosen so that their data stays in a fast cache.
const TOGETHER: usize = 512;

/// The number of queries to aim for in a round, to fill the lanes of the solver. If few puzzles
/// remain, a round makes several queries about each of them.
const FULL: usize = 64;

/// A set of digits for every cell.
type Candidates = [u16; 81];

impl Wave {
    /// For each puzzle, the candidates that occur in exactly one solution: adding one of them to
    /// the givens makes the puzzle unique.
    ///
    /// Replaces `found` with pairs of a puzzle's number and a candidate, in ascending order, and
    /// reuses its memory. The candidates are in cells without a given. For a puzzle with one
    /// solution, they are the solution's digits in all these cells.
    ///
    /// ```
    /// use novena_core::{Puzzle, Solution};
    /// use novena_kernel::{Solver, Wave};
    ///
    /// let text = "576129834419538267832476591387261945251794386964385172728613459643952718195847623";
    /// let solution: Solution = text.parse().unwrap();
    /// let mut board = solution.board();
    /// for cell in ["r1c1", "r1c7", "r3c1", "r3c7"] {
    ///     board[cell.parse().unwrap()] = None;
    /// }
    /// // The two solutions have different digits in each of the four cells.
    /// let (mut found, puzzle) = (Vec::new(), Puzzle::new(board));
    /// Wave::new().lone_candidates(&[puzzle], &mut found);
    /// assert_eq!(found.len(), 8);
    /// for (_, candidate) in found {
    ///     board[candidate.cell] = Some(candidate.digit);
    ///     assert_eq!(Wave::new().count(&Puzzle::new(board), 2), 1);
    ///     board[candidate.cell] = None;
    /// }
    /// ```
    pub fn lone_candidates(
        &self,
        puzzles: &[Puzzle],
        found: &mut Vec<(usize, Candidate)>,
    ) -> Stats {
        found.clear();
        let mut stats = Stats::default();
        let mut rounds = Rounds {
            wave: *self,
            knowledge: Vec::new(),
            busy: Vec::new(),
            questions: Vec::new(),
            subjects: Vec::new(),
            pairs: Vec::new(),
        };
        for (number, puzzles) in puzzles.chunks(TOGETHER).enumerate() {
            rounds.run(puzzles, &mut stats);
            for (place, knowledge) in rounds.knowledge.iter().enumerate() {
                let number = number * TOGETHER + place;
                found.extend(knowledge.lone().map(|candidate| (number, candidate)));
            }
        }
        stats
    }
}

/// The knowledge about one puzzle so far.
struct Knowledge {
    /// The candidates of empty cells that are still undecided.
    open: Candidates,
    /// The candidates that occur in the solutions found so far.
    once: Candidates,
    /// The candidates that occur in exactly one solution.
    lone: Candidates,
    /// Hashes of the solutions found so far.
    met: Vec<u64>,
    /// All candidates before this cell have been decided.
    next: usize,
}

impl Knowledge {
    fn new(puzzle: &Puzzle) -> Self {
        let mut open = [0; 81];
        for cell in !puzzle.givens() {
            open[cell.index()] = puzzle.candidates(cell).bits();
        }
        Self {
            open,
            once: [0; 81],
            lone: [0; 81],
            met: Vec::new(),
            next: 0,
        }
    }

    /// Calls `ask` with the next candidates to query, at most `most` of them.
    fn next(&mut self, most: usize, mut ask: impl FnMut(usize, u16)) {
        let mut left = most;
        while self.next < 81 && self.open[self.next] == 0 {
            self.next += 1;
        }
        for cell in self.next..81 {
            let mut digits = self.open[cell];
            while digits != 0 {
                if left == 0 {
                    return;
                }
                let digit = digits & digits.wrapping_neg();
                digits &= !digit;
                left -= 1;
                ask(cell, digit);
            }
        }
    }

    /// Updates the knowledge with the answer to a query. A query without a candidate is about the
    /// puzzle itself.
    fn learn(&mut self, subject: Option<(usize, u16)>, pair: &Pair) {
        let [a, b] = &pair.solutions;
        match (subject, pair.written) {
            (Some((cell, digit)), 0) => self.open[cell] &= !digit,
            (None, 0) => self.open = [0; 81],
            (Some((cell, digit)), 1) => {
                self.open[cell] &= !digit;
                self.lone[cell] |= digit;
                self.meet(a);
            }
            (None, 1) => {
                for (cell, open) in self.open.iter_mut().enumerate() {
                    self.lone[cell] = *open & digit_set(a[cell]);
                    *open = 0;
                }
            }
            (_, _) => {
                for cell in 0..81 {
                    self.open[cell] &= !(digit_set(a[cell]) & digit_set(b[cell]));
                }
                self.meet(a);
                self.meet(b);
            }
        }
    }

    /// Records a solution. The candidates that it shares with an earlier solution occur in at least
    /// two solutions.
    fn meet(&mut self, solution: &CellValues) {
        let hash = hash(solution);
        if self.met.contains(&hash) {
            return;
        }
        self.met.push(hash);
        for (cell, &value) in solution.iter().enumerate() {
            let digit = digit_set(value);
            self.open[cell] &= !(self.once[cell] & digit);
            self.once[cell] |= digit;
        }
    }

    /// The lone candidates in ascending order.
    fn lone(&self) -> impl Iterator<Item = Candidate> {
        self.lone.iter().enumerate().flat_map(|(cell, &digits)| {
            let of_cell = (0..9).filter(move |digit| digits & (1 << digit) != 0);
            of_cell.map(move |digit| Cell::from_index(cell).with(Digit::from_index(digit)))
        })
    }
}

/// Rounds of queries about puzzles.
struct Rounds {
    wave: Wave,
    knowledge: Vec<Knowledge>,
    /// The numbers of puzzles with undecided candidates.
    busy: Vec<usize>,
    questions: Vec<CellValues>,
    /// The puzzle number and the candidate of each query.
    subjects: Vec<(usize, Option<(usize, u16)>)>,
    pairs: Vec<Pair>,
}

impl Rounds {
    fn run(&mut self, puzzles: &[Puzzle], stats: &mut Stats) {
        self.knowledge.clear();
        self.knowledge.extend(puzzles.iter().map(Knowledge::new));
        self.busy.clear();
        self.busy.extend(0..puzzles.len());
        self.questions.clear();
        self.subjects.clear();
        for (number, puzzle) in puzzles.iter().enumerate() {
            self.questions.push(*values(puzzle));
            self.subjects.push((number, None));
        }
        self.ask(stats);
        loop {
            self.questions.clear();
            self.subjects.clear();
            let most = (FULL / self.busy.len().max(1)).clamp(1, 8);
            for &number in &self.busy {
                let (questions, subjects) = (&mut self.questions, &mut self.subjects);
                self.knowledge[number].next(most, |cell, digit| {
                    let mut question = *values(&puzzles[number]);
                    question[cell] = digit.trailing_zeros() as u8 + 1;
                    questions.push(question);
                    subjects.push((number, Some((cell, digit))));
                });
            }
            if self.questions.is_empty() {
                return;
            }
            let subjects = &self.subjects;
            self.busy.retain(|number| {
                subjects
                    .binary_search_by_key(number, |subject| subject.0)
                    .is_ok()
            });
            self.ask(stats);
        }
    }

    fn ask(&mut self, stats: &mut Stats) {
        self.pairs.resize(self.questions.len(), Pair::EMPTY);
        let pairs = &mut self.pairs[..self.questions.len()];
        stats.add(self.wave.instructions.pairs(&self.questions, pairs));
        for (&(number, subject), pair) in self.subjects.iter().zip(&*pairs) {
            self.knowledge[number].learn(subject, pair);
        }
    }
}

const fn digit_set(value: u8) -> u16 {
    DIGIT_SETS[value as usize & 15]
}

/// A hash of a solution. Two solutions with the same hash are mistaken for the same solution, which
/// only costs an extra query.
fn hash(solution: &CellValues) -> u64 {
    let (eights, _) = solution.as_chunks::<8>();
    eights.iter().fold(0, |hash: u64, eight| {
        (hash.rotate_left(23) ^ u64::from_le_bytes(*eight)).wrapping_mul(0x9e37_79b9_7f4a_7c15)
    })
}
