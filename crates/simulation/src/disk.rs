//! A disk in memory, which records writes and syncs and fails on request.

mod fault;
mod handle;
mod image;
mod locks;
mod operation;

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError, Weak};

use novena_store::{FileLayer, Result, Store, StoreError};
use rusqlite::ffi;

use crate::vfs;

pub(crate) use handle::Handle;

pub use fault::{Call, Fault, FaultKind};
pub use image::{Image, Loss, PowerState};
pub use operation::Operation;

use locks::{FileLocks, SharedMemory};

/// The result of a call to the disk. The error is an SQLite result code.
pub(crate) type DiskResult<T> = std::result::Result<T, i32>;

/// The syncs that a disk honours. Only an honest disk keeps its promises; the other policies show
/// that the tests can fail.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SyncPolicy {
    /// The disk honours all syncs.
    #[default]
    Honest,
    /// The disk ignores all syncs, so synced data can still be lost.
    IgnoreAll,
    /// The disk honours syncs of files but not of the directory, so new files can disappear.
    IgnoreDirectory,
}

/// The disks in use, by number. SQLite only knows file names, so each name begins with the disk's
/// number.
static DISKS: LazyLock<Mutex<DiskTable>> = LazyLock::new(Mutex::default);

#[derive(Default)]
struct DiskTable {
    next: u64,
    disks: BTreeMap<u64, Weak<Mutex<DiskState>>>,
}

/// A disk with one folder of files. It exists for as long as a program has a file open on it.
#[derive(Clone, Debug)]
pub struct Disk {
    number: u64,
    state: Arc<Mutex<DiskState>>,
}

/// The content of a disk, and its history.
#[derive(Debug, Default)]
pub(crate) struct DiskState {
    number: u64,
    names: BTreeMap<String, usize>,
    files: Vec<FileState>,
    operations: Option<Vec<Operation>>,
    policy: SyncPolicy,
    handles: u64,
    calls: Vec<Call>,
    fault: Option<Fault>,
    struck: Option<Call>,
}

#[derive(Debug, Default)]
struct FileState {
    content: Vec<u8>,
    locks: FileLocks,
    shared: SharedMemory,
    /// Whether the file is temporary, in which case power cuts need not consider it.
    is_temporary: bool,
}

impl Disk {
    /// A disk with the files of an image. Its operations are not recorded.
    #[must_use]
    pub fn new(image: &Image) -> Self {
        let mut state = DiskState::default();
        for (name, content) in image.files() {
            state.names.insert(name.to_owned(), state.files.len());
            state.files.push(FileState {
                content: content.to_vec(),
                ..FileState::default()
            });
        }
        let mut table = DISKS.lock().unwrap_or_else(PoisonError::into_inner);
        let number = table.next;
        table.next += 1;
        state.number = number;
        let state = Arc::new(Mutex::new(state));
        table.disks.insert(number, Arc::downgrade(&state));
        Self { number, state }
    }

    /// The same disk, with its operations recorded and its syncs honoured according to the policy.
    #[must_use]
    pub fn recorded(self, policy: SyncPolicy) -> Self {
        let mut state = self.lock();
        state.operations = Some(Vec::new());
        state.policy = policy;
        drop(state);
        self
    }

    /// The disk with this number, if that disk is in use.
    pub(crate) fn of_number(number: u64) -> Option<Self> {
        let table = DISKS.lock().unwrap_or_else(PoisonError::into_inner);
        let state = table.disks.get(&number)?.upgrade()?;
        Some(Self { number, state })
    }

    fn lock(&self) -> MutexGuard<'_, DiskState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of operations recorded.
    #[must_use]
    pub fn operation_count(&self) -> usize {
        self.lock().operations.as_ref().map_or(0, Vec::len)
    }

    /// Takes the recorded operations and starts a new recording.
    #[must_use]
    pub fn take_operations(&self) -> Vec<Operation> {
        let mut state = self.lock();
        state
            .operations
            .as_mut()
            .map(std::mem::take)
            .unwrap_or_default()
    }

    /// The files as programs currently see them.
    #[must_use]
    pub fn image(&self) -> Image {
        let state = self.lock();
        let files = state.names.iter();
        files
            .map(|(name, &file)| (name.clone(), state.files[file].content.clone()))
            .collect()
    }

    /// Forgets the calls so far and makes one of the next calls fail.
    pub fn plan_fault(&self, fault: Option<Fault>) {
        let mut state = self.lock();
        state.calls.clear();
        state.fault = fault;
        state.struck = None;
    }

    /// The calls since the last [`Disk::plan_fault`].
    #[must_use]
    pub fn calls(&self) -> Vec<Call> {
        self.lock().calls.clone()
    }

    /// The call that failed as planned, if it was reached.
    #[must_use]
    pub fn struck(&self) -> Option<Call> {
        self.lock().struck
    }

    /// The name of a file for SQLite.
    #[must_use]
    pub fn path(&self, name: &str) -> String {
        format!("/{}/{name}", self.number)
    }

    /// Opens the store on this disk as [`Store::open`] does. In particular, an apparently damaged
    /// database is read twice before it is set aside.
    pub fn open_store(&self) -> Result<Store> {
        vfs::register();
        let path = self.path("novena.db");
        let size = |path: &Path| {
            let state = self.lock();
            let name = path.file_name().and_then(|name| name.to_str());
            let file = name.and_then(|name| state.names.get(name));
            file.map_or(0, |&file| state.files[file].content.len() as u64)
        };
        let layer = FileLayer {
            vfs: Some(vfs::NAME),
            size: &size,
            sync_folder: &|_| self.lock().sync_directory(),
        };
        match Store::open_on(&layer, Path::new(&path)) {
            Err(StoreError::Damaged) => Store::open_on(&layer, Path::new(&path)),
            opened => opened,
        }
    }

    /// A plain connection to the store's database, such as another SQLite program would open.
    pub fn connect(&self) -> rusqlite::Result<rusqlite::Connection> {
        vfs::register();
        let flags = rusqlite::OpenFlags::default();
        rusqlite::Connection::open_with_flags_and_vfs(self.path("novena.db"), flags, vfs::NAME)
    }

    pub(crate) fn delete(&self, name: &str, sync_directory: bool) -> DiskResult<()> {
        let mut state = self.lock();
        state.call(Call::Delete)?;
        if state.names.remove(name).is_none() {
            return Err(ffi::SQLITE_IOERR_DELETE_NOENT);
        }
        state.record(|| Operation::Delete(name.to_owned()));
        if sync_directory {
            state.sync_directory();
        }
        Ok(())
    }

    pub(crate) fn exists(&self, name: &str) -> DiskResult<bool> {
        let mut state = self.lock();
        state.call(Call::Access)?;
        let file = state.names.get(name);
        // An empty file is not a journal, as in SQLite's own layer.
        Ok(file.is_some_and(|&file| !state.files[file].content.is_empty()))
    }

    /// Opens a file, or a temporary file if there is no name.
    pub(crate) fn open(&self, name: Option<&str>, flags: i32) -> DiskResult<Handle> {
        let mut state = self.lock();
        state.call(Call::Open)?;
        let known = name.and_then(|name| state.names.get(name).copied());
        let file = match (known, name) {
            (Some(file), _) => file,
            (None, Some(_)) if flags & ffi::SQLITE_OPEN_CREATE == 0 => {
                return Err(ffi::SQLITE_CANTOPEN);
            }
            (None, name) => {
                let file = state.files.len();
                state.files.push(FileState {
                    is_temporary: name.is_none(),
                    ..FileState::default()
                });
                if let Some(name) = name {
                    state.names.insert(name.to_owned(), file);
                    state.record(|| Operation::Create(name.to_owned(), file));
                }
                file
            }
        };
        state.handles += 1;
        let id = state.handles;
        drop(state);
        let journals =
            ffi::SQLITE_OPEN_WAL | ffi::SQLITE_OPEN_MAIN_JOURNAL | ffi::SQLITE_OPEN_SUPER_JOURNAL;
        Ok(Handle {
            disk: self.clone(),
            file,
            id,
            syncs_directory: known.is_none() && flags & journals != 0,
            deleted_on_close: name
                .filter(|_| flags & ffi::SQLITE_OPEN_DELETEONCLOSE != 0)
                .map(str::to_owned),
        })
    }
}

impl DiskState {
    fn record(&mut self, operation: impl FnOnce() -> Operation) {
        if let Some(operations) = &mut self.operations {
            operations.push(operation());
        }
    }

    fn sync_directory(&mut self) {
        if self.policy == SyncPolicy::Honest {
            self.record(|| Operation::SyncDirectory);
        }
    }

    /// Counts a call, and makes it fail if a failure is planned.
    fn call(&mut self, call: Call) -> DiskResult<()> {
        let number = self.calls.len();
        self.calls.push(call);
        match self.fault {
            Some(fault) if fault.at == number => {
                self.struck = Some(call);
                Err(fault.kind.code(call))
            }
            _ => Ok(()),
        }
    }
}

impl Drop for DiskState {
    fn drop(&mut self) {
        let mut table = DISKS.lock().unwrap_or_else(PoisonError::into_inner);
        table.disks.remove(&self.number);
    }
}
