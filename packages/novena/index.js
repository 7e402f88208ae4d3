// Functions for the operations that most programs need, and `call`, which runs any operation.

import { Engine, NovenaError } from "./engine.js";
import { load } from "#load";

export { NovenaError };

/** @type {Promise<Engine> | undefined} */
let started;

/** Returns the engine that all calls share. If it fails to start, the next call tries again. */
function engine() {
  started ??= load().then((module) => new Engine(module));
  started.catch(() => (started = undefined));
  return started;
}

/** Runs an operation of the protocol and returns its answer. */
export async function call(operation, fields = {}) {
  return (await engine()).call({ ...fields, op: operation });
}

/** The solutions of a puzzle. */
export function solve(puzzle, options) {
  return call("solve", { ...options, puzzle });
}

/** The number of solutions of a puzzle. */
export function count(puzzle, options) {
  return call("count", { ...options, puzzle });
}

/** The ratings of a puzzle. */
export function rate(puzzle, options) {
  return call("rate", { ...options, puzzle });
}

/** A hint for a puzzle, or for a game (the `state` of another answer). */
export function hint(game, options) {
  return call("hint", { ...options, state: stateOf(game) });
}

/** All steps of a puzzle or a game. */
export function steps(game, options) {
  return call("steps", { ...options, state: stateOf(game) });
}

/** The steps from a puzzle or a game to the solution. */
export function path(game, options) {
  return call("path", { ...options, state: stateOf(game) });
}

/** New puzzles. The same seed produces the same puzzles; the default seed is random. */
export function generate(options = {}) {
  const seed = options.seed ?? Math.floor(Math.random() * 2 ** 32);
  return call("generate", { ...options, seed });
}

function stateOf(game) {
  return typeof game === "string" ? { puzzle: game } : game;
}
