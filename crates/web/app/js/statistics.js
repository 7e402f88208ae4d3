// How all games went.

import { call, games } from "./api.js";
import { duration } from "./clock.js";
import { el } from "./dom.js";
import { t, titled } from "./texts.js";

/** How many techniques are named as those that needed most help. */
const SHOWN = 5;

export const title = "statistics";

/** @returns {Promise<import("./dom.js").Child[]>} */
export async function content() {
  const known = await games.statistics();
  const helped = await mostHelped(known.techniques);
  const time = (/** @type {number | undefined} */ ms) => (ms === undefined || ms === null ? "–" : duration(ms));
  const rows = known.levels.map((/** @type {any} */ level) => {
    const numbers = [level.started, level.finished, time(level.best_ms), time(level.median_ms)];
    return el(
      "tr",
      {},
      el("th", { scope: "row" }, titled(level.level_name ?? level.level ?? t("no-level"))),
      ...numbers.map((number) => el("td", { class: "number" }, number)),
    );
  });
  const headings = ["started", "won", "best-time", "median-time"].map((key) => el("th", { class: "number", scope: "col" }, t(key)));
  return [
    el("h1", { tabindex: -1 }, t(title)),
    el("p", {}, t("streak", { days: known.days.current, longest: known.days.longest })),
    helped.length > 0 && el("p", {}, t("most-help", { techniques: helped.join(", ") })),
    el("table", {}, el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("level")), ...headings)), el("tbody", {}, ...rows)),
  ];
}

/**
 * The techniques that most hints were about, by name.
 *
 * @param {Record<string, number>} counts hints by technique
 */
async function mostHelped(counts) {
  const most = Object.entries(counts).sort(([, a], [, b]) => b - a).slice(0, SHOWN);
  if (most.length === 0) return [];
  const { techniques } = await call("techniques");
  const names = new Map(techniques.map((/** @type {{id: string, name: string}} */ { id, name }) => [id, name]));
  return most.map(([id, count]) => `${titled(names.get(id) ?? id)} (${count})`);
}
