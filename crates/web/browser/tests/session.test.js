// The page's queue of moves, with a network that loses, repeats and delays messages and with
// other windows that play the same game. No browser is needed.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ApiError, Offline } from "../../app/js/errors.js";
import { Session } from "../../app/js/session.js";

/** Returns a generator whose numbers are the same for the same seed. @param {number} seed */
function dice(seed) {
  let state = seed * 2654435761;
  return (/** @type {number} */ below) => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return (state >>> 8) % below;
  };
}

/** A server with one game, as in docs/server.md: a move is a name, and the game is the list of its
 * moves. */
class FakeServer {
  version = 1;
  /** Moves made, in order. @type {string[]} */
  made = [];
  /** @type {Set<string>} */
  #ids = new Set();

  reply(extra = {}) {
    const view = { made: [...this.made], elapsed_ms: 0, finished: false };
    return { id: 7, version: this.version, state: {}, view, ...extra };
  }

  /** Another window's move. */
  otherMove() {
    this.made.push("other");
    this.version += 1;
  }

  /** @param {any} body */
  take(body) {
    if (this.#ids.has(body.move_id)) return this.reply({ repeated: true });
    if (body.version !== this.version) {
      const error = { id: "changed-elsewhere", message: "newer" };
      throw new ApiError(error.id, error.message, { error, newer: this.reply() });
    }
    this.#ids.add(body.move_id);
    this.made.push(body.move ? JSON.stringify(body.move) : `hint ${body.rung}`);
    this.version += 1;
    return this.reply(body.move ? { effect: { changes: ["r1c1 > 4"], conflicts: [], finished: false } } : { kind: "step" });
  }
}

/** The network: each message may be lost or delayed, or its answer may be lost. */
class FakeNetwork {
  /** Messages still in transit. @type {any[]} */
  #late = [];

  /**
   * @param {FakeServer} server
   * @param {(below: number) => number} roll
   */
  constructor(server, roll) {
    this.server = server;
    this.roll = roll;
  }

  /** @param {any} body */
  async send(body) {
    await null;
    while (this.#late.length > 0 && this.roll(2) === 0) this.#deliver(this.#late.splice(this.roll(this.#late.length), 1)[0]);
    if (this.roll(4) === 0) this.server.otherMove();
    switch (this.roll(6)) {
      case 0: // lost
        throw new Offline();
      case 1: // late
        this.#late.push(body);
        throw new Offline();
      case 2: // its answer is lost
        this.#deliver(body);
        throw new Offline();
      case 3: // duplicated in transit
        this.#late.push(body);
        return this.server.take(body);
      default:
        return this.server.take(body);
    }
  }

  /** Delivers a message whose answer is lost. @param {any} body */
  #deliver(body) {
    try {
      this.server.take(body);
    } catch (error) {
      assert.ok(error instanceof ApiError);
    }
  }

  /** Delivers the messages that are still in transit. */
  settle() {
    for (const body of this.#late.splice(0)) this.#deliver(body);
  }

  games() {
    return /** @type {any} */ ({
      load: async () => this.server.reply(),
      create: async () => this.server.reply(),
      move: (/** @type {number} */ _id, /** @type {any} */ body) => this.send(body),
      hint: (/** @type {number} */ _id, /** @type {any} */ body) => this.send(body),
    });
  }
}

test("every key press is applied once, or visibly refused", async () => {
  let refusals = 0;
  for (let seed = 1; seed <= 100; seed += 1) {
    const roll = dice(seed);
    const server = new FakeServer();
    const network = new FakeNetwork(server, roll);
    const session = new Session(network.games(), 0);
    let refused = 0;
    session.addEventListener("refused", () => (refused += 1));
    await session.load(7);
    const presses = Array.from({ length: 12 }, (_, number) => {
      if (roll(4) === 0) return { done: session.play(/** @type {any} */ ("undo")), name: '"undo"', isHistory: true };
      if (roll(6) === 0) return { done: session.hint(1, 0), name: "hint 1", isHistory: false };
      const move = /** @type {any} */ ({ digit: { cells: ["r1c1"], digit: number } });
      return { done: session.play(move), name: JSON.stringify(move), isHistory: false };
    });
    const results = await Promise.all(presses.map(({ done }) => done));
    network.settle();
    const place = `seed ${seed}: ${server.made}`;
    const own = server.made.filter((name) => name !== "other");
    const seen = presses.filter((_, index) => results[index] !== null || !presses[index].isHistory);
    // Moves keep their order; hints may be overtaken.
    const isHint = (/** @type {string} */ name) => name.startsWith("hint");
    const names = seen.map(({ name }) => name);
    assert.deepEqual(own.filter((name) => !isHint(name)), names.filter((name) => !isHint(name)), place);
    assert.equal(own.filter(isHint).length, names.filter(isHint).length, place);
    assert.equal(refused, presses.length - seen.length, place);
    assert.equal(session.waiting, 0);
    assert.equal(session.offline, false);
    refusals += refused;
  }
  assert.ok(refusals > 30, "others were often faster than an undo");
});

test("a move that arrived though its answer was lost is not made again", async () => {
  const server = new FakeServer();
  let isLost = true;
  const send = async (/** @type {number} */ _id, /** @type {any} */ body) => {
    const reply = server.take(body);
    if (!isLost) return reply;
    isLost = false;
    server.otherMove();
    throw new Offline();
  };
  const session = new Session(/** @type {any} */ ({ load: async () => server.reply(), move: send }), 0);
  await session.load(7);
  const effect = await session.play(/** @type {any} */ ("undo"));
  assert.deepEqual(effect, { changes: [], conflicts: [], finished: false });
  assert.deepEqual(server.made, ['"undo"', "other"]);
  assert.equal(session.game?.version, server.version);
});

test("a digit written in a changed game is applied to the newer one, and an undo is refused", async () => {
  const server = new FakeServer();
  const send = async (/** @type {number} */ _id, /** @type {any} */ body) => server.take(body);
  const session = new Session(/** @type {any} */ ({ load: async () => server.reply(), move: send }), 0);
  /** @type {string[]} */
  const refused = [];
  session.addEventListener("refused", (event) => refused.push(/** @type {CustomEvent} */ (event).detail.id));
  await session.load(7);
  server.otherMove();
  assert.ok(await session.play(/** @type {any} */ ({ clear: { cells: ["r1c1"] } })));
  assert.deepEqual(refused, []);
  server.otherMove();
  assert.equal(await session.play(/** @type {any} */ ({ restore: { name: "a" } })), null);
  assert.deepEqual(refused, ["changed-elsewhere"]);
  assert.deepEqual(server.made, ["other", '{"clear":{"cells":["r1c1"]}}', "other"]);
  assert.equal(session.game?.version, server.version, "what is there now is on the board");
});

test("moves on their way stay in their game when another game is opened", async () => {
  /** @type {[number, number | undefined][]} */
  const sent = [];
  const reply = (/** @type {number} */ id, /** @type {number} */ version) => ({ id, version, state: {}, view: { elapsed_ms: 0 } });
  const server = {
    load: async (/** @type {number} */ id) => reply(id, 1),
    move: async (/** @type {number} */ id, /** @type {any} */ body) => {
      sent.push([id, body.version]);
      return { ...reply(id, body.version + 1), effect: { changes: [], conflicts: [], finished: false } };
    },
  };
  const session = new Session(/** @type {any} */ (server), 0);
  await session.load(7);
  const first = session.play(/** @type {any} */ ("undo"));
  const second = session.play(/** @type {any} */ ("undo"));
  await session.load(8);
  await Promise.all([first, second]);
  assert.deepEqual(sent, [[7, 1], [7, 2]]);
  assert.equal(session.game?.id, 8);
});

test("a move is drawn before it is saved, and another window's move is drawn when it arrives", async () => {
  const server = new FakeServer();
  /** @type {(event: any) => void} */
  let tell = () => {};
  const games = {
    load: async () => server.reply(),
    listen: (/** @type {(event: any) => void} */ listener) => (tell = listener),
    move: async (/** @type {number} */ _id, /** @type {any} */ body) => {
      tell({ event: "saving", detail: { id: 7, version: server.version + 1 } });
      return server.take(body);
    },
  };
  const session = new Session(/** @type {any} */ (games), 0);
  await session.load(7);
  assert.equal(session.isSaved, true);
  await session.play(/** @type {any} */ ({ clear: { cells: ["r1c1"] } }));
  assert.equal(session.game?.version, 2);
  assert.deepEqual([session.isSaved, session.savedVersion], [false, -1]);
  tell({ event: "saved", detail: { id: 7, version: 2 } });
  assert.deepEqual([session.isSaved, session.savedVersion], [true, 2]);
  server.otherMove();
  tell({ event: "changed", detail: server.reply() });
  assert.equal(session.game?.version, 3);
});

/** Returns a promise and its resolve function. */
function later() {
  /** @type {(value: any) => void} */
  let resolve = () => {};
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}

test("a move does not wait for a hint, and a hint that it overtook is not drawn", async () => {
  const server = new FakeServer();
  const hint = later();
  const games = {
    load: async () => server.reply(),
    move: async (/** @type {number} */ _id, /** @type {any} */ body) => server.take(body),
    hint: () => hint.promise,
  };
  const session = new Session(/** @type {any} */ (games), 0);
  await session.load(7);
  const answer = session.hint(1, 0);
  const before = server.reply({ kind: "step" });
  assert.ok(await session.play(/** @type {any} */ ({ clear: { cells: ["r1c1"] } })));
  assert.equal(session.game?.version, 2);
  hint.resolve(before);
  assert.equal(await answer, null);
  assert.equal(session.game?.version, 2);
});

test("an undo is made even if a hint of this page was counted meanwhile", async () => {
  const server = new FakeServer();
  /** @type {any[]} */
  const refused = [];
  const games = {
    load: async () => server.reply(),
    move: async (/** @type {number} */ _id, /** @type {any} */ body) => server.take(body),
  };
  const session = new Session(/** @type {any} */ (games), 0);
  session.addEventListener("refused", (event) => refused.push(event));
  await session.load(7);
  server.version += 1;
  assert.ok(await session.play("undo"));
  assert.deepEqual(refused, []);
});

/**
 * Begins a first visit, during which the number of the game is known but the engine has not been
 * loaded.
 */
function firstVisit() {
  const begun = later();
  const puzzle = `${"123456789".repeat(8)}.........`;
  const server = new FakeServer();
  const views = { cells: Array.from({ length: 81 }, (_, index) => ({ cell: "", name: "", ...(index < 72 ? { digit: (index % 9) + 1 } : {}) })) };
  const games = {
    reserve: async () => 7,
    create: () => begun.promise,
    move: async (/** @type {number} */ _id, /** @type {any} */ body) => {
      const { digit, cells } = body.move.digit ?? { digit: undefined, cells: [] };
      views.cells = views.cells.map((cell, index) => (cells.includes(`r9c${index - 71}`) ? { ...cell, digit } : cell));
      return { ...server.take(body), view: views };
    },
    hint: async (/** @type {number} */ _id, /** @type {any} */ body) => ({ ...server.take(body), view: views }),
  };
  const session = new Session(/** @type {any} */ (games), 0);
  const beginning = session.begin({ puzzle });
  const digits = () => session.view?.cells.slice(72).map(({ digit }) => digit ?? ".").join("");
  return { session, beginning, digits, begin: () => begun.resolve({ ...server.reply(), view: views }) };
}

test("digits are drawn before the engine is loaded, and sent once it is", async () => {
  const { session, beginning, digits, begin } = firstVisit();
  await Promise.resolve();
  assert.equal(session.game?.id, 7);
  assert.equal(digits(), ".........");
  assert.equal(session.isSaved, false);
  const first = session.play({ digit: { cells: ["r9c1"], digit: 4 } });
  const second = session.play({ digit: { cells: ["r9c2", "r9c3"], digit: 5 } });
  assert.equal(digits(), "455......");
  // Moves other than digits in empty cells wait without being drawn, because the page does
  // not know the rules.
  const third = session.play({ digit: { cells: ["r9c1"], digit: 6 } });
  assert.equal(digits(), "455......");
  assert.deepEqual(session.view?.remaining, [1, 1, 1, 0, 0, 1, 1, 1, 1]);
  begin();
  await beginning;
  assert.equal(digits(), "455......", "nothing vanishes when the game is there");
  assert.ok((await first) && (await second) && (await third));
  assert.equal(digits(), "655......");
  assert.equal(session.game?.version, 4);
  assert.ok(await session.play({ digit: { cells: ["r9c9"], digit: 1 } }));
  assert.equal(digits(), "655.....1");
});

test("a hint requested early is shown once the game is loaded", async () => {
  const { session, beginning, begin } = firstVisit();
  await Promise.resolve();
  const answer = session.hint(1, 0);
  begin();
  await beginning;
  assert.equal(/** @type {any} */ (await answer)?.kind, "step");
});

test("a puzzle that was opened while another game was being created stays on the board", async () => {
  const created = later();
  /** @param {number} id */
  const reply = (id) => ({ id, version: 1, state: {}, view: { cells: [] } });
  const games = { create: (/** @type {any} */ state) => (state.puzzle === "today" ? created.promise : reply(2)) };
  const session = new Session(/** @type {any} */ (games), 0);
  const today = session.begin({ puzzle: "today" }, () => !session.view);
  await session.begin({ puzzle: "opened" });
  assert.equal(session.game?.id, 2);
  created.resolve(reply(1));
  await today;
  assert.equal(session.game?.id, 2);
  // A game that is no longer wanted is not created at all.
  const last = new Session(/** @type {any} */ ({ reserve: async () => null, create: () => assert.fail("created") }), 0);
  await last.begin({ puzzle: "today" }, () => false);
  assert.equal(last.game, null);
});
