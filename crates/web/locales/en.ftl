# What the server says when it refuses something: error-ID.
error-internal = Something went wrong in the program itself. The server goes on.
error-busy = The server has too much to do just now. Try again in a moment.
error-too-long = That took too long and was given up.
error-not-found = There is nothing here by that name.
error-wrong-method = This cannot be asked for in this way; the header Allow says how.
error-not-json-type = Expected JSON: send it with “Content-Type: application/json”.
error-not-utf8 = The text is not UTF-8.
error-slow-body = The request came too slowly and was given up.
error-broken-body = The request broke off.
error-too-large = The request is too large; at most { $most } bytes are read.
error-no-host = The request must name one host.
error-foreign-host = This server does not go by that name. Use localhost or its number.
error-cross-site = Calls from other sites are not answered.
error-too-often = Too many calls from one place. Wait a moment.
error-no-token = This needs the token: open the link that the server printed when it started.
error-not-json = That is not JSON: { $reason }.
error-unfit = Some value is missing or not what belongs there: { $reason }.
error-too-long-for-qr = The text is too long for a QR code.

# What is wrong with the games that are kept: store-ID.
store-folder = { $path } cannot be used: { $reason }
store-newer = { $path } is of version { $found }, and this program knows versions up to { $known }
store-foreign = { $path } is a database of another program
store-damaged-in-use = { $path } is damaged, and another program has it open
store-damaged = the file with the games is damaged
store-busy = another program is writing to the file with the games
store-full = there is no room left on the disk
store-not-writable = the file with the games may only be read
store-database = the database says: { $reason }
store-no-such-game = There is no game { $game }.
store-changed-elsewhere = Game { $game } was changed elsewhere meanwhile; this is how it stands now.
store-damaged-game = the { $part } of game { $game } do not make sense
store-refused = the move is not allowed: { $refusal }
store-no-such-collection = there is no collection “{ $name }”
store-no-name = a collection needs a name
store-not-an-export = That is no file that Novena has exported.
store-newer-export = The export is of version { $found }, and this program knows versions up to { $known }.
store-bad-export = The export is broken in line { $line }, column { $column }: { $reason }. Nothing was taken from it.
store-stream = { $reason }

# The window of the lund lab: lund-ID.
lund-no-solution = There is no solution.
lund-odd = Only the digits 1 to 9 can be solved. Something else is in: { $cells }.
lund-cell = Row { $row }, column { $column }
lund-grid = Sudoku grid
lund-ok = OK
lund-ended = The program has ended. Start novena lab lund again.
