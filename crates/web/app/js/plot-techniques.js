// Plots the techniques for which the player requested hints, most frequent first.

import { el, svg } from "./dom.js";
import { t, titled } from "./texts.js";

/** The number of techniques drawn. The table lists all techniques. */
const DRAWN = 6;

/** @typedef {{id: string, name: string, practice: boolean}} Technique */
/** @typedef {{id: string, name: string, practice: boolean, count: number}} AskedTechnique */

/**
 * Returns the techniques for which the player requested hints, most frequent first.
 *
 * @param {Record<string, number>} counts the number of hints by technique
 * @param {Technique[]} techniques
 * @returns {AskedTechnique[]}
 */
export function askedTechniques(counts, techniques) {
  const known = new Map(techniques.map((technique) => [technique.id, technique]));
  return Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([id, count]) => ({ id, name: titled(known.get(id)?.name ?? id), practice: known.get(id)?.practice ?? false, count }));
}

/**
 * Returns the name of a technique. If the technique can be practised, the name is a link to the
 * page for practising it.
 *
 * @param {AskedTechnique} technique
 * @param {(id: string) => void} practise
 */
function nameOf({ id, name, practice }, practise) {
  if (!practice) return el("span", {}, name);
  return el("a", { href: "#new", title: t("practise-named", { technique: name }), onclick: () => practise(id) }, name);
}

/** Returns the link to a technique's lesson. @param {AskedTechnique} technique */
const learnLinkOf = ({ id, name }) => el("a", { class: "bars-learn", href: `#learn/${id}`, "aria-label": t("learn-technique", { technique: name }) }, t("learn"));

/**
 * @param {Record<string, number>} counts
 * @param {Technique[]} techniques
 * @param {(id: string) => void} practise
 */
export function techniqueBars(counts, techniques, practise) {
  const rows = askedTechniques(counts, techniques).slice(0, DRAWN);
  const most = Math.max(...rows.map(({ count }) => count));
  const bar = (/** @type {number} */ count) =>
    svg("svg", { class: "bars-bar", viewBox: "0 0 100 12", preserveAspectRatio: "none", "aria-hidden": "true" }, svg("rect", { width: (100 * count) / most, height: 12 }));
  return el("ul", { class: "bars" }, ...rows.map((row) => el("li", {}, nameOf(row, practise), bar(row.count), el("b", {}, row.count), learnLinkOf(row))));
}

/**
 * @param {Record<string, number>} counts
 * @param {Technique[]} techniques
 * @param {(id: string) => void} practise
 */
export function techniqueTable(counts, techniques, practise) {
  const row = (/** @type {AskedTechnique} */ technique) => el("tr", {}, el("th", { scope: "row" }, nameOf(technique, practise)), el("td", { class: "number" }, technique.count), el("td", {}, learnLinkOf(technique)));
  return el(
    "table",
    {},
    el("caption", { class: "heard" }, t("plot-techniques")),
    el("thead", {}, el("tr", {}, el("th", { scope: "col" }, t("technique")), el("th", { class: "number", scope: "col" }, t("hints-count")), el("td", {}))),
    el("tbody", {}, ...askedTechniques(counts, techniques).map(row)),
  );
}
