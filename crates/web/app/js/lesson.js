// The page of a lesson or an entry. It is laid out like the game, with the text in place of the
// caption and the task in place of the console.

import { call, games } from "./api.js";
import { course, findPage } from "./course.js";
import { today } from "./dates.js";
import { el } from "./dom.js";
import { LessonScreen } from "./lesson-screen.js";
import { t } from "./texts.js";

export const title = "learn";

/** The current lesson. @type {LessonScreen | null} */
let screen = null;
/** The address of the current lesson. */
let address = "";

export function leave() {
  screen?.leave();
  screen = null;
}

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content(place) {
  const [wanted, part = ""] = splitPart(place.part);
  // A hint specifies the house of its step, because the house may decide between two lessons.
  const house = /^[rcb]\d$/.test(part) ? part : "";
  const [book, progress, { levels, techniques }] = await Promise.all([course(), games.course({ today: today() }), call("techniques")]);
  const id = findPage(book, wanted, techniques, house);
  const last = screen;
  leave();
  if (!id) return notFound(wanted);
  screen = new LessonScreen({ place, book, id, progress, levels });
  // When the language changes, the page stays at the same part.
  const isSame = last?.id === id && address === place.part;
  address = place.part;
  await screen.begin(isSame ? last.part : part);
  return screen.elements;
}

/** Splits an address into the ID of a page and the part of that page. @param {string} text */
const splitPart = (text) => /^(.*?)(?:\/([a-z0-9-]+))?$/.exec(text)?.slice(1) ?? [text];

/** @param {string} wanted */
const notFound = (wanted) => [
  el(
    "div",
    { class: "empty lesson-none" },
    el("h1", { tabindex: -1 }, t("lesson-none")),
    el("p", {}, t("lesson-none-about", { name: wanted })),
    el("div", { class: "buttons" }, el("a", { class: "button primary", href: "#learn" }, t("learn"))),
  ),
];
