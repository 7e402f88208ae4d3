// Lists games to continue, each as a line with a small board.

import { games } from "./api.js";
import { duration } from "./clock.js";
import { dateText, recentDay } from "./dates.js";
import { el } from "./dom.js";
import { attempt } from "./library.js";
import { nineDots } from "./shapes.js";
import { thumbnail } from "./thumbnail.js";
import { t, titled } from "./texts.js";

/** @typedef {import("./types.js").GameLine} GameLine */

/** Returns the day of a timestamp in words, such as "today", "yesterday", "Thursday" or "3 May". @param {number} seconds since 1970 */
export function dayWords(seconds) {
  const then = new Date(seconds * 1000);
  return recentDay(then) ?? dateText(then, { day: "numeric", month: "long" });
}

/** Returns nine flags that say which boxes are full. @param {string} digits of the board */
const fullBoxes = (digits) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8].map((box) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8].every((place) => {
      const cell = 27 * Math.floor(box / 3) + 3 * (box % 3) + 9 * Math.floor(place / 3) + (place % 3);
      return /[1-9]/.test(digits[cell] ?? "");
    }),
  );

/**
 * @param {import("./pages.js").Place} place
 * @param {GameLine[]} lines
 */
export function carryList({ session, play }, lines) {
  const item = (/** @type {GameLine} */ line) => {
    const open = () => attempt(async () => (line.id === session.game?.id ? play() : session.load(line.id)));
    const picture = el("span", { class: "going-board" }, thumbnail(line.puzzle));
    const dots = el("span", { class: "going-dots" });
    const facts = [line.level_name ?? line.level, dayWords(line.changed), duration(line.elapsed_ms)].filter(Boolean).join(", ");
    const button = el(
      "button",
      { class: "press", onclick: open },
      picture,
      el("span", { class: "going-text" }, el("b", {}, titled(line.title ?? line.level_name ?? t("untitled"))), el("span", {}, titled(facts))),
      dots,
    );
    const draw = (/** @type {string} */ digits) => {
      picture.replaceChildren(thumbnail(line.puzzle, digits));
      dots.replaceChildren(nineDots(fullBoxes(digits)));
    };
    return { id: line.id, draw, element: el("li", {}, button) };
  };
  const items = lines.map(item);
  if (items.length > 0) {
    games.boards(items.map(({ id }) => id)).then(({ boards }) => {
      for (const { id, digits } of boards) items.find((item) => item.id === id)?.draw(digits);
    }, () => {});
  }
  return el("ul", { class: "going" }, ...items.map(({ element }) => element));
}
