// Determines what a digit does in the current mode. Players can choose either the cell or the digit
// first, without changing a setting.

import { announce } from "./announce.js";
import { cellIndex, cellName } from "./places.js";
import { t } from "./texts.js";

/** @typedef {"digit" | "corner" | "centre" | "colour"} Mode */

/** @type {Mode[]} */
export const MODES = ["digit", "corner", "centre", "colour"];
export const COLOURS = "abcdefghi";

/**
 * A pressed cell, and the mark that was pressed in the cell, if any.
 *
 * @typedef {{index: number, mark?: number}} Press
 */

/** Events: `change` when the mode, the held digit or the filter changes. */
export class Input extends EventTarget {
  /** @type {Mode} */
  mode = "digit";
  /**
   * The held digit, or the number of the held colour. It is written into each cell that is pressed.
   *
   * @type {number | null}
   */
  held = null;
  /** Whether the last press on a cell wrote something. */
  hasWritten = false;
  /**
   * The highlighted digit. While a digit is highlighted, colours apply to its candidates.
   *
   * @type {number | null}
   */
  filter = null;

  /**
   * @param {import("./board.js").Board} board
   * @param {import("./session.js").Session} session
   */
  constructor(board, session) {
    super();
    this.board = board;
    this.session = session;
    board.addEventListener("press", (event) => this.#press(/** @type {CustomEvent<Press>} */ (event)));
  }

  /** @param {Mode} mode */
  setMode(mode) {
    // When the mode changes to colours, a held digit is released but remains highlighted. When it
    // changes from colours, a held colour is released.
    if (mode === "colour" && this.mode !== "colour") this.filter = this.held ?? this.filter;
    if ((mode === "colour") !== (this.mode === "colour")) this.held = null;
    this.mode = mode;
    this.#changed();
    announce(t("mode-now", { mode: t(`mode-${mode}`) }));
  }

  nextMode() {
    this.setMode(MODES[(MODES.indexOf(this.mode) + 1) % MODES.length]);
  }

  /**
   * Writes a digit into the selected cells. If no cell is selected, holds the digit.
   *
   * @param {number} digit
   * @param {Mode} [mode] a different mode for this digit only
   */
  digit(digit, mode = this.mode) {
    if (this.isLooking) return this.toggleFilter(digit);
    if (this.board.chosen.size > 0) {
      this.#write(mode, digit, this.board.names());
      return;
    }
    this.held = this.held === digit ? null : digit;
    if (this.mode !== "colour") this.filter = null;
    this.#changed();
    const inHand = this.mode === "colour" ? t("colour-name", { letter: COLOURS[digit - 1] }) : digit;
    announce(this.held === null ? t("hand-empty") : t("in-hand", { digit: inHand }));
  }

  /**
   * Writes the held or highlighted digit at the cursor, and returns whether there is such a digit.
   */
  writeHeld() {
    const digit = this.held ?? (this.mode === "digit" ? this.filter : null);
    if (digit === null) return false;
    this.#write(this.mode, digit, [cellName(this.board.cursor)]);
    return true;
  }

  /**
   * Removes the highlighted digit's mark in the selected cells or, if there is no such mark, writes
   * the mark. Returns whether a digit is highlighted.
   */
  strike() {
    if (this.filter === null) return false;
    this.#write("centre", this.filter, this.#cells());
    return true;
  }

  /**
   * Colours the selected cells or, if a digit is highlighted, its candidates in these cells.
   *
   * @param {string} letter
   * @param {boolean} [candidates]
   */
  paint(letter, candidates = this.filter !== null) {
    if (candidates && this.filter === null) return;
    const filter = candidates ? this.filter : null;
    this.#play(colouring(letter, this.#cells(), filter));
  }

  #cells() {
    return this.board.chosen.size > 0 ? this.board.names() : [cellName(this.board.cursor)];
  }

  /** @param {number} digit */
  toggleFilter(digit) {
    this.filter = this.filter === digit ? null : digit;
    if (this.mode !== "colour") this.held = null;
    this.#changed();
    announce(this.filter === null ? t("filter-off") : t("filter-on", { digit }));
  }

  /** Clears the selected cells. */
  clear() {
    if (this.board.chosen.size > 0) this.#play({ clear: { cells: this.board.names() } });
  }

  /** Whether the board shows a position other than the game's, which cannot be edited. */
  get isLooking() {
    return this.session.view !== null && this.board.view !== this.session.view;
  }

  /**
   * Releases the held digit, the highlighted digit and the selection, and returns whether anything
   * was released.
   */
  letGo() {
    const something = this.held !== null || this.filter !== null || this.board.chosen.size > 0;
    this.held = null;
    this.filter = null;
    if (this.board.chosen.size > 0) this.board.choose([], { focus: this.board.root.contains(document.activeElement) });
    this.#changed();
    return something;
  }

  /**
   * Handles a press on a cell while a digit is held: the digit is written there or, if the cell
   * contains another digit, that digit is held instead. A held colour applies to the mark that
   * was pressed.
   *
   * @param {CustomEvent<Press>} event
   */
  #press(event) {
    this.hasWritten = false;
    if (this.held === null || this.isLooking) return;
    event.preventDefault();
    const { index, mark } = event.detail;
    const cell = this.session.view?.cells[index];
    if (this.mode === "colour") {
      this.#play(colouring(COLOURS[this.held - 1], [cellName(index)], mark ?? this.filter));
    } else if (cell?.digit && (cell.given || cell.digit !== this.held)) {
      this.held = cell.digit;
      this.#changed();
    } else {
      this.hasWritten = true;
      this.#write(this.mode, this.held, [cellName(index)]);
    }
  }

  /**
   * @param {Mode} mode
   * @param {number} digit
   * @param {string[]} cells
   */
  #write(mode, digit, cells) {
    if (mode === "colour") return this.#play(colouring(COLOURS[digit - 1], cells, this.filter));
    const writing = { cells, digit };
    if (mode === "corner") return this.#play({ corner: writing });
    return this.#play(mode === "centre" ? { centre: writing } : { digit: writing });
  }

  /**
   * Plays a move, and announces the new content of the cells.
   *
   * @param {import("./types.js").GameMove} move
   */
  async #play(move) {
    if (this.isLooking) return announce(t("only-looking"));
    const effect = await this.session.play(move);
    const names = effect?.changes.map((change) => this.session.view?.cells[cellIndex(change)]?.name) ?? [];
    if (names.length > 0) announce(names.slice(0, 3).join("; "));
  }

  #changed() {
    this.board.held = this.mode === "colour" ? this.filter : (this.held ?? this.filter);
    this.board.highlight();
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {string} colour its letter
 * @param {string[]} cells
 * @param {number | null} digit of the candidates to colour; null to colour the cells themselves
 * @returns {import("./types.js").GameMove}
 */
function colouring(colour, cells, digit) {
  if (digit === null) return { colour: { cells, colour } };
  return { "candidate-colour": { candidates: cells.map((cell) => `${digit}${cell}`), colour } };
}
