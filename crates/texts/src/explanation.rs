//! The whole argument of a step, line by line. Most steps have one line; chains have one for
//! each link, with its reason.

use std::fmt;

use fluent_bundle::FluentArgs;
use novena_techniques::{Chain, ChainShape, Link, Role, Rung, Step, eureka};

use crate::Teller;
use crate::phrases::at_start;

/// The argument of a step in lines, and its chains in the notation of players.
///
/// ```
/// use novena_techniques::{Kind, Reasoner, sketch};
/// use novena_texts::{Language, Naming, Teller};
///
/// let position = sketch::position("r1c1=12 r1c9=23 r9c9=34 r9c1=14");
/// let step = Reasoner::of([Kind::XY_CHAIN]).first_step(&position).unwrap();
/// let told = Teller::new(Language::En, Naming::Short).explanation(&step);
/// assert!(told.lines.len() > 3);
/// assert_eq!(told.lines[2].number.as_deref(), Some("1"));
/// let text = format!("{told:2}");
/// assert!(text.ends_with(&format!("\n  {}", told.notation.unwrap())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Explanation {
    /// The lines in the order of reading.
    pub lines: Vec<ExplanationLine>,
    /// The chains in Eureka notation, where there are any.
    pub notation: Option<String>,
}

/// A line of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExplanationLine {
    /// Its number where it tells a link: `3`, or `3.1` for a chain inside a chain.
    pub number: Option<String>,
    /// How deep it lies: 0, or 1 and more inside a chain.
    pub depth: usize,
    /// The sentences, without the number.
    pub text: String,
}

impl ExplanationLine {
    pub(crate) const fn new(number: Option<String>, depth: usize, text: String) -> Self {
        Self {
            number,
            depth,
            text,
        }
    }

    /// The line with its number: `3. Then r1c1 must be 5: no other digit is left.`
    #[must_use]
    pub fn numbered(&self) -> String {
        match &self.number {
            Some(number) => format!("{number}. {}", self.text),
            None => self.text.clone(),
        }
    }
}

impl Explanation {
    /// The lines as one paragraph. Chains inside chains are left out: they would fill pages.
    #[must_use]
    pub fn paragraph(&self) -> String {
        let lines: Vec<String> = self
            .lines
            .iter()
            .filter(|line| line.depth == 0)
            .map(ExplanationLine::numbered)
            .collect();
        lines.join(" ")
    }
}

/// On a terminal: one line below the other, and the notation last. Lines after the first are
/// indented by the width that was asked for, and further inside a chain.
impl fmt::Display for Explanation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let indent = f.width().unwrap_or(0);
        for (place, line) in self.lines.iter().enumerate() {
            if place > 0 {
                write!(f, "\n{:1$}", "", indent + 2 * line.depth)?;
            }
            f.write_str(&line.numbered())?;
        }
        match &self.notation {
            Some(notation) => write!(f, "\n{:indent$}{notation}", ""),
            None => Ok(()),
        }
    }
}

impl Teller {
    /// The whole argument of a step.
    #[must_use]
    pub fn explanation(&self, step: &Step) -> Explanation {
        Explanation {
            lines: self.argument(step).unwrap_or_else(|_| {
                let text = self.general_sentence(step, Rung::Why);
                vec![ExplanationLine::new(None, 0, text)]
            }),
            notation: step
                .kind
                .is_told_by_links()
                .then(|| notation(step))
                .flatten(),
        }
    }

    /// The argument, or what is missing to tell it.
    ///
    /// A family whose sentences follow the links has an opening, the implications one by one, and a
    /// closing sentence (`end-FAMILY`).
    pub(crate) fn argument(&self, step: &Step) -> Result<Vec<ExplanationLine>, Vec<String>> {
        let family = step.kind.sentences();
        let mut filled = self.variables(step, Rung::Why);
        if !step.kind.is_told_by_links() {
            let text = self.bundle().complete(&format!("why-{family}"), &filled)?;
            return Ok(vec![ExplanationLine::new(None, 0, text)]);
        }
        if let Some(chain) = step.chain() {
            self.fill_chain(&chain, &mut filled);
        }
        let sentence = |key: &str| self.bundle().complete(key, &filled);
        let opening = sentence(&format!("why-{family}"))?;
        let mut lines = vec![ExplanationLine::new(None, 0, opening)];
        let lettered = step.lettered_sets();
        for line in step.argument() {
            lines.push(self.argument_line(&line, &lettered)?);
        }
        lines.push(ExplanationLine::new(
            None,
            0,
            sentence(&format!("end-{family}"))?,
        ));
        Ok(lines)
    }

    /// What openings of chains ask for: the shape and the two ends.
    fn fill_chain(&self, chain: &Chain<'_>, filled: &mut FluentArgs<'static>) {
        let phrases = self.phrases();
        filled.set(
            "shape",
            match chain.shape {
                ChainShape::Ring => "ring",
                ChainShape::Proof => "proof",
                ChainShape::Choice => "choice",
            },
        );
        if let Some((start, end)) = chain.ends() {
            for (name, node) in [("one", start), ("other", end)] {
                let statement = phrases.statement(node, true);
                filled.set(format!("{name}-start"), at_start(&statement));
                filled.set(name, statement);
            }
        }
    }
}

/// The chains of a step as players write them.
fn notation(step: &Step) -> Option<String> {
    let ways = step.ways(Role::Link);
    let meet = |links: &&[Link]| links.windows(2).all(|pair| pair[0].to == pair[1].from);
    let are_chains = !ways.is_empty() && ways.iter().all(meet);
    are_chains.then(|| ways.into_iter().map(eureka).collect::<Vec<_>>().join("; "))
}

#[cfg(test)]
mod tests {
    use novena_core::{Candidate, Cell, Digit, House};
    use novena_techniques::{AlmostLockedSet, Deduction, Kind, LinkReason, Node};

    use super::*;
    use crate::{Language, Naming};

    fn node(digit: usize, column: usize) -> Node {
        Node::new(Digit::ALL[digit - 1], Cell::at(0, column - 1))
    }

    fn told(step: &Step) -> Vec<String> {
        let told = Teller::new(Language::En, Naming::Short).explanation(step);
        let line = |line: &ExplanationLine| "  ".repeat(line.depth) + &line.numbered();
        told.lines.iter().map(line).collect()
    }

    fn nested(links: Vec<Link>) -> Step {
        let corner = Cell::at(0, 0).with(Digit::ALL[4]);
        let mut step = Step::place(Kind::NESTED_FORCING_CHAINS, corner);
        step.deductions = vec![Deduction::Eliminate(corner)];
        step.because(Role::Digit, corner.digit)
            .because(Role::Assumption, vec![corner])
            .because(Role::Denial, Vec::<Candidate>::new())
            .because(
                Role::Contradiction,
                vec![Cell::at(8, 8).with(Digit::ALL[0])],
            )
            .because(Role::Forced, vec![Cell::at(0, 8).with(Digit::ALL[5])])
            .because(Role::Link, links)
    }

    #[test]
    fn chains_inside_chains_have_lines_of_their_own() {
        let row = LinkReason::House(House::row(0));
        let inner = LinkReason::Inner { first: 0, count: 2 };
        let step = nested(vec![
            Link::weak(node(5, 1), node(5, 2)).because(row),
            Link::weak(node(5, 2), node(3, 4)).because(inner),
            Link::weak(node(5, 2), node(3, 5)).because(inner),
        ])
        .because(
            Role::Inner,
            vec![Link::weak(node(3, 4), node(3, 9)).because(row)],
        )
        .because(
            Role::Inner,
            vec![
                Link::weak(node(3, 4), node(7, 4)).because(LinkReason::Cell),
                Link::strong(node(7, 4), node(3, 9)),
            ],
        );
        assert_eq!(
            told(&step),
            [
                "5 in r1c1 would make 1 in r9c9 both true and false. In short, these would follow \
                 one after the other: 6 in r1c9.",
                "If r1c1 is 5:",
                "1. So r1c2 cannot be 5: row 1 already has its 5.",
                "2. Then r1c4 cannot be 3, as another chain shows.",
                "  If r1c4 is 3:",
                "  2.1. So r1c9 cannot be 3: row 1 already has its 3.",
                "  2.2. So r1c4 cannot be 7: it is 3.",
                "  2.3. Then r1c9 must be 3.",
                "  Then 3 in r1c9 would be both true and false, which is impossible.",
                "3. Then r1c5 cannot be 3, as in line 2 (from line 1).",
                "Then 1 in r9c9 would be both true and false, which is impossible: remove 5 from r1c1.",
            ]
        );
        let paragraph = Teller::new(Language::En, Naming::Short).sentence(&step, Rung::Why);
        assert!(!paragraph.contains("2.1"), "{paragraph}");
    }

    /// Three cells of a row with these digits.
    fn in_set(node: Node, digits: &[usize]) -> Node {
        node.in_set(AlmostLockedSet {
            cells: (0..3).map(|column| Cell::at(0, column)).collect(),
            digits: digits.iter().map(|&digit| Digit::ALL[digit - 1]).collect(),
        })
    }

    #[test]
    fn a_set_says_which_digits_are_left_for_its_cells() {
        let link = |from: Node, to: Node| {
            let link = Link::strong(from, to).because(LinkReason::Set);
            told(&nested(vec![link]))[2].clone()
        };
        let almost_locked = [4, 5, 6, 7];
        assert_eq!(
            link(
                in_set(node(4, 1), &almost_locked),
                in_set(node(5, 2), &almost_locked)
            ),
            "1. Then only 5, 6 and 7 are left for r1c1, r1c2 and r1c3, as many digits as cells: \
             5 must be in r1c2."
        );
        let bent = [4, 5, 6];
        assert_eq!(
            link(in_set(node(4, 1), &bent), in_set(node(4, 2), &bent)),
            "1. Then 4 must be in r1c2: otherwise only 5 and 6 are left for r1c1, r1c2 and r1c3, \
             fewer digits than cells."
        );
    }

    #[test]
    fn a_line_names_the_lines_it_rests_on() {
        let cell = LinkReason::Cell;
        let step = nested(vec![
            Link::weak(node(5, 1), node(6, 1)).because(cell),
            Link::weak(node(5, 1), node(7, 1)).because(cell),
            Link::strong(node(6, 1), node(6, 9)).because(LinkReason::House(House::row(0))),
            Link::strong(node(7, 1), node(6, 9)).because(LinkReason::House(House::row(0))),
        ]);
        let lines = told(&step);
        assert_eq!(
            lines[4],
            "3. Then 6 in row 1 must be in r1c9: no other place is left (from lines 1 and 2)."
        );
    }

    #[test]
    fn kinds_that_are_told_by_links_are_those_with_a_closing() {
        for &language in Language::ALL {
            let teller = Teller::new(language, Naming::Short);
            for &kind in Kind::ALL {
                let closing = format!("end-{}", kind.sentences());
                assert_eq!(
                    teller.bundle().has(&closing),
                    kind.is_told_by_links(),
                    "{kind}"
                );
            }
        }
    }
}
