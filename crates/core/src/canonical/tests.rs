use proptest::prelude::*;

use super::search::least_of_all_orders;
use super::*;

const SOLUTION: &str =
    "576129834419538267832476591387261945251794386964385172728613459643952718195847623";

/// A puzzle of some of a solution's digits, in many densities.
fn any_puzzle() -> impl Strategy<Value = Puzzle> {
    (0..Symmetry::COUNT, 0..=100_u32, proptest::collection::vec(0..100_u32, 81)).prop_map(
        |(number, density, draws)| {
            let solution: Solution = SOLUTION.parse().unwrap();
            let mut values = Symmetry::nth(number).unwrap().solution(&solution).board().values();
            for (value, draw) in values.iter_mut().zip(draws) {
                if draw >= density {
                    *value = 0;
                }
            }
            Puzzle::new(Board::from_values(&values).unwrap())
        },
    )
}

proptest! {
    #[test]
    fn the_short_way_finds_what_every_order_does(puzzle in any_puzzle()) {
        let lines = Lines::new(puzzle.board());
        let found = canonical(&puzzle);
        let slow = least_of_all_orders(&lines);
        prop_assert_eq!(found.form.board().values(), slow.values());
        prop_assert_eq!(found.automorphisms, slow.automorphisms);
        prop_assert_eq!(found.symmetry.puzzle(&puzzle), found.form);
    }
}
