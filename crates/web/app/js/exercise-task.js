// The nine exercises of a lesson, one after another. Missed exercises that are due come first. The
// next exercise is generated while the player thinks.

import { announce } from "./announce.js";
import { argument, named } from "./argument.js";
import { games } from "./api.js";
import { courseNumber, numberWord } from "./course-words.js";
import { NINE, nineOf } from "./course.js";
import { today } from "./dates.js";
import { el, refill } from "./dom.js";
import { answerList, showLast, wrongMarks } from "./exercise-answers.js";
import { Exercise, LAST_RUNG, makeExercise } from "./exercise.js";
import { attempt } from "./library.js";
import { nineDots } from "./shapes.js";
import { t, titled } from "./texts.js";

/** @typedef {import("./exercise.js").Made} Made */

/** The label of the button for each rung. */
const NEXT = ["", "", "clue-where", "clue-why", "show-rest"];

export class ExerciseTask {
  /** @type {Exercise | null} */
  #exercise = null;
  /** @type {Made | null} */
  #made = null;
  /** The next exercise, ready or being generated. @type {Promise<Made> | null} */
  #ahead = null;
  #isRecorded = false;
  /**
   * A sentence that says how this exercise has changed the progress in the lesson, for example that
   * the lesson is now mastered.
   */
  #reached = "";
  /** Whether the task has ended. Later answers are not drawn. */
  #isEnded = false;
  /** Whether an answer is pending. */
  #isBusy = false;
  /** Seeds that are due again. @type {number[]} */
  #due;

  /** @param {import("./lesson-screen.js").LessonScreen} screen */
  constructor(screen) {
    this.screen = screen;
    this.box = screen.taskBox;
    this.#due = [...(screen.context.progress.lessons[screen.id]?.due ?? [])];
  }

  async begin() {
    this.box.classList.remove("way");
    refill(this.box, [el("p", { class: "muted" }, t("exercise-making"))]);
    const made = await (this.#ahead ?? this.#make());
    this.#ahead = null;
    if (this.#isEnded) return;
    this.#due = this.#due.filter((seed) => seed !== made.seed);
    this.#made = made;
    this.#exercise = new Exercise(this.screen.id, made);
    this.#isRecorded = false;
    this.#reached = "";
    const { desk } = this.screen;
    desk.isOpen = true;
    desk.deed = made.deed;
    desk.board.choose([], { focus: false });
    desk.show(made.view);
    this.#draw();
    this.#ahead = this.#make();
    this.#ahead.catch(() => (this.#ahead = null));
  }

  #make() {
    const [due] = this.#due.filter((seed) => seed !== this.#made?.seed);
    return makeExercise(this.screen.id, due);
  }

  /** Ends the exercise. It counts as missed if the player made a mistake or asked for help. */
  end() {
    this.#isEnded = true;
    this.#record();
  }

  /** @param {{cell: string, digit: number}} answer */
  async answer({ cell, digit }) {
    const exercise = this.#exercise;
    if (!exercise || exercise.isOver || this.#isBusy) return;
    this.#isBusy = true;
    await attempt(async () => {
      const reply = await exercise.answer(cell, digit);
      if (this.#isEnded || exercise !== this.#exercise) return;
      if (reply.done) this.#record();
      this.#draw();
      announce([reply.spoken, this.#leftWords()].filter(Boolean).join(" "));
    });
    this.#isBusy = false;
  }

  /** Shows one more rung of help or, at the last rung, the whole step. */
  async help() {
    const exercise = this.#exercise;
    if (!exercise || exercise.isOver || this.#isBusy) return;
    this.#isBusy = true;
    await attempt(async () => {
      const isLast = this.#nextRung(exercise) === LAST_RUNG;
      const clue = await (isLast ? exercise.reveal() : exercise.help());
      if (this.#isEnded || exercise !== this.#exercise) return;
      if (isLast) this.#record();
      this.#draw();
      announce(clue.spoken);
    });
    this.#isBusy = false;
  }

  /** Whether there are answers that can be undone. */
  get hasAnswers() {
    return this.#exercise?.hasAnswers ?? false;
  }

  clear() {
    if (!this.#exercise || this.#exercise.isOver) return;
    this.#exercise.clear();
    this.#draw();
    announce(t("answers-cleared"));
  }

  /** Moves to the next exercise. */
  async next() {
    this.#record();
    await attempt(() => this.begin());
    if (this.#isEnded) return;
    this.screen.desk.board.focus();
    announce([this.#title(), this.#made?.spoken].join(". "));
  }

  /**
   * Returns the rung to show when the player next asks for help. After a right answer, this is the
   * last rung, which shows the remaining deductions.
   *
   * @param {Exercise} exercise
   */
  #nextRung(exercise) {
    return exercise.answers.some(({ verdict }) => verdict === "right") ? LAST_RUNG : exercise.nextRung;
  }

  /** Stores the outcome, but only once. */
  #record() {
    const outcome = this.#exercise?.outcome;
    if (!outcome || this.#isRecorded || !this.#made) return;
    this.#isRecorded = true;
    const { lesson, seed } = this.#made;
    const before = this.screen.context.progress.lessons[lesson];
    attempt(async () => {
      const known = await games.recordExercise({ lesson, seed, outcome, today: today() });
      this.screen.note(known);
      if (this.#isEnded || this.#made?.seed !== seed || !this.#exercise?.isOver) return;
      if (known.complete && !before?.complete) this.#reached = t("lesson-now-complete");
      else if (known.mastered && !before?.mastered) this.#reached = t("lesson-now-mastered");
      this.#draw();
      if (this.#reached) announce([t("exercise-done"), this.#reached].join(" "));
    });
  }

  #isAgain() {
    const known = this.screen.context.progress.lessons[this.screen.id];
    return known?.missed.some(({ seed }) => seed === this.#made?.seed) ?? false;
  }

  #title() {
    const { found } = this.screen;
    // If the outcome of this exercise was just recorded, the count already includes the exercise.
    const isCounted = this.#exercise?.outcome === "found" && this.#isRecorded;
    return found >= NINE && !isCounted ? t("exercise-more") : courseNumber("exercise", Math.min(isCounted ? found : found + 1, NINE));
  }

  #leftWords() {
    const { last, isDone } = this.#exercise ?? {};
    if (isDone) return t("exercise-done");
    if (!last || !this.#exercise?.answers.some(({ verdict }) => verdict === "right")) return "";
    return last.left === 1 ? t("to-find-one") : t("to-find-other", { count: titled(numberWord(last.left)) });
  }

  #draw() {
    const exercise = this.#exercise;
    const made = this.#made;
    if (!exercise || !made) return;
    const { desk } = this.screen;
    const hadFocus = this.box.contains(document.activeElement);
    desk.isOpen = !exercise.isOver;
    desk.draw(exercise.figure, wrongMarks(exercise.answers, made.view));
    const { clue } = exercise;
    const said = exercise.isShown && clue ? argument(clue, clue.figure, desk.pointers) : clue ? [el("p", {}, ...named(clue.parts, desk.pointers))] : [];
    refill(this.box, [
      el("header", {}, el("h2", {}, this.#title()), this.#isAgain() && el("span", { class: "again" }, t("exercise-again")), nineDots(nineOf(this.screen.found))),
      el(
        "div",
        { class: "task-body" },
        el("p", {}, ...named(made.parts, desk.pointers)),
        said.length > 0 && el("div", { class: "said clue" }, ...said),
        exercise.answers.length > 0 && answerList(exercise.answers, desk.pointers),
        el("p", { class: "task-left" }, this.#leftWords()),
        this.#reached && el("p", { class: "task-reached" }, this.#reached),
      ),
      el("div", { class: "task-acts" }, ...(exercise.isOver ? this.#overActs() : this.#acts(exercise))),
    ]);
    showLast(this.box);
    if (hadFocus) /** @type {HTMLElement | null} */ (this.box.querySelector(".task-acts .primary"))?.focus({ preventScroll: true });
  }

  /** @param {Exercise} exercise */
  #acts(exercise) {
    return [
      el("button", { class: "primary", onclick: () => this.help() }, t(NEXT[this.#nextRung(exercise)])),
      el("button", { disabled: exercise.answers.length === 0 && !exercise.clue, onclick: () => this.clear() }, t("clear")),
      el("button", { class: "plain", onclick: () => this.next() }, t("skip")),
    ];
  }

  /**
   * Returns the buttons shown after an exercise, which lead to another exercise and, once the
   * lesson is mastered, to the next part or lesson.
   */
  #overActs() {
    const { context, found, id, nextId, parts } = this.screen;
    const isComplete = found >= NINE;
    const another = (/** @type {string} */ kind) => el("button", { class: kind, onclick: () => this.next() }, t(isComplete ? "exercise-more" : "exercise-next"));
    if (!context.progress.lessons[id]?.mastered) return [another("primary")];
    const puzzle = parts.find(({ kind }) => kind === "puzzle");
    const onward = (/** @type {string} */ kind) =>
      puzzle ? el("button", { class: kind, onclick: () => this.screen.show(puzzle.id) }, puzzle.name) : nextId && el("a", { class: `button ${kind}`, href: `#learn/${nextId}` }, t("lesson-next"));
    return isComplete ? [onward("primary"), another("")] : [another("primary"), onward("")];
  }
}
