// The grid of a game: draws views, holds the selection, and interprets the pointer.

import { byId, el } from "./dom.js";
import { boxOf, cellName, columnOf, rowOf } from "./places.js";
import { settings } from "./settings.js";
import { drawCell } from "./cell.js";
import { followPointer } from "./pointer.js";

/** @typedef {import("./types.js").GameView} View */

/**
 * Events: `draw` after a position is drawn, `choose` when the selection changes, `press` when a
 * cell is pressed, `tap` when it is released, `hold` on a long press or a secondary click, and
 * `fingers` after a tap with several fingers.
 */
export class Board extends EventTarget {
  /** @param {HTMLElement} root an empty element that becomes the grid */
  constructor(root) {
    super();
    this.root = root;
    /** @type {HTMLElement[]} */
    this.cells = [];
    /** @type {Set<number>} */
    this.chosen = new Set();
    /** The cell that is focused while the grid has the focus. */
    this.cursor = 40;
    /**
     * The digit whose cells are highlighted by the filter or by number-first input.
     *
     * @type {number | null}
     */
    this.held = null;
    /** @type {View | null} */
    this.view = null;
    /** The content drawn in each cell, kept so that only changes are redrawn. @type {string[]} */
    this.drawn = Array(81).fill("");
    this.#build();
    followPointer(this);
  }

  #build() {
    this.root.setAttribute("role", "grid");
    this.root.setAttribute("aria-rowcount", "9");
    this.root.setAttribute("aria-colcount", "9");
    this.root.setAttribute("aria-multiselectable", "true");
    for (let row = 0; row < 9; row += 1) {
      const line = el("div", { class: "line", role: "row", "aria-rowindex": row + 1 });
      for (let column = 0; column < 9; column += 1) {
        const index = row * 9 + column;
        const cell = el("div", {
          class: "cell",
          role: "gridcell",
          tabindex: index === this.cursor ? 0 : -1,
          "aria-colindex": column + 1,
          "aria-selected": "false",
          "data-cell": cellName(index),
        });
        this.cells.push(cell);
        line.append(cell);
      }
      this.root.append(line);
    }
    this.root.addEventListener("focusin", (event) => {
      const index = this.cells.indexOf(/** @type {HTMLElement} */ (event.target));
      if (index >= 0) this.#moveCursor(index);
    });
  }

  /** @param {View} view */
  draw(view) {
    this.view = view;
    view.cells.forEach((cell, index) => {
      const key = JSON.stringify(cell) + settings.lattice;
      if (this.drawn[index] === key) return;
      this.drawn[index] = key;
      drawCell(this.cells[index], cell, settings.lattice);
    });
    this.highlight();
    this.dispatchEvent(new Event("draw"));
  }

  /** Redraws every cell. */
  redraw() {
    this.drawn.fill("");
    if (this.view) this.draw(this.view);
  }

  /** Highlights the selection, the cells that the cursor's cell sees, and the chosen digit. */
  highlight() {
    const cells = this.view?.cells;
    const digit = this.held ?? (settings.same ? cells?.[this.cursor].digit : undefined) ?? null;
    const isLooking = settings.sight && this.chosen.size === 1;
    this.cells.forEach((element, index) => {
      const chosen = this.chosen.has(index);
      const flags = element.classList;
      flags.toggle("chosen", chosen);
      // Adjacent selected cells share one ring.
      flags.toggle("join-up", chosen && this.chosen.has(index - 9));
      flags.toggle("join-down", chosen && this.chosen.has(index + 9));
      flags.toggle("join-left", chosen && columnOf(index) > 0 && this.chosen.has(index - 1));
      flags.toggle("join-right", chosen && columnOf(index) < 8 && this.chosen.has(index + 1));
      flags.toggle("cursor", index === this.cursor);
      flags.toggle("sight", isLooking && !chosen && inSight(index, this.cursor));
      const same = digit !== null && (this.chosen.size > 0 || this.held !== null);
      flags.toggle("same", same && !chosen && cells?.[index].digit === digit);
      element.setAttribute("aria-selected", String(chosen));
      for (const mark of element.querySelectorAll("b")) {
        mark.classList.toggle("held", same && mark.dataset.digit === String(digit));
      }
    });
  }

  /**
   * Selects cells, and moves the cursor to the last of them.
   *
   * @param {Iterable<number>} cells
   * @param {{cursor?: number, focus?: boolean}} [options]
   */
  choose(cells, options = {}) {
    this.chosen = new Set(cells);
    const last = options.cursor ?? [...this.chosen].at(-1);
    if (last !== undefined) this.#moveCursor(last);
    if (options.focus !== false) this.focus();
    this.highlight();
    this.dispatchEvent(new Event("choose"));
  }

  focus() {
    this.cells[this.cursor].focus({ preventScroll: true });
  }

  /** Whether everything except the board is hidden. */
  get isAlone() {
    return document.body.classList.contains("bare");
  }

  /** Hides everything except the board, or shows it again. @param {boolean} isAlone */
  showAlone(isAlone) {
    document.body.classList.toggle("bare", isAlone);
    byId("leave-bare").hidden = !isAlone;
    this.focus();
  }

  /** The cells to which a move applies. */
  names() {
    return [...this.chosen].sort((a, b) => a - b).map(cellName);
  }

  /** @param {number} index */
  #moveCursor(index) {
    this.cells[this.cursor].tabIndex = -1;
    this.cursor = index;
    this.cells[index].tabIndex = 0;
  }

  /**
   * Highlights the cells named in a message, or marks them as wrong.
   *
   * @param {Iterable<number>} cells
   * @param {"lit" | "accused"} [how]
   */
  light(cells, how = "lit") {
    const chosen = new Set(cells);
    this.cells.forEach((cell, index) => {
      cell.classList.toggle("lit", how === "lit" && chosen.has(index));
      cell.classList.toggle("accused", how === "accused" && chosen.has(index));
    });
  }
}

/**
 * @param {number} a
 * @param {number} b
 */
const inSight = (a, b) =>
  rowOf(a) === rowOf(b) || columnOf(a) === columnOf(b) || boxOf(a) === boxOf(b);
