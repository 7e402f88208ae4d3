// Reports to the page whether games can be stored.

export class StorageReport {
  /** The problem already reported to the page. @type {string | null} */
  #problem = null;

  /** @param {(event: {event: string, detail?: any}) => void} emit sends an event to the page */
  constructor(emit) {
    this.emit = emit;
  }

  /**
   * Reads a value from storage. If this fails, the value counts as missing.
   *
   * @template T
   * @param {() => Promise<T>} work
   */
  async read(work) {
    try {
      return await work();
    } catch (error) {
      this.trouble(error);
      return undefined;
    }
  }

  /**
   * Reports that something could not be stored or read. The games in memory can still be played and
   * exported.
   *
   * @param {unknown} error
   */
  trouble(error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : "";
    const problem = name === "QuotaExceededError" ? "full" : "blocked";
    if (this.#problem === problem) return;
    this.#problem = problem;
    this.emit({ event: "storage", detail: { problem } });
  }

  /** Reports that a previous problem is over. */
  recovered() {
    if (!this.#problem) return;
    this.#problem = null;
    this.emit({ event: "storage", detail: { problem: null } });
  }
}
