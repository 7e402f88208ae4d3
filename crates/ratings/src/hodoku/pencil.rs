//! Candidates as small masks, with HoDoKu's two queues of singles.
//!
//! HoDoKu does not search for singles. A change that leaves a cell with only one digit, or a digit
//! with only one place in a house, adds an entry to a queue, and singles are taken in queue order.
//! This order determines how many singles of each kind a path contains, so the queues are part of
//! the scale, including stale entries. Houses are numbered as follows: rows 0 to 8, columns 9 to
//! 17, boxes 18 to 26.

// `digits_of` and `bits` list the digits or cells in a set in ascending order. `only` returns the
// digit of a set that contains just one.
use novena_core::{Cell, Puzzle};
pub(super) use novena_techniques::pencil::{bits as digits_of, members as bits, only};

/// A set of digits, in which bit 0 is the digit 1.
pub(super) type Digits = u16;
/// A set of cells, in which bit 0 is the top-left corner and bit 80 the bottom-right corner.
pub(super) type Cells = u128;
/// A candidate's number: nine times its cell number, plus its digit index.
pub(super) type Candidate = u16;

pub(super) const fn candidate(cell: usize, digit: usize) -> Candidate {
    (cell * 9 + digit) as Candidate
}

pub(super) const fn row(cell: usize) -> usize {
    cell / 9
}

pub(super) const fn column(cell: usize) -> usize {
    cell % 9
}

pub(super) const fn box_(cell: usize) -> usize {
    cell / 27 * 3 + cell % 9 / 3
}

/// The row, the column and the box of each cell.
pub(super) static HOMES: [[usize; 3]; 81] = {
    let mut homes = [[0; 3]; 81];
    let mut cell = 0;
    while cell < 81 {
        homes[cell] = [row(cell), 9 + column(cell), 18 + box_(cell)];
        cell += 1;
    }
    homes
};

/// The cells of each house.
pub(super) static HOUSES: [Cells; 27] = {
    let mut houses = [0; 27];
    let mut cell = 0;
    while cell < 81 {
        let mut kind = 0;
        while kind < 3 {
            houses[HOMES[cell][kind]] |= 1 << cell;
            kind += 1;
        }
        cell += 1;
    }
    houses
};

/// The cells in each house, in reading order.
pub(super) static MEMBERS: [[usize; 9]; 27] = {
    let mut members = [[0; 9]; 27];
    let mut house = 0;
    while house < 27 {
        let (mut cell, mut place) = (0, 0);
        while cell < 81 {
            if HOUSES[house] >> cell & 1 != 0 {
                members[house][place] = cell;
                place += 1;
            }
            cell += 1;
        }
        house += 1;
    }
    members
};

/// The peers of each cell.
pub(super) static PEERS: [Cells; 81] = {
    let mut peers = [0; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, box_] = HOMES[cell];
        peers[cell] = (HOUSES[row] | HOUSES[column] | HOUSES[box_]) & !(1 << cell);
        cell += 1;
    }
    peers
};

/// Boxes, rows and columns, in the order in which they are searched for sets.
pub(super) static BOXES_FIRST: [usize; 27] = {
    let mut houses = [0; 27];
    let mut place = 0;
    while place < 27 {
        houses[place] = (place + 18) % 27;
        place += 1;
    }
    houses
};

/// Singles in the order in which they appeared.
#[derive(Clone)]
pub(super) struct Queue {
    items: [Candidate; 320],
    head: usize,
    tail: usize,
}

impl Queue {
    const EMPTY: Self = Self {
        items: [0; 320],
        head: 0,
        tail: 0,
    };

    pub(super) fn items(&self) -> &[Candidate] {
        &self.items[self.head..self.tail]
    }

    fn push(&mut self, single: Candidate) {
        if let Some(free) = self.items.get_mut(self.tail) {
            *free = single;
            self.tail += 1;
        }
    }

    pub(super) fn pop(&mut self) -> Option<Candidate> {
        let &first = self.items().first()?;
        self.head += 1;
        if self.head == self.tail {
            (self.head, self.tail) = (0, 0);
        }
        Some(first)
    }

    /// Removes the first entry for a digit in a house.
    fn forget(&mut self, house: usize, digit: usize) {
        let is_it = |&single: &Candidate| {
            let single = usize::from(single);
            single % 9 == digit && HOMES[single / 9].contains(&house)
        };
        if let Some(place) = self.items().iter().position(is_it) {
            let place = self.head + place;
            self.items.copy_within(place + 1..self.tail, place);
            self.tail -= 1;
        }
    }

    fn copy(&mut self, from: &Self) {
        self.items[from.head..from.tail].copy_from_slice(from.items());
        (self.head, self.tail) = (from.head, from.tail);
    }
}

/// A position.
#[derive(Clone)]
pub(super) struct Pencil {
    /// The candidates of each cell, or an empty set if the cell is filled.
    pub(super) cells: [Digits; 81],
    /// The digit in each cell, counted from one, or zero if the cell is open.
    pub(super) placed: [u8; 81],
    /// The places of each digit.
    pub(super) spots: [Cells; 9],
    /// The number of places for each digit in each house.
    pub(super) places_left: [[u8; 9]; 27],
    /// The number of open cells in each house.
    open: [u8; 27],
    pub(super) open_cells: Cells,
    pub(super) givens: Cells,
    /// Whether some cell has been left without any digits, or has been given a digit that it cannot
    /// hold.
    pub(super) is_broken: bool,
    pub(super) naked: Queue,
    pub(super) hidden: Queue,
}

impl Pencil {
    pub(super) fn new(puzzle: &Puzzle) -> Self {
        let mut pencil = Self {
            cells: [0x1ff; 81],
            placed: [0; 81],
            spots: [(1 << 81) - 1; 9],
            places_left: [[9; 9]; 27],
            open: [9; 27],
            open_cells: (1 << 81) - 1,
            givens: 0,
            is_broken: false,
            naked: Queue::EMPTY,
            hidden: Queue::EMPTY,
        };
        for cell in 0..81 {
            if let Some(digit) = puzzle.given(Cell::from_index(cell)) {
                pencil.place(cell, digit.index());
                pencil.givens |= 1 << cell;
            }
        }
        pencil
    }

    /// Turns this position into a copy of another, copying as little as possible.
    pub(super) fn copy(&mut self, from: &Self) {
        self.cells = from.cells;
        self.placed = from.placed;
        self.spots = from.spots;
        self.places_left = from.places_left;
        self.open = from.open;
        self.open_cells = from.open_cells;
        self.naked.copy(&from.naked);
        self.hidden.copy(&from.hidden);
    }

    pub(super) const fn has(&self, cell: usize, digit: usize) -> bool {
        self.cells[cell] >> digit & 1 != 0
    }

    pub(super) const fn count(&self, cell: usize) -> u32 {
        self.cells[cell].count_ones()
    }

    pub(super) const fn is_full(&self) -> bool {
        self.open_cells == 0
    }

    pub(super) const fn is_last_open(&self, house: usize) -> bool {
        self.open[house] == 1
    }

    /// The places for a digit in a house.
    pub(super) fn spots_in(&self, digit: usize, house: usize) -> Cells {
        self.spots[digit] & HOUSES[house]
    }

    /// For each digit, the empty cells that do not see the digit in a filled cell, regardless of
    /// eliminations.
    pub(super) fn allowed(&self) -> [Cells; 9] {
        let mut allowed = [self.open_cells; 9];
        for (cell, &placed) in self.placed.iter().enumerate() {
            if placed != 0 {
                allowed[usize::from(placed) - 1] &= !PEERS[cell];
            }
        }
        allowed
    }

    /// The cells with the given number of candidates.
    pub(super) fn cells_with(&self, count: u32) -> Cells {
        bits(self.open_cells)
            .filter(|&cell| self.count(cell) == count)
            .fold(0, |cells, cell| cells | 1 << cell)
    }

    fn queue_hidden(&mut self, house: usize, digit: usize) {
        let spots = self.spots_in(digit, house);
        if spots != 0 {
            let cell = spots.trailing_zeros() as usize;
            self.hidden.push(candidate(cell, digit));
        }
    }

    pub(super) fn remove(&mut self, cell: usize, digit: usize) {
        if !self.has(cell, digit) {
            return;
        }
        self.cells[cell] &= !(1 << digit);
        self.spots[digit] &= !(1 << cell);
        if self.cells[cell] == 0 {
            // The counts are deliberately left unchanged, because later singles depend on the old
            // values.
            self.is_broken = true;
            return;
        }
        if let Some(last) = only(self.cells[cell]) {
            self.naked.push(candidate(cell, last));
        }
        for house in HOMES[cell] {
            self.places_left[house][digit] -= 1;
            match self.places_left[house][digit] {
                1 => self.queue_hidden(house, digit),
                0 => self.hidden.forget(house, digit),
                _ => {}
            }
        }
    }

    /// Fills a cell, even if it is already filled or cannot hold the digit. Nets need such
    /// placements.
    pub(super) fn place(&mut self, cell: usize, digit: usize) {
        if usize::from(self.placed[cell]) == digit + 1 {
            return;
        }
        self.placed[cell] = digit as u8 + 1;
        let digits = self.cells[cell];
        self.is_broken |= digits >> digit & 1 == 0;
        self.cells[cell] = 0;
        for other in digits_of(digits) {
            self.spots[other] &= !(1 << cell);
        }
        if self.open_cells >> cell & 1 != 0 {
            self.open_cells &= !(1 << cell);
            for house in HOMES[cell] {
                self.open[house] -= 1;
            }
        }
        for peer in bits(PEERS[cell] & self.spots[digit]) {
            self.remove(peer, digit);
        }
        for other in digits_of(digits) {
            for house in HOMES[cell] {
                self.places_left[house][other] -= 1;
                if self.places_left[house][other] == 1 && other != digit {
                    self.queue_hidden(house, other);
                }
            }
        }
    }
}

/// The first cell of a set.
pub(super) const fn first(cells: Cells) -> usize {
    cells.trailing_zeros() as usize
}

/// The cells that see every cell in a set.
pub(super) fn see_all(cells: Cells) -> Cells {
    bits(cells).fold((1 << 81) - 1, |seen, cell| seen & PEERS[cell])
}

/// Whether all cells in a set are in the given house.
pub(super) fn within(cells: Cells, house: usize) -> bool {
    cells & !HOUSES[house] == 0
}
