// Tests the package as users get it: packed, installed into an empty directory, and imported by
// name.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { fileURLToPath } from "node:url";

const here = fileURLToPath(new URL("..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "novena-package-"));
after(() => rmSync(folder, { recursive: true, force: true }));

const npm = (...words) => execFileSync("npm", words, { cwd: folder, encoding: "utf8" });
const [packed] = JSON.parse(npm("pack", here, "--json"));
writeFileSync(join(folder, "package.json"), '{ "type": "module", "private": true }');
npm("install", "--offline", "--no-audit", "--no-fund", join(folder, packed.filename));

/** Runs a module in the directory where the package is installed, and returns its output. */
function printed(source) {
  writeFileSync(join(folder, "main.js"), source);
  // A list of all steps, with all their reasons, is long, so the output needs a large buffer.
  return execFileSync("node", ["main.js"], { cwd: folder, encoding: "utf8", maxBuffer: 64 << 20 });
}

const PUZZLE = "..3..172......4......7..149.148....528.....747....268.952..8......3......679..4..";

test("the package has its files and nothing else", () => {
  // tools/dist/npm.sh adds third-party licences.
  const names = packed.files.map((file) => file.path).filter((name) => name !== "NOTICES").sort();
  assert.deepEqual(names, [
    "LICENSE-APACHE",
    "LICENSE-MIT",
    "README.md",
    "engine.js",
    "index.d.ts",
    "index.js",
    "load-node.js",
    "load.js",
    "novena.wasm",
    "package.json",
    "types.d.ts",
  ]);
});

test("it solves, counts, rates, explains and makes puzzles", () => {
  const answers = JSON.parse(
    printed(`
      import { count, generate, hint, path, rate, solve, steps } from "novena";
      const puzzle = "${PUZZLE}";
      console.log(JSON.stringify({
        solved: await solve(puzzle),
        counted: await count(".".repeat(81), { limit: 9 }),
        rated: await rate(puzzle),
        hinted: await hint(puzzle, { rung: 3, lang: "sv" }),
        listed: await steps(puzzle),
        walked: await path(puzzle),
        made: await generate({ seed: 7, count: 2 }),
        again: await generate({ seed: 7, count: 2 }),
      }));
    `),
  );
  assert.equal(answers.solved.verdict, "one");
  assert.deepEqual(answers.counted, { count: 9, more: true });
  assert.ok(answers.rated.novena);
  assert.equal(answers.hinted.kind, "step");
  assert.match(answers.hinted.text, /rad|kolumn|block|ruta/i);
  assert.ok(answers.listed.steps.length > 0);
  assert.equal(answers.walked.solution, answers.solved.solutions[0]);
  assert.equal(answers.made.puzzles.length, 2);
  assert.deepEqual(answers.made, answers.again);
});

test("an error is that of the protocol", () => {
  const source = `
    import { call, NovenaError, solve } from "novena";
    const error = await solve("no puzzle").catch((error) => error);
    const { operations } = await call("version");
    console.log(JSON.stringify([error instanceof NovenaError, error.id, error.field, operations.length > 10]));
  `;
  assert.deepEqual(JSON.parse(printed(source)), [true, "unfit", "puzzle", true]);
});

test("every operation has types", async () => {
  const types = readFileSync(join(here, "index.d.ts"), "utf8");
  const [, table] = /export type Operations = \{([^}]*)\}/.exec(types);
  const typed = [...table.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name);
  const source = `
    import { call } from "novena";
    console.log(JSON.stringify((await call("version")).operations));
  `;
  assert.deepEqual(typed, JSON.parse(printed(source)).sort());
});

test("the example of the readme runs", () => {
  const [, example] = /```js\n([^]*?)```/.exec(readFileSync(join(here, "README.md"), "utf8"));
  assert.match(printed(example), /^[.\d]{81} /);
});

test("a trap restarts the engine", () => {
  const source = `
    import { Engine } from "./node_modules/novena/engine.js";
    import { load } from "./node_modules/novena/load-node.js";
    const { Instance } = WebAssembly;
    let traps = 0;
    WebAssembly.Instance = function (module) {
      const { exports } = new Instance(module);
      const call = (...words) => {
        if (traps-- > 0) throw new WebAssembly.RuntimeError("unreachable");
        exports.call(...words);
      };
      return { exports: { ...exports, call } };
    };
    const engine = new Engine(await load());
    const ask = () => { try { return engine.call({ op: "version" }).version; } catch (error) { return error.id; } };
    const seen = [ask()];
    traps = 1; seen.push(ask());
    traps = 2; seen.push(ask());
    seen.push(ask());
    console.log(JSON.stringify(seen));
  `;
  const [first, once, twice, later] = JSON.parse(printed(source));
  assert.deepEqual([once, twice, later], [first, "internal", first]);
});

test("the types hold", (t) => {
  const tsc = join(here, "../../crates/web/browser/node_modules/typescript/bin/tsc");
  if (!existsSync(tsc)) return t.skip("typescript is not installed in crates/web/browser");
  writeFileSync(
    join(folder, "typed.ts"),
    `
    import { call, generate, hint, NovenaError, solve } from "novena";
    const { solutions }: { solutions: string[] } = await solve("${PUZZLE}", { lang: "es" });
    const { text, state } = await hint("${PUZZLE}", { rung: 2 });
    const again: string = (await hint(state, { rung: 3 })).text;
    const { puzzles } = await generate({ wish: { level: "easy" } });
    const svg: string = (await call("draw", { state })).svg;
    // @ts-expect-error A rung is a number.
    await hint("${PUZZLE}", { rung: "2" });
    // @ts-expect-error There is no such operation.
    await call("nothing");
    export const ids = (error: NovenaError): string => error.id;
    export default [solutions, text, again, puzzles[0]?.puzzle, svg];
    `,
  );
  const words = ["--noEmit", "--strict", "--target", "es2022", "--module", "nodenext", "--lib", "es2022", "typed.ts"];
  execFileSync("node", [tsc, ...words], { cwd: folder, encoding: "utf8", stdio: ["ignore", "inherit", "inherit"] });
});
