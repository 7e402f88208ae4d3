//! Every route, with its guards.

use std::ops::Deref;
use std::sync::Arc;

use axum::Router;
use axum::http::StatusCode;
use axum::middleware::{from_fn, from_fn_with_state, map_response};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use tower_http::catch_panic::CatchPanicLayer;

use crate::engine::Engine;
use crate::guard::{self, GuardContext, Rates};
use crate::recent::RecentGames;
use crate::{Config, Problem, StoreHandle, assets, log, problem, routes};

/// The result of a handler: a response, or a problem.
pub type Reply = Result<Response, Problem>;

/// The state shared by all requests.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) engine: Engine,
    pub(crate) rates: Rates,
    pub(crate) store_handle: StoreHandle,
    pub(crate) recent: RecentGames,
}

#[derive(Clone)]
pub(crate) struct Shared(Arc<App>);

impl Deref for Shared {
    type Target = App;

    fn deref(&self) -> &App {
        &self.0
    }
}

impl GuardContext for Shared {
    fn config(&self) -> &Config {
        &self.config
    }

    fn rates(&self) -> &Rates {
        &self.rates
    }
}

/// Builds everything in the server except its socket.
pub fn app(config: Config, store_handle: StoreHandle) -> Router {
    let shared = Shared(Arc::new(App {
        engine: Engine::new(&config),
        rates: Rates::new(config.limits.rate, config.limits.burst),
        config,
        store_handle,
        recent: RecentGames::default(),
    }));
    let routes = routes::all().fallback(assets::asset);
    guarded(routes, shared)
}

/// Returns the routes with the guards and the log that all our servers share.
pub(crate) fn guarded<S: GuardContext>(routes: Router<S>, server: S) -> Router {
    routes
        .route("/healthz", get(async || "ok\n"))
        .method_not_allowed_fallback(async || {
            Problem::new(StatusCode::METHOD_NOT_ALLOWED, "wrong-method")
        })
        .layer(from_fn_with_state(server.clone(), guard::guard::<S>))
        .layer(CatchPanicLayer::custom(|_| {
            Problem::internal().into_response()
        }))
        .layer(from_fn(problem::add_message))
        .layer(map_response(guard::protect))
        .layer(from_fn(log::log))
        .with_state(server)
}
