//! Checks that progress in a lesson is merged by a join, so that libraries converge whatever the
//! order of merges.

use novena_saves::{
    Day, DrillMode, DrillResult, ExerciseResult, LessonId, LessonProgress, Outcome, Settings,
};
use proptest::collection::vec;
use proptest::prelude::*;
use serde_json::{Value, json};

fn day(number: u16) -> Day {
    let first: Day = "2026-11-15".parse().expect("this is a valid day");
    first.after(number)
}

/// A missed exercise in JSON. Only a few seeds and days are used, so that states often share some
/// of them.
fn missed() -> impl Strategy<Value = Value> {
    let values = (0..60_u32, 0..3_u16, 1..4_u32, 0..5_u8, 0..4_u16);
    values.prop_map(|(seed, since, tries, stage, due)| {
        let mut value = json!({
            "seed": seed, "since": day(since), "tries": tries, "stage": stage,
        });
        if stage < 4 {
            value["due"] = json!(day(due));
        }
        value
    })
}

/// Values that this program does not understand.
fn strange() -> impl Strategy<Value = Value> {
    prop_oneof![
        Just(json!("nonsense")),
        (2..4_u64, 0..20_u32).prop_map(|(v, dots)| json!({"v": v, "dots": dots})),
        Just(json!({"v": 1, "found": "all"})),
    ]
}

/// The progress in a lesson, both within and beyond the limits, with and without unreadable parts.
fn progress() -> impl Strategy<Value = LessonProgress> {
    let found = vec(0..30_u32, 0..12);
    let best = (0..3_u32, 0..3_u32);
    let written = (found, vec(missed(), 0..80), 0..5_u16, best).prop_map(|it| {
        let (mut found, missed, last, (clock, juggling)) = it;
        found.sort_unstable();
        found.dedup();
        json!({
            "v": 1, "found": found, "missed": missed, "last": day(last),
            "best": {"clock": clock, "juggling": juggling},
        })
    });
    let known = written.prop_map(|value| LessonProgress::from_value(&value));
    let strange = vec(strange(), 0..3);
    (known, strange).prop_map(|(mut known, strange)| {
        for value in strange {
            known.join(&LessonProgress::from_value(&value));
        }
        known
    })
}

fn joined(one: &LessonProgress, other: &LessonProgress) -> LessonProgress {
    let mut joined = one.clone();
    joined.join(other);
    joined
}

proptest! {
    #[test]
    fn the_order_of_joining_does_not_matter(a in progress(), b in progress(), c in progress()) {
        prop_assert_eq!(joined(&a, &b), joined(&b, &a));
        prop_assert_eq!(joined(&joined(&a, &b), &c), joined(&a, &joined(&b, &c)));
    }

    #[test]
    fn joining_again_changes_nothing(a in progress(), b in progress()) {
        prop_assert_eq!(joined(&a, &a), a.clone());
        prop_assert_eq!(joined(&joined(&a, &b), &b), joined(&a, &b));
        prop_assert_eq!(joined(&a, &LessonProgress::default()), a);
    }

    #[test]
    fn written_progress_is_read_back(a in progress()) {
        prop_assert_eq!(LessonProgress::from_value(&a.to_value()), a.clone());
        prop_assert!(a.found().len() <= 9);
        prop_assert!(a.missed().count() <= LessonProgress::MOST_MISSED);
    }

    /// An earlier state does not undo later records.
    #[test]
    fn recording_continues_from_the_current_state(
        mut a in progress(),
        seed in 0..60_u32,
        is_found: bool,
        today in 0..30_u16,
    ) {
        let before = a.clone();
        let outcome = if is_found { Outcome::Found } else { Outcome::Missed };
        a.record_exercise(seed, outcome, day(today));
        prop_assert_eq!(joined(&a, &before), a.clone());
        let once = a.clone();
        a.record_exercise(seed, outcome, day(today));
        prop_assert_eq!(a, once);
    }
}

const PLACES: usize = 3;

/// An event in one of three libraries.
#[derive(Clone, Copy, Debug)]
enum Action {
    Exercise {
        place: usize,
        seed: u32,
        outcome: Outcome,
        today: u16,
    },
    Drill {
        place: usize,
        score: u32,
    },
    /// A page saves its settings.
    Settings {
        place: usize,
        theme: u8,
    },
    /// A program without the course removes the course row.
    TakeBack {
        place: usize,
    },
    Merge {
        into: usize,
        from: usize,
    },
}

fn actions() -> impl Strategy<Value = Vec<Action>> {
    let place = || 0..PLACES;
    let outcome = prop_oneof![Just(Outcome::Found), Just(Outcome::Missed)];
    let exercise = (place(), 0..6_u32, outcome, 0..40_u16);
    let action = prop_oneof![
        4 => exercise.prop_map(|(place, seed, outcome, today)| Action::Exercise {
            place, seed, outcome, today,
        }),
        1 => (place(), 0..9_u32).prop_map(|(place, score)| Action::Drill { place, score }),
        1 => (place(), 0..3_u8).prop_map(|(place, theme)| Action::Settings { place, theme }),
        1 => place().prop_map(|place| Action::TakeBack { place }),
        4 => (place(), place()).prop_map(|(into, from)| Action::Merge { into, from }),
    ];
    vec(action, 0..60)
}

fn library(place: usize) -> String {
    format!("{place:032}")
}

fn lesson() -> LessonId {
    "x-wing".parse().expect("it is an id")
}

fn act(places: &mut [Settings; PLACES], action: Action) {
    match action {
        Action::Exercise {
            place,
            seed,
            outcome,
            today,
        } => {
            let result = ExerciseResult {
                lesson: lesson(),
                seed,
                outcome,
                today: day(today),
            };
            places[place].record_exercise(&result, &library(place));
        }
        Action::Drill { place, score } => {
            let result = DrillResult {
                mode: DrillMode::Clock,
                lesson: lesson(),
                score,
            };
            places[place].record_drill(&result, &library(place));
        }
        Action::Settings { place, theme } => {
            let before = places[place].course();
            let object = json!({"theme": theme, "course.x-wing": "mine"}).to_string();
            let changed = places[place].change(&object, &library(place));
            assert!(changed.expect("an object").iter().all(|it| it == "theme"));
            assert_eq!(places[place].course(), before);
            let values = json!({"theme": theme});
            assert_eq!(Value::Object(places[place].values()), values);
        }
        Action::TakeBack { place } => {
            if let Some(row) = places[place].0.get_mut("course.x-wing") {
                row.value = None;
                row.count += 1;
                row.library = library(place);
            }
        }
        Action::Merge { into, from } => {
            let theirs = places[from].clone();
            places[into].merge(&theirs, &library(into));
        }
    }
}

fn progress_in(settings: &Settings) -> LessonProgress {
    let course = settings.course();
    course.lesson("x-wing").cloned().unwrap_or_default()
}

proptest! {
    #[test]
    fn any_order_of_merging_ends_in_the_same_rows(
        actions in actions(),
        last in vec((0..PLACES, 0..PLACES), 0..6),
    ) {
        let mut places: [Settings; PLACES] = Default::default();
        for action in actions {
            act(&mut places, action);
        }
        let mut all = LessonProgress::default();
        for place in &places {
            all.join(&progress_in(place));
        }
        for (into, from) in last {
            act(&mut places, Action::Merge { into, from });
        }
        // After two rounds, every library has every value. After two more, every library has the
        // same row.
        for _ in 0..4 {
            for into in 0..PLACES {
                for from in 0..PLACES {
                    act(&mut places, Action::Merge { into, from });
                }
            }
        }
        for place in &places {
            prop_assert_eq!(place, &places[0]);
            prop_assert_eq!(progress_in(place), all.clone());
        }
        // Nothing is left to send.
        let [mut first, second, _] = places;
        prop_assert_eq!(first.merge(&second, &library(0)), Vec::<String>::new());
    }
}

/// If neither side had the joined value, it counts as a further change, so that it is sent on.
#[test]
fn a_joined_row_is_a_change_of_the_library_that_joined_it() {
    let mut places: [Settings; PLACES] = Default::default();
    for (place, seed) in [(0, 1), (1, 2)] {
        let action = Action::Exercise {
            place,
            seed,
            outcome: Outcome::Found,
            today: 0,
        };
        act(&mut places, action);
    }
    act(&mut places, Action::Merge { into: 0, from: 1 });
    let row = &places[0].0["course.x-wing"];
    assert_eq!((row.count, &row.library), (2, &library(0)));
    act(&mut places, Action::Merge { into: 1, from: 0 });
    assert_eq!(places[1].0["course.x-wing"], places[0].0["course.x-wing"]);
}
