// The setter's bench, Enter / Solve: fields to type a sudoku into, a verdict at every digit, what
// to do next, Solve and Clear. Nothing that was typed is taken away but by Clear and by what the
// player presses; everything can be undone.

import { announce } from "./announce.js";
import { call, cancelCall } from "./api.js";
import { benchFoot, benchHands, benchHead } from "./bench-console.js";
import { BenchFields } from "./bench-fields.js";
import { BenchInsight, openNeighbours } from "./bench-insight.js";
import { BenchKept } from "./bench-kept.js";
import { offersOf, typedOf } from "./bench-offers.js";
import { BenchVerdict, verdictWords } from "./bench-verdict.js";
import { byId, el, openDialog } from "./dom.js";
import { ApiError, Offline } from "./errors.js";
import { askText, keep } from "./library.js";
import { shownPage } from "./pages.js";
import { cellName } from "./places.js";
import { counted, fillTexts, t } from "./texts.js";

/** @typedef {import("./types.js").State} State */
/** @typedef {import("./types.js").EnterAnswer} EnterAnswer */
/** @typedef {import("./types.js").BenchAnswer} BenchAnswer */
/** @typedef {import("./types.js").RateAnswer} RateAnswer */

/** How long typing must rest before the verdict is asked for. */
const REST_MS = 60;
/** How long it must rest before the rest is asked for. */
const LONG_REST_MS = 250;
/** The kinds of calls that newer ones take the place of. */
const KINDS = ["enter", "bench", "bench-rate", "bench-se"];

export const title = "bench";

/** The bench, once it was seen. @type {Bench | null} */
let bench = null;
/** A puzzle for the bench that is not there yet. @type {State | null} */
let waiting = null;

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content({ session, play }) {
  bench ??= new Bench(async (state) => {
    await keep(session, state);
    play();
  });
  // Without a game, leaving goes by the address, which opens one.
  bench.leave = () => (session.view ? play() : (location.hash = ""));
  bench.open();
  return bench.parts;
}

/** Ends its calls. */
export const leave = () => KINDS.forEach(cancelCall);

/** Puts a puzzle into the fields. @param {string} text in any format that the engine reads */
export const read = (text) => bench?.read(text);

/** Puts an opened game on the bench, now or when it is shown. @param {State} state */
export function lay(state) {
  if (bench && shownPage() === "enter") bench.lay(state);
  else waiting = state;
}

class Bench {
  #kept = new BenchKept();
  leave = () => {};
  /** Whether a solution is in the fields instead of what was typed. */
  #isSolved = false;
  /** A game that was opened here; it is played as it was unless its givens change. @type {State | null} */
  #opened = null;
  /** Answers to older questions are not drawn. */
  #asked = 0;
  /** @type {number | undefined} */
  #timer;
  /** @type {number | undefined} */
  #longTimer;
  /** Decides which givens are added and taken away; another one for every puzzle. */
  #seed = 0;
  /** What is known of the fields. @type {{answer: EnterAnswer | null, bench: BenchAnswer | null, rated: RateAnswer | null}} */
  #known = { answer: null, bench: null, rated: null };
  #said = "";

  /** @param {(state: State) => Promise<void>} play begins a game */
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
          quiet("neighbours", "neighbours", () => openNeighbours(this.fields.cells(), (puzzle) => this.#put(typedOf(puzzle)))),
          quiet("share-fields", "share", async () => (await import("./share.js")).openShare(this.#asSession())),
          quiet("print-fields", "print", async () => (await import("./picture.js")).openPicture(this.#asSession())),
        ),
        this.insight.root,
      ),
    });
    const hands = benchHands({
      "undo-fields": () => this.#undo("undo"),
      "erase-field": () => this.fields.write(""),
      "clear-fields": () => this.clear(),
      "paste-fields": () => this.#paste(),
      solve: () => this.solve(),
      "play-fields": () => this.#playThis(),
      "mine-only": () => this.#mineOnly(),
    }, (digit) => this.fields.toggle(digit));
    this.parts = [benchHead(() => this.leave()), el("div", { class: "stage" }, this.fields.root), el("div", { class: "side" }, this.verdict.root, hands), benchFoot()];
    this.fields.addEventListener("change", () => this.#typed());
    this.fields.addEventListener("move", () => this.#moved());
    this.fields.root.addEventListener("paste", (event) => {
      const text = /** @type {ClipboardEvent} */ (event).clipboardData?.getData("text") ?? "";
      if ([...text.trim()].length < 2) return;
      event.preventDefault();
      this.read(text);
    });
    this.fields.fill(this.#kept.typed);
  }

  /** @returns {any} what dialogs about a game need of one */
  #asSession() {
    return { game: { state: { puzzle: this.fields.cells() } }, view: { title: "" } };
  }

  /** What is in the fields changed by the player's hand. */
  #typed() {
    const typed = this.fields.values();
    // A solution that is typed over becomes what was typed.
    this.#isSolved = false;
    this.#kept.change(typed);
    this.fields.fill(typed);
    this.#changed();
  }

  /** Puts something else into the fields. @param {string[]} typed */
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
    this.#seed = Math.floor(Math.random() * 2 ** 32);
    this.#known = { answer: null, bench: null, rated: null };
    // What was said about the last grid does not hold for this one.
    if (byIdIfThere("solve-result")) byId("solve-result").textContent = "";
    this.#drawActs();
    clearTimeout(this.#timer);
    clearTimeout(this.#longTimer);
    for (const kind of ["bench", "bench-rate", "bench-se"]) cancelCall(kind);
    this.#timer = setTimeout(() => this.#judge(), REST_MS);
  }

  /** Another field is current: what its digits leave is asked for. */
  #moved() {
    this.#drawFoot();
    if (this.#known.answer?.verdict !== "several" && this.#known.answer?.verdict !== "one") return;
    clearTimeout(this.#longTimer);
    if (this.#known.answer.verdict === "one") this.#drawOffers();
    else this.#longTimer = setTimeout(() => this.#ponder(this.#asked), LONG_REST_MS);
  }

  #odd() {
    return this.fields.values().flatMap((value, index) => (/^[1-9]?$/.test(value) ? [] : [cellName(index)]));
  }

  async #judge() {
    const asked = (this.#asked += 1);
    try {
      const answer = await call("enter", { cells: this.fields.cells(), ...this.#symmetry() }, "enter");
      if (asked !== this.#asked || this.#isSolved) return;
      this.#known.answer = answer;
      this.#draw();
      clearTimeout(this.#longTimer);
      this.#longTimer = setTimeout(() => this.#ponder(asked), LONG_REST_MS);
    } catch (error) {
      if (asked === this.#asked && !isCancelled(error)) this.verdict.showOdd(said(error));
    }
  }

  /** What takes longer: what to do next, and how hard it is. @param {number} asked */
  async #ponder(asked) {
    const cells = this.fields.cells();
    const isOld = () => asked !== this.#asked || this.#isSolved;
    try {
      const at = cellName(this.fields.at);
      const known = await call("bench", { cells, at, seed: this.#seed, ...this.#symmetry() }, "bench");
      if (isOld()) return;
      this.#known.bench = known;
      this.#draw();
      if (known.verdict !== "one" || this.#known.rated) return;
      const rated = await call("rate", { puzzle: cells, scales: ["novena", "hodoku"] }, "bench-rate");
      if (isOld()) return;
      this.#known.rated = rated;
      this.#drawFacts();
      const { se } = await call("rate", { puzzle: cells, scales: ["se"] }, "bench-se");
      if (isOld()) return;
      this.#known.rated = { ...rated, se };
      this.#drawFacts();
    } catch (error) {
      // Without these the verdict is still there; a scale that takes too long stays open.
      if (!(error instanceof ApiError || error instanceof Offline)) throw error;
    }
  }

  #symmetry() {
    return this.#kept.symmetry ? { symmetry: this.#kept.symmetry } : {};
  }

  /** @param {string} symmetry */
  #keepSymmetry(symmetry) {
    this.#kept.keepSymmetry(symmetry);
    this.#changed();
  }

  /** Draws what is known. */
  #draw() {
    const { answer, bench: known } = this.#known;
    const odd = this.#odd();
    if (!answer) {
      this.fields.draw({});
      return;
    }
    const isOpen = answer.verdict === "several" && (answer.givens >= 17 || !answer.more);
    const forced = isOpen ? answer.possible.map((digits, index) => [cellName(index), digits, answer.puzzle[index]]) : [];
    this.fields.draw({
      conflicts: answer.conflicts,
      open: isOpen ? answer.differ : [],
      canGo: known?.removable.flat() ?? [],
      awaited: answer.awaited,
      forced: Object.fromEntries(forced.filter(([, digits, given]) => digits.length === 1 && given === ".")),
      possible: answer.possible,
    });
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
    const { answer, rated } = this.#known;
    if (answer && this.#odd().length === 0) this.verdict.showFacts(answer, rated, this.#kept.symmetry);
  }

  /** @param {string} words */
  #sayVerdict(words) {
    if (words !== this.#said) announce(words);
    this.#said = words;
  }

  #drawOffers() {
    const { answer, bench: known } = this.#known;
    if (!answer) return;
    const put = (/** @type {string[]} */ typed) => {
      this.#put(typed);
      // The offer is gone: the board is where one looks next.
      this.fields.go(this.fields.at);
    };
    const offers = known ? offersOf(known, { typed: this.#kept.typed, at: cellName(this.fields.at), put }) : [];
    if (answer.verdict === "several" && answer.givens > 0) {
      const anyway = { id: "play-anyway", deed: t("play-anyway"), outcome: t("play-anyway-outcome"), cells: [], press: () => this.#playThis() };
      // Always among those that are shown, and near the top if it came to be played.
      offers.splice(this.#opened ? 1 : 3, this.#opened ? 0 : offers.length, anyway);
    }
    this.verdict.showOffers(offers);
  }

  /** One loud button: to play what can be played, else to solve. */
  #drawActs() {
    if (!byIdIfThere("solve")) return;
    const isUnique = !this.#isSolved && this.#known.answer?.verdict === "one" && this.#odd().length === 0;
    byId("play-fields").hidden = !isUnique;
    byId("mine-only").hidden = !this.#isSolved;
    byId("solve").classList.toggle("act-hint", !isUnique && !this.#isSolved);
    byId("solve").hidden = this.#isSolved;
    /** @type {HTMLButtonElement} */ (byId("undo-fields")).disabled = !this.#kept.canUndo && !this.#isSolved;
    byId("neighbours").hidden = !isUnique;
  }

  #drawFoot() {
    const where = byIdIfThere("field-where");
    if (!where) return;
    const { answer } = this.#known;
    const index = this.fields.at;
    const possible = answer?.possible[index];
    const isEmpty = this.fields.inputs[index].value === "";
    const digits = isEmpty && possible ? [...possible].join(" ") : "";
    where.textContent = digits ? t("where-possible", { cell: cellName(index), digits }) : answer ? counted("bench-givens", answer.givens).replace(/\.$/, "") : "";
  }

  async solve() {
    const odd = this.#odd();
    if (odd.length > 0) return this.#say(t("odd-fields", { cells: odd.join(", ") }));
    const typed = this.fields.values();
    try {
      const answer = await call("solve", { puzzle: this.fields.cells() });
      if (answer.verdict === "none") return this.#say(t("no-solution"));
      // Typed meanwhile: that is another puzzle.
      if (typed.some((value, index) => value !== this.fields.inputs[index].value)) return undefined;
      const text = t(answer.verdict === "several" ? "one-of-several" : "solved-one");
      if (typed.includes("")) this.#show(answer.solutions[0], typed, text);
      else byId("solve-result").textContent = text;
      announce(text);
    } catch (error) {
      return this.#say(said(error));
    }
    return undefined;
  }

  /**
   * @param {string} solution
   * @param {string[]} typed
   * @param {string} words
   */
  #show(solution, typed, words) {
    this.#isSolved = true;
    this.#asked += 1;
    clearTimeout(this.#timer);
    clearTimeout(this.#longTimer);
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

  /** Asks for a text, which fills the fields. */
  async #paste() {
    await askText((text) => this.#take(text));
    this.fields.go(this.fields.at);
  }

  /** @param {string} text in any format the server reads */
  async read(text) {
    try {
      await this.#take(text);
    } catch (error) {
      await this.#say(said(error));
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
      await this.#say(said(error));
    }
  }

  /** @param {string} text */
  async #say(text) {
    const ok = el("button", { class: "primary" }, t("ok"));
    const closed = openDialog(
      t("bench"),
      (close) => {
        ok.addEventListener("click", close);
        return [el("p", { class: "message" }, text), el("div", { class: "buttons" }, ok)];
      },
      { close: t("close") },
    );
    // So that Enter closes it.
    ok.focus();
    await closed;
  }

  /** Fills in its words and its verdict; it may not be on the page yet. */
  open() {
    for (const part of this.parts) fillTexts(part);
    requestAnimationFrame(() => {
      if (waiting) this.lay(waiting);
      else if (!this.#isSolved) this.#changed();
      waiting = null;
      this.#drawActs();
      this.#draw();
      this.fields.go(this.fields.at);
    });
  }
}

/** @param {string} id */
const byIdIfThere = (id) => document.getElementById(id);

/** @param {unknown} error */
const isCancelled = (error) => error instanceof ApiError && error.id === "cancelled";

/** @param {unknown} error */
const said = (error) =>
  error instanceof ApiError || error instanceof Offline ? error.message || t("offline") : String(error);
