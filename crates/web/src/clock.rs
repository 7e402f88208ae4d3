//! Handles machines whose clock is wrong.
//!
//! Hyper reads the clock for the header `date`, and panics unless the year is between 1970 and
//! 9999. While the clock shows any other year, connections are answered here and do not reach
//! hyper.

use std::io;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::http::{HeaderValue, StatusCode};
use http_body_util::BodyExt;
use novena_texts::Language;
use tokio::io::{AsyncRead, AsyncReadExt, AsyncWrite, AsyncWriteExt};

use crate::{Limits, Problem, texts};

/// A function that reads the time.
pub(crate) type Clock = fn() -> SystemTime;

/// The time from the beginning of 1970 to the end of 9999.
const FAR: Duration = Duration::from_hours(70_380_768);

/// Returns whether the clock shows a time that a header can represent.
pub(crate) fn is_usable(now: SystemTime) -> bool {
    now.duration_since(UNIX_EPOCH)
        .is_ok_and(|since| since < FAR)
}

/// Reads a request's head and responds that the clock is wrong.
pub(crate) async fn refuse(
    mut stream: impl AsyncRead + AsyncWrite + Unpin,
    limits: &Limits,
) -> io::Result<()> {
    let mut head = Vec::new();
    while head.len() < limits.head && !head.windows(4).any(|end| end == b"\r\n\r\n") {
        let read = tokio::time::timeout(limits.head_time, stream.read_buf(&mut head));
        if read.await?? == 0 {
            return Ok(());
        }
    }
    let problem = Problem::new(StatusCode::SERVICE_UNAVAILABLE, "wrong-clock");
    let (parts, body) = problem.response(language(&head)).into_parts();
    let body = body.collect().await.map_err(io::Error::other)?.to_bytes();
    let mut answer = format!("HTTP/1.1 {}\r\nconnection: close\r\n", parts.status).into_bytes();
    for (name, value) in &parts.headers {
        answer.extend_from_slice(name.as_str().as_bytes());
        answer.extend_from_slice(b": ");
        answer.extend_from_slice(value.as_bytes());
        answer.extend_from_slice(b"\r\n");
    }
    answer.extend_from_slice(format!("content-length: {}\r\n\r\n", body.len()).as_bytes());
    answer.extend_from_slice(&body);
    let write = tokio::time::timeout(limits.write_time, stream.write_all(&answer));
    write.await??;
    stream.shutdown().await
}

/// Returns the language requested in the head.
fn language(head: &[u8]) -> Language {
    let head = String::from_utf8_lossy(head);
    let list = head.lines().find_map(|line| {
        let (name, value) = line.split_once(':')?;
        let is_it = name.eq_ignore_ascii_case("accept-language");
        is_it.then(|| HeaderValue::from_str(value.trim()).ok())?
    });
    texts::accepted(list.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_support_dates_from_1970_to_9999() {
        let second = Duration::from_secs(1);
        assert!(is_usable(SystemTime::now()));
        assert!(is_usable(UNIX_EPOCH));
        assert!(!is_usable(UNIX_EPOCH - second));
        assert!(is_usable(UNIX_EPOCH + FAR - second));
        assert!(!is_usable(UNIX_EPOCH + FAR));
    }
}
