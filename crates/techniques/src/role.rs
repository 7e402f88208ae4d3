use std::fmt;

macro_rules! roles {
    ($($(#[$doc:meta])* $name:ident $id:literal)*) => {
        /// The role that a part plays in its pattern. Sentences and drawings look up parts by role.
        ///
        /// ```
        /// use novena_techniques::Role;
        ///
        /// assert_eq!(Role::Base.id(), "base");
        /// assert_eq!(Role::from_id("base"), Some(Role::Base));
        /// ```
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[non_exhaustive]
        pub enum Role {
            $($(#[$doc])* $name),*
        }

        impl Role {
            /// All roles.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The role's machine-readable name, which is also its variable in sentences.
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id),*
                }
            }
        }
    };
}

roles! {
    /// The digits of the pattern.
    Digit "digit"
    /// Digits that do not belong to the pattern, such as the surplus of a rectangle or a grave.
    Extra "extra"
    /// The house or houses of the pattern.
    House "house"
    /// A line, as opposed to a box.
    Line "line"
    /// A box, as opposed to a line.
    Box "box"
    /// The cells of the pattern.
    Cells "cells"
    /// The houses that must contain the digit.
    Base "base"
    /// The houses that can contain the digit only once.
    Cover "cover"
    /// A second set of covers, used by the second of two fish with the same base.
    SecondCover "second-cover"
    /// Base candidates outside all covers.
    Fin "fin"
    /// Candidates that are in two bases at once.
    EndoFin "endo-fin"
    /// The cell whose digit decides between the alternatives.
    Pivot "pivot"
    /// Cells, one of which must hold the digit that the targets cannot hold.
    Pincer "pincer"
    /// Links between candidates.
    Link "link"
    /// The digit of the link that joins the parts of a pattern.
    Linked "linked"
    /// The candidates of one colour, which are all true or all false.
    FirstColour "first-colour"
    /// The candidates of the opposite colour.
    SecondColour "second-colour"
    /// The candidates of a third colour, which belongs to another chain.
    ThirdColour "third-colour"
    /// The candidates of the colour opposite to the third colour.
    FourthColour "fourth-colour"
    /// Cells with candidates that do not belong to the pattern, such as corners of a rectangle.
    Roof "roof"
    /// Corners that contain only the rectangle's digits.
    Floor "floor"
    /// Candidates that keep a pattern from being deadly.
    Surplus "surplus"
    /// The digit whose only places in a house are cells of the pattern.
    Locked "locked"
    /// Cells that share certain digits among themselves.
    Set "set"
    /// Cells in a line that share certain digits among themselves.
    LineSet "line-set"
    /// Cells in a box that share certain digits among themselves.
    BoxSet "box-set"
    /// Cells that a combination of digits, or a colour, would leave without any digits.
    Excluder "excluder"
    /// Candidates that the step has proved to be true, so that their cells can no longer hold
    /// another digit.
    Taken "taken"
    /// Cells whose digits determine those of other cells.
    BaseCells "base-cells"
    /// Cells that hold the same digits as the base cells.
    TargetCells "target-cells"
    /// Lines that run across the band or stack of a pattern.
    CrossLine "cross-line"
    /// Candidates assumed to be true.
    Assumption "assumption"
    /// Candidates assumed to be false.
    Denial "denial"
    /// A candidate that an assumption makes both true and false.
    Contradiction "contradiction"
    /// Candidates that an assumption makes true, in order.
    Forced "forced"
    /// The links of a chain inside a chain, with one exhibit for each of its paths.
    Inner "inner"
    /// Cells with the digit that exclude it from part of a house. For a naked single, cells with
    /// the other digits.
    Blocker "blocker"
    /// Cells in a house where earlier steps ruled out the digit. For a naked single, the digits
    /// that were ruled out.
    RuledOut "ruled-out"
    /// The cells that a symmetry of the givens maps to themselves.
    Axis "axis"
    /// The consequences of one candidate in a pattern: the candidate itself, then those it makes
    /// true.
    Case "case"
}

impl Role {
    /// Whether a player looks at this part first. Other parts, such as covers and candidates that
    /// are forced or eliminated, would give away the argument.
    ///
    /// ```
    /// use novena_techniques::Role;
    ///
    /// assert!(Role::Base.is_area());
    /// assert!(!Role::Cover.is_area());
    /// ```
    #[must_use]
    pub const fn is_area(self) -> bool {
        matches!(
            self,
            Self::House
                | Self::Line
                | Self::Box
                | Self::Cells
                | Self::Base
                | Self::Pivot
                | Self::Pincer
                | Self::Link
                | Self::FirstColour
                | Self::SecondColour
                | Self::ThirdColour
                | Self::FourthColour
                | Self::Roof
                | Self::Floor
                | Self::Set
                | Self::Excluder
                | Self::BaseCells
                | Self::CrossLine
                | Self::Assumption
                | Self::Contradiction
                | Self::Axis
        )
    }

    /// The role with this ID.
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().find(|role| role.id() == id).copied()
    }
}

impl fmt::Display for Role {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}
