//! The file layer (VFS) through which SQLite reaches a simulated [`Disk`].
//!
//! This is the only file in the crate that contains unsafe code. It converts SQLite's pointers into
//! calls to safe functions, and their results into codes.

#![allow(
    unsafe_code,
    reason = "SQLite calls its file layer through pointers, and there is no other way below it"
)]

use std::ffi::{CStr, c_char, c_int, c_void};
use std::mem::MaybeUninit;
use std::sync::Once;
use std::{ptr, slice};

use rusqlite::ffi;

use crate::disk::{Disk, DiskResult, Handle};

/// SQLite's name for the layer.
pub(crate) const NAME: &str = "novena-simulation";
const C_NAME: &CStr = c"novena-simulation";

/// The maximum length of a file name.
const LONGEST_NAME: c_int = 512;

/// An open file as SQLite sees it: SQLite's own part first, then ours.
#[repr(C)]
struct OpenFile {
    base: ffi::sqlite3_file,
    handle: *mut Handle, // Created by `Box::into_raw` in `open` and freed only in `close`.
}

static METHODS: ffi::sqlite3_io_methods = ffi::sqlite3_io_methods {
    iVersion: 2,
    xClose: Some(close),
    xRead: Some(read),
    xWrite: Some(write),
    xTruncate: Some(truncate),
    xSync: Some(sync),
    xFileSize: Some(file_size),
    xLock: Some(lock),
    xUnlock: Some(unlock),
    xCheckReservedLock: Some(check_reserved_lock),
    xFileControl: Some(file_control),
    xSectorSize: Some(sector_size),
    xDeviceCharacteristics: Some(device_characteristics),
    xShmMap: Some(map_shared),
    xShmLock: Some(lock_shared),
    xShmBarrier: Some(barrier),
    xShmUnmap: Some(unmap_shared),
    xFetch: None,
    xUnfetch: None,
};

/// Registers the layer with SQLite, once. It does not become the default.
pub(crate) fn register() {
    static REGISTERED: Once = Once::new();
    REGISTERED.call_once(|| {
        // SAFETY: this function has no arguments and may be called at any time.
        let system = unsafe {
            ffi::sqlite3_initialize();
            ffi::sqlite3_vfs_find(ptr::null())
        };
        // SAFETY: after sqlite3_initialize there is a default layer, which is never freed.
        let system = unsafe { &*system };
        let layer = Box::new(ffi::sqlite3_vfs {
            iVersion: 2,
            szOsFile: const { size_of::<OpenFile>().cast_signed() as i32 },
            mxPathname: LONGEST_NAME,
            pNext: ptr::null_mut(),
            zName: C_NAME.as_ptr(),
            pAppData: ptr::null_mut(),
            xOpen: Some(open),
            xDelete: Some(delete),
            xAccess: Some(access),
            xFullPathname: Some(full_path_name),
            xDlOpen: None,
            xDlError: None,
            xDlSym: None,
            xDlClose: None,
            // Randomness, sleep and clocks are unrelated to disks.
            xRandomness: system.xRandomness,
            xSleep: system.xSleep,
            xCurrentTime: system.xCurrentTime,
            xGetLastError: None,
            xCurrentTimeInt64: system.xCurrentTimeInt64,
            xSetSystemCall: None,
            xGetSystemCall: None,
            xNextSystemCall: None,
        });
        // SAFETY: the layer is leaked, so it lives as long as SQLite may use it.
        let code = unsafe { ffi::sqlite3_vfs_register(Box::into_raw(layer), 0) };
        assert_eq!(code, ffi::SQLITE_OK, "SQLite accepts the layer");
    });
}

/// Derives SQLite's random bytes from a seed, so that a run can be repeated. All threads share
/// these bytes, so a run is repeatable only if no other run is in progress.
pub fn seed_sqlite(seed: u64) {
    register();
    let seed = (seed as u32 >> 1).max(1).cast_signed();
    // SAFETY: this control takes an int and a connection, which may be null.
    unsafe {
        ffi::sqlite3_test_control(
            ffi::SQLITE_TESTCTRL_PRNG_SEED,
            seed,
            ptr::null_mut::<ffi::sqlite3>(),
        );
    }
}

fn code(result: DiskResult<()>) -> c_int {
    result.err().unwrap_or(ffi::SQLITE_OK)
}

/// Stores a result at the place that SQLite specified.
///
/// # Safety
///
/// `to` is a place for a `T` that SQLite has passed to this call.
unsafe fn give<T>(to: *mut T, result: DiskResult<T>) -> c_int {
    match result {
        Ok(value) => {
            // SAFETY: the caller promises that `to` may be written.
            unsafe { to.write(value) };
            ffi::SQLITE_OK
        }
        Err(code) => code,
    }
}

/// The disk and the file that an SQLite name refers to, such as `/7/novena.db`.
///
/// # Safety
///
/// `name` is a zero-terminated SQLite string that lives as long as this call.
unsafe fn disk_and_name<'a>(name: *const c_char) -> Option<(Disk, &'a str)> {
    // SAFETY: as the caller promises.
    let name = unsafe { CStr::from_ptr(name) }.to_str().ok()?;
    let (number, name) = name.strip_prefix('/')?.split_once('/')?;
    Some((Disk::of_number(number.parse().ok()?)?, name))
}

/// The handle of an open file.
///
/// # Safety
///
/// `file` was opened by `open` and has not been closed. There is no other reference to its handle,
/// because SQLite makes one call at a time per file, and each call has one reference.
unsafe fn handle<'a>(file: *mut ffi::sqlite3_file) -> &'a mut Handle {
    // SAFETY: the pointer refers to memory for an `OpenFile`, which SQLite has reserved and `open`
    // has filled.
    unsafe { &mut *(*file.cast::<OpenFile>()).handle }
}

unsafe extern "C" fn open(
    _: *mut ffi::sqlite3_vfs,
    name: ffi::sqlite3_filename,
    file: *mut ffi::sqlite3_file,
    flags: c_int,
    out_flags: *mut c_int,
) -> c_int {
    let file = file.cast::<OpenFile>();
    // SAFETY: SQLite passes room for an OpenFile. It does not close a file without methods.
    unsafe { (*file).base.pMethods = ptr::null() };
    let opened = if name.is_null() {
        // A temporary file is on a separate disk.
        Disk::new(&crate::Image::default()).open(None, flags)
    } else {
        // SAFETY: SQLite passes a zero-terminated name.
        match unsafe { disk_and_name(name) } {
            Some((disk, name)) => disk.open(Some(name), flags),
            None => Err(ffi::SQLITE_CANTOPEN),
        }
    };
    match opened {
        Ok(handle) => {
            // SAFETY: as above; SQLite closes the file, which frees the handle.
            unsafe {
                (*file).handle = Box::into_raw(Box::new(handle));
                (*file).base.pMethods = &raw const METHODS;
            }
            if !out_flags.is_null() {
                // SAFETY: SQLite passes a place for the flags, or null.
                unsafe { out_flags.write(flags) };
            }
            ffi::SQLITE_OK
        }
        Err(code) => code,
    }
}

unsafe extern "C" fn delete(
    _: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    sync_directory: c_int,
) -> c_int {
    // SAFETY: SQLite passes a zero-terminated name.
    match unsafe { disk_and_name(name) } {
        Some((disk, name)) => code(disk.delete(name, sync_directory & 1 != 0)),
        None => ffi::SQLITE_IOERR_DELETE,
    }
}

unsafe extern "C" fn access(
    _: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    _: c_int,
    out: *mut c_int,
) -> c_int {
    // SAFETY: SQLite passes a zero-terminated name.
    let exists = match unsafe { disk_and_name(name) } {
        Some((disk, name)) => disk.exists(name),
        None => Ok(false),
    };
    // SAFETY: SQLite passes a place for the answer.
    unsafe { give(out, exists.map(c_int::from)) }
}

unsafe extern "C" fn full_path_name(
    _: *mut ffi::sqlite3_vfs,
    name: *const c_char,
    length: c_int,
    out: *mut c_char,
) -> c_int {
    // SAFETY: SQLite passes a zero-terminated name.
    let bytes = unsafe { CStr::from_ptr(name) }.to_bytes_with_nul();
    if bytes.len() > length.unsigned_abs() as usize {
        return ffi::SQLITE_CANTOPEN;
    }
    // SAFETY: SQLite passes room for `length` bytes, which does not overlap with the name.
    unsafe { ptr::copy_nonoverlapping(bytes.as_ptr().cast(), out, bytes.len()) };
    ffi::SQLITE_OK
}

unsafe extern "C" fn close(file: *mut ffi::sqlite3_file) -> c_int {
    let file = file.cast::<OpenFile>();
    // SAFETY: SQLite closes a file only once, and `open` has opened it.
    drop(unsafe { Box::from_raw((*file).handle) });
    ffi::SQLITE_OK
}

/// An offset or a length in a file, which SQLite never makes negative.
fn place(offset: ffi::sqlite3_int64) -> usize {
    usize::try_from(offset).unwrap_or(0)
}

unsafe extern "C" fn read(
    file: *mut ffi::sqlite3_file,
    buffer: *mut c_void,
    length: c_int,
    offset: ffi::sqlite3_int64,
) -> c_int {
    let length = length.unsigned_abs() as usize;
    // SAFETY: SQLite passes room for `length` bytes, which need not be initialised.
    let buffer = unsafe { slice::from_raw_parts_mut(buffer.cast::<MaybeUninit<u8>>(), length) };
    // SAFETY: SQLite passes a file that we opened.
    code(unsafe { handle(file) }.read(buffer, place(offset)))
}

unsafe extern "C" fn write(
    file: *mut ffi::sqlite3_file,
    data: *const c_void,
    length: c_int,
    offset: ffi::sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite passes `length` bytes that it has filled.
    let data = unsafe { slice::from_raw_parts(data.cast(), length.unsigned_abs() as usize) };
    // SAFETY: SQLite passes a file that we opened.
    code(unsafe { handle(file) }.write(data, place(offset)))
}

unsafe extern "C" fn truncate(file: *mut ffi::sqlite3_file, size: ffi::sqlite3_int64) -> c_int {
    // SAFETY: SQLite passes a file that we opened.
    code(unsafe { handle(file) }.truncate(place(size)))
}

unsafe extern "C" fn sync(file: *mut ffi::sqlite3_file, _: c_int) -> c_int {
    // SAFETY: SQLite passes a file that we opened.
    code(unsafe { handle(file) }.sync())
}

unsafe extern "C" fn file_size(
    file: *mut ffi::sqlite3_file,
    size: *mut ffi::sqlite3_int64,
) -> c_int {
    // SAFETY: SQLite passes a file that we opened.
    let found = unsafe { handle(file) }.size();
    // SAFETY: SQLite passes a place for the size.
    unsafe { give(size, found.map(|size| (size as u64).cast_signed())) }
}

unsafe extern "C" fn lock(file: *mut ffi::sqlite3_file, level: c_int) -> c_int {
    // SAFETY: SQLite passes a file that we opened.
    code(unsafe { handle(file) }.lock(level))
}

unsafe extern "C" fn unlock(file: *mut ffi::sqlite3_file, level: c_int) -> c_int {
    // SAFETY: SQLite passes a file that we opened.
    unsafe { handle(file) }.unlock(level);
    ffi::SQLITE_OK
}

unsafe extern "C" fn check_reserved_lock(file: *mut ffi::sqlite3_file, out: *mut c_int) -> c_int {
    // SAFETY: SQLite passes a file that we opened.
    let is_reserved = unsafe { handle(file) }.is_reserved();
    // SAFETY: SQLite passes a place for the answer.
    unsafe { give(out, Ok(is_reserved.into())) }
}

/// The layer does not support any controls.
unsafe extern "C" fn file_control(_: *mut ffi::sqlite3_file, _: c_int, _: *mut c_void) -> c_int {
    ffi::SQLITE_NOTFOUND
}

/// The same value as in SQLite's own layer for Unix.
unsafe extern "C" fn sector_size(_: *mut ffi::sqlite3_file) -> c_int {
    4096
}

/// The same value as in SQLite's own layer for Linux, where an interrupted write does not damage
/// adjacent bytes.
unsafe extern "C" fn device_characteristics(_: *mut ffi::sqlite3_file) -> c_int {
    ffi::SQLITE_IOCAP_POWERSAFE_OVERWRITE | ffi::SQLITE_IOCAP_SUBPAGE_READ
}

unsafe extern "C" fn map_shared(
    file: *mut ffi::sqlite3_file,
    region: c_int,
    size: c_int,
    extends: c_int,
    out: *mut *mut c_void,
) -> c_int {
    let (region, size) = (region.unsigned_abs(), size.unsigned_abs());
    // SAFETY: SQLite passes a file that we opened.
    let handle = unsafe { handle(file) };
    let mapped = handle.map_shared(region as usize, size as usize, extends != 0);
    let mapped = mapped.map(|region| region.unwrap_or(ptr::null()).cast_mut().cast());
    // SAFETY: SQLite passes a place for the pointer, which must be null after an error.
    unsafe { out.write(ptr::null_mut()) };
    // SAFETY: as above. The region consists of atomic words, which may be written through a shared
    // pointer, and remains in place until SQLite releases it.
    unsafe { give(out, mapped) }
}

unsafe extern "C" fn lock_shared(
    file: *mut ffi::sqlite3_file,
    first: c_int,
    count: c_int,
    flags: c_int,
) -> c_int {
    let (first, count) = (first.unsigned_abs(), count.unsigned_abs());
    // SAFETY: SQLite passes a file that we opened.
    let handle = unsafe { handle(file) };
    code(handle.lock_shared(first as usize, count as usize, flags))
}

unsafe extern "C" fn barrier(_: *mut ffi::sqlite3_file) {
    std::sync::atomic::fence(std::sync::atomic::Ordering::SeqCst);
}

unsafe extern "C" fn unmap_shared(file: *mut ffi::sqlite3_file, _: c_int) -> c_int {
    // SAFETY: SQLite passes a file that we opened.
    unsafe { handle(file) }.unmap_shared();
    ffi::SQLITE_OK
}
