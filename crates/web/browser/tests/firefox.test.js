// The static site in Firefox: one visit, then a hint and a whole game offline. The test is skipped
// if Firefox is not installed or if the program was built without the engine.

import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { findFirefox, Firefox } from "../firefox.js";
import { StaticServer } from "../static-server.js";
import { name, PROGRAM } from "./stage.js";

const DIGITS = '[...document.querySelectorAll("#board .cell")].map((cell) => cell.querySelector(".digit")?.textContent ?? ".").join("")';

test("Firefox plays a game in flight mode after one visit", async (context) => {
  const program = findFirefox();
  if (!program) return context.skip("Firefox is not installed");
  if (typeof WebSocket === "undefined") return context.skip("this Node has no WebSocket");
  const folder = mkdtempSync(join(tmpdir(), "novena-site-"));
  const written = spawnSync(PROGRAM, ["site", "-o", folder], { encoding: "utf8" });
  if (written.status === 2) return context.skip(written.stderr.trim());
  const host = await StaticServer.start(folder, "/novena/");
  const firefox = await Firefox.start(program);
  try {
    await firefox.open(host.url);
    await firefox.waitFor('document.querySelector(".cell .digit") !== null');
    await firefox.waitFor("navigator.serviceWorker.controller !== null");
    host.isDown = true;
    host.server.closeAllConnections();
    await firefox.reload();
    await firefox.waitFor('document.querySelector(".cell .digit") !== null');
    const puzzle = await firefox.evaluate(DIGITS);
    const solution = execFileSync(PROGRAM, ["solve"], { input: `${puzzle}\n`, encoding: "utf8" }).trim();
    await firefox.press("h");
    await firefox.waitFor('Boolean(document.querySelector("#hint:not([hidden]) .said")?.textContent.trim())');
    await firefox.press("\uE00C");
    for (const [index, sign] of [...puzzle].entries()) {
      if (sign !== ".") continue;
      await firefox.click(`[data-cell="${name(index)}"]`);
      await firefox.press(solution[index]);
    }
    await firefox.waitFor(`${DIGITS} === "${solution}"`);
    await firefox.waitFor('(({ saved, version }) => saved === version)(document.querySelector("#board").dataset)');
    assert.equal(await firefox.evaluate(DIGITS), solution);
  } finally {
    await firefox.stop();
    await host.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return undefined;
});
