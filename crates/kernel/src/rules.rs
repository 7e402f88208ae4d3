//! The rules of sudoku, applied once to one box in every lane.
//!
//! Visiting a box reads the triads of its band and its stack, computes its nine cells, and
//! restricts its triads to the resulting digits. Here a digit is *sure* in a row (column) of a box
//! if no other row (column) of the box may hold it. The rules are as follows:
//!
//! 1. Three sure digits fill a triad, which can hold no others.
//! 2. A digit that is sure in a row and in a column is in the cell where they cross, which holds
//!    nothing else (hidden singles of boxes, rows and columns, because configurations carry a digit
//!    from box to line and back).
//! 3. A cell with one candidate holds it, and the box's other lines cannot hold it (naked singles).
//! 4. A triad with three candidates holds them, and the box's other lines cannot hold them.
//! 5. A triad holds only what its cells hold, and a configuration remains only as long as its three
//!    triads hold its digit (pointing, claiming, and all other deductions from one digit in one
//!    band).
//!
//! These are the rules of tdoku, and they lead to the same states.

use crate::{
    layout::through,
    vector::{ALL, Vector},
};

/// The digits that a triad may hold.
#[inline(always)]
pub(crate) fn triad<V: Vector>(configs: &[V], band: usize, line: usize, place: usize) -> V {
    let (a, b) = through(band, line, place);
    configs[a].or(configs[b])
}

/// Restricts a triad to these digits.
#[inline(always)]
pub(crate) fn restrict<V: Vector>(
    configs: &mut [V],
    band: usize,
    line: usize,
    place: usize,
    digits: V,
) {
    let (a, b) = through(band, line, place);
    configs[a] = configs[a].and(digits);
    configs[b] = configs[b].and(digits);
}

/// Applies the rules to a box, given the configurations of its band and of its stack. The box has
/// the same place in both.
#[inline(always)]
pub(crate) fn visit_box<V: Vector, const PLACE: usize>(
    band: &mut [V; 6],
    stack: &mut [V; 6],
    outcome: &mut Outcome<V>,
) {
    let none = V::splat(outcome.alive.proof(), 0);
    let (mut rows, mut columns) = ([none; 3], [none; 3]);
    for l in 0..3 {
        rows[l] = triad(band, 0, l, PLACE);
        columns[l] = triad(stack, 0, l, PLACE);
    }
    let (mut row_sure, mut column_sure) = ([none; 3], [none; 3]);
    for l in 0..3 {
        let (m, n) = ((l + 1) % 3, (l + 2) % 3);
        row_sure[l] = rows[l].without_either(rows[m], rows[n]);
        column_sure[l] = columns[l].without_either(columns[m], columns[n]);
    }
    for l in 0..3 {
        rows[l] = V::full_or(row_sure[l], rows[l]);
        columns[l] = V::full_or(column_sure[l], columns[l]);
    }

    // For each line, `any` is the set of digits that its cells may hold, and `lone` is the set of
    // digits in its settled cells.
    let (mut row_any, mut column_any) = ([none; 3], [none; 3]);
    let (mut row_lone, mut column_lone) = ([none; 3], [none; 3]);
    let known = V::or3(column_sure[0], column_sure[1], column_sure[2]);
    for r in 0..3 {
        let (mut cell, mut lone) = ([none; 3], [none; 3]);
        for c in 0..3 {
            (cell[c], lone[c]) = V::cell(row_sure[r], column_sure[c], rows[r], columns[c]);
            column_any[c] = column_any[c].or(cell[c]);
            column_lone[c] = column_lone[c].or(lone[c]);
        }
        row_any[r] = V::or3(cell[0], cell[1], cell[2]);
        row_lone[r] = V::or3(lone[0], lone[1], lone[2]);
        // If a digit's cell is known but must also hold another digit, the two digits clash.
        let clash = V::both_without(row_sure[r], known, row_lone[r]);
        outcome.alive = outcome.alive.without(clash);
    }
    let settled = V::or3(row_lone[0], row_lone[1], row_lone[2]);
    outcome.settled = outcome.settled.and(settled);
    for l in 0..3 {
        row_lone[l] = V::or_if_tight(row_lone[l], row_any[l]);
        column_lone[l] = V::or_if_tight(column_lone[l], column_any[l]);
    }
    for l in 0..3 {
        let (m, n) = ((l + 1) % 3, (l + 2) % 3);
        let row = row_any[l].without_either(row_lone[m], row_lone[n]);
        restrict(band, 0, l, PLACE, row);
        let column = column_any[l].without_either(column_lone[m], column_lone[n]);
        restrict(stack, 0, l, PLACE, column);
    }
}

/// The result of a sweep, lane by lane.
#[derive(Clone, Copy)]
pub(crate) struct Outcome<V> {
    /// The digits that still have a configuration in every band. A lane in which a digit is missing
    /// here is dead.
    pub(crate) alive: V,
    /// The digits that are settled in every box. A lane that is not dead is solved if all nine
    /// digits are settled.
    pub(crate) settled: V,
    /// A number that decreases whenever a configuration is removed. If a sweep does not change it,
    /// the rules find nothing more. It is the sum of the sets, interpreted as numbers, and is at
    /// most 36 x 511.
    pub(crate) weight: V,
}

impl<V: Vector> Outcome<V> {
    /// The outcome before the first box of a sweep: every digit is alive and settled, and the
    /// weight is zero.
    #[inline(always)]
    pub(crate) fn new(proof: V::Proof) -> Self {
        let all = V::splat(proof, ALL);
        Self {
            alive: all,
            settled: all,
            weight: V::splat(proof, 0),
        }
    }

    /// The lanes in which the rules find nothing more, one bit each, given the weight after the
    /// previous sweep.
    #[inline(always)]
    pub(crate) fn still(&self, before: V) -> u32 {
        self.weight.equal(before)
    }

    /// Accounts for a band after all its boxes have been visited.
    #[inline(always)]
    pub(crate) fn add_band(&mut self, k: &[V]) {
        let any = V::or3(k[0], k[1], k[2]).or(V::or3(k[3], k[4], k[5]));
        self.alive = self.alive.and(any);
        for &digits in &k[..6] {
            self.weight = self.weight.add(digits);
        }
    }
}

/// Two measures of how open a band is. The first is the number of digits with two or more
/// configurations. The second adds the number of digits with three or more.
#[inline(always)]
pub(crate) fn openness<V: Vector>(configs: &[V]) -> [V; 2] {
    let none = V::splat(configs[0].proof(), 0);
    // The digits with at least one, two and three configurations.
    let (mut one, mut two, mut three) = (configs[0], none, none);
    for &digits in &configs[1..6] {
        three = three.or_and(two, digits);
        two = two.or_and(one, digits);
        one = one.or(digits);
    }
    let open = two.count();
    [open, open.add(three.count())]
}

/// The minimum sum of the second measure over all six bands in a *very open* state. In a very open
/// state, the search uses the first measure to choose the least open band, in which it branches; in
/// other states, it uses the second. On the hardest puzzles, which have very open states, the first
/// measure saves a fifth of the guesses. On other puzzles, it costs additional guesses.
pub(crate) const VERY_OPEN: u16 = 60;

/// The digit to guess in a band that the rules leave open, as a set of one digit. A digit with two
/// configurations is preferred to one with three, and one with three to any other.
#[inline(always)]
pub(crate) fn pick_digit<V: Vector>(configs: &[V]) -> V {
    let none = V::splat(configs[0].proof(), 0);
    // The digits with at least one, two, three and four configurations.
    let (mut one, mut two, mut three, mut four) = (configs[0], none, none, none);
    for &digits in &configs[1..6] {
        four = four.or_and(three, digits);
        three = three.or_and(two, digits);
        two = two.or_and(one, digits);
        one = one.or(digits);
    }
    let (just_two, just_three) = (two.without(three), three.without(four));
    let pick = V::select_equal(just_three, none, four, just_three);
    let pick = V::select_equal(just_two, none, pick, just_two);
    pick.and(none.sub(pick))
}
