// Shows further facts about a puzzle on the setter's bench: sets of cells, the canonical form, and
// the puzzles that differ in one given. A set is shown on the board when the player points at it or
// presses it.

import { call } from "./api.js";
import { el, openDialog, refill } from "./dom.js";
import { attempt } from "./library.js";
import { counted, t } from "./texts.js";

/** @typedef {import("./types.js").BenchAnswer} BenchAnswer */

/** The message keys for backdoors, by number of cells; the last key is for more than two cells. */
const BACKDOORS = ["bench-backdoors-0", "bench-backdoors-1", "bench-backdoors-2", "bench-backdoors-more"];

/** The maximum number of sets listed. */
const MOST_SETS = 12;

export class BenchInsight {
  #lines = el("ul", { class: "insight" });

  /** @param {(cells: string[]) => void} light draws cells on the board */
  constructor(light) {
    this.light = light;
    this.root = el("div", { id: "insight", hidden: true }, this.#lines);
    this.button = el("button", { id: "bench-more", class: "plain", "data-t": "bench-more", "aria-expanded": "false", "aria-controls": "insight", onclick: () => this.#toggle() });
  }

  #toggle() {
    this.root.hidden = !this.root.hidden;
    this.button.setAttribute("aria-expanded", String(!this.root.hidden));
    if (this.root.hidden) this.light([]);
    else this.root.scrollIntoView({ block: "nearest" });
  }

  /** @param {BenchAnswer | null} bench */
  show(bench) {
    const lines = bench ? this.#known(bench) : [];
    this.button.hidden = lines.length === 0;
    refill(this.#lines, lines);
  }

  /** @param {BenchAnswer} bench */
  #known({ unavoidable, backdoors, canonical, misprints }) {
    /** @type {HTMLElement[]} */
    const lines = [];
    if (unavoidable && unavoidable.sets.length > 0) {
      lines.push(el("li", {}, t(unavoidable.complete ? "bench-unavoidable" : "bench-unavoidable-some"), this.#sets(unavoidable.sets)));
    }
    if (backdoors) {
      lines.push(el("li", {}, t(BACKDOORS[backdoors.size ?? 3]), this.#sets(backdoors.sets)));
    }
    if (misprints.length > 0) lines.push(el("li", {}, t("bench-misprints"), this.#sets(misprints.map(({ cell }) => [cell]))));
    if (canonical) {
      lines.push(el("li", {}, t("bench-canonical"), el("code", { class: "link" }, canonical.form), counted("bench-automorphisms", canonical.automorphisms)));
    }
    return lines;
  }

  /** @param {string[][]} sets */
  #sets(sets) {
    const button = (/** @type {string[]} */ cells) => {
      const show = () => {
        for (const other of this.root.querySelectorAll("[aria-pressed=true]")) other.setAttribute("aria-pressed", "false");
        this.light(cells);
      };
      const set = el("button", { "aria-pressed": "false" }, cells.join(" "));
      set.addEventListener("pointerenter", show);
      set.addEventListener("focus", show);
      set.addEventListener("click", () => {
        show();
        set.setAttribute("aria-pressed", "true");
      });
      for (const end of ["pointerleave", "blur"]) set.addEventListener(end, () => set.getAttribute("aria-pressed") === "true" || this.light([]));
      return set;
    };
    const rest = sets.length - MOST_SETS;
    return el("span", { class: "sets" }, ...sets.slice(0, MOST_SETS).map(button), rest > 0 && t("and-more", { count: rest }));
  }
}

/**
 * Lets the player choose among the puzzles that differ in one given and have exactly one solution.
 *
 * @param {string} cells
 * @param {(puzzle: string) => void} take
 */
export async function openNeighbours(cells, take) {
  /** @type {BenchAnswer | null} */
  let bench = null;
  if (!(await attempt(async () => (bench = await call("bench", { cells, neighbours: true }, "neighbours"))))) return;
  const { neighbours, more_neighbours: more } = /** @type {BenchAnswer} */ (/** @type {unknown} */ (bench));
  await openDialog(
    t("neighbours"),
    (close) => {
      const item = (/** @type {import("./types.js").Neighbour} */ { gone, put, puzzle }) => {
        const press = () => {
          close();
          take(puzzle);
        };
        return el("li", {}, el("button", { onclick: press }, t("exchange", { gone: gone[0], from: gone.slice(1), put: put[0], to: put.slice(1) })));
      };
      const words = neighbours.length === 0 ? t("no-neighbours") : `${counted("neighbours-found", neighbours.length)}${more ? ` ${t("neighbours-more")}` : ""}`;
      return [el("p", {}, words), el("ul", { class: "offers" }, ...neighbours.map(item))];
    },
    { close: t("close"), class: "roomy" },
  );
}
