// Runs before anything is drawn, so that no theme flashes past. A classic script on purpose.
"use strict";
(() => {
  const wishes = [
    ["(prefers-contrast: more)", "contrast"],
    ["(prefers-color-scheme: dark)", "dark"],
  ];

  function read() {
    try {
      return JSON.parse(localStorage.getItem("novena.settings") ?? "{}") ?? {};
    } catch {
      return {};
    }
  }

  function apply() {
    const { theme = "auto", text = "normal", motion = "auto" } = read();
    const wished = wishes.find(([query]) => matchMedia(query).matches)?.[1] ?? "light";
    const root = document.documentElement;
    root.dataset.theme = theme === "auto" ? wished : theme;
    root.dataset.text = text;
    root.dataset.motion = motion;
  }

  apply();
  for (const [query] of wishes) matchMedia(query).addEventListener("change", apply);
  addEventListener("novena-settings", apply);
})();
