// The rating of the game on the board, and the techniques it needs.

import { call } from "./api.js";
import { dialog } from "./dialogs.js";
import { el } from "./dom.js";
import { attempt } from "./library.js";
import { t, titled } from "./texts.js";

/** @typedef {import("./session.js").Session} Session */

/**
 * Shows the difficulty of the puzzle on all scales, and the techniques it needs.
 *
 * @param {Session} session
 * @param {import("./hint.js").HintCard} hints
 */
export async function openRating(session, hints) {
  const puzzle = session.game?.state.puzzle;
  /** @type {any} */
  let rated;
  const rate = async () => (rated = await call("rate", { puzzle, scales: ["novena", "hodoku"] }));
  if (!puzzle || !(await attempt(rate))) return;
  const { novena, hodoku, verdict } = rated;
  const row = (/** @type {string} */ key, /** @type {string | number} */ value) =>
    el("tr", {}, el("th", { scope: "row" }, t(key)), el("td", {}, value));
  /** @type {HTMLElement[]} */
  const rows = [];
  if (novena) {
    rows.push(row("level", titled(novena.level_name)), row("rating", novena.rating ?? "–"));
    if (novena.hardest_name) rows.push(row("hardest-step", titled(novena.hardest_name)));
  }
  if (hodoku) rows.push(row("hodoku-score", hodoku.score));
  const needed = el("ul", { class: "needed" });
  const count = async () => needed.replaceChildren(...(await stepCounts(puzzle, hints)));
  await dialog(t("rating"), () => {
    if (rows.length === 0) return [el("p", {}, t(`verdict-${verdict}`))];
    attempt(count);
    return [el("table", {}, el("tbody", {}, ...rows)), el("h3", {}, t("techniques-needed")), needed];
  });
}

/**
 * Lists how often each technique is needed on the path, hardest technique first. Each technique's
 * chains, in players' notation, are collapsed below the technique.
 *
 * @param {string} puzzle
 * @param {import("./hint.js").HintCard} hints
 */
async function stepCounts(puzzle, hints) {
  const { steps, next } = await call("path", { position: { puzzle } });
  const { techniques } = await call("techniques");
  const order = techniques.map((/** @type {{name: string}} */ { name }) => name);
  /** @type {Map<string, import("./types.js").StepText[]>} */
  const uses = new Map();
  for (const step of steps) uses.set(step.name, [...(uses.get(step.name) ?? []), step]);
  const hardestFirst = [...uses].sort(([a], [b]) => order.indexOf(b) - order.indexOf(a));
  const items = hardestFirst.map(([name, uses]) => {
    const chains = uses.flatMap((step) => hints.notation(step));
    const fold = chains.length > 0 && el("details", {}, el("summary", {}, t("in-notation")), ...chains);
    return el("li", {}, `${uses.length} × ${titled(name)}`, fold);
  });
  return next ? [...items, el("li", {}, "…")] : items;
}
