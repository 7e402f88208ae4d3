// An exercise in progress: the answers, the engine's verdicts, and whether the player asked for
// help. The engine creates the exercise and judges every answer.

import { call } from "./api.js";

/** @typedef {import("./types.js").AnswerVerdict & {answer: string, cell: string, digit: number}}
 *   Reply the verdict on an answer */
/** @typedef {import("./types.js").ClueAnswer} Clue */
/** @typedef {{state: import("./types.js").State, view: import("./types.js").GameView, deed: "place" | "strike"}} Laid */
/** @typedef {import("./types.js").ExerciseAnswer & {view: import("./types.js").GameView}} Made */

/** The last rung of a clue, which reveals everything. */
export const LAST_RUNG = 4;

/** The exclusive upper limit of random seeds. */
const SEEDS = 2 ** 32;

/**
 * Generates an exercise.
 *
 * @param {string} lesson
 * @param {number} [seed] random by default
 * @returns {Promise<Made>}
 */
export const makeExercise = (lesson, seed = Math.floor(Math.random() * SEEDS)) => call("exercise", { lesson, seed });

export class Exercise {
  /** Right answers so far. @type {string[]} */
  #found = [];
  /** Every answer with its verdict. @type {Reply[]} */
  answers = [];
  /** The current clue. @type {Clue | null} */
  clue = null;
  /** Whether everything has been found. */
  isDone = false;
  /** Whether the remaining deductions have been shown. */
  isShown = false;
  /** Whether an answer was wrong. */
  #isWrong = false;
  /** Whether the player has asked for help. */
  #isHelped = false;

  /**
   * @param {string} lesson
   * @param {Laid} laid
   */
  constructor(lesson, laid) {
    this.lesson = lesson;
    this.laid = laid;
  }

  /** Whether no more answers are accepted. */
  get isOver() {
    return this.isDone || this.isShown;
  }

  /** Whether there are answers that can be undone. */
  get hasAnswers() {
    return this.answers.length > 0 && !this.isOver;
  }

  /**
   * The outcome that would be recorded if the exercise ended now; null if nothing would be
   * recorded.
   *
   * @returns {"found" | "missed" | null}
   */
  get outcome() {
    if (this.#isWrong || this.#isHelped || this.isShown) return "missed";
    return this.isDone ? "found" : null;
  }

  /** The last answer. */
  get last() {
    return this.answers.at(-1) ?? null;
  }

  /**
   * The drawing, which shows the clue and the right answers or, at the end, the whole step.
   * @returns {import("./types.js").Figure}
   */
  get figure() {
    const [clue, found] = [this.clue?.figure, this.last?.figure];
    const figures = this.isShown ? [clue] : this.isDone ? [found] : [clue, found];
    return { under: figures.flatMap((figure) => figure?.under ?? []), over: figures.flatMap((figure) => figure?.over ?? []) };
  }

  /**
   * @param {string} cell
   * @param {number} digit
   * @returns {Promise<Reply>}
   */
  async answer(cell, digit) {
    const answer = `${cell}${this.laid.deed === "place" ? "=" : "<>"}${digit}`;
    /** @type {import("./types.js").AnswerVerdict} */
    const reply = await call("answer", { lesson: this.lesson, state: this.laid.state, found: this.#found, answer });
    const said = { ...reply, answer, cell, digit };
    this.answers = [...this.answers.filter((other) => other.answer !== answer), said];
    this.#found = reply.found;
    this.#isWrong ||= reply.verdict === "wrong";
    this.isDone = reply.done;
    return said;
  }

  /** The next rung of the clue. */
  get nextRung() {
    return Math.min((this.clue?.rung ?? 1) + 1, LAST_RUNG);
  }

  /** Reveals one more fact about the step. */
  async help() {
    this.#isHelped = true;
    this.clue = await this.#ask(this.nextRung);
    return this.clue;
  }

  /** Shows the whole step. */
  async reveal() {
    this.clue = await this.#ask(LAST_RUNG);
    this.isShown = true;
    return this.clue;
  }

  /** @param {number} rung @returns {Promise<Clue>} */
  #ask(rung) {
    return call("clue", { lesson: this.lesson, state: this.laid.state, found: this.#found, rung, figures: true });
  }

  /** Clears the answers, but not their effect on the outcome. */
  clear() {
    this.answers = [];
    this.#found = [];
    this.clue = null;
  }
}
