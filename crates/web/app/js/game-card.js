// A game on a shelf: a small board, the game's name and its progress.

import { duration } from "./clock.js";
import { el, refill, svg } from "./dom.js";
import { gameLevel, gameName, whenPlayed } from "./game-search.js";
import { levelStrokes, nineDots, tickMark } from "./shapes.js";
import { thumbnail } from "./thumbnail.js";
import { t } from "./texts.js";

/** @typedef {import("./types.js").GameLine} GameLine */

const bin = () =>
  svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: "M5 7h14M10 7V4.5h4V7M7 7l.8 12.5h8.4L17 7M10.3 10.5v5.5M13.7 10.5v5.5" }));

/** Returns nine flags that say which boxes are full. @param {string} digits */
function fullBoxes(digits) {
  const full = Array(9).fill(true);
  [...digits].forEach((digit, cell) => {
    if (digit === ".") full[3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)] = false;
  });
  return full;
}

/**
 * @typedef {object} GameCard
 * @property {GameLine} game
 * @property {HTMLLIElement} element
 * @property {HTMLButtonElement} opener
 * @property {(digits: string) => void} draw shows the digits of the board
 */

/**
 * @param {GameLine} game
 * @param {{isOn: boolean, open: () => void, remove: (byKey: boolean) => void}} what the actions;
 * the game on the board cannot be deleted
 * @returns {GameCard}
 */
export function gameCard(game, { isOn, open, remove }) {
  const name = gameName(game);
  const picture = el("span", { class: "game-picture" }, thumbnail(game.puzzle));
  const boxes = el("span", { class: "game-boxes" });
  const state = game.finished ? el("span", { class: "game-won" }, tickMark(), t("won")) : boxes;
  const opener = el(
    "button",
    {
      class: "game-open",
      "aria-current": isOn ? "true" : undefined,
      "aria-keyshortcuts": isOn ? undefined : "Delete",
      onclick: open,
      onkeydown: (/** @type {KeyboardEvent} */ event) => event.key === "Delete" && !isOn && remove(true),
    },
    picture,
    el("b", {}, name),
    el(
      "span",
      { class: "game-row" },
      gameLevel(game) ? el("span", { class: "level" }, levelStrokes(game.level ?? undefined), gameLevel(game)) : el("span", {}),
      el("span", {}, duration(game.took_ms ?? game.elapsed_ms)),
    ),
    el("span", { class: "game-row quiet" }, el("span", {}, isOn ? t("on-the-board") : whenPlayed(game)), state),
  );
  const label = t("forget", { name });
  const bury = (/** @type {MouseEvent} */ event) => remove(event.detail === 0);
  const remover = el("button", { class: "game-delete plain", "aria-label": label, title: label, disabled: isOn, onclick: bury }, bin());
  const draw = (/** @type {string} */ digits) => {
    picture.replaceChildren(thumbnail(game.puzzle, digits));
    if (!game.finished) refill(boxes, [nineDots(fullBoxes(digits))]);
  };
  draw(game.puzzle);
  return { game, opener, draw, element: el("li", { class: game.finished ? "game won" : "game" }, opener, remover) };
}
