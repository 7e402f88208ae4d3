use std::path::PathBuf;

use clap::Args;
use novena_formats::Format;

use super::{Output, formats};

#[derive(Args)]
pub(crate) struct Scan {
    #[arg(required = true)]
    pub(crate) photos: Vec<PathBuf>,
    #[arg(long, value_parser = formats(|_| true))]
    pub(crate) to: Option<Format>,
    #[arg(long)]
    pub(crate) givens_only: bool,
    #[arg(long)]
    pub(crate) show: Option<PathBuf>,
    #[command(flatten)]
    pub(crate) output: Output,
}
