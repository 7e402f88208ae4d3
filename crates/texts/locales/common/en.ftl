# Sentences that more than one front end shows, in English. The other locales have the same keys.
#
# TOPIC-ID is the sentence of a refusal (`novena_core::Refusal`). It is written as a clause: it
# starts in lower case and has no full stop. A program puts it after "error:", a page shows it as
# a sentence; both forms are made of the same words.
#
# The names in braces are the arguments that the refusal carries:
#
#   number      $least             17
#   text        $reason            shown as it is
#   digit       $digit             4
#   cells       $cells             r1c1 and r1c5     ($in-cells, $of-cells)
#   houses      $house             row 2             ($in-house, $of-house)
#               $house-count       0 where no house may be named
#   symmetry    $symmetry          half turn
#   technique   $technique         X-Wing
#   level       $level             hard

## Moves that cannot be made: move-ID of novena-play.
move-nothing-to-undo = there is nothing to undo
move-nothing-to-redo = there is nothing to redo
move-no-mistake = there is no mistake so far
move-no-solution = the givens have no solution
move-no-such-savepoint = there is no savepoint with this name
move-no-name = a savepoint needs a name
move-finished = the puzzle is solved; start over to play it again

## Why a saved game cannot be opened: save-ID of novena-play.
save-step = a step does not follow from the one before it
save-idle = a step changes nothing
save-given = a digit was written over a given

## Wishes that no puzzle can meet: wish-ID of novena-generator.
wish-empty-range = there is no number of givens from { $least } to { $most }
wish-too-few-givens = { $needed } givens are the fewest with one solution; { $most } are too few
wish-too-few-cells = { $needed } givens are the fewest with one solution; there is room for { $cells }
wish-too-many-givens = { $least } givens do not fit into { $cells } cells
wish-other-count = the pattern has { $cells } cells, which is not the requested number of givens
wish-not-symmetric = the pattern does not have this symmetry: { $symmetry }
wish-empty-lines = the pattern does not distinguish { $first } from { $second }: swapping them gives a second solution
wish-never-minimal = no minimal puzzle with { $least } givens is known; { $most } are the most
wish-no-such-count = no pattern with this symmetry has that number of givens: { $symmetry }
wish-empty-range-of-ratings = a range ends before it begins
wish-level-and-rating = no rating in that range is of that level
wish-unknown-technique = { $technique } cannot be searched for
wish-never-hardest = { $technique } is never the hardest step: no path uses it
wish-never-needed = { $technique } is never needed: it joins two steps of an easier technique
wish-never-first = { $technique } is never needed: wherever it has a step, { $easier } or something easier removes the same
wish-never-met = we have no puzzle that needs { $technique }, so there is none to practise it with
wish-needs-more = { $technique } is required, but easier techniques are supposed to be enough
wish-needs-harder = { $technique } is required, but it is harder than the requested hardest technique
wish-not-a-drawing = a pattern has 81 characters, this one has { $found }

## Pictures that cannot be read: scan-ID of novena-scan.
scan-too-small = the picture is too small ({ $width } × { $height } pixels); at least { $least } on each side are needed
scan-too-large = the picture is too large ({ $width } × { $height } pixels); the limit is { $most } megapixels
scan-wrong-length = the picture should have { $expected } pixels, but has { $found }
scan-too-dark = the picture is too dark
scan-no-grid = no sudoku found in the picture; photograph the whole grid, flat and in focus
scan-unknown-kind = this is not a JPEG, PNG, WebP or PDF file
scan-heic = HEIC photos cannot be read; save or share the photo as JPEG
scan-no-image = the PDF contains no image that can be read
scan-damaged = the { $kind } file is damaged

## Symmetries of patterns: symmetry-ID of novena-core.
symmetry-none = none
symmetry-rotational180 = half turn
symmetry-rotational90 = quarter turn
symmetry-horizontal = reflection in the horizontal axis
symmetry-vertical = reflection in the vertical axis
symmetry-diagonal = reflection in the diagonal
symmetry-antidiagonal = reflection in the antidiagonal
symmetry-full = full

## Hints that show no step: hint-ID of novena-play.
hint-fine = nothing is wrong
hint-solved = nothing is left to do: it is solved
hint-no-step = the techniques find no step
hint-invalid = the givens break a rule: { $digit } repeats { $in-house } ({ $cells })
hint-no-solution = the givens have no solution
hint-wrong-digit = { $house-count ->
    [0] one digit is wrong
   *[other] one digit { $in-house } is wrong
}
hint-missing-mark = { $house-count ->
    [0] a mark is missing
   *[other] a mark is missing { $in-house }
}
# The first rung with its level, where there is no other place for the level.
hint-with-level = { $sentence } ({ $level })

## Whether all is well in a game: checkup-ID of novena-play.
checkup-finished = solved
checkup-fine = nothing is wrong so far
checkup-wrong = { $count ->
    [one] one digit is wrong
   *[other] { $count } digits are wrong
}
checkup-lost = no solution is left

## Moments of a game that is looked at again: review-ID of novena-play.
review-easier = you wrote { $digit } in { $cell }; an easier step was open: { $technique }
review-easier-after = you wrote { $digit } in { $cell } after { $time }; an easier step was open: { $technique }
review-longest = your longest pause: { $time }; the next step: { $technique }

## Exercises. What the player does: task-ID of novena-generator.
task-strike = { $technique }: strike every candidate that it rules out
task-place = { $technique }: find one, and write its digit
task-place-in-box = { $technique }: find a digit that has only one place left in a box, and write it
task-place-in-line = { $technique }: find a digit that has only one place left in a row or column, and write it
task-rules = one digit appears twice in the same row, column or box; strike one of the two
task-marks = three marks are out of date, because their digit is already in the row, column or box; strike them
task-last-resort = try a cell with two candidates, and strike the one that leads to a contradiction by singles alone

## What comes of an answer: answer-ID of novena-generator. $reason is one of answer-because-ID.
answer-goes = { $digit } goes from { $cell }: { $reason }
answer-placed = { $digit } belongs in { $cell }: { $reason }
answer-stays = { $digit } stays in { $cell }: { $reason }
answer-not-placed = { $cell } is not { $digit }: { $reason }
answer-known = { $reason }
answer-easier = that is true, but an easier technique proves it: { $technique }
answer-guess = { $reason }

answer-because-in-house = { $house } has that digit in the pattern
answer-because-in-house-sees = the cell is { $in-house } and sees { $cells }
answer-because-sees = the cell sees { $cells }
answer-because-taken = one of { $cells } takes the { $digit } { $of-house }
answer-because-kept = { $cells } can hold only { $digits }
answer-because-last-cell = it is the last empty cell { $of-house }
answer-because-only-place = { $in-house }, no other cell can hold it
answer-because-only-digit = no other digit fits there
answer-because-shown = that is what the pattern shows ({ $technique })
answer-because-clash = { $house } already has its { $digit }, in { $other }
answer-because-breaks-cell = with it, no digit is left for { $other }
answer-because-breaks-house = with it, { $house } has no place left for { $other }
answer-because-other-breaks-cell = with the other candidate, no digit is left for { $other }
answer-because-other-breaks-house = with the other candidate, { $house } has no place left for { $other }
answer-because-belongs = it belongs there
answer-because-outside = { $cell } is outside { $house }
answer-because-unseen = { $cell } does not see { $cells }
answer-because-part = { $cell } is part of the pattern
answer-because-other-digits = this pattern removes only { $digits }
answer-because-other-places = { $in-house }, it could also go in { $cells }
answer-because-also-possible = the cell could also hold { $digits }
answer-because-no-clash = there is no other { $digit } in its row, column or box
answer-because-ruled-out = it was ruled out there before
answer-because-again = you have already found this one
answer-because-gone = { $cell } has no { $digit }
answer-because-filled = { $cell } is already filled
answer-because-unshown = that is true, but this lesson's technique does not prove it here

## Help with an exercise that is about no technique: clue-ID of novena-generator.
clue-rules = look for a digit that appears twice in the same row, column or box
clue-marks = a mark is out of date if its digit is already in the row, column or box of the cell
clue-last-resort = take a cell with two candidates, suppose that one of them is right, and go on with singles alone
clue-look-house = look at { $house }
clue-look-cell = try { $cell }

## A puzzle that is being typed in; whole sentences.
enter-conflict = A digit repeats.
enter-none = No solution.
enter-one = Exactly one solution.
enter-several = Several solutions so far.

## What a cell holds, in words: "empty, marks 4 5".
cell-empty = empty
cell-given = given
cell-marks = marks { $marks }
cell-corners = corner marks { $marks }
cell-colours = colours { $marks }
cell-conflict = breaks a rule
cell-wrong = wrong

## What is wrong with the database of games: store-ID of novena-store.
store-folder = the folder { $path } cannot be used: { $reason }
store-newer = the file { $path } has version { $found }; this program knows versions up to { $known }
store-foreign = the file { $path } is a database of another program
store-damaged-in-use = the file { $path } is damaged, and another program has it open
store-damaged = the file with the games is damaged
store-file-gone = the file { $path } was deleted or replaced while it was open, so nothing was saved; start the program again
store-busy = another program is writing to the file with the games
store-full = there is no room left on the disk
store-not-writable = the file with the games is read-only
store-database = the database says: { $reason }
store-no-such-game = there is no game { $game }
store-changed-elsewhere = game { $game } was changed elsewhere; this is its current state
store-damaged-game = the { $part } of game { $game } do not make sense
store-too-much = this game is at its limit: a game has at most { $most } { $what ->
    [bytes] bytes
    [name] characters in a name
    [savepoints] savepoints
   *[steps] steps
}
store-no-such-collection = there is no collection “{ $name }”
store-no-name = a collection needs a name
store-not-an-export = this file was not exported by Novena
store-newer-export = the export has version { $found }; this program knows versions up to { $known }
store-bad-export = the export is broken in line { $line }, column { $column }: { $reason }; nothing was imported
store-stream = the file could not be read or written: { $reason }

## What is wrong with an input: parse-ID of novena-formats.
parse-empty = nothing to read: the input is empty
parse-no-puzzle = there is no puzzle here: the text has { $cells } cells, and 81 are needed
parse-no-layout = there are 81 cells here, but not in a layout that can be read
parse-no-puzzle-row = there is no puzzle here: the text has { $cells } cells, and 81 are needed; row { $row } has { $found }
parse-line-too-long = line is longer than { $limit }
parse-record-too-long = record is longer than { $limit }, stopped here
parse-not-utf8 = column { $column }: not UTF-8 text
parse-not-text = this is not a text file
parse-picture = this is a picture or a PDF, not a text file; scan it instead
parse-archive = this is an archive or an office document, not a text file; unpack it or save it as CSV first
parse-unexpected-char = column { $column }: unexpected { $found }
parse-cell-count = expected 81 cells, found { $found }
parse-row-count = expected 9 rows, found { $found }
parse-row-length = row { $row } has { $found } cells, expected 9
parse-mark-repeated = { $cell } has { $digit } twice among its marks
parse-number-count = expected 3 numbers (row, column, digit), found { $found }
parse-not-a-number = column { $column }: expected a number, found { $found }
parse-out-of-range = { $number ->
    [row] the row
    [column] the column
   *[digit] the digit
} is { $found }, expected 1 to 9
parse-cell-repeated = { $cell } is { $second }, but was { $first } before
parse-library-fields = expected 6 or 7 fields separated by colons, found { $found }
parse-wrong-item = column { $column }: expected { $expected ->
    [code] a code of four digits, or five
    [candidate] a digit, a row and a column such as 436
   *[length] a number
}, found { $found }
parse-unclosed-quote = column { $column }: quote is not closed
parse-field-count = row has { $found } fields, the puzzle is in field { $expected }
parse-spreadsheet-number = a spreadsheet has turned the puzzle into the number { $found }; its digits are lost
parse-not-json = column { $column }: this is not JSON
parse-not-an-object = expected a JSON object
parse-missing-key = the object has no "{ $key }"
parse-no-board = there is no board of 81 cells in it
parse-two-boards = { $first } and { $second } hold different boards; keep only the puzzle
parse-wrong-type = expected { $expected ->
    [text] a string
    [board] 81 cells in a string or a list
    [numbers] numbers from 0 to 9
    [marks] 81 strings of digits
    [colours] 81 strings of letters from a to i
    [candidate-colours] 81 strings of digits with letters such as 1a2b
    [seconds] a number of seconds
    [count] a whole number
    [object] an object
    [steps] lists of changes such as "r1c1 m12 > 5"
    [savepoints] objects with a name and a sheet of cells such as "r1c1 m12"
    [rows] nine lists of nine objects
   *[cells] a list of cells with position, value, fixed and earmarks
}
parse-variant = { $what ->
    [size] this puzzle is { $name }×{ $name }
    [cages] this puzzle has killer cages
    [diagonals] this puzzle has diagonals
    [regions] this puzzle has regions other than boxes
    [kind] this puzzle is of another kind, “{ $name }”
   *[rule] this puzzle has the rule “{ $name }”
}; only classic 9×9 is supported
parse-link-without-puzzle = this link holds no puzzle, only the name of one on a server
parse-unknown-link = links to { $host } are not supported
parse-not-packed = this cannot be unpacked: it is damaged or cut short
parse-too-large = unpacked, this is longer than { $limit }
parse-not-xml = column { $column }: this is not XML
parse-wrong-field = { $field } cannot be { $found }
parse-entry-on-given = { $cell } has a given with another digit
parse-wrong-length = expected { $expected } characters, found { $found }
parse-seed = this is a random seed, not a puzzle
parse-wrong-move = expected a move such as I249 or E00001, found { $found }
parse-wrong-square = { $found } does not describe the content of a cell
parse-journal-step = step { $step } does not follow from the steps before it
parse-journal-done = the text says that { $done } steps are done, but there are { $steps }
parse-journal-end = the steps do not lead to the state in the text
parse-in-field = { $field }: { $reason }
parse-in-cell = { $cell }: { $reason }

## Why a file, a stream or an address cannot be used: io-ID of this crate.
io-missing = there is no such file or folder
io-denied = permission denied
io-directory = it is a folder, not a file
io-not-directory = a part of the path is not a folder
io-full = the disk is full
io-read-only = the disk is read-only
io-damaged = the file is damaged or not complete
io-foreign-address = this machine does not have that address
file-unreadable = { $file }: cannot be read: { $reason }

## An empty list of games; a whole sentence.
games-none = No saved games yet.
