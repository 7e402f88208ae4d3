-- Version 5. A released file is never changed: what is new goes into the next one.

-- How long the game had been played when a step was made; nothing where that is unknown.
ALTER TABLE step ADD COLUMN at INTEGER;

-- How many steps were taken back.
ALTER TABLE game ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
