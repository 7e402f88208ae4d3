//! Rate limits per machine.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Mutex, PoisonError};
use std::time::Instant;

use crate::client::network;

/// The number of machines that are remembered; if there are more, idle ones are forgotten.
const MOST: usize = 10_000;

/// The remaining calls of each machine, replenished over time.
pub(crate) struct Rates {
    rate: f64,
    burst: f64,
    left: Mutex<HashMap<IpAddr, (f64, Instant)>>,
}

impl Rates {
    pub(crate) fn new(rate: u32, burst: u32) -> Self {
        Self {
            rate: f64::from(rate),
            burst: f64::from(burst),
            left: Mutex::default(),
        }
    }

    /// Returns whether this machine may make a call now. If so, the call is counted.
    pub(crate) fn allow(&self, machine: IpAddr) -> bool {
        self.allow_at(machine, Instant::now())
    }

    fn allow_at(&self, machine: IpAddr, now: Instant) -> bool {
        let filled = |(left, then): (f64, Instant)| {
            let gained = now.saturating_duration_since(then).as_secs_f64() * self.rate;
            (left + gained).min(self.burst)
        };
        let mut all = self.left.lock().unwrap_or_else(PoisonError::into_inner);
        if all.len() >= MOST {
            all.retain(|_, entry| filled(*entry) < self.burst);
        }
        let machine = network(machine);
        let is_known = all.contains_key(&machine);
        if all.len() >= MOST && !is_known {
            return false;
        }
        let left = all.get(&machine).map_or(self.burst, |entry| filled(*entry));
        let is_allowed = left >= 1.0;
        all.insert(machine, (if is_allowed { left - 1.0 } else { left }, now));
        is_allowed
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_burst_is_allowed_and_then_the_rate() {
        let rates = Rates::new(10, 3);
        let (one, other) = ("10.0.0.1".parse().unwrap(), "10.0.0.2".parse().unwrap());
        let start = Instant::now();
        let allowed = |machine, ms| rates.allow_at(machine, start + Duration::from_millis(ms));
        assert_eq!([0; 4].map(|ms| allowed(one, ms)), [true, true, true, false]);
        assert!(allowed(other, 0), "another machine has its own");
        assert!(!allowed(one, 50));
        assert!(allowed(one, 101));
        assert!(!allowed(one, 102));
    }

    #[test]
    fn a_network_of_version_6_counts_as_one() {
        let rates = Rates::new(1, 1);
        let now = Instant::now();
        assert!(rates.allow_at("2001:db8::1".parse().unwrap(), now));
        assert!(!rates.allow_at("2001:db8::2".parse().unwrap(), now));
        assert!(rates.allow_at("2001:db8:0:1::1".parse().unwrap(), now));
    }

    #[test]
    fn memory_is_bounded() {
        let rates = Rates::new(1, 2);
        let start = Instant::now();
        for number in 0..2 * MOST as u32 {
            rates.allow_at(IpAddr::V4(number.into()), start);
        }
        assert_eq!(rates.left.lock().unwrap().len(), MOST);
        let later = start + Duration::from_secs(9);
        assert!(rates.allow_at(IpAddr::V4(u32::MAX.into()), later));
        assert_eq!(rates.left.lock().unwrap().len(), 1);
    }
}
