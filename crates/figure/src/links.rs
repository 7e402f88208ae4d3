//! Which links of a step are drawn, with the numbers of the lines that tell them.

use std::collections::HashMap;

use novena_techniques::{ArgumentLine, Link, Role, Step};

/// A link to draw.
#[derive(Clone, Debug)]
pub(crate) struct DrawnLink {
    pub(crate) link: Link,
    /// The numbers of the lines that tell it.
    pub(crate) lines: Vec<String>,
    /// The number at it.
    pub(crate) number: Option<String>,
    /// Whether it belongs to a chain inside a chain.
    pub(crate) is_inner: bool,
    /// Whether it leads from one end to the other: then its ends are true and false.
    pub(crate) is_directed: bool,
}

/// The links of a step, each once, in the order they are told.
pub(crate) fn drawn_links(step: &Step) -> Vec<DrawnLink> {
    let mut gathered = Gathered::default();
    for line in step.argument() {
        if let ArgumentLine::Implication(implication) = line {
            for (place, &link) in implication.links.iter().enumerate() {
                let is_inner = implication.depth > 0;
                gathered.add(DrawnLink {
                    link,
                    lines: vec![implication.number.clone()],
                    number: (place == 0 && !is_inner).then(|| implication.number.clone()),
                    is_inner,
                    is_directed: true,
                });
            }
        }
    }
    if gathered.all.is_empty() {
        for way in step.ways(Role::Link) {
            let is_directed = is_course(way);
            for &link in way {
                gathered.add(DrawnLink {
                    link,
                    lines: Vec::new(),
                    number: None,
                    is_inner: false,
                    is_directed,
                });
            }
        }
    }
    gathered.all
}

/// Whether links meet, strong and weak in turn.
fn is_course(way: &[Link]) -> bool {
    let meet = |pair: &[Link]| {
        pair[0].to.plain() == pair[1].from.plain() && pair[0].is_strong != pair[1].is_strong
    };
    way.len() > 1 && way.windows(2).all(meet)
}

#[derive(Default)]
struct Gathered {
    all: Vec<DrawnLink>,
    places: HashMap<Ends, usize>,
}

/// What makes two links the same to the eye.
type Ends = (novena_techniques::Node, novena_techniques::Node, bool);

impl Gathered {
    fn add(&mut self, drawn: DrawnLink) {
        let link = drawn.link;
        let ends = (link.from.plain(), link.to.plain(), link.is_strong);
        match self.places.get(&ends) {
            Some(&place) => {
                let known = &mut self.all[place];
                known.lines.extend(drawn.lines);
                known.is_inner &= drawn.is_inner;
                known.number = known.number.take().or(drawn.number);
            }
            None => {
                self.places.insert(ends, self.all.len());
                self.all.push(drawn);
            }
        }
    }
}
