//! serde support for the core types. Each type is serialised as the text it prints.
//!
//! Deserialising goes through [`FromStr`] and therefore performs the same checks as parsing. For
//! example, a solution that breaks a rule is rejected.

use core::fmt;
use core::marker::PhantomData;
use core::str::FromStr;

use serde_core::{Deserialize, Deserializer, Serialize, Serializer, de};

use crate::{
    Board, Candidate, Cell, CellContent, CellSet, Change, Colour, ColourSet, Digit, DigitSet,
    House, HouseSet, PatternSymmetry, Puzzle, Solution, Symmetry,
};

/// Parses a value from its text form.
struct TextVisitor<T> {
    expected: &'static str,
    value: PhantomData<T>,
}

impl<T> de::Visitor<'_> for TextVisitor<T>
where
    T: FromStr<Err: fmt::Display>,
{
    type Value = T;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.expected)
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<T, E> {
        text.parse().map_err(E::custom)
    }
}

macro_rules! as_text {
    ($($type:ty, $expected:literal;)*) => {$(
        /// Serialised as the text that [`Display`](fmt::Display) prints.
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.collect_str(self)
            }
        }

        /// Deserialised from text that [`FromStr`] accepts.
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let (expected, value) = ($expected, PhantomData);
                deserializer.deserialize_str(TextVisitor { expected, value })
            }
        }
    )*};
}

as_text! {
    Digit, "a string with a digit from 1 to 9";
    DigitSet, "a string with digits such as 123";
    Cell, "a string with a cell such as r1c1";
    CellSet, "a string with cells such as r1c1 r1c2";
    House, "a string with a house such as r1, c1 or b1";
    HouseSet, "a string with houses such as r1 c1";
    Candidate, "a string with a digit and a cell such as 5r1c1";
    Board, "a string of 81 characters";
    Puzzle, "a string of 81 characters";
    Solution, "a string of 81 digits that obey the rules";
    Symmetry, "a string with a symmetry";
    PatternSymmetry, "a string with the id of a symmetry such as rotational180";
    Colour, "a string with a letter from a to i";
    ColourSet, "a string with letters from a to i";
    CellContent, "a string with the content of a cell such as 4 m45";
    Change, "a string with a cell and its content before and after such as r1c1 m45 > 4";
}

#[cfg(test)]
mod tests {
    use serde_core::de::DeserializeOwned;

    use super::*;

    const SOLUTION: &str =
        "576129834419538267832476591387261945251794386964385172728613459643952718195847623";

    /// Checks that `text` is the JSON string for a `T` and survives a round trip.
    fn check<T: Serialize + DeserializeOwned>(text: &str) {
        let json = serde_json::to_string(text).unwrap();
        let value: T = serde_json::from_str(&json).unwrap();
        assert_eq!(serde_json::to_string(&value).unwrap(), json);
        // Deserialisers that own their data call a different method of the visitor, so test both
        // kinds.
        let owned: T = serde_json::from_value(json.parse().unwrap()).unwrap();
        assert_eq!(serde_json::to_string(&owned).unwrap(), json);
    }

    /// Checks that `json` is rejected as a `T` with this error message.
    fn refuse<T: DeserializeOwned>(json: &str, expected: &str) {
        match serde_json::from_str::<T>(json) {
            Ok(_) => panic!("{json} was read"),
            Err(error) => {
                let message = error.to_string();
                assert!(message.starts_with(expected), "{message}");
            }
        }
    }

    #[test]
    fn values_serialize_as_the_text_they_print() {
        check::<Digit>("7");
        check::<DigitSet>("");
        check::<DigitSet>("1239");
        check::<Cell>("r1c1");
        check::<CellSet>("r1c1 r9c9");
        check::<House>("b9");
        check::<HouseSet>("r1 c1 b1");
        check::<Candidate>("5r1c1");
        check::<Board>(&format!("55{}", ".".repeat(79)));
        check::<Puzzle>(&format!("..5{}", ".".repeat(78)));
        check::<Solution>(SOLUTION);
        check::<Symmetry>("transpose rows 132456789 columns 456123789 digits 987654321");
        check::<PatternSymmetry>("rotational180");
        check::<Colour>("c");
        check::<ColourSet>("ad");
        check::<CellContent>("4 m45 c3 @ad *4a5b");
        check::<Change>("r1c1 m45 > 4");
    }

    #[test]
    fn every_cell_candidate_and_house_is_read_back() {
        for index in 0..Candidate::COUNT {
            check::<Candidate>(&Candidate::from_index(index).to_string());
        }
        for cell in Cell::all() {
            check::<Cell>(&cell.to_string());
            check::<CellSet>(&cell.peers().to_string());
        }
        for house in House::all() {
            check::<House>(&house.to_string());
        }
    }

    #[test]
    fn wrong_strings_are_refused_with_a_reason() {
        refuse::<Digit>("\"0\"", "expected a digit from 1 to 9");
        refuse::<DigitSet>("\"120\"", "expected a digit from 1 to 9");
        refuse::<Cell>("\"r0c1\"", "expected a cell from r1c1 to r9c9");
        refuse::<CellSet>("\"r1c1 x\"", "expected a cell from r1c1 to r9c9");
        refuse::<House>("\"d1\"", "expected a house such as r1, c1 or b1");
        refuse::<HouseSet>("\"r1c1\"", "expected a house such as r1, c1 or b1");
        refuse::<Candidate>("\"r1c1\"", "expected a digit and a cell");
        refuse::<Board>("\"..x\"", "column 3: unexpected 'x'");
        refuse::<Puzzle>("\"...\"", "expected 81 cells, found 3");
        refuse::<Symmetry>("\"rows 123\"", "expected a symmetry such as");
        refuse::<PatternSymmetry>("\"mirror\"", "expected one of none, ");
        refuse::<Colour>("\"j\"", "expected a letter from a to i");
        refuse::<ColourSet>("\"aj\"", "expected a letter from a to i");
        refuse::<CellContent>("\"m0\"", "expected the content of a cell");
        refuse::<Change>("\"r1c1 4\"", "expected the content of a cell");
    }

    /// Only strings are accepted, and the error names what was expected.
    #[test]
    fn other_types_are_refused() {
        let number = "invalid type: integer `7`, expected a string";
        refuse::<Digit>("7", number);
        refuse::<Cell>("7", number);
        refuse::<Puzzle>("7", number);
        refuse::<Solution>(
            "[1, 2]",
            "invalid type: sequence, expected a string of 81 digits",
        );
    }

    /// Swapping two digits in a row breaks the columns. No input can produce such a solution.
    #[test]
    fn a_solution_that_breaks_a_rule_is_refused() {
        let broken = format!("\"75{}\"", &SOLUTION[2..]);
        refuse::<Solution>(&broken, "expected 81 digits that obey the rules");
        let open = format!("\".{}\"", &SOLUTION[1..]);
        refuse::<Solution>(&open, "expected 81 digits that obey the rules");
        // The same text is a valid board, because boards are not checked.
        assert!(serde_json::from_str::<Board>(&broken).is_ok());
    }

    /// Cells are serialised as text, so they can be keys of a JSON map.
    #[test]
    fn cells_can_be_map_keys() {
        let json = r#"{"r1c1":"5","r9c9":"1"}"#;
        let map: std::collections::BTreeMap<Cell, Digit> = serde_json::from_str(json).unwrap();
        assert_eq!(map[&Cell::at(8, 8)], Digit::ALL[0]);
        assert_eq!(serde_json::to_string(&map).unwrap(), json);
    }
}
