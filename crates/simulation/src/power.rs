//! Sessions on a simulated disk, and every moment at which the power can fail.
//!
//! A recorded session consists of the operations on the disk and the content of the store after
//! each step. The power is then cut after every operation, in several ways. The store is opened on
//! the remaining data, which must match the content either after the last finished step or after
//! the current step, so that no acknowledged move is lost and nothing is half done.

mod script;
mod session;

use std::collections::BTreeSet;
use std::fmt;

use novena_store::{GameId, MoveId, StoreError};

use crate::disk::{Loss, Operation, PowerState, SyncPolicy};
use crate::{Disk, Image, Numbers, Snapshot, seed_sqlite};

pub(crate) use script::PUZZLES;
pub use script::Step;
pub use session::Session;

/// The number of games played on a disk before a new disk is used.
pub const GAMES_PER_DISK: u64 = 4;

/// The number of steps in a game, not counting its beginning and its end.
const STEPS: usize = 30;

/// After one in this many power cuts, the next session also loses power.
const NESTED_EVERY: usize = 16;

/// The counts of a run.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PowerTally {
    /// Games that were played.
    pub games: u64,
    /// Steps that were acknowledged.
    pub steps: u64,
    /// The number of moments at which the power failed: one after each operation on the disk.
    pub points: u64,
    /// The number of distinct disk states after a power cut. Each of them was opened and compared.
    pub images: u64,
    /// The number of these states in which the current step was complete.
    pub ahead: u64,
    /// The number of power cuts that soon followed another.
    pub nested: u64,
}

impl PowerTally {
    /// Adds the counts of another run.
    pub fn add(&mut self, other: &Self) {
        self.games += other.games;
        self.steps += other.steps;
        self.points += other.points;
        self.images += other.images;
        self.ahead += other.ahead;
        self.nested += other.nested;
    }
}

impl fmt::Display for PowerTally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} games, {} steps: power cut at {} points, {} different disks opened, {} of them \
             with the step under way; {} second cuts",
            self.games, self.steps, self.points, self.images, self.ahead, self.nested
        )
    }
}

/// A power cut after which something was lost or only half done.
#[derive(Clone, Debug)]
pub struct PowerFailure {
    /// The seed of the session.
    pub seed: u64,
    /// The number of operations before the power cut.
    pub point: usize,
    /// The unsynced data that was lost.
    pub loss: Loss,
    /// The error.
    pub reason: String,
}

impl fmt::Display for PowerFailure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self {
            seed,
            point,
            loss,
            reason,
        } = self;
        write!(
            f,
            "power cut after operation {point} of session {seed}, lost {loss:?}: {reason}\n\
             repeat it with: cargo xtask power --seed {seed}"
        )
    }
}

/// Plays the games of a disk and cuts the power at every point.
pub fn run(seed: u64, policy: SyncPolicy) -> Result<PowerTally, Box<PowerFailure>> {
    seed_sqlite(seed);
    let mut numbers = Numbers(seed);
    let mut tally = PowerTally::default();
    let mut image = Image::default();
    for _ in 0..GAMES_PER_DISK {
        let steps = Step::session(&mut numbers, STEPS);
        let recording = Recording::make(&image, &steps, policy);
        recording.replay(seed, &mut numbers, &mut tally)?;
        image = recording.end;
    }
    Ok(tally)
}

/// The history of a disk in a session.
#[derive(Clone, Debug)]
pub(crate) struct Recording {
    start: Image,
    operations: Vec<Operation>,
    /// The content of the store and the number of operations after each step. The first entry
    /// precedes all steps.
    marks: Vec<(usize, Snapshot)>,
    ids: Vec<(GameId, MoveId)>,
    policy: SyncPolicy,
    /// The disk at the end, after the programs have been closed.
    end: Image,
}

impl Recording {
    /// Plays a session on a sound disk.
    fn make(start: &Image, steps: &[Step], policy: SyncPolicy) -> Self {
        let before = Disk::new(start);
        let mut marks = vec![(0, snapshot(&before, &[]).unwrap_or_default())];
        let disk = Disk::new(start).recorded(policy);
        let mut session = Session::new(disk.clone());
        for step in steps {
            let done = session.take(step);
            done.unwrap_or_else(|error| panic!("{step:?} on a sound disk: {error}"));
            let kept = session.snapshot();
            let kept = kept.unwrap_or_else(|error| panic!("after {step:?}: {error}"));
            marks.push((disk.operation_count(), kept));
        }
        session.close();
        let end = disk.image();
        let last = marks[marks.len() - 1].1.clone();
        let ids = session.ids().to_vec();
        let operations = disk.take_operations();
        marks.push((operations.len(), last));
        Self {
            start: start.clone(),
            operations,
            marks,
            ids,
            policy,
            end,
        }
    }

    /// Cuts the power at every point.
    fn replay(
        &self,
        seed: u64,
        numbers: &mut Numbers,
        tally: &mut PowerTally,
    ) -> Result<(), Box<PowerFailure>> {
        tally.games += 1;
        tally.steps += self.marks.len() as u64 - 1;
        let mut state = PowerState::new(&self.start);
        let mut known = BTreeSet::new();
        let mut step = 0;
        for point in 0..=self.operations.len() {
            if let Some(last) = point.checked_sub(1) {
                state.apply(&self.operations[last]);
            }
            while self
                .marks
                .get(step + 1)
                .is_some_and(|(end, _)| *end <= point)
            {
                step += 1;
                known.clear();
            }
            tally.points += 1;
            for loss in Loss::ALL {
                let image = state.image(loss, numbers);
                if !known.insert(image.digest()) {
                    continue;
                }
                tally.images += 1;
                let checked = self.check(&image, step, tally).and_then(|kept| {
                    if self.policy == SyncPolicy::Honest && numbers.one_in(NESTED_EVERY) {
                        tally.nested += 1;
                        cut_again(&image, &kept, numbers)?;
                    }
                    Ok(())
                });
                checked.map_err(|reason| {
                    Box::new(PowerFailure {
                        seed,
                        point,
                        loss,
                        reason,
                    })
                })?;
            }
        }
        Ok(())
    }

    /// Opens the remaining data, and compares it with the content after this step and after the
    /// next step.
    fn check(
        &self,
        image: &Image,
        step: usize,
        tally: &mut PowerTally,
    ) -> Result<Snapshot, String> {
        let found = snapshot(&Disk::new(image), &self.ids)
            .map_err(|error| format!("the store cannot be opened: {error}"))?;
        let expected = &self.marks[step].1;
        if found == *expected {
            return Ok(found);
        }
        match self.marks.get(step + 1) {
            Some((_, next)) if found == *next => {
                tally.ahead += 1;
                Ok(found)
            }
            _ => Err(format!(
                "after step {step} the store kept\n{expected}\nand now it keeps\n{found}"
            )),
        }
    }
}

fn snapshot(disk: &Disk, ids: &[(GameId, MoveId)]) -> Result<Snapshot, StoreError> {
    Snapshot::of(&mut disk.open_store()?, ids)
}

/// Plays for a while on the state after a power cut, and cuts the power again at one point.
fn cut_again(image: &Image, kept: &Snapshot, numbers: &mut Numbers) -> Result<(), String> {
    let steps = Step::session(numbers, 3);
    let recording = Recording::make(image, &steps, SyncPolicy::Honest);
    // The move IDs belong to the new session, so only the games can be compared.
    if recording.marks[0].1.games() != kept.games() {
        return Err(
            "data present after a power cut are lost when the store is opened again".to_owned(),
        );
    }
    let point = numbers.below(recording.operations.len() + 1);
    let mut state = PowerState::new(image);
    for operation in &recording.operations[..point] {
        state.apply(operation);
    }
    let steps = recording.marks.iter().rposition(|(end, _)| *end <= point);
    for loss in [Loss::Some, Loss::Everything] {
        let image = state.image(loss, numbers);
        let checked = recording.check(&image, steps.unwrap_or(0), &mut PowerTally::default());
        checked.map_err(|reason| format!("a second cut after operation {point}: {reason}"))?;
    }
    Ok(())
}
