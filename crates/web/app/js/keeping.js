// The message about where games are stored: in this browser, also on the server, or nowhere.

import { el } from "./dom.js";
import { t } from "./texts.js";

/** @typedef {"none" | "waiting" | "done" | "away" | "refused"} SyncState */

const PERSISTENCE_ASKED = "novena.persistence";

/** Loads the module that exports games. It is needed only when the export button is pressed. */
const carrying = () => import("./save.js");

/** Events: `change` when the message changes, `trouble` when games cannot be stored. */
export class Keeping extends EventTarget {
  /** The reason why games cannot be stored, if there is one. @type {"full" | "blocked" | null} */
  problem = null;
  /**
   * The state of synchronisation; null if games are stored on the server. @type {SyncState | null}
   */
  sync = null;

  /** @param {Pick<import("./api.js").Games, "listen">} games */
  constructor(games) {
    super();
    games.listen(({ event, detail }) => {
      if (event === "storage") this.#storage(detail.problem);
      else if (event === "sync") this.#synced(detail.state);
      else if (event === "saved" && detail.won) this.#persist();
    });
  }

  /**
   * Returns the message about where the game on the board is stored.
   *
   * @param {boolean} isSaved
   */
  words(isSaved) {
    if (this.problem) return t("storage-not-saved");
    if (!isSaved) return t("saving");
    if (!this.sync) return t("saved");
    const more = { none: "", waiting: "", done: t("saved-server"), away: t("server-away"), refused: t("server-refused") }[this.sync];
    return [t("saved-here"), more].filter(Boolean).join(" · ");
  }

  /** Returns a button that exports all games as a file. */
  exportButton() {
    const save = async () => (await carrying()).exportGames();
    return el("button", { class: "primary", onclick: save }, t("export-games"));
  }

  /** @param {"full" | "blocked" | "cleared" | null} problem */
  #storage(problem) {
    // Cleared data is reported only once, because the game on the board is stored again.
    this.problem = problem === "cleared" ? null : problem;
    if (problem) this.dispatchEvent(new CustomEvent("trouble", { detail: problem }));
    this.dispatchEvent(new Event("change"));
  }

  /** @param {SyncState} state */
  #synced(state) {
    this.sync = state;
    this.dispatchEvent(new Event("change"));
  }

  /** After the first win in this browser, asks the browser to keep the games permanently. */
  async #persist() {
    if (isRemembered(PERSISTENCE_ASKED)) return;
    remember(PERSISTENCE_ASKED);
    const isKept = (await navigator.storage?.persist?.().catch(() => false)) ?? false;
    if (isKept || !forgetsVisits()) return;
    const { dialog } = await import("./dialogs.js");
    await dialog(t("keep-title"), () => [el("p", { class: "message" }, t("keep-about")), el("div", { class: "buttons" }, this.exportButton())]);
  }
}

/**
 * Returns whether the browser deletes the data of pages that have not been visited for a week, as
 * Safari does.
 */
function forgetsVisits() {
  const isInstalled = matchMedia("(display-mode: standalone)").matches;
  return !isInstalled && /^((?!chrome|chromium|android|crios|fxios).)*safari/i.test(navigator.userAgent);
}

/** @param {string} name */
function isRemembered(name) {
  try {
    return localStorage.getItem(name) !== null;
  } catch {
    return false;
  }
}

/** @param {string} name */
function remember(name) {
  try {
    localStorage.setItem(name, "yes");
  } catch {
    // Private windows may refuse this, in which case the browser is asked again later.
  }
}
