//! The techniques on the scale, in the order in which they are tried, with their levels and scores.

use std::fmt;

use novena_techniques::Level;

/// A technique, as counted by HoDoKu.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HodokuTechnique(u8); // Invariant: an index of `TABLE`.

struct Row {
    /// The technique's name on HoDoKu's command line.
    id: &'static str,
    name: &'static str,
    level: Level,
    score: u32,
}

macro_rules! table {
    ($($technique:ident $id:literal $name:literal $level:ident $score:literal;)*) => {
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($technique),* }

        impl HodokuTechnique {
            $(pub(super) const $technique: Self = Self(Index::$technique as u8);)*

            /// All techniques, in the order in which they are tried.
            pub const ALL: &[Self] = &[$(Self::$technique),*];
        }

        const TABLE: &[Row] = &[$(Row { id: $id, name: $name, level: Level::$level, score: $score }),*];
    };
}

table! {
    FULL_HOUSE          "fh"    "Full House"                          Easy      4;
    NAKED_SINGLE        "n1"    "Naked Single"                        Easy      4;
    HIDDEN_SINGLE       "h1"    "Hidden Single"                       Easy     14;
    LOCKED_PAIR         "l2"    "Locked Pair"                         Medium   40;
    LOCKED_TRIPLE       "l3"    "Locked Triple"                       Medium   60;
    POINTING            "lc1"   "Locked Candidates Type 1 (Pointing)" Medium   50;
    CLAIMING            "lc2"   "Locked Candidates Type 2 (Claiming)" Medium   50;
    NAKED_PAIR          "n2"    "Naked Pair"                          Medium   60;
    NAKED_TRIPLE        "n3"    "Naked Triple"                        Medium   80;
    HIDDEN_PAIR         "h2"    "Hidden Pair"                         Medium   70;
    HIDDEN_TRIPLE       "h3"    "Hidden Triple"                       Medium  100;
    NAKED_QUADRUPLE     "n4"    "Naked Quadruple"                     Hard    120;
    HIDDEN_QUADRUPLE    "h4"    "Hidden Quadruple"                    Hard    150;
    X_WING              "bf2"   "X-Wing"                              Hard    140;
    SWORDFISH           "bf3"   "Swordfish"                           Hard    150;
    JELLYFISH           "bf4"   "Jellyfish"                           Hard    160;
    REMOTE_PAIR         "rp"    "Remote Pair"                         Hard    110;
    BUG_PLUS_ONE        "bug1"  "Bivalue Universal Grave + 1"         Hard    100;
    SKYSCRAPER          "sk"    "Skyscraper"                          Hard    130;
    TWO_STRING_KITE     "2sk"   "2-String Kite"                       Hard    150;
    TURBOT_FISH         "tf"    "Turbot Fish"                         Hard    120;
    EMPTY_RECTANGLE     "er"    "Empty Rectangle"                     Hard    120;
    W_WING              "w"     "W-Wing"                              Hard    150;
    XY_WING             "xy"    "XY-Wing"                             Hard    160;
    XYZ_WING            "xyz"   "XYZ-Wing"                            Hard    180;
    UNIQUE_1            "u1"    "Uniqueness Test 1"                   Hard    100;
    UNIQUE_2            "u2"    "Uniqueness Test 2"                   Hard    100;
    UNIQUE_3            "u3"    "Uniqueness Test 3"                   Hard    100;
    UNIQUE_4            "u4"    "Uniqueness Test 4"                   Hard    100;
    UNIQUE_5            "u5"    "Uniqueness Test 5"                   Hard    100;
    UNIQUE_6            "u6"    "Uniqueness Test 6"                   Hard    100;
    HIDDEN_RECTANGLE    "hr"    "Hidden Rectangle"                    Hard    100;
    AVOIDABLE_1         "ar1"   "Avoidable Rectangle Type 1"          Hard    100;
    AVOIDABLE_2         "ar2"   "Avoidable Rectangle Type 2"          Hard    100;
    FINNED_X_WING       "fbf2"  "Finned X-Wing"                       Hard    130;
    SASHIMI_X_WING      "sbf2"  "Sashimi X-Wing"                      Hard    150;
    FINNED_SWORDFISH    "fbf3"  "Finned Swordfish"                    Unfair  200;
    SASHIMI_SWORDFISH   "sbf3"  "Sashimi Swordfish"                   Unfair  240;
    FINNED_JELLYFISH    "fbf4"  "Finned Jellyfish"                    Unfair  250;
    SASHIMI_JELLYFISH   "sbf4"  "Sashimi Jellyfish"                   Unfair  260;
    SUE_DE_COQ          "sdc"   "Sue de Coq"                          Unfair  250;
    SIMPLE_COLOURS_TRAP "sc1"   "Simple Colors Trap"                  Hard    150;
    SIMPLE_COLOURS_WRAP "sc2"   "Simple Colors Wrap"                  Hard    150;
    MULTI_COLOURS_1     "mc1"   "Multi Colors 1"                      Hard    200;
    MULTI_COLOURS_2     "mc2"   "Multi Colors 2"                      Hard    200;
    X_CHAIN             "x"     "X-Chain"                             Unfair  260;
    XY_CHAIN            "xyc"   "XY-Chain"                            Unfair  260;
    CONTINUOUS_LOOP     "cnl"   "Continuous Nice Loop"                Unfair  280;
    DISCONTINUOUS_LOOP  "dnl"   "Discontinuous Nice Loop"             Unfair  280;
    AIC                 "aic"   "AIC"                                 Unfair  280;
    GROUPED_CONTINUOUS_LOOP    "gcnl" "Grouped Continuous Nice Loop"    Unfair 300;
    GROUPED_DISCONTINUOUS_LOOP "gdnl" "Grouped Discontinuous Nice Loop" Unfair 300;
    GROUPED_AIC         "gaic"  "Grouped AIC"                         Unfair  300;
    ALS_XZ              "axz"   "Almost Locked Set XZ-Rule"           Unfair  300;
    ALS_XY_WING         "axy"   "Almost Locked Set XY-Wing"           Unfair  320;
    ALS_CHAIN           "ach"   "Almost Locked Set Chain"             Unfair  340;
    FRANKEN_X_WING      "ff2"   "Franken X-Wing"                      Unfair  300;
    FRANKEN_SWORDFISH   "ff3"   "Franken Swordfish"                   Unfair  350;
    FINNED_FRANKEN_X_WING    "fff2" "Finned Franken X-Wing"           Unfair  390;
    FINNED_FRANKEN_SWORDFISH "fff3" "Finned Franken Swordfish"        Unfair  410;
    CHAIN_CONTRADICTION "fcc"   "Forcing Chain Contradiction"         Extreme 500;
    CHAIN_VERITY        "fcv"   "Forcing Chain Verity"                Extreme 500;
    NET_CONTRADICTION   "fnc"   "Forcing Net Contradiction"           Extreme 700;
    NET_VERITY          "fnv"   "Forcing Net Verity"                  Extreme 700;
    BRUTE_FORCE         "bf"    "Brute Force"                         Extreme 10000;
}

impl HodokuTechnique {
    const fn row(self) -> &'static Row {
        &TABLE[self.0 as usize]
    }

    /// The technique's name on HoDoKu's command line.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The technique's name on HoDoKu's screen.
    #[must_use]
    pub const fn name(self) -> &'static str {
        self.row().name
    }

    /// The technique's difficulty.
    #[must_use]
    pub const fn level(self) -> Level {
        self.row().level
    }

    /// The score of one step.
    #[must_use]
    pub const fn score(self) -> u32 {
        self.row().score
    }

    /// The technique's index in [`HodokuTechnique::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Debug for HodokuTechnique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
