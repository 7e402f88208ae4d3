//! The page: inside the program, or from a folder while it is being written.
//!
//! `build.rs` puts every file of `app/` into the program. If the server is told of a folder
//! ([`crate::Config::app`]), it reads that at every request instead.

use std::fs;
use std::path::{Component, Path};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use crate::Problem;
use crate::app::Shared;

/// The files under `app/` when the program was built, by their paths there.
static FILES: &[(&str, &[u8])] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// A file of the page.
pub(crate) async fn asset(
    State(shared): State<Shared>,
    request: Request,
) -> Result<Response, Problem> {
    let missing = Problem::new(StatusCode::NOT_FOUND, "not-found");
    let name = match request.uri().path().trim_start_matches('/') {
        "" => "index.html",
        name => name,
    };
    let (Some(kind), true) = (kind(name), is_plain(name)) else {
        return Err(missing);
    };
    let data = match shared.config.app.clone() {
        Some(folder) => {
            let path = folder.join(name);
            let read = shared.engine.work(move || fs::read(path).ok()).await?;
            read.map(Bytes::from)
        }
        None => embedded(name),
    };
    let data = data.ok_or(missing)?;
    Ok(answer(request.headers(), kind, data))
}

fn embedded(name: &str) -> Option<Bytes> {
    let place = FILES.binary_search_by(|(file, _)| (*file).cmp(name)).ok()?;
    Some(Bytes::from_static(FILES[place].1))
}

/// Whether it is a path that cannot lead out of its folder.
fn is_plain(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    !name.contains('\\') && parts.all(|part| matches!(part, Component::Normal(_)))
}

/// The type of a file that belongs to a page; nothing else is served.
fn kind(name: &str) -> Option<&'static str> {
    let (_, ending) = name.rsplit_once('.')?;
    Some(match ending {
        "html" => "text/html; charset=utf-8",
        "css" => "text/css; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "json" => "application/json",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "ico" => "image/x-icon",
        "txt" => "text/plain; charset=utf-8",
        "webmanifest" => "application/manifest+json",
        "woff2" => "font/woff2",
        _ => return None,
    })
}

/// The file, or that the browser has it already.
fn answer(headers: &HeaderMap, kind: &'static str, data: Bytes) -> Response {
    let tag = tag(&data);
    let known = headers
        .get(header::IF_NONE_MATCH)
        .and_then(|tag| tag.to_str().ok());
    let is_known = known.is_some_and(|known| known.split(',').any(|one| one.trim() == tag));
    let mut response = if is_known {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = HeaderValue::from_static(kind);
        ([(header::CONTENT_TYPE, kind)], Body::from(data)).into_response()
    };
    // Asked about each time: a new program must not meet an old page.
    let ask = HeaderValue::from_static("no-cache");
    response.headers_mut().insert(header::CACHE_CONTROL, ask);
    if let Ok(tag) = HeaderValue::try_from(tag) {
        response.headers_mut().insert(header::ETAG, tag);
    }
    response
}

/// The same for the same bytes (FNV-1a); nobody gains by two files with one tag.
fn tag(data: &[u8]) -> String {
    let hash = data.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    format!("\"{hash:016x}-{}\"", data.len())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_stay_in_their_folder() {
        for name in [
            "../Cargo.toml",
            "a/../../b.js",
            "/etc/hosts.txt",
            "a\\..\\b.js",
        ] {
            assert!(!is_plain(name), "{name}");
        }
        assert!(is_plain("board/grid.js"));
    }

    #[test]
    fn only_files_of_a_page_have_a_type() {
        assert_eq!(kind("main.js"), Some("text/javascript; charset=utf-8"));
        for name in ["main.rs", "js", ".env", "folder/"] {
            assert_eq!(kind(name), None, "{name}");
        }
    }
}
