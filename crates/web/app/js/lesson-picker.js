// Enlarged marks of a cell, for fingers and for voice control.

import { el } from "./dom.js";
import { cellName, columnOf, rowOf } from "./places.js";
import { t } from "./texts.js";

export class MarkPicker {
  /**
   * @param {import("./board.js").Board} board
   * @param {(digit: number) => void} answer
   */
  constructor(board, answer) {
    this.board = board;
    this.answer = answer;
    this.box = el("div", { class: "popup picker", role: "group", hidden: true });
    this.box.addEventListener("focusout", ({ relatedTarget }) => {
      if (relatedTarget instanceof Node && !this.box.contains(relatedTarget)) this.close();
    });
  }

  get isOpen() {
    return !this.box.hidden;
  }

  close() {
    this.box.hidden = true;
  }

  /**
   * Opens at the cursor, inside the board, with each digit in the same place as in the cell.
   *
   * @param {number[]} digits
   * @param {"place" | "strike"} deed
   */
  open(digits, deed) {
    const cell = cellName(this.board.cursor);
    const key = (/** @type {number} */ digit) => {
      if (!digits.includes(digit)) return el("span", {});
      const press = () => {
        this.close();
        this.board.focus();
        this.answer(digit);
      };
      return el("button", { "aria-label": t(deed === "place" ? "place-digit" : "strike-digit", { digit, cell }), onclick: press }, el("span", { class: "big" }, digit));
    };
    this.box.setAttribute("aria-label", t("marks-of", { cell }));
    this.box.replaceChildren(...[1, 2, 3, 4, 5, 6, 7, 8, 9].map(key));
    this.box.hidden = false;
    const side = this.board.root.clientWidth;
    const [width, height] = [this.box.offsetWidth, this.box.offsetHeight];
    const after = ((rowOf(this.board.cursor) + 1) * side) / 9 + 4;
    const top = after + height <= side ? after : Math.max(0, (rowOf(this.board.cursor) * side) / 9 - height - 4);
    const middle = ((columnOf(this.board.cursor) + 0.5) * side) / 9 - width / 2;
    this.box.style.left = `${Math.min(Math.max(0, middle), side - width)}px`;
    this.box.style.top = `${top}px`;
    this.box.querySelector("button")?.focus({ preventScroll: true });
  }
}
