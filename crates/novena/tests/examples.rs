//! Runs the examples and compares their output.

use std::path::PathBuf;
use std::process::Command;

/// Returns the path of a built example, which `cargo test` places next to the tests.
fn path(name: &str) -> PathBuf {
    let test = std::env::current_exe().expect("the test has a path");
    let profile = test.ancestors().nth(2).expect("tests are in `deps`");
    let mut path = profile.join("examples").join(name);
    path.set_extension(std::env::consts::EXE_EXTENSION);
    assert!(
        path.exists(),
        "{name} is not built; run `cargo test -p novena --all-features` without `--test`"
    );
    path
}

/// Returns the output of an example.
fn run(name: &str, arguments: &[&str]) -> String {
    let output = Command::new(path(name))
        .args(arguments)
        .output()
        .expect("the example runs");
    let message = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{name}: {message}");
    String::from_utf8(output.stdout).expect("examples print text")
}

#[track_caller]
fn check(name: &str, arguments: &[&str], expected: &str) {
    assert_eq!(run(name, arguments), expected, "{name} {arguments:?}");
}

#[test]
fn solve_file() {
    check(
        "solve_file",
        &[],
        "\
# a puzzle, one with several solutions, one with none, and a typing error
576129834419538267832476591387261945251794386964385172728613459643952718195847623
576129834419538267832467591267381945951274386384695172628713459743952618195846723 is one of several
no solution
line 5: column 31: unexpected 'A'
",
    );
}

#[test]
fn solve_file_reads_the_file_it_is_given() {
    let path = std::env::temp_dir().join(format!("novena-example-{}.txt", std::process::id()));
    std::fs::write(&path, "1 1 5\n1 2 5\n-1\n").expect("the folder for temporary files is there");
    let printed = run("solve_file", &[path.to_str().expect("the path is text")]);
    std::fs::remove_file(&path).expect("the file is there");
    assert_eq!(printed, "no solution\n");
}

#[test]
fn hint() {
    check(
        "hint",
        &[],
        "\
There is a hidden single: a digit with only one place left in a row, column or box.
Look at box 3.
In box 3, 9 cannot be in row 1 (r1c6), column 8 (r6c8) or column 9 (r8c9), so it goes in r3c7.
Place 9 in r3c7.
Det finns en dold singel: en siffra som bara har en plats kvar i en rad, kolumn eller box.
Titta på box 3.
I box 3 kan 9 inte stå i rad 1 (r1c6), kolumn 8 (r6c8) eller kolumn 9 (r8c9), så den ska stå i r3c7.
Sätt 9 i r3c7.
",
    );
    check("hint", &[&"0".repeat(81)], "nothing to deduce\n");
}

#[test]
fn rate() {
    check(
        "rate",
        &[],
        "\
Novena: 6.9, unfair
Sudoku Explainer: 7.3/1.2/1.2
HoDoKu: extreme, 3060
",
    );
}

#[test]
fn generate() {
    let printed = "\
8.....6...4....2......1.34..2....46..6.47..5...48.6..9....5398...7........3..95.2
.....6..93..1..5...26....388.4.6........1..9.7.2.98.6....5..3.......9...45.......
.819.5.7.79.3...8...6..2...9......4...4...6...3......9...5..1...4...6.53.6.4.379.
3......9..1..28..4.24..381..4.......8..6.2..1.......8..815..62.2..47..3..6......5
";
    check("generate", &[], printed);
    check("generate", &["2026"], printed);
}

#[test]
fn draw_step() {
    let picture = run("draw_step", &[]);
    assert!(picture.starts_with("<svg "), "{picture}");
    assert!(picture.ends_with("</svg>\n"), "{picture}");
    assert!(picture.contains("<title>pointing</title>"), "{picture}");
}
