// The text next to a picture: how to provide one, why it could not be read, which board to
// choose, and the result with its reliability.

import { el } from "./dom.js";
import { offerList, verdictMark, verdictWords } from "./bench-verdict.js";
import { namesOf } from "./scan-cells.js";
import { levelStrokes } from "./shapes.js";
import { counted, t, titled } from "./texts.js";

/** @typedef {import("./dom.js").Child} Child */
/** @typedef {import("./scan-cells.js").ScanCells} ScanCells */
/** @typedef {import("./bench-inquiry.js").Known} Known */

/**
 * Returns the heading, with a mark if there is a verdict.
 *
 * @param {string} words
 * @param {string} [verdict]
 */
export const heading = (words, verdict) => el("h1", { tabindex: -1 }, verdict && el("span", { class: "verdict-mark" }, verdictMark(verdict)), el("span", { id: "scan-title", "data-verdict": verdict }, words));

/** Returns the text shown before there is a picture. @returns {Child[]} */
export const invitation = () => [heading(t("scan-title")), el("p", { class: "quiet" }, t("scan-about"))];

/** Returns the text shown while the camera is live. @returns {Child[]} */
export const framing = () => [heading(t("camera")), el("p", { class: "quiet" }, t("camera-about"))];

/**
 * Message keys for each reason why nothing was read: a title, and advice.
 * @type {Record<string, string>}
 */
const ADVICE = {
  "scan-no-grid": "scan-no-grid-advice",
  "scan-too-dark": "scan-too-dark-advice",
  "scan-too-small": "scan-too-small-advice",
  "scan-too-large": "scan-too-large-advice",
  "scan-not-a-picture": "scan-not-a-picture-advice",
  "scan-failed": "scan-failed-advice",
  "camera-refused": "camera-refused-advice",
  "camera-none": "camera-none-advice",
  "camera-busy": "camera-busy-advice",
};

/**
 * Explains why there is nothing to show.
 * @param {import("./scanner.js").ScanRefusal} refusal
 * @returns {Child[]}
 */
export function apology({ id, ...numbers }) {
  const known = id in ADVICE ? id : "scan-failed";
  return [heading(t(known), "none"), el("p", { class: "quiet", role: "alert" }, t(ADVICE[known], numbers))];
}

/**
 * Returns the text and the buttons with which the player chooses between several boards.
 *
 * @param {ScanCells[]} boards
 * @param {(index: number) => void} choose
 * @returns {Child[]}
 */
export function choice(boards, choose) {
  const item = (/** @type {ScanCells} */ cells, /** @type {number} */ index) => {
    const givens = [...cells.givens()].filter((sign) => sign !== ".").length;
    const trust = cells.isUnsure ? t("scan-unsure") : counted("givens", givens);
    return { id: `scan-board-${index + 1}`, label: t("scan-board", { number: index + 1 }), outcome: trust, cells: [], press: () => choose(index) };
  };
  // A list shows only a few offers, so each board gets a list of its own.
  const lines = boards.map(item).flatMap((offer) => offerList([offer], () => {}));
  return [heading(counted("scan-boards", boards.length)), el("p", { class: "quiet" }, t("scan-boards-about")), el("ul", { class: "offers" }, ...lines)];
}

/**
 * Returns the buttons that switch between the boards of a picture.
 *
 * @param {number} count
 * @param {number} chosen
 * @param {(index: number | null) => void} choose null shows the whole picture
 */
export const boardSwitch = (count, chosen, choose) =>
  el(
    "p",
    { class: "filters scan-boards", role: "group", "aria-label": t("scan-which") },
    el("button", { class: "filter", onclick: () => choose(null) }, t("scan-whole")),
    ...Array.from({ length: count }, (_, index) => el("button", { class: "filter", "aria-pressed": String(index === chosen), "aria-label": t("scan-board", { number: index + 1 }), onclick: () => choose(index) }, index + 1)),
  );

/**
 * Returns the text about the board that was read.
 *
 * @param {ScanCells} cells
 * @param {Known} known the engine's answers about the givens
 * @returns {Child[]}
 */
export function findings(cells, { answer, rated }) {
  const doubtful = namesOf(cells.doubtful);
  const title = doubtful.length > 0 ? heading(counted("scan-check", doubtful.length), "several") : answer && heading(verdictWords(answer), answer.verdict);
  const level = rated?.novena;
  const givens = [...cells.givens()].filter((sign) => sign !== ".").length;
  const facts = [counted("givens", givens), cells.entryCount > 0 && counted("scan-entries", cells.entryCount)].filter(Boolean).join(", ");
  const line = (/** @type {Child[]} */ ...children) => el("p", { class: "quiet" }, ...children);
  return [
    title || heading(t("scan-reading")),
    line(`${facts}.`, level && !cells.isUnsure && el("span", { class: "level" }, levelStrokes(level.level), titled(level.level_name))),
    cells.changed.size > 0 && line(t("scan-changed", { cells: namesOf(cells.changed).join(", ") })),
    doubtful.length > 0 && line(t("scan-doubtful", { cells: doubtful.join(", ") })),
    cells.isUnsure && doubtful.length === 0 && line(t("scan-vague")),
    answer && doubtful.length > 0 && answer.verdict !== "one" && line(`${verdictWords(answer)}.`),
    answer?.verdict === "none" && answer.repeats.length > 0 && line(answer.repeats.map(({ text }) => `${text}.`).join(" ")),
  ];
}
