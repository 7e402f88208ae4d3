//! Tests files, pipes, broken input and long input.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Command, Stdio};

use crate::support::{SUDOKU01, SUDOKU01_SOLVED, check, novena, novena_in};

#[test]
fn a_hundred_thousand_lines_are_answered_in_order() {
    let mut input = String::new();
    for number in 0..100_000 {
        match number % 10 {
            0 => writeln!(input, "{SUDOKU01}").unwrap(),
            1 => writeln!(input, "{SUDOKU01_SOLVED}").unwrap(),
            2 => writeln!(input).unwrap(),
            3 => writeln!(input, "# line {number}").unwrap(),
            4 => writeln!(input, "{}", &SUDOKU01[..number / 1000 % 81]).unwrap(),
            5 => writeln!(input, "{number},{SUDOKU01},x").unwrap(),
            6 => writeln!(input, "\u{1F600}{SUDOKU01}").unwrap(),
            7 => writeln!(input, "{}", "A".repeat(81)).unwrap(),
            8 => writeln!(input, "{}", "5".repeat(81)).unwrap(),
            _ => writeln!(input, "{}.", &SUDOKU01_SOLVED[..80]).unwrap(),
        }
    }
    let one = novena(&["solve", "--jobs", "1"], &input);
    assert_eq!(one.out.lines().count(), 100_000);
    assert_eq!(one.code, 2);
    for (number, answer) in one.out.lines().enumerate() {
        match number % 10 {
            0 | 1 | 9 => assert_eq!(answer, SUDOKU01_SOLVED, "line {}", number + 1),
            2 => assert_eq!(answer, ""),
            3 => assert_eq!(answer, format!("# line {number}")),
            8 => assert_eq!(answer, "no solution"),
            6 | 7 => assert!(
                answer.starts_with("error: "),
                "line {}: {answer}",
                number + 1
            ),
            _ => {}
        }
    }
    let four = novena(&["solve", "--jobs", "4"], &input);
    assert_eq!(four.out, one.out);
    assert_eq!(four.err, one.err);
    let folder = tempfile::tempdir().unwrap();
    for jobs in ["1", "4"] {
        let file = folder.path().join(jobs);
        let words = ["solve", "--jobs", jobs, "-o", file.to_str().unwrap()];
        assert_eq!(novena(&words, &input).err, one.err);
        assert!(fs::read_to_string(&file).unwrap() == one.out, "{jobs}");
    }
}

#[test]
fn invalid_files_are_reported_and_the_others_are_solved() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    fs::write(path("good.txt"), format!("{SUDOKU01}\n")).unwrap();
    fs::write(path("rows.txt"), "123456789\n123456789\n123456789\n12345678\n123456789\n123456789\n123456789\n123456789\n123456789\n").unwrap();
    fs::write(path("empty.txt"), "").unwrap();
    fs::write(path("binary.txt"), [0xff, 0x00, 0x00, 0x01]).unwrap();
    let wide: Vec<u8> = SUDOKU01.bytes().flat_map(|byte| [byte, 0]).collect();
    fs::write(path("wide.txt"), wide).unwrap();
    let (missing, rows, empty, binary, wide, good) = (
        path("missing.txt"),
        path("rows.txt"),
        path("empty.txt"),
        path("binary.txt"),
        path("wide.txt"),
        path("good.txt"),
    );
    let here = path("");
    let ran = novena(
        &[
            "solve", &missing, &here, &rows, &empty, &binary, &wide, &good,
        ],
        "",
    );
    assert_eq!(ran.code, 2);
    assert!(
        // UTF-16 is accepted like any other encoding.
        ran.out.ends_with(&format!("{SUDOKU01_SOLVED}\n").repeat(2)),
        "{}",
        ran.out
    );
    for expected in [
        format!("error: {missing}: cannot be read: there is no such file or folder\n"),
        format!("error: {here}: cannot be read: it is a folder, not a file\n"),
        format!("error: {rows}:4: row 4 has 8 cells, expected 9\n"),
        format!("error: {empty}:1: nothing to read: the input is empty\n"),
        format!("error: {binary}:1: this is not a text file\n"),
    ] {
        assert!(ran.err.contains(&expected), "{expected:?} in {}", ran.err);
    }
    let swedish = novena_in(&["solve", &missing], "", "sv_SE.UTF-8");
    assert_eq!(
        swedish.err,
        format!("fel: {missing}: går inte att läsa: det finns ingen sådan fil eller mapp\n")
    );
}

#[test]
fn crlf_and_byte_order_marks_are_accepted() {
    let input = format!("\u{feff}{SUDOKU01}\r\n{SUDOKU01}\r\n");
    check(
        &["solve"],
        input,
        0,
        &format!("{SUDOKU01_SOLVED}\n{SUDOKU01_SOLVED}\n"),
        "",
    );
}

#[test]
fn an_output_file_is_complete_or_unchanged() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("answers.txt");
    let name = target.to_str().unwrap();
    check(&["solve", "-o", name], SUDOKU01, 0, "", "");
    assert_eq!(
        fs::read_to_string(&target).unwrap(),
        format!("{SUDOKU01_SOLVED}\n")
    );
    // Without valid input there are no new answers, so the old ones are kept.
    assert_eq!(novena(&["solve", "-o", name, "no such file"], "").code, 2);
    assert_eq!(novena(&["solve", "-o", name], "").code, 2);
    assert_eq!(
        fs::read_to_string(&target).unwrap(),
        format!("{SUDOKU01_SOLVED}\n")
    );
    // The output file may be the same as the input file.
    fs::write(&target, format!("{SUDOKU01}\n")).unwrap();
    check(
        &["convert", "--to", "plain", "-o", name, name],
        "",
        0,
        "",
        "",
    );
    assert_eq!(fs::read_to_string(&target).unwrap().lines().count(), 9);
    let nowhere = folder.path().join("no/such/folder.txt");
    let ran = novena(&["solve", "-o", nowhere.to_str().unwrap()], SUDOKU01);
    assert!(
        ran.code == 2
            && ran
                .err
                .ends_with("folder.txt: cannot be written: there is no such file or folder\n"),
        "{}",
        ran.err
    );
    let left: Vec<_> = fs::read_dir(folder.path()).unwrap().collect();
    assert_eq!(left.len(), 1, "a temporary file is left: {left:?}");
}

/// The junk is longer than the prefix used for detection, and puzzles follow it.
#[test]
fn puzzles_after_junk_are_solved() {
    let mut input: String = (0..20_000).fold(String::new(), |text, line| {
        text + &format!("junk line {line}\n")
    });
    for _ in 0..1_000 {
        writeln!(input, "{SUDOKU01}").unwrap();
    }
    let ran = novena(&["solve"], &input);
    // Text lines are not errors; a single sentence reports how many there are.
    assert_eq!(ran.out.lines().count(), 1_000);
    assert_eq!(
        ran.err,
        "warning: 20000 lines of words between the puzzles are left out\n"
    );
    let (junk, _) = input.split_at(input.find(SUDOKU01).unwrap());
    check(
        &["solve"],
        junk,
        2,
        "",
        "error: there is no puzzle here: all 20000 lines have only words\n",
    );
    assert_eq!(
        ran.out
            .lines()
            .filter(|line| *line == SUDOKU01_SOLVED)
            .count(),
        1_000
    );
}

#[test]
fn error_answers_are_written_to_the_output_file() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("answers.txt");
    let ran = novena(
        &["solve", "-o", target.to_str().unwrap()],
        format!("{SUDOKU01}1\n{SUDOKU01}2\n"),
    );
    assert_eq!(ran.code, 2);
    assert_eq!(fs::read_to_string(&target).unwrap().lines().count(), 2);
}

#[cfg(target_os = "linux")]
#[test]
fn a_redirected_stream_is_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log.txt");
    for target in ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"] {
        fs::write(&log, "first\n").unwrap();
        let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
            .args(["solve", "-o", target])
            .stdin(Stdio::piped())
            .stdout(fs::OpenOptions::new().append(true).open(&log).unwrap())
            .spawn()
            .unwrap();
        child
            .stdin
            .take()
            .unwrap()
            .write_all(SUDOKU01.as_bytes())
            .unwrap();
        assert!(child.wait().unwrap().success());
        assert_eq!(
            fs::read_to_string(&log).unwrap(),
            format!("first\n{SUDOKU01_SOLVED}\n"),
            "{target}"
        );
    }
}

#[cfg(unix)]
#[test]
fn symbolic_links_and_devices_are_not_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let (target, link) = (
        folder.path().join("target.txt"),
        folder.path().join("link.txt"),
    );
    fs::write(&target, "old").unwrap();
    std::os::unix::fs::symlink(&target, &link).unwrap();
    check(
        &["solve", "-o", link.to_str().unwrap()],
        SUDOKU01,
        0,
        "",
        "",
    );
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert_eq!(
        fs::read_to_string(&target).unwrap(),
        format!("{SUDOKU01_SOLVED}\n")
    );
    // A link to a missing file also remains a link.
    fs::remove_file(&target).unwrap();
    check(
        &["solve", "-o", link.to_str().unwrap()],
        SUDOKU01,
        0,
        "",
        "",
    );
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink() && target.exists());
    check(&["solve", "-o", "/dev/null"], SUDOKU01, 0, "", "");
    assert!(!fs::metadata("/dev/null").unwrap().is_file());
}

fn spawn(words: &[&str]) -> std::process::Child {
    Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(words)
        .env("LC_ALL", "C")
        .env("NOVENA_CONFIG", "")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap()
}

#[test]
fn a_closed_pipe_ends_the_program_quietly() {
    // The answers are endless, so only a closed pipe ends the program.
    let mut child = spawn(&["solve", "--all"]);
    child
        .stdin
        .take()
        .unwrap()
        .write_all(".".repeat(81).as_bytes())
        .unwrap();
    let mut first = String::new();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    out.read_line(&mut first).unwrap();
    assert!(first.starts_with("123456789456789123"));
    drop(out);
    assert!(child.wait().unwrap().success());
    let mut err = String::new();
    child
        .stderr
        .take()
        .unwrap()
        .read_to_string(&mut err)
        .unwrap();
    assert_eq!(err, "");
}

#[test]
fn answers_are_printed_while_the_input_is_still_open() {
    let mut child = spawn(&["solve"]);
    let mut input = child.stdin.take().unwrap();
    let mut out = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(input, "{SUDOKU01}").unwrap();
        let mut answer = String::new();
        out.read_line(&mut answer).unwrap();
        assert_eq!(answer.trim_end(), SUDOKU01_SOLVED);
    }
    drop(input);
    assert!(child.wait().unwrap().success());
}

#[cfg(unix)]
#[test]
fn an_interrupt_leaves_no_temporary_file() {
    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("answers.txt");
    fs::write(&target, "old").unwrap();
    let mut child = spawn(&["solve", "--all", "-o", target.to_str().unwrap()]);
    child
        .stdin
        .take()
        .unwrap()
        .write_all(".".repeat(81).as_bytes())
        .unwrap();
    let temporary = || fs::read_dir(folder.path()).unwrap().count() > 1;
    while !temporary() {
        std::thread::yield_now();
    }
    let status = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(status.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    assert!(!temporary());
    assert_eq!(fs::read_to_string(&target).unwrap(), "old");
}

#[test]
fn a_gigantic_line_is_refused() {
    let mut child = spawn(&["solve"]);
    let mut input = child.stdin.take().unwrap();
    let feeder = std::thread::spawn(move || {
        writeln!(input, "{SUDOKU01}").unwrap();
        let block = vec![b'7'; 1 << 20];
        for _ in 0..1024 {
            input.write_all(&block).unwrap();
        }
        write!(input, "\n{SUDOKU01}\n").unwrap();
    });
    let output = child.wait_with_output().unwrap();
    feeder.join().unwrap();
    let out = String::from_utf8(output.stdout).unwrap();
    let expected =
        format!("{SUDOKU01_SOLVED}\nerror: line is longer than 1 MiB\n{SUDOKU01_SOLVED}\n");
    assert_eq!(out, expected);
    assert_eq!(output.status.code(), Some(2));
}
