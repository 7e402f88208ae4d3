//! Digits, cells and houses as parts of a sentence. The words come from the locale; what is
//! here is only in which order they are put together.

use fluent_bundle::FluentValue;
use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet, HouseKind, HouseSet};
use novena_techniques::{Link, Node};

use crate::{Bundle, Naming};

/// Puts phrases together in one language.
#[derive(Clone, Copy)]
pub(crate) struct Phrases<'a> {
    pub(crate) bundle: &'a Bundle,
    pub(crate) naming: Naming,
}

/// The keys of the word that joins the last two of a list.
const AND: &str = "word-and";
const OR: &str = "word-or";
/// Where the parts are lists themselves, a comma shows where each ends.
const COMMA_AND: &str = "word-comma-and";

/// The relation of houses to the rest of the sentence. Some languages melt the preposition and
/// the article into one word, so they are said together.
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
        let each = |digit: Digit| self.word("word-the-digit", &[("digit", digit.to_string())]);
        self.list(digits.iter().map(each), AND)
    }

    /// r1c1, r1c5 and r3c2
    pub(crate) fn cells(self, cells: CellSet) -> String {
        self.list(cells.iter().map(|cell| self.cell(cell)), AND)
    }

    /// r1c1, r1c5 or r3c2
    pub(crate) fn either_cell(self, cells: CellSet) -> String {
        self.list(cells.iter().map(|cell| self.cell(cell)), OR)
    }

    /// rows 2 and 7 and box 3
    pub(crate) fn houses(self, houses: HouseSet, relation: Relation) -> String {
        let kinds = [
            (HouseSet::ROWS, HouseKind::Row),
            (HouseSet::COLUMNS, HouseKind::Column),
            (HouseSet::BOXES, HouseKind::Box),
        ];
        let present = kinds
            .into_iter()
            .map(|(all, kind)| (houses & all, kind))
            .filter(|(some, _)| !some.is_empty());
        let phrases = present
            .enumerate()
            .map(|(place, (some, kind))| self.houses_of_kind(some, kind, relation, place == 0));
        self.list(phrases, AND)
    }

    fn houses_of_kind(
        self,
        houses: HouseSet,
        kind: HouseKind,
        relation: Relation,
        is_first: bool,
    ) -> String {
        let word = match kind {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        };
        let numbers = houses.iter().map(|house| house.number().to_string());
        let place = if is_first { "first" } else { "later" };
        self.bundle.fill(
            &format!("word-{}{word}", relation.prefix()),
            &[
                ("count", houses.len().into()),
                ("numbers", self.list(numbers, AND).into()),
                ("place", place.into()),
            ],
        )
    }

    /// r1c1 and r1c2 where all are of one digit, else 4 in r1c1 and 5 in r1c2
    pub(crate) fn candidates(self, candidates: &[Candidate]) -> String {
        let digits: DigitSet = candidates.iter().map(|candidate| candidate.digit).collect();
        if digits.len() == 1 {
            return self.cells(candidates.iter().map(|candidate| candidate.cell).collect());
        }
        let each = |&Candidate { cell, digit }: &Candidate| self.candidate(digit, self.cell(cell));
        self.list(candidates.iter().map(each), AND)
    }

    /// 5 in r1c1
    pub(crate) fn placed(self, candidates: &[Candidate]) -> String {
        self.moves("word-placed", candidates)
    }

    /// 4 from r5c3 and r9c8, and 7 from r1c1
    pub(crate) fn removed(self, candidates: &[Candidate]) -> String {
        self.moves("word-removed", candidates)
    }

    /// Both, where there are both.
    pub(crate) fn result(self, placed: &[Candidate], removed: &[Candidate]) -> String {
        let phrases = [self.placed(placed), self.removed(removed)];
        self.list(
            phrases.into_iter().filter(|phrase| !phrase.is_empty()),
            COMMA_AND,
        )
    }

    fn moves(self, word: &str, candidates: &[Candidate]) -> String {
        let groups = shortest_groups(candidates);
        let are_plain = groups
            .iter()
            .all(|(digits, cells)| digits.len() == 1 && cells.len() == 1);
        let phrases = groups.into_iter().map(|(digits, cells)| {
            let fillings = [
                ("digits", self.the_digits(digits)),
                ("cells", self.cells(cells)),
            ];
            self.word(word, &fillings)
        });
        self.list(phrases, if are_plain { AND } else { COMMA_AND })
    }

    /// 5r1c1=5r1c9-5r3c9=5r3c4, or the same in words
    pub(crate) fn links(self, links: &[Link]) -> String {
        let chains = links.chunk_by(|link, next| link.to == next.from);
        self.list(chains.map(|chain| self.chain(chain)), AND)
    }

    fn chain(self, links: &[Link]) -> String {
        let start = links
            .first()
            .map_or_else(String::new, |link| self.node(link.from));
        links.iter().fold(start, |chain, link| {
            let to = self.node(link.to);
            match (self.naming, link.is_strong) {
                (Naming::Short, true) => format!("{chain}={to}"),
                (Naming::Short, false) => format!("{chain}-{to}"),
                (Naming::Spoken, true) => {
                    self.word("word-strong-link", &[("from", chain), ("to", to)])
                }
                (Naming::Spoken, false) => {
                    self.word("word-weak-link", &[("from", chain), ("to", to)])
                }
            }
        })
    }

    fn node(self, node: Node) -> String {
        match self.naming {
            Naming::Short => node.to_string(),
            Naming::Spoken => self.candidate(node.digit, self.either_cell(node.cells)),
        }
    }

    fn candidate(self, digit: Digit, cells: String) -> String {
        let fillings = [("digit", digit.to_string()), ("cells", cells)];
        self.word("word-candidate", &fillings)
    }

    fn cell(self, cell: Cell) -> String {
        match self.naming {
            Naming::Short => cell.to_string(),
            Naming::Spoken => {
                let number = |index: usize| (index + 1).to_string();
                let fillings = [
                    ("row", number(cell.row())),
                    ("column", number(cell.column())),
                ];
                self.word("word-cell", &fillings)
            }
        }
    }

    fn list(self, items: impl IntoIterator<Item = String>, last_word: &str) -> String {
        let mut items: Vec<String> = items.into_iter().collect();
        let Some(last) = items.pop() else {
            return String::new();
        };
        let comma = |first, next| self.word("word-comma", &[("first", first), ("next", next)]);
        match items.into_iter().reduce(comma) {
            Some(first) => self.bundle.fill(
                last_word,
                // A number stays one: some words change before the sound of certain numbers.
                &[
                    ("first", first.into()),
                    ("last", FluentValue::try_number(&last)),
                ],
            ),
            None => last,
        }
    }

    fn word(self, key: &str, fillings: &[(&str, String)]) -> String {
        let fillings: Vec<(&str, FluentValue<'_>)> = fillings
            .iter()
            .map(|(name, text)| (*name, text.as_str().into()))
            .collect();
        self.bundle.fill(key, &fillings)
    }
}

/// At the start of a sentence. Short names of cells are spelled alike everywhere.
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

/// The candidates as digits in cells, each digit of a group in each of its cells: by digit or
/// by cell, whichever takes fewer groups.
fn shortest_groups(candidates: &[Candidate]) -> Vec<(DigitSet, CellSet)> {
    let mut by_digit: Vec<(DigitSet, CellSet)> = Vec::new();
    for digit in Digit::ALL {
        let cells: CellSet = candidates
            .iter()
            .filter(|candidate| candidate.digit == digit)
            .map(|candidate| candidate.cell)
            .collect();
        match by_digit.iter_mut().find(|group| group.1 == cells) {
            _ if cells.is_empty() => {}
            Some((digits, _)) => *digits = digits.with(digit),
            None => by_digit.push((digit.into(), cells)),
        }
    }
    let mut by_cell: Vec<(DigitSet, CellSet)> = Vec::new();
    for cell in Cell::all() {
        let digits: DigitSet = candidates
            .iter()
            .filter(|candidate| candidate.cell == cell)
            .map(|candidate| candidate.digit)
            .collect();
        match by_cell.iter_mut().find(|group| group.0 == digits) {
            _ if digits.is_empty() => {}
            Some((_, cells)) => *cells = cells.with(cell),
            None => by_cell.push((digits, cell.into())),
        }
    }
    if by_cell.len() < by_digit.len() {
        by_cell
    } else {
        by_digit
    }
}
