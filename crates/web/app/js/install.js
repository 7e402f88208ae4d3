// Offline installation: the service worker, and the notice that a new version is ready. A game in
// progress is never disturbed: the new version is used only when the player asks for it, or once no
// window shows the old version.

import { announce } from "./announce.js";
import { el } from "./dom.js";
import { t } from "./texts.js";

/** Returns the version of this page. */
const version = () => document.querySelector('meta[name="version"]')?.getAttribute("content") ?? "";

/** Installs the page in this browser, if possible. */
export async function install() {
  const { serviceWorker } = navigator;
  if (!serviceWorker || !version()) return;
  // If the page already had a worker, a new worker means that the version has changed.
  let wasControlled = serviceWorker.controller !== null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (wasControlled) location.reload();
    wasControlled = true;
  });
  serviceWorker.addEventListener("message", ({ data }) => data?.kind === "others" && say(t("update-others")));
  // If a service worker is not allowed, the page works without one.
  const registration = await serviceWorker.register("sw.js", { updateViaCache: "none" }).catch(() => null);
  if (!registration) return;
  watch(registration, registration.installing ?? registration.waiting ?? registration.active);
  registration.addEventListener("updatefound", () => watch(registration, registration.installing));
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {ServiceWorker | null} worker
 */
function watch(registration, worker) {
  const look = () => {
    if (worker?.state === "activated" && !navigator.serviceWorker.controller) worker.postMessage({ kind: "claim", version: version() });
    if (worker?.state === "installed" && registration.active) offer(worker);
  };
  worker?.addEventListener("statechange", look);
  look();
}

/** @param {ServiceWorker} worker the new version's worker */
function offer(worker) {
  const take = () => worker.postMessage({ kind: "take-over" });
  say(t("update-ready"), el("button", { id: "update-now", onclick: take }, t("update-now")));
}

/**
 * Shows a line below the game, in place of the previous message.
 *
 * @param {string} text
 * @param {HTMLElement} [button]
 */
function say(text, button) {
  const last = document.getElementById("update");
  const line = el("p", { id: "update" }, text, " ", button ?? last?.querySelector("button"));
  if (last) last.replaceWith(line);
  else document.querySelector("footer")?.prepend(line);
  announce(text);
}
