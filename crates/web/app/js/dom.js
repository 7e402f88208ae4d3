// Helpers for creating elements. The helpers know nothing about sudoku.

/**
 * @typedef {Node | string | number | null | undefined | false} Child
 */

/**
 * Creates an element with attributes, listeners (such as `onclick`) and children.
 *
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag
 * @param {Record<string, any>} [props]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[T]}
 */
export function el(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else if (name === "value" && "value" in element) element.value = value;
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  element.append(...children.filter(isThere).map(asNode));
  return element;
}

/**
 * Replaces the children of an element.
 *
 * @param {Element} element
 * @param {Child[]} children
 */
export const refill = (element, children) => element.replaceChildren(...children.filter(isThere).map(asNode));

/** @param {Child} child @returns {child is Node | string | number} */
const isThere = (child) => child !== null && child !== undefined && child !== false;

/** @param {Node | string | number} child */
const asNode = (child) => (child instanceof Node ? child : String(child));

/**
 * Returns the element with this ID, which must exist.
 *
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** Whether the last input was a key. */
let isByKey = true;
document.addEventListener("keydown", () => (isByKey = true), true);
document.addEventListener("pointerdown", () => (isByKey = false), true);

/** Whether the last input was a key. If so, the focus ring is shown. */
export const wasKeyPressed = () => isByKey;

const SVG = "http://www.w3.org/2000/svg";

/**
 * Creates an SVG element.
 *
 * @param {string} tag
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElement}
 */
export function svg(tag, attributes = {}, ...children) {
  const element = /** @type {SVGElement} */ (document.createElementNS(SVG, tag));
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * Draws a small icon for a button. Icons are drawn because our fonts have no arrows, crosses or
 * check marks.
 *
 * @param {string} path
 */
export const icon = (path) => svg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" }, svg("path", { d: path }));

/** Draws the cross of a close button. */
export const cross = () => icon("M6 6l12 12M18 6 6 18");

/**
 * Opens a dialog, and resolves when the dialog is closed.
 *
 * @param {string} title
 * @param {(close: () => void) => Child[]} content
 * @param {{close: string, class?: string, back?: HTMLElement | null}} options `back` gets the focus afterwards
 * @returns {Promise<void>}
 */
export function openDialog(title, content, options) {
  const opener = document.activeElement;
  const box = el("dialog", { class: options.class, "aria-label": title });
  const close = () => box.close();
  box.append(
    el(
      "header",
      {},
      // The focus starts on the title, so that the title is read first and no button looks pressed.
      el("h2", { tabindex: -1, autofocus: true }, title),
      el("button", { class: "plain", "aria-label": options.close, onclick: close }, cross()),
    ),
    el("div", { class: "body" }, ...content(close)),
  );
  box.addEventListener("click", (event) => {
    if (event.target === box) close();
  });
  document.body.append(box);
  box.showModal();
  return new Promise((resolve) => {
    box.addEventListener("close", () => {
      box.remove();
      const isLost = document.activeElement === document.body || document.activeElement === opener;
      if (isLost) options.back?.focus({ preventScroll: true });
      resolve();
    });
  });
}
