//! Colours by meaning, not by appearance.

use novena_core::Colour;

macro_rules! inks {
    ($($(#[$doc:meta])* $name:ident $id:literal)*) => {
        /// The meaning of a colour. A [`crate::Theme`] defines its appearance.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[non_exhaustive]
        pub enum Ink {
            $($(#[$doc])* $name,)*
            /// One of the nine colours with which a player marks cells and candidates.
            Player(Colour),
        }

        impl Ink {
            /// All roles except the players' colours.
            pub const ROLES: &[Self] = &[$(Self::$name),*];

            /// The name, used as a class in SVG.
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
    /// Less important text: labels, page numbers.
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
    /// The background of a cell whose digit occurs twice in a house.
    WrongCell "wrong-cell"
    /// The edges of three kinds of areas: the houses that a step uses, the houses that cross them,
    /// and the cells that block a digit.
    House "house"
    /// The area of a house that a step uses.
    HouseWash "house-wash"
    /// Lines over cells in which a digit cannot go.
    Hatch "hatch"
    /// The edge of the cells that a step is based on, and the background of their letter.
    Set "set"
    /// Candidates that would be true, or that follow from the step. They have the colour of the
    /// player's own digits.
    True "true"
    /// Text on [`Self::True`].
    OnTrue "on-true"
    /// The area of a group in which exactly one candidate would be true.
    TrueWash "true-wash"
    /// Candidates that would be false.
    False "false"
    /// The area of a group in which all candidates would be false.
    FalseWash "false-wash"
    /// A candidate that a step removes.
    Gone "gone"
    /// The background of a candidate that a step removes.
    GoneWash "gone-wash"
    /// The background of a candidate that belongs to a pattern.
    Token "token"
    /// The outline that separates a link from the shapes below it.
    Halo "halo"
}
