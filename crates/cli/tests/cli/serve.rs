//! Tests `novena serve`: how users start and stop the server.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};

/// The path of the program.
const PROGRAM: &str = env!("CARGO_BIN_EXE_novena");

/// An easy puzzle with one solution.
const PUZZLE: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

/// A server that stops when its test ends.
struct Server {
    child: Child,
    out: BufReader<ChildStdout>,
    /// The first output of the server.
    greeting: String,
}

impl Server {
    fn start(arguments: &[&str], data: &Path) -> Self {
        Self::run(Command::new(PROGRAM).args(arguments), data)
    }

    fn run(command: &mut Command, data: &Path) -> Self {
        Self::run_with(command, data, "true")
    }

    fn run_with(command: &mut Command, data: &Path, browser: &str) -> Self {
        let mut child = command
            .env("BROWSER", browser)
            .env("XDG_DATA_HOME", data)
            .env("HOME", data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        let mut greeting = String::new();
        out.read_line(&mut greeting).unwrap();
        assert!(greeting.contains("http://"), "{greeting:?}");
        Self {
            child,
            out,
            greeting,
        }
    }

    fn serve(data: &Path) -> Self {
        let data_folder = data.display().to_string();
        let arguments = [
            "serve",
            "--addr",
            "127.0.0.1:0",
            "--data",
            &data_folder,
            "--lang",
            "en",
        ];
        Self::start(&arguments, data)
    }

    fn link(&self) -> &str {
        let start = self.greeting.find("http://").unwrap();
        self.greeting[start..].trim()
    }

    /// Returns the address `127.0.0.1:PORT`, whatever host name the link uses.
    fn address(&self) -> String {
        let (_, rest) = self.link().split_once("http://").unwrap();
        let (_, port) = rest.split('/').next().unwrap().rsplit_once(':').unwrap();
        format!("127.0.0.1:{port}")
    }

    fn ask(&self, method: &str, path: &str, body: &str) -> Option<(u16, String)> {
        let address = self.address();
        let mut stream = TcpStream::connect(&address).ok()?;
        let length = body.len();
        let request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\
             Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"
        );
        stream.write_all(request.as_bytes()).ok()?;
        let mut answer = String::new();
        stream.read_to_string(&mut answer).ok()?;
        let (head, body) = answer.split_once("\r\n\r\n")?;
        let status = head.split(' ').nth(1)?.parse().ok()?;
        Some((status, body.to_owned()))
    }

    #[cfg(unix)]
    fn terminate(mut self) -> (Option<i32>, String) {
        let id = self.child.id().to_string();
        let signal = Command::new("kill").args(["-TERM", &id]).status();
        assert!(signal.unwrap().success());
        let mut rest = String::new();
        self.out.read_to_string(&mut rest).unwrap();
        (self.child.wait().unwrap().code(), rest)
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // The process may already have ended by itself.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

/// Returns the number in JSON that follows the first occurrence of this name.
fn number(json: &str, name: &str) -> i64 {
    let (_, rest) = json.split_once(&format!("\"{name}\":")).unwrap();
    let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap();
    rest[..end].parse().unwrap()
}

#[cfg(unix)]
#[test]
fn the_server_prints_its_address_and_ends_on_a_signal() {
    let server = Server::serve(&folder("serve-ends"));
    assert_eq!(
        server.ask("GET", "/healthz", "").unwrap(),
        (200, "ok\n".into())
    );
    let (status, body) = server.ask("POST", "/api/version", "{}").unwrap();
    assert_eq!(status, 200, "{body}");
    let (code, rest) = server.terminate();
    assert_eq!(code, Some(0));
    assert!(rest.contains("Ctrl-C"), "{rest}");
}

#[test]
fn another_port_is_suggested_if_a_port_is_in_use() {
    let data = folder("serve-in-use");
    let first = Server::serve(&data);
    let in_use = Command::new(PROGRAM)
        .args([
            "serve",
            "--lang",
            "en",
            "--addr",
            &first.address(),
            "--data",
        ])
        .arg(&data)
        .output()
        .unwrap();
    assert_eq!(in_use.status.code(), Some(2));
    let message = String::from_utf8(in_use.stderr).unwrap();
    assert!(message.contains(&first.address()), "{message}");
    assert!(message.contains("--addr 127.0.0.1:"), "{message}");
}

#[test]
fn a_free_port_is_used_by_default() {
    // If this call fails, another program is using the port, which serves the purpose just as well.
    let in_use = TcpListener::bind("127.0.0.1:8081");
    let data = folder("serve-next");
    let server = Server::start(&["serve", "--lang", "en"], &data);
    assert_ne!(server.address(), "127.0.0.1:8081");
    assert_eq!(server.ask("GET", "/healthz", "").unwrap().0, 200);
    drop(in_use);
}

#[test]
fn a_token_is_required_if_other_machines_have_access() {
    let data = folder("serve-token");
    let path = data.display().to_string();
    let arguments = [
        "serve",
        "--addr",
        "0.0.0.0:0",
        "--data",
        &path,
        "--lang",
        "en",
    ];
    let mut server = Server::start(&arguments, &data);
    let (_, token) = server.link().split_once("/#token=").unwrap();
    assert_eq!(token.len(), 32);
    let mut code = String::new();
    while !code.contains("Ctrl-C") {
        server.out.read_line(&mut code).unwrap();
    }
    assert!(code.contains('█') && code.contains("token"), "{code}");
    let (status, body) = server.ask("POST", "/api/version", "{}").unwrap();
    assert_eq!(status, 401, "{body}");
    assert_eq!(server.ask("GET", "/healthz", "").unwrap().0, 200);
}

/// With `--token`, calls from this machine also need the token, and the token is not in the
/// arguments of the browser, which other users can see.
#[cfg(unix)]
#[test]
fn a_token_can_be_required_on_this_machine() {
    use std::os::unix::fs::PermissionsExt;

    let data = folder("serve-token-here");
    let browser = data.join("browser");
    std::fs::write(&browser, "#!/bin/sh\necho \"$1\" > \"$HOME/shown\"\n").unwrap();
    let executable = std::fs::Permissions::from_mode(0o700);
    std::fs::set_permissions(&browser, executable).unwrap();
    let mut command = Command::new(PROGRAM);
    command
        .args(["serve", "--token", "--open", "--lang", "en"])
        .args(["--addr", "127.0.0.1:0", "--data"])
        .arg(data.join("games"));
    let mut server = Server::run_with(&mut command, &data, browser.to_str().unwrap());
    let link = server.link().to_owned();
    let (_, token) = link.split_once("/#token=").unwrap();
    assert_eq!(token.len(), 32);
    for path in ["/api/version", "/api/games"] {
        let (status, body) = server.ask("POST", path, "{}").unwrap();
        assert_eq!(status, 401, "{body}");
    }
    let mut message = String::new();
    while !message.contains("Ctrl-C") {
        server.out.read_line(&mut message).unwrap();
    }
    assert!(
        message.contains("other users") && !message.contains('█'),
        "{message}"
    );
    let shown = loop {
        match std::fs::read_to_string(data.join("shown")) {
            Ok(shown) if shown.ends_with('\n') => break shown,
            _ => std::thread::yield_now(),
        }
    };
    assert!(!shown.contains(token), "{shown}");
    let page = Path::new(shown.trim());
    assert!(std::fs::read_to_string(page).unwrap().contains(&link));
    let mode = page.metadata().unwrap().permissions().mode();
    assert_eq!(mode & 0o777, 0o600);
    assert_eq!(server.terminate().0, Some(0));
    assert!(!page.exists());
}

#[test]
fn an_unusable_folder_is_reported() {
    let data = folder("serve-no-folder");
    let file = data.join("file");
    std::fs::write(&file, "").unwrap();
    let refused = Command::new(PROGRAM)
        .args(["serve", "--lang", "en", "--addr", "127.0.0.1:0", "--data"])
        .arg(&file)
        .output()
        .unwrap();
    assert_eq!(refused.status.code(), Some(2));
    let message = String::from_utf8(refused.stderr).unwrap();
    assert!(message.contains("cannot be used"), "{message}");
}

/// The server is killed repeatedly in the middle of a game. Every move that was acknowledged must
/// have been saved.
#[test]
fn a_server_that_is_killed_loses_no_move() {
    let data = folder("serve-killed");
    let mut server = Server::serve(&data);
    let state = format!(r#"{{"state":{{"puzzle":"{PUZZLE}"}}}}"#);
    let (status, begun) = server.ask("POST", "/api/games", &state).unwrap();
    assert_eq!(status, 201, "{begun}");
    let (id, mut version) = (number(&begun, "id"), number(&begun, "version"));
    let path = format!("/api/games/{id}");
    for round in 0..4 {
        for step in 0..5 + round * 3 {
            let digit = 1 + (step + round) % 9;
            let body = format!(
                r#"{{"version":{version},"move":{{"centre":{{"cells":["r1c1"],"digit":{digit}}}}}}}"#
            );
            let (status, played) = server.ask("POST", &format!("{path}/move"), &body).unwrap();
            assert_eq!(status, 200, "{played}");
            version = number(&played, "version");
        }
        let (_, before) = server.ask("GET", &path, "").unwrap();
        server.child.kill().unwrap();
        server.child.wait().unwrap();
        server = Server::serve(&data);
        let (status, after) = server.ask("GET", &path, "").unwrap();
        assert_eq!((status, &after), (200, &before), "round {round}");
        assert_eq!(number(&after, "version"), version);
    }
}

/// To a program, a file size limit looks like a full disk. Moves are rejected, the game is still
/// displayed, and earlier moves remain saved.
#[cfg(unix)]
#[test]
fn a_disk_that_becomes_full_loses_no_move() {
    let data = folder("serve-full");
    let path = data.display().to_string();
    let limited = "trap '' XFSZ; ulimit -f 800; exec \"$0\" \"$@\"";
    let mut command = Command::new("sh");
    command
        .args(["-c", limited, PROGRAM, "serve", "--lang", "en"])
        .args(["--addr", "127.0.0.1:0", "--data", &path]);
    let server = Server::run(&mut command, &data);
    let state = format!(r#"{{"state":{{"puzzle":"{PUZZLE}"}}}}"#);
    let (status, begun) = server.ask("POST", "/api/games", &state).unwrap();
    assert_eq!(status, 201, "{begun}");
    let game = format!("/api/games/{}", number(&begun, "id"));
    let mut last = number(&begun, "version");
    let mut refused = None;
    for step in 0..2000 {
        let digit = 1 + step % 9;
        let r#move = format!(r#"{{"move":{{"centre":{{"cells":["r1c1"],"digit":{digit}}}}}}}"#);
        let (status, played) = server
            .ask("POST", &format!("{game}/move"), &r#move)
            .unwrap();
        if status != 200 {
            refused = Some((status, played));
            break;
        }
        last = number(&played, "version");
    }
    let (status, message) = refused.expect("the file grows with every move");
    assert!(status == 500 || status == 507, "{status}: {message}");
    assert!(message.contains("\"message\":"), "{message}");
    let (status, shown) = server.ask("GET", &game, "").unwrap();
    assert_eq!((status, number(&shown, "version")), (200, last));
    drop(server);
    let (status, after) = Server::serve(&data).ask("GET", &game, "").unwrap();
    assert_eq!((status, after), (200, shown));
}
