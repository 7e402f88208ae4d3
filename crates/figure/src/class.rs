//! What shapes mean.

macro_rules! classes {
    ($($(#[$doc:meta])* $name:ident $id:literal)*) => {
        /// What a shape says. It has a shape of its own besides, so that colour only helps. It
        /// is exhaustive on purpose: a painter that does not know a class should not compile.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum Class {
            $($(#[$doc])* $name,)*
        }

        impl Class {
            /// All of them.
            pub const ALL: &[Self] = &[$(Self::$name),*];

            /// Its name, as a class of CSS.
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
    /// Lines over a cell that a digit cannot go in.
    Hatch "hatch"
    /// The outline of a house that the step looks at.
    HouseBase "house-base"
    /// The outline of a house that crosses such houses.
    HouseCover "house-cover"
    /// The outline of the first cells of a pattern.
    Set "set"
    /// The outline of the second ones.
    SetSecond "set-second"
    /// The outline of all further ones.
    SetThird "set-third"
    /// What the letter of a set is written on.
    LetterPlate "letter-plate"
    /// The letter of a set.
    Letter "letter"
    /// A ring around a digit that blocks others.
    Blocker "blocker"
    /// The line along which it does.
    Sight "sight"
    /// Its head.
    SightHead "sight-head"
    /// What keeps a link apart from the things under it.
    Halo "halo"
    /// A link: false makes true.
    Strong "strong"
    /// Its head.
    StrongHead "strong-head"
    /// A link: true makes false.
    Weak "weak"
    /// Its head.
    WeakHead "weak-head"
    /// A strong link of a chain inside a chain.
    InnerStrong "inner-strong"
    /// Its head.
    InnerStrongHead "inner-strong-head"
    /// A weak link of a chain inside a chain.
    InnerWeak "inner-weak"
    /// Its head.
    InnerWeakHead "inner-weak-head"
    /// One way.
    Either "either"
    /// The other way.
    Or "or"
    /// A group, one of which would be true.
    HullTrue "hull-true"
    /// A group, all of which would be false.
    HullFalse "hull-false"
    /// A candidate that would be true.
    True "true"
    /// Its digit.
    TrueDigit "true-digit"
    /// A candidate that would be false.
    False "false"
    /// Its digit.
    FalseDigit "false-digit"
    /// The square of a candidate that would be true and false at once.
    BothFrame "both-frame"
    /// Its disc.
    Both "both"
    /// Its digit.
    BothDigit "both-digit"
    /// A candidate of the pattern that may be either.
    Part "part"
    /// Its digit.
    PartDigit "part-digit"
    /// A candidate that is one too many: a fin, a surplus.
    Fin "fin"
    /// Its digit.
    FinDigit "fin-digit"
    /// A candidate of a third colour.
    Third "third"
    /// Its digit.
    ThirdDigit "third-digit"
    /// A candidate of the colour opposite to the third.
    Fourth "fourth"
    /// Its digit.
    FourthDigit "fourth-digit"
    /// What a removed digit is written on.
    GonePlate "gone-plate"
    /// The stroke behind it.
    GoneStroke "gone-stroke"
    /// The digit that goes.
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
