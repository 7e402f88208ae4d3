// Sends requests to the server that delivered the page.

import { ApiError, Offline } from "./errors.js";
import { lang } from "./texts.js";

const TOKEN = "novena.token";

/**
 * Moves the token from the address to session storage if the address is a link to a shared server.
 * A puzzle in the address stays there.
 */
export function takeToken() {
  const parts = new URLSearchParams(location.hash.slice(1));
  const token = parts.get("token");
  if (!token) return;
  sessionStorage.setItem(TOKEN, token);
  const puzzle = parts.get("open");
  history.replaceState(null, "", location.pathname + location.search + (puzzle ? `#${puzzle}` : ""));
}

/** Returns the token, if this server requires one. */
export const serverToken = () => sessionStorage.getItem(TOKEN);

/**
 * @param {string} method
 * @param {string} path
 * @param {string} [body]
 * @param {RequestInit} [options]
 */
export function send(method, path, body, options = {}) {
  /** @type {Record<string, string>} */
  const headers = { "accept-language": lang() };
  const token = serverToken();
  if (token) headers.authorization = `Bearer ${token}`;
  if (body) headers["content-type"] = "application/json";
  return fetch(path, { method, headers, body, cache: "no-store", ...options });
}

/**
 * @param {string} method
 * @param {string} path
 * @param {object | string} [body] sent unchanged if it is a string
 * @param {RequestInit} [options]
 * @returns {Promise<any>} the value under `ok`
 */
export async function ask(method, path, body, options = {}) {
  /** @type {Response} */
  let response;
  /** @type {any} */
  let answer;
  try {
    response = await send(method, path, typeof body === "object" ? JSON.stringify(body) : body, options);
    answer = response.status === 204 ? { ok: null } : await response.json();
  } catch (error) {
    throw error instanceof ApiError ? error : new Offline();
  }
  const isLater = response.status === 429 || response.status === 503;
  if (isLater) throw new Offline(answer.error?.message);
  if (answer.error) throw new ApiError(answer.error.id, answer.error.message, answer);
  return answer.ok;
}

/** @param {string} path */
export const tagged = (path) => `${path}${path.includes("?") ? "&" : "?"}lang=${lang()}`;

/**
 * Returns the offset of the player's clock from UTC in minutes, which is needed to count streaks.
 */
export const zone = () => -new Date().getTimezoneOffset();
