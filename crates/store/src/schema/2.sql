-- Version 2. A released version never changes; new tables and columns go into the next one.

-- The ids that senders gave to their moves, so that a repeated move is made only once.
-- Ids are kept for at least the last 256 changes of a game. The id is part of the key, so that
-- finding and adding one touches a single page: numbering them instead, with an index on the id,
-- took 60 µs of processor time per move, a tenth of all that a move costs the server.
CREATE TABLE move_id (
    game    INTEGER NOT NULL REFERENCES game ON DELETE CASCADE,
    id      TEXT NOT NULL,                      -- 1 to 64 visible ASCII characters
    version INTEGER NOT NULL,                   -- the version of the game that the move made
    PRIMARY KEY (game, id)
) STRICT, WITHOUT ROWID;
