// The panel below the hint, which shows one tab at a time and is collapsed until it is needed.

import { cancelCall } from "./api.js";
import { byId, cross, el } from "./dom.js";
import { ApiError, Offline } from "./errors.js";
import { t } from "./texts.js";

/** The kind of the long calls that tabs make. The calls are cancelled when the tab is closed. */
export const TAB_CALL = "tab";

/** @typedef {import("./paths.js").Desk} Desk */
/** @typedef {import("./dom.js").Child} Child */

const paths = () => import("./paths.js");
const past = () => import("./history.js");
const review = () => import("./review.js");

/** @type {Record<string, (desk: Desk) => Promise<Child[]>>} */
const TABS = {
  path: async (desk) => (await paths()).pathTab(desk),
  steps: async (desk) => (await paths()).stepsTab(desk),
  history: async (desk) => (await past()).historyTab(desk),
  memo: async (desk) => (await past()).memoTab(desk),
  review: async (desk) => (await review()).reviewTab(desk),
};

/**
 * Returns the button that opens a tab. The review has no such button, because the ending opens it.
 *
 * @param {string} tab
 */
const buttonOf = (tab) => document.getElementById(`tab-${tab}`);

export class Tabs {
  /** @type {string | null} */
  #open = null;
  /** Counts requests, so that answers to older requests are not drawn. */
  #asked = 0;
  /**
   * The element in the ending that opened the tab. The focus returns to this element.
   * @type {HTMLElement | null}
   */
  #opener = null;
  /** The position from the path that is on the board, if there is one. @type
   * {import("./picture.js").Scene | null} */
  scene = null;

  /**
   * @param {import("./session.js").Session} session
   * @param {import("./board.js").Board} board
   * @param {import("./hint.js").HintCard} hints
   */
  constructor(session, board, hints) {
    this.session = session;
    this.board = board;
    this.hints = hints;
    this.panel = byId("tab-panel");
    this.panel.addEventListener("keydown", (event) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      this.close();
    });
    for (const tab of Object.keys(TABS)) buttonOf(tab)?.addEventListener("click", () => this.toggle(tab));
  }

  /** Loads the modules of the tabs. */
  fetch() {
    return Promise.all([paths(), past(), review()]);
  }

  /** @param {string} tab */
  async toggle(tab) {
    if (this.#open === tab) return this.close();
    const { activeElement } = document;
    const isEnding = activeElement instanceof HTMLElement && activeElement.closest("#ending") !== null;
    this.close();
    this.hints.close();
    this.#opener = isEnding ? activeElement : null;
    this.#open = tab;
    this.#marks();
    this.panel.replaceChildren(el("p", { class: "muted" }, t("searching")));
    this.panel.hidden = false;
    this.panel.setAttribute("aria-label", t(TITLES[tab]));
    document.body.classList.add("hinting");
    await this.#fill(tab);
    const field = this.panel.querySelector(tab === "memo" ? "textarea" : ".buttons button, .steps button");
    if (field instanceof HTMLElement) field.focus();
    return undefined;
  }

  /** @param {string} tab */
  async #fill(tab) {
    this.#asked += 1;
    const asked = this.#asked;
    const isOpen = () => asked === this.#asked;
    /** @type {Child[]} */
    let content;
    try {
      const show = (/** @type {import("./picture.js").Scene} */ scene) => {
        this.scene = scene;
        this.board.draw(scene.view);
      };
      content = await TABS[tab]({ session: this.session, board: this.board, hints: this.hints, isOpen, show });
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Offline)) throw error;
      content = [el("p", { class: "error" }, error.message || t("offline"))];
    }
    if (!isOpen()) return;
    const close = el("button", { class: "plain", "aria-label": t("close"), onclick: () => this.close() }, cross());
    this.panel.replaceChildren(el("header", {}, el("h2", {}, t(TITLES[tab])), close), ...content.filter(isNode));
  }

  /**
   * Updates the open tab after the position has changed. The history is redrawn and stays open. The
   * path, the steps and the review are closed, because they are about the previous position.
   */
  moved() {
    if (["path", "steps", "review"].includes(this.#open ?? "")) this.close();
    else if (this.#open === "history") this.#fill("history");
  }

  close() {
    if (!this.#open) return;
    const hadFocus = this.panel.contains(document.activeElement);
    this.#open = null;
    this.scene = null;
    this.#asked += 1;
    cancelCall(TAB_CALL);
    this.panel.hidden = true;
    document.body.classList.remove("hinting");
    this.#marks();
    this.hints.overlay.draw(null);
    this.board.light([]);
    if (this.session.view) this.board.draw(this.session.view);
    if (!hadFocus) return;
    if (this.#opener?.isConnected) this.#opener.focus();
    else this.board.focus();
  }

  get isOpen() {
    return this.#open !== null;
  }

  #marks() {
    for (const tab of Object.keys(TABS)) buttonOf(tab)?.setAttribute("aria-expanded", String(tab === this.#open));
  }
}

/** @type {Record<string, string>} */
const TITLES = { path: "path", steps: "all-steps", history: "history", memo: "memo", review: "review" };

/** @param {Child} child @returns {child is Node} */
const isNode = (child) => child instanceof Node;
