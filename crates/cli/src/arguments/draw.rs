//! The arguments of `novena draw`.

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, ValueEnum};
use novena_draw::{Theme, png};

use super::{Input, Output, TechniqueChoice, positive};

#[derive(Args)]
pub(crate) struct Draw {
    #[command(flatten)]
    pub(crate) input: Input,
    #[arg(long, conflicts_with = "step")]
    pub(crate) hint: bool,
    #[arg(long, value_parser = positive)]
    pub(crate) step: Option<u64>,
    #[arg(long)]
    pub(crate) candidates: bool,
    #[command(flatten)]
    pub(crate) choice: TechniqueChoice,
    /// The title. The field is not called `title`, because `novena book` has an argument with that
    /// ID and a different description.
    #[arg(long = "title")]
    pub(crate) heading: Option<String>,
    #[arg(long)]
    pub(crate) labels: bool,
    /// The colours. The field is not called `theme`, because the player has an argument with that
    /// ID and different values.
    #[arg(long = "theme", value_parser = themes(), default_value = "auto")]
    pub(crate) colours: Theme,
    #[arg(long, value_parser = size, default_value = "1000")]
    pub(crate) size: u32,
    #[arg(long, value_enum)]
    pub(crate) to: Option<Picture>,
    #[command(flatten)]
    pub(crate) output: Output,
}

/// The file format of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Picture {
    Svg,
    Png,
    Pdf,
}

fn themes() -> impl TypedValueParser<Value = Theme> {
    PossibleValuesParser::new(Theme::ALL.map(Theme::id))
        .try_map(|id| Theme::from_id(&id).ok_or("no theme has this name"))
}

fn size(text: &str) -> Result<u32, String> {
    let number = text
        .parse()
        .ok()
        .filter(|number| (16..=png::MOST_PIXELS / 2).contains(number));
    number.ok_or_else(|| format!("16 … {}", png::MOST_PIXELS / 2))
}
