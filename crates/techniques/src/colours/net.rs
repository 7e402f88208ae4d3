//! Nets: candidates for several digits that are connected by strong links and marked in two
//! colours.

use novena_core::{Candidate, Cell, CellSet, Digit, DigitSet};

use crate::{Link, Node, Position, Role, Step};

/// Candidates joined by cells with two candidates and by houses with two places for a digit.
/// Candidates that are joined directly have different colours. All candidates of one colour are
/// true, and all candidates of the other colour are false.
#[derive(Debug)]
pub(crate) struct Net {
    /// The places by colour and digit.
    places: [[CellSet; 9]; 2],
}

/// The candidates at the other ends of a candidate's strong links.
fn neighbours(position: &Position, candidate: Candidate) -> impl Iterator<Item = Candidate> {
    let Candidate { cell, digit } = candidate;
    let partner = position[cell].without(digit).single();
    let within = cell.houses().map(|house| {
        let others = position.places_in(digit, house).without(cell);
        others.single().map(|other| other.with(digit))
    });
    let across = partner.map(|other| cell.with(other));
    within.into_iter().chain([across]).flatten()
}

impl Net {
    const EMPTY: Self = Self {
        places: [[CellSet::EMPTY; 9]; 2],
    };

    /// All nets with at least two digits. If a net contains a ring with an odd number of links, it
    /// cannot be coloured, and the position has no solution. Such nets are omitted.
    pub(crate) fn all(position: &Position) -> Vec<Self> {
        let mut seen = [CellSet::EMPTY; 9];
        let mut nets = Vec::new();
        for digit in Digit::ALL {
            for cell in position.places(digit) & position.open_cells() {
                if seen[digit.index()].contains(cell) {
                    continue;
                }
                let (net, has_colours) = Self::around(position, cell.with(digit));
                for digit in Digit::ALL {
                    seen[digit.index()] |= net.cells_of(digit);
                }
                let digits = Digit::ALL.into_iter();
                let digits = digits.filter(|&digit| !net.cells_of(digit).is_empty());
                if has_colours && digits.count() > 1 {
                    nets.push(net);
                }
            }
        }
        nets
    }

    /// Returns the net that contains a candidate, and whether each candidate in the net has only
    /// one colour.
    fn around(position: &Position, start: Candidate) -> (Self, bool) {
        let mut net = Self::EMPTY;
        net.places[0][start.digit.index()].insert(start.cell);
        let mut has_colours = true;
        let mut waiting = vec![(start, 0)];
        while let Some((candidate, colour)) = waiting.pop() {
            for next in neighbours(position, candidate) {
                let place = next.digit.index();
                has_colours &= !net.places[colour][place].contains(next.cell);
                if !net.colours(next) {
                    net.places[1 - colour][place].insert(next.cell);
                    waiting.push((next, 1 - colour));
                }
            }
        }
        (net, has_colours)
    }

    fn cells_of(&self, digit: Digit) -> CellSet {
        self.places[0][digit.index()] | self.places[1][digit.index()]
    }

    /// Returns whether a candidate has either colour.
    pub(crate) fn colours(&self, candidate: Candidate) -> bool {
        self.cells_of(candidate.digit).contains(candidate.cell)
    }

    /// Whether a candidate has the given colour.
    pub(crate) fn has(&self, colour: usize, candidate: Candidate) -> bool {
        self.places[colour][candidate.digit.index()].contains(candidate.cell)
    }

    /// The places of a digit with the given colour.
    pub(crate) fn places(&self, colour: usize, digit: Digit) -> CellSet {
        self.places[colour][digit.index()]
    }

    /// The candidates with a given colour, by digit and cell.
    pub(crate) fn candidates(&self, colour: usize) -> Vec<Candidate> {
        let digits = Digit::ALL.into_iter();
        let of = |digit| {
            let cells = self.places(colour, digit).iter();
            cells.map(move |cell: Cell| cell.with(digit))
        };
        digits.flat_map(of).collect()
    }

    /// The number of coloured candidates.
    pub(crate) fn len(&self) -> usize {
        let digits = Digit::ALL.into_iter();
        digits.map(|digit| self.cells_of(digit).len()).sum()
    }

    /// Returns a candidate with the given colour that cannot be true together with `candidate`: the
    /// same digit in a cell that it sees, or a different digit in its cell.
    pub(crate) fn rival(&self, colour: usize, candidate: Candidate) -> Option<Candidate> {
        let Candidate { cell, digit } = candidate;
        let seen = self.places(colour, digit) & cell.peers();
        let in_cell = || {
            let mut others = Digit::ALL.into_iter().filter(|&other| other != digit);
            others.find(|&other| self.places(colour, other).contains(cell))
        };
        seen.first()
            .map(|cell| cell.with(digit))
            .or_else(|| in_cell().map(|other| cell.with(other)))
    }

    /// Returns, for each digit, the places that a colour rules out. They are places where the
    /// colour has a different digit in the same cell, or the same digit in a cell that sees the
    /// place. Each of them has a [`Self::rival`].
    pub(crate) fn ruled_out(&self, colour: usize) -> [CellSet; 9] {
        let places = &self.places[colour];
        let any = places
            .iter()
            .fold(CellSet::EMPTY, |any, &cells| any | cells);
        places.map(|cells| {
            let seen = cells.iter().map(Cell::peers);
            seen.fold(any - cells, |ruled_out, peers| ruled_out | peers)
        })
    }

    /// Returns the part of the net that joins the given candidates. It consists of the paths from
    /// the first of them to each of the others.
    pub(crate) fn joining(&self, position: &Position, wanted: &[Candidate]) -> Self {
        let mut part = Self::EMPTY;
        let Some(&root) = wanted.first() else {
            return part;
        };
        let index = |candidate: Candidate| candidate.cell.index() * 9 + candidate.digit.index();
        let mut before: Vec<Option<Candidate>> = vec![None; Cell::COUNT * 9];
        let mut reached = vec![root];
        let mut place = 0;
        while let Some(&candidate) = reached.get(place) {
            place += 1;
            for next in neighbours(position, candidate) {
                if next != root && before[index(next)].is_none() {
                    before[index(next)] = Some(candidate);
                    reached.push(next);
                }
            }
        }
        for &end in wanted {
            let mut next = Some(end);
            while let Some(candidate) = next.filter(|&candidate| !part.colours(candidate)) {
                let colour = usize::from(self.has(1, candidate));
                part.places[colour][candidate.digit.index()].insert(candidate.cell);
                next = before[index(candidate)];
            }
        }
        part
    }

    /// The strong links in the net, without duplicates.
    fn links(&self, position: &Position) -> Vec<Link> {
        let mut links = Vec::new();
        for from in self.candidates(0) {
            for to in neighbours(position, from).filter(|&to| self.has(1, to)) {
                let [a, b] = [from, to].map(|end| Node::new(end.digit, end.cell));
                let link = Link::strong(a, b);
                if !links.contains(&link) {
                    links.push(link);
                }
            }
        }
        links
    }

    /// Adds the two colours to a step as evidence, `first` before the other colour.
    pub(crate) fn explain(&self, step: Step, position: &Position, first: usize) -> Step {
        let digits = Digit::ALL.into_iter();
        let digits = digits.filter(|&digit| !self.cells_of(digit).is_empty());
        step.because(Role::Digit, digits.collect::<DigitSet>())
            .because(Role::FirstColour, self.candidates(first))
            .because(Role::SecondColour, self.candidates(1 - first))
            .because(Role::Link, self.links(position))
    }
}
