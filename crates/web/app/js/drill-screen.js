// The screen of a drill: the setup, the drill itself, and the result.

import { announce } from "./announce.js";
import { argument, named } from "./argument.js";
import { games } from "./api.js";
import { duration } from "./clock.js";
import { firstExample, lessonOrder } from "./course.js";
import { drillFacts, drillForm } from "./drill-parts.js";
import { DrillRun } from "./drill-run.js";
import { el, icon, refill } from "./dom.js";
import { answerList, wrongMarks } from "./exercise-answers.js";
import { LessonDesk } from "./lesson-desk.js";
import { layOut } from "./lesson-position.js";
import { attempt } from "./library.js";
import { counted, t } from "./texts.js";

/** The ID of a drill that covers all mastered lessons. */
export const ALL = "all";

/** The interval for checking the time, in milliseconds. */
const TICK = 200;

export class DrillScreen {
  /** @type {DrillRun | null} */
  #run = null;
  /** @type {number | undefined} */
  #ticking;
  #isBusy = false;

  /**
   * @param {import("./course.js").Course} book
   * @param {import("./course.js").Progress} progress
   */
  constructor(book, progress) {
    this.book = book;
    this.progress = progress;
    this.mastered = lessonOrder(book).filter((id) => progress.lessons[id]?.mastered);
    /** The lesson and the kind of drill that the player has chosen. */
    this.choice = { lesson: this.mastered.length > 0 ? ALL : lessonOrder(book)[0], mode: /** @type {import("./drill-run.js").Mode} */ ("clock") };
    this.desk = new LessonDesk();
    this.teach = el("section", { class: "teach", "aria-label": t("drill") });
    this.taskBox = el("section", { class: "task", "aria-label": t("task") });
    this.head = el("header", { class: "lesson-head" }, el("a", { class: "back", href: "#learn", "aria-label": t("learn") }, icon("M15 5l-7 7 7 7")), el("div", { class: "lesson-title", "aria-hidden": "true" }, el("span", { class: "lesson-head-name" }, t("drills"))));
    this.elements = [this.head, this.desk.root, el("div", { class: "side" }, this.teach, this.taskBox)];
    this.desk.addEventListener("answer", (event) => this.#answer(/** @type {CustomEvent<{cell: string, digit: number}>} */ (event).detail));
    this.desk.addEventListener("command", (event) => this.#command(/** @type {CustomEvent<string>} */ (event)));
    this.desk.open();
  }

  leave() {
    clearInterval(this.#ticking);
    if (this.#run) this.#run.isOver = true;
    this.desk.close();
  }

  /** Shows the setup, where the player chooses the kind of drill. */
  async choose() {
    this.desk.isOpen = false;
    this.teach.classList.remove("drill-on");
    this.taskBox.classList.remove("way");
    refill(this.teach, [this.#eyebrow(), el("h1", { tabindex: -1 }, t("drills")), el("p", { class: "plain-text" }, t("drill-about"))]);
    refill(this.taskBox, drillForm(this, () => this.start()));
    await this.#picture();
  }

  #eyebrow() {
    return el("p", { class: "eyebrow" }, el("a", { href: "#learn" }, t("learn")));
  }

  /** Shows the board of the first example as a preview. */
  async #picture() {
    const lesson = this.choice.lesson === ALL ? this.mastered[0] : this.choice.lesson;
    const position = firstExample(this.book.lessons[lesson]);
    if (position) await attempt(async () => this.desk.show((await layOut(position, false)).view));
  }

  /** The name of the drill. */
  get name() {
    return this.choice.lesson === ALL ? t("drill-all") : this.book.lessons[this.choice.lesson].title;
  }

  async start() {
    const { lesson, mode } = this.choice;
    const run = new DrillRun(mode, lesson === ALL ? this.mastered : [lesson]);
    this.#run = run;
    this.taskBox.classList.remove("way");
    refill(this.taskBox, [el("p", { class: "muted" }, t("exercise-making"))]);
    const isThere = await attempt(() => run.begin());
    if (run.isOver || run !== this.#run) return;
    if (!isThere) return this.choose();
    this.#ticking = setInterval(() => this.#tick(), TICK);
    this.#lay();
  }

  /** Shows the position on the board. */
  #lay() {
    const round = this.#run?.round;
    if (!round) return;
    this.desk.isOpen = true;
    this.desk.deed = round.made.deed;
    this.desk.board.choose([], { focus: false });
    this.desk.show(round.made.view);
    this.#draw();
    this.desk.board.focus();
    announce(round.made.spoken);
  }

  #tick() {
    const time = this.teach.querySelector("[role=timer]");
    if (time && this.#run) time.textContent = duration(this.#run.left + 999);
    if (this.#run?.isTimeUp) this.#end();
  }

  #draw() {
    const run = this.#run;
    if (!run?.round) return;
    const { made, exercise } = run.round;
    const { pointers } = this.desk;
    this.desk.draw(exercise.figure, wrongMarks(exercise.answers, made.view));
    this.teach.classList.add("drill-on");
    refill(this.teach, [this.#eyebrow(), el("h1", { tabindex: -1 }, this.name), drillFacts(run)]);
    const stop = el("button", { onclick: () => this.#end() }, t("drill-stop"));
    refill(this.taskBox, [
      el(
        "div",
        { class: "task-body" },
        el("p", {}, ...named(made.parts, pointers)),
        // Exercises ask for every deduction, so the drill states that one deduction is enough.
        made.deed === "strike" && el("p", { class: "muted" }, t("drill-one")),
        exercise.answers.length > 0 && answerList(exercise.answers.slice(-2), pointers),
      ),
      el("div", { class: "task-acts" }, stop, el("button", { class: "plain", onclick: () => this.#pass() }, t("skip"))),
    ]);
  }

  /** @param {{cell: string, digit: number}} answer */
  async #answer({ cell, digit }) {
    const run = this.#run;
    if (!run || run.isOver || this.#isBusy) return;
    this.#isBusy = true;
    await attempt(async () => {
      const reply = await run.answer(cell, digit);
      if (!reply) return;
      announce(reply.spoken);
      if (run.isOver) return this.#end();
      if (reply.verdict !== "right") return this.#draw();
      await run.next();
      if (!run.isOver) this.#lay();
    });
    this.#isBusy = false;
  }

  async #pass() {
    const run = this.#run;
    if (!run || run.isOver || this.#isBusy) return;
    this.#isBusy = true;
    run.pass();
    await attempt(async () => {
      if (run.isOver) return this.#end();
      await run.next();
      if (!run.isOver) this.#lay();
    });
    this.#isBusy = false;
  }

  /** Ends the drill, and shows the score, the best score and the missed positions. */
  async #end() {
    const run = this.#run;
    clearInterval(this.#ticking);
    if (!run) return;
    this.#run = null;
    run.isOver = true;
    this.desk.isOpen = false;
    const { lesson, mode } = this.choice;
    await attempt(async () => {
      const { best, is_new } = await games.recordDrill({ mode, lesson, score: run.score });
      this.progress = await games.course();
      this.#drawEnd(run, best, is_new);
      announce([t("drill-over"), counted("drill-result", run.score), is_new ? t("drill-new-best") : t("drill-best", { best })].join(". "));
    });
  }

  /** @param {DrillRun} run @param {number} best @param {boolean} isNew */
  #drawEnd(run, best, isNew) {
    const said = el("div", { class: "said" });
    const missed = run.missed.map((round, index) => {
      const see = () => attempt(async () => {
        const clue = await round.exercise.reveal();
        this.desk.show(round.made.view, clue.figure);
        refill(said, argument(clue, clue.figure, this.desk.pointers));
        announce(clue.spoken);
      });
      return el("li", {}, el("button", { class: "texty", onclick: see }, t("drill-see", { number: index + 1, lesson: this.book.lessons[round.lesson].title })));
    });
    const result = el("h1", { tabindex: -1 }, counted("drill-result", run.score));
    refill(this.teach, [
      this.#eyebrow(),
      result,
      el("p", { class: "drill-best" }, isNew ? t("drill-new-best") : t("drill-best", { best })),
      el("h2", {}, missed.length > 0 ? t("drill-missed") : t("drill-missed-none")),
      missed.length > 0 && el("ul", { class: "drill-missed" }, ...missed),
      said,
    ]);
    this.taskBox.classList.add("way");
    refill(this.taskBox, [
      el("p", { class: "task-where" }, [this.name, t(`drill-${run.mode}`)].join(", ")),
      el("div", { class: "task-acts" }, el("button", { class: "primary", onclick: () => this.start() }, t("drill-again")), el("button", { onclick: () => this.choose() }, t("drills")), el("a", { class: "button", href: "#learn" }, t("learn"))),
    ]);
    result.focus({ preventScroll: true });
  }

  /** @param {CustomEvent<string>} event */
  #command(event) {
    if (event.detail === "enter") /** @type {HTMLElement | null} */ (this.taskBox.querySelector(".primary"))?.click();
    // The first press ends the drill in progress and shows its result. The next press leaves the
    // page.
    else if (event.detail === "escape" && this.#run) this.#end();
    else if (event.detail === "escape") location.hash = "learn";
    else return;
    event.preventDefault();
  }
}
