//! The table of techniques, with their levels, scores and names in other programs. The table
//! contains everything about techniques except how they are found.

mod aliases;
mod choice;

use std::fmt;
use std::str::FromStr;

use crate::Level;
pub use choice::KindChoice;

/// The kind of a step: the technique that the step applies.
///
/// Kinds are listed in the order in which they are tried, starting with those that a person would
/// look for first.
///
/// ```
/// use novena_techniques::Kind;
///
/// let kind: Kind = "x-wing".parse()?;
/// assert_eq!(kind, Kind::X_WING);
/// assert_eq!(kind.library_code(), Some("0300"));
/// assert_eq!("bf2".parse(), Ok(kind));
/// assert!(Kind::HIDDEN_SINGLE < kind);
/// # Ok::<(), novena_techniques::UnknownKind>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Kind(u8); // Invariant: an index of `TABLE`.

/// A row of the table.
struct Row {
    id: &'static str,
    /// The code in HoDoKu's regression library, or an empty string if there is none.
    library_code: &'static str,
    /// The name on HoDoKu's command line, or an empty string if there is none.
    hodoku_name: &'static str,
    level: Level,
    score: u16,
    /// Sudoku Explainer's base rating in tenths, or 0 if it does not have the technique.
    se_tenths: u8,
    /// The key for the technique's sentences, which a family may share.
    sentences: &'static str,
    schedule: Schedule,
    /// Whether the technique is invalid for puzzles with several solutions.
    assumes_uniqueness: bool,
}

impl Row {
    const fn names_in_hodoku(&self) -> [&'static str; 2] {
        [self.hodoku_name, self.library_code]
    }
}

/// When a technique is tried.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Schedule {
    /// Tried in the normal order.
    Path,
    /// Tried only if nothing else makes progress, because it is slow and unattractive.
    Last,
    /// Tried only on request, because it merely combines two steps or replaces two simpler ones.
    Aside,
}

macro_rules! table {
    ($($name:ident $id:literal $code:literal $hodoku:literal $level:ident $score:literal $se:literal $sentences:literal $use:ident $when:ident;)*) => {
        // Numbers the kinds in the order of the table.
        #[allow(non_camel_case_types, clippy::upper_case_acronyms)]
        enum Index { $($name),* }

        impl Kind {
            $(
                #[doc = concat!("`", $id, "`")]
                pub const $name: Self = Self(Index::$name as u8);
            )*

            /// All kinds, in the order in which they are tried.
            pub const ALL: &[Self] = &[$(Self::$name),*];
        }

        const TABLE: &[Row] = &[$(Row {
            id: $id,
            library_code: $code,
            hodoku_name: $hodoku,
            level: Level::$level,
            score: $score,
            se_tenths: $se,
            sentences: $sentences,
            schedule: table!(@$use),
            assumes_uniqueness: table!(@$when),
        }),*];
    };
    (@path) => { Schedule::Path };
    (@last) => { Schedule::Last };
    (@aside) => { Schedule::Aside };
    (@unique) => { true };
    (@always) => { false };
}

// The columns: name, ID, HoDoKu's library code and command-line name, level, HoDoKu's score, Sudoku
// Explainer's base rating in tenths, the key for the sentences, schedule (path, last or aside), and
// whether the technique is sound for all puzzles or only for those with one solution.
table! {
    FULL_HOUSE                         "full-house"                         "0000"   "fh"     Easy         4  10 "full-house"                 path   always;
    HIDDEN_SINGLE                      "hidden-single"                      "0002"   "h1"     Easy        14  12 "hidden-single"              path   always;
    NAKED_SINGLE                       "naked-single"                       "0003"   "n1"     Easy         4  23 "naked-single"               path   always;
    DIRECT_POINTING                    "direct-pointing"                    ""       ""       Medium      50  17 "direct-pointing"            aside  always;
    DIRECT_CLAIMING                    "direct-claiming"                    ""       ""       Medium      50  19 "direct-claiming"            aside  always;
    DIRECT_HIDDEN_PAIR                 "direct-hidden-pair"                 ""       ""       Medium      70  20 "direct-hidden-set"          aside  always;
    DIRECT_HIDDEN_TRIPLE               "direct-hidden-triple"               ""       ""       Medium     100  25 "direct-hidden-set"          aside  always;
    LOCKED_PAIR                        "locked-pair"                        "0110"   "l2"     Medium      40   0 "locked-set"                 path   always;
    LOCKED_TRIPLE                      "locked-triple"                      "0111"   "l3"     Medium      60   0 "locked-set"                 path   always;
    POINTING                           "pointing"                           "0100"   "lc1"    Medium      50  26 "pointing"                   path   always;
    CLAIMING                           "claiming"                           "0101"   "lc2"    Medium      50  28 "claiming"                   path   always;
    NAKED_PAIR                         "naked-pair"                         "0200"   "n2"     Medium      60  30 "naked-set"                  path   always;
    NAKED_TRIPLE                       "naked-triple"                       "0201"   "n3"     Medium      80  36 "naked-set"                  path   always;
    HIDDEN_PAIR                        "hidden-pair"                        "0210"   "h2"     Medium      70  34 "hidden-set"                 path   always;
    HIDDEN_TRIPLE                      "hidden-triple"                      "0211"   "h3"     Medium     100  40 "hidden-set"                 path   always;
    X_WING                             "x-wing"                             "0300"   "bf2"    Hard       140  32 "fish"                       path   always;
    REMOTE_PAIR                        "remote-pair"                        "0703"   "rp"     Hard       110   0 "remote-pair"                path   always;
    SKYSCRAPER                         "skyscraper"                         "0400"   "sk"     Hard       130  66 "skyscraper"                 path   always;
    TWO_STRING_KITE                    "two-string-kite"                    "0401"   "2sk"    Hard       150  66 "two-string-kite"            path   always;
    SIMPLE_COLOURS_TRAP                "simple-colours-trap"                "0500"   "sc1"    Hard       150   0 "simple-colours-trap"        path   always;
    SIMPLE_COLOURS_WRAP                "simple-colours-wrap"                "0501"   "sc2"    Hard       150   0 "simple-colours-wrap"        path   always;
    TURBOT_FISH                        "turbot-fish"                        "0403"   "tf"     Hard       120  66 "turbot-fish"                path   always;
    EMPTY_RECTANGLE                    "empty-rectangle"                    "0402"   "er"     Hard       120   0 "empty-rectangle"            path   always;
    DUAL_TWO_STRING_KITE               "dual-two-string-kite"               "0404"   "d2sk"   Hard       150   0 "dual-two-string-kite"       aside  always;
    DUAL_EMPTY_RECTANGLE               "dual-empty-rectangle"               "0405"   "der"    Hard       120   0 "dual-empty-rectangle"       aside  always;
    XY_WING                            "xy-wing"                            "0800"   "xy"     Hard       160  42 "xy-wing"                    path   always;
    W_WING                             "w-wing"                             "0803"   "w"      Hard       150   0 "w-wing"                     path   always;
    CHUTE_REMOTE_PAIR                  "chute-remote-pair"                 ""       ""       Hard        150   0 "chute-remote-pair"          path   always;
    XYZ_WING                           "xyz-wing"                           "0801"   "xyz"    Hard       180  44 "xyz-wing"                   path   always;
    ALMOST_LOCKED_PAIR                 "almost-locked-pair"                ""       ""       Hard        160   0 "almost-locked-set"          path   always;
    UNIQUE_RECTANGLE_1                 "unique-rectangle-1"                 "0600"   "u1"     Hard       100  45 "unique-rectangle-1"         path   unique;
    UNIQUE_RECTANGLE_2                 "unique-rectangle-2"                 "0601"   "u2"     Hard       100  45 "unique-rectangle-2"         path   unique;
    UNIQUE_RECTANGLE_4                 "unique-rectangle-4"                 "0603"   "u4"     Hard       100  45 "unique-rectangle-4"         path   unique;
    UNIQUE_RECTANGLE_3                 "unique-rectangle-3"                 "0602"   "u3"     Hard       100  45 "unique-rectangle-3"         path   unique;
    UNIQUE_RECTANGLE_5                 "unique-rectangle-5"                 "0604"   "u5"     Hard       100  45 "unique-rectangle-5"         path   unique;
    UNIQUE_RECTANGLE_6                 "unique-rectangle-6"                 "0605"   "u6"     Hard       100   0 "unique-rectangle-6"         path   unique;
    HIDDEN_RECTANGLE                   "hidden-rectangle"                   "0606"   "hr"     Hard       100   0 "hidden-rectangle"           path   unique;
    AVOIDABLE_RECTANGLE_1              "avoidable-rectangle-1"              "0607"   "ar1"    Hard       100   0 "avoidable-rectangle-1"      path   unique;
    AVOIDABLE_RECTANGLE_2              "avoidable-rectangle-2"              "0608"   "ar2"    Hard       100   0 "avoidable-rectangle-2"      path   unique;
    SWORDFISH                          "swordfish"                          "0301"   "bf3"    Hard       150  38 "fish"                       path   always;
    BUG_PLUS_ONE                       "bug-plus-one"                       "0610"   "bug1"   Hard       100  56 "bug-plus-one"               path   unique;
    BUG_TYPE_2                         "bug-type-2"                         ""       ""       Hard       100  57 "bug-type-2"                 path   unique;
    BUG_TYPE_4                         "bug-type-4"                         ""       ""       Hard       100  57 "bug-type-4"                 path   unique;
    BUG_TYPE_3                         "bug-type-3"                         ""       ""       Hard       100  58 "bug-type-3"                 path   unique;
    BUG_PLUS_N                         "bug-plus-n"                         ""       ""       Hard       100   0 "bug-plus-n"                 path   unique;
    NAKED_QUADRUPLE                    "naked-quadruple"                    "0202"   "n4"     Hard       120  50 "naked-set"                  path   always;
    ALMOST_LOCKED_TRIPLE               "almost-locked-triple"              ""       ""       Hard        180   0 "almost-locked-set"          path   always;
    FINNED_X_WING                      "finned-x-wing"                      "0310"   "fbf2"   Hard       130   0 "finned-fish"                path   always;
    SASHIMI_X_WING                     "sashimi-x-wing"                     "0320"   "sbf2"   Hard       150   0 "sashimi-fish"               path   always;
    JELLYFISH                          "jellyfish"                          "0302"   "bf4"    Hard       160  52 "fish"                       path   always;
    HIDDEN_QUADRUPLE                   "hidden-quadruple"                   "0212"   "h4"     Hard       150  54 "hidden-set"                 path   always;
    UNIQUE_LOOP_1                      "unique-loop-1"                      ""       ""       Hard       120  46 "unique-loop-1"              path   unique;
    UNIQUE_LOOP_2                      "unique-loop-2"                      ""       ""       Hard       120  46 "unique-loop-2"              path   unique;
    UNIQUE_LOOP_4                      "unique-loop-4"                      ""       ""       Hard       120  46 "unique-loop-4"              path   unique;
    UNIQUE_LOOP_3                      "unique-loop-3"                      ""       ""       Hard       120  46 "unique-loop-3"              path   unique;
    EXTENDED_RECTANGLE_1               "extended-rectangle-1"               ""       ""       Hard       140   0 "extended-rectangle-1"       path   unique;
    EXTENDED_RECTANGLE_2               "extended-rectangle-2"               ""       ""       Hard       140   0 "extended-rectangle-2"       path   unique;
    EXTENDED_RECTANGLE_4               "extended-rectangle-4"               ""       ""       Hard       140   0 "extended-rectangle-4"       path   unique;
    EXTENDED_RECTANGLE_3               "extended-rectangle-3"               ""       ""       Hard       140   0 "extended-rectangle-3"       path   unique;
    MULTI_COLOURS_1                    "multi-colours-1"                    "0502"   "mc1"    Hard       200   0 "multi-colours-1"            path   always;
    MULTI_COLOURS_2                    "multi-colours-2"                    "0503"   "mc2"    Hard       200   0 "multi-colours-2"            path   always;
    GUARDIANS                          "guardians"                         ""       ""       Hard        200   0 "guardians"                  path   always;
    BIVALUE_ODDAGON                    "bivalue-oddagon"                   ""       ""       Hard        220   0 "bivalue-oddagon"            path   always;
    SYMMETRICAL_PLACEMENT              "symmetrical-placement"              ""       ""       Unfair     240   0 "symmetrical-placement"      path   unique;
    FINNED_SWORDFISH                   "finned-swordfish"                   "0311"   "fbf3"   Unfair     200   0 "finned-fish"                path   always;
    SASHIMI_SWORDFISH                  "sashimi-swordfish"                  "0321"   "sbf3"   Unfair     240   0 "sashimi-fish"               path   always;
    FINNED_JELLYFISH                   "finned-jellyfish"                   "0312"   "fbf4"   Unfair     250   0 "finned-fish"                path   always;
    SASHIMI_JELLYFISH                  "sashimi-jellyfish"                  "0322"   "sbf4"   Unfair     260   0 "sashimi-fish"               path   always;
    BUG_LITE_1                         "bug-lite-1"                         ""       ""       Unfair     240   0 "bug-lite-1"                 path   unique;
    BUG_LITE_2                         "bug-lite-2"                         ""       ""       Unfair     240   0 "bug-lite-2"                 path   unique;
    BUG_LITE_4                         "bug-lite-4"                         ""       ""       Unfair     240   0 "bug-lite-4"                 path   unique;
    UNIQUE_POLYGON_1                   "unique-polygon-1"                   ""       ""       Unfair      250   0 "unique-polygon-1"           path   unique;
    UNIQUE_POLYGON_2                   "unique-polygon-2"                   ""       ""       Unfair      250   0 "unique-polygon-2"           path   unique;
    UNIQUE_POLYGON_4                   "unique-polygon-4"                   ""       ""       Unfair      250   0 "unique-polygon-4"           path   unique;
    UNIQUE_POLYGON_3                   "unique-polygon-3"                   ""       ""       Unfair      250   0 "unique-polygon-3"           path   unique;
    QIU_1                              "qiu-deadly-pattern-1"               ""       ""       Unfair      250   0 "qiu-deadly-pattern-1"       path   unique;
    QIU_2                              "qiu-deadly-pattern-2"               ""       ""       Unfair      250   0 "qiu-deadly-pattern-2"       path   unique;
    QIU_4                              "qiu-deadly-pattern-4"               ""       ""       Unfair      250   0 "qiu-deadly-pattern-4"       path   unique;
    REVERSE_BUG                        "reverse-bug"                        ""       ""       Unfair      240   0 "reverse-bug"                path   unique;
    X_CHAIN                            "x-chain"                            "0701"   "x"      Unfair     260  66 "x-chain"                    path   always;
    XY_CHAIN                           "xy-chain"                           "0702"   "xyc"    Unfair     260  70 "xy-chain"                   path   always;
    AIC_RING                           "aic-ring"                           "0706"   "cnl"    Unfair      280  65 "continuous-nice-loop"       path   always;
    M_WING                             "m-wing"                            ""       ""       Unfair      280  70 "aic"                        path   always;
    S_WING                             "s-wing"                            ""       ""       Unfair      280  70 "aic"                        path   always;
    H_WING                             "h-wing"                            ""       ""       Unfair      280  70 "aic"                        path   always;
    L_WING                             "l-wing"                            ""       ""       Unfair      280  70 "aic"                        path   always;
    AIC_TYPE_1                         "aic-type-1"                         "0708"   "aic"    Unfair      280  70 "aic"                        path   always;
    AIC_TYPE_2                         "aic-type-2"                         "0707"   "dnl"    Unfair      280  70 "aic"                        path   always;
    GROUPED_AIC_RING                   "grouped-aic-ring"                   "0709"   "gcnl"   Unfair      300   0 "continuous-nice-loop"       path   always;
    GROUPED_AIC_TYPE_1                 "grouped-aic-type-1"                 "0711"   "gaic"   Unfair      300   0 "aic"                        path   always;
    GROUPED_AIC_TYPE_2                 "grouped-aic-type-2"                 "0710"   "gdnl"   Unfair      300   0 "aic"                        path   always;
    MEDUSA_TRAP                        "medusa-trap"                        ""       ""       Unfair     280   0 "medusa-trap"                path   always;
    MEDUSA_WRAP                        "medusa-wrap"                        ""       ""       Unfair     280   0 "medusa-wrap"                path   always;
    MEDUSA_EMPTY_CELL                  "medusa-empty-cell"                  ""       ""       Unfair     300   0 "medusa-empty-cell"          path   always;
    WXYZ_WING                          "wxyz-wing"                          "0802"   "wxyz"   Unfair     240   0 "bent-set"                   path   always;
    SUE_DE_COQ                         "sue-de-coq"                         "1101"   "sdc"    Unfair     250   0 "sue-de-coq"                 path   always;
    ALS_XZ                             "als-xz"                             "0901"   "axz"    Unfair     300   0 "als-xz"                     path   always;
    ALS_XY_WING                        "als-xy-wing"                        "0902"   "axy"    Unfair     320   0 "als-xy-wing"                path   always;
    ALS_W_WING                         "als-w-wing"                        ""       ""       Unfair      320   0 "aic"                        path   always;
    ALS_AIC_RING                       "als-aic-ring"                       ""       ""       Unfair      320   0 "continuous-nice-loop"       path   always;
    ALS_AIC_TYPE_1                     "als-aic-type-1"                     ""       ""       Unfair      320   0 "aic"                        path   always;
    ALS_AIC_TYPE_2                     "als-aic-type-2"                     ""       ""       Unfair      320   0 "aic"                        path   always;
    TWINNED_XY_CHAINS                  "twinned-xy-chains"                  ""       ""       Unfair      330   0 "twinned-xy-chains"          path   always;
    ALS_CHAIN                          "als-chain"                          "0903"   "ach"    Unfair     340   0 "als-chain"                  path   always;
    DEATH_BLOSSOM                      "death-blossom"                      "0904"   "db"     Unfair     360   0 "death-blossom"              path   always;
    VWXYZ_WING                         "vwxyz-wing"                         ""       ""       Unfair     380   0 "bent-set"                   path   always;
    UVWXYZ_WING                        "uvwxyz-wing"                        ""       ""       Unfair     400   0 "bent-set"                   path   always;
    ALIGNED_PAIR_EXCLUSION             "aligned-pair-exclusion"             ""       ""       Unfair     300  62 "aligned-pair-exclusion"     path   always;
    FRANKEN_X_WING                     "franken-x-wing"                     "0330"   "ff2"    Unfair     300   0 "franken-fish"               path   always;
    FRANKEN_SWORDFISH                  "franken-swordfish"                  "0331"   "ff3"    Unfair     350   0 "franken-fish"               path   always;
    FRANKEN_JELLYFISH                  "franken-jellyfish"                  "0332"   "ff4"    Unfair     370   0 "franken-fish"               path   always;
    FINNED_FRANKEN_X_WING              "finned-franken-x-wing"              "0340"   "fff2"   Unfair     390   0 "finned-franken-fish"        path   always;
    FINNED_FRANKEN_SWORDFISH           "finned-franken-swordfish"           "0341"   "fff3"   Unfair     410   0 "finned-franken-fish"        path   always;
    FINNED_FRANKEN_JELLYFISH           "finned-franken-jellyfish"           "0342"   "fff4"   Unfair     430   0 "finned-franken-fish"        path   always;
    ALIGNED_TRIPLET_EXCLUSION          "aligned-triplet-exclusion"          ""       ""       Unfair     400  75 "aligned-triplet-exclusion"  path   always;
    SQUIRMBAG                          "squirmbag"                          "0303"   "bf5"    Unfair     470   0 "fish"                       path   always;
    WHALE                              "whale"                              "0304"   "bf6"    Unfair     470   0 "fish"                       path   always;
    LEVIATHAN                          "leviathan"                          "0305"   "bf7"    Unfair     470   0 "fish"                       path   always;
    FINNED_SQUIRMBAG                   "finned-squirmbag"                   "0313"   "fbf5"   Unfair     470   0 "finned-fish"                path   always;
    SASHIMI_SQUIRMBAG                  "sashimi-squirmbag"                  "0323"   "sbf5"   Unfair     470   0 "sashimi-fish"               path   always;
    FINNED_WHALE                       "finned-whale"                       "0314"   "fbf6"   Unfair     470   0 "finned-fish"                path   always;
    SASHIMI_WHALE                      "sashimi-whale"                      "0324"   "sbf6"   Unfair     470   0 "sashimi-fish"               path   always;
    FINNED_LEVIATHAN                   "finned-leviathan"                   "0315"   "fbf7"   Unfair     470   0 "finned-fish"                path   always;
    SASHIMI_LEVIATHAN                  "sashimi-leviathan"                  "0325"   "sbf7"   Unfair     470   0 "sashimi-fish"               path   always;
    FRANKEN_SQUIRMBAG                  "franken-squirmbag"                  "0333"   "ff5"    Extreme    470   0 "franken-fish"               path   always;
    FINNED_FRANKEN_SQUIRMBAG           "finned-franken-squirmbag"           "0343"   "fff5"   Extreme    470   0 "finned-franken-fish"        path   always;
    FRANKEN_WHALE                      "franken-whale"                      "0334"   "ff6"    Extreme    470   0 "franken-fish"               path   always;
    FINNED_FRANKEN_WHALE               "finned-franken-whale"               "0344"   "fff6"   Extreme    470   0 "finned-franken-fish"        path   always;
    FRANKEN_LEVIATHAN                  "franken-leviathan"                  "0335"   "ff7"    Extreme    470   0 "franken-fish"               path   always;
    FINNED_FRANKEN_LEVIATHAN           "finned-franken-leviathan"           "0345"   "fff7"   Extreme    470   0 "finned-franken-fish"        path   always;
    SET_EQUIVALENCE                    "set-equivalence"                   ""       ""       Extreme     450   0 "set-equivalence"            path   always;
    FIREWORK_TRIPLE                    "firework-triple"                    ""       ""       Extreme    450   0 "firework"                   path   always;
    FIREWORK_QUADRUPLE                 "firework-quadruple"                 ""       ""       Extreme    450   0 "firework-quadruple"         path   always;
    SK_LOOP                            "sk-loop"                            ""       ""       Extreme    480   0 "sk-loop"                    path   always;
    JUNIOR_EXOCET                      "junior-exocet"                      ""       ""       Extreme    480   0 "exocet"                     path   always;
    SENIOR_EXOCET                      "senior-exocet"                      ""       ""       Extreme    490   0 "exocet"                     path   always;
    DOUBLE_EXOCET                      "double-exocet"                      ""       ""       Extreme     490   0 "double-exocet"              path   always;
    MSLS                               "msls"                               ""       ""       Extreme    490   0 "msls"                       path   always;
    TRIDAGON                           "tridagon"                           ""       ""       Extreme    490   0 "tridagon"                   path   always;
    NISHIO                             "nishio"                             ""       ""       Extreme    500  75 "nishio"                     last   always;
    CELL_FORCING_CHAINS                "cell-forcing-chains"                ""       ""       Extreme    500  80 "cell-forcing-chains"        path   always;
    REGION_FORCING_CHAINS              "region-forcing-chains"              ""       ""       Extreme    500  80 "region-forcing-chains"      path   always;
    KRAKEN_FISH_1                      "kraken-fish-1"                      "0371"   "kf1"    Extreme    500   0 "kraken-fish-1"              path   always;
    KRAKEN_FISH_2                      "kraken-fish-2"                      "0372"   "kf2"    Extreme    500   0 "kraken-fish-2"              path   always;
    DYNAMIC_FORCING_CHAINS             "dynamic-forcing-chains"             ""       ""       Extreme    700  85 "dynamic-forcing-chains"     last   always;
    DYNAMIC_FORCING_CHAINS_PLUS        "dynamic-forcing-chains-plus"        ""       ""       Extreme    800  90 "dynamic-forcing-chains"     last   always;
    NESTED_FORCING_CHAINS              "nested-forcing-chains"              ""       ""       Extreme   1000  95 "nested-forcing-chains"      last   always;
    TEMPLATE_SET                       "template-set"                       "1201"   "ts"     Extreme  10000   0 "template-set"               path   always;
    TEMPLATE_DELETE                    "template-delete"                    "1202"   "td"     Extreme  10000   0 "template-delete"            path   always;
    MUTANT_X_WING                      "mutant-x-wing"                      "0350"   "mf2"    Extreme    450   0 "mutant-fish"                path   always;
    FINNED_MUTANT_X_WING               "finned-mutant-x-wing"               "0360"   "fmf2"   Extreme    470   0 "finned-mutant-fish"         path   always;
    MUTANT_SWORDFISH                   "mutant-swordfish"                   "0351"   "mf3"    Extreme    450   0 "mutant-fish"                path   always;
    FINNED_MUTANT_SWORDFISH            "finned-mutant-swordfish"            "0361"   "fmf3"   Extreme    470   0 "finned-mutant-fish"         path   always;
    MUTANT_JELLYFISH                   "mutant-jellyfish"                   "0352"   "mf4"    Extreme    450   0 "mutant-fish"                path   always;
    FINNED_MUTANT_JELLYFISH            "finned-mutant-jellyfish"            "0362"   "fmf4"   Extreme    470   0 "finned-mutant-fish"         path   always;
    MUTANT_SQUIRMBAG                   "mutant-squirmbag"                   "0353"   "mf5"    Extreme    470   0 "mutant-fish"                path   always;
    FINNED_MUTANT_SQUIRMBAG            "finned-mutant-squirmbag"            "0363"   "fmf5"   Extreme    470   0 "finned-mutant-fish"         path   always;
    MUTANT_WHALE                       "mutant-whale"                       "0354"   "mf6"    Extreme    470   0 "mutant-fish"                path   always;
    FINNED_MUTANT_WHALE                "finned-mutant-whale"                "0364"   "fmf6"   Extreme    470   0 "finned-mutant-fish"         path   always;
    MUTANT_LEVIATHAN                   "mutant-leviathan"                   "0355"   "mf7"    Extreme    470   0 "mutant-fish"                path   always;
    FINNED_MUTANT_LEVIATHAN            "finned-mutant-leviathan"            "0365"   "fmf7"   Extreme    470   0 "finned-mutant-fish"         path   always;
    SIAMESE_FINNED_X_WING              "siamese-finned-x-wing"              "03101"  ""       Unfair     130   0 "siamese-fish"               aside  always;
    SIAMESE_SASHIMI_X_WING             "siamese-sashimi-x-wing"             "03201"  ""       Unfair     150   0 "siamese-fish"               aside  always;
    SIAMESE_FINNED_FRANKEN_X_WING      "siamese-finned-franken-x-wing"      "03401"  ""       Unfair     390   0 "siamese-fish"               aside  always;
    SIAMESE_FINNED_MUTANT_X_WING       "siamese-finned-mutant-x-wing"       "03601"  ""       Extreme    470   0 "siamese-fish"               aside  always;
    SIAMESE_FINNED_SWORDFISH           "siamese-finned-swordfish"           "03111"  ""       Unfair     200   0 "siamese-fish"               aside  always;
    SIAMESE_SASHIMI_SWORDFISH          "siamese-sashimi-swordfish"          "03211"  ""       Unfair     240   0 "siamese-fish"               aside  always;
    SIAMESE_FINNED_FRANKEN_SWORDFISH   "siamese-finned-franken-swordfish"   "03411"  ""       Unfair     410   0 "siamese-fish"               aside  always;
    SIAMESE_FINNED_MUTANT_SWORDFISH    "siamese-finned-mutant-swordfish"    "03611"  ""       Extreme    470   0 "siamese-fish"               aside  always;
    SIAMESE_FINNED_JELLYFISH           "siamese-finned-jellyfish"           "03121"  ""       Unfair     250   0 "siamese-fish"               aside  always;
    SIAMESE_SASHIMI_JELLYFISH          "siamese-sashimi-jellyfish"          "03221"  ""       Unfair     260   0 "siamese-fish"               aside  always;
    SIAMESE_FINNED_FRANKEN_JELLYFISH   "siamese-finned-franken-jellyfish"   "03421"  ""       Unfair     430   0 "siamese-fish"               aside  always;
    SIAMESE_FINNED_MUTANT_JELLYFISH    "siamese-finned-mutant-jellyfish"    "03621"  ""       Extreme    470   0 "siamese-fish"               aside  always;
}

impl Kind {
    const fn row(self) -> &'static Row {
        &TABLE[self.0 as usize]
    }

    /// The kind's index in [`Kind::ALL`].
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The technique's machine-readable name, which is the key for its translated name.
    #[must_use]
    pub const fn id(self) -> &'static str {
        self.row().id
    }

    /// The technique's difficulty.
    #[must_use]
    pub const fn level(self) -> Level {
        self.row().level
    }

    /// HoDoKu's score for one step, or our own score on the same scale if HoDoKu has none.
    ///
    /// ```
    /// assert_eq!(novena_techniques::Kind::XY_WING.score(), 160);
    /// ```
    #[must_use]
    pub const fn score(self) -> u16 {
        self.row().score
    }

    /// Sudoku Explainer's base rating in tenths, if it has the technique.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert_eq!(Kind::XY_WING.se_tenths(), Some(42));
    /// assert_eq!(Kind::W_WING.se_tenths(), None);
    /// ```
    #[must_use]
    pub const fn se_tenths(self) -> Option<u8> {
        match self.row().se_tenths {
            0 => None,
            tenths => Some(tenths),
        }
    }

    /// The technique's code in HoDoKu's regression library, if it has one.
    #[must_use]
    pub const fn library_code(self) -> Option<&'static str> {
        match self.row().library_code.as_bytes() {
            [] => None,
            _ => Some(self.row().library_code),
        }
    }

    /// The kind with this code in HoDoKu's regression library.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert_eq!(Kind::from_library_code("0803"), Some(Kind::W_WING));
    /// assert_eq!(Kind::from_library_code(""), None);
    /// ```
    #[must_use]
    pub fn from_library_code(code: &str) -> Option<Self> {
        let known = |kind: &&Self| kind.library_code() == Some(code);
        Self::ALL.iter().find(known).copied()
    }

    /// The key for the sentences that explain the technique. Members of a family share the same
    /// key.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert_eq!(Kind::SWORDFISH.sentences(), "fish");
    /// ```
    #[must_use]
    pub const fn sentences(self) -> &'static str {
        self.row().sentences
    }

    /// Whether a path tries the technique by default.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert!(!Kind::DIRECT_POINTING.is_on_path()); // It combines pointing with a single.
    /// ```
    #[must_use]
    pub const fn is_on_path(self) -> bool {
        !matches!(self.row().schedule, Schedule::Aside)
    }

    /// Whether the technique is tried only if nothing else makes progress.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert!(Kind::NESTED_FORCING_CHAINS.is_last_resort());
    /// ```
    #[must_use]
    pub const fn is_last_resort(self) -> bool {
        matches!(self.row().schedule, Schedule::Last)
    }

    /// Whether the technique assumes that the puzzle has only one solution.
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert!(Kind::UNIQUE_RECTANGLE_1.assumes_uniqueness());
    /// ```
    #[must_use]
    pub const fn assumes_uniqueness(self) -> bool {
        self.row().assumes_uniqueness
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The error returned for a string that is not the name of a technique.
///
/// ```
/// use novena_techniques::{Kind, UnknownKind};
///
/// assert_eq!("x-men".parse::<Kind>(), Err(UnknownKind));
/// assert_eq!(UnknownKind.to_string(), "no technique has this name");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownKind;

impl fmt::Display for UnknownKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("no technique has this name")
    }
}

impl std::error::Error for UnknownKind {}

/// Parses an ID, a name on HoDoKu's command line, a HoDoKu library code, or another name for the
/// technique ([`Kind::aliases`]). If several kinds have the name, the first of them is returned.
impl FromStr for Kind {
    type Err = UnknownKind;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::all_named(text).next().ok_or(UnknownKind)
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_name_is_used_twice() {
        let mut seen = BTreeSet::new();
        for row in TABLE {
            // Our ID for a technique may be the same as its name in HoDoKu.
            let names: BTreeSet<&str> = [row.id, row.library_code, row.hodoku_name].into();
            for name in names {
                assert!(name.is_empty() || seen.insert(name), "{name}");
            }
        }
    }

    #[test]
    fn names_are_read_back() {
        for &kind in Kind::ALL {
            assert_eq!(kind.id().parse(), Ok(kind));
            if let Some(code) = kind.library_code() {
                assert_eq!(code.parse(), Ok(kind));
            }
        }
    }

    #[test]
    fn levels_never_fall_along_a_path() {
        let on_path = Kind::ALL.iter().filter(|kind| kind.is_on_path());
        let levels: Vec<Level> = on_path.map(|kind| kind.level()).collect();
        assert!(levels.is_sorted());
    }
}
