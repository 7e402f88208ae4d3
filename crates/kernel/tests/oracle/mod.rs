//! A solver that is too simple to be wrong, and random boards. This module shares no code with the
//! crate. Even the rules are reimplemented.

use novena_core::{Board, Cell, Puzzle, Solution, Symmetry};

/// Finds solutions up to a limit, always continuing with the cell that has the fewest digits left.
pub(crate) fn solutions(puzzle: &Puzzle, limit: usize) -> Vec<Solution> {
    let mut found = Vec::new();
    let mut values = puzzle.board().values();
    if !clashes(&values) {
        visit(&mut values, limit, &mut found);
    }
    found
}

fn visit(values: &mut [u8; 81], limit: usize, found: &mut Vec<Solution>) {
    let open = (0..81).filter(|&cell| values[cell] == 0);
    let Some(cell) = open.min_by_key(|&cell| digits(values, cell).count()) else {
        found.push(Board::from_values(values).unwrap().try_into().unwrap());
        return;
    };
    for digit in digits(values, cell).collect::<Vec<_>>() {
        values[cell] = digit;
        visit(values, limit, found);
        values[cell] = 0;
        if found.len() == limit {
            return;
        }
    }
}

/// The digits that no peer holds.
fn digits(values: &[u8; 81], cell: usize) -> impl Iterator<Item = u8> + use<> {
    let mut taken = [false; 10];
    for peer in (0..81).filter(|&peer| peer != cell && see(peer, cell)) {
        taken[usize::from(values[peer])] = true;
    }
    (1..=9).filter(move |&digit| !taken[usize::from(digit)])
}

fn see(a: usize, b: usize) -> bool {
    let (row_a, column_a, row_b, column_b) = (a / 9, a % 9, b / 9, b % 9);
    row_a == row_b
        || column_a == column_b
        || (row_a / 3 == row_b / 3 && column_a / 3 == column_b / 3)
}

fn clashes(values: &[u8; 81]) -> bool {
    (0..81).any(|a| (a + 1..81).any(|b| values[a] != 0 && values[a] == values[b] && see(a, b)))
}

/// Whether the solution is full, has no clashes, and contains every given.
pub(crate) fn solves(solution: &Solution, puzzle: &Puzzle) -> bool {
    let (solution, puzzle) = (solution.board().values(), puzzle.board().values());
    let kept = puzzle
        .iter()
        .zip(&solution)
        .all(|(&given, &digit)| given == 0 || given == digit);
    // Checks that every row has the right sum and that no house contains a digit twice. The sum
    // allows a quick early exit.
    let sums = (0..9).all(|row| {
        solution[row * 9..][..9]
            .iter()
            .map(|&digit| u32::from(digit))
            .sum::<u32>()
            == 45
    });
    kept && sums && !clashes(&solution)
}

/// A small seeded generator, so that failures are reproducible.
pub(crate) struct Random(pub(crate) u64);

impl Random {
    pub(crate) fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as usize % bound
    }

    /// A full board: always the same one, transformed by a random symmetry.
    pub(crate) fn solution(&mut self) -> Solution {
        const OURS: &str =
            "674859123895321674231764985743192568986573241152486397528917436367245819419638752";
        let number = (self.below(1 << 30) as u64) << 30 | self.below(1 << 30) as u64;
        let symmetry = Symmetry::nth(number % Symmetry::COUNT).unwrap();
        symmetry.solution(&OURS.parse().unwrap())
    }

    /// A full board with all but `givens` cells emptied.
    pub(crate) fn puzzle(&mut self, givens: usize) -> Puzzle {
        let full = self.solution().board();
        let mut cells: Vec<Cell> = Cell::all().collect();
        let mut board = Board::EMPTY;
        for _ in 0..givens {
            let cell = cells.swap_remove(self.below(cells.len()));
            board[cell] = full[cell];
        }
        Puzzle::new(board)
    }
}
