// The window of the `lund` document, with one-character fields and two buttons, Solve and Clear.
// This script does not contain the rules of sudoku. Solve sends the contents of the fields and
// shows the answer. Clear sends nothing; only Clear empties the grid.

/** Characters that people type to leave a field empty. */
const EMPTY = new Set(["0", ".", "-", "_", "*", " "]);

/**
 * @param {string} id
 * @returns {HTMLElement}
 */
function byId(id) {
  const found = document.getElementById(id);
  if (!found) throw new Error(`no element ${id}`);
  return found;
}

/** The page's messages, in its language. */
const texts = /** @type {Record<string, string>} */ (document.body.dataset);

/** This window's ID on the server; every tab has its own solver. */
const windowId = [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

/** @type {HTMLInputElement[]} */
const fields = [];

/** @param {number} index */
const cellName = (index) => texts.cell.replace("{row}", String(Math.floor(index / 9) + 1)).replace("{column}", String((index % 9) + 1));

/** @param {string} value */
const isOdd = (value) => !/^[1-9]?$/.test(value);

/** @param {number} index */
const go = (index) => fields[(index + 81) % 81].focus();

/**
 * Puts any character into a field; the characters that stand for an empty field clear it.
 *
 * @param {number} index
 * @param {string} sign
 */
function put(index, sign) {
  const field = fields[index];
  field.value = EMPTY.has(sign) ? "" : sign;
  field.classList.remove("solved");
  field.classList.toggle("odd", isOdd(field.value));
  field.setAttribute("aria-invalid", String(isOdd(field.value)));
}

/** Makes the 81 fields. */
function build() {
  const grid = byId("fields");
  for (let row = 0; row < 9; row += 1) {
    const line = document.createElement("div");
    line.className = "row";
    line.setAttribute("role", "row");
    for (let column = 0; column < 9; column += 1) {
      const isTinted = (Math.floor(row / 3) + Math.floor(column / 3)) % 2 === 1;
      const field = document.createElement("input");
      const cell = document.createElement("div");
      cell.className = isTinted ? "field tinted" : "field";
      cell.setAttribute("role", "gridcell");
      Object.assign(field, { type: "text", inputMode: "numeric", autocomplete: "off", spellcheck: false });
      field.setAttribute("aria-label", cellName(fields.length));
      listen(field, fields.length);
      fields.push(field);
      cell.append(field);
      line.append(cell);
    }
    grid.append(line);
  }
}

/**
 * @param {HTMLInputElement} field
 * @param {number} index
 */
function listen(field, index) {
  field.addEventListener("focus", () => field.select());
  field.addEventListener("input", () => {
    // Keeps only the character typed last.
    const sign = [...field.value].at(-1) ?? "";
    put(index, sign);
    if (sign) go(index + 1);
  });
  field.addEventListener("paste", (event) => {
    const signs = [...(event.clipboardData?.getData("text") ?? "")].filter((sign) => !/\s/.test(sign));
    if (signs.length < 2) return;
    event.preventDefault();
    signs.slice(0, 81 - index).forEach((sign, place) => put(index + place, sign));
  });
  field.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (event.key === "ArrowUp") go(index - 9);
    else if (event.key === "ArrowDown") go(index + 9);
    else if (event.key === "ArrowLeft") go(index - 1);
    else if (event.key === "ArrowRight") go(index + 1);
    else if (event.key === "Enter") solve();
    else if (event.key === "Delete") put(index, "");
    else if (event.key === "Backspace" && field.value) put(index, "");
    else if (event.key === "Backspace") go(index - 1);
    else return;
    event.preventDefault();
  });
}

/** Opens a dialog in which OK has the focus, so that Enter closes it. @param {string} text */
function say(text) {
  const dialog = /** @type {HTMLDialogElement} */ (byId("message"));
  byId("text").textContent = text;
  if (!dialog.open) dialog.showModal();
  byId("ok").focus();
}

/**
 * Calls the server's route for a button.
 *
 * @param {"solve" | "clear"} button
 * @param {object} [content]
 * @returns {Promise<{solved: boolean, matrix?: number[][]}>}
 */
async function call(button, content = {}) {
  const answer = await fetch(`api/lund/${windowId}/${button}`, {
    method: "POST",
    headers: { "content-type": "application/json", "accept-language": document.documentElement.lang },
    body: JSON.stringify(content),
  }).catch(() => {
    throw new Error(texts.ended);
  });
  const result = await answer.json();
  if (result.error) throw new Error(result.error.message);
  return result;
}

/**
 * Shows the solver's grid. Digits that the solver added look printed.
 *
 * @param {number[][]} matrix
 */
function show(matrix) {
  matrix.flat().forEach((digit, index) => {
    const isNew = fields[index].value === "";
    const value = digit === 0 ? "" : String(digit);
    if (fields[index].value !== value) put(index, value);
    fields[index].classList.toggle("solved", value !== "" && (isNew || fields[index].classList.contains("solved")));
  });
}

async function solve() {
  const typed = fields.map(({ value }) => value);
  const odd = typed.flatMap((value, index) => (isOdd(value) ? [cellName(index)] : []));
  if (odd.length > 0) return say(texts.odd.replace("{cells}", odd.join("; ")));
  const matrix = Array.from({ length: 9 }, (_, row) => typed.slice(row * 9, row * 9 + 9).map(Number));
  try {
    const answer = await call("solve", { matrix });
    // If the fields have been edited in the meantime, the answer is about a different sudoku.
    if (typed.some((value, index) => value !== fields[index].value)) return undefined;
    if (answer.solved && answer.matrix) show(answer.matrix);
    else say(texts.noSolution);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
  return undefined;
}

async function clear() {
  try {
    const { matrix } = await call("clear");
    if (matrix) show(matrix);
    go(0);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
}

build();
byId("solve").addEventListener("click", solve);
byId("clear").addEventListener("click", clear);
byId("ok").addEventListener("click", () => /** @type {HTMLDialogElement} */ (byId("message")).close());
go(0);
