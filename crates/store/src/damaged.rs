//! Damaged games: the raw rows of our own, and those that were imported.

use novena_saves::{DamagedGame, RawRow, RawValue};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, params};

use crate::{GameId, Result};

/// The tables that store games, each with the column that contains the game's number.
const TABLES: [(&str, &str); 6] = [
    ("game", "id"),
    ("step", "game"),
    ("savepoint", "game"),
    ("hint", "game"),
    ("edit", "game"),
    ("move_id", "game"),
];

/// Reads all rows of a game, whatever they contain, and lists the tables that cannot be read.
pub(crate) fn read(connection: &Connection, id: GameId, part: &str) -> DamagedGame {
    let mut damaged = DamagedGame {
        part: part.to_owned(),
        ..DamagedGame::default()
    };
    for (table, column) in TABLES {
        let mut rows = Vec::new();
        if read_rows(connection, table, column, id, &mut rows).is_err() {
            damaged.unreadable.push(table.to_owned());
        }
        damaged.tables.insert(table.to_owned(), rows);
    }
    damaged
}

fn read_rows(
    connection: &Connection,
    table: &str,
    column: &str,
    id: GameId,
    rows: &mut Vec<RawRow>,
) -> rusqlite::Result<()> {
    // The plus sign makes SQLite read the whole table, because a search would miss rows in a table
    // whose keys are out of order.
    let query = format!("SELECT * FROM {table} WHERE +{column} = ?1");
    let mut query = connection.prepare(&query)?;
    let names: Vec<String> = query.column_names().map(String::from).collect();
    let mut found = query.query([id.0])?;
    while let Some(row) = found.next()? {
        let mut raw = RawRow::new();
        for (index, name) in names.iter().enumerate() {
            raw.insert(name.clone(), value(row.get_ref(index)?));
        }
        rows.push(raw);
    }
    Ok(())
}

fn value(value: ValueRef<'_>) -> RawValue {
    match value {
        ValueRef::Null => RawValue::Null,
        ValueRef::Integer(number) => RawValue::Integer(number),
        ValueRef::Real(number) => RawValue::Real(number.to_bits()),
        ValueRef::Text(bytes) => RawValue::Text(bytes.to_vec()),
        ValueRef::Blob(bytes) => RawValue::Blob(bytes.to_vec()),
    }
}

/// Stores a damaged game from an export, and returns whether it is new.
pub(crate) fn keep(connection: &Connection, game: &DamagedGame) -> Result<bool> {
    let added = connection
        .prepare_cached("INSERT INTO damaged_game VALUES (?1) ON CONFLICT DO NOTHING")?
        .execute(params![game.to_json()])?;
    Ok(added > 0)
}

/// Wraps stored text that is itself damaged.
fn unknown(content: String) -> DamagedGame {
    let value = RawValue::Text(content.into_bytes());
    let row = RawRow::from([("content".to_owned(), value)]);
    DamagedGame {
        part: "content".to_owned(),
        tables: [("damaged_game".to_owned(), vec![row])].into(),
        unreadable: Vec::new(),
    }
}

/// The damaged games stored by [`keep`].
pub(crate) fn stored(connection: &Connection) -> Result<Vec<DamagedGame>> {
    let mut query = connection.prepare("SELECT content FROM damaged_game")?;
    let rows = query.query_map([], |row| row.get(0))?;
    let mut games = Vec::new();
    for row in rows {
        let content: String = row?;
        games.push(DamagedGame::from_json(&content).unwrap_or_else(|| unknown(content)));
    }
    Ok(games)
}
