// A board that is used before the engine is loaded. It shows the givens of a new game and the
// digits that the player writes into empty cells, but does not know the rules. The moves wait in
// the session until the engine makes them. The engine's answers then replace the digits drawn here.

import { cellIndex, cellName } from "./places.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").GameView} View */
/** @typedef {import("./types.js").CellView} CellView */

/** The digits of a pending move. @typedef {{digit: number, cells: number[]}} EarlyDigits */

export class EarlyBoard {
  /** The game without pending digits. @type {View} */
  #view;
  /** @type {Set<EarlyDigits>} */
  #waiting = new Set();

  /**
   * @param {number} id the game's number
   * @param {import("./types.js").State} state a new game, which has only givens
   */
  constructor(id, { puzzle, title, level, checking = "rules", cleaning = true }) {
    this.id = id;
    const cells = [...puzzle].map((character, index) => freshCell(index, Number(character)));
    this.#view = {
      can_redo: false,
      can_undo: false,
      cells,
      checking,
      cleaning,
      elapsed_ms: 0,
      ...counts(cells),
      finished: false,
      hints: [0, 0, 0, 0, 0],
      hints_by_last_rung: [0, 0, 0, 0, 0],
      hints_taken: 0,
      level: level ?? undefined,
      // The name is left empty, because only the engine knows it in the player's language.
      level_name: "",
      savepoints: [],
      taken_back: 0,
      title: title ?? undefined,
      verdict: "one",
    };
  }

  /** Whether moves are pending. */
  get isWaiting() {
    return this.#waiting.size > 0;
  }

  /** The view in the engine's last answer, with the pending digits added. */
  get view() {
    if (!this.isWaiting) return this.#view;
    const cells = [...this.#view.cells];
    for (const { digit, cells: places } of this.#waiting) {
      for (const place of places) cells[place] = { ...cells[place], digit, name: String(digit) };
    }
    return { ...this.#view, cells, ...counts(cells) };
  }

  /** @param {View} view the view in the engine's answer */
  take(view) {
    this.#view = view;
  }

  /**
   * Draws the digits of a pending move, if they go into empty cells.
   *
   * @param {import("./types.js").GameMove} move
   * @returns {EarlyDigits | null}
   */
  #write(move) {
    if (typeof move === "string" || !("digit" in move)) return null;
    const cells = move.digit.cells.map(cellIndex);
    const { view } = this;
    if (cells.some((cell) => view.cells[cell].digit)) return null;
    const digits = { digit: move.digit.digit, cells };
    this.#waiting.add(digits);
    return digits;
  }

  /**
   * Draws the digits of a move until the engine answers.
   *
   * @template T
   * @param {import("./types.js").GameMove} move
   * @param {Promise<T>} turn
   * @param {(view: View) => unknown} draw
   */
  async drawUntil(move, turn, draw) {
    const digits = this.#write(move);
    if (!digits) return turn;
    draw(this.view);
    try {
      return await turn;
    } finally {
      this.#waiting.delete(digits);
      draw(this.view);
    }
  }
}

/**
 * Returns the number of times that each digit has yet to be placed, and the number of empty cells.
 *
 * @param {CellView[]} cells
 */
function counts(cells) {
  const count = (/** @type {number | undefined} */ digit) => cells.filter((cell) => cell.digit === digit).length;
  const remaining = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((digit) => Math.max(9 - count(digit), 0));
  return { remaining, empty: count(undefined) };
}

/**
 * @param {number} index
 * @param {number} digit 0 for an empty cell
 * @returns {CellView}
 */
function freshCell(index, digit) {
  const cell = cellName(index);
  return digit ? { cell, digit, given: true, name: String(digit) } : { cell, name: t("empty") };
}
