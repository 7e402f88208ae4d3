//! The parts of a request other than its body: the language, the query, and the player's clock.

use std::convert::Infallible;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::extract::{FromRequestParts, Query};
use axum::http::request::Parts;
use axum::http::{StatusCode, Uri, header};
use novena_store::Moment;
use novena_texts::Language;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use crate::client::Client;
use crate::stored_games::Reader;
use crate::{Problem, texts};

/// The largest offset from UTC, in minutes.
const FAR: i32 = 14 * 60;

/// A request's sender, language and query.
pub(crate) struct Caller {
    client: Client,
    /// The language in `?lang=`, or else the browser's language.
    pub(crate) language: Language,
    uri: Uri,
}

impl<S: Sync> FromRequestParts<S> for Caller {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        #[derive(Default, Deserialize)]
        struct Tag {
            lang: Option<String>,
        }
        let uri = parts.uri.clone();
        let tag = Query::<Tag>::try_from_uri(&uri).map_or_else(|_| Tag::default(), |tag| tag.0);
        let named = tag.lang.as_deref().and_then(Language::from_tag);
        let client = Client::from_request_parts(parts, state).await?;
        let accepted = || texts::accepted(parts.headers.get(header::ACCEPT_LANGUAGE));
        Ok(Self {
            client,
            language: named.unwrap_or_else(accepted),
            uri,
        })
    }
}

impl Caller {
    /// Returns the reader of an answer about a game.
    pub(crate) const fn reader(&self) -> Reader {
        Reader {
            client: self.client,
            language: self.language,
        }
    }

    /// Returns the rest of the query.
    pub(crate) fn query<T: DeserializeOwned>(&self) -> Result<T, Problem> {
        let read = Query::try_from_uri(&self.uri);
        read.map(|Query(query)| query).map_err(|rejection| {
            Problem::new(StatusCode::BAD_REQUEST, "unfit").with("reason", rejection.body_text())
        })
    }
}

/// Returns the current time on the player's clock, which is this many minutes ahead of UTC.
pub(crate) fn now(zone: Option<i32>) -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    let seconds = since.map_or(0, |since| since.as_secs());
    Moment {
        seconds: i64::try_from(seconds).unwrap_or(i64::MAX),
        zone: zone.unwrap_or(0).clamp(-FAR, FAR),
    }
}
