//! Tests the answers of each operation. The examples in `docs/protocol.md`, which are also tested,
//! show more answers.

use super::*;

fn cell<'a>(shown: &'a Value, name: &str) -> &'a Value {
    let cells = shown["view"]["cells"].as_array().unwrap();
    let cell = cells.iter().find(|cell| cell["cell"] == name);
    cell.unwrap()
}

#[test]
fn an_answer_repeats_the_id() {
    for id in [json!("a"), json!(7), json!(-7)] {
        assert_eq!(answer(&json!({"op": "version", "id": id}))["id"], id);
        assert_eq!(answer(&json!({"op": "nothing", "id": id}))["id"], id);
        assert_eq!(answer(&json!({"op": "solve", "id": id}))["id"], id);
    }
    assert_eq!(error(&json!({"op": "version", "id": []}))["field"], "id");
    assert!(!call(r#"{"op":"version"}"#).contains("\"id\":null"));
}

#[test]
fn errors_have_their_place() {
    let check = |request: &str, id: &str, field: Option<&str>, at: Option<(u64, u64)>| {
        let answer: Value = serde_json::from_str(&call(request)).unwrap();
        let error = &answer["error"];
        assert_eq!(error["id"], id, "{answer}");
        assert_eq!(error["field"].as_str(), field, "{answer}");
        let place = error["at"].as_object().map(|at| {
            let number = |name: &str| at[name].as_u64().unwrap();
            (number("line"), number("column"))
        });
        assert_eq!(place, at, "{answer}");
    };
    check("", "not-json", None, Some((1, 0)));
    check("{", "not-json", None, Some((1, 1)));
    check("{}", "unfit", Some("op"), None);
    check("[]", "unfit", None, Some((1, 0)));
    check(r#"{"op":"fly"}"#, "unknown-op", Some("op"), None);
    check(
        r#"{"op":"solve","v":2}"#,
        "unknown-version",
        Some("v"),
        None,
    );
    check(r#"{"op":"solve"}"#, "unfit", None, Some((1, 14)));
    check(
        "{\"op\":\"solve\",\n\"puzzle\":5}",
        "unfit",
        Some("puzzle"),
        Some((2, 10)),
    );
    check(r#"{"op":"version","more":1}"#, "unfit", None, Some((1, 22)));
    let state = r#"{"op":"view","state":{"puzzle":"","steps":[["r1c1 > 0"]]}}"#;
    check(state, "unfit", Some("state.puzzle"), Some((1, 33)));
    let step = state.replace("\"\"", &format!("{EASY:?}"));
    check(&step, "unfit", Some("state.steps[0][0]"), Some((1, 135)));
    let list = r#"{"op":"view","state":["a"]}"#;
    check(list, "unfit", Some("state"), Some((1, 21)));
}

#[test]
fn errors_are_in_the_requested_language() {
    let undo = |lang: &str| {
        let request = json!({"op": "move", "lang": lang, "state": easy(), "move": "undo"});
        error(&request)["message"].as_str().unwrap().to_owned()
    };
    assert_eq!(undo("en"), "There is nothing to undo.");
    assert_eq!(undo("sv-SE"), "Det finns inget att ångra.");
    assert_eq!(undo("xx"), undo("en"));
}

#[test]
fn a_view_contains_everything_that_is_drawn() {
    let marks = json!({"centre": {"cells": ["r1c1", "r1c2"], "digit": 5}});
    let digit = json!({"digit": {"cells": ["r1c1"], "digit": 7}});
    let colour = json!({"colour": {"cells": ["r1c3"], "colour": "b"}});
    let state = played(&[marks, digit, colour]);
    let shown = ok(&json!({"op": "view", "state": state}));
    assert_eq!(cell(&shown, "r1c1")["digit"], 7);
    assert_eq!(cell(&shown, "r1c1")["conflict"], true);
    assert_eq!(
        cell(&shown, "r1c1")["name"],
        "7, breaks a rule, row 1 column 1"
    );
    assert_eq!(cell(&shown, "r1c2")["centre"], "5");
    assert_eq!(
        cell(&shown, "r1c2")["name"],
        "empty, marks 5, row 1 column 2"
    );
    assert_eq!(cell(&shown, "r1c3")["given"], true);
    assert_eq!(
        cell(&shown, "r1c3")["name"],
        "3, given, colours b, row 1 column 3"
    );
    let view = &shown["view"];
    assert_eq!(view["cells"].as_array().unwrap().len(), 81);
    assert_eq!(view["verdict"], "one");
    assert_eq!(
        (&view["can_undo"], &view["can_redo"]),
        (&json!(true), &json!(false))
    );
    assert_eq!(view["empty"], 50);

    let quiet = json!({"op": "move", "state": state, "move": {"checking": "none"}});
    assert!(cell(&ok(&quiet), "r1c1")["conflict"].is_null());
    let spanish = ok(&json!({"op": "view", "lang": "es", "state": state}));
    assert!(
        cell(&spanish, "r1c2")["name"]
            .as_str()
            .unwrap()
            .starts_with("vacía, marcas 5, ")
    );
}

#[test]
fn a_view_can_be_left_out() {
    let request = json!({"op": "view", "view": false, "state": easy()});
    assert!(ok(&request)["view"].is_null());
    assert_eq!(
        error(&json!({"op": "view", "view": 1, "state": easy()}))["field"],
        "view"
    );
}

#[test]
fn wrong_digits_are_shown_live_or_when_asked() {
    // The solution has a 4 there.
    let state = played(&[json!({"digit": {"cells": ["r1c1"], "digit": 6}})]);
    let checked = ok(&json!({"op": "check", "state": state}));
    assert_eq!(checked["wrong"], json!(["r1c1"]));
    assert_eq!(checked["lost"], true);
    assert_eq!(checked["text"], "One digit is wrong.");
    let rules = ok(&json!({"op": "view", "state": state}));
    assert!(cell(&rules, "r1c1")["wrong"].is_null());
    let live = ok(&json!({"op": "move", "state": state, "move": {"checking": "live"}}));
    assert_eq!(cell(&live, "r1c1")["wrong"], true);
}

#[test]
fn hints_reveal_more_on_each_rung_and_are_counted() {
    let hint = |state: &Value, rung: usize| {
        ok(&json!({"op": "hint", "view": false, "state": state, "rung": rung}))
    };
    let fine = hint(&easy(), 0);
    assert_eq!(fine["kind"], "fine");
    let first = hint(&easy(), 1);
    assert_eq!(first["technique"], "hidden-single");
    assert!(first["houses"].is_null() && first["step"].is_null());
    let second = hint(&first["state"], 2);
    assert_eq!(second["houses"], json!(["b1"]));
    assert!(second["digits"].is_null() && second["step"].is_null());
    let third = hint(&second["state"], 3);
    assert_eq!(third["digits"], "7");
    assert_eq!(third["step"]["place"], json!(["7r2c2"]));
    assert!(
        third["parts"]
            .as_array()
            .unwrap()
            .iter()
            .any(|part| part["cell"] == "r2c2")
    );
    let fourth = hint(&third["state"], 4);
    assert_eq!(fourth["text"], "Place 7 in r2c2.");
    assert_eq!(fourth["spoken"], "Place 7 in row 2 column 2.");
    let state = &fourth["state"];
    assert_eq!(state["steps"], json!([["r2c2 > 7"]]));
    assert_eq!(
        state["hints"]["techniques"]["hidden-single"],
        json!([1, 1, 1, 1])
    );
}

#[test]
fn a_figure_shows_as_much_as_its_rung() {
    let hint = |rung: usize, figures: bool| {
        ok(&json!({"op": "hint", "state": easy(), "rung": rung, "figures": figures}))
    };
    let classes = |figure: &Value| -> Vec<String> {
        let shapes = ["under", "over"].map(|layer| figure[layer].as_array().unwrap().clone());
        let shapes = shapes.iter().flatten();
        let class = |shape: &Value| shape["class"].as_str().unwrap().to_owned();
        shapes.map(class).collect()
    };
    assert!(hint(3, false)["figure"].is_null());
    assert!(hint(1, true)["figure"].is_null());
    assert_eq!(
        classes(&hint(2, true)["figure"]),
        ["house-wash", "house-base"]
    );
    let whole = classes(&hint(3, true)["figure"]);
    for class in ["house-base", "hatch", "blocker", "sight", "follows"] {
        assert!(
            whole.iter().any(|known| known == class),
            "{class}: {whole:?}"
        );
    }
    // Rung 4 plays the step, and the figure still shows it.
    assert_eq!(classes(&hint(4, true)["figure"]), whole);
}

#[test]
fn steps_of_lists_and_paths_have_figures_on_request() {
    for op in ["steps", "path"] {
        let ask = |figures: bool| ok(&json!({"op": op, "state": easy(), "figures": figures}));
        let steps = |answer: Value| answer["steps"].as_array().unwrap().clone();
        assert!(
            steps(ask(false))
                .iter()
                .all(|step| step["figure"].is_null())
        );
        // In a long list, only the first steps are guaranteed to have figures.
        for step in steps(ask(true)).iter().take(60) {
            assert!(!step["figure"]["over"].as_array().unwrap().is_empty());
        }
    }
}

#[test]
fn another_hint_is_another_step() {
    let hint = |turn: usize| {
        let request = json!({"op": "hint", "state": easy(), "rung": 3, "turn": turn});
        ok(&request)["step"].take()
    };
    assert_ne!(hint(0), hint(1));
}

#[test]
fn mistakes_come_before_hints() {
    let state = played(&[json!({"digit": {"cells": ["r1c1"], "digit": 6}})]);
    let hint = |rung: usize| ok(&json!({"op": "hint", "state": state, "rung": rung}));
    for rung in 0..2 {
        let hint = hint(rung);
        assert_eq!(
            (&hint["kind"], &hint["mend"]),
            (&json!("mend"), &json!("wrong-digit"))
        );
        assert!(hint["houses"].is_null());
        assert_eq!(hint["state"]["hints"]["mended"], 1);
    }
    assert_eq!(hint(2)["houses"], json!(["b1"]));
    // Climbing to the second rung does not count as a second hint.
    let named = hint(1)["state"].clone();
    let placed = ok(&json!({"op": "hint", "state": named, "rung": 2}));
    assert_eq!(placed["state"]["hints"]["mended"], 1);
    let path = ok(&json!({"op": "path", "state": state}));
    assert_eq!(path["mend"]["id"], "wrong-digit");
}

#[test]
fn a_path_leads_to_the_solution() {
    let path = ok(&json!({"op": "path", "state": easy()}));
    assert_eq!(path["outcome"], "solved");
    let solved = ok(&json!({"op": "solve", "puzzle": EASY}));
    assert_eq!(path["solution"], solved["solutions"][0]);
    assert_eq!(solved["verdict"], "one");
    assert_eq!(solved["more"], false);
}

#[test]
fn a_path_can_begin_at_a_position() {
    let mut entries = ".".repeat(81);
    entries.replace_range(10..11, "7");
    let position = json!({"puzzle": EASY, "entries": entries});
    let path = ok(&json!({"op": "path", "position": position, "only": ["hidden-single"]}));
    assert_eq!(path["outcome"], "solved");
    let clash = json!({"puzzle": EASY, "entries": EASY});
    assert_eq!(
        error(&json!({"op": "path", "position": clash}))["field"],
        "entries"
    );
    let broken = json!({"puzzle": format!("55{}", ".".repeat(79))});
    let path = ok(&json!({"op": "path", "position": broken}));
    assert_eq!(path["mend"]["id"], "invalid");
    assert_eq!(error(&json!({"op": "path"}))["id"], "one-of");
}

#[test]
fn steps_are_listed_up_to_a_limit() {
    let only = json!(["hidden-single", "naked-single", "claiming"]);
    let all = ok(&json!({"op": "steps", "state": easy(), "only": only}));
    let count = all["steps"].as_array().unwrap().len();
    assert!(count > 10);
    assert_eq!(all["more"], false);
    let some = ok(&json!({"op": "steps", "state": easy(), "only": only, "limit": 10}));
    assert_eq!(some["steps"].as_array().unwrap().len(), 10);
    assert_eq!(some["more"], true);
    assert_eq!(some["steps"][3], all["steps"][3]);
}

#[test]
fn an_id_of_a_former_version_means_all_its_techniques() {
    let puzzle =
        "4..85...1..73.......89.1..3.....3.522.5...6........91.......7..5....7.2...65...9.";
    let listed = ok(
        &json!({"op": "steps", "position": {"puzzle": puzzle}, "only": ["aic"],
        "every": true}),
    );
    let kinds: Vec<&str> = listed["steps"]
        .as_array()
        .unwrap()
        .iter()
        .filter_map(|step| step["step"]["technique"].as_str())
        .collect();
    for kind in ["aic-type-1", "aic-type-2"] {
        assert!(kinds.contains(&kind), "{kinds:?}");
    }
}

#[test]
fn only_requested_ratings_are_returned() {
    let scales = json!(["novena", "se", "hodoku"]);
    let rated = ok(&json!({"op": "rate", "puzzle": EASY, "scales": scales}));
    assert_eq!(rated["novena"]["rating"], 1.5);
    assert_eq!(rated["novena"]["level"], "easy");
    assert!(rated["se"]["er"].is_number() && rated["hodoku"]["score"].is_number());
    let ours = ok(&json!({"op": "rate", "puzzle": EASY}));
    assert!(ours["se"].is_null());
    let open = ok(&json!({"op": "rate", "puzzle": ".".repeat(81)}));
    assert_eq!(open, json!({"verdict": "several"}));
}

#[test]
fn a_new_game_can_be_made_again() {
    let first = ok(&json!({"op": "new", "level": "hard", "seed": 7}));
    assert_eq!(first["view"]["level"], "hard");
    let from = &first["origin"]["from"];
    let again = ok(&json!({"op": "new", "level": "hard", "seed": 7, "from": from}));
    assert_eq!(again["state"], first["state"]);
    let rated = ok(&json!({"op": "rate", "puzzle": first["state"]["puzzle"]}));
    assert_eq!(rated["novena"]["level"], "hard");
    assert_eq!(
        error(&json!({"op": "new", "level": "hard"}))["field"],
        "seed"
    );
    let both = json!({"op": "new", "classic": true, "practice": "x-wing", "seed": 1});
    assert_eq!(error(&both)["id"], "one-of");
}

#[test]
fn days_keep_their_puzzles() {
    let day = ok(&json!({"op": "new", "daily": "2026-11-15", "level": "hard"}));
    let date = "2026-11-15".parse().unwrap();
    let made = novena_generator::daily(date, novena_techniques::Level::Hard);
    assert_eq!(day["state"]["puzzle"], made.puzzle.to_string());
    assert_eq!(day["view"]["title"], "Alcyone");
    assert_eq!(day["state"]["source"], "daily 2026-11-15 hard");
}

#[test]
fn practice_begins_where_the_technique_is_next() {
    let begun = ok(&json!({"op": "new", "practice": "xy-wing", "seed": 7}));
    assert_eq!(begun["view"]["savepoints"], json!(["Start"]));
    let hint = ok(&json!({"op": "hint", "state": begun["state"]}));
    assert_eq!(hint["technique"], "xy-wing");
    let refused = error(&json!({"op": "new", "practice": "siamese-finned-x-wing", "seed": 7}));
    assert_eq!(refused["id"], "never-needed");
}

#[test]
fn a_search_continues_where_it_ended() {
    let wish = json!({"needs": ["xy-wing"]});
    let generate = |count: usize, from: &Value| {
        let request =
            json!({"op": "generate", "wish": wish, "seed": 7, "count": count, "from": from});
        ok(&request)
    };
    let start = json!([0, 0]);
    let both = generate(2, &start);
    let first = generate(1, &start);
    let second = generate(1, &first["next"]);
    assert_eq!(both["puzzles"][0], first["puzzles"][0]);
    assert_eq!(both["puzzles"][1], second["puzzles"][0]);
    assert_eq!(both["next"], second["next"]);
}

#[test]
fn contradictory_wishes_are_refused() {
    let refused = |wish: Value| error(&json!({"op": "generate", "wish": wish, "seed": 1}));
    let few = refused(json!({"givens": [10, 16]}));
    assert_eq!(few["id"], "too-few-givens");
    let message = "wish: 17 givens are the fewest with one solution; 16 are too few.";
    assert_eq!(few["message"], message);
    assert_eq!(
        refused(json!({"level": ["hard", "easy"]}))["id"],
        "empty-range-of-ratings"
    );
    assert_eq!(refused(json!({"se": [-1.0, 2.0]}))["field"], "wish.se");
    assert_eq!(refused(json!({"pattern": "x"}))["field"], "wish.pattern");
}

#[test]
fn another_possible_format_is_reported() {
    let text = format!("#Dark matter\n{}", "....5....\n.........\n".repeat(5));
    let text = text.lines().take(10).collect::<Vec<_>>().join("\n");
    let opened = ok(&json!({"op": "open", "text": text}));
    assert_eq!(
        (&opened["format"], &opened["could_be"]),
        (&json!("plain"), &json!("sdk"))
    );
    let opened = ok(&json!({"op": "open", "text": text, "format": "sdk"}));
    assert_eq!(opened["could_be"], Value::Null);
}

#[test]
fn pasted_text_is_opened() {
    let text = format!("# two\n{EASY}\nnonsense\n{}\n", ".".repeat(81));
    let opened = ok(&json!({"op": "open", "text": text, "choose": 1}));
    assert_eq!(
        (&opened["format"], &opened["count"]),
        (&json!("line"), &json!(2))
    );
    assert_eq!(opened["records"][0]["puzzle"], EASY);
    assert_eq!(opened["problems"][0]["line"], 3);
    assert_eq!(opened["view"]["verdict"], "several");
    assert_eq!(
        error(&json!({"op": "open", "text": text, "choose": 2}))["id"],
        "no-such-record"
    );
    for nothing in ["", "hello"] {
        assert_eq!(
            error(&json!({"op": "open", "text": nothing}))["id"],
            "no-puzzle"
        );
    }
}

/// Links created by version 0.1.0: a puzzle, and a game in progress.
#[test]
fn links_of_novena_0_1_are_opened() {
    let puzzle = "n1-b3b172f4f7b149a148d528e747d268a952b8f3f679b4b";
    let game = format!("{puzzle}-11m45kA.22d7");
    for (link, progress) in [(puzzle, false), (&game, true)] {
        let opened = ok(&json!({"op": "open", "text": format!("https://example.org/#{link}")}));
        let share = json!({"op": "share", "state": opened["state"], "progress": progress});
        assert_eq!(ok(&share)["payload"], link);
    }
}

#[test]
fn links_carry_a_game() {
    let state = played(&[
        json!({"corner": {"cells": ["r1c1"], "digit": 4}}),
        json!({"candidate-colour": {"candidates": ["4r1c1"], "colour": "b"}}),
        json!({"digit": {"cells": ["r2c2"], "digit": 7}}),
    ]);
    let share = |progress: bool| {
        let request = json!({"op": "share", "state": state, "progress": progress});
        ok(&request)["payload"].as_str().unwrap().to_owned()
    };
    let is_safe = |sign: char| sign.is_ascii_alphanumeric() || "-.".contains(sign);
    assert!(share(true).chars().all(is_safe));
    let link = format!("https://example.org/play#{}", share(true));
    let opened = ok(&json!({"op": "open", "text": link}));
    let cells = |shown: &Value| shown["view"]["cells"].clone();
    assert_eq!(
        cells(&opened),
        cells(&ok(&json!({"op": "view", "state": state})))
    );
    let fresh = ok(&json!({"op": "open", "text": share(false)}));
    assert_eq!(fresh["state"]["steps"], json!([]));
    assert_eq!(
        error(&json!({"op": "open", "text": "n1-5"}))["id"],
        "unreadable-link"
    );
    let on_given = format!("{}-13d4", share(false));
    assert_eq!(
        error(&json!({"op": "open", "text": on_given}))["id"],
        "damaged"
    );
}

#[test]
fn games_are_exported_and_read_back() {
    let state = played(&[json!({"centre": {"cells": ["r1c1"], "digit": 4}})]);
    let json = ok(&json!({"op": "convert", "state": state, "to": "json"}));
    assert_eq!(json["count"], 1);
    let opened = ok(&json!({"op": "open", "text": json["text"]}));
    assert_eq!(opened["state"]["steps"], state["steps"]);
    let plain = ok(&json!({"op": "convert", "text": EASY, "to": "plain"}));
    assert!(
        plain["text"]
            .as_str()
            .unwrap()
            .starts_with("0 0 3 0 0 1 7 2 0\n")
    );
    let dropped = ok(&json!({"op": "convert", "state": state, "to": "line"}));
    assert!(
        dropped["dropped"]
            .as_array()
            .unwrap()
            .contains(&json!("marks"))
    );
}

#[test]
fn a_picture_shows_the_requested_parts() {
    let state = json!({"puzzle": EASY, "steps": [["r1c1 > m45"]]});
    let svg = |request: Value| ok(&request)["svg"].as_str().unwrap().to_owned();
    let texts = |svg: &str| svg.matches("<text ").count();
    let plain = svg(json!({"op": "draw", "state": state}));
    assert!(plain.starts_with("<svg ") && plain.contains("prefers-color-scheme"));
    let givens = EASY.bytes().filter(u8::is_ascii_digit).count();
    assert_eq!(texts(&plain), givens + 2);
    let labelled = svg(json!({"op": "draw", "state": state, "labels": true, "theme": "print"}));
    assert_eq!(texts(&labelled), givens + 2 + 18);
    let full = svg(json!({"op": "draw", "state": state, "candidates": true}));
    assert!(texts(&full) > texts(&plain) + 50);

    let hinted = ok(&json!({"op": "hint", "state": {"puzzle": EASY}, "rung": 3}));
    let request = json!({"op": "draw", "position": {"puzzle": EASY}, "step": hinted["step"],
                         "title": "A & B"});
    let hinted_svg = svg(request);
    assert!(hinted_svg.contains("<title>A &amp; B</title>"));
    assert!(hinted_svg.contains(hinted["text"].as_str().unwrap()));

    let pink = json!({"op": "draw", "state": state, "theme": "pink"});
    assert_eq!(error(&pink)["field"], "theme");
    let neither = json!({"op": "draw"});
    assert_eq!(error(&neither)["id"], "one-of");
}

#[test]
fn candidates_follow_from_the_rules_and_from_the_marks() {
    let state = played(&[json!({"centre": {"cells": ["r1c1"], "digit": 4}})]);
    let left = ok(&json!({"op": "candidates", "state": state}));
    assert_eq!(
        (&left["rules"][0], &left["marks"][0]),
        (&json!("4568"), &json!("4"))
    );
    assert_eq!(left["rules"][2], "");
}

#[test]
fn versions_formats_and_other_lists_can_be_requested() {
    let version = ok(&json!({"op": "version"}));
    assert_eq!(version["protocol"], 1);
    assert_eq!(version["languages"], json!(["en", "es", "pt-BR", "sv"]));
    let formats = ok(&json!({"op": "formats"}));
    assert!(
        formats["formats"]
            .as_array()
            .unwrap()
            .iter()
            .any(|format| format["id"] == "line")
    );
    let swedish = ok(&json!({"op": "techniques", "lang": "sv"}));
    assert_eq!(swedish["techniques"][1]["name"], "Dold singel");
    assert_eq!(swedish["levels"][0]["id"], "easy");
}
