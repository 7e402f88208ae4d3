# Commands: cmd-NAME says what it does, cmd-NAME-examples shows it.
cmd-novena = Sudoku: solve it, explain it, check it, convert it.
cmd-novena-examples =
    novena solve puzzles.txt
    novena check < puzzle.txt
    novena solve --help
cmd-solve = Print the solution of each puzzle.
cmd-solve-examples =
    novena solve puzzles.txt                  one answer per line, in order
    novena solve sudoku.txt --to plain        nine rows of digits
    novena solve --all --limit 10 open.txt    the first ten solutions
    novena solve --count open.txt             how many there are
    novena solve big.csv -o solved.txt        into a file, whole or not at all
cmd-check = Say whether each puzzle has one solution, none or several, or breaks a rule.
cmd-check-examples =
    novena check puzzles.txt
    novena check puzzles.txt | sort | uniq -c
    novena check --verbose puzzle.txt         details for setters
cmd-candidates = Show what each empty cell could hold.
cmd-candidates-examples =
    novena candidates puzzle.txt
    novena candidates --counts puzzle.txt     degrees of freedom, 0 for a filled cell
    novena candidates --cell r1c1 puzzle.txt
cmd-explain = Explain every deduction on the way to the solution, step by step.
cmd-explain-examples =
    novena explain puzzle.txt                 the whole path in sentences
    novena explain --up-to naked-triple puzzle.txt
    novena explain --only hidden-single,x-wing puzzle.txt
    novena explain --all-steps puzzle.txt     everything that can be seen now
    novena explain --to json --verify puzzles.txt
    novena explain --pictures folder puzzle.txt    a page with a picture of each step
cmd-hint = Give as much help with the next step as you ask for.
cmd-hint-examples =
    novena hint puzzle.txt                    the technique to look for
    novena hint --rung 2 puzzle.txt           where to look
    novena hint --rung 3 puzzle.txt           why it follows
    novena hint --rung 4 puzzle.txt           what it does
cmd-verify = Check a claimed solution path, or a library of test positions.
cmd-verify-examples =
    novena explain --to json puzzle.txt | novena verify
    novena verify path.json
    novena verify --reglib reglib-1.4.txt
cmd-rate = Rate each puzzle on the Sudoku Explainer and HoDoKu scales and on our own.
cmd-rate-examples =
    novena rate puzzles.txt
    novena rate --to csv puzzles.txt -o ratings.csv
    novena rate --scale novena puzzles.txt    our scale only (quickest)
    novena rate puzzles.txt --report report.html
cmd-techniques = List the techniques, or explain one: the idea, its rank, an example.
cmd-techniques-examples =
    novena techniques                         all of them, by level
    novena techniques x-wing                  one technique, with an example
    novena techniques "locked candidates"     any of its names will do
    novena techniques --to json               the list for programs
cmd-canon = Print the canonical form of each puzzle; equivalent puzzles have the same one.
cmd-canon-examples =
    novena canon puzzles.txt                  one form per line
    novena canon --dedupe --keep puzzles.txt  one of each kind, as it was written
    novena canon --to csv puzzles.txt         puzzle, form and number of automorphisms
cmd-generate = Make new puzzles: by level, rating, technique, pattern and symmetry.
cmd-generate-examples =
    novena generate --level hard --count 10
    novena generate --needs swordfish --symmetry rotational180
    novena generate --se 7.0..7.5 --to csv -n 100 -o sevens.csv
    novena generate --pattern pattern.txt     givens exactly there
    novena generate --practice xy-wing        a position where it is next
    novena generate --daily --level medium    the puzzle of the day
    novena generate --vicinity hard.txt --hardest-first
cmd-hunt = Hunt for rare puzzles among the neighbours of known ones: the hardest, or those with 17 or 18 givens.
cmd-hunt-examples =
    novena hunt hardest.txt --log hunt.txt    continue later with the same --log
    novena hunt hardest.txt --se 11.3.. --radius 3 --backend auto
    novena hunt --givens 17 --seed 1 -n 1     from puzzles of its own
cmd-book = Print puzzles as a book: cover, how to play, sections, answers at the back (PDF).
cmd-book-examples =
    novena book puzzles.txt -o book.pdf       sections by level
    novena book --section easy=24,hard=12 --seed 7 -o book.pdf
    novena book --section x-wing=6 --per-page 2 --rating -o wings.pdf
    novena book --worksheet hidden-pair=8 -o worksheet.pdf
    novena book --class 24 --section easy=4 --seed 7 -o class.pdf
    novena book --course 1..12 --seed 7 -o workbook.pdf
    novena book --calendar 2027-01 --paper square -o january.pdf
    novena book puzzles.txt --large --paper letter -o large.pdf
    novena book --section medium=40 --booklet --duplex -o fold.pdf
cmd-convert = Write puzzles in another format.
cmd-convert-examples =
    novena convert --to grid puzzles.txt
    novena convert --to csv *.txt -o all.csv
    novena convert list.txt -o list.sdm
    novena convert --list-formats
cmd-scan = Read puzzles from photos.
cmd-scan-examples =
    novena scan photo.jpg                     the puzzle as a line
    novena scan *.jpg --to json -o found.json
    novena scan photo.jpg --show seen.png     see what was read, and where
    novena scan page.pdf --givens-only        leave handwriting out
cmd-draw = Draw positions and steps as pictures: SVG, PNG or PDF.
cmd-draw-examples =
    novena draw puzzle.txt -o picture.svg
    novena draw --hint --labels puzzle.txt -o hint.png
    novena draw --step 12 --theme dark puzzle.txt -o step.svg
    novena draw --candidates puzzles.txt -o pages.pdf
cmd-rpc = Answer requests of the protocol: one JSON object per line in, one per line out.
cmd-rpc-examples =
    echo '{"{"}"op":"version"{"}"}' | novena rpc    version, operations, limits
    novena rpc < requests.jsonl               docs/protocol.md describes all requests
cmd-serve = Open the web app, and answer the protocol over HTTP.
cmd-serve-examples =
    novena serve --open                       here, in your browser
    novena serve --addr 127.0.0.1:8082        on another port
    novena serve --addr 0.0.0.0:8081          for other devices too, with a token
    novena serve --token                      here, only for people with the link
    novena serve --public-url https://example.org/novena/    with links that others can open
cmd-site = Write the web app as files for any static host; players need no server.
cmd-site-examples =
    novena site -o public                     then upload the folder, under any path
cmd-lab = Run the program of one of the five course documents.
cmd-lab-examples =
    novena lab fing < sudoku.txt
    novena lab uel sudoku.txt saida.txt
cmd-usp = The interactive game of EP3 (IME-USP, 2006), in Portuguese.
cmd-usp-examples =
    novena lab usp --seed 2006
    novena lab usp --simulate                 writes SudokuSimula.txt
cmd-uel = The solver from file to file (UEL, 2023), in Portuguese.
cmd-uel-examples =
    novena lab uel sudoku.txt saida.txt
    novena lab uel --all
cmd-fing = The solver that prints every deduction (FING, 2005), in Spanish.
cmd-fing-examples =
    novena lab fing < sudoku.txt
    novena lab fing --echo < sudoku.txt       writes the lines read too
cmd-ucm = The game with a menu (UCM, 2012), in Spanish.
cmd-ucm-examples =
    novena lab ucm --initial sudoku1.txt --solution solsdk1.txt
cmd-lund = The solver with a window in the browser (Lund). The window opens in the language of --lang, or of the locale; its buttons read Solve and Clear in every language.
cmd-lund-examples =
    novena lab lund
    novena lab lund --lang sv                 the window in Swedish
cmd-bench = Measure how fast this machine solves.
cmd-bench-examples =
    novena bench                              our own lists
    novena bench puzzles.txt                  your own list
    novena bench --backend avx2
    novena bench --logic                      techniques: paths and all steps
    novena bench --rating                     ratings on each scale
    novena bench --generate                   making puzzles
    novena bench --formats                    reading and writing each format
    novena bench --report report.html         a page with the figures
cmd-completions = Print completions for a shell.
cmd-completions-examples =
    novena completions bash > ~/.local/share/bash-completion/completions/novena
    novena completions fish > ~/.config/fish/completions/novena.fish
cmd-man = Print the manual, of novena or of one command.
cmd-man-examples =
    novena man | man -l -
    novena man solve > novena-solve.1
cmd-help = Explain novena or one command.
cmd-help-examples =
    novena help solve

# What novena alone prints.
first-steps =
    Novena: one program for sudoku.

    Six things people do first:
      novena play                         play in this terminal; hints teach
      novena solve puzzles.txt            solve every puzzle of a file
      novena check puzzle.txt             is it valid, and is there one solution?
      novena explain puzzle.txt           every deduction, step by step
      novena convert --to grid list.txt   show puzzles as drawn grids
      novena help                         everything else

    Puzzles come from files or standard input, in any common format.

# Arguments: arg-ID, or arg-COMMAND-ID where it means something else there.
arg-files = Puzzle files, or a puzzle or link itself; standard input if none is given, or for -
arg-candidates-files = Puzzle file, or a puzzle or link itself; standard input if none is given, or for -
arg-from = Read the input in this format instead of detecting it
arg-verbose = Also report details for setters: minimality, backdoors, missing or wrong givens
arg-to = Write answers in this format: line, grid, plain, csv, json …; novena convert --list-formats shows all
arg-convert-to = Write this format (default: by the extension of -o); --list-formats shows all
arg-check-to = Write answers as line, csv or json
arg-candidates-to = Write the candidates as marks, json or another format with marks
arg-output = Write to this file; it is replaced only when everything is done
arg-all = Print every solution, in ascending order
arg-count = Print the number of solutions instead, or >=N if --limit is reached
arg-limit = Stop at this many solutions
arg-unique = Accept only puzzles with exactly one solution
arg-with = The solver: wave (default) or backtracking (the textbook method, slow)
arg-stats = Print figures on standard error at the end
arg-jobs = Use this many threads (default: all cores)
arg-counts = Print how many digits each cell could hold, 0 for a filled one
arg-cell = Print the digits this cell could hold
arg-list_formats = Print a table of the formats and what they store
arg-seed = Make the random board repeatable
arg-simulate = Play the document's three games automatically
arg-usp-output = Where --simulate writes (default: SudokuSimula.txt)
arg-input = File with the sudoku (default: sudoku.txt, or Sudoku.txt if that is missing); - is standard input
arg-uel-output = File for the solution (default: saida.txt); - is standard output
arg-uel-all = Write every solution, one block after another, and say how many
arg-uel-limit = With --all, write at most this many solutions (default: 10000)
arg-echo = Copy the input to the output, as a terminal shows it
arg-initial = File with the initial values; asked for when missing
arg-solution = File with the solution; asked for when missing
arg-bench-files = Puzzle files; our own lists if none is given
arg-backend = What to measure: the CPU with the instructions scalar, neon, avx2 or avx512 (default: the best), or cuda (an NVIDIA card)
arg-engine = Where to solve: cpu (default), cuda (NVIDIA cards), or auto (solves a sample, and uses cards if the search will be long)
arg-hunt-engine = Where to test neighbours: cpu (default), cuda (NVIDIA cards), or auto (cards, if there are any)
arg-batch = With --backend cuda: puzzles on the card at a time (default: 16000000; at most 4194304 in the round trip)
arg-rounds = Solve every puzzle this many times (default: 10); the shortest time counts
arg-shell = bash, elvish, fish, powershell or zsh
arg-explain-to = Write sentences (text) or data (json)
arg-hint-to = Write a sentence (text) or data (json)
arg-only = Use these techniques only, separated by commas
arg-up_to = Use no technique harder than this one
arg-all_steps = List every step of the position instead of a path; steps of a technique with equal conclusions are shown once, and kinds that only join other steps (direct, dual, siamese) only if --only names them
arg-every = With --all-steps, also list steps that conclude no more than an easier one
arg-needed = Leave out steps that the rest of the path does not need
arg-verify = Have every step checked by the solver
arg-spoken = Name cells as "row 1 column 1", for reading aloud
arg-list_techniques = Print the list of novena techniques
arg-technique = Any name of a technique, in any language; without one, the list
arg-techniques-to = As text or json (one object per line)
arg-rung = How much to reveal: 1 its name (default), 2 where, 3 why, 4 what it does; json always has the whole step
arg-verify-files = Files with paths as JSON, one per line; standard input if none is given, or for -
arg-reglib = Run the test cases in this file, which is in the format of HoDoKu's regression library
arg-rate-to = Write sentences (text), a table (csv) or data (json)
arg-report = Write a page with plots and tables to this file too (HTML)
arg-scale = The scales, separated by commas: se, hodoku, novena (default: all; for csv: se,hodoku)
arg-dedupe = Leave out puzzles whose form has already appeared; standard error says how many
arg-keep = With --dedupe, print the puzzles themselves instead of their forms
arg-automorphisms = Add the number of automorphisms: permutations after which relabelling restores the puzzle (csv and json always have it)
arg-logic = Measure techniques instead: paths and all steps
arg-rating = Measure rating instead, on each scale
arg-generate-count = How many puzzles (default: 1; with --vicinity: all)
arg-level = easy, medium, hard, unfair or extreme by our own rating, or a range: medium..hard
arg-generate-rating = Our own rating in this range: 4.5, 4.1..6.0, 7.0..
arg-se = Sudoku Explainer rating (ER) in this range
arg-hodoku = HoDoKu score in this range
arg-needs = Techniques that the puzzle requires, since easier ones are not enough; several are separated by commas
arg-generate-only = Solvable with singles and these techniques, separated by commas
arg-hardest = The hardest technique that the path needs
arg-givens = Number of givens: 24, 22..26, ..30
arg-symmetry = Symmetry of the givens: none (default), rotational180, rotational90, horizontal, vertical, diagonal, antidiagonal or full
arg-pattern = Givens in exactly these cells: a file or 81 characters, with . or 0 for other cells
arg-within = Givens in some of these cells and nowhere else
arg-minimal = Every given is needed
arg-practice = A position in which this technique is the next step; written as library (default), json or another format with marks
arg-classic = The five phases of the first course document
arg-daily = The puzzle of a day (default: today) and a --level (default: medium); the same for everyone
arg-vicinity = Puzzles near those in this file: some givens are exchanged for as many others
arg-radius = How many givens change: 1 (default) or 2
arg-hardest_first = Look at all of them, then write the hardest first
arg-generate-seed = Make the same puzzles again; without it a seed is chosen and printed
arg-effort = Give up after this many failed tries in a row (default: about a minute or two of one core, from 1000 to 2000000)
arg-generate-to = Write line (default), grid, plain, marks, triples, library, csv or json; csv and json include level and ratings
arg-generate-output = Write to this file; Ctrl-C keeps the puzzles found so far
arg-hunt-files = Puzzle files to start from; without any, the hunt makes its own
arg-hunt-se = Look for puzzles with a Sudoku Explainer rating (ER) in this range: 11.3.., 9.0..9.5 (default: 11.0..)
arg-hunt-givens = Look for puzzles with at most this many givens instead: 17 or 18
arg-hunt-radius = Exchange up to this many givens: 1, 2 (default) or 3
arg-most_rated = Rate at most this many neighbours of each puzzle, the most promising ones (default: 24)
arg-hunt-count = Stop after this many finds
arg-visits = Stop after visiting the neighbours of this many puzzles
arg-log = Record the hunt in this file, and continue from it
arg-hunt-seed = Begin with the same puzzles again; without it a seed is chosen and printed
arg-hunt-output = Write finds to this file, with --log also those of earlier runs; Ctrl-C keeps the puzzles found so far
arg-book-files = Puzzle files; standard input if none is given and no new puzzles are made, or for -
arg-book-output = Write the PDF to this file; it is replaced only when everything is done
arg-section = Make this many new puzzles of a level, of a range of levels or with a technique as their hardest step: easy=24, medium..hard=12, x-wing=6 (without a number: 12, or a page of them with --class); several are separated by commas
arg-worksheet = Explain this technique, and print positions where it is the next step, with candidates; the answers show the step in a picture: hidden-pair=8 (without a number: 12, or a page of them with --class)
arg-class = Sheets for a class: this many, each with different puzzles of the same difficulty and a line for the name, and all answers at the end; --section and --worksheet say what is on each sheet (default: a page of medium puzzles)
arg-course = A workbook of lessons of the course, by id or number: x-wing, 3..12, rules..naked-single; each with its text and pictures, nine exercises and a puzzle, and all answers step by step at the end
arg-calendar = A puzzle a day for these days, with weekday and date: 2027, 2027-01, 2027-01..2027-03, 2027-01-04..2027-01-31; easy on Monday and Tuesday, medium on Wednesday and Thursday, hard on Friday and Saturday, unfair on Sunday, or as one --section says (a level or a technique, without a number)
arg-book-seed = Make the same puzzles again; without it a seed is chosen and printed in the book
arg-book-symmetry = Symmetry of the givens in new puzzles: rotational180 (default), none, rotational90, horizontal, vertical, diagonal, antidiagonal or full
arg-in_order = Keep the puzzles of files in their order, one section per file, instead of sorting them by level
arg-book-title = Title of the book
arg-book-author = Author
arg-font = A font file (TrueType or OpenType) for letters of title, author and section names that the built-in fonts lack; without it the fonts of this machine are searched
arg-no_rules = Leave out the page on how to play
arg-per_page = Puzzles per page: 1, 2, 4 (default), 6 or 9; 2 is the default on square paper and in a calendar
arg-paper = a4 (default), letter or square (210 by 210 mm)
arg-large = Large print: one puzzle per page (or two with --per-page 2), large answers
arg-booklet = Two pages side by side on a sheet, in the order for folding; --booklet=16 folds 16 pages at a time
arg-duplex = For two-sided printing: sections and answers begin on a right-hand page, with a binding margin
arg-rotate_answers = Print the answers upside down
arg-book-rating = Print rating and hardest technique after the level below each puzzle
arg-generate = Measure making puzzles instead
arg-formats = Measure reading and writing instead, in each format
arg-photos = Photos: JPEG, PNG, WebP, or images inside a PDF
arg-givens_only = Leave out handwriting
arg-show = Draw the boards and the digits over the photo, into this PNG file
arg-draw-hint = Draw the next step with its evidence, and explain it below
arg-draw-step = Draw this step of the path instead, in the position where it is the next step
arg-draw-candidates = Write the candidates of every open cell
arg-draw-to = svg, png or pdf (default: by the extension of -o)
arg-draw-output = Write to this file; several puzzles become pages of one PDF, or numbered files: picture-001.svg (default: SVG on standard output)
arg-heading = Text above the board (default: the puzzle's title)
arg-labels = Number rows and columns
arg-colours = auto (default: light or dark, like the reader's screen), light, dark, print (black on white) or contrast
arg-size = Width of a PNG in pixels (default: 1000)
arg-pictures = Write a page that explains the whole path, with one picture per step, into this folder; several puzzles get a folder each
arg-html = With --pictures, write the page as HTML instead of Markdown
arg-page = A command's name
arg-addr = Where to listen (default: 127.0.0.1:8081); an address that others can reach requires a token
arg-public_url = The address where others reach the page; links to puzzles begin with it
arg-folder = The folder for the site. Files of an older site are replaced; any other file that is in the way is an error, and nothing is written
arg-open = Show the page in the browser
arg-token = Require a token on this machine too, so that its other users can neither see nor play your games
value-public_url = URL
value-folder = FOLDER
value-addr = ADDRESS:PORT
arg-lang = Messages in en, es, pt or sv (default: novena config, else the locale)
arg-help = Explain the command
arg-version = Print the version

value-photos = PHOTO
value-show = FILE
value-files = FILE
value-from = FORMAT
value-to = FORMAT
value-output = FILE
value-report = FILE
value-limit = N
value-with = SOLVER
value-jobs = N
value-cell = CELL
value-seed = N
value-input = INPUT
value-initial = FILE
value-solution = FILE
value-backend = BACKEND
value-engine = BACKEND
value-most_rated = N
value-visits = N
value-log = FILE
value-batch = N
value-rounds = N
value-shell = SHELL
value-only = TECHNIQUES
value-up_to = TECHNIQUE
value-technique = NAME
value-rung = N
value-reglib = FILE
value-scale = SCALES
value-count = N
value-level = LEVEL
value-rating = MIN..MAX
value-se = MIN..MAX
value-hodoku = MIN..MAX
value-needs = TECHNIQUE
value-hardest = TECHNIQUE
value-givens = MIN..MAX
value-section = SECTION
value-worksheet = TECHNIQUE
value-class = SHEETS
value-course = LESSONS
value-calendar = DAYS
value-title = TITLE
value-author = NAME
value-font = FILE
value-per_page = N
value-paper = PAPER
value-booklet = PAGES
value-symmetry = SYMMETRY
value-pattern = PATTERN
value-within = PATTERN
value-practice = TECHNIQUE
value-daily = DATE
value-vicinity = FILE
value-radius = N
value-effort = N
value-step = N
value-heading = WORDS
value-colours = THEME
value-size = N
value-pictures = FOLDER
value-page = COMMAND
value-lang = LANGUAGE

heading-usage = Usage:
heading-commands = Commands
heading-arguments = Arguments
heading-options = Options
heading-name = Name
heading-synopsis = Synopsis
heading-description = Description
heading-version = Version
heading-more = More
heading-examples = Examples:

# What is wrong with the command line.
usage-command = COMMAND
usage-options = OPTIONS
usage-unknown-argument = unknown argument { $argument }
usage-unknown-command = there is no command { $command }
usage-missing-command = a command is missing: { $valid }
usage-conflict = { $argument } cannot be used together with { $other }
usage-missing = { $argument } is missing
usage-no-value = { $argument } needs a value
usage-bad-value = { $argument } cannot be { $value }; it takes { $valid }
usage-bad-name = { $argument } cannot be { $value }; { $command } lists all names
usage-wrong = the command line cannot be understood
usage-suggestion = (did you mean { $better }?)
usage-either = { $others } or { $last }
usage-try = Try: { $command } --help
usage-no-page = there is no command { $command } to explain

label-error = error:
label-warning = warning:

# Files.
output-failed = { $file }: cannot be written: { $reason }
output-standard = standard output
input-standard = standard input
input-argument = argument
input-waiting = Waiting for puzzles: type or paste them, then press Ctrl-D on an empty line.

progress-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}

progress-search = found { $found }, tried { $tried } ({ $rate }/s)
# What Ctrl-C leaves. A sentence about files may follow the first one.
interrupted = Interrupted.
interrupted-puzzles = { $count ->
    [0] Interrupted before the first answer.
    [one] Interrupted after { $count } puzzle.
   *[other] Interrupted after { $count } puzzles.
}
interrupted-search = { $found ->
    [0] Interrupted; nothing has been found yet.
    [one] Interrupted; the one puzzle found so far is kept.
   *[other] Interrupted; the { $found } puzzles found so far are kept.
}
interrupted-not-written = { $file } was not written.
interrupted-unchanged = { $file } was not written; the older file of that name is unchanged.
interrupted-nothing = Nothing was written.
interrupted-pictures = Pictures that were already written are kept.
interrupted-rows = The rows above are complete.
interrupted-import = The games imported so far are kept; import the file again for the rest.
interrupted-moves = Every move is saved.

stats-puzzles = { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
stats-unique = unique: { $count }
stats-several = several solutions: { $count }
stats-none = no solution: { $count }
stats-errors = not puzzles: { $count }
stats-guesses = guesses: { $count }
stats-time = { $seconds } s, { $rate } puzzles a second

# What a format cannot carry.
dropped = { $format } cannot store { $parts }: left out of { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
part-entries = the difference between givens and entries
part-marks = marks
part-solution = solutions
part-title = titles
part-comment = comments
part-corners = corner marks
part-colours = colours of cells
part-candidate-colours = colours of candidates
part-journal = the history of moves
part-time = the time played
part-author = authors
part-level = levels
dropped-partly = { $format } can store { $parts } only in part: something changes in { $count ->
    [one] { $count } puzzle
   *[other] { $count } puzzles
}
dropped-lines = { $format } has no place for comments between puzzles: { $count ->
    [one] { $count } line is
   *[other] { $count } lines are
} left out
holds-one = a file in { $format } format should hold one puzzle; this one has { $count }, and other programs may read only the first
convert-to-what = cannot tell the format from the name { $file }; choose one with --to
passed-over = { $count ->
    [one] { $count } line of words between the puzzles is left out
   *[other] { $count } lines of words between the puzzles are left out
}
passed-over-all = there is no puzzle here: { $count ->
    [one] the line has only words
   *[other] all { $count } lines have only words
}
scan-refused = { $file }: { $reason }
scan-changed = { $file }: corrected so that the puzzle has one solution: { $cells }
scan-ambiguous = { $file }: not sure of this reading; check { $count ->
    [0] the digits
   *[other] { $cells }
}
scan-not-unique = { $file }: this reading does not have exactly one solution; check { $count ->
    [0] the digits
   *[other] { $cells }
}
doubt = { $file }: read as { $taken }, but it could also be { $other } and would then mean something else; use --from { $other } to read it that way
assumed-words = { $file }: no format is known for this text; the word of 81 cells in each line is read as the puzzle
assumed-pairs = { $file }: no format is known for this text; the word of 81 cells in a line is read as the puzzle, and a full board after it as its solution
assumed-arrays = { $file }: no format is known for this text; the arrays in it are read as puzzles
assumed-sheet = { $file }: no format is known for this text; nine by nine fields of its table are read as the puzzle
assumed-blanks = { $file }: no format is known for this text; spaces are read as empty cells
assumed-loose = { $file }: no format is known for this text; its 81 cells are read in order, wherever lines break
table-format = format
table-files = files
table-many = many
table-yes = yes
table-no = no
table-about = what it is, and what it stores besides the digits
table-both = Every format is both read and written.
format-line = 81 characters per line, perhaps followed by a comment
format-plain = nine rows of nine digits
format-grid = nine rows with lines drawn around the boxes
format-marks = a drawn grid of candidates (pencil marks)
format-triples = row, column and digit of each given, one per line
format-library = a line of HoDoKu's library: a position and a step in it
format-csv = a table with columns for puzzles and solutions
format-json = our own format: one object per line, with everything
format-sdk = SadMan Sudoku and SudoCue, with headers and the state of play
format-sdm = a collection: one puzzle per line
format-sdx = SudoCue, work in progress
format-ss = Simple Sudoku, with digits placed and candidates struck
format-spf = SuDoku Solver
format-msk = nine rows, as in the VBForums contest; .sol holds the solution
format-sukaku = 729 characters per line: nine for each cell's candidates
format-solo = a game ID of Simon Tatham's Solo
format-gnome = a share string of GNOME Sudoku
format-gnome-save = a saved game of GNOME Sudoku
format-opensudoku = an XML document of OpenSudoku
format-fpuzzles = an f-puzzles link
format-sudokupad = a SudokuPad link
format-sudokuwiki = a SudokuWiki link
format-sudokucoach = a Sudoku.coach link or state

# The table of bench.
bench-backend = Backend: { $backend }
bench-list = list
bench-puzzles = puzzles
bench-time = µs each
bench-rate = one core/s
bench-all = { $threads ->
    [one] { $threads } thread/s
   *[other] { $threads } threads/s
}
bench-measuring = measuring
bench-busy = { $threads } threads together were slower than one: the machine was busy; measure again when nothing else runs
bench-guesses = guesses
bench-alone = µs alone
bench-format = format
bench-bytes = bytes each
bench-read = read MB/s
bench-written = written MB/s
bench-logic-medium = medium paths/s
bench-logic-solved = solved
bench-logic-full = all paths/s
bench-logic-steps = ms all steps
bench-logic-worst = ms at worst
bench-generate-what = one core
bench-generate-rate = a second
bench-generate-grids = full grids
bench-generate-minimal = minimal puzzles
bench-generate-puzzle-forms = canonical forms, minimal puzzles
bench-generate-grid-forms = canonical forms, full grids
bench-generate-level = first puzzle of a level
bench-generate-median = ms, median
bench-generate-worst = ms, longest
bench-no-backend = this CPU cannot run that backend; it has { $known }
bench-card = Card: { $card }
bench-card-rate = million/s
bench-card-sweeps = G sweeps/s
bench-card-each = sweeps
bench-card-expand = GB/s in
bench-card-print = GB/s out
bench-card-trip = round trip M/s
bench-card-of-copies = % of copies
bench-card-of-search = % of search
bench-card-wrong = wrong
bench-card-differs = { $count ->
    [one] one answer of the card differs from the CPU's
   *[other] { $count } answers of the card differ from the CPU's
}
bench-batch-without-card = --batch needs --backend cuda
engine-no-card = no card is used; the CPU solves instead: { $reason }
engine-card-lost = a card failed and is no longer used: { $reason }
engine-card-unused = one of the cards is not used: { $reason }
engine-no-driver = no CUDA driver was found
engine-none = no CUDA card was found
engine-not-built = this program was built without support for CUDA
engine-old-driver = the CUDA driver supports version { $found }, but 11.0 or newer is needed
engine-old-card = { $name } has compute capability { $found }, but 7.0 or newer is needed
engine-wrong = a card returned a board that is not a solution
engine-gone = the cards no longer answer
engine-on-cpu = cards cannot do what these options ask for; everything runs on the CPU

# What is wrong with a step: fault-ID of novena-proof.
fault-no-solution = the position has no solution
fault-empty = the step deduces nothing
fault-repeated = { $deduction }: stated twice
fault-not-there = { $deduction }: the candidate is not there
fault-filled = { $deduction }: the cell has { $digit }
fault-not-unique = it assumes a unique solution, but there are several
fault-wrong = { $deduction }: contradicts the solution { $solution }
fault-in-step = step { $step }, { $technique }: { $fault }

# Why a case of a library is not passed: failure-ID of novena-proof.
failure-malformed = { $reason }
failure-impossible = the position is impossible: { $reason }
failure-unknown-technique = there is no technique for this code
failure-not-found = not found
failure-otherwise = found, but with other conclusions: { $steps }
failure-found = found, but should not have been: { $step }
failure-unsound = wrong step { $step }: { $reason }

# Why a text is no path: read-ID of novena-wire.
read-not-json = column { $column }: not JSON: { $reason }
read-unfit = column { $column }: { $reason }
read-unfit-at = { $at } (column { $column }): { $reason }
read-impossible = { $at }: { $reason }
read-too-long = the path is longer than { $limit }
read-unclosed = column { $column }: the list is not closed

# What explain, hint and verify say.
explain-solved = Solved: { $solution }
explain-stuck = { $open ->
    [one] These techniques lead no further; { $open } cell is still open: { $board }
   *[other] These techniques lead no further; { $open } cells are still open: { $board }
}
explain-contradiction = There is no solution: { $reason }.
explain-subsumed = { $count ->
    [one] And one more that concludes the same (--every shows it).
   *[other] And { $count } more that conclude the same (--every shows them).
}
explain-verified = { $count ->
    [one] Checked: { $count } step, and it holds.
   *[other] Checked: { $count } steps, and all of them hold.
}
explain-several = The puzzle has several solutions, so techniques that assume a single one were not used.
verify-cases = checking the cases
contradiction-digit = { $cell } can hold no digit
contradiction-place = { $digit } has no place { $in-house }
contradiction-candidate = { $cell } cannot hold { $digit }
table-technique = technique
table-name = name
table-level = level
table-score = HoDoKu
table-se = SE
table-code = library
table-aliases = also called
techniques-how = novena techniques x-wing explains one; any of its names will do.
techniques-rank = Level: { $level }. Number { $rank } of { $count } in the order in which techniques are tried.
techniques-last = It is tried only if nothing else makes progress.
techniques-named = It is tried only if you name it, because easier steps conclude the same.
techniques-scores = HoDoKu: { $score }. Sudoku Explainer: { $se }.
techniques-score = HoDoKu: { $score }. Sudoku Explainer does not have it.
techniques-code = Code in HoDoKu's library: { $code }.
techniques-aliases = Also called { $names }.
techniques-uniqueness = It assumes that the puzzle has exactly one solution.
techniques-example = Example
techniques-legend = * a cell of the pattern, -5 an eliminated candidate, =5 a placed digit
techniques-more = Where to go next
techniques-own-file = puzzle.txt
techniques-learn = the lesson, with exercises
techniques-read = the page about it
techniques-practice = a position in which it is the next step
techniques-needs = a puzzle that needs it
techniques-worksheet = a worksheet to print
techniques-own = where it is in your own puzzle

# What check --verbose says. A backdoor is not named: it is said what it does.
check-givens = { $count ->
    [one] { $count } given.
   *[other] { $count } givens.
}
check-symmetry = Symmetry of the pattern: { $symmetries }.
check-canonical = Canonical form: { $form } (automorphisms: { $count }).
check-minimal = Minimal: no given can be removed.
check-redundant = { $count ->
    [one] Not minimal: the given in { $cells } can be removed.
   *[other] Not minimal: any one of these { $count } givens can be removed: { $cells }.
}
check-backdoors-none = Solvable with singles only.
check-backdoors-cells = { $count ->
    [one] Singles solve it once the digit of this cell is known: { $sets }.
   *[other] Singles solve it once the digit of any one of these { $count } cells is known: { $sets }.
}
check-backdoors-pairs = { $count ->
    [one] Singles solve it once the digits of these two cells are known: { $sets }.
   *[other] Singles solve it once the digits of any of these { $count } pairs of cells are known: { $sets }.
}
check-backdoors-more = Singles need the digits of more than two cells to solve it.
check-and-more = { $list } and { $count } more
check-solutions = Solutions: { $count }.
check-next = { $count ->
    [one] With { $digit } in { $cell }, { $count } solution would be left.
   *[other] With { $digit } in { $cell }, { $count } solutions would be left.
}
check-differing = { $count ->
    [one] { $count } cell is not the same in all solutions:
   *[other] { $count } cells are not the same in all solutions:
}
check-unavoidable = { $count ->
    [one] For the first solution to be the only one, there must be a given in this set of cells:
   *[other] For the first solution to be the only one, there must be a given in each of these { $count } sets of cells:
}
check-unavoidable-more = There may be more such sets.
check-conflict = { $digit } repeats { $in-house }: { $cells }.
check-misprint = Perhaps { $cell } is a misprint: with { $digit } there, the solution would be unique.
check-misprint-vague = { $count ->
    [one] Perhaps { $cells } is a misprint: without it there would be several solutions.
   *[other] Perhaps one of these is a misprint: without it there would be several solutions: { $cells }.
}
check-no-misprint = More than one given is wrong: removing any single one still leaves no solution.

# What rate says. SE and HoDoKu name their techniques in English.
rate-se = SE { $er }/{ $ep }/{ $ed } ({ $hardest })
rate-hodoku = HoDoKu { $level }, { $score }
rate-novena = Novena { $rating }, { $level } ({ $hardest })
rate-trial = trial and error
rate-beyond = Novena: beyond the scale

# What canon says.
canon-dropped = { $count ->
    [one] { $count } puzzle left out: its form has already appeared
   *[other] { $count } puzzles left out: their forms have already appeared
}
# What generate says.
generate-seed = Seed { $seed }; --seed { $seed } makes the same puzzles again.
generate-exhausted = found { $found } of { $wanted }: gave up after { $effort } failed tries; of { $tried } in all, { $made } gave a puzzle of that shape; a larger --effort searches longer
generate-rare = { $technique } is rare: { $needed ->
    [0] none of { $surveyed } random minimal puzzles needs it
    [one] { $needed } of { $surveyed } random minimal puzzles needs it
   *[other] { $needed } of { $surveyed } random minimal puzzles need it
}; --vicinity searches around puzzles that nearly need it
generate-none-near = none of the { $made } neighbouring puzzles fits the request
generate-no-clock = the date is unknown; name one: --daily 2026-11-15
generate-on-cpu = puzzles are generated on the CPU: a card would not be faster
generate-daily-level = a daily puzzle has one level, not a range of them
generate-no-pattern = { $pattern }: neither 81 characters nor a file that can be read: { $reason }

# play and games: commands and arguments.
cmd-play = Play in the terminal: your last game, a new one, or a puzzle from a file.
cmd-games = List, resume, export, import and delete saved games.
cmd-list = List the games, most recently played first.
cmd-resume = Continue a game in the terminal.
cmd-export = Write all games and collections as one readable file.
cmd-import = Import games exported here or elsewhere; nothing is lost.
cmd-delete = Delete games with all their history.
arg-file = File with a puzzle, or with several to choose from, or a puzzle or link itself; - for standard input
arg-play-level = A new game of this level: easy, medium, hard, unfair or extreme
arg-play-daily = Today's puzzle, easy unless --level says otherwise
arg-keys = Key layout: default, vi, gnome or hodoku
arg-shift_row = The nine characters that Shift+1 to Shift+9 give on your keyboard (default: by language)
arg-theme = Colours for a dark or a light background (default: detected, else dark)
arg-ascii = Draw with ASCII characters only
arg-no_mouse = Leave the mouse to the terminal, so that text can be selected
arg-no_timer = Hide the clock
arg-data = The folder with the saved games (default: the user's data folder)
arg-game = The number of a game, as the list shows it
arg-games = Numbers of games, as the list shows them
arg-list-to = The list as text or json (one object per line)
arg-export = The file that was exported; - for standard input
value-file = FILE
value-keys = KEYS
value-shift_row = CHARACTERS
value-theme = BACKGROUND
value-data = FOLDER
value-game = GAME
value-games = GAMES
value-export = FILE

# What play says before there is a screen, and after it.
play-no-terminal = play needs a terminal to draw on; standard output is not one
play-failed = the terminal failed: { $reason }
games-state-finished = solved in { $time }

# What is wrong with the games that are kept: store-ID of novena-store.
store-no-folder = no folder for saved games found; set one with --data
store-set-aside = the file with the games was damaged; it was moved to { $path } and a new one started
store-log-damaged = the log of the last moves is damaged: { $count ->
    [one] at least { $count } change was lost
   *[other] at least { $count } changes were lost
}. A copy of the files as they were is in { $path }

# play and games: examples and numbers.
cmd-play-examples =
    novena play                          where you left off, else today's easy puzzle
    novena play --level hard             a new game
    novena play --daily                  the puzzle of the day
    novena play puzzle.txt               any format; several puzzles give a list
    novena play --keys vi --no-mouse
cmd-games-examples =
    novena games                         the saved games
    novena games resume 12
    novena games export -o games.json    everything as one readable file
    novena games import games.json       merges and loses nothing
    novena games delete 12
cmd-config = Show and change settings: language, theme, level, keys and more.
cmd-config-examples =
    novena config                        all settings, and where they are set
    novena config set theme light
    novena config set keys vi            the keys of vi in the player
    novena config set keys.undo ctrl-u   a single key
    novena config unset theme
    novena config edit                   the file in your editor
cmd-set = Change a setting.
cmd-unset = Go back to the default.
cmd-edit = Open the configuration file in your editor ($VISUAL or $EDITOR).
cmd-path = Print where the configuration file is.
arg-config-to = As text or json
arg-setting = The setting: language, theme, level, marks, keys, shift-row, ascii, mouse, timer, or keys.COMMAND for a single key
arg-value = Its value
value-setting = SETTING
value-value = VALUE

# What config says.
config-head-setting = setting
config-head-value = value
config-head-from = from
config-default = default
config-line = file, line { $line }
config-detected = detected
config-by-language = by language
config-no-file = (not there yet)
config-how = Flags override variables such as NOVENA_THEME, which override the file.
config-no-place = there is no place for a configuration file: neither NOVENA_CONFIG nor a home folder is set
config-not-set = { $name } is not set in the file
config-overridden = { $variable } is set in the environment and overrides the file
config-no-editor = { $editor } could not be run; set EDITOR to your editor

# What is wrong with the configuration file; line and column come before it.
config-not-toml = not TOML: { $reason }
config-unknown = there is no setting { $name }
config-text = { $name } must be text in quotation marks
config-switch = { $name } must be true or false, without quotation marks
config-table = { $name } must be a table: [{ $name }]
games-state-open = { $empty ->
    [one] { $empty } cell open, { $time }
   *[other] { $empty } cells open, { $time }
}
games-imported = { $added ->
    [one] { $added } game added
   *[other] { $added } games added
}, { $updated } updated.
games-checking = checking the saved games
games-read = { $megabytes } MB read
games-written = { $megabytes } MB written
games-import-lessons = { $count ->
    [one] Progress in { $count } lesson of the course added.
   *[other] Progress in { $count } lessons of the course added.
}
games-export-damaged = game { $game } is damaged ({ $part }): it is in the export as raw data, not as a game
games-export-kept = { $count ->
    [one] { $count } damaged game of an earlier import is in the export as raw data
   *[other] { $count } damaged games of earlier imports are in the export as raw data
}
games-import-damaged = { $count ->
    [one] { $count } damaged game was kept as raw data; it cannot be played
   *[other] { $count } damaged games were kept as raw data; they cannot be played
}
games-import-unknown = this program does not know { $section }; it was ignored
# novena serve.
serve-address = Novena is at { $link }
serve-token = Other devices need this link: requests without its token are refused.
serve-token-here = Only this link works: requests without its token are refused, even from other users of this machine.
serve-end = Press Ctrl-C to stop; every move is already saved.
serve-end-lund = Press Ctrl-C to stop.
serve-no-browser = no browser was found to open the page in
serve-taken = { $address } is in use by another program; try --addr { $other }
serve-elsewhere = { $address } is in use by another program: this one takes the next free port
serve-not-there = cannot listen on { $address }: { $reason }
serve-failed = the server ended: { $reason }
serve-no-folder = no folder with saved games found; set one with --data
serve-set-aside = the file with the games was damaged; it was moved to { $path } and a new one started
serve-damage-found = the file with the games is damaged, and nothing more is saved in it. Export the games and start the server again: the file is then set aside and a new one started

# novena site.
site-done = The site is in { $folder }: { $files } files, { $kilobytes } kB. Serve it under any path; open it over http(s), not as a file.
site-no-engine = this program was built without the engine for browsers, so it cannot write a site; build it with: cargo xtask site
site-foreign = { $file } is in the way and not part of an older site; nothing was written

# Reports of rate and bench: pages that a browser shows.
report-nothing = nothing was measured, so no report was written
report-made = Made by Novena { $version } on { $date }.
report-made-from = Made by Novena { $version } on { $date } from { $files }.
report-rate-title = Ratings
report-rated = puzzles rated
report-several = several solutions
report-none = no solution
report-errors = not puzzles
report-total = total time
report-mean = mean time
report-puzzles = puzzles
report-puzzle = puzzle
report-share = share
report-ratings = Ratings
report-ratings-caption = Puzzles by rating, { $scale } scale
report-beyond = { $count ->
    [one] One puzzle is beyond our scale.
   *[other] { $count } puzzles are beyond our scale.
}
report-levels = Levels
report-levels-caption = Puzzles by level, { $scale }
report-level = level
report-techniques = Techniques
report-techniques-how = Counted on the path that always takes the easiest step. A technique is the hardest of a puzzle if the path reaches the solution and uses nothing harder.
report-techniques-caption = Techniques used, the easiest first
report-technique = technique
report-steps = steps
report-hardest-in = hardest in
report-stuck = { $count ->
    [one] One puzzle is not solved by these techniques: its path ends early.
   *[other] { $count } puzzles are not solved by these techniques: their paths end early.
}
report-times = Time
report-times-caption = Puzzles by total time for all ratings
report-median = median
report-most = 90th percentile
report-longest = longest
report-table = Puzzles
report-table-caption = Each puzzle, the hardest first
report-cut = The { $shown } hardest of { $all } puzzles. The plots and figures above count all of them; novena rate --to csv writes all rows.
report-hardest = hardest technique
report-time = time
report-bench-title = Speed
report-bench-how = The shortest times of { $rounds ->
    [one] one round
   *[other] { $rounds } rounds
}, on { $system } ({ $cpu }) with { $threads ->
    [one] one thread
   *[other] { $threads } threads
}. Bars compare the figures of one column.
report-bench-solve = Solving
report-bench-logic = Techniques: paths and all steps
report-bench-rating = Ratings a second on one core
report-bench-generate = Making puzzles on one core
report-bench-formats = Reading and writing, megabytes a second

# What book says and prints.
book-title = Sudoku
book-puzzles = Puzzles
book-answers = Answers
book-contents = Contents
book-howto = How to play
book-howto-givens = Write a digit into every empty cell. The printed digits stay. Every puzzle here has one solution, and it is at the back of the book.
book-levels = The levels
book-needs-easy = Singles: one place for a digit, or one digit for a cell
book-needs-medium = Pairs, triples, pointing, X-Wings
book-needs-hard = Skyscrapers, XY-Wings, rectangles
book-needs-unfair = Chains, almost locked sets
book-needs-extreme = Everything there is
book-cover-puzzle = On the cover: puzzle { $number }.
book-cover-day = On the cover: the puzzle of { $day }.
book-cover-lesson = On the cover: the puzzle of lesson { $number }.
book-worksheet-kicker = Worksheet
book-worksheet-task = In each of these positions { $technique } is the next step. Find it, and write or strike what follows from it.
book-worksheet-written = { $file }: { $exercises ->
    [one] one exercise
   *[other] { $exercises } exercises
} on { $pages } pages
book-calendar-title = A sudoku a day
book-calendar-with = a calendar has new puzzles for its days: leave out { $wish }
book-calendar-section = a calendar takes one --section without a number: each day has one puzzle
book-class-calendar = the sheets of a class have no dates: leave out --calendar
book-square-booklet = a square book is not folded: leave out --booklet or choose another paper
book-month = { $month } { $year }
book-day = { $day } { $month }
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
book-repeat = puzzle { $puzzle } is the same as puzzle { $other }
book-repeat-turned = puzzle { $puzzle } is puzzle { $other } again, turned, mirrored or with other digits
book-repeats-more = { $count ->
    [one] one more puzzle appears twice
   *[other] { $count } more puzzles appear twice
}
book-font-found = Letters that the built-in fonts lack come from the font { $font }.
book-font-bad = cannot use the font { $file }: { $reason }
book-font-no-font = expected a TrueType or OpenType font
book-worksheet = Find: { $technique }
book-made = Made with Novena { $version }.
book-made-seed = Made with Novena { $version }, seed { $seed }.
book-again = { $command } makes the same puzzles again.
book-several = several solutions; left out
book-none = no solution; left out
book-empty = there is no puzzle to print
book-large = large print has one or two puzzles per page
book-sheet = Sheet
book-sheets = Sheets
book-name = Name
book-date = Date
book-class-seed = Seed { $seed }
book-class-subtitle = { $sheets ->
    [one] One sheet
   *[other] { $sheets } sheets
} with { $puzzles ->
    [one] one puzzle each
   *[other] { $puzzles } puzzles each
}
book-class-pages = { $sheets ->
    [one] The sheet is on page { $first }
   *[other] The { $sheets } sheets begin on page { $first }
}, the answers on page { $answers }.
book-class-files = the sheets of a class have new puzzles: leave out the files
book-class-booklet = the sheets of a class are handed out one by one: leave out --booklet
book-class-order = --in-order is for files, and the sheets of a class have new puzzles
book-class-many = the sheets of a class can have at most { $most } puzzles in total
book-course-title = Sudoku, step by step
book-lesson = Lesson { $number }
book-lessons = Lessons { $first } to { $last }
book-exercises = Exercises
book-exercises-made = { $count ->
    [one] { $count } exercise
   *[other] { $count } exercises
}
book-course-again = { $command } makes the same exercises again.
book-course-with = a workbook has lessons of the course and nothing else: leave out { $wish }
book-course-unwritten = the lesson { $lesson } is not available in this language; left out
book-course-written = { $file }: { $lessons ->
    [one] one lesson
   *[other] { $lessons } lessons
} on { $pages } pages
book-letters = no font on this machine has { $letters }; boxes are printed instead; --font names a font file that has them
book-exhausted = found { $found } of { $wanted }: gave up after { $effort } failed tries; of { $tried } in all, { $made } gave a puzzle of that shape
book-progress = { $count ->
    [one] { $count } page
   *[other] { $count } pages
}
book-written = { $file }: { $puzzles ->
    [one] one puzzle
   *[other] { $puzzles } puzzles
} on { $pages } pages
book-fold = { $sheets ->
    [one] One sheet: print it on both sides, flipped on the short edge, and fold it once.
   *[other] { $sheets } sheets: print them on both sides, flipped on the short edge, and fold them once.
}
book-thick = { $sheets } sheets are too many to fold together; --booklet=16 makes signatures of four sheets
book-both-sides = Print on both sides, flipped on the long edge.
# What draw and the pictures of explain say.
draw-to-what = cannot tell the kind of picture from the name { $file }; it must end in .svg, .png or .pdf, or choose one with --to
draw-on-screen = a terminal cannot show such a picture; write it to a file with -o
draw-several = there are several puzzles; write their pictures to files with -o
draw-numbered = { $count ->
    [one] { $count } picture: { $first }
   *[other] { $count } pictures: { $first } …
}
draw-failed = the picture cannot be made: { $reason }
draw-no-such-step = { $count ->
    [0] there is no step { $step }: the path has none
    [one] there is no step { $step }: the path has { $count }
   *[other] there is no step { $step }: the path has { $count }
}
draw-missing = { $count ->
    [one] the built-in font does not have this character, so it is drawn as a box: { $characters }
   *[other] the built-in font does not have these characters, so they are drawn as boxes: { $characters }
}
pictures-puzzle = The puzzle
pictures-rating = Level: { $level }. Rating: { $rating } (Novena).
pictures-beyond = The puzzle is beyond our scale.
pictures-steps = { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} with { $techniques ->
    [one] { $techniques } technique.
   *[other] { $techniques } techniques.
}
pictures-places = where
pictures-solution = The solution
pictures-end = The end
pictures-made = Made with Novena { $version }.
pictures-written = { $count ->
    [one] { $page }: { $count } step
   *[other] { $page }: { $count } steps
}
pictures-foreign = { $folder } contains files that are not from an earlier explanation; name a new or an empty folder

# learn.
cmd-learn = Learn to solve: the course from the rules to the last resort, lesson by lesson.
cmd-learn-examples =
    novena learn                         the lessons, and your progress
    novena learn x-wing                  on a terminal: a lesson with exercises
    novena learn 3                       a lesson by its number
    novena learn x-wing > x-wing.txt     the lesson as plain text
    novena learn --to json               the list for programs
arg-lesson = A lesson or an entry: its number, its name or any name of a technique; without one, the list
arg-learn-to = The list as text or json
value-lesson = LESSON
learn-entries = Other techniques, one page each
learn-how = novena learn 1 opens a lesson; novena learn x-wing finds one by any of its names.
learn-done = complete
learn-mastered = mastered
learn-due = { $count ->
    [one] { $count } exercise to repeat today
   *[other] { $count } exercises to repeat today
}

# What hunt says.
hunt-progress = found { $found }, visited { $visits }; now { $exchanges } exchanges, { $neighbours } new neighbours
hunt-rating = rating neighbours, { $done } of { $all }
hunt-rating-starts = rating the starting puzzles, { $done } of { $all }
hunt-no-start = there is no puzzle to start from
hunt-not-unique = not exactly one solution; left out
hunt-summary = Found { $found }; visited { $visits }, new neighbours { $looked_at }, rated { $rated }. The best of all: { $best }
hunt-log-busy = { $file } is in use by another hunt
hunt-log-foreign = { $file } is not a log of novena hunt; it was left as it is
hunt-log-output = { $file } is the log; the finds need another file
hunt-log-line = this line cannot be read and is skipped
