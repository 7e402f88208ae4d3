//! A choice of techniques, any of which is acceptable.

use std::fmt;

use super::Kind;

/// One or more kinds, any of which is acceptable, such as all kinds with the same name.
///
/// ```
/// use novena_techniques::{Kind, KindChoice};
///
/// let choice = KindChoice::named("locked candidates").unwrap();
/// assert_eq!(choice.kinds(), [Kind::POINTING, Kind::CLAIMING]);
/// assert_eq!(KindChoice::from(Kind::X_WING).to_string(), "x-wing");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct KindChoice(Vec<Kind>); // Invariant: at least one.

impl KindChoice {
    /// All kinds with this name, as in [`Kind::all_named`], or `None` if there are none.
    ///
    /// ```
    /// # use novena_techniques::KindChoice;
    /// assert!(KindChoice::named("Exocet").is_some());
    /// assert_eq!(KindChoice::named("no such name"), None);
    /// ```
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::of(Kind::all_named(name))
    }

    /// The kind with this ID, or all kinds that had it in an earlier version.
    ///
    /// ```
    /// # use novena_techniques::KindChoice;
    /// assert!(KindChoice::from_stored_id("aic").is_some_and(|choice| choice.kinds().len() > 1));
    /// assert_eq!(KindChoice::from_stored_id("exocet"), None);
    /// ```
    #[must_use]
    pub fn from_stored_id(id: &str) -> Option<Self> {
        Self::of(Kind::all_from_stored_id(id))
    }

    /// A choice of the given kinds, or `None` if there are none.
    ///
    /// ```
    /// # use novena_techniques::{Kind, KindChoice};
    /// assert!(KindChoice::of([Kind::X_WING, Kind::SWORDFISH].into_iter()).is_some());
    /// assert_eq!(KindChoice::of(std::iter::empty()), None);
    /// ```
    #[must_use]
    pub fn of(kinds: impl Iterator<Item = Kind>) -> Option<Self> {
        let kinds: Vec<Kind> = kinds.collect();
        (!kinds.is_empty()).then_some(Self(kinds))
    }

    /// The kinds. There is at least one.
    #[must_use]
    pub fn kinds(&self) -> &[Kind] {
        &self.0
    }

    /// The first kind. The choice is named after it.
    ///
    /// ```
    /// # use novena_techniques::{Kind, KindChoice};
    /// assert_eq!(KindChoice::from(Kind::X_WING).first(), Kind::X_WING);
    /// ```
    #[must_use]
    pub fn first(&self) -> Kind {
        self.0[0]
    }

    /// The kinds that satisfy a predicate, or `None` if there are none.
    ///
    /// ```
    /// # use novena_techniques::{Kind, KindChoice};
    /// let choice = KindChoice::named("locked candidates").unwrap();
    /// let easier = choice.only(|kind| kind < Kind::CLAIMING).unwrap();
    /// assert_eq!(easier.kinds(), [Kind::POINTING]);
    /// assert_eq!(choice.only(|_| false), None);
    /// ```
    #[must_use]
    pub fn only(&self, passes: impl Fn(Kind) -> bool) -> Option<Self> {
        Self::of(self.0.iter().copied().filter(|&kind| passes(kind)))
    }
}

impl From<Kind> for KindChoice {
    fn from(kind: Kind) -> Self {
        Self(vec![kind])
    }
}

/// Writes the IDs of the kinds, separated by commas.
impl fmt::Display for KindChoice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids: Vec<&str> = self.0.iter().map(|kind| kind.id()).collect();
        f.write_str(&ids.join(", "))
    }
}
