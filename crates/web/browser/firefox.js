// Controls Firefox through WebDriver BiDi, with only the commands that one test needs. Debian's
// Firefox supports this protocol without a driver.

import { spawn, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The possible names of the Firefox executable. */
const PROGRAMS = [process.env.FIREFOX, "firefox-esr", "firefox"];

/** The time limit for a condition to become true. */
const PATIENCE_MS = 60_000;

/** Returns the executable, if Firefox is installed. */
export function findFirefox() {
  return PROGRAMS.find((program) => program && spawnSync(program, ["--version"]).status === 0);
}

export class Firefox {
  #last = 0;
  /** @type {Map<number, {resolve: (result: any) => void, reject: (error: Error) => void}>} */
  #waiting = new Map();
  #context = "";

  /** @param {string} program */
  static async start(program) {
    const firefox = new Firefox();
    firefox.profile = mkdtempSync(join(tmpdir(), "novena-firefox-"));
    firefox.child = spawn(program, ["--headless", "--no-remote", "--profile", firefox.profile, "--remote-debugging-port", "0"], {
      stdio: ["ignore", "ignore", "pipe"],
    });
    const address = await firefox.#address();
    firefox.socket = new WebSocket(`${address}/session`);
    firefox.socket.onmessage = ({ data }) => firefox.#heard(JSON.parse(data));
    await new Promise((resolve, reject) => {
      firefox.socket.onopen = resolve;
      firefox.socket.onerror = () => reject(new Error(`no connection to ${address}`));
    });
    await firefox.#ask("session.new", { capabilities: {} });
    const { contexts } = await firefox.#ask("browsingContext.getTree", {});
    firefox.#context = contexts[0].context;
    return firefox;
  }

  /** Waits for the address that the browser prints on standard error. @returns {Promise<string>} */
  #address() {
    return new Promise((resolve, reject) => {
      let said = "";
      this.child.stderr?.on("data", (text) => {
        said += text;
        const found = /WebDriver BiDi listening on (ws:\S+)/.exec(said);
        if (found) resolve(found[1]);
      });
      this.child.on("exit", () => reject(new Error(`Firefox ended: ${said}`)));
    });
  }

  /** @param {any} message */
  #heard({ type, id, result, error, message }) {
    const question = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === "success") question?.resolve(result);
    else question?.reject(new Error(`${error}: ${message}`));
  }

  /**
   * @param {string} method
   * @param {object} params
   * @returns {Promise<any>}
   */
  #ask(method, params) {
    this.#last += 1;
    const id = this.#last;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.socket.send(JSON.stringify({ id, method, params }));
    });
  }

  /** @param {string} url */
  open(url) {
    return this.#ask("browsingContext.navigate", { context: this.#context, url, wait: "complete" });
  }

  reload() {
    return this.#ask("browsingContext.reload", { context: this.#context, wait: "complete" });
  }

  /**
   * Evaluates an expression in the page, and awaits its value if it is a promise. Values are passed
   * as JSON.
   *
   * @param {string} expression
   */
  async evaluate(expression) {
    const answer = await this.#ask("script.evaluate", {
      expression: `(async () => JSON.stringify((await (${expression})) ?? null))()`,
      target: { context: this.#context },
      awaitPromise: true,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return JSON.parse(answer.result.value);
  }

  /** Waits until an expression is true. @param {string} expression */
  async waitFor(expression) {
    for (const end = Date.now() + PATIENCE_MS; ; ) {
      // A page that is still loading does not answer.
      if (await this.evaluate(expression).catch(() => false)) return;
      if (Date.now() > end) throw new Error(`not in ${PATIENCE_MS / 1000} s: ${expression}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Presses a key. @param {string} value */
  press(value) {
    const actions = [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ];
    return this.#ask("input.performActions", { context: this.#context, actions: [{ type: "key", id: "keys", actions }] });
  }

  /** Presses the middle of an element. @param {string} selector */
  async click(selector) {
    const [x, y] = await this.evaluate(
      `(() => { const { x, y, width, height } = document.querySelector(${JSON.stringify(selector)}).getBoundingClientRect(); return [x + width / 2, y + height / 2].map(Math.round); })()`,
    );
    const actions = [
      { type: "pointerMove", x, y },
      { type: "pointerDown", button: 0 },
      { type: "pointerUp", button: 0 },
    ];
    await this.#ask("input.performActions", { context: this.#context, actions: [{ type: "pointer", id: "mouse", actions }] });
  }

  async stop() {
    const over = new Promise((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGKILL");
    await over;
    rmSync(this.profile, { recursive: true, force: true });
  }
}
