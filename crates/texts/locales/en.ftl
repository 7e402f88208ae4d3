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

## Direct deductions

## Naked and hidden sets

## Fish

## Single-digit patterns

## Colours, remote pairs, templates

## Wings

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
