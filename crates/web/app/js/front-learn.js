// The Learn section of the front page: the lesson to continue with, and the techniques for which
// hints were requested most often.

import { games } from "./api.js";
import { numberWord } from "./course-words.js";
import { course, foundCount, nextLesson, nineOf } from "./course.js";
import { today } from "./dates.js";
import { el } from "./dom.js";
import { wishPractice } from "./practice.js";
import { nineDots } from "./shapes.js";
import { t, titled } from "./texts.js";

/** The number of techniques shown for practice. */
const MOST_ASKED = 3;

/** @param {import("./plot-techniques.js").AskedTechnique[]} asked */
export function learnSection(asked) {
  const known = asked.filter(({ practice }) => practice).slice(0, MOST_ASKED);
  const link = (/** @type {import("./plot-techniques.js").AskedTechnique} */ { id, name }) => el("a", { href: "#new", onclick: () => wishPractice(id) }, name);
  const place = el("a", { class: "press front-lesson", href: "#learn" }, nineDots(nineOf(0)), el("span", {}, el("b", {}, t("learn")), el("span", {}, t("learn-about"))));
  // The course is long, so the page does not wait for it and is complete without it.
  fillLesson(place).catch(() => {});
  return el(
    "section",
    { "aria-labelledby": "front-learn" },
    el("h2", { id: "front-learn" }, t("learn")),
    place,
    known.length > 0 && el("p", { class: "muted front-asked" }, t("front-asked")),
    known.length > 0 && el("p", { class: "asked" }, ...known.map(link)),
  );
}

/** Names the lesson to continue with. @param {HTMLAnchorElement} place */
async function fillLesson(place) {
  const [book, progress] = await Promise.all([course(), games.course({ today: today() })]);
  const id = nextLesson(book, progress);
  const known = progress.lessons[id];
  const found = foundCount(known);
  const about = found > 0 ? titled(t("front-learn-found", { found: numberWord(found) })) : t("front-learn-new");
  place.href = `#learn/${id}${known?.last ? "/exercises" : ""}`;
  place.replaceChildren(nineDots(nineOf(found)), el("span", {}, el("b", {}, book.lessons[id].title), el("span", {}, about)));
}
