//! The settings of a player, as a text that only the front end understands.

use rusqlite::OptionalExtension;

use crate::{Result, Store};

const NAME: &str = "settings";

impl Store {
    /// The settings that were saved last, if any.
    pub fn settings(&self) -> Result<Option<String>> {
        let query = "SELECT value FROM meta WHERE name = ?1";
        let found = self.connection.query_one(query, [NAME], |row| row.get(0));
        Ok(found.optional()?)
    }

    /// Saves settings in place of those before.
    pub fn keep_settings(&mut self, settings: &str) -> Result<()> {
        let transaction = self.writing()?;
        transaction.execute(
            "INSERT INTO meta (name, value) VALUES (?1, ?2) \
             ON CONFLICT (name) DO UPDATE SET value = excluded.value",
            [NAME, settings],
        )?;
        transaction.commit()
    }
}
