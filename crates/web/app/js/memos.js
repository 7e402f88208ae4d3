// The player's notes about games, kept beside the games among the settings.

import { games } from "./api.js";

/** Notes that are kept, those of the newest games; the server takes 64 KiB. */
const MOST = 20;

/** @returns {Promise<Record<string, any>>} */
const all = async () => (await games.settings()) ?? {};

/**
 * @param {number} id of the game
 * @returns {Promise<string>}
 */
export async function memoOf(id) {
  return (await all()).memos?.[id] ?? "";
}

/**
 * @param {number} id
 * @param {string} text
 */
export async function keepMemo(id, text) {
  const settings = await all();
  const { [id]: _, ...others } = settings.memos ?? {};
  const kept = Object.entries(others).slice(1 - MOST);
  // Keys that are numbers are ordered by number: the oldest games come first.
  const memos = text.trim() ? Object.fromEntries([...kept, [id, text]]) : Object.fromEntries(kept);
  await games.keepSettings({ ...settings, memos });
}
