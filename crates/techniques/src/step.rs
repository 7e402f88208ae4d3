use std::fmt;
use std::str::FromStr;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet, Symmetry};

use crate::eureka::short;
use crate::{Kind, LinkReason, Role};

/// One application of a technique: its conclusions and evidence. A step is pure data. It contains
/// everything that is needed to draw it, to explain it in any language, and to check it without
/// knowing how it was found.
///
/// ```
/// use novena_core::{Cell, Digit, DigitSet, House};
/// use novena_techniques::{Kind, Role, Step};
///
/// let corner = Cell::at(0, 0).with(Digit::ALL[4]);
/// let step = Step::place(Kind::HIDDEN_SINGLE, corner)
///     .because(Role::Digit, corner.digit)
///     .because(Role::House, House::box_(0));
/// assert_eq!(step.to_string(), "hidden-single: r1c1=5");
/// assert_eq!(step.digits(), DigitSet::from(corner.digit));
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Step {
    /// The technique.
    pub kind: Kind,
    /// The conclusions, sorted by cell and digit. Never empty.
    pub deductions: Vec<Deduction>,
    /// The evidence: the parts of the pattern, each with its role.
    pub evidence: Vec<Evidence>,
}

/// A conclusion about one candidate.
///
/// ```
/// # use novena_core::{Cell, Digit};
/// # use novena_techniques::Deduction;
/// let corner = Cell::at(0, 0).with(Digit::ALL[4]);
/// assert_eq!(Deduction::Place(corner).to_string(), "r1c1=5");
/// assert_eq!(Deduction::Eliminate(corner).to_string(), "r1c1<>5");
/// assert_eq!("r1c1<>5".parse(), Ok(Deduction::Eliminate(corner)));
/// assert!("r1c1".parse::<Deduction>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deduction {
    /// The candidate is true.
    Place(Candidate),
    /// The candidate is false.
    Eliminate(Candidate),
}

/// A part of the pattern, together with its role.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Evidence {
    /// The role of the part.
    pub role: Role,
    /// The part itself.
    pub exhibit: Exhibit,
}

/// Part of a pattern that can be shown on a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Exhibit {
    /// Digits.
    Digits(DigitSet),
    /// Whole cells.
    Cells(CellSet),
    /// Houses.
    Houses(HouseSet),
    /// Single candidates, each given by its cell and digit.
    Candidates(Vec<Candidate>),
    /// Cells that share the given digits among themselves.
    Set {
        /// The cells.
        cells: CellSet,
        /// Every digit they could hold.
        digits: DigitSet,
    },
    /// Implications between candidates, in the order of the chain if they form one.
    Links(Vec<Link>),
}

/// An implication between two nodes. In a strong link, a false end makes the other end true; in a
/// weak link, a true end makes the other end false.
///
/// ```
/// # use novena_core::{Cell, Digit};
/// # use novena_techniques::{Link, Node};
/// let (a, b) = (Cell::at(0, 0), Cell::at(0, 8));
/// let five = Digit::ALL[4];
/// let link = Link::strong(Node::new(five, a), Node::new(five, b));
/// assert!(link.is_strong);
/// assert_eq!(link.to_string(), "5r1c1=5r1c9");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Link {
    /// The start.
    pub from: Node,
    /// The end.
    pub to: Node,
    /// Whether the link is strong. At least one end of a strong link is true. At most one end of a
    /// weak link is true.
    pub is_strong: bool,
    /// The reason why the link holds.
    pub reason: LinkReason,
}

/// An end of a link: the statement that a digit is in a given cell, or in one of a group of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// The cell, or the group of cells.
    pub cells: CellSet,
    /// The almost locked set, if the link is strong because of such a set and the end is in it. In
    /// this case, `cells` are all cells of the set that could contain the digit.
    pub set: Option<AlmostLockedSet>,
}

/// A group of n cells in one house that have n + 1 digits between them. If one of the digits is
/// missing, the cells hold all the others.
///
/// ```
/// # use novena_core::{Cell, Digit};
/// # use novena_techniques::{AlmostLockedSet, Link, Node};
/// let cells = [Cell::at(0, 0), Cell::at(0, 1)].into_iter().collect();
/// let digits = Digit::ALL[..3].iter().copied().collect();
/// let set = AlmostLockedSet { cells, digits };
/// let [one, three] = [Digit::ALL[0], Digit::ALL[2]];
/// let link = Link::strong(
///     Node::new(one, Cell::at(0, 0)).in_set(set),
///     Node::new(three, Cell::at(0, 1)).in_set(set),
/// );
/// assert_eq!(link.to_string(), "1r1c1(r1c12)=3r1c2(r1c12)");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct AlmostLockedSet {
    /// The cells.
    pub cells: CellSet,
    /// Every digit they could hold.
    pub digits: DigitSet,
}

impl Node {
    /// A node for a digit in one cell, or in one of several cells.
    #[must_use]
    pub fn new(digit: Digit, cells: impl Into<CellSet>) -> Self {
        Self {
            digit,
            cells: cells.into(),
            set: None,
        }
    }

    /// The same node, as part of an almost locked set.
    #[must_use]
    pub const fn in_set(mut self, set: AlmostLockedSet) -> Self {
        self.set = Some(set);
        self
    }
}

impl Link {
    /// A strong link: at least one end is true.
    #[must_use]
    pub const fn strong(from: Node, to: Node) -> Self {
        Self {
            from,
            to,
            is_strong: true,
            reason: LinkReason::Unstated,
        }
    }

    /// A weak link: at most one end is true.
    #[must_use]
    pub const fn weak(from: Node, to: Node) -> Self {
        Self {
            from,
            to,
            is_strong: false,
            reason: LinkReason::Unstated,
        }
    }

    /// The almost locked set that makes the link strong. One end may be [outside](Self::outside)
    /// it.
    #[must_use]
    pub fn set(&self) -> Option<AlmostLockedSet> {
        self.from.set.or(self.to.set).filter(|_| self.is_strong)
    }

    /// The end that is not in the almost locked set that makes the link strong.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit};
    /// # use novena_techniques::{AlmostLockedSet, Link, Node};
    /// let set = AlmostLockedSet {
    ///     cells: [0, 8].into_iter().map(|column| Cell::at(0, column)).collect(),
    ///     digits: Digit::ALL[..3].iter().copied().collect(),
    /// };
    /// let one = Node::new(Digit::ALL[0], Cell::at(0, 8)).in_set(set);
    /// let five = Node::new(Digit::ALL[4], Cell::at(1, 1));
    /// assert_eq!(Link::strong(one, five).outside(), Some(five));
    /// ```
    #[must_use]
    pub fn outside(&self) -> Option<Node> {
        self.set()?;
        let mut ends = [self.from, self.to].into_iter();
        ends.find(|end| end.set.is_none())
    }
}

impl Deduction {
    /// The candidate.
    #[must_use]
    pub const fn candidate(self) -> Candidate {
        match self {
            Self::Place(candidate) | Self::Eliminate(candidate) => candidate,
        }
    }
}

impl Step {
    /// A step that places a digit.
    #[must_use]
    pub fn place(kind: Kind, candidate: Candidate) -> Self {
        Self {
            kind,
            deductions: vec![Deduction::Place(candidate)],
            evidence: Vec::new(),
        }
    }

    /// A step that places several digits, or `None` if there are no digits to place.
    #[must_use]
    pub fn place_all(kind: Kind, candidates: impl IntoIterator<Item = Candidate>) -> Option<Self> {
        Self::of(kind, candidates.into_iter().map(Deduction::Place))
    }

    /// A step that removes one digit from cells, or `None` if it is not a candidate in any of them.
    ///
    /// ```
    /// # use novena_core::{CellSet, Digit, Grid, House};
    /// # use novena_techniques::{Kind, Step};
    /// let row = House::row(0).cells();
    /// let step = Step::eliminate(Kind::POINTING, &Grid::EMPTY, Digit::ALL[0], row);
    /// assert_eq!(step.map(|step| step.deductions.len()), Some(9));
    /// assert_eq!(Step::eliminate(Kind::POINTING, &Grid::EMPTY, Digit::ALL[0], CellSet::EMPTY), None);
    /// ```
    #[must_use]
    pub fn eliminate(kind: Kind, grid: &Grid, digit: Digit, cells: CellSet) -> Option<Self> {
        let cells = cells & grid.places(digit);
        Self::of(
            kind,
            cells
                .iter()
                .map(|cell| Deduction::Eliminate(cell.with(digit))),
        )
    }

    /// A step that removes all of the given digits from all of the given cells, or `None` if there
    /// is nothing to remove.
    #[must_use]
    pub fn clear(kind: Kind, grid: &Grid, digits: DigitSet, cells: CellSet) -> Option<Self> {
        let candidates = cells.iter().flat_map(|cell| {
            (grid[cell] & digits)
                .iter()
                .map(move |digit| Deduction::Eliminate(cell.with(digit)))
        });
        Self::of(kind, candidates)
    }

    /// A step that removes those of the given candidates that are still present, or `None` if none
    /// are.
    #[must_use]
    pub fn remove(
        kind: Kind,
        grid: &Grid,
        candidates: impl IntoIterator<Item = Candidate>,
    ) -> Option<Self> {
        let there = candidates
            .into_iter()
            .filter(|&candidate| grid.has(candidate));
        Self::of(kind, there.map(Deduction::Eliminate))
    }

    fn of(kind: Kind, deductions: impl Iterator<Item = Deduction>) -> Option<Self> {
        let mut deductions: Vec<Deduction> = deductions.collect();
        deductions.sort_unstable();
        deductions.dedup();
        (!deductions.is_empty()).then_some(Self {
            kind,
            deductions,
            evidence: Vec::new(),
        })
    }

    /// The same step with an additional part of its pattern.
    #[must_use]
    pub fn because(mut self, role: Role, exhibit: impl Into<Exhibit>) -> Self {
        self.evidence.push(Evidence {
            role,
            exhibit: exhibit.into(),
        });
        self
    }

    /// The exhibits with a given role, in their original order.
    pub fn exhibits(&self, role: Role) -> impl Iterator<Item = &Exhibit> {
        self.evidence
            .iter()
            .filter(move |evidence| evidence.role == role)
            .map(|evidence| &evidence.exhibit)
    }

    /// The digits of the pattern, which have the role [`Role::Digit`].
    #[must_use]
    pub fn digits(&self) -> DigitSet {
        self.exhibits(Role::Digit)
            .fold(DigitSet::EMPTY, |all, exhibit| match exhibit {
                Exhibit::Digits(digits) => all | *digits,
                _ => all,
            })
    }

    /// The candidates that the step places.
    pub fn placements(&self) -> impl Iterator<Item = Candidate> {
        self.deductions
            .iter()
            .filter_map(|deduction| match deduction {
                Deduction::Place(candidate) => Some(*candidate),
                Deduction::Eliminate(_) => None,
            })
    }

    /// The candidates that the step removes, except those that follow from a placement.
    pub fn eliminations(&self) -> impl Iterator<Item = Candidate> {
        self.deductions
            .iter()
            .filter_map(|deduction| match deduction {
                Deduction::Eliminate(candidate) => Some(*candidate),
                Deduction::Place(_) => None,
            })
    }

    /// The same conclusions in the position that the symmetry produces.
    #[must_use]
    pub fn deductions_under(&self, symmetry: &Symmetry) -> Vec<Deduction> {
        let mut moved: Vec<Deduction> = self
            .deductions
            .iter()
            .map(|deduction| match *deduction {
                Deduction::Place(candidate) => Deduction::Place(symmetry.candidate(candidate)),
                Deduction::Eliminate(candidate) => {
                    Deduction::Eliminate(symmetry.candidate(candidate))
                }
            })
            .collect();
        moved.sort_unstable();
        moved
    }
}

impl From<Digit> for Exhibit {
    fn from(digit: Digit) -> Self {
        Self::Digits(digit.into())
    }
}

impl From<DigitSet> for Exhibit {
    fn from(digits: DigitSet) -> Self {
        Self::Digits(digits)
    }
}

impl From<Cell> for Exhibit {
    fn from(cell: Cell) -> Self {
        Self::Cells(cell.into())
    }
}

impl From<CellSet> for Exhibit {
    fn from(cells: CellSet) -> Self {
        Self::Cells(cells)
    }
}

impl<const N: usize> From<[Cell; N]> for Exhibit {
    fn from(cells: [Cell; N]) -> Self {
        Self::Cells(cells.into_iter().collect())
    }
}

impl From<House> for Exhibit {
    fn from(house: House) -> Self {
        Self::Houses(house.into())
    }
}

impl From<HouseSet> for Exhibit {
    fn from(houses: HouseSet) -> Self {
        Self::Houses(houses)
    }
}

/// A digit in each of the given cells.
impl From<(Digit, CellSet)> for Exhibit {
    fn from((digit, cells): (Digit, CellSet)) -> Self {
        Self::Candidates(cells.iter().map(|cell| cell.with(digit)).collect())
    }
}

impl From<Vec<Candidate>> for Exhibit {
    fn from(candidates: Vec<Candidate>) -> Self {
        Self::Candidates(candidates)
    }
}

impl From<Vec<Link>> for Exhibit {
    fn from(links: Vec<Link>) -> Self {
        Self::Links(links)
    }
}

/// Writes `r1c1=5` or `r1c1<>5`.
impl fmt::Display for Deduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Candidate { cell, digit }, sign) = match self {
            Self::Place(candidate) => (candidate, "="),
            Self::Eliminate(candidate) => (candidate, "<>"),
        };
        write!(f, "{cell}{sign}{digit}")
    }
}

/// Parses the format that [`fmt::Display`] writes: `r4c6=6` or `r4c6<>6`.
impl FromStr for Deduction {
    type Err = ParseDeductionError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        let read = || {
            let (cell, digit, is_place) = match text.split_once("<>") {
                Some((cell, digit)) => (cell, digit, false),
                None => text
                    .split_once('=')
                    .map(|(cell, digit)| (cell, digit, true))?,
            };
            let (cell, digit): (Cell, Digit) = (cell.parse().ok()?, digit.parse().ok()?);
            let candidate = cell.with(digit);
            Some(if is_place {
                Self::Place(candidate)
            } else {
                Self::Eliminate(candidate)
            })
        };
        read().ok_or(ParseDeductionError)
    }
}

/// The error returned for a string that is not a deduction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDeductionError;

impl fmt::Display for ParseDeductionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected a deduction such as r4c6=6 or r4c6<>6")
    }
}

impl std::error::Error for ParseDeductionError {}

/// Writes the ID of the technique and the conclusions, such as `x-wing: r5c3<>4 r9c8<>4`.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.kind)?;
        for deduction in &self.deductions {
            write!(f, " {deduction}")?;
        }
        Ok(())
    }
}

/// Writes `5r1c1`, or `5r1c1|r1c2` for a group. If the node is in an almost locked set, the cells
/// of the set follow: `5r1c1|r1c2(r1c123)`.
impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.digit)?;
        for (place, cell) in self.cells.iter().enumerate() {
            let bar = if place == 0 { "" } else { "|" };
            write!(f, "{bar}{cell}")?;
        }
        match self.set {
            Some(set) => write!(f, "({})", short(set.cells)),
            None => Ok(()),
        }
    }
}

/// Writes `5r1c1=5r1c9` if the link is strong, and `5r1c1-5r1c9` if it is weak.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_strong { '=' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}
