// The screen of a lesson: the board, and the text and task of each part.

import { announce } from "./announce.js";
import { foundCount, lessonOrder, pageOf } from "./course.js";
import { el, refill } from "./dom.js";
import { ExerciseTask } from "./exercise-task.js";
import { GuidedTask } from "./guided-task.js";
import { LessonDesk } from "./lesson-desk.js";
import { partsOf } from "./lesson-parts.js";
import { layOut, stepOf } from "./lesson-position.js";
import { lessonFoot, lessonHead, teachHead } from "./lesson-frame.js";
import { lessonText } from "./lesson-text.js";
import { attempt, keep } from "./library.js";
import { StepWalk } from "./step-walk.js";
import { t } from "./texts.js";

/** @typedef {import("./lesson-parts.js").Part} Part */
/** @typedef {import("./course.js").Section} Section */
/** @typedef {import("./dom.js").Child} Child */

/**
 * @typedef {object} LessonContext
 * @property {import("./pages.js").Place} place
 * @property {import("./course.js").Course} book
 * @property {string} id
 * @property {import("./course.js").Progress} progress
 * @property {{id: string, name: string}[]} levels
 */

/** The board of a page without an example. */
const EMPTY = { givens: ".".repeat(81), struck: [] };

export class LessonScreen {
  /** Incremented for every part shown, so that late answers for an older part are not drawn. */
  #shown = 0;
  /** @type {ExerciseTask | GuidedTask | null} */
  #task = null;
  /** The example being stepped through. @type {StepWalk | null} */
  #walk = null;

  /** @param {LessonContext} context */
  constructor(context) {
    this.context = context;
    this.id = context.id;
    this.page = /** @type {import("./course.js").LessonPage} */ (pageOf(context.book, context.id));
    this.chapter = context.book.chapters.find(({ lessons }) => lessons.includes(context.id))?.id ?? null;
    this.parts = partsOf(this.page, this.chapter !== null);
    this.part = this.parts[0].id;
    this.desk = new LessonDesk();
    this.head = el("header", { class: "lesson-head" });
    this.teach = el("section", { class: "teach", "aria-label": t("lesson") });
    this.taskBox = el("section", { class: "task", "aria-label": t("task") });
    this.foot = el("footer", { class: "lesson-foot" });
    this.elements = [this.head, this.desk.root, el("div", { class: "side" }, this.teach, this.taskBox), this.foot];
    this.desk.addEventListener("command", (event) => this.#command(/** @type {CustomEvent<string>} */ (event)));
    this.desk.addEventListener("answer", (event) => this.#task?.answer(/** @type {CustomEvent<{cell: string, digit: number}>} */ (event).detail));
    for (const event of ["choose", "draw"]) this.desk.board.addEventListener(event, () => this.#drawFoot());
  }

  /** @param {string} part */
  async begin(part) {
    this.desk.open();
    await this.show(this.parts.some(({ id }) => id === part) ? part : "idea", false);
  }

  leave() {
    this.#shown += 1;
    this.#task?.end();
    this.desk.close();
  }

  /** The number of exercises that were solved without help, at most nine. */
  get found() {
    return foundCount(this.context.progress.lessons[this.id]);
  }

  /** @param {import("./course.js").LessonProgress} known the current progress in the lesson */
  note(known) {
    this.context.progress.lessons[this.id] = known;
    this.#drawHead();
    this.#drawFoot(true);
  }

  /** The lesson after this one. */
  get nextId() {
    const order = lessonOrder(this.context.book);
    return order[order.indexOf(this.id) + 1] ?? null;
  }

  /**
   * @param {string} id a part's ID
   * @param {boolean} [isMove] whether the player came from another part
   */
  async show(id, isMove = true) {
    const part = this.parts.find((one) => one.id === id) ?? this.parts[0];
    const shown = (this.#shown += 1);
    this.part = part.id;
    this.#task?.end();
    this.#task = null;
    this.#walk = null;
    this.desk.isOpen = false;
    this.desk.board.choose([], { focus: false });
    if (isMove) history.replaceState(null, "", `#learn/${this.id}/${part.id}`);
    this.#drawHead();
    const isStill = () => shown === this.#shown;
    await attempt(() => this.#fill(part, isStill));
    if (!isMove || !isStill()) return;
    this.teach.scrollTop = 0;
    this.teach.querySelector("h1")?.focus({ preventScroll: true });
    announce(`${this.page.title}. ${part.section?.heading ?? part.name}`);
  }

  /** @param {Part} part @param {() => boolean} isStill */
  #fill(part, isStill) {
    if (part.kind === "exercises") return this.#exercises();
    if (part.kind === "guided") return this.#guided(part, isStill);
    if (part.kind === "puzzle") return this.#puzzle(part);
    return part.kind === "idea" ? this.#idea(isStill) : this.#position(part, isStill);
  }

  /**
   * Whether boards have marks. In the easy chapter, which comes before marks are taught, marks
   * would only be a distraction.
   */
  get #hasMarks() {
    return this.chapter !== "easy";
  }

  /** @param {Section["kind"]} kind */
  #sections(kind) {
    return this.page.sections.filter((section) => section.kind === kind);
  }

  /** @param {Section} section @param {boolean} [concludes] */
  #text(section, concludes = false) {
    return lessonText(section.blocks, this.desk.pointers.light, concludes);
  }

  /**
   * Shows the idea and how to find the pattern, with the first example as the picture.
   *
   * @param {() => boolean} isStill
   */
  async #idea(isStill) {
    const notes = this.#sections("note").map((section) => el("details", {}, el("summary", {}, section.heading), ...this.#text(section)));
    const idea = this.#sections("idea").flatMap((section) => this.#text(section));
    this.#drawTeach([el("div", { class: "idea" }, ...idea), ...this.#look(), notes.length > 0 && el("div", { class: "notes" }, ...notes)]);
    this.#drawWay([]);
    const example = this.page.sections.find(({ position }) => position);
    if (example) await this.#lay(example, isStill);
    else this.desk.show((await layOut(EMPTY, false)).view);
  }

  #look() {
    return this.#sections("look").flatMap((section) => this.#text(section, true));
  }

  /**
   * Shows an example with the engine's explanation, or a near miss.
   *
   * @param {Part} part
   * @param {() => boolean} isStill
   */
  async #position({ section }, isStill) {
    if (!section) return;
    const text = [el("h2", {}, section.heading), el("div", { class: "plain-text" }, ...this.#text(section))];
    this.#drawTeach(text);
    this.#drawWay([]);
    const step = await this.#lay(section, isStill);
    if (!step || !isStill()) return;
    this.#walk = new StepWalk(step, this.desk);
    this.#drawTeach([...text, this.#walk.root]);
    this.#drawWay([]);
  }

  /**
   * Moves one sentence forward or back or, if there are no more sentences, one part.
   *
   * @param {1 | -1} by
   */
  #step(by) {
    const at = this.parts.findIndex(({ id }) => id === this.part) + by;
    if (this.#walk?.move(by)) {
      announce(this.#walk.last);
      this.#drawWay([]);
      /** @type {HTMLElement | null} */ (this.taskBox.querySelector(by > 0 ? ".primary" : ".plain"))?.focus({ preventScroll: true });
    } else if (this.parts[at]) this.show(this.parts[at].id);
  }

  /**
   * Puts the position of a section on the board, with the figure of its step.
   *
   * @param {Section} section
   * @param {() => boolean} isStill
   */
  async #lay({ position }, isStill) {
    if (!position) return null;
    const [laid, step] = await Promise.all([layOut(position, this.#hasMarks), stepOf(position)]);
    if (isStill()) this.desk.show(laid.view, step?.figure);
    return step;
  }

  /** @param {Part} part @param {() => boolean} isStill */
  async #guided({ section }, isStill) {
    if (!section?.position) return;
    this.#drawTeach([el("h2", {}, section.heading), el("div", { class: "plain-text" }, ...this.#text(section)), ...this.#look()]);
    const { claim } = section.position;
    const deed = claim?.deductions.some((deduction) => deduction.includes("=")) ? "place" : "strike";
    const laid = await layOut(section.position, this.#hasMarks);
    if (!isStill()) return;
    const next = () => this.show("exercises");
    this.#task = new GuidedTask(this, { ...laid, deed }, next);
    this.#task.begin();
  }

  async #exercises() {
    const example = this.parts.find(({ kind }) => kind === "example");
    const more = [
      example && el("button", { class: "texty", onclick: () => this.show(example.id) }, t("show-example")),
      el("button", { class: "texty", onclick: () => this.show("idea") }, t("show-idea")),
    ];
    this.#drawTeach([...this.#look(), el("p", { class: "teach-more" }, ...more)]);
    this.#task = new ExerciseTask(this);
    await this.#task.begin();
  }

  /** @param {Part} part */
  async #puzzle({ section }) {
    if (!section?.puzzle) return;
    const { givens } = section.puzzle;
    this.#drawTeach([el("h2", {}, section.heading), el("div", { class: "plain-text" }, ...this.#text(section))]);
    const play = async () => {
      await keep(this.context.place.session, { puzzle: givens, title: this.page.title });
      this.context.place.play();
    };
    this.#drawWay([el("button", { class: "primary", onclick: () => attempt(play) }, t("play"))]);
    this.desk.show((await layOut({ givens, struck: [] }, false)).view);
  }

  /** @param {Child[]} children */
  #drawTeach(children) {
    refill(this.teach, [...teachHead(this), ...children]);
  }

  #drawHead() {
    refill(this.head, lessonHead(this));
  }

  /** @param {boolean} [isSaved] */
  #drawFoot(isSaved = false) {
    refill(this.foot, lessonFoot(this.desk.board, isSaved));
  }

  /**
   * Draws the task of a part that is only read: the forward and back buttons.
   * @param {Child[]} acts buttons before the forward button; one of them is then the primary button
   */
  #drawWay(acts) {
    const at = this.parts.findIndex(({ id }) => id === this.part);
    const [back, next] = [this.parts[at - 1], this.parts[at + 1]];
    const exercises = this.parts.find(({ kind }) => kind === "exercises");
    const isWalking = this.#walk !== null && !this.#walk.isWhole;
    const canSkip = at === 0 && exercises && next !== exercises;
    refill(this.taskBox, [
      el("p", { class: "task-where" }, t("part-of", { part: at + 1, count: this.parts.length })),
      el(
        "div",
        { class: "task-acts" },
        ...acts,
        (next || isWalking) && el("button", { class: acts.length > 0 ? "" : "primary", onclick: () => this.#step(1) }, isWalking ? t("step-on") : next.name),
        canSkip && el("button", { onclick: () => this.show(exercises.id) }, t("exercises")),
        !next && !isWalking && acts.length === 0 && el("a", { class: "button", href: "#learn" }, t("learn")),
        back && el("button", { class: "plain", onclick: () => this.#step(-1) }, t("part-back")),
      ),
    ]);
    this.taskBox.classList.add("way");
  }

  /** @param {CustomEvent<string>} event */
  #command(event) {
    const { detail } = event;
    if (detail === "enter") /** @type {HTMLElement | null} */ (this.taskBox.querySelector(".primary"))?.click();
    else if (detail === "hint" && this.#task) this.#task.help();
    else if (detail === "clear" && this.#task) this.#task.clear();
    // Undo first removes the answers, so that pressing the key by mistake does not leave the
    // exercise.
    else if (detail === "undo" && this.#task?.hasAnswers) this.#task.clear();
    else if (detail === "redo") this.#step(1);
    else if (detail === "undo") this.#step(-1);
    else if (detail === "escape") location.hash = "learn";
    else return;
    event.preventDefault();
  }
}
