// The verdict of the setter's bench: the number of solutions, suggestions, and the difficulty.

import { el, refill, svg } from "./dom.js";
import { levelStrokes } from "./shapes.js";
import { counted, lang, t, titled } from "./texts.js";

/** @typedef {import("./types.js").EnterAnswer} EnterAnswer */
/** @typedef {import("./types.js").BenchAnswer} BenchAnswer */
/** @typedef {import("./types.js").RateAnswer} RateAnswer */

/**
 * A suggestion: its text, its outcome, and its cells.
 *
 * @typedef {object} Offer
 * @property {string} label
 * @property {string} outcome
 * @property {string[]} cells
 * @property {() => unknown} press
 * @property {string} [id]
 */

/**
 * The icon of each verdict: a ring for several solutions, a check mark for one, and a cross for
 * none.
 * @type {Record<string, [string, Record<string, string | number>]>}
 */
const MARKS = {
  several: ["circle", { cx: 12, cy: 12, r: 7.5 }],
  one: ["path", { d: "M5 13l4 4L19 7" }],
  none: ["path", { d: "M6 6l12 12M18 6 6 18" }],
};

/**
 * Maps the message key for an exact number of solutions to the key that is used if there are more
 * solutions than were counted.
 *
 * @type {Record<string, string>}
 */
const MORE = { "bench-several": "bench-several-more", left: "left-more", then: "then-more" };

/** The maximum number of offers shown. */
const MOST_OFFERS = 4;

/** @param {number} number */
export const grouped = (number) => new Intl.NumberFormat(lang()).format(number);

/**
 * The number of solutions in words.
 *
 * @param {string} key
 * @param {{solutions: number, more?: boolean}} count
 */
export const solutions = (key, { solutions: number, more = false }) =>
  (more ? t(MORE[key], { count: grouped(number) }) : counted(key, number)).replace(String(number), grouped(number));

/** Returns the verdict as text. @param {EnterAnswer} answer */
export function verdictWords({ verdict, count, more }) {
  if (verdict === "none") return t("bench-none");
  if (verdict === "one") return t("bench-one");
  return solutions("bench-several", { solutions: count, more });
}

/** @param {string} verdict */
export function verdictMark(verdict) {
  const [tag, attributes] = MARKS[verdict];
  return svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg(tag, attributes));
}

/**
 * Returns the offers as lines that can be pressed. Pointing at a line highlights its cells.
 *
 * @param {Offer[]} offers
 * @param {(cells: string[]) => void} light
 */
export const offerList = (offers, light) =>
  offers.slice(0, MOST_OFFERS).map(({ label, outcome, cells, press, id }) => {
    const [on, off] = [() => light(cells), () => light([])];
    return el("li", {}, el("button", { id, onclick: press, onpointerenter: on, onpointerleave: off, onfocus: on, onblur: off }, el("b", {}, label), el("span", {}, outcome)));
  });

export class BenchVerdict {
  #mark = el("span", { class: "verdict-mark" });
  #title = el("span", { id: "verdict" });
  #result = el("p", { id: "solve-result", class: "result" });
  #about = el("p", { class: "quiet" });
  #offers = el("ul", { class: "offers" });
  #facts = el("dl", { class: "bench-facts" });

  /**
   * @param {object} hands
   * @param {() => void} hands.leave
   * @param {(symmetry: string) => void} hands.keepSymmetry
   * @param {(cells: string[]) => void} hands.light
   * @param {HTMLElement} hands.more further actions and facts
   */
  constructor({ leave, keepSymmetry, light, more }) {
    this.light = light;
    this.symmetry = el("select", { id: "keep-symmetry", onchange: () => keepSymmetry(this.symmetry.value) });
    this.root = el(
      "section",
      { class: "bench-verdict", "data-label": "verdict" },
      el(
        "p",
        { class: "eyebrow" },
        el("span", { "data-t": "bench" }),
        el("button", { id: "leave-enter", class: "plain", "data-t": "back-to-game", onclick: leave }),
      ),
      el("h1", { tabindex: -1 }, this.#mark, this.#title),
      this.#result,
      this.#about,
      this.#offers,
      this.#facts,
      more,
    );
  }

  /**
   * Shows a message about the solution in the fields. No verdict is shown, because a verdict would
   * be about the full grid rather than the typed puzzle.
   * @param {string} words
   */
  showSolution(words) {
    this.root.dataset.verdict = "solved";
    this.#title.textContent = "";
    delete this.#title.dataset.verdict;
    this.#result.textContent = words;
    refill(this.#about, []);
    refill(this.#offers, []);
    refill(this.#facts, []);
  }

  /** Shows the result of solving. @param {string} words */
  showResult(words) {
    this.#result.textContent = words;
  }

  /** Clears the result of solving. */
  forgetResult() {
    this.#result.textContent = "";
  }

  /** Reports an unexpected character. @param {string} words */
  showOdd(words) {
    this.#setTitle("none", words);
    refill(this.#about, []);
    refill(this.#offers, []);
    refill(this.#facts, []);
  }

  /**
   * @param {string} verdict
   * @param {string} words
   */
  #setTitle(verdict, words) {
    this.root.dataset.verdict = verdict;
    this.#result.textContent = "";
    refill(this.#mark, [verdictMark(verdict)]);
    this.#title.textContent = words;
    this.#title.dataset.verdict = verdict;
  }

  /**
   * @param {EnterAnswer} answer
   * @param {BenchAnswer | null} bench the slower answer; it may still be pending
   */
  show(answer, bench) {
    this.#setTitle(answer.verdict, verdictWords(answer));
    refill(this.#about, this.#sentence(answer, bench));
  }

  /**
   * @param {EnterAnswer} answer
   * @param {BenchAnswer | null} bench
   */
  #sentence({ verdict, givens, differ, possible, puzzle, repeats, count, more }, bench) {
    if (givens === 0) return [t("enter-about")];
    const number = counted("bench-givens", givens);
    if (verdict === "several") {
      const hasForced = possible.some((digits, index) => digits.length === 1 && puzzle[index] === ".");
      const open = el("b", {}, counted("bench-open", differ.length));
      const [before, after] = t(hasForced ? "bench-about-open-forced" : "bench-about-open").split("{open}");
      return more && count === 1000 && givens < 17 ? [number, " ", t("bench-begun")] : [number, " ", before, open, after];
    }
    if (verdict === "none") {
      const words = repeats.length > 0 ? repeats.map(({ text }) => `${text}.`).join(" ") : bench && bench.misprints.length === 0 ? t("bench-many-wrong") : t("bench-contradiction");
      return [number, " ", words];
    }
    if (!bench) return [number];
    const groups = bench.removable.length;
    return [number, " ", groups === 0 ? t("bench-minimal") : counted("bench-can-go", groups)];
  }

  /** @param {Offer[]} offers */
  showOffers(offers) {
    refill(this.#offers, offerList(offers, this.light));
  }

  /**
   * @param {EnterAnswer} answer
   * @param {RateAnswer | null} rated
   * @param {string} kept the symmetry that the pattern should have
   */
  showFacts({ symmetries, givens, verdict }, rated, kept) {
    this.symmetry.setAttribute("aria-label", t("symmetry"));
    const has = givens === 0 ? "" : symmetries.filter(({ has: is }) => is).map(({ name }) => name).join(", ");
    const option = (/** @type {string} */ value, /** @type {string} */ text) => el("option", { value, selected: value === kept }, text);
    refill(this.symmetry, [
      option("", titled(has || symmetries[0].name)),
      ...symmetries.slice(1).map(({ id, name }) => option(id, t("keep-symmetry", { symmetry: name }))),
    ]);
    const fact = (/** @type {string} */ name, /** @type {import("./dom.js").Child} */ value) => el("div", {}, el("dt", {}, name), el("dd", {}, value));
    const { novena, se, hodoku } = rated ?? {};
    const tenths = (/** @type {number} */ number) => number.toLocaleString(lang(), { minimumFractionDigits: 1 });
    const symmetry = fact(t("symmetry"), this.symmetry);
    const facts =
      verdict === "one"
        ? [
            fact(t("level"), novena ? el("span", { class: "level" }, levelStrokes(novena.level), titled(novena.level_name)) : "…"),
            fact("Novena", novena ? (novena.rating ? tenths(novena.rating) : t("beyond-scale")) : "…"),
            fact("Sudoku Explainer", se ? tenths(se.er) : "…"),
            fact("HoDoKu", hodoku ? grouped(hodoku.score) : "…"),
            fact(t("hardest-step"), novena ? titled(novena.hardest_name ?? t("trial")) : "…"),
            symmetry,
          ]
        : [symmetry, fact(t("rating"), t("when-unique"))];
    const isInUse = document.activeElement === this.symmetry;
    refill(this.#facts, facts);
    if (isInUse) this.symmetry.focus();
  }
}
