//! The only two places for a digit in a house, one of which holds it.

use novena_core::{Cell, CellSet, Digit, House, HouseSet};

use crate::Position;

/// Two cells, exactly one of which holds a digit, because the digit does not fit anywhere else in
/// some house.
#[derive(Clone, Copy, Debug)]
pub(crate) struct StrongLink {
    pub(crate) ends: [Cell; 2],
    /// The houses where these are the only places: either one house, or a line and a box.
    pub(crate) houses: HouseSet,
}

impl StrongLink {
    /// All strong links for a digit, with each pair of cells included once.
    pub(crate) fn all(position: &Position, digit: Digit) -> Vec<Self> {
        let places = position.places(digit);
        let mut links: Vec<Self> = Vec::new();
        for house in House::all() {
            if position.count_in(digit, house) != 2 {
                continue;
            }
            let Some(ends) = pair(places & house.cells()) else {
                continue;
            };
            match links.iter_mut().find(|link| link.ends == ends) {
                Some(link) => link.houses = link.houses.with(house),
                None => links.push(Self {
                    ends,
                    houses: house.into(),
                }),
            }
        }
        links
    }

    /// The strong link for a digit in a house, if the digit has exactly two places there.
    pub(crate) fn within(position: &Position, digit: Digit, house: House) -> Option<Self> {
        let ends = pair(position.places_in(digit, house))?;
        Some(Self {
            ends,
            houses: house.into(),
        })
    }

    /// The link in both directions.
    pub(crate) fn both_ways(self) -> [Self; 2] {
        let [a, b] = self.ends;
        [
            self,
            Self {
                ends: [b, a],
                ..self
            },
        ]
    }
}

/// The two cells of a set, or `None` if it does not have exactly two cells.
fn pair(cells: CellSet) -> Option<[Cell; 2]> {
    let first = cells.first()?;
    Some([first, cells.without(first).single()?])
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sketch::position;

    #[test]
    fn two_places_in_a_line_and_a_box_are_one_link() {
        let four = Digit::ALL[3];
        let links = StrongLink::all(&position("r1#4=r1c1,r1c2 b1#4=r1c1,r1c2"), four);
        assert_eq!(links.len(), 1);
        assert_eq!(links[0].houses.to_string(), "r1 b1");
    }

    #[test]
    fn one_place_or_three_are_not_a_link() {
        let four = Digit::ALL[3];
        let links = StrongLink::all(&position("r1#4=r1c1,r1c5,r1c9 r2#4=r2c2"), four);
        assert!(links.is_empty());
    }
}
