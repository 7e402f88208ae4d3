//! Digits, cells and houses as parts of a sentence. The words come from the locale; this code only
//! assembles them.

use fluent_bundle::FluentValue;
use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet, House, HouseSet};
use novena_techniques::{AlmostLockedSet, Node};

use crate::groups::shortest_groups;
use crate::{Bundle, Naming};

/// Assembles phrases in one language.
#[derive(Clone, Copy)]
pub(crate) struct Phrases<'a> {
    pub(crate) bundle: &'a Bundle,
    pub(crate) naming: Naming,
}

/// The relation between cells or houses and the rest of the sentence. Some languages contract the
/// preposition and the article, so the preposition and the name are worded together.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Relation {
    /// row 2
    Bare,
    /// in row 2
    In,
    /// of row 2
    Of,
}

impl Relation {
    pub(crate) const ALL: [Self; 3] = [Self::Bare, Self::In, Self::Of];

    /// The prefix for the name of a word or a variable.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Self::Bare => "",
            Self::In => "in-",
            Self::Of => "of-",
        }
    }
}

/// The keys for the words before the last item in a list.
const AND: &str = "word-and";
const OR: &str = "word-or";
/// The key for the word before the last item after a negation.
const NOR: &str = "word-nor";
/// The key for the word before the last item if the items are lists themselves. It includes a
/// comma, which shows where a list ends.
const COMMA_AND: &str = "word-comma-and";

impl Phrases<'_> {
    /// 2 and 5
    pub(crate) fn digits(self, digits: DigitSet) -> String {
        self.list(digits.iter().map(|digit| digit.to_string()), AND)
    }

    /// 2 or 5
    pub(crate) fn either_digit(self, digits: DigitSet) -> String {
        self.list(digits.iter().map(|digit| digit.to_string()), OR)
    }

    /// Each digit with its article, in languages that use one: "el 2 y el 5".
    pub(crate) fn the_digits(self, digits: DigitSet) -> String {
        let with_article = |digit: Digit| {
            self.bundle
                .fill("word-the-digit", &[("digit", digit.to_string().into())])
        };
        self.list(digits.iter().map(with_article), AND)
    }

    /// r1c1, r1c5 and r3c2
    pub(crate) fn cells(self, cells: CellSet, relation: Relation) -> String {
        self.list_of_cells(cells.iter(), relation, AND)
    }

    /// The same phrase, with the cells in the order of a chain.
    pub(crate) fn cells_in_order(self, cells: &[Cell]) -> String {
        self.list_of_cells(cells.iter().copied(), Relation::Bare, AND)
    }

    /// r1c1, r1c5 or r3c2
    pub(crate) fn either_cell(self, cells: CellSet) -> String {
        self.list_of_cells(cells.iter(), Relation::Bare, OR)
    }

    /// in r1c1, r1c5 or r3c2
    pub(crate) fn either_in_cells(self, cells: CellSet) -> String {
        self.list_of_cells(cells.iter(), Relation::In, OR)
    }

    fn list_of_cells(
        self,
        cells: impl Iterator<Item = Cell>,
        relation: Relation,
        last_word: &str,
    ) -> String {
        match self.naming {
            Naming::Short => {
                let names = self.list(cells.map(|cell| cell.to_string()), last_word);
                match relation {
                    Relation::Bare => names,
                    // The phrase uses a single preposition for all cells.
                    _ => self.bundle.fill(
                        &format!("word-{}cells", relation.prefix()),
                        &[("cells", names.into())],
                    ),
                }
            }
            Naming::Spoken => {
                let word = format!("word-{}cell", relation.prefix());
                let names = cells.enumerate().map(|(place, cell)| {
                    let fillings = [
                        ("row", (cell.row() + 1).into()),
                        ("column", (cell.column() + 1).into()),
                        ("place", place_word(place).into()),
                    ];
                    self.bundle.fill(&word, &fillings)
                });
                self.list(names, last_word)
            }
        }
    }

    /// rows 2 and 7 and box 3
    pub(crate) fn houses(self, houses: HouseSet, relation: Relation) -> String {
        let kinds = [
            ("row", houses & HouseSet::ROWS),
            ("column", houses & HouseSet::COLUMNS),
            ("box", houses & HouseSet::BOXES),
        ];
        let present = kinds.into_iter().filter(|(_, some)| !some.is_empty());
        let phrases = present.enumerate().map(|(place, (kind, some))| {
            let numbers = some.iter().map(|house| house.number().to_string());
            let fillings = [
                ("count", some.len().into()),
                ("numbers", self.list(numbers, AND).into()),
                ("place", place_word(place).into()),
            ];
            self.bundle
                .fill(&format!("word-{}{kind}", relation.prefix()), &fillings)
        });
        self.list(phrases, AND)
    }

    /// 4 in r1c1 and 5 in r1c2
    pub(crate) fn candidates(self, candidates: &[Candidate]) -> String {
        let phrases = candidates
            .iter()
            .map(|candidate| self.candidate(candidate.digit, candidate.cell.into()));
        self.list(phrases, AND)
    }

    /// A digit in one cell, or in one of several cells.
    pub(crate) fn candidate(self, digit: Digit, cells: CellSet) -> String {
        self.fill("word-candidate", |name| match name {
            "digit" => digit.to_string().into(),
            "cells" => self.either_cell(cells).into(),
            "in-cells" => self.either_in_cells(cells).into(),
            _ => FluentValue::None,
        })
    }

    /// 5 in r1c1
    pub(crate) fn placed(self, candidates: &[Candidate]) -> String {
        self.deduced("word-placed", candidates)
    }

    /// 4 from r5c3 and r9c8, and 7 from r1c1
    pub(crate) fn removed(self, candidates: &[Candidate]) -> String {
        self.deduced("word-removed", candidates)
    }

    /// The placements and the eliminations, if there are any.
    pub(crate) fn result(self, placed: &[Candidate], removed: &[Candidate]) -> String {
        let phrases = [self.placed(placed), self.removed(removed)];
        let present = phrases.into_iter().filter(|phrase| !phrase.is_empty());
        self.list(present, COMMA_AND)
    }

    fn deduced(self, word: &str, candidates: &[Candidate]) -> String {
        let groups = shortest_groups(candidates);
        let are_plain = groups
            .iter()
            .all(|(digits, cells)| digits.len() == 1 && cells.len() == 1);
        let phrases = groups.into_iter().map(|(digits, cells)| {
            self.fill(word, |name| match name {
                "digits" => self.the_digits(digits).into(),
                "cells" => self.cells(cells, Relation::Bare).into(),
                "in-cells" => self.cells(cells, Relation::In).into(),
                "of-cells" => self.cells(cells, Relation::Of).into(),
                _ => FluentValue::None,
            })
        });
        self.list(phrases, if are_plain { AND } else { COMMA_AND })
    }

    /// in row 1 (r1c7) or column 2 (r8c2)
    pub(crate) fn blocked(self, blockers: &[(House, Cell)]) -> String {
        let phrases = blockers.iter().enumerate().map(|(place, &(house, cell))| {
            self.fill("word-blocked", |name| match name {
                "place" => place_word(place).into(),
                "house" => self.houses(house.into(), Relation::Bare).into(),
                "in-house" => self.houses(house.into(), Relation::In).into(),
                "cell" => self.cells(cell.into(), Relation::Bare).into(),
                _ => FluentValue::None,
            })
        });
        self.list(phrases, NOR)
    }

    /// row 1 has 4 and 9, and column 7 has 3
    pub(crate) fn taken(self, taken: &[(House, DigitSet)]) -> String {
        let phrases = taken.iter().map(|&(house, digits)| {
            self.fill("word-taken", |name| match name {
                "house" => self.houses(house.into(), Relation::Bare).into(),
                "digits" => self.digits(digits).into(),
                "the-digits" => self.the_digits(digits).into(),
                _ => FluentValue::None,
            })
        });
        self.list(phrases, COMMA_AND)
    }

    /// States whether a digit is in a cell, or in one of several cells: "r1c1 is 4", "4 is not in
    /// r1c1 or r1c2"
    pub(crate) fn statement(self, node: Node, is_true: bool) -> String {
        let word = match (node.cells.len(), is_true) {
            (1, true) => "word-is",
            (1, false) => "word-is-not",
            (_, true) => "word-is-in",
            (_, false) => "word-is-not-in",
        };
        self.fill(word, |name| match name {
            "digit" => node.digit.to_string().into(),
            "cells" => self.either_cell(node.cells).into(),
            "in-cells" => self.either_in_cells(node.cells).into(),
            _ => FluentValue::None,
        })
    }

    /// If it is 2, A (r4c8 and r5c9) must hold 3 and 6.
    pub(crate) fn petal(self, letter: char, digit: Digit, set: AlmostLockedSet) -> String {
        let AlmostLockedSet { cells, digits } = set;
        let left = digits.without(digit);
        let fillings = [
            ("letter", letter.to_string().into()),
            ("digit", digit.to_string().into()),
            ("set", self.cells(cells, Relation::Bare).into()),
            ("set-count", cells.len().into()),
            ("digits", self.digits(left).into()),
            ("the-digits", self.the_digits(left).into()),
        ];
        self.bundle.fill("word-petal", &fillings)
    }

    /// r1c1 (2 and 5) or r1c2 (3 and 5)
    pub(crate) fn either_set(self, sets: &[(CellSet, DigitSet)]) -> String {
        let phrases = sets.iter().map(|&(cells, digits)| {
            let fillings = [
                ("cells", self.cells(cells, Relation::Bare).into()),
                ("digits", self.digits(digits).into()),
            ];
            self.bundle.fill("word-set-each", &fillings)
        });
        self.list(phrases, OR)
    }

    /// 3 and 7, as the numbers of lines
    pub(crate) fn numbers(self, numbers: &[String]) -> String {
        self.list(numbers.iter().cloned(), AND)
    }

    /// A word filled in with exactly the variables that it uses.
    fn fill(self, word: &str, value: impl Fn(&str) -> FluentValue<'static>) -> String {
        let used = self.bundle.variables(word).iter();
        let fillings: Vec<(&str, FluentValue<'static>)> =
            used.map(|&name| (name, value(name))).collect();
        self.bundle.fill(word, &fillings)
    }

    fn list(self, items: impl Iterator<Item = String>, last_word: &str) -> String {
        let mut items: Vec<String> = items.collect();
        let Some(last) = items.pop() else {
            return String::new();
        };
        let with_comma = |first: String, next: String| {
            let fillings = [("first", first.into()), ("next", next.into())];
            self.bundle.fill("word-comma", &fillings)
        };
        let Some(first) = items.into_iter().reduce(with_comma) else {
            return last;
        };
        // A number is not passed as a string, because some words before it depend on how the number
        // sounds.
        let last = FluentValue::try_number(&last);
        self.bundle
            .fill(last_word, &[("first", first.into()), ("last", last)])
    }
}

/// The value of `$place`. Languages that use a preposition only once put it before the first item.
const fn place_word(place: usize) -> &'static str {
    match place {
        0 => "first",
        _ => "later",
    }
}

/// A phrase at the start of a sentence. Short cell names keep their spelling.
pub(crate) fn at_start(phrase: &str) -> String {
    let mut chars = phrase.chars();
    match chars.next() {
        Some(first) if !starts_with_short_name(phrase) => {
            first.to_uppercase().chain(chars).collect()
        }
        _ => phrase.to_owned(),
    }
}

/// Whether a phrase starts with a short cell name such as `r1c1`.
fn starts_with_short_name(phrase: &str) -> bool {
    matches!(phrase.as_bytes(), [b'r', row, b'c', column, ..]
        if row.is_ascii_digit() && column.is_ascii_digit())
}

#[cfg(test)]
mod tests;
