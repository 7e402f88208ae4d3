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
why-fish = { $in-base-start }, { $digit } fits only { $in-cover }: in { $cells }. { $base-start } need it once each and { $cover } can take it once each, so all of { $cover } are served from { $base }. Then { $digit } can be removed from the rest { $of-cover }: { $result }.

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
why-franken-fish = { $base-start } need { $digit } once each, and it fits there only in { $cells }, all of them { $in-cover }. As { $cover } can take it only once each, every one of them must be served from { $base }, and no place may use up two. So { $digit } can be removed from the rest { $of-cover } and from where two of these cross: { $result }.

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
    [0] Outside { $cover } are the fins { $fin }.
   *[other] { $fin-count ->
        [0] Two bases share the endo fins { $endo-fin }.
       *[other] Outside { $cover } are the fins { $fin }, and two bases share the endo fins { $endo-fin }.
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
why-mutant-fish = { $base-start } need { $digit } once each, and it fits there only in { $cells }, all of them { $in-cover }. As { $cover } can take it only once each, every one of them must be served from { $base }, and no place may use up two. So { $digit } can be removed from the rest { $of-cover } and from where two of these cross: { $result }.

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
    [0] Outside { $cover } are the fins { $fin }.
   *[other] { $fin-count ->
        [0] Two bases share the endo fins { $endo-fin }.
       *[other] Outside { $cover } are the fins { $fin }, and two bases share the endo fins { $endo-fin }.
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

## Colours, remote pairs, templates

## Wings

## Unique rectangles, loops and graves

## Sue de Coq and exclusion
