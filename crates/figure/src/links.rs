//! Selects the links of a step to draw, and assigns to each link the numbers of the argument lines
//! that explain it.

use std::collections::HashMap;

use novena_core::{Cell, CellSet};
use novena_techniques::{ArgumentLine, Exhibit, Kind, Link, Node, Role, Step};

use crate::BoardView;
use crate::token::linked_digits;

/// A link to draw.
#[derive(Clone, Debug)]
pub(crate) struct DrawnLink {
    pub(crate) link: Link,
    /// The numbers of the lines that explain the link.
    pub(crate) lines: Vec<String>,
    /// The number shown next to the link.
    pub(crate) number: Option<String>,
    /// Whether the link belongs to a chain inside a chain.
    pub(crate) is_inner: bool,
    /// Whether the link has a direction, so that it shows one end as true and the other as false.
    pub(crate) is_directed: bool,
}

/// The links of a step in the order of the sentences, without duplicates.
pub(crate) fn drawn_links(step: &Step, view: &BoardView) -> Vec<DrawnLink> {
    let mut links = LinkList::default();
    for line in step.argument() {
        if let ArgumentLine::Implication(implication) = line {
            for (place, &link) in implication.links.iter().enumerate() {
                let is_inner = implication.depth > 0;
                links.add(DrawnLink {
                    link,
                    lines: vec![implication.number.clone()],
                    number: (place == 0 && !is_inner).then(|| implication.number.clone()),
                    is_inner,
                    is_directed: true,
                });
            }
        }
    }
    if links.all.is_empty() {
        for way in step.ways(Role::Link) {
            let is_directed = is_course(way);
            for &link in way {
                links.add(DrawnLink::plain(link, is_directed));
            }
        }
        for link in wing_joins(step) {
            links.add(DrawnLink::plain(link, false));
        }
        for link in petal_joins(step, view) {
            links.add(DrawnLink::plain(link, true));
        }
    }
    links.all
}

impl DrawnLink {
    /// A link that no line of the argument explains separately.
    const fn plain(link: Link, is_directed: bool) -> Self {
        Self {
            link,
            lines: Vec::new(),
            number: None,
            is_inner: false,
            is_directed,
        }
    }
}

/// The weak links between the pincers of a W-wing and its strong link. Each pincer sees one end of
/// the strong link.
fn wing_joins(step: &Step) -> Vec<Link> {
    if step.kind != Kind::W_WING {
        return Vec::new();
    }
    let ways = step.ways(Role::Link).into_iter().flatten();
    let ends: Vec<Node> = ways.flat_map(|link| [link.from, link.to]).collect();
    let pincers = step
        .exhibits(Role::Pincer)
        .flat_map(|exhibit| match exhibit {
            Exhibit::Cells(cells) => *cells,
            _ => CellSet::EMPTY,
        });
    let mut joins = Vec::new();
    for pincer in pincers {
        let seen = ends
            .iter()
            .find(|end| pincer.peers().is_superset(end.cells));
        joins.extend(seen.map(|&end| Link::weak(Node::new(end.digit, pincer), end)));
    }
    joins
}

/// The weak links from the candidates of a death blossom's stem to the candidates that they remove
/// from the petals.
fn petal_joins(step: &Step, view: &BoardView) -> Vec<Link> {
    if step.kind != Kind::DEATH_BLOSSOM {
        return Vec::new();
    }
    let stems = step
        .exhibits(Role::Pivot)
        .flat_map(|exhibit| match exhibit {
            Exhibit::Cells(cells) => *cells,
            _ => CellSet::EMPTY,
        });
    let mut joins = Vec::new();
    for stem in stems {
        for set in step.lettered_sets() {
            for digit in linked_digits(step) & set.digits {
                let has_digit = |cell: &Cell| view.marks[cell.index()].contains(digit);
                let places: CellSet = set.cells.iter().filter(has_digit).collect();
                if !places.is_empty() && stem.peers().is_superset(places) {
                    let from = Node::new(digit, stem);
                    joins.push(Link::weak(from, Node::new(digit, places)));
                }
            }
        }
    }
    joins
}

/// Whether the links are connected and alternate between strong and weak.
fn is_course(way: &[Link]) -> bool {
    let meet = |pair: &[Link]| {
        pair[0].to.plain() == pair[1].from.plain() && pair[0].is_strong != pair[1].is_strong
    };
    way.len() > 1 && way.windows(2).all(meet)
}

#[derive(Default)]
struct LinkList {
    all: Vec<DrawnLink>,
    places: HashMap<LinkKey, usize>,
}

/// A key that is the same for two links that look the same.
type LinkKey = (Node, Node, bool);

impl LinkList {
    fn add(&mut self, drawn: DrawnLink) {
        let link = drawn.link;
        let key = (link.from.plain(), link.to.plain(), link.is_strong);
        if let Some(&place) = self.places.get(&key) {
            let known = &mut self.all[place];
            known.lines.extend(drawn.lines);
            known.is_inner &= drawn.is_inner;
            known.number = known.number.take().or(drawn.number);
        } else {
            self.places.insert(key, self.all.len());
            self.all.push(drawn);
        }
    }
}
