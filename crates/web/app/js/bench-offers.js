// Suggestions for a setter, found by the engine. Each suggestion states its outcome.

import { announce } from "./announce.js";
import { solutions } from "./bench-verdict.js";
import { cellIndex, cellName } from "./places.js";
import { counted, t } from "./texts.js";

/** @typedef {import("./types.js").BenchAnswer} BenchAnswer */
/** @typedef {import("./bench-verdict.js").Offer} Offer */

/**
 * The bench that offers apply to.
 *
 * @typedef {object} Bench
 * @property {string[]} typed the content of the fields
 * @property {string} at the name of the current field
 * @property {(typed: string[]) => void} put fills the fields
 */

/** Returns the characters of the 81 fields. @param {string} puzzle */
export const typedOf = (puzzle) => [...puzzle].map((sign) => (/[1-9]/.test(sign) ? sign : ""));

/**
 * @param {BenchAnswer} known
 * @param {Bench} bench
 * @returns {Offer[]}
 */
export function offersOf(known, bench) {
  const make = { several: forSeveral, one: forOne, none: forNone }[known.verdict];
  return make(known, bench);
}

/**
 * Changes some cells.
 *
 * @param {Bench} bench
 * @param {Record<string, string>} changes digits by cell; an empty string removes the digit
 */
function change({ typed, put }, changes) {
  const next = [...typed];
  for (const [cell, sign] of Object.entries(changes)) next[cellIndex(cell)] = sign;
  put(next);
  announce(t("done"));
}

/** @param {BenchAnswer} known @param {Bench} bench @returns {Offer[]} */
function forSeveral({ puts, here, unique }, bench) {
  const [best] = puts;
  const others = here.filter(({ cell, digit }) => cell !== best?.cell || digit !== best.digit).sort((a, b) => a.solutions - b.solutions);
  const put = (/** @type {import("./types.js").GivenOffer} */ { cell, digit, solutions: number, more }) => ({
    label: t("offer-put", { digit, cell }),
    outcome: solutions("left", { solutions: number, more }),
    cells: [cell],
    press: () => change(bench, { [cell]: String(digit) }),
  });
  const offers = [...(best ? [best] : []), ...others.slice(0, best ? 1 : 2)].map(put);
  if (!unique) return offers;
  const added = [...unique].flatMap((sign, index) => (sign !== "." && bench.typed[index] === "" ? [cellName(index)] : []));
  const make = { label: t("make-unique"), outcome: counted("adds-givens", added.length), cells: added, press: () => bench.put(typedOf(unique)) };
  return [...offers, make];
}

/** @param {BenchAnswer} known @param {Bench} bench @returns {Offer[]} */
function forOne({ removable, minimal }, bench) {
  const group = removable.find((cells) => cells.includes(bench.at)) ?? removable[0];
  if (!group || !minimal) return [];
  const [cell] = group;
  const digit = bench.typed[cellIndex(cell)];
  const label = group.length === 1 ? t("offer-take", { digit, cell }) : t("offer-take-group", { cells: group.join(" ") });
  const press = () => change(bench, Object.fromEntries(group.map((name) => [name, ""])));
  const left = [...minimal].filter((sign) => sign !== ".").length;
  const gone = [...minimal].flatMap((sign, index) => (sign === "." && bench.typed[index] !== "" ? [cellName(index)] : []));
  return [
    { label, outcome: t("still-one"), cells: group, press },
    { label: t("make-minimal"), outcome: counted("minimal-outcome", left), cells: gone, press: () => bench.put(typedOf(minimal)) },
  ];
}

/**
 * Returns at most three offers. Replacement digits that repair the puzzle come first.
 * @param {BenchAnswer} known
 * @param {Bench} bench
 * @returns {Offer[]}
 */
function forNone({ misprints }, bench) {
  const mending = misprints.filter(({ instead }) => instead);
  const others = misprints.filter(({ instead }) => !instead);
  return [...mending, ...others].slice(0, 3).map(({ cell, instead: digit, solutions: number, more }) =>
    digit
      ? { label: t("offer-put", { digit, cell }), outcome: t("one-solution"), cells: [cell], press: () => change(bench, { [cell]: String(digit) }) }
      : {
          label: t("offer-take", { digit: bench.typed[cellIndex(cell)], cell }),
          outcome: solutions("then", { solutions: number, more }),
          cells: [cell],
          press: () => change(bench, { [cell]: "" }),
        },
  );
}
