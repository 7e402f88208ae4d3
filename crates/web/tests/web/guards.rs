//! Access control, and the security headers of every response.

use std::net::SocketAddr;

use axum::body::Body;
use novena_web::{Config, Peer};

use crate::support::{Server, json, refusal, request};

const VERSION: &str = r#"{"op":"version"}"#;

/// Returns a server that other machines can reach, and its token.
fn open_server() -> (Server, String) {
    let address: SocketAddr = "0.0.0.0:8081".parse().unwrap();
    let config = Config::new(address).unwrap();
    let token = config.token.clone().expect("it needs one");
    let token = token.reveal().to_owned();
    (Server::with(config), token)
}

#[tokio::test]
async fn every_answer_has_strict_security_headers() {
    let server = Server::new();
    for answer in [
        server.get("/healthz").await,
        server.get("/nothing.html").await,
        server.get("/api/games").await,
        server.post("/api/call", VERSION).await,
        server.post("/api/call", "{").await,
    ] {
        let header = |name| answer.headers[name].to_str().unwrap();
        let policy = header("content-security-policy");
        let scripts = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval';";
        let rest = policy
            .strip_prefix(scripts)
            .expect("scripts only from this server");
        assert!(rest.contains("frame-ancestors 'none'") && !rest.contains("unsafe"));
        assert_eq!(header("x-content-type-options"), "nosniff");
        assert_eq!(header("x-frame-options"), "DENY");
        assert_eq!(header("referrer-policy"), "no-referrer");
        assert_eq!(header("cross-origin-resource-policy"), "same-origin");
        assert!(!answer.headers.contains_key("access-control-allow-origin"));
        assert!(["no-store", "no-cache"].contains(&header("cache-control")));
    }
}

#[tokio::test]
async fn foreign_hosts_are_refused() {
    let server = Server::new();
    for path in ["/healthz", "/index.html", "/api/games"] {
        for host in ["evil.example:8081", "192.168.1.7:8081", ""] {
            let mut request = request("GET", path).body(Body::empty()).unwrap();
            request.headers_mut().insert("host", host.parse().unwrap());
            let answer = server.ask(request).await;
            assert_eq!(
                answer.refused(),
                refusal(403, "foreign-host"),
                "{path} {host}"
            );
        }
    }
    let mut none = request("GET", "/api/games").body(Body::empty()).unwrap();
    none.headers_mut().remove("host");
    assert_eq!(server.ask(none).await.refused(), refusal(400, "no-host"));
    let two = request("GET", "/api/games").header("host", "localhost");
    let two = two.body(Body::empty()).unwrap();
    assert_eq!(server.ask(two).await.refused(), refusal(400, "no-host"));
}

#[tokio::test]
async fn calls_from_other_sites_are_refused() {
    let server = Server::new();
    for (name, value) in [
        ("origin", "http://evil.example"),
        ("origin", "http://localhost:3000"),
        ("origin", "null"),
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
    ] {
        let mut call = json("POST", "/api/call", VERSION);
        call.headers_mut().insert(name, value.parse().unwrap());
        let answer = server.ask(call).await;
        assert_eq!(
            answer.refused(),
            refusal(403, "cross-site"),
            "{name}: {value}"
        );
    }
    let (ours, other) = ("http://localhost:8081", "http://evil.example");
    for origins in [[ours, other], [other, ours]] {
        let mut call = json("POST", "/api/call", VERSION);
        for origin in origins {
            call.headers_mut().append("origin", origin.parse().unwrap());
        }
        let answer = server.ask(call).await;
        assert_eq!(answer.refused(), refusal(403, "cross-site"), "{origins:?}");
    }
    let mut own = json("POST", "/api/call", VERSION);
    let origin = "http://localhost:8081".parse().unwrap();
    own.headers_mut().insert("origin", origin);
    let same = "same-origin".parse().unwrap();
    own.headers_mut().insert("sec-fetch-site", same);
    assert_eq!(server.ask(own).await.status, 200);
}

#[tokio::test]
async fn preflight_requests_of_other_sites_are_refused() {
    let server = Server::new();
    let ask = request("OPTIONS", "/api/call")
        .header("origin", "http://evil.example")
        .header("access-control-request-method", "POST");
    let answer = server.ask(ask.body(Body::empty()).unwrap()).await;
    assert_eq!(answer.refused(), refusal(403, "cross-site"));
}

#[tokio::test]
async fn a_server_open_to_others_needs_the_token_for_every_call() {
    let (server, token) = open_server();
    let paths = [
        "/api/call",
        "/api/solve",
        "/api/games",
        "/api/games/1",
        "/api/statistics",
        "/api/export",
        "/api/openapi.json",
        "/api/nothing",
        "/api",
    ];
    for path in paths {
        for shown in [None, Some("Bearer 00"), Some("Basic 00"), Some("")] {
            let mut call = json("POST", path, VERSION);
            if let Some(shown) = shown {
                call.headers_mut()
                    .insert("authorization", shown.parse().unwrap());
            }
            let answer = server.ask(call).await;
            assert_eq!(
                answer.refused(),
                refusal(401, "no-token"),
                "{path} {shown:?}"
            );
            assert_eq!(answer.headers["www-authenticate"], "Bearer");
        }
    }
    let mut call = json("POST", "/api/call", VERSION);
    let shown = format!("Bearer {token}").parse().unwrap();
    call.headers_mut().insert("authorization", shown);
    assert_eq!(server.ask(call).await.status, 200);
    // The page is public, and so is the health check.
    assert_eq!(server.get("/healthz").await.status, 200);
    // On that server, the host may be an IP address but not a name.
    let mut named = json("POST", "/api/call", VERSION);
    named
        .headers_mut()
        .insert("host", "evil.example".parse().unwrap());
    assert_eq!(
        server.ask(named).await.refused(),
        refusal(403, "foreign-host")
    );
}

#[tokio::test]
async fn other_machines_may_not_call_too_often() {
    let mut config = Config::default();
    config.limits.rate = 1;
    config.limits.burst = 3;
    let server = Server::with(config);
    let call = |peer: &str| {
        let mut call = json("POST", "/api/call", VERSION);
        let peer: SocketAddr = peer.parse().unwrap();
        call.extensions_mut().insert(Peer(peer));
        call
    };
    for _ in 0..3 {
        assert_eq!(server.ask(call("10.0.0.9:5000")).await.status, 200);
    }
    let answer = server.ask(call("10.0.0.9:5001")).await;
    assert_eq!(answer.refused(), refusal(429, "too-often"));
    assert_eq!(answer.headers["retry-after"], "1");
    for _ in 0..9 {
        assert_eq!(server.ask(call("127.0.0.1:5000")).await.status, 200);
    }
}

#[tokio::test]
async fn problems_are_worded_in_the_language_of_the_browser() {
    let server = Server::new();
    for (list, word) in [
        ("sv-SE,sv", "ingenting"),
        ("es", "nada"),
        ("pt-BR", "nada"),
        ("de", "nothing"),
    ] {
        let ask = request("GET", "/nothing.js").header("accept-language", list);
        let answer = server.ask(ask.body(Body::empty()).unwrap()).await;
        assert_eq!(answer.refused(), refusal(404, "not-found"));
        assert!(answer.body.contains(word), "{}", answer.body);
    }
}

#[tokio::test]
async fn paths_that_are_not_text_are_refused_in_the_usual_shape() {
    let server = Server::new();
    for (method, path) in [
        ("GET", "/api/games/%ff"),
        ("DELETE", "/api/games/%ff"),
        ("POST", "/api/games/%ff/move"),
        ("POST", "/api/games/%ff/hint"),
        ("POST", "/api/%ff"),
        ("GET", "/%ff"),
    ] {
        let answer = server.ask(json(method, path, "{}")).await;
        assert_eq!(answer.refused(), refusal(404, "not-found"), "{path}");
        assert_eq!(answer.headers["content-type"], "application/json");
    }
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused() {
    let server = Server::new();
    for (length, status) in [(31 << 10, 200), (40_000, 431)] {
        let mut call = json("POST", "/api/call", VERSION);
        let filling = "x".repeat(length).parse().unwrap();
        call.headers_mut().insert("x-filling", filling);
        assert_eq!(server.ask(call).await.status, status, "{length}");
        let path = format!("/api/call?{}", "x".repeat(length));
        let answer = server.post(&path, VERSION).await;
        assert_eq!(answer.status, status, "{length}");
        if status == 431 {
            assert_eq!(answer.refused(), refusal(431, "large-head"));
        }
    }
}

#[tokio::test]
async fn packed_bodies_are_refused() {
    let server = Server::new();
    for (codings, status) in [
        (&["gzip"][..], 415),
        (&["identity, br"], 415),
        (&["identity", "deflate"], 415),
        (&["Identity"], 200),
        (&[""], 200),
    ] {
        let mut call = json("POST", "/api/call", VERSION);
        for coding in codings {
            let coding = coding.parse().unwrap();
            call.headers_mut().append("content-encoding", coding);
        }
        let answer = server.ask(call).await;
        assert_eq!(answer.status, status, "{codings:?}");
        if status == 415 {
            assert_eq!(answer.refused(), refusal(415, "packed-body"));
        }
    }
    let mut call = json("POST", "/api/call", VERSION);
    let form = "application/x-www-form-urlencoded".parse().unwrap();
    call.headers_mut().append("content-type", form);
    assert_eq!(
        server.ask(call).await.refused(),
        refusal(415, "not-json-type")
    );
}

#[tokio::test]
async fn local_requests_can_require_the_token_too() {
    let config = Config::default().with_token().unwrap();
    let token = config.token.clone().unwrap();
    let server = Server::with(config);
    let answer = server.get("/api/games").await;
    assert_eq!(answer.refused(), refusal(401, "no-token"));
    let shown = format!("Bearer {}", token.reveal());
    let call = request("GET", "/api/games").header("authorization", &shown);
    let twice = request("GET", "/api/games")
        .header("authorization", &shown)
        .header("authorization", "Bearer 0");
    let call = server.ask(call.body(Body::empty()).unwrap()).await;
    assert_eq!(call.status, 200);
    let twice = server.ask(twice.body(Body::empty()).unwrap()).await;
    assert_eq!(twice.refused(), refusal(401, "no-token"));
    // Names that could be pointed at this machine are still refused.
    let named = axum::http::Request::get("/api/games").header("host", "evil.example");
    let named = named.header("authorization", &shown);
    let named = server.ask(named.body(Body::empty()).unwrap()).await;
    assert_eq!(named.refused(), refusal(403, "foreign-host"));
}

#[tokio::test]
async fn nothing_but_the_page_is_served() {
    let server = Server::new();
    for path in [
        "/../Cargo.toml",
        "/%2e%2e/Cargo.toml",
        "/src/lib.rs",
        "/app/",
        "/.git/config",
    ] {
        let answer = server.get(path).await;
        assert_eq!(answer.refused(), refusal(404, "not-found"), "{path}");
    }
}
