//! The meanings of shapes.

macro_rules! classes {
    ($($(#[$doc:meta])* $name:ident $id:literal)*) => {
        /// The meaning of a shape. Each class also has a distinct form, so colour is only an
        /// additional aid. The enum is exhaustive on purpose, so that a painter that does not
        /// handle every class does not compile.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Class {
            $($(#[$doc])* $name,)*
        }

        impl Class {
            /// All classes.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The CSS class name.
            ///
            /// ```
            /// use novena_figure::Class;
            ///
            /// assert_eq!(Class::HullTrue.id(), "hull-true");
            /// ```
            #[must_use]
            pub const fn id(self) -> &'static str {
                match self {
                    $(Self::$name => $id,)*
                }
            }
        }
    };
}

classes! {
    /// The area of a house that the step examines.
    HouseWash "house-wash"
    /// The hatching over a cell in which a digit cannot go.
    Hatch "hatch"
    /// The outline of a house that the step examines.
    HouseBase "house-base"
    /// The outline of a house that crosses the examined houses.
    HouseCover "house-cover"
    /// The outline of the first cell group in a pattern.
    Set "set"
    /// The outline of the second cell group.
    SetSecond "set-second"
    /// The outline of every further cell group.
    SetThird "set-third"
    /// The background of a set's letter.
    LetterPlate "letter-plate"
    /// The letter of a set.
    Letter "letter"
    /// A ring around a digit that blocks others.
    Blocker "blocker"
    /// The line of sight of a blocker.
    Sight "sight"
    /// The arrowhead of a line of sight.
    SightHead "sight-head"
    /// A margin that separates a link from the shapes beneath it.
    Halo "halo"
    /// A strong link: if one end is false, the other is true.
    Strong "strong"
    /// The arrowhead of a strong link.
    StrongHead "strong-head"
    /// A weak link: if one end is true, the other is false.
    Weak "weak"
    /// The arrowhead of a weak link.
    WeakHead "weak-head"
    /// A strong link of a chain inside a chain.
    InnerStrong "inner-strong"
    /// The arrowhead of a strong link of a chain inside a chain.
    InnerStrongHead "inner-strong-head"
    /// A weak link of a chain inside a chain.
    InnerWeak "inner-weak"
    /// The arrowhead of a weak link of a chain inside a chain.
    InnerWeakHead "inner-weak-head"
    /// A line for the first alternative, such as a diagonal of an X-Wing.
    Either "either"
    /// A line for any other alternative.
    Or "or"
    /// A group in which one candidate would be true.
    HullTrue "hull-true"
    /// A group in which all candidates would be false.
    HullFalse "hull-false"
    /// A candidate that would be true.
    True "true"
    /// The digit of a candidate that would be true.
    TrueDigit "true-digit"
    /// A candidate that would be false.
    False "false"
    /// The digit of a candidate that would be false.
    FalseDigit "false-digit"
    /// The square around a candidate that would be both true and false.
    BothFrame "both-frame"
    /// The disc of a candidate that would be both true and false.
    Both "both"
    /// The digit of a candidate that would be both true and false.
    BothDigit "both-digit"
    /// A pattern candidate that may be either true or false.
    Part "part"
    /// The digit of a pattern candidate that may be either true or false.
    PartDigit "part-digit"
    /// An extra candidate, such as a fin or a surplus digit.
    Fin "fin"
    /// The digit of an extra candidate.
    FinDigit "fin-digit"
    /// A candidate with a third colour.
    Third "third"
    /// The digit of a candidate with the third colour.
    ThirdDigit "third-digit"
    /// A candidate with the colour opposite to the third colour.
    Fourth "fourth"
    /// The digit of a candidate with the colour opposite to the third colour.
    FourthDigit "fourth-digit"
    /// The background of a removed digit.
    GonePlate "gone-plate"
    /// The stroke behind a removed digit.
    GoneStroke "gone-stroke"
    /// The removed digit.
    GoneDigit "gone-digit"
    /// A digit that is placed.
    Follows "follows"
    /// The digit of a placed candidate.
    FollowsDigit "follows-digit"
    /// A ring around the mark of a placed digit, drawn if links start or end at that mark.
    FollowsRing "follows-ring"
    /// The circle around a sentence number on a strong link.
    NumberStrong "number-strong"
    /// The circle around a sentence number on a weak link.
    NumberWeak "number-weak"
    /// The sentence number.
    NumberDigit "number-digit"
}
