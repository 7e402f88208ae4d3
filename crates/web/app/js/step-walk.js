// Steps through an example, one of the engine's sentences at a time. The figure shows only the
// parts that belong to the sentences so far. The conclusion appears with the last sentence.

import { argument } from "./argument.js";
import { el, refill } from "./dom.js";

/** @typedef {import("./types.js").FigureShape} FigureShape */

/** Classes of shapes that belong to the conclusion. */
const CONCLUSION = /^(gone|follows)/;

export class StepWalk {
  /** The number of sentences shown. */
  #shown = 1;

  /**
   * @param {import("./types.js").StepText} step
   * @param {import("./lesson-desk.js").LessonDesk} desk
   */
  constructor(step, desk) {
    this.step = step;
    this.desk = desk;
    this.root = el("div", { class: "said" });
    refill(this.root, argument(step, step.figure, desk.pointers));
    if (this.#items.length === 0) this.root.replaceChildren(el("p", {}, ...this.root.childNodes));
    this.#draw();
  }

  /** The sentences on the page. @returns {HTMLElement[]} */
  get #items() {
    return [...this.root.querySelectorAll(":scope > ol.why > li, :scope > p, :scope > details")].filter((item) => item instanceof HTMLElement);
  }

  /** The last sentence shown. */
  get last() {
    return this.#items[this.#shown - 1]?.textContent?.trim() ?? "";
  }

  get isWhole() {
    return this.#shown >= this.#items.length;
  }

  /**
   * Shows one more sentence or one fewer, and returns whether that was possible.
   *
   * @param {1 | -1} by
   */
  move(by) {
    const to = this.#shown + by;
    if (to < 1 || to > this.#items.length) return false;
    this.#shown = to;
    this.#draw();
    return true;
  }

  #draw() {
    const items = this.#items;
    items.forEach((item, index) => (item.hidden = index >= this.#shown));
    const told = new Set(items.slice(0, this.#shown).flatMap((item) => [item, ...item.querySelectorAll("[data-line]")].map((line) => line.getAttribute("data-line"))));
    const isTold = (/** @type {FigureShape} */ { class: kind, lines }) =>
      this.isWhole || (!CONCLUSION.test(kind) && (!lines?.length || lines.some((line) => told.has(line))));
    const { under = [], over = [] } = this.step.figure ?? {};
    this.desk.overlay.draw({ under: under.filter(isTold), over: over.filter(isTold) });
  }
}
