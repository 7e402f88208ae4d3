// Draws a calendar of dots. A larger dot means that more puzzles were solved.

import { DAY, dayText, today } from "./dates.js";
import { el, svg } from "./dom.js";
import { counted, t, titled } from "./texts.js";

/** @typedef {import("./types.js").DayBody} DayBody */

const WEEK = 7 * DAY;
/** The maximum number of weeks drawn. The table lists all weeks. */
const MOST = 53;
/** The minimum number of weeks drawn when the period covers all games. */
const LEAST = 26;
/** The spacing of dots, and their sizes by the number of puzzles. */
const [ACROSS, DOWN] = [21, 17];
const SIZES = [1.1, 2.4, 4.2, 6.2];

/** Returns the Monday of the week that contains a day. @param {number} day in milliseconds */
const mondayOf = (day) => day - ((Math.floor(day / DAY) + 3) % 7) * DAY;

/**
 * Returns the first day drawn.
 *
 * @param {DayBody[]} calendar
 * @param {number | undefined} days of the period
 * @param {number} now the present day
 */
function firstDay(calendar, days, now) {
  if (days !== undefined) return now - (days - 1) * DAY;
  const first = calendar.length > 0 ? Date.parse(calendar[0].day) : now;
  const weeks = Math.min(Math.max((mondayOf(now) - mondayOf(first)) / WEEK + 1, LEAST), MOST);
  return mondayOf(now) - (weeks - 1) * WEEK;
}

/**
 * @param {DayBody[]} calendar
 * @param {number | undefined} days of the period
 */
export function calendarPlot(calendar, days) {
  const now = Date.parse(today());
  const first = firstDay(calendar, days, now);
  const start = mondayOf(first);
  const weeks = (mondayOf(now) - start) / WEEK + 1;
  const won = new Map(calendar.map((day) => [Date.parse(day.day), day.won]));
  const dots = [];
  for (let day = first; day <= now; day += DAY) {
    const count = won.get(day) ?? 0;
    const at = Math.round((day - start) / DAY);
    const place = { cx: 9 + ACROSS * Math.floor(at / 7), cy: 9 + DOWN * (at % 7), r: SIZES[Math.min(count, SIZES.length - 1)] };
    const title = count > 0 ? [svg("title", {}, `${dayText(day, { dateStyle: "medium" })}: ${counted("puzzles", count)}`)] : [];
    dots.push(svg("circle", { ...place, class: count > 0 ? "some" : "none" }, ...title));
  }
  const picture = svg("svg", { class: "heat", viewBox: `0 0 ${ACROSS * weeks + 2} 120` }, ...dots);
  picture.style.maxWidth = `${weeks * 38}px`;
  const months = monthNames(start, weeks);
  months.style.maxWidth = picture.style.maxWidth;
  return el("div", {}, picture, months);
}

/**
 * Returns the names of the months, each below the month's first full week.
 *
 * @param {number} start
 * @param {number} weeks
 */
function monthNames(start, weeks) {
  const names = [];
  for (let week = 0; week < weeks; week += 1) {
    const monday = start + week * WEEK;
    const isFirst = new Date(monday).getUTCDate() <= 7;
    if (!isFirst || weeks - week < 2) continue;
    const name = el("span", {}, el("span", { class: "long" }, titled(dayText(monday, { month: "long" }))), el("span", { class: "short" }, titled(dayText(monday, { month: "short" }).replace(".", ""))));
    name.style.gridColumn = `${week + 1} / span ${Math.min(4, weeks - week)}`;
    names.push(name);
  }
  const line = el("p", { class: "heat-months quiet" }, ...names);
  line.style.gridTemplateColumns = `repeat(${weeks}, minmax(0, 1fr))`;
  return line;
}

/**
 * Returns a table with a row for each week, most recent first.
 *
 * @param {DayBody[]} calendar
 * @param {number | undefined} days of the period
 */
export function calendarTable(calendar, days) {
  const now = Date.parse(today());
  const first = calendar.length > 0 ? Date.parse(calendar[0].day) : firstDay(calendar, days, now);
  const won = new Map(calendar.map((day) => [Date.parse(day.day), day.won]));
  const rows = [];
  for (let monday = mondayOf(now); monday >= mondayOf(first); monday -= WEEK) {
    const cells = [0, 1, 2, 3, 4, 5, 6].map((day) => el("td", { class: "number" }, won.get(monday + day * DAY) ?? "–"));
    rows.push(el("tr", {}, el("th", { scope: "row" }, dayText(monday, { day: "numeric", month: "short", year: "2-digit" })), ...cells));
  }
  // The names of the weekdays, taken from the days of this week.
  const names = [0, 1, 2, 3, 4, 5, 6].map((day) => {
    const at = mondayOf(now) + day * DAY;
    return el("th", { class: "number", scope: "col", abbr: dayText(at, { weekday: "long" }) }, dayText(at, { weekday: "narrow" }));
  });
  return el(
    "table",
    { class: "calendar-table" },
    el("caption", { class: "heard" }, t("days-table")),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("week-of")), ...names)),
    el("tbody", {}, ...rows),
  );
}
