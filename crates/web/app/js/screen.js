// The view of the game, which is redrawn after every move and hidden while the game is paused.

import { announce } from "./announce.js";
import { call } from "./api.js";
import { dayText, today } from "./dates.js";
import { dayOf } from "./days.js";
import { byId, cross, el } from "./dom.js";
import { forgetHash, isAway } from "./pages.js";
import { boxOf, cellName } from "./places.js";
import { levelStrokes, nineDots } from "./shapes.js";
import { counted, fillTexts, lang, t, titled } from "./texts.js";

/**
 * Returns the title of a game as it is shown. A title that is a date is written out in words, and
 * any other title gets a capital letter.
 *
 * @param {string} title
 * @param {"long" | "short"} [length]
 */
export function shownTitle(title, length = /** @type {"long" | "short"} */ ("long")) {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(title)) return titled(title);
  return titled(dayText(title, { weekday: length, day: "numeric", month: length }));
}

/** Titles longer than this are set in smaller type. */
const LONG_TITLE = 16;

/**
 * Returns the content of a cell: its digit or, if it has none, its marks.
 *
 * @param {import("./types.js").CellView} cell
 */
const written = ({ digit, corner, centre }) => (digit ? [digit] : [corner, centre].filter(Boolean).map((marks) => [...(marks ?? "")].join(" ")));

export class Screen {
  #paused = false;
  #finished = false;
  /** The last game drawn. */
  #game = 0;
  /**
   * The levels computed for games that came without a level.
   * @type {Map<number, {level: string, level_name: string}>}
   */
  #rated = new Map();
  /** The position on the board, used to distinguish moves from other changes. */
  #position = "";
  /** The language in which the ending is shown. */
  #endedIn = "";
  /** The ending, once a game has been finished. @type {import("./ending.js").Ending | null} */
  #ending = null;

  /**
   * @param {object} parts
   * @param {import("./session.js").Session} parts.session
   * @param {import("./board.js").Board} parts.board
   * @param {import("./input.js").Input} parts.input
   * @param {import("./clock.js").Clock} parts.clock
   * @param {import("./hint.js").HintCard} parts.hints
   * @param {import("./tabs.js").Tabs} parts.tabs
   * @param {import("./keeping.js").Keeping} parts.keeping
   */
  constructor({ session, board, input, clock, hints, tabs, keeping }) {
    this.session = session;
    this.board = board;
    this.input = input;
    this.clock = clock;
    this.hints = hints;
    this.tabs = tabs;
    this.keeping = keeping;
    session.addEventListener("view", () => this.#draw());
    session.addEventListener("saving", () => this.#drawSaved());
    session.addEventListener("refused", (event) => {
      this.say(t("not-done"), /** @type {CustomEvent<Error>} */ (event).detail.message);
    });
    session.addEventListener("gone", () => this.say(t("not-done"), t("game-gone")));
    keeping.addEventListener("change", () => this.#drawSaved());
    keeping.addEventListener("trouble", (event) => this.#drawTrouble(/** @type {CustomEvent<string>} */ (event).detail));
    for (const event of ["choose", "draw"]) board.addEventListener(event, () => this.#drawWhere());
  }

  #draw() {
    const { game, view } = this.session;
    if (!game || !view) return;
    const isOther = game.id !== this.#game;
    if (isOther) this.#clear(game.id);
    const hadFinished = this.#finished;
    this.#finished = view.finished;
    const last = this.#lastWritten(view);
    this.board.draw(view);
    // Marks the time at which a game's board is first drawn, for measurements.
    if (isOther) performance.mark("board");
    byId("board").dataset.version = String(game.version);
    const now = JSON.stringify(view.cells.map(({ digit, corner, centre }) => [digit, corner, centre]));
    if (now !== this.#position) {
      this.#position = now;
      this.board.light([]);
      this.hints.moved();
      this.tabs.moved();
    }
    this.#drawAbout(view);
    this.#drawSaved();
    if (isOther || view.finished) this.clock.set(view.elapsed_ms);
    // The player is playing a solved game again, so the clock starts at zero.
    else if (hadFinished) this.clock.set(0);
    if (isOther && !view.level && view.verdict === "one") this.#rate(game);
    this.runClock();
    if (!this.#finished) this.#goOn();
    else if (isOther || !hadFinished || lang() !== this.#endedIn) this.#end(view, isOther || hadFinished ? null : last);
    if (isOther && this.keeping.problem) this.#drawTrouble(this.keeping.problem);
  }

  /** @param {number} id the number of the game that is shown next */
  #clear(id) {
    this.#game = id;
    byId("board").dataset.game = String(id);
    this.#paused = false;
    this.#position = "";
    this.hints.close();
    this.tabs.close();
    this.input.letGo();
    this.#drawVeil();
    if (!isAway()) forgetHash();
  }

  /** @param {import("./types.js").GameView} view */
  #drawAbout(view) {
    const rated = this.#rated.get(this.#game);
    const level = view.level ?? rated?.level;
    const name = titled(view.level_name ?? rated?.level_name ?? view.level ?? t("rating"));
    const title = view.title ?? t("untitled");
    for (const id of ["level", "bar-level"]) byId(id).replaceChildren(levelStrokes(level), name);
    for (const id of ["level", "takes"]) byId(id).hidden = false;
    byId("title").textContent = shownTitle(title);
    byId("title").classList.toggle("long", shownTitle(title).length > LONG_TITLE);
    byId("bar-title").textContent = shownTitle(title, "short");
    this.#drawDate();
    const empty = view.cells.filter((cell) => !cell.digit).length;
    byId("givens").textContent = counted("givens", view.cells.filter((cell) => cell.given).length);
    byId("to-go").textContent = counted("empty-cells", empty);
    const isFull = (/** @type {number} */ box) => view.cells.every((cell, index) => boxOf(index) !== box || Boolean(cell.digit));
    byId("boxes").replaceChildren(nineDots([0, 1, 2, 3, 4, 5, 6, 7, 8].map(isFull)));
    document.title = [titled(view.title ?? view.level_name ?? ""), "Novena"].filter(Boolean).join(" · ");
    /** @type {[string, boolean][]} */
    const able = [
      ["undo", view.can_undo],
      ["redo", view.can_redo],
      ["tools-redo", view.can_redo],
    ];
    for (const [id, can] of able) /** @type {HTMLButtonElement} */ (byId(id)).disabled = !can;
  }

  /** Shows the date of a daily puzzle above its name. */
  #drawDate() {
    const date = dayOf(this.session.game?.state.source);
    for (const [id, length] of /** @type {const} */ ([["date", "long"], ["bar-date", "short"]])) {
      byId(id).hidden = !date;
      byId(id).textContent = date ? shownTitle(date, length) : "";
    }
  }

  /**
   * Shows how hard a puzzle from elsewhere is. If rating it takes too long, the player can still
   * press the button to find out.
   *
   * @param {import("./session.js").Game} game
   */
  async #rate({ id, state }) {
    const rated = await call("rate", { puzzle: state.puzzle, scales: ["novena"] }, "rate").catch(() => null);
    if (!rated?.novena) return;
    this.#rated.set(id, rated.novena);
    if (id === this.#game && this.session.view) this.#drawAbout(this.session.view);
  }

  #drawWhere() {
    const { cursor, chosen } = this.board;
    const cell = this.board.view?.cells[cursor];
    const one = cell && chosen.size === 1 ? [cellName(cursor), ...written(cell)].join(" · ") : "";
    const place = chosen.size > 1 ? t("cells-selected", { count: chosen.size }) : one;
    byId("where").textContent = this.session.view?.finished ? t("solved-title") : place;
  }

  #drawSaved() {
    const { offline, waiting } = this.session;
    const shown = byId("saved");
    const isTrouble = offline || this.keeping.problem !== null;
    const kept = this.keeping.words(this.session.isSaved);
    const text = offline ? counted("waiting", waiting) : kept;
    byId("board").dataset.saved = String(this.session.savedVersion);
    if (shown.firstChild?.textContent === text) return;
    shown.replaceChildren(text, ...(this.keeping.problem ? [" ", this.keeping.exportButton()] : []));
    document.body.classList.toggle("offline", isTrouble);
    if (offline) announce(text);
  }

  /** Warns that games cannot be stored, and offers an export. @param {string} problem */
  #drawTrouble(problem) {
    this.say(t("storage-title"), t(`storage-${problem}`), true);
    byId("hint").append(el("div", { class: "buttons" }, this.keeping.exportButton()));
  }

  /**
   * Returns the cell whose digit is new or, if there is none, the cell at the cursor.
   *
   * @param {import("./types.js").GameView} view
   */
  #lastWritten(view) {
    const before = this.board.view?.cells;
    const changed = view.cells.findIndex(({ digit }, index) => digit && !before?.[index].digit);
    return changed < 0 ? this.board.cursor : changed;
  }

  /**
   * Shows the ending in the column.
   *
   * @param {import("./types.js").GameView} view
   * @param {number | null} last the cell that was written last, if the game was won just now
   */
  async #end(view, last) {
    const { game } = this.session;
    const day = dayOf(game?.state.source);
    this.#endedIn = lang();
    this.hints.close();
    this.tabs.close();
    this.input.letGo();
    byId("extras").classList.remove("open");
    document.body.classList.add("ended");
    const [{ Ending }, { wave }] = await Promise.all([import("./ending.js"), import("./wave.js")]);
    if (game?.id !== this.session.game?.id || !this.session.view?.finished) return;
    this.#ending ??= new Ending();
    if (last !== null) wave(this.board, last);
    const title = view.title ?? view.level_name ?? t("untitled");
    await this.#ending.show({
      session: this.session,
      view,
      name: shownTitle(title),
      date: day ?? today(),
      open: (tab) => this.tabs.toggle(tab),
    });
    if (last !== null) this.#ending.greet(view);
    else if (!isAway() && (document.activeElement === document.body || byId("board").contains(document.activeElement))) this.#ending.focus();
  }

  /** Closes the ending, because this game or another one is being played. */
  #goOn() {
    document.body.classList.remove("ended");
    const hadFocus = byId("ending").contains(document.activeElement);
    this.#ending?.hide();
    if (hadFocus) this.board.focus();
  }

  /**
   * Shows a message to the player in place of a hint.
   *
   * @param {string} title
   * @param {string} text
   * @param {boolean} [urgent]
   */
  say(title, text, urgent = false) {
    this.hints.close();
    const close = el("button", { class: "plain", "aria-label": t("close"), onclick: () => this.hints.close() }, cross());
    byId("hint").replaceChildren(el("header", {}, el("h2", {}, title), close), el("p", { class: "said" }, text));
    this.hints.show();
    announce(text, urgent);
  }

  togglePause() {
    if (!this.session.view || this.#finished) return;
    this.#paused = !this.#paused;
    this.session.keepTime();
    this.#drawVeil();
    announce(t(this.#paused ? "paused" : "resumed"));
  }

  #drawVeil() {
    const veil = byId("veil");
    const hadFocus = veil.contains(document.activeElement);
    veil.hidden = !this.#paused;
    for (const id of ["board", "hands"]) byId(id).inert = this.#paused;
    this.hints.overlay.hide(this.#paused);
    const pause = byId("pause");
    pause.classList.toggle("paused", this.#paused);
    pause.dataset.label = this.#paused ? "go-on" : "pause";
    fillTexts(pause.parentElement ?? document);
    if (this.#paused) {
      const go = el("button", { class: "primary", onclick: () => this.togglePause() }, t("go-on"));
      veil.replaceChildren(el("p", {}, t("paused")), go);
      go.focus();
    } else if (hadFocus) this.board.focus();
    this.runClock();
  }

  runClock() {
    const isStopped = this.#paused || this.#finished || document.hidden || isAway();
    this.clock.run(!isStopped && this.session.view !== null);
  }
}
