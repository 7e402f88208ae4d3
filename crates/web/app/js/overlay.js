// What a hint draws on the board. Each role has a shape of its own, colours only help:
// houses are tinted areas, covers dashed ones, the cause is outlined, candidates of the pattern
// are rings (the opposite colour dashed, fins square), what goes is struck through, what comes is
// a full disc as large as a digit, and links are arrows, dashed where they are weak.

import { svg } from "./dom.js";
import { candidate, cellIndex, columnOf, houseCells, rowOf, spot } from "./places.js";

/** @typedef {NonNullable<import("./types.js").StepShape_EvidenceShape["evidence"]>[number]} Evidence */
/** What a hint lets the board show. @typedef {Pick<import("./types.js").HintAbout, "houses" | "digits" | "step">} Showing */

const COVERS = new Set(["cover", "second-cover", "line"]);
const OPPOSITE = new Set(["second-colour", "fourth-colour", "denial"]);
const FINS = new Set(["fin", "endo-fin", "surplus"]);
/** The candidate whose place is the middle of its cell. */
const MIDDLE = 5;
const SETS = ["", "second", "third"];

/**
 * Draws as much as the hint lets be seen.
 *
 * @param {SVGElement} overlay
 * @param {Showing | null} showing
 */
export function drawOverlay(overlay, showing) {
  overlay.replaceChildren(...(showing ? parts(showing) : []));
}

/** @param {Showing} showing */
function parts(showing) {
  const step = showing.step;
  if (!step) return (showing.houses ?? []).map((house) => area(house, "house"));
  const evidence = step.evidence ?? [];
  const areas = evidence.flatMap((part) =>
    (part.houses ?? []).map((house) => area(house, COVERS.has(part.role) ? "cover" : "house")),
  );
  const targets = (step.eliminate ?? []).map((name) => token(name, "target"));
  const places = (step.place ?? []).map((name) => token(name, "place"));
  const taken = new Set([...(step.eliminate ?? []), ...(step.place ?? [])]);
  return [...areas, ...outlines(evidence), ...links(evidence), ...rings(evidence, taken), ...targets, ...places];
}

/**
 * @param {string} house
 * @param {string} role
 */
function area(house, role) {
  const cells = houseCells(house);
  const [first, last] = [cells[0], cells[cells.length - 1]];
  return svg("rect", {
    class: role,
    x: columnOf(first) * 100 + 4,
    y: rowOf(first) * 100 + 4,
    width: (columnOf(last) - columnOf(first) + 1) * 100 - 8,
    height: (rowOf(last) - rowOf(first) + 1) * 100 - 8,
    rx: 10,
  });
}

/** @param {Evidence[]} evidence */
function outlines(evidence) {
  let set = 0;
  return evidence.flatMap((part) => {
    if (!part.cells) return [];
    const kind = SETS[Math.min(set, SETS.length - 1)];
    set += 1;
    return part.cells.map(cellIndex).map((index) =>
      svg("rect", {
        class: `cause ${kind}`,
        x: columnOf(index) * 100 + 9,
        y: rowOf(index) * 100 + 9,
        width: 82,
        height: 82,
        rx: 12,
      }),
    );
  });
}

/**
 * Candidates of the pattern, each once and none under a target.
 *
 * @param {Evidence[]} evidence
 * @param {Set<string>} taken
 */
function rings(evidence, taken) {
  /** @type {SVGElement[]} */
  const drawn = [];
  const seen = new Set(taken);
  const add = (/** @type {string} */ name, /** @type {string} */ role) => {
    if (seen.has(name)) return;
    seen.add(name);
    drawn.push(token(name, role));
  };
  for (const part of evidence) {
    const role = OPPOSITE.has(part.role) ? "other" : FINS.has(part.role) ? "fin" : "ring";
    for (const name of part.candidates ?? []) add(name, role);
    for (const { from, to } of part.links ?? []) {
      for (const end of [from, to]) for (const cell of end.cells) add(`${end.digit}${cell}`, "ring");
    }
  }
  return drawn;
}

/**
 * @param {string} name
 * @param {string} role
 */
function token(name, role) {
  const { digit, index } = candidate(name);
  const isPlace = role === "place";
  const { x, y } = spot(isPlace ? MIDDLE : digit, index);
  const shape =
    role === "fin"
      ? svg("rect", { x: -15, y: -15, width: 30, height: 30, rx: 3 })
      : svg("circle", { r: isPlace ? 37 : 16 });
  const group = svg("g", { class: `token ${role}`, transform: `translate(${x} ${y})` }, shape);
  group.append(svg("text", { y: isPlace ? 3 : 1 }, String(digit)));
  if (role === "target") group.append(svg("path", { d: "M-21 21 21 -21" }));
  return group;
}

/** @param {Evidence[]} evidence */
function links(evidence) {
  return evidence.flatMap((part) => (part.links ?? []).flatMap(arrow));
}

/** @param {import("./types.js").LinkShape} link */
function arrow({ from, to, type }) {
  const [a, b] = [middle(from), middle(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 36) return [];
  // From ring to ring, bent a little, so that it does not run through what lies between.
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const start = { x: a.x + ux * 17, y: a.y + uy * 17 };
  const end = { x: b.x - ux * 22, y: b.y - uy * 22 };
  const bend = Math.min(40, length * 0.12);
  const control = { x: (a.x + b.x) / 2 - uy * bend, y: (a.y + b.y) / 2 + ux * bend };
  const angle = (Math.atan2(end.y - control.y, end.x - control.x) * 180) / Math.PI;
  return [
    svg("path", { class: `link ${type}`, d: `M${start.x} ${start.y}Q${control.x} ${control.y} ${end.x} ${end.y}` }),
    svg("path", { class: `tip ${type}`, d: "M8 0-6 8-6 -8Z", transform: `translate(${end.x} ${end.y}) rotate(${angle})` }),
  ];
}

/** @param {import("./types.js").NodeShape} end */
function middle(end) {
  const spots = end.cells.map((cell) => spot(end.digit, cellIndex(cell)));
  const sum = (/** @type {"x" | "y"} */ axis) => spots.reduce((total, at) => total + at[axis], 0);
  return { x: sum("x") / spots.length, y: sum("y") / spots.length };
}
