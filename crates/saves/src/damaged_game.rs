//! Invalid games, together with everything stored about them.

use std::collections::BTreeMap;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// The rows of a game that a store cannot read, exactly as stored.
///
/// The rows are included in exports, so that no data exists only in a damaged file.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DamagedGame {
    /// The invalid part: `givens`, `checking`, `steps`, `savepoints` or another column.
    pub part: String,
    /// The game's rows, by table name.
    pub tables: BTreeMap<String, Vec<RawRow>>,
    /// The tables in which some rows could not be read.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub unreadable: Vec<String>,
}

/// A table row: values by column name.
pub type RawRow = BTreeMap<String, RawValue>;

impl DamagedGame {
    /// The key of the game, if it can be read.
    #[must_use]
    pub fn key(&self) -> Option<&str> {
        let row = self.tables.get("game")?.first()?;
        match row.get("key")? {
            RawValue::Text(bytes) => str::from_utf8(bytes).ok(),
            _ => None,
        }
    }

    /// The game as one line of JSON. The same game always produces the same line.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Maps with string keys always serialise.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the output of [`DamagedGame::to_json`].
    #[must_use]
    pub fn from_json(text: &str) -> Option<Self> {
        serde_json::from_str(text).ok()
    }
}

/// A value of a table, exact to the byte.
///
/// In JSON, integers and strings are written as they are. Other values are objects with one field:
/// `{"text": "ff00"}` for bytes that are marked as text but are not UTF-8, `{"blob": "ff00"}` for
/// other bytes, and `{"real": "3ff8000000000000"}` for the bits of a number.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum RawValue {
    /// No value.
    Null,
    /// A whole number.
    Integer(i64),
    /// The bits of a floating-point number.
    Real(u64),
    /// Bytes that are marked as text.
    Text(Vec<u8>),
    /// Other bytes.
    Blob(Vec<u8>),
}

/// The JSON form of a value.
#[derive(Serialize, Deserialize)]
#[serde(untagged)]
enum ValueShape {
    Integer(i64),
    Text(String),
    Coded(CodedShape),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
enum CodedShape {
    Text(String),
    Blob(String),
    Real(String),
}

impl Serialize for RawValue {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let shape = match self {
            Self::Null => None,
            Self::Integer(number) => Some(ValueShape::Integer(*number)),
            Self::Real(bits) => {
                let coded = CodedShape::Real(format!("{bits:016x}"));
                Some(ValueShape::Coded(coded))
            }
            Self::Text(bytes) => Some(match str::from_utf8(bytes) {
                Ok(text) => ValueShape::Text(text.to_owned()),
                Err(_) => ValueShape::Coded(CodedShape::Text(hex(bytes))),
            }),
            Self::Blob(bytes) => Some(ValueShape::Coded(CodedShape::Blob(hex(bytes)))),
        };
        shape.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for RawValue {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let bytes = |text: String| {
            let bytes = from_hex(&text);
            bytes.ok_or_else(|| D::Error::custom("expected pairs of hexadecimal digits"))
        };
        Ok(match Option::<ValueShape>::deserialize(deserializer)? {
            None => Self::Null,
            Some(ValueShape::Integer(number)) => Self::Integer(number),
            Some(ValueShape::Text(text)) => Self::Text(text.into_bytes()),
            Some(ValueShape::Coded(CodedShape::Text(text))) => Self::Text(bytes(text)?),
            Some(ValueShape::Coded(CodedShape::Blob(text))) => Self::Blob(bytes(text)?),
            Some(ValueShape::Coded(CodedShape::Real(text))) => match bytes(text)?.try_into() {
                Ok(bits) => Self::Real(u64::from_be_bytes(bits)),
                Err(_) => return Err(D::Error::custom("expected 16 hexadecimal digits")),
            },
        })
    }
}

fn hex(bytes: &[u8]) -> String {
    let digit = |number: u8| char::from_digit(number.into(), 16).unwrap_or('0');
    let digits = bytes.iter().flat_map(|byte| [byte >> 4, byte & 15]);
    digits.map(digit).collect()
}

fn from_hex(text: &str) -> Option<Vec<u8>> {
    let digit = |sign: u8| char::from(sign).to_digit(16);
    let (pairs, rest) = text.as_bytes().as_chunks::<2>();
    let byte = |&[high, low]: &[u8; 2]| u8::try_from(digit(high)? << 4 | digit(low)?).ok();
    rest.is_empty()
        .then(|| pairs.iter().map(byte).collect())
        .flatten()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_survive_byte_for_byte() {
        let check = |value: RawValue, expected: &str| {
            let text = serde_json::to_string(&value).unwrap();
            assert_eq!(text, expected);
            assert_eq!(serde_json::from_str::<RawValue>(&text).unwrap(), value);
        };
        check(RawValue::Null, "null");
        check(RawValue::Integer(i64::MIN), "-9223372036854775808");
        check(RawValue::Text("r1c1 > 4\0ü".into()), "\"r1c1 > 4\\u0000ü\"");
        check(RawValue::Text(vec![0x72, 0xff]), "{\"text\":\"72ff\"}");
        check(RawValue::Blob(vec![]), "{\"blob\":\"\"}");
        check(
            RawValue::Real(1.5_f64.to_bits()),
            "{\"real\":\"3ff8000000000000\"}",
        );
    }

    #[test]
    fn other_values_are_refused() {
        for text in [
            "true",
            "1.5",
            "[]",
            "{}",
            "{\"blob\":\"f\"}",
            "{\"blob\":\"+f\"}",
            "{\"real\":\"00\"}",
            "{\"date\":\"00\"}",
        ] {
            let read = serde_json::from_str::<RawValue>(text);
            assert!(read.is_err(), "{text}");
        }
    }
}
