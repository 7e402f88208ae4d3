//! Generates the exercises of a workbook on all cores. The exercises depend only on the seed.

use novena_generator::{Exercise, Subject};
use novena_lessons::Lesson;

use crate::pipeline::{self, Lane, Taker};
use crate::progress::Progress;
use crate::texts::Texts;

/// The number of exercises per lesson.
const COUNT: u64 = 9;

/// Returns the exercises of each lesson, in order.
pub(super) fn make(
    lessons: &[&Lesson],
    seed: u64,
    threads: usize,
    texts: &Texts,
) -> Vec<Vec<Exercise>> {
    let wanted = lessons.len() as u64 * COUNT;
    let mut taker = ExerciseTaker {
        made: vec![Vec::new(); lessons.len()],
        count: 0,
        progress: Progress::new(Some(wanted), texts),
        texts,
    };
    let jobs = lessons.iter().enumerate().flat_map(|(place, lesson)| {
        let subject = Subject::of_lesson(lesson.id);
        let first = first_seed(seed, lesson.number());
        (0..COUNT).filter_map(move |number| {
            #[expect(clippy::cast_possible_truncation, reason = "below ten")]
            let seed = first.wrapping_add(number as u32);
            Some((place, subject?, seed))
        })
    });
    let work = |(place, subject, seed), lane: &dyn Lane<(usize, Exercise)>| match Exercise::make(
        subject,
        seed,
        &|| false,
    ) {
        Some(exercise) => lane.send((place, exercise)),
        None => Ok(()),
    };
    let Ok(()) = pipeline::run(threads, jobs, work, &mut taker);
    taker.progress.finish();
    taker.made
}

/// Returns the seed of a lesson's first exercise. The other exercises of the lesson use the seeds
/// that follow, so the first seeds of different lessons must be far apart. Seeds are mixed in the
/// same way as in `SplitMix64`.
const fn first_seed(seed: u64, lesson: usize) -> u32 {
    let mixed = seed.wrapping_add((lesson as u64).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    (mixed >> 32) as u32
}

struct ExerciseTaker<'a> {
    made: Vec<Vec<Exercise>>,
    count: u64,
    progress: Progress,
    texts: &'a Texts,
}

/// The error type of a taker that writes nothing and therefore cannot fail.
enum Never {}

impl ExerciseTaker<'_> {
    fn show(&mut self) {
        let (count, texts) = (self.count, self.texts);
        self.progress.found(count, |_| {
            texts.fill("book-exercises-made", &[("count", count.into())])
        });
    }
}

impl Taker<(usize, Exercise)> for ExerciseTaker<'_> {
    type Error = Never;

    fn take(&mut self, (place, exercise): (usize, Exercise)) -> Result<(), Never> {
        self.made[place].push(exercise);
        self.count += 1;
        self.show();
        Ok(())
    }

    fn wait(&mut self) -> Result<(), Never> {
        self.show();
        Ok(())
    }
}
