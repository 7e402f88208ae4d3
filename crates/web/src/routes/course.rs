//! The player's progress in the course.

use axum::Router;
use axum::body::Body;
use axum::extract::State;
use axum::http::HeaderMap;
use axum::routing::get;
use novena_shelf::{CourseBody, DrillBody, LessonBody};
use novena_store::{Day, DrillMode, DrillResult, ExerciseResult, LessonId, Outcome};
use novena_wire::Failure;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use utoipa::openapi::schema::{Object, ObjectBuilder};

use super::caller::{Caller, now};
use super::{Envelope, ok, read};
use crate::app::{Reply, Shared};
use crate::{Problem, body};

/// The maximum size of a result in bytes.
const RESULT: usize = 4 << 10;

pub(super) fn routes() -> Router<Shared> {
    Router::new().route("/api/course", get(course).post(record))
}

/// The player's day, or the player's clock.
#[derive(Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct CourseQuery {
    today: Option<Day>,
    /// The offset of the player's clock from UTC, in minutes.
    zone: Option<i32>,
}

/// A result: either an exercise or a drill.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResultBody {
    exercise: Option<ExerciseResultBody>,
    drill: Option<DrillResultBody>,
}

fn outcomes() -> Object {
    let names = ["found", "missed"];
    ObjectBuilder::new().enum_values(Some(names)).build()
}

/// A finished exercise.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExerciseResultBody {
    /// The ID of the lesson.
    #[schema(value_type = String, pattern = "^[a-z0-9-]{1,64}$")]
    lesson: LessonId,
    /// The seed of the exercise.
    seed: u32,
    /// `found` if the exercise was solved without a clue and without a wrong answer, otherwise
    /// `missed`.
    #[schema(schema_with = outcomes)]
    outcome: Outcome,
    /// The player's day.
    #[schema(value_type = String, pattern = "^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]
    today: Day,
}

fn modes() -> Object {
    let names = DrillMode::ALL.map(DrillMode::id);
    ObjectBuilder::new().enum_values(Some(names)).build()
}

/// A finished drill.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DrillResultBody {
    /// Against the clock, or with three hearts.
    #[schema(schema_with = modes)]
    mode: DrillMode,
    /// The ID of the lesson, or `all`.
    #[schema(value_type = String, pattern = "^[a-z0-9-]{1,64}$")]
    lesson: LessonId,
    /// The score: higher is better.
    score: u32,
}

/// The effect of a result.
#[derive(Serialize, ToSchema)]
#[serde(untagged)]
pub(crate) enum RecordedBody {
    /// The progress in the lesson of an exercise.
    Lesson(LessonBody),
    /// A drill's score compared with the best.
    Drill(DrillBody),
}

#[utoipa::path(get, path = "/api/course", operation_id = "course", params(
    ("today" = Option<String>, Query, description = "The player's day, such as `2026-11-15`; by default the server's."),
    ("zone" = Option<i32>, Query, description = "The offset of the player's clock from UTC, in minutes."),
), responses((status = 200, description = "The player's progress.", body = Envelope<CourseBody>)))]
pub(super) async fn course(State(shared): State<Shared>, caller: Caller) -> Reply {
    let CourseQuery { today, zone } = caller.query()?;
    let today = today.or_else(|| Day::of(now(zone)));
    let today = today.ok_or_else(Problem::internal)?;
    let course = shared.store_handle.ask(|store| store.course()).await?;
    Ok(ok(&CourseBody::new(&course, today)))
}

/// Records a result. A result that is sent twice counts once.
#[utoipa::path(post, path = "/api/course", operation_id = "record-result", request_body = ResultBody, responses(
    (status = 200, description = "The effect of the result.", body = Envelope<RecordedBody>),
))]
pub(super) async fn record(State(shared): State<Shared>, headers: HeaderMap, body: Body) -> Reply {
    let text = body::json(&headers, body, RESULT, &shared.config.limits).await?;
    let store_handle = &shared.store_handle;
    let recorded = match read(&text)? {
        ResultBody {
            exercise: Some(exercise),
            drill: None,
        } => {
            let today = exercise.today;
            let result = ExerciseResult {
                lesson: exercise.lesson,
                seed: exercise.seed,
                outcome: exercise.outcome,
                today,
            };
            let lesson = store_handle.ask(move |store| store.record_exercise(&result));
            RecordedBody::Lesson(LessonBody::new(&lesson.await?, today))
        }
        ResultBody {
            exercise: None,
            drill: Some(drill),
        } => {
            let result = DrillResult {
                mode: drill.mode,
                lesson: drill.lesson,
                score: drill.score,
            };
            let record = store_handle.ask(move |store| store.record_drill(&result));
            RecordedBody::Drill(record.await?.into())
        }
        _ => return Err(Failure::unfit("exercise", "expected an exercise or a drill").into()),
    };
    Ok(ok(&recorded))
}
