// The easy puzzle of a day, from the list that comes with the page: the small engine can begin it.

import { backend } from "./backend.js";
import { make, today } from "./library.js";

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
  const { about } = await backend();
  if (!about.engine || !about.days) return undefined;
  const answer = await fetch(`${about.days}${date.slice(0, 7)}.txt`).catch(() => null);
  if (!answer?.ok) return undefined;
  const line = (await answer.text()).split("\n").find((text) => text.startsWith(`${date} `));
  return line?.slice(date.length + 1, date.length + 82);
}
