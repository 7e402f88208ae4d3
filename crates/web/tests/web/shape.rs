//! Checks whether a value matches a schema. Supports the parts of JSON Schema that our descriptions
//! use.

use serde_json::{Map, Value, json};

/// Returns the shape after resolving references.
pub(crate) fn resolved<'a>(shape: &'a Value, root: &'a Value) -> &'a Value {
    let Some(reference) = shape["$ref"].as_str() else {
        return shape;
    };
    let found = root.pointer(reference.trim_start_matches('#'));
    resolved(
        found.unwrap_or_else(|| panic!("{reference} does not exist")),
        root,
    )
}

/// Returns the error in a value, if any.
pub(crate) fn fault(value: &Value, shape: &Value, root: &Value) -> Option<String> {
    let shape = resolved(shape, root);
    let fits = |shape: &Value| fault(value, shape, root).is_none();
    let list = |name: &str| shape[name].as_array().map_or(&[][..], Vec::as_slice);
    for part in list("allOf") {
        if let Some(fault) = fault(value, part, root) {
            return Some(fault);
        }
    }
    if shape["oneOf"].is_array() && list("oneOf").iter().filter(|one| fits(one)).count() != 1 {
        return Some(format!("{value} is not one of {}", shape["oneOf"]));
    }
    if shape["anyOf"].is_array() && !list("anyOf").iter().any(fits) {
        return Some(format!("{value} is none of {}", shape["anyOf"]));
    }
    if shape["enum"].is_array() && !list("enum").contains(value) {
        return Some(format!("{value} is none of {}", shape["enum"]));
    }
    let kinds = match &shape["type"] {
        Value::Null => &[][..],
        Value::Array(kinds) => kinds.as_slice(),
        kind => std::slice::from_ref(kind),
    };
    if !kinds.is_empty() && !kinds.iter().any(|kind| is_of_kind(value, kind)) {
        return Some(format!("{value} is not of type {}", shape["type"]));
    }
    match value {
        Value::Array(items) => items
            .iter()
            .find_map(|item| fault(item, &shape["items"], root)),
        Value::Object(fields) => fault_of_object(fields, shape, root),
        _ => None,
    }
}

fn fault_of_object(fields: &Map<String, Value>, shape: &Value, root: &Value) -> Option<String> {
    for name in shape["required"].as_array().into_iter().flatten() {
        if !fields.contains_key(name.as_str()?) {
            return Some(format!("{name} is missing"));
        }
    }
    let others = &shape["additionalProperties"];
    for (name, value) in fields {
        let field = match &shape["properties"][name] {
            Value::Null if *others == json!(false) => return Some(format!("{name} is not known")),
            Value::Null => others,
            field => field,
        };
        if let Some(fault) = fault(value, field, root) {
            return Some(format!("{name}: {fault}"));
        }
    }
    None
}

fn is_of_kind(value: &Value, kind: &Value) -> bool {
    match kind.as_str() {
        Some("null") => value.is_null(),
        Some("boolean") => value.is_boolean(),
        Some("integer") => value.is_i64() || value.is_u64(),
        Some("number") => value.is_number(),
        Some("string") => value.is_string(),
        Some("array") => value.is_array(),
        Some("object") => value.is_object(),
        _ => panic!("no such kind: {kind}"),
    }
}

#[test]
fn faults_are_found() {
    let root = json!({"shapes": {"digit": {"type": "integer"}}});
    let shape = json!({
        "type": "object",
        "required": ["digit"],
        "properties": {"digit": {"$ref": "#/shapes/digit"}, "name": {"type": ["string", "null"]}},
        "additionalProperties": false,
    });
    let is_fine = |value: Value| fault(&value, &shape, &root).is_none();
    assert!(is_fine(json!({"digit": 4, "name": null})));
    for wrong in [
        json!({}),
        json!([4]),
        json!({"digit": "4"}),
        json!({"digit": 4.5}),
        json!({"digit": 4, "name": 4}),
        json!({"digit": 4, "other": 4}),
    ] {
        assert!(!is_fine(wrong.clone()), "{wrong}");
    }
}
