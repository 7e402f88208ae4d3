//! The complete argument for a step, line by line. Most steps have one line; chains have one for
//! each link, with its reason.

use std::fmt;

use fluent_bundle::FluentArgs;
use novena_techniques::{Chain, ChainShape, Link, Role, Rung, Step, eureka};

use crate::Wording;
use crate::phrases::at_start;

/// The lines of a step's argument, and the step's chains in Eureka notation.
///
/// ```
/// use novena_techniques::{Kind, Reasoner, sketch};
/// use novena_texts::{Language, Naming, Wording};
///
/// let position = sketch::position("r1c1=12 r1c9=23 r9c9=34 r9c1=14");
/// let step = Reasoner::of([Kind::XY_CHAIN]).first_step(&position).unwrap();
/// let explanation = Wording::new(Language::En, Naming::Short).explanation(&step);
/// assert!(explanation.lines.len() > 3);
/// assert_eq!(explanation.lines[2].number.as_deref(), Some("1"));
/// let text = format!("{explanation:2}");
/// assert!(text.ends_with(&format!("\n  {}", explanation.notation.unwrap())));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Explanation {
    /// The lines in reading order.
    pub lines: Vec<ExplanationLine>,
    /// The chains in Eureka notation, if there are any.
    pub notation: Option<String>,
}

/// A line of an argument.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct ExplanationLine {
    /// The line number, if the line explains a link: `3`, or `3.1` for a chain inside a chain.
    pub number: Option<String>,
    /// The nesting depth, which is 0 except inside a nested chain.
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
    /// The lines as a single paragraph, without nested chains, which would fill pages.
    #[must_use]
    pub fn paragraph(&self) -> String {
        self.outer_lines().join(" ")
    }

    /// The argument with one line for each fact, to be placed below a picture.
    ///
    /// ```
    /// use novena_techniques::{Kind, Reasoner, sketch};
    /// use novena_texts::{Language, Naming, Wording};
    ///
    /// let position = sketch::position("r1c1=12 r1c9=23 r9c9=34 r9c1=14");
    /// let step = Reasoner::of([Kind::XY_CHAIN]).first_step(&position).unwrap();
    /// let explanation = Wording::new(Language::En, Naming::Short).explanation(&step);
    /// let column = explanation.column();
    /// assert!(column.lines().nth(2).is_some_and(|line| line.starts_with("1. Then")));
    /// assert_eq!(column.replace('\n', " "), explanation.paragraph());
    /// ```
    #[must_use]
    pub fn column(&self) -> String {
        self.outer_lines().join("\n")
    }

    fn outer_lines(&self) -> Vec<String> {
        let outer = self.lines.iter().filter(|line| line.depth == 0);
        outer.map(ExplanationLine::numbered).collect()
    }
}

/// The argument formatted for a terminal: its lines, followed by the chains in Eureka notation.
/// Lines after the first are indented by the given width, and lines of nested chains are indented
/// further.
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

impl Wording {
    /// The complete argument for a step.
    #[must_use]
    pub fn explanation(&self, step: &Step) -> Explanation {
        Explanation {
            lines: self.argument(step).unwrap_or_else(|_| {
                let text = self.general_sentence(step, Rung::Why);
                vec![ExplanationLine::new(None, 0, text)]
            }),
            notation: step
                .kind
                .is_explained_by_links()
                .then(|| notation(step))
                .flatten(),
        }
    }

    /// Returns the argument, or lists the messages and variables that are missing for it.
    ///
    /// If a kind of step is explained link by link, the argument consists of an opening, the
    /// implications one by one, and a closing sentence (`end-FAMILY`).
    pub(crate) fn argument(&self, step: &Step) -> Result<Vec<ExplanationLine>, Vec<String>> {
        let family = step.kind.sentences();
        let (why, end) = (format!("why-{family}"), format!("end-{family}"));
        let mut filled = self.variables(step, Rung::Why, [&why, &end]);
        if !step.kind.is_explained_by_links() {
            let text = self.bundle().complete(&why, &filled)?;
            return Ok(vec![ExplanationLine::new(None, 0, text)]);
        }
        if let Some(chain) = step.chain() {
            self.fill_chain(&chain, &mut filled);
        }
        let sentence = |key: &str| self.bundle().complete(key, &filled);
        let opening = sentence(&why)?;
        let mut lines = vec![ExplanationLine::new(None, 0, opening)];
        let lettered = step.lettered_sets();
        for line in step.argument() {
            lines.push(self.argument_line(&line, &lettered)?);
        }
        lines.push(ExplanationLine::new(None, 0, sentence(&end)?));
        Ok(lines)
    }

    /// Fills in the variables for sentences about whole chains: the shape, the two ends, and
    /// whether the chain passes through almost locked sets or joins them to outside cells.
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
        let sets = || chain.links.iter().filter(|link| link.set().is_some());
        filled.set(
            "sets",
            match sets().next() {
                None => "none",
                Some(_) if sets().any(|link| link.outside().is_some()) => "joined",
                Some(_) => "passed",
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

/// The chains of a step, in the notation used by players.
fn notation(step: &Step) -> Option<String> {
    let ways = step.ways(Role::Link);
    let meet = |links: &&[Link]| links.windows(2).all(|pair| pair[0].to == pair[1].from);
    let are_chains = !ways.is_empty() && ways.iter().all(meet);
    are_chains.then(|| ways.into_iter().map(eureka).collect::<Vec<_>>().join("; "))
}

#[cfg(test)]
mod tests {
    use novena_core::{Candidate, Cell, Digit, DigitSet, House};
    use novena_techniques::{AlmostLockedSet, Deduction, Kind, LinkReason, Node};

    use super::*;
    use crate::{Language, Naming};

    fn node(digit: usize, column: usize) -> Node {
        Node::new(Digit::ALL[digit - 1], Cell::at(0, column - 1))
    }

    fn lines_of(step: &Step) -> Vec<String> {
        let explanation = Wording::new(Language::En, Naming::Short).explanation(step);
        let line = |line: &ExplanationLine| "  ".repeat(line.depth) + &line.numbered();
        explanation.lines.iter().map(line).collect()
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
            lines_of(&step),
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
        let paragraph = Wording::new(Language::En, Naming::Short).sentence(&step, Rung::Why);
        assert!(!paragraph.contains("2.1"), "{paragraph}");
    }

    /// Three cells in a row with these digits.
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
            lines_of(&nested(vec![link]))[2].clone()
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
    }

    #[test]
    fn a_set_and_a_cell_outside_have_different_sentences() {
        let five = Node::new(Digit::ALL[4], Cell::at(0, 1));
        let inside = in_set(five, &[5, 6, 7, 8]);
        let outside = Node::new(Digit::ALL[7], Cell::at(1, 3));
        let lines = |language: Language| {
            [
                (inside, outside, 0b0110_0000),
                (outside, inside, 0b0010_0000),
                (outside, inside, 0b0110_0000),
            ]
            .map(|(from, to, shared)| {
                let shared = DigitSet::from_bits(shared);
                let link = Link::strong(from, to).because(LinkReason::SetAndCell { shared });
                let explanation =
                    Wording::new(language, Naming::Short).explanation(&nested(vec![link]));
                explanation.lines[2].text.clone()
            })
        };
        assert_eq!(
            lines(Language::En),
            [
                "Then only 6, 7 and 8 are left for r1c1, r1c2 and r1c3, as many digits as cells. \
                 r2c4 sees all places of 6 and 7 there, so it must be 8.",
                "Then r2c4 is 6 and sees all places of 6 in r1c1, r1c2 and r1c3. Only 5, 7 and 8 \
                 are left there, as many digits as cells: 5 must be in r1c2.",
                "Then r2c4 is 6 or 7 and sees all places of these digits in r1c1, r1c2 and r1c3. \
                 Without the one that it is, as many digits as cells are left there: 5 must be in \
                 r1c2.",
            ]
        );
        assert_eq!(
            lines(Language::Es),
            [
                "Entonces en r1c1, r1c2 y r1c3 solo quedan el 6, el 7 y el 8, tantas cifras como \
                 casillas. r2c4 ve allí todos los sitios para el 6 y el 7, así que es 8.",
                "Entonces r2c4 es 6 y ve todos los sitios para el 6 en r1c1, r1c2 y r1c3. Allí solo \
                 quedan el 5, el 7 y el 8, tantas cifras como casillas: el 5 va en r1c2.",
                "Entonces r2c4 es 6 o 7 y ve todos los sitios para esas cifras en r1c1, r1c2 y \
                 r1c3. Sea cual sea, sin ella quedan allí tantas cifras como casillas: el 5 va en \
                 r1c2.",
            ]
        );
        assert_eq!(
            lines(Language::Pt),
            [
                "Então em r1c1, r1c2 e r1c3 só restam o 6, o 7 e o 8, tantos dígitos quantas \
                 células. r2c4 vê ali todos os lugares para o 6 e o 7; por isso, é 8.",
                "Então r2c4 é 6 e vê todos os lugares para o 6 em r1c1, r1c2 e r1c3. Ali só restam \
                 o 5, o 7 e o 8, tantos dígitos quantas células: o 5 vai em r1c2.",
                "Então r2c4 é 6 ou 7 e vê todos os lugares para esses dígitos em r1c1, r1c2 e \
                 r1c3. Seja qual for, sem ele restam ali tantos dígitos quantas células: o 5 vai \
                 em r1c2.",
            ]
        );
        assert_eq!(
            lines(Language::Sv),
            [
                "Då återstår bara 6, 7 och 8 för r1c1, r1c2 och r1c3, lika många siffror som \
                 rutor. r2c4 ser alla platser för 6 och 7 där, så den måste vara 8.",
                "Då är r2c4 6 och ser alla platser för 6 i r1c1, r1c2 och r1c3. Där återstår bara \
                 5, 7 och 8, lika många siffror som rutor: 5 måste stå i r1c2.",
                "Då är r2c4 6 eller 7 och ser alla platser för de siffrorna i r1c1, r1c2 och r1c3. \
                 Vilken av dem det än är återstår där, utan den, lika många siffror som rutor: 5 \
                 måste stå i r1c2.",
            ]
        );
    }

    #[test]
    fn a_chain_of_sets_that_proves_its_start_has_one_end() {
        let [one, two, three] = [1, 2, 3].map(|column| node(5, column));
        let links = vec![
            Link::strong(one, two),
            Link::weak(two, three),
            Link::strong(three, one),
        ];
        let mut step = nested(links);
        step.kind = Kind::ALS_CHAIN;
        step.evidence
            .retain(|evidence| matches!(evidence.role, Role::Digit | Role::Link));
        step.deductions = vec![Deduction::Eliminate(Cell::at(0, 8).with(Digit::ALL[4]))];
        let explained = lines_of(&step);
        assert_eq!(
            explained.last().unwrap(),
            "So r1c1 is 5 in any case. Remove 5 from r1c9."
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
        let lines = lines_of(&step);
        assert_eq!(
            lines[4],
            "3. Then 6 in row 1 must be in r1c9: no other place is left (from lines 1 and 2)."
        );
    }

    #[test]
    fn kinds_explained_by_links_have_a_closing_sentence() {
        for &language in Language::ALL {
            let wording = Wording::new(language, Naming::Short);
            for &kind in Kind::ALL {
                let closing = format!("end-{}", kind.sentences());
                assert_eq!(
                    wording.bundle().has(&closing),
                    kind.is_explained_by_links(),
                    "{kind}"
                );
            }
        }
    }
}
