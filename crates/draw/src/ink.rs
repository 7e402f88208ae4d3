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
    /// The area of a house that a step looks at.
    House "house"
    /// Its edge.
    HouseEdge "house-edge"
    /// The area of a house that covers others.
    Cover "cover"
    /// Its edge.
    CoverEdge "cover-edge"
    /// The cells a step rests on.
    Cause "cause"
    /// A second set of them.
    SecondCause "cause-2"
    /// A third and every further set.
    ThirdCause "cause-3"
    /// The candidates of a pattern.
    Ring "ring"
    /// Those that are the opposite of them.
    Opposite "opposite"
    /// Those that are one too many: fins, surplus.
    Fin "fin"
    /// A digit that a step places.
    Place "place"
    /// A candidate that a step removes.
    Target "target"
    /// What lies behind a candidate of a pattern.
    Token "token"
    /// What is written on [`Self::Place`].
    OnPlace "on-place"
    /// At least one end is true.
    Strong "strong"
    /// At most one end is true.
    Weak "weak"
}
