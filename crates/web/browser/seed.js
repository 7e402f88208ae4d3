// Generates a library of games like the one a player has after half a year, for tests,
// pictures and measurements:
//
//     node seed.js 60 > library.json
//
// The same number and day produce the same file. The puzzles are permutations of one of our
// puzzles, so every board is different and has one solution.

import { pathToFileURL } from "node:url";

const PUZZLE = ".....9.2.8..3..6.4...76.....4.1..5..9..5.3..1..2..6.9.....17...3.7..5..9.1.6.....";
const SOLUTION = "674859123895321674231764985743192568986573241152486397528917436367245819419638752";

const DAY = 86_400;
/**
 * The levels of the games in turn, each with the number of minutes that a game usually takes.
 *
 * @type {[string, number][]}
 */
const LEVELS = [["easy", 6], ["medium", 13], ["hard", 22], ["medium", 12], ["unfair", 48], ["easy", 5], ["hard", 24]];
const TITLES = ["Mira", "Capella", "Vega", "Antares", "Polaris", "Rigel", "Adhara", "Sirius", "Alhena", "Naos", "Bellatrix", "Deneb", "Spica", "Alcyone"];
/** The techniques for which hints are requested, most frequent first. */
const ASKED = ["skyscraper", "naked-triple", "xy-wing", "x-wing", "hidden-pair", "pointing"];
/** The number of unfinished games in every library. */
const OPEN = 4;

/**
 * Returns a generator of numbers that are at least 0 and less than 1. The same seed always produces
 * the same numbers.
 *
 * @param {number} seed
 */
function chance(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/**
 * Returns another puzzle with the same solution path: the digits and the lines of each band are
 * permuted.
 *
 * @param {() => number} next
 */
function puzzle(next) {
  const shuffled = (/** @type {number[]} */ list) => list.map((value) => ({ value, key: next() })).sort((a, b) => a.key - b.key).map(({ value }) => value);
  const digits = shuffled([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  const lines = () => shuffled([0, 1, 2]).flatMap((band) => shuffled([0, 1, 2]).map((line) => 3 * band + line));
  const [rows, columns] = [lines(), lines()];
  const turn = (/** @type {string} */ board) =>
    rows.flatMap((row) => columns.map((column) => board[9 * row + column])).map((digit) => (digit === "." ? "." : digits[Number(digit) - 1])).join("");
  return { givens: turn(PUZZLE), solution: turn(SOLUTION) };
}

/**
 * Returns an export file with this many games, the last of which was played just now.
 *
 * @param {number} count
 * @param {Date} [now]
 */
export function seedLibrary(count, now = new Date()) {
  const next = chance(count);
  const seconds = Math.floor(now.getTime() / 1000);
  const games = Array.from({ length: count }, (_, index) => {
    const isWon = index >= OPEN;
    const [level, usual] = LEVELS[index % LEVELS.length];
    const { givens, solution } = puzzle(next);
    const free = [...givens].flatMap((digit, cell) => (digit === "." ? [cell] : [])).sort(() => next() - 0.5);
    const written = isWon ? free : free.slice(0, Math.floor(free.length * (0.2 + 0.6 * next())));
    // The player wins games on about four days out of five, and two games on some of these days.
    const days = isWon ? Math.floor((index - OPEN) / 1.2) + Math.floor((index - OPEN) / 9) : index;
    const at = seconds - days * DAY - index;
    const day = new Date(at * 1000).toISOString().slice(0, 10);
    const took = Math.round(60_000 * usual * (0.6 + 0.9 * next()));
    const isAided = next() < 0.32;
    const kind = index % 9;
    const labels =
      kind < 5
        ? { title: TITLES[index % TITLES.length], source: `daily ${day}` }
        : kind < 7
          ? { title: "xy-wing", source: `seed ${index}, practice xy-wing` }
          : kind < 8
            ? { title: "From the newspaper", author: "M. Ortega" }
            : { source: `seed ${index}, from 0 0` };
    return {
      key: index.toString(16).padStart(32, "0"),
      givens,
      ...labels,
      level,
      created: at - 2 * Math.round(took / 1000),
      changed: at,
      ...(isWon ? { finish: { at, day, took_ms: took } } : {}),
      elapsed_ms: isWon ? took : Math.round(took / 2),
      checking: "rules",
      cleaning: true,
      done: written.length,
      steps: written.map((cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1} > ${solution[cell]}`),
      ...(isAided ? { hints: { [ASKED[Math.floor(ASKED.length * next() * next())]]: [1, 1, 1, 0] } } : {}),
      edits: { ["ab".repeat(16)]: written.length + 1 },
    };
  });
  return `${JSON.stringify({ novena: "export", version: 2, games, collections: [] })}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) process.stdout.write(seedLibrary(Number(process.argv[2] ?? 60)));
