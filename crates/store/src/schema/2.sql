-- Version 2. A released file is never changed: what is new goes into the next one.

-- The ids that senders gave to their moves, so that a move that is sent again is not made again.
-- A game has at most 256. Looking through them without the index of UNIQUE was tried: it costs
-- 10 µs more per move than keeping the index up to date.
CREATE TABLE move_id (
    game   INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    number INTEGER NOT NULL,                    -- counts the moves of this game that had an id
    id     TEXT NOT NULL,                       -- 1 to 64 visible ASCII characters
    PRIMARY KEY (game, number),
    UNIQUE (game, id)
) STRICT, WITHOUT ROWID;
