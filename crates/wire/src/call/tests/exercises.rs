//! Tests exercises through the protocol.

use super::*;

/// The verdict on an answer to an exercise.
fn judged(lesson: &str, state: &Value, found: &Value, given: &str) -> Value {
    ok(&json!({"op": "answer", "lesson": lesson, "state": state, "found": found, "answer": given}))
}

#[test]
fn an_exercise_is_done_by_following_its_clues() {
    for lesson in novena_lessons::LESSONS {
        let asked = json!({"op": "exercise", "lesson": lesson.id, "seed": 3});
        let exercise = ok(&asked);
        let again = ok(&asked);
        assert_eq!(exercise, again, "{}", lesson.id);
        assert_eq!(
            exercise["technique"].is_null(),
            lesson.techniques.is_empty()
        );
        let state = &exercise["state"];
        let mut found = json!([]);
        for _ in 0..200 {
            let clue = ok(&json!({"op": "clue", "lesson": lesson.id, "state": state,
                "found": found, "rung": 3, "figures": true}));
            assert!(clue["figure"].is_object());
            let next = clue["rest"][0].as_str().unwrap();
            let mut verdict = judged(lesson.id, state, &found, next);
            assert_eq!(verdict["verdict"], "right", "{} {next}", lesson.id);
            found = verdict["found"].take();
            let done = verdict["done"].as_bool().unwrap();
            assert_eq!(done, verdict["left"] == 0);
            let has_step = done && !lesson.techniques.is_empty();
            assert_eq!(verdict["step"].is_object(), has_step);
            let figure = verdict["figure"]["over"].as_array().unwrap();
            assert!(!figure.is_empty(), "{}", lesson.id);
            if done {
                found = Value::Null;
                break;
            }
        }
        assert!(found.is_null(), "{} has no end", lesson.id);
    }
}

#[test]
fn a_clue_reveals_more_on_each_rung() {
    for lesson in ["x-wing", "rules", "marks", "last-resort"] {
        let exercise = ok(&json!({"op": "exercise", "lesson": lesson, "seed": 1}));
        let clue = |rung: usize| {
            ok(
                &json!({"op": "clue", "lesson": lesson, "state": exercise["state"], "rung": rung,
                "figures": true}),
            )
        };
        let texts: Vec<Value> = (1..=3).map(|rung| clue(rung)["text"].take()).collect();
        assert!(texts[0] != texts[1] && texts[1] != texts[2], "{texts:?}");
        assert!(clue(1)["rest"].is_null() && clue(2)["rest"].is_null());
        assert!(clue(3)["rest"].is_array() && clue(9)["rung"] == 4);
    }
}

#[test]
fn the_board_does_not_show_what_repeats() {
    let exercise = ok(&json!({"op": "exercise", "lesson": "rules", "seed": 1}));
    let cells = exercise["view"]["cells"].as_array().unwrap();
    assert!(cells.iter().all(|cell| cell["conflict"].is_null()));
}

#[test]
fn exercises_before_the_lesson_on_marks_have_no_marks() {
    let has_marks = |lesson: &str| {
        let exercise = ok(&json!({"op": "exercise", "lesson": lesson, "seed": 1}));
        let cells = exercise["view"]["cells"].as_array().unwrap();
        cells.iter().any(|cell| cell["centre"].is_string())
    };
    assert!(!has_marks("full-house") && !has_marks("naked-single"));
    assert!(has_marks("marks") && has_marks("pointing"));
}

#[test]
fn sentences_are_in_the_requested_language() {
    let reason_in = |lang: &str| {
        let request = json!({"op": "answer", "lang": lang, "lesson": "pointing",
            "state": easy(), "answer": "r3c2<>2"});
        ok(&request)["text"].as_str().unwrap().to_owned()
    };
    assert_eq!(
        reason_in("en"),
        "2 stays in r3c2: r3c2 is outside column 5."
    );
    assert_eq!(
        reason_in("es"),
        "El 2 se queda en r3c2: r3c2 está fuera de la columna 5."
    );
    assert_eq!(
        reason_in("pt-BR"),
        "r3c2 mantém o 2: r3c2 está fora da coluna 5."
    );
    assert_eq!(
        reason_in("sv"),
        "2 blir kvar i r3c2: r3c2 ligger utanför kolumn 5."
    );
}

#[test]
fn an_easier_technique_is_named() {
    let verdict = judged("pointing", &easy(), &json!([]), "r3c2=2");
    assert_eq!(
        (&verdict["verdict"], &verdict["easier"]),
        (&json!("easier"), &json!("naked-single"))
    );
    assert_eq!(verdict["found"], json!([]));
}

#[test]
fn a_state_that_is_not_an_exercise_is_refused() {
    let several = json!({"puzzle": ".".repeat(81)});
    for op in ["answer", "clue"] {
        let mut request = json!({"op": op, "lesson": "x-wing", "state": several});
        if op == "answer" {
            request["answer"] = json!("r1c1=1");
        }
        let error = error(&request);
        assert_eq!(
            (&error["id"], &error["field"]),
            (&json!("not-an-exercise"), &json!("state"))
        );
    }
    let unknown = error(&json!({"op": "exercise", "lesson": "chess", "seed": 1}));
    assert_eq!(
        (&unknown["id"], &unknown["field"]),
        (&json!("unfit"), &json!("lesson"))
    );
    let large = error(&json!({"op": "exercise", "lesson": "x-wing", "seed": 1_u64 << 32}));
    assert_eq!(
        (&large["id"], &large["field"]),
        (&json!("unfit"), &json!("seed"))
    );
    let many = vec!["r1c1=1"; 730];
    let request = json!({"op": "clue", "lesson": "x-wing", "state": easy(), "found": many});
    assert_eq!(error(&request)["limit"]["id"], "found");
}
