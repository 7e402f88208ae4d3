//! Tests requests about a puzzle that is being typed in, and about text that is not a puzzle.

use super::*;

/// A puzzle with 186 solutions.
const OPEN: &str =
    "..1...4.72...6.....5...26......4..1.....1.....2.8....5.49..1......7....861.3.....";
/// A puzzle with one solution, in which some givens are redundant.
const ROOMY: &str =
    ".61...4.72...6.....5...26......4..1.....1...4.2.8....5.49..1......79...861.3....9";

fn enter(cells: &str) -> Value {
    ok(&json!({"op": "enter", "cells": cells}))
}

fn bench(cells: &str) -> Value {
    ok(&json!({"op": "bench", "cells": cells}))
}

fn list(value: &Value) -> &Vec<Value> {
    value.as_array().unwrap()
}

#[test]
fn each_typed_board_has_a_verdict() {
    let empty = enter("");
    assert_eq!(empty["verdict"], "several");
    assert_eq!(
        (&empty["count"], &empty["more"]),
        (&json!(1000), &json!(true))
    );
    assert_eq!(list(&empty["differ"]).len(), 81);
    let repeated = enter("5 0.5");
    assert_eq!(repeated["verdict"], "none");
    assert_eq!(repeated["count"], 0);
    assert_eq!(repeated["conflicts"], json!(["r1c1", "r1c5"]));
    assert_eq!(repeated["repeats"][0]["house"], "r1");
    assert_eq!(enter(EASY)["verdict"], "one");
    assert_eq!(enter(EASY)["possible"], json!([]));
    assert_eq!(error(&json!({"op": "enter", "cells": "x"}))["id"], "unfit");
    let long = ".".repeat(82);
    assert_eq!(error(&json!({"op": "enter", "cells": long}))["id"], "unfit");
}

#[test]
fn solutions_are_counted_and_open_cells_named() {
    let open = enter(OPEN);
    assert_eq!(
        (&open["count"], &open["more"]),
        (&json!(186), &json!(false))
    );
    assert_eq!(list(&open["differ"]).len(), 48);
    assert_eq!(open["possible"][1], "6");
    assert_eq!(open["possible"][80].as_str().unwrap().len(), 3);
}

#[test]
fn conflicts_are_named_in_every_language() {
    for (lang, text) in [
        ("en", "Two 5s in row 1"),
        ("es", "Dos 5 en la fila 1"),
        ("pt-BR", "Dois 5 na linha 1"),
        ("sv", "Två 5:or i rad 1"),
    ] {
        let answer = ok(&json!({"op": "enter", "lang": lang, "cells": "5...5"}));
        assert_eq!(answer["repeats"][0]["text"], text);
    }
    assert_eq!(
        enter("5...5..5")["repeats"][0]["text"],
        "3 times 5 in row 1"
    );
}

#[test]
fn a_requested_symmetry_names_the_missing_cells() {
    let ask = |cells: &str, symmetry: &str| {
        ok(&json!({"op": "enter", "cells": cells, "symmetry": symmetry}))
    };
    assert_eq!(ask(".5", "rotational180")["awaited"], json!(["r9c8"]));
    assert_eq!(ask(".5", "none")["awaited"], json!([]));
    assert_eq!(list(&ask(".5", "full")["awaited"]).len(), 7);
    let symmetries = enter(&"....5....".repeat(9))["symmetries"].take();
    let has: Vec<&str> = list(&symmetries)
        .iter()
        .filter(|line| line["has"] == true)
        .map(|line| line["id"].as_str().unwrap())
        .collect();
    assert_eq!(has, ["rotational180", "horizontal", "vertical"]);
    assert_eq!(symmetries[1]["name"], "half turn");
}

#[test]
fn suggestions_have_the_predicted_outcome() {
    let with = |cell: &Value, digit: &Value| {
        let cell: novena_core::Cell = cell.as_str().unwrap().parse().unwrap();
        let mut cells = OPEN.to_owned();
        cells.replace_range(cell.index()..=cell.index(), &digit.to_string());
        enter(&cells)["count"].take()
    };
    let asked = ok(&json!({"op": "bench", "cells": OPEN, "at": "r9c9"}));
    let offers = list(&asked["puts"]).iter().chain(list(&asked["here"]));
    let offers: Vec<&Value> = offers.collect();
    assert_eq!(offers.len(), 6);
    for offer in offers {
        assert_eq!(with(&offer["cell"], &offer["digit"]), offer["solutions"]);
    }
    assert!(
        list(&asked["here"])
            .iter()
            .all(|offer| offer["cell"] == "r9c9")
    );
    let unique = enter(asked["unique"].as_str().unwrap());
    assert_eq!(unique["verdict"], "one");
    assert!(!list(&asked["unavoidable"]["sets"]).is_empty());
    // There are too many solutions to list, but the solutions for each digit in a cell are still
    // counted.
    let begun = ok(&json!({"op": "bench", "cells": "5", "at": "r1c2"}));
    assert_eq!(begun["puts"], json!([]));
    assert_eq!(list(&begun["here"]).len(), 8);
    assert_eq!(begun["here"][0]["more"], true);
}

#[test]
fn removable_givens_can_be_removed() {
    let roomy = bench(ROOMY);
    for group in list(&roomy["removable"]) {
        let cell: novena_core::Cell = group[0].as_str().unwrap().parse().unwrap();
        let mut cells = ROOMY.to_owned();
        cells.replace_range(cell.index()..=cell.index(), ".");
        assert_eq!(enter(&cells)["verdict"], "one", "{cell}");
    }
    let minimal = bench(roomy["minimal"].as_str().unwrap());
    assert_eq!(minimal["removable"], json!([]));
    assert!(minimal["minimal"].is_null());
    assert!(minimal["canonical"]["automorphisms"].as_u64().unwrap() >= 1);
    assert_eq!(minimal["neighbours"], json!([]));
}

#[test]
fn neighbours_have_one_solution_and_one_other_given() {
    let asked = ok(&json!({"op": "bench", "cells": ROOMY, "neighbours": true}));
    let near = list(&asked["neighbours"]);
    assert!(!near.is_empty());
    for neighbour in near.iter().take(20) {
        let puzzle = neighbour["puzzle"].as_str().unwrap();
        assert_eq!(enter(puzzle)["verdict"], "one");
        let differ = ROOMY.chars().zip(puzzle.chars()).filter(|(a, b)| a != b);
        assert!((1..=2).contains(&differ.count()));
        assert_ne!(neighbour["gone"], neighbour["put"]);
    }
}

#[test]
fn a_wrong_given_is_named_with_its_correction() {
    let mut broken = ROOMY.to_owned();
    broken.replace_range(0..1, "7");
    let asked = bench(&broken);
    assert_eq!(asked["verdict"], "none");
    let wrong = list(&asked["misprints"])
        .iter()
        .find(|misprint| misprint["cell"] == "r1c1");
    assert_eq!(wrong.unwrap()["solutions"], 1);
    assert!(wrong.unwrap()["instead"].is_number());
}

#[test]
fn texts_without_a_puzzle_are_refused_in_the_readers_language() {
    let message_in = |lang: &str, text: &str| {
        let error = error(&json!({"op": "open", "lang": lang, "text": text}));
        assert_eq!(
            (&error["id"], &error["field"]),
            (&json!("no-puzzle"), &json!("text"))
        );
        error["message"].as_str().unwrap().to_owned()
    };
    for (lang, words) in [
        (
            "en",
            "There is no puzzle here: the text has 5 cells, and 81 are needed.",
        ),
        (
            "es",
            "Aquí no hay ningún sudoku: el texto tiene 5 casillas y hacen falta 81.",
        ),
        (
            "pt-BR",
            "Não há nenhum sudoku aqui: o texto tem 5 células, e são necessárias 81.",
        ),
        (
            "sv",
            "Här finns inget sudoku: texten har 5 rutor, och det behövs 81.",
        ),
    ] {
        assert_eq!(message_in(lang, "12345"), words);
    }
    for text in [
        "",
        "nothing of the kind",
        "12345",
        "\u{fffd}",
        "https://example.org/x",
        "{\"a\":1}",
    ] {
        let english = message_in("en", text);
        assert!(!english.starts_with("text"), "{english}");
        for lang in ["es", "pt-BR", "sv"] {
            assert_ne!(message_in(lang, text), english, "{lang}");
        }
    }
}

#[test]
fn opened_puzzles_have_a_verdict() {
    let open =
        |text: &str| ok(&json!({"op": "open", "view": false, "text": text}))["verdict"].take();
    assert_eq!(open(EASY), "one");
    assert_eq!(open(OPEN), "several");
    assert_eq!(
        open(
            &"5".repeat(2)
                .chars()
                .chain(".".repeat(79).chars())
                .collect::<String>()
        ),
        "none"
    );
}
