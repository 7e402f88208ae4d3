// Loads the course in the language of the page, and finds the page that teaches a technique.

import { Offline } from "./errors.js";
import { plainWords } from "./names.js";
import { lang } from "./texts.js";

/** @typedef {import("./types.js").CourseBody} Progress */
/** @typedef {import("./types.js").LessonBody} LessonProgress */
/** @typedef {import("./lessons.js").CourseBundle} Course */
/** @typedef {import("./lessons.js").CoursePage} LessonPage a lesson or an entry */
/** @typedef {import("./lessons.js").CourseSection} Section */
/** @typedef {import("./lessons.js").CoursePosition} Position */

/** The number of exercises in a lesson. */
export const NINE = 9;

/** Courses by language, loaded or loading. @type {Map<string, Promise<Course>>} */
const courses = new Map();

/** The course in the language of the page. */
export function course() {
  const tag = lang();
  const known = courses.get(tag);
  if (known) return known;
  const asked = fetchCourse(tag);
  courses.set(tag, asked);
  // After a failure, the next request fetches the course again.
  asked.catch(() => courses.delete(tag));
  return asked;
}

/** @param {string} tag @returns {Promise<Course>} */
async function fetchCourse(tag) {
  const answer = await fetch(`lessons/${tag}.json`).catch(() => null);
  if (!answer?.ok) throw new Offline();
  return answer.json();
}

/** Returns the lessons in order. @param {Course} course */
export const lessonOrder = ({ chapters }) => chapters.flatMap(({ lessons }) => lessons);

/** Returns the page with this ID. @param {Course} course @param {string} id @returns {LessonPage | undefined} */
export const pageOf = ({ lessons, entries }, id) => lessons[id] ?? entries[id];

/**
 * Returns the ID of the page that teaches a technique. If a technique has two lessons, the house of
 * the step selects one of them. Without a house, the first lesson is used.
 *
 * @param {Course} course
 * @param {string} technique
 * @param {string} [house] such as `b4`
 * @returns {string | undefined}
 */
export function taughtBy(course, technique, house = "") {
  const passes = (/** @type {string | null | undefined} */ houses) => !houses || !house || houses === (house.startsWith("b") ? "box" : "line");
  const ids = [...lessonOrder(course), ...Object.keys(course.entries)];
  return ids.find((id) => {
    const page = pageOf(course, id);
    return page?.techniques.includes(technique) && passes(page.houses);
  });
}

/**
 * Returns the ID of the page for a lesson, an entry or a technique, which can be specified by its
 * ID or by any of its names.
 *
 * @param {Course} course
 * @param {string} wanted
 * @param {{id: string, name: string, aliases: string[]}[]} techniques
 * @param {string} [house] the house of the step to explain
 */
export function findPage(course, wanted, techniques, house) {
  if (pageOf(course, wanted)) return wanted;
  const name = plainWords(wanted);
  const technique = techniques.find(({ id, name: own, aliases }) => [id, own, ...aliases].some((one) => plainWords(one) === name));
  return technique && taughtBy(course, technique.id, house);
}

/**
 * Returns the number of a lesson's exercises that were solved without help, at most nine.
 *
 * @param {LessonProgress | undefined} known
 */
export const foundCount = (known) => Math.min(known?.found.length ?? 0, NINE);

/** Returns nine flags, with one set for each solved exercise. @param {number} found */
export const nineOf = (found) => Array.from({ length: NINE }, (_, place) => place < found);

/**
 * Returns the lesson to continue with. This is the lesson that the player last worked on or, if the
 * player has mastered that lesson, the first lesson that is not mastered. If all lessons are
 * mastered, it is the first lesson with exercises left or, if none are left, the first lesson.
 *
 * @param {Course} course
 * @param {Progress} progress
 */
export function nextLesson(course, { lessons }) {
  const order = lessonOrder(course);
  const last = order.filter((id) => lessons[id]?.last).sort((a, b) => String(lessons[b].last).localeCompare(String(lessons[a].last)))[0];
  if (last && !lessons[last].mastered) return last;
  return order.find((id) => !lessons[id]?.mastered) ?? order.find((id) => !lessons[id]?.complete) ?? order[0];
}

/** Returns the position of the first example on a page. @param {LessonPage} page */
export const firstExample = ({ sections }) => sections.find(({ kind, position }) => kind === "example" && position)?.position;
