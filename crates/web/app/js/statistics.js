// Statistics for all games: four numbers, and four plots that can also be read as tables.

import { call, games } from "./api.js";
import { onArrival } from "./arrivals.js";
import { el, refill } from "./dom.js";
import { attempt } from "./library.js";
import { calendarPlot, calendarTable } from "./plot-calendar.js";
import { techniqueBars, techniqueTable } from "./plot-techniques.js";
import { levelTable, timesPlot, weeksPlot, weeksTable } from "./plot-times.js";
import { wishPractice } from "./practice.js";
import { nineDots } from "./shapes.js";
import { counted, t, titled } from "./texts.js";

/** @typedef {import("./types.js").StatisticsBody} StatisticsBody */
/** @typedef {import("./dom.js").Child} Child */

export const title = "statistics";

/** The number of days of each period. @type {Record<string, number | undefined>} */
const PERIODS = { month: 31, half: 182, all: undefined };

/** The number of days in a novena. */
const NINE = 9;
/** The maximum number of novenas drawn. Any further novenas are only counted. */
const DRAWN = 4;

/**
 * The choices made on the page, which last until the page is reloaded.
 *
 * @type {{period: string, isOverWeeks: boolean, tables: Set<string>}}
 */
const shown = { period: "half", isOverWeeks: false, tables: new Set() };

/** @returns {Promise<Child[]>} */
export async function content() {
  const about = await call("techniques");
  const room = el("div", { class: "statistics" });
  /** Draws everything after a button has been pressed. @param {string} pressed its ID */
  const draw = async (pressed) => {
    known = await ask();
    fill(pressed);
  };
  const ask = () => {
    const days = PERIODS[shown.period];
    return games.statistics(days === undefined ? {} : { days });
  };
  let known = await ask();
  /**
   * Redraws the page. If the focus was on the page, it stays on the same button; otherwise it moves
   * to the pressed button.
   *
   * @param {string} [pressed]
   */
  const fill = (pressed) => {
    const focused = room.contains(document.activeElement) ? document.activeElement?.id : pressed;
    const isPlayed = known.levels.length > 0 || known.days.longest > 0;
    refill(room, [
      el("header", { class: "page-head" }, el("h1", { tabindex: -1 }, t(title)), isPlayed && periods(draw)),
      el("hr", { class: "oxford" }),
      ...(isPlayed ? [headline(known), plots(known, about, draw)] : noWins()),
    ]);
    if (focused) document.getElementById(focused)?.focus();
  };
  fill();
  onArrival(title, async () => {
    const there = await ask();
    if (JSON.stringify(there) === JSON.stringify(known)) return;
    known = there;
    fill();
  });
  return [room];
}

/** @typedef {(pressed: string) => Promise<void>} Draw */

/** @param {Draw} draw */
function periods(draw) {
  const chip = (/** @type {string} */ name) => {
    const id = `period-${name}`;
    const press = () => {
      shown.period = name;
      attempt(() => draw(id));
    };
    return el("button", { id, class: "filter", "aria-pressed": String(name === shown.period), onclick: press }, t(id));
  };
  return el("div", { class: "filters", role: "group", "aria-label": t("period") }, ...Object.keys(PERIODS).map(chip));
}

/** Returns the suggestion that is shown in place of statistics before the first game. */
const noWins = () => [
  el(
    "div",
    { class: "empty" },
    el("h2", {}, t("no-statistics")),
    el("p", {}, t("no-statistics-about")),
    el("div", { class: "buttons" }, el("a", { class: "button primary", href: "#today" }, t("todays-puzzle")), el("a", { class: "button", href: "#new" }, t("new-game"))),
  ),
];

/** @param {StatisticsBody} known */
function headline({ levels, days }) {
  const sum = (/** @type {"finished" | "unaided" | "total_ms"} */ field) => levels.reduce((all, level) => all + level[field], 0);
  const won = sum("finished");
  const number = (/** @type {string} */ name, /** @type {Child} */ value, /** @type {Child} */ more) =>
    el("div", {}, el("dt", {}, t(name)), el("dd", { class: "print" }, value), more && el("dd", { class: "quiet" }, more));
  return el(
    "dl",
    { class: "headline" },
    number("stat-solved", won, null),
    number("stat-days", days.current, t("stat-longest", { days: days.longest })),
    number("stat-unaided", won === 0 ? "–" : `${Math.round((100 * sum("unaided")) / won)}%`, null),
    number("stat-time", time(sum("total_ms")), null),
  );
}

/** Returns a time in hours, or in minutes if it is short. @param {number} ms */
function time(ms) {
  const minutes = Math.round(ms / 60_000);
  return minutes < 120 ? t("minutes", { count: minutes }) : t("hours", { count: Math.round(minutes / 60) });
}

/**
 * @param {StatisticsBody} known
 * @param {{levels: {id: string, name: string}[], techniques: {id: string, name: string, practice: boolean}[]}} about
 * @param {Draw} draw
 */
function plots(known, about, draw) {
  const rows = levelRows(known, about.levels);
  const isAsked = Object.keys(known.techniques).length > 0;
  return el(
    "div",
    { class: "plots" },
    plot(
      { name: "times", about: shown.isOverWeeks ? "weeks-about" : "times-about", ways: timeWays(draw) },
      shown.isOverWeeks ? weeksPlot(rows) : timesPlot(rows),
      shown.isOverWeeks ? weeksTable(rows) : levelTable(rows),
    ),
    plot(
      { name: "techniques", about: isAsked ? "techniques-about" : "no-hints-asked" },
      isAsked && techniqueBars(known.techniques, about.techniques, wishPractice),
      isAsked && techniqueTable(known.techniques, about.techniques, wishPractice),
    ),
    plot({ name: "days", about: "days-about" }, calendarPlot(known.calendar, PERIODS[shown.period]), calendarTable(known.calendar, PERIODS[shown.period])),
    plot({ name: "novenas", about: "novenas-about" }, novenas(known.days.current), novenaTable(known)),
  );
}

/**
 * Returns the levels from the easiest upwards, including levels without a game, followed by levels
 * that other programs use.
 *
 * @param {StatisticsBody} known
 * @param {{id: string, name: string}[]} levels
 * @returns {import("./plot-times.js").LevelRow[]}
 */
function levelRows(known, levels) {
  const ours = levels.map(({ id, name }) => ({ id, name: titled(name), played: known.levels.find(({ level }) => level === id) }));
  const others = known.levels.filter(({ level }) => !levels.some(({ id }) => id === level));
  return [...ours, ...others.map((played) => ({ id: undefined, name: titled(played.level ?? t("no-level")), played }))];
}

/**
 * Returns the buttons that show the times of all games together or week by week.
 *
 * @param {Draw} draw
 */
function timeWays(draw) {
  const way = (/** @type {string} */ name, /** @type {boolean} */ isOverWeeks) => {
    const id = `times-${name}`;
    const press = () => {
      shown.isOverWeeks = isOverWeeks;
      attempt(() => draw(id));
    };
    return el("button", { class: "plain", id, "aria-pressed": String(shown.isOverWeeks === isOverWeeks), onclick: press }, t(name));
  };
  return el("span", { class: "ways", role: "group", "aria-label": t("plot-times") }, way("all-together", false), way("by-week", true));
}

/**
 * Returns a plot with its table, which a button shows in place of the plot. Screen readers always
 * have the table, unless the plot itself is text.
 *
 * @param {{name: string, about: string, ways?: HTMLElement}} what
 * @param {Child} drawing
 * @param {Child} table
 */
function plot({ name, about, ways }, drawing, table) {
  const heading = el("h2", {}, t(`plot-${name}`));
  const figure = el("div", { class: "drawing", "aria-hidden": name === "techniques" ? undefined : "true" }, drawing);
  const rows = el("div", { class: "rows" }, table);
  const show = () => {
    const isTable = shown.tables.has(name);
    figure.hidden = isTable;
    // The bars are text that can be read and pressed, so a table would only repeat them.
    rows.className = isTable ? "rows" : "rows heard";
    rows.hidden = !isTable && name === "techniques";
    button.setAttribute("aria-pressed", String(isTable));
  };
  const press = () => {
    if (!shown.tables.delete(name)) shown.tables.add(name);
    show();
  };
  const button = el("button", { class: "plain as-table", "aria-label": `${t(`plot-${name}`)}: ${t("as-table")}`, onclick: press }, t("as-table"));
  show();
  return el("section", { class: `plot plot-${name}` }, el("header", {}, heading, ways, table && button), el("p", { class: "quiet" }, t(about)), drawing && figure, table && rows);
}

/** @param {number} days in a row */
function novenas(days) {
  const done = Math.floor(days / NINE);
  const rest = days % NINE;
  const dots = (/** @type {number} */ on) => nineDots(Array.from({ length: NINE }, (_, place) => place < on));
  const shownDone = Math.min(done, rest > 0 || done === 0 ? DRAWN - 1 : DRAWN);
  const full = Array.from({ length: shownDone }, () => dots(NINE));
  return el("div", {}, el("p", { class: "novenas" }, ...full, (rest > 0 || done === 0) && dots(rest)), el("p", { class: "quiet" }, novenaWords(done, rest)));
}

/** @param {number} done @param {number} rest */
const novenaWords = (done, rest) => (done + rest === 0 ? t("novenas-none") : [counted("novenas-done", done), counted("novenas-next", rest)].join(" "));

/** @param {StatisticsBody} known */
function novenaTable({ days, daily }) {
  const row = (/** @type {string} */ name, /** @type {{current: number, longest: number}} */ streak) =>
    el("tr", {}, el("th", { scope: "row" }, t(name)), ...[streak.current, streak.longest, Math.floor(streak.current / NINE)].map((count) => el("td", { class: "number" }, count)));
  const head = ["streak-now", "streak-longest", "plot-novenas"].map((key) => el("th", { class: "number", scope: "col" }, t(key)));
  return el(
    "table",
    {},
    el("caption", { class: "heard" }, t("plot-novenas")),
    el("thead", {}, el("tr", {}, el("td", {}), ...head)),
    el("tbody", {}, row("streak-any", days), row("streak-daily", daily)),
  );
}
