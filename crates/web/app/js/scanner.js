// Reads puzzles from pictures: checks whether this page can do so, and starts the worker that reads
// them.

import { aboutPage } from "./backend.js";
import { WorkerLink } from "./worker-link.js";

/**
 * A board that was read, with the field names used by `scan.wasm`.
 *
 * @typedef {object} ScannedBoard
 * @property {string} givens printed digits, 81 characters
 * @property {string} entries handwritten digits, 81 characters
 * @property {"sure" | "ambiguous" | "not-unique"} trust
 * @property {string[]} doubtful the names of the cells to check
 * @property {string[]} changed the names of the cells that proof-reading changed
 * @property {number[]} points the crossings of lines in the picture
 */

/**
 * The reason why a picture was not read: an ID, and numbers for its message.
 *
 * @typedef {{id: string} & Record<string, any>} ScanRefusal
 */

/**
 * The result of reading a picture. The picture is included unless it could not be decoded.
 *
 * @typedef {object} Scanned
 * @property {ScannedBoard[]} [boards]
 * @property {ScanRefusal} [refusal]
 * @property {ImageBitmap} [picture]
 */

/**
 * The maximum number of pixels decoded, and the minimum along a side. Both are the engine's
 * limits.
 */
const MOST_PIXELS = 64_000_000;
const FEWEST_PER_SIDE = 90;

/** Returns whether this page came with the engine that reads pictures, and can run it. */
export async function canScan() {
  return typeof WebAssembly === "object" && typeof OffscreenCanvas === "function" && (await aboutPage()).engine;
}

/**
 * Returns the size of a picture, or null if the file is not a picture. Reads only the header, so
 * that a picture that is too large is never decoded.
 *
 * @param {Blob} file
 */
async function sizeOf(file) {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    await new Promise((resolve, reject) => {
      image.onload = resolve;
      image.onerror = reject;
      image.src = address;
    });
    return { width: image.naturalWidth, height: image.naturalHeight };
  } catch {
    return null;
  } finally {
    image.src = "";
    URL.revokeObjectURL(address);
  }
}

/** @type {WorkerLink | null} */
let link = null;

/**
 * Reads a picture. A decoded picture is transferred to the worker.
 *
 * @param {Blob | ImageBitmap} source
 * @returns {Promise<Scanned>}
 */
export async function scan(source) {
  const size = source instanceof Blob ? await sizeOf(source) : { width: source.width, height: source.height };
  if (!size) return { refusal: { id: "scan-not-a-picture" } };
  const { width, height } = size;
  if (width * height > MOST_PIXELS) return { refusal: { id: "scan-too-large", width, height, most: MOST_PIXELS / 1_000_000 } };
  if (Math.min(width, height) < FEWEST_PER_SIDE) return { refusal: { id: "scan-too-small", width, height, least: FEWEST_PER_SIDE } };
  link ??= startScanner();
  return link.ask({ source, size }, source instanceof Blob ? [] : [source]);
}

function startScanner() {
  const worker = new Worker("js/scan-worker.js", { type: "module" });
  // A worker that could not be loaded never answers, so its requests are cancelled.
  worker.onerror = endScanner;
  return new WorkerLink(worker, () => {});
}

/** Ends the worker and frees its memory. */
export function endScanner() {
  link?.end();
  link = null;
}
