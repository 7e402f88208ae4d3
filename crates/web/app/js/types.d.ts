// The types that JavaScript shares with Rust. Generated from the OpenAPI description by
// `NOVENA_UPDATE=1 cargo test -p novena-web --test web typescript`. Do not edit.

/** An answer to an exercise. */
export type AnswerRequest = {
  /** The answer. */
  answer: Deduction;
  /** The deductions found so far, as listed in the field `found` of the last answer. */
  found?: Deduction[];
  id?: string | number | null;
  lang?: string | null;
  /** The lesson. */
  lesson: Lesson;
  /** The game of the exercise, unchanged. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** The verdict on an answer to an exercise. */
export type AnswerVerdict = Sentence & {
  /** Whether the exercise is finished. */
  done: boolean;
  /** The easier technique that proves the answer. */
  easier?: Technique;
  /**
   * The drawing of the deductions found so far or, once the exercise is finished, of the whole
   * step.
   */
  figure: Figure;
  /** All deductions found, including this answer if it counts. */
  found: Deduction[];
  /** The number of deductions left to find. */
  left: number;
  /** The machine-readable name of the reason. */
  reason: string;
  /** The step, once the exercise is finished. */
  step?: StepShape_EvidenceShape;
  /** Whether it counts. */
  verdict: OutcomeBody;
};

/** The smallest sets of cells that, once filled, let singles solve the rest of the puzzle. */
export type BackdoorBody = {
  /** The number of sets. */
  count: number;
  /** The first sets. */
  sets: CellGroup[];
  /**
   * The number of cells in each set: 0 if singles are enough, missing if more than two cells are
   * needed.
   */
  size?: number;
};

/** Suggestions and facts about a puzzle that is being typed in. */
export type BenchAnswer = {
  /**
   * If there is one solution: the smallest sets of cells that, once filled, let singles solve
   * the rest.
   */
  backdoors?: BackdoorBody;
  /** If there is one solution: the canonical form of the puzzle. */
  canonical?: CanonicalBody;
  /**
   * If there are several solutions: the number of solutions that each digit in the cell `at`
   * would leave.
   */
  here: GivenOffer[];
  /** If there is one solution: the puzzle after removing as many givens as possible, one by one. */
  minimal?: Puzzle;
  /** If there is no solution: the givens whose removal would leave at least one. */
  misprints: MisprintBody[];
  /** Whether there are more. */
  more_neighbours: boolean;
  /** The puzzles with one solution that differ in one given, if requested. */
  neighbours: Neighbour[];
  /** If there are several solutions: the givens to add that leave the fewest solutions. */
  puts: GivenOffer[];
  /**
   * If there is one solution: the groups of givens that can be removed, one group at a time. A
   * group is a single given, or several that the symmetry connects.
   */
  removable: CellGroup[];
  /**
   * If there are several solutions and all were counted: the smallest sets of cells, each of
   * which needs a given.
   */
  unavoidable?: UnavoidableBody;
  /** If there are several solutions: the puzzle with enough extra givens to leave only one. */
  unique?: Puzzle;
  /** The number of solutions. */
  verdict: VerdictBody;
};

/** Asks for suggestions about a puzzle that is being typed in. */
export type BenchRequest = {
  at?: Cell | null;
  /**
   * Up to 81 characters, one for each cell: a digit, or a dot, a zero or a space for an empty
   * cell.
   */
  cells: string;
  id?: string | number | null;
  lang?: string | null;
  /** Whether to list puzzles that differ in one given. */
  neighbours?: boolean;
  /** The seed that determines which givens are added or removed if there is a choice. */
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
  /** The digits on the board: 81 characters. */
  digits: string;
  /** The game's number in this store. */
  id: number;
};

/** The boards of some games. */
export type Boards = {
  /** The boards of the games that exist and are not damaged, in the order of the request. */
  boards: BoardLine[];
};

/** a digit and a cell such as 5r1c1 */
export type Candidate = string;

/** Candidates and a colour. */
export type CandidateColouring = {
  candidates: Candidate[];
  colour: Colour;
};

/** The candidates of each cell in reading order; none for a filled cell. */
export type CandidatesAnswer = {
  /** The same candidates, restricted to the centre marks in cells that have any. */
  marks: Digits[];
  /** The candidates that the rules allow. */
  rules: Digits[];
};

/** Asks for the candidates of each cell. */
export type CandidatesRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The game. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** The canonical form of a puzzle: equivalent puzzles have the same one. */
export type CanonicalBody = {
  /** The number of automorphisms, at least 1. */
  automorphisms: number;
  /** The form. */
  form: Puzzle;
};

/** a cell such as r1c1 */
export type Cell = string;

/** Cells that belong together. */
export type CellGroup = Cell[];

/** the content of a cell, such as "r1c1 4 m45" */
export type CellNote = string;

/** The view of one cell. */
export type CellView = {
  /** The coloured candidates, each as digit and colour: `4a5b`. */
  candidate_colours?: string;
  /** The cell. */
  cell: Cell;
  /** The centre marks of the cell; empty if the cell has a digit. */
  centre?: string;
  /** The letters of its colours. */
  colours?: string;
  /** Whether to show that the digit breaks a rule. */
  conflict?: boolean;
  /** The corner marks of the cell; empty if the cell has a digit. */
  corner?: string;
  /** Its digit, given or entered. */
  digit?: number;
  /** Whether its digit is a given. */
  given?: boolean;
  /** A description of the cell, to be read aloud. */
  name: string;
  /** Whether to show that the digit differs from the solution. */
  wrong?: boolean;
};

/** Cells. */
export type Cells = {
  cells: Cell[];
};

/** a change such as "r1c1 m45 > 4" */
export type Change = string;

/** The mistakes in a game. */
export type CheckAnswer = {
  /** The cells whose digits repeat in a house. */
  conflicts: Cell[];
  /** Whether the board is full and correct. */
  finished: boolean;
  /** Whether the player's digits rule out every solution. */
  lost: boolean;
  /** The same information, as a sentence. */
  text: string;
  /** The player's digits that differ from the solution. */
  wrong: Cell[];
};

/** Asks whether a game is correct so far. */
export type CheckRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The game. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** Help with an exercise: a step of its lesson that includes the deductions found so far. */
export type ClueAnswer = Sentence & HintAbout & {
  /** The deductions left to find, from rung 3 onwards. */
  rest?: Deduction[];
  /** The rung. */
  rung: number;
};

/** Asks for help with an exercise. */
export type ClueRequest = {
  /** Whether to include a drawing for the board. */
  figures?: boolean;
  /** The deductions found so far, as listed in the field `found` of the last answer. */
  found?: Deduction[];
  id?: string | number | null;
  lang?: string | null;
  /** The lesson. */
  lesson: Lesson;
  /** The rung: 1 names the technique, 2 says where, 3 why, 4 what to do. */
  rung?: number;
  /** The game of the exercise, unchanged. */
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
  /** The number of records written. */
  count: number;
  /** The parts that the format cannot store. */
  dropped: string[];
  /** The first lines that are not records. */
  problems: LineProblem[];
  /** The text. */
  text: string;
};

/** Asks for a text or a game in another format. */
export type ConvertRequest = {
  from?: Format | null;
  id?: string | number | null;
  lang?: string | null;
  state?: State | null;
  /** The text. Specify either this or `state`. */
  text?: string | null;
  /** The format to convert to. */
  to: Format;
  v?: 1 | null;
  view?: boolean | null;
};

/** The number of solutions of a puzzle. */
export type CountAnswer = {
  /** The number of solutions, up to the limit. */
  count: number;
  /** Whether there may be more. */
  more: boolean;
};

/** Asks for the number of solutions of a puzzle. */
export type CountRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The number at which counting stops. */
  limit?: number;
  /** The givens. */
  puzzle: Puzzle;
  v?: 1 | null;
  view?: boolean | null;
};

/** The player's progress in the course. */
export type CourseBody = {
  /** The exercises to repeat today, longest overdue first. */
  due: DueBody[];
  /** The lessons with progress, by ID; `all` contains the results of drills across all lessons. */
  lessons: Record<string, LessonBody>;
};

/** a date such as 2026-11-15 */
export type Date = string;

/** The number of games won on a day. */
export type DayBody = {
  /** The player's date, such as `2026-11-15`. */
  day: string;
  /** The number of games won. */
  won: number;
};

/** a deduction such as r4c6=6 or r4c6<>6 */
export type Deduction = string;

/** The conclusions of a step. */
export type Deductions = {
  eliminate?: Candidate[];
  place?: Candidate[];
};

/** digits such as 258, none twice */
export type Digits = string;

/** A picture. */
export type DrawAnswer = {
  /** The picture. */
  svg: string;
};

/** Asks for a picture of a game as its player sees it, or of a position with its candidates. */
export type DrawRequest = {
  /** Whether to show the candidates of a game's open cells instead of its marks. */
  candidates?: boolean;
  id?: string | number | null;
  /** Whether to number rows and columns. */
  labels?: boolean;
  lang?: string | null;
  position?: PositionSource | null;
  state?: State | null;
  step?: StepShape_EvidenceShape | null;
  /** `auto`, `light`, `dark`, `print` or `contrast`. */
  theme?: string | null;
  /** The text above the board. */
  title?: string;
  v?: 1 | null;
  view?: boolean | null;
};

/** The result of a finished drill compared with the best. */
export type DrillBody = {
  /** The best score in drills of this kind in this lesson. */
  best: number;
  /** Whether this drill was the first to reach that score. */
  is_new: boolean;
};

/** A finished drill. */
export type DrillResultBody = {
  /** The ID of the lesson, or `all`. */
  lesson: string;
  mode: "clock" | "hearts";
  /** The score: higher is better. */
  score: number;
};

/** An exercise to repeat. */
export type DueBody = {
  /** The ID of the lesson. */
  lesson: string;
  /** The seed of the exercise. */
  seed: number;
};

/** The effect of a move. */
export type EffectBody = {
  /** The contents of each changed cell before and after. */
  changes: Change[];
  /** Cells that break a rule because of this move. */
  conflicts: Cell[];
  /** Whether the game was won by this move. */
  finished: boolean;
};

/** Facts about a puzzle that is being typed in. */
export type EnterAnswer = {
  /** The empty cells that need a given before the pattern has the symmetry of the request. */
  awaited: Cell[];
  /** All cells with such digits. */
  conflicts: Cell[];
  /** The number of solutions, up to a limit. */
  count: number;
  /** If there are several solutions: the cells in which they differ. */
  differ: Cell[];
  /** The number of givens. */
  givens: number;
  /** Whether there are more. */
  more: boolean;
  /**
   * If there are several solutions: for each cell in reading order, every digit that it holds in
   * some solution; otherwise an empty list.
   */
  possible: Digits[];
  /** The puzzle so far, as 81 cells. */
  puzzle: Puzzle;
  /** The digits that repeat in a house. */
  repeats: Repeat[];
  /** The symmetries that a pattern can have. */
  symmetries: SymmetryLine[];
  /** The same information, as a sentence. */
  text: string;
  /** Whether there is no solution, one or several. */
  verdict: VerdictBody;
};

/** A puzzle that is being typed in. */
export type EnterRequest = {
  /**
   * Up to 81 characters, one for each cell: a digit, or a dot, a zero or a space for an empty
   * cell.
   */
  cells: string;
  id?: string | number | null;
  lang?: string | null;
  symmetry?: Symmetry | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** An answer in the protocol's format. */
export type Envelope_Boards = {
  /** The boards of some games. */
  ok: {
    /** The boards of the games that exist and are not damaged, in the order of the request. */
    boards: BoardLine[];
  };
  /** The version of the protocol. */
  v: number;
};

/** An answer in the protocol's format. */
export type Envelope_CourseBody = {
  /** The player's progress in the course. */
  ok: {
    /** The exercises to repeat today, longest overdue first. */
    due: DueBody[];
    /** The lessons with progress, by ID; `all` contains the results of drills across all lessons. */
    lessons: Record<string, LessonBody>;
  };
  /** The version of the protocol. */
  v: number;
};

/** An answer in the protocol's format. */
export type Envelope_Games = {
  /** A list of games. */
  ok: {
    /** The games, most recently changed first. */
    games: GameLine[];
  };
  /** The version of the protocol. */
  v: number;
};

/** An answer in the protocol's format. */
export type Envelope_ImportBody = {
  /** The result of an import. */
  ok: {
    /** The number of new games. */
    added: number;
    /** The number of new damaged games. They are kept as raw data and cannot be played. */
    damaged: number;
    /** The number of lessons with new progress. */
    lessons: number;
    /** The number of games that were continued both here and elsewhere. Both versions are kept. */
    parted: number;
    /** The number of games that were already here. */
    unchanged: number;
    /** Sections of the file that only a newer program understands. They were ignored. */
    unknown: string[];
    /** The number of games that were continued elsewhere and were updated here. */
    updated: number;
  };
  /** The version of the protocol. */
  v: number;
};

/** An answer in the protocol's format. */
export type Envelope_RecordedBody = {
  /** The effect of a result. */
  ok: LessonBody | DrillBody;
  /** The version of the protocol. */
  v: number;
};

/** An answer in the protocol's format. */
export type Envelope_StatisticsBody = {
  /** The player's statistics. */
  ok: {
    /** The days with a win, in order. */
    calendar: DayBody[];
    /** Streaks of days whose daily puzzle was won on the same day, at any level. */
    daily: StreakBody;
    /** Streaks of days with a win. */
    days: StreakBody;
    /** The statistics of each level; games without a level come first. */
    levels: LevelStatisticsBody[];
    /** The days whose daily puzzle was won, on the same day or later, in order. */
    solved_days: SolvedDayBody[];
    /**
     * The number of hints taken for each technique, across all levels. A hint counts once, even if
     * several of its rungs were shown.
     */
    techniques: Record<string, number>;
  };
  /** The version of the protocol. */
  v: number;
};

/** A failure in JSON. */
export type ErrorBody = {
  /** The end of the wrong value in the request. */
  at?: Place;
  /** The wrong value, such as `state.steps[3][0]`. */
  field?: string;
  /** The machine-readable name. */
  id: string;
  /** The limit that was reached. */
  limit?: ErrorLimit;
  /** A sentence in the language of the request. */
  message: string;
  /** Where a search can be resumed. */
  next?: number[];
};

/** A limit, and the actual amount if known. */
export type ErrorLimit = {
  /** The actual amount. */
  found?: number;
  /** The limit's name. */
  id: string;
  /** The maximum. */
  most: number;
};

/** The player's task in an exercise. */
export type ExerciseActionBody = "place" | "strike";

/** An exercise: a position and a task. */
export type ExerciseAnswer = Sentence & GameAnswer & {
  /** The player's task: `place` or `strike`. */
  deed: ExerciseActionBody;
  /** The lesson. */
  lesson: Lesson;
  /** The technique's name in the language of the request. */
  name?: string;
  /** The seed. */
  seed: number;
  /** The technique to use; missing if the lesson is not about a technique. */
  technique?: Technique;
};

/** An exercise of a lesson. */
export type ExerciseRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The lesson. */
  lesson: Lesson;
  /** The seed. The same seed gives the same exercise. */
  seed: number;
  v?: 1 | null;
  view?: boolean | null;
};

/** A finished exercise. */
export type ExerciseResultBody = {
  /** The ID of the lesson. */
  lesson: string;
  outcome: "found" | "missed";
  /** The seed of the exercise. */
  seed: number;
  /** The player's day. */
  today: string;
};

/**
 * The drawing of a step. A cell is 100 units wide and the board 900. Marks are 29.6 units
 * apart.
 */
export type Figure = {
  /** The shapes above them. */
  over: FigureShape[];
  /** The shapes below the digits and marks, from the bottom up. */
  under: FigureShape[];
};

/** A circle. */
export type FigureCircle = {
  /** Its radius. */
  radius: number;
  /** The x coordinate of its centre. */
  x: number;
  /** The y coordinate of its centre. */
  y: number;
};

/** A rectangle with rounded corners. */
export type FigureRect = {
  /** Its height. */
  height: number;
  /** The radius of its corners. */
  radius: number;
  /** Its width. */
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
  /** The meaning of the shape, as a CSS class. */
  class: string;
  /**
   * The numbers of the argument's lines that the shape belongs to. Empty if it belongs to all
   * lines.
   */
  lines?: string[];
  /** Lines and curves, as SVG path data. */
  path?: string;
  /** A rectangle. */
  rect?: FigureRect;
  /** A short text. */
  text?: FigureText;
};

/** A short text, centred horizontally and vertically. */
export type FigureText = {
  /** The font size. */
  size: number;
  /** The text. */
  words: string;
  /** The x coordinate of its centre. */
  x: number;
  /** The y coordinate of its centre. */
  y: number;
};

/** A review's finding about a moment. */
export type FindingBody = "easier" | "longest";

/** the id of a format */
export type Format = "line" | "plain" | "grid" | "marks" | "triples" | "library" | "csv" | "json" | "sdk" | "sdm" | "sdx" | "ss" | "spf" | "msk" | "sukaku" | "solo" | "gnome" | "gnome-save" | "opensudoku" | "fpuzzles" | "sudokupad" | "sudokuwiki" | "sudokucoach";

/** A format. */
export type FormatLine = {
  /** Whether every record is one line. */
  by_line: boolean;
  /** The parts of a record, besides the givens, that the format can store. */
  carries: string[];
  /** The machine-readable name. */
  id: string;
};

/** The formats. */
export type FormatsAnswer = {
  /** One line for each format. */
  formats: FormatLine[];
};

/** The formats that `open` reads and `convert` writes. */
export type FormatsRequest = {
  id?: string | number | null;
  lang?: string | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** A game and a view of it. */
export type GameAnswer = {
  /** The game. */
  state: State;
  /** The view, unless the request excluded it. */
  view?: GameView;
};

/** A line in a list of games. */
export type GameLine = {
  /** The author of the puzzle. */
  author?: string | null;
  /** When it was last changed, in seconds since 1970. */
  changed: number;
  /** When it was created, in seconds since 1970. */
  created: number;
  /** The time played. */
  elapsed_ms: number;
  /** The number of empty cells. */
  empty: number;
  /** Whether it was won. */
  finished: boolean;
  /** Its number in this store. */
  id: number;
  /** The difficulty of the puzzle: a level's ID, or the words of its source. */
  level?: string | null;
  /** The level's name in the language of the request, if the level is one of ours. */
  level_name?: string | null;
  /** The givens: 81 characters. */
  puzzle: string;
  /** Its source. */
  source?: string | null;
  /** The title of the puzzle. */
  title?: string | null;
  /** The time it took to win. */
  took_ms?: number | null;
  /** Whether it has no moves yet. Lists leave such games out. */
  untouched?: boolean;
};

/** A move in JSON: a name such as `"undo"`, or an object with one field, which has the move's name. */
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
  /** The policy for showing mistakes. */
  checking: Policy;
} | {
  /** Whether placing a digit removes marks. */
  cleaning: boolean;
} | {
  /** The time played, in milliseconds. */
  elapsed: number;
};

/** The stored data of a game besides its state. */
export type GameNumbers = {
  /** When it was last changed, in seconds since 1970. */
  changed: number;
  /** When it was created, in seconds since 1970. */
  created: number;
  /** Its number in this store. */
  id: number;
  /** Its key, the same in every store. */
  key: string;
  /**
   * Whether a move with the same ID was made before. If so, nothing was done, and this is the
   * current game.
   */
  repeated?: boolean;
  /** Its version, which increases with every change to the game. */
  version: number;
  /** Whether it has ever been won. */
  won: boolean;
};

export type GameReply = GameNumbers & GameAnswer;

/** The view of a game: everything a page shows. */
export type GameView = {
  /** Whether a step can be redone. */
  can_redo: boolean;
  /** Whether a step can be undone. */
  can_undo: boolean;
  /** The 81 cells in reading order. */
  cells: CellView[];
  /** The policy for showing mistakes. */
  checking: Policy;
  /** Whether placing a digit removes marks. */
  cleaning: boolean;
  /** The time played. */
  elapsed_ms: number;
  /** The number of empty cells. */
  empty: number;
  /** Whether the board is full and correct. */
  finished: boolean;
  /** How many times each rung, 0 to 4, was requested. */
  hints: number[];
  /** How many hints ended on each rung, 0 to 4. */
  hints_by_last_rung: number[];
  /** The number of hints taken. A hint counts once, even if several of its rungs were shown. */
  hints_taken: number;
  /** The difficulty of the puzzle: a level's ID, or its source's own wording. */
  level?: string;
  /** The level's name in the language of the request, if the level is one of ours. */
  level_name?: string;
  /** How many of each digit, from 1 to 9, are still missing. */
  remaining: number[];
  /** The names of the savepoints, oldest first. */
  savepoints: string[];
  /** The number of steps undone. */
  taken_back: number;
  /** The title of the puzzle. */
  title?: string;
  /** The solver's verdict on the givens. */
  verdict: VerdictBody;
};

/** A list of games. */
export type Games = {
  /** The games, most recently changed first. */
  games: GameLine[];
};

/**
 * New puzzles, and the place at which the search continues. There are fewer puzzles than requested
 * if the search would take longer than one call is allowed to.
 */
export type GenerateAnswer = {
  /** Where the search continues. */
  next: number[];
  /** The puzzles. */
  puzzles: GeneratedPuzzle[];
  /** The seed of the request. */
  seed: number;
};

/** Asks for puzzles that meet a wish. */
export type GenerateRequest = {
  /** The number of puzzles. */
  count?: number;
  /** Where the search starts. */
  from?: number[];
  id?: string | number | null;
  lang?: string | null;
  /** The seed. The same seed gives the same puzzles. */
  seed: number;
  v?: 1 | null;
  view?: boolean | null;
  wish?: WishBody | null;
};

/** A puzzle, and the facts that the wish is about. */
export type GeneratedPuzzle = {
  /** The place from which a search finds the puzzle immediately. */
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

/** A given to add, and the number of solutions it leaves. */
export type GivenOffer = {
  /** Its cell. */
  cell: Cell;
  /** Its digit. */
  digit: number;
  /** Whether there are more. */
  more: boolean;
  /** The number of solutions left, up to a limit. */
  solutions: number;
};

/** The parts of a hint that the board can show and that the rung reveals. */
export type HintAbout = {
  /** The digits of the step, from rung 3 onwards. */
  digits?: string;
  /** The part of the drawing that the rung reveals, from rung 2 onwards. */
  figure?: Figure;
  /** The houses to look at, from rung 2 onwards. */
  houses?: House[];
  /** The technique's level. */
  level?: string;
  /** The level's name in the language of the request. */
  level_name?: string;
  /** The machine-readable name of the mistake. */
  mend?: string;
  /** The technique's name in the language of the request. */
  name?: string;
  /** The complete step, from rung 3 onwards. */
  step?: StepShape_EvidenceShape;
  /** The technique of the step. */
  technique?: Technique;
};

/** A hint, and the game with the hint counted. */
export type HintAnswer = Sentence & HintAbout & GameAnswer & {
  /** The kind of hint. */
  kind: HintKind;
  /** The rung. */
  rung: number;
};

/** A request for a hint. */
export type HintBody = {
  /** The time played. */
  elapsed_ms?: number | null;
  /**
   * The sender's ID for the hint. A repeated request with the same ID does not count the hint
   * again.
   */
  move_id?: string | null;
  /** The rung, 0 to 4; rung 4 plays the step. */
  rung?: number;
  /** How many times another hint was requested in this position. */
  turn?: number;
  /** The version that the player saw. If it is not the latest, nothing is done. */
  version?: number | null;
  /** The offset of the player's clock from UTC, in minutes. */
  zone?: number | null;
};

/** The kind of hint. */
export type HintKind = "step" | "mend" | "fine" | "solved" | "stuck";

export type HintReply = GameNumbers & HintAnswer;

/** Asks for a hint for a game. */
export type HintRequest = {
  /** Whether to include a drawing for the board. */
  figures?: boolean;
  id?: string | number | null;
  lang?: string | null;
  /**
   * The rung: 0 checks for mistakes, 1 names the technique, 2 says where, 3 why, 4 plays the
   * step.
   */
  rung?: number;
  /** The game. */
  state: State;
  /** How many times another hint was requested in this position. */
  turn?: number;
  v?: 1 | null;
  view?: boolean | null;
};

/** The hints taken. */
export type HintsShape = {
  /** The number of hints about mistakes. */
  mended?: number;
  /** For each technique, the number of hints on each of the rungs 1 to 4. */
  techniques?: Record<string, number[]>;
};

/** HoDoKu's scale. */
export type HodokuBody = {
  /** The level. */
  level: string;
  /** The score. */
  score: number;
};

/** a house such as r1, c1 or b1 */
export type House = string;

/** The result of an import. */
export type ImportBody = {
  /** The number of new games. */
  added: number;
  /** The number of new damaged games. They are kept as raw data and cannot be played. */
  damaged: number;
  /** The number of lessons with new progress. */
  lessons: number;
  /** The number of games that were continued both here and elsewhere. Both versions are kept. */
  parted: number;
  /** The number of games that were already here. */
  unchanged: number;
  /** Sections of the file that only a newer program understands. They were ignored. */
  unknown: string[];
  /** The number of games that were continued elsewhere and were updated here. */
  updated: number;
};

/** the id of a lesson such as x-wing */
export type Lesson = "rules" | "full-house" | "hidden-single-box" | "hidden-single-line" | "naked-single" | "marks" | "pointing" | "claiming" | "naked-pair" | "hidden-pair" | "triples-and-quads" | "x-wing" | "strong-links" | "empty-rectangle" | "simple-colouring" | "swordfish-and-jellyfish" | "xy-wing" | "xyz-and-w-wing" | "unique-rectangles" | "other-rectangles" | "bug-plus-one" | "finned-fish" | "xy-chain" | "x-chain" | "aic" | "rings" | "groups" | "als" | "sue-de-coq" | "franken-fish" | "forcing-chains" | "fireworks" | "exocet" | "sk-loop-and-msls" | "tridagon" | "last-resort";

/** The player's progress in a lesson. */
export type LessonBody = {
  /** The best scores of drills. */
  best: BestBody;
  /** Whether nine were solved without help. */
  complete: boolean;
  /** The seeds of exercises to repeat today, longest overdue first. */
  due: number[];
  /** The seeds of exercises solved without help, at most nine. */
  found: number[];
  /** The day of the last recorded exercise. */
  last?: string | null;
  /** Whether at least five were solved without help. */
  mastered: boolean;
  /** The missed exercises, which will be repeated. */
  missed: MissedBody[];
};

/** easy, medium, hard, unfair or extreme */
export type Level = "easy" | "medium" | "hard" | "unfair" | "extreme";

/** A level. */
export type LevelLine = {
  /** The machine-readable name. */
  id: string;
  /** The name in the language of the request. */
  name: string;
};

/** The player's statistics at one level. */
export type LevelStatisticsBody = {
  /** The best time. */
  best_ms?: number | null;
  /** The best time without a hint. */
  best_unaided_ms?: number | null;
  /** The number of games won. */
  finished: number;
  /**
   * The total number of hints taken. A hint counts once, even if several of its rungs were
   * shown.
   */
  hints: number;
  /** The level, as stored in the games. */
  level?: string | null;
  /** The level's name in the language of the request, if the level is one of ours. */
  level_name?: string | null;
  /** The median time. */
  median_ms?: number | null;
  /** The number of games started. */
  started: number;
  /** The wins in the order of their days; those without a day come first. */
  times: WinBody[];
  /** The total time played. */
  total_ms: number;
  /** The number of games won without a hint. */
  unaided: number;
  /** The weeks with a win, in order. */
  weeks: WeekBody[];
};

export type Levels = Level | Level[];

/** A line that is not a record. */
export type LineProblem = {
  /** The machine-readable name of the problem. */
  id: string;
  /** The line. */
  line: number;
  /** The problem as a sentence, in the language of the request. */
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

/** A given without which a puzzle has a solution. */
export type MisprintBody = {
  /** Its cell. */
  cell: Cell;
  /**
   * The digit that would give the puzzle one solution if it replaced the given. Missing unless
   * there is exactly one solution without the given.
   */
  instead?: number;
  /** Whether there are more. */
  more: boolean;
  /** The number of solutions without the given, up to a limit. */
  solutions: number;
};

/** A missed exercise, which will be repeated. */
export type MissedBody = {
  /** The day of the next repetition. */
  due: string;
  /** The seed of the exercise. */
  seed: number;
  /** The day it was first missed, such as `2026-11-15`. */
  since: string;
  /** How many times it has been solved when due since the last miss: 0 to 3. */
  stage: number;
  /** The number of days on which it was due and either missed or solved. */
  tries: number;
};

/** The effect of a move, and the game after the move. */
export type MoveAnswer = GameAnswer & {
  /** The effect of the move. */
  effect: EffectBody;
};

/** A move in a game. */
export type MoveBody = {
  /** The time played. */
  elapsed_ms?: number | null;
  move: GameMove;
  /**
   * The sender's ID for the move. A repeated request with the same ID does not make the move
   * again.
   */
  move_id?: string | null;
  /** The version that the player saw. If it is not the latest, nothing is done. */
  version?: number | null;
  /** The offset of the player's clock from UTC, in minutes. */
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
  /** The given that was removed. */
  gone: Candidate;
  /** The given that was added instead. */
  put: Candidate;
  /** The puzzle. */
  puzzle: Puzzle;
};

/** A new game. */
export type NewAnswer = GameAnswer & {
  /** The fields of a request that finds the same puzzle again; missing for the daily puzzle. */
  origin?: PuzzleOrigin;
};

/** A game to begin. */
export type NewGameBody = {
  state: State;
  /** The offset of the player's clock from UTC, in minutes. */
  zone?: number | null;
};

/**
 * Asks for a new game with the daily puzzle, a position for practising a technique, a puzzle of
 * the first lab, or a puzzle that meets a wish.
 */
export type NewRequest = {
  /** Whether to generate a puzzle in the five phases of the first lab. */
  classic?: boolean;
  daily?: Date | null;
  /** Where the search starts. */
  from?: number[];
  id?: string | number | null;
  lang?: string | null;
  level?: Level | null;
  practice?: Technique | null;
  /** The seed, required except for the daily puzzle. The same seed gives the same puzzle. */
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
  /** The hardest technique's name in the language of the request. */
  hardest_name?: string;
  /** The level. */
  level: string;
  /** The level's name in the language of the request. */
  level_name: string;
  /** The rating; missing if the puzzle is too hard for the scale. */
  rating?: number;
  /** The number of rounds. */
  rounds: number;
};

/** A mistake that makes it pointless to look for steps. */
export type ObstacleBody = {
  /** The machine-readable name of the mistake. */
  id: string;
  /** The same information, as a sentence. */
  text: string;
};

/** The records of a text, and one of them as a game. */
export type OpenAnswer = GameAnswer & {
  /**
   * Another format in which the text has a different meaning. To read the text in that format,
   * send this value as `format`.
   */
  could_be?: string;
  /** The number of records. */
  count: number;
  /** The format, or `link` for one of our links. */
  format: string;
  /** The first lines that are not records. */
  problems: LineProblem[];
  /** The first records. */
  records: RecordSummary[];
  /** The digits that repeat in a house. */
  repeats: Repeat[];
  /** The number of solutions of the game's givens. */
  verdict: VerdictBody;
};

/** Asks to open a pasted text: puzzles in any format, or one of our links. */
export type OpenRequest = {
  /** The record to open as a game, counted from 0. */
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
  /** The mistake that must be corrected first. */
  mend?: ObstacleBody;
  /** The position from which to request the rest, if the path was too long for one call. */
  next?: PositionSource;
  /** The outcome; missing if the path continues from `next`. */
  outcome?: string;
  /** The solution, if the path reaches it. */
  solution?: Solution;
  /** The steps in order. */
  steps: StepText[];
};

/**
 * Asks for the path from a position. The path ends with the solution, or when no technique finds
 * another step.
 */
export type PathRequest = {
  /** Whether to include a drawing of each step. */
  figures?: boolean;
  id?: string | number | null;
  lang?: string | null;
  /** Whether to leave out steps that the rest of a path to the solution does not need. */
  needed?: boolean;
  /** Uses only these techniques. */
  only?: Technique[];
  position?: PositionSource | null;
  state?: State | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** A place in a text. Lines and columns count from 1. */
export type Place = {
  /** The column in bytes. */
  column: number;
  /** The line. */
  line: number;
};

/** The policy for showing mistakes. */
export type Policy = "none" | "rules" | "on-request" | "live";

/**
 * A position in a request, such as the start of a path.
 *
 * The position is checked when it is used, because digits and candidates may contradict each
 * other.
 */
export type PositionSource = {
  /** The candidates of each cell, if they differ from those that the digits allow. */
  candidates?: string[] | null;
  entries?: Board | null;
  /** The givens. */
  puzzle: Puzzle;
};

/** 81 cells, digits and dots */
export type Puzzle = string;

/** The seed of a puzzle, and the place from which a search finds it immediately. */
export type PuzzleOrigin = {
  /** Where the search starts. */
  from: number[];
  /** The seed. */
  seed: number;
};

/** A QR code, without the quiet zone around it. */
export type QrAnswer = {
  /** One string per row, with `1` for a dark module and `0` for a light one. */
  rows: string[];
};

/** A text as a QR code. */
export type QrRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The text. */
  text: string;
  v?: 1 | null;
  view?: boolean | null;
};

/** The ratings; missing unless there is exactly one solution. */
export type RateAnswer = {
  /** HoDoKu's scale. */
  hodoku?: HodokuBody;
  /** Our own rating. */
  novena?: NovenaBody;
  /** Sudoku Explainer's scale. */
  se?: SeBody;
  /** The number of solutions. */
  verdict: VerdictBody;
};

/** Asks for the ratings of a puzzle. */
export type RateRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The givens. */
  puzzle: Puzzle;
  /** The scales; by default only ours. */
  scales?: Scale[];
  v?: 1 | null;
  view?: boolean | null;
};

/** Why a link holds: `because` names the kind of reason, and the other fields its parts. */
export type ReasonShape = {
  /** `cell`, `house`, `sight`, `set`, `set-and-cell`, `pattern` or `chains`. */
  because: string;
  /** The cells of a pattern. */
  cells?: Cell[];
  /** The number of exhibits for the reason `chains`. */
  count?: number | null;
  digits?: Digits | null;
  /**
   * The number of the first exhibit for the reason `chains`. Exhibits with the role `inner` are
   * counted from 0.
   */
  first?: number | null;
  house?: House | null;
  technique?: Technique | null;
};

/** A summary of a record. */
export type RecordSummary = {
  /** Its difficulty. */
  level?: string;
  /** Its line in the text. */
  line: number;
  /** Its parts besides the givens. */
  parts: string[];
  /** Its givens. */
  puzzle: Puzzle;
  /** Its title. */
  title?: string;
};

/** The effect of a result. */
export type RecordedBody = LessonBody | DrillBody;

/** A digit that a house contains more than once. */
export type Repeat = {
  /** The cells of the house that contain the digit. */
  cells: Cell[];
  /** The digit. */
  digit: number;
  /** The house. */
  house: House;
  /** The same information, as a sentence. */
  text: string;
};

/** A result: either an exercise or a drill. */
export type ResultBody = {
  drill?: DrillResultBody | null;
  exercise?: ExerciseResultBody | null;
};

/** The moments of a game that are worth a second look, in game order. */
export type ReviewAnswer = {
  /** The moments. */
  moments: ReviewBody[];
};

/** A moment of a game. */
export type ReviewBody = {
  /** The finding. */
  finding: FindingBody;
  /** Whether its technique can be practised. */
  practice: boolean;
  /** The easiest step at that moment, with its drawing. */
  step: StepText;
  /** The number of steps before the moment. A state with this number as `done` shows the moment. */
  steps: number;
  /** The same information, as a sentence. */
  text: string;
  /** The time until the next step, if known. */
  wait_ms?: number;
};

/** Asks for the moments of a game that are worth a second look. */
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

/** A savepoint. */
export type SavepointShape = {
  /** The contents of the cells that are not blank. */
  cells: CellNote[];
  name: string;
};

/** A rating scale. */
export type Scale = "novena" | "se" | "hodoku";

/** Sudoku Explainer's scale. */
export type SeBody = {
  /** The rating of the first step. */
  ed: number;
  /** The rating of the hardest step before the first digit. */
  ep: number;
  /** The rating of the hardest step. */
  er: number;
  /** The hardest technique, as Sudoku Explainer names it. */
  hardest: string;
};

/** A sentence. */
export type Sentence = {
  /** The lines of the argument, if there are several: one line for each link of a chain. */
  lines?: SentenceLine[];
  /** The chains in Eureka notation, if there are any. */
  notation?: string;
  /** The same text in parts. */
  notation_parts?: TextPart[];
  /** The text in parts. A part that names cells also lists these cells. */
  parts: TextPart[];
  /** The text to read aloud. */
  spoken: string;
  /** The text to display. */
  text: string;
};

/** A line of an argument. */
export type SentenceLine = {
  /** The depth of the line: 0, or more for a chain inside a chain. */
  depth: number;
  /** The number of the line, if it describes a link: `3`, or `3.1` for a chain inside a chain. */
  number?: string;
  /** The same text in parts. */
  parts: TextPart[];
  /** Its text without the number. */
  text: string;
};

/** The almost locked set that contains an end of a link. */
export type SetShape = {
  cells: Cell[];
  digits: Digits;
};

/** A game for a link. */
export type ShareAnswer = {
  /** The part of a link after `#`. `open` reads it, with or without the rest of the link. */
  payload: string;
};

/** Asks for a game as part of a link. */
export type ShareRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** Whether to include the player's digits and marks. */
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
  /** Whether there are more. */
  more: boolean;
  /** The first solutions. */
  solutions: Solution[];
  /** Whether there is no solution, one or several. */
  verdict: VerdictBody;
};

/** Asks for the solutions of a puzzle, in ascending order. */
export type SolveRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The maximum number of solutions. */
  limit?: number;
  /** The givens. */
  puzzle: Puzzle;
  v?: 1 | null;
  view?: boolean | null;
};

/** A day whose daily puzzle was won, at any level. */
export type SolvedDayBody = {
  /** The day, such as `2026-11-15`. */
  day: string;
  /** Whether it was won on that day. */
  on_time: boolean;
};

/** Some cells; an empty list means all cells. */
export type SomeCells = {
  cells?: Cell[];
};

/**
 * A game. Only the puzzle is required.
 *
 * [`GameText`] writes the same fields.
 */
export type State = {
  /** The policy for showing mistakes. */
  checking?: Policy;
  /** Whether placing a digit removes marks. */
  cleaning?: boolean;
  /** The number of steps that are not undone; by default all. */
  done?: number | null;
  /** The time played. */
  elapsed_ms?: number;
  /** The hints taken. */
  hints?: HintsShape;
  /** The difficulty of the puzzle: a level's ID, or its source's own wording. */
  level?: string | null;
  /** The givens. */
  puzzle: Puzzle;
  /** The savepoints, oldest first. */
  savepoints?: SavepointShape[];
  /** Its source. */
  source?: string | null;
  /** The player's steps, undone ones last. Each is a list of changes. */
  steps?: Change[][];
  /** The number of steps undone. */
  taken_back?: number;
  /** The time played at each step, in milliseconds; `null` if unknown. */
  times?: (number | null)[];
  /** Its title. */
  title?: string | null;
};

/** The player's statistics. */
export type StatisticsBody = {
  /** The days with a win, in order. */
  calendar: DayBody[];
  /** Streaks of days whose daily puzzle was won on the same day, at any level. */
  daily: StreakBody;
  /** Streaks of days with a win. */
  days: StreakBody;
  /** The statistics of each level; games without a level come first. */
  levels: LevelStatisticsBody[];
  /** The days whose daily puzzle was won, on the same day or later, in order. */
  solved_days: SolvedDayBody[];
  /**
   * The number of hints taken for each technique, across all levels. A hint counts once, even if
   * several of its rungs were shown.
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
  /** Its drawing, if requested. */
  figure?: Figure;
  /** The technique's name in the language of the request. */
  name: string;
  /** The step. */
  step: StepShape_EvidenceShape;
};

/** The steps of a position, any of which could be next. */
export type StepsAnswer = {
  /** The mistake that must be corrected first. */
  mend?: ObstacleBody;
  /** Whether there may be more. */
  more: boolean;
  /** The steps, easiest first. */
  steps: StepText[];
  /** The number of steps left out because an easier step concludes at least as much. */
  subsumed: number;
};

/** Asks for all steps of a position, easiest first. */
export type StepsRequest = {
  /** Whether to include steps that conclude no more than an easier step does. */
  every?: boolean;
  /** Whether to include a drawing of each step. */
  figures?: boolean;
  id?: string | number | null;
  lang?: string | null;
  /** The maximum number of steps. */
  limit?: number;
  /** Uses only these techniques. */
  only?: Technique[];
  position?: PositionSource | null;
  state?: State | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** A streak of consecutive days. */
export type StreakBody = {
  /** The current streak. Today counts once it has a win; until then the streak ends yesterday. */
  current: number;
  /** The longest streak. */
  longest: number;
};

/** a symmetry such as none or rotational180 */
export type Symmetry = "none" | "rotational180" | "rotational90" | "horizontal" | "vertical" | "diagonal" | "antidiagonal" | "full";

/** A symmetry that a pattern can have. */
export type SymmetryLine = {
  /** Whether the givens have this symmetry, and no symmetry that includes it. */
  has: boolean;
  /** The machine-readable name. */
  id: Symmetry;
  /** The name in the language of the request. */
  name: string;
};

/** the id of a technique */
export type Technique = "full-house" | "hidden-single" | "naked-single" | "direct-pointing" | "direct-claiming" | "direct-hidden-pair" | "direct-hidden-triple" | "locked-pair" | "locked-triple" | "pointing" | "claiming" | "naked-pair" | "naked-triple" | "hidden-pair" | "hidden-triple" | "x-wing" | "remote-pair" | "skyscraper" | "two-string-kite" | "simple-colours-trap" | "simple-colours-wrap" | "turbot-fish" | "empty-rectangle" | "dual-two-string-kite" | "dual-empty-rectangle" | "xy-wing" | "w-wing" | "chute-remote-pair" | "xyz-wing" | "almost-locked-pair" | "unique-rectangle-1" | "unique-rectangle-2" | "unique-rectangle-4" | "unique-rectangle-3" | "unique-rectangle-5" | "unique-rectangle-6" | "hidden-rectangle" | "avoidable-rectangle-1" | "avoidable-rectangle-2" | "swordfish" | "bug-plus-one" | "bug-type-2" | "bug-type-4" | "bug-type-3" | "bug-plus-n" | "naked-quadruple" | "almost-locked-triple" | "finned-x-wing" | "sashimi-x-wing" | "jellyfish" | "hidden-quadruple" | "unique-loop-1" | "unique-loop-2" | "unique-loop-4" | "unique-loop-3" | "extended-rectangle-1" | "extended-rectangle-2" | "extended-rectangle-4" | "extended-rectangle-3" | "multi-colours-1" | "multi-colours-2" | "guardians" | "bivalue-oddagon" | "symmetrical-placement" | "finned-swordfish" | "sashimi-swordfish" | "finned-jellyfish" | "sashimi-jellyfish" | "bug-lite-1" | "bug-lite-2" | "bug-lite-4" | "unique-polygon-1" | "unique-polygon-2" | "unique-polygon-4" | "unique-polygon-3" | "qiu-deadly-pattern-1" | "qiu-deadly-pattern-2" | "qiu-deadly-pattern-4" | "reverse-bug" | "x-chain" | "xy-chain" | "aic-ring" | "m-wing" | "s-wing" | "h-wing" | "l-wing" | "aic-type-1" | "aic-type-2" | "grouped-aic-ring" | "grouped-aic-type-1" | "grouped-aic-type-2" | "medusa-trap" | "medusa-wrap" | "medusa-empty-cell" | "wxyz-wing" | "sue-de-coq" | "als-xz" | "als-xy-wing" | "als-w-wing" | "als-aic-ring" | "als-aic-type-1" | "als-aic-type-2" | "twinned-xy-chains" | "als-chain" | "death-blossom" | "vwxyz-wing" | "uvwxyz-wing" | "aligned-pair-exclusion" | "franken-x-wing" | "franken-swordfish" | "franken-jellyfish" | "finned-franken-x-wing" | "finned-franken-swordfish" | "finned-franken-jellyfish" | "aligned-triplet-exclusion" | "squirmbag" | "whale" | "leviathan" | "finned-squirmbag" | "sashimi-squirmbag" | "finned-whale" | "sashimi-whale" | "finned-leviathan" | "sashimi-leviathan" | "franken-squirmbag" | "finned-franken-squirmbag" | "franken-whale" | "finned-franken-whale" | "franken-leviathan" | "finned-franken-leviathan" | "set-equivalence" | "firework-triple" | "firework-quadruple" | "sk-loop" | "junior-exocet" | "senior-exocet" | "double-exocet" | "msls" | "tridagon" | "nishio" | "cell-forcing-chains" | "region-forcing-chains" | "kraken-fish-1" | "kraken-fish-2" | "dynamic-forcing-chains" | "dynamic-forcing-chains-plus" | "nested-forcing-chains" | "template-set" | "template-delete" | "mutant-x-wing" | "finned-mutant-x-wing" | "mutant-swordfish" | "finned-mutant-swordfish" | "mutant-jellyfish" | "finned-mutant-jellyfish" | "mutant-squirmbag" | "finned-mutant-squirmbag" | "mutant-whale" | "finned-mutant-whale" | "mutant-leviathan" | "finned-mutant-leviathan" | "siamese-finned-x-wing" | "siamese-sashimi-x-wing" | "siamese-finned-franken-x-wing" | "siamese-finned-mutant-x-wing" | "siamese-finned-swordfish" | "siamese-sashimi-swordfish" | "siamese-finned-franken-swordfish" | "siamese-finned-mutant-swordfish" | "siamese-finned-jellyfish" | "siamese-sashimi-jellyfish" | "siamese-finned-franken-jellyfish" | "siamese-finned-mutant-jellyfish";

/** A technique. */
export type TechniqueLine = {
  /** Its other names, for searching. */
  aliases: string[];
  /** The machine-readable name. */
  id: Technique;
  /** Its level. */
  level: string;
  /** The name in the language of the request. */
  name: string;
  /** Whether paths and hints use it. */
  on_path: boolean;
  /** Whether positions for practice can be generated. */
  practice: boolean;
  /** The sentence for the first rung of a hint. */
  there: string;
  /** Whether it assumes that the puzzle has one solution. */
  uniqueness: boolean;
};

/** The techniques and their levels. */
export type TechniquesAnswer = {
  /** The levels, easiest first. */
  levels: LevelLine[];
  /** The techniques, in the order in which they are tried. */
  techniques: TechniqueLine[];
};

/** Asks for the techniques, in the order in which they are tried. */
export type TechniquesRequest = {
  id?: string | number | null;
  lang?: string | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** A part of a sentence. */
export type TextPart = {
  /** The cell that the part names, if it names one. */
  cell?: Cell;
  /** The cells that the part names, if it names several, as `r2c1358` does. */
  cells?: Cell[];
  /** Its text. */
  text: string;
};

/** Sets of cells, each of which needs a given. */
export type UnavoidableBody = {
  /** Whether the list is complete. */
  complete: boolean;
  /** The sets, smallest first. */
  sets: CellGroup[];
};

/** Whether there is no solution, one or several. */
export type VerdictBody = "none" | "one" | "several";

/** Versions, languages, operations and limits. */
export type VersionAnswer = {
  /** The version of the daily puzzles. Within a version, a day always has the same puzzle. */
  daily: number;
  /** The version of the generator. Within a version, a seed always gives the same puzzles. */
  generator: number;
  /** The tags of the languages. */
  languages: string[];
  /** The limits on a call's input, work and output. */
  limits: ErrorLimit[];
  /** The names of the operations. */
  operations: string[];
  /** The version of this protocol. */
  protocol: number;
  /** The version of the program. */
  version: string;
};

/** Versions, operations and limits. */
export type VersionRequest = {
  id?: string | number | null;
  lang?: string | null;
  v?: 1 | null;
  view?: boolean | null;
};

/** Asks for the view of a game. */
export type ViewRequest = {
  id?: string | number | null;
  lang?: string | null;
  /** The game. */
  state: State;
  v?: 1 | null;
  view?: boolean | null;
};

/** The games won in one week. */
export type WeekBody = {
  /** The shortest time. */
  best_ms: number;
  /** The median time. */
  median_ms: number;
  /** The first day of the week. */
  monday: string;
  /** The number of games won. */
  won: number;
};

/** A win. */
export type WinBody = {
  /** Whether a hint was taken. */
  aided: boolean;
  /** The player's date, if known. */
  day?: string | null;
  /** The time it took. */
  took_ms: number;
};

/** Requirements for a puzzle. Each is optional. */
export type WishBody = {
  /** The range of the number of givens. */
  givens?: number[] | null;
  hardest?: Technique | null;
  /** The range of HoDoKu's score. */
  hodoku?: number[] | null;
  level?: Levels | null;
  /** Whether the puzzle must have no redundant givens. */
  minimal?: boolean;
  /**
   * Techniques that the puzzle requires. An ID from an earlier version means any of the
   * techniques that this ID covered.
   */
  needs?: Technique[];
  /** Techniques that, together with singles, are enough to solve the puzzle. */
  only?: Technique[] | null;
  /** The cells of the givens: 81 characters, a dot for a cell without a given. */
  pattern?: string | null;
  /** The range of our own rating. */
  rating?: number[] | null;
  /** The range of Sudoku Explainer's rating. */
  se?: number[] | null;
  symmetry?: Symmetry | null;
  /** The only cells that may contain givens. */
  within?: string | null;
};

/** Cells and a digit. */
export type Writing = {
  cells: Cell[];
  digit: number;
};
