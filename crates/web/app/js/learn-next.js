// Suggestions for continuing the course: the next lesson with its picture, the missed exercises
// that are due, and the techniques for which hints were requested most often.

import { courseNumber } from "./course-words.js";
import { firstExample, foundCount } from "./course.js";
import { el, svg } from "./dom.js";
import { stepOf } from "./lesson-position.js";
import { figureShape } from "./overlay.js";
import { askedTechniques } from "./plot-techniques.js";
import { thumbnail } from "./thumbnail.js";
import { counted, lang, t } from "./texts.js";

/** The maximum number of techniques listed. */
const MOST_ASKED = 3;

/**
 * @param {object} known
 * @param {import("./course.js").Course} known.book
 * @param {import("./course.js").Progress} known.progress
 * @param {string} known.next the ID of the next lesson
 * @param {Record<string, number>} known.asked hints by technique
 * @param {{id: string, name: string, practice: boolean}[]} known.techniques
 * @param {(technique: string) => string | undefined} known.teaches
 */
export function upNext({ book, progress, next, asked, techniques, teaches }) {
  const lesson = book.lessons[next];
  const known = progress.lessons[next];
  // The link opens the lesson's exercises or, if the lesson has not been started, its idea.
  const isBegun = Boolean(known?.last);
  const found = foundCount(known);
  const label = !isBegun ? t("lesson-begin") : known?.complete ? t("lesson-repeat") : courseNumber("exercise", found + 1);
  return el(
    "aside",
    { class: "up-next", "aria-labelledby": "up-next" },
    el("div", { class: "mini" }, ...picture(lesson)),
    el("div", { class: "up-next-text" }, el("p", { class: "eyebrow" }, t("learn-next")), el("h2", { id: "up-next" }, lesson.title), el("p", { class: "muted" }, lesson.summary)),
    el("a", { class: "button primary", href: `#learn/${next}${isBegun ? "/exercises" : ""}` }, label),
    ...dueLines(book, progress),
    el("hr", { class: "thin" }),
    el("p", { class: "learn-more" }, el("a", { href: "#drill" }, t("drills")), ` ${t("drills-about")}`),
    askedLine(askedTechniques(asked, techniques).slice(0, MOST_ASKED), teaches),
  );
}

/**
 * Draws the first example of a lesson as a small board. The figure is added when the engine has
 * found the step.
 *
 * @param {import("./course.js").LessonPage} lesson
 */
function picture(lesson) {
  const position = firstExample(lesson);
  if (!position) return [thumbnail(".".repeat(81))];
  const figure = svg("svg", { class: "figure", viewBox: "0 0 900 900", "aria-hidden": "true" });
  stepOf(position).then(
    (step) => {
      const shapes = [...(step?.figure?.under ?? []), ...(step?.figure?.over ?? [])];
      // The eliminations are not drawn, because the lesson reveals them later.
      figure.replaceChildren(...shapes.filter((shape) => !shape.class.startsWith("gone")).map(figureShape));
    },
    () => {},
  );
  return [thumbnail(position.givens, position.entries ?? ""), figure];
}

/** @param {import("./course.js").Course} book @param {import("./course.js").Progress} progress */
function dueLines(book, { due }) {
  if (due.length === 0) return [];
  const lessons = [...new Set(due.map(({ lesson }) => lesson))].filter((id) => book.lessons[id]);
  const link = (/** @type {string} */ id) => {
    const count = due.filter(({ lesson }) => lesson === id).length;
    return el("li", {}, el("a", { href: `#learn/${id}/exercises` }, book.lessons[id].title), ` (${count})`);
  };
  return [
    el("hr", { class: "thin" }),
    el("section", { class: "due", "aria-labelledby": "due" }, el("h3", { id: "due" }, counted("due-today", due.length)), el("ul", {}, ...lessons.map(link))),
  ];
}

/**
 * @param {import("./plot-techniques.js").AskedTechnique[]} asked
 * @param {(technique: string) => string | undefined} teaches
 */
function askedLine(asked, teaches) {
  const links = asked.flatMap(({ id, name, count }) => {
    const page = teaches(id);
    return page ? [{ link: el("a", { href: `#learn/${page}` }, name), count }] : [];
  });
  if (links.length === 0) return null;
  const list = new Intl.ListFormat(lang(), { type: "conjunction" }).formatToParts(links.map((_, index) => String(index)));
  const words = list.flatMap(({ type, value }) => (type === "literal" ? [value] : [links[Number(value)].link, ` (${links[Number(value)].count})`]));
  const [before, after] = t("learn-asked").split("{techniques}");
  return el("p", { class: "learn-more" }, before, ...words, after);
}
