//! The web app: a server for the page under `app/`, the protocol and the games.
//!
//! | name | what it is |
//! |---|---|
//! | [`Config`] | the address, the token, the limits |
//! | [`app()`] | every route with its guards; can be tested without a socket |
//! | [`serve()`] | serves connections, none of which can delay the others, until it is stopped |
//! | [`StoreHandle`] | the store with the games, on its own thread |
//! | [`lund_window()`] | the window of the `lund` lab, a separate server |
//! | [`site()`] | the page as files for a static host |
//! | [`Token`] | the token that calls need if others can reach the server |
//!
//! A handler reads a request, calls the protocol or the store on a thread that may block, and
//! responds. Every refusal is a [`Problem`]: JSON in the format of the protocol's errors.

mod accept;
mod app;
mod assets;
mod body;
mod client;
mod clock;
mod config;
mod engine;
mod guard;
mod link;
mod log;
mod lund;
mod problem;
mod recent;
mod routes;
mod serve;
mod site;
mod store_handle;
mod stored_games;
mod texts;
mod timeout_stream;

pub use app::{Reply, app};
pub use assets::{PAGE_VERSION, PageFile, has_engine, page_files};
pub use config::{Config, Limits};
pub use guard::Token;
pub use link::{PublicUrl, PublicUrlError, link, qr_code};
pub use lund::lund_window;
pub use problem::Problem;
pub use serve::{Peer, serve};
pub use site::{NoEngine, SiteFile, site};
pub use store_handle::StoreHandle;
pub use texts::store_sentence;
