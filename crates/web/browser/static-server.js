// A static host for the tests: serves a folder under any path, compressed with brotli, with an
// optional delay and bandwidth limit. It is independent of our server: anything that works here
// works on any static host.

import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";

/** @type {Record<string, string>} */
const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
};

/** The extensions of files that are already compressed. */
const PACKED = new Set([".png"]);

/** The number of bytes that one response sends before other responses get their turn. */
const CHUNK = 4096;

/** @param {number} ms */
const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class StaticServer {
  /** The requested addresses, from the root of the host. @type {string[]} */
  asked = [];
  /**
   * The responses sent, each with the compressed size of its body and the times when it was
   * requested and completed.
   *
   * @type {{address: string, length: number, from: number, to: number}[]}
   */
  answers = [];
  /** Promises that responses wait for, by file path. @type {Map<string, Promise<void>>} */
  gates = new Map();
  /** The number of bytes sent in the bodies of responses, after compression. */
  sent = 0;
  /** Whether connections are dropped, as if there were no network. */
  isDown = false;
  /**
   * The slow network to simulate, for workers as well: milliseconds per round trip, and bytes per
   * second.
   *
   * @type {{roundTrip: number, bandwidth: number} | null}
   */
  network = null;
  /**
   * The compression level for large files. Level 11 takes many seconds for the engine and saves
   * only another tenth.
   */
  effort = 9;
  /** The time at which the network will be idle. */
  #free = 0;
  /** @type {WeakSet<import("node:net").Socket>} */
  #connected = new WeakSet();
  /** @type {Map<string, Buffer>} */
  #packed = new Map();

  /**
   * @param {string} folder
   * @param {string} [path] the path under which the host serves the folder
   */
  static async start(folder, path = "/") {
    const host = new StaticServer();
    host.folder = folder;
    host.path = path;
    host.server = createServer((request, response) => host.#answer(request, response));
    await new Promise((resolve) => host.server.listen(0, "127.0.0.1", () => resolve(undefined)));
    const { port } = /** @type {import("node:net").AddressInfo} */ (host.server.address());
    host.origin = `http://127.0.0.1:${port}`;
    host.url = host.origin + path;
    return host;
  }

  async stop() {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(() => resolve(undefined)));
  }

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async #answer(request, response) {
    if (this.isDown) return request.socket.destroy();
    const from = Date.now();
    await this.#travel(request.socket);
    const [address] = (request.url ?? "/").split("?");
    this.asked.push(address);
    await this.gates.get(address.slice(this.path.length));
    const file = this.#file(decodeURIComponent(address));
    if (request.method !== "GET" && request.method !== "HEAD") return response.writeHead(405).end();
    if (!file) return response.writeHead(404, { "content-type": "text/plain" }).end("no such file\n");
    const ending = extname(file);
    const isPacked = !PACKED.has(ending) && /\bbr\b/.test(request.headers["accept-encoding"]?.toString() ?? "");
    const data = isPacked ? this.#brotli(file) : readFileSync(file);
    response.writeHead(200, {
      "content-type": TYPES[ending] ?? "application/octet-stream",
      "content-length": data.length,
      // As on real hosts, files may be cached for a while, even if they change in the meantime.
      "cache-control": "max-age=600",
      ...(isPacked ? { "content-encoding": "br", vary: "accept-encoding" } : {}),
    });
    if (request.method !== "HEAD") await this.#send(response, data);
    this.answers.push({ address, length: data.length, from, to: Date.now() });
    return response.end();
  }

  /**
   * Waits as long as a request takes on the network: one round trip, or two if the connection is
   * new.
   * @param {import("node:net").Socket} socket
   */
  async #travel(socket) {
    if (!this.network) return;
    const trips = this.#connected.has(socket) ? 1 : 2;
    this.#connected.add(socket);
    await wait(trips * this.network.roundTrip);
  }

  /**
   * @param {import("node:http").ServerResponse} response
   * @param {Buffer} data
   */
  async #send(response, data) {
    if (!this.network) {
      this.sent += data.length;
      return response.write(data);
    }
    // A chunk is due as soon as the previous one has been sent, even if the timer fires late, so
    // that the simulated network does not lose any bandwidth when this machine is busy.
    let ready = performance.now();
    for (let from = 0; from < data.length; from += CHUNK) {
      const chunk = data.subarray(from, from + CHUNK);
      this.#free = Math.max(ready, this.#free) + (chunk.length / this.network.bandwidth) * 1000;
      ready = this.#free;
      await wait(ready - performance.now());
      this.sent += chunk.length;
      response.write(chunk);
    }
    return true;
  }

  /** @param {string} address */
  #file(address) {
    if (!address.startsWith(this.path)) return null;
    const file = join(this.folder, normalize(address.slice(this.path.length)));
    if (!file.startsWith(this.folder)) return null;
    const found = existsSync(file) && statSync(file).isDirectory() ? join(file, "index.html") : file;
    return existsSync(found) ? found : null;
  }

  /** Compresses all files, so that no request has to wait for compression. */
  pack() {
    const files = readdirSync(this.folder, { recursive: true, encoding: "utf8" }).map((name) => join(this.folder, name));
    for (const file of files) if (statSync(file).isFile() && !PACKED.has(extname(file))) this.#brotli(file);
  }

  /** @param {string} file */
  #brotli(file) {
    const known = `${file} ${statSync(file).mtimeMs}`;
    const found = this.#packed.get(known);
    if (found) return found;
    const plain = readFileSync(file);
    const effort = plain.length > 500_000 ? this.effort : 11;
    const packed = brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: effort, [constants.BROTLI_PARAM_LGWIN]: 24 } });
    this.#packed.set(known, packed);
    return packed;
  }
}
