// The shapes that JavaScript shares with Rust. Made from the descriptions of OpenAPI by
// `NOVENA_UPDATE=1 cargo test -p novena-web --test web typescript`; not to be edited.

/** An answer to an exercise. */
export type AnswerRequest = {
  /** The answer. */
  answer: Deduction;
  /** What has been found: `found` of the last answer. */
  found?: Deduction[];
  id?: string | number | null;
  lang?: string | null;
  /** The lesson. */
  lesson: Lesson;
  /** The game of the exercise, as it was made. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** What comes of an answer. */
export type AnswerVerdict = Sentence & {
  /** Whether the exercise is done. */
  done: boolean;
  /** The easier technique that shows it. */
  easier?: Technique;
  /** What has been found, on the board; the whole step when it is done. */
  figure: Figure;
  /** All that has been found, this answer included if it counts. */
  found: Deduction[];
  /** How much is left to find. */
  left: number;
  /** Why, by name. */
  reason: string;
  /** The step, when it is done. */
  step?: StepShape_EvidenceShape;
  /** Whether it counts. */
  verdict: OutcomeBody;
};

/** The smallest sets of cells that, once filled, leave singles. */
export type BackdoorBody = {
  /** How many sets there are. */
  count: number;
  /** The first of them. */
  sets: CellGroup[];
  /**
   * How many cells they have: 0 where singles are enough, missing where more than two are
   * needed.
   */
  size?: number;
};

/** What could be done next, and the rest that is known. */
export type BenchAnswer = {
  /** Where there is one: the cells that, once filled, leave singles. */
  backdoors?: BackdoorBody;
  /** Where there is one: the form that all its looks have in common. */
  canonical?: CanonicalBody;
  /** Where there are several: what each digit of the cell `at` leaves. */
  here: GivenOffer[];
  /** Where there is one: the puzzle without all that can go one after the other. */
  minimal?: Puzzle;
  /** Where there is none: givens without which there is one. */
  misprints: MisprintBody[];
  /** Whether there are more of them. */
  more_neighbours: boolean;
  /** The puzzles with one solution that differ in one given, where they were asked for. */
  neighbours: Neighbour[];
  /** Where there are several: the givens that leave the fewest. */
  puts: GivenOffer[];
  /**
   * Where there is one: the givens any one of which can go, those together that the symmetry
   * makes images of each other.
   */
  removable: CellGroup[];
  /**
   * Where there are several, but no more than are counted: the smallest sets of cells of which
   * each needs a given.
   */
  unavoidable?: UnavoidableBody;
  /** Where there are several: the puzzle with further givens that leave one. */
  unique?: Puzzle;
  /** How many solutions there are. */
  verdict: VerdictBody;
};

/** What could be done next with a puzzle that is being typed in. */
export type BenchRequest = {
  at?: Cell | null;
  /** Up to 81 cells: digits, and a dot, a zero or a space for an empty one. */
  cells: string;
  id?: string | number | null;
  lang?: string | null;
  /** Whether to list the puzzles that differ in one given. */
  neighbours?: boolean;
  /** Decides which givens are added and taken away where there is a choice. */
  seed?: number;
  symmetry?: Symmetry | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** The best scores of the two kinds of drills. */
export type BestBody = {
  /** Against the clock. */
  clock?: number | null;
  /** With three hearts. */
  hearts?: number | null;
};

/** 81 cells, digits and dots */
export type Board = string;

/** The board of a game. */
export type BoardLine = {
  /** All digits on the board, 81 characters. */
  digits: string;
  /** The number of the game where it is stored. */
  id: number;
};

/** The boards of some games. */
export type Boards = {
  /** The boards of those games that are there and not damaged, in the order of the request. */
  boards: BoardLine[];
};

/** a digit and a cell such as 5r1c1 */
export type Candidate = string;

/** Candidates and a colour. */
export type CandidateColouring = {
  candidates: Candidate[];
  colour: Colour;
};

/** What each cell may hold, in reading order; nothing where it is filled. */
export type CandidatesAnswer = {
  /** Of these, what the player's marks leave; a cell without marks has all. */
  marks: Digits[];
  /** What the rules leave. */
  rules: Digits[];
};

/** What each cell may hold. */
export type CandidatesRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The game. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** The form that all looks of a puzzle have in common. */
export type CanonicalBody = {
  /** In how many ways it is like itself, one at least. */
  automorphisms: number;
  /** The form. */
  form: Puzzle;
};

/** a cell such as r1c1 */
export type Cell = string;

/** Cells that belong together. */
export type CellGroup = Cell[];

/** what is written in a cell, such as "r1c1 4 m45" */
export type CellNote = string;

/** One cell. */
export type CellView = {
  /** Each coloured candidate, its digit and then its colour: `4a5b`. */
  candidate_colours?: string;
  /** Which one. */
  cell: Cell;
  /** Marks in the middle, none under a digit. */
  centre?: string;
  /** The colours' letters. */
  colours?: string;
  /** Whether to show that it breaks a rule. */
  conflict?: boolean;
  /** Marks at the edge, none under a digit. */
  corner?: string;
  /** Its digit, given or written. */
  digit?: number;
  /** Whether its digit is a given. */
  given?: boolean;
  /** All of this for the ear. */
  name: string;
  /** Whether to show that it is not the solution's digit. */
  wrong?: boolean;
};

/** Cells. */
export type Cells = {
  cells: Cell[];
};

/** a change such as "r1c1 m45 > 4" */
export type Change = string;

/** What is wrong with a game. */
export type CheckAnswer = {
  /** Cells whose digits repeat in a house. */
  conflicts: Cell[];
  /** Whether the board is full and right. */
  finished: boolean;
  /** Whether what was written rules out every solution. */
  lost: boolean;
  /** The same as a sentence. */
  text: string;
  /** Digits written that are not those of the one solution. */
  wrong: Cell[];
};

/** Whether a game is right so far. */
export type CheckRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The game. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** Help with an exercise: a step of its lesson that contains what has been found. */
export type ClueAnswer = Sentence & HintAbout & {
  /** What is left to find, from rung 3 on. */
  rest?: Deduction[];
  /** How much it tells. */
  rung: number;
};

/** Help with an exercise. */
export type ClueRequest = {
  /** Whether the answer has a figure for the board. */
  figures?: boolean;
  /** What has been found: `found` of the last answer. */
  found?: Deduction[];
  id?: string | number | null;
  lang?: string | null;
  /** The lesson. */
  lesson: Lesson;
  /** 1 what there is, 2 where, 3 why, 4 what to do. */
  rung?: number;
  /** The game of the exercise, as it was made. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** a colour from a to i */
export type Colour = string;

/** Cells and a colour. */
export type Colouring = {
  cells: Cell[];
  colour: Colour;
};

/** A text in another format. */
export type ConvertAnswer = {
  /** How many records were written. */
  count: number;
  /** What the format could not keep. */
  dropped: string[];
  /** Lines that are no record, the first of them. */
  problems: LineProblem[];
  /** The text. */
  text: string;
};

/** A text or a game in another format. */
export type ConvertRequest = {
  from?: Format | null;
  id?: string | number | null;
  lang?: string | null;
  state?: State | null;
  /** The text; either this or `state`. */
  text?: string | null;
  /** The format that is wanted. */
  to: Format;
  v?: 1 | null;
  view?: boolean | null;
};

/** How many solutions a puzzle has. */
export type CountAnswer = {
  /** As many as were counted. */
  count: number;
  /** Whether there may be others. */
  more: boolean;
};

/** How many solutions a puzzle has. */
export type CountRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** As far as is counted. */
  limit?: number;
  /** The givens. */
  puzzle: Puzzle;
  v?: 1 | null;
  view?: boolean | null;
};

/** How far the player is in the course. */
export type CourseBody = {
  /** All exercises to repeat today, those that have waited longest first. */
  due: DueBody[];
  /**
   * The lessons of which something is known, by their ids; `all` has the results of drills
   * over all lessons.
   */
  lessons: Record<string, LessonBody>;
};

/** a date such as 2026-11-15 */
export type Date = string;

/** How many games were won on a day. */
export type DayBody = {
  /** The player's date: `2026-11-15`. */
  day: string;
  /** How many games were won. */
  won: number;
};

/** a deduction such as r4c6=6 or r4c6<>6 */
export type Deduction = string;

/** What a step says. */
export type Deductions = {
  eliminate?: Candidate[];
  place?: Candidate[];
};

/** What the player of an exercise does. */
export type ExerciseActionBody = "place" | "strike";

/** digits such as 258, none twice */
export type Digits = string;

/** A picture. */
export type DrawAnswer = {
  /** The picture. */
  svg: string;
};

/** A picture of a game as its player sees it, or of a position with its candidates. */
export type DrawRequest = {
  /** Whether the candidates of a game's open cells are shown instead of its marks. */
  candidates?: boolean;
  id?: string | number | null;
  /** Whether rows and columns are numbered. */
  labels?: boolean;
  lang?: string | null;
  position?: PositionSource | null;
  state?: State | null;
  step?: StepShape_EvidenceShape | null;
  /** `auto`, `light`, `dark`, `print` or `contrast`. */
  theme?: string | null;
  /** Words above the board. */
  title?: string;
  v?: 1 | null;
  view?: boolean | null;
};

/** What a drill that has ended is worth. */
export type DrillBody = {
  /** The best score of all drills of this kind in this lesson. */
  best: number;
  /** Whether the drill that has ended was the first with that score. */
  is_new: boolean;
};

/** A drill that has ended. */
export type DrillResultBody = {
  /** The id of the lesson, or `all`. */
  lesson: string;
  mode: "clock" | "hearts";
  /** How well it went: more is better. */
  score: number;
};

/** An exercise to repeat. */
export type DueBody = {
  /** The id of the lesson. */
  lesson: string;
  /** The seed of the exercise. */
  seed: number;
};

/** What a move changed. */
export type EffectBody = {
  /** What was there and what is there now, cell by cell. */
  changes: Change[];
  /** Cells that break a rule now and did not before. */
  conflicts: Cell[];
  /** Whether the game was won by this move. */
  finished: boolean;
};

/** What is known of a puzzle that is being typed in. */
export type EnterAnswer = {
  /** Empty cells that need a given for the symmetry of the request. */
  awaited: Cell[];
  /** All cells of those. */
  conflicts: Cell[];
  /** The same as a number, as far as is counted. */
  count: number;
  /** Where there are several solutions, the cells in which they differ. */
  differ: Cell[];
  /** How many givens there are. */
  givens: number;
  /** Whether there are others. */
  more: boolean;
  /**
   * Where there are several solutions, what each cell holds in one of them or another, in
   * reading order; else an empty list.
   */
  possible: Digits[];
  /** What was typed, as 81 cells. */
  puzzle: Puzzle;
  /** Digits that repeat in a house, one by one. */
  repeats: Repeat[];
  /** The symmetries that a pattern can have. */
  symmetries: SymmetryLine[];
  /** The same as a sentence. */
  text: string;
  /** How many solutions there are. */
  verdict: VerdictBody;
};

/** A puzzle that is being typed in. */
export type EnterRequest = {
  /** Up to 81 cells: digits, and a dot, a zero or a space for an empty one. */
  cells: string;
  id?: string | number | null;
  lang?: string | null;
  symmetry?: Symmetry | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** An answer in the shape of the protocol. */
export type Envelope_Boards = {
  /** The boards of some games. */
  ok: {
    /** The boards of those games that are there and not damaged, in the order of the request. */
    boards: BoardLine[];
  };
  /** The version of the protocol. */
  v: number;
};

/** An answer in the shape of the protocol. */
export type Envelope_CourseBody = {
  /** How far the player is in the course. */
  ok: {
    /** All exercises to repeat today, those that have waited longest first. */
    due: DueBody[];
    /**
     * The lessons of which something is known, by their ids; `all` has the results of drills
     * over all lessons.
     */
    lessons: Record<string, LessonBody>;
  };
  /** The version of the protocol. */
  v: number;
};

/** An answer in the shape of the protocol. */
export type Envelope_Games = {
  /** A list of games. */
  ok: {
    /** The games, those changed last first. */
    games: GameLine[];
  };
  /** The version of the protocol. */
  v: number;
};

/** An answer in the shape of the protocol. */
export type Envelope_ImportBody = {
  /** What became of an import. */
  ok: {
    /** Games that were not there. */
    added: number;
    /** Damaged games that were not here: they are kept as raw data and cannot be played. */
    damaged: number;
    /** Lessons of the course in which the file had progress that was not here. */
    lessons: number;
    /** Games that have gone on both here and elsewhere: both are there now. */
    parted: number;
    /** Games that were here already. */
    unchanged: number;
    /** Sections of the file that only a newer program knows. Nothing was taken from them. */
    unknown: string[];
    /** Games that have gone on elsewhere, and were brought up to that. */
    updated: number;
  };
  /** The version of the protocol. */
  v: number;
};

/** An answer in the shape of the protocol. */
export type Envelope_RecordedBody = {
  /** What became of a result. */
  ok: LessonBody | DrillBody;
  /** The version of the protocol. */
  v: number;
};

/** An answer in the shape of the protocol. */
export type Envelope_StatisticsBody = {
  /** How the player has fared. */
  ok: {
    /** The days on which games were won, in order. */
    calendar: DayBody[];
    /** Days on which their own daily puzzle was won, at any level. */
    daily: StreakBody;
    /** Days on which a game was won. */
    days: StreakBody;
    /** By level; games without one come first. */
    levels: LevelStatisticsBody[];
    /** The days whose own puzzle was won, then or later, in order. */
    solved_days: SolvedDayBody[];
    /**
     * How many hints were taken for each technique, at all levels together. Climbing the rungs
     * of a hint takes no other one.
     */
    techniques: Record<string, number>;
  };
  /** The version of the protocol. */
  v: number;
};

/** A failure as it is in JSON. */
export type ErrorBody = {
  /** Where in the request it ends. */
  at?: Place;
  /** The value at fault, as `state.steps[3][0]`. */
  field?: string;
  /** Its name, for programs. */
  id: string;
  /** The limit that was reached. */
  limit?: ErrorLimit;
  /** A sentence in the language of the request. */
  message: string;
  /** Where a search can be taken up again. */
  next?: number[];
};

/** A limit, and how much there was where that is known. */
export type ErrorLimit = {
  /** How much there was. */
  found?: number;
  /** The limit's name. */
  id: string;
  /** The most that is allowed. */
  most: number;
};

/** A position, and what to do in it. */
export type ExerciseAnswer = Sentence & GameAnswer & {
  /** What the player does: `place` or `strike`. */
  deed: ExerciseActionBody;
  /** The lesson. */
  lesson: Lesson;
  /** Its name in the language. */
  name?: string;
  /** The seed. */
  seed: number;
  /** The technique that is due; none where the lesson is about no technique. */
  technique?: Technique;
};

/** An exercise of a lesson. */
export type ExerciseRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The lesson. */
  lesson: Lesson;
  /** The same seed makes the same exercise. */
  seed: number;
  v?: 1 | null;
  view?: boolean | null;
};

/** An exercise that has ended. */
export type ExerciseResultBody = {
  /** The id of the lesson. */
  lesson: string;
  outcome: "found" | "missed";
  /** The seed of the exercise. */
  seed: number;
  /** The player's day. */
  today: string;
};

/**
 * The drawing of a step in units of a hundred to a cell: the board is 900 wide and high, and
 * marks lie on a lattice of 29.6.
 */
export type Figure = {
  /** What lies over them. */
  over: FigureShape[];
  /** What lies under digits and marks, the first at the bottom. */
  under: FigureShape[];
};

/** A circle. */
export type FigureCircle = {
  /** Its radius. */
  radius: number;
  /** Its centre, across. */
  x: number;
  /** Its centre, down. */
  y: number;
};

/** A rectangle with rounded corners. */
export type FigureRect = {
  /** How high. */
  height: number;
  /** The radius of its corners. */
  radius: number;
  /** How wide. */
  width: number;
  /** Its left edge. */
  x: number;
  /** Its top edge. */
  y: number;
};

/** A shape: a class, and one of `rect`, `circle`, `path` and `text`. */
export type FigureShape = {
  /** A circle. */
  circle?: FigureCircle;
  /** What it says, as a class of CSS. */
  class: string;
  /** The numbers of the lines that it belongs to; none where it belongs to the whole. */
  lines?: string[];
  /** Lines and curves, as the data of a path in SVG. */
  path?: string;
  /** A rectangle. */
  rect?: FigureRect;
  /** A short text. */
  text?: FigureText;
};

/** A short text, centred both ways. */
export type FigureText = {
  /** The size of its letters. */
  size: number;
  /** The text. */
  words: string;
  /** Its middle, across. */
  x: number;
  /** Its middle, down. */
  y: number;
};

/** What a review says of a moment. */
export type FindingBody = "easier" | "longest";

/** the id of a format */
export type Format = "line" | "plain" | "grid" | "marks" | "triples" | "library" | "csv" | "json" | "sdk" | "sdm" | "sdx" | "ss" | "spf" | "msk" | "sukaku" | "solo" | "gnome" | "gnome-save" | "opensudoku" | "fpuzzles" | "sudokupad" | "sudokuwiki" | "sudokucoach";

/** A format. */
export type FormatLine = {
  /** Whether every record is one line. */
  by_line: boolean;
  /** What it keeps besides givens. */
  carries: string[];
  /** Its name for programs. */
  id: string;
};

/** The formats. */
export type FormatsAnswer = {
  /** One line for each. */
  formats: FormatLine[];
};

/** The formats that `open` reads and `convert` writes. */
export type FormatsRequest = {
  id?: string | number | null;
  lang?: string | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** A game, and what is seen of it. */
export type GameAnswer = {
  /** The game. */
  state: State;
  /** What is seen of it, unless the request wanted none. */
  view?: GameView;
};

/** A line in a list of games. */
export type GameLine = {
  /** Who made the puzzle. */
  author?: string | null;
  /** Seconds since 1970. */
  changed: number;
  /** Seconds since 1970. */
  created: number;
  /** How long it has been played. */
  elapsed_ms: number;
  /** How many cells have no digit. */
  empty: number;
  /** Whether it was won. */
  finished: boolean;
  /** Its number where it is stored. */
  id: number;
  /** How hard it is: a level's id, or words of its source. */
  level?: string | null;
  /** The level's name in the language, where it is one of ours. */
  level_name?: string | null;
  /** The givens, 81 characters. */
  puzzle: string;
  /** Where it comes from. */
  source?: string | null;
  /** What the puzzle is called. */
  title?: string | null;
  /** How long it took to win it. */
  took_ms?: number | null;
  /** Whether no move was made in it. A list has no such games. */
  untouched?: boolean;
};

/** A move in JSON: `"undo"`, or its name and its fields. */
export type GameMove = {
  digit: Writing;
} | {
  corner: Writing;
} | {
  centre: Writing;
} | {
  colour: Colouring;
} | {
  "candidate-colour": CandidateColouring;
} | {
  clear: Cells;
} | {
  "fill-marks": SomeCells;
} | {
  "corners-to-centre": Cells;
} | {
  deduce: Deductions;
} | "restart" | "undo" | "redo" | "before-mistake" | {
  save: SavepointName;
} | {
  restore: SavepointName;
} | {
  forget: SavepointName;
} | {
  /** Which mistakes are shown. */
  checking: Policy;
} | {
  /** Whether a digit strikes marks. */
  cleaning: boolean;
} | {
  /** How long it has been played, in milliseconds. */
  elapsed: number;
};

/** What is stored of a game besides its state. */
export type GameNumbers = {
  /** Seconds since 1970. */
  changed: number;
  /** Seconds since 1970. */
  created: number;
  /** Its number where it is stored. */
  id: number;
  /** Its name in every place that has it. */
  key: string;
  /**
   * Whether a move with the same id had been made before. Then nothing was done, and this is
   * the game as it is now.
   */
  repeated?: boolean;
  /** It changes with every change of the game. */
  version: number;
  /** Whether it was won, once. */
  won: boolean;
};

export type GameReply = GameNumbers & GameAnswer;

/** What is seen of a game. */
export type GameView = {
  /** Whether a step that was taken back can be made again. */
  can_redo: boolean;
  /** Whether a step can be taken back. */
  can_undo: boolean;
  /** The 81 cells in reading order. */
  cells: CellView[];
  /** Which mistakes are shown. */
  checking: Policy;
  /** Whether a digit strikes marks. */
  cleaning: boolean;
  /** How long it has been played. */
  elapsed_ms: number;
  /** How many cells are empty. */
  empty: number;
  /** Whether the board is full and right. */
  finished: boolean;
  /** How often each rung of a hint was asked for, 0 to 4. */
  hints: number[];
  /** How many of them ended on each rung, 0 to 4. */
  hints_by_last_rung: number[];
  /** How many hints were taken; climbing the rungs of a hint takes no other one. */
  hints_taken: number;
  /** How hard it is: a level's id, or words of its source. */
  level?: string;
  /** The level's name in the language, where it is one of ours. */
  level_name?: string;
  /** How many of each digit are still to be placed, from 1 to 9. */
  remaining: number[];
  /** The names of the sheets put aside, oldest first. */
  savepoints: string[];
  /** How many steps were taken back. */
  taken_back: number;
  /** What the puzzle is called. */
  title?: string;
  /** What the solver says of the givens. */
  verdict: VerdictBody;
};

/** A list of games. */
export type Games = {
  /** The games, those changed last first. */
  games: GameLine[];
};

/**
 * Puzzles, and where the search goes on. Fewer than asked for if it takes longer than one
 * call may.
 */
export type GenerateAnswer = {
  /** Where the search goes on. */
  next: number[];
  /** The puzzles. */
  puzzles: GeneratedPuzzle[];
  /** The seed of the request. */
  seed: number;
};

/** Puzzles that meet a wish. */
export type GenerateRequest = {
  /** How many puzzles. */
  count?: number;
  /** Where the search begins. */
  from?: number[];
  id?: string | number | null;
  lang?: string | null;
  /** The same seed makes the same puzzles. */
  seed: number;
  v?: 1 | null;
  view?: boolean | null;
  wish?: WishBody | null;
};

/** A puzzle, and what the wish asked about it. */
export type GeneratedPuzzle = {
  /** The search that begins here finds it at once. */
  from: number[];
  /** The score of HoDoKu. */
  hodoku?: number;
  /** Its level. */
  level?: string;
  /** The givens. */
  puzzle: Puzzle;
  /** Our own rating. */
  rating?: number;
  /** The rating of Sudoku Explainer. */
  se?: number;
  /** Its solution. */
  solution: Solution;
};

/** A given to add, and how many solutions it leaves. */
export type GivenOffer = {
  /** Where. */
  cell: Cell;
  /** Which. */
  digit: number;
  /** Whether there are others. */
  more: boolean;
  /** How many are left, as far as is counted. */
  solutions: number;
};

/** As much for the board as the rung allows. */
export type HintAbout = {
  /** The digits it is about, from rung 3 on. */
  digits?: string;
  /** As much of the drawing as the rung reveals, from rung 2 on. */
  figure?: Figure;
  /** The houses to look at, from rung 2 on. */
  houses?: House[];
  /** The technique's level. */
  level?: string;
  /** The level's name in the language. */
  level_name?: string;
  /** What is wrong, by name. */
  mend?: string;
  /** The technique's name in the language. */
  name?: string;
  /** All of it, from rung 3 on. */
  step?: StepShape_EvidenceShape;
  /** The technique of the step. */
  technique?: Technique;
};

/** A hint, and the game that has it counted. */
export type HintAnswer = Sentence & HintAbout & GameAnswer & {
  /** What the hint is about. */
  kind: HintKind;
  /** How much it tells. */
  rung: number;
};

/** A hint in a game. */
export type HintBody = {
  /** How long the game has been played. */
  elapsed_ms?: number | null;
  /** The sender's name for the hint: it is counted once, however often it is sent. */
  move_id?: string | null;
  /** How much to tell, 0 to 4; the last one plays. */
  rung?: number;
  /** How often another hint was asked for in this position. */
  turn?: number;
  /** The version that the player saw; if it is not the last, nothing is done. */
  version?: number | null;
  /** How many minutes the player's clock is ahead of UTC. */
  zone?: number | null;
};

/** What the hint is about. */
export type HintKind = "step" | "mend" | "fine" | "solved" | "stuck";

export type HintReply = GameNumbers & HintAnswer;

/** A hint for a game. */
export type HintRequest = {
  /** Whether the answer has a figure for the board. */
  figures?: boolean;
  id?: string | number | null;
  lang?: string | null;
  /** 0 whether something must be mended, 1 what there is, 2 where, 3 why, 4 do it. */
  rung?: number;
  /** The game. */
  state: State;
  /** How often another one was asked for in this position. */
  turn?: number;
  v?: 1 | null;
  view?: boolean | null;
};

/** How many hints were taken. */
export type HintsShape = {
  /** How often something wrong was pointed out. */
  mended?: number;
  /** By technique, how often on the rungs 1 to 4. */
  techniques?: Record<string, number[]>;
};

/** That of HoDoKu. */
export type HodokuBody = {
  /** The level. */
  level: string;
  /** The score. */
  score: number;
};

/** a house such as r1, c1 or b1 */
export type House = string;

/** What became of an import. */
export type ImportBody = {
  /** Games that were not there. */
  added: number;
  /** Damaged games that were not here: they are kept as raw data and cannot be played. */
  damaged: number;
  /** Lessons of the course in which the file had progress that was not here. */
  lessons: number;
  /** Games that have gone on both here and elsewhere: both are there now. */
  parted: number;
  /** Games that were here already. */
  unchanged: number;
  /** Sections of the file that only a newer program knows. Nothing was taken from them. */
  unknown: string[];
  /** Games that have gone on elsewhere, and were brought up to that. */
  updated: number;
};

/** the id of a lesson such as x-wing */
export type Lesson = "rules" | "full-house" | "hidden-single-box" | "hidden-single-line" | "naked-single" | "marks" | "pointing" | "claiming" | "naked-pair" | "hidden-pair" | "triples-and-quads" | "x-wing" | "strong-links" | "empty-rectangle" | "simple-colouring" | "swordfish-and-jellyfish" | "xy-wing" | "xyz-and-w-wing" | "unique-rectangles" | "other-rectangles" | "bug-plus-one" | "finned-fish" | "xy-chain" | "x-chain" | "aic" | "rings" | "groups" | "als" | "sue-de-coq" | "franken-fish" | "forcing-chains" | "fireworks" | "exocet" | "sk-loop-and-msls" | "tridagon" | "last-resort";

/** How far the player is in a lesson. */
export type LessonBody = {
  /** The best scores of drills. */
  best: BestBody;
  /** Whether nine were found. */
  complete: boolean;
  /** The seeds of those to repeat today, those that have waited longest first. */
  due: number[];
  /** The seeds of exercises that were found unaided, nine at most. */
  found: number[];
  /** The last day on which an exercise was recorded. */
  last?: string | null;
  /** Whether five were found. */
  mastered: boolean;
  /** The exercises that were missed and come back. */
  missed: MissedBody[];
};

/** easy, medium, hard, unfair or extreme */
export type Level = "easy" | "medium" | "hard" | "unfair" | "extreme";

/** A level. */
export type LevelLine = {
  /** Its name for programs. */
  id: string;
  /** Its name in the language. */
  name: string;
};

/** How the player has fared at one level. */
export type LevelStatisticsBody = {
  /** The shortest time of a game that was won. */
  best_ms?: number | null;
  /** The best time of those won without a hint. */
  best_unaided_ms?: number | null;
  /** How many of them were won. */
  finished: number;
  /** How many hints were taken in all. Climbing the rungs of a hint takes no other one. */
  hints: number;
  /** The level, as the games say it. */
  level?: string | null;
  /** The level's name in the language, where it is one of ours. */
  level_name?: string | null;
  /** The time in the middle of all that were won. */
  median_ms?: number | null;
  /** How many games were begun. */
  started: number;
  /** The games that were won, in the order of their days; those without a day come first. */
  times: WinBody[];
  /** How long all games together have been played. */
  total_ms: number;
  /** How many of those were won without a hint. */
  unaided: number;
  /** The weeks in which games were won, in order. */
  weeks: WeekBody[];
};

export type Levels = Level | Level[];

/** A line that is no record. */
export type LineProblem = {
  /** What is wrong, by name. */
  id: string;
  /** The line. */
  line: number;
  /** What is wrong, in the language of the request. */
  reason: string;
};

export type LinkShape = {
  from: NodeShape;
  reason?: ReasonShape | null;
  to: NodeShape;
  type: LinkType;
};

/** strong or weak */
export type LinkType = string;

/** Why no step was looked for. */
export type ObstacleBody = {
  /** What is wrong, by name. */
  id: string;
  /** The same as a sentence. */
  text: string;
};

/** A given without which a puzzle has a solution. */
export type MisprintBody = {
  /** Its cell. */
  cell: Cell;
  /** The digit that would make the puzzle unique there, if it is just one. */
  instead?: number;
  /** Whether there are others. */
  more: boolean;
  /** How many solutions there are without the given, as far as is counted. */
  solutions: number;
};

/** An exercise that was missed and comes back. */
export type MissedBody = {
  /** The day on which it comes back. */
  due: string;
  /** The seed of the exercise. */
  seed: number;
  /** The day on which it was first missed: `2026-11-15`. */
  since: string;
  /** How often it was found when it was due, since it was missed last: 0 to 3. */
  stage: number;
  /** On how many days it was missed or found when it was due. */
  tries: number;
};

/** The game after a move, and what the move changed. */
export type MoveAnswer = GameAnswer & {
  /** What the move changed. */
  effect: EffectBody;
};

/** A move in a game. */
export type MoveBody = {
  /** How long the game has been played. */
  elapsed_ms?: number | null;
  move: GameMove;
  /** The sender's name for the move: it is made once, however often it is sent. */
  move_id?: string | null;
  /** The version that the player saw; if it is not the last, nothing is done. */
  version?: number | null;
  /** How many minutes the player's clock is ahead of UTC. */
  zone?: number | null;
};

export type MoveReply = GameNumbers & MoveAnswer;

/** A move in a game. */
export type MoveRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The move. */
  move: GameMove;
  /** The game. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** A puzzle with one solution that differs in one given. */
export type Neighbour = {
  /** The given that it lacks. */
  gone: Candidate;
  /** The given that it has instead. */
  put: Candidate;
  /** The puzzle. */
  puzzle: Puzzle;
};

/** A new game. */
export type NewAnswer = GameAnswer & {
  /** What makes the same puzzle again; none for the day's. */
  origin?: PuzzleOrigin;
};

/** A game to begin. */
export type NewGameBody = {
  state: State;
  /** How many minutes the player's clock is ahead of UTC. */
  zone?: number | null;
};

/** A new game: the day's, one to practise a technique in, that of the first lab, or of a wish. */
export type NewRequest = {
  /** The five phases of the first lab. */
  classic?: boolean;
  daily?: Date | null;
  /** Where the search begins. */
  from?: number[];
  id?: string | number | null;
  lang?: string | null;
  level?: Level | null;
  practice?: Technique | null;
  /** Must be there for all but the day's puzzle: the same seed makes the same puzzle. */
  seed?: number | null;
  v?: 1 | null;
  view?: boolean | null;
  wish?: WishBody | null;
};

export type NodeShape = {
  cells: Cell[];
  digit: number;
  set?: SetShape | null;
};

/** Our own scale. */
export type NovenaBody = {
  /** The hardest technique, or `trial`. */
  hardest: string;
  /** Its name in the language. */
  hardest_name?: string;
  /** The level. */
  level: string;
  /** The level's name in the language. */
  level_name: string;
  /** Missing where it is too hard for the scale. */
  rating?: number;
  /** How many rounds it takes. */
  rounds: number;
};

/** What was found, and one of it as a game. */
export type OpenAnswer = GameAnswer & {
  /** A format that it could be as well, and mean something else in: ask again with it. */
  could_be?: string;
  /** How many records there are. */
  count: number;
  /** The format, or `link` for one of ours. */
  format: string;
  /** Lines that are no record, the first of them. */
  problems: LineProblem[];
  /** The first of them. */
  records: RecordSummary[];
  /** Digits that repeat among them. */
  repeats: Repeat[];
  /** How many solutions the givens of the game have. */
  verdict: VerdictBody;
};

/** Opens what someone pasted: a text in any format, or a link of ours. */
export type OpenRequest = {
  /** Which record becomes the game, from 0. */
  choose?: number;
  format?: Format | null;
  id?: string | number | null;
  lang?: string | null;
  /** The text. */
  text: string;
  v?: 1 | null;
  view?: boolean | null;
};

/** Whether an answer counts. */
export type OutcomeBody = "right" | "known" | "easier" | "guess" | "wrong";

/** A path, each step with its argument. */
export type PathAnswer = {
  /** What must be mended first. */
  mend?: ObstacleBody;
  /** The position to ask for the rest with, where the path was too long for one call. */
  next?: PositionSource;
  /** Where it leads; missing where it goes on from `next`. */
  outcome?: string;
  /** The solution, where it is reached. */
  solution?: Solution;
  /** The steps in order. */
  steps: StepText[];
};

/** The path from a position to where techniques lead. */
export type PathRequest = {
  /** Whether every step has a figure for the board. */
  figures?: boolean;
  id?: string | number | null;
  lang?: string | null;
  /** Whether to leave out the steps of a path to the solution that nothing after them rests on. */
  needed?: boolean;
  /** These techniques alone. */
  only?: Technique[];
  position?: PositionSource | null;
  state?: State | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** A place in a text, both counted from 1. */
export type Place = {
  /** The column in bytes. */
  column: number;
  /** The line. */
  line: number;
};

/** Which mistakes are shown, and when. */
export type Policy = "none" | "rules" | "on-request" | "live";

/**
 * A position in a request: where a path starts.
 *
 * It is checked when it is used: digits and candidates may contradict each other.
 */
export type PositionSource = {
  /** What each cell could hold, where that is not what the digits leave. */
  candidates?: string[] | null;
  entries?: Board | null;
  /** The givens. */
  puzzle: Puzzle;
};

/** 81 cells, digits and dots */
export type Puzzle = string;

/** The seed, and where the search begins that finds it at once. */
export type PuzzleOrigin = {
  /** Where the search begins. */
  from: number[];
  /** The seed. */
  seed: number;
};

/** A QR code, without the quiet zone around it. */
export type QrAnswer = {
  /** One text for each row, `1` for a dark module and `0` for a light one. */
  rows: string[];
};

/** A text as a QR code. */
export type QrRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** What the code says. */
  text: string;
  v?: 1 | null;
  view?: boolean | null;
};

/** What the scales say; nothing unless there is exactly one solution. */
export type RateAnswer = {
  /** That of HoDoKu. */
  hodoku?: HodokuBody;
  /** Our own rating. */
  novena?: NovenaBody;
  /** That of Sudoku Explainer. */
  se?: SeBody;
  /** How many solutions there are. */
  verdict: VerdictBody;
};

/** The ratings of a puzzle. */
export type RateRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The givens. */
  puzzle: Puzzle;
  /** On which scales; ours alone if it is missing. */
  scales?: Scale[];
  v?: 1 | null;
  view?: boolean | null;
};

/** Why a link holds: `because` names the reason, and the other fields say which one. */
export type ReasonShape = {
  /** `cell`, `house`, `sight`, `set`, `set-and-cell`, `pattern` or `chains`. */
  because: string;
  /** The cells of a pattern. */
  cells?: Cell[];
  /** How many such exhibits there are. */
  count?: number | null;
  digits?: Digits | null;
  /** The first exhibit of the role `inner` with a chain inside the chain, from 0. */
  first?: number | null;
  house?: House | null;
  technique?: Technique | null;
};

/** A record in short. */
export type RecordSummary = {
  /** How hard it is. */
  level?: string;
  /** Its line in the text. */
  line: number;
  /** What it has besides givens. */
  parts: string[];
  /** Its givens. */
  puzzle: Puzzle;
  /** What it is called. */
  title?: string;
};

/** What became of a result. */
export type RecordedBody = LessonBody | DrillBody;

/** A digit that a house contains more than once. */
export type Repeat = {
  /** Its cells with that digit. */
  cells: Cell[];
  /** The digit. */
  digit: number;
  /** The house. */
  house: House;
  /** The same as a sentence. */
  text: string;
};

/** Something that has ended: an exercise or a drill, one of the two. */
export type ResultBody = {
  drill?: DrillResultBody | null;
  exercise?: ExerciseResultBody | null;
};

/** The moments of a game that are worth a second look, in the order of the game. */
export type ReviewAnswer = {
  /** The moments. */
  moments: ReviewBody[];
};

/** A moment of a game. */
export type ReviewBody = {
  /** What it is about. */
  finding: FindingBody;
  /** Whether its technique can be practised. */
  practice: boolean;
  /** The easiest step that was open, with its figure. */
  step: StepText;
  /** How many steps of the game had been made before: `done` of a state shows the moment. */
  steps: number;
  /** All of this as a sentence. */
  text: string;
  /** How long the player looked before the next step, if that is known. */
  wait_ms?: number;
};

/** The moments of a game that are worth a second look. */
export type ReviewRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The game. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** A savepoint's name. */
export type SavepointName = {
  name: string;
};

/** A sheet put aside. */
export type SavepointShape = {
  /** What is written, cell by cell; blank ones are left out. */
  cells: CellNote[];
  name: string;
};

/** Whose numbers. */
export type Scale = "novena" | "se" | "hodoku";

/** That of Sudoku Explainer. */
export type SeBody = {
  /** The first step. */
  ed: number;
  /** The hardest step before the first digit. */
  ep: number;
  /** The rating of the hardest step. */
  er: number;
  /** The hardest technique in its own words. */
  hardest: string;
};

/** A sentence. */
export type Sentence = {
  /** The same line by line, where it has several: one for each link of a chain. */
  lines?: SentenceLine[];
  /** The chains in Eureka notation, where there are any. */
  notation?: string;
  /** The same in parts. */
  notation_parts?: TextPart[];
  /** The same in parts; those that name cells say which. */
  parts: TextPart[];
  /** For the ear. */
  spoken: string;
  /** For the eye. */
  text: string;
};

/** A line of an argument. */
export type SentenceLine = {
  /** How deep it lies: 0, or 1 and more for a chain inside a chain. */
  depth: number;
  /** Its number where it tells a link: `3`, or `3.1` for a chain inside a chain. */
  number?: string;
  /** The same in parts. */
  parts: TextPart[];
  /** Its text without the number. */
  text: string;
};

/** The almost locked set that an end of a link is a part of. */
export type SetShape = {
  cells: Cell[];
  digits: Digits;
};

/** A game for a link. */
export type ShareAnswer = {
  /** What a link has after `#`; `open` reads it, alone or in a link. */
  payload: string;
};

/** What a link carries. */
export type ShareRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** Whether what was written goes along. */
  progress?: boolean;
  /** The game. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** the 81 digits of a solution */
export type Solution = string;

/** The solutions of a puzzle. */
export type SolveAnswer = {
  /** Whether there are others. */
  more: boolean;
  /** The first of them. */
  solutions: Solution[];
  /** How many there are. */
  verdict: VerdictBody;
};

/** Solutions of a puzzle, in ascending order. */
export type SolveRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The most to list. */
  limit?: number;
  /** The givens. */
  puzzle: Puzzle;
  v?: 1 | null;
  view?: boolean | null;
};

/** A day whose own puzzle was won, at any level. */
export type SolvedDayBody = {
  /** The day: `2026-11-15`. */
  day: string;
  /** Whether it was won on that very day. */
  on_time: boolean;
};

/** Cells; all where there are none. */
export type SomeCells = {
  cells?: Cell[];
};

/**
 * A game. Only the puzzle must be there.
 *
 * [`GameText`] writes the same fields.
 */
export type State = {
  /** Which mistakes are shown. */
  checking?: Policy;
  /** Whether a digit strikes marks. */
  cleaning?: boolean;
  /** How many of them are done; all if it is missing. */
  done?: number | null;
  /** How long it has been played. */
  elapsed_ms?: number;
  /** The hints taken. */
  hints?: HintsShape;
  /** How hard it is: a level's id, or words of its source. */
  level?: string | null;
  /** The givens. */
  puzzle: Puzzle;
  /** Sheets put aside, oldest first. */
  savepoints?: SavepointShape[];
  /** Where it comes from. */
  source?: string | null;
  /** The player's steps, those taken back last; each is what it changed. */
  steps?: Change[][];
  /** How many steps were taken back. */
  taken_back?: number;
  /**
   * How long it had been played when each step was made, in milliseconds; nothing where that
   * is unknown.
   */
  times?: (number | null)[];
  /** What it is called. */
  title?: string | null;
};

/** How the player has fared. */
export type StatisticsBody = {
  /** The days on which games were won, in order. */
  calendar: DayBody[];
  /** Days on which their own daily puzzle was won, at any level. */
  daily: StreakBody;
  /** Days on which a game was won. */
  days: StreakBody;
  /** By level; games without one come first. */
  levels: LevelStatisticsBody[];
  /** The days whose own puzzle was won, then or later, in order. */
  solved_days: SolvedDayBody[];
  /**
   * How many hints were taken for each technique, at all levels together. Climbing the rungs
   * of a hint takes no other one.
   */
  techniques: Record<string, number>;
};

/** A step whose pieces of evidence are `E`. */
export type StepShape_EvidenceShape = {
  eliminate?: Candidate[];
  evidence?: {
    candidates?: Candidate[] | null;
    cells?: Cell[] | null;
    digits?: Digits | null;
    houses?: House[] | null;
    links?: LinkShape[] | null;
    role: string;
  }[];
  place?: Candidate[];
  technique: Technique;
};

/** A step and its argument. */
export type StepText = Sentence & {
  /** Its drawing, where figures were asked for. */
  figure?: Figure;
  /** The technique's name in the language. */
  name: string;
  /** The step. */
  step: StepShape_EvidenceShape;
};

/** Steps that could each be the next. */
export type StepsAnswer = {
  /** What must be mended first. */
  mend?: ObstacleBody;
  /** Whether there may be others. */
  more: boolean;
  /** The steps, the easiest first. */
  steps: StepText[];
  /** How many were left out because an easier one concludes the same. */
  subsumed: number;
};

/** All steps of a position, the easiest first. */
export type StepsRequest = {
  /** Whether to list also the steps that conclude nothing beyond an easier one. */
  every?: boolean;
  /** Whether every step has a figure for the board. */
  figures?: boolean;
  id?: string | number | null;
  lang?: string | null;
  /** The most to list. */
  limit?: number;
  /** These techniques alone. */
  only?: Technique[];
  position?: PositionSource | null;
  state?: State | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** Days in a row. */
export type StreakBody = {
  /** Up to today; today itself may still be to come. */
  current: number;
  /** The most there ever were. */
  longest: number;
};

/** a symmetry such as none or rotational180 */
export type Symmetry = "none" | "rotational180" | "rotational90" | "horizontal" | "vertical" | "diagonal" | "antidiagonal" | "full";

/** A symmetry that a pattern can have. */
export type SymmetryLine = {
  /** Whether the givens have it, and no larger one of which it is part. */
  has: boolean;
  /** Its name for programs. */
  id: Symmetry;
  /** Its name in the language. */
  name: string;
};

/** the id of a technique */
export type Technique = "full-house" | "hidden-single" | "naked-single" | "direct-pointing" | "direct-claiming" | "direct-hidden-pair" | "direct-hidden-triple" | "locked-pair" | "locked-triple" | "pointing" | "claiming" | "naked-pair" | "naked-triple" | "hidden-pair" | "hidden-triple" | "x-wing" | "remote-pair" | "skyscraper" | "two-string-kite" | "simple-colours-trap" | "simple-colours-wrap" | "turbot-fish" | "empty-rectangle" | "dual-two-string-kite" | "dual-empty-rectangle" | "xy-wing" | "w-wing" | "chute-remote-pair" | "xyz-wing" | "almost-locked-pair" | "unique-rectangle-1" | "unique-rectangle-2" | "unique-rectangle-4" | "unique-rectangle-3" | "unique-rectangle-5" | "unique-rectangle-6" | "hidden-rectangle" | "avoidable-rectangle-1" | "avoidable-rectangle-2" | "swordfish" | "bug-plus-one" | "bug-type-2" | "bug-type-4" | "bug-type-3" | "bug-plus-n" | "naked-quadruple" | "almost-locked-triple" | "finned-x-wing" | "sashimi-x-wing" | "jellyfish" | "hidden-quadruple" | "unique-loop-1" | "unique-loop-2" | "unique-loop-4" | "unique-loop-3" | "extended-rectangle-1" | "extended-rectangle-2" | "extended-rectangle-4" | "extended-rectangle-3" | "multi-colours-1" | "multi-colours-2" | "guardians" | "bivalue-oddagon" | "symmetrical-placement" | "finned-swordfish" | "sashimi-swordfish" | "finned-jellyfish" | "sashimi-jellyfish" | "bug-lite-1" | "bug-lite-2" | "bug-lite-4" | "unique-polygon-1" | "unique-polygon-2" | "unique-polygon-4" | "unique-polygon-3" | "qiu-deadly-pattern-1" | "qiu-deadly-pattern-2" | "qiu-deadly-pattern-4" | "reverse-bug" | "x-chain" | "xy-chain" | "aic-ring" | "m-wing" | "s-wing" | "h-wing" | "l-wing" | "aic-type-1" | "aic-type-2" | "grouped-aic-ring" | "grouped-aic-type-1" | "grouped-aic-type-2" | "medusa-trap" | "medusa-wrap" | "medusa-empty-cell" | "wxyz-wing" | "sue-de-coq" | "als-xz" | "als-xy-wing" | "als-w-wing" | "als-aic-ring" | "als-aic-type-1" | "als-aic-type-2" | "twinned-xy-chains" | "als-chain" | "death-blossom" | "vwxyz-wing" | "uvwxyz-wing" | "aligned-pair-exclusion" | "franken-x-wing" | "franken-swordfish" | "franken-jellyfish" | "finned-franken-x-wing" | "finned-franken-swordfish" | "finned-franken-jellyfish" | "aligned-triplet-exclusion" | "squirmbag" | "whale" | "leviathan" | "finned-squirmbag" | "sashimi-squirmbag" | "finned-whale" | "sashimi-whale" | "finned-leviathan" | "sashimi-leviathan" | "franken-squirmbag" | "finned-franken-squirmbag" | "franken-whale" | "finned-franken-whale" | "franken-leviathan" | "finned-franken-leviathan" | "set-equivalence" | "firework-triple" | "firework-quadruple" | "sk-loop" | "junior-exocet" | "senior-exocet" | "double-exocet" | "msls" | "tridagon" | "nishio" | "cell-forcing-chains" | "region-forcing-chains" | "kraken-fish-1" | "kraken-fish-2" | "dynamic-forcing-chains" | "dynamic-forcing-chains-plus" | "nested-forcing-chains" | "template-set" | "template-delete" | "mutant-x-wing" | "finned-mutant-x-wing" | "mutant-swordfish" | "finned-mutant-swordfish" | "mutant-jellyfish" | "finned-mutant-jellyfish" | "mutant-squirmbag" | "finned-mutant-squirmbag" | "mutant-whale" | "finned-mutant-whale" | "mutant-leviathan" | "finned-mutant-leviathan" | "siamese-finned-x-wing" | "siamese-sashimi-x-wing" | "siamese-finned-franken-x-wing" | "siamese-finned-mutant-x-wing" | "siamese-finned-swordfish" | "siamese-sashimi-swordfish" | "siamese-finned-franken-swordfish" | "siamese-finned-mutant-swordfish" | "siamese-finned-jellyfish" | "siamese-sashimi-jellyfish" | "siamese-finned-franken-jellyfish" | "siamese-finned-mutant-jellyfish";

/** A technique. */
export type TechniqueLine = {
  /** Its other names, for searching. */
  aliases: string[];
  /** Its name for programs. */
  id: Technique;
  /** Its level. */
  level: string;
  /** Its name in the language. */
  name: string;
  /** Whether paths and hints use it. */
  on_path: boolean;
  /** Whether there are positions to practise it in. */
  practice: boolean;
  /** What the first rung of a hint says of it. */
  there: string;
  /** Whether it rests on there being one solution. */
  uniqueness: boolean;
};

/** The techniques and their levels. */
export type TechniquesAnswer = {
  /** The levels, the easiest first. */
  levels: LevelLine[];
  /** The techniques in the order they are tried. */
  techniques: TechniqueLine[];
};

/** The techniques, in the order they are tried. */
export type TechniquesRequest = {
  id?: string | number | null;
  lang?: string | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** A part of a sentence. */
export type TextPart = {
  /** The cell that it names, if it names one. */
  cell?: Cell;
  /** The cells that it names, if one name stands for several: `r2c1358`. */
  cells?: Cell[];
  /** Its text. */
  text: string;
};

/** Sets of cells of which each needs a given. */
export type UnavoidableBody = {
  /** Whether these are all. */
  complete: boolean;
  /** The sets, small ones first. */
  sets: CellGroup[];
};

/** How many solutions there are. */
export type VerdictBody = "none" | "one" | "several";

/** Versions, languages, operations and limits. */
export type VersionAnswer = {
  /** Of what a day gives. */
  daily: number;
  /** Of what a seed gives. */
  generator: number;
  /** The tags of the languages. */
  languages: string[];
  /** How much a call may take in, do and give back. */
  limits: ErrorLimit[];
  /** The names of the operations. */
  operations: string[];
  /** Of this protocol. */
  protocol: number;
  /** Of the program. */
  version: string;
};

/** Versions, operations and limits. */
export type VersionRequest = {
  id?: string | number | null;
  lang?: string | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** What is seen of a game. */
export type ViewRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The game. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** The games that were won in one week. */
export type WeekBody = {
  /** The shortest time. */
  best_ms: number;
  /** The time in the middle. */
  median_ms: number;
  /** The first day of the week. */
  monday: string;
  /** How many games were won. */
  won: number;
};

/** A game that was won. */
export type WinBody = {
  /** Whether a hint was taken. */
  aided: boolean;
  /** The player's date, if it is known. */
  day?: string | null;
  /** How long it took. */
  took_ms: number;
};

/** What a puzzle should be like. What is left out is free. */
export type WishBody = {
  /** How many givens, from and to. */
  givens?: number[] | null;
  hardest?: Technique | null;
  /** The score of HoDoKu, from and to. */
  hodoku?: number[] | null;
  level?: Levels | null;
  /** Whether every given is needed. */
  minimal?: boolean;
  /**
   * Techniques without which a player is stuck; an id of a former version asks for any of those
   * that it meant.
   */
  needs?: Technique[];
  /** Techniques that are enough, together with singles. */
  only?: Technique[] | null;
  /** Givens exactly there: 81 characters, dots where there is none. */
  pattern?: string | null;
  /** Our own rating, from and to. */
  rating?: number[] | null;
  /** The rating of Sudoku Explainer, from and to. */
  se?: number[] | null;
  symmetry?: Symmetry | null;
  /** Givens nowhere else. */
  within?: string | null;
};

/** Cells and a digit. */
export type Writing = {
  cells: Cell[];
  digit: number;
};
