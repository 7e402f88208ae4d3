-- Version 3. A released version never changes; new tables and columns go into the next one.

-- Damaged games that came with an import: all their rows, in the form of an export.
CREATE TABLE damaged_game (
    content TEXT PRIMARY KEY                    -- JSON, the same text for the same game
) STRICT, WITHOUT ROWID;
