//! Tests how the build shortens modules and styles.

#[path = "../../build/strip.rs"]
mod stripping;

#[track_caller]
fn check(text: &str, expected: &str) {
    assert_eq!(stripping::script(text), expected);
}

#[test]
fn whole_line_comments_are_removed() {
    check("// a\n  // b\nlet a = 1;\n\n/* c */\n", "let a = 1;\n");
    check(
        "/**\n * Says hello.\n *\n * @param {string} a\n */\nf();\n",
        "f();\n",
    );
    check(
        "/** @type {A} */ (a).b();\n/* c\nd */ e();\n",
        "(a).b();\ne();\n",
    );
    check("/* a */ // b\n/* c */ /* d */ e();\n", "e();\n");
}

#[test]
fn code_is_unchanged() {
    for line in [
        "a(\"// b\", '/* c', `// d`);",
        "const link = /^https?:\\/\\//; // a",
        "a /* b */ (c);",
        "a(/* b */ c);",
        "const quote = \"\\`\";",
    ] {
        check(line, &format!("{line}\n"));
    }
    check("if (a) {\n  b();\n}\n", "if (a) {\nb();\n}\n");
}

#[test]
fn lines_of_a_template_string_are_unchanged() {
    let text = "a = `b\n  // c\n\n  /* d */\n  \\` ${e}\n`;\n";
    check(&format!("  {text}  // f\n"), text);
}

#[test]
fn comments_in_styles_are_removed_and_addresses_kept() {
    let styles = "/* a\n   b */\n.c {\n  color: red; /* d */\n}\n\n  //example.org\n";
    assert_eq!(
        stripping::style(styles),
        ".c {\ncolor: red; /* d */\n}\n//example.org\n"
    );
}
