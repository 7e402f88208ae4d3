// Talking to the server: the protocol, and the games it keeps.

import { lang } from "./texts.js";

const TOKEN = "novena.token";

/** A server's answer that is an error, in words for a person. */
export class ApiError extends Error {
  /**
   * @param {string} id
   * @param {string} message
   * @param {any} [body] the whole answer
   */
  constructor(id, message, body) {
    super(message);
    this.id = id;
    this.body = body;
  }
}

/** The server could not be reached or had no time: ask again later. */
export class Offline extends Error {}

/** What calls must show to this server, if anything. */
export const token = () => sessionStorage.getItem(TOKEN);

/** Takes the token out of the address, where the link of a shared server has it; a puzzle stays. */
export function takeToken() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const found = parts.get("token");
  if (!found) return;
  sessionStorage.setItem(TOKEN, found);
  const puzzle = parts.get("open");
  history.replaceState(null, "", location.pathname + location.search + (puzzle ? `#${puzzle}` : ""));
}

/**
 * @param {string} method
 * @param {string} path
 * @param {string} [body]
 * @param {boolean} [last]
 */
function send(method, path, body, last = false) {
  /** @type {Record<string, string>} */
  const headers = { "accept-language": lang() };
  const shown = token();
  if (shown) headers.authorization = `Bearer ${shown}`;
  if (body) headers["content-type"] = "application/json";
  return fetch(path, { method, headers, body, keepalive: last, cache: "no-store" });
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object | string} [body] as it is where it is a text
 * @param {boolean} [last] whether the page is about to go away
 * @returns {Promise<any>} what is under `ok`
 */
async function ask(method, path, body, last = false) {
  /** @type {Response} */
  let response;
  /** @type {any} */
  let answer;
  try {
    response = await send(method, path, typeof body === "object" ? JSON.stringify(body) : body, last);
    answer = response.status === 204 ? { ok: null } : await response.json();
  } catch {
    throw new Offline();
  }
  const isLater = response.status === 429 || response.status === 503;
  if (isLater) throw new Offline(answer.error?.message);
  if (answer.error) throw new ApiError(answer.error.id, answer.error.message, answer);
  return answer.ok;
}

/**
 * One call of the protocol.
 *
 * @param {string} op
 * @param {object} [fields]
 * @returns {Promise<any>}
 */
export const call = (op, fields = {}) => ask("POST", "api/call", { op, lang: lang(), ...fields });

const tagged = (/** @type {string} */ path) => `${path}${path.includes("?") ? "&" : "?"}lang=${lang()}`;

/** Minutes that the player's clock is ahead of UTC, for days in a row. */
const zone = () => -new Date().getTimezoneOffset();

/** @typedef {import("./types.js").GameReply} GameReply */

/** Games as the server keeps them. */
export const games = {
  /**
   * @param {Record<string, string>} [filter]
   * @returns {Promise<import("./types.js").Games>}
   */
  list: (filter = {}) => ask("GET", tagged(`api/games?${new URLSearchParams(filter)}`)),
  /** The one that was changed last and is not won, if there is one. @returns {Promise<GameReply | null>} */
  last: () => ask("GET", tagged("api/games/last")),
  /**
   * @param {import("./types.js").State} state
   * @returns {Promise<GameReply>}
   */
  create: (state) => ask("POST", tagged("api/games"), { state, zone: zone() }),
  /**
   * @param {number} id
   * @returns {Promise<GameReply>}
   */
  load: (id) => ask("GET", tagged(`api/games/${id}`)),
  /**
   * @param {number} id
   * @param {import("./types.js").MoveBody} body
   * @param {boolean} [last]
   * @returns {Promise<import("./types.js").MoveReply | GameReply>}
   */
  move: (id, body, last) => ask("POST", tagged(`api/games/${id}/move`), { ...body, zone: zone() }, last),
  /**
   * @param {number} id
   * @param {import("./types.js").HintBody} body
   * @returns {Promise<import("./types.js").HintReply | GameReply>}
   */
  hint: (id, body) => ask("POST", tagged(`api/games/${id}/hint`), { ...body, zone: zone() }),
  /** @param {number} id */
  remove: (id) => ask("DELETE", `api/games/${id}`),
};

/** What the server keeps for the page: any object. */
export const serverSettings = {
  load: () => ask("GET", "api/settings"),
  /** @param {object} settings */
  keep: (settings) => ask("PUT", "api/settings", settings),
};

/**
 * Everything the server keeps, as a file, and how many games in it are damaged.
 *
 * @returns {Promise<{ file: Blob, damaged: number }>}
 */
export async function exportAll() {
  const response = await send("GET", "api/export").catch(() => null);
  if (!response?.ok) throw new Offline();
  return { file: await response.blob(), damaged: Number(response.headers.get("novena-damaged")) };
}

/**
 * Merges such a file with what is there.
 *
 * @param {string} file
 * @returns {Promise<import("./types.js").ImportBody>}
 */
export const importAll = (file) => ask("POST", tagged("api/import"), file);

/** @returns {Promise<import("./types.js").StatisticsBody>} */
export const statistics = () => ask("GET", tagged(`api/statistics?zone=${zone()}`));
