//! Finds the best remote pair, turbot fish, X-chain or XY-chain.
//!
//! Of all chains between two ends, only the shortest can be the best, so X-chains and XY-chains are
//! searched breadth first. A chain must not visit any cell twice. If a shortest walk visits a cell
//! twice, it is not a chain; only then are chains tried one by one.

use super::barren::Barren;
use super::best::{Best, sort};
use super::pencil::{
    Candidate, Cells, Digits, HOMES, PEERS, Pencil, bits, candidate, digits_of, first,
};

/// The maximum number of links in a chain.
const LONGEST: usize = 20;

fn finish(best: Best<()>, removes: &mut Vec<Candidate>) -> bool {
    *removes = best.removes;
    best.what.is_some()
}

fn strike(cells: Cells, digit: usize) -> Vec<Candidate> {
    bits(cells).map(|cell| candidate(cell, digit)).collect()
}

/// The cells joined to a given cell by a strong link on a digit.
fn strong(pencil: &Pencil, cell: usize, digit: usize) -> Cells {
    HOMES[cell].iter().fold(0, |cells, &house| {
        if pencil.places_left[house][digit] == 2 {
            cells | pencil.spots_in(digit, house)
        } else {
            cells
        }
    }) & !(1 << cell)
}

/// The digits for which a search could find something new, and their strong links.
fn strong_links(pencil: &Pencil, barren: &Barren) -> ([[Cells; 81]; 9], Digits) {
    let (mut links, mut fresh) = ([[0; 81]; 9], 0);
    for digit in (0..9).filter(|&digit| barren.is_fresh(pencil, digit)) {
        fresh |= 1 << digit;
        for cell in bits(pencil.spots[digit]) {
            links[digit][cell] = strong(pencil, cell, digit);
        }
    }
    (links, fresh)
}

fn mark_all(pencil: &Pencil, barren: &mut Barren, digits: Digits) {
    digits_of(digits).for_each(|digit| barren.mark(pencil, digit));
}

/// Finds the best turbot fish: a strong, a weak and a strong link on one digit.
pub(super) fn turbot_fish(
    pencil: &Pencil,
    barren: &mut Barren,
    removes: &mut Vec<Candidate>,
) -> bool {
    let (links, fresh) = strong_links(pencil, barren);
    let mut vain = fresh;
    let mut best = Best::new();
    for start in bits(pencil.open_cells) {
        for digit in digits_of(pencil.cells[start] & fresh) {
            let spots = pencil.spots[digit];
            let mut ends = 0;
            for one in bits(links[digit][start]) {
                for two in bits(PEERS[one] & spots & !(1 << start)) {
                    ends |= links[digit][two] & !(1 << one);
                }
            }
            for end in bits(ends) {
                let seen = spots & PEERS[start] & PEERS[end];
                if seen != 0 {
                    vain &= !(1 << digit);
                    best.offer(&strike(seen, digit), 3, ());
                }
            }
        }
    }
    mark_all(pencil, barren, vain);
    finish(best, removes)
}

/// Finds the best X-chain: alternating strong and weak links on one digit, with strong links at
/// both ends.
pub(super) fn x_chain(pencil: &Pencil, barren: &mut Barren, removes: &mut Vec<Candidate>) -> bool {
    let (links, fresh) = strong_links(pencil, barren);
    let mut vain = fresh;
    let mut best = Best::new();
    for start in bits(pencil.open_cells) {
        for digit in digits_of(pencil.cells[start] & fresh) {
            let web = Web {
                strong: &links[digit],
                spots: pencil.spots[digit],
                start,
            };
            web.walk(|end, length, is_chain| {
                let seen = web.spots & PEERS[start] & PEERS[end];
                if seen != 0 {
                    vain &= !(1 << digit);
                }
                if seen == 0 || !best.could_take(seen.count_ones() as usize, length) {
                    return;
                }
                let length = if is_chain {
                    Some(length)
                } else {
                    web.shortest(end, length)
                };
                if let Some(length) = length {
                    best.offer(&strike(seen, digit), length, ());
                }
            });
        }
    }
    mark_all(pencil, barren, vain);
    finish(best, removes)
}

/// The links on a digit, followed from one of its places.
struct Web<'a> {
    strong: &'a [Cells; 81],
    spots: Cells,
    start: usize,
}

impl Web<'_> {
    /// Reports each end reached by a strong link, with its distance and whether the shortest walk
    /// to it visits each cell at most once.
    fn walk(&self, mut see: impl FnMut(usize, usize, bool)) {
        // For each place, the cells on the way to it: `on_way` if it is reached by a strong link,
        // and `off_way` if it is reached by a weak link.
        let mut on_way: [Cells; 81] = [0; 81];
        let mut off_way: [Cells; 81] = [0; 81];
        let (mut on, mut off): (Cells, Cells) = (0, 1 << self.start);
        let mut front = 1 << self.start;
        for length in (1..LONGEST).step_by(2) {
            let mut turned_on = 0;
            for from in bits(front) {
                // A walk that returns to the start ends there.
                for to in bits(self.strong[from] & !on & !turned_on) {
                    turned_on |= 1 << to;
                    on_way[to] = off_way[from] | 1 << from;
                }
            }
            on |= turned_on;
            for end in bits(turned_on) {
                if length > 1 {
                    let way = on_way[end] & !(1 << self.start);
                    let is_chain = way >> end & 1 == 0 && way.count_ones() as usize == length - 1;
                    see(end, length, is_chain);
                }
            }
            front = 0;
            for from in bits(turned_on & !(1 << self.start)) {
                for to in bits(PEERS[from] & self.spots & !off & !front) {
                    front |= 1 << to;
                    off_way[to] = on_way[from] | 1 << from;
                }
            }
            off |= front;
            if front == 0 {
                return;
            }
        }
    }

    /// The length of the shortest chain to an end, which is at least the length of the walk.
    fn shortest(&self, end: usize, walk: usize) -> Option<usize> {
        (walk..LONGEST)
            .step_by(2)
            .find(|&length| self.reaches(self.start, end, length, 1 << self.start))
    }

    fn reaches(&self, from: usize, end: usize, links: usize, used: Cells) -> bool {
        if links == 1 {
            return self.strong[from] >> end & 1 != 0;
        }
        let free = !used & !(1 << end);
        bits(self.strong[from] & free).any(|on| {
            let used = used | 1 << on;
            bits(PEERS[on] & self.spots & free & !(1 << on))
                .any(|off| self.reaches(off, end, links - 2, used | 1 << off))
        })
    }
}

/// Finds the best XY-chain: bivalue cells, each joined to the next by a digit that they share.
pub(super) fn xy_chain(pencil: &Pencil, removes: &mut Vec<Candidate>) -> bool {
    let bivalue = pencil.cells_with(2);
    let mut best = Best::new();
    let mut room = Room::default();
    for start in bits(bivalue) {
        for digit in digits_of(pencil.cells[start]) {
            let trail = Trail {
                pencil,
                bivalue,
                start,
            };
            trail.walk(digit, &mut room, |end, length, is_chain| {
                let seen = pencil.spots[digit] & PEERS[start] & PEERS[end];
                if seen == 0 || !best.could_take(seen.count_ones() as usize, length) {
                    return;
                }
                let length = if is_chain {
                    Some(length)
                } else {
                    trail.shortest(digit, end, length)
                };
                if let Some(length) = length {
                    best.offer(&strike(seen, digit), length, ());
                }
            });
        }
    }
    finish(best, removes)
}

/// Working memory for walks along bivalue cells. It is reused for every start.
struct Room {
    /// The cells on the way to each cell, by the digit through which the cell was entered. Values
    /// from earlier starts are ignored.
    ways: [[Cells; 81]; 9],
    front: Vec<(usize, usize)>,
    next: Vec<(usize, usize)>,
}

impl Default for Room {
    fn default() -> Self {
        Self {
            ways: [[0; 81]; 9],
            front: Vec::new(),
            next: Vec::new(),
        }
    }
}

struct Trail<'a> {
    pencil: &'a Pencil,
    bivalue: Cells,
    start: usize,
}

impl Trail<'_> {
    /// The digit by which a chain leaves a cell that it entered by the other digit.
    fn exit(&self, cell: usize, entry: usize) -> usize {
        first(Cells::from(self.pencil.cells[cell] & !(1 << entry)))
    }

    fn walk(&self, digit: usize, room: &mut Room, mut see: impl FnMut(usize, usize, bool)) {
        let Room { ways, front, next } = room;
        let mut entered = [0; 9];
        ways[digit][self.start] = 0;
        front.clear();
        front.push((self.start, digit));
        for length in (1..LONGEST).step_by(2) {
            for &(cell, entry) in front.iter() {
                let exit = self.exit(cell, entry);
                let way = ways[entry][cell] | 1 << cell;
                if exit == digit && cell != self.start {
                    see(cell, length, way.count_ones() as usize * 2 == length + 1);
                }
                let reached = PEERS[cell] & self.pencil.spots[exit] & self.bivalue;
                for to in bits(reached & !entered[exit] & !(1 << self.start)) {
                    entered[exit] |= 1 << to;
                    ways[exit][to] = way;
                    next.push((to, exit));
                }
            }
            front.clear();
            std::mem::swap(front, next);
        }
    }

    fn shortest(&self, digit: usize, end: usize, walk: usize) -> Option<usize> {
        (walk..LONGEST)
            .step_by(2)
            .find(|&length| self.reaches(self.start, digit, (end, digit), length, 1 << self.start))
    }

    fn reaches(
        &self,
        cell: usize,
        entry: usize,
        (end, digit): (usize, usize),
        links: usize,
        used: Cells,
    ) -> bool {
        let exit = self.exit(cell, entry);
        if links == 1 {
            return cell == end && exit == digit;
        }
        bits(PEERS[cell] & self.pencil.spots[exit] & self.bivalue & !used)
            .any(|to| self.reaches(to, exit, (end, digit), links - 2, used | 1 << to))
    }
}

/// Finds the best remote pair: at least four cells with the same two digits, each seeing the next.
pub(super) fn remote_pair(pencil: &Pencil, removes: &mut Vec<Candidate>) -> bool {
    let bivalue = pencil.cells_with(2);
    if bivalue.count_ones() < 4 {
        return false;
    }
    let mut best = Best::new();
    for start in bits(bivalue) {
        let pair = pencil.cells[start];
        let same: Cells = bits(bivalue)
            .filter(|&cell| pencil.cells[cell] == pair)
            .fold(0, |cells, cell| cells | 1 << cell);
        if same.count_ones() < 4 {
            continue;
        }
        for digit in digits_of(pair) {
            let mut pairs = Pairs {
                pencil,
                pair,
                same,
                digit,
                chain: vec![start],
            };
            pairs.extend(same & !(1 << start), &mut best);
        }
    }
    finish(best, removes)
}

struct Pairs<'a> {
    pencil: &'a Pencil,
    pair: Digits,
    same: Cells,
    /// The digit that the two ends can eliminate.
    digit: usize,
    chain: Vec<usize>,
}

impl Pairs<'_> {
    fn extend(&mut self, unused: Cells, best: &mut Best<()>) {
        let Some(&last) = self.chain.last() else {
            return;
        };
        // Cells in the same row come first, then those in the same column, then the remaining cells
        // of the box.
        let [across, down, _] = HOMES[last].map(|house| super::pencil::HOUSES[house]);
        let near = PEERS[last] & self.same & unused;
        for part in [near & across, near & down, near & !across & !down] {
            for next in bits(part) {
                self.chain.push(next);
                self.check(best);
                if self.chain.len() < LONGEST / 2 {
                    self.extend(unused & !(1 << next), best);
                }
                self.chain.pop();
            }
        }
    }

    fn check(&self, best: &mut Best<()>) {
        let count = self.chain.len();
        let ends = PEERS[self.chain[0]] & PEERS[self.chain[count - 1]];
        if count < 4 || !count.is_multiple_of(2) || ends & self.pencil.spots[self.digit] == 0 {
            return;
        }
        let mut seen = ends;
        for one in 0..count {
            for two in (one + 3..count).step_by(2) {
                seen |= PEERS[self.chain[one]] & PEERS[self.chain[two]];
            }
        }
        let mut removes = Vec::new();
        for digit in digits_of(self.pair) {
            removes.extend(strike(seen & self.pencil.spots[digit], digit));
        }
        sort(&mut removes);
        best.offer(&removes, 2 * count, ());
    }
}
