//! Equal shares of time: keeps track of the time that each client has used, and chooses the client
//! that goes next.

use std::collections::HashMap;
use std::hash::Hash;
use std::time::Duration;

/// The number of idle clients whose clocks are remembered. If there are more, all idle clients are
/// forgotten.
pub(super) const IDLE: usize = 256;

/// Equal shares of time for a number of clients, or for the connections of a single client.
pub(super) struct Shares<K, Q> {
    /// The clock of the share that began last.
    present: Duration,
    /// The number of times that a job has arrived or begun, which breaks ties between equal clocks.
    turns: u64,
    pub(super) running: usize,
    pub(super) waiting: usize,
    /// The number of shares with running or waiting jobs.
    pub(super) active: usize,
    pub(super) each: HashMap<K, Share<Q>>,
}

impl<K, Q> Default for Shares<K, Q> {
    fn default() -> Self {
        Self {
            present: Duration::ZERO,
            turns: 0,
            running: 0,
            waiting: 0,
            active: 0,
            each: HashMap::new(),
        }
    }
}

/// One share.
pub(super) struct Share<Q> {
    clock: Duration,
    /// The value of `turns` when the share had its last turn or began to wait.
    since: u64,
    running: usize,
    pub(super) waiting: usize,
    pub(super) inner: Q,
}

impl<Q> Share<Q> {
    const fn is_active(&self) -> bool {
        self.running + self.waiting > 0
    }
}

impl<K: Copy + Eq + Hash, Q: Default> Shares<K, Q> {
    pub(super) fn of(&mut self, key: &K) -> Option<&mut Share<Q>> {
        self.each.get_mut(key)
    }

    /// Counts a waiting job, and returns the queue of its share.
    pub(super) fn enter(&mut self, key: K) -> &mut Q {
        self.turns += 1;
        let (present, since) = (self.present, self.turns);
        let share = self.each.entry(key).or_insert_with(|| Share {
            clock: present,
            since,
            running: 0,
            waiting: 0,
            inner: Q::default(),
        });
        if !share.is_active() {
            self.active += 1;
            share.clock = share.clock.max(present);
        }
        if share.waiting == 0 {
            share.since = since;
        }
        share.waiting += 1;
        self.waiting += 1;
        &mut share.inner
    }

    /// Records that a job is no longer waiting.
    pub(super) fn leave(&mut self, key: &K) {
        if let Some(share) = self.each.get_mut(key) {
            share.waiting -= 1;
            self.waiting -= 1;
        }
        self.forget(key);
    }

    /// Counts a job that starts running, and returns the queue of its share.
    pub(super) fn begin(&mut self, key: &K) -> Option<&mut Q> {
        let share = self.each.get_mut(key)?;
        self.turns += 1;
        share.since = self.turns;
        share.waiting -= 1;
        share.running += 1;
        self.waiting -= 1;
        self.running += 1;
        self.present = self.present.max(share.clock);
        Some(&mut share.inner)
    }

    /// Records that a job has ended.
    pub(super) fn finish(&mut self, key: &K, took: Duration) {
        if let Some(share) = self.each.get_mut(key) {
            share.running -= 1;
            share.clock += took;
            self.running -= 1;
        }
        self.forget(key);
    }

    /// Returns the share whose clock is furthest behind, among those with waiting jobs and fewer
    /// than `most` running jobs. If two clocks are equal, the share whose last turn was longer ago
    /// comes first.
    pub(super) fn turn(&self, most: usize) -> Option<K> {
        let may = |share: &Share<Q>| share.waiting > 0 && share.running < most;
        let those = self.each.iter().filter(|(_, share)| may(share));
        those
            .min_by_key(|(_, share)| (share.clock, share.since))
            .map(|(key, _)| *key)
    }

    /// Forgets a share if it is idle and its clock is not ahead of the present. Forgets all idle
    /// shares if no share is active or too many are idle.
    fn forget(&mut self, key: &K) {
        let present = self.present;
        match self.each.get(key) {
            Some(share) if !share.is_active() => {
                self.active -= 1;
                if share.clock <= present {
                    self.each.remove(key);
                }
            }
            _ => return,
        }
        if self.active == 0 {
            self.each.clear();
        } else if self.each.len() > self.active + IDLE {
            self.each.retain(|_, share| share.is_active());
        }
    }
}
