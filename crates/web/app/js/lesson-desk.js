// The board of a lesson. It has the same grid as a game, but the player answers by choosing
// candidates: by pressing a mark, by typing a digit with a cell selected, or in an enlarged view of
// a cell's marks.

import { Board } from "./board.js";
import { el, svg } from "./dom.js";
import { digitOf, isForUs, moved } from "./keys.js";
import { commandsByKey, isBareSign, keyOf, MOVES } from "./keymap.js";
import { MarkPicker } from "./lesson-picker.js";
import { Overlay } from "./overlay.js";
import { cellName, rowOf } from "./places.js";
import { settings } from "./settings.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").GameView} GameView */
/** @typedef {import("./types.js").FigureShape} FigureShape */
/** @typedef {import("./overlay.js").Figure} Figure */

/** Events: `answer` with a cell and a digit, `command` with a command's name. */
export class LessonDesk extends EventTarget {
  /** Whether answers are accepted now. */
  isOpen = false;
  /** The effect of a digit on a cell. @type {"place" | "strike"} */
  deed = "strike";
  #keys = (/** @type {KeyboardEvent} */ event) => this.#key(event);

  constructor() {
    super();
    const grid = el("div", { class: "board", "aria-label": t("board") });
    const under = svg("svg", { class: "figure under", viewBox: "0 0 900 900", "aria-hidden": "true" });
    const over = svg("svg", { class: "figure over", viewBox: "0 0 900 900", "aria-hidden": "true" });
    this.board = new Board(grid);
    this.picker = new MarkPicker(this.board, (digit) => this.#answer(this.board.cursor, digit));
    this.root = el("div", { class: "stage" }, grid, under, over, this.picker.box);
    this.overlay = new Overlay(under, over);
    this.board.addEventListener("press", (event) => this.#press(/** @type {CustomEvent<{index: number, mark?: number, isTouch: boolean}>} */ (event)));
    this.board.addEventListener("tap", () => this.#isPicking && this.#pick());
    this.board.addEventListener("hold", () => this.isOpen && this.#pick());
  }

  /** Whether the pressed cell's marks are to be enlarged when the current press ends. */
  #isPicking = false;

  /** Starts listening to the keyboard, until {@link close}. */
  open() {
    // This listener runs before the page's listeners, so that Escape first closes the enlarged
    // marks on this board.
    document.addEventListener("keydown", this.#keys, true);
  }

  close() {
    document.removeEventListener("keydown", this.#keys, true);
    this.picker.close();
    this.overlay.draw(null);
  }

  /**
   * @param {GameView} view
   * @param {Figure | null} [figure]
   */
  show(view, figure = null) {
    this.picker.close();
    this.board.draw(view);
    this.overlay.draw(figure);
  }

  /**
   * @param {Figure | null | undefined} figure
   * @param {FigureShape[]} [more] shapes drawn over the figure
   */
  draw(figure, more = []) {
    this.overlay.draw({ under: figure?.under ?? [], over: [...(figure?.over ?? []), ...more] });
  }

  /**
   * The functions with which an explanation highlights parts of the board.
   *
   * @returns {import("./argument.js").Pointers}
   */
  get pointers() {
    return { light: (cells) => this.board.light(cells), point: (number) => this.overlay.point(number) };
  }

  /** @param {number} index @param {number} digit */
  #answer(index, digit) {
    this.dispatchEvent(new CustomEvent("answer", { detail: { cell: cellName(index), digit } }));
  }

  /**
   * Handles a press on a cell. A click on a mark answers with that mark. A finger is too large to
   * hit a mark, so a touch opens an enlarged view of the cell's marks.
   *
   * @param {CustomEvent<{index: number, mark?: number, isTouch: boolean}>} event
   */
  #press(event) {
    this.picker.close();
    this.#isPicking = false;
    if (!this.isOpen) return;
    const { index, mark, isTouch } = event.detail;
    if (mark !== undefined && !isTouch) {
      event.preventDefault();
      this.#answer(index, mark);
    } else this.#isPicking = isTouch || this.#isPlain(index);
  }

  /** Returns whether a cell has no marks to press individually. @param {number} index */
  #isPlain(index) {
    const cell = this.board.view?.cells[index];
    return !cell?.centre && !cell?.corner;
  }

  /**
   * Opens an enlarged view of the marks of the cell at the cursor. If the task is to remove digits
   * and the board has no marks, the digit in the cell becomes the answer.
   */
  #pick() {
    this.#isPicking = false;
    const { cursor, view } = this.board;
    const cell = view?.cells[cursor];
    if (!cell) return;
    if (cell.digit) {
      // On a board without marks, the player removes digits instead of marks.
      const hasMarks = view.cells.some(({ centre, corner }) => centre || corner);
      if (this.deed === "strike" && !hasMarks) this.#answer(cursor, cell.digit);
      return;
    }
    const digits = cell.centre || cell.corner || (this.deed === "place" ? "123456789" : "");
    if (digits) this.picker.open([...digits].map(Number), this.deed);
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (!this.root.isConnected || !isForUs(event) || event.defaultPrevented) return;
    if (!this.#handles(event)) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {KeyboardEvent} event */
  #handles(event) {
    if (event.key === "Escape" && this.picker.isOpen) {
      this.picker.close();
      this.board.focus();
      return true;
    }
    const isOnBoard = this.root.contains(/** @type {Node} */ (event.target));
    const isControl = event.target instanceof Element && event.target.closest("button, summary, a") !== null;
    const digit = digitOf(event, false)?.digit;
    if (digit && this.isOpen) {
      const { size } = this.board.chosen;
      if (size > 1 || (size === 0 && !isOnBoard)) return false;
      this.#answer(this.board.cursor, digit);
      return true;
    }
    if ((event.key === "Enter" || event.key === " ") && isControl) return false;
    if (isOnBoard && !isControl && (event.key === "Enter" || event.key === " ") && this.isOpen) {
      this.board.choose([this.board.cursor]);
      this.#pick();
      return true;
    }
    const key = keyOf(event);
    const command = !settings.letters && isBareSign(key) ? undefined : commandsByKey().get(key);
    if (!command) return false;
    const to = this.#travel(command);
    if (to !== null) {
      if (isControl && !isOnBoard) return false;
      this.board.choose([to], { cursor: to });
      return true;
    }
    return !this.dispatchEvent(new CustomEvent("command", { detail: command, cancelable: true }));
  }

  /**
   * Returns the cell to which a command moves the cursor; null if the command does not move it.
   *
   * @param {string} command
   */
  #travel(command) {
    const { cursor } = this.board;
    if (command in MOVES) return moved(cursor, MOVES[command]);
    const row = rowOf(cursor) * 9;
    return { "row-start": row, "row-end": row + 8, "grid-start": 0, "grid-end": 80 }[command] ?? null;
  }
}
