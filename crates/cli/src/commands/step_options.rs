//! The options that determine which techniques a command uses and how it prints steps.

use novena_formats::ParseError;
use novena_techniques::{Kind, KindChoice, Reasoner};
use novena_texts::{Naming, Wording};

use crate::answer;
use crate::arguments::{Form, StepOptions, TechniqueChoice};
use crate::json;
use crate::records::Layout;
use crate::texts::Texts;

impl TechniqueChoice {
    /// Returns a solver that uses the chosen techniques, trying the easiest first.
    pub(super) fn solver(&self) -> Reasoner {
        let solver = if self.only.is_empty() {
            Reasoner::standard()
        } else {
            let is_chosen = |kind| {
                let mut chosen = self.only.iter().flat_map(KindChoice::kinds);
                chosen.any(|&other| other == kind)
            };
            Reasoner::of(Kind::ALL.iter().copied()).only(is_chosen)
        };
        match self.up_to {
            Some(last) => solver.up_to(last),
            None => solver,
        }
    }
}

impl StepOptions {
    /// Describes steps in the reader's language.
    pub(super) fn wording(&self, texts: &Texts) -> Wording {
        let naming = if self.spoken {
            Naming::Spoken
        } else {
            Naming::Short
        };
        Wording::new(texts.language(), naming)
    }

    /// Returns the layout of the answers. `sentences` is the layout to use for answers made of
    /// sentences.
    pub(super) const fn layout(&self, sentences: Layout) -> Layout {
        match self.to {
            Form::Text => sentences,
            Form::Json => Layout::Table,
        }
    }

    /// Returns the answer to input that is not a puzzle.
    pub(super) fn error(&self, error: &ParseError) -> String {
        match self.to {
            Form::Text => answer::error(error),
            Form::Json => json::error(error),
        }
    }
}
