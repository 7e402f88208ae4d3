//! The arguments of `play` and `games`.

use std::path::PathBuf;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Args, Subcommand};
use novena_formats::Format;
use novena_player::{Background, Preset};
use novena_store::GameId;
use novena_techniques::Level;

use super::{Form, Output, formats, level_named};

#[derive(Args)]
pub(crate) struct Play {
    pub(crate) file: Option<PathBuf>,
    #[arg(long, value_parser = formats(|_| true), requires = "file")]
    pub(crate) from: Option<Format>,
    #[arg(long, value_parser = level_named, conflicts_with = "file")]
    pub(crate) level: Option<Level>,
    #[arg(long, conflicts_with = "file")]
    pub(crate) daily: bool,
    #[command(flatten)]
    pub(crate) flags: PlayerFlags,
    #[command(flatten)]
    pub(crate) data: Data,
}

/// The options that control the appearance and input of the terminal player.
#[derive(Args)]
pub(crate) struct PlayerFlags {
    #[arg(long, value_parser = presets())]
    pub(crate) keys: Option<Preset>,
    #[arg(long, value_parser = nine_signs)]
    pub(crate) shift_row: Option<String>,
    #[arg(long, value_parser = backgrounds())]
    pub(crate) theme: Option<Background>,
    #[arg(long)]
    pub(crate) ascii: bool,
    #[arg(long)]
    pub(crate) no_mouse: bool,
    #[arg(long)]
    pub(crate) no_timer: bool,
}

/// The folder of saved games.
#[derive(Args)]
pub(crate) struct Data {
    #[arg(long)]
    pub(crate) data: Option<PathBuf>,
}

/// The arguments of `novena games`.
#[derive(Args)]
pub(crate) struct Games {
    #[command(subcommand)]
    pub(crate) action: Option<GamesAction>,
    #[command(flatten)]
    pub(crate) data: GlobalData,
}

/// The folder that contains the saved games. This option is accepted anywhere on the command line.
#[derive(Args)]
pub(crate) struct GlobalData {
    #[arg(long, global = true)]
    pub(crate) data: Option<PathBuf>,
}

#[derive(Subcommand)]
pub(crate) enum GamesAction {
    List(List),
    Resume(Resume),
    Export(Export),
    Import(Import),
    Delete(Delete),
}

#[derive(Args)]
pub(crate) struct List {
    #[arg(long, value_enum, default_value_t = Form::Text)]
    pub(crate) to: Form,
}

#[derive(Args)]
pub(crate) struct Resume {
    #[arg(value_parser = game_numbered)]
    pub(crate) game: GameId,
    #[command(flatten)]
    pub(crate) flags: PlayerFlags,
}

#[derive(Args)]
pub(crate) struct Export {
    #[command(flatten)]
    pub(crate) output: Output,
}

#[derive(Args)]
pub(crate) struct Import {
    pub(crate) export: PathBuf,
}

#[derive(Args)]
pub(crate) struct Delete {
    #[arg(required = true, value_parser = game_numbered)]
    pub(crate) games: Vec<GameId>,
}

fn presets() -> impl TypedValueParser<Value = Preset> {
    let known = || Preset::ALL.iter().copied();
    PossibleValuesParser::new(known().map(Preset::id)).try_map(move |id| {
        known()
            .find(|preset| preset.id() == id)
            .ok_or("no keys have this name")
    })
}

fn backgrounds() -> impl TypedValueParser<Value = Background> {
    PossibleValuesParser::new(Background::ALL.map(Background::id)).try_map(|id| {
        Background::ALL
            .into_iter()
            .find(|background| background.id() == id)
            .ok_or("no background has this name")
    })
}

fn game_numbered(text: &str) -> Result<GameId, String> {
    text.parse().map_err(|_| "1, 2, 3 …".to_owned())
}

/// Parses the nine characters typed with Shift+1 to Shift+9.
pub(crate) fn nine_signs(text: &str) -> Result<String, String> {
    let is_sign = |sign: char| !sign.is_alphanumeric() && !sign.is_whitespace();
    if text.chars().count() == 9 && text.chars().all(is_sign) {
        Ok(text.to_owned())
    } else {
        Err("!@#$%^&*(".to_owned())
    }
}
