// The pages other than the game. One page is shown at a time, in place of the game, and its name
// follows `#` in the address. A page's module and styles are loaded when the page is first needed.

import { byId, el, refill } from "./dom.js";
import { t } from "./texts.js";

/** @typedef {import("./dom.js").Child} Child */

/**
 * The context of a page.
 *
 * @typedef {object} Place
 * @property {string} part the part of the address after the page's name:
 *   `x-wing` in `#learn/x-wing`
 * @property {import("./session.js").Session} session
 * @property {() => void} play shows the game on the board
 * @property {() => void} redraw draws the page again, if it is still shown
 */

/**
 * The module of a page.
 *
 * @typedef {object} PageModule
 * @property {string} title the message key of the page's name
 * @property {(place: Place) => Promise<Child[]>} content
 * @property {() => void} [leave] stops the page's work when something else is shown
 */

/**
 * @typedef {object} Entry
 * @property {() => Promise<PageModule>} load
 * @property {string | string[]} [styles] its style sheets
 * @property {string} [under] the page that is named before the slash in the address
 * @property {string} [nav] the page marked in the bar while this page is shown, if it is a
 *   different page
 * @property {boolean} [hasBoard] whether the page is laid out like the game, with a board and a
 *   column next to it
 */

/**
 * @typedef {object} Way
 * @property {string} name the page's name
 * @property {string} part the remainder of the address
 */

/** Returns the name of the current page; null while the game is shown. */
export const shownPage = () => document.body.dataset.page ?? null;

/** Returns whether a page is shown instead of the game. */
export const isAway = () => shownPage() !== null;

/**
 * Opens the page at an address, and resolves when the page is shown.
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

/** Styles that are loaded or loading. @type {Map<string, Promise<void>>} */
const styles = new Map();

/** Loads style sheets, each only once. @param {string | string[] | undefined} files */
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

/**
 * Identifies an element by its kind, date, label and text, which do not change when a page is
 * redrawn.
 * @param {Element | null} element
 */
const signOf = (element) => [element?.localName, element?.getAttribute("data-date"), element?.getAttribute("aria-label"), element?.textContent].join("|");

/** Events: `change` when another page or the game is shown. */
export class Pages extends EventTarget {
  /** Counts requests for pages, so that a page that loads too late is not shown. */
  #asked = 0;
  /** @type {PageModule | null} */
  #shown = null;
  /** The address of the current page. */
  #address = "";

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

  /** @param {string} address */
  has(address) {
    return this.#find(address) !== null;
  }

  /**
   * Returns the page at an address; null if there is none.
   *
   * @param {string} address
   * @returns {Way | null}
   */
  #find(address) {
    const [, first, part] = /^([^/]*)(?:\/(.+))?$/.exec(address) ?? [];
    if (part === undefined) return first in this.entries && !this.entries[first].under ? { name: first, part: "" } : null;
    const name = Object.keys(this.entries).find((name) => this.entries[name].under === first);
    return name ? { name, part } : null;
  }

  /** Opens the page at an address as a new entry in the browser's history. @param {string} name */
  go(name) {
    if (location.hash === `#${name}`) return this.show(name);
    location.hash = name;
    return undefined;
  }

  /** @param {string} address */
  async show(address) {
    const way = this.#find(address);
    if (!way) return;
    const asked = (this.#asked += 1);
    const { name } = way;
    const { load, styles: files, hasBoard } = this.entries[name];
    const [page] = await Promise.all([load(), loadStyles(files)]);
    const children = await page.content(this.#place(address, way));
    if (asked !== this.#asked) return;
    const isOther = shownPage() !== name || this.#address !== address;
    // A page with several addresses handles a switch between them itself.
    if (isOther && this.#shown !== page) this.#shown?.leave?.();
    this.#shown = page;
    this.#address = address;
    this.host.className = `page page-${name}${hasBoard ? " page-board" : ""}`;
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

  /** Restores the focus on a redrawn page. @param {string | null} sign */
  #refocus(sign) {
    if (sign === null || document.activeElement !== document.body) return;
    const same = [...this.host.querySelectorAll("h1, a, button, input, select, summary")].find((element) => signOf(element) === sign);
    const place = same ?? this.host.querySelector("h1");
    if (place instanceof HTMLElement) place.focus({ preventScroll: true });
  }

  /** Shows the game again. */
  leave() {
    this.#asked += 1;
    // The page remains in the history, so the back button leads to it.
    if (this.has(location.hash.slice(1))) history.pushState(null, "", location.pathname + location.search);
    if (!isAway()) return;
    this.#shown?.leave?.();
    this.#shown = null;
    this.#address = "";
    this.#mark(null);
    this.host.replaceChildren();
  }

  /** Fetches all pages, so that they open at once and without a network. */
  fetch() {
    return Promise.allSettled(Object.values(this.entries).flatMap(({ load, styles: files }) => [load(), loadStyles(files)]));
  }

  /** Redraws the current page. */
  async redraw() {
    if (isAway()) await this.show(this.#address);
  }

  /** @param {string} address @param {Way} way @returns {Place} */
  #place(address, { part }) {
    return {
      part,
      session: this.session,
      play: () => this.leave(),
      redraw: () => {
        if (isAway() && this.#address === address) this.show(address);
      },
    };
  }

  /** @param {string | null} name the page's name; null for the game */
  #mark(name) {
    if (name) document.body.dataset.page = name;
    else delete document.body.dataset.page;
    const entry = name ? this.entries[name] : null;
    document.body.toggleAttribute("data-board", entry?.hasBoard ?? false);
    byId("play").hidden = name !== null;
    this.host.hidden = name === null;
    for (const link of document.querySelectorAll("nav [data-page]")) {
      if (name && link.getAttribute("data-page") === (entry?.nav ?? name)) link.setAttribute("aria-current", "page");
      else link.removeAttribute("aria-current");
    }
    this.dispatchEvent(new Event("change"));
    dispatchEvent(new Event("novena-page"));
  }
}
