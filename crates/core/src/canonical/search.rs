//! Line by line: of all arrangements that begin best, those whose next line is least.

use super::Found;
use super::arrangement::{ALL_ORDERS, Arrangement};
use super::lines::{Line, Lines};

/// The least board that permuting and relabelling can make of these lines.
pub(super) fn least(lines: &Lines) -> Found {
    if lines.distinct {
        let starts = vec![Arrangement::open(0), Arrangement::open(1)];
        search(lines, starts, Arrangement::least)
    } else {
        // Where a line has a digit twice, columns stay alike in more ways than an
        // arrangement can tell. Such boards are no sudoku: trying every order will do.
        least_of_all_orders(lines)
    }
}

/// The same by trying every order of the columns.
pub(super) fn least_of_all_orders(lines: &Lines) -> Found {
    let starts = (0..2 * 6_usize.pow(4)).map(|number| {
        let order = |power: u32| ALL_ORDERS[number / 6_usize.pow(power) % 6];
        let (stacks, inner) = (order(0), [order(1), order(2), order(3)]);
        let columns = std::array::from_fn(|place| {
            let stack = place / 3;
            (stacks[stack] * 3 + inner[stack][place % 3]) as u8
        });
        Arrangement::with_columns((number / 6_usize.pow(4)) as u8, columns)
    });
    search(lines, starts.collect(), Arrangement::as_it_stands)
}

fn search(
    lines: &Lines,
    starts: Vec<Arrangement>,
    image: impl Fn(&Arrangement, &Line) -> u64,
) -> Found {
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
        std::mem::swap(&mut arrangements, &mut next);
    }
    let automorphisms = arrangements.iter().map(Arrangement::permutations).sum();
    let first = &arrangements[0];
    Found {
        side: first.side,
        order: first.rows,
        columns: first.columns,
        labels: first.labels,
        rows,
        automorphisms,
    }
}
