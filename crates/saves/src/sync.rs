//! The messages that two libraries exchange to synchronise their games.
//!
//! A browser sends requests, and a server numbers its changes. A request contains the browser's
//! changes since the server's last confirmation, and the number of the last server change that the
//! browser has seen. The server merges the changes, and replies with its own changes after that
//! number. Requests and replies may be split into parts. A lost request or reply is sent again
//! later. A request or reply that arrives twice changes nothing, because merging the same changes
//! again has no effect.

use serde::{Deserialize, Serialize};

use crate::export::malformed;
use crate::{ExportError, LibraryGame, Settings, Tombstone, is_key};

/// The total size of the games, in bytes, beyond which a request or reply is split.
pub const SYNC_BYTES: usize = 1 << 20;

/// A browser's request.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct SyncRequest {
    /// The ID of the server library to which `seen` refers.
    pub server: Option<String>,
    /// The number of the last server change that the browser has seen.
    pub seen: i64,
    /// Games that changed in the browser.
    pub games: Vec<LibraryGame>,
    /// Games that were deleted in the browser.
    pub deleted: Vec<Tombstone>,
    /// Settings that changed in the browser.
    pub settings: Settings,
}

/// A server's reply. A newer server may send more fields, which an older page ignores.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct SyncReply {
    /// The ID of the server's library.
    pub server: String,
    /// The number of the last change that the browser has seen once it has received this reply.
    pub seen: i64,
    /// Whether the server lacks the changes that the browser has seen, because the server has a
    /// different library or an older copy of the same one. In that case, the browser must send
    /// everything again.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub reset: bool,
    /// Whether there are more changes, so that the browser must send another request.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub more: bool,
    /// Changed games, each as its line from an export file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub games: Vec<String>,
    /// Tombstones, each as its line from an export file.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deleted: Vec<String>,
    /// Settings that changed.
    #[serde(default, skip_serializing_if = "is_empty")]
    pub settings: Settings,
}

fn is_empty(settings: &Settings) -> bool {
    settings.0.is_empty()
}

/// A request in JSON, in which games and tombstones are lines from an export file.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RequestShape {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    server: Option<String>,
    #[serde(default)]
    seen: i64,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    games: Vec<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    deleted: Vec<String>,
    #[serde(default, skip_serializing_if = "is_empty")]
    settings: Settings,
}

impl SyncRequest {
    /// Whether there is anything to merge.
    #[must_use]
    pub fn has_content(&self) -> bool {
        !(self.games.is_empty() && self.deleted.is_empty() && self.settings.0.is_empty())
    }

    /// The request as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        let shape = RequestShape {
            server: self.server.clone(),
            seen: self.seen,
            games: self.games.iter().map(LibraryGame::to_json).collect(),
            deleted: self.deleted.iter().map(Tombstone::to_json).collect(),
            settings: self.settings.clone(),
        };
        // A struct with string keys always serialises.
        serde_json::to_string(&shape).unwrap_or_default()
    }

    /// Reads the output of [`SyncRequest::to_json`], and checks every game.
    pub fn from_json(text: &str) -> Result<Self, ExportError> {
        // Serde would also accept a list of the right length in place of an object.
        if !text.trim_start().starts_with('{') {
            return Err(ExportError::Malformed {
                line: 1,
                column: 1,
                reason: "expected an object".to_owned(),
            });
        }
        let shape: RequestShape = serde_json::from_str(text).map_err(|error| malformed(&error))?;
        check_settings(&shape.settings)?;
        Ok(Self {
            server: shape.server,
            seen: shape.seen,
            games: read_all("games", &shape.games, LibraryGame::from_json)?,
            deleted: read_all("deleted", &shape.deleted, Tombstone::from_json)?,
            settings: shape.settings,
        })
    }
}

impl SyncReply {
    /// The reply as JSON.
    #[must_use]
    pub fn to_json(&self) -> String {
        // A struct with string keys always serialises.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Reads the output of [`SyncReply::to_json`].
    pub fn from_json(text: &str) -> Result<Self, ExportError> {
        let reply: Self = serde_json::from_str(text).map_err(|error| malformed(&error))?;
        check_settings(&reply.settings)?;
        Ok(reply)
    }

    /// The games in the reply, as values.
    pub fn read_games(&self) -> Result<Vec<LibraryGame>, ExportError> {
        read_all("games", &self.games, LibraryGame::from_json)
    }

    /// The tombstones in the reply, as values.
    pub fn read_deleted(&self) -> Result<Vec<Tombstone>, ExportError> {
        read_all("deleted", &self.deleted, Tombstone::from_json)
    }
}

/// Reads the lines, and reports the number of an invalid line.
fn read_all<T>(
    list: &str,
    lines: &[String],
    read: impl Fn(&str) -> Result<T, ExportError>,
) -> Result<Vec<T>, ExportError> {
    let numbered = lines.iter().enumerate();
    let values = numbered.map(|(index, line)| {
        read(line).map_err(|error| match error {
            ExportError::Malformed {
                line,
                column,
                reason,
            } => ExportError::Malformed {
                line,
                column,
                reason: format!("{list}[{index}].{reason}"),
            },
            other => other,
        })
    });
    values.collect()
}

fn check_settings(settings: &Settings) -> Result<(), ExportError> {
    let is_wrong = |library: &str, count: i64| !is_key(library) || count < 1;
    let mut settings = settings.0.iter();
    match settings.find(|(_, setting)| is_wrong(&setting.library, setting.count)) {
        None => Ok(()),
        Some((name, _)) => Err(ExportError::Malformed {
            line: 1,
            column: 1,
            reason: format!("settings.{name}: expected a count and the id of a library"),
        }),
    }
}
