//! The page: packed for those who take it so, sent again only when it has changed.

use axum::body::Body;

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
async fn files_are_packed_for_those_who_take_them_so() {
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
async fn what_is_needed_first_comes_in_few_files() {
    let server = Server::new();
    let page = get(&server, "/", &[]).await.body;
    assert_eq!(page.matches("rel=\"stylesheet\"").count(), 1);
    assert!(!page.contains("modulepreload"));
    let main = get(&server, "/js/main.js", &[]).await.body;
    assert!(!main.lines().any(|line| line.starts_with("import ")));
    // Modules that come later find what is there already.
    let api = get(&server, "/js/api.js", &[]).await.body;
    assert!(api.starts_with("export { ") && api.ends_with(" } from \"./main.js\";\n"));
    assert!(main.contains("class ApiError") && api.contains(" ApiError,"));
}

#[tokio::test]
async fn what_the_browser_has_is_not_sent_again() {
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
async fn files_are_read_and_nothing_else() {
    let server = Server::new();
    for method in ["POST", "PUT", "DELETE"] {
        let ask = request(method, "/index.html").body(Body::empty()).unwrap();
        let answer = server.ask(ask).await;
        assert_eq!(answer.refused(), refusal(405, "wrong-method"), "{method}");
        assert_eq!(answer.headers["allow"], "GET,HEAD");
    }
}
