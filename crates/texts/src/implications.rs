//! Puts implications into words one by one, each with a number and its reason.

use fluent_bundle::FluentArgs;
use novena_core::DigitSet;
use novena_techniques::{AlmostLockedSet, ArgumentLine, Implication, Link, LinkReason};

use crate::phrases::{Relation, at_start};
use crate::{ExplanationLine, Wording};

/// The missing keys and variables.
type Missing = Vec<String>;

impl Wording {
    /// A line of an argument in words. If the step assigns a letter to a set, the line refers to
    /// the set by this letter.
    pub(crate) fn argument_line(
        &self,
        line: &ArgumentLine<'_>,
        lettered: &[AlmostLockedSet],
    ) -> Result<ExplanationLine, Missing> {
        match line {
            ArgumentLine::Implication(implication) => self.implication(implication, lettered),
            ArgumentLine::Supposition {
                depth,
                node,
                is_true,
            } => {
                let mut filled = FluentArgs::new();
                filled.set("statement", self.phrases().statement(*node, *is_true));
                let text = self.bundle().complete("line-if", &filled)?;
                Ok(ExplanationLine::new(None, *depth, text))
            }
            ArgumentLine::Impossible { depth, node } => {
                let mut filled = FluentArgs::new();
                let key = match node {
                    Some(node) => {
                        let candidate = self.phrases().candidate(node.digit, node.cells);
                        filled.set("candidate", candidate);
                        "line-contradiction"
                    }
                    None => "line-impossible",
                };
                let text = self.bundle().complete(key, &filled)?;
                Ok(ExplanationLine::new(None, *depth, text))
            }
        }
    }

    fn implication(
        &self,
        implication: &Implication<'_>,
        lettered: &[AlmostLockedSet],
    ) -> Result<ExplanationLine, Missing> {
        let link = implication.links[0];
        let mut filled = self.fill(&link, lettered);
        let key = key(&link, implication.known.is_some());
        if let Some(known) = implication.known.clone() {
            filled.set("known", known);
        }
        let mut text = self.bundle().complete(key, &filled)?;
        if !implication.premises.is_empty() {
            text = self.with_premises(&text, &implication.premises)?;
        }
        let number = Some(implication.number.clone());
        Ok(ExplanationLine::new(number, implication.depth, text))
    }

    fn fill(&self, link: &Link, lettered: &[AlmostLockedSet]) -> FluentArgs<'static> {
        let phrases = self.phrases();
        let to = link.to;
        let mut filled = FluentArgs::new();
        filled.set("digit", to.digit.to_string());
        filled.set("from-digit", link.from.digit.to_string());
        filled.set("cells", phrases.cells(to.cells, Relation::Bare));
        filled.set("cells-or", phrases.either_cell(to.cells));
        filled.set("in-cells", phrases.either_in_cells(to.cells));
        filled.set("cells-count", to.cells.len());
        if let LinkReason::House(house) = link.reason {
            for relation in Relation::ALL {
                let name = format!("{}house", relation.prefix());
                filled.set(name, phrases.houses(house.into(), relation));
            }
        }
        if let LinkReason::Pattern { kind, cells } = link.reason {
            filled.set("name", self.name(kind));
            filled.set("in-pattern", phrases.cells(cells, Relation::In));
            filled.set("pattern-count", cells.len());
        }
        if let Some(set) = link.set() {
            self.fill_set(link, set, &mut filled);
            let mut letters = ('A'..='Z').zip(lettered);
            let letter = letters.find(|(_, known)| known.cells == set.cells);
            let letter = letter.map_or_else(|| "none".to_owned(), |(letter, _)| letter.to_string());
            filled.set("set-letter", letter);
        }
        filled
    }

    /// Fills in an almost locked set, the digits that are left for it, and the digits that it
    /// shares with an outside cell.
    fn fill_set(&self, link: &Link, set: AlmostLockedSet, filled: &mut FluentArgs<'static>) {
        let phrases = self.phrases();
        let mut gone = DigitSet::from(link.from.digit);
        if let (LinkReason::SetAndCell { shared }, Some(outside)) = (link.reason, link.outside()) {
            if outside == link.from {
                gone = shared;
            }
            let cell = phrases.cells(outside.cells, Relation::Bare);
            filled.set("outside-start", at_start(&cell));
            filled.set("outside", cell);
            filled.set("shared", phrases.digits(shared));
            filled.set("the-shared", phrases.the_digits(shared));
            filled.set("shared-or", phrases.either_digit(shared));
            filled.set("shared-count", shared.len());
        }
        let left = set.digits - gone;
        filled.set("set", phrases.cells(set.cells, Relation::Bare));
        filled.set("in-set", phrases.cells(set.cells, Relation::In));
        filled.set("set-count", set.cells.len());
        filled.set("set-digits", phrases.digits(left));
        filled.set("the-set-digits", phrases.the_digits(left));
    }

    fn with_premises(&self, text: &str, premises: &[String]) -> Result<String, Missing> {
        let mut filled = FluentArgs::new();
        filled.set("text", text.trim_end_matches('.').to_owned());
        filled.set("lines", self.phrases().numbers(premises));
        filled.set("lines-count", premises.len());
        self.bundle().complete("line-with-premises", &filled)
    }
}

/// The key of the sentence for a link's conclusion.
fn key(link: &Link, is_known: bool) -> &'static str {
    match (link.reason, link.is_strong) {
        (LinkReason::House(_), true) => "line-only-place",
        (LinkReason::Cell, true) => "line-only-digit",
        (LinkReason::Set, _) => "line-set",
        (LinkReason::SetAndCell { .. }, _) if link.from.set.is_some() => "line-set-to-cell",
        (LinkReason::SetAndCell { .. }, _) => "line-cell-to-set",
        (LinkReason::Cell, false) => "line-cell-taken",
        (LinkReason::House(_), false) => "line-house-served",
        (LinkReason::Sight, _) => "line-seen",
        (LinkReason::Pattern { .. }, _) => "line-pattern",
        (LinkReason::Inner { .. }, true) if is_known => "line-chains-place-again",
        (LinkReason::Inner { .. }, true) => "line-chains-place",
        (LinkReason::Inner { .. }, false) if is_known => "line-chains-again",
        (LinkReason::Inner { .. }, false) => "line-chains",
        (_, true) => "line-true",
        (_, false) => "line-false",
    }
}
