# Words that sentences are made of, in English: how cells and houses are named, and levels.
# The other locales have the same keys.

## Words
# The end of a list, and what comes before it.
word-and = { $first } and { $last }
word-or = { $first } or { $last }
# The end of a list after "cannot".
word-nor = { $first } or { $last }
word-comma = { $first }, { $next }
# The end of a list whose parts are lists.
word-comma-and = { $first }, and { $last }

# A cell to be read aloud, and after prepositions; $place is first, or later in a list.
word-cell = row { $row } column { $column }
word-in-cell = { $place ->
    [later] { word-cell }
   *[first] in { word-cell }
}
word-of-cell = { $place ->
    [later] { word-cell }
   *[first] of { word-cell }
}
# Cells in their short names after prepositions: "in r1c1 and r1c5".
word-in-cells = in { $cells }
word-of-cells = of { $cells }
word-the-digit = { $digit }
word-candidate = { $digit } { $in-cells }
word-placed = { $digits } { $in-cells }
word-removed = { $digits } from { $cells }
# What keeps a digit out of a part of a house: "in row 1 (r1c7)".
word-blocked = { $place ->
    [later] { $house } ({ $cell })
   *[first] { $in-house } ({ $cell })
}
# The digits that a house has already.
word-taken = { $house } has { $digits }
# A digit in a cell, or in one of several, as a clause.
word-is = { $cells } is { $digit }
word-is-not = { $cells } is not { $digit }
word-is-in = { $digit } is { $in-cells }
word-is-not-in = { $digit } is not { $in-cells }
# A petal of a death blossom: without the digit of the stem, its cells hold all their others.
word-petal = If it is { $digit }, { $letter } ({ $set }) cannot be { $digit } and must { $set-count ->
    [one] be { $digits }.
   *[other] hold { $digits }.
}
# The cells of a set and their digits.
word-set-each = { $cells } ({ $digits })
# Houses of one kind, alone and after prepositions. $place is first, or later where houses of
# another kind come before: "in row 2 and box 3".
word-row = { $count ->
    [one] row { $numbers }
   *[other] rows { $numbers }
}
word-column = { $count ->
    [one] column { $numbers }
   *[other] columns { $numbers }
}
word-box = { $count ->
    [one] box { $numbers }
   *[other] boxes { $numbers }
}
word-in-row = { $place ->
    [later] { word-row }
   *[first] in { word-row }
}
word-in-column = { $place ->
    [later] { word-column }
   *[first] in { word-column }
}
word-in-box = { $place ->
    [later] { word-box }
   *[first] in { word-box }
}
word-of-row = { $place ->
    [later] { word-row }
   *[first] of { word-row }
}
word-of-column = { $place ->
    [later] { word-column }
   *[first] of { word-column }
}
word-of-box = { $place ->
    [later] { word-box }
   *[first] of { word-box }
}

## Levels
level-easy = easy
level-medium = medium
level-hard = hard
level-unfair = unfair
level-extreme = extreme
