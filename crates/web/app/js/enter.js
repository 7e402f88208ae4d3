// Enter / Solve: an empty grid of fields with room for one character each, Solve and Clear.
// What is wrong is said; nothing that was typed is ever taken away but by Clear.

import { announce } from "./announce.js";
import { call } from "./api.js";
import { byId, el, openDialog } from "./dom.js";
import { ApiError, Offline } from "./errors.js";
import { keep } from "./library.js";
import { boxOf, cellIndex, cellName, columnOf, rowOf } from "./places.js";
import { fillTexts, t } from "./texts.js";

const EMPTY = new Set(["0", ".", "-", "_", "*", " "]);
/** How long typing must rest before the verdict is asked for. */
const REST_MS = 60;

export const title = "enter-solve";

/** The fields, once they were seen: whatever was typed is there again. @type {EnterMode | null} */
let mode = null;

/**
 * @param {import("./pages.js").Place} place
 * @returns {Promise<import("./dom.js").Child[]>}
 */
export async function content({ session, play }) {
  mode ??= new EnterMode(async (state) => {
    await keep(session, state);
    play();
  }, play);
  mode.open();
  return mode.parts;
}

/** Puts a puzzle into the fields. @param {string} text in any format that the engine reads */
export const read = (text) => mode?.read(text);

class EnterMode {
  /** @type {HTMLInputElement[]} */
  fields = [];
  /** What was typed before the solution was shown. @type {string[] | null} */
  #typed = null;
  /** @type {number | undefined} */
  #timer;
  /** Answers to older questions are not drawn. */
  #asked = 0;

  /**
   * @param {(state: import("./types.js").State) => Promise<void>} play begins a game
   * @param {() => void} leave shows the game that was on
   */
  constructor(play, leave) {
    this.play = play;
    const fields = el("div", { id: "fields", class: "fields", "data-label": "fields" });
    this.#build(fields);
    const button = (/** @type {string} */ id, /** @type {string} */ text, /** @type {() => unknown} */ press, more = {}) =>
      el("button", { id, "data-t": text, onclick: press, ...more });
    const hands = el(
      "div",
      { class: "panel entering-hands" },
      el("h1", { tabindex: -1, "data-t": "enter-solve" }),
      el("p", { class: "muted", "data-t": "enter-about" }),
      el(
        "div",
        { class: "buttons main-buttons" },
        button("solve", "solve", () => this.solve(), { class: "primary" }),
        button("clear-fields", "clear-all", () => this.clear()),
      ),
      el("p", { id: "verdict", class: "verdict" }),
      el("p", { id: "solve-result", class: "result" }),
      el(
        "div",
        { class: "buttons" },
        button("mine-only", "mine-only", () => this.#mineOnly(), { hidden: true }),
        button("play-fields", "play-this", () => this.#playThis()),
        button("leave-enter", "back-to-game", leave),
      ),
    );
    this.parts = [el("div", { class: "stage" }, fields), el("div", { class: "side" }, hands)];
  }

  /** @param {HTMLElement} root */
  #build(root) {
    root.setAttribute("role", "grid");
    for (let row = 0; row < 9; row += 1) {
      const line = el("div", { class: "line", role: "row" });
      for (let column = 0; column < 9; column += 1) {
        const index = row * 9 + column;
        const field = el("input", {
          type: "text",
          inputmode: "numeric",
          autocomplete: "off",
          spellcheck: "false",
          tabindex: index === 0 ? 0 : -1,
        });
        const tint = boxOf(index) % 2 === 0 ? "" : " other";
        const edges = `${column % 3 === 2 && column < 8 ? " box-right" : ""}${row % 3 === 2 && row < 8 ? " box-below" : ""}`;
        this.fields.push(field);
        line.append(el("div", { class: `field${tint}${edges}`, role: "gridcell" }, field));
        this.#listen(field, index);
      }
      root.append(line);
    }
  }

  /**
   * @param {HTMLInputElement} field
   * @param {number} index
   */
  #listen(field, index) {
    field.addEventListener("focus", () => {
      for (const other of this.fields) other.tabIndex = other === field ? 0 : -1;
      field.select();
    });
    field.addEventListener("input", () => {
      // One character: the one typed last, whatever it is.
      const sign = [...field.value.replace(/\s+$/, " ")].at(-1) ?? "";
      field.value = EMPTY.has(sign) ? "" : sign;
      this.#changed(field);
      if (sign) this.#go((index + 1) % 81);
    });
    field.addEventListener("keydown", (event) => this.#key(event, index));
    field.addEventListener("paste", (event) => {
      const text = event.clipboardData?.getData("text") ?? "";
      if ([...text.trim()].length < 2) return;
      event.preventDefault();
      this.read(text);
    });
  }

  /**
   * @param {KeyboardEvent} event
   * @param {number} index
   */
  #key(event, index) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const [row, column] = [rowOf(index), columnOf(index)];
    const to = /** @type {Record<string, number>} */ ({
      ArrowUp: ((row + 8) % 9) * 9 + column,
      ArrowDown: ((row + 1) % 9) * 9 + column,
      ArrowLeft: (index + 80) % 81,
      ArrowRight: (index + 1) % 81,
      Home: row * 9,
      End: row * 9 + 8,
    })[event.key];
    if (to !== undefined) this.#go(to);
    else if (event.key === "Enter") this.solve();
    else if (event.key === "Delete" || (event.key === "Backspace" && this.fields[index].value)) {
      this.fields[index].value = "";
      this.#changed(this.fields[index]);
    } else if (event.key === "Backspace") this.#go((index + 80) % 81);
    else return;
    event.preventDefault();
  }

  /** @param {number} index */
  #go(index) {
    this.fields[index].focus({ preventScroll: true });
  }

  /** @param {HTMLInputElement} field */
  #changed(field) {
    field.classList.remove("solved");
    this.#typed = null;
    // What was said about the last grid does not hold for this one.
    byId("solve-result").textContent = "";
    this.#draw();
  }

  /** Names, marks of what is odd, and the verdict once typing rests. */
  #draw() {
    this.fields.forEach((field, index) => {
      const odd = field.value !== "" && !/^[1-9]$/.test(field.value);
      field.classList.toggle("odd", odd);
      field.setAttribute("aria-invalid", String(odd));
      field.setAttribute("aria-label", t("field-name", { row: rowOf(index) + 1, column: columnOf(index) + 1 }));
    });
    byId("mine-only").hidden = this.#typed === null;
    clearTimeout(this.#timer);
    if (this.#typed === null) this.#timer = setTimeout(() => this.#judge(), REST_MS);
    else this.#noVerdict();
  }

  /** The digits as 81 characters; what is odd counts as empty. */
  #cells() {
    return this.fields.map(({ value }) => (/^[1-9]$/.test(value) ? value : ".")).join("");
  }

  #odd() {
    return this.fields.flatMap(({ value }, index) => (/^[1-9]?$/.test(value) ? [] : [cellName(index)]));
  }

  /** A solution that is shown has one solution, whatever was typed had. */
  #noVerdict() {
    this.#asked += 1;
    byId("verdict").textContent = "";
    delete byId("verdict").dataset.verdict;
    this.#flag("conflict", []);
    this.#flag("open", []);
  }

  async #judge() {
    this.#asked += 1;
    const asked = this.#asked;
    const shown = byId("verdict");
    try {
      const answer = await call("enter", { cells: this.#cells() });
      if (asked !== this.#asked) return;
      const odd = this.#odd();
      shown.textContent = odd.length > 0 ? t("odd-fields", { cells: odd.join(", ") }) : answer.text;
      shown.dataset.verdict = odd.length > 0 ? "none" : answer.verdict;
      this.#flag("conflict", answer.conflicts);
      this.#flag("open", answer.givens >= 17 ? answer.differ : []);
    } catch (error) {
      if (asked === this.#asked) shown.textContent = said(error);
    }
  }

  /**
   * @param {string} flag
   * @param {string[]} cells
   */
  #flag(flag, cells) {
    const flagged = new Set(cells.map(cellIndex));
    this.fields.forEach((field, index) => field.parentElement?.classList.toggle(flag, flagged.has(index)));
  }

  async solve() {
    const odd = this.#odd();
    if (odd.length > 0) return this.#say(t("odd-fields", { cells: odd.join(", ") }));
    const typed = this.fields.map(({ value }) => value);
    try {
      const answer = await call("solve", { puzzle: this.#cells() });
      if (answer.verdict === "none") return this.#say(t("no-solution"));
      // Typed meanwhile: that is another puzzle.
      if (typed.some((value, index) => value !== this.fields[index].value)) return undefined;
      this.#show(answer.solutions[0], typed);
      const text = t(answer.verdict === "several" ? "one-of-several" : "solved-one");
      byId("solve-result").textContent = text;
      announce(text);
    } catch (error) {
      return this.#say(said(error));
    }
    return undefined;
  }

  /**
   * @param {string} solution
   * @param {string[]} typed
   */
  #show(solution, typed) {
    this.fields.forEach((field, index) => {
      if (!typed[index]) field.classList.add("solved");
      field.value = solution[index];
    });
    if (typed.includes("")) this.#typed = typed;
    this.#draw();
  }

  #mineOnly() {
    this.#typed?.forEach((value, index) => {
      this.fields[index].value = value;
      this.fields[index].classList.remove("solved");
    });
    this.#typed = null;
    byId("solve-result").textContent = "";
    this.#draw();
    this.#go(0);
  }

  clear() {
    for (const field of this.fields) {
      field.value = "";
      field.classList.remove("solved");
    }
    this.#typed = null;
    byId("solve-result").textContent = "";
    this.#draw();
    this.#go(0);
  }

  /** @param {string} text in any format the server reads */
  async read(text) {
    try {
      const answer = await call("open", { text });
      [...answer.state.puzzle].forEach((sign, index) => {
        this.fields[index].value = /[1-9]/.test(sign) ? sign : "";
        this.fields[index].classList.remove("solved");
      });
      this.#typed = null;
      this.#draw();
    } catch (error) {
      await this.#say(said(error));
    }
  }

  async #playThis() {
    const typed = this.#typed ?? this.fields.map(({ value }) => value);
    const puzzle = typed.map((value) => (/^[1-9]$/.test(value) ? value : ".")).join("");
    try {
      await this.play({ puzzle });
    } catch (error) {
      await this.#say(said(error));
    }
  }

  /** @param {string} text */
  async #say(text) {
    byId("solve-result").textContent = "";
    const ok = el("button", { class: "primary" }, t("ok"));
    const closed = openDialog(
      t("enter-solve"),
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
      this.#draw();
      this.#go(0);
    });
  }
}

/** @param {unknown} error */
const said = (error) =>
  error instanceof ApiError || error instanceof Offline ? error.message || t("offline") : String(error);
