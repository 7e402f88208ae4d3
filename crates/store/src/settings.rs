//! A player's settings, row by row, including the course rows.

use novena_saves::{Setting, Settings};
use rusqlite::{Connection, params};

use crate::change::NEXT;
use crate::{Result, Store, StoreError};

impl Store {
    /// The settings as a JSON object, if there are any.
    pub fn settings(&self) -> Result<Option<String>> {
        let settings = read(&self.connection)?;
        Ok(settings.has_settings().then(|| settings.to_json()))
    }

    /// Replaces the settings with those in a JSON object.
    pub fn keep_settings(&mut self, settings: &str) -> Result<()> {
        let own = self.own.clone();
        let transaction = self.writing()?;
        let mut known = read(&transaction)?;
        let changed = known.change(settings, &own);
        let changed = changed.map_err(|error| StoreError::Database {
            reason: error.to_string(),
        })?;
        write(&transaction, &known, &changed)?;
        transaction.commit()
    }
}

/// All settings, including removed ones.
pub(crate) fn read(connection: &Connection) -> Result<Settings> {
    let mut query = connection.prepare_cached("SELECT name, value, count, store FROM setting")?;
    let mut rows = query.query([])?;
    let mut settings = Settings::default();
    while let Some(row) = rows.next()? {
        let name: String = row.get(0)?;
        let text: Option<String> = row.get(1)?;
        let damaged = |text| Settings::damaged_value(&name, text);
        let setting = Setting {
            value: text.and_then(|text| text.parse().ok().or_else(|| damaged(text))),
            count: row.get(2)?,
            library: row.get(3)?,
        };
        settings.0.insert(name, setting);
    }
    Ok(settings)
}

/// Writes the settings with these names.
pub(crate) fn write(connection: &Connection, settings: &Settings, names: &[String]) -> Result<()> {
    let statement = format!(
        "INSERT INTO setting VALUES (?1, ?2, ?3, ?4, {NEXT}) \
         ON CONFLICT (name) DO UPDATE SET value = excluded.value, count = excluded.count, \
         store = excluded.store, change = excluded.change"
    );
    let mut upsert = connection.prepare_cached(&statement)?;
    for name in names {
        let Some(setting) = settings.0.get(name) else {
            continue;
        };
        let value = setting.value.as_ref().map(ToString::to_string);
        upsert.execute(params![name, value, setting.count, setting.library])?;
    }
    Ok(())
}
