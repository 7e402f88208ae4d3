//! The exported functions. Callers pass numbers, and the rest of the crate works on pixels and
//! text.
//!
//! This file reads no memory through pointers. We own the pixel buffer, and only JavaScript writes
//! to it by address. A WebAssembly module has only one thread.
//!
//! Only builds for WebAssembly give the functions fixed names.

#![allow(
    unsafe_code,
    reason = "exports need fixed names, which the compiler counts as unsafe"
)]

use std::cell::RefCell;
use std::panic;
use std::sync::Once;

use crate::picture::PictureBuffer;

thread_local! {
    /// The picture being transferred.
    static PICTURE: RefCell<PictureBuffer> = RefCell::new(PictureBuffer::default());
    /// The last answer.
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
    /// Why the last call panicked.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes sure that the hook that records panic messages is installed only once.
static HOOK: Once = Once::new();

/// Starts receiving a picture of this size. Returns the number of rows to pass in each strip.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub extern "C" fn begin(width: usize, height: usize) -> usize {
    if cfg!(target_family = "wasm") {
        HOOK.call_once(|| panic::set_hook(Box::new(|info| PANIC.set(info.to_string()))));
    }
    let picture = PictureBuffer::new(width, height);
    let rows = picture.rows_per_strip();
    PICTURE.set(picture);
    rows
}

/// Returns the buffer for a strip, with four bytes per pixel. The same buffer is returned until the
/// next picture is started.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub extern "C" fn strip() -> *mut u8 {
    PICTURE.with_borrow_mut(|picture| picture.strip().as_mut_ptr())
}

/// Adds this many rows from the buffer to the picture.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn add(rows: usize) {
    PICTURE.with_borrow_mut(|picture| picture.add(rows));
}

/// Reads the picture. The answer stays valid until the next call.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub extern "C" fn scan() {
    ANSWER.set(PICTURE.take().answer());
}

/// The address of the last answer.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub extern "C" fn answer_ptr() -> *const u8 {
    ANSWER.with_borrow(|answer| answer.as_ptr())
}

/// The length of the last answer in bytes.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub extern "C" fn answer_len() -> usize {
    ANSWER.with_borrow(String::len)
}

/// Returns the address of the last panic message.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub extern "C" fn panic_ptr() -> *const u8 {
    PANIC.with_borrow(|message| message.as_ptr())
}

/// Returns the length of the last panic message in bytes, or 0 if no call panicked.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub extern "C" fn panic_len() -> usize {
    PANIC.with_borrow(String::len)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_handed_over_in_strips() {
        let rows = begin(100, 300);
        assert!(!strip().is_null());
        for _ in 0..300 / rows {
            add(rows);
        }
        add(300 % rows);
        scan();
        let answer = ANSWER.with_borrow(String::clone);
        // A buffer that has not been written to is black.
        assert_eq!(answer, r#"{"error":{"id":"scan-too-dark"}}"#);
        assert_eq!(answer_len(), answer.len());
    }
}
