//! A sample of the simulations. `cargo xtask power` and `cargo xtask simulate` run more of them.

use std::sync::{Mutex, MutexGuard, PoisonError};

use novena_simulation::disk::{Call, SyncPolicy};
use novena_simulation::faults;
use novena_simulation::place::Weakness;
use novena_simulation::power::{self, PowerTally};
use novena_simulation::world::{self, PlaceKind};

/// Waits until no other run is in progress. All threads share SQLite's random bytes, so a run can
/// be repeated from its seed only if it runs without others.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}

#[test]
fn a_power_cut_at_any_point_loses_no_acknowledged_move() {
    let _alone = alone();
    let mut sum = PowerTally::default();
    for seed in 0..4 {
        match power::run(seed, SyncPolicy::Honest) {
            Ok(tally) => sum.add(&tally),
            Err(failure) => panic!("{failure}"),
        }
    }
    println!("{sum}");
    assert!(
        sum.points > 1000 && sum.ahead > 50 && sum.nested > 50,
        "{sum}"
    );
}

/// Shows that the test above can fail: a disk that breaks its promises is detected.
#[test]
fn a_disk_that_ignores_syncs_is_detected() {
    let _alone = alone();
    for policy in [SyncPolicy::IgnoreAll, SyncPolicy::IgnoreDirectory] {
        let failure = power::run(0, policy).expect_err("moves are lost");
        assert_eq!(failure.seed, 0);
        let text = failure.to_string();
        assert!(text.contains("cargo xtask power --seed 0"), "{text}");
    }
}

#[test]
fn every_call_to_the_disk_can_fail_once() {
    let _alone = alone();
    let tally = faults::run(1, 5).unwrap_or_else(|failure| panic!("{failure}"));
    println!("{tally}");
    for call in [
        Call::Open,
        Call::Read,
        Call::Write,
        Call::Sync,
        Call::SharedLock,
    ] {
        let is_it = |((found, _), _): (&(Call, _), _)| *found == call;
        assert!(tally.faults.iter().any(is_it), "{call:?} never fails");
    }
    for error in ["full", "not-writable", "database"] {
        assert!(tally.errors.contains_key(error), "no run reported {error}");
    }
}

fn live(place_kind: PlaceKind, worlds: std::ops::Range<u64>) {
    let _alone = alone();
    for seed in worlds {
        world::run(seed, place_kind).unwrap_or_else(|failure| panic!("{failure}"));
    }
}

#[test]
fn all_places_agree_in_the_end() {
    live(PlaceKind::Real, 0..10);
}

#[test]
fn the_models_agree_in_the_end() {
    live(PlaceKind::Model(None), 0..100);
}

#[test]
fn the_store_behaves_like_its_model() {
    live(PlaceKind::Twin, 100..110);
}

/// Shows that the tests above can fail: every weakness is found within a few worlds.
#[test]
fn every_weakness_is_found() {
    let _alone = alone();
    for (weakness, says) in [
        (Weakness::ForgetsIds, "was made twice"),
        (Weakness::LosesLastMove, "was acknowledged"),
        (Weakness::ImportReplaces, "has lost"),
        (Weakness::IgnoresVersions, "was acknowledged"),
    ] {
        let place_kind = PlaceKind::Model(Some(weakness));
        let failure = (0..20).find_map(|seed| world::run(seed, place_kind).err());
        let text = failure.expect("it is found").to_string();
        assert!(text.contains(says), "{weakness:?}: {text}");
        assert!(text.contains("cargo xtask simulate --seed"), "{text}");
    }
}
