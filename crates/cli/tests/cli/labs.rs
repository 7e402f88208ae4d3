//! The course documents' programs from the command line.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

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
    let bad = "Error en la linea 1: se esperaban 9 digitos y hay 3\n";
    check(&["lab", "fing"], "123\n", 2, "", bad);
}

#[test]
fn uel_goes_from_file_to_file() {
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
    // Unsolvable: a message, and what was there stays.
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
    // Several, one and all.
    fs::write(
        folder.path().join("open.txt"),
        board.replacen("050068070", "050000000", 1),
    )
    .unwrap();
    assert_eq!(lab(&["open.txt", "one.txt"]).status.code(), Some(0));
    assert_eq!(
        lab(&["open.txt", "all.txt", "--all"]).status.code(),
        Some(0)
    );
    let read = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    assert!(read("all.txt").len() > read("one.txt").len());
    assert!(read("all.txt").starts_with(&read("one.txt")));
    assert_eq!(
        fs::read_dir(folder.path()).unwrap().count(),
        6,
        "no temporary file stays"
    );
}

#[test]
fn usp_plays_its_script_and_its_simulation_alike() {
    let example = root().join("examples/usp");
    let transcript = fs::read_to_string(example.join("SudokuSimula.txt")).unwrap();
    let scripted = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(["lab", "usp", "--seed", "2006"])
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
fn ucm_ends_in_order_when_the_input_does() {
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
