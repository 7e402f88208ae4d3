// The tabs with a game's history and with the player's note about the game.

import { keepMemo, memoOf } from "./memos.js";
import { el } from "./dom.js";
import { t } from "./texts.js";

/** @typedef {import("./paths.js").Desk} Desk */
/** @typedef {import("./dom.js").Child} Child */

/**
 * Lists every move, most recent first. Pressing a move goes back (or forward) to the position after
 * that move.
 *
 * @param {Desk} desk
 * @returns {Child[]}
 */
export function historyTab({ session }) {
  const state = session.game?.state;
  const steps = /** @type {string[][]} */ (state?.steps ?? []);
  const done = Number(state?.done ?? steps.length);
  const go = (/** @type {number} */ to) => {
    const move = to < done ? "undo" : "redo";
    for (let count = Math.abs(to - done); count > 0; count -= 1) session.play(move);
  };
  const item = (/** @type {string} */ text, /** @type {number} */ to) =>
    el(
      "li",
      { class: to > done ? "undone" : "" },
      el("button", { class: "plain", "aria-current": String(to === done), onclick: () => go(to) }, text),
    );
  const items = steps.map((changes, index) => item(`${index + 1}. ${changes.slice(0, 3).map(told).join(", ")}${changes.length > 3 ? " …" : ""}`, index + 1));
  return [el("ul", { class: "steps past" }, ...items.reverse(), item(t("beginning"), 0))];
}

/**
 * Returns a change in short notation: `r1c1=4` for a digit, `r1c1 {45}` for centre marks, and
 * `r1c1 ⌜45⌝` for corner marks.
 *
 * @param {string} change a change such as `r1c1 m45 > 4 m45`
 */
function told(change) {
  const [cell] = change.split(" ", 1);
  const [, after = ""] = change.split(">");
  const words = after.trim().split(" ").filter(Boolean);
  const digit = words.find((word) => /^\d$/.test(word));
  if (digit) return `${cell}=${digit}`;
  const shown = words.map((word) => {
    if (word.startsWith("m")) return `{${word.slice(1)}}`;
    return word.startsWith("c") ? `⌜${word.slice(1)}⌝` : word;
  });
  return `${cell} ${shown.join(" ") || "–"}`;
}

/**
 * Returns the field for the player's short note about the game, which is stored in the settings.
 *
 * @param {Desk} desk
 * @returns {Promise<Child[]>}
 */
export async function memoTab({ session }) {
  const id = session.game?.id ?? 0;
  const state = el("p", { class: "muted", role: "status" });
  const field = el("textarea", {
    rows: 6,
    maxlength: 1000,
    "aria-label": t("memo"),
    placeholder: t("memo-about"),
    value: await memoOf(id),
    onchange: async () => {
      await keepMemo(id, field.value);
      state.textContent = t("saved");
    },
    oninput: () => (state.textContent = ""),
  });
  return [field, state];
}
