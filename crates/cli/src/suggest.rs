//! Suggestions for misspelt names, based on the distance between words, and the wording of the
//! messages.

use std::error::Error;
use std::fmt;

use crate::texts::Texts;

/// The maximum number of names suggested.
const SUGGESTED: usize = 3;

/// Returns the known names that resemble a misspelt one, starting with the most similar.
///
/// A name is similar if at most a third of its letters are wrong. After the similar names come
/// those that contain all of the typed text.
pub(crate) fn nearest<'a>(name: &str, known: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let name = plain(name);
    if name.is_empty() {
        return Vec::new();
    }
    let wrong = (name.chars().count() / 3).clamp(1, 4);
    let is_part = |known: &str| name.chars().count() > 2 && known.contains(&name);
    let mut near: Vec<(bool, usize, usize, &str)> = Vec::new();
    for (place, known) in known.into_iter().enumerate() {
        let spelt = plain(known);
        // Leaving out a hyphen does not count as a mistake, so `xwng` differs from `x-wing` by one
        // letter.
        let apart = distance(&name, &spelt).min(distance(&joined(&name), &joined(&spelt)));
        if (apart <= wrong || is_part(&spelt)) && !near.iter().any(|(.., other)| *other == known) {
            near.push((apart > wrong, apart, place, known));
        }
    }
    near.sort_unstable();
    let nearest = near.into_iter().take(SUGGESTED);
    nearest.map(|(.., known)| known).collect()
}

/// Converts to lower case, and treats spaces and underscores as hyphens.
fn plain(name: &str) -> String {
    name.trim().to_lowercase().replace([' ', '_'], "-")
}

/// Returns a name without hyphens and spaces.
fn joined(name: &str) -> String {
    name.replace('-', "")
}

/// Returns the edit distance, which counts letters that are changed, added, omitted or swapped with
/// a neighbour.
fn distance(one: &str, other: &str) -> usize {
    let (one, other): (Vec<char>, Vec<char>) = (one.chars().collect(), other.chars().collect());
    // The last three rows of the table: the one before the previous row, the previous row, and the
    // current row.
    let mut before: Vec<usize> = Vec::new();
    let mut above: Vec<usize> = (0..=other.len()).collect();
    for (down, &letter) in one.iter().enumerate() {
        let mut row = vec![down + 1];
        for (across, &wanted) in other.iter().enumerate() {
            let changed = above[across] + usize::from(letter != wanted);
            let mut least = changed.min(above[across + 1] + 1).min(row[across] + 1);
            if down > 0 && across > 0 && letter == other[across - 1] && one[down - 1] == wanted {
                least = least.min(before[across - 1] + 1);
            }
            row.push(least);
        }
        before = std::mem::replace(&mut above, row);
    }
    above[other.len()]
}

/// Returns a sentence about a misspelt name, with a suggestion.
pub(crate) fn with_suggestion(sentence: String, near: &[impl AsRef<str>], texts: &Texts) -> String {
    let Some((last, others)) = near.split_last() else {
        return sentence;
    };
    let others: Vec<&str> = others.iter().map(AsRef::as_ref).collect();
    let better = if others.is_empty() {
        last.as_ref().to_owned()
    } else {
        let fillings = [
            ("others", others.join(", ").into()),
            ("last", last.as_ref().into()),
        ];
        texts.fill("usage-either", &fillings)
    };
    let suggestion = texts.fill("usage-suggestion", &[("better", better.into())]);
    format!("{sentence} {suggestion}")
}

/// An error about a value that is not among the valid values. The wording of its message comes from
/// the locale.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct UnknownName {
    /// Suggestions, starting with the most similar.
    pub(crate) near: Vec<String>,
    pub(crate) valid: Valid,
}

/// The valid values.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Valid {
    /// The message lists these names or examples.
    Listed(String),
    /// There are too many names to list in a message. This command lists them.
    ListedBy(&'static str),
}

impl UnknownName {
    /// Returns the error for a name that is not among the `known` names.
    pub(crate) fn none_of<'a>(name: &str, known: &[&'a str]) -> Self {
        let near: Vec<&'a str> = nearest(name, known.iter().copied());
        Self::listed(near, known.join(", "))
    }

    /// Returns the error for a name that is not among those listed in `valid`.
    pub(crate) fn listed(near: Vec<&str>, valid: String) -> Self {
        Self {
            near: near.into_iter().map(str::to_owned).collect(),
            valid: Valid::Listed(valid),
        }
    }

    /// Returns the error for a name that is not among those that a command lists.
    pub(crate) fn listed_by(command: &'static str, near: Vec<&str>) -> Self {
        Self {
            near: near.into_iter().map(str::to_owned).collect(),
            valid: Valid::ListedBy(command),
        }
    }

    /// Returns a message that states that an argument, a variable or a setting cannot have this
    /// value, and lists the valid values.
    pub(crate) fn describe(&self, argument: &str, value: &str, texts: &Texts) -> String {
        let mut fillings = vec![("argument", argument.into()), ("value", value.into())];
        let sentence = match &self.valid {
            Valid::Listed(valid) => {
                fillings.push(("valid", valid.as_str().into()));
                texts.fill("usage-bad-value", &fillings)
            }
            Valid::ListedBy(command) => {
                fillings.push(("command", (*command).into()));
                texts.fill("usage-bad-name", &fillings)
            }
        };
        with_suggestion(sentence, &self.near, texts)
    }
}

/// `Display` is intended for programs that print errors. People read [`UnknownName::describe`].
impl fmt::Display for UnknownName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.valid {
            Valid::Listed(valid) => f.write_str(valid),
            Valid::ListedBy(command) => f.write_str(command),
        }
    }
}

impl Error for UnknownName {}

#[cfg(test)]
mod tests {
    use novena_texts::Language;

    use super::*;
    use crate::texts;

    #[test]
    fn distances_count_different_letters() {
        assert_eq!(distance("kitten", "sitting"), 3);
        assert_eq!(distance("", "abc"), 3);
        assert_eq!(distance("abc", ""), 3);
        assert_eq!(distance("same", "same"), 0);
        assert_eq!(distance("sovle", "solve"), 1);
        assert_eq!(distance("lätt", "latt"), 1);
    }

    #[track_caller]
    fn check(name: &str, known: &[&str], expected: &[&str]) {
        assert_eq!(nearest(name, known.iter().copied()), expected, "{name}");
    }

    #[test]
    fn the_nearest_name_comes_first() {
        check("sovle", &["serve", "solve"], &["solve"]);
        check("esay", &["medium", "easy"], &["easy"]);
        check("X Wing", &["xy-wing", "x-wing"], &["x-wing", "xy-wing"]);
        check(
            "fish",
            &["swordfish", "jellyfish", "dish", "wing"],
            &["dish", "swordfish", "jellyfish"],
        );
        check("nonsense", &["easy", "hard"], &[]);
        check("", &["easy"], &[]);
        check("grd", &["grid", "grid"], &["grid"]);
        check("xwng", &["x-wing", "w-wing"], &["x-wing"]);
        check(
            "nakedtripel",
            &["naked-triple", "naked-pair"],
            &["naked-triple"],
        );
    }

    #[test]
    fn suggestions_are_worded_in_every_language() {
        for (language, expected) in [
            (Language::En, "No. (did you mean a, b or c?)"),
            (Language::Es, "No. (¿querías decir a, b o c?)"),
            (Language::Pt, "No. (você quis dizer a, b ou c?)"),
            (Language::Sv, "No. (menade du a, b eller c?)"),
        ] {
            let texts = texts::of(language);
            let message = with_suggestion("No.".to_owned(), &["a", "b", "c"], &texts);
            assert_eq!(message, expected);
        }
        let texts = texts::of(Language::En);
        let none: [&str; 0] = [];
        assert_eq!(with_suggestion("No.".to_owned(), &none, &texts), "No.");
    }
}
