// The figure of a step on the board. The engine defines the shapes and their sentences. This module
// turns every shape into an element whose class determines its colours in each theme.

import { byId, svg } from "./dom.js";

/** @typedef {import("./types.js").Figure} Figure */
/** @typedef {import("./types.js").FigureShape} FigureShape */

/** Draws in two layers, so that washes are below the digits and everything else is above them. */
export class Overlay {
  /** The number of the highlighted sentence, if any. @type {string | null} */
  #told = null;

  /**
   * @param {Element} [under] the layer below the digits; by default the one on the game's board
   * @param {Element} [over]
   */
  constructor(under = byId("underlay"), over = byId("overlay")) {
    this.under = under;
    this.over = over;
  }

  /** @param {Figure | null | undefined} figure */
  draw(figure) {
    this.#told = null;
    this.under.replaceChildren(...(figure?.under ?? []).map(figureShape));
    this.over.replaceChildren(...(figure?.over ?? []).map(figureShape));
    // While a figure is shown, the background of selected cells is hidden.
    this.over.parentElement?.classList.toggle("figured", this.over.childElementCount + this.under.childElementCount > 0);
  }

  /**
   * Highlights the parts of one sentence by dimming the parts of all other sentences.
   *
   * @param {string | null} number the number of the sentence; null to show all parts alike
   */
  point(number) {
    if (number === this.#told) return;
    this.#told = number;
    for (const layer of [this.under, this.over]) {
      for (const shape of layer.querySelectorAll("[data-lines]")) {
        const lines = shape.getAttribute("data-lines")?.split(" ") ?? [];
        shape.classList.toggle("dim", number !== null && !lines.includes(number));
      }
    }
  }

  /** @param {boolean} hidden */
  hide(hidden) {
    for (const layer of [this.under, this.over]) layer.toggleAttribute("hidden", hidden);
  }
}

/** Draws one shape of a figure. @param {FigureShape} shape */
export function figureShape({ class: kind, lines, rect, circle, path, text }) {
  const told = { class: kind, ...(lines?.length ? { "data-lines": lines.join(" ") } : {}) };
  if (rect) {
    const { x, y, width, height, radius } = rect;
    return svg("rect", { ...told, x, y, width, height, rx: radius });
  }
  if (circle) return svg("circle", { ...told, cx: circle.x, cy: circle.y, r: circle.radius });
  if (text) return svg("text", { ...told, x: text.x, y: text.y, "font-size": text.size }, text.words);
  return svg("path", { ...told, d: path ?? "" });
}
