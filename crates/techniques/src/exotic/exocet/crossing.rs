//! A base, its cross-lines, and the places for base digits on them.

use novena_core::{Cell, Digit, DigitSet, House};

use crate::Position;

/// The board, with either rows or columns as its lines.
pub(super) struct View<'a> {
    pub(super) position: &'a Position,
    turned: bool,
    /// For each digit and each cross-line, the lines where the digit is or could be.
    places: [[u16; 9]; 9],
}

/// Two open cells in the same line and box.
#[derive(Clone, Copy)]
pub(super) struct Base {
    pub(super) line: usize,
    /// The cross-line through the third cell.
    pub(super) third: usize,
    pub(super) cells: [Cell; 2],
    pub(super) digits: DigitSet,
}

/// A cell on one of the three cross-lines.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Spot {
    /// The index of the cell's cross-line among the three.
    pub(super) track: usize,
    pub(super) line: usize,
}

/// A base and three cross-lines.
#[derive(Clone)]
pub(super) struct Crossing {
    pub(super) base: Base,
    pub(super) tracks: [usize; 3],
    /// For each base digit, the places that remain on the cross-lines if the base contains it.
    rest: [[u16; 3]; 9],
}

impl<'a> View<'a> {
    pub(super) fn new(position: &'a Position, turned: bool) -> Self {
        let mut view = Self {
            position,
            turned,
            places: [[0; 9]; 9],
        };
        for digit in Digit::ALL {
            let cells = position.places(digit);
            view.places[digit.index()] =
                std::array::from_fn(|track| view.cross_line(track).places_of(cells));
        }
        for line in 0..9 {
            for track in 0..9 {
                if let Some(digit) = position.placed(view.cell(line, track)) {
                    view.places[digit.index()][track] |= 1 << line;
                }
            }
        }
        view
    }

    pub(super) fn line(&self, index: usize) -> House {
        if self.turned {
            House::column(index)
        } else {
            House::row(index)
        }
    }

    pub(super) fn cross_line(&self, index: usize) -> House {
        if self.turned {
            House::row(index)
        } else {
            House::column(index)
        }
    }

    pub(super) fn cell(&self, line: usize, track: usize) -> Cell {
        self.line(line).cell(track)
    }

    /// Whether a digit is or could be in the given place.
    pub(super) fn fits(&self, digit: Digit, line: usize, track: usize) -> bool {
        self.places[digit.index()][track] >> line & 1 == 1
    }

    /// Every base.
    pub(super) fn bases(&self) -> impl Iterator<Item = Base> {
        (0..9).flat_map(move |line| (0..9).filter_map(move |third| self.base(line, third)))
    }

    fn base(&self, line: usize, third: usize) -> Option<Base> {
        let start = third / 3 * 3;
        let cells = match third - start {
            0 => [start + 1, start + 2],
            1 => [start, start + 2],
            _ => [start, start + 1],
        };
        let cells = cells.map(|track| self.cell(line, track));
        let [first, second] = cells.map(|cell| self.position[cell]);
        let digits = first | second;
        let is_base = !first.is_empty() && !second.is_empty() && digits.len() <= Base::MOST_DIGITS;
        is_base.then_some(Base {
            line,
            third,
            cells,
            digits,
        })
    }
}

impl Base {
    /// The maximum number of base digits. It is hardly ever possible to lock more.
    const MOST_DIGITS: usize = 5;
}

impl Crossing {
    /// The base, combined with every choice of cross-lines.
    pub(super) fn all(view: &View<'_>, base: Base) -> impl Iterator<Item = Self> {
        let stack = base.third / 3;
        let (second, third) = ((stack + 1) % 3 * 3, (stack + 2) % 3 * 3);
        (0..9).map(move |choice| {
            let tracks = [base.third, second + choice / 3, third + choice % 3];
            let mut rest = [[0; 3]; 9];
            for digit in base.digits {
                let places = tracks.map(|track| view.places[digit.index()][track]);
                // For each cross-line, the lines in which the digit would see the base.
                let taken = [0o7 << (base.line / 3 * 3), 1 << base.line, 1 << base.line];
                rest[digit.index()] = std::array::from_fn(|track| places[track] & !taken[track]);
            }
            Self { base, tracks, rest }
        })
    }

    pub(super) fn cell(&self, view: &View<'_>, spot: Spot) -> Cell {
        view.cell(spot.line, self.tracks[spot.track])
    }

    /// The cells that could be targets.
    pub(super) fn spots(&self, view: &View<'_>) -> Vec<Spot> {
        let all = (0..27).map(|index| Spot {
            track: index / 9,
            line: index % 9,
        });
        let sees_base = |spot: &Spot| {
            spot.line == self.base.line || spot.track == 0 && spot.line / 3 == self.base.line / 3
        };
        all.filter(|spot| !sees_base(spot))
            .filter(|&spot| !(view.position[self.cell(view, spot)] & self.base.digits).is_empty())
            .collect()
    }

    /// Whether two targets might lock every digit, because each digit has only a few places on the
    /// cross-lines.
    pub(super) fn may_lock(&self) -> bool {
        self.base.digits.iter().all(|digit| {
            let [a, b, c] = self.rest[digit.index()];
            let few = |places: u16, most: u32| places.count_ones() <= most;
            [a, b, c].into_iter().any(|track| few(track, 2))
                || [a | b, a | c, b | c].into_iter().any(|two| few(two, 3))
                || few(a | b | c, 4)
        })
    }

    /// Returns whether every digit that the base holds must also be in one of the targets.
    pub(super) fn locks(&self, targets: [Spot; 2]) -> bool {
        self.base.digits.iter().all(|digit| {
            let [a, b, c] = self.rest_without(digit, targets);
            // The digit can take three different lines on the three cross-lines, unless k of the
            // cross-lines together have places in fewer than k lines.
            a == 0
                || b == 0
                || c == 0
                || [a | b, a | c, b | c].into_iter().any(u16::is_power_of_two)
                || (a | b | c).count_ones() <= 2
        })
    }

    /// The places for a base digit on the cross-lines, outside the targets.
    pub(super) fn rest_without(&self, digit: Digit, targets: [Spot; 2]) -> [u16; 3] {
        let mut rest = self.rest[digit.index()];
        for target in targets {
            rest[target.track] &= !(1 << target.line);
        }
        rest
    }
}
