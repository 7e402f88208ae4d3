//! Runs the same sessions with every single call to the disk failing once.
//!
//! A session is played once on a sound disk, and its calls are counted. It is then played again for
//! every call and every way in which that call can fail. After a failure, the game must be
//! unchanged, and the player must see an error that a person can act on. The next attempt must
//! succeed. The next start must find every acknowledged move, whether the program continues, is
//! killed or loses power.

use std::collections::BTreeMap;
use std::fmt;

use novena_store::{GameId, MoveId, StoreError};

use crate::disk::{Call, Fault, FaultKind, Loss, PowerState, SyncPolicy};
use crate::power::{Session, Step};
use crate::{Disk, Image, Numbers, Snapshot, seed_sqlite};

/// The counts of a run.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct FaultTally {
    /// The number of calls that failed, by kind of call and kind of failure.
    pub faults: BTreeMap<(Call, FaultKind), u64>,
    /// The number of errors reported to the player, by ID.
    pub errors: BTreeMap<&'static str, u64>,
    /// The number of failures from which SQLite recovered by itself, without an error for the
    /// player.
    pub silent: u64,
}

impl FaultTally {
    /// The number of failed calls.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.faults.values().sum()
    }
}

impl fmt::Display for FaultTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let errors: Vec<_> = self
            .errors
            .iter()
            .map(|(id, n)| format!("{n} {id}"))
            .collect();
        write!(
            f,
            "{} calls failed; the player heard of {}: {}; the others were mended below",
            self.count(),
            self.count() - self.silent,
            errors.join(", ")
        )
    }
}

/// A fault after which something was wrong.
#[derive(Clone, Debug)]
pub struct FaultFailure {
    /// The seed of the session.
    pub seed: u64,
    /// The call that failed.
    pub fault: Fault,
    /// The kind of that call.
    pub call: Call,
    /// The error.
    pub reason: String,
}

impl fmt::Display for FaultFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            seed,
            fault,
            call,
            reason,
        } = self;
        write!(
            f,
            "call {} ({call:?}) of session {seed} failed with {:?}: {reason}\n\
             repeat it with: cargo xtask power --faults --seed {seed}",
            fault.at, fault.kind
        )
    }
}

/// Plays a session of this many random steps with every call failing once.
pub fn run(seed: u64, length: usize) -> Result<FaultTally, Box<FaultFailure>> {
    let mut numbers = Numbers(seed);
    let script = Script {
        seed,
        steps: Step::session(&mut numbers, length),
    };
    let sound = script.play_soundly();
    let mut tally = FaultTally::default();
    for (at, &call) in sound.calls.iter().enumerate() {
        for kind in FaultKind::ALL {
            if !kind.concerns(call) {
                continue;
            }
            let fault = Fault { at, kind };
            *tally.faults.entry((call, kind)).or_default() += 1;
            let outcome = script.play_with(fault, &sound, &mut numbers);
            let outcome = outcome.map_err(|reason| {
                Box::new(FaultFailure {
                    seed,
                    fault,
                    call,
                    reason,
                })
            })?;
            match outcome {
                Some(error) => *tally.errors.entry(error.id()).or_default() += 1,
                None => tally.silent += 1,
            }
        }
    }
    Ok(tally)
}

/// A session that can be repeated.
struct Script {
    seed: u64,
    steps: Vec<Step>,
}

/// The session on a sound disk.
struct SoundRun {
    calls: Vec<Call>,
    /// The content of the store before the first step and after each step.
    snapshots: Vec<Snapshot>,
    ids: Vec<(GameId, MoveId)>,
}

impl Script {
    /// A session on an empty disk that always generates the same random keys.
    fn begin(&self) -> (Disk, Session) {
        seed_sqlite(self.seed);
        let disk = Disk::new(&Image::default()).recorded(SyncPolicy::Honest);
        let session = Session::new(disk.clone());
        (disk, session)
    }

    fn play_soundly(&self) -> SoundRun {
        let (disk, mut session) = self.begin();
        disk.plan_fault(None);
        let mut snapshots = vec![Snapshot::default()];
        for step in &self.steps {
            let done = session.take(step).and_then(|()| session.snapshot());
            snapshots
                .push(done.unwrap_or_else(|error| panic!("{step:?} on a sound disk: {error}")));
        }
        session.close();
        snapshots[0] = Disk::new(&Image::default())
            .open_store()
            .and_then(|mut store| Snapshot::of(&mut store, &[]))
            .expect("an empty disk is sound");
        SoundRun {
            calls: disk.calls(),
            snapshots,
            ids: session.ids().to_vec(),
        }
    }

    /// Plays the session with a fault. Returns the error reported to the player, if any.
    fn play_with(
        &self,
        fault: Fault,
        sound: &SoundRun,
        numbers: &mut Numbers,
    ) -> Result<Option<StoreError>, String> {
        let (disk, mut session) = self.begin();
        disk.plan_fault(Some(fault));
        let mut reported = None;
        let mut last = sound.snapshots[0].clone();
        let mut operations = Vec::new();
        for (number, step) in self.steps.iter().enumerate() {
            match session.take(step) {
                Ok(()) => {}
                Err(error) if reported.is_none() && disk.struck().is_some() => {
                    check_error(&error, fault, disk.struck())?;
                    operations.extend(disk.take_operations());
                    let before = &sound.snapshots[number];
                    let after = &sound.snapshots[number + 1];
                    let is_sound = |found: &Snapshot| found == before || found == after;
                    let killed = disk.image();
                    check_start(&killed, &sound.ids, "killed", is_sound)?;
                    let mut power = PowerState::default();
                    for operation in &operations {
                        power.apply(operation);
                    }
                    for loss in [Loss::Everything, Loss::Some] {
                        let image = power.image(loss, numbers);
                        check_start(&image, &sound.ids, "without power", is_sound)?;
                    }
                    reported = Some(error);
                    let found = content(&mut session)?;
                    if found != last {
                        return Err(format!("a failed step has changed\n{last}\ninto\n{found}"));
                    }
                    let again = session.take(step);
                    again.map_err(|error| format!("{step:?} failed again: {error}"))?;
                }
                Err(error) => return Err(format!("{step:?} failed: {error}")),
            }
            last = content(&mut session)?;
        }
        session.close();
        let is_same = |found: &Snapshot| *found == last;
        check_start(&disk.image(), session.ids(), "ended", is_same)?;
        Ok(reported)
    }
}

/// Reads the content of the store. A planned failure occurs only once, so the second attempt must
/// succeed.
fn content(session: &mut Session) -> Result<Snapshot, String> {
    let found = session.snapshot().or_else(|_| session.snapshot());
    found.map_err(|error| format!("the store cannot be read: {error}"))
}

/// Starts the program on a disk, which must be sound.
fn check_start(
    image: &Image,
    ids: &[(GameId, MoveId)],
    how: &str,
    is_sound: impl FnOnce(&Snapshot) -> bool,
) -> Result<(), String> {
    let disk = Disk::new(image);
    let found = disk
        .open_store()
        .and_then(|mut store| Snapshot::of(&mut store, ids));
    let found = found.map_err(|error| format!("{how}, the program cannot start: {error}"))?;
    if is_sound(&found) {
        Ok(())
    } else {
        Err(format!("{how}, the next start finds\n{found}"))
    }
}

/// Checks that the error describes what happened.
fn check_error(error: &StoreError, fault: Fault, call: Option<Call>) -> Result<(), String> {
    let is_clear = match fault.kind {
        FaultKind::Full => *error == StoreError::Full,
        FaultKind::ReadOnly => *error == StoreError::NotWritable,
        FaultKind::Error | FaultKind::Interrupted => match error {
            StoreError::Busy => matches!(call, Some(Call::Lock | Call::SharedLock)),
            StoreError::Database { reason } | StoreError::Folder { reason, .. } => {
                !reason.is_empty()
            }
            _ => false,
        },
    };
    if is_clear {
        Ok(())
    } else {
        Err(format!("the player sees this error: {error}"))
    }
}
