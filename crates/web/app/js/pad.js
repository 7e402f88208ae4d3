// The digit pad next to or below the board: modes, counts, and the held digit.

import { byId, el } from "./dom.js";
import { onHold } from "./hold.js";
import { COLOURS, MODES } from "./input.js";
import { colourShape, tickMark } from "./shapes.js";
import { counted, t } from "./texts.js";

export class Pad {
  /** @param {import("./input.js").Input} input */
  constructor(input) {
    this.input = input;
    /** @type {HTMLButtonElement[]} */
    this.buttons = [];
    const pad = byId("pad");
    for (let digit = 1; digit <= 9; digit += 1) {
      const button = el("button", {}, el("span", { class: "heard" }), el("span", { class: "big", "aria-hidden": "true" }), el("span", { class: "left", "aria-hidden": "true" }));
      this.#listen(button, digit);
      this.buttons.push(button);
      pad.append(button);
    }
    byId("painting").addEventListener("click", () => input.filter !== null && input.toggleFilter(input.filter));
    input.addEventListener("change", () => this.draw());
    input.board.addEventListener("draw", () => this.draw());
  }

  /**
   * Handles presses on a key. A short press writes a digit or a mark, depending on the mode. A long
   * press writes a mark in digit mode and a digit in other modes. The right mouse button highlights
   * the digit.
   *
   * @param {HTMLButtonElement} button
   * @param {number} digit
   */
  #listen(button, digit) {
    onHold(button, () => this.input.digit(digit, this.input.mode === "digit" ? "centre" : "digit"));
    button.addEventListener("click", (event) => {
      if (event.shiftKey) this.input.digit(digit, "corner");
      else if (event.ctrlKey || event.metaKey || event.altKey) this.input.digit(digit, "centre");
      else this.input.digit(digit);
    });
    button.addEventListener("contextmenu", (event) => {
      event.preventDefault();
      if (/** @type {PointerEvent} */ (event).pointerType !== "touch") this.input.toggleFilter(digit);
    });
  }

  draw() {
    const { mode, held, filter } = this.input;
    // When the player walks along a path, the board shows a position other than the game's. The
    // counts are then those of the position shown.
    const { view } = this.input.board;
    this.buttons.forEach((button, index) => {
      const digit = index + 1;
      const left = view?.remaining[index] ?? 9;
      const [heard, big, corner] = button.children;
      const letter = COLOURS[index];
      const isColour = mode === "colour";
      const isDone = !isColour && left === 0;
      big.replaceChildren(isColour ? colourShape(letter) : String(digit));
      big.className = isColour ? "big" : `big ${mode}`;
      corner.replaceChildren(isColour ? String(digit) : isDone ? tickMark() : String(left));
      button.className = [isColour && `swatch paint-${letter}`, isDone && "done", filter === digit && "filtered"].filter(Boolean).join(" ");
      button.setAttribute("aria-pressed", String(held === digit));
      heard.textContent = isColour ? t("colour-name", { letter }) : `${digit}, ${counted("to-go", left)}`;
    });
    const painting = byId("painting");
    painting.hidden = mode !== "colour" || filter === null;
    painting.textContent = t("colour-candidates", { digit: filter ?? "" });
    for (const each of MODES) byId(`mode-${each}`).setAttribute("aria-pressed", String(each === mode));
  }
}
