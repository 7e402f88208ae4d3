// The pages beside the game. One is shown at a time, in place of the game, and named after `#` in
// the address. Its module and its styles come when it is first wanted.

import { byId, el, refill } from "./dom.js";
import { t } from "./texts.js";

/** @typedef {import("./dom.js").Child} Child */

/**
 * What a page can use.
 *
 * @typedef {object} Place
 * @property {import("./session.js").Session} session
 * @property {() => void} play shows the game on the board
 * @property {() => void} redraw draws the page again, if it is still shown
 */

/**
 * The module of a page.
 *
 * @typedef {object} PageModule
 * @property {string} title key of its name
 * @property {(place: Place) => Promise<Child[]>} content
 * @property {() => void} [leave] ends its work when something else is shown
 */

/**
 * @typedef {object} Entry
 * @property {() => Promise<PageModule>} load
 * @property {string | string[]} [styles] the files of its styles
 */

/** The page that is shown, if it is not the game. */
export const shownPage = () => document.body.dataset.page ?? null;

/** Whether the game is out of sight. */
export const isAway = () => shownPage() !== null;

/**
 * Goes to a page by its address; answers when it is shown.
 *
 * @param {string} name
 * @returns {Promise<void>}
 */
export function goToPage(name) {
  if (shownPage() === name) return Promise.resolve();
  return new Promise((resolve) => {
    addEventListener("novena-page", () => resolve(), { once: true });
    location.hash = name;
  });
}

/** Drops the part of the address after `#`. */
export const forgetHash = () => history.replaceState(null, "", location.pathname + location.search);

/** Styles that are there, or on their way. @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Gets files of styles, each once. @param {string | string[] | undefined} files */
export const loadStyles = (files) => Promise.all([files ?? []].flat().map(loadStyle));

/** @param {string} file */
function loadStyle(file) {
  const known = styles.get(file);
  if (known) return known;
  /** @type {Promise<void>} */
  const loaded = new Promise((resolve) => {
    // A page without its styles can still be read.
    document.head.append(el("link", { rel: "stylesheet", href: file, onload: () => resolve(), onerror: () => resolve() }));
  });
  styles.set(file, loaded);
  return loaded;
}

/** What an element is and says: the same on a page that is drawn again. @param {Element | null} element */
const signOf = (element) => [element?.localName, element?.getAttribute("data-date"), element?.getAttribute("aria-label"), element?.textContent].join("|");

/** Events: `change` when another page, or the game, is shown. */
export class Pages extends EventTarget {
  /** Counts what was asked for: a page that comes too late is not shown. */
  #asked = 0;
  /** @type {PageModule | null} */
  #shown = null;

  /**
   * @param {Record<string, Entry>} entries
   * @param {import("./session.js").Session} session
   */
  constructor(entries, session) {
    super();
    this.entries = entries;
    this.session = session;
    this.host = byId("page");
  }

  /** @param {string} name */
  has(name) {
    return name in this.entries;
  }

  /** Goes to a page by its address, so that the way back is kept. @param {string} name */
  go(name) {
    if (location.hash === `#${name}`) return this.show(name);
    location.hash = name;
    return undefined;
  }

  /** @param {string} name */
  async show(name) {
    const asked = (this.#asked += 1);
    const { load, styles: files } = this.entries[name];
    const [page] = await Promise.all([load(), loadStyles(files)]);
    const children = await page.content(this.#place(name));
    if (asked !== this.#asked) return;
    const isOther = shownPage() !== name;
    if (isOther) this.#shown?.leave?.();
    this.#shown = page;
    this.host.className = `page page-${name}`;
    this.host.setAttribute("aria-label", t(page.title));
    const focused = this.host.contains(document.activeElement) ? signOf(document.activeElement) : null;
    refill(this.host, children);
    document.title = `${t(page.title)} · Novena`;
    this.#mark(name);
    if (!isOther) return this.#refocus(focused);
    scrollTo(0, 0);
    const first = /** @type {HTMLElement | null} */ (this.host.querySelector("[autofocus]") ?? this.host.querySelector("h1, h2"));
    first?.focus({ preventScroll: true });
  }

  /** Gives the focus to what has it on a page that was drawn again. @param {string | null} sign */
  #refocus(sign) {
    if (sign === null || document.activeElement !== document.body) return;
    const same = [...this.host.querySelectorAll("h1, a, button, input, select, summary")].find((element) => signOf(element) === sign);
    const place = same ?? this.host.querySelector("h1");
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }

  /** Shows the game again. */
  leave() {
    this.#asked += 1;
    const hash = location.hash.slice(1);
    // The page stays in the history: the way back leads to it.
    if (this.has(hash)) history.pushState(null, "", location.pathname + location.search);
    if (!isAway()) return;
    this.#shown?.leave?.();
    this.#shown = null;
    this.#mark(null);
    this.host.replaceChildren();
  }

  /** Fetches all pages, so that they open at once and without a network. */
  fetch() {
    return Promise.allSettled(Object.values(this.entries).flatMap(({ load, styles: files }) => [load(), loadStyles(files)]));
  }

  /** Draws the page that is shown again. */
  async redraw() {
    const name = shownPage();
    if (name) await this.show(name);
  }

  /** @param {string} name @returns {Place} */
  #place(name) {
    return {
      session: this.session,
      play: () => this.leave(),
      redraw: () => {
        if (shownPage() === name) this.show(name);
      },
    };
  }

  /** @param {string | null} name of the page, or nothing for the game */
  #mark(name) {
    if (name) document.body.dataset.page = name;
    else delete document.body.dataset.page;
    byId("play").hidden = name !== null;
    this.host.hidden = name === null;
    for (const link of document.querySelectorAll("nav [data-page]")) {
      if (link.getAttribute("data-page") === name) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    this.dispatchEvent(new Event("change"));
    dispatchEvent(new Event("novena-page"));
  }
}
