//! The page's types match the server's: `app/js/types.d.ts` is generated from `/api/openapi.json`,
//! and `tsc` checks the page against it. The npm package's types come from the protocol.
//! `app/js/lessons.d.ts` describes the structure of `lessons/LANG.json`.

use std::fmt::Write;
use std::fs;

use novena_lessons::CourseBundle;
use serde_json::Value;
use utoipa::OpenApi;

use crate::support::Server;

const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/app/js/types.d.ts");

const LESSONS_FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/app/js/lessons.d.ts");

const PACKAGE_FILE: &str = concat!(
    env!("CARGO_MANIFEST_DIR"),
    "/../../packages/novena/types.d.ts"
);

const HEAD: &str = "\
// The types that JavaScript shares with Rust. Generated from the OpenAPI description by
// `NOVENA_UPDATE=1 cargo test -p novena-web --test web typescript`. Do not edit.
";

/// Returns one exported type for each shape of a description.
fn types(description: &Value) -> String {
    let mut text = HEAD.to_owned();
    let shapes = description["components"]["schemas"].as_object();
    for (name, shape) in shapes.into_iter().flatten() {
        text.push('\n');
        text += &comment(shape, "");
        // Writing to a `String` cannot fail.
        let _ = writeln!(text, "export type {name} = {};", of(shape, ""));
    }
    text
}

/// Returns the description of a shape as a comment.
fn comment(shape: &Value, indent: &str) -> String {
    let Some(description) = shape["description"].as_str() else {
        return String::new();
    };
    let lines: Vec<&str> = description.lines().map(str::trim).collect();
    if let [line] = lines[..] {
        return format!("{indent}/** {line} */\n");
    }
    let lines = lines.iter().map(|line| format!("{indent} * {line}"));
    let lines: Vec<_> = lines.map(|line| line.trim_end().to_owned()).collect();
    format!("{indent}/**\n{}\n{indent} */\n", lines.join("\n"))
}

/// Returns the type of a shape.
fn of(shape: &Value, indent: &str) -> String {
    if let Some(reference) = shape["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or(reference).to_owned();
    }
    let each = |name: &str| shape[name].as_array().map(Vec::as_slice);
    if let Some(parts) = each("allOf") {
        return joined(parts.iter().map(|part| within(part, indent)), " & ");
    }
    if let Some(parts) = each("oneOf").or_else(|| each("anyOf")) {
        return joined(parts.iter().map(|part| of(part, indent)), " | ");
    }
    if let Some(values) = each("enum") {
        return joined(values.iter().map(Value::to_string), " | ");
    }
    match &shape["type"] {
        Value::Array(kinds) => {
            let kinds = kinds.iter().map(|kind| of_kind(kind, shape, indent));
            joined(kinds, " | ")
        }
        kind => of_kind(kind, shape, indent),
    }
}

fn of_kind(kind: &Value, shape: &Value, indent: &str) -> String {
    match kind.as_str() {
        Some("integer" | "number") => "number".to_owned(),
        Some("array") => format!("{}[]", within(&shape["items"], indent)),
        Some("object") => object(shape, indent),
        Some(other) => other.to_owned(),
        None => "unknown".to_owned(),
    }
}

fn object(shape: &Value, indent: &str) -> String {
    let Some(fields) = shape["properties"].as_object() else {
        return match &shape["additionalProperties"] {
            others @ Value::Object(_) => format!("Record<string, {}>", of(others, indent)),
            Value::Bool(false) => "Record<string, never>".to_owned(),
            _ => "Record<string, unknown>".to_owned(),
        };
    };
    let required = shape["required"].as_array();
    let inner = format!("{indent}  ");
    let mut text = "{\n".to_owned();
    for (name, field) in fields {
        text += &comment(field, &inner);
        let is_required = required.is_some_and(|required| required.iter().any(|one| one == name));
        let optional = if is_required { "" } else { "?" };
        let quoted = if name.contains('-') {
            format!("{name:?}")
        } else {
            name.clone()
        };
        let _ = writeln!(text, "{inner}{quoted}{optional}: {};", of(field, &inner));
    }
    text + indent + "}"
}

/// Returns a type in a form that can be combined with others.
fn within(shape: &Value, indent: &str) -> String {
    let text = of(shape, indent);
    if text.contains(" | ") && !text.starts_with('{') {
        format!("({text})")
    } else {
        text
    }
}

fn joined(parts: impl Iterator<Item = String>, sign: &str) -> String {
    let mut known: Vec<String> = Vec::new();
    for part in parts {
        if !known.contains(&part) {
            known.push(part);
        }
    }
    known.join(sign)
}

#[tokio::test]
async fn the_page_has_the_types_of_the_server() {
    let description = Server::new().get("/api/openapi.json").await.json();
    check_file(FILE, &types(&description));
}

#[test]
fn the_package_has_the_types_of_the_protocol() {
    let description = serde_json::to_value(novena_wire::openapi("/api")).unwrap();
    check_file(PACKAGE_FILE, &types(&description));
}

/// The description of the lessons, which is not part of the server's description.
#[derive(OpenApi)]
#[openapi(components(schemas(CourseBundle)))]
struct Lessons;

#[test]
fn the_page_has_the_types_of_the_lessons() {
    let description = serde_json::to_value(Lessons::openapi()).unwrap();
    check_file(LESSONS_FILE, &types(&description));
}

fn check_file(path: &str, made: &str) {
    if std::env::var_os("NOVENA_UPDATE").is_some() {
        fs::write(path, made).unwrap();
        return;
    }
    let kept = fs::read_to_string(path).unwrap_or_default();
    for (number, (kept, made)) in (1..).zip(kept.lines().zip(made.lines())) {
        assert_eq!(
            kept, made,
            "{path}, line {number} (NOVENA_UPDATE=1 accepts it)"
        );
    }
    assert_eq!(kept, made, "{path}: NOVENA_UPDATE=1 accepts it");
}

#[test]
fn shapes_become_types() {
    let check = |shape: Value, expected: &str| assert_eq!(of(&shape, ""), expected);
    check(
        serde_json::json!({"$ref": "#/components/schemas/Cell"}),
        "Cell",
    );
    check(
        serde_json::json!({"type": ["string", "null"]}),
        "string | null",
    );
    check(serde_json::json!({"enum": ["a", 1]}), "\"a\" | 1");
    check(
        serde_json::json!({"type": "array", "items": {"type": ["integer", "null"]}}),
        "(number | null)[]",
    );
    check(
        serde_json::json!({
            "type": "object",
            "required": ["a"],
            "properties": {"a": {"type": "boolean", "description": "Whether."}, "b-c": {}},
        }),
        "{\n  /** Whether. */\n  a: boolean;\n  \"b-c\"?: unknown;\n}",
    );
    check(
        serde_json::json!({"allOf": [
            {"$ref": "#/x/A"},
            {"anyOf": [{"$ref": "#/x/B"}, {"$ref": "#/x/C"}]},
        ]}),
        "A & (B | C)",
    );
}
