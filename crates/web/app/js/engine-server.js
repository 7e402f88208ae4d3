// The engine of the server: every call is a request.

import { ask } from "./http.js";
import { lang } from "./texts.js";

/** @type {import("./api.js").Engine} */
export const serverEngine = {
  call: (op, fields = {}) => ask("POST", "api/call", { op, lang: lang(), ...fields }),
};
