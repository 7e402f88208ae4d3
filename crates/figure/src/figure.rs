//! The figure of a step.

use novena_core::{Candidate, CellSet, Digit, HouseSet};
use novena_techniques::{Exhibit, Kind, Role, Step};

use crate::area::StepArea;
use crate::arrow::{HEAD, head};
use crate::blockers::Blockers;
use crate::curve::{Curve, distance};
use crate::houses::{edge, step_houses, wash};
use crate::hull::hull;
use crate::links::{DrawnLink, drawn_links};
use crate::nodes::nodes;
use crate::places::{Point, cell_middle, mark_place};
use crate::routes::{NUMBER, Routes, nearest};
use crate::sets::{CellGroup, cell_groups, set_letters, set_outlines};
use crate::token::candidates_of;
use crate::{BoardView, Class, FigureShape, Form, Segment, Token, Tokens};

/// The drawing of a step on a board.
///
/// ```
/// use novena_core::{Cell, Digit, House};
/// use novena_figure::{BoardView, Class, Figure};
/// use novena_techniques::{Kind, Role, Step, sketch};
///
/// let position = sketch::position("r1c1=5");
/// let step = Step::place(Kind::HIDDEN_SINGLE, Cell::at(0, 0).with(Digit::ALL[4]))
///     .because(Role::House, House::row(0));
/// let figure = Figure::new(&step, &BoardView::from(position.grid()));
/// assert_eq!(figure.under[0].class, Class::HouseWash);
/// assert!(figure.over.iter().any(|shape| shape.class == Class::Follows));
/// ```
#[derive(Clone, Debug, Default, PartialEq)]
#[non_exhaustive]
pub struct Figure {
    /// The shapes below digits and marks, starting with the lowest.
    pub under: Vec<FigureShape>,
    /// The shapes above digits and marks, starting with the lowest.
    pub over: Vec<FigureShape>,
}

impl Figure {
    /// Draws a step with all of its evidence.
    #[must_use]
    pub fn new(step: &Step, view: &BoardView) -> Self {
        let (bases, covers) = step_houses(step);
        let mut figure = Self::of_houses(bases);
        figure
            .over
            .extend(covers.iter().map(|house| edge(house, true)));
        let groups = cell_groups(step);
        set_outlines(&groups, &mut figure.over);
        if let Some(blockers) = Blockers::of(step, view) {
            blockers.under(&mut figure.under);
            blockers.over(view, &mut figure.over);
        }
        let links = drawn_links(step, view);
        let mut painter = Painter {
            nodes: nodes(&links),
            tokens: Tokens::default(),
            over: figure.over,
            numbers: Vec::new(),
        };
        painter.tokens = Tokens::with_nodes(step, view, &painter.nodes);
        let mut routes = Routes::new(&painter.tokens, view);
        painter.hulls();
        painter.cross(step);
        painter.cases(step, &mut routes);
        painter.links(&links, &mut routes);
        painter.tokens();
        set_letters(&groups, view, &painter.tokens, &mut painter.over);
        painter.over.append(&mut painter.numbers);
        figure.over = painter.over;
        figure.rounded()
    }

    /// Draws only the area in which to look for a step: the houses or, if there are none, the cells
    /// to start from.
    #[must_use]
    pub fn area(step: &Step) -> Self {
        let StepArea { houses, cells } = StepArea::of(step);
        if !houses.is_empty() {
            return Self::of_houses(houses);
        }
        let mut figure = Self::default();
        let group = CellGroup::plain(cells);
        set_outlines(&[group], &mut figure.over);
        figure.rounded()
    }

    /// Houses to look at.
    #[must_use]
    pub fn of_houses(houses: HouseSet) -> Self {
        Self {
            under: houses.iter().map(wash).collect(),
            over: houses.iter().map(|house| edge(house, false)).collect(),
        }
    }

    fn rounded(mut self) -> Self {
        for shape in self.under.iter_mut().chain(&mut self.over) {
            shape.form = shape.form.to_tenths();
        }
        self
    }

    /// All shapes in painting order.
    pub fn shapes(&self) -> impl Iterator<Item = &FigureShape> {
        self.under.iter().chain(&self.over)
    }
}

/// Collects the shapes above the digits.
struct Painter {
    nodes: std::collections::BTreeMap<novena_techniques::Node, crate::nodes::NodeState>,
    tokens: Tokens,
    over: Vec<FigureShape>,
    /// Numbers, which are drawn above everything else.
    numbers: Vec<FigureShape>,
}

impl Painter {
    fn put(&mut self, class: Class, form: Form, lines: &[String]) {
        self.over
            .push(FigureShape::new(class, form).of_lines(lines));
    }

    /// Draws one outline around each group.
    fn hulls(&mut self) {
        for (node, state) in &self.nodes {
            if node.cells.len() < 2 {
                continue;
            }
            let spots: Vec<Point> = candidates_of(*node).map(mark_place).collect();
            let is_true = state.is_true || !state.is_false;
            let class = if is_true {
                Class::HullTrue
            } else {
                Class::HullFalse
            };
            let all = self.tokens.all.keys();
            let others = all.filter(|candidate| {
                candidate.digit != node.digit || !node.cells.contains(candidate.cell)
            });
            let others: Vec<Point> = others.map(|&candidate| mark_place(candidate)).collect();
            let form = Form::Path(hull(&spots, &others, is_true));
            self.over
                .push(FigureShape::new(class, form).of_lines(&state.lines));
        }
    }

    /// Draws the two alternatives of an X-Wing, which are its two diagonals.
    fn cross(&mut self, step: &Step) {
        let cells = step
            .exhibits(Role::Cells)
            .find_map(|exhibit| match exhibit {
                Exhibit::Cells(cells) if cells.len() == 4 => Some(cells.iter().collect::<Vec<_>>()),
                _ => None,
            });
        let (Some(cells), Some(digit)) = (cells, step.digits().single()) else {
            return;
        };
        if step.kind != Kind::X_WING {
            return;
        }
        for (class, from, to) in [(Class::Either, 0, 3), (Class::Or, 1, 2)] {
            let [from, to] = [from, to].map(|place: usize| mark_place(cells[place].with(digit)));
            self.put(Class::Halo, Form::line(from, to), &[]);
            self.put(class, Form::line(from, to), &[]);
        }
    }

    /// Draws the consequences of each candidate of a wing's pivot. The lines for the first
    /// candidate are solid, and those for the other candidates are dotted.
    fn cases(&mut self, step: &Step, routes: &mut Routes) {
        for (number, exhibit) in step.exhibits(Role::Case).enumerate() {
            let Exhibit::Candidates(candidates) = exhibit else {
                continue;
            };
            let class = if number == 0 {
                Class::Either
            } else {
                Class::Or
            };
            for pair in candidates.windows(2) {
                let curve = routes.between(mark_place(pair[0]), mark_place(pair[1]), false);
                self.arrow(curve, class, Some(Class::StrongHead), &[]);
            }
        }
    }

    fn links(&mut self, links: &[DrawnLink], routes: &mut Routes) {
        for drawn in links {
            let link = drawn.link;
            let ends = nearest(link.from, link.to);
            let curve = routes.between(ends.0, ends.1, drawn.number.is_some());
            let (class, tip) = match (link.is_strong, drawn.is_inner) {
                (true, false) => (Class::Strong, Class::StrongHead),
                (false, false) => (Class::Weak, Class::WeakHead),
                (true, true) => (Class::InnerStrong, Class::InnerStrongHead),
                (false, true) => (Class::InnerWeak, Class::InnerWeakHead),
            };
            self.arrow(curve, class, drawn.is_directed.then_some(tip), &drawn.lines);
            if let Some(number) = &drawn.number {
                let spot = routes.number(curve, ends);
                self.number(number, spot, link.is_strong, &drawn.lines);
            }
        }
    }

    fn arrow(&mut self, curve: Curve, class: Class, tip: Option<Class>, lines: &[String]) {
        let shaft = match tip {
            Some(_) => curve.without_end(HEAD * 0.7),
            None => curve,
        };
        let path = || {
            Form::Path(vec![
                Segment::Move(shaft.from),
                Segment::Curve(shaft.by, shaft.to),
            ])
        };
        self.put(Class::Halo, path(), lines);
        self.put(class, path(), lines);
        if let Some(tip) = tip {
            let behind = curve.without_end(HEAD).to;
            let away = distance(behind, curve.to).max(f32::EPSILON);
            let direction = (
                (curve.to.0 - behind.0) / away,
                (curve.to.1 - behind.1) / away,
            );
            self.put(tip, Form::Path(head(curve.to, direction)), lines);
        }
    }

    fn number(&mut self, number: &str, spot: Point, is_strong: bool, lines: &[String]) {
        let class = if is_strong {
            Class::NumberStrong
        } else {
            Class::NumberWeak
        };
        let size = match number.len() {
            1 => 16.0,
            2 => 14.0,
            _ => 10.5,
        };
        self.numbers
            .push(FigureShape::new(class, Form::circle(spot, NUMBER)).of_lines(lines));
        let text = Form::text(spot, size, number);
        self.numbers
            .push(FigureShape::new(Class::NumberDigit, text).of_lines(lines));
    }

    /// Draws a token for each candidate. Removed and placed candidates are drawn last.
    fn tokens(&mut self) {
        let all: Vec<(Candidate, Token)> = self
            .tokens
            .all
            .iter()
            .map(|(&candidate, &token)| (candidate, token))
            .collect();
        let placed = all.iter().filter(|(_, token)| *token == Token::Follows);
        let large = placed.filter(|(candidate, _)| !self.is_linked(*candidate));
        let filled: CellSet = large.map(|(candidate, _)| candidate.cell).collect();
        let is_last = |token: Token| matches!(token, Token::Gone | Token::Follows);
        for last in [false, true] {
            for &(candidate, token) in all.iter().filter(|(_, token)| is_last(*token) == last) {
                // A digit that fills its cell leaves no room for other digits.
                let is_filled = filled.contains(candidate.cell) && token != Token::Follows;
                if !is_filled {
                    self.token(candidate, token);
                }
            }
        }
    }

    fn token(&mut self, candidate: Candidate, token: Token) {
        let lines = self.lines(candidate);
        let spot = mark_place(candidate);
        let digit = candidate.digit;
        let disc = |radius: f32| Form::circle(spot, radius);
        let mut put = |class: Class, form: Form| self.put(class, form, &lines);
        match token {
            Token::True => put(Class::True, disc(15.0)),
            Token::False => put(Class::False, Form::square(spot, 28.0, 4.0)),
            Token::Both => {
                put(Class::BothFrame, Form::square(spot, 34.0, 4.0));
                put(Class::Both, disc(13.0));
            }
            Token::Part => put(Class::Part, disc(14.0)),
            Token::Fin => put(Class::Fin, Form::diamond(spot, 18.5)),
            Token::Third => put(Class::Third, Form::diamond(spot, 18.5)),
            Token::Fourth => put(Class::Fourth, Form::diamond(spot, 18.5)),
            Token::Gone => return self.eliminated(spot, digit),
            Token::Follows => return self.follows(candidate),
        }
        let class = match token {
            Token::False => Class::FalseDigit,
            Token::Both => Class::BothDigit,
            Token::Part => Class::PartDigit,
            Token::Fin => Class::FinDigit,
            Token::Third => Class::ThirdDigit,
            Token::Fourth => Class::FourthDigit,
            _ => Class::TrueDigit,
        };
        put(class, Form::text(spot, 22.0, digit.to_string()));
    }

    /// Draws a plate, a stroke across the plate, and the digit on top. The plate is no larger than
    /// the space for the mark, so it never extends beyond the cell.
    fn eliminated(&mut self, spot: Point, digit: Digit) {
        // The stroke runs from edge to edge of the mark's space, with a gap at the digit.
        let at = |away: f32| (spot.0 + away, spot.1 - away);
        let stroke = Form::Path(vec![
            Segment::Move(at(-13.6)),
            Segment::Line(at(-6.6)),
            Segment::Move(at(6.6)),
            Segment::Line(at(13.6)),
        ]);
        self.put(Class::GonePlate, Form::circle(spot, 17.0), &[]);
        self.put(Class::GoneStroke, stroke, &[]);
        self.put(
            Class::GoneDigit,
            Form::text(spot, 25.0, digit.to_string()),
            &[],
        );
    }

    /// Draws a digit at the size of an entry or, if a link starts or ends at its mark, at the size
    /// of the mark.
    fn follows(&mut self, candidate: Candidate) {
        let digit = candidate.digit.to_string();
        if self.is_linked(candidate) {
            let spot = mark_place(candidate);
            self.put(Class::FollowsRing, Form::circle(spot, 19.0), &[]);
            self.put(Class::True, Form::circle(spot, 15.0), &[]);
            self.put(Class::TrueDigit, Form::text(spot, 22.0, digit), &[]);
        } else {
            let spot = cell_middle(candidate.cell);
            self.put(Class::Follows, Form::circle(spot, 37.0), &[]);
            self.put(Class::FollowsDigit, Form::text(spot, 52.0, digit), &[]);
        }
    }

    /// Whether a link starts or ends at a candidate.
    fn is_linked(&self, candidate: Candidate) -> bool {
        let mut nodes = self.nodes.keys();
        nodes.any(|node| node.digit == candidate.digit && node.cells.contains(candidate.cell))
    }

    /// The line numbers of the links at a candidate.
    fn lines(&self, candidate: Candidate) -> Vec<String> {
        let mut lines: Vec<String> = Vec::new();
        for (node, state) in &self.nodes {
            if node.digit == candidate.digit && node.cells.contains(candidate.cell) {
                for line in &state.lines {
                    if !lines.contains(line) {
                        lines.push(line.clone());
                    }
                }
            }
        }
        lines
    }
}
