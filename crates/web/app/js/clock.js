// Measures the time played. The clock stops while the page is hidden, while the game is paused, and
// when the game is finished.

import { byId } from "./dom.js";
import { t } from "./texts.js";
import { settings } from "./settings.js";

export class Clock {
  /** The time played before the current run. */
  #before = 0;
  /** When the current run began. @type {number | null} */
  #since = null;

  constructor() {
    setInterval(() => this.draw(), 1000);
  }

  get elapsed() {
    return Math.round(this.#before + (this.#since === null ? 0 : performance.now() - this.#since));
  }

  /** @param {number} elapsed */
  set(elapsed) {
    this.#before = elapsed;
    if (this.#since !== null) this.#since = performance.now();
    this.draw();
  }

  /** @param {boolean} run */
  run(run) {
    if (run === (this.#since !== null)) return;
    this.#before = this.elapsed;
    this.#since = run ? performance.now() : null;
    this.draw();
  }

  draw() {
    const shown = byId("time");
    shown.hidden = !settings.timer;
    const text = duration(this.elapsed);
    if (shown.textContent !== text) shown.textContent = text;
    shown.setAttribute("aria-label", t("time-played", { time: text }));
  }
}

/**
 * Formats a time as `12:34` or `1:02:03`.
 *
 * @param {number} ms
 */
export function duration(ms) {
  const seconds = Math.floor(ms / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  if (parts[0] === 0) parts.shift();
  return parts.map((part, index) => (index === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}
