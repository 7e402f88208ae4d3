-- Version 3. A released file is never changed: what is new goes into the next one.

-- Damaged games that came with an import: all their rows, as an export has them.
CREATE TABLE damaged_game (
    content TEXT PRIMARY KEY                    -- JSON, the same text for the same game
) STRICT, WITHOUT ROWID;
