//! Tests `novena techniques`: the list, and a page for each technique.

use novena_techniques::{Kind, technique};

use crate::support::{check_golden, novena, novena_in};

#[test]
fn techniques_are_listed_by_level() {
    let listed = novena(&["techniques"], "");
    assert_eq!((listed.code, listed.err.as_str()), (0, ""));
    check_golden("techniques.txt", &listed.out);
    // `explain --list-techniques`, the older command, prints the same table.
    let older = novena(&["explain", "--list-techniques"], "").out;
    assert!(listed.out.starts_with(&older));
    for locale in ["es_ES.UTF-8", "pt_BR.UTF-8", "sv_SE.UTF-8"] {
        let other = novena_in(&["techniques"], "", locale);
        assert_eq!(other.out.lines().count(), listed.out.lines().count());
        assert_ne!(other.out, listed.out);
    }
}

#[test]
fn a_technique_is_explained_in_every_language() {
    for lang in ["en", "es", "pt", "sv"] {
        let ran = novena(&["techniques", "x-wing", "--lang", lang], "");
        assert_eq!((ran.code, ran.err.as_str()), (0, ""));
        check_golden(&format!("techniques-x-wing-{lang}.txt"), &ran.out);
        let width = ran.out.lines().map(|line| line.chars().count()).max();
        assert!(width <= Some(90), "{}", ran.out);
    }
}

#[test]
fn a_technique_is_found_by_any_of_its_names() {
    let page = |name| novena(&["techniques", name], "").out;
    let wing = page("x-wing");
    for name in ["X-Wing", "x wing", "bf2", "0300", "X-vinge"] {
        assert_eq!(page(name), wing, "{name}");
    }
    // Several techniques have this name. The text of a lesson that they share is shown only once.
    let locked = page("locked candidates");
    assert!(locked.starts_with("Locked Candidates (Pointing) (pointing)\n="));
    assert!(locked.contains("\nLocked Candidates (Claiming) (claiming)\n="));
    let loops = page("aic");
    assert!(loops.matches("\nHow to find it\n").count() < loops.matches("\n====").count());
}

#[test]
fn pages_explain_special_conditions() {
    for (name, expected) in [
        ("siamese-x-wing", "It is tried only if you name it"),
        ("unique-rectangle-1", "exactly one solution"),
        ("guardians", "the page about it"),
    ] {
        let Ok(kind) = name.parse::<Kind>() else {
            continue;
        };
        assert!(technique(kind).is_some());
        let page = novena(&["techniques", name], "").out;
        assert!(page.contains(expected), "{page}");
    }
}

#[test]
fn json_has_one_object_per_technique() {
    let list = novena(&["techniques", "--to", "json"], "").out;
    let all: Vec<serde_json::Value> = list
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    let known = Kind::ALL.iter().filter(|&&kind| technique(kind).is_some());
    assert_eq!(all.len(), known.count());
    for (place, entry) in all.iter().enumerate() {
        assert_eq!(entry["rank"], place + 1);
        assert!(entry.get("example").is_none());
    }
    let wing = novena(&["techniques", "x-wing", "--to", "json"], "").out;
    let wing: serde_json::Value = serde_json::from_str(&wing).unwrap();
    assert_eq!((&wing["id"], &wing["se"]), (&"x-wing".into(), &3.2.into()));
    assert_eq!(wing["example"]["step"]["technique"], "x-wing");
    // Other commands accept the position as input.
    let position = wing["example"]["position"].to_string();
    let hint = novena(&["hint", "--only", "x-wing", "--to", "json"], position);
    let hint: serde_json::Value = serde_json::from_str(&hint.out).unwrap();
    assert_eq!(hint["step"]["technique"], "x-wing");
    let missing = novena(&["techniques", "x-men", "--to", "json"], "");
    assert_eq!((missing.code, missing.out.as_str()), (2, ""));
}
