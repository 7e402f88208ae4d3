//! Tests puzzles generated to order.

use std::fs;
use std::path::Path;
use std::process::Command;
use std::time::UNIX_EPOCH;

use novena_generator::Date;

use crate::support::{check_golden, novena, novena_in};

/// Returns the answers of `check` for the generated puzzles.
fn checked(puzzles: &str) -> String {
    novena(&["check"], puzzles).out
}

fn generate(words: &[&str]) -> String {
    let words = [&["generate", "--seed", "7"], words].concat();
    let ran = novena(&words, "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""), "{}", words.join(" "));
    ran.out
}

#[test]
fn puzzles_have_the_requested_level() {
    for level in ["easy", "medium", "hard", "unfair", "extreme"] {
        let made = generate(&["--level", level, "--count", "2"]);
        assert_eq!(checked(&made), "unique\nunique\n");
        let rated = novena(&["rate", "--scale", "novena", "--to", "csv"], &made).out;
        let levels: Vec<_> = rated
            .lines()
            .skip(1)
            .map(|row| row.rsplit(',').next())
            .collect();
        assert_eq!(levels, [Some(level); 2], "{rated}");
    }
}

#[test]
fn threads_do_not_change_the_puzzles() {
    for words in [
        &["-n", "300"][..],
        &["-n", "20", "--level", "unfair", "--to", "csv"],
        &[
            "-n", "3", "--needs", "x-wing", "--se", "..7.0", "--to", "json",
        ],
        &["-n", "5", "--classic"],
    ] {
        let with = |jobs| generate(&[words, &["--jobs", jobs]].concat());
        assert_eq!(with("1"), with("4"), "{}", words.join(" "));
    }
}

#[test]
fn tables_contain_level_ratings_and_seed() {
    let words = [
        "--level",
        "hard",
        "--se",
        "..7.5",
        "--hodoku",
        "500..2000",
        "-n",
        "3",
    ];
    check_golden(
        "generate.csv",
        &generate(&[&words[..], &["--to", "csv"]].concat()),
    );
    check_golden(
        "generate.json",
        &generate(&[&words[..], &["--to", "json"]].concat()),
    );
    // The output can be read back in.
    for format in ["csv", "json", "grid"] {
        let made = generate(&["-n", "2", "--to", format]);
        assert_eq!(checked(&made), "unique\nunique\n", "{format}");
    }
}

#[test]
fn puzzles_have_the_requested_shape() {
    let turned = generate(&[
        "--symmetry",
        "rotational180",
        "--givens",
        "24..30",
        "-n",
        "3",
    ]);
    assert_eq!(checked(&turned), "unique\n".repeat(3));
    for line in turned.lines() {
        let given = |cell: char| cell != '.';
        let backwards: Vec<bool> = line.chars().rev().map(given).collect();
        assert_eq!(
            line.chars().map(given).collect::<Vec<_>>(),
            backwards,
            "{line}"
        );
        assert!((24..=30).contains(&line.chars().filter(|&cell| given(cell)).count()));
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("pattern.txt");
    let rows = ["xxxxxxxxx\n".repeat(3), "xxx...xxx\n".repeat(3)];
    let drawing = format!("{0}{1}{0}", rows[0], rows[1]);
    fs::write(&file, &drawing).unwrap();
    let flat = drawing.replace('\n', "");
    for words in [
        ["--within", file.to_str().unwrap()],
        ["--within", flat.as_str()],
    ] {
        let made = generate(&words);
        assert_eq!(checked(&made), "unique\n");
        let outside = |(cell, mark): (char, char)| cell != '.' && mark == '.';
        assert!(
            !made.trim_end().chars().zip(flat.chars()).any(outside),
            "{made}"
        );
    }
}

#[test]
fn practice_positions_are_valid_library_cases() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("cases.txt");
    for technique in ["hidden-pair", "xy-wing", "skyscraper"] {
        let made = generate(&["--practice", technique, "-n", "2"]);
        fs::write(&file, &made).unwrap();
        let ran = novena(&["verify", "--reglib", file.to_str().unwrap()], "");
        assert_eq!(ran.code, 0, "{made}{}{}", ran.out, ran.err);
        // The next hint uses the technique, in every format that shows the position.
        for format in ["library", "json", "marks"] {
            let made = generate(&["--practice", technique, "--to", format]);
            let hint = novena(&["hint", "--to", "json"], &made).out;
            assert!(
                hint.contains(&format!("\"{technique}\"")),
                "{format}: {made}{hint}"
            );
        }
    }
    check_golden(
        "generate-practice.txt",
        &generate(&["--practice", "xy-wing", "--to", "marks"]),
    );
    let ran = novena(&["generate", "--practice", "xy-wing", "--to", "line"], "");
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("library"), "{}", ran.err);
}

#[test]
fn a_name_of_several_techniques_requests_any_of_them() {
    let technique = |words: &[&str]| {
        let made = generate(&[words, &["--to", "json"]].concat());
        let (_, rest) = made.split_once("\"technique\":\"").unwrap();
        rest.split('"').next().unwrap().to_owned()
    };
    let exocet = technique(&["--practice", "exocet"]);
    assert!(exocet.ends_with("-exocet"), "{exocet}");
    let made = generate(&[
        "--needs",
        "locked candidates",
        "--hardest",
        "locked candidates",
    ]);
    let path = novena(&["explain", "--up-to", "claiming"], &made).out;
    assert!(
        path.contains("Pointing") || path.contains("Claiming"),
        "{path}"
    );
}

#[test]
fn the_daily_puzzle_depends_on_the_date() {
    let day = |words: &[&str]| {
        let ran = novena(&[&["generate", "--daily"], words].concat(), "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        ran.out
    };
    assert_eq!(checked(&day(&[])), "unique\n");
    let one = day(&["2026-11-15", "--level", "hard"]);
    assert_eq!(one, day(&["2026-11-15", "--level", "hard", "--jobs", "1"]));
    assert_ne!(one, day(&["2026-11-16", "--level", "hard"]));
    let json = day(&["2026-11-15", "--level", "hard", "--to", "json"]);
    assert!(json.contains("\"level\":\"hard\"") && json.contains("\"date\":\"2026-11-15\""));
    assert!(json.contains("\"name\":\"Alcyone\""), "{json}");
    let sdk = day(&["2026-11-15", "--level", "easy", "--to", "sdk"]);
    assert!(sdk.contains("Alcyone"), "{sdk}");
    let ran = novena(&["generate", "--daily", "2026-02-30"], "");
    assert_eq!(ran.code, 2);
    let ran = novena(&["generate", "--daily", "--level", "easy..hard"], "");
    assert_eq!(ran.code, 2);
}

#[test]
fn neighbours_can_be_sorted_hardest_first() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("one.txt");
    fs::write(&file, generate(&["--level", "medium"])).unwrap();
    let near = |words: &[&str]| {
        let words = [&["generate", "--vicinity", file.to_str().unwrap()], words].concat();
        let ran = novena(&words, "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        ran.out
    };
    let all = near(&[]);
    assert!(checked(&all).lines().all(|answer| answer == "unique"));
    let sorted = near(&["--hardest-first", "--to", "csv"]);
    assert_eq!(sorted.lines().count(), all.lines().count() + 1);
    let ratings: Vec<f64> = sorted
        .lines()
        .skip(1)
        .map(|row| row.split(',').nth(3).unwrap().parse().unwrap())
        .collect();
    assert!(ratings.is_sorted_by(|a, b| a >= b), "{ratings:?}");
    assert_eq!(near(&["--count", "2"]).lines().count(), 2);
    let none = [
        &["generate", "--vicinity", file.to_str().unwrap()][..],
        &["--rating", "11.9"],
    ];
    let ran = novena(&none.concat(), "");
    assert_eq!(ran.code, 1);
    let given = fs::read_to_string(&file).unwrap();
    assert_eq!(novena(&["generate", "--vicinity", "-"], &given).out, all);
    // Only the unreadable puzzle is reported. There is no second message that nothing was found
    // near it.
    let ran = novena(&["generate", "--vicinity", "-"], "no puzzle\n");
    assert_eq!((ran.code, ran.err.lines().count()), (2, 1), "{}", ran.err);
}

#[test]
fn symmetric_puzzles_have_no_redundant_orbit() {
    let made = generate(&["--symmetry", "rotational180", "--count", "5"]);
    for line in made.lines() {
        for place in 0..=40 {
            let mut fewer: Vec<u8> = line.bytes().collect();
            if fewer[place] == b'.' {
                continue;
            }
            (fewer[place], fewer[80 - place]) = (b'.', b'.');
            let fewer = String::from_utf8(fewer).unwrap();
            assert_eq!(checked(&fewer), "several solutions\n", "{line}");
        }
    }
}

#[test]
fn a_random_seed_is_reported() {
    let ran = novena(&["generate", "--level", "easy"], "");
    let seed: String = ran.err.chars().filter(char::is_ascii_digit).collect();
    let seed = &seed[..seed.len() / 2];
    let again = novena(&["generate", "--level", "easy", "--seed", seed], "");
    assert_eq!((again.out, again.err.as_str()), (ran.out, ""));
}

/// Checks that searches for puzzles with few givens find the same puzzles with any number of
/// threads, and that no two of these puzzles are equivalent.
#[test]
fn threads_do_not_change_puzzles_with_few_givens() {
    for givens in [18, 19] {
        let number = givens.to_string();
        let made = |jobs: &str| {
            let words = [
                "generate", "--givens", &number, "-n", "2", "--seed", "5", "-j", jobs,
            ];
            novena(&words, "").out
        };
        let one = made("1");
        assert_eq!(made("3"), one);
        let count = |line: &str| line.bytes().filter(u8::is_ascii_digit).count();
        assert!(one.lines().all(|line| count(line) == givens), "{one}");
        assert_eq!(novena(&["check"], &one).code, 0);
        assert_eq!(novena(&["canon", "--dedupe"], &one).out.lines().count(), 2);
    }
}

#[test]
fn a_failed_search_reports_its_tries() {
    let words = [
        "generate",
        "--givens",
        "17",
        "--symmetry",
        "full",
        "--level",
        "easy",
        "--effort",
        "2000",
        "--seed",
        "1",
    ];
    for (locale, word) in [
        ("C", "tries"),
        ("es_ES", "intentos"),
        ("pt_BR", "tentativas"),
        ("sv_SE", "försök"),
    ] {
        let ran = novena_in(&words, "", locale);
        assert_eq!((ran.code, ran.out.as_str()), (1, ""));
        assert!(ran.err.contains(word), "{}", ran.err);
    }
}

#[test]
fn impossible_wishes_are_refused_at_once() {
    for (words, reason) in [
        (&["--givens", "10..16"][..], "17 givens are the fewest"),
        (&["--givens", "30..20"], "from 30 to 20"),
        (&["--needs", "jelyfish"], "(did you mean jellyfish?)"),
        (&["--needs", "jelly"], "jellyfish"),
        (&["--level", "heavy"], "easy, medium"),
        (&["--rating", "8.0..", "--level", "easy"], "level"),
        (&["--pattern", "nowhere.txt"], "nowhere.txt"),
        (&["--symmetry", "mirror"], "rotational180"),
        (&["--hardest", "x-wing", "--needs", "xy-wing"], "XY-Wing"),
        (&["--only", "pointing", "--needs", "xy-wing"], "XY-Wing"),
        (&["--classic", "--level", "easy"], "--level"),
        (&["--radius", "2"], "--vicinity"),
        (
            &["--symmetry", "rotational90", "--givens", "22"],
            "quarter turn",
        ),
        (&["--minimal", "--givens", "50.."], "40"),
        (&["--practice", "dual-empty-rectangle"], "easier"),
    ] {
        let ran = novena(&[&["generate"], words].concat(), "");
        assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{}", words.join(" "));
        assert!(ran.err.contains(reason), "{}: {}", words.join(" "), ran.err);
    }
}

#[cfg(unix)]
#[test]
fn an_interrupt_keeps_the_puzzles_found_so_far() {
    use std::process::{Command, Stdio};

    let folder = tempfile::tempdir().unwrap();
    let target = folder.path().join("made.txt");
    let mut child = Command::new(env!("CARGO_BIN_EXE_novena"))
        .args(["generate", "--count", "1000000000", "--seed", "7", "-o"])
        .arg(&target)
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let size = || {
        let files = fs::read_dir(folder.path()).unwrap();
        files
            .map(|file| file.unwrap().metadata().map_or(0, |data| data.len()))
            .sum::<u64>()
    };
    while size() == 0 {
        std::thread::yield_now();
    }
    let status = Command::new("kill")
        .args(["-INT", &child.id().to_string()])
        .status()
        .unwrap();
    assert!(status.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    let made = fs::read_to_string(&target).unwrap();
    assert!(made.ends_with('\n') && made.lines().all(|line| line.len() == 81));
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    let first: Vec<&str> = made.lines().take(100).collect();
    // Some puzzles may be missing after an interrupted search, but the order does not change.
    let all = generate(&["--count", "3000"]);
    let mut all = all.lines();
    for line in first {
        assert!(all.any(|made| made == line), "{line}");
    }
}

#[test]
fn bench_measures_generation() {
    let ran = novena(&["bench", "--generate", "--rounds", "1"], "");
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    for row in [
        "minimal puzzles",
        "rotational180",
        "full",
        "canonical forms",
        "extreme",
    ] {
        assert!(ran.out.contains(row), "{row}: {}", ran.out);
    }
}

/// The date is never the same in these two time zones.
#[test]
fn the_daily_puzzle_uses_the_local_date() {
    let date = |zone: &str| {
        let out = Command::new(env!("CARGO_BIN_EXE_novena"))
            .args(["generate", "--daily", "--level", "easy", "--to", "json"])
            .env("TZ", zone)
            .output()
            .unwrap();
        let json: serde_json::Value = serde_json::from_slice(&out.stdout).unwrap();
        json["date"].as_str().unwrap().to_owned()
    };
    let day = |seconds: u64| Date::after_epoch(seconds / 86_400).unwrap().to_string();
    let now = || UNIX_EPOCH.elapsed().unwrap().as_secs();
    // Windows has no time zone names, so the program contains them there.
    let has_names = cfg!(windows) || Path::new("/usr/share/zoneinfo/Etc/GMT-14").exists();
    let zones = [
        ("<+14>-14", 14),
        ("<-12>12", -12),
        ("<+00>0", 0),
        ("Etc/GMT-14", 14),
        ("Etc/GMT+12", -12),
    ];
    for (zone, hours) in zones {
        if zone.starts_with("Etc") && !has_names {
            println!("left out: this machine has no names of time zones");
            continue;
        }
        let local = || day(now().saturating_add_signed(hours * 3600));
        // Midnight may fall between the two readings of the clock.
        let (before, found, after) = (local(), date(zone), local());
        assert!(found == before || found == after, "{zone}: {found}");
    }
    assert_ne!(date("<+14>-14"), date("<-12>12"));
}
