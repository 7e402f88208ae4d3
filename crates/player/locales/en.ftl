# What the terminal player says.
play-too-small = Too small: { $width }×{ $height } at least. Make the window larger, or press q to leave; the game is saved.
play-saved = saved
play-not-saved = not saved
play-unnamed = Sudoku
play-paused = Paused
play-paused-how = Press { $key } or Enter to continue.
play-thinking = thinking …
play-restarted = Started again; undo brings everything back.
play-given = This digit is given.
play-nothing-to-close = Nothing to close here. { $hand } takes a digit in your hand, { $quit } quits.
play-full-but-wrong = The board is full, but not right yet.
play-before-mistake = Back to before the mistake; redo shows what followed.
play-check-not-allowed = In this game only rule violations are checked; choose another setting first.
play-checking = Mistakes are shown: { $policy }.
checking-none = never
checking-rules = where a rule is broken
checking-on-request = where a rule is broken, and all on request
checking-live = all of them, at once
play-which-box = Which box, 1 to 9?
play-which-digit = Which digit, 1 to 9?
play-which-hand = Which digit goes in your hand, 1 to 9?
mode-digit = digit
mode-corner = corner
mode-centre = centre
mode-colour = colour
cell-picked = { $digit } in hand
caption-solved = solved
side-history = History
side-history-none = No move yet.
side-takes = What it takes
hint-title = Hint { $rung } of { $rungs }
hint-title-alone = Hint
hint-where = where
hint-why = why
hint-apply = apply
hint-next = next hint
hint-another = another
hint-go-back = go back to before the mistake
hint-close = close
steps-path = Path: { $number } of { $count }
steps-now = All steps: { $number } of { $count }
steps-next = next
steps-back = back
steps-none = There is no step from here; a hint may say why.
enter-title = Your own puzzle
enter-own-title = Own puzzle
enter-how = 1–9 digit, 0 or space empty, Backspace back, paste fills, Enter plays, Esc leaves.
enter-refused = This cannot be solved, so it cannot be played.
enter-several-again = It has several solutions. Press Enter again to play it anyway.
savepoints-title = Savepoints
savepoints-before-mistake = Before my mistake
savepoints-entry = { $name } ({ $digits } digits)
savepoint-set = Savepoint { $name } is set.
new-title = New game
new-level = New, { $level }
new-daily = Today, { $name }, { $level }
new-collection = From “{ $name }”
new-collection-left = { $left } of { $puzzles } left
new-collection-played = Every puzzle of “{ $name }” has been played.
new-open = Open a file or pasted text …
new-enter = Enter your own …
games-title = Games
games-finished = solved in { $time }
games-number = game { $id }
file-title = Choose a puzzle
file-nothing = There is no puzzle in it.
list-foot = Enter chooses, Esc closes
list-foot-delete = Enter chooses, d deletes, Esc closes
list-delete-again = press d again to delete
prompt-savepoint = Name of the savepoint
prompt-open = A file, or the text of a puzzle
prompt-line = :
prompt-foot = Enter accepts, Esc closes
line-unknown = “{ $words }” is not a command; ? shows them all.
finished-title = Solved
finished-line = Well done: every digit is right.
finished-time = Time: { $time }
finished-review = Looking back:
finished-next = { $new } new game, { $close } look at the board
figures-title = Statistics
figures-none = Nothing to count yet.
figures-level = { $level }: { $finished } of { $started } solved, best { $best }, median { $median }
figures-hinted = You most often needed help with: { $techniques }.
help-title = Keys
help-foot = type to search, Esc closes
help-foot-more = arrows scroll, type to search, Esc closes
help-none = nothing found
text-foot = Esc closes
help-query = search: { $query }

# Under the board; short words.
foot-hint = hint
foot-undo = undo
foot-write-hand = write { $digit }
foot-other-digit = another digit
foot-put-down = put it down
foot-next-mode = mode
foot-fill-marks = marks
foot-new = new
foot-savepoint = savepoint
foot-filter-next = filter
foot-games = games
foot-hand = hand
foot-pause = pause
foot-help = keys
foot-quit = quit

# Keys as they are printed on keyboards.
keyname-ctrl = Ctrl
keyname-alt = Alt
keyname-shift = Shift
keyname-space = Space
keyname-enter = Enter
keyname-esc = Esc
keyname-tab = Tab
keyname-backspace = Backspace
keyname-delete = Delete
keyname-home = Home
keyname-end = End
keyname-pgup = PgUp
keyname-pgdn = PgDn

# What is wrong with keys of one's own: a clause without a full stop.
keys-unknown-command = “{ $command }” is not a command; did you mean “{ $nearest }”?
keys-no-command = “{ $command }” is not a command; press ? in the player for the list
keys-repeated-command = “{ $command }” has keys already
keys-unknown-key = “{ $key }” is not a key; did you mean “{ $nearest }”?
keys-no-such-key = “{ $key }” is not a key; keys are single characters or names such as up, enter or f1
keys-no-key = a key is missing
keys-nine-keys = “{ $key }” is one key, and the command needs nine, such as “alt-1-9”
keys-one-key = “{ $key }” is nine keys, and the command needs one
keys-repeated-key = “{ $key }” belongs to “{ $command }” already
keys-last-key = “{ $key }” is the only key of “{ $command }”; give that command another key too

# What each key does: key-WORD of the table of keys.
key-up = up
key-down = down
key-left = left
key-right = right
key-next-empty = next empty cell
key-previous-empty = previous empty cell
key-box-up = a box up
key-box-down = a box down
key-box-left = a box to the left
key-box-right = a box to the right
key-go-to-box = then 1–9: go to that box
key-row-start = start of the row
key-row-end = end of the row
key-grid-start = first cell
key-grid-end = last cell
key-extend-up = extend the selection upwards
key-extend-down = extend the selection downwards
key-extend-left = extend the selection to the left
key-extend-right = extend the selection to the right
key-toggle = add this cell to the selection, or take it out
key-select-all = select all cells
key-deselect = way out: close the hint, put the digit down, end the filter, select one cell
key-hand = then 1–9: take a digit in your hand, and Enter writes it; again puts it down
key-write = write in the current mode
key-write-corner = corner mark
key-write-centre = centre mark
key-mode-digit = mode: digits
key-mode-corner = mode: corner marks
key-mode-centre = mode: centre marks
key-mode-colour = mode: colours; with a filter, of candidates
key-next-mode = next mode
key-notes = notes on or off
key-clear = clear: digit, then marks, then colours
key-fill-marks = write all possible marks
key-corners-to-centre = turn corner marks into centre marks
key-undo = undo
key-redo = redo
key-restart = start this game again
key-hint = hint; again for more
key-hint-why = hint that says why
key-confirm = apply the hint; write the digit in your hand or the only mark
key-another = another hint
key-filter = filter a digit, or stop filtering
key-filter-next = then 1–9: filter that digit, or stop filtering
key-strike = mark or strike the filtered digit; without a filter, next mode
key-colour-a = colour a
key-colour-b = colour b
key-colour-c = colour c
key-colour-d = colour d
key-colour-e = colour e
key-savepoint = set a savepoint
key-savepoints = list of savepoints
key-before-mistake = back to before my mistake
key-check = show mistakes now, if this game allows it
key-checking = which mistakes are shown
key-new = new game
key-open = open a file or pasted text
key-enter-own = enter your own puzzle
key-games = saved games
key-steps = all steps that can be seen now
key-path = the whole path to the solution
key-statistics = statistics
key-pause = pause; the board is hidden
key-timer = show or hide the clock
key-techniques = show or hide the techniques the puzzle needs
key-line = type a command: undo, r4c5, r4c5=7, open FILE
key-redraw = redraw the screen
key-suspend = suspend the program (fg resumes it)
key-help = this list
key-quit = quit; everything is saved

# Sentences with numbers.
caption-to-go = { $count ->
    [one] { $count } cell to go
   *[other] { $count } cells to go
}
caption-givens = { $count ->
    [one] { $count } given
   *[other] { $count } givens
}
caption-hints = { $count ->
    [one] { $count } hint
   *[other] { $count } hints
}
cell-selected = { $count ->
    [one] { $count } cell
   *[other] { $count } cells
}
enter-givens = { $count ->
    [one] { $count } given.
   *[other] { $count } givens.
}
enter-some = { $count ->
    [one] { $count } solution.
   *[other] { $count } solutions.
}
enter-open = { $open ->
    [one] { $open } cell is open (').
   *[other] { $open } cells are open (').
}
finished-taken-back = { $count ->
    [0] No move taken back.
    [one] One move taken back.
   *[other] { $count } moves taken back.
}
finished-hints = { $count ->
    [0] No hints.
    [one] { $count } hint.
   *[other] { $count } hints.
}
figures-streak = { $streak ->
    [one] { $streak } day in a row; longest: { $longest }.
   *[other] { $streak } days in a row; longest: { $longest }.
}

# A lesson of the course.
learn-too-small = Too small: a lesson needs { $width }×{ $height } at least. Make the window larger, or press q to leave.
learn-part = part { $number } of { $count }
learn-more-below = PgDn: more below
learn-exercises = Exercises
learn-making = making an exercise …
learn-puzzle-how = Enter starts the game; leaving it brings you back to this lesson.
learn-left = { $count ->
    [one] { $count } more to find.
   *[other] { $count } more to find.
}
learn-clue = Clue { $rung } of 3
learn-end-found = Found, all by yourself
learn-end-helped = Found, but not at the first go
learn-end-shown = The answer
learn-comes-back = This exercise comes back another day.
learn-arrows = arrows
learn-key-go-on = go on: the next sentence, the next exercise, the game, the next part
learn-key-next = next part
learn-key-previous = previous part
learn-key-move = move on the board; in a text, scroll and turn pages
learn-key-answer = your answer: strike or write this digit in the cell
learn-key-clue = a clue; again for more
learn-key-rest = show the rest
learn-key-skip = skip this exercise
learn-key-filter = then 1–9: show where this digit can go; again to stop
learn-key-scroll = scroll a long text; PgUp goes back
learn-key-leave = leave the lesson, also q
learn-foot-go-on = go on
learn-foot-next = next
learn-foot-previous = back
learn-foot-answer = answer
learn-foot-filter = digit
learn-foot-clue = clue
learn-foot-rest = show
learn-foot-skip = skip
learn-foot-help = keys
learn-foot-leave = leave
