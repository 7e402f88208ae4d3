// The types that JavaScript shares with Rust. Generated from the OpenAPI description by
// `NOVENA_UPDATE=1 cargo test -p novena-web --test web typescript`. Do not edit.

/** A paragraph or a list. */
export type CourseBlock = {
  kind: "paragraph";
  /** The pieces. */
  parts: CoursePart[];
} | {
  kind: "list";
  /** The pieces of each line. */
  lines: CoursePart[][];
};

/** The course in one language. Pages with missing files are omitted. */
export type CourseBundle = {
  /** The chapters, in order. */
  chapters: CourseChapter[];
  /** The entries for all other techniques, by ID. */
  entries: Record<string, CoursePage>;
  /** The lessons, by ID. */
  lessons: Record<string, CoursePage>;
};

/** A chapter of the course. */
export type CourseChapter = {
  /** The ID of the chapter, which is also the ID of a level. */
  id: string;
  /** The IDs of its lessons, in order. */
  lessons: string[];
};

/** A claim about the steps in a position. */
export type CourseClaim = {
  /** The deductions, such as `r4c6<>6` or `r4c6=6`. */
  deductions: string[];
  /**
   * Whether a step of the technique has exactly the listed conclusions. If false, no step has
   * any of them.
   */
  holds: boolean;
  /** The ID of the technique. */
  technique: string;
};

/** A lesson or an entry. */
export type CoursePage = {
  /** `box` or `line` if the lesson covers only hidden singles in houses of that kind. */
  houses?: string | null;
  /** The sections, in order. */
  sections: CourseSection[];
  /** A one-sentence summary. */
  summary: string;
  /** The IDs of the techniques that the lesson teaches. Empty if it teaches something else. */
  techniques: string[];
  /** The title. */
  title: string;
};

/** A piece of a line. */
export type CoursePart = {
  kind: "plain";
  /** The text. */
  text: string;
} | {
  kind: "strong";
  /** The text. */
  text: string;
} | {
  kind: "emphasis";
  /** The text. */
  text: string;
} | {
  /** The cells, such as `r4c6`. Empty if houses are named. */
  cells: string[];
  /** The houses, such as `r6`. Empty if cells are named. */
  houses: string[];
  kind: "mention";
  /** The part they play: a role, `target`, `pattern`, `has 56`, `lacks 5` or `is 5`. */
  part?: string | null;
  /** The text that names them. */
  text: string;
};

/** A position. */
export type CoursePosition = {
  claim?: CourseClaim | null;
  /** The digits placed so far, excluding the givens, as 81 characters. `None` if there are none. */
  entries?: string | null;
  /** The printed digits, 81 characters. */
  givens: string;
  /** The candidates ruled out so far, such as `r1c4<>5`. */
  struck: string[];
};

/** A puzzle to solve. */
export type CoursePuzzle = {
  /** The printed digits, 81 characters. */
  givens: string;
  /** The ID of the hardest technique on the puzzle's path. */
  hardest?: string | null;
  /** The IDs of the lesson's techniques that the puzzle requires. */
  needs: string[];
};

/** A section of a page. */
export type CourseSection = {
  /** The text. */
  blocks: CourseBlock[];
  /** The heading. */
  heading: string;
  /** `idea`, `look`, `example`, `near-miss`, `guided`, `puzzle` or `note`. */
  kind: string;
  position?: CoursePosition | null;
  puzzle?: CoursePuzzle | null;
};
