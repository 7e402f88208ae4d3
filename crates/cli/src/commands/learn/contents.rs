//! The contents of the course, with the reader's progress.

use std::io::{self, Write};

use novena_lessons::{Chapter, ENTRIES, LESSONS, Lesson, Page};
use novena_store::{CourseProgress, Day, LessonProgress};
use novena_techniques::Level;
use novena_texts::{Naming, Wording};
use serde::Serialize;

use super::text;
use crate::arguments::Form;
use crate::exit::Exit;
use crate::json;
use crate::output;
use crate::texts::Texts;

/// Prints the list, for people or for programs.
pub(super) fn print(to: Form, ascii: bool, course: &CourseProgress, texts: &Texts) -> Exit {
    let contents = Contents {
        course,
        today: Day::of(novena_player::local_moment()),
        dots: if ascii { ['*', '.'] } else { ['●', '○'] },
        texts,
    };
    output::write(None, texts, |out| {
        match to {
            Form::Text => contents.write(out)?,
            Form::Json => writeln!(out, "{}", json::line(&contents.listed()))?,
        }
        Ok(Exit::Success)
    })
}

struct Contents<'a> {
    course: &'a CourseProgress,
    today: Option<Day>,
    /// The dots that represent a solved and an unsolved exercise.
    dots: [char; 2],
    texts: &'a Texts,
}

impl Contents<'_> {
    fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let wording = Wording::new(self.texts.language(), Naming::Short);
        let ids = Page::all().map(|page| page.id().len());
        let width = ids.max().unwrap_or_default();
        for chapter in Chapter::ALL {
            let level = Level::ALL
                .into_iter()
                .find(|level| level.id() == chapter.id());
            let name = level.map_or_else(String::new, |level| wording.level(level));
            writeln!(out, "{}", name.to_uppercase())?;
            for lesson in chapter.lessons() {
                let number = lesson.number();
                let (dots, title) = (self.dots(lesson), self.title(Page::Lesson(lesson)));
                write!(out, " {number:>2}  {:width$}  {dots}  {title}", lesson.id)?;
                for note in self.notes(lesson) {
                    write!(out, " · {note}")?;
                }
                writeln!(out)?;
            }
            writeln!(out)?;
        }
        writeln!(out, "{}", self.texts.get("learn-entries").to_uppercase())?;
        for entry in ENTRIES {
            let title = self.title(Page::Entry(entry));
            writeln!(out, "     {:width$}  {title}", entry.id)?;
        }
        writeln!(out, "\n{}", self.texts.get("learn-how"))
    }

    fn title(&self, page: Page) -> String {
        text(page, self.texts.language()).map_or_else(String::new, |text| text.title)
    }

    fn progress(&self, lesson: &Lesson) -> Option<&LessonProgress> {
        self.course.lesson(lesson.id)
    }

    fn found(&self, lesson: &Lesson) -> usize {
        let progress = self.progress(lesson);
        progress.map_or(0, |progress| progress.found().len())
    }

    /// Returns the number of the lesson's exercises that are due today.
    fn due(&self, lesson: &Lesson) -> usize {
        let due = self.progress(lesson).zip(self.today);
        due.map_or(0, |(progress, today)| progress.due(today).len())
    }

    fn dots(&self, lesson: &Lesson) -> String {
        let found = self.found(lesson);
        let dots = 0..LessonProgress::COMPLETE;
        dots.map(|place| self.dots[usize::from(place >= found)])
            .collect()
    }

    fn notes(&self, lesson: &Lesson) -> Vec<String> {
        let mut notes = Vec::new();
        match self.progress(lesson) {
            Some(progress) if progress.is_complete() => notes.push(self.texts.get("learn-done")),
            Some(progress) if progress.is_mastered() => {
                notes.push(self.texts.get("learn-mastered"));
            }
            _ => {}
        }
        let due = self.due(lesson);
        if due > 0 {
            notes.push(self.texts.fill("learn-due", &[("count", due.into())]));
        }
        notes
    }

    fn listed(&self) -> ListedCourse {
        let lesson = |lesson: &'static Lesson| {
            let progress = self.progress(lesson);
            ListedLesson {
                number: lesson.number(),
                id: lesson.id,
                title: self.title(Page::Lesson(lesson)),
                chapter: lesson.chapter.id(),
                techniques: lesson.techniques,
                found: self.found(lesson),
                mastered: progress.is_some_and(LessonProgress::is_mastered),
                complete: progress.is_some_and(LessonProgress::is_complete),
                due: self.due(lesson),
            }
        };
        ListedCourse {
            lessons: LESSONS.iter().map(lesson).collect(),
            entries: ENTRIES
                .iter()
                .map(|entry| ListedEntry {
                    id: entry.id,
                    title: self.title(Page::Entry(entry)),
                    techniques: entry.techniques,
                })
                .collect(),
        }
    }
}

#[derive(Serialize)]
struct ListedCourse {
    lessons: Vec<ListedLesson>,
    entries: Vec<ListedEntry>,
}

#[derive(Serialize)]
struct ListedLesson {
    number: usize,
    id: &'static str,
    title: String,
    chapter: &'static str,
    techniques: &'static [&'static str],
    found: usize,
    mastered: bool,
    complete: bool,
    due: usize,
}

#[derive(Serialize)]
struct ListedEntry {
    id: &'static str,
    title: String,
    techniques: &'static [&'static str],
}
