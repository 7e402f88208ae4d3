// A pad at the cell, opened by a long press, the right button or a key: the digits, the mode, and
// the clear button. The pad next to the board continues to work.

import { byId, el, icon } from "./dom.js";
import { COLOURS } from "./input.js";
import { columnOf, rowOf } from "./places.js";
import { settings } from "./settings.js";
import { colourShape } from "./shapes.js";
import { t } from "./texts.js";

const DIGITS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

export class Popup {
  /**
   * @param {import("./input.js").Input} input
   * @param {() => void} clear
   */
  constructor(input, clear) {
    this.input = input;
    this.clear = clear;
    this.box = byId("popup");
    const { board } = input;
    board.addEventListener("hold", () => this.open());
    board.addEventListener("tap", () => settings.popup && this.#isWritable() && this.open());
    board.addEventListener("press", () => this.close());
    board.addEventListener("choose", () => this.close());
    input.addEventListener("change", () => !this.box.hidden && this.#draw());
    // This listener runs before others, because the pad is the topmost element of the page.
    document.addEventListener("keydown", (event) => this.#key(event), true);
    document.addEventListener("pointerdown", (event) => !this.box.contains(/** @type {Node} */ (event.target)) && this.close(), true);
    this.box.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.box.contains(relatedTarget)) this.close();
    });
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "Escape" || this.box.hidden) return;
    event.stopPropagation();
    event.preventDefault();
    this.close();
    this.input.board.focus();
  }

  #isWritable() {
    const { board, held } = this.input;
    return held === null && board.chosen.size === 1 && !board.view?.cells[board.cursor].given;
  }

  /** Opens at the cursor, inside the board, so that nothing else is covered. */
  open() {
    const { board } = this.input;
    if (board.chosen.size === 0) board.choose([board.cursor]);
    this.#draw();
    this.box.hidden = false;
    const side = board.root.clientWidth;
    const [width, height] = [this.box.offsetWidth, this.box.offsetHeight];
    const place = (/** @type {number} */ line, /** @type {number} */ size) => {
      const after = ((line + 1) * side) / 9 + 4;
      return after + size <= side ? after : Math.max(0, (line * side) / 9 - size - 4);
    };
    const middle = ((columnOf(board.cursor) + 0.5) * side) / 9 - width / 2;
    this.box.style.left = `${Math.min(Math.max(0, middle), side - width)}px`;
    this.box.style.top = `${place(rowOf(board.cursor), height)}px`;
    this.box.querySelector("button")?.focus();
  }

  close() {
    this.box.hidden = true;
  }

  #draw() {
    const { input } = this;
    const isColour = input.mode === "colour";
    const focused = this.box.contains(document.activeElement)
      ? [...this.box.children].indexOf(/** @type {Element} */ (document.activeElement))
      : -1;
    const write = (/** @type {number} */ digit) => {
      input.digit(digit);
      this.close();
      input.board.focus();
    };
    const key = (/** @type {number} */ digit) => {
      const letter = COLOURS[digit - 1];
      const shown = isColour
        ? colourShape(letter)
        : el("span", { class: `big ${input.mode}` }, digit);
      return el("button", { "aria-label": isColour ? t("colour-name", { letter }) : String(digit), onclick: () => write(digit) }, shown);
    };
    const clear = () => {
      this.clear();
      this.close();
      input.board.focus();
    };
    this.box.replaceChildren(
      ...DIGITS.map(key),
      el("button", { class: "wide", onclick: () => input.nextMode() }, t(`mode-${input.mode}`)),
      el("button", { "aria-label": t("clear"), onclick: clear }, icon("M7 20h13M4 15 14 5l6 6-8 8H8z")),
    );
    if (focused >= 0) /** @type {HTMLElement} */ (this.box.children[focused]).focus();
  }
}
