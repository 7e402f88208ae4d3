//! The settings of a player, each by itself.

use novena_saves::{Setting, Settings};
use rusqlite::{Connection, params};

use crate::change::NEXT;
use crate::{Result, Store, StoreError};

impl Store {
    /// The settings as a JSON object, if there are any.
    pub fn settings(&self) -> Result<Option<String>> {
        let settings = read(&self.connection)?;
        Ok((!settings.0.is_empty()).then(|| settings.to_json()))
    }

    /// Makes the settings those of a JSON object.
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

/// All settings, those taken back among them.
pub(crate) fn read(connection: &Connection) -> Result<Settings> {
    let mut query = connection.prepare_cached("SELECT name, value, count, store FROM setting")?;
    let mut rows = query.query([])?;
    let mut settings = Settings::default();
    while let Some(row) = rows.next()? {
        let value: Option<String> = row.get(1)?;
        let setting = Setting {
            value: value.and_then(|text| text.parse().ok()),
            count: row.get(2)?,
            library: row.get(3)?,
        };
        settings.0.insert(row.get(0)?, setting);
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
