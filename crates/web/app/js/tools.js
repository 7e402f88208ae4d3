// The menu of less frequently used commands, which is collapsed until it is needed.

import { byId, wasKeyPressed } from "./dom.js";

export class Tools {
  /** @param {import("./board.js").Board} board */
  constructor(board) {
    this.board = board;
    this.button = byId("more");
    this.menu = byId("extras");
    // The menu closes at the next press, wherever that is.
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

  /** Closes the menu, and returns whether it was open. The focus moves to a suitable element. */
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
