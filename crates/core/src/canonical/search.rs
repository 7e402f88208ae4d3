//! Extends the best arrangements line by line and keeps those whose next line is smallest.

use alloc::vec;
use alloc::vec::Vec;

use super::LeastForm;
use super::arrangement::Arrangement;
use super::lines::{Line, Lines};

/// Returns the smallest board that permuting and relabelling can produce from these lines.
pub(super) fn least(lines: &Lines) -> LeastForm {
    if lines.distinct {
        let starts = vec![Arrangement::open(0), Arrangement::open(1)];
        search(lines, starts, Arrangement::least)
    } else {
        // If a line repeats a digit, columns can be interchangeable in ways that an arrangement
        // cannot represent. Such boards are not valid sudokus, so the slow method of trying every
        // order is good enough for them.
        least_of_all_orders(lines)
    }
}

/// Computes the same result as [`least`] by trying every order of the columns.
pub(super) fn least_of_all_orders(lines: &Lines) -> LeastForm {
    let mut starts = all_orders(lines, 0);
    starts.extend(all_orders(lines, 1));
    search(lines, starts, Arrangement::value_in_order)
}

/// Returns arrangements in which only the columns are placed, in every order that makes a
/// difference. The columns are the lines of the other side.
fn all_orders(lines: &Lines, side: u8) -> Vec<Arrangement> {
    let mut orders = vec![Arrangement::open(1 - side)];
    for placed in 0..9 {
        let longer = orders.iter().flat_map(|order| {
            lines
                .choices(order.side, order.left, order.last(), placed)
                .map(|(column, ways)| order.with_row(column, ways))
        });
        orders = longer.collect();
    }
    let with_columns = |order: &Arrangement| Arrangement::with_columns(side, order);
    orders.iter().map(with_columns).collect()
}

fn search(
    lines: &Lines,
    starts: Vec<Arrangement>,
    image: impl Fn(&Arrangement, &Line) -> u64,
) -> LeastForm {
    let mut arrangements = starts;
    let mut next = Vec::with_capacity(32);
    let mut leading = Vec::with_capacity(32);
    let mut rows = [u64::MAX; 9];
    for (placed, least) in rows.iter_mut().enumerate() {
        leading.clear();
        for (index, arrangement) in arrangements.iter().enumerate() {
            for (number, ways) in lines.choices(
                arrangement.side,
                arrangement.left,
                arrangement.last(),
                placed,
            ) {
                let row = image(arrangement, lines.line(arrangement.side, number));
                if row < *least {
                    *least = row;
                    leading.clear();
                }
                if row == *least {
                    leading.push((index, number, ways));
                }
            }
        }
        next.clear();
        for &(index, number, ways) in &leading {
            let arrangement = &arrangements[index];
            let line = lines.line(arrangement.side, number);
            arrangement.place(number, line, ways, &mut next);
        }
        core::mem::swap(&mut arrangements, &mut next);
    }
    let automorphisms = arrangements.iter().map(Arrangement::permutations).sum();
    let first = &arrangements[0];
    LeastForm {
        side: first.side,
        order: first.rows,
        columns: first.columns,
        labels: first.labels,
        rows,
        automorphisms,
    }
}
