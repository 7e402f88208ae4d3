// The parts of a drill that are shown next to the board: the form before the drill starts, and the
// score, the time and the hearts during the drill.

import { duration } from "./clock.js";
import { lessonOrder } from "./course.js";
import { HEARTS } from "./drill-run.js";
import { el, svg } from "./dom.js";
import { t } from "./texts.js";

/** @typedef {import("./drill-run.js").Mode} Mode */

const HEART = "M12 20C6.5 16 4 12.8 4 9.3A4.2 4.2 0 0 1 12 7.4 4.2 4.2 0 0 1 20 9.3C20 12.8 17.5 16 12 20z";

/** @param {boolean} isFull */
const heart = (isFull) => svg("svg", { class: isFull ? "heart full" : "heart", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: HEART }));

/**
 * @param {import("./drill-screen.js").DrillScreen} screen
 * @param {() => void} start
 */
export function drillForm({ book, progress, mastered, choice }, start) {
  const best = el("p", { class: "task-left drill-record" });
  const draw = () => {
    const known = progress.lessons[choice.lesson]?.best[choice.mode];
    best.textContent = typeof known !== "number" ? t("drill-best-none") : t("drill-best", { best: known });
  };
  const option = (/** @type {string} */ id) => el("option", { value: id, selected: id === choice.lesson }, book.lessons[id].title);
  const pick = () => {
    choice.lesson = what.value;
    draw();
  };
  const what = el(
    "select",
    { id: "drill-what", onchange: pick },
    el("option", { value: "all", disabled: mastered.length === 0, selected: choice.lesson === "all" }, t("drill-all")),
    ...lessonOrder(book).map(option),
  );
  const mode = (/** @type {Mode} */ value) => {
    const press = () => {
      choice.mode = value;
      draw();
    };
    const input = el("input", { type: "radio", name: "drill-mode", value, checked: value === choice.mode, onchange: press });
    return el("label", { class: "drill-way" }, input, el("span", {}, el("b", {}, t(value === "clock" ? "drill-clock" : "drill-hearts")), el("small", {}, t(value === "clock" ? "drill-clock-about" : "drill-hearts-about"))));
  };
  draw();
  return [
    el(
      "div",
      { class: "task-body" },
      el("label", { class: "drill-what", for: "drill-what" }, t("drill-what")),
      what,
      mastered.length === 0 && el("p", { class: "task-left" }, t("drill-no-mastered")),
      el("fieldset", {}, el("legend", {}, t("drill-mode")), mode("clock"), mode("hearts")),
      best,
    ),
    el("div", { class: "task-acts" }, el("button", { class: "primary", onclick: start }, t("drill-start"))),
  ];
}

/**
 * Shows the score, and either the time or the hearts.
 *
 * @param {import("./drill-run.js").DrillRun} run
 */
export function drillFacts(run) {
  const fact = (/** @type {string} */ name, /** @type {import("./dom.js").Child[]} */ ...value) => el("div", {}, el("dt", {}, name), el("dd", {}, ...value));
  const hearts = Array.from({ length: HEARTS }, (_, place) => heart(place < run.hearts));
  const left = run.mode === "clock" ? fact(t("drill-left"), el("span", { role: "timer" }, duration(run.left + 999))) : fact(t("drill-lives"), ...hearts, el("span", { class: "heard" }, run.hearts));
  return el("dl", { class: "drill-facts" }, fact(t("drill-score"), run.score), left);
}
