//! Tests the figures for one step of each kind, from `testdata/logic/kinds.txt`.

use std::collections::BTreeSet;

use novena_core::{Candidate, Cell, CellSet, Digit, House, HouseKind, HouseSet};
use novena_figure::{
    BoardView, CELL, Class, Figure, Form, Point, Segment, Token, Tokens, cell_groups, cell_middle,
    mark_place,
};
use novena_techniques::{
    AlmostLockedSet, ArgumentLine, Deduction, Evidence, Exhibit, Link, LinkReason, Node, Role, Step,
};

#[path = "../../../testdata/logic/kinds.rs"]
mod kinds;

use kinds::cases as steps;

/// The points that bound a form.
fn points(form: &Form) -> Vec<Point> {
    match *form {
        Form::Rect {
            x,
            y,
            width,
            height,
            ..
        } => vec![(x, y), (x + width, y + height)],
        Form::Circle { x, y, radius } => vec![(x - radius, y - radius), (x + radius, y + radius)],
        Form::Path(ref segments) => path_points(segments),
        Form::Text { x, y, size, .. } => vec![
            (x - size * 0.3, y - size * 0.4),
            (x + size * 0.3, y + size * 0.4),
        ],
    }
}

/// The points of a path, plus some points on its curves.
fn path_points(segments: &[Segment]) -> Vec<Point> {
    let mut points: Vec<Point> = Vec::new();
    for segment in segments {
        match *segment {
            Segment::Move(to) | Segment::Line(to) => points.push(to),
            Segment::Curve(by, to) => {
                let from = *points.last().unwrap();
                for part in [0.25, 0.5, 0.75, 1.0_f32] {
                    let rest = 1.0 - part;
                    let mix = |a: f32, b: f32, c: f32| {
                        rest * rest * a + 2.0 * rest * part * b + part * part * c
                    };
                    points.push((mix(from.0, by.0, to.0), mix(from.1, by.1, to.1)));
                }
            }
            Segment::Close => {}
        }
    }
    points
}

fn first_point(form: &Form) -> Point {
    match form {
        Form::Path(segments) => path_points(segments)[0],
        other => panic!("{other:?} is not a path"),
    }
}

fn away(a: Point, b: Point) -> f32 {
    (a.0 - b.0).hypot(a.1 - b.1)
}

fn centre(form: &Form) -> Point {
    let all = points(form);
    let (first, last) = (all[0], all[all.len() - 1]);
    (
        f32::midpoint(first.0, last.0),
        f32::midpoint(first.1, last.1),
    )
}

#[test]
fn every_kind_has_a_figure_that_stays_on_the_board() {
    for (position, step) in steps() {
        let view = BoardView::from(position.grid());
        for figure in [Figure::new(&step, &view), Figure::area(&step)] {
            for shape in figure.shapes() {
                for (x, y) in points(&shape.form) {
                    let board = -0.1..=900.1;
                    let is_inside = board.contains(&x) && board.contains(&y);
                    assert!(is_inside, "{step}: {shape:?}");
                }
            }
        }
    }
}

#[test]
fn every_part_of_a_pattern_is_drawn() {
    for (position, step) in steps() {
        let view = BoardView::from(position.grid());
        let figure = Figure::new(&step, &view);
        let tokens = Tokens::of(&step, &view);
        let has = |class: Class| figure.shapes().any(|shape| shape.class == class);
        let covers = |cell: Cell| {
            let (x, y) = cell_middle(cell);
            figure.shapes().any(|shape| {
                let near = points(&shape.form)
                    .into_iter()
                    .any(|spot| (spot.0 - x).abs() <= 51.0 && (spot.1 - y).abs() <= 51.0);
                near && !matches!(shape.class, Class::HouseBase | Class::HouseWash)
            })
        };
        for evidence in &step.evidence {
            match &evidence.exhibit {
                Exhibit::Houses(houses) => {
                    assert!(houses.is_empty() || has(Class::HouseBase) || has(Class::HouseCover));
                }
                Exhibit::Candidates(candidates) => {
                    for candidate in candidates {
                        let is_drawn = tokens.all.contains_key(candidate);
                        assert!(is_drawn, "{step}: {candidate} as {}", evidence.role);
                    }
                }
                Exhibit::Cells(cells) | Exhibit::Set { cells, .. } => {
                    for cell in *cells {
                        assert!(covers(cell), "{step}: {cell} as {}", evidence.role);
                    }
                }
                _ => {}
            }
        }
    }
}

#[test]
fn sets_and_patterns_within_a_chain_are_outlined() {
    let (mut sets, mut patterns) = (0, 0);
    for (_, step) in steps() {
        let groups = cell_groups(&step);
        let outlined = groups
            .iter()
            .fold(CellSet::EMPTY, |all, one| all | one.cells);
        for set in step.linked_sets() {
            sets += 1;
            let is_outlined = groups.iter().any(|group| group.cells == set.cells);
            let is_in_house = !set.cells.common_houses().is_empty();
            assert!(is_outlined && is_in_house, "{step}: {}", set.cells);
        }
        for link in step.ways(Role::Link).into_iter().flatten() {
            if let LinkReason::Pattern { cells, .. } = link.reason {
                patterns += 1;
                assert!(
                    !cells.is_empty() && outlined.is_superset(cells),
                    "{step}: {cells}"
                );
            }
        }
    }
    assert!(sets > 3 && patterns > 3, "{sets} sets, {patterns} patterns");
}

#[test]
fn eliminations_stay_in_their_cells_and_placements_are_discs() {
    for (position, step) in steps() {
        let figure = Figure::new(&step, &BoardView::from(position.grid()));
        for gone in step.eliminations() {
            let spot = mark_place(gone);
            let near = figure
                .over
                .iter()
                .filter(|shape| away(centre(&shape.form), spot) < 1.0);
            let parts: Vec<_> = near
                .filter(|shape| shape.class.id().starts_with("gone"))
                .collect();
            let classes: Vec<Class> = parts.iter().map(|shape| shape.class).collect();
            // The digit comes last, so nothing lies above it.
            let order = [Class::GonePlate, Class::GoneStroke, Class::GoneDigit];
            assert_eq!(classes, order, "{step}");
            for (x, y) in parts.iter().flat_map(|shape| points(&shape.form)) {
                let middle = cell_middle(gone.cell);
                let is_inside =
                    (x - middle.0).abs() <= CELL / 2.0 && (y - middle.1).abs() <= CELL / 2.0;
                assert!(is_inside, "{step}");
            }
        }
        let comes = [Class::Follows, Class::FollowsRing];
        let discs = figure
            .over
            .iter()
            .filter(|shape| comes.contains(&shape.class));
        assert_eq!(discs.count(), step.placements().count(), "{step}");
    }
}

#[test]
fn links_join_members_of_the_pattern() {
    let heads = [
        Class::StrongHead,
        Class::WeakHead,
        Class::InnerStrongHead,
        Class::InnerWeakHead,
    ];
    let shafts = [
        Class::Strong,
        Class::Weak,
        Class::InnerStrong,
        Class::InnerWeak,
    ];
    let mut count = 0;
    for (position, step) in steps() {
        let view = BoardView::from(position.grid());
        let figure = Figure::new(&step, &view);
        let members: Vec<Point> = Tokens::of(&step, &view)
            .all
            .keys()
            .map(|&candidate| mark_place(candidate))
            .collect();
        let is_at = |spot: Point, far: f32| {
            members
                .iter()
                .any(|&member| (away(spot, member) - far).abs() < 0.2)
        };
        for shape in &figure.over {
            let spot = || first_point(&shape.form);
            if heads.contains(&shape.class) {
                assert!(is_at(spot(), 18.0), "{step}: {shape:?}");
                count += 1;
            } else if shafts.contains(&shape.class) {
                assert!(is_at(spot(), 16.0), "{step}: {shape:?}");
            }
        }
    }
    assert!(count > 200, "{count}");
}

#[test]
fn link_numbers_match_the_sentences() {
    let mut numbered = 0;
    for (position, step) in steps() {
        let figure = Figure::new(&step, &BoardView::from(position.grid()));
        let mut drawn: Vec<&str> = Vec::new();
        for shape in &figure.over {
            if let (Class::NumberDigit, Form::Text { words, .. }) = (shape.class, &shape.form) {
                drawn.push(words);
                assert!(shape.lines.contains(words), "{step}");
            }
        }
        let argument = step.argument();
        let numbers: Vec<&str> = argument
            .iter()
            .filter_map(|line| match line {
                ArgumentLine::Implication(line) if line.depth == 0 => Some(line.number.as_str()),
                _ => None,
            })
            .collect();
        // A link that two lines explain has the number of the first line.
        let missing: Vec<&&str> = numbers
            .iter()
            .filter(|number| !drawn.contains(number))
            .collect();
        for number in missing {
            let is_drawn = figure
                .over
                .iter()
                .any(|shape| shape.lines.iter().any(|line| line == *number));
            assert!(is_drawn, "{step}: {number}");
        }
        let known: BTreeSet<&str> = numbers.into_iter().collect();
        assert!(drawn.iter().all(|number| known.contains(number)), "{step}");
        numbered += drawn.len();
    }
    assert!(numbered > 80, "{numbered}");
}

#[test]
fn true_and_false_ends_alternate_along_a_chain() {
    let mut cases = steps().into_iter();
    let (position, step) = cases
        .find(|(_, step)| step.kind.id() == "aic-type-2")
        .unwrap();
    let tokens = Tokens::of(&step, &BoardView::from(position.grid()));
    let chain = step.chain().unwrap();
    for link in chain.links {
        let (from, to) = if link.is_strong {
            (Token::False, Token::True)
        } else {
            (Token::True, Token::False)
        };
        for (node, token) in [(link.from, from), (link.to, to)] {
            for cell in node.cells {
                assert_eq!(tokens.all[&cell.with(node.digit)], token, "{step}");
            }
        }
    }
}

#[test]
fn an_oddagon_shows_its_two_digits_and_its_guardians() {
    let mut cases = steps().into_iter();
    let (position, step) = cases
        .find(|(_, step)| step.kind.id() == "bivalue-oddagon")
        .unwrap();
    let view = BoardView::from(position.grid());
    let tokens = Tokens::of(&step, &view);
    let Some(Exhibit::Digits(pair)) = step.exhibits(Role::Digit).next() else {
        panic!("no digits");
    };
    let Some(Exhibit::Cells(cells)) = step.exhibits(Role::Cells).next() else {
        panic!("no cells");
    };
    for cell in *cells {
        for digit in view.marks[cell.index()] {
            let expected = if pair.contains(digit) {
                Token::Part
            } else {
                Token::Fin
            };
            assert_eq!(tokens.all[&cell.with(digit)], expected, "{digit}{cell}");
        }
    }
}

#[test]
fn a_group_has_one_hull() {
    for (position, step) in steps() {
        let figure = Figure::new(&step, &BoardView::from(position.grid()));
        let mut groups: BTreeSet<Node> = BTreeSet::new();
        for line in step.argument() {
            if let ArgumentLine::Implication(line) = line {
                let ends = line.links.iter().flat_map(|link| [link.from, link.to]);
                groups.extend(ends.map(Node::plain).filter(|node| node.cells.len() > 1));
            }
        }
        if groups.is_empty() {
            continue;
        }
        let hulls = figure.over.iter();
        let hulls =
            hulls.filter(|shape| [Class::HullTrue, Class::HullFalse].contains(&shape.class));
        assert_eq!(hulls.count(), groups.len(), "{step}");
    }
}

/// The position of a cell after a half turn of the board. Digits change as well (`turned_digit`),
/// because their marks turn with the board.
fn turned_cell(cell: Cell) -> Cell {
    Cell::from_index(80 - cell.index())
}

fn turned_digit(digit: Digit) -> Digit {
    Digit::ALL[8 - digit.index()]
}

fn turned_cells(cells: CellSet) -> CellSet {
    cells.iter().map(turned_cell).collect()
}

fn turned_candidate(candidate: Candidate) -> Candidate {
    turned_cell(candidate.cell).with(turned_digit(candidate.digit))
}

fn turned_house(house: House) -> House {
    let number = 9 - house.number();
    match house.kind() {
        HouseKind::Row => House::row(number),
        HouseKind::Column => House::column(number),
        HouseKind::Box => House::box_(number),
    }
}

fn turned_node(node: Node) -> Node {
    Node {
        digit: turned_digit(node.digit),
        cells: turned_cells(node.cells),
        set: node.set.map(|set| AlmostLockedSet {
            cells: turned_cells(set.cells),
            digits: set.digits.iter().map(turned_digit).collect(),
        }),
    }
}

fn turned_link(link: &Link) -> Link {
    Link {
        from: turned_node(link.from),
        to: turned_node(link.to),
        is_strong: link.is_strong,
        reason: match link.reason {
            LinkReason::House(house) => LinkReason::House(turned_house(house)),
            LinkReason::Pattern { kind, cells } => LinkReason::Pattern {
                kind,
                cells: turned_cells(cells),
            },
            other => other,
        },
    }
}

fn turned_step(step: &Step) -> Step {
    let deductions = step.deductions.iter().map(|deduction| match *deduction {
        Deduction::Place(candidate) => Deduction::Place(turned_candidate(candidate)),
        Deduction::Eliminate(candidate) => Deduction::Eliminate(turned_candidate(candidate)),
    });
    let exhibit = |exhibit: &Exhibit| match exhibit {
        Exhibit::Digits(digits) => Exhibit::Digits(digits.iter().map(turned_digit).collect()),
        Exhibit::Cells(cells) => Exhibit::Cells(turned_cells(*cells)),
        Exhibit::Houses(houses) => {
            Exhibit::Houses(houses.iter().map(turned_house).collect::<HouseSet>())
        }
        Exhibit::Candidates(candidates) => {
            Exhibit::Candidates(candidates.iter().copied().map(turned_candidate).collect())
        }
        Exhibit::Set { cells, digits } => Exhibit::Set {
            cells: turned_cells(*cells),
            digits: digits.iter().map(turned_digit).collect(),
        },
        Exhibit::Links(links) => Exhibit::Links(links.iter().map(turned_link).collect()),
        other => panic!("{other:?}"),
    };
    Step {
        kind: step.kind,
        deductions: deductions.collect(),
        evidence: step
            .evidence
            .iter()
            .map(|evidence| Evidence {
                role: evidence.role,
                exhibit: exhibit(&evidence.exhibit),
            })
            .collect(),
    }
}

fn turned_view(view: &BoardView) -> BoardView {
    let mut turned = view.clone();
    for cell in Cell::all() {
        let other = turned_cell(cell);
        turned.board[other] = view.board[cell].map(turned_digit);
        let marks = view.marks[cell.index()].iter();
        turned.marks[other.index()] = marks.map(turned_digit).collect();
    }
    turned
}

#[test]
fn the_figure_of_a_turned_step_is_the_turned_figure() {
    // The shapes that have a fixed place. Letters and routes are excluded, because they may be on
    // either side of an obstacle.
    let placed = |figure: &Figure, is_turned: bool| {
        let mut all: Vec<(&'static str, i32, i32)> = figure
            .shapes()
            .filter(|shape| {
                matches!(shape.form, Form::Rect { .. } | Form::Circle { .. })
                    && !matches!(
                        shape.class,
                        Class::LetterPlate | Class::NumberStrong | Class::NumberWeak
                    )
            })
            .map(|shape| {
                let (x, y) = centre(&shape.form);
                let (x, y) = if is_turned {
                    (900.0 - x, 900.0 - y)
                } else {
                    (x, y)
                };
                (shape.class.id(), x.round() as i32, y.round() as i32)
            })
            .collect();
        all.sort_unstable();
        all
    };
    for (position, step) in steps() {
        let view = BoardView::from(position.grid());
        let figure = Figure::new(&step, &view);
        let turned = Figure::new(&turned_step(&step), &turned_view(&view));
        assert_eq!(placed(&figure, true), placed(&turned, false), "{step}");
        let count = |figure: &Figure| figure.shapes().count();
        assert_eq!(count(&figure), count(&turned), "{step}");
    }
}

#[test]
fn the_area_to_look_at_shows_no_candidate() {
    for (_, step) in steps() {
        let area = Figure::area(&step);
        let allowed = [Class::HouseWash, Class::HouseBase, Class::Set];
        for shape in area.shapes() {
            assert!(allowed.contains(&shape.class), "{step}: {shape:?}");
        }
        let says_where = step.evidence.iter().any(|evidence| evidence.role.is_area());
        assert_eq!(says_where, area.shapes().next().is_some(), "{step}");
    }
}
