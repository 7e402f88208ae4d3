-- A file of version 1 with a game: one digit, one undone, a savepoint, a hint.
PRAGMA application_id = 0x4e6f7665;
PRAGMA user_version = 1;

CREATE TABLE meta (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE game (
    id INTEGER PRIMARY KEY AUTOINCREMENT, key TEXT NOT NULL UNIQUE, version INTEGER NOT NULL,
    givens TEXT NOT NULL, title TEXT, author TEXT, level TEXT, source TEXT,
    created INTEGER NOT NULL, changed INTEGER NOT NULL, checking TEXT NOT NULL,
    cleaning INTEGER NOT NULL, elapsed INTEGER NOT NULL, done INTEGER NOT NULL,
    empty INTEGER NOT NULL, finished INTEGER, day TEXT, took INTEGER) STRICT;
CREATE INDEX game_changed ON game (changed);
CREATE INDEX game_givens ON game (givens);
CREATE TABLE step (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, number INTEGER NOT NULL,
    changes TEXT NOT NULL, PRIMARY KEY (game, number)) STRICT, WITHOUT ROWID;
CREATE TABLE savepoint (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, number INTEGER NOT NULL,
    name TEXT NOT NULL, sheet TEXT NOT NULL, PRIMARY KEY (game, number)) STRICT, WITHOUT ROWID;
CREATE TABLE hint (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, kind TEXT NOT NULL,
    rung INTEGER NOT NULL, count INTEGER NOT NULL,
    PRIMARY KEY (game, kind, rung)) STRICT, WITHOUT ROWID;
CREATE TABLE edit (
    game INTEGER NOT NULL REFERENCES game ON DELETE CASCADE, store TEXT NOT NULL,
    count INTEGER NOT NULL, PRIMARY KEY (game, store)) STRICT, WITHOUT ROWID;
CREATE TABLE collection (
    id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created INTEGER NOT NULL) STRICT;
CREATE TABLE puzzle (
    id INTEGER PRIMARY KEY, collection INTEGER NOT NULL REFERENCES collection ON DELETE CASCADE,
    givens TEXT NOT NULL, title TEXT, author TEXT, level TEXT, comment TEXT, solution TEXT,
    UNIQUE (collection, givens)) STRICT;
CREATE INDEX puzzle_collection ON puzzle (collection);

INSERT INTO meta VALUES ('store', '00112233445566778899aabbccddeeff');
INSERT INTO game VALUES (
    1, 'ffeeddccbbaa99887766554433221100', 4,
    '..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..',
    'From long ago', NULL, 'easy', 'file old.txt', 100, 200, 'live', 0, 61000, 1, 46,
    NULL, NULL, NULL);
INSERT INTO step VALUES (1, 0, 'r1c1 > 4'), (1, 1, 'r1c1 4 > 8; r1c2 > m45 c3 @ad *4a5b');
INSERT INTO savepoint VALUES (1, 0, 'here', 'r1c1 4');
INSERT INTO hint VALUES (1, 'mending', 0, 2), (1, 'x-wing', 3, 1), (1, 'from-the-future', 1, 1);
INSERT INTO edit VALUES (1, '00112233445566778899aabbccddeeff', 4);
INSERT INTO collection VALUES (1, 'old ones', 50);
INSERT INTO puzzle VALUES (1, 1, '1................................................................................',
    NULL, NULL, NULL, 'one given', NULL);
