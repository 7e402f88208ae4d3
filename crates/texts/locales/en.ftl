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
#   cells       $cells             r1c1     r1c1, r1c5 and r3c2
#   houses      $base              row 2    rows 2 and 7   rows 2 and 7 and box 3
#               $in-base           in row 2     (other languages join preposition and article)
#               $of-base           of row 2
#               $in-base-start     In row 2     (at the start of a sentence; $base-start alike)
#   candidates  $fin               r1c1 and r1c2 where all are of one digit, else 4 in r1c1 and 5 in r1c2
#   sets        $set               the cells; $set-digits the digits
#   links       $link              5r1c1=5r1c9-5r3c9=5r3c4
# Every role also has a number for plurals: $digit-count, $cells-count, $base-count …
# A second exhibit of the same role is $set-2, $set-2-digits, $in-house-2 …
# From the deductions: $targets the cells changed, $targets-count, $target-digits the digits
# removed or placed, $result as in "4 from r5c3 and r9c8".

## Singles
name-full-house = Full House
there-full-house = There is a full house: some row, column or box has one open cell left.
where-full-house = Look { $in-house }.
why-full-house = Only { $targets } is still open { $in-house }, and { $digit } is the only digit missing there. So { $targets } is { $digit }.

name-hidden-single = Hidden Single
there-hidden-single = There is a hidden single: a digit with only one place left in a house.
where-hidden-single = Look for the place of { $digit } { $in-house }.
why-hidden-single = { $in-house-start }, { $digit } fits only in { $targets }. So { $targets } is { $digit }.

name-naked-single = Naked Single
there-naked-single = There is a naked single: a cell where only one digit is still possible.
where-naked-single = Look at { $cells }. Which digits can it still hold?
why-naked-single = { $cells } sees every digit but { $digit }. So { $cells } is { $digit }.

## Locked candidates and locked sets
name-pointing = Pointing
there-pointing = There are locked candidates: a box that points along a line.
where-pointing = Look at digit { $digit } { $in-base }.
why-pointing = { $in-base-start }, { $digit } fits only in { $cells }, all of them { $in-cover }. Wherever it goes, it is { $in-cover }, so { $digit } can be removed from the rest { $of-cover }: { $result }.

name-claiming = Claiming
there-claiming = There are locked candidates: a line that claims its digit in one box.
where-claiming = Look at digit { $digit } { $in-base }.
why-claiming = { $in-base-start }, { $digit } fits only in { $cells }, all of them { $in-cover }. Wherever it goes, it is { $in-cover }, so { $digit } can be removed from the rest { $of-cover }: { $result }.

name-locked-pair = Locked Pair
there-locked-pair = There is a locked pair: two cells where a box and a line cross, with only two digits for both.
name-locked-triple = Locked Triple
there-locked-triple = There is a locked triple: the three cells where a box and a line cross, with only three digits for all of them.
where-locked-set = Look at the cells where { $box } and { $line } cross.
why-locked-set = { $cells } hold only { $digit }, as many digits as cells, so they share them out among themselves. All of them lie { $in-line } and { $in-box }, so the rest of both houses cannot have these digits: { $result }.

## Direct deductions
name-direct-pointing = Direct Pointing
there-direct-pointing = There is a box that points along a line, and so leaves another box one place for the digit.
where-direct-pointing = Look at digit { $digit } { $in-base }, and then { $in-house }.
why-direct-pointing = { $in-base-start }, { $digit } fits only in { $cells }, all of them { $in-cover }. So { $digit } goes nowhere else { $in-cover }, and { $in-house } that leaves only { $targets }. So { $targets } is { $digit }.

name-direct-claiming = Direct Claiming
there-direct-claiming = There is a line that claims its digit in one box, and so leaves a parallel line one place for it.
where-direct-claiming = Look at digit { $digit } { $in-base }, and then { $in-house }.
why-direct-claiming = { $in-base-start }, { $digit } fits only in { $cells }, all of them { $in-cover }. So { $digit } goes nowhere else { $in-cover }, and { $in-house } that leaves only { $targets }. So { $targets } is { $digit }.

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
why-naked-set = { $cells } hold only { $digit }, as many digits as cells, so they share them out among themselves. The rest { $of-house } cannot have these digits: { $result }.

name-hidden-pair = Hidden Pair
there-hidden-pair = There is a hidden pair: two digits of a house that fit in the same two cells only.
name-hidden-triple = Hidden Triple
there-hidden-triple = There is a hidden triple: three digits of a house that fit in three cells only.
name-hidden-quadruple = Hidden Quadruple
there-hidden-quadruple = There is a hidden quadruple: four digits of a house that fit in four cells only.
where-hidden-set = Look for the places of { $digit } { $in-house }.
why-hidden-set = { $in-house-start }, { $digit } fit only in { $cells }, as many cells as digits, so they fill all of them. Nothing else has room there: { $result }.

## Fish

## Single-digit patterns

## Colours, remote pairs, templates

## Wings
name-w-wing = W-Wing
there-w-wing = There is a W-wing: two cells with the same two digits, joined by a strong link.
where-w-wing = Look at { $pincer }, which hold the same two digits, and at { $linked } { $in-house }.
why-w-wing = { $pincer } both hold only { $digit }. { $in-house-start }, { $linked } fits only in { $cells }, and each of these sees one of the two. Wherever { $linked } goes there, one of { $pincer } cannot be { $linked } and is { $target-digits }. What sees both of them cannot be { $target-digits }: { $result }.

name-xy-wing = XY-Wing
there-xy-wing = There is an XY-wing: a cell with two digits that sees two pincers.
where-xy-wing = Look at { $pivot } and at the cells with two digits that it sees.
why-xy-wing = Whichever of its two digits { $pivot } takes, one of { $pincer } loses that digit and is left with { $target-digits }. So what sees both { $pincer } cannot be { $target-digits }: { $result }.

name-xyz-wing = XYZ-Wing
there-xyz-wing = There is an XYZ-wing: a cell with three digits that sees two pincers.
where-xyz-wing = Look at { $pivot } and at the cells with two digits that it sees.
why-xyz-wing = Either { $pivot } is { $target-digits } itself, or it takes one of its other two digits, and one of { $pincer } is left with { $target-digits }. So what sees all three cells cannot be { $target-digits }: { $result }.

## Unique rectangles, loops and graves

## Sue de Coq and exclusion
