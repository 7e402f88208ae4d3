//! Tests the programs of the course documents from the command line.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use crate::support::{check, novena};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

#[test]
fn fing_reads_standard_input() {
    let session = fs::read_to_string(root().join("testdata/labs/fing-session-1.txt")).unwrap();
    let input = "007604003\n640509027\n050000010\n000170200\n010948060\n008065000\n070000080\n360801052\n100407600\n";
    let ran = novena(&["lab", "fing"], input);
    assert!(session.ends_with(&ran.out), "{}", ran.out);
    assert!(
        ran.out
            .starts_with("Recorrida: 1\n(1,5) -> 1 (exclusivo)\n")
    );
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let echoed = novena(&["lab", "fing", "--echo"], input);
    assert_eq!(echoed.out, input.to_owned() + &ran.out);
    let bad = "Error en la linea 1: se esperaban 9 digitos y hay 3\n";
    check(&["lab", "fing"], "123\n", 2, "", bad);
}

#[test]
fn uel_reads_and_writes_files() {
    let folder = tempfile::tempdir().unwrap();
    let lab = |words: &[&str]| {
        Command::new(env!("CARGO_BIN_EXE_novena"))
            .args(["lab", "uel"])
            .args(words)
            .current_dir(folder.path())
            .output()
            .unwrap()
    };
    let saved = || fs::read_to_string(folder.path().join("saida.txt")).unwrap();
    let missing = lab(&[]);
    assert_eq!(missing.status.code(), Some(2));
    assert!(
        String::from_utf8(missing.stderr)
            .unwrap()
            .contains("sudoku.txt")
    );
    let board = "050068070\n700509000\n803700000\n310000049\n005000700\n940000085\n000003402\n000106008\n030840010\n";
    fs::write(folder.path().join("sudoku.txt"), board).unwrap();
    assert_eq!(lab(&[]).status.code(), Some(0));
    assert!(saved().starts_with("4 5 9  3 6 8  2 7 1  \n7 6 1  5 2 9  8 3 4  \n"));
    assert!(saved().ends_with("5 3 6  8 4 2  9 1 7  \n\n"));
    // If a puzzle is unsolvable, the program prints a message and leaves the file unchanged.
    fs::write(
        folder.path().join("bad.txt"),
        board.replacen("050", "550", 1),
    )
    .unwrap();
    let before = saved();
    let unsolvable = lab(&["bad.txt"]);
    assert_eq!(unsolvable.status.code(), Some(1));
    assert!(
        String::from_utf8(unsolvable.stdout)
            .unwrap()
            .contains("Sudoku não possui solução")
    );
    assert_eq!(saved(), before);
    // If there are several solutions, either one or all can be written.
    fs::write(
        folder.path().join("open.txt"),
        board.replacen("050068070", "050000000", 1),
    )
    .unwrap();
    assert_eq!(lab(&["open.txt", "one.txt"]).status.code(), Some(0));
    let all = lab(&["open.txt", "all.txt", "--all"]);
    assert_eq!((all.status.code(), all.stdout.len()), (Some(0), 0));
    let count = fs::metadata(folder.path().join("all.txt")).unwrap().len()
        / fs::metadata(folder.path().join("one.txt")).unwrap().len();
    assert_eq!(
        String::from_utf8(all.stderr).unwrap(),
        format!("{count} soluções escritas em all.txt\n")
    );
    let few = lab(&["open.txt", "few.txt", "--all", "--limit", "2"]);
    assert_eq!(
        String::from_utf8(few.stderr).unwrap(),
        "2 soluções escritas em few.txt; há mais, mas o limite é 2\n"
    );
    for wrong in [&["--limit", "2"][..], &["--all", "--limit", "0"]] {
        assert_eq!(lab(wrong).status.code(), Some(2), "{wrong:?}");
    }
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert!(read("all.txt").len() > read("one.txt").len());
    assert!(read("all.txt").starts_with(&read("one.txt")));
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        7,
        "a temporary file is left"
    );
}

const UEL: &str = "050068070\n700509000\n803700000\n310000049\n005000700\n940000085\n\
                   000003402\n000106008\n030840010\n";

/// Runs the program in a folder with this standard input.
fn lab_in(folder: &Path, words: &[&str], input: &str) -> std::process::Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
        .arg("lab")
        .args(words)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A program that does not read its input closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

#[test]
fn uel_reads_and_writes_standard_streams() {
    let folder = tempfile::tempdir().unwrap();
    let both = lab_in(folder.path(), &["uel", "-", "-"], UEL);
    assert_eq!(both.status.code(), Some(0));
    let out = String::from_utf8(both.stdout).unwrap();
    assert!(out.starts_with("4 5 9  3 6 8  2 7 1  \n"), "{out}");
    assert!(out.ends_with("5 3 6  8 4 2  9 1 7  \n\n"), "{out}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    let all = lab_in(folder.path(), &["uel", "-", "-", "--all"], UEL);
    assert_eq!(String::from_utf8(all.stdout).unwrap(), out);
    let message = String::from_utf8(all.stderr).unwrap();
    assert_eq!(message, "1 solução escrita na saída padrão\n");
    let bad = lab_in(folder.path(), &["uel", "-"], "x");
    let message = String::from_utf8(bad.stderr).unwrap();
    assert!(
        message.starts_with("Erro ao ler a entrada padrão: linha 1: "),
        "{message}"
    );
}

#[test]
fn uel_finds_its_input_with_a_capital_letter() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("Sudoku.txt"), UEL).unwrap();
    assert_eq!(lab_in(folder.path(), &["uel"], "").status.code(), Some(0));
    assert!(folder.path().join("saida.txt").exists());
}

/// The folder is read-only, but its `saida.txt` is writable.
#[cfg(unix)]
#[test]
fn uel_overwrites_a_file_in_a_read_only_folder() {
    use std::os::unix::fs::{MetadataExt, PermissionsExt};
    use std::os::unix::process::CommandExt;

    let folder = tempfile::tempdir().unwrap();
    let output = folder.path().join("saida.txt");
    fs::write(folder.path().join("sudoku.txt"), UEL).unwrap();
    fs::write(&output, "old, and longer than it will be\n".repeat(20)).unwrap();
    let mode = |path: &Path, mode| {
        fs::set_permissions(path, fs::Permissions::from_mode(mode)).unwrap();
    };
    mode(&output, 0o666);
    mode(folder.path(), 0o555);
    let mut program = Command::new(env!("CARGO_BIN_EXE_novena"));
    program.args(["lab", "uel"]).current_dir(folder.path());
    if fs::metadata(&output).unwrap().uid() == 0 {
        // For root, no folder is read-only.
        program.uid(65534).gid(65534);
    }
    let ran = program.output().unwrap();
    mode(folder.path(), 0o755);
    assert_eq!(
        ran.status.code(),
        Some(0),
        "{}",
        String::from_utf8_lossy(&ran.stderr)
    );
    let written = fs::read_to_string(&output).unwrap();
    assert!(written.starts_with("4 5 9  3 6 8  2 7 1  \n"), "{written}");
    assert!(written.ends_with("5 3 6  8 4 2  9 1 7  \n\n"), "{written}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

/// If Ctrl-C is pressed while all solutions are being written, the solutions written so far are
/// complete and are kept.
#[cfg(unix)]
#[test]
fn uel_keeps_complete_solutions_when_interrupted() {
    let folder = tempfile::tempdir().unwrap();
    let zeros = "000000000\n".repeat(9);
    fs::write(folder.path().join("sudoku.txt"), zeros).unwrap();
    let child = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(["lab", "uel", "--all", "--limit", "1000000000"])
        .current_dir(folder.path())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // Waits until the temporary file is no longer empty.
    let is_writing = || {
        let files = fs::read_dir(folder.path()).unwrap();
        files.flatten().any(|file| {
            let name = file.file_name();
            name != "sudoku.txt" && file.metadata().is_ok_and(|data| data.len() > 0)
        })
    };
    while !is_writing() {
        std::thread::sleep(std::time::Duration::from_millis(10));
    }
    let signal = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status();
    assert!(signal.unwrap().success());
    let ran = child.wait_with_output().unwrap();
    assert_eq!(ran.status.code(), Some(130));
    let written = fs::read_to_string(folder.path().join("saida.txt")).unwrap();
    let block = written.find("\n\n").unwrap() * 3 + 6;
    assert_eq!(written.len() % block, 0);
    let count = written.len() / block;
    assert!(count > 100, "{count}");
    let message = String::from_utf8(ran.stderr).unwrap();
    assert_eq!(
        message,
        format!("Interrompido: {count} soluções escritas em saida.txt\n")
    );
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
}

/// If the input comes from a pipe, the output is the same as that of the document's program,
/// without the typed answers.
#[test]
fn answers_are_echoed_only_on_request() {
    let examples = root().join("examples");
    for (lab, script, plain, echoed) in [
        (
            "usp",
            "0\nsudoku01\ns\n",
            "Origem (s para sair): Nome do arquivo [sudoku01.txt]: \nTabuleiro:\n",
            "Origem (s para sair): 0\nNome do arquivo [sudoku01.txt]: sudoku01\n\nTabuleiro:\n",
        ),
        (
            "ucm",
            "\n\n1\n1 1\n0\n\n",
            "Opcion: Introduce fila y columna [1..9]: 4 5 6 8\n",
            "Opcion: 1\nIntroduce fila y columna [1..9]: 1 1\n4 5 6 8\n",
        ),
    ] {
        for (words, expected) in [(&[lab][..], plain), (&[lab, "--echo"], echoed)] {
            let ran = lab_in(&examples.join(lab), words, script);
            let out = String::from_utf8(ran.stdout).unwrap();
            assert!(out.contains(expected), "{words:?}: {out}");
        }
    }
}

/// The window does not depend on its environment, such as a home folder, a store or a locale.
#[test]
fn lund_starts_with_an_empty_environment() {
    for (words, language) in [(&["--lang", "sv"][..], "sv"), (&[], "en")] {
        let folder = tempfile::tempdir().unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
            .args(["lab", "lund"])
            .args(words)
            .env_clear()
            // This prevents a browser from being opened.
            .env("BROWSER", "")
            .current_dir(folder.path())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut greeting = String::new();
        let mut out = BufReader::new(child.stdout.take().unwrap());
        out.read_line(&mut greeting).unwrap();
        let (_, link) = greeting.split_once("http://").unwrap();
        let address = link.trim().trim_end_matches('/');
        let mut stream = TcpStream::connect(address).unwrap();
        write!(
            stream,
            "GET / HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n\r\n"
        )
        .unwrap();
        let mut page = String::new();
        stream.read_to_string(&mut page).unwrap();
        child.kill().unwrap();
        child.wait().unwrap();
        assert!(
            page.contains(&format!("<html lang=\"{language}\">")),
            "{page}"
        );
        assert!(
            page.contains(">Solve<") && page.contains(">Clear<"),
            "{page}"
        );
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 0);
    }
}

#[test]
fn usp_prints_the_same_for_its_script_and_its_simulation() {
    let example = root().join("examples/usp");
    let transcript = fs::read_to_string(example.join("SudokuSimula.txt")).unwrap();
    let scripted = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(["lab", "usp", "--echo", "--seed", "2006"])
        .current_dir(&example)
        .stdin(fs::File::open(example.join("script.txt")).unwrap())
        .output()
        .unwrap();
    assert_eq!(String::from_utf8(scripted.stdout).unwrap(), transcript);
    let folder = tempfile::tempdir().unwrap();
    let simulated = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(["lab", "usp", "--simulate"])
        .current_dir(folder.path())
        .status()
        .unwrap();
    assert!(simulated.success());
    assert_eq!(
        fs::read_to_string(folder.path().join("SudokuSimula.txt")).unwrap(),
        transcript
    );
}

#[test]
fn ucm_ends_normally_at_the_end_of_the_input() {
    let data = root().join("examples/ucm");
    let file = |name: &str| data.join(name).to_str().unwrap().to_owned();
    let ran = novena(
        &[
            "lab",
            "ucm",
            "--initial",
            &file("sudoku1.txt"),
            "--solution",
            &file("solsdk1.txt"),
        ],
        "1\n1 1\n",
    );
    assert!(ran.out.contains("4 5 6 8\n"), "{}", ran.out);
    assert!(ran.out.ends_with("Fin de la entrada\n"), "{}", ran.out);
    assert_eq!(ran.code, 0);
    let missing = novena(
        &[
            "lab",
            "ucm",
            "--initial",
            "no such file",
            "--solution",
            "none",
        ],
        "\n",
    );
    assert_eq!(missing.code, 2);
}
