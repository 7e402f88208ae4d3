
# Errors: error-ID.
error-in-field = { $field }: { $said }
error-not-json = This is not JSON: { $reason }.
error-unfit = { $reason }
error-unknown-op = There is no operation { $op }; the operations are { $known }.
error-unknown-version = Version { $found } of the protocol is not known; this is version { $known }.
error-too-much = { $found } is too much: { $limit } can be at most { $most }.
error-too-long-a-search = The search was stopped: { $limit } can be at most { $most }.
error-not-found = No such puzzle found yet; the search can continue.
error-no-such-record = There is no record { $choose }; there are { $count }.
error-damaged = This is not a valid Novena game: { $reason }.
error-not-an-exercise = This is not the position of an exercise: it must have one solution and agree with it.
error-unreadable-link = This link is damaged.
error-too-long-for-qr = The text is too long for a QR code.
error-one-of = Expected one of { $expected }.
error-internal = An internal error occurred; please report it.
error-stopped = The search was stopped because it took too long.

# The savepoint that a game to practise in begins with.
practice-savepoint = Start

# A digit that is more than once in a house.
digit-repeats = { $count ->
    [2] Two { $digit }s { $in-house }
   *[other] { $count } times { $digit } { $in-house }
}
