// The page's messages: the same keys and arguments in every language, and no unused keys.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

const app = new URL("../../app/", import.meta.url);
const read = (/** @type {string} */ path) => readFileSync(new URL(path, app), "utf8");
const locales = readdirSync(new URL("locales/", app));
const tables = Object.fromEntries(locales.map((file) => [file, JSON.parse(read(`locales/${file}`))]));
const english = tables["en.json"];
const fillings = (/** @type {string} */ text) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();

test("there are four languages", () => {
  assert.deepEqual(locales.sort(), ["en.json", "es.json", "pt-BR.json", "sv.json"]);
});

test("every language has the keys and placeholders of English", () => {
  for (const [file, table] of Object.entries(tables)) {
    assert.deepEqual(Object.keys(table).sort(), Object.keys(english).sort(), file);
    for (const [key, text] of Object.entries(table)) {
      assert.deepEqual(fillings(text), fillings(english[key]), `${file}: ${key}`);
      assert.ok(text.trim(), `${file}: ${key} is empty`);
    }
  }
});

test("the page names keys that exist, and uses every one", () => {
  const scripts = readdirSync(new URL("js/", app)).map((file) => read(`js/${file}`));
  // The manifest specifies message keys in braces, and the build fills in the messages.
  const manifest = read("novena.webmanifest").replace(/"\{([a-z-]+)\}"/g, 't("$1")');
  const source = [read("index.html"), manifest, ...scripts].join("\n");
  const named = [
    ...source.matchAll(/\bt\("([a-z-]+)"/g),
    ...source.matchAll(/data-(?:t|label)="([a-z-]+)"/g),
  ].map(([, key]) => key);
  for (const key of named) assert.ok(key in english, `no text ${key}`);
  for (const [, key] of source.matchAll(/\bcounted\("([a-z-]+)"/g)) {
    assert.ok(`${key}-one` in english && `${key}-other` in english, `no counted text ${key}`);
  }
  for (const key of Object.keys(english)) {
    // Composed keys (`key-…`, `theme-…`) are found by their first or their last part.
    const stem = key.replace(/-(one|other)$/, "");
    const parts = [key, stem, key.replace(/^[a-z]+-/, "")];
    const isUsed = (/** @type {string} */ part) => source.includes(`"${part}"`) || new RegExp(`\\b${part}: `).test(source) || source.includes(` ${part} `);
    assert.ok(parts.some(isUsed), `nothing uses ${key}`);
  }
});

test("modules stay short", () => {
  for (const file of readdirSync(new URL("js/", app))) {
    // This file is generated from the protocol and may be longer.
    if (file === "types.d.ts") continue;
    const lines = read(`js/${file}`).split("\n").length;
    assert.ok(lines <= 300, `${file} has ${lines} lines`);
  }
});

test("code and styles of all pages stay under 265 kB when packed", () => {
  const all = ["js/", "styles/"].flatMap((folder) => readdirSync(new URL(folder, app)).map((file) => folder + file));
  // Type files are only for development; browsers never request them.
  const files = all.filter((file) => !file.endsWith(".d.ts"));
  const bytes = files.reduce((sum, path) => sum + gzipSync(read(path)).length, 0);
  assert.ok(bytes < 265_000, `${bytes} bytes`);
});

test("the page preloads the modules that its first board needs, and no others", () => {
  /** @type {Set<string>} */
  const needed = new Set();
  const add = (/** @type {string} */ file) => {
    if (needed.has(file)) return;
    needed.add(file);
    for (const [, other] of read(`js/${file}`).matchAll(/^import [^;]*? from "\.\/([\w.-]+)"/gm)) add(other);
  };
  add("main.js");
  needed.delete("main.js");
  const named = [...read("index.html").matchAll(/modulepreload" href="js\/([\w.-]+)"/g)].map(([, file]) => file);
  assert.deepEqual(named.sort(), [...needed].sort());
});

/** The messages that the terminal player and the page share, by their keys in each. */
const SHARED = {
  "mode-digit": "mode-digit",
  "mode-corner": "mode-corner",
  "mode-centre": "mode-centre",
  "mode-colour": "mode-colour",
  "key-undo": "undo",
  "key-redo": "redo",
  "foot-hint": "hint",
  "hint-where": "hint-where",
  "hint-why": "hint-why",
  "hint-apply": "hint-apply",
  "hint-another": "hint-another",
  "hint-next": "hint-next",
  "hint-close": "close",
  "savepoints-title": "savepoints",
  "savepoints-before-mistake": "before-mistake",
  "new-title": "new-game",
  "games-title": "games",
  "figures-title": "statistics",
  "play-paused": "paused",
};

test("the terminal player and the page use the same words", () => {
  for (const [file, table] of Object.entries(tables)) {
    const terminal = read(`../../player/locales/${file.replace(".json", ".ftl")}`);
    // In the terminal, most labels are lower case, and questions need no question mark.
    const plain = (/** @type {string} */ text) => text.toLowerCase().replace(/[¿?]/g, "").trim();
    for (const [there, here] of Object.entries(SHARED)) {
      const [, words] = new RegExp(`^${there} = (.*)$`, "m").exec(terminal) ?? [];
      assert.equal(plain(words ?? `no ${there}`), plain(table[here]), `${file}: ${there}`);
    }
    const clear = /^key-clear = ([^:]*):/m.exec(terminal)?.[1];
    assert.equal(clear, table.clear.toLowerCase(), `${file}: clear`);
  }
});
