//! Simulated disks, power cuts and players, for testing everything that stores games.
//!
//! | module | what it simulates |
//! |---|---|
//! | [`disk`] | a disk in memory that records writes and syncs, loses its power, and fails |
//! | [`power`] | sessions on such a disk, and every moment at which the power can fail |
//! | [`faults`] | the same sessions, with every single call to the disk failing once |
//! | [`place`] | where games are stored: the real store, a model of it, or both compared |
//! | [`world`] | players, a server, an offline browser, exports and clocks that jump |
//! | [`sync`] | browsers that have their own games and synchronise with a server |
//!
//! The real store runs on these disks with its real settings. Everything is derived from a seed.

pub mod disk;
pub mod faults;
mod numbers;
pub mod place;
pub mod power;
mod snapshot;
pub mod sync;
mod vfs;
pub mod world;

pub use disk::{Disk, Image};
pub use numbers::Numbers;
pub use snapshot::Snapshot;
pub use vfs::seed_sqlite;
