// The guided search, which is an exercise with the hint ladder visible. Nothing is recorded.

import { announce } from "./announce.js";
import { argument, named } from "./argument.js";
import { el, refill } from "./dom.js";
import { answerList, showLast, wrongMarks } from "./exercise-answers.js";
import { Exercise, LAST_RUNG } from "./exercise.js";
import { attempt } from "./library.js";
import { t } from "./texts.js";

/** The content of each rung. */
const RUNGS = ["rung-1", "rung-2", "rung-3", "rung-4"];
/** The label of the button for each rung. */
const NEXT = ["", "", "clue-where", "clue-why", "clue-do"];

export class GuidedTask {
  #isEnded = false;
  #isBusy = false;

  /**
   * @param {import("./lesson-screen.js").LessonScreen} screen
   * @param {import("./exercise.js").Laid} laid
   * @param {() => void} next called to continue when the step has been found
   */
  constructor(screen, laid, next) {
    this.screen = screen;
    this.box = screen.taskBox;
    this.next = next;
    this.exercise = new Exercise(screen.id, laid);
  }

  begin() {
    const { desk } = this.screen;
    this.box.classList.remove("way");
    desk.isOpen = true;
    desk.deed = this.exercise.laid.deed;
    desk.board.choose([], { focus: false });
    desk.show(this.exercise.laid.view);
    this.#draw();
  }

  end() {
    this.#isEnded = true;
  }

  /** @param {{cell: string, digit: number}} answer */
  async answer({ cell, digit }) {
    if (this.exercise.isOver) return;
    await this.#say(async () => {
      const reply = await this.exercise.answer(cell, digit);
      return [reply.spoken, reply.done ? t("exercise-done") : ""].join(" ");
    });
  }

  async help() {
    if (this.exercise.isOver) return;
    await this.#say(async () => (await (this.exercise.nextRung === LAST_RUNG ? this.exercise.reveal() : this.exercise.help())).spoken);
  }

  /** Whether there are answers that can be undone. */
  get hasAnswers() {
    return this.exercise.hasAnswers;
  }

  clear() {
    if (this.exercise.isOver) return;
    this.exercise.clear();
    this.#draw();
  }

  /** Runs a task, draws the result and announces it. @param {() => Promise<string>} work */
  async #say(work) {
    if (this.#isBusy) return;
    this.#isBusy = true;
    await attempt(async () => {
      const spoken = await work();
      if (this.#isEnded) return;
      this.#draw();
      announce(spoken);
    });
    this.#isBusy = false;
  }

  #draw() {
    const { exercise } = this;
    const { desk } = this.screen;
    const hadFocus = this.box.contains(document.activeElement);
    desk.isOpen = !exercise.isOver;
    desk.draw(exercise.figure, wrongMarks(exercise.answers, exercise.laid.view));
    const { clue } = exercise;
    const rung = clue?.rung ?? 0;
    const item = (/** @type {string} */ key, /** @type {number} */ place) =>
      el("li", { class: place + 1 === rung ? "on now" : place + 1 < rung ? "on" : "", "aria-current": place + 1 === rung ? "step" : undefined }, t(key));
    const said = !clue ? [] : rung > 2 ? argument(clue, clue.figure, desk.pointers) : [el("p", {}, ...named(clue.parts, desk.pointers))];
    const next = el("button", { class: exercise.isOver ? "primary" : "plain", onclick: this.next }, exercise.isOver ? t("exercises") : t("skip"));
    refill(this.box, [
      el("ol", { class: "rungs", "aria-label": t("hint-rung", { rung }) }, ...RUNGS.map(item)),
      el(
        "div",
        { class: "task-body" },
        said.length > 0 && el("div", { class: "said clue" }, ...said),
        exercise.answers.length > 0 && answerList(exercise.answers, desk.pointers),
        el("p", { class: "task-left" }, exercise.isDone ? t("exercise-done") : ""),
      ),
      el(
        "div",
        { class: "task-acts" },
        !exercise.isOver && el("button", { class: "primary", onclick: () => this.help() }, t(NEXT[exercise.nextRung])),
        !exercise.isOver && el("button", { disabled: exercise.answers.length === 0, onclick: () => this.clear() }, t("clear")),
        next,
      ),
    ]);
    showLast(this.box);
    if (hadFocus) /** @type {HTMLElement | null} */ (this.box.querySelector(".task-acts .primary"))?.focus({ preventScroll: true });
  }
}
