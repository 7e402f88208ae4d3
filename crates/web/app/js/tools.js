// The menu of all that is not needed at every move: folded until it is asked for.

import { byId, wasKeyPressed } from "./dom.js";

export class Tools {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.button = byId("more");
    this.menu = byId("extras");
    // It folds in with the next press, wherever that is.
    document.addEventListener("click", ({ target }) => {
      if (!this.button.contains(/** @type {Node} */ (target))) this.close();
    });
  }

  get isOpen() {
    return this.menu.classList.contains("open");
  }

  toggle() {
    if (!this.close()) this.#show(true);
  }

  /** Folds it in; whether it was open. The focus that was in it goes on where one looks. */
  close() {
    if (!this.isOpen) return false;
    const hadFocus = this.menu.contains(document.activeElement);
    this.#show(false);
    if (hadFocus && wasKeyPressed()) this.button.focus();
    else if (hadFocus) this.board.focus();
    return true;
  }

  /** @param {boolean} isOpen */
  #show(isOpen) {
    this.menu.classList.toggle("open", isOpen);
    this.button.setAttribute("aria-expanded", String(isOpen));
  }
}
