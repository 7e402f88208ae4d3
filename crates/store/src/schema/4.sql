-- Version 4. A released version never changes; new tables and columns go into the next one.

-- The number of a game's last change, counted over all games, deleted games and settings of the
-- file. A library that has seen everything up to a number requests the later changes. The next
-- number is one above the highest, so that no counter has to be written with every move.
ALTER TABLE game ADD COLUMN change INTEGER NOT NULL DEFAULT 0;
UPDATE game SET change = id;
CREATE UNIQUE INDEX game_change ON game (change);

-- The tombstones of deleted games, which keep them deleted when libraries are merged.
CREATE TABLE deleted_game (
    key     TEXT PRIMARY KEY,
    deleted INTEGER NOT NULL,                   -- when
    change  INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- How often each file had changed a deleted game.
CREATE TABLE deleted_edit (
    key   TEXT NOT NULL REFERENCES deleted_game ON DELETE CASCADE,
    store TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (key, store)
) STRICT, WITHOUT ROWID;

-- Settings one by one. Of two that differ, the one that was changed more often is kept.
CREATE TABLE setting (
    name   TEXT PRIMARY KEY,
    value  TEXT,                                -- JSON; nothing where it was taken back
    count  INTEGER NOT NULL,                    -- how often it was changed, in whichever file
    store  TEXT NOT NULL,                       -- the file that changed it last
    change INTEGER NOT NULL UNIQUE
) STRICT, WITHOUT ROWID;

-- Earlier versions stored them as one text. A text that is not an object was useless.
INSERT INTO setting
SELECT entry.key,
       CASE entry.type
           WHEN 'true' THEN 'true'
           WHEN 'false' THEN 'false'
           WHEN 'text' THEN json_quote(entry.value)
           ELSE CAST(entry.value AS TEXT)
       END,
       1,
       own.value,
       (SELECT ifnull(max(change), 0) FROM game) + row_number() OVER (ORDER BY entry.key)
FROM meta AS old,
     json_each(CASE
         WHEN NOT json_valid(old.value) THEN '{}'
         WHEN json_type(old.value) = 'object' THEN old.value
         ELSE '{}'
     END) AS entry,
     meta AS own
WHERE old.name = 'settings' AND own.name = 'store' AND entry.type <> 'null';
DELETE FROM meta WHERE name = 'settings';
