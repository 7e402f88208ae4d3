//! Colours by what they say, not by what they look like.

use novena_core::Colour;

macro_rules! inks {
    ($($(#[$doc:meta])* $name:ident $id:literal)*) => {
        /// What a colour is for. A [`crate::Theme`] says what it looks like.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Ink {
            $($(#[$doc])* $name,)*
            /// One of the nine colours a player marks cells and candidates with.
            Player(Colour),
        }

        impl Ink {
            /// All but those of players.
            pub const ROLES: &[Self] = &[$(Self::$name),*];

            /// Its name, as a class in SVG.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                    Self::Player(colour) => {
                        ["a", "b", "c", "d", "e", "f", "g", "h", "i"][colour.index()]
                    }
                }
            }
        }
    };
}

inks! {
    /// The page behind everything.
    Page "page"
    /// The cells.
    Cell "cell"
    /// Headings and running text.
    Text "text"
    /// What is said in passing: labels, page numbers.
    Muted "muted"
    /// The lines between cells.
    Line "line"
    /// The lines around boxes and around the board.
    Frame "frame"
    /// The printed digits.
    Given "given"
    /// The digits a player wrote.
    Entry "entry"
    /// Marks and candidates.
    Mark "mark"
    /// A digit that occurs twice in a house.
    Wrong "wrong"
    /// Its cell.
    WrongCell "wrong-cell"
    /// The edge of a house that a step looks at or that crosses one, and what blocks a digit.
    House "house"
    /// The area of a house that a step looks at.
    HouseWash "house-wash"
    /// Lines over cells that a digit cannot go in.
    Hatch "hatch"
    /// The edge of the cells a step rests on, and their letter's plate.
    Set "set"
    /// What would be true or follows: the player's own ink.
    True "true"
    /// What is written on [`Self::True`].
    OnTrue "on-true"
    /// The area of a group one of which would be true.
    TrueWash "true-wash"
    /// What would be false.
    False "false"
    /// The area of a group all of which would be false.
    FalseWash "false-wash"
    /// A candidate that a step removes.
    Gone "gone"
    /// What it is written on.
    GoneWash "gone-wash"
    /// What lies behind a candidate of a pattern.
    Token "token"
    /// What keeps a link apart from the things under it.
    Halo "halo"
}
