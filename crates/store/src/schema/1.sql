-- Version 1. A released version never changes; new tables and columns go into the next one.
-- Times are seconds since 1970, durations milliseconds; steps and sheets are words.

CREATE TABLE meta (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- The identity of this file, which distinguishes its changes to a game from those of other files.
INSERT INTO meta VALUES ('store', lower(hex(randomblob(16))));

CREATE TABLE game (
    id       INTEGER PRIMARY KEY AUTOINCREMENT, -- never used again after a game is deleted
    key      TEXT NOT NULL UNIQUE,              -- 32 hexadecimal digits, the same in every file
    version  INTEGER NOT NULL,                  -- counts every change, so that two programs notice each other
    givens   TEXT NOT NULL,
    title    TEXT,
    author   TEXT,
    level    TEXT,
    source   TEXT,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL,
    checking TEXT NOT NULL,
    cleaning INTEGER NOT NULL,
    elapsed  INTEGER NOT NULL,
    done     INTEGER NOT NULL,                  -- how many steps are done; the others were undone
    empty    INTEGER NOT NULL,                  -- how many cells have no digit
    finished INTEGER,                           -- when it was won first
    day      TEXT,                              -- the player's date then
    took     INTEGER                            -- how long it had been played then
) STRICT;
CREATE INDEX game_changed ON game (changed);
CREATE INDEX game_givens ON game (givens);

CREATE TABLE step (
    game    INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    number  INTEGER NOT NULL,
    changes TEXT NOT NULL,                      -- r1c1 m45 > 4; r1c2 m4 >
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE savepoint (
    game   INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    number INTEGER NOT NULL,
    name   TEXT NOT NULL,
    sheet  TEXT NOT NULL,                       -- r1c1 4; r1c2 m45
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE hint (
    game  INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    kind  TEXT NOT NULL,                        -- a technique, or 'mending' on rung 0
    rung  INTEGER NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (game, kind, rung)
) STRICT, WITHOUT ROWID;

-- How often each file has changed a game. This shows whether one state came from another.
CREATE TABLE edit (
    game  INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    store TEXT NOT NULL,
    count INTEGER NOT NULL,
    PRIMARY KEY (game, store)
) STRICT, WITHOUT ROWID;

CREATE TABLE collection (
    id      INTEGER PRIMARY KEY,
    name    TEXT NOT NULL UNIQUE,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE puzzle (
    id         INTEGER PRIMARY KEY,             -- in the order they were read
    collection INTEGER NOT NULL REFERENCES collection ON DELETE CASCADE,
    givens     TEXT NOT NULL,
    title      TEXT,
    author     TEXT,
    level      TEXT,
    comment    TEXT,
    solution   TEXT,                            -- as its source claims
    UNIQUE (collection, givens)
) STRICT;
-- Finds the next puzzle of a collection without sorting all of it.
CREATE INDEX puzzle_collection ON puzzle (collection);
