//! An open file of a disk.

use std::mem::MaybeUninit;
use std::sync::atomic::AtomicU64;

use rusqlite::ffi;

use super::{Call, Disk, DiskResult, Operation, SyncPolicy, operation};

/// An open file of a disk, for one connection.
#[derive(Debug)]
pub(crate) struct Handle {
    pub(super) disk: Disk,
    pub(super) file: usize,
    pub(super) id: u64,
    /// Whether the next sync also makes the file's name durable, as SQLite's own layer does for a
    /// new journal.
    pub(super) syncs_directory: bool,
    pub(super) deleted_on_close: Option<String>,
}

impl Handle {
    pub(crate) fn read(&self, buffer: &mut [MaybeUninit<u8>], offset: usize) -> DiskResult<()> {
        let mut state = self.disk.lock();
        let fails = state.call(Call::Read);
        let content = &state.files[self.file].content;
        let rest = content.get(offset..).unwrap_or_default();
        let mut length = rest.len().min(buffer.len());
        if fails.is_err() {
            length /= 2;
        }
        let (found, missing) = buffer.split_at_mut(length);
        found.write_copy_of_slice(&rest[..length]);
        fails?;
        if missing.is_empty() {
            return Ok(());
        }
        missing.fill(MaybeUninit::new(0));
        Err(ffi::SQLITE_IOERR_SHORT_READ)
    }

    pub(crate) fn write(&self, data: &[u8], offset: usize) -> DiskResult<()> {
        let mut state = self.disk.lock();
        let fails = state.call(Call::Write);
        // A disk that becomes full has room for part of the data.
        let length = match fails {
            Ok(()) => data.len(),
            Err(ffi::SQLITE_FULL) => data.len() / 2,
            Err(_) => 0,
        };
        let data = &data[..length];
        let file = &mut state.files[self.file];
        operation::write(&mut file.content, offset, data);
        if !file.is_temporary && !data.is_empty() {
            state.record(|| Operation::Write {
                file: self.file,
                offset,
                data: data.into(),
            });
        }
        fails
    }

    pub(crate) fn truncate(&self, length: usize) -> DiskResult<()> {
        let mut state = self.disk.lock();
        state.call(Call::Truncate)?;
        let file = &mut state.files[self.file];
        file.content.resize(length, 0);
        if !file.is_temporary {
            state.record(|| Operation::Truncate(self.file, length));
        }
        Ok(())
    }

    pub(crate) fn sync(&mut self) -> DiskResult<()> {
        let mut state = self.disk.lock();
        state.call(Call::Sync)?;
        if !state.files[self.file].is_temporary {
            if state.policy != SyncPolicy::IgnoreAll {
                state.record(|| Operation::Sync(self.file));
            }
            if std::mem::take(&mut self.syncs_directory) {
                state.sync_directory();
            }
        }
        Ok(())
    }

    pub(crate) fn size(&self) -> DiskResult<usize> {
        let mut state = self.disk.lock();
        state.call(Call::Size)?;
        Ok(state.files[self.file].content.len())
    }

    pub(crate) fn lock(&self, level: i32) -> DiskResult<()> {
        let mut state = self.disk.lock();
        state.call(Call::Lock)?;
        state.files[self.file].locks.lock(self.id, level)
    }

    pub(crate) fn unlock(&self, level: i32) {
        let mut state = self.disk.lock();
        state.files[self.file].locks.unlock(self.id, level);
    }

    pub(crate) fn is_reserved(&self) -> bool {
        self.disk.lock().files[self.file].locks.is_reserved()
    }

    /// A region of the memory that all connections share. It remains in place until the last of
    /// them releases it.
    pub(crate) fn map_shared(
        &self,
        region: usize,
        size: usize,
        extends: bool,
    ) -> DiskResult<Option<*const AtomicU64>> {
        let mut state = self.disk.lock();
        state.call(Call::SharedMap)?;
        Ok(state.files[self.file]
            .shared
            .map(self.id, region, size, extends))
    }

    pub(crate) fn lock_shared(&self, first: usize, count: usize, flags: i32) -> DiskResult<()> {
        let mut state = self.disk.lock();
        if flags & ffi::SQLITE_SHM_LOCK != 0 {
            state.call(Call::SharedLock)?;
        }
        state.files[self.file]
            .shared
            .lock(self.id, first..first + count, flags)
    }

    pub(crate) fn unmap_shared(&self) {
        self.disk.lock().files[self.file].shared.unmap(self.id);
    }
}

/// Closing a file releases all its locks and memory.
impl Drop for Handle {
    fn drop(&mut self) {
        let mut state = self.disk.lock();
        let file = &mut state.files[self.file];
        file.locks.unlock(self.id, ffi::SQLITE_LOCK_NONE);
        file.shared.unmap(self.id);
        if file.is_temporary {
            file.content = Vec::new();
        }
        if let Some(name) = &self.deleted_on_close
            && state.names.remove(name).is_some()
        {
            state.record(|| Operation::Delete(name.clone()));
        }
    }
}
