//! BUG+1, and unique, hidden and avoidable rectangles.
//!
//! All rectangles in a position are visited once, in scan order, and every step is stored with its
//! type. The first stored step of a type is therefore the first in scan order. Each rectangle is
//! remembered by a number, which other rectangles may share, and a later rectangle with the same
//! number is skipped. HoDoKu does this, and the scale depends on it.

use super::pencil::{
    Candidate, Cells, Digits, HOMES, HOUSES, MEMBERS, PEERS, Pencil, bits, box_, candidate, column,
    digits_of, first, only, row, see_all,
};
use super::scale::HodokuTechnique as Technique;

/// Finds BUG+1: a bivalue universal grave is prevented only by one surplus digit in one cell.
pub(super) fn bug_plus_one(pencil: &Pencil, removes: &mut Vec<Candidate>) -> bool {
    let mut large = bits(pencil.open_cells).filter(|&cell| pencil.count(cell) > 2);
    let (Some(cell), None) = (large.next(), large.next()) else {
        return false;
    };
    let digits = pencil.cells[cell];
    if digits.count_ones() != 3 {
        return false;
    }
    let Some(surplus) = digits_of(digits).find(|&digit| is_surplus(pencil, cell, digit)) else {
        return false;
    };
    let others = digits_of(digits & !(1 << surplus));
    removes.extend(others.map(|digit| candidate(cell, digit)));
    true
}

/// Whether a digit has three places in each house of a cell, and at most two places in every other
/// house.
fn is_surplus(pencil: &Pencil, cell: usize, surplus: usize) -> bool {
    let mut houses = pencil.places_left.iter().enumerate();
    houses.all(|(house, counts)| {
        counts.iter().enumerate().all(|(digit, &count)| {
            if digit == surplus && HOMES[cell].contains(&house) {
                count == 3
            } else {
                count <= 2
            }
        })
    })
}

/// The steps found in the rectangles of a position, each with its type.
#[derive(Default)]
pub(super) struct Rectangles {
    found: Vec<(Technique, Vec<Candidate>)>,
    seen: Vec<usize>,
}

/// A rectangle and two digits, which are the only candidates in its first cell.
struct Rectangle {
    digits: [usize; 2],
    /// The corners without other digits, and those with other digits.
    plain: Cells,
    extra: Cells,
}

/// A search for one or two types of step.
type Search = fn(&mut Rectangles, &Pencil, &Rectangle);

/// The searches that apply to a rectangle, by the number of its extra corners.
const SEARCHES: [&[Search]; 5] = [
    &[],
    &[Rectangles::only_extra],
    &[
        Rectangles::hidden,
        Rectangles::shared_extra,
        Rectangles::set_with_extras,
        Rectangles::locked_digit,
        Rectangles::diagonal,
    ],
    &[Rectangles::hidden, Rectangles::shared_extra],
    &[],
];

impl Rectangles {
    /// Finds unique and hidden rectangles.
    pub(super) fn unique(pencil: &Pencil) -> Self {
        let mut rectangles = Self::default();
        let allowed = pencil.allowed();
        for corner in bits(pencil.cells_with(2)) {
            let mut digits = digits_of(pencil.cells[corner]);
            let digits = [digits.next().unwrap_or(0), digits.next().unwrap_or(0)];
            let [one, two] = digits.map(|digit| allowed[digit]);
            let both = one & two;
            for (beside, ends) in frames(corner, both) {
                for [far, opposite] in ends {
                    // HoDoKu does not check whether the far corner could hold the second digit.
                    let fits = one >> far & both >> opposite & 1 != 0;
                    if fits && rectangles.is_new([corner, beside, far, opposite]) {
                        let corners = 1 << corner | 1 << beside | 1 << far | 1 << opposite;
                        rectangles.check(pencil, digits, corners);
                    }
                }
            }
        }
        rectangles
    }

    /// Finds avoidable rectangles: at least two corners have been filled by solving, and the
    /// remaining corners could make the rectangle deadly.
    pub(super) fn avoidable(pencil: &Pencil) -> Self {
        let mut rectangles = Self::default();
        let solved = ((1 << 81) - 1) & !pencil.open_cells & !pencil.givens;
        let digit_of = |cell: usize| usize::from(pencil.placed[cell]) - 1;
        let fits = |cell: usize, digit: usize| {
            if solved >> cell & 1 != 0 {
                digit_of(cell) == digit
            } else {
                pencil.count(cell) == 2 && pencil.has(cell, digit)
            }
        };
        for corner in bits(solved) {
            for (beside, ends) in frames(corner, solved) {
                let digits = [digit_of(corner), digit_of(beside)];
                for [far, opposite] in ends {
                    let is_open = (1 << far | 1 << opposite) & pencil.open_cells != 0;
                    let counts = is_open && fits(far, digits[1]) && fits(opposite, digits[0]);
                    // Rectangles that do not count must not be remembered, because they could hide
                    // one that does.
                    if counts && rectangles.is_new([corner, beside, far, opposite]) {
                        rectangles.avoid(pencil, digits, [far, opposite]);
                    }
                }
            }
        }
        rectangles
    }

    /// The eliminations of the first step of a type.
    pub(super) fn first(&self, wanted: Technique) -> Option<&[Candidate]> {
        let found = self
            .found
            .iter()
            .find(|(technique, _)| *technique == wanted);
        found.map(|(_, removes)| &removes[..])
    }

    fn is_new(&mut self, mut corners: [usize; 4]) -> bool {
        corners.sort_unstable();
        let number = corners
            .into_iter()
            .fold(0, |number, cell| number * 10 + cell);
        let is_new = !self.seen.contains(&number);
        if is_new {
            self.seen.push(number);
        }
        is_new
    }

    fn keep(&mut self, technique: Technique, removes: Vec<Candidate>) {
        if !removes.is_empty() {
            self.found.push((technique, removes));
        }
    }

    /// Finds the steps of all types in a rectangle.
    fn check(&mut self, pencil: &Pencil, digits: [usize; 2], corners: Cells) {
        let rectangle = Rectangle::new(pencil, digits, corners);
        for search in SEARCHES[rectangle.extra.count_ones() as usize] {
            search(self, pencil, &rectangle);
        }
    }

    /// Finds type 1: there is only one extra corner, and if that corner held a digit of the pair,
    /// the deadly pattern would be complete.
    fn only_extra(&mut self, pencil: &Pencil, rectangle: &Rectangle) {
        let [low, high] = rectangle.digits;
        let mut removes = rectangle.without(pencil, low);
        removes.extend(rectangle.without(pencil, high));
        self.keep(Technique::UNIQUE_1, removes);
    }

    /// Finds types 2 and 5: all extra corners have the same single extra digit.
    fn shared_extra(&mut self, pencil: &Pencil, rectangle: &Rectangle) {
        let Some(digit) = only(rectangle.extras(pencil)) else {
            return;
        };
        let cells = see_all(rectangle.extra) & pencil.spots[digit];
        let removes = bits(cells).map(|cell| candidate(cell, digit)).collect();
        let is_side = rectangle.extra.count_ones() == 2 && rectangle.is_side();
        let technique = if is_side {
            Technique::UNIQUE_2
        } else {
            Technique::UNIQUE_5
        };
        self.keep(technique, removes);
    }

    /// Finds type 3: the extra digits act as one cell in a naked set.
    fn set_with_extras(&mut self, pencil: &Pencil, rectangle: &Rectangle) {
        let [one, two] = rectangle.extra_cells();
        let pair = rectangle.pair();
        for (kind, house) in HOMES[one].into_iter().enumerate() {
            if HOMES[two][kind] != house {
                continue;
            }
            let fits = |cell: &usize| {
                let digits = pencil.cells[*cell];
                digits != 0 && digits & pair == 0 && rectangle.plain >> cell & 1 == 0
            };
            let others = HOUSES[house] & !rectangle.extra;
            let others: Vec<usize> = bits(others).filter(fits).collect();
            self.grow(
                pencil,
                house,
                &others,
                rectangle.extra,
                rectangle.extras(pencil),
            );
        }
    }

    fn grow(
        &mut self,
        pencil: &Pencil,
        house: usize,
        others: &[usize],
        set: Cells,
        digits: Digits,
    ) {
        for (place, &cell) in others.iter().enumerate() {
            let set = set | 1 << cell;
            let digits = digits | pencil.cells[cell];
            let is_line = |kind: usize| set & !HOUSES[HOMES[cell][kind]] == 0;
            let is_seen_before = house >= 18 && (is_line(0) || is_line(1));
            if !is_seen_before && digits.count_ones() + 1 == set.count_ones() {
                let mut removes = Vec::new();
                let mut strike = |house: usize| {
                    for cell in bits(HOUSES[house] & !set) {
                        let gone = pencil.cells[cell] & digits;
                        removes.extend(digits_of(gone).map(|digit| candidate(cell, digit)));
                    }
                    !removes.is_empty()
                };
                if strike(house) && house < 18 && is_line(2) {
                    strike(HOMES[cell][2]);
                }
                self.keep(Technique::UNIQUE_3, removes);
            }
            self.grow(pencil, house, &others[place + 1..], set, digits);
        }
    }

    /// Finds type 4: one digit has no other place in a house that both extra corners share.
    fn locked_digit(&mut self, pencil: &Pencil, rectangle: &Rectangle) {
        if !rectangle.is_side() {
            return;
        }
        let [one, two] = rectangle.digits;
        let seen = see_all(rectangle.extra);
        let gone = if seen & pencil.spots[one] == 0 {
            two
        } else if seen & pencil.spots[two] == 0 {
            one
        } else {
            return;
        };
        self.keep(Technique::UNIQUE_4, rectangle.without(pencil, gone));
    }

    /// Finds type 6: one digit has no other places in the four lines of the rectangle.
    fn diagonal(&mut self, pencil: &Pencil, rectangle: &Rectangle) {
        if rectangle.is_side() {
            return;
        }
        let lines = bits(rectangle.extra).fold(0, |lines, cell| {
            lines | HOUSES[HOMES[cell][0]] | HOUSES[HOMES[cell][1]]
        });
        let others = lines & !rectangle.extra & !rectangle.plain;
        let free = |&digit: &usize| others & pencil.spots[digit] == 0;
        if let Some(gone) = rectangle.digits.into_iter().find(free) {
            self.keep(Technique::UNIQUE_6, rectangle.without(pencil, gone));
        }
    }

    /// Finds hidden rectangles: outside the rectangle, a digit has no places in the two lines
    /// through the corner opposite a plain corner. The opposite corner therefore cannot hold the
    /// other digit.
    fn hidden(&mut self, pencil: &Pencil, rectangle: &Rectangle) {
        if rectangle.extra.count_ones() == 2 && rectangle.is_side() {
            return;
        }
        let corners = rectangle.plain | rectangle.extra;
        let lines = |cell: usize| HOUSES[HOMES[cell][0]] | HOUSES[HOMES[cell][1]];
        let [low, high] = rectangle.digits;
        for plain in bits(rectangle.plain) {
            let opposite = first(corners & !lines(plain));
            let others = lines(opposite) & !corners;
            for (digit, gone) in [(low, high), (high, low)] {
                if others & pencil.spots[digit] == 0 && pencil.has(opposite, gone) {
                    let removes = vec![candidate(opposite, gone)];
                    self.keep(Technique::HIDDEN_RECTANGLE, removes);
                }
            }
        }
    }

    fn avoid(&mut self, pencil: &Pencil, [one, two]: [usize; 2], [far, opposite]: [usize; 2]) {
        if pencil.placed[far] != 0 {
            self.keep(Technique::AVOIDABLE_1, vec![candidate(opposite, one)]);
        } else if pencil.placed[opposite] != 0 {
            self.keep(Technique::AVOIDABLE_1, vec![candidate(far, two)]);
        } else if let Some(extra) = only(pencil.cells[far] & !(1 << two))
            && pencil.has(opposite, extra)
        {
            let cells = PEERS[far] & PEERS[opposite] & pencil.spots[extra];
            let removes = bits(cells).map(|cell| candidate(cell, extra)).collect();
            self.keep(Technique::AVOIDABLE_2, removes);
        }
    }
}

impl Rectangle {
    fn new(pencil: &Pencil, digits: [usize; 2], corners: Cells) -> Self {
        let others = (0..9).filter(|digit| !digits.contains(digit));
        let extra = corners & others.fold(0, |cells, digit| cells | pencil.spots[digit]);
        Self {
            digits,
            plain: corners & !extra,
            extra,
        }
    }

    fn pair(&self) -> Digits {
        1 << self.digits[0] | 1 << self.digits[1]
    }

    fn extras(&self, pencil: &Pencil) -> Digits {
        bits(self.extra).fold(0, |digits, cell| digits | pencil.cells[cell]) & !self.pair()
    }

    /// The first two corners that have other digits.
    fn extra_cells(&self) -> [usize; 2] {
        two_of(self.extra)
    }

    /// Whether the first two extra corners share a line.
    fn is_side(&self) -> bool {
        let [one, two] = self.extra_cells();
        row(one) == row(two) || column(one) == column(two)
    }

    /// The eliminations of a digit from the extra corners.
    fn without(&self, pencil: &Pencil, digit: usize) -> Vec<Candidate> {
        let cells = bits(self.extra & pencil.spots[digit]);
        cells.map(|cell| candidate(cell, digit)).collect()
    }
}

/// The first two cells in a set, or the first cell twice if there is only one.
fn two_of(cells: Cells) -> [usize; 2] {
    let low = first(cells);
    let rest = cells & (cells - 1);
    [low, if rest == 0 { low } else { first(rest) }]
}

/// The cells that share a box and a line with a corner, each with the pairs of cells that complete
/// a rectangle in another box. The first cell of a pair shares a line with the corner, and the
/// second is opposite the corner.
fn frames(
    corner: usize,
    beside: Cells,
) -> impl Iterator<Item = (usize, impl Iterator<Item = [usize; 2]>)> {
    let [across, down, block] = HOMES[corner];
    let lines = HOUSES[across] | HOUSES[down];
    bits(HOUSES[block] & lines & beside & !(1 << corner)).map(move |beside| {
        let kind = usize::from(row(corner) == row(beside));
        let (near, far) = (HOMES[corner][kind], HOMES[beside][kind]);
        let ends = (0..9).map(move |place| [MEMBERS[near][place], MEMBERS[far][place]]);
        (beside, ends.filter(move |ends| box_(ends[0]) != block - 18))
    })
}
