// Searches for a puzzle, which may take a while. A search shows its progress, can be cancelled, and
// reports its outcome in the same place. Only one search runs at a time.

import { cancelCall } from "./api.js";
import { el } from "./dom.js";
import { ApiError, Offline } from "./errors.js";
import { keep, make, TRIES } from "./library.js";
import { t } from "./texts.js";

const KIND = "search";

/** The search in progress. @type {{isOver: boolean} | null} */
let going = null;

/** Cancels the search in progress. */
export function stopSearch() {
  if (!going) return;
  going.isOver = true;
  going = null;
  cancelCall(KIND);
}

/** The place on a page where a search is shown. */
export class SearchBox {
  constructor() {
    this.element = el("div", { class: "seeking", role: "status" });
  }

  /**
   * Looks for a puzzle and puts it on the board.
   *
   * @param {import("./session.js").Session} session
   * @param {Record<string, unknown>} wish
   */
  async run(session, wish) {
    stopSearch();
    const search = (going = { isOver: false });
    const bar = el("progress", { max: TRIES, value: 0, "aria-label": t("searching") });
    const stop = el("button", { onclick: () => (stopSearch(), this.say("")) }, t("cancel"));
    this.element.replaceChildren(el("p", {}, t("searching")), bar, stop);
    try {
      const state = await make(wish, KIND, (tried) => (bar.value = tried));
      if (search.isOver) return;
      await keep(session, state);
      this.say("");
    } catch (error) {
      if (!(error instanceof ApiError || error instanceof Offline)) throw error;
      if (search.isOver || (error instanceof ApiError && error.id === "cancelled")) return;
      this.say(error instanceof ApiError && error.id === "not-found" ? t("search-none") : error.message || t("offline"));
    } finally {
      if (going === search) going = null;
    }
  }

  /** @param {string} text */
  say(text) {
    this.element.replaceChildren(...(text ? [el("p", {}, text)] : []));
  }
}
