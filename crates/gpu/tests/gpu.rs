//! Tests three things: the kernels' source, compiled for the host; the committed PTX; and a card,
//! if there is one.

#[path = "gpu/card.rs"]
mod card;
#[path = "gpu/compiler.rs"]
mod compiler;
#[path = "gpu/left_out.rs"]
mod left_out;
#[path = "gpu/ptx.rs"]
mod ptx;
#[path = "gpu/twin.rs"]
mod twin;
#[cfg(all(target_os = "linux", feature = "cuda"))]
#[path = "gpu/twin_driver.rs"]
mod twin_driver;

use novena_core::Puzzle;

/// Our own puzzles, including every kind that a search may encounter.
fn puzzles() -> Vec<Puzzle> {
    let lists = [
        include_str!("../../cli/lists/easy.txt"),
        include_str!("../../cli/lists/minimal.txt"),
        include_str!("../../cli/lists/hard.txt"),
        include_str!("../../cli/lists/several.txt"),
        include_str!("../../cli/lists/none.txt"),
    ];
    let of_lists = lists.iter().flat_map(|list| list.lines());
    let mut puzzles: Vec<Puzzle> = of_lists.map(|line| line.parse().unwrap()).collect();
    // A board without givens, one with two equal givens in a house, and one with a cell that cannot
    // hold any digit.
    puzzles.push(Puzzle::EMPTY);
    puzzles.push(format!("55{}", ".".repeat(79)).parse().unwrap());
    puzzles.push(
        format!("12345678.........9{}", ".".repeat(63))
            .parse()
            .unwrap(),
    );
    puzzles
}
