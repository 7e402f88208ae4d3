// The line about tomorrow's puzzle, shown when today's is solved. It gives the puzzle's name and the
// time until midnight in the player's time zone; after midnight, it links to the new puzzle.

import { dayAfter, today } from "./dates.js";
import { dayName } from "./days.js";
import { el } from "./dom.js";
import { lang, t } from "./texts.js";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** Returns the time until a day begins, in words, such as "in 8 hours". @param {string} day */
function until(day) {
  const [year, month, date] = day.split("-").map(Number);
  const ms = new Date(year, month - 1, date).getTime() - Date.now();
  const words = new Intl.RelativeTimeFormat(lang());
  return ms < HOUR_MS ? words.format(Math.ceil(ms / MINUTE_MS), "minute") : words.format(Math.round(ms / HOUR_MS), "hour");
}

/**
 * Returns a line about the next day's puzzle; null if the given day is not today.
 *
 * @param {string | undefined} day the day whose puzzle was solved
 */
export function tomorrowLine(day) {
  if (day !== today()) return null;
  const next = dayAfter(day, 1);
  const line = el("p", { class: "tomorrow" });
  let name = "";
  const draw = () => {
    if (!name) return;
    if (today() < next) line.textContent = t("tomorrow", { name, when: until(next) });
    else if (!line.querySelector("a")) line.replaceChildren(el("a", { href: "#today" }, t("todays-is", { name })));
  };
  dayName(next).then((star) => ((name = star), draw()), () => {});
  // No event reports that the ending was closed, so the line checks whether it is still on the
  // page.
  const clock = setInterval(() => (line.isConnected ? draw() : clearInterval(clock)), MINUTE_MS / 4);
  return line;
}
