// The fields of a board that was read, each placed over its cell in the picture. A field's digit is
// small and in a corner, so that it can be compared with the printed one.

import { BenchFields } from "./bench-fields.js";
import { columnOf, rowOf } from "./places.js";
import { VIEW } from "./scan-picture.js";
import { t } from "./texts.js";

/** @typedef {import("./scan-cells.js").ScanCells} ScanCells */

/** @param {number} units a length in units of the view */
const share = (units) => `${((100 * units) / VIEW).toFixed(2)}%`;

/** Events: `change` when something is typed, `move` when another field becomes current. */
export class ScanFields extends BenchFields {
  /** The shapes of the cells in the drawing over the picture. @type {SVGElement[]} */
  #shapes = [];
  /** @type {ScanCells | null} */
  #cells = null;

  /** @param {Record<string, () => unknown>} commands the commands by the names of keys */
  constructor(commands) {
    super(commands);
    this.root.id = "photo-fields";
    this.root.className = "photo-fields";
    this.root.dataset.label = "scan-seen";
    this.addEventListener("move", () => this.#drawCurrent());
  }

  /**
   * Puts every field over its cell.
   *
   * @param {{x: number, y: number, width: number, height: number}[]} boxes
   * @param {SVGElement[]} shapes
   */
  place(boxes, shapes) {
    this.#shapes = shapes;
    this.inputs.forEach((input, index) => {
      const { x, y, width, height } = boxes[index];
      const { style } = /** @type {HTMLElement} */ (input.parentElement);
      Object.assign(style, { left: share(x - width / 2), top: share(y - height / 2), width: share(width), height: share(height) });
      style.setProperty("--side", String((100 * Math.min(width, height)) / VIEW));
    });
    this.#drawCurrent();
  }

  /** Does not move to the next field, because cells are checked one by one here. */
  advance() {
    this.go(this.at);
  }

  /**
   * Writes or removes a digit. Pressing the digit that a doubtful cell shows confirms the cell.
   *
   * @param {string} digit
   */
  toggle(digit) {
    if (this.#cells?.doubtful.has(this.at)) this.write(digit);
    else super.toggle(digit);
  }

  /**
   * @param {ScanCells} cells
   * @param {Set<number>} conflicts
   */
  show(cells, conflicts) {
    this.#cells = cells;
    this.inputs.forEach((input, index) => {
      const sign = cells.sign(index);
      const isWritten = sign !== "" && cells.isWritten(index);
      const states = { doubtful: cells.doubtful.has(index), changed: cells.changed.has(index), conflict: conflicts.has(index) };
      input.value = sign;
      const field = /** @type {HTMLElement} */ (input.parentElement);
      field.dataset.sign = sign;
      for (const [state, is] of Object.entries({ ...states, filled: sign !== "", written: isWritten })) field.classList.toggle(state, is);
      for (const [state, is] of Object.entries(states)) this.#shapes[index]?.classList.toggle(state, is);
      input.setAttribute("aria-invalid", String(states.conflict));
      const words = [
        t("field-name", { row: rowOf(index) + 1, column: columnOf(index) + 1 }),
        isWritten && t("field-written"),
        states.doubtful && t("field-doubtful"),
        states.changed && t("field-changed"),
      ];
      input.setAttribute("aria-label", words.filter(Boolean).join(", "));
    });
  }

  #drawCurrent() {
    this.#shapes.forEach((shape, index) => shape.classList.toggle("current", index === this.at));
  }

  /** @param {string[]} names */
  light(names) {
    for (const shape of this.#shapes) shape.classList.toggle("lit", names.includes(shape.getAttribute("data-shape") ?? ""));
  }
}
