// The engine that runs on the server. Every call is a request.

import { ApiError } from "./errors.js";
import { ask } from "./http.js";
import { lang } from "./texts.js";

/**
 * Running calls, by kind. A newer call replaces a running call of the same kind.
 *
 * @type {Map<string, AbortController>}
 */
const replaceable = new Map();

/** @param {string} kind */
function cancelRequest(kind) {
  replaceable.get(kind)?.abort(new ApiError("cancelled", ""));
  replaceable.delete(kind);
}

/** @type {import("./api.js").Engine} */
export const serverEngine = {
  call(op, fields = {}, kind = undefined) {
    const body = { op, lang: lang(), ...fields };
    if (!kind) return ask("POST", "api/call", body);
    cancelRequest(kind);
    const controller = new AbortController();
    replaceable.set(kind, controller);
    return ask("POST", "api/call", body, { signal: controller.signal });
  },
  cancel: cancelRequest,
};
