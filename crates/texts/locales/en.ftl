# What is said about techniques and steps, in English. The other locales have the same keys.
#
# name-KIND     the technique's name, as in a list
# there-KIND    rung 1 of a hint: that there is one
# where-FAMILY  rung 2: where to look; has cells and houses, and no digits
# why-FAMILY    rung 3: the whole argument and what follows
# end-FAMILY    the end of an argument that explains each link; why-FAMILY is its beginning
#
# KIND is the technique's id, FAMILY the key its kind names for sentences ("fish" for X-Wing,
# Swordfish …). What can stand in braces is what the step's evidence holds, by role:
#
#   digits      $digit             4        2 and 5
#               $digit-or          4        2 or 5
#               $the-digit         the same here; with articles elsewhere: el 2 y el 5
#   cells       $cells             r1c1     r1c1, r1c5 and r3c2
#               $cells-or          r1c1     r1c1, r1c5 or r3c2
#               $in-cells-or       in r1c1  in r1c1, r1c5 or r3c2
#               $in-cells          in r1c1      (other languages join preposition and article
#               $of-cells          of r1c1      where names of cells are spelled out)
#   houses      $base              row 2    rows 2 and 7   rows 2 and 7 and box 3
#               $in-base           in row 2     (the same)
#               $of-base           of row 2
#   candidates  $fin               r1c1 and r1c2 where all are of one digit, else 4 in r1c1 and 5 in r1c2
#               $fin-each          always 4 in r1c1 and 4 in r1c2
#               $fin-grouped       the same with digits and cells joined: 4 in r1c1 and r1c2, and 5 in r1c2
#   sets        $set               the cells; $set-digits the digits, with their forms
#   links       $link              on rung 2 their cells; on rung 3 every link has a line of its own
# Every form has one for the start of a sentence: $in-base-start is "In row 2", $cells-start is
# "Row 1 column 1" where cells are spelled out. (Short names such as r1c1 stay as they are.)
# Every role also has a number for plurals: $digit-count, $cells-count, $base-count …
# A second exhibit of the same role is $set-2, $set-2-digits, $in-house-2, $in-house-2-start …
# $pivot-all are the cells of all exhibits of the role, and $pivot-all-count is their number;
# $linked-all are the digits of all exhibits, "1 and 2; 3 and 4".
# Of a hidden single: $blocked is "in row 1 (r1c7) or column 2 (r8c2)", and $ruled-out the cells
# that earlier steps took the digit from. Of a naked single: $taken is "row 1 has 4 and 9, and column
# 7 has 3", and $ruled-out the digits that earlier steps took from the cell. Of a wing: $case-digit is a digit of the pivot and
# $case-cell the cell that it decides; $case-digits are all of them. Of a chain: $one and $other
# are its ends as clauses, $shape is choice or proof, and $sets is none, passed or, where one is
# linked to a cell outside, joined (almost locked sets); $chain are its cells in order, none
# ($chain-count is 0) if it forks; $link-digit is the digit of its first link. Of a death blossom:
# $petals has a sentence for each petal. Of sets: $set-each-or is "r1c1 (2 and 5) or r1c2 (3 and
# 5)". Of candidates of several digits: $assumption-digits are these. Of two groups of colours:
# $clash-count is how many pairs of colours see each other.
# From the deductions: $targets the cells changed, $targets-count, $target-digits the digits
# removed or placed, $result as in "4 from r5c3 and r9c8" or "5 in r1c1"; its parts alone are
# $removed and $placed, and $ruled-out-each is "4 in r5c3 and r9c8". In a list of deductions digits have their article: "el 4 de r5c3".
#
# Sentences end with a full stop or question mark and start with a capital, a digit or a short
# name of a cell; a sentence that starts with cells takes $cells-start. They stay true where
# candidates were struck by earlier steps: say "5 fits only in r1c1", never "all other cells
# see a 5".

## Any step
# Rung 4: what to do.
apply-placed = Place { $placed }.
apply-removed = Remove { $removed }.
apply-both = Place { $placed }. Remove { $removed }.
# What is said where a technique has no sentence, or its step lacks what the sentence needs.
there-any = There is a step: { $name }.
where-any = Look for it: { $name }.
why-any = { $name }: { $result }.

## Links of chains, one line each
# Each is a line with a number. $digit and $cells are what the link leads to, $from-digit is
# where it comes from; $house, $set and $name (of a pattern) are its reason. $set-digits are left
# for a set, and $shared are the digits of a cell $outside that are in the set too.
line-if = If { $statement }:
line-only-place = Then { $digit } { $in-house } must be { $in-cells }: no other place is left.
line-only-digit = Then { $cells } must be { $digit }: no other digit is left.
line-set = { $set-count ->
    [one] Then only { $set-digits } is left for { $set }.
   *[other] Then only { $set-digits } are left for { $set-letter ->
        [none] { $set }
       *[any] { $set-letter } ({ $set })
    }, as many digits as cells: { $digit } must be { $in-cells }.
}
# A set and a cell outside that shares digits with it: from the set to the cell, and back.
line-set-to-cell = Then only { $set-digits } are left for { $set-letter ->
    [none] { $set }
   *[any] { $set-letter } ({ $set })
}, as many digits as cells. { $outside-start } sees all places of { $shared } there, so it must be { $digit }.
line-cell-to-set = Then { $outside } is { $shared-or } and sees all places of { $shared-count ->
    [one] { $shared }
   *[other] these digits
} { $set-letter ->
    [none] { $in-set }
   *[any] in { $set-letter } ({ $set })
}. { $shared-count ->
    [one] Only { $set-digits } are left there, as many digits as cells
   *[other] Without the one that it is, as many digits as cells are left there
}: { $digit } must be { $in-cells }.
line-cell-taken = So { $cells } cannot be { $digit }: it is { $from-digit }.
line-house-served = So { $cells } cannot be { $digit }: { $house } already has its { $digit }.
line-seen = So { $cells } cannot be { $digit }: every place of that { $digit } sees { $cells-count ->
    [one] it
   *[other] them
}.
line-pattern = Then { $cells } cannot be { $digit }, by a pattern that appears{ $pattern-count ->
    [0] { "" }
   *[other] { " " }{ $in-pattern }
}: { $name }.
line-chains = Then { $cells } cannot be { $digit }, as another chain shows.
line-chains-place = Then { $cells } must be { $digit }, as another chain shows.
line-chains-again = Then { $cells } cannot be { $digit }, as in line { $known }.
line-chains-place-again = Then { $cells } must be { $digit }, as in line { $known }.
line-true = Then { $cells-or } must be { $digit }.
line-false = So { $cells } cannot be { $digit }.
line-impossible = That is impossible.
line-contradiction = Then { $candidate } would be both true and false, which is impossible.
# $lines are the numbers of the lines that it rests on.
line-with-premises = { $text } ({ $lines-count ->
    [one] from line { $lines }
   *[other] from lines { $lines }
}).

## Singles
name-full-house = Full House
there-full-house = There is a full house: a row, column or box with only one open cell.
where-full-house = Look at { $house }.
why-full-house = { $in-house-start }, only { $targets } is still open, and only { $digit } is missing. So { $targets } is { $digit }.

name-hidden-single = Hidden Single
there-hidden-single = There is a hidden single: a digit with only one place left in a row, column or box.
where-hidden-single = Look at { $house }.
why-hidden-single = { $blocked-count ->
    [0] { $in-house-start }, no other cell is left for { $digit }, so it goes in { $targets }.
   *[other] { $in-house-start }, { $digit } cannot be { $blocked }{ $ruled-out-count ->
        [0] { "" }
       *[other] , and it was ruled out { $in-ruled-out } before
    }, so it goes in { $targets }.
}

name-naked-single = Naked Single
there-naked-single = There is a naked single: a cell where only one digit is still possible.
where-naked-single = Look at { $cells }.
why-naked-single = { $taken-count ->
    [0] Every digit but { $digit } is ruled out in { $cells }. So { $cells } is { $digit }.
   *[other] { $taken-start }{ $ruled-out-count ->
        [0] { "" }
        [one] . { $ruled-out } was ruled out { $in-cells } before
       *[other] . { $ruled-out } were ruled out { $in-cells } before
    }. So only { $digit } is left for { $cells }.
}

## Locked candidates and locked sets
name-pointing = Locked Candidates (Pointing)
there-pointing = There are locked candidates: a box where a digit fits only in one row or column.
where-pointing = Look at { $base }.
why-pointing = { $in-base-start }, { $digit } fits only in { $cells }, { $cells-count ->
    [2] both
   *[other] all
} { $in-cover }. { $base-start } needs its { $digit }, so one of these cells is { $digit }, and no other cell { $of-cover } can be: remove { $result }.

name-claiming = Locked Candidates (Claiming)
there-claiming = There are locked candidates: a row or column where a digit fits only in one box.
where-claiming = Look at { $base }.
why-claiming = { why-pointing }

name-locked-pair = Locked Pair
there-locked-pair = There is a locked pair: two cells in the intersection of a box and a line, with only two candidates between them.
name-locked-triple = Locked Triple
there-locked-triple = There is a locked triple: the three cells in the intersection of a box and a line, with only three candidates between them.
where-locked-set = Look at the cells where { $box } and { $line } cross.
why-locked-set = { $cells-start } can only be { $digit-or }: as many digits as cells, so each digit goes into one of these cells. They lie { $in-line } and { $in-box }, so no other cell of either can hold these digits: remove { $result }.

## Direct deductions
name-direct-pointing = Direct Pointing
there-direct-pointing = A box points along a line, and so leaves another box only one place for the digit.
where-direct-pointing = Look at { $base }, and then at { $house }.
why-direct-pointing = { $in-base-start }, { $digit } fits only in { $cells }, { $cells-count ->
    [2] both
   *[other] all
} { $in-cover }. { $base-start } has its { $digit } in one of them, so { $digit } goes nowhere else { $in-cover }, and { $in-house } that leaves only { $targets }. So { $targets } is { $digit }.

name-direct-claiming = Direct Claiming
there-direct-claiming = A line claims its digit in one box, and so leaves a parallel line only one place for it.
where-direct-claiming = Look at { $base }, and then at { $house }.
why-direct-claiming = { why-direct-pointing }

name-direct-hidden-pair = Direct Hidden Pair
there-direct-hidden-pair = Two digits need the same two cells, and so leave another digit only one place.
name-direct-hidden-triple = Direct Hidden Triple
there-direct-hidden-triple = Three digits need the same three cells, and so leave another digit only one place.
where-direct-hidden-set = Look at { $house }.
why-direct-hidden-set = { $in-house-start }, { $set-digits } fit only in { $set }, and fill these cells. That leaves only { $targets } for { $digit }. So { $targets } is { $digit }.

## Naked and hidden sets
name-naked-pair = Naked Pair
there-naked-pair = There is a naked pair: two cells in a row, column or box with the same two candidates.
name-naked-triple = Naked Triple
there-naked-triple = There is a naked triple: three cells in a row, column or box with only three candidates between them.
name-naked-quadruple = Naked Quad
there-naked-quadruple = There is a naked quad: four cells in a row, column or box with only four candidates between them.
where-naked-set = Look at { $house }.
why-naked-set = { $cells-start } can only be { $digit-or }: as many digits as cells, so each digit goes into one of these cells. No other cell { $of-house } can hold them: remove { $result }.

name-hidden-pair = Hidden Pair
there-hidden-pair = There is a hidden pair: two digits that can go only in the same two cells of a row, column or box.
name-hidden-triple = Hidden Triple
there-hidden-triple = There is a hidden triple: three digits that can go only in the same three cells of a row, column or box.
name-hidden-quadruple = Hidden Quad
there-hidden-quadruple = There is a hidden quad: four digits that can go only in the same four cells of a row, column or box.
where-hidden-set = Look at { $house }.
why-hidden-set = { $in-house-start }, { $digit } can go only in { $cells }: as many cells as digits, so each of these cells holds one of them. Nothing else fits there: remove { $result }.

## Fish
name-x-wing = X-Wing
there-x-wing = There is an X-Wing: two rows in which a digit can go only in the same two columns, or the other way round.
name-swordfish = Swordfish
there-swordfish = There is a swordfish: three rows in which a digit can go only in the same three columns, or the other way round.
name-jellyfish = Jellyfish
there-jellyfish = There is a jellyfish: four rows in which a digit can go only in the same four columns, or the other way round.
name-squirmbag = Starfish (Squirmbag)
there-squirmbag = There is a starfish, or squirmbag: five rows in which a digit can go only in the same five columns, or the other way round.
name-whale = Whale
there-whale = There is a whale: six rows in which a digit can go only in the same six columns, or the other way round.
name-leviathan = Leviathan
there-leviathan = There is a leviathan: seven rows in which a digit can go only in the same seven columns, or the other way round.
where-fish = Look at { $base }.
why-fish = { $in-base-start }, { $digit } fits only { $in-cover }: in { $cells }. Each of { $base } needs its { $digit }, and each of { $cover } can have only one, so all { $digit }s { $of-cover } are in these cells. No other cell there can hold { $digit }: remove { $result }.

name-finned-x-wing = Finned X-Wing
there-finned-x-wing = There is a finned X-Wing: an X-Wing but for extra candidates, the fins, in one box.
name-finned-swordfish = Finned Swordfish
there-finned-swordfish = There is a finned swordfish: a swordfish but for extra candidates, the fins, in one box.
name-finned-jellyfish = Finned Jellyfish
there-finned-jellyfish = There is a finned jellyfish: a jellyfish but for extra candidates, the fins, in one box.
name-finned-squirmbag = Finned Squirmbag
there-finned-squirmbag = There is a finned squirmbag: a squirmbag but for extra candidates, the fins, in one box.
name-finned-whale = Finned Whale
there-finned-whale = There is a finned whale: a whale but for extra candidates, the fins, in one box.
name-finned-leviathan = Finned Leviathan
there-finned-leviathan = There is a finned leviathan: a leviathan but for extra candidates, the fins, in one box.
where-finned-fish = Look at { $base }. Fins spoil the pattern, but not for every cell.
why-finned-fish = { $in-base-start }, { $digit } fits only { $in-cover }, apart from { $fin-count ->
    [one] an extra place, the fin { $fin }. If the fin is false
   *[other] extra places, the fins { $fin }. If all fins are false
}, { $base } have their { $digit }s { $in-cover } and use these up: no other cell { $of-cover } can hold { $digit }. { $fin-count ->
    [one] If the fin is true, no cell that sees it can.
   *[other] If a fin is true, no cell that sees it can.
} A candidate that is ruled out either way is false: remove { $result }.

name-sashimi-x-wing = Sashimi X-Wing
there-sashimi-x-wing = There is a sashimi X-Wing: a finned X-Wing with a corner missing.
name-sashimi-swordfish = Sashimi Swordfish
there-sashimi-swordfish = There is a sashimi swordfish: a finned swordfish with a corner missing.
name-sashimi-jellyfish = Sashimi Jellyfish
there-sashimi-jellyfish = There is a sashimi jellyfish: a finned jellyfish with a corner missing.
name-sashimi-squirmbag = Sashimi Squirmbag
there-sashimi-squirmbag = There is a sashimi squirmbag: a finned squirmbag with a corner missing.
name-sashimi-whale = Sashimi Whale
there-sashimi-whale = There is a sashimi whale: a finned whale with a corner missing.
name-sashimi-leviathan = Sashimi Leviathan
there-sashimi-leviathan = There is a sashimi leviathan: a finned leviathan with a corner missing.
where-sashimi-fish = Look at { $base }. A corner is missing, and there is a fin beside it.
why-sashimi-fish = { $in-base-start }, { $digit } fits only { $in-cover }, apart from { $fin-count ->
    [one] an extra place, the fin { $fin }. If the fin is false
   *[other] extra places, the fins { $fin }. If all fins are false
}, { $base } have their { $digit }s in { $cells }, one in each of { $cover }: no other cell { $of-cover } can hold { $digit }. { $fin-count ->
    [one] If the fin is true, no cell that sees it can.
   *[other] If a fin is true, no cell that sees it can.
} A candidate that is ruled out either way is false: remove { $result }.

name-franken-x-wing = Franken X-Wing
there-franken-x-wing = There is a Franken X-Wing: an X-Wing with boxes as well as rows or columns.
name-franken-swordfish = Franken Swordfish
there-franken-swordfish = There is a Franken swordfish: a swordfish with boxes as well as rows or columns.
name-franken-jellyfish = Franken Jellyfish
there-franken-jellyfish = There is a Franken jellyfish: a jellyfish with boxes as well as rows or columns.
name-franken-squirmbag = Franken Squirmbag
there-franken-squirmbag = There is a Franken squirmbag: a squirmbag with boxes as well as rows or columns.
name-franken-whale = Franken Whale
there-franken-whale = There is a Franken whale: a whale with boxes as well as rows or columns.
name-franken-leviathan = Franken Leviathan
there-franken-leviathan = There is a Franken leviathan: a leviathan with boxes as well as rows or columns.
where-franken-fish = Look at { $base }. Boxes count here as well as lines.
why-franken-fish = { $base-start } need { $digit } once each, and it fits there only in { $cells }, all of them { $in-cover }. As { $cover } can take it only once each, each of them must get its { $digit } from { $base }, and no cell may count for two of them. So { $digit } can be removed from the rest { $of-cover } and from where two of these cross: remove { $result }.

name-finned-franken-x-wing = Finned Franken X-Wing
there-finned-franken-x-wing = There is a finned Franken X-Wing: an X-Wing with fins, and with boxes as well as rows or columns.
name-finned-franken-swordfish = Finned Franken Swordfish
there-finned-franken-swordfish = There is a finned Franken swordfish: a swordfish with fins, and with boxes as well as rows or columns.
name-finned-franken-jellyfish = Finned Franken Jellyfish
there-finned-franken-jellyfish = There is a finned Franken jellyfish: a jellyfish with fins, and with boxes as well as rows or columns.
name-finned-franken-squirmbag = Finned Franken Squirmbag
there-finned-franken-squirmbag = There is a finned Franken squirmbag: a squirmbag with fins, and with boxes as well as rows or columns.
name-finned-franken-whale = Finned Franken Whale
there-finned-franken-whale = There is a finned Franken whale: a whale with fins, and with boxes as well as rows or columns.
name-finned-franken-leviathan = Finned Franken Leviathan
there-finned-franken-leviathan = There is a finned Franken leviathan: a leviathan with fins, and with boxes as well as rows or columns.
where-finned-franken-fish = Look at { $base }. Boxes count here as well as lines. Fins spoil the pattern, but not for every cell.
why-finned-franken-fish = { $base-start } need { $digit } once each, and { $cover } can take it only once each. { $endo-fin-count ->
    [0] { $fin-count ->
        [one] One place is outside { $cover }, the fin { $fin }. If the fin is false
       *[other] Some places are outside { $cover }, the fins { $fin }. If all fins are false
    }
   *[other] { $fin-count ->
        [0] { $endo-fin-start }
        [one] One place is outside { $cover }, the fin { $fin }, and { $endo-fin }
       *[other] Some places are outside { $cover }, the fins { $fin }, and { $endo-fin }
    } { $endo-fin-count ->
        [one] counts for two of { $base } at once, an endo fin.
       *[other] count for two of { $base } at once, endo fins.
    } If all fins are false
}, each of { $cover } must get its { $digit } from { $base }, so the rest of them and the places where two of them cross cannot hold it. If { $endo-fin-count ->
    [0] { $fin-count ->
        [one] the fin
       *[other] a fin
    }
   *[other] a fin
} is true, no cell that sees it can. A candidate that is ruled out either way is false: remove { $result }.

name-mutant-x-wing = Mutant X-Wing
there-mutant-x-wing = There is a mutant X-Wing: two rows, columns or boxes in which a digit fits only in two others.
name-mutant-swordfish = Mutant Swordfish
there-mutant-swordfish = There is a mutant swordfish: three rows, columns or boxes in which a digit fits only in three others.
name-mutant-jellyfish = Mutant Jellyfish
there-mutant-jellyfish = There is a mutant jellyfish: four rows, columns or boxes in which a digit fits only in four others.
name-mutant-squirmbag = Mutant Squirmbag
there-mutant-squirmbag = There is a mutant squirmbag: five rows, columns or boxes in which a digit fits only in five others.
name-mutant-whale = Mutant Whale
there-mutant-whale = There is a mutant whale: six rows, columns or boxes in which a digit fits only in six others.
name-mutant-leviathan = Mutant Leviathan
there-mutant-leviathan = There is a mutant leviathan: seven rows, columns or boxes in which a digit fits only in seven others.
where-mutant-fish = Look at { $base }. Rows, columns and boxes all count.
why-mutant-fish = { why-franken-fish }

name-finned-mutant-x-wing = Finned Mutant X-Wing
there-finned-mutant-x-wing = There is a finned mutant X-Wing: two rows, columns or boxes in which a digit fits only in two others, apart from fins.
name-finned-mutant-swordfish = Finned Mutant Swordfish
there-finned-mutant-swordfish = There is a finned mutant swordfish: three rows, columns or boxes in which a digit fits only in three others, apart from fins.
name-finned-mutant-jellyfish = Finned Mutant Jellyfish
there-finned-mutant-jellyfish = There is a finned mutant jellyfish: four rows, columns or boxes in which a digit fits only in four others, apart from fins.
name-finned-mutant-squirmbag = Finned Mutant Squirmbag
there-finned-mutant-squirmbag = There is a finned mutant squirmbag: five rows, columns or boxes in which a digit fits only in five others, apart from fins.
name-finned-mutant-whale = Finned Mutant Whale
there-finned-mutant-whale = There is a finned mutant whale: six rows, columns or boxes in which a digit fits only in six others, apart from fins.
name-finned-mutant-leviathan = Finned Mutant Leviathan
there-finned-mutant-leviathan = There is a finned mutant leviathan: seven rows, columns or boxes in which a digit fits only in seven others, apart from fins.
where-finned-mutant-fish = Look at { $base }. Rows, columns and boxes all count. Fins spoil the pattern, but not for every cell.
why-finned-mutant-fish = { why-finned-franken-fish }

name-siamese-finned-x-wing = Siamese Finned X-Wing
there-siamese-finned-x-wing = There is a siamese finned X-Wing: two X-Wings with fins in the same rows or columns.
name-siamese-sashimi-x-wing = Siamese Sashimi X-Wing
there-siamese-sashimi-x-wing = There is a siamese sashimi X-Wing: two X-Wings with fins in the same rows or columns.
name-siamese-finned-franken-x-wing = Siamese Finned Franken X-Wing
there-siamese-finned-franken-x-wing = There is a siamese finned Franken X-Wing: two X-Wings with fins in the same rows, columns or boxes.
name-siamese-finned-mutant-x-wing = Siamese Finned Mutant X-Wing
there-siamese-finned-mutant-x-wing = There is a siamese finned mutant X-Wing: two X-Wings with fins in the same rows, columns or boxes.
name-siamese-finned-swordfish = Siamese Finned Swordfish
there-siamese-finned-swordfish = There is a siamese finned swordfish: two swordfish with fins in the same rows or columns.
name-siamese-sashimi-swordfish = Siamese Sashimi Swordfish
there-siamese-sashimi-swordfish = There is a siamese sashimi swordfish: two swordfish with fins in the same rows or columns.
name-siamese-finned-franken-swordfish = Siamese Finned Franken Swordfish
there-siamese-finned-franken-swordfish = There is a siamese finned Franken swordfish: two swordfish with fins in the same rows, columns or boxes.
name-siamese-finned-mutant-swordfish = Siamese Finned Mutant Swordfish
there-siamese-finned-mutant-swordfish = There is a siamese finned mutant swordfish: two swordfish with fins in the same rows, columns or boxes.
name-siamese-finned-jellyfish = Siamese Finned Jellyfish
there-siamese-finned-jellyfish = There is a siamese finned jellyfish: two jellyfish with fins in the same rows or columns.
name-siamese-sashimi-jellyfish = Siamese Sashimi Jellyfish
there-siamese-sashimi-jellyfish = There is a siamese sashimi jellyfish: two jellyfish with fins in the same rows or columns.
name-siamese-finned-franken-jellyfish = Siamese Finned Franken Jellyfish
there-siamese-finned-franken-jellyfish = There is a siamese finned Franken jellyfish: two jellyfish with fins in the same rows, columns or boxes.
name-siamese-finned-mutant-jellyfish = Siamese Finned Mutant Jellyfish
there-siamese-finned-mutant-jellyfish = There is a siamese finned mutant jellyfish: two jellyfish with fins in the same rows, columns or boxes.
where-siamese-fish = Look at { $base }. There are two ways to say where a digit fits there.
why-siamese-fish = { $base-start } need { $digit } once each, and there are two ways to say where it fits there. First: only { $in-cover }, apart from { $endo-fin-count ->
    [0] { $fin-count ->
        [one] the fin { $fin }
       *[other] the fins { $fin }
    }
   *[other] these fins: { $fin-count ->
        [0] { $endo-fin }, in two of { $base } at once
       *[other] { $fin } outside, and { $endo-fin } in two of { $base } at once
    }
}. Second: only { $in-second-cover }, apart from { $endo-fin-2-count ->
    [0] { $fin-2-count ->
        [one] the fin { $fin-2 }
       *[other] the fins { $fin-2 }
    }
   *[other] these fins: { $fin-2-count ->
        [0] { $endo-fin-2 }, in two of { $base } at once
       *[other] { $fin-2 } outside, and { $endo-fin-2 } in two of { $base } at once
    }
}. In each way, if all fins are false, { $base } use up the room for { $digit } there, and no other cell there can hold it. If a fin is true, no cell that sees it can. A candidate that one of the two ways rules out in both cases is false: remove { $result }.

## Single-digit patterns
name-skyscraper = Skyscraper
there-skyscraper = There is a skyscraper: two parallel lines with two places each for a digit, and two of these places in line.
where-skyscraper = Look at { $house } and { $house-2 }.
why-skyscraper = { $in-house-start }, { $digit } has only two places, and likewise { $in-house-2 }. One place of each lies { $in-line }: { $cells }. They cannot both be { $digit }, and a line that does not have it there has it in its other place. So at least one of { $pincer } is { $digit }, and no cell that sees both can be: remove { $result }.

name-two-string-kite = 2-String Kite
there-two-string-kite = There is a two-string kite: a row and a column with two places each for a digit, tied together in a box.
where-two-string-kite = Look at { $house } and { $house-2 }.
why-two-string-kite = { $in-house-start }, { $digit } has only two places, and likewise { $in-house-2 }. One place of each lies { $in-box }: { $cells }. They cannot both be { $digit }, and a line that does not have it there has it in its other place. So at least one of { $pincer } is { $digit }, and no cell that sees both can be: remove { $result }.

name-turbot-fish = Turbot Fish
there-turbot-fish = There is a turbot fish: two rows, columns or boxes with two places each for a digit, and one place of each sees the other.
where-turbot-fish = Look at { $house } and { $house-2 }.
why-turbot-fish = { $in-house-start }, { $digit } has only two places, and likewise { $in-house-2 }. One place of each sees the other: { $cells }. They cannot both be { $digit }, and where one is not, the other place of its two is. So at least one of { $pincer } is { $digit }, and no cell that sees both can be: remove { $result }.

name-empty-rectangle = Empty Rectangle
there-empty-rectangle = There is an empty rectangle: a box where a digit fits only along one row and one column.
where-empty-rectangle = Look at { $box }, and then at { $house }.
why-empty-rectangle = { $in-box-start }, { $digit } fits only { $in-line } or { $in-line-2 }. If it is { $in-line-2 }, { $targets } sees it and cannot be { $digit }. If it is { $in-line }, then { $in-house }, where one of its two places is { $in-line } as well, only { $pincer } is left for { $digit }, which also sees { $targets }. Either way, remove { $result }.

name-dual-two-string-kite = Dual 2-String Kite
there-dual-two-string-kite = There is a dual two-string kite: two kites tied together in the same two cells of a box.
where-dual-two-string-kite = Look at { $cells } { $in-box }, and at their rows and columns.
why-dual-two-string-kite = { $cells-start } share { $box }, so they cannot both hold the same digit. First, { $link-digit }: { $house } have only two places each for it, one of them in these cells. So at least one of the other two, { $pincer }, is { $link-digit }. Second, { $link-2-digit }: { $house-2 } have only two places each for it, one of them in these cells. So at least one of { $pincer-2 } is { $link-2-digit }. In both cases, no cell that sees the two can hold the digit: remove { $result }.

name-dual-empty-rectangle = Dual Empty Rectangle
there-dual-empty-rectangle = There is a dual empty rectangle: a box where a digit forms two empty rectangles at once.
where-dual-empty-rectangle = Look at { $box }, and then at { $house } and { $house-2 }.
why-dual-empty-rectangle = { $in-box-start }, { $digit } fits only in { $cells }. First: if it is not { $in-line-2 }, it is { $in-line }, and then { $in-house } only { $pincer } is left for { $digit }; so a cell { $in-line-2 } that sees { $pincer } cannot be { $digit }. Second: if it is not { $in-line-4 }, it is { $in-line-3 }, and then { $in-house-2 } only { $pincer-2 } is left; so a cell { $in-line-4 } that sees { $pincer-2 } cannot be { $digit }. Remove { $result }.

## Colours, remote pairs, templates
name-remote-pair = Remote Pair
there-remote-pair = There is a remote pair: a chain of cells that all hold the same two digits.
where-remote-pair = Look at { $cells }. They all have the same two candidates.
why-remote-pair = { $chain-count ->
    [0] { $cells-start } can only be { $digit-or }. Any two of them that see each other differ, so one of them decides all.
   *[other] { $chain-start } can only be { $digit-or }. They form a chain: each sees the next and differs from it, so the two digits alternate along it.
} These cells therefore always differ: { $pincer-all }. A cell that sees both of such a pair can be neither: remove { $result }.

name-simple-colours-trap = Simple Colouring (Trap)
there-simple-colours-trap = There is a colour trap: strong links (only two places for a digit) in two colours, and a cell that sees both.
where-simple-colours-trap = Some rows, columns and boxes have only two places for a certain digit (strong links). Colour them alternately: { $first-colour } against { $second-colour }.
why-simple-colours-trap = Where a row, column or box has only two places for { $digit }, one of them holds it and the other does not. Such pairs join all these cells: { $digit } is either in { $first-colour } or in { $second-colour }. A cell that sees one cell of each group sees a { $digit } either way, so it cannot be { $digit }: remove { $result }.

name-simple-colours-wrap = Simple Colouring (Wrap)
there-simple-colours-wrap = There is a colour wrap: strong links (only two places for a digit) in two colours, and one colour appears twice in a row, column or box.
where-simple-colours-wrap = Some rows, columns and boxes have only two places for a certain digit (strong links). Colour them alternately, until they reach { $house }.
why-simple-colours-wrap = Where a row, column or box has only two places for { $digit }, one of them holds it and the other does not. Such pairs join all these cells: { $digit } is either in { $first-colour } or in { $second-colour }. But the first would put { $digit } into { $cells } at once, and these share { $house }. So the second is true, and the first group loses { $digit }: remove { $result }.

name-multi-colours-1 = Multi-Colouring 1
there-multi-colours-1 = There is a multi-colouring: two groups of strong links (only two places for a digit) that see each other.
where-multi-colours-1 = Some rows, columns and boxes have only two places for a certain digit (strong links). Colour them alternately: { $first-colour } against { $second-colour }, and separately { $third-colour } against { $fourth-colour }.
why-multi-colours-1 = Where a row, column or box has only two places for { $digit }, one of them holds it and the other does not. Such pairs form two groups: { $digit } is in { $first-colour } or else in { $second-colour }, and it is in { $third-colour } or else in { $fourth-colour }. { $clash-count ->
    [1] But it cannot be in { $first-colour } and in { $third-colour } at once, because these see each other. So it is in { $second-colour } or in { $fourth-colour }, or in both. A cell that sees one of each cannot be { $digit }: remove { $result }.
   *[other] Where a colour of one group sees a colour of the other, the two cannot both be true, so at least one of their opposites is. A cell that sees both opposites cannot be { $digit }: remove { $result }.
}

name-multi-colours-2 = Multi-Colouring 2
there-multi-colours-2 = There is a multi-colouring: a colour that sees both colours of another group of strong links (only two places for a digit).
where-multi-colours-2 = Some rows, columns and boxes have only two places for a certain digit (strong links). Colour them alternately: { $third-colour } against { $fourth-colour }. Which other links see both colours?
why-multi-colours-2 = Where a row, column or box has only two places for { $digit }, one of them holds it and the other does not. Such pairs form two groups: { $digit } is in { $first-colour } or else in { $second-colour }, and it is in { $third-colour } or else in { $fourth-colour }. But if it were in { $first-colour }, it could be neither in { $third-colour } nor in { $fourth-colour }, because these cells see one of each. So it is not: remove { $result }.

name-medusa-trap = 3D Medusa (Trap)
there-medusa-trap = There is a 3D Medusa: strong links of several digits in two colours, and a candidate that both colours rule out.
where-medusa-trap = Colour strong links alternately, from { $pivot } on: the two candidates of a cell, and the two places of a digit in a row, column or box.
why-medusa-trap = Follow the strong links: cells with two candidates, and rows, columns and boxes with two places for a digit. They leave two possibilities: either { $first-colour-grouped }, or { $second-colour-grouped }. A candidate is ruled out both times if each time its cell gets another digit or sees the same one: remove { $result }.

name-medusa-wrap = 3D Medusa (Wrap)
there-medusa-wrap = There is a 3D Medusa: strong links of several digits in two colours, and one colour contradicts itself.
where-medusa-wrap = Colour strong links alternately, from { $pivot } on: the two candidates of a cell, and the two places of a digit in a row, column or box.
why-medusa-wrap = Follow the strong links: cells with two candidates, and rows, columns and boxes with two places for a digit. They leave two possibilities: either { $first-colour-grouped }, or { $second-colour-grouped }. But the first would mean { $contradiction-each } at once, which is impossible. So the second is true, and with it every strong link that leads on from there is decided. Remove { $result }.

name-medusa-empty-cell = 3D Medusa (Empty Cell)
there-medusa-empty-cell = There is a 3D Medusa: strong links of several digits in two colours, and one colour would leave a cell without candidates.
where-medusa-empty-cell = Colour strong links alternately, from { $pivot } on: the two candidates of a cell, and the two places of a digit in a row, column or box. Then look at { $excluder }.
why-medusa-empty-cell = Follow the strong links: cells with two candidates, and rows, columns and boxes with two places for a digit. They leave two possibilities: either { $first-colour-grouped }, or { $second-colour-grouped }. But the first would rule out every candidate of { $excluder }. So the second is true, and with it every strong link that leads on from there is decided. Remove { $result }.

name-template-set = Template Set
there-template-set = There is a digit that is in the same cell in every possible placement over the whole grid.
where-template-set = Look at the whole grid, one digit at a time. In how many ways can it be placed once in every row, column and box?
why-template-set = Take every way to put { $digit } into all rows, columns and boxes at once, ignoring cells that must hold another digit for the same reason. All of these ways have it in { $targets }. So { $targets-count ->
    [one] { $targets } is { $digit }.
   *[other] { $targets } are all { $digit }.
}

name-template-delete = Template Delete
there-template-delete = There is a digit with candidates that fit no possible placement over the whole grid.
where-template-delete = Look at the whole grid, one digit at a time. In how many ways can it be placed once in every row, column and box?
why-template-delete = Take every way to put { $digit } into all rows, columns and boxes at once, ignoring cells that must hold another digit for the same reason. A candidate that is in none of these ways cannot be true. Remove { $result }.

## Wings
name-w-wing = W-Wing
there-w-wing = There is a W-wing: two cells with the same two candidates, joined by a strong link (a row, column or box with only two places for one of the digits).
where-w-wing = Look at { $pincer }, and at { $house }.
why-w-wing = { $pincer-start } can each be only { $digit-or }. { $in-house-start }, { $linked } fits only in { $cells }, and each of these sees one of the two. So at least one of { $pincer } is not { $linked }, and that one is { $target-digits }. No cell that sees both can be { $target-digits }: remove { $result }.

name-xy-wing = XY-Wing
there-xy-wing = There is an XY-wing: a cell with two candidates decides which of two other cells holds a certain digit.
where-xy-wing = Look at { $pivot }, and at the cells with two candidates that it sees.
why-xy-wing = { $pivot-start } is { $case-digits-or }. If it is { $case-digit }, { $case-cell } is { $target-digits }; if it is { $case-2-digit }, { $case-2-cell } is { $target-digits }. Either way, a cell that sees { $pincer } cannot be { $target-digits }: remove { $result }.

name-xyz-wing = XYZ-Wing
there-xyz-wing = There is an XYZ-wing: of three cells, one with three candidates and two with two, one must hold a certain digit.
where-xyz-wing = Look at { $pivot }, and at the cells with two candidates that it sees.
why-xyz-wing = { $pivot-start } is { $digit-or }. If it is { $case-digit }, { $case-cell } is { $target-digits }; if it is { $case-2-digit }, { $case-2-cell } is { $target-digits }; and otherwise it is { $target-digits } itself. In every case, a cell that sees all three cannot be { $target-digits }: remove { $result }.

## Unique rectangles, loops and graves
# Why two digits alone cannot fill a rectangle or a loop.
deadly-pattern = Every row, column and box has two of these cells or none, so { $digit } could change places, and the puzzle would have two solutions. It has only one.

name-unique-rectangle-1 = Unique Rectangle Type 1
there-unique-rectangle-1 = There is a unique rectangle: only one corner keeps four cells from having two solutions.
where-unique-rectangle-1 = Look at the rectangle { $cells }.
why-unique-rectangle-1 = { $floor-start } can only be { $digit-or }. If { $roof } were one of these as well, the four corners would hold nothing else. { deadly-pattern } So { $roof } is something else: remove { $result }.

name-unique-rectangle-2 = Unique Rectangle Type 2
there-unique-rectangle-2 = There is a unique rectangle: one extra digit keeps four cells from having two solutions.
where-unique-rectangle-2 = Look at the rectangle { $cells }, and at the other candidates of { $roof }.
why-unique-rectangle-2 = { $floor-start } can only be { $digit-or }, and the only other candidate of { $roof } is { $extra }. If neither were { $extra }, the four corners would hold nothing but { $digit }. { deadly-pattern } So at least one of { $roof } is { $extra }, and no cell that sees both can be: remove { $result }.

name-unique-rectangle-3 = Unique Rectangle Type 3
there-unique-rectangle-3 = There is a unique rectangle whose extra digits make a set with other cells.
where-unique-rectangle-3 = Look at the rectangle { $cells }, and then at { $house }.
why-unique-rectangle-3 = { $floor-start } can only be { $digit-or }. If { $roof } were these as well, the four corners would hold nothing else. { deadly-pattern } So at least one of { $roof } holds an extra digit: { $extra-or }. Count the two as one cell with these digits: together with { $set } it uses up { $set-digits } { $in-house }. Remove { $result }.

name-unique-rectangle-4 = Unique Rectangle Type 4
there-unique-rectangle-4 = There is a unique rectangle with a digit that is locked in two of its corners.
where-unique-rectangle-4 = Look at the rectangle { $cells }, and then at { $house }.
why-unique-rectangle-4 = { $floor-start } can only be { $digit-or }. { $in-house-start }, { $locked } fits only in { $roof }, so one of them is { $locked }. If the other one were { $target-digits }, the four corners would hold nothing but { $digit }. { deadly-pattern } So neither is { $target-digits }: remove { $result }.

name-unique-rectangle-5 = Unique Rectangle Type 5
there-unique-rectangle-5 = There is a unique rectangle: one extra digit, not all on one side, keeps four cells from having two solutions.
where-unique-rectangle-5 = Look at the rectangle { $cells }, and at the other candidates of { $roof }.
why-unique-rectangle-5 = { $floor-start } can only be { $digit-or }, and the only other candidate of { $roof } is { $extra }. If none of these were { $extra }, the four corners would hold nothing but { $digit }. { deadly-pattern } So at least one of { $roof } is { $extra }, and no cell that sees them all can be: remove { $result }.

name-unique-rectangle-6 = Unique Rectangle Type 6
there-unique-rectangle-6 = There is a unique rectangle with an X-Wing in its corners.
where-unique-rectangle-6 = Look at the rectangle { $cells }, and then at { $house }.
why-unique-rectangle-6 = { $floor-start } can only be { $digit-or }. { $in-house-start }, { $locked } fits only in the four corners, so it is in two diagonally opposite ones. If these were { $roof }, { $floor } would be left with the other digit, and the four corners would hold nothing but { $digit }. { deadly-pattern } So { $locked } is in { $floor }: remove { $result }.

name-hidden-rectangle = Hidden Rectangle
there-hidden-rectangle = There is a hidden rectangle: strong links (only two places for a digit) show what one corner cannot be.
where-hidden-rectangle = Look at the rectangle { $cells }, and then at { $house }.
why-hidden-rectangle = { $floor-start } can only be { $digit-or }. { $in-house-start }, { $locked } fits only in { $targets } and in the corners beside it, { $pincer }. If { $targets } were { $target-digits }, { $pincer } would both be { $locked }, which leaves { $target-digits } for { $floor }. { deadly-pattern } So { $targets } is not { $target-digits }: remove { $result }.

name-avoidable-rectangle-1 = Avoidable Rectangle Type 1
there-avoidable-rectangle-1 = There is an avoidable rectangle: three digits that were not given, and a fourth that must not complete them.
where-avoidable-rectangle-1 = Look at the rectangle { $cells }. None of its digits is given.
why-avoidable-rectangle-1 = { $floor-start } hold only { $digit }, and none of these digits is given. If { $roof } were { $target-digits }, the four corners would hold nothing else. { deadly-pattern } So { $roof } is not { $target-digits }: remove { $result }.

name-avoidable-rectangle-2 = Avoidable Rectangle Type 2
there-avoidable-rectangle-2 = There is an avoidable rectangle: two digits that were not given, and one extra digit in the other corners.
where-avoidable-rectangle-2 = Look at the rectangle { $cells }. None of its digits is given. What can { $roof } hold?
why-avoidable-rectangle-2 = { $floor-start } hold { $digit }, and neither of these is given. If neither of { $roof } were { $extra }, the four corners would hold nothing but { $digit }. { deadly-pattern } So at least one of { $roof } is { $extra }, and no cell that sees both can be: remove { $result }.

name-unique-loop-1 = Unique Loop Type 1
there-unique-loop-1 = There is a unique loop: only one cell keeps it from having two solutions.
where-unique-loop-1 = Look at the loop { $cells }.
why-unique-loop-1 = { $floor-start } can only be { $digit-or }. If { $roof } were one of these as well, the whole loop would hold nothing else. { deadly-pattern } So { $roof } is something else: remove { $result }.

name-unique-loop-2 = Unique Loop Type 2
there-unique-loop-2 = There is a unique loop: one extra digit keeps it from having two solutions.
where-unique-loop-2 = Look at the loop { $cells }, and at the other candidates of { $roof }.
why-unique-loop-2 = { $floor-start } can only be { $digit-or }, and the only other candidate of { $roof } is { $extra }. If none of these were { $extra }, the whole loop would hold nothing but { $digit }. { deadly-pattern } So at least one of { $roof } is { $extra }, and no cell that sees them all can be: remove { $result }.

name-unique-loop-3 = Unique Loop Type 3
there-unique-loop-3 = There is a unique loop whose extra digits make a set with other cells.
where-unique-loop-3 = Look at the loop { $cells }, and then at { $house }.
why-unique-loop-3 = { $floor-start } can only be { $digit-or }. If { $roof } were these as well, the whole loop would hold nothing else. { deadly-pattern } So at least one of { $roof } holds an extra digit: { $extra-or }. Count the two as one cell with these digits: together with { $set } it uses up { $set-digits } { $in-house }. Remove { $result }.

name-unique-loop-4 = Unique Loop Type 4
there-unique-loop-4 = There is a unique loop with a digit that is locked in two of its cells.
where-unique-loop-4 = Look at the loop { $cells }, and then at { $house }.
why-unique-loop-4 = { $floor-start } can only be { $digit-or }. { $in-house-start }, { $locked } fits only in { $roof }, so one of them is { $locked }. If the other one were { $target-digits }, the whole loop would hold nothing but { $digit }. { deadly-pattern } So neither is { $target-digits }: remove { $result }.

name-bug-plus-one = BUG+1
there-bug-plus-one = There is a BUG+1, a bivalue universal grave: one cell keeps the whole board from having two solutions.
where-bug-plus-one = Look at { $roof }: all other open cells have two candidates.
why-bug-plus-one = Without { $extra } in { $roof }, every open cell would have two candidates and every digit two places in each row, column and box that lacks it. Then every cell could take its other candidate, and the puzzle would have two solutions. It has only one. So { $roof } must be { $extra-or }: { $extra-count ->
    [one] place
   *[other] remove
} { $result }.

name-bug-type-2 = BUG Type 2
there-bug-type-2 = There is a bivalue universal grave: one digit keeps the whole board from having two solutions.
where-bug-type-2 = Look at { $roof }: all other open cells have two candidates.
why-bug-type-2 = Without { $extra } in { $roof }, every open cell would have two candidates and every digit two places in each row, column and box that lacks it. Then every cell could take its other candidate, and the puzzle would have two solutions. It has only one. So at least one of { $roof } is { $extra }, and no cell that sees { $roof-count ->
    [2] both
   *[other] them all
} can be. Remove { $result }.

name-bug-type-3 = BUG Type 3
there-bug-type-3 = There is a bivalue universal grave whose extra digits make a set with other cells.
where-bug-type-3 = Look at { $roof }, and then at { $house }. All other open cells have two candidates.
why-bug-type-3 = Without { $surplus }, every open cell would have two candidates and every digit two places in each row, column and box that lacks it. Then every cell could take its other candidate, and the puzzle would have two solutions. It has only one. So at least one of these is true. Count { $roof } as one cell with the digits { $extra }: together with { $set } it uses up { $set-digits } { $in-house }. Remove { $result }.

name-bug-type-4 = BUG Type 4
there-bug-type-4 = There is a bivalue universal grave with a digit that is locked in two cells.
where-bug-type-4 = Look at { $roof }, and then at { $house }. All other open cells have two candidates.
why-bug-type-4 = { $extra-count ->
    [one] Without { $extra } in { $surplus }
   *[other] Without { $surplus }
}, every open cell would have two candidates and every digit two places in each row, column and box that lacks it. Then every cell could take its other candidate, and the puzzle would have two solutions. It has only one. So one of { $roof } holds such a digit. The other one is { $locked }, which has no other place { $in-house }. All else goes from both: remove { $result }.

name-bug-plus-n = BUG+n
there-bug-plus-n = There is a bivalue universal grave: a few candidates keep the whole board from having two solutions, and at least one of them is true.
where-bug-plus-n = Look at { $roof }: all other open cells have two candidates.
why-bug-plus-n = Without { $surplus-grouped }, every open cell would have two candidates and every digit two places in each row, column and box that lacks it. Then every cell could take its other candidate, and the puzzle would have two solutions. It has only one. So at least one of these is true, and each of them rules out { $ruled-out-each }: remove { $result }.

name-extended-rectangle-1 = Extended Unique Rectangle Type 1
there-extended-rectangle-1 = There is an extended unique rectangle: six cells with three digits, and only one cell keeps them from having two solutions.
where-extended-rectangle-1 = Look at the rectangle of six cells { $cells }.
why-extended-rectangle-1 = If { $roof } held one of { $digit }, the cells { $cells } would hold nothing but these three digits, each of them once in each of the two lines of three. Then the two lines could swap their digits: every row, column and box would keep what it has, and the puzzle would have two solutions. It has only one. So { $roof } holds something else. Remove { $result }.

name-extended-rectangle-2 = Extended Unique Rectangle Type 2
there-extended-rectangle-2 = There is an extended unique rectangle: six cells with three digits, and one extra digit keeps them from having two solutions.
where-extended-rectangle-2 = Look at the rectangle of six cells { $cells }, and at the other candidates of { $roof }.
why-extended-rectangle-2 = If { $roof-count ->
    [2] neither
   *[other] none
} of { $roof } were { $extra }, the cells { $cells } would hold nothing but { $digit }, each of them once in each of the two lines of three. Then the two lines could swap their digits: every row, column and box would keep what it has, and the puzzle would have two solutions. It has only one. So at least one of { $roof } is { $extra }, and no cell that sees { $roof-count ->
    [2] both
   *[other] them all
} can be. Remove { $result }.

name-extended-rectangle-3 = Extended Unique Rectangle Type 3
there-extended-rectangle-3 = There is an extended unique rectangle, six cells with three digits, whose extra digits make a set with other cells.
where-extended-rectangle-3 = Look at the rectangle of six cells { $cells }, and then at { $house }.
why-extended-rectangle-3 = If the cells { $cells } held nothing but { $digit }, the two lines of three could swap their digits: every row, column and box would keep what it has, and the puzzle would have two solutions. It has only one. So at least one of { $roof } holds an extra digit: { $extra-or }. Count { $roof } as one cell with these digits: together with { $set } it uses up { $set-digits } { $in-house }. Remove { $result }.

name-extended-rectangle-4 = Extended Unique Rectangle Type 4
there-extended-rectangle-4 = There is an extended unique rectangle, six cells with three digits, one of which is locked in two of its cells.
where-extended-rectangle-4 = Look at the rectangle of six cells { $cells }, and then at { $house }.
why-extended-rectangle-4 = { $in-house-start }, { $locked } fits only in { $roof }, so one of them is { $locked }. If the other one held no extra digit ({ $extra-or }), the cells { $cells } would hold nothing but { $digit }, and the two lines of three could swap their digits: every row, column and box would keep what it has, and the puzzle would have two solutions. It has only one. So the other one holds an extra digit: remove { $result }.

name-bug-lite-1 = BUG-Lite Type 1
there-bug-lite-1 = There is a BUG-Lite: cells in which every digit has two places, and only one cell keeps them from having two solutions.
where-bug-lite-1 = Look at { $cells }.
why-bug-lite-1 = Without { $surplus-grouped }, the cells { $cells } would have two candidates each, and every digit two places among them in each row, column and box, or none. Then each of these cells could take its other candidate, and the puzzle would have two solutions. It has only one. So { $roof } must be { $extra-or }. Remove { $result }.

name-bug-lite-2 = BUG-Lite Type 2
there-bug-lite-2 = There is a BUG-Lite: cells in which every digit has two places, and one extra digit keeps them from having two solutions.
where-bug-lite-2 = Look at { $cells }, and at the other candidates of { $roof }.
why-bug-lite-2 = Without { $extra } in { $roof }, the cells { $cells } would have two candidates each, and every digit two places among them in each row, column and box, or none. Then each of these cells could take its other candidate, and the puzzle would have two solutions. It has only one. So at least one of { $roof } is { $extra }, and no cell that sees { $roof-count ->
    [2] both
   *[other] them all
} can be. Remove { $result }.

name-bug-lite-4 = BUG-Lite Type 4
there-bug-lite-4 = There is a BUG-Lite: cells in which every digit has two places, and a digit that is locked in two of them.
where-bug-lite-4 = Look at { $cells }, and then at { $house }.
why-bug-lite-4 = { $in-house-start }, { $locked } fits only in { $roof }, so one of them is { $locked }. Without { $surplus-grouped }, the cells { $cells } would have two candidates each, and every digit two places among them in each row, column and box, or none. Then each of these cells could take its other candidate, and the puzzle would have two solutions. It has only one. So the other one of { $roof } holds one of its extra candidates. Remove { $result }.

name-unique-polygon-1 = Borescoper’s Deadly Pattern Type 1
there-unique-polygon-1 = There is a unique polygon: seven cells with three digits or eight with four, and only one cell keeps them from having two solutions.
where-unique-polygon-1 = Look at { $cells }.
why-unique-polygon-1 = If { $roof } held one of { $digit }, the cells { $cells } would hold nothing but these digits. Whichever way they hold them, the digits could change places among these cells: every row, column and box would keep what it has, and the puzzle would have two solutions. It has only one. So { $roof } holds something else. Remove { $result }.

name-unique-polygon-2 = Borescoper’s Deadly Pattern Type 2
there-unique-polygon-2 = There is a unique polygon: seven cells with three digits or eight with four, and one extra digit keeps them from having two solutions.
where-unique-polygon-2 = Look at { $cells }, and at the other candidates of { $roof }.
why-unique-polygon-2 = If { $roof-count ->
    [2] neither
   *[other] none
} of { $roof } were { $extra }, the cells { $cells } would hold nothing but { $digit }. Whichever way they hold them, the digits could change places among these cells: every row, column and box would keep what it has, and the puzzle would have two solutions. It has only one. So at least one of { $roof } is { $extra }, and no cell that sees { $roof-count ->
    [2] both
   *[other] them all
} can be. Remove { $result }.

name-unique-polygon-3 = Borescoper’s Deadly Pattern Type 3
there-unique-polygon-3 = There is a unique polygon, seven cells with three digits or eight with four, whose extra digits make a set with other cells.
where-unique-polygon-3 = Look at { $cells }, and then at { $house }.
why-unique-polygon-3 = If the cells { $cells } held nothing but { $digit }, the digits could change places among these cells: every row, column and box would keep what it has, and the puzzle would have two solutions. It has only one. So at least one of { $roof } holds an extra digit: { $extra-or }. Count { $roof } as one cell with these digits: together with { $set } it uses up { $set-digits } { $in-house }. Remove { $result }.

name-unique-polygon-4 = Borescoper’s Deadly Pattern Type 4
there-unique-polygon-4 = There is a unique polygon, seven cells with three digits or eight with four, one of which is locked in two of its cells.
where-unique-polygon-4 = Look at { $cells }, and then at { $house }.
why-unique-polygon-4 = { $in-house-start }, { $locked } fits only in { $roof }, so one of them is { $locked }. If the other one held no extra digit ({ $extra-or }), the cells { $cells } would hold nothing but { $digit }, and the digits could change places among these cells: every row, column and box would keep what it has, and the puzzle would have two solutions. It has only one. So the other one holds an extra digit: remove { $result }.

name-qiu-deadly-pattern-1 = Qiu’s Deadly Pattern Type 1
there-qiu-deadly-pattern-1 = There is a Qiu’s deadly pattern: two lines with hardly any givens, and two cells across them that must not be a pair.
where-qiu-deadly-pattern-1 = Look at { $line }, and at { $cells }.
why-qiu-deadly-pattern-1 = Of the nine lines across { $line }, only one has givens there. And in their box, { $digit } fit only in { $base-cells }. Suppose { $cells } held { $digit }. Exchange these two digits there and in { $base-cells }. Then the other digits of { $line } can be put right by exchanging two that lie side by side across the two lines: every row, column and box keeps what it has, and the puzzle would have two solutions. It has only one. So { $roof } holds something else. Remove { $result }.

name-qiu-deadly-pattern-2 = Qiu’s Deadly Pattern Type 2
there-qiu-deadly-pattern-2 = There is a Qiu’s deadly pattern: two lines with hardly any givens, and two cells across them in which an extra digit must be.
where-qiu-deadly-pattern-2 = Look at { $line }, and at what { $cells } can hold.
why-qiu-deadly-pattern-2 = Of the nine lines across { $line }, only one has givens there. And in their box, { $digit } fit only in { $base-cells }. Suppose { $cells } held { $digit }. Exchange these two digits there and in { $base-cells }. Then the other digits of { $line } can be put right by exchanging two that lie side by side across the two lines: every row, column and box keeps what it has, and the puzzle would have two solutions. It has only one. So at least one of { $roof } is { $extra }, and no cell that sees { $roof-count ->
    [2] both
   *[other] them all
} can be. Remove { $result }.

name-qiu-deadly-pattern-4 = Qiu’s Deadly Pattern Type 4
there-qiu-deadly-pattern-4 = There is a Qiu’s deadly pattern: two lines with hardly any givens, and two cells across them in which a digit is locked.
where-qiu-deadly-pattern-4 = Look at { $line }, and then at { $house }.
why-qiu-deadly-pattern-4 = { $in-house-start }, { $locked } fits only in { $roof }, so one of them is { $locked }. Of the nine lines across { $line }, only one has givens there. And in their box, { $digit } fit only in { $base-cells }. Suppose { $cells } held { $digit }. Exchange these two digits there and in { $base-cells }. Then the other digits of { $line } can be put right by exchanging two that lie side by side across the two lines: every row, column and box keeps what it has, and the puzzle would have two solutions. It has only one. So the other one of { $roof } holds an extra digit, { $extra-or }. Remove { $result }.

name-reverse-bug = Reverse BUG
there-reverse-bug = There is a reverse BUG: two digits that must not be complete where they are placed so far.
where-reverse-bug = Look at { $cells }: no other cell has one of these two digits yet.
why-reverse-bug = So far { $digit } are placed only in { $cells }. If { $targets } were { $linked }, every row, column and box that has one of these digits would have both. Then every other row, column and box would get both in cells that are still open, and there the two digits could be exchanged: the puzzle would have two solutions. It has only one. Remove { $result }.

name-symmetrical-placement = Symmetrical Placement
there-symmetrical-placement = The givens are symmetric, and so is the solution.
where-symmetrical-placement = Look at the givens. What happens to them if you { $axis-count ->
    [one] turn the board upside down, around { $axis }
   *[other] mirror the board in the diagonal { $axis }
}?
why-symmetrical-placement = { $axis-count ->
    [one] Turn the board upside down, around { $axis },
   *[other] Mirror the board in the diagonal { $axis }
} and exchange digits: { $linked-all }. The givens are the same as before. So the solution is the same too, because there is only one: each cell and its image hold a digit and the one it is exchanged for, and cells that stay in place can only hold { $extra-or }. { $placed-count ->
    [0] Remove
   *[other] Place
} { $result }.

## Sue de Coq and exclusion
name-sue-de-coq = Sue de Coq
there-sue-de-coq = There is a Sue de Coq: cells where a line and a box cross share their digits with cells of both.
where-sue-de-coq = Look at { $cells }, where { $line } and { $box } cross.
why-sue-de-coq = Where { $line } and { $box } cross, { $cells } can hold only { $cells-digits }. In the rest { $of-line }, { $line-set } can hold only { $line-set-digits }; in the rest { $of-box }, { $box-set } can hold only { $box-set-digits }. No digit can appear there twice, and there are only as many digits as cells, so all of them are used up: those of { $line-set } { $in-line }, those of { $box-set } { $in-box }, and the others where the two cross. Remove { $result }.

name-aligned-pair-exclusion = Aligned Pair Exclusion
there-aligned-pair-exclusion = There is an aligned pair exclusion: two cells that must not use up both digits of another.
where-aligned-pair-exclusion = Look at { $cells }, and at { $excluder }. Which pairs of digits can the first two hold together?
why-aligned-pair-exclusion = Try every pair of digits in { $cells }. It fails if it puts a digit twice in a row, column or box. It also fails if it takes both digits of a cell that sees both: { $set-each-or }. No pair that is left has { $ruled-out-each }: remove { $result }.

name-aligned-triplet-exclusion = Aligned Triplet Exclusion
there-aligned-triplet-exclusion = There is an aligned triplet exclusion: three cells that must not use up all digits of another.
where-aligned-triplet-exclusion = Look at { $cells }, and at { $excluder }. Which digits can the first three hold together?
why-aligned-triplet-exclusion = Try every combination of digits in { $cells }. It fails if it puts a digit twice in a row, column or box. It also fails if it takes all digits of a cell that sees all three: { $set-each-or }. No combination that is left has { $ruled-out-each }: remove { $result }.

## Exocets, loops, fireworks and the tridagon
name-firework-triple = Firework Triple
there-firework-triple = There is a firework triple: a row and a column crossing in a box, where three digits have only the same two cells outside that box.
where-firework = Look at { $line }, which cross in { $pivot }. Which digits have hardly any room there outside { $box }?
why-firework = { $line-start } cross in { $pivot }. Outside { $box }, { $digit } fit in these lines only in { $cells }. Take one of these digits. If neither of its two cells outside the box holds it, both lines have it inside, and that is possible only where they cross. So each of { $digit } is in one of { $cells }, and nothing else fits there. The rest of { $box } can have these digits only in the two lines. Remove { $result }.

name-firework-quadruple = Firework Quadruple
there-firework-quadruple = There is a firework quadruple: two pairs of digits, each with its own crossing of row and column, that together fill four cells.
where-firework-quadruple = { $pivot-all-count ->
    [1] Look at { $line }, which cross in { $pivot }. Which digits have hardly any room there outside { $box }?
   *[other] Look at { $line }, which cross in { $pivot }, and at { $line-2 }, which cross in { $pivot-2 }. Which digits have hardly any room there outside { $box } and { $box-2 }?
}
why-firework-quadruple = { $pivot-all-count ->
    [1] { $line-start } cross in { $pivot }. Outside { $box }, { $set-digits } fit in these lines only in { $set }, and { $set-2-digits } only in { $set-2 }.
   *[other] Outside { $box }, { $set-digits } fit in { $line } only in { $set }. Outside { $box-2 }, { $set-2-digits } fit in { $line-2 } only in { $set-2 }.
} Take one of these digits. If neither of its two cells outside the box holds it, both lines have it inside, and that is possible only where they cross. So { $set-digits } are in { $set }, and { $set-2-digits } in { $set-2 }: four digits that fill the four cells { $cells }. { $pivot-all-count ->
    [1] The rest of the box can have them only in the two lines.
   *[other] The rest of the two boxes can have them only in the crossing lines.
} Remove { $result }.

name-sk-loop = SK-Loop
there-sk-loop = There is an SK-loop: a ring of sixteen cells with just enough digits for them.
where-sk-loop = Look at the cells { $of-line } in { $box }, but for those where the lines cross. How often can each digit appear there?
why-sk-loop = The cells { $cells } form a ring of pairs. Each pair shares a line with one neighbour and a box with the other, and no digit is in both. Count the most times each digit can appear in the ring: together that makes { $cells-count }, as many as there are cells. So every digit must appear in the ring as often as it can. A candidate that leaves its digit less room there is false: remove { $result }.

name-junior-exocet = Junior Exocet
there-junior-exocet = There is a junior exocet: two cells of a box that tell what two cells in the boxes beside it hold.
where-exocet = Look at { $base-cells }, and at { $cross-line }.
why-exocet = Take a digit that one of { $base-cells } holds. The rest { $of-line } and { $of-box } cannot have it, but each of { $cross-line } needs it. Outside { $target-cells }, no more than two of these lines have room for it, so one of { $target-cells } holds it. This is true of both digits, so { $target-cells } hold the same two digits as { $base-cells }. Now try which two of { $digit } these can be. What no such pair allows is false: remove { $result }.

name-senior-exocet = Senior Exocet
there-senior-exocet = There is a senior exocet: two cells of a box that tell what two cells far away hold.

name-double-exocet = Double Exocet
there-double-exocet = There is a double exocet: two exocets with the same digits, which say more together than alone.
where-double-exocet = Look at { $base-cells }, then at { $base-cells-2 }, and at { $cross-line }.
why-double-exocet = Take a digit that one of { $base-cells } holds. The rest of their line and of their box cannot have it, but each of { $cross-line } needs it. Outside { $target-cells }, no more than two of these lines have room for it, so one of { $target-cells } holds it. This is true of both digits, so { $target-cells } hold the same two digits as { $base-cells }. In the same way, { $target-cells-2 } hold the same two digits as { $base-cells-2 }. Now try which two of { $digit } the first pair can be, and which the second. What no two pairs allow that can be true together is false: remove { $result }.

name-msls = Multi-Sector Locked Set
there-msls = There is a multi-sector locked set: rows and columns that cross in as many cells as their digits can fill.
where-msls = Look at the { $cells-count } open cells where { $house } and { $house-2 } cross. How often can each digit appear there?
why-msls = { $house-start } and { $house-2 } cross in { $cells-count } open cells. A digit can appear there once in a row and once in a column. Count the most times each digit can appear: together that makes { $cells-count }, as many as there are cells. So every digit must appear there as often as it can. A candidate that leaves its digit less room there is false: remove { $result }.

name-tridagon = Tridagon (Thor’s Hammer)
there-tridagon = There is a tridagon: three digits that cannot fill twelve cells of four boxes.
where-tridagon = Look at { $box }. Could three digits fill three cells in each of them, one in every row and column?
why-tridagon = Each of { $box } has three of the cells { $cells }, one in every row and column. Could { $digit } fill them all? From a box to the next all three digits change places, so they move round in one direction. After all four boxes they do not come back to where they began, so { $digit } alone cannot fill these cells. { $roof-count ->
    [one] Only { $roof } can hold another digit, { $extra-or }. { $extra-count ->
        [one] So { $roof } is { $extra }.
       *[other] So remove { $result }.
    }
   *[other] So at least one of { $roof } is { $extra }, the only other digit there, and no cell that sees { $roof-count ->
        [2] both
       *[other] them all
    } can be. Remove { $result }.
}

## Almost locked sets and bent sets
name-als-xz = ALS-XZ
there-als-xz = There are two almost locked sets (n cells with n + 1 candidates) that a digit joins.
where-als-xz = Look at these two groups of cells: A ({ $set }) and B ({ $set-2 }).
why-als-xz = Two groups have one more candidate than they have cells: A ({ $set }) with { $set-digits }, and B ({ $set-2 }) with { $set-2-digits }. { $linked-count ->
    [one] All places of { $linked } in A see all its places in B, so only one of the two can hold it. The group without { $linked } has to hold all its other digits. So { $target-digits-count ->
        [one] { $target-digits } is in at least one of the groups, and no cell that sees all its places in both can hold it
       *[other] each of { $target-digits } is in at least one of the groups, and no cell that sees all its places in both can hold it
    }: remove { $result }.
   *[other] For each of { $linked }, all places in A see all places in B, so only one of the groups can hold it. But no group can do without two of its digits: one takes the first of these, one the second, and both hold all their other digits. What sees all places of such a digit cannot hold it: remove { $result }.
}

name-als-xy-wing = ALS-XY-Wing
there-als-xy-wing = There is an ALS-XY-wing: two almost locked sets (n cells with n + 1 candidates) joined through a third.
where-als-xy-wing = Look at these groups of cells: A ({ $set }), B ({ $set-2 }) and C ({ $set-3 }).
why-als-xy-wing = Three groups have one more candidate than they have cells: A ({ $set }) with { $set-digits }; B ({ $set-2 }) with { $set-2-digits }; C ({ $set-3 }) with { $set-3-digits }. Only one of A and B can hold { $linked }, because all its places there see each other, and only one of B and C { $linked-2 }. B cannot do without both. So A is without { $linked } or C is without { $linked-2 }, and has to hold all its other digits. { $digit-count ->
    [one] That puts { $digit } into A or C, or into both
   *[other] That puts each of { $digit } into A or C, or into both
}, and no cell that sees all its places in both can hold it: remove { $result }.

name-twinned-xy-chains = Twinned XY-Chains
there-twinned-xy-chains = There are twinned XY-chains: six cells where two lines cross three others, with six digits between them.
where-twinned-xy-chains = Look at { $cells }.
why-twinned-xy-chains = { $cells-start } can hold only { $digit }: six cells and six digits. Among these cells, all places of a digit see each other, so none of the digits is there twice. So each is there exactly once, and a cell that sees all its places there cannot hold it. Remove { $result }.

name-als-chain = ALS Chain
there-als-chain = There is a chain of almost locked sets (n cells with n + 1 candidates), each joined to the next.
where-als-chain = Look at these two groups of cells, the first of a chain: A ({ $set }) and B ({ $set-2 }).
why-als-chain = { $digit-count ->
    [1] { why-aic }
   *[other] { $shape ->
        [proof] { $one-start }: the chain shows that it cannot be otherwise.
       *[choice] Either { $one }, or { $other }.
    }
}
end-als-chain = { $shape ->
    [proof] So { $one } in any case.
   *[choice] So at least one of the two is true.
} { $digit-count ->
    [1] Remove { $result }.
   *[other] The same goes for each of { $digit }, and no cell that sees all its places in the first and the last group can hold it. Remove { $result }.
}

name-death-blossom = Death Blossom
there-death-blossom = There is a death blossom: a cell, and for each of its candidates an almost locked set (n cells with n + 1 candidates).
where-death-blossom = Look at { $pivot }, and at the groups of cells around it.
why-death-blossom = { $pivot-start } is { $linked-or }. { $petals } { $digit-count ->
    [one] So { $digit } is in at least one of these groups in every case
   *[other] So each of { $digit } is in at least one of these groups in every case
}, and no cell that sees all its places in them can hold it: remove { $result }.

name-wxyz-wing = WXYZ-Wing
there-wxyz-wing = There is a WXYZ-wing: four cells with four digits, only one of which can appear more than once.
name-vwxyz-wing = VWXYZ-Wing
there-vwxyz-wing = There is a VWXYZ-wing: five cells with five digits, only one of which can appear more than once.
name-uvwxyz-wing = UVWXYZ-Wing
there-uvwxyz-wing = There is a UVWXYZ-wing: six cells with six digits, only one of which can appear more than once.
where-bent-set = Look at { $cells }. Which of their digits can appear more than once there?
why-bent-set = { $cells-start } can hold only { $digit }: as many digits as cells. All of these but { $target-digits } can appear only once, because their places see each other. Without { $target-digits } there would be too few digits for all these cells. So at least one of { $pincer } is { $target-digits }, and no cell that sees all of them can be: remove { $result }.

## Kraken fish
name-kraken-fish-1 = Kraken Fish Type 1
there-kraken-fish-1 = There is a kraken fish: a fish, such as an X-Wing, whose extra candidates, the fins, lead to the same by chains.
where-kraken-fish-1 = Look at { $base }. Fins spoil the pattern; where do they lead?
why-kraken-fish-1 = { $in-base-start }, { $digit } fits only { $in-cover }, apart from { $fin-count ->
    [one] an extra place, the fin { $fin }. If the fin is false
   *[other] extra places, the fins { $fin }. If all fins are false
}, { $base } have their { $digit }s { $in-cover } and use these up, so { $targets } cannot be { $digit }. { $fin-count ->
    [one] If it is true, { $targets } cannot be { $digit } either.
   *[other] If one of them is true, { $targets } cannot be { $digit } either.
}
end-kraken-fish-1 = So, in every case, remove { $result }.

name-kraken-fish-2 = Kraken Fish Type 2
there-kraken-fish-2 = There is a kraken fish: all places that a fish, such as an X-Wing, leaves for one of its lines, and all its fins, lead to the same end.
where-kraken-fish-2 = Look at { $base }, and at { $pincer } { $in-house }. Where do they lead, and where do the fins?
why-kraken-fish-2 = { $in-base-start }, { $digit } fits only { $in-cover }, apart from { $fin-count ->
    [one] an extra place, the fin { $fin }. If the fin is false
   *[other] extra places, the fins { $fin }. If all fins are false
}, { $base } have their { $digit }s { $in-cover } and use these up, so { $house } has its { $digit } in { $pincer-or }. So { $digit } is in { $pincer-or } or in { $fin-or }, and each of these leads to the same.
end-kraken-fish-2 = So, in every case, remove { $result }.

## Chains and nice loops
name-x-chain = X-Chain
there-x-chain = There is an X-chain: places of one digit, each of which decides the next.
where-x-chain = Look at { $pincer }, the ends of a chain. Must one of them hold a certain digit?
why-x-chain = { why-aic }
end-x-chain = { end-aic }

name-xy-chain = XY-Chain
there-xy-chain = There is an XY-chain: cells with two candidates, each of which shares one with the next.
where-xy-chain = Follow the cells with two candidates between { $pincer }. Must one of these two hold a certain digit?
why-xy-chain = { why-aic }
end-xy-chain = { end-aic }

name-aic-ring = AIC Ring
there-aic-ring = There is a ring: a chain of candidates, each of which decides the next, all around.
where-continuous-nice-loop = Look at this loop of cells: { $link }.
why-continuous-nice-loop = This chain of candidates closes into a loop.
end-continuous-nice-loop = The loop can be read in both directions. Forwards, all that “must be” is true; backwards, all that “cannot be” is true instead. So of each “cannot be” and the line before it, one is always true, and what both rule out is false. { $sets ->
    [none] Remove { $result }.
    [joined] The loop runs through almost locked sets (n cells with n + 1 candidates). Each keeps all its digits except the two of its link. Where the link leads to a cell outside the set, that cell may hold one of them instead. So no cell that sees all places of such a digit, in the set and in that cell, can hold it. Remove { $result }.
   *[passed] The loop passes through almost locked sets (n cells with n + 1 candidates): each gives up one of the two digits that link it and keeps all its others, so no cell that sees all places of such a digit can hold it. Remove { $result }.
}

name-grouped-aic-ring = Grouped AIC Ring
there-grouped-aic-ring = There is a ring with groups of cells: a chain of candidates, each of which decides the next, all around.

name-als-aic-ring = AIC Ring with ALS
there-als-aic-ring = There is a ring with almost locked sets (n cells with n + 1 candidates): a chain of candidates, each of which decides the next, all around.

name-aic-type-1 = AIC Type 1
there-aic-type-1 = There is an alternating inference chain of type 1: each candidate decides the next, and one of its ends, both of the same digit, must be true.
where-aic = { $pincer-count ->
    [one] Look at { $pincer }, where a chain begins and ends. Must one of its ends be true?
   *[other] Look at { $pincer }, the ends of a chain. Must one of them be true?
}
why-aic = { $shape ->
    [proof] { $one-start }: the chain shows that it cannot be otherwise.
   *[choice] Either { $one }, or { $other }. Both rule out { $ruled-out-each }.
}
end-aic = { $shape ->
    [proof] So { $one } in any case: remove { $result }.
   *[choice] So at least one of the two is true: remove { $result }.
}

name-aic-type-2 = AIC Type 2
there-aic-type-2 = There is an alternating inference chain of type 2: each candidate decides the next, and one of its ends, of two digits, must be true.

name-grouped-aic-type-1 = Grouped AIC Type 1
there-grouped-aic-type-1 = There is an alternating inference chain of type 1 with groups of cells: each candidate decides the next, and one of its ends, both of the same digit, must be true.

name-grouped-aic-type-2 = Grouped AIC Type 2
there-grouped-aic-type-2 = There is an alternating inference chain of type 2 with groups of cells: each candidate decides the next, and one of its ends, of two digits, must be true.

name-als-aic-type-1 = AIC Type 1 with ALS
there-als-aic-type-1 = There is an alternating inference chain of type 1 with almost locked sets (n cells with n + 1 candidates): each candidate decides the next, and one of its ends, both of the same digit, must be true.

name-als-aic-type-2 = AIC Type 2 with ALS
there-als-aic-type-2 = There is an alternating inference chain of type 2 with almost locked sets (n cells with n + 1 candidates): each candidate decides the next, and one of its ends, of two digits, must be true.

name-chute-remote-pair = Chute Remote Pair
there-chute-remote-pair = There is a chute remote pair: two cells with the same two candidates in one band or stack, and a third box that keeps them from being equal.
where-chute-remote-pair = Look at { $pincer }, and at where { $box } and { $line } cross.
why-chute-remote-pair = { $pincer-start } can each be only { $digit-or }. If both were { $linked }, the { $linked } { $of-box } would have to be { $in-line }, and there is no room for it where the two cross. So at least one of { $pincer } is { $target-digits }, and no cell that sees both can be: remove { $result }.

name-almost-locked-pair = Almost Locked Pair
there-almost-locked-pair = There is an almost locked pair: where a box and a line cross, there is room for exactly one of two digits.
where-almost-locked-set = Look at { $house } and { $house-2 }, and first at { $set }.
why-almost-locked-set = { $set-count ->
    [one] { $in-house-start }, { $set } is { $digit-or }.
   *[other] { $in-house-start }, { $set } can only be { $digit-or }.
} So at most one of these digits is left for the cells where { $house } and { $house-2 } cross. { $in-house-2-start }, { $digit } fit only there ({ $cells }) and { $in-target-cells }, so at least one of them is there. So exactly one is, and { $target-cells } can only be { $digit-or }. { $in-house-start }, { $digit } have no other place. Remove { $result }.
name-almost-locked-triple = Almost Locked Triple
there-almost-locked-triple = There is an almost locked triple: where a box and a line cross, there is room for exactly one of three digits.

name-guardians = Guardians (Broken Wing)
there-guardians = There is a broken wing: a loop with an odd number of places for a digit, and guardians that keep it from breaking.
where-guardians = Look at this loop of cells: { $cells }. Which other cells of their rows, columns and boxes keep it from being impossible?
why-guardians = { $cells-start } form a loop of { $cells-count } cells, each in one row, column or box with the next: { $house }. If { $digit } had no other place there, the cells would have to alternate between { $digit } and not { $digit } all around, which an odd number of cells cannot do. { $pincer-count ->
    [one] The only other place is { $pincer }. So it is { $digit }: place { $result }.
   *[other] The only other places are { $pincer }. So at least one of them is { $digit }, and no cell that sees them all can be: remove { $result }.
}

name-bivalue-oddagon = Bivalue Oddagon
there-bivalue-oddagon = There is a bivalue oddagon: a loop with an odd number of cells, which two digits alone cannot fill.
where-bivalue-oddagon = Look at this loop of cells: { $cells }. Could two digits fill it?
why-bivalue-oddagon = { $cells-start } form a loop of { $cells-count } cells, each of which sees the next. If they held only { $digit }, these would take turns all around, which an odd number of cells cannot do. { $pincer-count ->
    [one] The only other candidate in the loop is { $pincer-each }. So it is true.
   *[other] The only other candidates in the loop are { $pincer-each }. So at least one of them is true.
} { $target-digits-count ->
    [one] No cell that sees them all can be { $extra }: remove { $result }.
   *[other] Remove { $result }.
}

name-set-equivalence = Phistomefel Ring (SET)
there-set-equivalence = There is a set equivalence: sixteen corner cells and a ring of sixteen cells hold the same digits.
where-set-equivalence = Look at the corners { $of-box } outside { $line }, and at the ring that these lines make: the same digits are in both.
why-set-equivalence = { $box-start } hold every digit four times, and so do { $line } together. Leave out the cells that they share. Then the corners, which are the cells of these boxes outside the lines, hold the same digits as the ring, which is the cells of the lines outside the boxes with the four where the lines cross. { $cells-count ->
    [0] { $house-count ->
        [0] The ring has no room for { $digit }, so the corners have none either.
       *[other] { $in-house-start }, { $digit } must be in the corners, and the ring has room for it only { $in-house-2 }, no more often. So { $in-house-2 } it is in the ring, and no other corner has it.
    }
   *[other] { $house-count ->
        [0] The corners have no room for { $digit }, so the ring has none either.
       *[other] { $in-house-start }, { $digit } must be in the ring, and the corners have room for it only { $in-house-2 }, no more often. So { $in-house-2 } it is in the corners, and nowhere else in the ring.
    }
} Remove { $result }.

name-m-wing = M-Wing
there-m-wing = There is an M-wing: a chain of three strong links, one in a cell and two in rows, columns or boxes, with the same digit at both ends.

name-s-wing = S-Wing
there-s-wing = There is an S-wing: a cell with two candidates, and from each of them a strong link in a row, column or box leads on.

name-h-wing = H-Wing
there-h-wing = There is an H-wing: a chain of three strong links, some in cells with two candidates and some in rows, columns or boxes.

name-l-wing = L-Wing
there-l-wing = There is an L-wing: a chain of three strong links in rows, columns or boxes, with more than one digit.

name-als-w-wing = ALS-W-Wing
there-als-w-wing = There is an ALS-W-wing: a strong link joins two almost locked sets (n cells with n + 1 candidates).

## Forcing chains
# What every case of forcing chains leads to, after "each of these".
forced-result = { $placed-count ->
    [0] rules out { $ruled-out-each }
   *[other] leads to { $placed }
}

name-nishio = Nishio
there-nishio = There is a Nishio: follow one digit far enough, and an assumption about it refutes itself.
where-nishio = Look at { $contradiction }. Which assumption about a digit leads to something impossible there?
why-nishio = { $denial-count ->
    [0] { $assumption-each } would make { $contradiction-each } both true and false, by the places of { $digit } alone.
   *[other] Without { $denial-each }, { $contradiction-each } would be both true and false, by the places of { $digit } alone.
}
end-nishio = Then { $contradiction-each } would be both true and false, which is impossible: { $placed-count ->
    [0] remove
   *[other] place
} { $result }.

name-cell-forcing-chains = Cell Forcing Chains
there-cell-forcing-chains = There are cell forcing chains: whatever a cell holds, the same follows.
where-cell-forcing-chains = Look at { $pivot }. What follows from each of its candidates?
why-cell-forcing-chains = { $pivot-start } is { $assumption-digits-or }. Each of these { forced-result }.
end-cell-forcing-chains = So, in every case, { $placed-count ->
    [0] remove
   *[other] place
} { $result }.

name-region-forcing-chains = Region Forcing Chains
there-region-forcing-chains = There are region forcing chains: wherever a digit goes in a row, column or box, the same follows.
where-region-forcing-chains = Look at { $house }. What follows from each place of a certain digit?
why-region-forcing-chains = { $in-house-start }, { $linked } must be in { $assumption-or }. Each of these { forced-result }.
end-region-forcing-chains = So, in every case, { $placed-count ->
    [0] remove
   *[other] place
} { $result }.

name-dynamic-forcing-chains = Dynamic Forcing Chains
there-dynamic-forcing-chains = There are dynamic forcing chains: follow an assumption, and use every candidate it eliminates along the way.
where-dynamic-forcing-chains = { $contradiction-count ->
    [0] Look at { $assumption }. What follows in every case?
   *[other] Look at { $contradiction }. Which assumption leads to something impossible there?
}
why-dynamic-forcing-chains = { $contradiction-count ->
    [0] { $denial-count ->
        [0] { $assumption-digits-count ->
            [one] { $assumption-digits } must be in { $assumption-or }: no other place is left.
           *[other] One of { $assumption-each } is true: the cell has no other candidates.
        }
       *[other] Either { $assumption-each } is true, or it is false.
    } Each case { forced-result }.
   *[other] { $denial-count ->
        [0] { $assumption-each } would make { $contradiction-each } both true and false.
       *[other] Without { $denial-each }, { $contradiction-each } would be both true and false.
    } { $forced-count ->
        [0] The lines show how.
       *[other] In short, these would follow one after the other: { $forced-each }.
    }
}
end-dynamic-forcing-chains = { $contradiction-count ->
    [0] So, in every case,
   *[other] Then { $contradiction-each } would be both true and false, which is impossible:
} { $placed-count ->
    [0] remove
   *[other] place
} { $result }.

name-dynamic-forcing-chains-plus = Dynamic Forcing Chains (+)
there-dynamic-forcing-chains-plus = There are dynamic forcing chains (+): locked candidates, pairs and X-wings that appear along the way help too.

name-nested-forcing-chains = Nested Forcing Chains
there-nested-forcing-chains = There are nested forcing chains: chains whose links are proved by further chains.
where-nested-forcing-chains = { where-dynamic-forcing-chains }
why-nested-forcing-chains = { why-dynamic-forcing-chains }
end-nested-forcing-chains = { end-dynamic-forcing-chains }
