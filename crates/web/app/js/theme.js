// Runs before anything is drawn, so that the wrong theme is never visible. It is a classic script,
// because a module would run too late.
"use strict";
(() => {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const contrast = matchMedia("(prefers-contrast: more)");

  function read() {
    try {
      return JSON.parse(localStorage.getItem("novena.settings") ?? "{}") ?? {};
    } catch {
      return {};
    }
  }

  function apply() {
    const { theme = "auto", text = "normal", motion = "auto" } = read();
    const wished = contrast.matches ? (dark.matches ? "contrast-dark" : "contrast") : dark.matches ? "dark" : "light";
    const root = document.documentElement;
    root.dataset.theme = theme === "auto" ? wished : theme;
    root.dataset.text = text;
    root.dataset.motion = motion;
    // Sets the colour of the system bars around the page.
    document.querySelector('meta[name="theme-color"]')?.setAttribute("content", getComputedStyle(root).getPropertyValue("--ground"));
  }

  apply();
  for (const wish of [dark, contrast]) wish.addEventListener("change", apply);
  addEventListener("novena-settings", apply);
})();
