//! `novena serve`: serves the page, the protocol and the games.

mod browser;
mod browser_target;

use std::io::{self, Write};
use std::net::{IpAddr, SocketAddr, UdpSocket};
use std::path::PathBuf;
use std::time::Duration;

use novena_labs::lund::SudokuSolver;
use novena_store::{Store, System};
use novena_web::{Config, PublicUrl, StoreHandle, app, link, lund_window, qr_code, store_sentence};
use tokio::net::TcpListener;
use tokio::sync::Notify;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use self::browser_target::BrowserTarget;
use crate::arguments::Serve;
use crate::exit::Exit;
use crate::screen::Screen;
use crate::texts::{self, Texts};
use crate::{games_folder, output, report};

/// The number of further ports to try if a port is already in use.
const NEAR: u16 = 20;

/// How long abandoned calls may continue to run after the server has stopped.
const LAST_THOUGHTS: Duration = Duration::from_secs(1);

/// Signals the server to stop.
static END: Notify = Notify::const_new();

/// Serves until Ctrl-C.
pub(crate) fn run(serve: &Serve, texts: &Texts) -> Exit {
    let request = ServeRequest {
        address: serve.addr.unwrap_or(Config::default().address),
        any_port: serve.addr.is_none(),
        token: serve.token,
        open: serve.open,
        public_url: serve.public_url.clone(),
        content: Content::Page {
            games: serve.data.data.clone(),
        },
    };
    start(&request, texts)
}

/// Runs the server and opens the window for the `lund` document. Each window gets a new solver.
pub(crate) fn lund(new_solver: fn() -> Box<dyn SudokuSolver>, texts: &Texts) -> Exit {
    let request = ServeRequest {
        address: Config::default().address,
        any_port: true,
        token: false,
        open: true,
        public_url: None,
        content: Content::Lund { new_solver },
    };
    start(&request, texts)
}

struct ServeRequest {
    address: SocketAddr,
    /// Whether another port is acceptable, because the user did not specify one.
    any_port: bool,
    /// Whether calls need a token even if they come from this machine.
    token: bool,
    /// Whether to open a browser.
    open: bool,
    /// The public address of the page, used in the links that the page shares.
    public_url: Option<PublicUrl>,
    content: Content,
}

/// The content served.
enum Content {
    /// The page, the protocol and the games.
    Page {
        /// The folder that contains the games. `None` selects the user's own folder.
        games: Option<PathBuf>,
    },
    /// The window for the `lund` lab, which does not need any games.
    Lund {
        new_solver: fn() -> Box<dyn SudokuSolver>,
    },
}

fn start(request: &ServeRequest, texts: &Texts) -> Exit {
    log();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build();
    let outcome = runtime.and_then(|runtime| {
        let outcome = runtime.block_on(serve(request, texts));
        runtime.shutdown_timeout(LAST_THOUGHTS);
        outcome
    });
    match outcome {
        Ok(exit) => exit,
        Err(error) => {
            let reason = report::reason(texts, &error);
            let fillings = [("reason", reason.into())];
            report::problem(texts, &texts.fill("serve-failed", &fillings));
            Exit::Bad
        }
    }
}

async fn serve(request: &ServeRequest, texts: &Texts) -> io::Result<Exit> {
    let listener = match bind(request, texts).await {
        Ok(listener) => listener,
        Err(error) => return Ok(report_unusable(request.address, &error, texts).await),
    };
    let mut config = Config::new(listener.local_addr()?).map_err(io::Error::other)?;
    if request.token && config.token.is_none() {
        config = config.with_token().map_err(io::Error::other)?;
    }
    config.public_url.clone_from(&request.public_url);
    config.app = std::env::var_os("NOVENA_APP").map(Into::into);
    let limits = config.limits.clone();
    let link = page(&config);
    let exposure = match (config.is_private(), config.token.is_some()) {
        (false, _) => Exposure::OtherMachines,
        (true, true) => Exposure::LinkAlone,
        (true, false) => Exposure::ThisMachine,
    };
    let (app, how_to_end) = match &request.content {
        Content::Page { games } => match open_store(games.clone(), texts) {
            Ok(store_handle) => (app(config, store_handle?), "serve-end"),
            Err(exit) => return Ok(exit),
        },
        Content::Lund { new_solver } => {
            let window = lund_window(config, texts.language(), *new_solver);
            (window, "serve-end-lund")
        }
    };
    output::notify_when_interrupted(|| END.notify_one());
    greet(&link, exposure, how_to_end, texts)?;
    let target = request.open.then(|| BrowserTarget::new(link, exposure));
    if let Some(target) = &target
        && !matches!(target, Ok(target) if browser::open(&target.target()))
    {
        report::warning(texts, "serve-no-browser", &[]);
    }
    novena_web::serve(listener, app, &limits, END.notified()).await?;
    drop(target);
    Ok(Exit::Success)
}

/// Opens the store that contains the games, or reports why this is not possible.
fn open_store(folder: Option<PathBuf>, texts: &Texts) -> Result<io::Result<StoreHandle>, Exit> {
    let folder = folder.or_else(|| System::CURRENT.data_folder(|name| std::env::var_os(name)));
    let Some(folder) = folder else {
        report::problem(texts, &texts.get("serve-no-folder"));
        return Err(Exit::Bad);
    };
    match Store::open(&folder) {
        Ok(opened) => {
            if let Some(path) = &opened.set_aside {
                let fillings = [("path", path.display().to_string().into())];
                report::warning(texts, "serve-set-aside", &fillings);
            }
            games_folder::report_log_damage(&opened, texts);
            let mut store = opened.store;
            let language = texts.language();
            store.check_in_background(games_folder::CHECK_AFTER, move |_| {
                let texts = texts::of(language);
                report::problem(&texts, &texts.get("serve-damage-found"));
            });
            Ok(StoreHandle::new(store))
        }
        Err(error) => {
            report::problem(texts, &store_sentence(&error, texts.language()));
            Err(Exit::Bad)
        }
    }
}

/// Listens on the requested address, or on a nearby port if that is acceptable.
async fn bind(request: &ServeRequest, texts: &Texts) -> io::Result<TcpListener> {
    let bound = TcpListener::bind(request.address).await;
    if request.any_port && matches!(&bound, Err(error) if is_in_use(error)) {
        let fillings = [("address", request.address.to_string().into())];
        report::warning(texts, "serve-elsewhere", &fillings);
        return bind_nearby(request.address).await;
    }
    bound
}

fn is_in_use(error: &io::Error) -> bool {
    error.kind() == io::ErrorKind::AddrInUse
}

/// Returns the next free port or, if no nearby port is free, any free port.
async fn bind_nearby(address: SocketAddr) -> io::Result<TcpListener> {
    for port in (1..=NEAR).filter_map(|more| address.port().checked_add(more)) {
        if let Ok(listener) = TcpListener::bind((address.ip(), port)).await {
            return Ok(listener);
        }
    }
    TcpListener::bind((address.ip(), 0)).await
}

/// Reports that the address cannot be used, and suggests another address.
async fn report_unusable(address: SocketAddr, error: &io::Error, texts: &Texts) -> Exit {
    let mut fillings = vec![("address", address.to_string().into())];
    let key = match bind_nearby(address)
        .await
        .and_then(|free| free.local_addr())
    {
        Ok(other) if is_in_use(error) => {
            fillings.push(("other", other.to_string().into()));
            "serve-taken"
        }
        _ => {
            fillings.push(("reason", report::reason(texts, error).into()));
            "serve-not-there"
        }
    };
    report::problem(texts, &texts.fill(key, &fillings));
    Exit::Bad
}

/// Returns the address of the page, as people on other machines would type it.
fn page(config: &Config) -> String {
    let mut address = config.address;
    if address.ip().is_unspecified() {
        address.set_ip(own_address(address.ip()));
    }
    link(address, config.token.as_ref())
}

/// Returns the address of this machine on its network. To find it, we ask a socket which address it
/// would send from; nothing is actually sent.
fn own_address(unspecified: IpAddr) -> IpAddr {
    let far = match unspecified {
        IpAddr::V4(_) => "192.0.2.1:9",
        IpAddr::V6(_) => "[2001:db8::1]:9",
    };
    let source = UdpSocket::bind((unspecified, 0)).and_then(|socket| {
        socket.connect(far)?;
        socket.local_addr()
    });
    source.map_or(unspecified, |address| address.ip())
}

/// Who can call the server.
#[derive(Clone, Copy)]
enum Exposure {
    /// Everyone on this machine.
    ThisMachine,
    /// Users of this machine who have the link.
    LinkAlone,
    /// Anyone on the network who has the link.
    OtherMachines,
}

/// Prints the address of the page.
fn greet(link: &str, exposure: Exposure, how_to_end: &str, texts: &Texts) -> io::Result<()> {
    let mut out = Screen::standard();
    let sentence = texts.fill("serve-address", &[("link", link.into())]);
    writeln!(out, "{sentence}")?;
    match exposure {
        Exposure::ThisMachine => {}
        Exposure::LinkAlone => writeln!(out, "{}", texts.get("serve-token-here"))?,
        Exposure::OtherMachines => {
            if let Some(code) = qr_code(link) {
                writeln!(out, "\n{code}\n")?;
            }
            writeln!(out, "{}", texts.get("serve-token"))?;
        }
    }
    writeln!(out, "{}", texts.get(how_to_end))?;
    out.flush()
}

/// Logs to standard error. `NOVENA_LOG` sets the level: `info`, `debug`, or a separate level for
/// each module.
fn log() {
    let requested = std::env::var("NOVENA_LOG").unwrap_or_default();
    let filter = match requested.parse::<Targets>() {
        Ok(filter) if !requested.is_empty() => filter,
        _ => Targets::new().with_default(LevelFilter::WARN),
    };
    // Colours are turned off, because a log line may quote data from a client.
    let lines = tracing_subscriber::fmt::layer()
        .with_writer(Screen::error)
        .with_ansi(false);
    // A second call within the same process has no effect.
    let _ = tracing_subscriber::registry()
        .with(lines)
        .with(filter)
        .try_init();
}
