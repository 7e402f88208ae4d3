//! Tests the complete output of each command.

use crate::support::{
    HOPELESS, SUDOKU01, SUDOKU01_SOLVED, UCM, check, check_golden, novena, novena_in,
};

const UEL_APART: &str = include_str!("../../../../examples/uel/sudoku.txt");
const UEL_SOLVED: &str = "\
4 5 9 3 6 8 2 7 1
7 6 1 5 2 9 8 3 4
8 2 3 7 1 4 5 9 6
3 1 7 2 8 5 6 4 9
6 8 5 4 9 1 7 2 3
9 4 2 6 3 7 1 8 5
1 7 8 9 5 3 4 6 2
2 9 4 1 7 6 3 5 8
5 3 6 8 4 2 9 1 7
";

/// Returns a solved board without the digits of an unavoidable rectangle: two digits, crosswise in
/// four cells of two boxes. They can be swapped, so there are two solutions.
fn two_solutions() -> String {
    let solution = SUDOKU01_SOLVED;
    for a in 0..81 {
        for b in a + 1..81 {
            let (ra, ca, rb, cb) = (a / 9, a % 9, b / 9, b % 9);
            let same_band_or_stack = (ra / 3 == rb / 3) != (ca / 3 == cb / 3);
            if ra == rb || ca == cb || !same_band_or_stack {
                continue;
            }
            let at = |row: usize, column: usize| solution.as_bytes()[row * 9 + column];
            if at(ra, ca) == at(rb, cb) && at(ra, cb) == at(rb, ca) {
                let mut open = solution.as_bytes().to_vec();
                for cell in [a, b, ra * 9 + cb, rb * 9 + ca] {
                    open[cell] = b'.';
                }
                return String::from_utf8(open).unwrap();
            }
        }
    }
    unreachable!("this solution has an unavoidable rectangle");
}

#[test]
fn a_puzzle_on_one_line_is_solved_on_one_line() {
    check(
        &["solve"],
        format!("{SUDOKU01}\n"),
        0,
        &format!("{SUDOKU01_SOLVED}\n"),
        "",
    );
    check(
        &["solve", "-"],
        SUDOKU01.replace('0', "."),
        0,
        &format!("{SUDOKU01_SOLVED}\n"),
        "",
    );
}

#[test]
fn nine_rows_are_solved_with_and_without_spaces() {
    check(&["solve", "--to", "plain"], UEL_APART, 0, UEL_SOLVED, "");
    check(
        &["solve", "--to", "plain"],
        UEL_APART.replace(' ', ""),
        0,
        UEL_SOLVED,
        "",
    );
    check_golden("solve-grid.txt", &novena(&["solve"], UEL_APART).out);
}

#[test]
fn every_line_is_answered_in_order() {
    let input = format!(
        "# ours\n{HOPELESS}\n\nnonsense\n{SUDOKU01}\n{}\n",
        &SUDOKU01[1..]
    );
    let ran = novena(&["solve"], &input);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), input.lines().count());
    assert_eq!(lines[..3], ["# ours", "no solution", ""]);
    assert!(lines[3].starts_with("error: "), "{}", lines[3]);
    assert_eq!(lines[4], SUDOKU01_SOLVED);
    assert_eq!(lines[5], "error: expected 81 cells, found 80");
    assert_eq!(ran.code, 2);
    assert!(
        ran.err
            .contains("standard input:6: expected 81 cells, found 80"),
        "{}",
        ran.err
    );
}

#[test]
fn counting_stops_at_the_limit() {
    check(&["solve", "--count"], two_solutions(), 0, "2\n", "");
    check(&["solve", "--count"], SUDOKU01, 0, "1\n", "");
    check(&["solve", "--count"], HOPELESS, 1, "0\n", "");
    check(
        &["solve", "--count", "--limit", "1000"],
        ".".repeat(81),
        0,
        ">=1000\n",
        "",
    );
}

#[test]
fn solutions_are_in_ascending_order() {
    let ran = novena(&["solve", "--all"], two_solutions());
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), 2);
    assert!(lines.is_sorted() && lines.contains(&SUDOKU01_SOLVED));
    assert_eq!(novena(&["solve"], two_solutions()).out.trim_end(), lines[0]);
    let backtracking = novena(
        &["solve", "--all", "--with", "backtracking"],
        two_solutions(),
    );
    assert_eq!(backtracking.out, ran.out);
    let limited = novena(&["solve", "--all", "--limit", "50"], ".".repeat(81));
    assert_eq!(limited.out.lines().count(), 50);
    assert!(limited.out.lines().is_sorted());
    check(&["solve", "--all"], HOPELESS, 1, "no solution\n", "");
}

#[test]
fn unique_refuses_puzzles_with_several_solutions() {
    check(
        &["solve", "--unique"],
        two_solutions(),
        1,
        "several solutions\n",
        "",
    );
    check(
        &["solve", "--unique"],
        SUDOKU01,
        0,
        &format!("{SUDOKU01_SOLVED}\n"),
        "",
    );
}

#[test]
fn csv_and_json_contain_puzzle_and_answer() {
    let dots = SUDOKU01.replace('0', ".");
    let input = format!("{SUDOKU01}\n{HOPELESS}\nA\n");
    let hopeless = HOPELESS.replace('0', ".");
    let ran = novena(&["solve", "--to", "csv"], &input);
    let expected = format!(
        "puzzle,solution\n{dots},{SUDOKU01_SOLVED}\n{hopeless},no solution\n,error: column 1: unexpected 'A'\n"
    );
    assert_eq!((ran.out, ran.code), (expected, 2));
    let ran = novena(&["solve", "--to", "json"], &input);
    let expected = format!(
        "{{\"puzzle\":\"{dots}\",\"solution\":\"{SUDOKU01_SOLVED}\"}}\n\
         {{\"puzzle\":\"{hopeless}\",\"answer\":\"no solution\"}}\n\
         {{\"error\":\"column 1: unexpected 'A'\"}}\n"
    );
    assert_eq!((ran.out, ran.code), (expected, 2));
}

#[test]
fn check_prints_the_verdict_and_all_conflicts() {
    check(&["check"], SUDOKU01, 0, "unique\n", "");
    check(&["check"], HOPELESS, 1, "no solution\n", "");
    check(&["check"], two_solutions(), 1, "several solutions\n", "");
    let mut broken = vec![b'.'; 81];
    broken[11] = b'9';
    broken[65] = b'9';
    check(
        &["check"],
        &broken,
        1,
        "invalid: 9 repeats in column 3 (r2c3, r8c3)\n",
        "",
    );
    broken[10] = b'9';
    let all = "invalid: 9 repeats in row 2 (r2c2, r2c3); 9 repeats in column 3 (r2c3, r8c3); 9 repeats in box 1 (r2c2, r2c3)\n";
    check(&["check"], &broken, 1, all, "");
}

#[test]
fn verdicts_are_written_as_csv_and_json() {
    let dots = SUDOKU01.replace('0', ".");
    check(
        &["check", "--to", "csv"],
        SUDOKU01,
        0,
        &format!("puzzle,verdict\n{dots},unique\n"),
        "",
    );
    let json = format!("{{\"puzzle\":\"{dots}\",\"verdict\":\"unique\"}}\n");
    check(&["check", "--to", "json"], SUDOKU01, 0, &json, "");
}

#[test]
fn removed_marks_stay_removed() {
    let mut marks = novena(&["candidates"], SUDOKU01).out;
    assert!(marks.contains("| 579  67   569 |"));
    marks = marks.replacen("579  67", "57   67", 1);
    check(&["candidates", "--cell", "r1c1"], &marks, 0, "5 7\n", "");
}

#[test]
fn candidates_are_drawn_counted_and_listed() {
    check(&["candidates", "--cell", "r1c1"], UCM, 0, "4 5 6 8\n", "");
    check(&["candidates", "--cell", "r1c3"], UCM, 0, "\n", "");
    let counts = novena(&["candidates", "--counts"], SUDOKU01).out;
    let rows: Vec<Vec<&str>> = counts.lines().map(|row| row.split(' ').collect()).collect();
    assert_eq!(rows.len(), 9);
    assert!(rows.iter().all(|row| row.len() == 9));
    assert_eq!((rows[2][4], rows[8][8], rows[0][3]), ("1", "4", "0"));
    check_golden("candidates.txt", &novena(&["candidates"], SUDOKU01).out);
}

#[test]
fn conversions_round_trip_and_report_losses() {
    let dots = format!("{}\n", SUDOKU01.replace('0', "."));
    for format in ["line", "plain", "grid", "triples", "library", "csv", "json"] {
        let there = novena(&["convert", "--to", format], SUDOKU01);
        assert_eq!((there.code, there.err.as_str()), (0, ""), "{format}");
        let back = novena(&["convert", "--to", "line"], &there.out);
        assert_eq!(
            (back.out.as_str(), back.code),
            (dots.as_str(), 0),
            "{format}"
        );
        check_golden(&format!("convert-{format}.txt"), &there.out);
    }
    let commented = format!("{SUDOKU01} # from a book\n");
    let ran = novena(&["convert", "--to", "plain"], commented);
    assert_eq!(
        ran.err,
        "warning: plain cannot store comments: left out of 1 puzzle\n"
    );
}

#[test]
fn formats_can_be_forced() {
    let rows = novena(&["convert", "--from", "plain", "--to", "line"], UEL_APART);
    assert_eq!(rows.out.len(), 82);
    let wrong = novena(&["convert", "--from", "json", "--to", "line"], UEL_APART);
    assert_eq!(wrong.code, 2);
}

#[test]
fn without_a_command_the_first_steps_are_shown() {
    for (locale, name) in [
        ("C", "en"),
        ("es_ES.UTF-8", "es"),
        ("pt_BR.UTF-8", "pt"),
        ("sv_SE.UTF-8", "sv"),
    ] {
        let ran = novena_in(&[], "", locale);
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        check_golden(&format!("first-steps-{name}.txt"), &ran.out);
    }
}

#[test]
fn help_is_worded_in_every_language() {
    for lang in ["en", "es", "pt", "sv"] {
        for command in [
            "solve",
            "check",
            "candidates",
            "techniques",
            "config",
            "generate",
            "convert",
            "completions",
            "man",
            "help",
        ] {
            let ran = novena(&[command, "--help", "--lang", lang], "");
            assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{command} {lang}");
            let by_name = novena(&["help", command, "--lang", lang], "");
            assert_eq!(by_name.out, ran.out, "{command} {lang}");
            if ["solve", "generate", "techniques", "config"].contains(&command) {
                check_golden(&format!("help-{command}-{lang}.txt"), &ran.out);
            }
        }
        check_golden(
            &format!("help-{lang}.txt"),
            &novena(&["help", "--lang", lang], "").out,
        );
    }
}

#[test]
fn usage_errors_are_sentences() {
    for (words, lang, err) in [
        (
            &["sovle"][..],
            "en",
            "error: there is no command sovle (did you mean solve?)\nTry: novena --help\n",
        ),
        (
            &["solve", "--al"],
            "en",
            "error: unknown argument --al (did you mean --all?)\nTry: novena solve --help\n",
        ),
        (
            &["solve", "--jobs", "0"],
            "es",
            "error: --jobs <N> no puede ser 0; admite 1 … 1024\nPrueba: novena solve --help\n",
        ),
        (
            &["candidates", "--cell", "z9"],
            "pt",
            "erro: --cell <CÉLULA> não pode ser z9; aceita r1c1 … r9c9\nTente: novena candidates --help\n",
        ),
        (
            &["convert"],
            "sv",
            "fel: --to <FORMAT> saknas\nFörsök: novena convert --help\n",
        ),
        (
            &["solve", "--all", "--count"],
            "sv",
            "fel: --all kan inte användas tillsammans med --count\nFörsök: novena solve --help\n",
        ),
        (
            &["lab"],
            "en",
            "error: a command is missing: usp, uel, fing, ucm, lund\nTry: novena lab --help\n",
        ),
        (
            &["solve", "--limit", "5"],
            "en",
            "error: <--all|--count> is missing\nTry: novena solve --help\n",
        ),
        (
            &["man", "dance"],
            "en",
            "error: there is no command dance to explain\n",
        ),
    ] {
        let mut words = words.to_vec();
        words.extend(["--lang", lang]);
        let ran = novena(&words, "");
        assert_eq!((ran.err.as_str(), ran.code), (err, 2), "{words:?}");
    }
}

#[test]
fn a_lab_must_be_named() {
    let ran = novena(&["lab"], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("usp, uel, fing, ucm, lund"), "{}", ran.err);
}

#[test]
fn manual_pages_and_completions_cover_the_commands() {
    let manual = novena(&["man"], "").out;
    assert!(
        manual.contains(".TH NOVENA 1") && manual.contains("solve"),
        "{manual}"
    );
    assert!(novena(&["man", "solve"], "").out.contains("backtracking"));
    assert!(novena(&["man", "techniques"], "").out.contains("x\\-wing"));
    assert!(
        novena(&["man", "config", "set"], "")
            .out
            .contains("SETTING")
    );
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let ran = novena(&["completions", shell], "");
        assert!(ran.code == 0 && ran.out.contains("list-formats"), "{shell}");
        assert!(ran.out.contains("techniques"), "{shell}");
        assert!(ran.out.contains("config"), "{shell}");
    }
}
