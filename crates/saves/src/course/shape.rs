//! The progress in a lesson as JSON. Any value can be read. A value that this program does not
//! understand is kept as text, and is joined, sent on and exported so that a newer program can use
//! it.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::missed_exercise::MissedExercise;
use super::{LessonId, LessonProgress};
use crate::Day;

/// The version of the shape.
const VERSION: u64 = 1;

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ProgressShape {
    v: u64,
    #[serde(default, skip_serializing_if = "BTreeSet::is_empty")]
    found: BTreeSet<u32>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    missed: Vec<MissedShape>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    last: Option<Day>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    best: BTreeMap<LessonId, u32>,
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    kept: BTreeMap<String, String>,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct MissedShape {
    seed: u32,
    since: Day,
    tries: u32,
    stage: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    due: Option<Day>,
}

impl ProgressShape {
    /// The progress, if the structure is valid.
    fn into_progress(self) -> Option<LessonProgress> {
        if self.v != VERSION {
            return None;
        }
        let mut progress = LessonProgress {
            found: self.found,
            last: self.last,
            best: self
                .best
                .into_iter()
                .map(|(mode, score)| (mode.into(), score))
                .collect(),
            ..LessonProgress::default()
        };
        for shape in self.missed {
            let read = MissedExercise::from_values(shape.tries, shape.stage, shape.due)?;
            let key = (shape.since, shape.seed);
            let missed = progress.missed.entry(key).or_insert(read);
            *missed = missed.join(read);
        }
        for (version, text) in self.kept {
            let version = version.parse().ok()?;
            match text.parse().ok().as_ref().and_then(read) {
                // This program may be able to read a value that an older program kept as text.
                Some(understood) => progress.join(&understood),
                None => progress.keep(version, &text),
            }
        }
        progress.keep_limits();
        Some(progress)
    }
}

fn read(value: &Value) -> Option<LessonProgress> {
    // Serde would also accept a list of the right length in place of an object.
    value.as_object()?;
    ProgressShape::deserialize(value).ok()?.into_progress()
}

impl LessonProgress {
    /// Reads the output of [`LessonProgress::to_value`]. Anything else is kept unchanged.
    ///
    /// ```
    /// use novena_saves::LessonProgress;
    /// use serde_json::json;
    ///
    /// let newer = json!({"v": 2, "dots": "*****"});
    /// let progress = LessonProgress::from_value(&newer);
    /// assert!(progress.found().is_empty());
    /// let written = json!({"v": 1, "kept": {"2": r#"{"dots":"*****","v":2}"#}});
    /// assert_eq!(progress.to_value(), written);
    /// ```
    #[must_use]
    pub fn from_value(value: &Value) -> Self {
        read(value).unwrap_or_else(|| {
            let mut progress = Self::default();
            let version = value.get("v").and_then(Value::as_u64);
            progress.keep(version.unwrap_or(0), &value.to_string());
            progress
        })
    }

    /// The progress as JSON.
    #[must_use]
    pub fn to_value(&self) -> Value {
        let missed = |(&(since, seed), missed): (&(Day, u32), &MissedExercise)| MissedShape {
            seed,
            since,
            tries: missed.tries,
            stage: missed.stage,
            due: missed.due,
        };
        let kept = |(version, text): (&u64, &String)| (version.to_string(), text.clone());
        let modes = self.best.iter();
        let shape = ProgressShape {
            v: VERSION,
            found: self.found.clone(),
            missed: self.missed.iter().map(missed).collect(),
            last: self.last,
            // No mode is lost here, because each was either parsed as an ID or is one of ours.
            best: modes
                .filter_map(|(mode, &score)| Some((mode.parse().ok()?, score)))
                .collect(),
            kept: self.kept.iter().map(kept).collect(),
        };
        // A struct with string keys always serialises.
        serde_json::to_value(shape).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::super::{DrillMode, Outcome};
    use super::*;
    use serde_json::json;

    #[test]
    fn progress_is_written_as_documented() {
        let mut progress = LessonProgress::default();
        let today: Day = "2026-11-15".parse().expect("this is a valid day");
        progress.record_exercise(12, Outcome::Found, today);
        progress.record_exercise(7, Outcome::Missed, today);
        progress.record_drill(DrillMode::Clock, 12);
        let value = json!({
            "v": 1,
            "found": [12],
            "missed": [
                {"seed": 7, "since": "2026-11-15", "tries": 1, "stage": 0, "due": "2026-11-16"}
            ],
            "last": "2026-11-15",
            "best": {"clock": 12},
        });
        assert_eq!(progress.to_value(), value);
        assert_eq!(LessonProgress::from_value(&value), progress);
    }

    /// Unreadable values survive a round trip, and progress is recorded alongside them.
    #[test]
    fn unreadable_values_are_kept() {
        let due = json!({"seed": 7, "since": "2026-11-15", "tries": 1, "stage": 0});
        for (value, version) in [
            (json!(null), 0),
            (json!("no progress"), 0),
            (json!([1, [], []]), 0),
            (json!({}), 0),
            (json!({"v": 2}), 2),
            (json!({"v": "1"}), 0),
            (json!({"v": 1, "dots": 9}), 1),
            (json!({"v": 1, "found": [-1]}), 1),
            (json!({"v": 1, "found": [4_294_967_296_u64]}), 1),
            (json!({"v": 1, "last": "2026-02-29"}), 1),
            (json!({"v": 1, "best": {"the clock": 1}}), 1),
            (json!({"v": 1, "kept": {"two": "{}"}}), 1),
            (json!({"v": 1, "missed": [due]}), 1),
        ] {
            let mut progress = LessonProgress::from_value(&value);
            assert_eq!(progress.kept.get(&version), Some(&value.to_string()));
            progress.record_drill(DrillMode::Hearts, 3);
            let again = LessonProgress::from_value(&progress.to_value());
            assert_eq!(again, progress, "{value}");
            assert_eq!(again.best(DrillMode::Hearts), Some(3));
            assert_eq!(again.kept.get(&version), Some(&value.to_string()));
        }
    }

    #[test]
    fn values_kept_by_an_older_program_are_read() {
        let ours = json!({"v": 1, "found": [3]}).to_string();
        let value = json!({"v": 1, "found": [4], "kept": {"1": ours, "2": "{\"v\":2}"}});
        let progress = LessonProgress::from_value(&value);
        assert_eq!(progress.found, [3, 4].into());
        assert_eq!(progress.kept, [(2, "{\"v\":2}".to_owned())].into());
    }

    #[test]
    fn values_beyond_the_limits_are_cut() {
        let value = json!({"v": 1, "found": (0..30).collect::<Vec<u32>>()});
        assert_eq!(LessonProgress::from_value(&value).found, (0..9).collect());
    }
}
