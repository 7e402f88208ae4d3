//! Runs the commands that the help and the documents give as examples. Sessions, which also show
//! the output, are replayed by `sessions.rs`.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::Mutex;
use std::thread;

use crate::documents::{documents, root};
use crate::support::{SUDOKU01, UCM};

/// The examples that are not run here, each with its beginning and the reason.
const LEFT_OUT: [(&str, &str); 10] = [
    (
        "novena bench",
        "takes half a minute; report.rs runs it on short lists",
    ),
    (
        "novena games delete",
        "needs a game with this number; see games.rs",
    ),
    ("novena games resume", "needs a terminal; see player.rs"),
    (
        "novena hunt",
        "takes minutes; hunt.rs runs it with short lists",
    ),
    ("novena lab lund", "runs until it is stopped; see serve.rs"),
    ("novena play", "needs a terminal; see player.rs"),
    (
        "novena scan page.pdf",
        "needs a PDF file from a scanner; see scan.rs",
    ),
    ("novena serve", "runs until it is stopped; see serve.rs"),
    ("novena site", "needs the engine; see site.rs"),
    (
        "novena verify --reglib",
        "needs HoDoKu's library; logic.rs uses ours",
    ),
];

/// Three puzzles of different levels.
const PUZZLES: &str = concat!(
    "003001720000004000000700149014800005280000074700002680952008000000300000067900400\n",
    ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....\n",
    "5.98..3....4.1.....6..5....4....25....147........8.9......2.49..9.6...1...8....7.\n",
);

/// A puzzle with several solutions.
const OPEN: &str =
    "..3..172......4......7..149.148....528.....747....268.952..8......3......6.......\n";

/// The cells that have givens in a new puzzle.
const PATTERN: &str =
    "x..xx..x..x..x..x...xx..xx.xx..x..xx..x...x..xx..x..xx.xx..xx...x..x..x..x..xx..x\n";

/// Returns the examples in the help and in the documents.
fn examples() -> Vec<String> {
    let mut found = Vec::new();
    let help = fs::read_to_string(root().join("crates/cli/locales/en.ftl")).unwrap();
    let mut is_example = false;
    for line in help.lines() {
        if line.starts_with("    ") {
            found.extend(is_example.then(|| line.replace("{\"{\"}", "{").replace("{\"}\"}", "}")));
        } else {
            is_example = line.contains("-examples =");
        }
    }
    for (_, text) in documents() {
        let mut block: Option<&str> = None;
        for line in text.lines() {
            match line.trim_start().strip_prefix("```") {
                Some(name) => block = block.is_none().then_some(name),
                None if block == Some("") => found.push(line.to_owned()),
                None => {}
            }
        }
    }
    let lines = found.iter().map(|line| without_explanation(line));
    let mut commands: Vec<String> = lines
        .filter(|line| line.contains("novena ") && !line.starts_with("cargo"))
        .filter(|line| {
            ["novena ", "echo "]
                .iter()
                .any(|start| line.starts_with(start))
        })
        .map(str::to_owned)
        .collect();
    commands.sort();
    commands.dedup();
    commands
}

/// Returns the command on a line. In examples, it is followed by two spaces and an explanation.
fn without_explanation(line: &str) -> &str {
    let line = line.trim().trim_start_matches("$ ");
    line.split("  ").next().unwrap_or(line)
}

/// Creates the files that a command names.
fn fill(folder: &Path, command: &str) {
    let path = |name: &str| folder.join(name);
    let texts = [
        ("puzzles.txt", PUZZLES.to_owned()),
        ("puzzle.txt", format!("{UCM}\n")),
        ("list.txt", PUZZLES.to_owned()),
        ("hard.txt", PUZZLES.lines().nth(1).unwrap().to_owned()),
        ("open.txt", OPEN.to_owned()),
        ("pattern.txt", PATTERN.to_owned()),
        ("big.csv", format!("puzzle\n{SUDOKU01}\n")),
        ("requests.jsonl", "{\"op\":\"version\"}\n".to_owned()),
    ];
    for (name, text) in texts {
        if command.contains(name) {
            fs::write(path(name), text).unwrap();
        }
    }
    if command.contains("*.txt") {
        fs::write(path("puzzles.txt"), PUZZLES).unwrap();
    }
    let example = |from: &str, name: &str| {
        if command.contains(name) {
            fs::copy(root().join("examples").join(from), path(name)).unwrap();
        }
    };
    let lab = if command.contains("fing") {
        "fing"
    } else {
        "uel"
    };
    example(&format!("{lab}/sudoku.txt"), "sudoku.txt");
    example("ucm/sudoku1.txt", "sudoku1.txt");
    example("ucm/solsdk1.txt", "solsdk1.txt");
    if command.contains("path.json") {
        let path = run(
            folder,
            &format!("echo {UCM} | novena explain --to json -o path.json"),
        );
        path.unwrap();
    }
    if command.contains(".jpg") {
        let photo = run(folder, &format!("echo {UCM} | novena draw -o photo.png"));
        photo.unwrap();
        fs::rename(path("photo.png"), path("photo.jpg")).unwrap();
    }
    if command.contains("uel --all") {
        fs::copy(root().join("examples/uel/sudoku.txt"), path("sudoku.txt")).unwrap();
    }
    if command.contains("config unset") {
        run(folder, &command.replace("unset theme", "set theme light")).unwrap();
    }
    if command.contains("games import") {
        run(folder, "novena games export -o games.json").unwrap();
    }
    if let Some((_, target)) = command.split_once("> ~/") {
        let target = path(target.trim());
        fs::create_dir_all(target.parent().unwrap()).unwrap();
    }
}

/// Runs a shell command in a folder that is also the home folder. An error contains the output.
fn run(folder: &Path, command: &str) -> Result<(), String> {
    let programs = Path::new(env!("CARGO_BIN_EXE_novena")).parent().unwrap();
    let path = format!("{}:{}", programs.display(), std::env::var("PATH").unwrap());
    let output = Command::new("sh")
        .args(["-c", command])
        .current_dir(folder)
        .env_clear()
        .env("PATH", path)
        .env("HOME", folder)
        .env("EDITOR", "true")
        .stdin(Stdio::null())
        .output()
        .unwrap();
    if output.status.success() {
        return Ok(());
    }
    let printed = [output.stdout, output.stderr].concat();
    Err(format!(
        "$ {command}\n{}",
        String::from_utf8_lossy(&printed)
    ))
}

#[test]
fn examples_run() {
    let examples = examples();
    let is_left_out = |command: &str| LEFT_OUT.iter().any(|(start, _)| command.contains(start));
    let (left_out, commands): (Vec<String>, Vec<String>) = examples
        .into_iter()
        .partition(|command| is_left_out(command));
    for (start, _) in LEFT_OUT {
        let is_used = left_out.iter().any(|command| command.contains(start));
        assert!(is_used, "no example starts with {start}");
    }
    assert!(commands.len() >= 70, "only {} examples", commands.len());
    let waiting = Mutex::new(commands.iter());
    let faults = Mutex::new(Vec::new());
    let threads = thread::available_parallelism().map_or(1, usize::from);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let Some(command) = waiting.lock().unwrap().next() else {
                        return;
                    };
                    let folder = tempfile::tempdir().unwrap();
                    fill(folder.path(), command);
                    // Programs that display manual pages may not be installed.
                    let command = command.replace("| man -l -", "> page.1");
                    if let Err(fault) = run(folder.path(), &command) {
                        faults.lock().unwrap().push(fault);
                    }
                }
            });
        }
    });
    let faults = faults.into_inner().unwrap();
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}
