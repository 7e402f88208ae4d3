-- Version 5. A released version never changes; new tables and columns go into the next one.

-- The time played when each step was made; null if unknown.
ALTER TABLE step ADD COLUMN at INTEGER;

-- The number of steps taken back.
ALTER TABLE game ADD COLUMN taken_back INTEGER NOT NULL DEFAULT 0;
