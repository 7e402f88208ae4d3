//! The arguments of `novena learn`.

use clap::Args;
use novena_lessons::Page;

use super::Form;
use super::names::page_named;
use super::player::{Data, PlayerFlags};

#[derive(Args)]
pub(crate) struct Learn {
    #[arg(value_parser = page_named)]
    pub(crate) lesson: Option<Page>,
    #[arg(long, value_enum, default_value_t = Form::Text, conflicts_with = "lesson")]
    pub(crate) to: Form,
    #[command(flatten)]
    pub(crate) flags: PlayerFlags,
    #[command(flatten)]
    pub(crate) data: Data,
}
