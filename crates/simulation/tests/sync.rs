//! A sample of runs of browsers and a server that come to the same games.

use novena_simulation::sync::{self, SyncTally, SyncWeakness};

#[test]
fn any_order_of_syncs_ends_in_the_same_games() {
    let mut sum = SyncTally::default();
    for seed in 0..120 {
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
    assert!(sum.games > 100, "{sum:?}");
}

/// The test above can fail: a browser that breaks a rule is found out.
#[test]
fn browsers_that_break_a_rule_are_found_out() {
    for weakness in [
        SyncWeakness::TrustsTheNetwork,
        SyncWeakness::NoTombstones,
        SyncWeakness::ServerReplaces,
        SyncWeakness::SeesTooMuch,
    ] {
        let found = (0..60).find(|&seed| sync::run(seed, Some(weakness)).is_err());
        assert!(found.is_some(), "{weakness:?}");
    }
}
