//! The subjects of exercises, by lesson.

use std::sync::LazyLock;

use novena_lessons::{HouseFilter, LESSONS, Lesson};
use novena_techniques::{Exhibit, Kind, Level, Role, Step};

/// The subject of an exercise.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A digit that repeats in a house.
    Rules,
    /// Marks that a digit on the board rules out.
    Marks,
    /// A candidate that singles alone refute.
    LastResort,
    /// Any step of these techniques, in any house or only in certain houses.
    Kinds(&'static [Kind], Option<HouseFilter>),
}

/// Whether a step passes the house filter.
pub(super) fn passes(filter: Option<HouseFilter>, step: &Step) -> bool {
    let Some(filter) = filter else {
        return true;
    };
    step.exhibits(Role::House).any(|exhibit| match exhibit {
        Exhibit::Houses(houses) => houses.iter().any(|house| filter.passes(house.kind())),
        _ => false,
    })
}

impl Subject {
    /// The subject of a lesson of the course, by the lesson's ID.
    ///
    /// ```
    /// use novena_generator::Subject;
    /// use novena_lessons::HouseFilter;
    /// use novena_techniques::Kind;
    ///
    /// let expected = Subject::Kinds(&[Kind::HIDDEN_SINGLE], Some(HouseFilter::Box));
    /// assert_eq!(Subject::of_lesson("hidden-single-box"), Some(expected));
    /// assert_eq!(Subject::of_lesson("chess"), None);
    /// ```
    #[must_use]
    pub fn of_lesson(id: &str) -> Option<Self> {
        let lesson = Lesson::from_id(id)?;
        if !lesson.techniques.is_empty() {
            let row = KINDS.iter().find(|(known, _)| *known == lesson.id);
            return row.map(|(_, kinds)| Self::Kinds(kinds, lesson.houses));
        }
        match lesson.id {
            "rules" => Some(Self::Rules),
            "marks" => Some(Self::Marks),
            "last-resort" => Some(Self::LastResort),
            _ => None,
        }
    }

    /// The techniques that count. Empty if the subject is not a technique.
    #[must_use]
    pub const fn kinds(self) -> &'static [Kind] {
        match self {
            Self::Kinds(kinds, _) => kinds,
            Self::Rules | Self::Marks | Self::LastResort => &[],
        }
    }

    /// Whether the lesson teaches a step, judging by the step's technique and house.
    #[must_use]
    pub fn teaches(self, step: &Step) -> bool {
        match self {
            Self::Kinds(kinds, filter) => kinds.contains(&step.kind) && passes(filter, step),
            Self::Rules | Self::Marks | Self::LastResort => false,
        }
    }

    /// Whether the board has marks. Boards in lessons on singles have none, since those lessons
    /// come before the one on marks.
    pub(super) fn has_marks(self) -> bool {
        !self.kinds().iter().all(|kind| kind.level() == Level::Easy)
    }
}

/// The techniques of each lesson.
static KINDS: LazyLock<Vec<(&str, Vec<Kind>)>> = LazyLock::new(|| {
    let kinds = |lesson: &Lesson| -> Vec<Kind> {
        let ids = lesson.techniques.iter();
        ids.filter_map(|id| id.parse().ok()).collect()
    };
    LESSONS
        .iter()
        .map(|lesson| (lesson.id, kinds(lesson)))
        .collect()
});

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_lesson_has_a_subject_with_all_its_techniques() {
        for lesson in LESSONS {
            let subject = Subject::of_lesson(lesson.id);
            let subject = subject.unwrap_or_else(|| panic!("{} has no subject", lesson.id));
            let ids: Vec<_> = subject.kinds().iter().map(|kind| kind.id()).collect();
            assert_eq!(ids, lesson.techniques, "{}", lesson.id);
        }
    }
}
