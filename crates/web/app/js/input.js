// What a digit means: cell first or number first, in the mode that is on. No setting decides.

import { announce } from "./announce.js";
import { cellIndex, cellName } from "./places.js";

/** @typedef {import("./types.js").Mode} Mode */

/** @type {Mode[]} */
export const MODES = ["digit", "corner", "centre", "colour"];
const LETTERS = "abcdefghi";

/** Events: `change` when the mode, the digit in the hand or the filter changes. */
export class Input extends EventTarget {
  /** @type {Mode} */
  mode = "digit";
  /** The digit in the hand, for number first. @type {number | null} */
  held = null;
  /** The digit that only stands out. @type {number | null} */
  filter = null;

  /**
   * @param {import("./board.js").Board} board
   * @param {import("./session.js").Session} session
   */
  constructor(board, session) {
    super();
    this.board = board;
    this.session = session;
    board.addEventListener("press", (event) => this.#press(/** @type {CustomEvent<number>} */ (event)));
  }

  /** @param {Mode} mode */
  setMode(mode) {
    this.mode = mode;
    this.#changed();
  }

  nextMode() {
    this.setMode(MODES[(MODES.indexOf(this.mode) + 1) % MODES.length]);
  }

  /**
   * With cells chosen, writes into them; with none, takes the digit into the hand.
   *
   * @param {number} digit
   * @param {Mode} [mode] another mode for this once
   */
  digit(digit, mode = this.mode) {
    if (this.board.chosen.size > 0) {
      this.#write(mode, digit, this.board.names());
      return;
    }
    this.held = this.held === digit ? null : digit;
    this.filter = null;
    this.#changed();
  }

  /** Writes the digit in the hand at the cursor; whether there is one. */
  writeHeld() {
    if (this.held === null) return false;
    this.#write(this.mode, this.held, [cellName(this.board.cursor)]);
    return true;
  }

  /** @param {number} digit */
  toggleFilter(digit) {
    this.filter = this.filter === digit ? null : digit;
    this.held = null;
    this.#changed();
  }

  /** Lets go of everything; whether there was anything. */
  letGo() {
    const something = this.held !== null || this.filter !== null || this.board.chosen.size > 0;
    this.held = null;
    this.filter = null;
    if (this.board.chosen.size > 0) this.board.choose([], { focus: this.board.root.contains(document.activeElement) });
    this.#changed();
    return something;
  }

  /**
   * A cell is pressed with a digit in the hand: it is written there, or, where another digit
   * stands, that one is taken instead.
   *
   * @param {CustomEvent<number>} event
   */
  #press(event) {
    if (this.held === null) return;
    event.preventDefault();
    const cell = this.session.view?.cells[event.detail];
    if (cell?.digit && (cell.given || cell.digit !== this.held) && this.mode !== "colour") {
      this.held = cell.digit;
      this.#changed();
    } else {
      this.#write(this.mode, this.held, [cellName(event.detail)]);
    }
  }

  /**
   * Writes, and says what the cells are now.
   *
   * @param {Mode} mode
   * @param {number} digit
   * @param {string[]} cells
   */
  async #write(mode, digit, cells) {
    const effect = await this.session.play(writing(mode, digit, cells));
    const names = effect?.changes.map((change) => this.session.view?.cells[cellIndex(change)]?.name) ?? [];
    if (names.length > 0) announce(names.slice(0, 3).join("; "));
  }

  #changed() {
    this.board.held = this.held ?? this.filter;
    this.board.highlight();
    this.dispatchEvent(new Event("change"));
  }
}

/**
 * @param {Mode} mode
 * @param {number} digit
 * @param {string[]} cells
 * @returns {import("./types.js").Move}
 */
function writing(mode, digit, cells) {
  if (mode === "colour") return { colour: { cells, colour: LETTERS[digit - 1] } };
  return { [mode]: { cells, digit } };
}
