//! Connections: accepted up to a number, given up when they are slow, ended when asked to.

use std::convert::Infallible;
use std::io;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::server::graceful::GracefulShutdown;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tower::ServiceExt;

use crate::Limits;
use crate::patient::Patient;

/// Of the head of a request; browsers send less than a tenth of it.
const HEAD_BYTES: usize = 32 << 10;

/// Who is at the other end of a connection.
#[derive(Clone, Copy, Debug)]
pub struct Peer(pub SocketAddr);

/// Serves until `end` is there; then waits a little for what is under way.
pub async fn serve(
    listener: TcpListener,
    app: Router,
    limits: &Limits,
    end: impl Future<Output = ()>,
) -> io::Result<()> {
    let mut end = std::pin::pin!(end);
    let open = Arc::new(Semaphore::new(limits.connections));
    let graceful = GracefulShutdown::new();
    loop {
        let next = async {
            let place = Arc::clone(&open).acquire_owned().await;
            let place = place.map_err(io::Error::other)?;
            listener.accept().await.map(|accepted| (place, accepted))
        };
        let next = tokio::select! {
            next = next => next,
            () = &mut end => break,
        };
        match next {
            Ok((place, (stream, peer))) => {
                connect(stream, Peer(peer), place, &app, limits, &graceful);
            }
            Err(error) => {
                // Mostly too many open files: some of them will be closed soon.
                tracing::warn!(%error, "a connection could not be accepted");
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        }
    }
    drop(listener);
    let open = graceful.count();
    tracing::info!(open, "ending");
    if tokio::time::timeout(limits.farewell, graceful.shutdown())
        .await
        .is_err()
    {
        tracing::warn!("some requests were not finished");
    }
    Ok(())
}

fn connect(
    stream: TcpStream,
    peer: Peer,
    place: OwnedSemaphorePermit,
    app: &Router,
    limits: &Limits,
    graceful: &GracefulShutdown,
) {
    // Answers are written at once; waiting for more of them would only delay them.
    if let Err(error) = stream.set_nodelay(true) {
        tracing::debug!(%error, "a connection is gone already");
        return;
    }
    let app = app.clone();
    let service = service_fn(move |request: Request<Incoming>| {
        let app = app.clone();
        async move {
            let mut request = request.map(Body::new);
            request.extensions_mut().insert(peer);
            Ok::<_, Infallible>(
                app.oneshot(request)
                    .await
                    .unwrap_or_else(|never| match never {}),
            )
        }
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(limits.head_time)
        .max_buf_size(HEAD_BYTES)
        .serve_connection(
            TokioIo::new(Patient::new(stream, limits.write_time)),
            service,
        );
    let connection = graceful.watch(connection);
    tokio::spawn(async move {
        if let Err(error) = connection.await {
            tracing::debug!(%error, "a connection ended early");
        }
        drop(place);
    });
}
