// Our own photos for the tests: newspaper pages, some with handwriting, drawn on a canvas and seen
// through a tilted camera.

/** @typedef {import("playwright-core").Page} Page */

/**
 * A board on a page.
 *
 * @typedef {object} PrintedBoard
 * @property {string} givens 81 characters; a letter is a misprint
 * @property {string} [entries] handwritten, 81 characters
 */

/**
 * @typedef {object} Shot
 * @property {PrintedBoard[]} boards side by side
 * @property {number} [width]
 * @property {number} [height]
 * @property {number} [turn] the rotation of the paper, in degrees
 * @property {number} [light] the brightness, from 0 to 1
 * @property {"image/jpeg" | "image/png"} [type]
 * @property {number} [quality]
 */

/**
 * Draws a page and photographs it, in the browser.
 *
 * @param {Shot} shot
 * @returns {Promise<string>} the file in base64
 */
async function draw({ boards, width = 1200, height = 1000, turn = -4, light = 1, type = "image/jpeg", quality = 0.9 }) {
  await Promise.all(["600 40px 'Newsreader Novena'", "500 40px 'Instrument Sans Novena'"].map((font) => document.fonts.load(font)));
  const canvas = (/** @type {number} */ wide, /** @type {number} */ high) => {
    const made = new OffscreenCanvas(wide, high);
    return { made, paper: /** @type {OffscreenCanvasRenderingContext2D} */ (made.getContext("2d", { willReadFrequently: true })) };
  };
  // The random numbers have a fixed seed, so that the page is the same on every machine.
  let seed = 25;
  const chance = () => ((seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff) / 0x7fffffff);
  const [wide, high] = [700 * boards.length + 100, 1000];
  const { made: sheet, paper } = canvas(wide, high);
  paper.fillStyle = "#f2efe6";
  paper.fillRect(0, 0, wide, high);
  paper.fillStyle = "#2a2826";
  paper.font = "600 58px 'Newsreader Novena'";
  paper.fillText("The Morning Sheet", 60, 90);
  paper.font = "400 20px 'Newsreader Novena'";
  for (let line = 0; line < 6; line += 1) paper.fillText("every row, column and box has the digits one to nine ".repeat(boards.length * 2).slice(0, 78 * boards.length), 60, 850 + 24 * line);

  /** Strokes of handwritten digits, as fractions of a cell. @type {Record<string, number[][]>} */
  const STROKES = {
    1: [[0.42, 0.3, 0.55, 0.2, 0.52, 0.8]],
    2: [[0.33, 0.32, 0.42, 0.18, 0.62, 0.24, 0.6, 0.42, 0.34, 0.78, 0.7, 0.74]],
    3: [[0.34, 0.24, 0.6, 0.2, 0.62, 0.36, 0.46, 0.48, 0.66, 0.58, 0.6, 0.78, 0.34, 0.76]],
    4: [[0.46, 0.18, 0.34, 0.52, 0.72, 0.5], [0.62, 0.3, 0.56, 0.84]],
    5: [[0.66, 0.2, 0.42, 0.22, 0.38, 0.46, 0.6, 0.46, 0.64, 0.66, 0.5, 0.8, 0.34, 0.74]],
    6: [[0.6, 0.18, 0.42, 0.4, 0.38, 0.68, 0.52, 0.8, 0.64, 0.66, 0.54, 0.52, 0.4, 0.62]],
    7: [[0.32, 0.24, 0.68, 0.2, 0.48, 0.82], [0.4, 0.5, 0.64, 0.48]],
    8: [[0.6, 0.28, 0.44, 0.2, 0.4, 0.36, 0.62, 0.6, 0.56, 0.8, 0.38, 0.72, 0.46, 0.52, 0.62, 0.34, 0.58, 0.24]],
    9: [[0.62, 0.34, 0.48, 0.2, 0.36, 0.36, 0.48, 0.5, 0.62, 0.36, 0.6, 0.56, 0.52, 0.84]],
  };
  const side = 66;
  boards.forEach(({ givens, entries = ".".repeat(81) }, board) => {
    const [left, top] = [60 + 700 * board, 160];
    paper.strokeStyle = "#23211f";
    for (let line = 0; line <= 9; line += 1) {
      paper.lineWidth = line % 3 === 0 ? 5 : 1.6;
      paper.strokeRect(left, top, 9 * side, 9 * side);
      for (const [from, to] of [[[left + line * side, top], [left + line * side, top + 9 * side]], [[left, top + line * side], [left + 9 * side, top + line * side]]]) {
        paper.beginPath();
        paper.moveTo(from[0], from[1]);
        paper.lineTo(to[0], to[1]);
        paper.stroke();
      }
    }
    paper.textAlign = "center";
    for (let cell = 0; cell < 81; cell += 1) {
      const [x, y] = [left + (cell % 9) * side, top + Math.floor(cell / 9) * side];
      if (givens[cell] !== ".") {
        paper.fillStyle = "#1f1d1b";
        paper.font = "600 46px 'Newsreader Novena'";
        paper.fillText(givens[cell], x + side / 2, y + side * 0.74);
      }
      if (entries[cell] !== ".") {
        paper.strokeStyle = "#2d3f86";
        paper.lineWidth = 3.4;
        paper.lineJoin = "round";
        paper.lineCap = "round";
        for (const stroke of STROKES[entries[cell]]) {
          paper.beginPath();
          for (let step = 0; step < stroke.length; step += 2) {
            const wobble = () => (chance() - 0.5) * 0.05;
            const slanted = stroke[step] + 0.12 * (0.5 - stroke[step + 1]);
            paper.lineTo(x + side * (slanted + wobble()), y + side * (stroke[step + 1] + wobble()));
          }
          paper.stroke();
        }
      }
    }
    paper.textAlign = "start";
  });

  // The camera sees the sheet lying on a table, rotated and in perspective, under uneven light.
  const { made: photo, paper: film } = canvas(width, height);
  film.fillStyle = "#5d4a3a";
  film.fillRect(0, 0, width, height);
  const scale = 0.92 * Math.min(width / wide, height / high);
  const angle = (turn * Math.PI) / 180;
  const seen = (/** @type {number} */ u, /** @type {number} */ v) => {
    const [x, y] = [(u - 0.5) * wide * scale, (v - 0.5) * high * scale];
    const [a, b] = [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
    const depth = 1 + 0.16 * (b / height) + 0.06 * (a / width);
    return [width / 2 + a * depth, height / 2 + b * depth];
  };
  const MESH = 40;
  film.imageSmoothingQuality = "high";
  for (let row = 0; row < MESH; row += 1) {
    for (let column = 0; column < MESH; column += 1) {
      const corner = seen(column / MESH, row / MESH);
      const across = seen((column + 1) / MESH, row / MESH);
      const down = seen(column / MESH, (row + 1) / MESH);
      const [w, h] = [wide / MESH, high / MESH];
      film.setTransform((across[0] - corner[0]) / w, (across[1] - corner[1]) / w, (down[0] - corner[0]) / h, (down[1] - corner[1]) / h, corner[0], corner[1]);
      // Each part is drawn slightly too large, so that no seam is visible.
      film.drawImage(sheet, column * w, row * h, w, h, -0.4, -0.4, w + 0.8, h + 0.8);
    }
  }
  film.setTransform(1, 0, 0, 1, 0, 0);
  const shade = film.createLinearGradient(0, 0, width, height);
  shade.addColorStop(0, "rgb(20 14 4 / 0%)");
  shade.addColorStop(1, "rgb(20 14 4 / 34%)");
  film.fillStyle = shade;
  film.fillRect(0, 0, width, height);
  film.fillStyle = `rgb(0 0 0 / ${1 - light})`;
  film.fillRect(0, 0, width, height);
  const blob = await photo.convertToBlob({ type, quality });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = "";
  for (let at = 0; at < bytes.length; at += 32_768) text += String.fromCharCode(...bytes.subarray(at, at + 32_768));
  return btoa(text);
}

/**
 * Returns a photo as a file that a test can choose in the browser.
 *
 * @param {Page} page one of our pages, whose typefaces are used in the photo
 * @param {Shot} shot
 */
export async function photograph(page, shot) {
  const data = await page.evaluate(draw, shot);
  return { name: shot.type === "image/png" ? "page.png" : "page.jpg", mimeType: shot.type ?? "image/jpeg", buffer: Buffer.from(data, "base64") };
}
