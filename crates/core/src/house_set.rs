use core::fmt;
use core::str::FromStr;

use crate::bit_set::bit_set;
use crate::{CellSet, House, ParseHouseError};

bit_set! {
    /// A set of houses, in which bit `i` stands for the house with index `i`: rows, then columns,
    /// then boxes.
    ///
    /// ```
    /// use novena_core::{House, HouseSet};
    ///
    /// let lines = HouseSet::from(House::row(1)).with(House::row(6));
    /// assert_eq!(lines.to_string(), "r2 r7");
    /// assert_eq!(lines.cells().len(), 18);
    /// assert_eq!(HouseSet::ALL.len(), House::COUNT);
    /// assert_eq!(HouseSet::ROWS | HouseSet::COLUMNS | HouseSet::BOXES, HouseSet::ALL);
    /// ```
    HouseSet(u32) of House, (1 << 27) - 1;
    /// The houses of a [`HouseSet`]: rows, then columns, then boxes.
    ///
    /// ```
    /// # use novena_core::{House, HouseSet};
    /// assert_eq!(HouseSet::ALL.iter().nth(9), Some(House::column(0)));
    /// ```
    Houses
}

impl HouseSet {
    /// The nine rows.
    pub const ROWS: Self = Self::from_bits(0o777);
    /// The nine columns.
    pub const COLUMNS: Self = Self::from_bits(0o777 << 9);
    /// The nine boxes.
    pub const BOXES: Self = Self::from_bits(0o777 << 18);

    /// The cells of all these houses.
    ///
    /// ```
    /// # use novena_core::{CellSet, HouseSet};
    /// assert_eq!(HouseSet::BOXES.cells(), CellSet::ALL);
    /// ```
    #[must_use]
    pub fn cells(self) -> CellSet {
        self.iter()
            .fold(CellSet::EMPTY, |cells, house| cells | house.cells())
    }
}

/// Prints the houses separated by spaces: `r2 r7`.
impl fmt::Display for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (place, house) in self.iter().enumerate() {
            let gap = if place == 0 { "" } else { " " };
            write!(f, "{gap}{house}")?;
        }
        Ok(())
    }
}

/// Reads houses separated by spaces, in any order.
///
/// ```
/// # use novena_core::{House, HouseSet, ParseHouseError};
/// assert_eq!("b9 r1".parse(), Ok(House::row(0).as_set() | House::box_(8).as_set()));
/// assert_eq!("r1c1".parse::<HouseSet>(), Err(ParseHouseError));
/// assert_eq!(HouseSet::ALL.to_string().parse(), Ok(HouseSet::ALL));
/// ```
impl FromStr for HouseSet {
    type Err = ParseHouseError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        text.split_ascii_whitespace().map(str::parse).collect()
    }
}

impl fmt::Debug for HouseSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}
