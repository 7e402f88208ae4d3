//! The versions of the database, and the migrations between them.

use rusqlite::{Connection, TransactionBehavior};

use crate::Result;

/// The migrations from each version to the next, beginning with an empty file.
pub(crate) const MIGRATIONS: &[&str] = &[
    include_str!("schema/1.sql"),
    include_str!("schema/2.sql"),
    include_str!("schema/3.sql"),
    include_str!("schema/4.sql"),
    include_str!("schema/5.sql"),
];

/// Marks a database as ours in its header: "Nove".
pub(crate) const APPLICATION: i64 = 0x4e6f_7665;

/// The tables that store games, each with the first version that has it.
pub(crate) const GAME_TABLES: [(usize, &str); 11] = [
    (1, "meta"),
    (1, "game"),
    (1, "step"),
    (1, "savepoint"),
    (1, "hint"),
    (1, "edit"),
    (2, "move_id"),
    (3, "damaged_game"),
    (4, "deleted_game"),
    (4, "deleted_edit"),
    (4, "setting"),
];

/// Migrates the file to the newest version, atomically.
///
/// If another program is migrating the file, we wait until it has finished. An up-to-date file is
/// only read, so opening it does not need a write lock.
pub(crate) fn migrate(connection: &mut Connection, migrations: &[&str]) -> Result<()> {
    if version(connection)? == migrations.len() {
        return Ok(());
    }
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let version = version(&transaction)?;
    let missing = migrations.get(version..).unwrap_or_default();
    for migration in missing {
        transaction.execute_batch(migration)?;
    }
    if !missing.is_empty() {
        transaction.pragma_update(None, "application_id", APPLICATION)?;
        transaction.pragma_update(None, "user_version", migrations.len())?;
    }
    Ok(transaction.commit()?)
}

/// The version of a file; 0 if it is new.
pub(crate) fn version(connection: &Connection) -> rusqlite::Result<usize> {
    connection.pragma_query_value(None, "user_version", |row| row.get(0))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_version_leads_to_the_next_one() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, MIGRATIONS).unwrap();
        let count = MIGRATIONS.len();
        assert_eq!(version(&connection).unwrap(), count);

        let mut longer = MIGRATIONS.to_vec();
        longer.extend(["CREATE TABLE next (id)", "INSERT INTO next VALUES (7)"]);
        migrate(&mut connection, &longer).unwrap();
        assert_eq!(version(&connection).unwrap(), count + 2);
        let sum = "SELECT sum(id) FROM next";
        assert_eq!(connection.query_one(sum, [], |row| row.get(0)), Ok(7));

        migrate(&mut connection, &longer).unwrap();
        assert_eq!(connection.query_one(sum, [], |row| row.get(0)), Ok(7));
    }

    #[test]
    fn a_migration_that_fails_changes_nothing() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection, MIGRATIONS).unwrap();
        let mut longer = MIGRATIONS.to_vec();
        longer.extend(["CREATE TABLE next (id)", "this is not SQL"]);
        assert!(migrate(&mut connection, &longer).is_err());
        assert_eq!(version(&connection).unwrap(), MIGRATIONS.len());
        assert!(connection.execute_batch("SELECT * FROM next").is_err());
    }
}
