// Light, dark or the system's scheme. A classic script, first in <body>: it must have run before the first
// paint. The choice is kept where mkdocs-material keeps its own, in the same form, so that neither undoes
// the other's work when a page is opened under the stock theme.
(() => {
  "use strict";
  const CHOICES = ["auto", "light", "dark"];
  const NAMES = { auto: "как в системе", light: "светлое", dark: "тёмное" };
  const NEXT = { auto: "вернуть системное", light: "сменить на светлое", dark: "сменить на тёмное" };
  const SCHEMES = { light: "default", dark: "slate" };
  const key = `${new URL(document.currentScript.dataset.base, location).pathname}.__palette`;
  const dark = matchMedia("(prefers-color-scheme: dark)");

  function stored() {
    try {
      return CHOICES[JSON.parse(localStorage.getItem(key)).index] ?? "auto";
    } catch {
      return "auto"; // nothing stored, or storage is off: the choice then lasts for this page
    }
  }

  function store(value) {
    const color = { media: "(prefers-color-scheme)", scheme: SCHEMES[value] ?? "", primary: "", accent: "" };
    if (value !== "auto") color.media = `(prefers-color-scheme: ${value})`;
    try {
      localStorage.setItem(key, JSON.stringify({ index: CHOICES.indexOf(value), color }));
    } catch {
      // no storage
    }
  }

  let choice = stored();

  function show() {
    document.body.dataset.mdColorScheme = SCHEMES[choice] ?? (dark.matches ? "slate" : "default");
    const button = document.querySelector("[data-scheme-toggle]");
    if (!button) return;
    button.dataset.choice = choice;
    const next = CHOICES[(CHOICES.indexOf(choice) + 1) % CHOICES.length];
    const says = `Оформление: ${NAMES[choice]}; ${NEXT[next]}`;
    button.setAttribute("aria-label", says);
    button.title = says;
  }

  show();
  dark.addEventListener("change", show);
  addEventListener("storage", (event) => {
    if (event.key !== key) return;
    choice = stored();
    show();
  });
  document.addEventListener("DOMContentLoaded", show);
  document.addEventListener("click", (event) => {
    if (!event.target.closest("[data-scheme-toggle]")) return;
    choice = CHOICES[(CHOICES.indexOf(choice) + 1) % CHOICES.length];
    store(choice);
    show();
  });
})();
