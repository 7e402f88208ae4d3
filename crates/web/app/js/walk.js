// Walks along a path. The engine derives each position from the previous position, so the page does
// not have to know the effect of a step.

import { call } from "./api.js";
import { el, icon } from "./dom.js";
import { t } from "./texts.js";

/** @typedef {{state: import("./types.js").State, view: import("./types.js").GameView}} Position */

export class Walk {
  /** The position before each of the steps requested so far. @type {Promise<Position>[]} */
  #positions;

  /**
   * @param {import("./session.js").Game} game
   * @param {import("./types.js").StepText[]} steps
   */
  constructor(game, steps) {
    this.steps = steps;
    this.#positions = [withMarks(game)];
  }

  /**
   * Returns the position before a step.
   *
   * @param {number} at
   */
  before(at) {
    while (this.#positions.length <= at) {
      const last = this.#positions.length - 1;
      const { place = [], eliminate = [] } = this.steps[last].step;
      const move = { deduce: { place, eliminate } };
      this.#positions.push(this.#positions[last].then(({ state }) => call("move", { state, move })));
    }
    return this.#positions[at];
  }
}

/**
 * Adds marks to every empty cell that has none, so that the effect of each step is visible.
 *
 * @param {import("./session.js").Game} game
 * @returns {Promise<Position>}
 */
async function withMarks({ state, view }) {
  const cells = view.cells.filter(({ digit, centre }) => !digit && !centre).map(({ cell }) => cell);
  if (cells.length === 0) return { state, view };
  return call("move", { state, move: { "fill-marks": { cells } } });
}

/**
 * Returns the row of controls: back, forward, other buttons, and the position. The arrow keys work
 * anywhere in the row.
 *
 * @param {(by: number) => unknown} step
 * @param {...import("./dom.js").Child} rest
 */
export function walkRow(step, ...rest) {
  const onkeydown = (/** @type {KeyboardEvent} */ event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    step(by);
  };
  return el(
    "div",
    { class: "buttons walk", onkeydown },
    el("button", { "aria-label": t("step-back"), onclick: () => step(-1) }, icon("M15 5l-7 7 7 7")),
    el("button", { "aria-label": t("step-on"), onclick: () => step(1) }, icon("M9 5l7 7-7 7")),
    ...rest,
  );
}
