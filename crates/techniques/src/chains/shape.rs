//! Renames stored chains by their shape, because their stored names may come from an earlier
//! version. Chains with three strong links are named in `wings.rs`.
//!
//! Earlier versions reported a chain that removes one candidate as a loop through that candidate.
//! Without its first and last links, the loop is a chain between the two nodes that the candidate
//! sees.

use novena_core::Candidate;

use super::wings::wing_kind;
use crate::{Evidence, Exhibit, Kind, Link, Role, Step};

/// The chains of types 1 and 2: without groups, with groups, and with almost locked sets.
const TYPES: [[Kind; 2]; 3] = [
    [Kind::AIC_TYPE_1, Kind::AIC_TYPE_2],
    [Kind::GROUPED_AIC_TYPE_1, Kind::GROUPED_AIC_TYPE_2],
    [Kind::ALS_AIC_TYPE_1, Kind::ALS_AIC_TYPE_2],
];

impl Step {
    /// The same step, except that an AIC is given the current name and evidence for its shape.
    /// Paths written by earlier versions contain less specific names ([`Kind::aliases`]).
    ///
    /// ```
    /// use novena_techniques::{Kind, Reasoner, former_technique, sketch};
    ///
    /// let position = sketch::position("r1#5=r1c1,r1c9 r8c9=57 r5#7=r5c9,r5c1 r5c1<>5");
    /// let loops = Reasoner::with(former_technique("discontinuous-nice-loop"));
    /// let step = loops.first_step(&position).unwrap().named_by_shape();
    /// assert_eq!(step.kind, Kind::S_WING);
    /// ```
    #[must_use]
    pub fn named_by_shape(mut self) -> Self {
        let is_aic = TYPES.iter().flatten().any(|&kind| kind == self.kind);
        if !is_aic {
            return self;
        }
        let has = |role| self.exhibits(role).next().is_some();
        let has_ends = has(Role::Pincer) && has(Role::Taken);
        let links = self.exhibits(Role::Link).find_map(|exhibit| match exhibit {
            Exhibit::Links(links) => Some(links.clone()),
            _ => None,
        });
        let Some(mut links) = links else {
            return self;
        };
        if has_ends {
            self.kind = wing_kind(&links).unwrap_or(self.kind);
            return self;
        }
        if let [first, inner @ .., last] = &links[..]
            && !first.is_strong
            && !last.is_strong
        {
            links = inner.to_vec();
        }
        let (Some(first), Some(last)) = (links.first(), links.last()) else {
            return self;
        };
        let (start, end) = (first.from, last.to);
        let scope = if links.iter().any(|link| link.set().is_some()) {
            2
        } else {
            usize::from(links.iter().any(is_grouped))
        };
        let type_ = TYPES[scope][usize::from(start.digit != end.digit)];
        self.kind = wing_kind(&links).unwrap_or(type_);
        let is_proof = (start.digit, start.cells) == (end.digit, end.cells);
        let mut pincers: Vec<Candidate> = Vec::new();
        for node in [start, end] {
            pincers.extend(node.cells.iter().map(|cell| cell.with(node.digit)));
        }
        pincers.dedup();
        let proved = if is_proof {
            pincers.clone()
        } else {
            Vec::new()
        };
        let ours = [Role::Pivot, Role::Pincer, Role::Taken, Role::Link];
        self.evidence
            .retain(|evidence: &Evidence| !ours.contains(&evidence.role));
        self.because(Role::Pincer, pincers)
            .because(Role::Taken, proved)
            .because(Role::Link, links)
    }
}

fn is_grouped(link: &Link) -> bool {
    link.from.cells.len() > 1 || link.to.cells.len() > 1
}

#[cfg(test)]
mod tests {
    use novena_core::{Cell, Digit};

    use super::*;
    use crate::sketch::position;
    use crate::{Deduction, Node, Reasoner, former_technique};

    #[test]
    fn steps_that_already_have_their_name_are_unchanged() {
        let sketch = position("r1c1=34 r3c5=34 r6#3=r6c1,r6c5 r1#5=r1c1,r1c8,r1c9 r9#5=r9c1,r9c7");
        let kinds = TYPES.iter().flatten().copied();
        let steps = Reasoner::of(kinds).all_steps(&sketch);
        assert!(!steps.is_empty());
        for step in steps {
            assert_eq!(step.clone().named_by_shape(), step);
        }
    }

    #[test]
    fn a_loop_with_one_strong_link_is_a_chain_of_it() {
        let [target, one, other] = [(2, 0), (0, 0), (1, 1)]
            .map(|(row, column)| Node::new(Digit::ALL[4], Cell::at(row, column)));
        let links = [
            Link::weak(target, one),
            Link::strong(one, other),
            Link::weak(other, target),
        ];
        let step = Step {
            kind: Kind::GROUPED_AIC_TYPE_2,
            deductions: vec![Deduction::Eliminate(Cell::at(2, 0).with(Digit::ALL[4]))],
            evidence: Vec::new(),
        };
        let step = step.because(Role::Link, links.to_vec());
        let step = step.named_by_shape();
        assert_eq!(step.kind, Kind::AIC_TYPE_1);
        let pincers =
            [(0, 0), (1, 1)].map(|(row, column)| Cell::at(row, column).with(Digit::ALL[4]));
        let exhibit = step.exhibits(Role::Pincer).next();
        assert_eq!(exhibit, Some(&Exhibit::Candidates(pincers.to_vec())));
    }

    #[test]
    fn a_loop_that_proves_its_start_is_a_chain_from_it_to_itself() {
        let sketch = position("r1c1=578 r1#5=r1c1,r1c9 c1#5=r1c1,r9c1 r7#5=r7c2,r7c9");
        let loops = Reasoner::with(former_technique("discontinuous-nice-loop"));
        let proofs = loops.all_steps(&sketch);
        let proof = proofs.into_iter().find(|step| step.deductions.len() == 2);
        let step = proof.unwrap().named_by_shape();
        assert!(
            Reasoner::of([Kind::AIC_TYPE_1])
                .all_steps(&sketch)
                .contains(&step)
        );
    }
}
