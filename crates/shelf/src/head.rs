//! The common fields of every request: the operation, and the values that a server would take from
//! its clock and from the caller.

use novena_saves::Moment;
use novena_texts::Language;
use novena_wire::{Failure, read_object};
use serde::Deserialize;

/// The names of the common fields.
pub(crate) const HEAD: &[&str] = &["op", "lang", "now", "zone", "library"];

/// The largest offset from UTC, in minutes.
const FAR: i32 = 14 * 60;

/// The common fields of all requests.
#[derive(Debug, Deserialize)]
#[serde(expecting = "an object with a request")]
pub(crate) struct Head {
    /// The operation.
    pub(crate) op: String,
    #[serde(default)]
    lang: Option<String>,
    /// Seconds since 1970.
    #[serde(default)]
    now: i64,
    /// The offset of the player's clock from UTC, in minutes.
    #[serde(default)]
    zone: i32,
    /// The random ID of this browser's games: 32 hexadecimal digits.
    #[serde(default)]
    library: String,
}

impl Head {
    pub(crate) fn read(text: &str) -> Result<Self, Failure> {
        read_object(text)
    }

    /// Returns the language of names and sentences, or English if the requested language is not
    /// available.
    pub(crate) fn language(&self) -> Language {
        let tag = self.lang.as_deref();
        tag.and_then(Language::from_tag).unwrap_or(Language::En)
    }

    /// The current moment on the player's clock.
    pub(crate) fn moment(&self) -> Moment {
        Moment {
            seconds: self.now,
            zone: self.zone.clamp(-FAR, FAR),
        }
    }

    /// The ID of this library, if it is valid.
    pub(crate) fn library(&self) -> Result<&str, Failure> {
        check_key("library", &self.library)?;
        Ok(&self.library)
    }
}

/// Refuses anything but 32 hexadecimal digits.
pub(crate) fn check_key(field: &'static str, key: &str) -> Result<(), Failure> {
    if novena_saves::is_key(key) {
        return Ok(());
    }
    Err(Failure::unfit(field, "expected 32 hexadecimal digits"))
}
