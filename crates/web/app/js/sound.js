// Tones and vibrations for moves, if enabled. The tones are synthesised, so no files are loaded.

import { settings } from "./settings.js";

/** @typedef {"digit" | "mark" | "taken" | "clash" | "solved"} Kind */

/**
 * The sound for each kind of move: the frequencies of its tones, in order, and the duration and
 * volume of every tone.
 *
 * @type {Record<Kind, {tones: number[], seconds: number, gain: number}>}
 */
const SOUNDS = {
  digit: { tones: [660], seconds: 0.09, gain: 0.07 },
  mark: { tones: [990], seconds: 0.05, gain: 0.035 },
  taken: { tones: [494, 392], seconds: 0.06, gain: 0.05 },
  clash: { tones: [196], seconds: 0.2, gain: 0.08 },
  solved: { tones: [523, 659, 784, 1047], seconds: 0.16, gain: 0.07 },
};

/**
 * The vibration pattern for each kind of move: milliseconds on and off, alternately.
 *
 * @type {Record<Kind, number[]>}
 */
const BUZZES = { digit: [10], mark: [6], taken: [8], clash: [24, 40, 24], solved: [30, 60, 30, 60, 80] };

/** @type {AudioContext | null} */
let audio = null;

/**
 * Returns the feedback for a move; null for moves that do not write anything.
 *
 * @param {import("./session.js").Move} move
 * @param {import("./types.js").EffectBody} effect
 * @returns {Kind | null}
 */
export function kindOf(move, effect) {
  if (effect.finished) return "solved";
  if (effect.changes.length === 0) return null;
  if (effect.conflicts.length > 0) return "clash";
  if (typeof move === "string") return "taken";
  if ("clear" in move || "restore" in move) return "taken";
  return "digit" in move || "deduce" in move ? "digit" : "mark";
}

/** @param {import("./session.js").Session} session */
export function followMoves(session) {
  session.addEventListener("played", (event) => {
    const { move, effect } = /** @type {CustomEvent} */ (event).detail;
    const kind = kindOf(move, effect);
    if (kind) give(kind);
  });
}

/** @param {Kind} kind */
function give(kind) {
  if (settings.haptics) navigator.vibrate?.(BUZZES[kind]);
  if (!settings.sound) return;
  audio ??= new AudioContext();
  const { tones, seconds, gain } = SOUNDS[kind];
  tones.forEach((frequency, index) => tone(/** @type {AudioContext} */ (audio), frequency, index * seconds * 0.8, seconds, gain));
}

/**
 * @param {AudioContext} context
 * @param {number} frequency
 * @param {number} delay
 * @param {number} seconds
 * @param {number} gain
 */
function tone(context, frequency, delay, seconds, gain) {
  const start = context.currentTime + delay;
  const source = new OscillatorNode(context, { type: "triangle", frequency });
  const volume = new GainNode(context, { gain: 0 });
  // Without a ramp at both ends, a tone would click.
  volume.gain.setValueAtTime(0, start);
  volume.gain.linearRampToValueAtTime(gain, start + 0.008);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  source.connect(volume).connect(context.destination);
  source.start(start);
  source.stop(start + seconds);
}
