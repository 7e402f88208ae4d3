//! Tests `novena rpc`: the protocol, with one object per line.

use crate::support::{UCM, check, novena};

#[test]
fn requests_are_answered_line_by_line() {
    let input = format!(
        "{{\"op\":\"solve\",\"id\":1,\"puzzle\":\"{UCM}\"}}\n\n\
         {{\"op\":\"count\",\"id\":2,\"puzzle\":\"{UCM}\"}}\n"
    );
    let ran = novena(&["rpc"], &input);
    assert_eq!((ran.code, ran.err.as_str()), (0, ""));
    let solved = novena(&["solve", "--to", "line"], UCM).out;
    let expected = format!(
        "{{\"v\":1,\"id\":1,\"ok\":{{\"verdict\":\"one\",\"solutions\":[\"{}\"],\"more\":false}}}}\n\
         {{\"v\":1,\"id\":2,\"ok\":{{\"count\":1,\"more\":false}}}}\n",
        solved.trim_end()
    );
    assert_eq!(ran.out, expected);
}

#[test]
fn invalid_lines_get_an_error_and_later_lines_are_answered() {
    let ran = novena(
        &["rpc"],
        b"nonsense\n\xff\xfe\n{\"op\":\"version\"}" as &[u8],
    );
    let answers: Vec<_> = ran.out.lines().collect();
    assert_eq!((ran.code, ran.err.as_str(), answers.len()), (0, "", 3));
    assert!(answers[0].contains("\"id\":\"not-json\""), "{}", answers[0]);
    assert!(answers[1].contains("\"id\":\"not-json\""), "{}", answers[1]);
    assert!(answers[2].starts_with("{\"v\":1,\"ok\":"), "{}", answers[2]);
}

#[test]
fn empty_input_gets_no_answer() {
    check(&["rpc"], "", 0, "", "");
}
