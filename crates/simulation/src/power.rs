//! Sessions on a simulated disk, and every moment at which the power can fail.
//!
//! A session is recorded: the operations on the disk, and after each step what the store keeps.
//! Then the power fails after every operation, in several ways. The store is opened on what is
//! left, and must keep what it kept after the last step that was finished, or after the step that
//! was under way: every acknowledged move is there, and nothing is half there.

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

/// How many games are played on a disk, one after the other, before a new disk is taken.
pub const GAMES_PER_DISK: u64 = 4;

/// Steps of a game, besides its beginning and its end.
const STEPS: usize = 30;

/// After one power cut in this many, the next session loses its power too.
const NESTED_EVERY: usize = 16;

/// What was put to the test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PowerTally {
    /// Games that were played.
    pub games: u64,
    /// Steps that were acknowledged.
    pub steps: u64,
    /// Moments at which the power failed: one after each operation on the disk.
    pub points: u64,
    /// States of the disk after a power cut that differed from those before, each opened and
    /// compared.
    pub images: u64,
    /// Of these, those in which the step under way was there completely.
    pub ahead: u64,
    /// Power cuts soon after a power cut.
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

/// A power cut after which something was lost or half there.
#[derive(Clone, Debug)]
pub struct PowerFailure {
    /// The seed of the session.
    pub seed: u64,
    /// After how many operations of it.
    pub point: usize,
    /// What was lost.
    pub loss: Loss,
    /// What is wrong.
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

/// What happened on a disk in a session.
#[derive(Clone, Debug)]
pub(crate) struct Recording {
    start: Image,
    operations: Vec<Operation>,
    /// What the store kept after each step, and after how many operations. The first one is
    /// before everything.
    marks: Vec<(usize, Snapshot)>,
    ids: Vec<(GameId, MoveId)>,
    policy: SyncPolicy,
    /// The disk at the end, with the programs closed.
    end: Image,
}

impl Recording {
    /// Plays a session on a disk that nothing is wrong with.
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

    /// Opens what is left, and compares it with what was kept after this step and the next.
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

/// Plays a little on what a power cut has left, and cuts the power again at one point.
fn cut_again(image: &Image, kept: &Snapshot, numbers: &mut Numbers) -> Result<(), String> {
    let steps = Step::session(numbers, 3);
    let recording = Recording::make(image, &steps, SyncPolicy::Honest);
    // The ids are those of the new session, so only the rest can be compared.
    if recording.marks[0].1.games() != kept.games() {
        return Err("what was there after a power cut is gone when it is opened again".to_owned());
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
