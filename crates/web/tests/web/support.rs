//! A server for a test, and a single request to it.

use std::io::Read;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU64, Ordering};

use axum::Router;
use axum::body::{Body, to_bytes};
use axum::http::{HeaderMap, Request, StatusCode};
use flate2::read::GzDecoder;
use novena_store::Store;
use novena_web::{Config, StoreHandle, app};
use serde_json::Value;
use tower::ServiceExt;

/// An easy puzzle with one solution.
pub(crate) const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

/// A directory that is removed at the end of its test.
pub(crate) struct Folder(pub(crate) PathBuf);

impl Folder {
    pub(crate) fn new() -> Self {
        static NEXT: AtomicU64 = AtomicU64::new(0);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let name = format!("novena-web-{}-{number}", std::process::id());
        Self(std::env::temp_dir().join(name))
    }

    pub(crate) fn store_handle(&self) -> StoreHandle {
        StoreHandle::new(Store::open(&self.0).unwrap().store).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Another process may still be using the directory. In that case, the system cleans it up
        // later.
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// A server without a socket.
pub(crate) struct Server {
    app: Router,
    /// Removed with the server.
    _folder: Folder,
}

impl Server {
    pub(crate) fn new() -> Self {
        Self::with(Config::default())
    }

    pub(crate) fn with(config: Config) -> Self {
        Self::on(Folder::new(), config)
    }

    /// Creates a server whose games are in this directory.
    pub(crate) fn on(folder: Folder, config: Config) -> Self {
        Self {
            app: app(config, folder.store_handle()),
            _folder: folder,
        }
    }

    pub(crate) async fn ask(&self, request: Request<Body>) -> Answer {
        let response = self.app.clone().oneshot(request).await.unwrap();
        let (head, body) = response.into_parts();
        let body = to_bytes(body, usize::MAX).await.unwrap();
        let coding = head.headers.get("content-encoding");
        let mut unpacked = Vec::new();
        match coding.map(|coding| coding.to_str().unwrap()) {
            None => unpacked.extend(body),
            Some("br") => brotli::BrotliDecompress(&mut &*body, &mut unpacked).unwrap(),
            Some(_) => {
                GzDecoder::new(&*body).read_to_end(&mut unpacked).unwrap();
            }
        }
        // Pictures are not text, so tests for them check only the headers.
        let body = String::from_utf8_lossy(&unpacked).into_owned();
        Answer {
            status: head.status,
            headers: head.headers,
            body,
        }
    }

    pub(crate) async fn get(&self, path: &str) -> Answer {
        self.ask(request("GET", path).body(Body::empty()).unwrap())
            .await
    }

    pub(crate) async fn post(&self, path: &str, body: impl Into<Body>) -> Answer {
        self.ask(json("POST", path, body)).await
    }
}

/// Returns a request from this machine.
pub(crate) fn request(method: &str, path: &str) -> axum::http::request::Builder {
    Request::builder()
        .method(method)
        .uri(path)
        .header("host", "localhost:8081")
}

pub(crate) fn json(method: &str, path: &str, body: impl Into<Body>) -> Request<Body> {
    request(method, path)
        .header("content-type", "application/json")
        .body(body.into())
        .unwrap()
}

pub(crate) struct Answer {
    pub(crate) status: StatusCode,
    pub(crate) headers: HeaderMap,
    pub(crate) body: String,
}

impl Answer {
    /// Returns the content of `ok`.
    pub(crate) fn ok(&self) -> Value {
        assert!(self.status.is_success(), "{}: {}", self.status, self.body);
        self.json()["ok"].clone()
    }

    pub(crate) fn json(&self) -> Value {
        serde_json::from_str(&self.body).unwrap_or_else(|error| panic!("{error}: {}", self.body))
    }

    /// Returns the status of a response and the ID of its error, which has a message.
    pub(crate) fn refused(&self) -> (u16, String) {
        let error = &self.json()["error"];
        let message = error["message"].as_str().unwrap_or_default();
        assert!(message.contains(' '), "{}", self.body);
        let id = error["id"].as_str().unwrap_or_default();
        (self.status.as_u16(), id.to_owned())
    }
}

/// Returns the expected value of [`Answer::refused`].
pub(crate) fn refusal(status: u16, id: &str) -> (u16, String) {
    (status, id.to_owned())
}
