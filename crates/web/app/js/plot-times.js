// Plots times by level, with a dot for every game, either all together or week by week.

import { duration } from "./clock.js";
import { DAY, dayText } from "./dates.js";
import { el, svg } from "./dom.js";
import { levelStrokes } from "./shapes.js";
import { lang, t } from "./texts.js";

/** @typedef {import("./types.js").LevelStatisticsBody} LevelStatisticsBody */

/**
 * A level with its games, if there are any.
 *
 * @typedef {{id: string | undefined, name: string, played: LevelStatisticsBody | undefined}} LevelRow
 */

/**
 * The minimum number of steps on the axis that the levels share, and on the axis of a single level.
 * Each step doubles the time.
 */
const STEPS = 5;
const OWN_STEPS = 2;
/** Milliseconds per minute and per week. */
const MINUTE = 60_000;
const WEEK = 7 * DAY;

/** @param {LevelRow} row */
const isWon = ({ played }) => (played?.finished ?? 0) > 0;

/** Returns minutes as text, such as `6.5` or `21`. @param {number} ms */
function minutes(ms) {
  const count = ms / MINUTE;
  return new Intl.NumberFormat(lang(), { maximumFractionDigits: count < 20 ? 1 : 0 }).format(count);
}

/** @param {string | null | undefined} day */
const dayName = (day) => (day ? dayText(day, { dateStyle: "medium" }) : "");

/**
 * Returns the axis for all rows, which covers every time. Its ticks are powers of two, in minutes.
 *
 * @param {LevelRow[]} rows
 * @param {number} steps the minimum number of steps
 */
function axis(rows, steps) {
  const times = rows.flatMap(({ played }) => (played?.times ?? []).map(({ took_ms: took }) => Math.max(took, 1000)));
  const [least, most] = [Math.min(...times), Math.max(...times)].map((ms) => Math.log2(ms / MINUTE));
  const first = times.length > 0 ? Math.floor(least) : 1;
  const last = Math.max(times.length > 0 ? Math.ceil(most) : 1, first + steps);
  const place = (/** @type {number} */ ms) => (Math.log2(Math.max(ms, 1000) / MINUTE) - first) / (last - first);
  const ticks = Array.from({ length: last - first + 1 }, (_, step) => 2 ** (first + step) * MINUTE);
  return { place, ticks };
}

/** @param {LevelRow} row */
const levelWord = ({ id, name }) => el("span", { class: "level" }, id && levelStrokes(id), el("span", { class: "level-name" }, name));

/**
 * Returns a horizontal position, from 0 to 1, as a percentage. Shapes that are placed in this way
 * keep their size at every width.
 *
 * @param {number} place
 */
const across = (place) => `${(100 * place).toFixed(2)}%`;

/** @param {number} place @param {number} y @param {string} title */
const dot = (place, y, title) => svg("circle", { cx: across(place), cy: y.toFixed(1), r: 3 }, svg("title", {}, title));

/**
 * Draws a path at a position, from 0 to 1 across the plot.
 * @param {string} name
 * @param {number} place
 * @param {number} y
 * @param {string} d
 */
const mark = (name, place, y, d) => svg("svg", { class: "mark", x: across(place), y: y.toFixed(1) }, svg("path", { class: name, d }));

/** Draws the line under a strip. @param {number} y */
const ground = (y) => svg("line", { class: "axis", x1: 0, x2: "100%", y1: y, y2: y });

/**
 * Draws a line for each level, with a dot on the line for each game.
 *
 * @param {LevelRow[]} rows
 */
export function timesPlot(rows) {
  const { place, ticks } = axis(rows, STEPS);
  const strip = (/** @type {LevelRow} */ row) => {
    if (!row.played || !isWon(row)) return el("div", { class: "plot-row" }, levelWord(row), el("span", { class: "quiet" }, t("no-game-yet")), el("span", {}));
    const { times, median_ms: median, best_ms: best } = row.played;
    // The dots are slightly scattered vertically, so that those for equal times do not cover each
    // other.
    const dots = times.map(({ took_ms: took, day }, index) => dot(place(took), 18 + (((index * 7) % 11) - 5) * 1.1, `${duration(took)} ${dayName(day)}`));
    return el(
      "div",
      { class: "plot-row" },
      levelWord(row),
      svg(
        "svg",
        { class: "strip" },
        ground(34),
        svg("g", {}, ...dots),
        mark("median", place(median ?? 0), 18, "M0-14v28"),
        mark("best", place(best ?? 0), 18, "M0-6l5 6-5 6-5-6z"),
      ),
      el("b", { class: "plot-value" }, minutes(median ?? 0)),
    );
  };
  const tick = (/** @type {number} */ ms) => el("span", {}, minutes(ms));
  return el(
    "div",
    {},
    ...rows.map(strip),
    rows.some(isWon) && el("div", { class: "plot-row plot-ticks" }, el("span", {}), el("span", { class: "ticks" }, ...ticks.map(tick)), el("b", { class: "plot-value" }, t("median-time"))),
  );
}

/**
 * Draws the weeks of each level, with a dot for each game and a line through the medians.
 *
 * @param {LevelRow[]} rows
 */
export function weeksPlot(rows) {
  const won = rows.filter(isWon);
  const mondays = won.flatMap(({ played }) => (played?.weeks ?? []).map(({ monday }) => Date.parse(monday)));
  if (mondays.length === 0) return el("p", { class: "quiet" }, t("no-game-yet"));
  const first = Math.min(...mondays);
  const count = Math.max((Math.max(...mondays) - first) / WEEK + 1, 4);
  const x = (/** @type {number} */ at) => (at - first) / (WEEK * count);
  const strip = (/** @type {LevelRow} */ row) => {
    const { place } = axis([row], OWN_STEPS);
    // Faster times are higher.
    const y = (/** @type {number} */ ms) => 6 + 52 * place(ms);
    const times = row.played?.times ?? [];
    const weeks = row.played?.weeks ?? [];
    const dots = times.filter(({ day }) => day).map(({ took_ms: took, day }) => dot(x(Date.parse(day ?? "") + WEEK / 14), y(took), `${duration(took)} ${dayName(day)}`));
    const middle = (/** @type {string} */ monday) => x(Date.parse(monday) + WEEK / 2);
    const points = weeks.map(({ monday, median_ms: median }) => `${(1000 * middle(monday)).toFixed(1)},${y(median).toFixed(1)}`).join(" ");
    const trend = svg("svg", { viewBox: "0 0 1000 66", preserveAspectRatio: "none", width: "100%", height: 66 }, svg("polyline", { class: "trend", points }));
    const marks = weeks.map(({ monday, median_ms: median }) => mark("median", middle(monday), y(median), "M-5 0h10"));
    return el(
      "div",
      { class: "plot-row" },
      levelWord(row),
      svg("svg", { class: "strip weeks" }, ground(64), svg("g", {}, ...dots), trend, ...marks),
      el("b", { class: "plot-value" }, minutes(weeks.at(-1)?.median_ms ?? 0)),
    );
  };
  const ends = [first, Math.max(...mondays)].map((monday) => el("span", {}, dayText(monday, { day: "numeric", month: "short" })));
  return el(
    "div",
    {},
    ...won.map(strip),
    el("div", { class: "plot-row plot-ticks" }, el("span", {}), el("span", { class: "ticks" }, ...ends), el("b", { class: "plot-value" }, t("last-week"))),
  );
}

/** @param {string[]} keys */
const heads = (keys) => keys.map((key) => el("th", { class: "number", scope: "col" }, t(key)));

/** @param {number | null | undefined} ms */
const time = (ms) => (ms === undefined || ms === null ? "–" : duration(ms));

/** @param {LevelRow[]} rows */
export function levelTable(rows) {
  const line = (/** @type {LevelRow} */ { name, played }) =>
    el(
      "tr",
      {},
      el("th", { scope: "row" }, name),
      ...[played?.started ?? 0, played?.finished ?? 0, time(played?.best_ms), time(played?.median_ms)].map((value) => el("td", { class: "number" }, value)),
    );
  return el(
    "table",
    {},
    el("caption", { class: "heard" }, t("plot-times")),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("level")), ...heads(["started", "won", "best-time", "median-time"]))),
    el("tbody", {}, ...rows.map(line)),
  );
}

/**
 * Returns a table with a row for each week, most recent first, and a column for each level's
 * median.
 *
 * @param {LevelRow[]} rows
 */
export function weeksTable(rows) {
  const won = rows.filter(isWon);
  const mondays = [...new Set(won.flatMap(({ played }) => (played?.weeks ?? []).map(({ monday }) => monday)))].sort().reverse();
  const cell = (/** @type {LevelRow} */ { played }, /** @type {string} */ monday) => {
    const week = played?.weeks.find((one) => one.monday === monday);
    return el("td", { class: "number" }, week ? `${duration(week.median_ms)} (${week.won})` : "–");
  };
  const line = (/** @type {string} */ monday) => el("tr", {}, el("th", { scope: "row" }, dayName(monday)), ...won.map((row) => cell(row, monday)));
  return el(
    "table",
    {},
    el("caption", {}, t("weeks-table")),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("week-of")), ...won.map(({ name }) => el("th", { class: "number", scope: "col" }, name)))),
    el("tbody", {}, ...mondays.map(line)),
  );
}
