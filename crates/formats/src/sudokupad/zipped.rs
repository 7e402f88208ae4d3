//! SudokuPad's shortened JSON, before packing.
//!
//! ```text
//! {ce:[[,{v:5},…],…],re:[[[0,0],…],…],ca:[{v:'title: One'}]}
//! ```
//!
//! Keys have no quotes, and common keys are abbreviated. `{}` is left out, booleans are `t` and
//! `f`, and colours have no quotes and no hash. Single quotes replace double quotes, and original
//! single quotes get a backslash.

/// The long names of short keys.
const KEYS: [(&str, &str); 24] = [
    ("c", "color"),
    ("ca", "cages"),
    ("ct", "center"),
    ("c1", "borderColor"),
    ("c2", "backgroundColor"),
    ("ce", "cells"),
    ("cs", "cellSize"),
    ("a", "arrows"),
    ("o", "overlays"),
    ("u", "underlays"),
    ("w", "width"),
    ("h", "height"),
    ("v", "value"),
    ("vd", "videos"),
    ("l", "lines"),
    ("r", "rounded"),
    ("re", "regions"),
    ("fs", "fontSize"),
    ("th", "thickness"),
    ("hl", "headLength"),
    ("wp", "wayPoints"),
    ("t", "title"),
    ("te", "text"),
    ("d", "duration"),
];

/// Expands shortened JSON. Any other text is left unchanged.
pub(super) fn unzip(text: &str) -> String {
    // If any double quotes are left, quotes were not replaced.
    let quote = if text.contains('"') { '"' } else { '\'' };
    let mut out = String::with_capacity(text.len() * 2);
    let mut rest = text;
    // The last character written that determines the meaning of the next one.
    let mut before = ' ';
    while let Some(char) = rest.chars().next() {
        if char == quote {
            let length = quoted_length(rest, quote);
            push_quoted(&rest[..length], quote, &mut out);
            rest = &rest[length..];
            before = '"';
        } else if "{}[],:".contains(char) {
            let is_gap = matches!(before, ',' | '[') && matches!(char, ',' | ']' | '}')
                || (before == '{' && char == ',');
            if is_gap {
                out.push_str("{}");
            }
            out.push(char);
            rest = &rest[1..];
            before = char;
        } else if char.is_whitespace() {
            out.push(char);
            rest = &rest[char.len_utf8()..];
        } else {
            let stop =
                |char: char| char.is_whitespace() || "{}[],:".contains(char) || char == quote;
            let word = &rest[..rest.find(stop).unwrap_or(rest.len())];
            rest = &rest[word.len()..];
            if rest.starts_with(':') && matches!(before, '{' | ',') {
                push_key(word, &mut out);
            } else {
                push_value(word, before == ':', &mut out);
            }
            before = '"';
        }
    }
    out
}

/// Returns the length of the string at the start, including quotes.
fn quoted_length(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (place, char) in text.char_indices().skip(1) {
        if escaped {
            escaped = false;
        } else if char == '\\' {
            escaped = true;
        } else if char == quote {
            return place + 1;
        }
    }
    text.len()
}

fn push_quoted(text: &str, quote: char, out: &mut String) {
    if quote == '"' {
        out.push_str(text);
        return;
    }
    let inner = text.strip_prefix(quote).unwrap_or(text);
    let closed = inner.strip_suffix(quote);
    out.push('"');
    // A quote in the text is `\'`, and so is a quote that JSON had escaped as `\"`. Both are
    // therefore restored as a single quote, as in SudokuPad itself.
    out.push_str(&closed.unwrap_or(inner).replace("\\'", "'"));
    if closed.is_some() {
        out.push('"');
    }
}

fn push_key(word: &str, out: &mut String) {
    let long = KEYS.iter().find(|(short, _)| *short == word);
    let key = long.map_or(word, |(_, long)| long);
    out.push('"');
    out.push_str(key);
    out.push('"');
}

fn push_value(word: &str, after_key: bool, out: &mut String) {
    let is_colour = word.len() == 6 && word.bytes().all(|byte| byte.is_ascii_hexdigit());
    match word {
        "t" if after_key => out.push_str("true"),
        "f" if after_key => out.push_str("false"),
        "#0" => out.push_str("\"#000000\""),
        "#F" => out.push_str("\"#FFFFFF\""),
        _ if is_colour && after_key => {
            out.push_str("\"#");
            out.push_str(word);
            out.push('"');
        }
        _ => out.push_str(word),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(zipped: &str, expected: &str) {
        let unzipped = unzip(zipped);
        assert_eq!(unzipped, expected);
        serde_json::from_str::<serde_json::Value>(&unzipped).unwrap();
    }

    #[test]
    fn shortened_objects_are_expanded() {
        check(
            "{ce:[[,{v:5},,],[{v:1}]],re:[[[0,0],[0,1]]],l:[{c:#0,c2:A0B1C2,th:10,r:t,x:f}]}",
            "{\"cells\":[[{},{\"value\":5},{},{}],[{\"value\":1}]],\
             \"regions\":[[[0,0],[0,1]]],\
             \"lines\":[{\"color\":\"#000000\",\"backgroundColor\":\"#A0B1C2\",\
             \"thickness\":10,\"rounded\":true,\"x\":false}]}",
        );
        check(
            "{ca:[{v:'title: It\\'s one'}]}",
            "{\"cages\":[{\"value\":\"title: It's one\"}]}",
        );
        check("{a:[]}", "{\"arrows\":[{}]}");
        check("{id:{}}", "{\"id\":{}}");
    }

    #[test]
    fn other_json_is_unchanged() {
        let json = "{\"c\": [{}, {\"a\": \"b, c: {}\"}], \"d\": -1.5}";
        check(json, json);
    }

    #[test]
    fn junk_never_panics() {
        for text in [
            "'", "\"", "é:", "{'a\\", "{é:é}", ",,,", "[[[[", "\\'\\'", "'\u{a0}'",
        ] {
            let _ = unzip(text);
        }
    }
}
