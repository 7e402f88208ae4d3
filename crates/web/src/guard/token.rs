//! The token that calls need if other machines can reach the server.

use std::fmt;

use axum::http::{HeaderMap, header};

/// 128 random bits, in hexadecimal digits.
#[derive(Clone, PartialEq, Eq)]
pub struct Token(String);

impl Token {
    /// Creates a new token that cannot be guessed.
    pub fn random() -> Result<Self, getrandom::Error> {
        let mut bytes = [0; 16];
        getrandom::fill(&mut bytes)?;
        Ok(Self(format!("{:032x}", u128::from_be_bytes(bytes))))
    }

    /// Returns the token itself, to be shown to its owner.
    #[must_use]
    pub fn reveal(&self) -> &str {
        &self.0
    }

    /// Returns whether there is exactly one `Authorization: Bearer …` header and it contains this
    /// token. The comparison takes constant time.
    pub(crate) fn is_shown(&self, headers: &HeaderMap) -> bool {
        let mut all = headers.get_all(header::AUTHORIZATION).iter();
        let (Some(only), None) = (all.next(), all.next()) else {
            return false;
        };
        let Some((scheme, shown)) = only.to_str().ok().and_then(|value| value.split_once(' '))
        else {
            return false;
        };
        let (shown, own) = (shown.trim().as_bytes(), self.0.as_bytes());
        let differing = shown.iter().zip(own).fold(0, |sum, (a, b)| sum | (a ^ b));
        scheme.eq_ignore_ascii_case("bearer") && shown.len() == own.len() && differing == 0
    }
}

/// The token must not end up in a log.
impl fmt::Debug for Token {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Token(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_token_is_accepted() {
        let token = Token::random().unwrap();
        assert_ne!(token, Token::random().unwrap());
        let own = token.reveal();
        let headers = |values: &[&str]| {
            let mut headers = HeaderMap::new();
            for value in values {
                headers.append(header::AUTHORIZATION, value.parse().unwrap());
            }
            headers
        };
        let check = |value: &str, expected| {
            assert_eq!(token.is_shown(&headers(&[value])), expected);
        };
        check(&format!("Bearer {own}"), true);
        check(&format!("bearer {own}"), true);
        check(&format!("Basic {own}"), false);
        check(&format!("Bearer {}", &own[1..]), false);
        check(&format!("Bearer {own}0"), false);
        check(own, false);
        check("Bearer ", false);
        assert!(!token.is_shown(&headers(&[])));
        let right = format!("Bearer {own}");
        assert!(!token.is_shown(&headers(&[&right, "Bearer 0"])));
        assert!(!token.is_shown(&headers(&["Bearer 0", &right])));
        assert!(!format!("{token:?}").contains(own));
    }
}
