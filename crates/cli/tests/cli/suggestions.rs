//! Tests misspelt names, for which the program suggests the nearest valid names.

use std::fmt::Write;

use crate::support::{check_golden, novena};

/// One command line for each kind of name.
const MISSPELT: [&[&str]; 17] = [
    &["sovle"],
    &["games", "exprot"],
    &["man", "generat"],
    &["help", "techniqes"],
    &["solve", "--al"],
    &["--level", "hard"],
    &["explain", "--only", "swordfsh,x-wing"],
    &["explain", "--up-to", "crosshatching"],
    &["techniques", "thors hammer"],
    &["learn", "skyscaper"],
    &["generate", "--level", "esay"],
    &["generate", "--level", "medum..hrad"],
    &["convert", "--to", "grd"],
    &["play", "--theme", "drak"],
    &["rate", "--scale", "sse"],
    &["book", "--course", "x-wng", "-o", "b.pdf"],
    &["config", "set", "langauge", "sv"],
];

#[test]
fn the_nearest_names_are_suggested_in_every_language() {
    for lang in ["en", "es", "pt", "sv"] {
        let mut transcript = String::new();
        for words in MISSPELT {
            let mut words = words.to_vec();
            writeln!(transcript, "$ novena {}", words.join(" ")).unwrap();
            words.extend(["--lang", lang]);
            let ran = novena(&words, "");
            assert_eq!((ran.code, ran.out.as_str()), (2, ""), "{words:?}");
            transcript.push_str(&ran.err);
        }
        check_golden(&format!("suggestions-{lang}.txt"), &transcript);
    }
}

#[test]
fn languages_and_translated_levels_get_suggestions() {
    for (words, expected) in [
        (&["solve", "--lang", "sw"][..], "(did you mean sv?)"),
        (&["play", "--level", "lätt"], "(did you mean easy?)"),
        (&["play", "--level", "difícil"], "(did you mean hard?)"),
    ] {
        let ran = novena(words, "");
        assert_eq!(ran.code, 2);
        assert!(ran.err.contains(expected), "{}", ran.err);
    }
    // No command has a similar name, so the message does not suggest one.
    let ran = novena(&["guess"], "");
    assert_eq!(
        ran.err,
        "error: there is no command guess\nTry: novena --help\n"
    );
}
