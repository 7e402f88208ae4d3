//! Creates a page for each technique, from the program's own output.

use std::fmt::Write as _;
use std::path::Path;

use serde_json::Value;

use super::program::ask;
use super::{PLAYER, write as write_file};

/// Writes the pages and the list of them, and returns their part of the site's table of contents.
pub(super) fn write(program: &Path, folder: &Path) -> Result<String, String> {
    let list = ask(program, &["techniques", "--to", "json"], "")?;
    // Levels are in the order of their first techniques, because some easier techniques are tried
    // after harder ones.
    let mut levels: Vec<(String, Vec<Value>)> = Vec::new();
    for line in list.lines() {
        let entry: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
        let level = text(&entry["level"]).to_owned();
        match levels.iter_mut().find(|(name, _)| *name == level) {
            Some((_, entries)) => entries.push(entry),
            None => levels.push((level, vec![entry])),
        }
    }
    let mut page_list = String::from(
        "# Techniques\n\nBy level, and in each level in the order in which they are tried.\n",
    );
    let mut contents = String::new();
    for (level, entries) in &levels {
        let _ = write!(page_list, "\n## {}\n\n", capital(level));
        for entry in entries {
            let (id, name) = (text(&entry["id"]), text(&entry["name"]));
            let _ = writeln!(page_list, "- [{name}]({id}.md)");
            let _ = writeln!(contents, "  - [{name}](techniques/{id}.md)");
            write_file(&folder.join(format!("{id}.md")), page(program, id, folder)?)?;
        }
    }
    write_file(&folder.join("README.md"), page_list)?;
    Ok(contents)
}

/// The page for a single technique, with its picture written next to it.
fn page(program: &Path, id: &str, folder: &Path) -> Result<String, String> {
    let answer = ask(program, &["techniques", id, "--to", "json"], "")?;
    let first = answer.lines().next().unwrap_or_default();
    let entry: Value = serde_json::from_str(first).map_err(|error| format!("{id}: {error}"))?;
    let mut page = format!(
        "# {}\n\n{}\n",
        text(&entry["name"]),
        text(&entry["summary"])
    );
    let aliases: Vec<&str> = list(&entry["aliases"]).collect();
    if !aliases.is_empty() {
        let _ = write!(page, "\nAlso called: {}.\n", aliases.join(", "));
    }
    page.push_str("\n## The idea\n");
    for paragraph in list(&entry["idea"]) {
        let _ = write!(page, "\n{paragraph}\n");
    }
    page.push_str("\n## How to find it\n\n");
    for (number, sentence) in (1..).zip(list(&entry["look"])) {
        let _ = writeln!(page, "{number}. {sentence}");
    }
    let position = &entry["example"]["position"];
    if position.is_object() {
        let position = position.to_string();
        let only = ["--only", id];
        let picture = ask(
            program,
            &[&["draw", "--hint", "--labels"], &only[..]].concat(),
            &position,
        )?;
        write_file(&folder.join(format!("{id}.svg")), picture)?;
        let hint = [&["hint", "--rung", "3"], &only[..]].concat();
        let sentences = ask(program, &hint, &position)?;
        let _ = write!(page, "\n## Example\n\n![An example]({id}.svg)\n");
        for line in sentences.lines() {
            let _ = write!(page, "\n{line}\n");
        }
    } else {
        page.push_str("\nWe do not know of a position that contains this technique.\n");
    }
    let place = text(&entry["page"]);
    let _ = write!(
        page,
        "\n[Learn it in this browser](../{PLAYER}/index.html#learn/{place})\n\n```\nnovena learn {id}\n"
    );
    if entry["practice"] == true {
        let _ = writeln!(page, "novena generate --practice {id}");
    }
    page.push_str("```\n");
    Ok(page)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

fn list(value: &Value) -> impl Iterator<Item = &str> {
    value.as_array().into_iter().flatten().map(text)
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| {
        first.to_uppercase().collect::<String>() + letters.as_str()
    })
}
