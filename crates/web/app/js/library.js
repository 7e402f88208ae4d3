// The sources of games. A game can be generated, pasted, dropped onto the page, or opened from a
// link.

import { call } from "./api.js";
import { el } from "./dom.js";
import { ApiError, Offline } from "./errors.js";
import { goToPage } from "./pages.js";
import { settings } from "./settings.js";
import { counted, t } from "./texts.js";

/** @typedef {import("./session.js").Session} Session */
/** @typedef {import("./types.js").State} State */

/** Loads the module of dialogs, which is needed only when a dialog is shown. */
const dialogs = () => import("./dialogs.js");

/** The maximum number of calls in one search. Each call continues where the previous call ended. */
export const TRIES = 8;

/**
 * Generates a game.
 *
 * @param {Record<string, unknown>} wish the fields of the operation `new`
 * @param {string} [kind] the kind of the call, if it may be cancelled
 * @param {(tried: number) => void} [progress] receives the number of completed calls, out of at
 * most {@link TRIES}
 * @returns {Promise<State>}
 */
export async function make(wish, kind, progress = () => {}) {
  const seed = wish.daily ? undefined : Math.floor(Math.random() * 2 ** 48);
  let from = [0, 0];
  for (let tried = 1; ; tried += 1) {
    try {
      const { state } = await call("new", { view: false, ...wish, ...(seed === undefined ? {} : { seed, from }) }, kind);
      return state;
    } catch (error) {
      const next = error instanceof ApiError ? error.body?.error?.next : undefined;
      if (!next || tried === TRIES) throw error;
      from = next;
      progress(tried);
    }
  }
}

/**
 * Puts a game on the board with the player's preferences.
 *
 * @param {Session} session
 * @param {State} state
 * @param {() => boolean} [isWanted] whether the game is still wanted
 */
export function keep(session, state, isWanted) {
  return session.begin({ ...state, checking: settings.checking, cleaning: settings.cleaning }, isWanted);
}

/**
 * Runs a task that calls the engine or the server, and reports errors. Returns whether the task
 * succeeded.
 *
 * @param {() => Promise<unknown>} work
 */
export async function attempt(work) {
  try {
    await work();
    return true;
  } catch (error) {
    if (!(error instanceof ApiError || error instanceof Offline)) throw error;
    if (error instanceof ApiError && error.id === "cancelled") return false;
    const { tell } = await dialogs();
    await tell(t("sorry"), error.message || t("offline"));
    return false;
  }
}

/**
 * Returns whether a game has marks, which may rule out all but one solution.
 *
 * @param {State} state
 */
const hasMarks = (state) => (state.steps ?? []).some((step) => step.some((change) => / [mc][1-9]/.test(change)));

/**
 * Begins an opened game. A puzzle without exactly one solution cannot be won by logic, so it goes
 * to the bench, which reports the number of solutions but can still start the game.
 *
 * @param {Session} session
 * @param {{state: State, verdict: string}} opened
 */
async function take(session, { state, verdict }) {
  if (verdict !== "none" && (verdict !== "several" || hasMarks(state))) return keep(session, state);
  const { lay } = await import("./enter.js");
  lay(state);
  return goToPage("enter");
}

/**
 * Opens text in any format. If the text contains several puzzles, asks which one to open.
 *
 * @param {Session} session
 * @param {string} text
 */
export async function openText(session, text) {
  const answer = await call("open", { text, view: false });
  if (answer.count === 1) return take(session, answer);
  const { dialog } = await dialogs();
  return dialog(t("open"), (close) => {
    const pick = (/** @type {number} */ choose) =>
      attempt(async () => take(session, await call("open", { text, choose, view: false }))).then((done) => done && close());
    const item = (/** @type {any} */ record, /** @type {number} */ index) =>
      el(
        "li",
        {},
        el(
          "button",
          { onclick: () => pick(index) },
          el("span", {}, record.title ?? record.level ?? t("line", { line: record.line })),
          el("small", { class: "link" }, record.puzzle),
        ),
      );
    return [el("p", {}, counted("puzzles-found", answer.count)), el("ul", { class: "games" }, ...answer.records.map(item))];
  });
}

/**
 * Opens a file: a picture is scanned, and anything else is read as text.
 *
 * @param {Session} session
 * @param {File | undefined} file
 */
export async function openFile(session, file) {
  if (file?.type.startsWith("image/")) return (await import("./scan.js")).take(file);
  return openText(session, (await file?.text()) ?? "");
}

/** Asks for text and opens it. @param {Session} session */
export const openPaste = (session) => askText((text) => openText(session, text));

/**
 * Asks for text, which can be pasted or read from a file.
 *
 * @param {(text: string) => Promise<unknown>} use
 */
export async function askText(use) {
  const { dialog } = await dialogs();
  return dialog(t("open"), (close) => {
    const text = el("textarea", { rows: 9, "aria-label": t("paste-here"), placeholder: t("paste-here") });
    const problem = el("p", { class: "error", role: "alert" });
    const read = async () => {
      try {
        await use(text.value);
        close();
      } catch (error) {
        if (!(error instanceof ApiError || error instanceof Offline)) throw error;
        problem.textContent = error.message || t("offline");
        text.focus();
      }
    };
    const file = el("input", {
      type: "file",
      class: "heard",
      onchange: async () => {
        text.value = (await file.files?.[0]?.text()) ?? "";
        // The field is cleared, so that the player can choose the same file again.
        file.value = "";
        await read();
      },
    });
    return [
      el("p", { class: "muted" }, t("open-about")),
      text,
      problem,
      el(
        "div",
        { class: "buttons split" },
        el("label", { class: "button file" }, t("choose-file"), file),
        el("button", { class: "primary", onclick: read }, t("open")),
      ),
    ];
  });
}
