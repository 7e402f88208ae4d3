//! The reading of a board in a picture.

use novena_core::{Board, Cell, CellSet, Digit, Puzzle};

use crate::network::Likelihood;
use crate::place::Place;

/// The content of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Content {
    /// Nothing, or small marks made by a player.
    Empty,
    /// A printed digit.
    Given(Digit),
    /// A handwritten digit.
    Entry(Digit),
    /// Ink that is not a digit: a letter, a blot.
    Unreadable,
}

impl Content {
    /// The content that corresponds to a class of the network.
    pub(crate) fn of_class(class: usize) -> Self {
        match class {
            0 => Self::Empty,
            1..10 => Self::Given(Digit::from_index(class - 1)),
            10..19 => Self::Entry(Digit::from_index(class - 10)),
            _ => Self::Unreadable,
        }
    }

    fn class(self) -> usize {
        match self {
            Self::Empty => 0,
            Self::Given(digit) => 1 + digit.index(),
            Self::Entry(digit) => 10 + digit.index(),
            Self::Unreadable => 19,
        }
    }

    /// The cell's digit, whether printed or handwritten.
    #[must_use]
    pub const fn digit(self) -> Option<Digit> {
        match self {
            Self::Given(digit) | Self::Entry(digit) => Some(digit),
            Self::Empty | Self::Unreadable => None,
        }
    }

    /// The digit of the cell, if it is printed.
    #[must_use]
    pub const fn given(self) -> Option<Digit> {
        match self {
            Self::Given(digit) => Some(digit),
            _ => None,
        }
    }
}

/// A cell changed by proof-reading, either because nothing else gave a puzzle with one solution, or
/// because a handwritten digit was ambiguous and one way of reading it matches the solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Change {
    /// The cell.
    pub cell: Cell,
    /// The network's reading.
    pub from: Content,
    /// The content that the puzzle requires, or that its solution contains.
    pub to: Content,
}

/// The reliability of a reading.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trust {
    /// The reading has one solution, and no other reading that is nearly as likely has one
    /// solution.
    Sure,
    /// The reading has one solution, but another reading that is nearly as likely also has one, or
    /// the content of a cell is unclear.
    Ambiguous,
    /// No likely reading has exactly one solution.
    NotUnique,
}

/// The reading of one board in a picture.
#[derive(Clone, Debug)]
pub struct Reading {
    pub(crate) place: Place,
    pub(crate) contents: [Content; 81],
    pub(crate) likelihoods: Vec<Likelihood>,
    pub(crate) changes: Vec<Change>,
    pub(crate) doubtful: CellSet,
    pub(crate) trust: Trust,
}

impl Reading {
    /// The position of the board in the picture.
    #[must_use]
    pub const fn place(&self) -> &Place {
        &self.place
    }

    /// The content of a cell, after proof-reading.
    #[must_use]
    pub fn content(&self, cell: Cell) -> Content {
        self.contents[cell.index()]
    }

    /// The network's probability for the reported content of a cell, between 0 and 1.
    #[must_use]
    pub fn likelihood(&self, cell: Cell) -> f32 {
        self.likelihoods[cell.index()][self.content(cell).class()]
    }

    /// The network's reading of a cell, before proof-reading: the two likeliest contents.
    #[must_use]
    pub fn likeliest(&self, cell: Cell) -> [(Content, f32); 2] {
        let likelihood = &self.likelihoods[cell.index()];
        let mut classes: Vec<usize> = (0..likelihood.len()).collect();
        classes.sort_by(|&a, &b| likelihood[b].total_cmp(&likelihood[a]));
        [classes[0], classes[1]].map(|class| (Content::of_class(class), likelihood[class]))
    }

    /// The printed digits.
    #[must_use]
    pub fn givens(&self) -> Puzzle {
        Puzzle::new(Board::new(self.contents.map(Content::given)))
    }

    /// The printed and the handwritten digits.
    #[must_use]
    pub fn board(&self) -> Board {
        Board::new(self.contents.map(Content::digit))
    }

    /// The handwritten digits.
    #[must_use]
    pub fn entries(&self) -> Board {
        Board::new(self.contents.map(|content| match content {
            Content::Entry(digit) => Some(digit),
            _ => None,
        }))
    }

    /// The changes made by proof-reading.
    #[must_use]
    pub fn changes(&self) -> &[Change] {
        &self.changes
    }

    /// The cells that a person should check.
    #[must_use]
    pub const fn doubtful(&self) -> CellSet {
        self.doubtful
    }

    /// Its reliability.
    #[must_use]
    pub const fn trust(&self) -> Trust {
        self.trust
    }

    /// Whether the board is a puzzle at all. The grids of crosswords and of yesterday's solution in
    /// small print are found as boards too.
    pub(crate) fn is_puzzle(&self) -> bool {
        let count =
            |wanted: fn(&Content) -> bool| self.contents.iter().filter(|c| wanted(c)).count();
        let unreadable = count(|content| *content == Content::Unreadable);
        let givens = count(|content| content.given().is_some());
        let digits = count(|content| content.digit().is_some());
        unreadable < 12 && digits >= 8 && givens < 70
    }
}
