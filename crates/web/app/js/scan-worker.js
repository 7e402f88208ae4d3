// The worker that reads puzzles from pictures. The browser decodes the pictures, and the engine
// reads them. No picture leaves this machine.

import { compileEngine } from "./wasm.js";

/**
 * The number of pixels that the longer side of a picture needs. Larger pictures are decoded at a
 * reduced size if possible, which takes less time for a JPEG in many browsers. The engine would
 * shrink them in any case.
 */
const ENOUGH = 2000;

/** @type {Promise<any> | null} */
let started = null;

/** Starts the engine, once. If this fails, the next call tries again. */
function engine() {
  started ??= compileEngine("../engine/scan.wasm").then((module) => new WebAssembly.Instance(module, {}).exports);
  started.catch(forget);
  return started;
}

function forget() {
  started = null;
}

/**
 * @param {Blob} file
 * @param {{width: number, height: number}} size
 * @returns {Promise<ImageBitmap | null>} null if this browser can only decode at full size
 */
async function decodeSmaller(file, { width, height }) {
  const { ImageDecoder } = /** @type {any} */ (self);
  const scale = ENOUGH / Math.max(width, height);
  if (scale >= 1 || !(await ImageDecoder?.isTypeSupported(file.type))) return null;
  const decoder = new ImageDecoder({ data: await file.arrayBuffer(), type: file.type, desiredWidth: Math.ceil(width * scale), desiredHeight: Math.ceil(height * scale) });
  try {
    const { image } = await decoder.decode();
    const picture = await createImageBitmap(image);
    image.close();
    // The orientation must be the one in which the page has displayed the picture.
    return picture.width > picture.height === width > height ? picture : null;
  } catch {
    return null;
  } finally {
    decoder.close();
  }
}

/**
 * @param {Blob | ImageBitmap} source
 * @param {{width: number, height: number}} size the size of the source
 */
async function decode(source, size) {
  if (source instanceof ImageBitmap) return source;
  return (await decodeSmaller(source, size)) ?? createImageBitmap(source);
}

/** @param {any} exports of the engine @param {ImageBitmap} picture */
function readPicture({ begin, strip, add, scan, answer_ptr, answer_len, memory }, picture) {
  const { width, height } = picture;
  const most = begin(width, height);
  const paper = new OffscreenCanvas(width, Math.max(1, most)).getContext("2d", { willReadFrequently: true });
  if (!paper) throw new Error("no canvas");
  // Transparent areas count as paper.
  paper.fillStyle = "#fff";
  for (let top = 0; most > 0 && top < height; top += most) {
    const rows = Math.min(most, height - top);
    paper.fillRect(0, 0, width, rows);
    paper.drawImage(picture, 0, top, width, rows, 0, 0, width, rows);
    new Uint8Array(memory.buffer, strip(), 4 * width * rows).set(paper.getImageData(0, 0, width, rows).data);
    add(rows);
  }
  scan();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(memory.buffer, answer_ptr(), answer_len())));
}

/** @param {{source: Blob | ImageBitmap, size: {width: number, height: number}}} question */
async function answer({ source, size }) {
  // The engine is loaded while the picture is decoded. The error says which of the two failed.
  const ready = engine().catch(() => null);
  const picture = await decode(source, size).catch(() => null);
  if (!picture) return { error: { id: "scan-not-a-picture" } };
  const failed = { error: { id: "scan-failed" }, picture };
  const exports = await ready;
  if (!exports) return failed;
  try {
    return { ...readPicture(exports, picture), picture };
  } catch {
    forget();
    return failed;
  }
}

onmessage = async ({ data: { id, ...question } }) => {
  const { ok, error, picture } = await answer(question);
  const parts = picture ? [picture] : [];
  /** @type {any} */ (self).postMessage({ id, ok: { boards: ok, refusal: error, picture } }, parts);
};
