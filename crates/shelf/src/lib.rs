#![doc = include_str!("../README.md")]

mod call;
mod game_row;
mod head;
mod replies;
mod shelf_error;
mod turn;

pub use call::call;
pub use game_row::GameRow;
pub use replies::{
    GameLine, GameNumbers, GameReply, Games, ImportBody, LevelStatisticsBody, StatisticsBody,
    StreakBody, level_name,
};
pub use turn::{TurnDecision, TurnKind};
