//! `novena techniques`: lists the techniques, or shows a page about one of them.

mod entry;
mod example;
mod list;
mod page;

use std::path::Path as FilePath;

use novena_texts::{Naming, Wording};

use crate::arguments::{Form, Techniques, techniques};
use crate::exit::Exit;
use crate::texts::Texts;
use crate::{json, output};
use entry::TechniqueEntry;
use std::io::Write;

/// Lists all techniques, or explains those with the given name.
pub(crate) fn run(arguments: &Techniques, texts: &Texts) -> Exit {
    let target = arguments.output.output.as_deref();
    let wording = Wording::new(texts.language(), Naming::Short);
    output::write(target, texts, |out| {
        match (&arguments.technique, arguments.to) {
            (None, Form::Text) => {
                list::write(out, &wording, texts)?;
                writeln!(out, "\n{}", texts.get("techniques-how"))?;
            }
            (None, Form::Json) => {
                for kind in techniques() {
                    let entry = TechniqueEntry::new(kind, &wording);
                    writeln!(out, "{}", json::line(&entry))?;
                }
            }
            (Some(choice), Form::Text) => page::write(out, choice, &wording, texts)?,
            (Some(choice), Form::Json) => {
                for &kind in choice.kinds() {
                    let entry = TechniqueEntry::new(kind, &wording).explained(texts);
                    writeln!(out, "{}", json::line(&entry))?;
                }
            }
        }
        Ok(Exit::Success)
    })
}

/// Prints only the list, as `novena explain --list-techniques` does.
pub(super) fn list(target: Option<&FilePath>, texts: &Texts) -> Exit {
    let wording = Wording::new(texts.language(), Naming::Short);
    output::write(target, texts, |out| {
        list::write(out, &wording, texts)?;
        Ok(Exit::Success)
    })
}
