//! The locks of a file and the shared memory of its connections, as SQLite describes them.

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::atomic::AtomicU64;

use rusqlite::ffi;

use super::DiskResult;

/// The locks that handles have on a file.
#[derive(Debug, Default)]
pub(super) struct FileLocks {
    levels: BTreeMap<u64, i32>,
}

impl FileLocks {
    /// Raises the lock of a handle to a level, unless other locks conflict.
    pub(super) fn lock(&mut self, handle: u64, level: i32) -> DiskResult<()> {
        let own = self.levels.get(&handle).copied().unwrap_or_default();
        if own >= level {
            return Ok(());
        }
        let others = self.levels.iter().filter(|&(&other, _)| other != handle);
        let highest = others.map(|(_, &level)| level).max().unwrap_or_default();
        let most = match level {
            // Readers are admitted unless a writer is waiting for the last readers to leave.
            ffi::SQLITE_LOCK_SHARED => ffi::SQLITE_LOCK_RESERVED,
            ffi::SQLITE_LOCK_RESERVED => ffi::SQLITE_LOCK_SHARED,
            _ => ffi::SQLITE_LOCK_NONE,
        };
        if highest <= most {
            self.levels.insert(handle, level);
            return Ok(());
        }
        if level == ffi::SQLITE_LOCK_EXCLUSIVE && highest <= ffi::SQLITE_LOCK_SHARED {
            self.levels.insert(handle, ffi::SQLITE_LOCK_PENDING);
        }
        Err(ffi::SQLITE_BUSY)
    }

    /// Lowers the lock of a handle.
    pub(super) fn unlock(&mut self, handle: u64, level: i32) {
        if level == ffi::SQLITE_LOCK_NONE {
            self.levels.remove(&handle);
        } else if let Some(own) = self.levels.get_mut(&handle) {
            *own = level.min(*own);
        }
    }

    pub(super) fn is_reserved(&self) -> bool {
        let mut levels = self.levels.values();
        levels.any(|&level| level >= ffi::SQLITE_LOCK_RESERVED)
    }
}

/// The memory that the connections to a database share, with its eight locks.
#[derive(Debug, Default)]
pub(super) struct SharedMemory {
    regions: Vec<Box<[AtomicU64]>>,
    users: BTreeMap<u64, SharedLocks>,
}

/// The locks of one connection, one bit for each lock.
#[derive(Clone, Copy, Debug, Default)]
struct SharedLocks {
    shared: u8,
    exclusive: u8,
}

impl SharedMemory {
    /// Returns a region. If the region does not exist and may be created, it is filled with zeros.
    pub(super) fn map(
        &mut self,
        handle: u64,
        region: usize,
        size: usize,
        extends: bool,
    ) -> Option<*const AtomicU64> {
        self.users.entry(handle).or_default();
        while extends && self.regions.len() <= region {
            let words = size.div_ceil(size_of::<AtomicU64>());
            self.regions
                .push((0..words).map(|_| AtomicU64::new(0)).collect());
        }
        self.regions.get(region).map(|region| region.as_ptr())
    }

    pub(super) fn lock(&mut self, handle: u64, slots: Range<usize>, flags: i32) -> DiskResult<()> {
        let bits = slots.fold(0_u8, |bits, slot| bits | 1 << slot);
        let is_shared = flags & ffi::SQLITE_SHM_SHARED != 0;
        if flags & ffi::SQLITE_SHM_UNLOCK != 0 {
            if let Some(own) = self.users.get_mut(&handle) {
                own.shared &= !bits;
                own.exclusive &= !bits;
            }
            return Ok(());
        }
        let others = self.users.iter().filter(|&(&other, _)| other != handle);
        let taken = others.fold(0, |taken, (_, other)| {
            taken | other.exclusive | if is_shared { 0 } else { other.shared }
        });
        if taken & bits != 0 {
            return Err(ffi::SQLITE_BUSY);
        }
        let own = self.users.entry(handle).or_default();
        *(if is_shared {
            &mut own.shared
        } else {
            &mut own.exclusive
        }) |= bits;
        Ok(())
    }

    /// Releases the memory, which is freed once no connection uses it.
    pub(super) fn unmap(&mut self, handle: u64) {
        self.users.remove(&handle);
        if self.users.is_empty() {
            self.regions.clear();
        }
    }
}

#[cfg(test)]
mod tests {
    use rusqlite::ffi::{
        SQLITE_BUSY, SQLITE_LOCK_EXCLUSIVE, SQLITE_LOCK_NONE, SQLITE_LOCK_RESERVED,
        SQLITE_LOCK_SHARED, SQLITE_SHM_EXCLUSIVE, SQLITE_SHM_LOCK, SQLITE_SHM_SHARED,
        SQLITE_SHM_UNLOCK,
    };

    use super::*;

    #[test]
    fn a_writer_keeps_readers_out_while_it_waits() {
        let mut locks = FileLocks::default();
        assert_eq!(locks.lock(1, SQLITE_LOCK_SHARED), Ok(()));
        assert_eq!(locks.lock(2, SQLITE_LOCK_SHARED), Ok(()));
        assert_eq!(locks.lock(1, SQLITE_LOCK_RESERVED), Ok(()));
        assert!(locks.is_reserved());
        assert_eq!(locks.lock(2, SQLITE_LOCK_RESERVED), Err(SQLITE_BUSY));
        assert_eq!(locks.lock(1, SQLITE_LOCK_EXCLUSIVE), Err(SQLITE_BUSY));
        assert_eq!(locks.lock(3, SQLITE_LOCK_SHARED), Err(SQLITE_BUSY));
        locks.unlock(2, SQLITE_LOCK_NONE);
        assert_eq!(locks.lock(1, SQLITE_LOCK_EXCLUSIVE), Ok(()));
        locks.unlock(1, SQLITE_LOCK_SHARED);
        assert_eq!(locks.lock(3, SQLITE_LOCK_SHARED), Ok(()));
        assert!(!locks.is_reserved());
    }

    #[test]
    fn shared_locks_exclude_exclusive_ones() {
        let mut memory = SharedMemory::default();
        for handle in [1, 2] {
            memory.map(handle, 0, 32_768, true);
        }
        let (lock, unlock) = (SQLITE_SHM_LOCK, SQLITE_SHM_UNLOCK);
        assert_eq!(memory.lock(1, 3..4, lock | SQLITE_SHM_SHARED), Ok(()));
        assert_eq!(memory.lock(2, 3..4, lock | SQLITE_SHM_SHARED), Ok(()));
        let all = memory.lock(1, 0..8, lock | SQLITE_SHM_EXCLUSIVE);
        assert_eq!(all, Err(SQLITE_BUSY));
        assert_eq!(memory.lock(1, 0..1, lock | SQLITE_SHM_EXCLUSIVE), Ok(()));
        let taken = memory.lock(2, 0..1, lock | SQLITE_SHM_SHARED);
        assert_eq!(taken, Err(SQLITE_BUSY));
        assert_eq!(memory.lock(1, 0..1, unlock | SQLITE_SHM_EXCLUSIVE), Ok(()));
        assert_eq!(memory.lock(2, 0..1, lock | SQLITE_SHM_SHARED), Ok(()));
    }

    #[test]
    fn shared_memory_lives_as_long_as_its_users() {
        let mut memory = SharedMemory::default();
        assert_eq!(memory.map(1, 0, 32_768, false), None);
        let region = memory.map(1, 1, 32_768, true);
        assert_eq!(memory.map(2, 1, 32_768, false), region);
        memory.unmap(1);
        assert_eq!(memory.map(2, 1, 32_768, false), region);
        memory.unmap(2);
        assert_eq!(memory.map(3, 1, 32_768, false), None);
    }
}
