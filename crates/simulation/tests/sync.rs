//! A sample of runs in which browsers and a server synchronise.

use std::sync::{Mutex, MutexGuard, PoisonError};

use novena_simulation::sync::{self, SyncTally, SyncWeakness};

/// Waits until no other run is in progress. All threads share SQLite's random bytes, so a run can
/// be repeated from its seed only if it runs without others.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
fn any_order_of_syncs_ends_in_the_same_games() {
    let _alone = alone();
    let mut sum = SyncTally::default();
    for seed in 0..150 {
        match sync::run(seed, None) {
            Ok(tally) => sum.add(&tally),
            Err(failure) => panic!("{failure}"),
        }
    }
    println!("{sum:?}");
    assert!(
        sum.moves > 1000 && sum.deletions > 100 && sum.lost > 100,
        "{sum:?}"
    );
    assert!(sum.games > 100 && sum.found > 100, "{sum:?}");
}

/// Shows that the test above can fail: a browser that breaks a rule is detected.
#[test]
fn browsers_that_break_a_rule_are_detected() {
    let _alone = alone();
    for weakness in [
        SyncWeakness::TrustsTheNetwork,
        SyncWeakness::NoTombstones,
        SyncWeakness::ServerReplaces,
        SyncWeakness::PassesOver,
        SyncWeakness::ReplacesProgress,
    ] {
        let found = (0..60).find(|&seed| sync::run(seed, Some(weakness)).is_err());
        assert!(found.is_some(), "{weakness:?}");
    }
}
