// The setter's bench, where the player types a sudoku. The bench shows a verdict after every digit,
// and offers suggestions and the buttons Solve and Clear. Typed digits are removed only by Clear
// and by the player's own edits, and everything can be undone.

import { announce } from "./announce.js";
import { call } from "./api.js";
import { benchFoot, benchHands, benchHead, drawFoot, drawHands, said, tellOnBench } from "./bench-console.js";
import { BenchFields, drawingOf } from "./bench-fields.js";
import { BenchInquiry } from "./bench-inquiry.js";
import { BenchInsight, openNeighbours } from "./bench-insight.js";
import { BenchKept } from "./bench-kept.js";
import { offersOf, typedOf } from "./bench-offers.js";
import { BenchVerdict, verdictWords } from "./bench-verdict.js";
import { el } from "./dom.js";
import { askText } from "./library.js";
import { cellName } from "./places.js";
import { fillTexts, t } from "./texts.js";

/** @typedef {import("./types.js").State} State */

export class Bench {
  #kept = new BenchKept();
  leave = () => {};
  /** Whether the page can read pictures. */
  canPhotograph = false;
  /** Whether the fields show a solution instead of the typed digits. */
  #isSolved = false;
  /** The game put on the bench. Play starts this game if its givens are unchanged. @type {State | null} */
  #opened = null;
  #inquiry = new BenchInquiry(() => ({ cells: this.fields.cells(), at: cellName(this.fields.at), symmetry: this.#kept.symmetry }));
  #said = "";

  /** @param {(state: State) => Promise<void>} play starts a game */
  constructor(play) {
    this.play = play;
    /** @type {Record<string, () => void>} */
    const keys = {
      Enter: () => void this.solve(),
      Escape: () => this.leave(),
      "Ctrl+z": () => this.#undo("undo"),
      "Ctrl+y": () => this.#undo("redo"),
      "Ctrl+Shift+z": () => this.#undo("redo"),
    };
    this.fields = new BenchFields(keys);
    this.insight = new BenchInsight((cells) => this.fields.light(cells));
    const quiet = (/** @type {string} */ id, /** @type {string} */ text, /** @type {() => unknown} */ press) =>
      el("button", { id, class: "plain", "data-t": text, onclick: press });
    // An empty board cannot be shared or printed.
    this.givers = [
      quiet("share-fields", "share", async () => (await import("./share.js")).openShare(this.#asSession())),
      quiet("print-fields", "print", async () => (await import("./picture.js")).openPicture(this.#asSession())),
    ];
    this.neighbours = quiet("neighbours", "neighbours", () => openNeighbours(this.fields.cells(), (puzzle) => this.#put(typedOf(puzzle))));
    this.verdict = new BenchVerdict({
      leave: () => this.leave(),
      keepSymmetry: (symmetry) => this.#keepSymmetry(symmetry),
      light: (cells) => this.fields.light(cells),
      more: el(
        "div",
        { class: "bench-rest" },
        el(
          "p",
          { class: "bench-links" },
          this.insight.button,
          this.neighbours,
          ...this.givers,
        ),
        this.insight.root,
      ),
    });
    this.hands = benchHands({
      "undo-fields": () => this.#undo("undo"),
      "erase-field": () => this.fields.write(""),
      "clear-fields": () => this.clear(),
      "paste-fields": () => this.#paste(),
      "photo-fields": () => (location.hash = "scan"),
      solve: () => this.solve(),
      "play-fields": () => this.#playThis(),
      "mine-only": () => this.#mineOnly(),
    }, (digit) => this.fields.toggle(digit));
    this.foot = benchFoot();
    this.parts = [benchHead(() => this.leave(), { ways: "bench-ways", name: "bench", back: "back-to-game" }), el("div", { class: "stage" }, this.fields.root), el("div", { class: "side" }, this.verdict.root, this.hands), this.foot];
    this.fields.addEventListener("change", () => this.#put(this.fields.values()));
    this.#inquiry.addEventListener("known", () => this.#draw());
    this.#inquiry.addEventListener("rated", () => this.#drawFacts());
    this.#inquiry.addEventListener("failed", (event) => this.verdict.showOdd(said(/** @type {CustomEvent} */ (event).detail)));
    this.fields.addEventListener("move", () => this.#moved());
    this.fields.root.addEventListener("paste", (event) => {
      const text = /** @type {ClipboardEvent} */ (event).clipboardData?.getData("text") ?? "";
      if ([...text.trim()].length < 2) return;
      event.preventDefault();
      this.read(text);
    });
    this.fields.fill(this.#kept.typed);
  }

  /** @returns {any} the parts of a game that dialogs need */
  #asSession() {
    return { game: { state: { puzzle: this.fields.cells() } }, view: { title: "" } };
  }

  /** Replaces the fields' content; the new content counts as typed. @param {string[]} typed */
  #put(typed) {
    this.#isSolved = false;
    this.#kept.change(typed);
    this.fields.fill(typed);
    this.#changed();
  }

  /** @param {"undo" | "redo"} which */
  #undo(which) {
    if (this.#isSolved) this.#mineOnly();
    else if (this.#kept[which]()) {
      this.fields.fill(this.#kept.typed);
      this.#changed();
    }
  }

  #changed() {
    this.#inquiry.begin();
    // The message was about the previous content of the fields.
    this.verdict.forgetResult();
    this.#drawActs();
  }

  /** Redraws everything that depends on the current field, such as the effect of each digit. */
  #moved() {
    this.#drawFoot();
    if (this.#inquiry.known.answer?.verdict === "one") this.#drawOffers();
    else this.#inquiry.look();
  }

  #odd() {
    return this.fields.values().flatMap((value, index) => (/^[1-9]?$/.test(value) ? [] : [cellName(index)]));
  }

  /** @param {string} symmetry */
  #keepSymmetry(symmetry) {
    this.#kept.keepSymmetry(symmetry);
    this.#changed();
  }

  /** Draws all answers that have arrived so far. */
  #draw() {
    const { answer, bench: known } = this.#inquiry.known;
    const odd = this.#odd();
    if (!answer) {
      this.fields.draw({});
      return;
    }
    this.fields.draw(drawingOf(answer, known));
    if (odd.length > 0) this.verdict.showOdd(t("odd-fields", { cells: odd.join(", ") }));
    else {
      this.verdict.show(answer, known);
      this.#drawOffers();
      this.#drawFacts();
      this.#sayVerdict(verdictWords(answer));
    }
    this.insight.show(odd.length > 0 ? null : known);
    this.#drawActs();
    this.#drawFoot();
  }

  #drawFacts() {
    const { answer, rated } = this.#inquiry.known;
    if (answer && this.#odd().length === 0) this.verdict.showFacts(answer, rated, this.#kept.symmetry);
  }

  /** @param {string} words */
  #sayVerdict(words) {
    if (words !== this.#said) announce(words);
    this.#said = words;
  }

  #drawOffers() {
    const { answer, bench: known } = this.#inquiry.known;
    if (!answer) return;
    const put = (/** @type {string[]} */ typed) => {
      this.#put(typed);
      // The offer that was pressed has disappeared, so the focus moves to the board.
      this.fields.go(this.fields.at);
    };
    const offers = known ? offersOf(known, { typed: this.#kept.typed, at: cellName(this.fields.at), put }) : [];
    if (answer.verdict === "several" && answer.givens > 0) {
      const anyway = { id: "play-anyway", label: t("play-anyway"), outcome: t("play-anyway-outcome"), cells: [], press: () => this.#playThis() };
      // “Play anyway” is always offered, and is near the top if the player came to the bench to
      // play.
      offers.splice(this.#opened ? 1 : 3, this.#opened ? 0 : offers.length, anyway);
    }
    this.verdict.showOffers(offers);
  }

  #drawActs() {
    const isUnique = !this.#isSolved && this.#inquiry.known.answer?.verdict === "one" && this.#odd().length === 0;
    const isFocusKept = drawHands(this.hands, { isUnique, isSolved: this.#isSolved, canUndo: this.#kept.canUndo || this.#isSolved, canPhotograph: this.canPhotograph });
    this.neighbours.hidden = !isUnique;
    for (const button of this.givers) button.disabled = this.#kept.typed.every((sign) => sign === "");
    if (!isFocusKept) this.fields.go(this.fields.at);
  }

  #drawFoot() {
    const { at, inputs } = this.fields;
    drawFoot(this.foot, this.#inquiry.known.answer, at, inputs[at].value);
  }

  async solve() {
    const odd = this.#odd();
    if (odd.length > 0) return tellOnBench(t("odd-fields", { cells: odd.join(", ") }));
    const typed = this.fields.values();
    try {
      const answer = await call("solve", { puzzle: this.fields.cells() });
      if (answer.verdict === "none") return tellOnBench(t("no-solution"));
      // The fields were edited in the meantime, so the answer applies to a different puzzle.
      if (typed.some((value, index) => value !== this.fields.inputs[index].value)) return undefined;
      const text = t(answer.verdict === "several" ? "one-of-several" : "solved-one");
      if (typed.includes("")) this.#show(answer.solutions[0], typed, text);
      else this.verdict.showResult(text);
      announce(text);
    } catch (error) {
      return tellOnBench(said(error));
    }
    return undefined;
  }

  /** @param {string} solution @param {string[]} typed @param {string} words */
  #show(solution, typed, words) {
    this.#isSolved = true;
    this.#inquiry.end();
    this.fields.fill([...solution], typed);
    this.fields.draw({});
    this.verdict.showSolution(words);
    this.insight.show(null);
    this.#drawActs();
  }

  #mineOnly() {
    this.#isSolved = false;
    this.fields.fill(this.#kept.typed);
    this.#changed();
    this.fields.go(this.fields.at);
  }

  clear() {
    this.#opened = null;
    this.#put(Array(81).fill(""));
    this.fields.go(0);
  }

  /** Asks for text with which to fill the fields. */
  async #paste() {
    await askText((text) => this.#take(text));
    this.fields.go(this.fields.at);
  }

  /** @param {string} text in any format that the engine reads */
  async read(text) {
    try {
      await this.#take(text);
    } catch (error) {
      await tellOnBench(said(error));
    }
  }

  /** @param {string} text */
  async #take(text) {
    const answer = await call("open", { text, view: false });
    this.lay(answer.state);
  }

  /** Puts the givens of a game into the fields. @param {State} state */
  lay(state) {
    this.#opened = state;
    this.#put(typedOf(state.puzzle));
  }

  async #playThis() {
    const puzzle = this.#kept.typed.map((value) => (/^[1-9]$/.test(value) ? value : ".")).join("");
    try {
      await this.play(this.#opened?.puzzle === puzzle ? this.#opened : { puzzle });
    } catch (error) {
      await tellOnBench(said(error));
    }
  }

  /** Fills in the bench's text and verdict; the bench may not be on the page yet. @param {State |
   * null} state a game to put on the bench */
  open(state) {
    for (const part of this.parts) fillTexts(part);
    requestAnimationFrame(() => {
      if (state) this.lay(state);
      else if (!this.#isSolved) this.#changed();
      this.#drawActs();
      this.#draw();
      this.fields.go(this.fields.at);
    });
  }
}
