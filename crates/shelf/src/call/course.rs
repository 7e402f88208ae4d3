//! The player's progress in the course.

use novena_saves::{Day, DrillResult, ExerciseResult};
use serde::Deserialize;

use super::{CallResult, ReplyBody};
use crate::head::Head;
use crate::replies::{CourseBody, DrillBody, LessonBody};
use crate::setting_row::{self, SettingRows};
use crate::shelf_error::ShelfError;

/// The stored settings, including the rows of the course, and the player's day.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct CourseFields {
    #[serde(default)]
    settings: SettingRows,
    today: Day,
}

pub(super) fn course(fields: &CourseFields) -> CallResult {
    let course = setting_row::settings(&fields.settings).course();
    CallResult::new(ReplyBody::Course(CourseBody::new(&course, fields.today)))
}

/// The stored settings, and a finished exercise.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct ExerciseFields {
    #[serde(default)]
    settings: SettingRows,
    exercise: ExerciseResult,
}

pub(super) fn exercise_result(
    head: &Head,
    fields: &ExerciseFields,
) -> Result<CallResult, ShelfError> {
    let mut known = setting_row::settings(&fields.settings);
    let (lesson, changed) = known.record_exercise(&fields.exercise, head.library()?);
    let body = LessonBody::new(&lesson, fields.exercise.today);
    Ok(CallResult {
        settings: changed.map(|name| setting_row::changed(known, &fields.settings, &[name])),
        ..CallResult::new(ReplyBody::Lesson(body))
    })
}

/// The stored settings, and a finished drill.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DrillFields {
    #[serde(default)]
    settings: SettingRows,
    drill: DrillResult,
}

pub(super) fn drill_result(head: &Head, fields: &DrillFields) -> Result<CallResult, ShelfError> {
    let mut known = setting_row::settings(&fields.settings);
    let (record, changed) = known.record_drill(&fields.drill, head.library()?);
    Ok(CallResult {
        settings: changed.map(|name| setting_row::changed(known, &fields.settings, &[name])),
        ..CallResult::new(ReplyBody::Drill(DrillBody::from(record)))
    })
}
