// The reader's choices of language, deck and keys, before the first paint: a card must not change its letters under the eye.
// A classic script like scheme.js. What may be chosen is told in playable/board/src/aids/settings.ts.
(() => {
  "use strict";
  const CHOICES = { language: "english", suits: "four", indices: "latin", deals: "winnable", keys: "off" };

  function show() {
    let stored = null;
    try {
      stored = JSON.parse(localStorage.getItem("rasklad-settings"));
    } catch {
      // Nothing stored, something strange stored, or no storage: the defaults hold.
    }
    for (const [name, value] of Object.entries(CHOICES)) {
      if (stored !== null && stored[name] === value) document.documentElement.dataset[name] = value;
      else delete document.documentElement.dataset[name];
    }
  }

  show();
  addEventListener("storage", (event) => {
    if (event.key === "rasklad-settings" || event.key === null) show();
  });
})();
