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

## Sue de Coq and exclusion
name-sue-de-coq = Sue de Coq
there-sue-de-coq = There is a Sue de Coq: cells where a line and a box cross share their digits with cells of both.
where-sue-de-coq = Look at { $cells }, where { $line } and { $box } cross. Which other cells { $in-line } and { $in-box } need the same digits?
why-sue-de-coq = Where { $line } and { $box } cross, { $cells } can hold only { $cells-digits }. In the rest { $of-line }, { $line-set } can hold only { $line-set-digits }; in the rest { $of-box }, { $box-set } can hold only { $box-set-digits }. No digit of the crossing is in both sets, so each digit stands once { $in-line } or once { $in-box }, and that is just enough to fill these cells. Every one of them is needed here, and the other cells { $of-line } and { $of-box } cannot have it: remove { $result }.

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
