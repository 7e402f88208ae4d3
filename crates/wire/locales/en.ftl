# What the protocol says besides steps and techniques, which novena-texts tells.

# Errors: error-ID.
error-in-field = { $field }: { $said }
error-not-json = This is not JSON: { $reason }.
error-unfit = { $reason }
error-unknown-op = There is no operation { $op }; there are { $known }.
error-unknown-version = Version { $found } of the protocol is not known; this is version { $known }.
error-too-much = { $found } is too much: { $limit } is { $most } at the most.
error-too-long-a-search = The search was stopped: { $limit } is { $most } at the most.
error-not-found = No such puzzle was found so far; the search can go on.
error-no-puzzle = There is no puzzle in this text: { $reason }.
error-no-such-record = There is no record { $choose }; there are { $count }.
error-damaged = This is no game of ours: { $reason }.
error-unreadable-link = This link is damaged.
error-one-of = Expected one of { $expected }.
error-internal = Something went wrong that should not have; please report it.
error-stopped = The search was stopped because it took too long.

# Moves that cannot be made.
error-nothing-to-undo = There is nothing to undo.
error-nothing-to-redo = There is nothing to do again.
error-no-mistake = Nothing that was written is wrong.
error-no-solution = The givens have no solution.
error-no-such-savepoint = There is no savepoint of this name.
error-no-name = A savepoint needs a name.

# Wishes that nothing meets.
error-empty-range = There is no number of givens from { $least } to { $most }.
error-too-few-givens = { $needed } givens are the fewest with one solution; { $most } are too few.
error-too-few-cells = { $needed } givens are the fewest with one solution; there is room for { $cells }.
error-too-many-givens = { $least } givens do not fit into { $cells } cells.
error-other-count = The pattern has { $cells } cells, which is not the number of givens asked for.
error-not-symmetric = The pattern does not have the symmetry { $symmetry }.
error-empty-lines = Nothing in the pattern tells { $first } from { $second }: swapped, they make a second solution.
error-never-minimal = No minimal puzzle with { $least } givens is known; { $most } are the most.
error-no-such-count = No pattern with the symmetry { $symmetry } has that number of givens.
error-empty-range-of-ratings = A range ends before it begins.
error-level-and-rating = No rating in that range is of that level.
error-unknown-technique = Nothing finds { $technique }.
error-never-hardest = { $technique } is never the hardest step: no path uses it.
error-never-needed = Nobody needs { $technique }: it joins two steps of an easier technique.
error-never-first = Nobody needs { $technique }: wherever it has a step, { $easier } or something easier removes the same.
error-needs-more = { $technique } is needed, but only easier techniques should be enough.
error-needs-harder = { $technique } is needed, but harder than what should be the hardest.

# A cell's name for the ear is put together from these, apart by commas, and the place:
# "empty, marks 4 5, row 3 column 7".
cell-empty = empty
cell-given = given
cell-marks = marks { $marks }
cell-corners = corner marks { $marks }
cell-colours = colours { $marks }
cell-conflict = breaks a rule
cell-wrong = wrong

# Whether all is well.
check-finished = Solved!
check-fine = Everything is right so far.
check-wrong = { $count ->
    [one] One digit is wrong.
   *[other] { $count } digits are wrong.
}
check-lost = No solution is left.

# A puzzle that is being typed in.
enter-conflict = A digit repeats.
enter-none = No solution.
enter-one = Exactly one solution.
enter-several = Several solutions so far.

# Hints that are no step.
hint-fine = Nothing is wrong.
hint-solved = Nothing is left to do: it is solved.
hint-nothing = There is no step that the techniques find.
hint-invalid = The givens break a rule.
hint-no-solution = The givens have no solution.
hint-digit-wrong = One digit can't stay.
hint-digit-wrong-there = One digit can't stay { $in-house }.
hint-mark-missing = A mark is missing.
hint-mark-missing-there = A mark is missing { $in-house }.

# The savepoint that a game to practise in begins with.
practice-savepoint = Start
