//! The course table: the lessons in order, and entries for all other techniques.

use novena_core::HouseKind;

/// A part of the course that contains the lessons for one level.
///
/// ```
/// use novena_lessons::Chapter;
///
/// assert_eq!(Chapter::Hard.id(), "hard");
/// assert_eq!(Chapter::Easy.lessons().count(), 5);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Chapter {
    /// The rules and singles.
    Easy,
    /// Marks, locked candidates and sets of cells.
    Medium,
    /// Fish, wings, colours and rectangles.
    Hard,
    /// Chains and almost locked sets.
    Unfair,
    /// Techniques that hardly anyone can find without a computer.
    Extreme,
}

impl Chapter {
    /// All chapters, in course order.
    pub const ALL: [Self; 5] = [
        Self::Easy,
        Self::Medium,
        Self::Hard,
        Self::Unfair,
        Self::Extreme,
    ];

    /// The chapter's machine-readable name, which is also the name of its level.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::Unfair => "unfair",
            Self::Extreme => "extreme",
        }
    }

    /// The lessons, in order.
    pub fn lessons(self) -> impl Iterator<Item = &'static Lesson> {
        LESSONS.iter().filter(move |lesson| lesson.chapter == self)
    }
}

/// The houses to which a lesson's hidden singles belong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum HouseFilter {
    /// In boxes.
    Box,
    /// In rows and columns.
    Line,
}

impl HouseFilter {
    /// The name for programs.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Box => "box",
            Self::Line => "line",
        }
    }

    /// Whether the filter accepts houses of this kind.
    ///
    /// ```
    /// use novena_core::HouseKind;
    /// use novena_lessons::HouseFilter;
    ///
    /// assert!(HouseFilter::Line.passes(HouseKind::Row));
    /// assert!(!HouseFilter::Box.passes(HouseKind::Row));
    /// ```
    #[must_use]
    pub const fn passes(self, house: HouseKind) -> bool {
        matches!(
            (self, house),
            (Self::Box, HouseKind::Box) | (Self::Line, HouseKind::Row | HouseKind::Column)
        )
    }
}

/// A lesson of the course.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lesson {
    /// The lesson's machine-readable name, which is also the name of its files.
    pub id: &'static str,
    /// The chapter it is in.
    pub chapter: Chapter,
    /// The IDs of the techniques that the lesson teaches. Empty if it teaches something else.
    pub techniques: &'static [&'static str],
    /// The house filter, if there is one.
    pub houses: Option<HouseFilter>,
}

/// A page about techniques that no lesson teaches.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The entry's machine-readable name, which is also the name of its files.
    pub id: &'static str,
    /// The IDs of the techniques that the entry describes.
    pub techniques: &'static [&'static str],
}

/// A page that teaches techniques.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Page {
    /// A lesson.
    Lesson(&'static Lesson),
    /// An entry.
    Entry(&'static Entry),
}

impl Page {
    /// The ID of the lesson or entry. IDs are unique.
    #[must_use]
    pub const fn id(self) -> &'static str {
        match self {
            Self::Lesson(lesson) => lesson.id,
            Self::Entry(entry) => entry.id,
        }
    }

    /// The IDs of its techniques.
    #[must_use]
    pub const fn techniques(self) -> &'static [&'static str] {
        match self {
            Self::Lesson(lesson) => lesson.techniques,
            Self::Entry(entry) => entry.techniques,
        }
    }

    /// All pages: lessons first, then entries.
    pub fn all() -> impl Iterator<Item = Self> {
        let entries = ENTRIES.iter().map(Self::Entry);
        LESSONS.iter().map(Self::Lesson).chain(entries)
    }

    /// The page with this ID.
    ///
    /// ```
    /// use novena_lessons::Page;
    ///
    /// let page = Page::from_id("guardians").unwrap();
    /// assert!(matches!(page, Page::Entry(_)));
    /// assert_eq!(Page::from_id("x-men"), None);
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<Self> {
        Self::all().find(|page| page.id() == id)
    }

    /// The page that teaches a technique. Hidden singles have two lessons: the house of the step
    /// selects one of them, and without a house, the first is returned.
    ///
    /// ```
    /// use novena_core::HouseKind;
    /// use novena_lessons::Page;
    ///
    /// let id = |technique, house| Page::of(technique, house).map(Page::id);
    /// assert_eq!(id("turbot-fish", None), Some("strong-links"));
    /// assert_eq!(id("whale", None), Some("large-fish"));
    /// assert_eq!(id("hidden-single", None), Some("hidden-single-box"));
    /// assert_eq!(id("hidden-single", Some(HouseKind::Row)), Some("hidden-single-line"));
    /// assert_eq!(id("x-men", None), None);
    /// ```
    #[must_use]
    pub fn of(technique: &str, house: Option<HouseKind>) -> Option<Self> {
        Self::all().find(|page| {
            let passes = |filter: HouseFilter| house.is_none_or(|house| filter.passes(house));
            page.techniques().contains(&technique) && page.houses().is_none_or(passes)
        })
    }

    const fn houses(self) -> Option<HouseFilter> {
        match self {
            Self::Lesson(lesson) => lesson.houses,
            Self::Entry(_) => None,
        }
    }
}

impl Lesson {
    /// The lesson with this ID.
    ///
    /// ```
    /// use novena_lessons::Lesson;
    ///
    /// assert_eq!(Lesson::from_id("x-wing").unwrap().techniques, ["x-wing"]);
    /// ```
    #[must_use]
    pub fn from_id(id: &str) -> Option<&'static Self> {
        LESSONS.iter().find(|lesson| lesson.id == id)
    }

    /// The lesson's position in the course, counted from 1.
    #[must_use]
    pub fn number(&self) -> usize {
        let place = LESSONS.iter().position(|lesson| lesson.id == self.id);
        place.map_or(0, |place| place + 1)
    }

    /// The next lesson.
    ///
    /// ```
    /// use novena_lessons::Lesson;
    ///
    /// let next = |id| Lesson::from_id(id).unwrap().next().map(|lesson| lesson.id);
    /// assert_eq!(next("naked-single"), Some("marks"));
    /// assert_eq!(next("last-resort"), None);
    /// ```
    #[must_use]
    pub fn next(&self) -> Option<&'static Self> {
        LESSONS.get(self.number())
    }
}

impl Entry {
    /// The entry with this ID.
    #[must_use]
    pub fn from_id(id: &str) -> Option<&'static Self> {
        ENTRIES.iter().find(|entry| entry.id == id)
    }
}

/// Defines the lessons; each row of the table below is a lesson.
macro_rules! lessons {
    ($($id:literal $chapter:ident [$($technique:literal)*] $($house:ident)?;)*) => {
        /// The lessons, in course order.
        pub const LESSONS: &[Lesson] = &[$(Lesson {
            id: $id,
            chapter: Chapter::$chapter,
            techniques: &[$($technique),*],
            houses: lessons!(@ $($house)?),
        }),*];
    };
    (@) => { None };
    (@ $house:ident) => { Some(HouseFilter::$house) };
}

lessons! {
    "rules"                   Easy    [];
    "full-house"              Easy    ["full-house"];
    "hidden-single-box"       Easy    ["hidden-single"] Box;
    "hidden-single-line"      Easy    ["hidden-single"] Line;
    "naked-single"            Easy    ["naked-single"];
    "marks"                   Medium  [];
    "pointing"                Medium  ["pointing"];
    "claiming"                Medium  ["claiming"];
    "naked-pair"              Medium  ["naked-pair" "locked-pair"];
    "hidden-pair"             Medium  ["hidden-pair"];
    "triples-and-quads"       Medium  ["naked-triple" "hidden-triple" "locked-triple" "naked-quadruple" "hidden-quadruple"];
    "x-wing"                  Hard    ["x-wing"];
    "strong-links"            Hard    ["skyscraper" "two-string-kite" "turbot-fish"];
    "empty-rectangle"         Hard    ["empty-rectangle"];
    "simple-colouring"        Hard    ["simple-colours-trap" "simple-colours-wrap"];
    "swordfish-and-jellyfish" Hard    ["swordfish" "jellyfish"];
    "xy-wing"                 Hard    ["xy-wing"];
    "xyz-and-w-wing"          Hard    ["xyz-wing" "w-wing"];
    "unique-rectangles"       Hard    ["unique-rectangle-1" "unique-rectangle-2" "unique-rectangle-4"];
    "other-rectangles"        Hard    ["unique-rectangle-3" "unique-rectangle-5" "unique-rectangle-6" "hidden-rectangle" "avoidable-rectangle-1" "avoidable-rectangle-2"];
    "bug-plus-one"            Hard    ["bug-plus-one"];
    "finned-fish"             Hard    ["finned-x-wing" "sashimi-x-wing" "finned-swordfish" "sashimi-swordfish" "finned-jellyfish" "sashimi-jellyfish"];
    "xy-chain"                Unfair  ["remote-pair" "xy-chain"];
    "x-chain"                 Unfair  ["x-chain"];
    "aic"                     Unfair  ["aic-type-1" "aic-type-2"];
    "rings"                   Unfair  ["aic-ring"];
    "groups"                  Unfair  ["grouped-aic-ring" "grouped-aic-type-1" "grouped-aic-type-2"];
    "als"                     Unfair  ["als-xz" "als-xy-wing" "wxyz-wing"];
    "sue-de-coq"              Unfair  ["sue-de-coq"];
    "franken-fish"            Unfair  ["franken-x-wing" "franken-swordfish" "franken-jellyfish" "finned-franken-x-wing" "finned-franken-swordfish" "finned-franken-jellyfish"];
    "forcing-chains"          Extreme ["cell-forcing-chains" "region-forcing-chains"];
    "fireworks"               Extreme ["firework-triple" "firework-quadruple"];
    "exocet"                  Extreme ["junior-exocet" "senior-exocet" "double-exocet"];
    "sk-loop-and-msls"        Extreme ["sk-loop" "msls"];
    "tridagon"                Extreme ["tridagon"];
    "last-resort"             Extreme [];
}

/// Defines the entries; each row of the table below is an entry.
macro_rules! entries {
    ($($id:literal [$($technique:literal)*];)*) => {
        /// The entries, which together cover every technique that is not taught in a lesson.
        pub const ENTRIES: &[Entry] = &[$(Entry {
            id: $id,
            techniques: &[$($technique),*],
        }),*];
    };
}

entries! {
    "direct-singles"         ["direct-pointing" "direct-claiming" "direct-hidden-pair" "direct-hidden-triple"];
    "dual-patterns"          ["dual-two-string-kite" "dual-empty-rectangle"];
    "chute-remote-pair"      ["chute-remote-pair"];
    "almost-locked"          ["almost-locked-pair" "almost-locked-triple"];
    "bug-types"              ["bug-type-2" "bug-type-4" "bug-type-3" "bug-plus-n"];
    "unique-loop"            ["unique-loop-1" "unique-loop-2" "unique-loop-4" "unique-loop-3"];
    "extended-rectangle"     ["extended-rectangle-1" "extended-rectangle-2" "extended-rectangle-4" "extended-rectangle-3"];
    "multi-colours"          ["multi-colours-1" "multi-colours-2"];
    "guardians"              ["guardians"];
    "bivalue-oddagon"        ["bivalue-oddagon"];
    "symmetrical-placement"  ["symmetrical-placement"];
    "bug-lite"               ["bug-lite-1" "bug-lite-2" "bug-lite-4"];
    "unique-polygon"         ["unique-polygon-1" "unique-polygon-2" "unique-polygon-4" "unique-polygon-3"];
    "qiu-deadly-pattern"     ["qiu-deadly-pattern-1" "qiu-deadly-pattern-2" "qiu-deadly-pattern-4"];
    "reverse-bug"            ["reverse-bug"];
    "three-link-wings"       ["m-wing" "s-wing" "h-wing" "l-wing"];
    "medusa"                 ["medusa-trap" "medusa-wrap" "medusa-empty-cell"];
    "als-chains"             ["als-w-wing" "als-aic-ring" "als-aic-type-1" "als-aic-type-2" "als-chain"];
    "twinned-xy-chains"      ["twinned-xy-chains"];
    "death-blossom"          ["death-blossom"];
    "bent-sets"              ["vwxyz-wing" "uvwxyz-wing"];
    "aligned-exclusion"      ["aligned-pair-exclusion" "aligned-triplet-exclusion"];
    "large-fish"             ["squirmbag" "whale" "leviathan" "finned-squirmbag" "sashimi-squirmbag" "finned-whale" "sashimi-whale" "finned-leviathan" "sashimi-leviathan"];
    "large-franken-fish"     ["franken-squirmbag" "finned-franken-squirmbag" "franken-whale" "finned-franken-whale" "franken-leviathan" "finned-franken-leviathan"];
    "set-equivalence"        ["set-equivalence"];
    "nishio"                 ["nishio"];
    "kraken-fish"            ["kraken-fish-1" "kraken-fish-2"];
    "dynamic-forcing-chains" ["dynamic-forcing-chains" "dynamic-forcing-chains-plus" "nested-forcing-chains"];
    "templates"              ["template-set" "template-delete"];
    "mutant-fish"            ["mutant-x-wing" "finned-mutant-x-wing" "mutant-swordfish" "finned-mutant-swordfish" "mutant-jellyfish" "finned-mutant-jellyfish" "mutant-squirmbag" "finned-mutant-squirmbag" "mutant-whale" "finned-mutant-whale" "mutant-leviathan" "finned-mutant-leviathan"];
    "siamese-fish"           ["siamese-finned-x-wing" "siamese-sashimi-x-wing" "siamese-finned-franken-x-wing" "siamese-finned-mutant-x-wing" "siamese-finned-swordfish" "siamese-sashimi-swordfish" "siamese-finned-franken-swordfish" "siamese-finned-mutant-swordfish" "siamese-finned-jellyfish" "siamese-sashimi-jellyfish" "siamese-finned-franken-jellyfish" "siamese-finned-mutant-jellyfish"];
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use novena_techniques::{Kind, Level};

    use super::*;

    #[test]
    fn there_are_36_lessons_in_the_order_of_their_chapters() {
        assert_eq!(LESSONS.len(), 36);
        assert!(LESSONS.is_sorted_by_key(|lesson| lesson.chapter));
        for (lesson, number) in LESSONS.iter().zip(1..) {
            assert_eq!(lesson.number(), number, "{}", lesson.id);
        }
    }

    #[test]
    fn chapters_have_the_ids_of_levels() {
        assert_eq!(Chapter::ALL.map(Chapter::id), Level::ALL.map(Level::id));
    }

    #[test]
    fn no_two_pages_have_the_same_id() {
        let ids: BTreeSet<&str> = Page::all().map(Page::id).collect();
        assert_eq!(ids.len(), Page::all().count());
    }

    /// Each technique appears on one page. Only a house filter may split it between lessons.
    #[test]
    fn every_technique_is_on_one_page() {
        for kind in Kind::ALL {
            let pages: Vec<Page> = Page::all()
                .filter(|page| page.techniques().contains(&kind.id()))
                .collect();
            let divided = pages.iter().filter(|page| page.houses().is_some()).count();
            assert!(
                pages.len() == 1 || divided == 2 && pages.len() == 2,
                "{kind}"
            );
        }
    }

    #[test]
    fn every_id_of_a_technique_is_known() {
        for technique in Page::all().flat_map(Page::techniques) {
            let kind: Kind = technique.parse().unwrap();
            assert_eq!(kind.id(), *technique);
        }
    }
}
