//! The exported functions. Callers pass pointers and lengths, and the rest of the crate works on
//! text.
//!
//! This is the only file in the crate with unsafe code. A module has only one thread. If a caller
//! passes a wrong pointer, only the memory of the caller's own instance is damaged.
//!
//! The exported names are fixed only in WebAssembly, because elsewhere our `free` would replace C's
//! `free`.

#![allow(
    unsafe_code,
    reason = "exports need fixed names, and a caller in JavaScript has pointers only"
)]

use std::cell::RefCell;
use std::panic;
use std::sync::Once;

thread_local! {
    /// The last answer.
    static ANSWER: RefCell<String> = const { RefCell::new(String::new()) };
    /// Why the last call panicked.
    static PANIC: RefCell<String> = const { RefCell::new(String::new()) };
}

/// Makes sure that the hook that records panic messages is installed only once.
static HOOK: Once = Once::new();

/// Allocates a buffer for a request of this many bytes. The caller fills it, and frees it after the
/// call.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
#[must_use]
pub extern "C" fn alloc(length: usize) -> *mut u8 {
    let room = vec![0_u8; length].into_boxed_slice();
    Box::into_raw(room).cast()
}

/// Frees the buffer of a request.
///
/// # Safety
///
/// `alloc` must have returned the pointer for exactly this length, and the pointer must not have
/// been freed before.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub unsafe extern "C" fn free(pointer: *mut u8, length: usize) {
    let room = std::ptr::slice_from_raw_parts_mut(pointer, length);
    // SAFETY: `alloc` created this box, and the caller frees it only once.
    drop(unsafe { Box::from_raw(room) });
}

/// Carries out a request of the protocol. The answer stays valid until the next call.
///
/// # Safety
///
/// The pointer must be valid for reading `length` bytes, as is any pointer that `alloc` returned
/// for that length.
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub unsafe extern "C" fn call(pointer: *const u8, length: usize) {
    // SAFETY: the caller guarantees that these bytes can be read.
    let request = unsafe { std::slice::from_raw_parts(pointer, length) };
    answer_with(|| protocol(request));
}

/// Returns the protocol's answer.
#[cfg(feature = "whole")]
fn protocol(request: &[u8]) -> String {
    novena_wire::call_bytes(request)
}

/// Refuses every request, because the small engine has none of the protocol's operations. A page
/// sends such requests to the full engine once that engine is loaded.
#[cfg(not(feature = "whole"))]
fn protocol(_: &[u8]) -> String {
    r#"{"v":1,"error":{"id":"unknown-op","message":"this engine has no operations"}}"#.to_owned()
}

/// Carries out a request to the shelf of games; see [`novena_shelf::call`].
///
/// # Safety
///
/// As for [`call`].
#[cfg_attr(target_family = "wasm", unsafe(no_mangle))]
pub unsafe extern "C" fn shelf(pointer: *const u8, length: usize) {
    // SAFETY: the caller guarantees that these bytes can be read.
    let request = unsafe { std::slice::from_raw_parts(pointer, length) };
    // A request that is not UTF-8 is not JSON either, so it is refused as invalid JSON.
    answer_with(|| novena_shelf::call(&String::from_utf8_lossy(request)));
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

/// Computes an answer and stores it for the caller. If `make` panics, the hook stores the message.
fn answer_with(make: impl FnOnce() -> String) {
    if cfg!(target_family = "wasm") {
        HOOK.call_once(|| panic::set_hook(Box::new(keep_panic)));
    }
    let answer = make();
    ANSWER.set(answer);
}

fn keep_panic(info: &panic::PanicHookInfo<'_>) {
    PANIC.set(info.to_string());
}

#[cfg(test)]
mod tests {
    use super::*;

    type Export = unsafe extern "C" fn(*const u8, usize);

    fn ask(export: Export, request: &[u8]) -> String {
        let pointer = alloc(request.len());
        // SAFETY: the buffer has the length of the request, and is freed once.
        unsafe {
            pointer.copy_from_nonoverlapping(request.as_ptr(), request.len());
            export(pointer, request.len());
            free(pointer, request.len());
            let answer = std::slice::from_raw_parts(answer_ptr(), answer_len());
            String::from_utf8(answer.to_vec()).unwrap()
        }
    }

    #[cfg(feature = "whole")]
    #[test]
    fn answers_match_the_protocol() {
        for request in [r#"{"op":"version"}"#, r#"{"op":"hint"}"#, "{}", ""] {
            assert_eq!(ask(call, request.as_bytes()), novena_wire::call(request));
            assert_eq!(ask(shelf, request.as_bytes()), novena_shelf::call(request));
        }
        assert!(ask(call, b"\xff").contains(r#""id":"not-json""#));
    }

    #[test]
    fn the_message_of_a_panic_can_be_read() {
        let before = panic::take_hook();
        panic::set_hook(Box::new(keep_panic));
        let panicked = panic::catch_unwind(|| panic!("a reason"));
        panic::set_hook(before);
        assert!(panicked.is_err());
        // SAFETY: the pointer and the length describe the same string.
        let message = unsafe { std::slice::from_raw_parts(panic_ptr(), panic_len()) };
        assert!(String::from_utf8_lossy(message).ends_with("a reason"));
    }
}
