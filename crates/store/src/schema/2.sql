-- Version 2. A released file is never changed: what is new goes into the next one.

-- The ids that senders gave to their moves, so that a move that is sent again is not made again.
-- Rows are only added at the end and dropped at the beginning; a game has at most 256, and
-- looking through them costs less than keeping an index of them up to date.
CREATE TABLE move_id (
    game   INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    number INTEGER NOT NULL,                    -- counts the moves of this game that had an id
    id     TEXT NOT NULL,                       -- 1 to 64 visible ASCII characters
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
