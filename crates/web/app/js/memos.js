// The player's notes about games, stored in the settings.

import { games } from "./api.js";

/**
 * The maximum number of notes kept; the oldest notes are dropped. The limit is needed because the
 * server accepts at most 64 KiB of settings.
 */
const MOST = 20;

/** @returns {Promise<Record<string, any>>} */
const all = async () => (await games.settings()) ?? {};

/**
 * @param {number} id the game's number
 * @returns {Promise<string>}
 */
export async function memoOf(id) {
  const name = await games.noteName(id);
  return (await all()).memos?.[name] ?? "";
}

/**
 * @param {number} id
 * @param {string} text
 */
export async function keepMemo(id, text) {
  const name = await games.noteName(id);
  const settings = await all();
  const { [name]: _, ...others } = settings.memos ?? {};
  // The oldest notes come first, because an object keeps non-numeric keys in the order in which
  // they were added.
  const kept = Object.entries(others).slice(1 - MOST);
  const memos = text.trim() ? Object.fromEntries([...kept, [name, text]]) : Object.fromEntries(kept);
  await games.keepSettings({ ...settings, memos });
}
