//! The window of the `lund` lab: a page with a grid and two buttons, and a route for each button.
//!
//! The `lund` document requires the solver and the window to be strictly separate: the window knows
//! the solver only through the interface [`SudokuSolver`]. Here, a window is a browser tab. The tab
//! generates an ID, and the server keeps one `Box<dyn SudokuSolver>` for each ID. The program that
//! starts the server provides a constructor for solvers, so the class is not named here.
//!
//! | button | route | calls on the solver |
//! |---|---|---|
//! | Solve | `POST /api/lund/{window}/solve` | `setMatrix`, `solve` and, if `solve` succeeds, `getMatrix` |
//! | Clear | `POST /api/lund/{window}/clear` | `clear`, `getMatrix` |

use std::ops::Deref;
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use novena_labs::lund::{SolverError, SudokuSolver};
use novena_texts::Language;
use serde::{Deserialize, Serialize};
use tokio::sync::Semaphore;

use crate::app::{Reply, guarded};
use crate::guard::{GuardContext, Rates};
use crate::problem::json_body;
use crate::routes::Segment;
use crate::{Config, Problem, body, texts};

/// The maximum number of windows with a solver. If there are more windows, the least recently used
/// one loses its solver, and gets a new one when it is used again.
const MOST_WINDOWS: usize = 64;

/// The maximum length of a window's ID.
const LONGEST_ID: usize = 64;

/// The maximum number of bytes in a request. A filled grid takes less than 300.
const LONGEST_BODY: usize = 4096;

/// A function that creates the solver of a window.
type NewSolver = dyn Fn() -> Box<dyn SudokuSolver> + Send + Sync;

/// The state shared by all requests.
struct Server {
    config: Config,
    rates: Rates,
    windows: Windows,
    /// Limits the number of solvers running at once to the number of cores.
    cores: Arc<Semaphore>,
    /// The page in the chosen language.
    page: String,
}

#[derive(Clone)]
struct Shared(Arc<Server>);

impl Deref for Shared {
    type Target = Server;

    fn deref(&self) -> &Server {
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

/// Builds the window of the `lund` lab: a separate server that needs no games and no store.
pub fn lund_window(
    config: Config,
    language: Language,
    new_solver: impl Fn() -> Box<dyn SudokuSolver> + Send + Sync + 'static,
) -> Router {
    let server = Shared(Arc::new(Server {
        rates: Rates::new(config.limits.rate, config.limits.burst),
        config,
        windows: Windows::new(Box::new(new_solver)),
        cores: Arc::new(Semaphore::new(
            thread::available_parallelism().map_or(1, usize::from),
        )),
        page: page(language),
    }));
    let mut routes = Router::new()
        .route("/", get(async |State(server): State<Shared>| html(&server)))
        .route("/api/lund/{window}/solve", post(solve))
        .route("/api/lund/{window}/clear", post(clear))
        .fallback(async || Problem::new(StatusCode::NOT_FOUND, "not-found"));
    for (path, kind, bytes) in FILES {
        let kind = [(header::CONTENT_TYPE, HeaderValue::from_static(kind))];
        routes = routes.route(path, get(async move || (kind, bytes)));
    }
    guarded(routes, server)
}

/// The files of the page, each with its address and its type.
const FILES: [(&str, &str, &[u8]); 7] = [
    (
        "/lund.js",
        "text/javascript; charset=utf-8",
        include_bytes!("../lund/lund.js"),
    ),
    (
        "/lund.css",
        "text/css; charset=utf-8",
        include_bytes!("../lund/lund.css"),
    ),
    (
        "/tokens.css",
        "text/css; charset=utf-8",
        include_bytes!("../app/styles/tokens.css"),
    ),
    (
        "/theme.js",
        "text/javascript; charset=utf-8",
        include_bytes!("../app/js/theme.js"),
    ),
    (
        "/icon.svg",
        "image/svg+xml",
        include_bytes!("../app/icon.svg"),
    ),
    (
        "/fonts/newsreader-novena.woff2",
        "font/woff2",
        include_bytes!("../app/fonts/newsreader-novena.woff2"),
    ),
    (
        "/fonts/instrument-sans-novena.woff2",
        "font/woff2",
        include_bytes!("../app/fonts/instrument-sans-novena.woff2"),
    ),
];

fn html(server: &Server) -> Response {
    let kind = HeaderValue::from_static("text/html; charset=utf-8");
    ([(header::CONTENT_TYPE, kind)], server.page.clone()).into_response()
}

/// Returns the page with its messages. In the file, `{id}` is replaced by the message `lund-id`,
/// and `{lang}` by the tag of the language.
fn page(language: Language) -> String {
    // Placeholders that the page itself fills in are kept.
    let fillings = ["row", "column", "cells"].map(|name| (name, format!("{{{name}}}")));
    let mut page = include_str!("../lund/index.html").replace("{lang}", &language.id().to_string());
    for id in ["no-solution", "odd", "cell", "grid", "ok", "ended"] {
        let text = texts::sentence(language, "lund", id, &fillings);
        let escaped = text
            .replace('&', "&amp;")
            .replace('"', "&quot;")
            .replace('<', "&lt;");
        page = page.replace(&format!("{{{id}}}"), &escaped);
    }
    page
}

/// The content of the fields: nine rows of nine digits, with 0 for an empty field.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    matrix: Vec<Vec<u8>>,
}

/// The next content of the window.
#[derive(Serialize)]
struct WindowContent {
    solved: bool,
    /// All fields, or absent if they are unchanged.
    #[serde(skip_serializing_if = "Option::is_none")]
    matrix: Option<[[u8; 9]; 9]>,
}

/// Handles the Solve button: passes the fields to the solver, lets it solve them, and fetches the
/// result.
async fn solve(
    State(server): State<Shared>,
    Segment(window): Segment,
    headers: HeaderMap,
    body: Body,
) -> Reply {
    let text = body::json(&headers, body, LONGEST_BODY, &server.config.limits).await?;
    let unfit =
        |reason: String| Problem::new(StatusCode::BAD_REQUEST, "unfit").with("reason", reason);
    let fields: Fields = serde_json::from_str(&text).map_err(|error| unfit(error.to_string()))?;
    let shown = server.with_solver(&window, move |solver| {
        let rows: Vec<&[u8]> = fields.matrix.iter().map(Vec::as_slice).collect();
        solver.set_matrix(&rows)?;
        let solved = solver.solve();
        let matrix = solved.then(|| solver.get_matrix());
        Ok::<_, SolverError>(WindowContent { solved, matrix })
    });
    let shown = shown.await?.map_err(|error| unfit(error.to_string()))?;
    Ok(json_body(&shown))
}

/// Handles the Clear button.
async fn clear(State(server): State<Shared>, Segment(window): Segment) -> Reply {
    let shown = server.with_solver(&window, |solver| {
        solver.clear();
        WindowContent {
            solved: false,
            matrix: Some(solver.get_matrix()),
        }
    });
    Ok(json_body(&shown.await?))
}

impl Server {
    /// Runs work that uses a window's solver, on a thread that may block.
    async fn with_solver<T: Send + 'static>(
        &self,
        window: &str,
        work: impl FnOnce(&mut dyn SudokuSolver) -> T + Send + 'static,
    ) -> Result<T, Problem> {
        let is_id = (1..=LONGEST_ID).contains(&window.len())
            && window.bytes().all(|byte| byte.is_ascii_alphanumeric());
        if !is_id {
            return Err(Problem::new(StatusCode::NOT_FOUND, "not-found"));
        }
        let core = Arc::clone(&self.cores).acquire_owned().await;
        let core = core.map_err(|_| Problem::internal())?;
        let solver = self.windows.solver(window);
        let worked = tokio::task::spawn_blocking(move || {
            let worked = work(lock(&solver).as_mut());
            drop(core);
            worked
        });
        worked.await.map_err(|failed| {
            tracing::error!(%failed, "a solver failed");
            Problem::internal()
        })
    }
}

/// The solvers of the open windows.
struct Windows {
    new_solver: Box<NewSolver>,
    /// The windows, with the most recently used one last.
    open: Mutex<Vec<Window>>,
}

struct Window {
    id: String,
    solver: WindowSolver,
}

type WindowSolver = Arc<Mutex<Box<dyn SudokuSolver>>>;

impl Windows {
    fn new(new_solver: Box<NewSolver>) -> Self {
        Self {
            new_solver,
            open: Mutex::default(),
        }
    }

    /// Returns the solver for this window, creating it if necessary.
    fn solver(&self, id: &str) -> WindowSolver {
        let mut open = lock(&self.open);
        let window = match open.iter().position(|window| window.id == id) {
            Some(place) => open.remove(place),
            None => Window {
                id: id.to_owned(),
                solver: Arc::new(Mutex::new((self.new_solver)())),
            },
        };
        let solver = Arc::clone(&window.solver);
        open.push(window);
        if open.len() > MOST_WINDOWS {
            open.remove(0);
        }
        solver
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use novena_labs::lund::BacktrackingSolver;

    use super::*;

    #[test]
    fn old_windows_are_forgotten() {
        let windows = Windows::new(Box::new(|| Box::new(BacktrackingSolver::new())));
        let first = windows.solver("first");
        for number in 0..MOST_WINDOWS * 2 {
            windows.solver(&number.to_string());
            // A window that is in use is not forgotten.
            assert!(Arc::ptr_eq(&windows.solver("first"), &first));
        }
        assert_eq!(lock(&windows.open).len(), MOST_WINDOWS);
        let again = windows.solver("0");
        assert_eq!(lock(&again).get_matrix(), [[0; 9]; 9]);
        for number in 0..MOST_WINDOWS {
            windows.solver(&number.to_string());
        }
        assert!(!Arc::ptr_eq(&windows.solver("first"), &first));
    }

    #[test]
    fn the_page_has_its_texts_in_every_language() {
        for &language in Language::ALL {
            let page = page(language);
            assert!(page.contains(&format!("lang=\"{}\"", language.id())));
            for id in ["no-solution", "odd", "cell", "grid", "ok", "ended", "lang"] {
                assert!(!page.contains(&format!("{{{id}}}")), "{language:?}: {id}");
            }
            for name in ["{row}", "{column}", "{cells}", ">Solve<", ">Clear<"] {
                assert!(page.contains(name), "{language:?}: {name}");
            }
        }
    }
}
