//! The protocol as far as it is there: no operation yet, and an error that says so.

pub(crate) const OPERATIONS: &[&str] = &[];

pub(crate) fn call_until(_request: &str, _stop: &dyn Fn() -> bool) -> String {
    let message = "This server knows no operations yet.";
    format!(r#"{{"v":1,"error":{{"id":"unknown-op","message":"{message}"}}}}"#)
}
