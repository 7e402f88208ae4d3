// The easy puzzle of a day, from the list that comes with the page: the small engine can begin it.

import { aboutPage } from "./backend.js";
import { make, today } from "./library.js";

/** The list of this month, once it was asked for. @type {Promise<string | null> | null} */
let list = null;

/** Fetches the list of this month, before it is known whether it is needed. */
export const fetchDays = () => (list ??= fetchList());

/**
 * Today's easy game; made by the engine where the list does not have it.
 *
 * @returns {Promise<import("./types.js").State>}
 */
export async function todaysGame() {
  const date = today();
  const puzzle = await listed(date);
  if (!puzzle) return make({ daily: date, level: "easy" });
  return { puzzle, title: date, level: "easy", source: `daily ${date}` };
}

/**
 * @param {string} date
 * @returns {Promise<string | undefined>}
 */
async function listed(date) {
  const text = await fetchDays();
  const line = text?.split("\n").find((day) => day.startsWith(`${date} `));
  return line?.slice(date.length + 1, date.length + 82);
}

async function fetchList() {
  const { days, engine } = await aboutPage();
  if (!engine || !days) return null;
  const answer = await fetch(`${days}${today().slice(0, 7)}.txt`).catch(() => null);
  return answer?.ok ? answer.text() : null;
}
