// The page's own messages, in the chosen language. Sentences about games come from the engine.

export const LANGUAGES = /** @type {const} */ ({
  en: "English",
  es: "Español",
  "pt-BR": "Português (Brasil)",
  sv: "Svenska",
});

/** @type {Record<string, string>} */
let table = {};
let language = "en";

/** Returns the tag of the language in which the messages are written. */
export const lang = () => language;

/**
 * Returns the best language for a list of preferences.
 *
 * @param {readonly string[]} wishes
 */
export function bestLanguage(wishes) {
  for (const wish of wishes) {
    for (const known of Object.keys(LANGUAGES)) {
      if (wish.slice(0, 2).toLowerCase() === known.slice(0, 2)) return known;
    }
  }
  return "en";
}

/**
 * Loads the messages of a language. {@link fillTexts} then puts them on the page.
 *
 * @param {string} tag
 */
export async function loadTexts(tag) {
  language = tag;
  const answer = await fetch(`locales/${tag}.json`);
  table = await answer.json();
  document.documentElement.lang = tag;
  // The manifest contains the messages in the menu of the page's icon, which is visible before the
  // page is opened.
  if (document.querySelector('meta[name="version"][content]:not([content=""])')) {
    document.querySelector('link[rel="manifest"]')?.setAttribute("href", `novena.${tag}.webmanifest`);
  }
}

/**
 * Returns a message, with `{name}` filled in.
 *
 * @param {string} key
 * @param {Record<string, string | number>} [fillings]
 */
export function t(key, fillings = {}) {
  const text = table[key] ?? key;
  return text.replace(/\{(\w+)\}/g, (whole, name) => String(fillings[name] ?? whole));
}

/**
 * Returns a message with a count: `key-one` or `key-other`, according to the rules of the language.
 *
 * @param {string} key
 * @param {number} count
 */
export function counted(key, count) {
  const form = new Intl.PluralRules(language).select(count) === "one" ? "one" : "other";
  return t(`${key}-${form}`, { count });
}

/**
 * Returns a name with a capital letter, for places where the name is not part of a sentence.
 *
 * @param {string} name
 */
export const titled = (name) => name.charAt(0).toLocaleUpperCase(language) + name.slice(1);

/**
 * Fills the elements that name a message: `data-t` names the message for an element's content, and
 * `data-label` the one for its label.
 *
 * @param {ParentNode} root
 */
export function fillTexts(root) {
  for (const element of root.querySelectorAll("[data-t]")) {
    element.textContent = t(element.getAttribute("data-t") ?? "");
  }
  for (const element of root.querySelectorAll("[data-label]")) {
    const label = t(element.getAttribute("data-label") ?? "");
    element.setAttribute("aria-label", label);
    if (element instanceof HTMLButtonElement) element.title = label;
  }
}
