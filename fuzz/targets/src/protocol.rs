//! Checks that every request of the protocol gets an answer, and the same answer when it is
//! repeated.

use std::cell::Cell;

use novena_wire::{call_bytes, call_until};

/// A search is stopped when it checks this many times whether it has to stop. Searches check at
/// every position and every try, so long searches end early, and always at the same point.
const PATIENCE: u32 = 50;

/// Any request gets `ok` or an error other than the panic fallback, and the same answer when it is
/// repeated.
pub(crate) fn is_answered(data: &[u8]) {
    let answer = answer(data);
    let value: serde_json::Value = serde_json::from_str(&answer).unwrap();
    assert!(
        value["ok"].is_object() != value["error"].is_object(),
        "{answer}"
    );
    assert_ne!(value["error"]["id"], "internal", "{answer}");
    assert_eq!(answer, self::answer(data));
}

fn answer(data: &[u8]) -> String {
    let Ok(request) = str::from_utf8(data) else {
        return call_bytes(data);
    };
    let left = Cell::new(PATIENCE);
    call_until(request, &|| {
        left.set(left.get().saturating_sub(1));
        left.get() == 0
    })
}
