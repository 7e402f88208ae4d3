// Compares a time with the player's other times, in a drawing and in a sentence.

import { duration } from "./clock.js";
import { svg } from "./dom.js";
import { t } from "./texts.js";

/** The minimum number of games needed to determine the usual time. */
const USUAL_GAMES = 3;

/**
 * Draws a line with a dot for each earlier time and a stroke for the new time.
 *
 * @param {number[]} times
 * @param {number} now
 * @param {string} label
 */
export function strip(times, now, label) {
  const all = [...times, now];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const at = (/** @type {number} */ time) => (most === least ? 150 : 24 + (252 * (time - least)) / (most - least));
  return svg(
    "svg",
    { class: "against-strip", viewBox: "0 0 300 36", "aria-hidden": "true" },
    svg("path", { class: "line", d: "M4 24h292" }),
    ...times.map((time) => svg("circle", { cx: at(time), cy: 24, r: 3.5 })),
    svg("path", { class: "now", d: `M${at(now)} 12v24` }),
    svg("text", { x: at(now), y: 8 }, label),
  );
}

/**
 * Returns a sentence that compares this time with earlier ones.
 *
 * @param {number[]} times the player's earlier times
 * @param {number} now
 * @param {string} level
 */
export function verdict(times, now, level) {
  if (times.length === 0) return t("first-at-level", { level });
  const sorted = [...times].sort((a, b) => a - b);
  const best = sorted[0];
  const seconds = (/** @type {number} */ ms) => Math.floor(ms / 1000);
  if (seconds(now) < seconds(best)) return t("best-yet", { level, time: duration(1000 * (seconds(best) - seconds(now))) });
  const usual = sorted[Math.floor(sorted.length / 2)];
  const gap = seconds(now) - seconds(usual);
  if (times.length < USUAL_GAMES || gap === 0) return t("best-is", { level, best: duration(best) });
  const key = gap < 0 ? "faster-than-usual" : "slower-than-usual";
  return t(key, { level, time: duration(1000 * Math.abs(gap)), best: duration(best) });
}
