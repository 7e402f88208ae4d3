# What is said about techniques and steps, in English. The other locales have the same keys.
#
# name-KIND     the technique's name, as in a list
# there-KIND    rung 1 of a hint: that there is one
# where-FAMILY  rung 2: where to look; names the digits or the houses, not the conclusion
# why-FAMILY    rung 3: the whole argument and what follows
#
# KIND is the technique's id, FAMILY the key its kind names for sentences ("fish" for X-Wing,
# Swordfish …). What can stand in braces is what the step's evidence holds, by role:
#
#   digits      $digit             4        2 and 5
#               $digit-or          4        2 or 5
#               $the-digit         the same here; with articles elsewhere: el 2 y el 5
#   cells       $cells             r1c1     r1c1, r1c5 and r3c2
#               $cells-or          r1c1     r1c1, r1c5 or r3c2
#               $in-cells          in r1c1      (other languages join preposition and article
#               $of-cells          of r1c1      where names of cells are spelled out)
#   houses      $base              row 2    rows 2 and 7   rows 2 and 7 and box 3
#               $in-base           in row 2     (the same)
#               $of-base           of row 2
#   candidates  $fin               r1c1 and r1c2 where all are of one digit, else 4 in r1c1 and 5 in r1c2
#   sets        $set               the cells; $set-digits the digits, with their forms
#   links       $link              5r1c1=5r1c9-5r3c9=5r3c4
# Every form has one for the start of a sentence: $in-base-start is "In row 2", $cells-start is
# "Row 1 column 1" where cells are spelled out. (Short names such as r1c1 stay as they are.)
# Every role also has a number for plurals: $digit-count, $cells-count, $base-count …
# A second exhibit of the same role is $set-2, $set-2-digits, $in-house-2, $in-house-2-start …
# From the deductions: $targets the cells changed, $targets-count, $target-digits the digits
# removed or placed, $result as in "4 from r5c3 and r9c8" or "5 in r1c1"; its parts alone are
# $removed and $placed. In a list of deductions digits have their article: "el 4 de r5c3".
#
# Sentences end with a full stop or question mark and start with a capital, a digit or a short
# name of a cell; a sentence that starts with cells takes $cells-start. They stay true where
# candidates were struck by earlier steps: say "5 fits only in r1c1", never "all other cells
# see a 5".

## Words
# The end of a list, and what stands before it.
word-and = { $first } and { $last }
word-or = { $first } or { $last }
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
word-strong-link = { $from }, strong link to { $to }
word-weak-link = { $from }, weak link to { $to }

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

## Any step
# Rung 4: what was done.
apply-placed = Placed { $placed }.
apply-removed = Removed { $removed }.
apply-both = Placed { $placed }. Removed { $removed }.
# What is said where a technique has no sentence, or its step lacks what the sentence needs.
there-any = There is a step: { $name }.
where-any = Look at { $targets }.
why-any = { $name }: { $result }.

## Singles
name-full-house = Full House
there-full-house = There is a full house: a row, column or box with only one open cell.
where-full-house = Look at { $house }.
why-full-house = { $in-house-start }, only { $targets } is still open, and only { $digit } is missing. So { $targets } is { $digit }.

name-hidden-single = Hidden Single
there-hidden-single = There is a hidden single: a digit with only one place left in a row, column or box.
where-hidden-single = Look where { $digit } can go { $in-house }.
why-hidden-single = { $in-house-start }, { $digit } fits only in { $targets }. So { $targets } is { $digit }.

name-naked-single = Naked Single
there-naked-single = There is a naked single: a cell where only one digit is still possible.
where-naked-single = Look at what { $cells } can still hold.
why-naked-single = Every digit but { $digit } is ruled out in { $cells }. So { $cells } is { $digit }.

## Locked candidates and locked sets
name-pointing = Pointing
there-pointing = There are locked candidates: a box where a digit fits only in one row or column.
where-pointing = Look at digit { $digit } { $in-base }.
why-pointing = { $in-base-start }, { $digit } fits only in { $cells }, { $cells-count ->
    [2] both
   *[other] all
} { $in-cover }. One of them takes the { $digit } { $of-cover }, so remove { $result }.

name-claiming = Claiming
there-claiming = There are locked candidates: a row or column where a digit fits only in one box.
where-claiming = Look at digit { $digit } { $in-base }.
why-claiming = { $in-base-start }, { $digit } fits only in { $cells }, { $cells-count ->
    [2] both
   *[other] all
} { $in-cover }. One of them takes the { $digit } { $of-cover }, so remove { $result }.

## Direct deductions

## Naked and hidden sets

## Fish

## Single-digit patterns

## Colours, remote pairs, templates

## Wings

## Unique rectangles, loops and graves

## Sue de Coq and exclusion
