//! The boards of games, for thumbnails.

use novena_core::Board;
use serde::Serialize;

/// The boards of some games.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Boards {
    /// The boards of the games that exist and are not damaged, in the order of the request.
    pub boards: Vec<BoardLine>,
}

impl Boards {
    /// The maximum number of games in a request. Any further games are ignored.
    pub const MOST: usize = 100;
}

/// The board of a game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct BoardLine {
    /// The game's number in this store.
    pub id: i64,
    /// The digits on the board: 81 characters.
    pub digits: String,
}

impl BoardLine {
    /// The line of this board.
    #[must_use]
    pub fn new(id: i64, board: &Board) -> Self {
        Self {
            id,
            digits: board.to_string(),
        }
    }
}
