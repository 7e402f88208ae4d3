use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::OnceLock;

use novena_core::{Puzzle, Solution};
use novena_kernel::{Verdict, Wave};

use crate::compiler;
use crate::left_out::left_out;
use crate::puzzles;

/// The twin: a program that runs the kernels' source on the host. It is compiled only once. `None`
/// if there is no compiler.
fn twin() -> Option<&'static Path> {
    static TWIN: OnceLock<Option<PathBuf>> = OnceLock::new();
    TWIN.get_or_init(|| compile("twin", &[])).as_deref()
}

fn compile(name: &str, flags: &[&str]) -> Option<PathBuf> {
    let program = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    compiler::compile("twin.cpp", flags, &program).then_some(program)
}

/// Runs the twin on input lines and returns its answer to each line: a number and a board.
fn ask(twin: &Path, threads: usize, question: &str, lines: &str) -> Vec<(u8, String)> {
    let mut command = Command::new(twin);
    command.args([&threads.to_string(), question]);
    answers(command, lines)
}

fn answers(mut command: Command, lines: &str) -> Vec<(u8, String)> {
    let mut running = command
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let mut input = running.stdin.take().unwrap();
    input.write_all(lines.as_bytes()).unwrap();
    drop(input);
    let output = running.wait_with_output().unwrap();
    assert!(output.status.success(), "{:?}", output.status);
    let text = String::from_utf8(output.stdout).unwrap();
    let answers = text.lines().map(|line| {
        let (verdict, board) = line.split_once(' ').unwrap();
        (verdict.parse().unwrap(), board.to_owned())
    });
    answers.collect()
}

fn lines_of(puzzles: &[Puzzle]) -> String {
    let lines: Vec<String> = puzzles.iter().map(ToString::to_string).collect();
    lines.join("\n")
}

/// Compares the twin's verdicts with the CPU's.
fn compare(puzzles: &[Puzzle], threads: usize, name: &str) {
    let Some(twin) = twin() else { return };
    let mut verdicts = Vec::new();
    Wave::new().verdicts(puzzles, &mut verdicts);
    let answers = ask(twin, threads, "verdicts", &lines_of(puzzles));
    assert_eq!(answers.len(), puzzles.len());
    for ((puzzle, verdict), (found, board)) in puzzles.iter().zip(&verdicts).zip(&answers) {
        let right = match verdict {
            Verdict::None => *found == 0,
            Verdict::Several => *found == 2,
            Verdict::Unique(solution) => *found == 1 && *board == solution.to_string(),
        };
        assert!(
            right,
            "{name}: {puzzle} has {verdict:?}, not {found} {board}"
        );
    }
}

#[test]
fn verdicts_match_the_cpu() {
    for threads in [1, 3, 16] {
        compare(&puzzles(), threads, "our lists");
    }
}

/// If there is no compiler, a test passes and prints a visible line. In CI, it fails instead.
#[cfg(unix)]
#[test]
fn a_missing_compiler_is_reported_or_fails_the_test() {
    for (demand, passes) in [("", true), ("required", false)] {
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["twin::verdicts_match_the_cpu", "--exact"])
            .env("PATH", "/nowhere")
            .env("NOVENA_CXX", demand)
            .output()
            .unwrap();
        let errors = String::from_utf8(output.stderr).unwrap();
        assert_eq!(output.status.success(), passes, "{demand}: {errors}");
        let line = "left out: there is no C++ compiler for twin.cpp\n";
        assert_eq!(errors.contains(line), passes, "{demand}: {errors}");
    }
}

/// Many threads share few puzzles, so they hand over most of the work.
#[test]
fn branches_that_are_handed_over_are_searched_once() {
    let hard = include_str!("../../../cli/lists/hard.txt");
    let several = include_str!("../../../cli/lists/several.txt");
    for list in [hard, several] {
        let puzzles: Vec<Puzzle> = list.lines().map(|line| line.parse().unwrap()).collect();
        for few in puzzles[..60].chunks(3) {
            compare(few, 12, "a few");
        }
    }
}

/// Slots are reused while threads pause between choosing a slot and filling it. If two branches
/// were put into the same slot, one would be lost and the search would never end.
#[test]
fn a_small_queue_loses_no_branch_of_a_slow_thread() {
    let Some(twin) = compile("slow-twin", &["-DNOVENA_HESITATE"]) else {
        return;
    };
    let lines: Vec<&str> = include_str!("../../../cli/lists/hard.txt")
        .lines()
        .take(4)
        .collect();
    let expected = ask(&twin, 1, "verdicts", &lines.join("\n"));
    for _ in 0..20 {
        // `timeout` stops a search that does not end.
        let mut command = Command::new("timeout");
        command.arg("60").arg(&twin).args(["4", "verdicts", "16"]);
        assert_eq!(answers(command, &lines.join("\n")), expected);
    }
}

/// Tests that boards are checked before they leave the card.
#[test]
fn boards_that_break_a_rule_or_change_a_given_are_marked() {
    const WRONG: u8 = 255;
    let Some(twin) = twin() else { return };
    let mut lines = Vec::new();
    let mut expected = Vec::new();
    let list = puzzles();
    for (number, puzzle) in list.iter().enumerate() {
        let Some(solution) = novena_kernel::Solver::first(&Wave::new(), puzzle) else {
            continue;
        };
        let (solution, puzzle) = (solution.to_string(), puzzle.to_string());
        lines.push(format!("{puzzle} {solution}"));
        expected.push((1, solution.clone()));
        // In the first board, one cell has a different digit. In the second, cells have several
        // digits.
        let cell = number % 81;
        let digit = solution.as_bytes()[cell];
        let mut other = solution.clone().into_bytes();
        other[cell] = b'1' + (digit - b'1' + 1) % 9;
        let other = String::from_utf8(other).unwrap();
        for board in [other, puzzle.clone()] {
            lines.push(format!("{} {board}", ".".repeat(81)));
            expected.push((WRONG, board));
        }
        // A solution with two digits exchanged is a valid solution, but not for these givens.
        let exchange = |digit: char| match digit {
            '1' => '2',
            '2' => '1',
            other => other,
        };
        let other: String = solution.chars().map(exchange).collect();
        let right = puzzle.contains(['1', '2']);
        lines.push(format!("{puzzle} {other}"));
        expected.push((if right { WRONG } else { 1 }, other.clone()));
        // The single given in this cell agrees with the solution. It also agrees with the other
        // board, unless its digit is one of the two exchanged.
        let mut given = ".".repeat(81).into_bytes();
        given[cell] = digit;
        let given = String::from_utf8(given).unwrap();
        lines.push(format!("{given} {solution}"));
        expected.push((1, solution.clone()));
        lines.push(format!("{given} {other}"));
        let contradicts = matches!(digit, b'1' | b'2');
        expected.push((if contradicts { WRONG } else { 1 }, other));
    }
    let answers = ask(twin, 1, "print", &lines.join("\n"));
    assert_eq!(answers.len(), expected.len());
    for (line, (answer, (verdict, board))) in lines.iter().zip(answers.iter().zip(&expected)) {
        assert_eq!(answer.0, *verdict, "{line}");
        if *verdict != WRONG {
            assert_eq!(answer.1, *board, "{line}");
        }
    }
}

#[test]
fn verdicts_for_shared_lists_match_the_cpu() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/puzzles");
    let Ok(entries) = std::fs::read_dir(&folder) else {
        left_out("../shared/puzzles is absent");
        return;
    };
    let share = if std::env::var_os("NOVENA_ALL").is_some() {
        1
    } else {
        40
    };
    for entry in entries {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|ending| ending == "txt") {
            let text = std::fs::read_to_string(&path).unwrap();
            let lines = text.lines().filter(|line| line.len() >= 81);
            let puzzles: Vec<Puzzle> = lines
                .step_by(share)
                .map(|line| line[..81].parse().unwrap())
                .collect();
            compare(&puzzles, 2, &path.display().to_string());
        }
    }
}

#[test]
fn other_solutions_are_found_if_there_are_any() {
    let Some(twin) = twin() else { return };
    let mut lines = Vec::new();
    let mut expected = Vec::new();
    for puzzle in puzzles() {
        let Some(known) = novena_kernel::Solver::first(&Wave::new(), &puzzle) else {
            continue;
        };
        lines.push(format!("{puzzle} {known}"));
        expected.push((
            puzzle,
            known,
            novena_kernel::Solver::count(&Wave::new(), &puzzle, 2),
        ));
    }
    for threads in [1, 8] {
        let answers = ask(twin, threads, "others", &lines.join("\n"));
        assert_eq!(answers.len(), expected.len());
        for ((puzzle, known, count), (found, board)) in expected.iter().zip(&answers) {
            assert_eq!(u64::from(*found), count - 1, "{puzzle}");
            if *found == 1 {
                let other: Solution = board.parse().unwrap();
                assert!(other != *known && other.solves(puzzle), "{puzzle}");
            }
        }
    }
}
