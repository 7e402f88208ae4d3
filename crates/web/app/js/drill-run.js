// A drill in progress: a series of positions, the score, and either the time or the hearts. The
// next position is generated while the player looks at the current one.

import { Exercise, makeExercise } from "./exercise.js";

/** @typedef {"clock" | "hearts"} Mode */
/** @typedef {{lesson: string, exercise: Exercise, made: import("./exercise.js").Made}} Round */

/** The duration of a drill against the clock. */
const CLOCK_MS = 180_000;
export const HEARTS = 3;

export class DrillRun {
  score = 0;
  hearts = HEARTS;
  isOver = false;
  /** Positions that were skipped or answered wrongly. @type {Round[]} */
  missed = [];
  /** The current position. @type {Round | null} */
  round = null;
  #ends = 0;
  /** @type {Promise<Round> | null} */
  #ahead = null;

  /**
   * @param {Mode} mode
   * @param {string[]} lessons the lessons whose techniques the player has to spot
   */
  constructor(mode, lessons) {
    this.mode = mode;
    this.lessons = lessons;
  }

  /** Begins the drill. The time starts with the first position. */
  async begin() {
    await this.next();
    this.#ends = performance.now() + CLOCK_MS;
  }

  /** The time left, in milliseconds. */
  get left() {
    return Math.max(0, this.#ends - performance.now());
  }

  async #make() {
    const lesson = this.lessons[Math.floor(Math.random() * this.lessons.length)];
    const made = await makeExercise(lesson);
    return { lesson, made, exercise: new Exercise(lesson, made) };
  }

  /** Moves to the next position. */
  async next() {
    const ahead = this.#ahead ?? this.#make();
    this.#ahead = null;
    this.round = await ahead;
    this.#ahead = this.#make();
    // If this fails, the position is generated again when it is needed. The error is reported only
    // if the second attempt also fails.
    this.#ahead.catch(() => (this.#ahead = null));
  }

  /**
   * @param {string} cell
   * @param {number} digit
   */
  async answer(cell, digit) {
    const { round } = this;
    if (!round || this.isOver) return null;
    const reply = await round.exercise.answer(cell, digit);
    if (this.isOver || this.round !== round) return null;
    if (reply.verdict === "right") this.score += 1;
    else if (reply.verdict === "wrong") this.#miss(round);
    return reply;
  }

  /** Skips the position. */
  pass() {
    if (this.round) this.#miss(this.round);
  }

  /** @param {Round} round */
  #miss(round) {
    if (!this.missed.includes(round)) this.missed.push(round);
    if (this.mode !== "hearts") return;
    this.hearts -= 1;
    this.isOver ||= this.hearts === 0;
  }

  /** Whether the time is up. */
  get isTimeUp() {
    return this.mode === "clock" && this.left === 0;
  }
}
