//! Digits, cells and houses as parts of a sentence. The words come from the locale; what is
//! here is only in which order they are put together.

use fluent_bundle::FluentValue;
use novena_core::{Candidate, CellSet, Digit, DigitSet, HouseSet};
use novena_techniques::{Link, Node};

use crate::groups::shortest_groups;
use crate::{Bundle, Naming};

/// Puts phrases together in one language.
#[derive(Clone, Copy)]
pub(crate) struct Phrases<'a> {
    pub(crate) bundle: &'a Bundle,
    pub(crate) naming: Naming,
}

/// The relation of cells or houses to the rest of the sentence. Some languages melt the
/// preposition and the article into one word, so they are said together.
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

    /// What it puts before the name of a word or a variable.
    pub(crate) const fn prefix(self) -> &'static str {
        match self {
            Self::Bare => "",
            Self::In => "in-",
            Self::Of => "of-",
        }
    }
}

/// The keys of the words that join the last two of a list.
const AND: &str = "word-and";
const OR: &str = "word-or";
/// Where the parts are lists themselves, a comma shows where each ends.
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

    /// Each with its article, in languages that speak so: el 2 y el 5
    pub(crate) fn the_digits(self, digits: DigitSet) -> String {
        let with_article = |digit: Digit| {
            self.bundle
                .fill("word-the-digit", &[("digit", digit.to_string().into())])
        };
        self.list(digits.iter().map(with_article), AND)
    }

    /// r1c1, r1c5 and r3c2
    pub(crate) fn cells(self, cells: CellSet, relation: Relation) -> String {
        self.list_of_cells(cells, relation, AND)
    }

    /// r1c1, r1c5 or r3c2
    pub(crate) fn either_cell(self, cells: CellSet) -> String {
        self.list_of_cells(cells, Relation::Bare, OR)
    }

    fn list_of_cells(self, cells: CellSet, relation: Relation, last_word: &str) -> String {
        match self.naming {
            Naming::Short => {
                let names = self.list(cells.iter().map(|cell| cell.to_string()), last_word);
                match relation {
                    Relation::Bare => names,
                    // One preposition for all.
                    _ => self.bundle.fill(
                        &format!("word-{}cells", relation.prefix()),
                        &[("cells", names.into())],
                    ),
                }
            }
            Naming::Spoken => {
                let word = format!("word-{}cell", relation.prefix());
                let names = cells.iter().enumerate().map(|(place, cell)| {
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

    /// A digit in a cell or in one of several.
    fn candidate(self, digit: Digit, cells: CellSet) -> String {
        let fillings = [
            ("digit", digit.to_string().into()),
            ("cells", self.either_cell(cells).into()),
            (
                "in-cells",
                self.list_of_cells(cells, Relation::In, OR).into(),
            ),
        ];
        self.bundle.fill("word-candidate", &fillings)
    }

    /// 5 in r1c1
    pub(crate) fn placed(self, candidates: &[Candidate]) -> String {
        self.deduced("word-placed", candidates)
    }

    /// 4 from r5c3 and r9c8, and 7 from r1c1
    pub(crate) fn removed(self, candidates: &[Candidate]) -> String {
        self.deduced("word-removed", candidates)
    }

    /// Both, where there are both.
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
            let fillings = [
                ("digits", self.the_digits(digits).into()),
                ("cells", self.cells(cells, Relation::Bare).into()),
                ("in-cells", self.cells(cells, Relation::In).into()),
                ("of-cells", self.cells(cells, Relation::Of).into()),
            ];
            self.bundle.fill(word, &fillings)
        });
        self.list(phrases, if are_plain { AND } else { COMMA_AND })
    }

    /// 5r1c1=5r1c9-5r3c9=5r3c4, or the same in words
    pub(crate) fn links(self, links: &[Link]) -> String {
        self.all_links(&[links])
    }

    /// The chains of several exhibits, one after the other.
    pub(crate) fn all_links(self, exhibits: &[&[Link]]) -> String {
        let chains = exhibits
            .iter()
            .flat_map(|links| links.chunk_by(|link, next| link.to == next.from));
        // Chains are lists themselves: only a strong stop tells where each ends.
        let chains: Vec<String> = chains.map(|chain| self.chain(chain)).collect();
        chains.join("; ")
    }

    fn chain(self, links: &[Link]) -> String {
        let start = links
            .first()
            .map_or_else(String::new, |link| self.node(link.from));
        links.iter().fold(start, |chain, link| {
            let to = self.node(link.to);
            let mut fillings = vec![("from", chain.clone().into()), ("to", to.clone().into())];
            let word = match (self.naming, link.is_strong, link.to.set) {
                (Naming::Short, true, _) => return format!("{chain}={to}"),
                (Naming::Short, false, _) => return format!("{chain}-{to}"),
                (Naming::Spoken, true, Some(set)) => {
                    fillings.push(("cells", self.cells(set.cells, Relation::Bare).into()));
                    fillings.push(("in-cells", self.cells(set.cells, Relation::In).into()));
                    "word-strong-link-in-set"
                }
                (Naming::Spoken, true, None) => "word-strong-link",
                (Naming::Spoken, false, _) => "word-weak-link",
            };
            self.bundle.fill(word, &fillings)
        })
    }

    fn node(self, node: Node) -> String {
        match self.naming {
            Naming::Short => node.to_string(),
            Naming::Spoken => self.candidate(node.digit, node.cells),
        }
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
        // A number stays one: some words change before the sound of certain numbers.
        let last = FluentValue::try_number(&last);
        self.bundle
            .fill(last_word, &[("first", first.into()), ("last", last)])
    }
}

/// Languages that say a preposition once put it before the first.
const fn place_word(place: usize) -> &'static str {
    match place {
        0 => "first",
        _ => "later",
    }
}

/// A phrase at the start of a sentence. Short names of cells are spelled alike everywhere.
pub(crate) fn at_start(phrase: &str) -> String {
    let mut chars = phrase.chars();
    match chars.next() {
        Some(first) if !starts_with_short_name(phrase) => {
            first.to_uppercase().chain(chars).collect()
        }
        _ => phrase.to_owned(),
    }
}

/// Whether a phrase starts with `r1c1` or the like.
fn starts_with_short_name(phrase: &str) -> bool {
    matches!(phrase.as_bytes(), [b'r', row, b'c', column, ..]
        if row.is_ascii_digit() && column.is_ascii_digit())
}

#[cfg(test)]
mod tests;
