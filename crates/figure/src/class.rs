//! The meanings of shapes.

macro_rules! classes {
    ($($(#[$doc:meta])* $name:ident $id:literal)*) => {
        /// The meaning of a shape. Each class also has a form of its own, so colour is only an
        /// additional aid. The enum is exhaustive on purpose: a painter that does not know a class
        /// should not compile.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Class {
            $($(#[$doc])* $name,)*
        }

        impl Class {
            /// All classes.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// The name as a CSS class.
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
    /// The area of a house that the step looks at.
    HouseWash "house-wash"
    /// Lines over a cell in which a digit cannot go.
    Hatch "hatch"
    /// The outline of a house that the step looks at.
    HouseBase "house-base"
    /// The outline of a house that crosses such a house.
    HouseCover "house-cover"
    /// The outline of the first cells of a pattern.
    Set "set"
    /// The outline of the second ones.
    SetSecond "set-second"
    /// The outline of all further ones.
    SetThird "set-third"
    /// The background of a set's letter.
    LetterPlate "letter-plate"
    /// The letter of a set.
    Letter "letter"
    /// A ring around a digit that blocks others.
    Blocker "blocker"
    /// The line of sight of a blocker.
    Sight "sight"
    /// The arrowhead of such a line.
    SightHead "sight-head"
    /// A margin that separates a link from what lies beneath it.
    Halo "halo"
    /// A strong link: if one end is false, the other is true.
    Strong "strong"
    /// The arrowhead of such a link.
    StrongHead "strong-head"
    /// A weak link: if one end is true, the other is false.
    Weak "weak"
    /// The arrowhead of such a link.
    WeakHead "weak-head"
    /// A strong link of a chain inside a chain.
    InnerStrong "inner-strong"
    /// The arrowhead of such a link.
    InnerStrongHead "inner-strong-head"
    /// A weak link of a chain inside a chain.
    InnerWeak "inner-weak"
    /// The arrowhead of such a link.
    InnerWeakHead "inner-weak-head"
    /// One alternative.
    Either "either"
    /// The other alternative.
    Or "or"
    /// A group of which one candidate would be true.
    HullTrue "hull-true"
    /// A group of which all candidates would be false.
    HullFalse "hull-false"
    /// A candidate that would be true.
    True "true"
    /// The digit of such a candidate.
    TrueDigit "true-digit"
    /// A candidate that would be false.
    False "false"
    /// The digit of such a candidate.
    FalseDigit "false-digit"
    /// The square of a candidate that would be true and false at once.
    BothFrame "both-frame"
    /// The disc of such a candidate.
    Both "both"
    /// The digit of such a candidate.
    BothDigit "both-digit"
    /// A candidate of the pattern that may be either true or false.
    Part "part"
    /// The digit of such a candidate.
    PartDigit "part-digit"
    /// An extra candidate: a fin, a surplus.
    Fin "fin"
    /// The digit of such a candidate.
    FinDigit "fin-digit"
    /// A candidate of a third colour.
    Third "third"
    /// The digit of such a candidate.
    ThirdDigit "third-digit"
    /// A candidate of the colour opposite to the third.
    Fourth "fourth"
    /// The digit of such a candidate.
    FourthDigit "fourth-digit"
    /// The background of a removed digit.
    GonePlate "gone-plate"
    /// The stroke behind it.
    GoneStroke "gone-stroke"
    /// The removed digit.
    GoneDigit "gone-digit"
    /// A digit that is placed.
    Follows "follows"
    /// The digit itself.
    FollowsDigit "follows-digit"
    /// A ring around a mark that is placed, where links end at it.
    FollowsRing "follows-ring"
    /// The circle of a sentence's number on a strong link.
    NumberStrong "number-strong"
    /// The circle of a sentence's number on a weak link.
    NumberWeak "number-weak"
    /// The number.
    NumberDigit "number-digit"
}
