// What a step looks like on the board. The server knows what is where and which sentence it
// belongs to; here every shape becomes an element, and its class finds its colours in the themes.

import { byId, svg } from "./dom.js";

/** @typedef {import("./types.js").Figure} Figure */
/** @typedef {import("./types.js").FigureShape} FigureShape */

/** Two layers, so that washes lie below the digits and everything else above them. */
export class Overlay {
  /** The sentence that is pointed at. @type {string | null} */
  #told = null;

  constructor() {
    this.under = byId("underlay");
    this.over = byId("overlay");
  }

  /** @param {Figure | null | undefined} figure */
  draw(figure) {
    this.#told = null;
    this.under.replaceChildren(...(figure?.under ?? []).map(element));
    this.over.replaceChildren(...(figure?.over ?? []).map(element));
    // The drawing has the board to itself: the fills of a choice rest.
    document.body.classList.toggle("figured", this.over.childElementCount + this.under.childElementCount > 0);
  }

  /**
   * Leaves what a sentence speaks of as it is and dims what belongs to others.
   *
   * @param {string | null} number of the sentence, or nothing to show everything alike
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

/** @param {FigureShape} shape */
function element({ class: kind, lines, rect, circle, path, text }) {
  const told = { class: kind, ...(lines?.length ? { "data-lines": lines.join(" ") } : {}) };
  if (rect) {
    const { x, y, width, height, radius } = rect;
    return svg("rect", { ...told, x, y, width, height, rx: radius });
  }
  if (circle) return svg("circle", { ...told, cx: circle.x, cy: circle.y, r: circle.radius });
  if (text) return svg("text", { ...told, x: text.x, y: text.y, "font-size": text.size }, text.words);
  return svg("path", { ...told, d: path ?? "" });
}
