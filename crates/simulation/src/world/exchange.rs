//! Exports between the places, and the end of a world, when all sides must agree.

use std::collections::BTreeSet;

use super::ledger::State;
use super::{PATIENCE, PLACES, World};
use crate::place::{PROGRAMS, Place};

/// An export in transit to the other place.
pub(super) struct Parcel<E> {
    to: usize,
    export: E,
    pub(super) states: Vec<State>,
}

impl<P: Place> World<P> {
    /// Lets a player write an export for the other place.
    pub(super) fn send_parcel(&mut self) {
        if self.parcels.len() < 4 {
            let from = self.numbers.below(PLACES);
            self.parcels.push(Parcel {
                to: 1 - from,
                export: self.places[from].export(0),
                states: self.ledger.states(from),
            });
        }
    }

    /// Merges an export. Exports may arrive more than once and out of order.
    pub(super) fn receive_parcel(&mut self) -> Result<(), String> {
        if self.parcels.is_empty() {
            return Ok(());
        }
        let parcel = self
            .parcels
            .swap_remove(self.numbers.below(self.parcels.len()));
        let program = self.numbers.below(PROGRAMS);
        let at = &mut self.places[parcel.to];
        at.import(program, &parcel.export);
        self.ledger.merged(at, parcel.to, &parcel.states)?;
        if self.numbers.one_in(4) {
            self.parcels.push(parcel);
        }
        Ok(())
    }

    /// Restores the network, delivers everything, and requires all sides to agree.
    pub(super) fn settle(&mut self) -> Result<(), String> {
        self.is_away = false;
        for _ in 0..20_000 {
            if self.browser.waiting() == 0 && self.network.is_empty() {
                break;
            }
            self.now += PATIENCE / 4;
            self.deliver()?;
        }
        if self.browser.waiting() > 0 {
            return Err(format!(
                "{} moves of the browser never arrive",
                self.browser.waiting()
            ));
        }
        while !self.parcels.is_empty() {
            self.receive_parcel()?;
        }
        for round in 0.. {
            if round == 6 {
                return Err("the places exchange exports without end".to_owned());
            }
            let mut is_quiet = true;
            for from in 0..PLACES {
                let to = 1 - from;
                let export = self.places[from].export(0);
                let summary = self.places[to].import(0, &export);
                self.ledger
                    .merged(&mut self.places[to], to, &self.ledger.states(from))?;
                is_quiet &= summary.added + summary.updated + summary.forked == 0;
            }
            if is_quiet {
                break;
            }
        }
        for place in 0..PLACES {
            self.ledger.check_all(&mut self.places[place], place)?;
        }
        self.compare()
    }

    /// Checks that both places have the same games, without duplicates. If players have deleted
    /// games, a state can reappear under its old key alongside the separate game that it became.
    fn compare(&self) -> Result<(), String> {
        let [here, there] = [0, 1].map(|place| self.ledger.states(place));
        let sets = [&here, &there].map(|states| states.iter().copied().collect::<BTreeSet<_>>());
        if sets[0] != sets[1] {
            return Err(format!(
                "the places have the states {:?} and {:?}",
                sets[0], sets[1]
            ));
        }
        for states in [here, there] {
            if states.len() != sets[0].len() && !self.has_deletions {
                return Err(format!("a place has a state twice: {states:?}"));
            }
        }
        Ok(())
    }
}
