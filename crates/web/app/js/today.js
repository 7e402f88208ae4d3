// The front page: the daily puzzle, the streak, and links to other puzzles.

import { stopAhead } from "./ahead.js";
import { call, games } from "./api.js";
import { onArrival } from "./arrivals.js";
import { monthOf, weekOf } from "./calendar.js";
import { carryList } from "./carry.js";
import { dayNumber, dayText, today, WHOLE_DAY } from "./dates.js";
import { dayName, dayOf } from "./days.js";
import { el } from "./dom.js";
import { leadOf, levelOf } from "./lead.js";
import { learnSection } from "./front-learn.js";
import { levelList, usualLevel } from "./levels.js";
import { openWays } from "./opens.js";
import { askedTechniques } from "./plot-techniques.js";
import { nineDots } from "./shapes.js";
import { canScan } from "./scanner.js";
import { counted, t, titled } from "./texts.js";

/** The maximum number of unfinished games that are listed. */
const MOST_CARRIED = 3;

export const title = "today";

/** The day whose puzzle is shown. Empty, meaning today, until the player chooses a day. */
let shown = "";

export function leave() {
  shown = "";
  stopAhead();
}

/**
 * Returns a string of some fields of the games. The page compares these strings to detect changes.
 *
 * @param {import("./types.js").GameLine[]} lines
 */
const trace = (lines) => JSON.stringify(lines.map(({ id, changed, finished }) => [id, changed, finished]));

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content(place) {
  const now = today();
  const date = shown || now;
  // The time played is stored before the list of games is read.
  await place.session.keepTime();
  const [{ levels, techniques }, { games: lines }, statistics, name, canPhotograph] = await Promise.all([
    call("techniques"),
    games.list(),
    games.statistics(),
    dayName(date),
    canScan(),
  ]);
  const usual = usualLevel(levels, statistics);
  const known = { session: place.session, play: place.play, levels, games: lines, statistics, usual };
  const level = levelOf(known, date);
  const open = (/** @type {string} */ day) => {
    shown = day;
    place.redraw();
  };
  onArrival("today", async () => {
    const { games: there } = await games.list();
    if (trace(there) !== trace(lines)) place.redraw();
  });
  const isLead = (/** @type {import("./types.js").GameLine} */ line) => dayOf(line.source) === date && line.level === level;
  const going = lines.filter((/** @type {import("./types.js").GameLine} */ line) => !line.finished && !isLead(line));
  return [
    el(
      "header",
      { class: "masthead" },
      el("p", { class: "masthead-date" }, titled(dayText(now, { ...WHOLE_DAY, year: "numeric" }))),
      el("h1", { tabindex: -1 }, "Novena"),
      el("p", { class: "masthead-number" }, t("number", { number: dayNumber(now) })),
    ),
    el("hr", { class: "oxford" }),
    el("section", { class: "lead", "aria-label": date === now ? t("todays-puzzle") : name }, leadOf(known, date, name, level), streakOf(statistics, now, date, open)),
    el("hr", { class: "thin" }),
    el(
      "div",
      { class: "columns" },
      el(
        "section",
        { "aria-labelledby": "front-new" },
        el("h2", { id: "front-new" }, t("front-new")),
        levelList(place.session, levels, statistics),
        el("p", { class: "after" }, el("a", { href: "#new" }, t("front-own"))),
      ),
      el(
        "section",
        { "aria-labelledby": "front-carry" },
        el("h2", { id: "front-carry" }, t("front-carry")),
        going.length > 0 ? carryList(place, going.slice(0, MOST_CARRIED)) : el("p", { class: "muted" }, t("front-carry-none")),
        lines.length > 0 && el("p", { class: "after" }, el("a", { href: "#games" }, counted("front-games", lines.length))),
      ),
      el(
        "div",
        { class: "front-side" },
        learnSection(askedTechniques(statistics.techniques, techniques)),
        el("section", { "aria-labelledby": "front-open" }, el("h2", { id: "front-open" }, t("front-open")), openWays(place.session, canPhotograph)),
      ),
    ),
  ];
}

/**
 * Returns the streak and the calendar of daily puzzles.
 *
 * @param {import("./types.js").StatisticsBody} statistics
 * @param {string} now
 * @param {string} date the day that is shown
 * @param {(date: string) => void} open
 */
function streakOf({ daily, solved_days }, now, date, open) {
  const days = daily.current;
  const inNovena = days === 0 ? 0 : ((days - 1) % 9) + 1;
  const dots = Array.from({ length: 9 }, (_, place) => place < inNovena);
  const about = days === 0 ? t("streak-begin") : t("streak-novena", { day: inNovena, novena: Math.ceil(days / 9) });
  /** @type {Map<string, boolean>} */
  const solved = new Map(solved_days.map(({ day, on_time }) => [day, on_time]));
  const calendar = { today: now, shown: date, solved, open };
  const whole = el("button", { class: "texty whole-month", "aria-expanded": "false", onclick: () => toggle() }, t("whole-month"));
  const toggle = () => whole.setAttribute("aria-expanded", String(box.classList.toggle("monthly")));
  const box = el(
    "aside",
    { class: "streak", "aria-label": t("streak-name") },
    el("div", { class: "streak-now" }, nineDots(dots), el("p", {}, el("b", {}, counted("streak-days", days)), el("span", {}, about))),
    weekOf(calendar),
    monthOf(calendar),
    whole,
  );
  return box;
}
