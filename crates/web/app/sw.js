// The service worker: caches all files of the page in this browser, one version at a time.
//
// The build fills in the version and the files. A file is cached only if it has this version's
// checksum, so that files of two versions never mix, regardless of what a host or a cache delivers.
// A new version waits until the player asks for it, or until no window shows the old one. If there
// are no files, because the program was built without the engine, the worker unregisters itself.

const VERSION = "";
/** The files of this version with their checksums; "" is the page. @type {Record<string, number>} */
const FILES = {};

const worker = /** @type {any} */ (self);
/** @type {string} */
const SCOPE = worker.registration.scope;
/** The common prefix of this folder's caches. Other folders on the host have their own caches. */
const OURS = `novena|${SCOPE}|`;
const CACHE = OURS + VERSION;
/**
 * The description of the site or the server, which is the only file that can change without a new
 * version.
 */
const NOTE = "engine.json";
/** Prefixes of the files that are fetched after everything else is cached. */
const LATER = ["lessons/", "engine/scan.wasm"];
const isLater = (/** @type {string} */ name) => LATER.some((start) => name.startsWith(start));
/**
 * How long, in milliseconds, the worker waits for the server's page before it shows the cached
 * page.
 */
const PATIENCE_MS = 3000;
/** The maximum length of text that another program can share. */
const MOST_SHARED = 500_000;

/** Returns the FNV-1a hash of the data, computed as in the build. @param {ArrayBuffer} data */
function checksum(data) {
  let sum = 0x811c9dc5;
  for (const byte of new Uint8Array(data)) sum = Math.imul(sum ^ byte, 0x01000193);
  return sum >>> 0;
}

/**
 * Returns a copy of a response without its redirection and compression headers; null if the
 * response's checksum is wrong.
 *
 * @param {Response | undefined} response
 * @param {string} name
 */
async function checked(response, name) {
  if (!response?.ok) return null;
  const data = await response.arrayBuffer();
  if (checksum(data) !== FILES[name]) return null;
  const headers = new Headers(response.headers);
  for (const header of ["content-encoding", "content-length"]) headers.delete(header);
  return new Response(data, { headers });
}

/**
 * Finds a file of this version: in the cache of an older version if the file has not changed,
 * otherwise on the host.
 *
 * @param {string} name
 */
async function find(name) {
  const url = new URL(name, SCOPE).href;
  const found =
    (await checked(await caches.match(url), name)) ??
    (await checked(await fetch(url), name)) ??
    (await checked(await fetch(url, { cache: "reload" }), name));
  if (!found) throw new Error(`${url} is not of version ${VERSION}`);
  return found;
}

/**
 * Returns the cached file or, if the browser has lost it, the file from the host.
 *
 * @param {string} name
 */
async function kept(name) {
  const cache = await caches.open(CACHE);
  const url = new URL(name, SCOPE).href;
  const found = await cache.match(url);
  if (found) return found;
  const fresh = await find(name);
  await cache.put(url, fresh.clone());
  return fresh;
}

async function install() {
  const cache = await caches.open(CACHE);
  const files = Object.keys(FILES).map(async (name) => {
    const url = new URL(name, SCOPE).href;
    const found = isLater(name) ? await checked(await caches.match(url), name) : await find(name);
    if (found) await cache.put(url, found);
  });
  await Promise.all([...files, refreshNote()]);
}

/**
 * Fetches and caches the `LATER` files that are not cached yet, one by one. If there is no network,
 * the next visit tries again.
 */
async function keepLater() {
  try {
    for (const name of Object.keys(FILES)) if (isLater(name)) await kept(name);
  } catch {
    // The next visit tries again.
  }
}

async function activate() {
  for (const name of await caches.keys()) {
    if (name.startsWith(OURS) && (name !== CACHE || !VERSION)) await caches.delete(name);
  }
  if (!VERSION) await worker.registration.unregister();
}

/** Caches the host's `engine.json` if it names this version; otherwise checks for a new version. */
async function refreshNote() {
  const url = new URL(NOTE, SCOPE).href;
  const response = await fetch(url, { cache: "no-store" });
  if (!response.ok) return;
  const { version } = await response.clone().json();
  if (version === VERSION) await (await caches.open(CACHE)).put(url, response);
  else await worker.registration.update();
}

/**
 * Responds with the cached `engine.json`, and fetches a new copy for the next request.
 *
 * @param {any} event
 */
async function note(event) {
  const found = await (await caches.open(CACHE)).match(new URL(NOTE, SCOPE).href);
  if (!found) return fetch(event.request);
  event.waitUntil(refreshNote().catch(() => {}));
  return found;
}

/**
 * Responds with the page. If a server delivered the page, another program may now be using the
 * server's address, in which case the response is that program's page.
 *
 * @param {Request} request
 */
async function page(request) {
  const known = await (await caches.open(CACHE)).match(new URL(NOTE, SCOPE).href);
  const { server } = known ? await known.json() : { server: false };
  if (server) {
    const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
    const answer = await Promise.race([fetch(request).catch(() => null), late]);
    const isOther = answer?.ok && !(await answer.clone().text()).includes('<meta name="version"');
    if (isOther) return answer;
  }
  return kept("");
}

/**
 * Passes text shared by another program to the page, in the part of the address after `#`, so that
 * the text is not sent to the host.
 *
 * @param {Request} request
 */
async function share(request) {
  const form = await request.formData();
  const file = form.get("puzzles");
  const parts = [file instanceof File ? await file.text() : "", form.get("text"), form.get("url"), form.get("title")];
  const text = String(parts.find((part) => String(part ?? "").trim()) ?? "").slice(0, MOST_SHARED);
  return Response.redirect(`${SCOPE}#text=${encodeURIComponent(text)}`, 303);
}

worker.addEventListener("install", (/** @type {any} */ event) => {
  event.waitUntil(VERSION ? install() : worker.skipWaiting());
});

worker.addEventListener("activate", (/** @type {any} */ event) => event.waitUntil(activate()));

worker.addEventListener("fetch", (/** @type {any} */ event) => {
  const { request } = event;
  const [url] = request.url.split(/[?#]/);
  if (!VERSION || !url.startsWith(SCOPE)) return;
  const name = url.slice(SCOPE.length).replace(/^index\.html$/, "");
  if (request.method === "POST" && request.mode === "navigate" && name === "") event.respondWith(share(request));
  if (request.method !== "GET") return;
  if (name === "" && request.mode === "navigate") {
    const shown = page(request);
    event.respondWith(shown);
    event.waitUntil(shown.then(keepLater, () => {}));
  } else if (name === NOTE) event.respondWith(note(event));
  else if (Object.hasOwn(FILES, name)) event.respondWith(kept(name));
});

worker.addEventListener("message", (/** @type {any} */ event) => {
  const { kind, version } = event.data ?? {};
  // A page that loaded without a worker is claimed by the worker of the same version.
  if (kind === "claim" && version === VERSION) event.waitUntil(worker.clients.claim().then(keepLater));
  if (kind === "take-over") event.waitUntil(takeOver(event.source));
});

/**
 * Replaces the old version, unless other windows still show it.
 *
 * @param {any} source the window that wants the new version
 */
async function takeOver(source) {
  const windows = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  const others = windows.filter((/** @type {any} */ { id, url }) => id !== source.id && url.startsWith(SCOPE)).length;
  if (others > 0) source.postMessage({ kind: "others", others });
  else await worker.skipWaiting();
}
