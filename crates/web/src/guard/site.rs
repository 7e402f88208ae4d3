//! Checks that a request was meant for us and was sent by our own page.
//!
//! If the owner of a domain name points it at this machine (DNS rebinding), a browser mistakes us
//! for the owner's site. We therefore accept only names whose address nobody can change. Another
//! site's page can send requests but cannot hide their origin, so requests from other origins are
//! refused.

use std::net::IpAddr;

use axum::extract::Request;
use axum::http::{HeaderMap, StatusCode, header};

use crate::Problem;

/// Returns the host to which the client believes it is talking.
pub(super) fn host(request: &Request) -> Result<&str, Problem> {
    let unclear = || Problem::new(StatusCode::BAD_REQUEST, "no-host");
    let mut hosts = request.headers().get_all(header::HOST).iter();
    let (Some(host), None) = (hosts.next(), hosts.next()) else {
        return Err(unclear());
    };
    let host = host.to_str().map_err(|_| unclear())?;
    match request.uri().authority() {
        Some(named) if named.as_str() != host => Err(unclear()),
        _ => Ok(host),
    }
}

/// Returns whether a host is ours: `localhost`, a loopback address or, if other machines can reach
/// us, any IP address.
pub(super) fn is_ours(host: &str, is_private: bool) -> bool {
    let name = without_port(host);
    let number = name
        .strip_prefix('[')
        .and_then(|rest| rest.strip_suffix(']'))
        .unwrap_or(name);
    match number.parse::<IpAddr>() {
        Ok(number) => number.is_loopback() || !is_private,
        Err(_) => name.eq_ignore_ascii_case("localhost"),
    }
}

/// Returns the host without its port. A tunnel may have assigned us another port, so only the name
/// matters.
fn without_port(host: &str) -> &str {
    match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|b| b.is_ascii_digit()) && !name.ends_with(':') => {
            name
        }
        _ => host,
    }
}

/// Returns whether the request comes from our page, or from no page at all.
pub(super) fn is_from_us(headers: &HeaderMap, host: &str) -> bool {
    let values = |name| {
        let all = headers.get_all(name).iter();
        all.map(|value| value.to_str().unwrap_or("?"))
    };
    let is_same_site = values(header::HeaderName::from_static("sec-fetch-site"))
        .all(|site| site == "same-origin" || site == "none");
    let is_same_origin = values(header::ORIGIN).all(|origin| {
        let named = origin
            .strip_prefix("http://")
            .or_else(|| origin.strip_prefix("https://"));
        named.is_some_and(|named| named.eq_ignore_ascii_case(host))
    });
    is_same_site && is_same_origin
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_that_always_mean_this_machine_are_ours() {
        for host in [
            "localhost:8081",
            "LOCALHOST",
            "127.0.0.1:8081",
            "127.0.0.1",
            "[::1]:80",
        ] {
            assert!(is_ours(host, true), "{host}");
            assert!(is_ours(host, false), "{host}");
        }
        for host in ["192.168.1.7:8081", "[fe80::1]:8081"] {
            assert!(!is_ours(host, true), "{host}");
            assert!(is_ours(host, false), "{host}");
        }
        for host in [
            "evil.example",
            "localhost.evil.example:8081",
            "127.0.0.1.evil.example",
            "localhost:80:80",
            "",
            ":8081",
            "[::1",
            "[::1]x",
            "127.0.0.1:x",
        ] {
            assert!(!is_ours(host, true), "{host}");
            assert!(!is_ours(host, false), "{host}");
        }
    }

    #[test]
    fn other_origins_are_refused() {
        let check = |name: &'static str, value: &str, expected: bool| {
            let mut headers = HeaderMap::new();
            headers.insert(name, value.parse().unwrap());
            assert_eq!(is_from_us(&headers, "localhost:8081"), expected, "{value}");
        };
        check("origin", "http://localhost:8081", true);
        check("origin", "https://localhost:8081", true);
        check("origin", "http://localhost:3000", false);
        check("origin", "http://evil.example", false);
        check("origin", "null", false);
        check("sec-fetch-site", "same-origin", true);
        check("sec-fetch-site", "none", true);
        check("sec-fetch-site", "same-site", false);
        check("sec-fetch-site", "cross-site", false);
        assert!(is_from_us(&HeaderMap::new(), "localhost:8081"));
        for (first, second) in [
            ("localhost:8081", "evil.example"),
            ("evil.example", "localhost:8081"),
        ] {
            let mut headers = HeaderMap::new();
            for host in [first, second] {
                headers.append("origin", format!("http://{host}").parse().unwrap());
            }
            assert!(!is_from_us(&headers, "localhost:8081"), "{first}");
        }
    }
}
