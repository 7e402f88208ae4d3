// Who keeps the games: the server if it does, else the browser.

import { ApiError, serverGames } from "./api.js";
import { localGames } from "./local.js";

/** @type {typeof serverGames} */
export let games = serverGames;

/** Asks the server once, when the page begins. */
export async function findKeeper() {
  try {
    await serverGames.list({ limit: "1" });
  } catch (error) {
    if (error instanceof ApiError && ["not-found", "wrong-method"].includes(error.id)) games = localGames;
  }
}
