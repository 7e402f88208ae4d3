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
#               $fin-each          always 4 in r1c1 and 4 in r1c2
#   sets        $set               the cells; $set-digits the digits, with their forms
#   links       $link              5r1c1=5r1c9-5r3c9=5r3c4
#                                  5r1c1(r1c12)=7r1c2(r1c12) within an almost locked set
#               $link-all          those of all exhibits of the role, where nobody knows how many;
#                                  $link-all-count is the number of all their links
#               $strong-sign and $weak-sign are " (=)" and " (-)" where chains are written with
#               these signs, and nothing where they are spelled out
# Every form has one for the start of a sentence: $in-base-start is "In row 2", $cells-start is
# "Row 1 column 1" where cells are spelled out. (Short names such as r1c1 stay as they are.)
# Every role also has a number for plurals: $digit-count, $cells-count, $base-count …
# A second exhibit of the same role is $set-2, $set-2-digits, $in-house-2, $in-house-2-start …
# $pivot-all-count tells how many cells all exhibits of the role have together.
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
# Between two digits of an almost locked set: what its cells can hold is one digit too many.
word-strong-link-in-set = { $from }, strong link within { $cells } to { $to }

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
where-any = Look for it: { $name }.
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
name-pointing = Locked Candidates (Pointing)
there-pointing = There are locked candidates: a box where a digit fits only in one row or column.
where-pointing = Look at digit { $digit } { $in-base }.
why-pointing = { $in-base-start }, { $digit } fits only in { $cells }, { $cells-count ->
    [2] both
   *[other] all
} { $in-cover }. One of them takes the { $digit } { $of-cover }, so remove { $result }.

name-claiming = Locked Candidates (Claiming)
there-claiming = There are locked candidates: a row or column where a digit fits only in one box.
where-claiming = Look at digit { $digit } { $in-base }.
why-claiming = { $in-base-start }, { $digit } fits only in { $cells }, { $cells-count ->
    [2] both
   *[other] all
} { $in-cover }. One of them takes the { $digit } { $of-cover }, so remove { $result }.

name-locked-pair = Locked Pair
there-locked-pair = There is a locked pair: two cells where a box and a line cross, with only two digits for both.
name-locked-triple = Locked Triple
there-locked-triple = There is a locked triple: the three cells where a box and a line cross, with only three digits for all of them.
where-locked-set = Look at the cells where { $box } and { $line } cross.
why-locked-set = { $cells-start } hold only { $digit }, as many digits as cells, so they share them out among themselves. These cells lie { $in-line } and { $in-box }, so the rest of both houses cannot have these digits: remove { $result }.

## Direct deductions
name-direct-pointing = Direct Pointing
there-direct-pointing = There is a box that points along a line, and so leaves another box one place for the digit.
where-direct-pointing = Look at digit { $digit } { $in-base }, and then { $in-house }.
why-direct-pointing = { $in-base-start }, { $digit } fits only in { $cells }, { $cells-count ->
    [2] both
   *[other] all
} { $in-cover }. So { $digit } goes nowhere else { $in-cover }, and { $in-house } that leaves only { $targets }. So { $targets } is { $digit }.

name-direct-claiming = Direct Claiming
there-direct-claiming = There is a line that claims its digit in one box, and so leaves a parallel line one place for it.
where-direct-claiming = Look at digit { $digit } { $in-base }, and then { $in-house }.
why-direct-claiming = { $in-base-start }, { $digit } fits only in { $cells }, { $cells-count ->
    [2] both
   *[other] all
} { $in-cover }. So { $digit } goes nowhere else { $in-cover }, and { $in-house } that leaves only { $targets }. So { $targets } is { $digit }.

name-direct-hidden-pair = Direct Hidden Pair
there-direct-hidden-pair = There are two digits that need the same two cells, and so leave another digit one place.
name-direct-hidden-triple = Direct Hidden Triple
there-direct-hidden-triple = There are three digits that need the same three cells, and so leave another digit one place.
where-direct-hidden-set = Look for the places of { $set-digits } { $in-house }.
why-direct-hidden-set = { $in-house-start }, { $set-digits } fit only in { $set }, and take all of these cells. For { $digit } that leaves only { $targets } { $in-house }. So { $targets } is { $digit }.

## Naked and hidden sets
name-naked-pair = Naked Pair
there-naked-pair = There is a naked pair: two cells of a house with only two digits for both.
name-naked-triple = Naked Triple
there-naked-triple = There is a naked triple: three cells of a house with only three digits for all of them.
name-naked-quadruple = Naked Quadruple
there-naked-quadruple = There is a naked quadruple: four cells of a house with only four digits for all of them.
where-naked-set = Look { $in-house } for cells that hold nothing but { $digit }.
why-naked-set = { $cells-start } hold only { $digit }, as many digits as cells, so they share them out among themselves. The rest { $of-house } cannot have these digits: remove { $result }.

name-hidden-pair = Hidden Pair
there-hidden-pair = There is a hidden pair: two digits of a house that fit in the same two cells only.
name-hidden-triple = Hidden Triple
there-hidden-triple = There is a hidden triple: three digits of a house that fit in three cells only.
name-hidden-quadruple = Hidden Quadruple
there-hidden-quadruple = There is a hidden quadruple: four digits of a house that fit in four cells only.
where-hidden-set = Look for the places of { $digit } { $in-house }.
why-hidden-set = { $in-house-start }, { $digit } fit only in { $cells }, as many cells as digits, so they fill all of them. Nothing else has room there: remove { $result }.

## Fish
name-x-wing = X-Wing
there-x-wing = There is an X-Wing: two rows that keep a digit within two columns, or two columns within two rows.
name-swordfish = Swordfish
there-swordfish = There is a swordfish: three rows that keep a digit within three columns, or three columns within three rows.
name-jellyfish = Jellyfish
there-jellyfish = There is a jellyfish: four rows that keep a digit within four columns, or four columns within four rows.
name-squirmbag = Squirmbag
there-squirmbag = There is a squirmbag: five rows that keep a digit within five columns, or five columns within five rows.
name-whale = Whale
there-whale = There is a whale: six rows that keep a digit within six columns, or six columns within six rows.
name-leviathan = Leviathan
there-leviathan = There is a leviathan: seven rows that keep a digit within seven columns, or seven columns within seven rows.
where-fish = Look at digit { $digit } { $in-base }.
why-fish = { $in-base-start }, { $digit } fits only { $in-cover }: in { $cells }. These cells take every { $digit } { $of-cover }, so the rest of them lose it: remove { $result }.

name-finned-x-wing = Finned X-Wing
there-finned-x-wing = There is a finned X-Wing: two lines that keep a digit within two crossing lines, apart from fins in one box.
name-finned-swordfish = Finned Swordfish
there-finned-swordfish = There is a finned swordfish: three lines that keep a digit within three crossing lines, apart from fins in one box.
name-finned-jellyfish = Finned Jellyfish
there-finned-jellyfish = There is a finned jellyfish: four lines that keep a digit within four crossing lines, apart from fins in one box.
name-finned-squirmbag = Finned Squirmbag
there-finned-squirmbag = There is a finned squirmbag: five lines that keep a digit within five crossing lines, apart from fins in one box.
name-finned-whale = Finned Whale
there-finned-whale = There is a finned whale: six lines that keep a digit within six crossing lines, apart from fins in one box.
name-finned-leviathan = Finned Leviathan
there-finned-leviathan = There is a finned leviathan: seven lines that keep a digit within seven crossing lines, apart from fins in one box.
where-finned-fish = Look at digit { $digit } { $in-base }. A fin is in the way, but not everywhere.
why-finned-fish = { $in-base-start }, { $digit } fits only { $in-cover }, apart from { $fin-count ->
    [one] the fin { $fin }
   *[other] the fins { $fin }
}. If no fin is true, { $base } serve all of { $cover }, and the rest of these lose { $digit }. And a fin that is true takes { $digit } from every cell it sees. What loses { $digit } either way cannot hold it: remove { $result }.

name-sashimi-x-wing = Sashimi X-Wing
there-sashimi-x-wing = There is a sashimi X-Wing: a finned X-Wing that would hardly hold together without its fins.
name-sashimi-swordfish = Sashimi Swordfish
there-sashimi-swordfish = There is a sashimi swordfish: a finned swordfish that would hardly hold together without its fins.
name-sashimi-jellyfish = Sashimi Jellyfish
there-sashimi-jellyfish = There is a sashimi jellyfish: a finned jellyfish that would hardly hold together without its fins.
name-sashimi-squirmbag = Sashimi Squirmbag
there-sashimi-squirmbag = There is a sashimi squirmbag: a finned squirmbag that would hardly hold together without its fins.
name-sashimi-whale = Sashimi Whale
there-sashimi-whale = There is a sashimi whale: a finned whale that would hardly hold together without its fins.
name-sashimi-leviathan = Sashimi Leviathan
there-sashimi-leviathan = There is a sashimi leviathan: a finned leviathan that would hardly hold together without its fins.
where-sashimi-fish = Look at digit { $digit } { $in-base }. A corner is missing, and a fin stands beside it.
why-sashimi-fish = { $in-base-start }, { $digit } fits only { $in-cover }, apart from { $fin-count ->
    [one] the fin { $fin }
   *[other] the fins { $fin }
}. If no fin is true, only { $cells } are left { $in-base }, so { $base } serve all of { $cover }, and the rest of these lose { $digit }. And a fin that is true takes { $digit } from every cell it sees. What loses { $digit } either way cannot hold it: remove { $result }.

name-franken-x-wing = Franken X-Wing
there-franken-x-wing = There is a Franken X-Wing: an X-Wing with a box among its houses.
name-franken-swordfish = Franken Swordfish
there-franken-swordfish = There is a Franken swordfish: a swordfish with a box among its houses.
name-franken-jellyfish = Franken Jellyfish
there-franken-jellyfish = There is a Franken jellyfish: a jellyfish with a box among its houses.
name-franken-squirmbag = Franken Squirmbag
there-franken-squirmbag = There is a Franken squirmbag: a squirmbag with a box among its houses.
name-franken-whale = Franken Whale
there-franken-whale = There is a Franken whale: a whale with a box among its houses.
name-franken-leviathan = Franken Leviathan
there-franken-leviathan = There is a Franken leviathan: a leviathan with a box among its houses.
where-franken-fish = Look at digit { $digit } { $in-base }. One of the houses that matter is a box.
why-franken-fish = { $base-start } need { $digit } once each, and it fits there only in { $cells }, all of them { $in-cover }. As { $cover } can take it only once each, every one of them must be served from { $base }, and no place may use up two. So { $digit } can be removed from the rest { $of-cover } and from where two of these cross: remove { $result }.

name-finned-franken-x-wing = Finned Franken X-Wing
there-finned-franken-x-wing = There is a finned Franken X-Wing: an X-Wing with fins, and a box among its houses.
name-finned-franken-swordfish = Finned Franken Swordfish
there-finned-franken-swordfish = There is a finned Franken swordfish: a swordfish with fins, and a box among its houses.
name-finned-franken-jellyfish = Finned Franken Jellyfish
there-finned-franken-jellyfish = There is a finned Franken jellyfish: a jellyfish with fins, and a box among its houses.
name-finned-franken-squirmbag = Finned Franken Squirmbag
there-finned-franken-squirmbag = There is a finned Franken squirmbag: a squirmbag with fins, and a box among its houses.
name-finned-franken-whale = Finned Franken Whale
there-finned-franken-whale = There is a finned Franken whale: a whale with fins, and a box among its houses.
name-finned-franken-leviathan = Finned Franken Leviathan
there-finned-franken-leviathan = There is a finned Franken leviathan: a leviathan with fins, and a box among its houses.
where-finned-franken-fish = Look at digit { $digit } { $in-base }. One of the houses that matter is a box, and fins are in the way, but not everywhere.
why-finned-franken-fish = { $base-start } need { $digit } once each, and { $cover } can take it only once each. { $endo-fin-count ->
    [0] Outside { $cover } { $fin-count ->
        [one] is the fin
       *[other] are the fins
    } { $fin }.
   *[other] { $fin-count ->
        [0] Two bases share the endo { $endo-fin-count ->
            [one] fin
           *[other] fins
        } { $endo-fin }.
       *[other] Outside { $cover } { $fin-count ->
            [one] is the fin
           *[other] are the fins
        } { $fin }, and two bases share the endo { $endo-fin-count ->
            [one] fin
           *[other] fins
        } { $endo-fin }.
    }
} If no fin is true, every one { $of-cover } must be served from { $base }, so the rest of these and the places where two of them cross lose { $digit }. And a fin that is true takes { $digit } from every cell it sees. What loses { $digit } either way cannot hold it: remove { $result }.

name-mutant-x-wing = Mutant X-Wing
there-mutant-x-wing = There is a mutant X-Wing: two houses of any kind that keep a digit within two others.
name-mutant-swordfish = Mutant Swordfish
there-mutant-swordfish = There is a mutant swordfish: three houses of any kind that keep a digit within three others.
name-mutant-jellyfish = Mutant Jellyfish
there-mutant-jellyfish = There is a mutant jellyfish: four houses of any kind that keep a digit within four others.
name-mutant-squirmbag = Mutant Squirmbag
there-mutant-squirmbag = There is a mutant squirmbag: five houses of any kind that keep a digit within five others.
name-mutant-whale = Mutant Whale
there-mutant-whale = There is a mutant whale: six houses of any kind that keep a digit within six others.
name-mutant-leviathan = Mutant Leviathan
there-mutant-leviathan = There is a mutant leviathan: seven houses of any kind that keep a digit within seven others.
where-mutant-fish = Look at digit { $digit } { $in-base }. Rows, columns and boxes all count.
why-mutant-fish = { $base-start } need { $digit } once each, and it fits there only in { $cells }, all of them { $in-cover }. As { $cover } can take it only once each, every one of them must be served from { $base }, and no place may use up two. So { $digit } can be removed from the rest { $of-cover } and from where two of these cross: remove { $result }.

name-finned-mutant-x-wing = Finned Mutant X-Wing
there-finned-mutant-x-wing = There is a finned mutant X-Wing: two houses of any kind that keep a digit within two others, apart from fins.
name-finned-mutant-swordfish = Finned Mutant Swordfish
there-finned-mutant-swordfish = There is a finned mutant swordfish: three houses of any kind that keep a digit within three others, apart from fins.
name-finned-mutant-jellyfish = Finned Mutant Jellyfish
there-finned-mutant-jellyfish = There is a finned mutant jellyfish: four houses of any kind that keep a digit within four others, apart from fins.
name-finned-mutant-squirmbag = Finned Mutant Squirmbag
there-finned-mutant-squirmbag = There is a finned mutant squirmbag: five houses of any kind that keep a digit within five others, apart from fins.
name-finned-mutant-whale = Finned Mutant Whale
there-finned-mutant-whale = There is a finned mutant whale: six houses of any kind that keep a digit within six others, apart from fins.
name-finned-mutant-leviathan = Finned Mutant Leviathan
there-finned-mutant-leviathan = There is a finned mutant leviathan: seven houses of any kind that keep a digit within seven others, apart from fins.
where-finned-mutant-fish = Look at digit { $digit } { $in-base }. Rows, columns and boxes all count, and fins are in the way, but not everywhere.
why-finned-mutant-fish = { $base-start } need { $digit } once each, and { $cover } can take it only once each. { $endo-fin-count ->
    [0] Outside { $cover } { $fin-count ->
        [one] is the fin
       *[other] are the fins
    } { $fin }.
   *[other] { $fin-count ->
        [0] Two bases share the endo { $endo-fin-count ->
            [one] fin
           *[other] fins
        } { $endo-fin }.
       *[other] Outside { $cover } { $fin-count ->
            [one] is the fin
           *[other] are the fins
        } { $fin }, and two bases share the endo { $endo-fin-count ->
            [one] fin
           *[other] fins
        } { $endo-fin }.
    }
} If no fin is true, every one { $of-cover } must be served from { $base }, so the rest of these and the places where two of them cross lose { $digit }. And a fin that is true takes { $digit } from every cell it sees. What loses { $digit } either way cannot hold it: remove { $result }.

name-siamese-finned-x-wing = Siamese Finned X-Wing
there-siamese-finned-x-wing = There is a siamese finned X-Wing: two X-Wings with fins that have the same bases.
name-siamese-sashimi-x-wing = Siamese Sashimi X-Wing
there-siamese-sashimi-x-wing = There is a siamese sashimi X-Wing: two X-Wings with fins that have the same bases.
name-siamese-finned-franken-x-wing = Siamese Finned Franken X-Wing
there-siamese-finned-franken-x-wing = There is a siamese finned Franken X-Wing: two X-Wings with fins that have the same bases.
name-siamese-finned-mutant-x-wing = Siamese Finned Mutant X-Wing
there-siamese-finned-mutant-x-wing = There is a siamese finned mutant X-Wing: two X-Wings with fins that have the same bases.
name-siamese-finned-swordfish = Siamese Finned Swordfish
there-siamese-finned-swordfish = There is a siamese finned swordfish: two swordfish with fins that have the same bases.
name-siamese-sashimi-swordfish = Siamese Sashimi Swordfish
there-siamese-sashimi-swordfish = There is a siamese sashimi swordfish: two swordfish with fins that have the same bases.
name-siamese-finned-franken-swordfish = Siamese Finned Franken Swordfish
there-siamese-finned-franken-swordfish = There is a siamese finned Franken swordfish: two swordfish with fins that have the same bases.
name-siamese-finned-mutant-swordfish = Siamese Finned Mutant Swordfish
there-siamese-finned-mutant-swordfish = There is a siamese finned mutant swordfish: two swordfish with fins that have the same bases.
name-siamese-finned-jellyfish = Siamese Finned Jellyfish
there-siamese-finned-jellyfish = There is a siamese finned jellyfish: two jellyfish with fins that have the same bases.
name-siamese-sashimi-jellyfish = Siamese Sashimi Jellyfish
there-siamese-sashimi-jellyfish = There is a siamese sashimi jellyfish: two jellyfish with fins that have the same bases.
name-siamese-finned-franken-jellyfish = Siamese Finned Franken Jellyfish
there-siamese-finned-franken-jellyfish = There is a siamese finned Franken jellyfish: two jellyfish with fins that have the same bases.
name-siamese-finned-mutant-jellyfish = Siamese Finned Mutant Jellyfish
there-siamese-finned-mutant-jellyfish = There is a siamese finned mutant jellyfish: two jellyfish with fins that have the same bases.
where-siamese-fish = Look at digit { $digit } { $in-base }. Its places there can be covered in two ways.
why-siamese-fish = { $base-start } need { $digit } once each. Take { $cover } to cover their places, and these fins are left over: { $endo-fin-count ->
    [0] { $fin }
   *[other] { $fin-count ->
        [0] { $endo-fin } in two bases
       *[other] { $fin } outside and { $endo-fin } in two bases
    }
}. Take { $second-cover } instead, and the fins are: { $endo-fin-2-count ->
    [0] { $fin-2 }
   *[other] { $fin-2-count ->
        [0] { $endo-fin-2 } in two bases
       *[other] { $fin-2 } outside and { $endo-fin-2 } in two bases
    }
}. In both ways either a fin is true and takes { $digit } from every cell it sees, or no fin is, and the covers lose { $digit } outside { $base }. What loses { $digit } however the fins of one way turn out cannot hold it: remove { $result }.

## Single-digit patterns
name-skyscraper = Skyscraper
there-skyscraper = There is a skyscraper: two parallel lines with two places each for a digit, standing on common ground.
where-skyscraper = Look at digit { $digit } { $in-house } and { $in-house-2 }.
why-skyscraper = { $in-house-start }, { $digit } has only two places, and so it has { $in-house-2 }. One place of each lies { $in-line }: { $cells }. They cannot both be { $digit }, so at least one of the other two is, { $pincer }. A cell that sees both of these cannot be { $digit }. That removes { $result }.

name-two-string-kite = 2-String Kite
there-two-string-kite = There is a two-string kite: a row and a column with two places each for a digit, tied together in a box.
where-two-string-kite = Look at digit { $digit } { $in-house } and { $in-house-2 }.
why-two-string-kite = { $in-house-start }, { $digit } has only two places, and so it has { $in-house-2 }. One place of each lies { $in-box }: { $cells }. They cannot both be { $digit }, so at least one of the other two is, { $pincer }. A cell that sees both of these cannot be { $digit }. That removes { $result }.

name-turbot-fish = Turbot Fish
there-turbot-fish = There is a turbot fish: two houses with two places each for a digit, and one place of each sees the other.
where-turbot-fish = Look at digit { $digit } { $in-house } and { $in-house-2 }.
why-turbot-fish = { $in-house-start }, { $digit } has only two places, and so it has { $in-house-2 }. One place of each sees the other: { $cells }. They cannot both be { $digit }, so at least one of the other two is, { $pincer }. A cell that sees both of these cannot be { $digit }. That removes { $result }.

name-empty-rectangle = Empty Rectangle
there-empty-rectangle = There is an empty rectangle: a box where a digit fits only along one row and one column.
where-empty-rectangle = Look at digit { $digit } { $in-box }, and then { $in-house }.
why-empty-rectangle = { $in-box-start }, { $digit } fits only { $in-line } or { $in-line-2 }. Suppose { $targets } were { $digit }: then the { $digit } { $of-box } could not be { $in-line-2 }, so it would be { $in-line }. { $in-house-start }, where { $digit } has only two places, that would leave { $pincer }, which sees { $targets }. That cannot be. So remove { $result }.

name-dual-two-string-kite = Dual 2-String Kite
there-dual-two-string-kite = There is a dual two-string kite: two kites tied together in the same two cells of a box.
where-dual-two-string-kite = Look at { $cells } { $in-box }, and where { $digit } can go in their rows and columns.
why-dual-two-string-kite = { $cells-start } share { $box }, so they cannot both hold the same digit, and two kites meet there. One has its strings { $in-house }: at least one of its free ends, { $pincer }, holds the digit. The other has them { $in-house-2 }: at least one of { $pincer-2 } does. A cell that sees both free ends of a kite cannot hold its digit. That removes { $result }.

name-dual-empty-rectangle = Dual Empty Rectangle
there-dual-empty-rectangle = There is a dual empty rectangle: a box where a digit forms two empty rectangles at once.
where-dual-empty-rectangle = Look at digit { $digit } { $in-box }, and then { $in-house } and { $in-house-2 }.
why-dual-empty-rectangle = { $in-box-start }, { $digit } fits only in { $cells }. First: if it is not { $in-line-2 }, it is { $in-line }, and then { $in-house } only { $pincer } is left for { $digit }; so a cell { $in-line-2 } that sees { $pincer } cannot be { $digit }. Second: if it is not { $in-line-4 }, it is { $in-line-3 }, and then { $in-house-2 } only { $pincer-2 } is left; so a cell { $in-line-4 } that sees { $pincer-2 } cannot be { $digit }. That removes { $result }.

## Colours, remote pairs, templates
name-remote-pair = Remote Pair
there-remote-pair = There is a remote pair: a chain of cells that all hold the same two digits.
where-remote-pair = Look at the cells that hold only { $digit }: { $cells }.
why-remote-pair = { $cells-start } hold only { $digit }, and each of them sees another, so that choosing one digit decides them all. There are just two ways: { $first-colour }, or { $second-colour }. A cell that sees two of them which always differ sees both digits, and can hold neither: remove { $result }.

name-simple-colours-trap = Simple Colours: Trap
there-simple-colours-trap = There is a colour trap: strong links of a digit in two colours, and a cell that sees both.
where-simple-colours-trap = Look at digit { $digit }. Colour its strong links in turn: { $first-colour } against { $second-colour }.
why-simple-colours-trap = Strong links of { $digit } leave two ways: either { $digit } is in { $first-colour }, or it is in { $second-colour }. A cell that sees one cell of each group sees a { $digit } either way, so it cannot be { $digit }. That removes { $result }.

name-simple-colours-wrap = Simple Colours: Wrap
there-simple-colours-wrap = There is a colour wrap: strong links of a digit in two colours, and one colour comes twice in a house.
where-simple-colours-wrap = Look at digit { $digit }. Colour its strong links until they reach { $house }.
why-simple-colours-wrap = Strong links of { $digit } leave two ways: either { $digit } is in { $first-colour }, or it is in { $second-colour }. But the first way would put { $digit } into { $cells } at once, and these share { $house }. So it is the second way, and the first group loses { $digit }. That removes { $result }.

name-multi-colours-1 = Multi-Colours 1
there-multi-colours-1 = There are multi-colours: two groups of strong links of a digit that see each other.
where-multi-colours-1 = Look at digit { $digit }. Colour { $first-colour } against { $second-colour }, and apart from these { $third-colour } against { $fourth-colour }.
why-multi-colours-1 = Strong links leave two ways twice: { $digit } is in { $first-colour } or else in { $second-colour }, and it is in { $third-colour } or else in { $fourth-colour }. Where a colour of one group sees a colour of the other, the two cannot both be true, so one of their opposites is. A cell that sees both these opposites cannot be { $digit }. That removes { $result }.

name-multi-colours-2 = Multi-Colours 2
there-multi-colours-2 = There are multi-colours: a colour that sees both colours of another group of strong links.
where-multi-colours-2 = Look at digit { $digit }. Colour { $third-colour } against { $fourth-colour }, and look for what sees both colours.
why-multi-colours-2 = Strong links leave two ways twice: { $digit } is in { $first-colour } or else in { $second-colour }, and it is in { $third-colour } or else in { $fourth-colour }. But the first way would rule out { $third-colour } and { $fourth-colour } together, for its cells see one of each. So the first way fails. That removes { $result }.

name-template-set = Template Set
there-template-set = There is a digit whose places in the whole grid have something in common, however they are chosen.
where-template-set = Look at digit { $digit }. In how many ways can it stand in every row, column and box at once?
why-template-set = Take every way to put { $digit } into all rows, columns and boxes at once, without the cells that are sure to hold another digit for the same reason. All of these ways have it in { $targets }. So { $targets-count ->
    [one] { $targets } is { $digit }.
   *[other] { $targets } are all { $digit }.
}

name-template-delete = Template Delete
there-template-delete = There is a digit with candidates that fit into no placement of it in the whole grid.
where-template-delete = Look at digit { $digit }. In how many ways can it stand in every row, column and box at once?
why-template-delete = Take every way to put { $digit } into all rows, columns and boxes at once, without the cells that are sure to hold another digit for the same reason. A candidate that is in none of these ways cannot be true. That removes { $result }.

## Wings
name-w-wing = W-Wing
there-w-wing = There is a W-wing: two cells with the same two digits, joined by a strong link.
where-w-wing = Look at { $pincer }, which hold the same two digits, and at { $linked } { $in-house }.
why-w-wing = { $pincer-start } both hold only { $digit }. { $in-house-start }, { $linked } fits only in { $cells }, and each of these sees one of the two. Wherever { $linked } goes there, one of { $pincer } cannot be { $linked } and is { $target-digits }. What sees both of them cannot be { $target-digits }: remove { $result }.

name-xy-wing = XY-Wing
there-xy-wing = There is an XY-wing: a cell with two digits that sees two pincers.
where-xy-wing = Look at { $pivot } and at the cells with two digits that it sees.
why-xy-wing = Whichever of its two digits { $pivot } takes, one of { $pincer } loses that digit and is left with { $target-digits }. So what sees both { $pincer } cannot be { $target-digits }: remove { $result }.

name-xyz-wing = XYZ-Wing
there-xyz-wing = There is an XYZ-wing: a cell with three digits that sees two pincers.
where-xyz-wing = Look at { $pivot } and at the cells with two digits that it sees.
why-xyz-wing = Either { $pivot } is { $target-digits } itself, or it takes one of its other two digits, and one of { $pincer } is left with { $target-digits }. So what sees all three cells cannot be { $target-digits }: remove { $result }.

## Unique rectangles, loops and graves
name-unique-rectangle-1 = Unique Rectangle Type 1
there-unique-rectangle-1 = There is a unique rectangle: only one corner keeps four cells from having two solutions.
where-unique-rectangle-1 = Look at the rectangle { $cells } and the digits { $digit }.
why-unique-rectangle-1 = If { $roof } held one of { $digit } as well, the corners { $cells } would hold nothing but { $digit }, and these could be swapped: the puzzle would have two solutions. It has only one, so { $roof } holds something else. Remove { $result }.

name-unique-rectangle-2 = Unique Rectangle Type 2
there-unique-rectangle-2 = There is a unique rectangle: one extra digit keeps four cells from having two solutions.
where-unique-rectangle-2 = Look at the rectangle { $cells } and the digits { $digit }. Which other digit do { $roof } have?
why-unique-rectangle-2 = Were { $extra } in neither of { $roof }, the corners { $cells } would hold nothing but { $digit }, and these could be swapped: the puzzle would have two solutions. So one of { $roof } is { $extra }, and no cell that sees both can be. Remove { $result }.

name-unique-rectangle-3 = Unique Rectangle Type 3
there-unique-rectangle-3 = There is a unique rectangle whose extra digits make a set with other cells.
where-unique-rectangle-3 = Look at the rectangle { $cells } and the digits { $digit }. What do the extra digits of { $roof } tell you { $in-house }?
why-unique-rectangle-3 = With nothing but { $digit } in the corners { $cells }, these could be swapped and the puzzle would have two solutions. So one of { $roof } holds an extra digit, one of { $extra }. Count the two as one cell with these digits: together with { $set } it uses up { $set-digits } { $in-house }. Remove { $result }.

name-unique-rectangle-4 = Unique Rectangle Type 4
there-unique-rectangle-4 = There is a unique rectangle with a digit that is locked in two of its corners.
where-unique-rectangle-4 = Look at the rectangle { $cells } and the digits { $digit }. Where can { $locked } go { $in-house }?
why-unique-rectangle-4 = { $in-house-start }, { $locked } fits only in { $roof }, so one of them is { $locked }. Were the other one { $target-digits }, the corners { $cells } would hold nothing but { $digit }, and these could be swapped: the puzzle would have two solutions. Remove { $result }.

name-unique-rectangle-5 = Unique Rectangle Type 5
there-unique-rectangle-5 = There is a unique rectangle: one extra digit, not all on one side, keeps four cells from having two solutions.
where-unique-rectangle-5 = Look at the rectangle { $cells } and the digits { $digit }. Which other digit do { $roof } have?
why-unique-rectangle-5 = Were { $extra } in none of { $roof }, the corners { $cells } would hold nothing but { $digit }, and these could be swapped: the puzzle would have two solutions. So one of { $roof } is { $extra }, and no cell that sees them all can be. Remove { $result }.

name-unique-rectangle-6 = Unique Rectangle Type 6
there-unique-rectangle-6 = There is a unique rectangle with an X-Wing in its corners.
where-unique-rectangle-6 = Look at the rectangle { $cells } and the digits { $digit }. Where can { $locked } go { $in-house }?
why-unique-rectangle-6 = { $in-house-start }, { $locked } fits only in the corners { $cells }, so it fills two that lie across. Were these { $roof }, then { $floor } would both be the other one of { $digit }, and the corners could swap their digits: the puzzle would have two solutions. So { $locked } is in { $floor }. Remove { $result }.

name-hidden-rectangle = Hidden Rectangle
there-hidden-rectangle = There is a hidden rectangle: strong links show what one corner cannot be.
where-hidden-rectangle = Look at the rectangle { $cells } and the digits { $digit }. Where can { $locked } go { $in-house }?
why-hidden-rectangle = Suppose { $targets } were { $target-digits }. { $in-house-start }, { $locked } fits only there and in { $pincer }, so these two would be { $locked }. That leaves { $target-digits } for { $floor }, and the corners { $cells } could swap their digits: the puzzle would have two solutions. Remove { $result }.

name-avoidable-rectangle-1 = Avoidable Rectangle Type 1
there-avoidable-rectangle-1 = There is an avoidable rectangle: three digits that were not given, and a fourth that must not complete them.
where-avoidable-rectangle-1 = Look at the rectangle { $cells }. None of its digits is given.
why-avoidable-rectangle-1 = None of { $floor } is given. Were { $roof } to hold { $target-digits }, the corners would hold nothing but { $digit }, and these could be swapped: the puzzle would have two solutions. Remove { $result }.

name-avoidable-rectangle-2 = Avoidable Rectangle Type 2
there-avoidable-rectangle-2 = There is an avoidable rectangle: two digits that were not given, and one extra digit in the other corners.
where-avoidable-rectangle-2 = Look at the rectangle { $cells }. None of its digits is given. Which digits do { $roof } have?
why-avoidable-rectangle-2 = Neither of { $floor } is given. Were { $extra } in neither of { $roof }, the corners would hold nothing but { $digit }, and these could be swapped: the puzzle would have two solutions. So one of { $roof } is { $extra }, and no cell that sees both can be. Remove { $result }.

name-unique-loop-1 = Unique Loop Type 1
there-unique-loop-1 = There is a unique loop: only one cell keeps it from having two solutions.
where-unique-loop-1 = Look at the loop { $cells } and the digits { $digit }.
why-unique-loop-1 = Every row, column and box has two cells of the loop { $cells } or none. If { $roof } held one of { $digit } as well, all of them could swap these two digits, and the puzzle would have two solutions. So { $roof } holds something else. Remove { $result }.

name-unique-loop-2 = Unique Loop Type 2
there-unique-loop-2 = There is a unique loop: one extra digit keeps it from having two solutions.
where-unique-loop-2 = Look at the loop { $cells } and the digits { $digit }. Which other digit do { $roof } have?
why-unique-loop-2 = Every row, column and box has two cells of the loop { $cells } or none. Were { $extra } in none of { $roof }, all of them could swap { $digit }, and the puzzle would have two solutions. So one of { $roof } is { $extra }, and no cell that sees them all can be. Remove { $result }.

name-unique-loop-3 = Unique Loop Type 3
there-unique-loop-3 = There is a unique loop whose extra digits make a set with other cells.
where-unique-loop-3 = Look at the loop { $cells } and the digits { $digit }. What do the extra digits of { $roof } tell you { $in-house }?
why-unique-loop-3 = Every row, column and box has two cells of the loop { $cells } or none. With nothing but { $digit } in it, all of them could swap their digits, and the puzzle would have two solutions. So one of { $roof } holds an extra digit, one of { $extra }. Count the two as one cell with these digits: together with { $set } it uses up { $set-digits } { $in-house }. Remove { $result }.

name-unique-loop-4 = Unique Loop Type 4
there-unique-loop-4 = There is a unique loop with a digit that is locked in two of its cells.
where-unique-loop-4 = Look at the loop { $cells } and the digits { $digit }. Where can { $locked } go { $in-house }?
why-unique-loop-4 = { $in-house-start }, { $locked } fits only in { $roof }, so one of them is { $locked }. Were the other one { $target-digits }, the loop { $cells } would hold nothing but { $digit }. It has two cells or none in every row, column and box, so all of them could swap their digits, and the puzzle would have two solutions. Remove { $result }.

name-bug-plus-one = Bivalue Universal Grave + 1
there-bug-plus-one = There is a bivalue universal grave: one cell keeps the whole board from having two solutions.
where-bug-plus-one = Look at { $roof }: all other open cells have two candidates. What would happen if it had two as well?
why-bug-plus-one = Without { $extra } in { $roof }, every open cell would have two candidates and every digit two places in each house that lacks it. Then every cell could take its other candidate, and the puzzle would have two solutions. So { $roof } holds no digit but { $extra }. Remove { $result }.

name-bug-type-2 = Bivalue Universal Grave Type 2
there-bug-type-2 = There is a bivalue universal grave: one digit keeps the whole board from having two solutions.
where-bug-type-2 = Look at { $roof }: all other open cells have two candidates. Which digit is one too many?
why-bug-type-2 = Without { $extra } in { $roof }, every open cell would have two candidates and every digit two places in each house that lacks it. Then every cell could take its other candidate, and the puzzle would have two solutions. So one of { $roof } is { $extra }, and no cell that sees them all can be. Remove { $result }.

name-bug-type-3 = Bivalue Universal Grave Type 3
there-bug-type-3 = There is a bivalue universal grave whose extra digits make a set with other cells.
where-bug-type-3 = Look at { $roof }: all other open cells have two candidates. What do their extra digits tell you { $in-house }?
why-bug-type-3 = Without { $surplus }, every open cell would have two candidates and every digit two places in each house that lacks it. Then every cell could take its other candidate, and the puzzle would have two solutions. So one of these is true. Count { $roof } as one cell with the digits { $extra }: together with { $set } it uses up { $set-digits } { $in-house }. Remove { $result }.

name-bug-type-4 = Bivalue Universal Grave Type 4
there-bug-type-4 = There is a bivalue universal grave with a digit that is locked in two cells.
where-bug-type-4 = Look at { $roof }: all other open cells have two candidates. Where can { $locked } go { $in-house }?
why-bug-type-4 = { $extra-count ->
    [one] Without { $extra } in { $surplus }
   *[other] Without { $surplus }
}, every open cell would have two candidates and every digit two places in each house that lacks it. Then every cell could take its other candidate, and the puzzle would have two solutions. So one of { $roof } holds such a digit. The other one is { $locked }, which has no other place { $in-house }. All else goes from both: remove { $result }.

## Sue de Coq and exclusion
name-sue-de-coq = Sue de Coq
there-sue-de-coq = There is a Sue de Coq: cells where a line and a box cross share their digits with cells of both.
where-sue-de-coq = Look at { $cells }, where { $line } and { $box } cross. Which other cells { $in-line } and { $in-box } need the same digits?
why-sue-de-coq = Where { $line } and { $box } cross, { $cells } can hold only { $cells-digits }. In the rest { $of-line }, { $line-set } can hold only { $line-set-digits }; in the rest { $of-box }, { $box-set } can hold only { $box-set-digits }. That is one digit for each cell, so all of them are used up: those of { $line-set } { $in-line }, those of { $box-set } { $in-box }, and the others where the two cross. Remove { $result }.

name-aligned-pair-exclusion = Aligned Pair Exclusion
there-aligned-pair-exclusion = There is an aligned pair exclusion: two cells that must not use up both digits of another.
where-aligned-pair-exclusion = Look at { $cells }, and at { $excluder }. Which pairs of digits can { $cells } hold together?
why-aligned-pair-exclusion = Try every pair of digits in { $cells }. It fails if it puts a digit twice in one house. It also fails if it takes both digits of { $excluder-count ->
    [one] { $excluder }, which sees both cells
   *[other] one of { $excluder }, which see both cells
}. Some candidates are in no pair that is left, so remove { $result }.

name-aligned-triplet-exclusion = Aligned Triplet Exclusion
there-aligned-triplet-exclusion = There is an aligned triplet exclusion: three cells that must not use up all digits of another.
where-aligned-triplet-exclusion = Look at { $cells }, and at { $excluder }. Which digits can { $cells } hold together?
why-aligned-triplet-exclusion = Try every combination of digits in { $cells }. It fails if it puts a digit twice in one house. It also fails if it takes all digits of { $excluder-count ->
    [one] { $excluder }, which sees all three cells
   *[other] one of { $excluder }, which see all three cells
}. Some candidates are in no combination that is left, so remove { $result }.

## Exocets, loops, fireworks and the tridagon
name-firework-triple = Firework Triple
there-firework-triple = There is a firework triple: three digits that leave a box for the same two cells.
where-firework = Look at { $line }, which cross in { $pivot }. Where do { $digit } fit in them outside { $box }?
why-firework = { $line-start } cross in { $pivot }. Outside { $box }, { $digit } fit in these lines in no cells but those of { $cells }. Take one of these digits. If neither of its two cells outside the box holds it, both lines have it inside, and that is possible only where they cross. So each of { $digit } is in one of { $cells }, and nothing else fits there. The rest of { $box } can have these digits only in the two lines. Remove { $result }.

name-firework-quadruple = Firework Quadruple
there-firework-quadruple = There is a firework quadruple: two pairs of digits that leave their boxes for cells of each other.
where-firework-quadruple = { $pivot-all-count ->
    [1] Look at { $line }, which cross in { $pivot }. Where do { $set-digits } fit in them outside { $box }, and where { $set-2-digits }?
   *[other] Look at { $set-digits } in { $line }, which cross in { $pivot }, and at { $set-2-digits } in { $line-2 }, which cross in { $pivot-2 }. Where do they fit outside the boxes of these two cells?
}
why-firework-quadruple = { $pivot-all-count ->
    [1] { $line-start } cross in { $pivot }. Outside { $box }, { $set-digits } fit in these lines in no cells but those of { $set }, and { $set-2-digits } in no cells but those of { $set-2 }.
   *[other] Outside { $box }, { $set-digits } fit in { $line } in no cells but those of { $set }. Outside { $box-2 }, { $set-2-digits } fit in { $line-2 } in no cells but those of { $set-2 }.
} Take one of these digits. If neither of its two cells outside the box holds it, both lines have it inside, and that is possible only where they cross. So { $set-digits } are in { $set }, and { $set-2-digits } in { $set-2 }: four digits that fill the four cells { $cells }. { $pivot-all-count ->
    [1] The rest of the box can have them only in the two lines.
   *[other] The rest of the two boxes can have them only in the crossing lines.
} Remove { $result }.

name-sk-loop = SK-Loop
there-sk-loop = There is an SK-loop: a ring of sixteen cells with just enough digits for them.
where-sk-loop = Look at the cells { $of-line } in { $box }, but for those where the lines cross. How often can each digit stand in this ring?
why-sk-loop = The cells { $cells } form a ring of pairs. Each pair shares a line with one neighbour and a box with the other, and no digit stands in both. Count how often each digit fits in the ring at most: together that makes { $cells-count }, as many as there are cells. So every digit must stand in the ring as often as it fits. A candidate that leaves its digit less room there is false: remove { $result }.

name-junior-exocet = Junior Exocet
there-junior-exocet = There is a junior exocet: two cells of a box that tell what two cells in the boxes beside it hold.
where-exocet = Look at { $base-cells }, which hold two of { $digit }, and at { $cross-line }. Where do these lines have the same two digits?
why-exocet = Take a digit that one of { $base-cells } holds. The rest { $of-line } and { $of-box } cannot have it, but each of { $cross-line } needs it. Outside { $target-cells }, no more than two of these lines have room for it, so one of { $target-cells } holds it. This is true of both digits, so { $target-cells } hold the same two digits as { $base-cells }. Now try which two of { $digit } these can be. What no such pair allows is false: remove { $result }.

name-senior-exocet = Senior Exocet
there-senior-exocet = There is a senior exocet: two cells of a box that tell what two cells far away hold.

name-msls = Multi-Sector Locked Set
there-msls = There is a multi-sector locked set: rows and columns that cross in as many cells as their digits can fill.
where-msls = Look at the { $cells-count } open cells where { $house } and { $house-2 } cross. How often can each digit stand there?
why-msls = { $house-start } and { $house-2 } cross in { $cells-count } open cells. A digit can stand there once in a row and once in a column. Count how often each digit fits at most: together that makes { $cells-count }, as many as there are cells. So every digit must stand there as often as it fits. A candidate that leaves its digit less room there is false: remove { $result }.

name-tridagon = Tridagon
there-tridagon = There is a tridagon: three digits that cannot fill twelve cells of four boxes.
where-tridagon = Look at { $digit } in { $box }. Could they fill three cells in each box, one in every row and column?
why-tridagon = Each of { $box } has three of the cells { $cells }, one in every row and column. Could { $digit } fill them all? From a box to the next all three digits change places, so they move round in one direction. After all four boxes they do not come back to where they began, so { $digit } alone cannot fill these cells. { $roof-count ->
    [one] Only { $roof } can hold another digit, { $extra-or }. { $extra-count ->
        [one] So { $roof } is { $extra }.
       *[other] So remove { $result }.
    }
   *[other] So one of { $roof } is { $extra }, the only other digit there, and no cell that sees them all can be. Remove { $result }.
}

## Almost locked sets and bent sets
name-als-xz = ALS-XZ
there-als-xz = There are two almost locked sets, cells with one digit more than cells, that a digit joins.
where-als-xz = Look at these two groups of cells: { $set }; { $set-2 }. Each has one digit more than cells.
why-als-xz = Two groups have one digit more than cells: { $set } with { $set-digits }, and { $set-2 } with { $set-2-digits }. { $linked-count ->
    [one] All places of { $linked } in the one see all its places in the other, so only one of them can hold it. The group without { $linked } has to hold all its other digits. So { $target-digits-count ->
        [one] { $target-digits } is in one of the groups, and no cell that sees all its places in both can hold it
       *[other] each of { $target-digits } is in one of the groups, and no cell that sees all its places in both can hold it
    }: remove { $result }.
   *[other] For each of { $linked }, all places in the one see all places in the other, so only one of the groups can hold it. But no group can do without two of its digits: one takes the first of these, one the second, and both hold all their other digits. What sees all places of such a digit cannot hold it: remove { $result }.
}

name-als-xy-wing = ALS-XY-Wing
there-als-xy-wing = There is an ALS-XY-wing: two almost locked sets, cells with one digit more than cells, joined through a third.
where-als-xy-wing = Look at these groups of cells: { $set }; { $set-2 }; { $set-3 }. Each has one digit more than cells.
why-als-xy-wing = Three groups have one digit more than cells: { $set } with { $set-digits }; { $set-2 } with { $set-2-digits }; { $set-3 } with { $set-3-digits }. Only one of the first two can hold { $linked }, and only one of the last two { $linked-2 }. The group in the middle cannot do without both. So the first is without { $linked } or the last without { $linked-2 }, and has to hold all its other digits. { $digit-count ->
    [one] That puts { $digit } into one of the two
   *[other] That puts each of { $digit } into one of the two
}, and no cell that sees all its places in both can hold it: remove { $result }.

name-als-chain = ALS Chain
there-als-chain = There is a chain of almost locked sets: cells with one digit more than cells, each group joined to the next.
where-als-chain = Look at { $set }, which { $set-count ->
    [one] has
   *[other] have
} one digit more than cells, and at the next such group: { $set-2 }. How does it go on from there?
why-als-chain = { $digit-count ->
    [1] Follow the chain { $link }.
   *[other] For each of { $digit } there is a chain, and all pass the same groups: { $link-all }.
} Each strong link is a group of cells with one digit more than cells: without the one digit it has to hold the other. Each weak link joins two groups of which only one can hold the digit. So if the first group is without { $digit-or }, the last one has to hold it. No cell that sees all its places in both groups can: remove { $result }.

name-death-blossom = Death Blossom
there-death-blossom = There is a death blossom: a cell, and for each of its candidates a group of cells with one digit more than cells.
where-death-blossom = Look at { $pivot }. What happens to the groups around it when it takes { $linked-or }?
why-death-blossom = { $pivot-start } is { $linked-or }. For each of these, some of { $cells } are a group with one digit more than cells, whose places for it all see { $pivot }. Whichever { $pivot } takes, one group is without it and has to hold all its other digits. { $digit-count ->
    [one] That puts { $digit } into one of the groups
   *[other] That puts each of { $digit } into one of the groups
}, and no cell that sees all its places in them can hold it: remove { $result }.

name-wxyz-wing = WXYZ-Wing
there-wxyz-wing = There is a WXYZ-wing: four cells with four digits, only one of which can be there twice.
name-vwxyz-wing = VWXYZ-Wing
there-vwxyz-wing = There is a VWXYZ-wing: five cells with five digits, only one of which can be there twice.
name-uvwxyz-wing = UVWXYZ-Wing
there-uvwxyz-wing = There is a UVWXYZ-wing: six cells with six digits, only one of which can be there twice.
where-bent-set = Look at { $cells }, and at the digits { $digit }. Which of them can be there twice?
why-bent-set = { $cells-start } hold only { $digit }, as many digits as cells. All of these but { $target-digits } can be there only once, for their places see each other. That leaves a cell over, which holds { $target-digits }. So { $target-digits } is in one of { $pincer }, and no cell that sees all of them can hold it: remove { $result }.

## Kraken fish
name-kraken-fish-1 = Kraken Fish Type 1
there-kraken-fish-1 = There is a kraken fish: a fish whose fins reach its target by chains.
where-kraken-fish-1 = Look at digit { $digit } { $in-base }. Fins are in the way; where do they lead?
why-kraken-fish-1 = { $in-base-start }, { $digit } fits only { $in-cover }, apart from { $fin-count ->
    [one] the fin { $fin }. If the fin is not true, { $base } serve all of { $cover }, and the rest of these lose { $digit }. And if it is true, it takes { $digit } from { $targets } as well: { $link-all }. Either way
   *[other] the fins { $fin }. If no fin is true, { $base } serve all of { $cover }, and the rest of these lose { $digit }. And each fin, if true, takes { $digit } from { $targets } as well: { $link-all }. In any case
}, { $targets } cannot hold it: remove { $result }.

name-kraken-fish-2 = Kraken Fish Type 2
there-kraken-fish-2 = There is a kraken fish: all that a fish leaves for one of its houses, and all its fins, lead to the same end.
where-kraken-fish-2 = Look at digit { $digit } { $in-base }, and at { $pincer } { $in-house }. Where do they lead, and where do the fins?
why-kraken-fish-2 = { $in-base-start }, { $digit } fits only { $in-cover }, apart from { $fin-count ->
    [one] the fin { $fin }. If the fin is not true
   *[other] the fins { $fin }. If no fin is true
}, { $base } serve all of { $cover }, and { $house } has its { $digit } in { $pincer-or }. So one of these candidates or a fin is true, and each of them leads to the same end: { $link-all }. Remove { $result }.

## Chains and nice loops
name-x-chain = X-Chain
there-x-chain = There is an X-chain: strong and weak links of one digit in turn.
where-x-chain = Look at digit { $digit }. Follow its links from { $pincer }. Is one of these two sure to hold it?
why-x-chain = Follow the links of { $digit }: { $link }. If { $digit } is false at one end of the chain, each strong link{ $strong-sign } makes the next one true and each weak link{ $weak-sign } the next one false, and so it is true at the other end. So one of { $pincer } is { $digit }, and no cell that sees both can be. Remove { $result }.

name-xy-chain = XY-Chain
there-xy-chain = There is an XY-chain: cells with two candidates, each of which shares one with the next.
where-xy-chain = Look at the cells with two candidates, from { $pincer } on. Is one of these two sure to be { $digit }?
why-xy-chain = Go from cell to cell, each with two candidates: { $link }. If one end of the chain is not { $digit }, it is its other digit; the next cell cannot have that one, so it has its own other digit, and so on, until the cell at the other end is { $digit }. So one of { $pincer } is { $digit }, and no cell that sees both can be. Remove { $result }.

name-aic-ring = AIC Ring
there-aic-ring = There is a ring: strong and weak links in turn, all around.
where-continuous-nice-loop = Look at this loop: { $link }. In how many ways can its candidates be true and false in turn?
why-continuous-nice-loop = Strong links{ $strong-sign } and weak links{ $weak-sign } take turns all around this loop: { $link }. So there are just two ways: every second candidate is true, or all the others are. Either way one end of each weak link is true, and whatever both its ends rule out is false. { $set-count ->
    [0] Remove { $result }.
   *[other] Sets among { $set } have one digit more than cells; each loses one of the two by which the loop passes it, and keeps all the others to itself. Remove { $result }.
}

name-grouped-aic-ring = Grouped AIC Ring
there-grouped-aic-ring = There is a ring with groups of cells: strong and weak links in turn, all around.

name-als-aic-ring = AIC Ring with ALS
there-als-aic-ring = There is a ring with almost locked sets: strong and weak links in turn, all around.

name-aic-type-1 = AIC Type 1
there-aic-type-1 = There is an alternating inference chain of type 1: strong and weak links in turn, and the same digit at both ends.
where-aic = Look at { $pincer }, and at the chain between: { $link }. Can both ends be false?
why-aic = Follow the chain: { $link }. If its start is false, each strong link{ $strong-sign } makes the next one true and each weak link{ $weak-sign } the next one false, so its end is true; and the same the other way round. At least one end is true, and what both ends rule out is false. Remove { $result }.

name-aic-type-2 = AIC Type 2
there-aic-type-2 = There is an alternating inference chain of type 2: strong and weak links in turn, and two digits at its ends.

name-grouped-aic-type-1 = Grouped AIC Type 1
there-grouped-aic-type-1 = There is an alternating inference chain of type 1 with groups of cells: strong and weak links in turn, and the same digit at both ends.

name-grouped-aic-type-2 = Grouped AIC Type 2
there-grouped-aic-type-2 = There is an alternating inference chain of type 2 with groups of cells: strong and weak links in turn, and two digits at its ends.

name-als-aic-type-1 = AIC Type 1 with ALS
there-als-aic-type-1 = There is an alternating inference chain of type 1 with almost locked sets: strong and weak links in turn, and the same digit at both ends.

name-als-aic-type-2 = AIC Type 2 with ALS
there-als-aic-type-2 = There is an alternating inference chain of type 2 with almost locked sets: strong and weak links in turn, and two digits at its ends.

## Forcing chains
name-nishio = Nishio
there-nishio = There is a Nishio: follow one digit far enough, and an assumption about it refutes itself.
where-nishio = Follow { $digit } alone. Which assumption about it ends with { $contradiction-each } both true and false?
why-nishio = { $denial-count ->
    [0] Suppose { $assumption-each } were true.
   *[other] Suppose { $denial-each } were false.
} Follow where { $digit } can still go: { $link-all }. Then { $contradiction-each } would be both true and false. So the assumption is wrong: { $placed-count ->
        [0] remove
       *[other] place
    } { $result }.

name-cell-forcing-chains = Cell Forcing Chains
there-cell-forcing-chains = There are cell forcing chains: whatever a cell holds, the same follows.
where-cell-forcing-chains = Look at { $pivot }. What follows from each of its digits?
why-cell-forcing-chains = One of { $assumption-each } is true, for { $pivot } has no other digits. Each of them leads to the same: { $link-all }. So, in any case, { $placed-count ->
        [0] remove
       *[other] place
    } { $result }.

name-region-forcing-chains = Region Forcing Chains
there-region-forcing-chains = There are region forcing chains: wherever a digit goes in a house, the same follows.
where-region-forcing-chains = Look at { $linked } { $in-house }. What follows from each of its places?
why-region-forcing-chains = One of { $assumption-each } is true, for { $in-house } there is no other place for { $linked }. Each of them leads to the same: { $link-all }. So, in any case, { $placed-count ->
        [0] remove
       *[other] place
    } { $result }.

name-dynamic-forcing-chains = Dynamic Forcing Chains
there-dynamic-forcing-chains = There are dynamic forcing chains: follow an assumption, and let all that falls on the way help.
where-dynamic-forcing-chains = { $contradiction-count ->
    [0] Look at { $assumption-each }. What follows in every case?
   *[other] One assumption ends with { $contradiction-each } both true and false. Which one?
}
why-dynamic-forcing-chains = { $contradiction-count ->
    [0] { $denial-count ->
        [0] One of { $assumption-each } is true.
       *[other] Either { $assumption-each } is true, or it is false.
    } Each case leads to the same, with the help of all that falls on the way: { $link-all }. So, in any case, { $placed-count ->
        [0] remove
       *[other] place
    } { $result }.
   *[other] { $denial-count ->
        [0] Suppose { $assumption-each } were true.
       *[other] Suppose { $denial-each } were false.
    }{ $forced-count ->
        [0] { "" }
       *[other] { " " }With the help of all that falls on the way, that forces in turn { $forced-each }.
    } Then { $contradiction-each } would be both true and false. So the assumption is wrong: { $placed-count ->
        [0] remove
       *[other] place
    } { $result }.
}

name-dynamic-forcing-chains-plus = Dynamic Forcing Chains (+)
there-dynamic-forcing-chains-plus = There are dynamic forcing chains with more: locked candidates, pairs and X-wings that appear on the way help too.

name-nested-forcing-chains = Nested Forcing Chains
there-nested-forcing-chains = There are nested forcing chains: chains that start anew in the middle of others.
where-nested-forcing-chains = { $contradiction-count ->
    [0] Look at { $assumption-each }. What follows in every case?
   *[other] One assumption ends with { $contradiction-each } both true and false. Which one?
}
why-nested-forcing-chains = { $contradiction-count ->
    [0] { $denial-count ->
        [0] One of { $assumption-each } is true.
       *[other] Either { $assumption-each } is true, or it is false.
    } Follow each case to its end:
   *[other] { $denial-count ->
        [0] Suppose { $assumption-each } were true.
       *[other] Suppose { $denial-each } were false.
    } Follow that to its end:
} { $link-all-count ->
    [1] one implication
   *[other] { $link-all-count } implications
}{ $inner-count ->
    [0] { "" }
    [1] , with the help of another one in a chain that starts anew on the way
   *[other] , with the help of { $inner-count } more in chains that start anew on the way
}. { $contradiction-count ->
    [0] Every case ends in the same. So, in any case, { $placed-count ->
        [0] remove
       *[other] place
    } { $result }.
   *[other] Then { $contradiction-each } would be both true and false. So the assumption is wrong: { $placed-count ->
        [0] remove
       *[other] place
    } { $result }.
}
