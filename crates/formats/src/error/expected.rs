//! The nouns in error messages: expected values, and rules that a classic sudoku does not have.

use std::fmt;

use super::detail::Detail;

/// Declares an enum from a table that lists the ID and the English words of each variant.
macro_rules! words {
    (
        $(#[$attribute:meta])*
        pub enum $name:ident {
            $($(#[$about:meta])* $variant:ident => $id:literal, $words:literal;)*
        }
    ) => {
        $(#[$attribute])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum $name {
            $($(#[$about])* $variant,)*
        }

        impl $name {
            /// Returns the name that programs and translations use.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$variant => $id,)*
                }
            }
        }

        /// Writes the English words.
        impl fmt::Display for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(match self {
                    $(Self::$variant => $words,)*
                })
            }
        }

        /// Adds the ID of the variant, because each language has its own words for it.
        impl Detail for $name {
            fn fill(&self, name: &'static str, args: &mut Vec<(&'static str, String)>) {
                args.push((name, self.id().to_owned()));
            }
        }
    };
}

words! {
    /// One of the three numbers of a triple.
    ///
    /// ```
    /// assert_eq!(novena_formats::TripleNumber::Row.id(), "row");
    /// ```
    pub enum TripleNumber {
        /// The first number.
        Row => "row", "row";
        /// The second number.
        Column => "column", "column";
        /// The third number.
        Digit => "digit", "digit";
    }
}

words! {
    /// A part of a line in a library of test cases.
    ///
    /// ```
    /// assert_eq!(novena_formats::LibraryItem::Code.id(), "code");
    /// ```
    #[non_exhaustive]
    pub enum LibraryItem {
        /// The number of a technique.
        Code => "code", "a code of four digits, or five";
        /// A digit, a row and a column.
        Candidate => "candidate", "a digit, a row and a column such as 436";
        /// The length of a chain.
        Length => "length", "a number";
    }
}

words! {
    /// The kind of value that a key in a JSON object takes.
    ///
    /// ```
    /// assert_eq!(novena_formats::JsonValue::Board.id(), "board");
    /// ```
    #[non_exhaustive]
    pub enum JsonValue {
        /// Any words.
        Text => "text", "a string";
        /// 81 cells, in a string or a list.
        Board => "board", "81 cells in a string or an array";
        /// Numbers from 0 to 9.
        Numbers => "numbers", "numbers from 0 to 9";
        /// 81 strings of digits.
        Marks => "marks", "81 strings of digits";
        /// Nine rows of nine objects, one for each cell.
        Rows => "rows", "nine arrays of nine objects";
        /// 81 strings of the letters a to i.
        Colours => "colours", "81 strings of letters from a to i";
        /// 81 strings of digits, with a letter after each digit.
        CandidateColours => "candidate-colours", "81 strings of digits with letters such as 1a2b";
        /// A number of seconds, zero or more.
        Seconds => "seconds", "a number of seconds";
        /// A number, zero or more.
        Count => "count", "a whole number";
        /// An object.
        Object => "object", "an object";
        /// Lists of changes.
        Steps => "steps", "lists of changes such as \"r1c1 m12 > 5\"";
        /// Objects with a name and a sheet.
        Savepoints => "savepoints", "objects with a name and a sheet of cells such as \"r1c1 m12\"";
        /// A list of cells, each an object with its position.
        Cells => "cells", "a list of cells with position, value, fixed and earmarks";
    }
}

/// The reason why a puzzle is not a classic sudoku.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Variant {
    /// A number of rows other than nine.
    Size(usize),
    /// Cages with sums.
    Cages,
    /// Digits do not repeat on a diagonal.
    Diagonals,
    /// Boxes of other shapes, or further regions.
    Regions,
    /// Any other rule, by its name in the file.
    Rule(String),
    /// Another kind of puzzle, by its name in the file.
    Kind(String),
}

impl Variant {
    /// Returns a name for programs: `size`, `cages`, `diagonals`, `regions`, `rule` or `kind`.
    ///
    /// ```
    /// assert_eq!(novena_formats::Variant::Cages.id(), "cages");
    /// ```
    #[must_use]
    pub const fn id(&self) -> &'static str {
        match self {
            Self::Size(_) => "size",
            Self::Cages => "cages",
            Self::Diagonals => "diagonals",
            Self::Regions => "regions",
            Self::Rule(_) => "rule",
            Self::Kind(_) => "kind",
        }
    }

    /// Returns the size, or the name of the rule or the kind.
    ///
    /// ```
    /// use novena_formats::Variant;
    ///
    /// assert_eq!(Variant::Size(16).name(), "16");
    /// assert_eq!(Variant::Rule("arrow".into()).name(), "arrow");
    /// ```
    #[must_use]
    pub fn name(&self) -> String {
        match self {
            Self::Size(size) => size.to_string(),
            Self::Rule(name) | Self::Kind(name) => name.clone(),
            _ => String::new(),
        }
    }
}

/// Writes the reason in English, as a phrase that follows "this puzzle".
impl fmt::Display for Variant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Size(size) => write!(f, "is {size}×{size}"),
            Self::Cages => f.write_str("has killer cages"),
            Self::Diagonals => f.write_str("has diagonals"),
            Self::Regions => f.write_str("has regions other than boxes"),
            Self::Rule(name) => write!(f, "has the rule {name:?}"),
            Self::Kind(name) => write!(f, "is of another kind, {name:?}"),
        }
    }
}

/// A variant has two arguments: its kind and its name.
impl Detail for Variant {
    fn fill(&self, name: &'static str, args: &mut Vec<(&'static str, String)>) {
        args.push((name, self.id().to_owned()));
        args.push(("name", self.name()));
    }
}
