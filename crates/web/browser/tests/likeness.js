// Compares screenshots with stored pictures.

/**
 * A golden has a quarter of the screenshot's width and height. It is small enough to store, but
 * still shows everything on the screen.
 */
export const SHRINK = 4;
/**
 * Squares with sides of this many golden pixels (16 screen pixels, or a third of a button) are
 * compared by their mean ink, on a scale up to 255. The largest differences, measured on all
 * pictures of a screen:
 *
 * - the same page again, after a restart, on an idle machine and on a busy one: 0.0, on all
 *   screens;
 * - letters with hinting and without colour smoothing: 8.3;
 * - text in a grey that is one step lighter (#46504b, #4a554f): 12.4;
 * - counts missing from the pad: 29; the pad one pixel to the right: 31; the board one pixel down: 36.
 *
 * A machine that renders text differently therefore passes, whereas even the smallest of these
 * changes fails.
 */
export const SQUARE = 4;
export const TOLERANCE = 10;

/**
 * Compares pictures in the browser, which can read and write them. Returns the golden of a
 * screenshot, and the largest difference between one of its squares and the same square of the
 * stored golden.
 *
 * The stored picture is a golden (`webp`) or a screenshot (`png`).
 *
 * @param {{shot: string, kept: string | null, type: "webp" | "png", shrink: number, square: number}} wish pictures in base64
 */
export async function compare({ shot, kept, type, shrink, square }) {
  const load = async (/** @type {string} */ type, /** @type {string} */ data) => {
    const image = new Image();
    image.src = `data:image/${type};base64,${data}`;
    await image.decode();
    return image;
  };
  const pixels = (/** @type {HTMLImageElement} */ image, /** @type {number} */ width, /** @type {number} */ height) => {
    const canvas = document.createElement("canvas");
    Object.assign(canvas, { width, height });
    const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d", { willReadFrequently: true }));
    paper.imageSmoothingQuality = "high";
    paper.drawImage(image, 0, 0, width, height);
    return { canvas, data: paper.getImageData(0, 0, width, height).data };
  };
  const shrunk = (/** @type {HTMLImageElement} */ image) => {
    const [width, height] = [Math.round(image.width / shrink), Math.round(image.height / shrink)];
    return pixels(image, width, height).canvas.toDataURL("image/webp", 0.6).split(",")[1];
  };
  const golden = shrunk(await load("png", shot));
  if (!kept) return { golden, worst: 255, where: "nothing was kept" };
  // Both pictures were shrunk in the same way, so any remaining difference is in the drawing.
  const taken = await load("webp", golden);
  const { width, height } = taken;
  const now = pixels(taken, width, height);
  const image = await load("webp", type === "png" ? shrunk(await load("png", kept)) : kept);
  if (image.width !== width || image.height !== height) return { golden, worst: 255, where: "another size" };
  const before = pixels(image, width, height);
  let worst = 0;
  let where = "";
  for (let top = 0; top < height; top += square) {
    for (let left = 0; left < width; left += square) {
      const sums = [0, 0, 0];
      let count = 0;
      for (let y = top; y < Math.min(top + square, height); y += 1) {
        for (let x = left; x < Math.min(left + square, width); x += 1) {
          const at = 4 * (y * width + x);
          for (const part of [0, 1, 2]) sums[part] += now.data[at + part] - before.data[at + part];
          count += 1;
        }
      }
      const off = Math.max(...sums.map((sum) => Math.abs(sum / count)));
      if (off > worst) [worst, where] = [off, `${left * shrink}, ${top * shrink}`];
    }
  }
  return { golden, worst, where };
}
