/**
 * The shapes the page shares with the server; `docs/protocol.md` describes them.
 *
 * @typedef {object} CellView
 * @property {string} cell
 * @property {boolean} [given]
 * @property {number} [digit]
 * @property {string} [corner]
 * @property {string} [centre]
 * @property {string} [colours]
 * @property {string} [candidate_colours]
 * @property {boolean} [conflict]
 * @property {boolean} [wrong]
 * @property {string} name
 *
 * @typedef {"none" | "rules" | "on-request" | "live"} Checking
 * @typedef {"none" | "one" | "several"} Verdict
 *
 * @typedef {object} View
 * @property {CellView[]} cells
 * @property {number[]} remaining
 * @property {number} empty
 * @property {boolean} finished
 * @property {boolean} can_undo
 * @property {boolean} can_redo
 * @property {string[]} savepoints
 * @property {Checking} checking
 * @property {boolean} cleaning
 * @property {number} elapsed_ms
 * @property {number[]} hints
 * @property {Verdict} verdict
 * @property {string} [title]
 * @property {string} [level]
 * @property {string} [level_name]
 *
 * @typedef {{puzzle: string, source?: string, [field: string]: unknown}} State
 *
 * @typedef {{text: string, cell?: string}} TextPart
 * @typedef {{text: string, parts: TextPart[], spoken: string}} Told
 *
 * @typedef {{digit: number, cells: string[]}} End
 * @typedef {{from: End, to: End, type: "strong" | "weak"}} Link
 *
 * @typedef {object} Evidence
 * @property {string} role
 * @property {string} [digits]
 * @property {string[]} [cells]
 * @property {string[]} [houses]
 * @property {string[]} [candidates]
 * @property {Link[]} [links]
 *
 * @typedef {object} Step
 * @property {string} technique
 * @property {string} [level]
 * @property {string[]} [place]
 * @property {string[]} [eliminate]
 * @property {Evidence[]} [evidence]
 *
 * @typedef {{step: Step, name: string} & Told} ToldStep
 *
 * What a hint lets the board show.
 * @typedef {object} Showing
 * @property {string[]} [houses]
 * @property {string} [digits]
 * @property {Step} [step]
 *
 * @typedef {object} HintExtra
 * @property {"step" | "mend" | "fine" | "solved" | "stuck"} kind
 * @property {number} rung
 * @property {string} [mend]
 * @property {string} [technique]
 * @property {string} [name]
 * @property {string} [level]
 * @property {string} [level_name]
 *
 * @typedef {HintExtra & Told & Showing} Hint
 *
 * @typedef {{changes: string[], conflicts: string[], finished: boolean}} Effect
 *
 * A move: its name, or an object whose one field is its name.
 * @typedef {string | Record<string, unknown>} Move
 *
 * @typedef {"digit" | "corner" | "centre" | "colour"} Mode
 */

export {};
