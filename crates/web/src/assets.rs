//! The page: embedded in the program, or read from a directory during development.
//!
//! `build/` embeds every file of `app/` in the program, plain and compressed, and the engine under
//! `engine/` if it was built. If a directory is configured ([`crate::Config::app`]), the server
//! instead reads the page from there for every request, uncompressed; the engine and the lessons
//! still come from the program.

use std::fs;
use std::path::{Component, Path};
use std::sync::LazyLock;
use std::time::{SystemTime, UNIX_EPOCH};

use axum::body::Body;
use axum::extract::{Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use axum::response::{IntoResponse, Response};
use bytes::Bytes;

use crate::app::Shared;
use crate::client::Client;
use crate::site::{EngineNote, month_near};
use crate::{Problem, PublicUrl};

/// A file of the page, embedded when the program was built.
#[derive(Debug)]
#[non_exhaustive]
pub struct PageFile {
    /// The address of the file relative to the page, such as `js/main.js` or `engine/novena.wasm`.
    pub name: &'static str,
    /// Its content.
    pub plain: &'static [u8],
    /// The contents compressed with gzip, if that is shorter.
    pub gzip: Option<&'static [u8]>,
    /// The contents compressed with brotli, if that is shorter.
    pub brotli: Option<&'static [u8]>,
}

/// All files of the page, sorted by name.
static FILES: &[PageFile] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// Prefixes of generated files, which are not read from the configured directory.
const OURS: [&str; 2] = ["engine/", "lessons/"];

/// The version of the page, which changes if any of its files changes.
///
/// ```
/// assert_eq!(novena_web::PAGE_VERSION.len(), 16);
/// ```
pub const PAGE_VERSION: &str = env!("NOVENA_PAGE_VERSION");

/// Returns the files of the page, sorted by name. The engine is included if it was available when
/// the program was built.
///
/// ```
/// assert!(novena_web::page_files().iter().any(|file| file.name == "index.html"));
/// ```
#[must_use]
pub fn page_files() -> &'static [PageFile] {
    FILES
}

/// Returns whether the engine is among the files of the page.
///
/// ```
/// let is_there = |name| novena_web::page_files().iter().any(|file| file.name == name);
/// assert_eq!(novena_web::has_engine(), is_there("engine/novena.wasm"));
/// ```
#[must_use]
pub fn has_engine() -> bool {
    place("engine/novena.wasm").is_some()
}

/// The compression of a response.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Coding {
    Plain,
    Gzip,
    Brotli,
}

impl Coding {
    const ALL: [Self; 3] = [Self::Plain, Self::Gzip, Self::Brotli];

    /// Returns the compression's name in headers; `None` for uncompressed responses.
    const fn name(self) -> Option<&'static str> {
        match self {
            Self::Plain => None,
            Self::Gzip => Some("gzip"),
            Self::Brotli => Some("br"),
        }
    }
}

impl PageFile {
    fn data(&self, coding: Coding) -> Option<&'static [u8]> {
        match coding {
            Coding::Plain => Some(self.plain),
            Coding::Gzip => self.gzip,
            Coding::Brotli => self.brotli,
        }
    }

    /// Returns the shortest form that a client accepts.
    fn shortest(&self, takes: impl Fn(Coding) -> bool) -> (Coding, &'static [u8]) {
        let accepted = Coding::ALL.into_iter().filter(|coding| takes(*coding));
        let forms = accepted.filter_map(|coding| Some((coding, self.data(coding)?)));
        let shortest = forms.min_by_key(|(_, data)| data.len());
        shortest.unwrap_or((Coding::Plain, self.plain))
    }
}

/// The tags of every form of every file, precomputed because hashing takes longer than the rest of
/// the response.
static TAGS: LazyLock<Vec<[HeaderValue; 3]>> = LazyLock::new(|| {
    let tags = FILES
        .iter()
        .map(|file| Coding::ALL.map(|coding| tag(file.data(coding).unwrap_or(file.plain))));
    tags.collect()
});

/// The bytes sent for a file.
struct AssetBytes {
    data: Bytes,
    tag: HeaderValue,
    coding: Coding,
}

impl AssetBytes {
    fn plain(data: Vec<u8>) -> Self {
        Self {
            tag: tag(&data),
            data: data.into(),
            coding: Coding::Plain,
        }
    }
}

/// Returns a file that the running server generates: the note `engine.json`, or the daily puzzles
/// of a month. `None` for other names.
async fn made(shared: &Shared, client: Client, name: &str) -> Result<Option<AssetBytes>, Problem> {
    if name == EngineNote::NAME {
        let public_url = shared.config.public_url.as_ref().map(PublicUrl::as_str);
        let mut note = EngineNote::new(true, public_url);
        if shared.config.app.is_some() {
            note = note.without_version();
        }
        return Ok(Some(AssetBytes::plain(note.to_json().into_bytes())));
    }
    if !name.starts_with("days/") {
        return Ok(None);
    }
    let today = SystemTime::now().duration_since(UNIX_EPOCH);
    let today = today.map_or(0, |since| since.as_secs() / (24 * 60 * 60));
    let name = name.to_owned();
    let month = move || month_near(&name, today);
    let month = shared.engine.work(client, month).await?;
    Ok(month.map(|text| AssetBytes::plain(text.into_bytes())))
}

/// Responds with a file of the page.
pub(crate) async fn asset(
    State(shared): State<Shared>,
    client: Client,
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
    let headers = request.headers();
    let sent = match shared.config.app.clone() {
        Some(folder) if !OURS.iter().any(|start| name.starts_with(start)) => {
            let path = folder.join(name);
            let read = shared
                .engine
                .work(client, move || fs::read(path).ok())
                .await?;
            read.map(AssetBytes::plain)
        }
        _ => embedded(name, |coding| takes(headers, coding)),
    };
    let sent = match sent {
        Some(sent) => sent,
        None => made(&shared, client, name).await?.ok_or(missing)?,
    };
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        let wrong = Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method");
        let allowed = [(header::ALLOW, HeaderValue::from_static("GET,HEAD"))];
        return Ok((allowed, wrong).into_response());
    }
    Ok(answer(headers, kind, sent))
}

/// Returns the index of a file in the table.
fn place(name: &str) -> Option<usize> {
    FILES.binary_search_by(|file| file.name.cmp(name)).ok()
}

fn embedded(name: &str, takes: impl Fn(Coding) -> bool) -> Option<AssetBytes> {
    let place = place(name)?;
    let (coding, data) = FILES[place].shortest(takes);
    Some(AssetBytes {
        data: Bytes::from_static(data),
        tag: TAGS[place][coding as usize].clone(),
        coding,
    })
}

/// Returns whether the client accepts this compression. If the header does not name the
/// compression, the wildcard applies.
fn takes(headers: &HeaderMap, coding: Coding) -> bool {
    let weight = |name: &str| {
        let lists = headers.get_all(header::ACCEPT_ENCODING).iter();
        let mut all = lists
            .filter_map(|list| list.to_str().ok())
            .flat_map(|list| list.split(','));
        all.find_map(|one| {
            let (coding, rest) = one.split_once(';').unwrap_or((one, ""));
            let is_it = coding.trim().eq_ignore_ascii_case(name);
            let weight = rest.trim().strip_prefix("q=").unwrap_or("1");
            is_it.then(|| weight.trim().parse().unwrap_or(0.0))
        })
    };
    let Some(name) = coding.name() else {
        return true;
    };
    weight(name).or_else(|| weight("*")).unwrap_or(0.0) > 0.0
}

/// Returns whether a path stays inside its directory.
fn is_plain(name: &str) -> bool {
    let mut parts = Path::new(name).components();
    !name.contains('\\') && parts.all(|part| matches!(part, Component::Normal(_)))
}

/// Returns the type of a file that belongs to the page. No other files are served.
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
        // If a WebAssembly file has this type, browsers compile it while it is still arriving.
        "wasm" => "application/wasm",
        _ => return None,
    })
}

/// Returns the response with the file, or with the status 304 if the browser already has the file.
fn answer(headers: &HeaderMap, kind: &'static str, sent: AssetBytes) -> Response {
    let tag = sent.tag;
    let known = headers.get_all(header::IF_NONE_MATCH).iter();
    let mut known = known
        .filter_map(|list| list.to_str().ok())
        .flat_map(|list| list.split(','))
        .map(|one| one.trim().trim_start_matches("W/"));
    let mut response = if known.any(|one| tag == one || one == "*") {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        let kind = HeaderValue::from_static(kind);
        let mut response = ([(header::CONTENT_TYPE, kind)], Body::from(sent.data)).into_response();
        if let Some(coding) = sent.coding.name() {
            let coding = HeaderValue::from_static(coding);
            response
                .headers_mut()
                .insert(header::CONTENT_ENCODING, coding);
        }
        response
    };
    let headers = response.headers_mut();
    // Files are revalidated each time, because a new program must not be used with an old page.
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-cache"));
    headers.insert(header::VARY, HeaderValue::from_static("accept-encoding"));
    headers.insert(header::ETAG, tag);
    response
}

/// Returns the tag of a file: a hash of its bytes (FNV-1a), so that compressed and plain forms have
/// different tags. Collisions are of no use to an attacker.
fn tag(data: &[u8]) -> HeaderValue {
    let hash = data.iter().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(*byte)).wrapping_mul(0x0100_0000_01b3)
    });
    let tag = format!("\"{hash:016x}-{}\"", data.len());
    HeaderValue::try_from(tag).unwrap_or(HeaderValue::from_static("\"\""))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tag_is_made_once_and_not_for_every_request() {
        let place = |response: &Response| response.headers()[header::ETAG].as_bytes().as_ptr();
        for file in FILES {
            for only in Coding::ALL {
                let [first, second] = [(); 2].map(|()| {
                    let sent = embedded(file.name, |coding| coding == only).unwrap();
                    assert_eq!(sent.tag, tag(&sent.data), "{}", file.name);
                    answer(&HeaderMap::new(), "text/html", sent)
                });
                assert_eq!(place(&first), place(&second), "{}", file.name);
            }
        }
    }

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
    fn packed_files_match_the_originals() {
        use std::io::Read;

        for file in FILES {
            if let Some(packed) = file.gzip {
                let mut unpacked = Vec::new();
                flate2::read::GzDecoder::new(packed)
                    .read_to_end(&mut unpacked)
                    .unwrap();
                assert!(unpacked == file.plain, "{}", file.name);
            }
            if let Some(mut packed) = file.brotli {
                let mut unpacked = Vec::new();
                brotli::BrotliDecompress(&mut packed, &mut unpacked).unwrap();
                assert!(unpacked == file.plain, "{}", file.name);
            }
        }
    }

    #[test]
    fn the_page_is_small() {
        let length = |file: &PageFile| file.shortest(|_| true).1.len();
        let is_engine =
            |file: &&PageFile| file.name.starts_with("engine/") || file.name == "NOTICES.txt";
        let is_course = |file: &&PageFile| file.name.starts_with("lessons/");
        let (engine, rest): (Vec<_>, Vec<_>) = FILES.iter().partition(is_engine);
        let (course, page): (Vec<_>, Vec<_>) = rest.into_iter().partition(is_course);
        let sent: usize = page.iter().map(|file| length(file)).sum();
        println!("{sent} bytes in {} files", page.len());
        // The sum covers all pages, fonts and icons, and four languages, of which a visitor needs
        // only one. The first board needs only part of this; `measure-site.js` shows how much.
        assert!((1..270_000).contains(&sent), "{sent}");
        // The Learn page fetches the lessons of one language.
        assert_eq!(course.len(), novena_texts::Language::ALL.len());
        for file in course {
            assert!(length(file) <= 60_000, "{}: {}", file.name, length(file));
        }
        if engine.is_empty() {
            println!("no engine: `cargo xtask wasm` builds it");
        }
        for file in engine {
            let most = match file.name {
                // `moves.wasm` finds basic hints as well as moves. Most of `scan.wasm` consists of
                // its weights, 186 kB that hardly compress.
                "engine/moves.wasm" | "engine/scan.wasm" => 300_000,
                // Only people who read the licences fetch this file.
                "NOTICES.txt" => 100_000,
                _ => 1 << 20,
            };
            println!("{}: {} bytes", file.name, length(file));
            assert!(length(file) <= most, "{}: {}", file.name, length(file));
        }
    }

    #[test]
    fn packed_files_are_sent_only_if_accepted() {
        let check = |list: &str, expected: [bool; 2]| {
            let mut headers = HeaderMap::new();
            headers.insert(header::ACCEPT_ENCODING, list.parse().unwrap());
            let taken = [Coding::Gzip, Coding::Brotli].map(|coding| takes(&headers, coding));
            assert_eq!(taken, expected, "{list:?}");
        };
        check("gzip, deflate, br", [true, true]);
        check("gzip, deflate", [true, false]);
        check("br;q=1.0, GZIP;q=0.5", [true, true]);
        check("*", [true, true]);
        check("gzip;q=0, *", [false, true]);
        check("gzip; q=0", [false, false]);
        check("identity", [false, false]);
        check("", [false, false]);
        assert!(!takes(&HeaderMap::new(), Coding::Gzip));
        assert!(takes(&HeaderMap::new(), Coding::Plain));
    }

    #[test]
    fn only_web_page_files_have_a_type() {
        assert_eq!(kind("main.js"), Some("text/javascript; charset=utf-8"));
        for name in ["main.rs", "js", ".env", "folder/"] {
            assert_eq!(kind(name), None, "{name}");
        }
    }
}
