# What the server says when it refuses something: error-ID.
error-internal = Something went wrong in the program itself. The server is still running.
error-busy = The server is overloaded. Try again in a moment.
error-too-long = That took too long and was stopped.
error-not-found = There is nothing at this address.
error-wrong-method = This method is not allowed here; see the Allow header.
error-not-json-type = Expected JSON: send it with “Content-Type: application/json”.
error-not-utf8 = The text is not UTF-8.
error-slow-body = The request arrived too slowly and was cancelled.
error-broken-body = The request was cut off.
error-too-large = The request is too large; at most { $most } bytes are read.
error-large-head = The request header is too large; at most { $most } bytes are read.
error-packed-body = The request must not be compressed: send it without “Content-Encoding”.
error-wrong-clock = The clock of the server’s machine is wrong. Set it, and try again.
error-no-host = The request must name one host.
error-foreign-host = This server does not use that host name. Use localhost or its IP address.
error-cross-site = Requests from other sites are refused.
error-too-often = Too many requests from one address. Wait a moment.
error-too-many-waiting = Too many of your requests are already waiting; at most { $most } can wait. Try again in a moment.
error-no-token = This needs the token: open the link that the server printed when it started.
error-unfit = A value is missing or invalid: { $reason }.

# The window of the lund lab: lund-ID.
lund-no-solution = There is no solution.
lund-odd = Only the digits 1 to 9 are allowed. There is something else in: { $cells }.
lund-cell = Row { $row }, column { $column }
lund-grid = Sudoku grid
lund-ok = OK
lund-ended = The program has ended. Start novena lab lund again.
