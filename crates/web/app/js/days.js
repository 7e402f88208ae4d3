// Provides the daily puzzles. Names and easy puzzles come from a list that is stored next to the
// page, so that the first board does not have to wait for the engine. All other puzzles are
// generated.

import { aboutPage } from "./backend.js";
import { today } from "./dates.js";
import { make } from "./library.js";

/** @typedef {import("./types.js").State} State */

/** The fetched lists, by month. @type {Map<string, Promise<string>>} */
const lists = new Map();
/** Generated daily games, by their source. @type {Map<string, Promise<State>>} */
const madeDays = new Map();

/** Fetches this month's list early, before it is known whether the list is needed. */
export const fetchDays = () => dayList(today().slice(0, 7));

/** Today's easy game. */
export const todaysGame = () => dayGame(today(), "easy");

/**
 * The source of a daily game.
 *
 * @param {string} date
 * @param {string} level
 */
export const daySource = (date, level) => `daily ${date} ${level}`;

/**
 * The day of a daily game; undefined for other games.
 *
 * @param {string | null | undefined} source
 */
export const dayOf = (source) => source?.match(/^daily (\d{4}-\d{2}-\d{2})\b/)?.[1];

/**
 * Returns a new game with a day's puzzle.
 *
 * @param {string} date
 * @param {string} level
 * @returns {Promise<State>}
 */
export async function dayGame(date, level) {
  const line = level === "easy" ? await dayLine(date) : undefined;
  const source = daySource(date, level);
  if (line) return { puzzle: line.puzzle, title: line.name, level, source };
  const known = madeDays.get(source);
  if (known) return known;
  const made = make({ daily: date, level });
  madeDays.set(source, made);
  // After a failure, the next request tries again.
  made.catch(() => madeDays.delete(source));
  return made;
}

/**
 * Returns the name of a day, which is the name of a star.
 *
 * @param {string} date
 * @returns {Promise<string>}
 */
export async function dayName(date) {
  return (await dayLine(date))?.name ?? (await dayGame(date, "easy")).title ?? date;
}

/**
 * Returns a day's line in the list, if the list contains the day.
 *
 * @param {string} date
 * @returns {Promise<{puzzle: string, name: string} | undefined>}
 */
async function dayLine(date) {
  const text = await dayList(date.slice(0, 7));
  const [, puzzle, name] = text.split("\n").find((line) => line.startsWith(`${date} `))?.split(" ") ?? [];
  return puzzle && name ? { puzzle, name } : undefined;
}

/**
 * Returns a month's list, which is fetched only once; empty if there is no list.
 *
 * @param {string} month
 * @returns {Promise<string>}
 */
function dayList(month) {
  const known = lists.get(month);
  if (known) return known;
  const list = fetchList(month).catch(() => (lists.delete(month), ""));
  lists.set(month, list);
  return list;
}

/** @param {string} month */
async function fetchList(month) {
  const { days, engine } = await aboutPage();
  if (!engine || !days) return "";
  const answer = await fetch(`${days}${month}.txt`);
  return answer.ok ? answer.text() : "";
}
