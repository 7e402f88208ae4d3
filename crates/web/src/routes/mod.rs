//! What can be asked for: one file a group of routes.

mod call;

use axum::Router;

use crate::app::Shared;

/// Everything under `/api`.
pub(crate) fn all() -> Router<Shared> {
    call::routes()
}
