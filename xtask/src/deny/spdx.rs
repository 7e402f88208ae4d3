//! Licence expressions: `MIT OR (Apache-2.0 WITH LLVM-exception AND Zlib)`.

/// Whether an expression can be satisfied with the allowed licences. An invalid expression cannot.
pub(super) fn allows(expression: &str, allowed: &[String]) -> bool {
    // Some old packages write a slash for OR.
    let spaced = expression
        .replace('/', " OR ")
        .replace('(', " ( ")
        .replace(')', " ) ");
    let mut words = Words {
        words: spaced.split_whitespace().collect(),
        allowed,
    };
    words.words.reverse();
    let met = words.either();
    met == Some(true) && words.words.is_empty()
}

/// The remainder of an expression, in reverse order, so that the next word is last.
struct Words<'a> {
    words: Vec<&'a str>,
    allowed: &'a [String],
}

impl Words<'_> {
    /// Whether at least one of several alternatives is satisfied; `None` if the words are invalid.
    fn either(&mut self) -> Option<bool> {
        let mut met = self.both()?;
        while self.take("OR") {
            met |= self.both()?;
        }
        Some(met)
    }

    fn both(&mut self) -> Option<bool> {
        let mut met = self.one()?;
        while self.take("AND") {
            met &= self.one()?;
        }
        Some(met)
    }

    fn one(&mut self) -> Option<bool> {
        if self.take("(") {
            let met = self.either()?;
            return self.take(")").then_some(met);
        }
        let mut licence = self.words.pop()?.to_owned();
        if self.take("WITH") {
            licence = format!("{licence} WITH {}", self.words.pop()?);
        }
        Some(self.allowed.contains(&licence))
    }

    fn take(&mut self, word: &str) -> bool {
        self.words.pop_if(|next| *next == word).is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(expression: &str, expected: bool) {
        let allowed = ["MIT", "Zlib", "Apache-2.0 WITH LLVM-exception"].map(str::to_owned);
        assert_eq!(allows(expression, &allowed), expected, "{expression}");
    }

    #[test]
    fn expressions_are_evaluated() {
        check("MIT", true);
        check("GPL-3.0", false);
        check("GPL-3.0 OR MIT", true);
        check("GPL-3.0/MIT", true);
        check("MIT AND Zlib", true);
        check("MIT AND GPL-3.0", false);
        // AND binds closer than OR.
        check("MIT OR GPL-3.0 AND GPL-2.0", true);
        check("(MIT OR GPL-3.0) AND GPL-2.0", false);
        check("(MIT OR GPL-3.0) AND Zlib", true);
        check("Apache-2.0 WITH LLVM-exception", true);
        check("Apache-2.0", false);
    }

    #[test]
    fn malformed_expressions_are_not_allowed() {
        for expression in ["", "OR", "MIT OR", "(MIT", "MIT)", "MIT MIT", "MIT WITH"] {
            check(expression, false);
        }
    }
}
