// The parts of a lesson in order.

import { courseNumber } from "./course-words.js";
import { t } from "./texts.js";

/** @typedef {import("./course.js").Section} Section */

/**
 * @typedef {object} Part
 * @property {string} id the ID used in addresses
 * @property {"idea" | "example" | "near-miss" | "guided" | "exercises" | "puzzle"} kind
 * @property {string} name the name shown on buttons
 * @property {Section} [section]
 */

/**
 * @param {import("./course.js").LessonPage} page
 * @param {boolean} hasExercises
 * @returns {Part[]}
 */
export function partsOf({ sections }, hasExercises) {
  const of = (/** @type {Section["kind"]} */ kind) => sections.filter((section) => section.kind === kind);
  const single = (/** @type {"near-miss" | "guided" | "puzzle"} */ kind) => of(kind).map((section) => ({ id: kind, kind, name: section.heading, section }));
  /** @type {Part[]} */
  const parts = [
    { id: "idea", kind: "idea", name: t("lesson-idea") },
    ...of("example").map((section, index) => ({ id: `example-${index + 1}`, kind: /** @type {const} */ ("example"), name: courseNumber("example", index + 1), section })),
    ...single("near-miss"),
    ...single("guided"),
  ];
  if (hasExercises) parts.push({ id: "exercises", kind: "exercises", name: t("exercises") });
  return [...parts, ...single("puzzle")];
}
