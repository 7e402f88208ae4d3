// The daily puzzle on the front page: its board, its name, the player's progress, and one button.

import { games } from "./api.js";
import { dayWords } from "./carry.js";
import { duration } from "./clock.js";
import { dayText, today, WHOLE_DAY } from "./dates.js";
import { dayGame, dayOf } from "./days.js";
import { el, refill } from "./dom.js";
import { attempt, keep } from "./library.js";
import { levelStrokes } from "./shapes.js";
import { thumbnail } from "./thumbnail.js";
import { counted, t, titled } from "./texts.js";

/** @typedef {import("./types.js").GameLine} GameLine */
/** @typedef {import("./levels.js").Level} Level */

/**
 * The data of the front page.
 *
 * @typedef {object} Knowledge
 * @property {import("./session.js").Session} session
 * @property {() => void} play shows the game on the board
 * @property {Level[]} levels
 * @property {GameLine[]} games
 * @property {import("./types.js").StatisticsBody} statistics
 * @property {string} usual the player's usual level
 */

/**
 * Returns the player's game of a day's puzzle at a level: a game that the player has won or, if
 * there is none, the most recently changed game.
 *
 * @param {GameLine[]} lines the games, most recently changed first
 * @param {string} date
 * @param {string} level
 */
function gameOf(lines, date, level) {
  const same = lines.filter((line) => dayOf(line.source) === date && line.level === level);
  return same.find(({ finished }) => finished) ?? same[0];
}

/**
 * Returns the level that is shown first for a day. This is the level of a game in progress or, if
 * there is none, the usual level.
 *
 * @param {Knowledge} known
 * @param {string} date
 */
export function levelOf({ games: lines, levels, usual }, date) {
  const going = lines.find((line) => dayOf(line.source) === date && !line.finished && levels.some(({ id }) => id === line.level));
  return going?.level ?? usual;
}

/**
 * Returns a sentence about the player's progress.
 *
 * @param {GameLine | undefined} game
 * @param {number} empty the number of empty cells in the puzzle
 * @param {boolean} isToday whether the puzzle is today's
 */
function sentence(game, empty, isToday) {
  if (!game) return counted("lead-new", empty);
  if (game.finished) return t(isToday ? "lead-solved" : "lead-solved-past", { time: duration(game.took_ms ?? game.elapsed_ms) });
  return t("lead-begun", { when: dayWords(game.created), filled: 81 - game.empty, count: game.empty });
}

/**
 * Draws the puzzle of a day at a level.
 *
 * @param {Knowledge} known
 * @param {string} date
 * @param {string} name the day's name
 * @param {string} level
 */
export function leadOf(known, date, name, level) {
  const box = el("div", { class: "lead-puzzle" });
  const show = (/** @type {string} */ id) => refill(box, parts(known, date, name, id, show));
  show(level);
  return box;
}

/**
 * @param {Knowledge} known
 * @param {string} date
 * @param {string} name
 * @param {string} level
 * @param {(level: string) => void} show shows another level
 */
function parts(known, date, name, level, show) {
  const { session, play, levels, statistics } = known;
  const game = gameOf(known.games, date, level);
  // The game is created while the front page is shown, so that it opens at once.
  const made = game ? null : dayGame(date, level);
  made?.catch(() => {});
  const open = () =>
    attempt(async () => {
      if (game && game.id !== session.game?.id) await session.load(game.id);
      else if (made) await keep(session, await made);
      play();
    });
  const again = () =>
    attempt(async () => {
      if (game) await session.load(game.id);
      await session.play("restart");
      play();
    });
  const isToday = date === today();
  const isSolved = game?.finished;
  const action = isSolved ? t("see-how") : game ? t("continue-at", { time: duration(game.elapsed_ms) }) : t("play");
  const picture = el("span", {}, thumbnail(game?.puzzle ?? ""));
  const board = el("button", { class: "lead-board", onclick: open }, picture, el("span", { class: "heard" }, `${action}: ${name}`));
  const givens = el("span", {});
  const say = el("p", { class: "lead-say" });
  const fill = (/** @type {string} */ puzzle, /** @type {string} */ digits) => {
    picture.replaceChildren(thumbnail(puzzle, digits));
    const printed = puzzle.replace(/[^1-9]/g, "").length;
    givens.textContent = counted("givens", printed);
    say.textContent = sentence(game, 81 - printed, isToday);
  };
  if (game) {
    fill(game.puzzle, "");
    games.boards([game.id]).then(({ boards }) => fill(game.puzzle, boards[0]?.digits ?? ""), () => {});
  }
  made?.then(({ puzzle }) => fill(puzzle, ""), () => {});
  const usual = statistics.levels.find((row) => row.level === level)?.median_ms;
  const levelName = levels.find(({ id }) => id === level)?.name ?? level;
  const others = levels.filter(({ id }) => id !== level);
  const other = (/** @type {Level} */ { id, name: word }) => el("button", { class: "texty", onclick: () => showFocused(id) }, titled(word));
  const showFocused = (/** @type {string} */ id) => {
    show(id);
    /** @type {HTMLElement | null} */ (document.querySelector(".lead-acts .primary"))?.focus();
  };
  return [
    board,
    el(
      "div",
      { class: "lead-text" },
      el(
        "div",
        { class: "lead-head" },
        el("p", { class: "eyebrow" }, isToday ? t("todays-puzzle") : titled(dayText(date, { ...WHOLE_DAY, year: "numeric" }))),
        el("h2", {}, name),
        el(
          "p",
          { class: "lead-facts" },
          el("span", { class: "level" }, levelStrokes(level), titled(levelName)),
          givens,
          typeof usual === "number" && el("span", {}, t("usual-time", { time: duration(usual) })),
        ),
      ),
      say,
      el(
        "p",
        { class: "lead-acts" },
        el("button", { class: "primary", onclick: open }, action),
        game && !isSolved && el("button", { onclick: again }, t("start-again")),
      ),
      el("p", { class: "also" }, isToday ? t("also-today") : t("also-that-day"), ...others.flatMap((level) => [" ", other(level)])),
    ),
  ];
}
