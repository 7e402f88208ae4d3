// The engine in workers: traps, cancelled calls, and the timing of exchanges with the server. No
// browser is needed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { SyncRefusal, SyncSchedule } from "../../app/js/sync-schedule.js";
import { WasmEngine } from "../../app/js/wasm.js";
import { LongCalls } from "../../app/js/worker-engine.js";

const ANSWER = '{"ok":true}';

/** @param {number[][]} items */
const vector = (...items) => [items.length, ...items.flat()];
/** @param {number[]} content */
const sized = (...content) => [content.length, ...content];
/** @param {string} text */
const bytes = (text) => [...Buffer.from(text)];

/**
 * Builds an engine that traps at the second call to an instance, and at every request about games.
 */
function trappingEngine() {
  const [I32, CONST, END] = [0x7f, 0x41, 0x0b];
  const types = vector([0x60, 1, I32, 1, I32], [0x60, 2, I32, I32, 0], [0x60, 0, 1, I32]);
  const names = ["alloc", "free", "call", "shelf", "answer_ptr", "answer_len", "panic_ptr", "panic_len"];
  const exported = names.map((name, index) => [...sized(...bytes(name)), 0, index]);
  const constant = (/** @type {number} */ number) => sized(0, CONST, number, END);
  // count += 1; if (count == 2) unreachable
  const call = sized(0, 0x23, 0, CONST, 1, 0x6a, 0x24, 0, 0x23, 0, CONST, 2, 0x46, 0x04, 0x40, 0x00, END, END);
  const bodies = [constant(32), sized(0, END), call, sized(0, 0, END), constant(0), constant(ANSWER.length), constant(16), constant(4)];
  const data = (/** @type {number} */ place, /** @type {string} */ text) => [0, CONST, place, END, ...sized(...bytes(text))];
  const sections = [
    [1, types],
    [3, [names.length, 0, 1, 1, 1, 2, 2, 2, 2]],
    [5, [1, 0, 1]],
    [6, [1, I32, 1, CONST, 0, END]],
    [7, vector([...sized(...bytes("memory")), 2, 0], ...exported)],
    [10, vector(...bodies)],
    [11, vector(data(0, ANSWER), data(16, "oops"))],
  ];
  const head = [0, 0x61, 0x73, 0x6d, 1, 0, 0, 0];
  const code = sections.flatMap(([id, content]) => [/** @type {number} */ (id), ...sized(.../** @type {number[]} */ (content))]);
  return new WebAssembly.Module(new Uint8Array([...head, ...code]));
}

test("after a trap the call is repeated once in a new instance", () => {
  const engine = new WasmEngine(trappingEngine());
  for (let call = 0; call < 5; call += 1) assert.deepEqual(engine.ask("call", {}), { ok: true });
  assert.deepEqual(engine.ask("shelf", {}), { error: { id: "engine-failed", message: "oops" } });
  assert.deepEqual(engine.ask("call", {}), { ok: true });
});

/** Workers that answer when the test tells them to. */
class FakeWorkers {
  /** @type {{request: any, answer: (value: any) => void}[]} */
  asked = [];
  started = 0;
  ended = 0;

  start() {
    this.started += 1;
    const ask = (/** @type {any} */ { request }) => new Promise((resolve) => this.asked.push({ request, answer: resolve }));
    return Promise.resolve(/** @type {any} */ ({ ask, end: () => (this.ended += 1) }));
  }
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 2));

test("long calls run one after the other, and a newer one of the same kind takes over", async () => {
  const workers = new FakeWorkers();
  const calls = new LongCalls(() => workers.start());
  const first = calls.call({ op: "path" }, "tab");
  const other = calls.call({ op: "new" });
  await settle();
  assert.deepEqual(workers.asked.map(({ request }) => request.op), ["path"]);
  const second = calls.call({ op: "steps" }, "tab");
  await assert.rejects(first, { id: "cancelled" });
  await settle();
  assert.equal(workers.ended, 1, "the worker with the old call is ended");
  assert.deepEqual(workers.asked.map(({ request }) => request.op), ["path", "new"]);
  workers.asked[1].answer("made");
  assert.equal(await other, "made");
  await settle();
  calls.cancel("tab");
  await assert.rejects(second, { id: "cancelled" });
  assert.equal(workers.ended, 2);
  const third = calls.call({ op: "rate" });
  await settle();
  workers.asked[3].answer("rated");
  assert.equal(await third, "rated");
  assert.equal(workers.started, 3);
});

test("changes are sent after a pause, and a server that is away or refuses is reported", async () => {
  /** @type {string[]} */
  const states = [];
  /** @type {(Error | null)[]} */
  const outcomes = [null, new Error("away"), new SyncRefusal("no"), null];
  let exchanges = 0;
  const schedule = new SyncSchedule(
    async () => {
      const outcome = outcomes[exchanges];
      exchanges += 1;
      if (outcome) throw outcome;
    },
    (state) => states.push(state),
    5,
  );
  for (let change = 0; change < 4; change += 1) schedule.changed();
  await schedule.next();
  assert.equal(exchanges, 1, "changes go together");
  assert.deepEqual(states, ["waiting", "waiting", "waiting", "waiting", "done"]);
  for (const state of ["away", "refused", "done"]) {
    schedule.wake();
    await schedule.next();
    assert.equal(states.at(-1), state);
  }
});
