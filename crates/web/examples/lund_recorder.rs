//! The window of the `lund` lab with a stub in place of the solver, for the browser test. Every
//! call to the stub is printed on its own line.
//!
//! `cargo run --example lund_recorder -- sv` serves the window in Swedish.

use std::net::{Ipv4Addr, SocketAddr};

use novena_texts::Language;
use novena_web::{Config, Limits, link, lund_window, serve};
use tokio::net::TcpListener;

#[path = "../tests/web/recorder.rs"]
mod recorder;

use recorder::Recorder;

#[tokio::main]
async fn main() -> std::io::Result<()> {
    let tag = std::env::args().nth(1).unwrap_or_default();
    let language = Language::from_tag(&tag).unwrap_or(Language::En);
    let listener = TcpListener::bind(SocketAddr::from((Ipv4Addr::LOCALHOST, 0))).await?;
    let address = listener.local_addr()?;
    let config = Config::new(address).map_err(std::io::Error::other)?;
    println!("{}", link(address, None));
    let app = lund_window(config, language, || {
        Box::new(Recorder::new(|call| println!("{call}")))
    });
    // The test ends the process.
    serve(listener, app, &Limits::default(), std::future::pending()).await
}
