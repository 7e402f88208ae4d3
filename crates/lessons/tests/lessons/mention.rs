//! Checks that every named cell or house plays the part stated for it.

use novena_core::{Cell, CellSet, DigitSet, House, HouseSet};
use novena_lessons::{Mention, Part, Place, PositionBlock, Section};
use novena_techniques::{Exhibit, Link, LinkReason, Node, Position, Role, Step};

use super::Problem;

pub(super) fn problems(
    section: &Section,
    block: &PositionBlock,
    position: &Position,
    step: Option<&Step>,
) -> Vec<Problem> {
    let scene = Scene {
        block,
        position,
        step,
    };
    section
        .mentions()
        .filter_map(|mention| Some(Problem::new(mention.line, scene.problem(mention)?)))
        .collect()
}

/// The data against which parts are checked.
struct Scene<'a> {
    block: &'a PositionBlock,
    position: &'a Position,
    step: Option<&'a Step>,
}

impl Scene<'_> {
    fn problem(&self, mention: &Mention) -> Option<String> {
        let part = mention.part.as_ref()?;
        let fails = |plays: bool| (!plays).then(|| format!("{} is not: {part}", mention.text));
        match part {
            Part::Target => fails(self.is_target(mention.place)),
            Part::Has(digits) => fails(self.has(mention.place, *digits)),
            Part::Lacks(digits) => fails(self.lacks(mention.place, *digits)),
            Part::Is(digit) => fails(self.is(mention.place, (*digit).into())),
            Part::Pattern => self.in_exhibits(mention, None),
            Part::Role(id) => match Role::from_id(id) {
                Some(role) => self.in_exhibits(mention, Some(role)),
                None => Some(format!(
                    "{id} is not a part that a cell or a house can play"
                )),
            },
        }
    }

    /// Whether the claim has a conclusion about every cell, or about some cell of each house.
    fn is_target(&self, place: Place) -> bool {
        let claim = self.block.claim.as_ref();
        let targets: CellSet = claim.map_or(CellSet::EMPTY, |claim| {
            let deductions = claim.conclusion().deductions.iter();
            let cells = deductions.map(|deduction| match deduction {
                novena_lessons::Deduction::Place(candidate)
                | novena_lessons::Deduction::Eliminate(candidate) => candidate.cell,
            });
            cells.collect()
        });
        match place {
            Place::Cells(cells) => (cells - targets).is_empty(),
            Place::Houses(houses) => {
                let is_in = |house: House| !(house.cells() & targets).is_empty();
                houses.iter().all(is_in)
            }
        }
    }

    /// Whether every cell has these candidates, or each house has places for these digits.
    fn has(&self, place: Place, digits: DigitSet) -> bool {
        let can_be = |cell: Cell| (digits - self.position[cell]).is_empty();
        match place {
            Place::Cells(cells) => cells.iter().all(can_be),
            Place::Houses(houses) => houses.iter().all(|house| {
                let has_place = |digit| !self.position.places_in(digit, house).is_empty();
                digits.iter().all(has_place)
            }),
        }
    }

    /// Whether none of the cells has any of these candidates.
    fn lacks(&self, place: Place, digits: DigitSet) -> bool {
        cells(place)
            .iter()
            .all(|cell| (self.position[cell] & digits).is_empty())
    }

    /// Whether every cell, or some cell in each house, is filled with the digit.
    fn is(&self, place: Place, digit: DigitSet) -> bool {
        let board = self.block.board();
        let is_filled = |cell: Cell| board[cell].map(DigitSet::from) == Some(digit);
        match place {
            Place::Cells(cells) => cells.iter().all(is_filled),
            Place::Houses(houses) => houses
                .iter()
                .all(|house| house.cells().iter().any(is_filled)),
        }
    }

    /// Checks that the place is in the step's exhibits with this role, or in any exhibit if no role
    /// is given. Returns the problem otherwise.
    fn in_exhibits(&self, mention: &Mention, role: Option<Role>) -> Option<String> {
        let Some(step) = self.step else {
            return Some(format!("{} has a part, but there is no step", mention.text));
        };
        let matching = || {
            let of_role = step
                .evidence
                .iter()
                .filter(|evidence| role.is_none_or(|role| evidence.role == role));
            of_role.map(|evidence| &evidence.exhibit)
        };
        let plays = match mention.place {
            Place::Cells(cells) => {
                let shown: CellSet = matching()
                    .map(|exhibit| self.cells_of(exhibit, step))
                    .fold(CellSet::EMPTY, |all, some| all | some);
                (cells - shown).is_empty()
            }
            Place::Houses(houses) => {
                let shown: HouseSet = matching()
                    .map(houses_of)
                    .fold(HouseSet::EMPTY, |all, some| all | some);
                (houses - shown).is_empty()
            }
        };
        (!plays).then(|| {
            let part = role.map_or("pattern", Role::id);
            let there = self.shown(step, role);
            format!("{} is not: {part}; the step has {there}", mention.text)
        })
    }

    /// The cells of an exhibit. If it names houses, these are the cells in them where a digit of
    /// the step is possible.
    fn cells_of(&self, exhibit: &Exhibit, step: &Step) -> CellSet {
        match exhibit {
            Exhibit::Cells(cells) | Exhibit::Set { cells, .. } => *cells,
            Exhibit::Candidates(candidates) => {
                candidates.iter().map(|candidate| candidate.cell).collect()
            }
            Exhibit::Links(links) => links.iter().flat_map(|link| [link.from, link.to]).fold(
                CellSet::EMPTY,
                |cells, node: Node| {
                    cells | node.cells | node.set.map_or(CellSet::EMPTY, |set| set.cells)
                },
            ),
            Exhibit::Houses(houses) => {
                let digits = digits(step);
                let cells = houses.cells().iter();
                cells
                    .filter(|&cell| !(self.position[cell] & digits).is_empty())
                    .collect()
            }
            _ => CellSet::EMPTY,
        }
    }

    /// Lists the step's exhibits with this role, or all of them if no role is given. If there are
    /// none, lists the roles that the step has.
    fn shown(&self, step: &Step, role: Option<Role>) -> String {
        let texts: Vec<String> = step
            .evidence
            .iter()
            .filter(|evidence| role.is_none_or(|role| evidence.role == role))
            .map(|evidence| {
                let (cells, houses) = (
                    self.cells_of(&evidence.exhibit, step),
                    houses_of(&evidence.exhibit),
                );
                let place = if houses.is_empty() {
                    cells.to_string()
                } else {
                    houses.to_string()
                };
                format!("{} {place}", evidence.role)
            })
            .collect();
        if texts.is_empty() {
            let roles: Vec<&str> = step
                .evidence
                .iter()
                .map(|evidence| evidence.role.id())
                .collect();
            return format!("no such part, but {}", roles.join(", "));
        }
        texts.join(", ")
    }
}

fn cells(place: Place) -> CellSet {
    match place {
        Place::Cells(cells) => cells,
        Place::Houses(houses) => houses.cells(),
    }
}

/// The digits of a step.
fn digits(step: &Step) -> DigitSet {
    let shown = step
        .exhibits(Role::Digit)
        .filter_map(|exhibit| match exhibit {
            Exhibit::Digits(digits) => Some(*digits),
            _ => None,
        });
    shown.fold(step.digits(), |all, some| all | some)
}

/// The houses of an exhibit, or the houses of its links.
fn houses_of(exhibit: &Exhibit) -> HouseSet {
    let house = |link: &Link| match link.reason {
        LinkReason::House(house) => Some(house),
        _ => None,
    };
    match exhibit {
        Exhibit::Houses(houses) => *houses,
        Exhibit::Links(links) => links.iter().filter_map(house).collect(),
        _ => HouseSet::EMPTY,
    }
}
