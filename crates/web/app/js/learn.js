// The Learn page: the contents of the course, the next lesson, and every technique by name.

import { call, games } from "./api.js";
import { onArrival } from "./arrivals.js";
import { course, foundCount, lessonOrder, NINE, nextLesson, nineOf, taughtBy } from "./course.js";
import { today } from "./dates.js";
import { el } from "./dom.js";
import { techniqueFinder } from "./learn-finder.js";
import { upNext } from "./learn-next.js";
import { nineDots } from "./shapes.js";
import { t, titled } from "./texts.js";

/** @typedef {import("./course.js").Course} Course */
/** @typedef {import("./course.js").Progress} Progress */

export const title = "learn";

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content(place) {
  const [book, progress, { levels, techniques }, statistics] = await Promise.all([course(), games.course({ today: today() }), call("techniques"), games.statistics()]);
  const seen = JSON.stringify(progress);
  onArrival(title, async () => {
    if (JSON.stringify(await games.course({ today: today() })) !== seen) place.redraw();
  });
  const order = lessonOrder(book);
  const next = nextLesson(book, progress);
  const found = order.reduce((sum, id) => sum + foundCount(progress.lessons[id]), 0);
  const teaches = (/** @type {string} */ technique) => taughtBy(book, technique);
  const nameOf = (/** @type {string} */ level) => titled(levels.find((/** @type {{id: string}} */ { id }) => id === level)?.name ?? level);
  return [
    el(
      "header",
      { class: "page-head learn-head" },
      el("div", {}, el("h1", { tabindex: -1 }, t(title)), el("p", { class: "muted" }, t("learn-about"))),
      el("p", { class: "learn-sum muted" }, el("b", {}, found), ` ${t("learn-sum", { count: order.length * NINE })}`),
    ),
    el("hr", { class: "oxford" }),
    el(
      "div",
      { class: "learn-columns" },
      el("ol", { class: "chapters" }, ...book.chapters.filter(({ lessons }) => lessons.length > 0).map(({ id, lessons }) => chapter(book, progress, next, { id, name: nameOf(id), lessons }))),
      upNext({ book, progress, next, asked: statistics.techniques, techniques, teaches }),
    ),
    techniqueFinder(book, techniques, teaches),
  ];
}

/**
 * @param {Course} book
 * @param {Progress} progress
 * @param {string} next
 * @param {{id: string, name: string, lessons: string[]}} chapter
 */
function chapter(book, progress, next, { id, name, lessons }) {
  return el(
    "li",
    { class: "chapter" },
    el("header", {}, el("h2", {}, name), el("p", { class: "muted" }, t(`chapter-${id}`))),
    el("ol", {}, ...lessons.map((lesson) => lessonLine(book.lessons[lesson].title, lesson, progress.lessons[lesson], lesson === next))),
  );
}

/**
 * @param {string} name
 * @param {string} id
 * @param {import("./course.js").LessonProgress | undefined} known
 * @param {boolean} isNext
 */
function lessonLine(name, id, known, isNext) {
  const found = foundCount(known);
  const state = known?.complete ? " complete" : known?.mastered ? " mastered" : "";
  return el(
    "li",
    { class: `lesson-line${state}${isNext ? " now" : ""}` },
    el(
      "a",
      { href: `#learn/${id}`, "aria-current": isNext ? "step" : undefined },
      el("span", { class: "node", "aria-hidden": "true" }),
      el("span", { class: "lesson-name" }, name),
      el("span", { class: "leader", "aria-hidden": "true" }),
      el("span", { class: "lesson-count" }, countWords(known, found)),
      nineDots(nineOf(found)),
    ),
  );
}

/** @param {import("./course.js").LessonProgress | undefined} known @param {number} found */
function countWords(known, found) {
  if (known?.complete) return t("lesson-complete");
  if (known?.mastered) return t("lesson-mastered", { found });
  return found > 0 ? t("lesson-found", { found }) : "";
}
