// A lesson's position on the board. The engine builds it and finds the step that the lesson
// describes. The page only provides the digits.

import { call } from "./api.js";
import { cellName } from "./places.js";

/** @typedef {import("./course.js").Position} Position */
/** @typedef {{state: import("./types.js").State, view: import("./types.js").GameView}} Laid */

/** The maximum number of steps searched for an example's step. */
const MOST_STEPS = 200;

/**
 * Turns `r4c6<>6` or `r4c6=6` into the form that steps use for candidates, `6r4c6`.
 *
 * @param {string} deduction
 */
const candidateOf = (deduction) => deduction.replace(/^(r\dc\d)(?:<>|=)(\d)$/, "$2$1");

/**
 * Returns the state of a position without its marks.
 *
 * @param {Position} position
 * @returns {import("./types.js").State}
 */
function bareState({ givens, entries }) {
  const written = [...(entries ?? "")].flatMap((digit, index) => (/[1-9]/.test(digit) ? [`${cellName(index)} > ${digit}`] : []));
  return { puzzle: givens, cleaning: false, steps: written.length > 0 ? [written] : [] };
}

/**
 * Returns a position with its digits and, if `withMarks` is true, its candidates as marks.
 *
 * @param {Position} position
 * @param {boolean} [withMarks]
 * @returns {Promise<Laid>}
 */
export async function layOut(position, withMarks = true) {
  const state = bareState(position);
  if (!withMarks) return call("view", { state });
  const filled = await call("move", { state, move: { "fill-marks": { cells: [] } } });
  if (position.struck.length === 0) return filled;
  const move = { deduce: { place: [], eliminate: position.struck.map(candidateOf) } };
  return call("move", { state: filled.state, move });
}

/**
 * Returns the step that a lesson describes in a position, with its figure; null if the lesson
 * describes no step.
 *
 * @param {Position} position
 * @returns {Promise<import("./types.js").StepText | null>}
 */
export async function stepOf(position) {
  if (!position.claim?.holds) return null;
  const { technique, deductions } = position.claim;
  const { state } = await layOut(position);
  const { steps } = await call("steps", { state, only: [technique], every: true, figures: true, limit: MOST_STEPS, view: false });
  const wanted = deductions.map(candidateOf).sort().join();
  const concludes = (/** @type {import("./types.js").StepText} */ { step: { place = [], eliminate = [] } }) => [...place, ...eliminate].sort().join() === wanted;
  return steps.find(concludes) ?? null;
}
