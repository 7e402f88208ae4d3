use std::fmt;

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseSet, Symmetry};

use crate::eureka::short;
use crate::{Kind, LinkReason, Role};

/// One application of a technique: what it proves, and from what. Pure data: enough to draw
/// it, to say it in any language and to check it without knowing how it was found.
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
    /// Which technique it is.
    pub kind: Kind,
    /// What it proves, by cell and digit; never empty.
    pub deductions: Vec<Deduction>,
    /// Why: the parts of the pattern, each with its role in it.
    pub evidence: Vec<Evidence>,
}

/// What a step proves about one candidate.
///
/// ```
/// # use novena_core::{Cell, Digit};
/// # use novena_techniques::Deduction;
/// let corner = Cell::at(0, 0).with(Digit::ALL[4]);
/// assert_eq!(Deduction::Place(corner).to_string(), "r1c1=5");
/// assert_eq!(Deduction::Eliminate(corner).to_string(), "r1c1<>5");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Deduction {
    /// It is true.
    Place(Candidate),
    /// It is false.
    Eliminate(Candidate),
}

/// A part of the pattern and its role.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Evidence {
    /// What it is in the pattern.
    pub role: Role,
    /// The thing itself.
    pub exhibit: Exhibit,
}

/// What can be pointed at on a board.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Exhibit {
    /// Digits.
    Digits(DigitSet),
    /// Whole cells.
    Cells(CellSet),
    /// Houses.
    Houses(HouseSet),
    /// Single candidates, by cell and digit.
    Candidates(Vec<Candidate>),
    /// Cells that share out these digits among themselves.
    Set {
        /// The cells.
        cells: CellSet,
        /// Every digit they could hold.
        digits: DigitSet,
    },
    /// Implications between candidates, in the order of a chain where there is one.
    Links(Vec<Link>),
}

/// If one end is false, or true, the other is the opposite.
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
    /// Where it starts.
    pub from: Node,
    /// Where it ends.
    pub to: Node,
    /// Strong: at least one end is true. Weak: at most one is.
    pub is_strong: bool,
    /// Why it holds.
    pub reason: LinkReason,
}

/// An end of a link: a digit in one cell, or in one of a group of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// Its cell, or the group.
    pub cells: CellSet,
    /// The almost locked set, if the link is strong because of one: these are all its cells
    /// that could hold the digit.
    pub set: Option<AlmostLockedSet>,
}

/// Cells of one house that together have one digit more than cells: without any one of its
/// digits, they hold all the others. One cell may lie outside the house, if it sees all places
/// of every digit but one that it could take from them.
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
    /// A digit in a cell or in one of several.
    #[must_use]
    pub fn new(digit: Digit, cells: impl Into<CellSet>) -> Self {
        Self {
            digit,
            cells: cells.into(),
            set: None,
        }
    }

    /// The same as a part of an almost locked set.
    #[must_use]
    pub const fn in_set(mut self, set: AlmostLockedSet) -> Self {
        self.set = Some(set);
        self
    }
}

impl Link {
    /// At least one end is true.
    #[must_use]
    pub const fn strong(from: Node, to: Node) -> Self {
        Self {
            from,
            to,
            is_strong: true,
            reason: LinkReason::Unstated,
        }
    }

    /// At most one end is true.
    #[must_use]
    pub const fn weak(from: Node, to: Node) -> Self {
        Self {
            from,
            to,
            is_strong: false,
            reason: LinkReason::Unstated,
        }
    }
}

impl Deduction {
    /// The candidate it is about.
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

    /// A step that places several digits; none if there is nothing to place.
    #[must_use]
    pub fn place_all(kind: Kind, candidates: impl IntoIterator<Item = Candidate>) -> Option<Self> {
        Self::of(kind, candidates.into_iter().map(Deduction::Place))
    }

    /// A step that removes one digit from cells; none if it stands in none of them.
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

    /// A step that removes every one of these digits from every one of these cells; none if
    /// there is nothing to remove.
    #[must_use]
    pub fn clear(kind: Kind, grid: &Grid, digits: DigitSet, cells: CellSet) -> Option<Self> {
        let candidates = cells.iter().flat_map(|cell| {
            (grid[cell] & digits)
                .iter()
                .map(move |digit| Deduction::Eliminate(cell.with(digit)))
        });
        Self::of(kind, candidates)
    }

    /// A step that removes candidates; those that are gone already are passed over, and it is
    /// none if all are.
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

    /// The same step with one more part of its pattern.
    #[must_use]
    pub fn because(mut self, role: Role, exhibit: impl Into<Exhibit>) -> Self {
        self.evidence.push(Evidence {
            role,
            exhibit: exhibit.into(),
        });
        self
    }

    /// The exhibits with a role, in the order they were given.
    pub fn exhibits(&self, role: Role) -> impl Iterator<Item = &Exhibit> {
        self.evidence
            .iter()
            .filter(move |evidence| evidence.role == role)
            .map(|evidence| &evidence.exhibit)
    }

    /// The digits it is about: those of its [`Role::Digit`].
    #[must_use]
    pub fn digits(&self) -> DigitSet {
        self.exhibits(Role::Digit)
            .fold(DigitSet::EMPTY, |all, exhibit| match exhibit {
                Exhibit::Digits(digits) => all | *digits,
                _ => all,
            })
    }

    /// The candidates it places.
    pub fn placements(&self) -> impl Iterator<Item = Candidate> {
        self.deductions
            .iter()
            .filter_map(|deduction| match deduction {
                Deduction::Place(candidate) => Some(*candidate),
                Deduction::Eliminate(_) => None,
            })
    }

    /// The candidates it removes. What follows from a placement is not among them.
    pub fn eliminations(&self) -> impl Iterator<Item = Candidate> {
        self.deductions
            .iter()
            .filter_map(|deduction| match deduction {
                Deduction::Eliminate(candidate) => Some(*candidate),
                Deduction::Place(_) => None,
            })
    }

    /// What it proves about the symmetric position.
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

/// A digit in each of some cells.
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

/// `r1c1=5` or `r1c1<>5`
impl fmt::Display for Deduction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (Candidate { cell, digit }, sign) = match self {
            Self::Place(candidate) => (candidate, "="),
            Self::Eliminate(candidate) => (candidate, "<>"),
        };
        write!(f, "{cell}{sign}{digit}")
    }
}

/// `x-wing: r5c3<>4 r9c8<>4`
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:", self.kind)?;
        for deduction in &self.deductions {
            write!(f, " {deduction}")?;
        }
        Ok(())
    }
}

/// `5r1c1`, or `5r1c1|r1c2` for a group; in an almost locked set with its cells:
/// `5r1c1|r1c2(r1c123)`.
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

/// `5r1c1=5r1c9` where it is strong, `5r1c1-5r1c9` where it is weak.
impl fmt::Display for Link {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let sign = if self.is_strong { '=' } else { '-' };
        write!(f, "{}{sign}{}", self.from, self.to)
    }
}
