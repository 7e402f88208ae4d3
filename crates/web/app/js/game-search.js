// Determines which games are shown on the shelves, and under which headings.

import { dateText, isoDay, recentDay } from "./dates.js";
import { shownTitle } from "./screen.js";
import { lang, t, titled } from "./texts.js";

/** @typedef {import("./types.js").GameLine} GameLine */

/** Matches the sources of generated puzzles. All other puzzles are the player's own. */
const MADE = /^daily\b|\bseed \d/i;

/** The kinds of games, by the name of the button that shows each kind. @type {Record<string, (game:
 * GameLine) => boolean>} */
export const KINDS = {
  all: () => true,
  open: ({ finished }) => !finished,
  won: ({ finished }) => finished,
  daily: ({ source }) => /^daily\b/i.test(source ?? ""),
  mine: ({ source }) => !MADE.test(source ?? ""),
};

/** The name of a game. @param {GameLine} game */
export function gameName({ title, source }) {
  const name = title ? shownTitle(title) : t("untitled");
  return / practice /.test(` ${source ?? ""} `.replace(",", " ")) ? t("practice-of", { technique: name }) : name;
}

/** Returns the name of a game's level. @param {GameLine} game */
export const gameLevel = ({ level_name: name, level }) => titled(name ?? level ?? "");

/** Returns the text in lower case and without accents. @param {string} text */
const plain = (text) => text.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase(lang());

/** A cache of the searchable text of games. @type {WeakMap<GameLine, string>} */
const known = new WeakMap();

/** The searchable text of a game. @param {GameLine} game */
function words(game) {
  const text = known.get(game) ?? findableWords(game);
  known.set(game, text);
  return text;
}

/** @param {GameLine} game */
function findableWords(game) {
  const date = new Date(game.changed * 1000);
  const full = dateText(date, { dateStyle: "full" });
  const short = dateText(date, { day: "numeric", month: "short" });
  const own = [game.title, gameName(game), game.author, gameLevel(game), game.level, game.source];
  return plain([...own, full, short, isoDay(date), game.finished ? t("won") : t("games-open")].join(" "));
}

/**
 * The games of a kind whose text contains every word of the search.
 *
 * @param {GameLine[]} games
 * @param {string} kind
 * @param {string} text
 */
export function found(games, kind, text) {
  const wanted = plain(text).split(/\s+/).filter(Boolean);
  const ofKind = games.filter(KINDS[kind]);
  if (wanted.length === 0) return ofKind;
  return ofKind.filter((game) => {
    const text = words(game);
    return wanted.every((word) => text.includes(word));
  });
}

/**
 * Returns the shelves. The games in progress come first, followed by all other games by month.
 *
 * @param {GameLine[]} games most recently changed first
 * @returns {{name: string, games: GameLine[]}[]}
 */
export function shelves(games) {
  const going = games.filter(({ finished }) => !finished);
  /** @type {Map<string, GameLine[]>} */
  const months = new Map();
  for (const game of games) {
    if (!game.finished) continue;
    const month = monthName(new Date(game.changed * 1000));
    const own = months.get(month);
    if (own) own.push(game);
    else months.set(month, [game]);
  }
  const first = going.length > 0 ? [{ name: t("games-open"), games: going }] : [];
  return [...first, ...[...months].map(([name, own]) => ({ name, games: own }))];
}

/**
 * Returns the name of the month, with the year unless it is the current year.
 *
 * @param {Date} date
 */
function monthName(date) {
  const isNow = date.getFullYear() === new Date().getFullYear();
  return titled(dateText(date, { month: "long", ...(isNow ? {} : { year: "numeric" }) }));
}

/** When a game was last played, in a word or two. @param {GameLine} game */
export function whenPlayed({ changed, finished }) {
  const date = new Date(changed * 1000);
  const isNow = date.getFullYear() === new Date().getFullYear();
  const day = () => dateText(date, { day: "numeric", month: "short", ...(isNow ? {} : { year: "numeric" }) });
  return (!finished && recentDay(date)) || day();
}
