// The calendar of daily puzzles marks the days whose puzzle is solved and links to every day. It
// covers a month in wide windows and a week on phones.

import { dayAfter, dayText, WHOLE_DAY } from "./dates.js";
import { el, icon } from "./dom.js";
import { t, titled } from "./texts.js";

/**
 * @typedef {object} Days
 * @property {string} today
 * @property {string} shown the day whose puzzle is shown
 * @property {Map<string, boolean>} solved the days whose puzzle was solved; the value is true if it
 * was solved on that day
 * @property {(date: string) => void} open shows the puzzle of a day
 */

/** Returns the Monday of the week that contains a day. @param {string} date */
const mondayOf = (date) => dayAfter(date, -((new Date(date).getUTCDay() + 6) % 7));

/**
 * Returns the first day of the month that is this many months after a date's month.
 *
 * @param {string} date
 * @param {number} months
 */
function firstOf(date, months) {
  const first = new Date(`${date.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 10);
}

/** The number of days by which each key moves. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/**
 * The initials of the seven weekdays, Monday first.
 *
 * @param {string} monday any Monday
 */
const heads = (monday) =>
  [0, 1, 2, 3, 4, 5, 6].map((day) => el("span", { class: "day-head", "aria-hidden": "true" }, titled(dayText(dayAfter(monday, day), { weekday: "narrow" }))));

/**
 * @param {string} date
 * @param {Days} days
 */
function dayButton(date, { today, shown, solved, open }) {
  const onTime = solved.get(date);
  const classes = ["day", onTime === true && "done", onTime === false && "late", date === today && "today"].filter(Boolean).join(" ");
  const said = [dayText(date, WHOLE_DAY), onTime !== undefined && t("won")].filter(Boolean).join(", ");
  return el(
    "button",
    {
      class: classes,
      "data-date": date,
      "aria-label": said,
      "aria-current": date === today ? "date" : undefined,
      "aria-pressed": String(date === shown),
      disabled: date > today,
      tabindex: date === shown ? 0 : -1,
      onclick: () => open(date),
    },
    Number(date.slice(8)),
  );
}

/**
 * Makes the days of a grid a single tab stop. Arrow keys move between the days.
 *
 * @param {HTMLElement} grid
 * @param {(date: string) => void} turn shows the month of a day that is not in the grid
 */
function walk(grid, turn) {
  const first = /** @type {HTMLElement | null} */ (grid.querySelector('[tabindex="0"]') ?? [...grid.querySelectorAll("button:enabled")].at(-1));
  first?.setAttribute("tabindex", "0");
  grid.addEventListener("keydown", (event) => {
    const from = /** @type {HTMLElement} */ (event.target).dataset.date;
    const step = STEPS[event.key];
    if (!from || !step) return;
    event.preventDefault();
    event.stopPropagation();
    const date = dayAfter(from, step);
    const next = /** @type {HTMLButtonElement | null} */ (grid.querySelector(`[data-date="${date}"]`));
    if (!next) return turn(date);
    if (next.disabled) return;
    for (const button of grid.querySelectorAll("button")) button.tabIndex = button === next ? 0 : -1;
    next.focus();
  });
  return grid;
}

/**
 * Draws a month, with buttons that show the previous and the next month.
 *
 * @param {Days} days
 */
export function monthOf(days) {
  const box = el("div", { class: "month" });
  const show = (/** @type {string} */ first, /** @type {string} */ focused) => {
    const next = firstOf(first, 1);
    const blank = (new Date(first).getUTCDay() + 6) % 7;
    const dates = [];
    for (let date = first; date < next; date = dayAfter(date, 1)) dates.push(date);
    const name = titled(dayText(first, { month: "long", year: "numeric" }));
    const page = (/** @type {number} */ months) => {
      show(firstOf(first, months), "");
      /** @type {HTMLElement} */ (box.querySelector(`[data-months="${months}"]:enabled`) ?? box.querySelector("[data-months]"))?.focus();
    };
    const turn = (/** @type {string} */ date) => date <= days.today && show(firstOf(date, 0), date);
    const arrow = (/** @type {number} */ months, /** @type {string} */ key, /** @type {string} */ path) =>
      el("button", { class: "plain", "data-months": months, "aria-label": t(key), disabled: months > 0 && next > days.today, onclick: () => page(months) }, icon(path));
    const grid = el(
      "div",
      { class: "days", role: "group", "aria-label": name },
      ...heads(mondayOf(first)),
      ...Array.from({ length: blank }, () => el("span")),
      ...dates.map((date) => dayButton(date, days)),
    );
    box.replaceChildren(
      el("div", { class: "month-head" }, arrow(-1, "month-before", "M15 5l-7 7 7 7"), el("span", { "aria-live": "polite" }, name), arrow(1, "month-after", "M9 5l7 7-7 7")),
      walk(grid, turn),
    );
    const wanted = /** @type {HTMLElement | null} */ (focused ? grid.querySelector(`[data-date="${focused}"]`) : null);
    wanted?.focus();
  };
  show(firstOf(days.shown, 0), "");
  return box;
}

/**
 * Draws the week that contains a day.
 *
 * @param {Days} days
 */
export function weekOf(days) {
  const monday = mondayOf(days.shown);
  const dates = [0, 1, 2, 3, 4, 5, 6].map((day) => dayAfter(monday, day));
  const grid = el("div", { class: "week days", role: "group", "aria-label": t("this-week") }, ...heads(monday), ...dates.map((date) => dayButton(date, days)));
  return walk(grid, (date) => date <= days.today && days.open(date));
}
