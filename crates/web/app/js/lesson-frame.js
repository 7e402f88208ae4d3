// The frame of a lesson: its name above the text or, on a phone, above the board, and the line at
// the bottom.

import { numberWord } from "./course-words.js";
import { el, icon } from "./dom.js";
import { cellName } from "./places.js";
import { levelStrokes } from "./shapes.js";
import { t, titled } from "./texts.js";

/** @typedef {import("./lesson-screen.js").LessonScreen} LessonScreen */

/** @param {LessonScreen} screen */
const levelName = ({ chapter, context: { levels } }) => titled(levels.find(({ id }) => id === chapter)?.name ?? "");

/** Returns the heading of the text. @param {LessonScreen} screen */
export function teachHead(screen) {
  const more = screen.chapter ? `, ${levelName(screen)}` : "";
  return [el("p", { class: "eyebrow" }, el("a", { href: "#learn" }, t("learn")), more), el("h1", { tabindex: -1 }, screen.page.title)];
}

/** Titles with more characters than this take up two lines in the bar on a phone. */
const LONG = 16;

/** Returns the content of the bar on a phone. @param {LessonScreen} screen */
export function lessonHead(screen) {
  const { found } = screen;
  const about = found > 0 ? t("lesson-head", { found: numberWord(found) }) : t("lesson");
  return [
    el("a", { class: "back", href: "#learn", "aria-label": t("learn") }, icon("M15 5l-7 7 7 7")),
    el(
      "div",
      { class: screen.page.title.length > LONG ? "lesson-title long" : "lesson-title", "aria-hidden": "true" },
      el("span", { class: "eyebrow" }, about),
      el("span", { class: "lesson-head-name" }, screen.page.title),
      screen.chapter && el("span", { class: "level" }, levelStrokes(screen.chapter), levelName(screen)),
    ),
  ];
}

/**
 * Returns the foot of a lesson: the selected cell with its content, and whether an exercise was
 * stored.
 *
 * @param {import("./board.js").Board} board
 * @param {boolean} isSaved
 */
export function lessonFoot({ chosen, cursor, view }, isSaved) {
  const cell = view?.cells[cursor];
  const marks = cell && !cell.digit ? [...(cell.centre ?? "")].join(" ") : cell?.digit;
  const where = chosen.size === 1 ? [cellName(cursor), marks].filter(Boolean).join(" · ") : "";
  return [el("p", {}, where), el("p", {}, isSaved ? t("saved") : "")];
}
