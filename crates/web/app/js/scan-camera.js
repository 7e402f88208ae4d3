// The camera: a live view and a picture taken from it.

import { el } from "./dom.js";

/**
 * The requested camera and size. The size is enough for a board that fills half of the view. The
 * browser selects the nearest supported size.
 */
const WISH = { audio: false, video: { facingMode: { ideal: "environment" }, width: { ideal: 2560 }, height: { ideal: 1920 } } };

/**
 * Message keys that explain why there is no live view, by the browser's error names.
 *
 * @type {Record<string, string>}
 */
const REASONS = {
  NotAllowedError: "camera-refused",
  SecurityError: "camera-refused",
  NotFoundError: "camera-none",
  OverconstrainedError: "camera-none",
  NotReadableError: "camera-busy",
  AbortError: "camera-busy",
};

/** Returns whether the page may use a camera, which browsers allow only on secure addresses. */
export const hasCamera = () => Boolean(navigator.mediaDevices?.getUserMedia);

export class Camera {
  /** @type {MediaStream | null} */
  #stream = null;
  /** Counts how often the camera was opened, so that a stream that arrives too late is stopped. */
  #opened = 0;
  view = el("video", { class: "photo-live", playsinline: true, muted: true });

  get isOpen() {
    return this.#stream !== null;
  }

  /**
   * Shows the live view. If this fails, returns a message key that explains why; otherwise null.
   *
   * @returns {Promise<string | null>}
   */
  async open() {
    const opened = (this.#opened += 1);
    try {
      const stream = await navigator.mediaDevices.getUserMedia(WISH);
      if (opened !== this.#opened) {
        for (const track of stream.getTracks()) track.stop();
        return null;
      }
      this.#stream = stream;
      // A `muted` attribute that a script sets would not mute the video.
      Object.assign(this.view, { srcObject: stream, muted: true });
      await this.view.play();
      return null;
    } catch (error) {
      this.close();
      return REASONS[/** @type {Error} */ (error).name] ?? "camera-none";
    }
  }

  /** Takes a picture of the current view. */
  take() {
    return createImageBitmap(this.view);
  }

  close() {
    this.#opened += 1;
    for (const track of this.#stream?.getTracks() ?? []) track.stop();
    this.#stream = null;
    this.view.srcObject = null;
  }
}
