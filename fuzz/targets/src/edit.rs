//! Changes JSON text in ways that keep most of it valid.

use std::ops::Range;

/// Replacements for a value or a key: other types, limits of ranges, names that mean something
/// elsewhere, and control characters.
const EDGES: [&str; 24] = [
    "null",
    "true",
    "0",
    "-1",
    "1.5",
    "1e400",
    "9007199254740993",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "\"\"",
    "[]",
    "{}",
    "[[[[[[[[[[]]]]]]]]]]",
    "\"r1c1\"",
    "\"5r1c1\"",
    "\"r1c1 > 5\"",
    "\"hard\"",
    "\"x-wing\"",
    "\"2026-02-30\"",
    "\"\\u0000\\u001b]0;x\\u0007\\u009b\\u202e\"",
    "\"\\ud800\"",
    "\"00000000000000000000000000000000\"",
    "\"123456789456789123789123456214365897365897214897214365531642978642978531978531642\"",
];

/// Changes one thing in JSON text, or in part of it. The seed determines the change; text without
/// values is unchanged.
///
/// ```
/// let changed = novena_fuzz_targets::edit(br#"{"a": 1, "b": [2]}"#, 7);
/// assert_ne!(changed, br#"{"a": 1, "b": [2]}"#);
/// ```
#[must_use]
pub fn edit(text: &[u8], seed: u64) -> Vec<u8> {
    let mut dice = Dice(seed);
    let parts = parts(text);
    if parts.is_empty() {
        return text.to_vec();
    }
    let part = parts[dice.below(parts.len())].clone();
    let other = parts[dice.below(parts.len())].clone();
    let replaced = |by: &[u8]| [&text[..part.start], by, &text[part.end..]].concat();
    match dice.below(8) {
        0..=2 => replaced(EDGES[dice.below(EDGES.len())].as_bytes()),
        3 => replaced(&text[other]),
        // Without the separating comma.
        4 => {
            let mut end = part.end;
            end += usize::from(text.get(end) == Some(&b','));
            [&text[..part.start], &text[end..]].concat()
        }
        5 => {
            let part = &text[part.clone()];
            replaced(&[part, b",", part].concat())
        }
        6 => {
            let (first, second) = if part.start <= other.start {
                (part, other)
            } else {
                (other, part)
            };
            if first.end > second.start {
                return text.to_vec();
            }
            [
                &text[..first.start],
                &text[second.clone()],
                &text[first.end..second.start],
                &text[first],
                &text[second.end..],
            ]
            .concat()
        }
        _ => {
            let mut changed = text.to_vec();
            let place = part.start + dice.below(part.len().max(1));
            if let Some(byte @ b'0'..=b'z') = changed.get_mut(place) {
                *byte = b"0123456789abcdefr.> "[dice.below(20)];
            }
            changed
        }
    }
}

/// The positions of all values and keys, including nested ones.
fn parts(text: &[u8]) -> Vec<Range<usize>> {
    let mut parts = Vec::new();
    let mut open = Vec::new();
    let mut place = 0;
    while let Some(&byte) = text.get(place) {
        let start = place;
        place += 1;
        match byte {
            b'{' | b'[' => open.push(start),
            b'}' | b']' => parts.extend(open.pop().map(|start| start..place)),
            b'"' => {
                while let Some(&byte) = text.get(place) {
                    place += if byte == b'\\' { 2 } else { 1 };
                    if byte == b'"' {
                        break;
                    }
                }
                place = place.min(text.len());
                parts.push(start..place);
            }
            b'-' | b'0'..=b'9' | b'a'..=b'z' => {
                let rest = &text[place..];
                let is_word = |byte: &u8| byte.is_ascii_alphanumeric() || b"+-.".contains(byte);
                place += rest.iter().take_while(|byte| is_word(byte)).count();
                parts.push(start..place);
            }
            _ => {}
        }
    }
    parts
}

/// Pseudo-random numbers from the seed, by `SplitMix64`.
struct Dice(u64);

impl Dice {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((mixed ^ (mixed >> 31)) % end.max(1) as u64) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_value_and_key_is_a_part() {
        let text = br#"{"a":[1,-2.5e3,"x\"y"],"b":{}} nul"#;
        let found: Vec<_> = parts(text)
            .into_iter()
            .map(|part| str::from_utf8(&text[part]).unwrap())
            .collect();
        let expected = [
            r#""a""#,
            "1",
            "-2.5e3",
            r#""x\"y""#,
            r#"[1,-2.5e3,"x\"y"]"#,
            r#""b""#,
            "{}",
            r#"{"a":[1,-2.5e3,"x\"y"],"b":{}}"#,
            "nul",
        ];
        assert_eq!(found, expected);
    }

    /// Structure-aware: most changed inputs are still JSON.
    #[test]
    fn most_changed_texts_are_json() {
        let text = br#"{"a": [1, 2, {"b": "r1c1"}], "c": "text", "d": [[], {}, null]}"#;
        let is_json =
            |seed: &u64| serde_json::from_slice::<serde_json::Value>(&edit(text, *seed)).is_ok();
        let valid = (0..1000).filter(is_json).count();
        assert!(valid > 500, "{valid}");
    }

    #[test]
    fn broken_texts_are_edited_too() {
        for text in ["", "\"", "\"\\", "{{{", "]]", "{\"a\":", "\u{9b}"] {
            for seed in 0..100 {
                let _ = edit(text.as_bytes(), seed);
            }
        }
    }
}
