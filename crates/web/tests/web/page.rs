//! The page is compressed for clients that accept it, and is sent again only when it has changed.

use std::collections::BTreeSet;
use std::time::UNIX_EPOCH;

use axum::body::Body;
use novena_formats::Format;
use novena_texts::Language;
use novena_web::Config;

use crate::support::{Answer, Server, refusal, request};

async fn get(server: &Server, path: &str, headers: &[(&str, &str)]) -> Answer {
    let ask = headers
        .iter()
        .fold(request("GET", path), |ask, (name, value)| {
            ask.header(*name, *value)
        });
    server.ask(ask.body(Body::empty()).unwrap()).await
}

#[tokio::test]
async fn files_are_packed_if_the_browser_accepts_it() {
    let server = Server::new();
    for path in ["/", "/js/main.js", "/styles/all.css", "/locales/sv.json"] {
        let plain = get(&server, path, &[]).await;
        assert_eq!(plain.status.as_u16(), 200);
        assert!(!plain.headers.contains_key("content-encoding"));
        for (list, coding) in [("gzip, deflate", "gzip"), ("gzip, br", "br")] {
            let packed = get(&server, path, &[("accept-encoding", list)]).await;
            assert_eq!(packed.status.as_u16(), 200);
            assert_eq!(plain.body, packed.body, "{path}");
            assert_eq!(packed.headers["content-encoding"], coding);
            assert_ne!(plain.headers["etag"], packed.headers["etag"]);
            for answer in [&plain, &packed] {
                assert_eq!(answer.headers["vary"], "accept-encoding");
                assert_eq!(answer.headers["cache-control"], "no-cache");
            }
        }
    }
}

#[tokio::test]
async fn the_first_screen_needs_few_files() {
    let server = Server::new();
    let page = get(&server, "/", &[]).await.body;
    assert_eq!(page.matches("rel=\"stylesheet\"").count(), 1);
    // One link is for the page's modules, the other for those of the games worker.
    assert!(page.matches("modulepreload").count() <= 2);
    let main = get(&server, "/js/main.js", &[]).await.body;
    assert!(!main.lines().any(|line| line.starts_with("import ")));
    assert!(main.contains("class ApiError") && !main.contains("import(\"./dialogs.js\")"));
    // Modules that are loaded later form one file, and use the exports of the first file.
    let later = get(&server, "/js/later.js", &[]).await.body;
    let (import, rest) = later.split_once('\n').unwrap();
    assert!(import.starts_with("import { ") && import.ends_with(" } from \"./main.js\";"));
    assert!(import.contains(" ApiError,") && rest.contains("export const dialogs_module = "));
    assert_eq!(
        get(&server, "/js/errors.js", &[]).await.status.as_u16(),
        404
    );
}

#[tokio::test]
async fn files_in_the_browsers_cache_are_not_sent_again() {
    let server = Server::new();
    let first = get(&server, "/js/main.js", &[]).await;
    let tag = first.headers["etag"].to_str().unwrap();
    for known in [tag, &format!("\"other\", W/{tag}"), "*"] {
        let again = get(&server, "/js/main.js", &[("if-none-match", known)]).await;
        assert_eq!((again.status.as_u16(), again.body.as_str()), (304, ""));
        assert_eq!(again.headers["etag"], tag);
        assert_eq!(again.headers["vary"], "accept-encoding");
    }
    let changed = get(&server, "/js/main.js", &[("if-none-match", "\"other\"")]).await;
    assert_eq!((changed.status.as_u16(), changed.body), (200, first.body));
}

#[tokio::test]
async fn files_are_read_only() {
    let server = Server::new();
    for method in ["POST", "PUT", "DELETE"] {
        let ask = request(method, "/index.html").body(Body::empty()).unwrap();
        let answer = server.ask(ask).await;
        assert_eq!(answer.refused(), refusal(405, "wrong-method"), "{method}");
        assert_eq!(answer.headers["allow"], "GET,HEAD");
    }
}

#[tokio::test]
async fn the_page_has_the_policy_of_the_header() {
    let server = Server::new();
    let page = get(&server, "/", &[]).await;
    let (_, rest) = page
        .body
        .split_once("http-equiv=\"Content-Security-Policy\" content=\"")
        .unwrap();
    let (policy, _) = rest.split_once('"').unwrap();
    let header = page.headers["content-security-policy"].to_str().unwrap();
    assert_eq!(header, format!("{policy}; frame-ancestors 'none'"));
}

#[tokio::test]
async fn the_note_describes_the_server() {
    let note = |url: Option<&str>| {
        let mut config = Config::default();
        config.public_url = url.map(|url| url.parse().unwrap());
        config
    };
    let server = Server::with(note(None));
    let found = get(&server, "/engine.json", &[]).await.json();
    assert_eq!(found["engine"], novena_web::has_engine());
    assert_eq!(found["server"], true);
    assert_eq!(found["publicUrl"], serde_json::Value::Null);
    assert_eq!(found["days"], "days/");
    let server = Server::with(note(Some("https://example.org/novena")));
    let found = get(&server, "/engine.json", &[]).await.json();
    assert_eq!(found["publicUrl"], "https://example.org/novena/");
}

#[tokio::test]
async fn the_puzzles_of_this_month_are_there() {
    let server = Server::new();
    let since = UNIX_EPOCH.elapsed().unwrap().as_secs();
    let today = novena_generator::Date::after_epoch(since / (24 * 60 * 60)).unwrap();
    let today = today.to_string();
    let month = get(&server, &format!("/days/{}.txt", &today[..7]), &[]).await;
    assert_eq!(month.status, 200);
    let lines: Vec<_> = month.body.lines().collect();
    assert!(lines.len() >= 28);
    for line in &lines {
        let [date, puzzle, name] = line.split(' ').collect::<Vec<_>>()[..] else {
            panic!("{line}");
        };
        assert_eq!((date.len(), puzzle.len()), (10, 81), "{line}");
        let date: novena_generator::Date = date.parse().unwrap();
        assert_eq!(name, date.star());
    }
    // Midnight may have passed in the meantime, but the month's list still contains the day.
    assert!(lines.iter().any(|line| line.starts_with(&today)));
    let far = get(&server, "/days/1999-01.txt", &[]).await;
    assert_eq!(far.refused(), refusal(404, "not-found"));
}

#[tokio::test]
async fn the_manifest_is_there_in_every_language_and_opens_every_kind_of_file() {
    let server = Server::new();
    let manifest = |name: &str| {
        let (server, name) = (&server, format!("/novena{name}.webmanifest"));
        async move { get(server, &name, &[]).await.json() }
    };
    let english = manifest("").await;
    assert_eq!(english, manifest(".en").await);
    assert_eq!(english["shortcuts"][0]["name"], "Today’s puzzle");
    for tag in [".es", ".pt-BR", ".sv"] {
        let other = manifest(tag).await;
        assert_ne!(other["description"], english["description"], "{tag}");
        assert_eq!(other["icons"], english["icons"]);
    }
    for icon in english["icons"].as_array().unwrap() {
        let file = format!("/{}", icon["src"].as_str().unwrap());
        assert_eq!(get(&server, &file, &[]).await.status, 200, "{file}");
    }
    let handled: BTreeSet<_> = english["file_handlers"][0]["accept"]
        .as_object()
        .unwrap()
        .values()
        .flat_map(|endings| endings.as_array().unwrap())
        .map(|ending| ending.as_str().unwrap().to_owned())
        .collect();
    let known = Format::ALL.iter().flat_map(|format| format.extensions());
    let known: BTreeSet<_> = known.map(|ending| format!(".{ending}")).collect();
    assert_eq!(handled, known);
    let shared = english["share_target"]["params"]["files"][0]["accept"]
        .as_array()
        .unwrap();
    assert!(
        known
            .iter()
            .all(|ending| shared.contains(&ending.as_str().into()))
    );
}

#[tokio::test]
async fn the_lessons_are_there_in_every_language() {
    let server = Server::new();
    for language in Language::ALL {
        let path = format!("/lessons/{}.json", language.tag());
        let course = get(&server, &path, &[]).await.json();
        let title = course["lessons"]["x-wing"]["title"].as_str();
        // Spanish and Portuguese use the technique's English name.
        let expected = if *language == Language::Sv {
            "X-vinge"
        } else {
            "X-Wing"
        };
        assert_eq!(title, Some(expected), "{path}");
    }
}
