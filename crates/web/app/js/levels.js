// Lists the levels, each with its requirements and the player's best time. The player's usual level
// is larger than the others.

import { makeAhead, takeAhead } from "./ahead.js";
import { duration } from "./clock.js";
import { el } from "./dom.js";
import { attempt, keep } from "./library.js";
import { levelStrokes } from "./shapes.js";
import { t, titled } from "./texts.js";

/** @typedef {{id: string, name: string}} Level */
/** @typedef {import("./types.js").StatisticsBody} Statistics */

/**
 * Returns the level with the most games, or the easiest level if there are no games.
 *
 * @param {Level[]} levels
 * @param {Statistics} statistics
 */
export function usualLevel(levels, statistics) {
  const started = (/** @type {Level} */ { id }) => statistics.levels.find(({ level }) => level === id)?.started ?? 0;
  return levels.reduce((usual, level) => (started(level) > started(usual) ? level : usual), levels[0]).id;
}

/**
 * @param {import("./session.js").Session} session
 * @param {Level[]} levels
 * @param {Statistics} statistics
 */
export function levelList(session, levels, statistics) {
  const usual = usualLevel(levels, statistics);
  // The game at the level that the player is most likely to choose is generated first.
  makeAhead([usual, ...levels.map(({ id }) => id).filter((id) => id !== usual)]);
  const item = (/** @type {Level} */ level) => {
    const best = statistics.levels.find((row) => row.level === level.id)?.best_ms;
    const time = typeof best === "number" ? duration(best) : t("no-best");
    const isUsual = level.id === usual;
    const needs = t(`needs-${level.id}`);
    const facts = isUsual && typeof best === "number" ? t("needs-and-best", { needs, time }) : needs;
    const start = async () => {
      button.setAttribute("aria-busy", "true");
      await attempt(async () => keep(session, await takeAhead(level.id)));
      button.removeAttribute("aria-busy");
    };
    const button = el(
      "button",
      { class: "press", "data-level": level.id, onclick: start },
      el("span", { class: "level" }, levelStrokes(level.id), el("b", {}, titled(level.name))),
      el("span", { class: "needs" }, facts),
      isUsual ? el("span", { class: "button go" }, t("play")) : el("span", { class: "best-time" }, time),
    );
    return el("li", { class: isUsual ? "usual" : undefined }, button);
  };
  return el("ol", { class: "levels" }, ...levels.map(item));
}
