//! Games on a shelf: every request is answered, and stored data can be shown.

use serde_json::{Value, json};

/// Any request gets `ok` or an error, and the same answer when it is repeated. Every row to store
/// can be shown.
pub(crate) fn is_answered(data: &[u8]) {
    let Ok(request) = str::from_utf8(data) else {
        return;
    };
    let text = novena_shelf::call(request);
    assert_eq!(text, novena_shelf::call(request));
    let answer: Value = serde_json::from_str(&text).unwrap();
    assert!(
        answer["ok"].is_object() != answer["error"].is_object(),
        "{text}"
    );
    let rows = answer["ok"]["rows"].as_array().cloned().unwrap_or_default();
    for row in rows.iter().chain(answer["ok"].get("row")) {
        let request = json!({"op": "show", "row": row});
        let shown: Value = serde_json::from_str(&novena_shelf::call(&request.to_string())).unwrap();
        assert_eq!(shown["ok"]["reply"]["version"], row["version"], "{shown}");
    }
}
