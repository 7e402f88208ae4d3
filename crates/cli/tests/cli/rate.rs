//! Tests ratings on three scales.

use std::fs;

use crate::support::{HOPELESS, UCM, check, check_golden, novena, novena_in};

/// Returns some of our own puzzles, both easy and hard.
fn puzzles() -> String {
    ["easy", "minimal", "hard"]
        .iter()
        .flat_map(|list| {
            let file = format!("{}/lists/{list}.txt", env!("CARGO_MANIFEST_DIR"));
            let text = fs::read_to_string(file).unwrap();
            text.lines()
                .take(3)
                .map(|line| line.to_owned() + "\n")
                .collect::<Vec<_>>()
        })
        .collect()
}

#[test]
fn every_scale_is_printed() {
    let ran = novena(&["rate"], puzzles());
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    check_golden("rate.txt", &ran.out);
    for (locale, name) in [("es_ES", "es"), ("pt_BR", "pt"), ("sv_SE", "sv")] {
        let ran = novena_in(&["rate"], puzzles(), locale);
        check_golden(&format!("rate-{name}.txt"), &ran.out);
    }
    check_golden(
        "rate.json",
        &novena(&["rate", "--to", "json"], puzzles()).out,
    );
}

#[test]
fn every_row_has_the_columns_of_the_header() {
    let ran = novena(&["rate", "--to", "csv"], puzzles());
    assert!(
        ran.out
            .starts_with("puzzle,se,ep,ed,hardest,hodoku_level,hodoku_score\n")
    );
    check_golden("rate.csv", &ran.out);
    for scales in [
        "se",
        "hodoku",
        "novena",
        "se,novena",
        "novena,hodoku",
        "se,hodoku,novena",
    ] {
        let out = novena(&["rate", "--to", "csv", "--scale", scales], puzzles()).out;
        let columns: Vec<usize> = out.lines().map(|line| line.split(',').count()).collect();
        assert!(columns.iter().all(|count| *count == columns[0]), "{out}");
    }
}

#[test]
fn rows_without_a_rating_give_the_reason() {
    let several = ".".repeat(81);
    let input = format!("{UCM}\n{HOPELESS}\n{several}\nnonsense\n");
    let ran = novena(&["rate", "--to", "csv"], &input);
    assert_eq!(ran.code, 2);
    let rows: Vec<&str> = ran.out.lines().skip(1).collect();
    assert!(rows[1].ends_with(",,,,no solution,,"), "{}", rows[1]);
    assert!(rows[2].ends_with(",,,,several solutions,,"), "{}", rows[2]);
    assert!(rows[3].starts_with(",,,,error: "), "{}", rows[3]);
    check(&["rate"], HOPELESS, 1, "no solution\n", "");
    let json = novena(&["rate", "--to", "json"], several).out;
    assert!(
        json.ends_with("\"error\":\"several solutions\"}\n"),
        "{json}"
    );
}

#[test]
fn threads_do_not_change_the_order() {
    let input = puzzles().repeat(4);
    let one = novena(&["rate", "--jobs", "1", "--to", "csv"], &input).out;
    assert_eq!(
        novena(&["rate", "--jobs", "4", "--to", "csv"], &input).out,
        one
    );
}

#[test]
fn an_unknown_scale_is_refused() {
    let ran = novena(&["rate", "--scale", "richter"], UCM);
    assert_eq!(ran.code, 2);
    assert!(ran.err.contains("hodoku"), "{}", ran.err);
}
