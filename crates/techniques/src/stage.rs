//! The chain stage: kinds whose steps are compared with each other, so that the shortest chain is
//! taken.
//!
//! Kinds outside the stage are tried one after the other: once a wing has been found, there is no
//! need to look for a loop. A chain's name says little about the effort it takes, but its length
//! says a lot. A path that needs chains therefore takes the chain with the least effort, whatever
//! its name. Some patterns are included because they are chains in another form. Wings with four
//! digits, Sue de Coq and nets in two colours rank between chains of three strong links and chains
//! of four. A pair of almost locked sets ranks with chains of four strong links.

use crate::chains::link_count;
use crate::{Kind, Step};

/// The effort needed to follow a chain: ten per strong link, plus a surcharge for nodes other than
/// single candidates.
#[derive(Clone, Copy)]
enum Effort {
    /// The effort for the strong links, plus this amount.
    Links(usize),
    /// This effort for every step.
    Fixed(usize),
}

const A_LINK: usize = 10;

/// Wings have three strong links.
const WING: usize = 3 * A_LINK;

const fn effort(kind: Kind) -> Option<Effort> {
    Some(match kind {
        Kind::X_CHAIN | Kind::XY_CHAIN | Kind::AIC_RING | Kind::AIC_TYPE_1 | Kind::AIC_TYPE_2 => {
            Effort::Links(0)
        }
        Kind::M_WING | Kind::S_WING | Kind::H_WING | Kind::L_WING => Effort::Fixed(WING),
        Kind::ALS_W_WING => Effort::Fixed(WING + 20),
        Kind::GROUPED_AIC_RING | Kind::GROUPED_AIC_TYPE_1 | Kind::GROUPED_AIC_TYPE_2 => {
            Effort::Links(5)
        }
        Kind::WXYZ_WING => Effort::Fixed(36),
        Kind::SUE_DE_COQ => Effort::Fixed(37),
        // Players can colour without a plan, and colouring often reveals more than a chain does.
        Kind::MEDUSA_TRAP | Kind::MEDUSA_WRAP => Effort::Fixed(38),
        Kind::MEDUSA_EMPTY_CELL => Effort::Fixed(39),
        Kind::ALS_XZ => Effort::Fixed(40),
        Kind::ALS_XY_WING => Effort::Fixed(45),
        Kind::ALS_AIC_RING | Kind::ALS_AIC_TYPE_1 | Kind::ALS_AIC_TYPE_2 => Effort::Links(20),
        _ => return None,
    })
}

impl Kind {
    /// Whether the kind belongs to the chain stage: a path compares the steps of all kinds in the
    /// stage, and takes the step with the least effort. The kinds in the stage are consecutive in
    /// [`Kind::ALL`].
    ///
    /// ```
    /// # use novena_techniques::Kind;
    /// assert!(Kind::AIC_TYPE_1.is_in_stage() && Kind::SUE_DE_COQ.is_in_stage());
    /// assert!(!Kind::XY_WING.is_in_stage());
    /// ```
    #[must_use]
    pub const fn is_in_stage(self) -> bool {
        effort(self).is_some()
    }

    /// The effort that makes a search for this kind unnecessary: if a step with at most this effort
    /// has been found, the kind is skipped. Chains with groups are skipped if there is a chain of
    /// three strong links without groups, and chains with almost locked sets if there is a chain of
    /// four strong links.
    pub(crate) const fn enough_effort(self) -> usize {
        match effort(self) {
            Some(Effort::Links(0)) => 2 * A_LINK,
            Some(Effort::Links(5)) => 3 * A_LINK,
            Some(Effort::Links(_)) => 4 * A_LINK,
            Some(Effort::Fixed(effort)) => effort,
            None => 0,
        }
    }
}

impl Kind {
    /// Whether only chains of this kind with at most three strong links can take less effort than
    /// `least`.
    pub(crate) const fn is_short_below(self, least: usize) -> bool {
        match effort(self) {
            Some(Effort::Links(more)) => least <= 4 * A_LINK + more,
            _ => false,
        }
    }
}

impl Step {
    /// The effort needed to follow a step from the chain stage, or `None` for other kinds.
    ///
    /// ```
    /// # use novena_techniques::{Kind, Reasoner, sketch};
    /// let position = sketch::position("r1c1=19 r1c5=12 r6c5=23 r6c2=39");
    /// let step = Reasoner::of([Kind::XY_CHAIN]).first_step(&position).unwrap();
    /// assert_eq!(step.chain_effort(), Some(40)); // Four cells, four strong links.
    /// ```
    #[must_use]
    pub fn chain_effort(&self) -> Option<usize> {
        Some(match effort(self.kind)? {
            // A chain starts and ends with a strong link, so it has one more strong link than weak
            // links. A ring has as many strong links as weak links.
            Effort::Links(more) => link_count(self).div_ceil(2) * A_LINK + more,
            Effort::Fixed(effort) => effort,
        })
    }

    /// A sort key that puts the easiest steps first, in the order in which a path takes them.
    ///
    /// ```
    /// # use novena_core::{Cell, Digit};
    /// # use novena_techniques::{Kind, Step};
    /// let step = |kind| Step::place(kind, Cell::at(0, 0).with(Digit::ALL[4]));
    /// assert!(step(Kind::HIDDEN_SINGLE).turn() < step(Kind::X_CHAIN).turn());
    /// ```
    #[must_use]
    pub fn turn(&self) -> (usize, usize, usize) {
        let index = self.kind.index();
        match self.chain_effort() {
            Some(effort) => (Kind::X_CHAIN.index(), effort, index),
            None => (index, 0, index),
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::sketch::position;
    use crate::{Kind, Reasoner};

    #[test]
    fn the_stage_is_contiguous() {
        let in_stage: Vec<bool> = Kind::ALL.iter().map(|kind| kind.is_in_stage()).collect();
        let pieces = in_stage.chunk_by(|a, b| a == b).filter(|piece| piece[0]);
        assert_eq!(pieces.count(), 1);
        assert_eq!(
            in_stage.iter().position(|&is| is),
            Some(Kind::X_CHAIN.index())
        );
    }

    #[test]
    fn the_shortest_chain_is_used_whatever_its_name() {
        // An XY-chain of five cells, and a chain of three strong links.
        let sketch = "r1c1=19 r1c5=12 r6c5=23 r6c7=34 r8c7=49 r2c4=56 r9c6=56 r5#5=r5c4,r5c6";
        let chains = Reasoner::of([Kind::XY_CHAIN, Kind::AIC_TYPE_1]);
        let step = chains.first_step(&position(sketch)).unwrap();
        assert_eq!(step.kind, Kind::AIC_TYPE_1);
        let alone = Reasoner::of([Kind::XY_CHAIN]).first_step(&position(sketch));
        assert_eq!(alone.unwrap().chain_effort(), Some(50));
        // Without the comparison, the kinds are tried in the given order.
        let in_turn = chains.in_turn().first_step(&position(sketch)).unwrap();
        assert_eq!(in_turn.kind, Kind::XY_CHAIN);
    }
}
