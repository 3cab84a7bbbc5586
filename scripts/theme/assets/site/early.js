// What the reader presses before the page's modules have come is done as soon as they have. The buttons stand in
// the page from its first paint, and over a slow line the modules come seconds after it: no press may be lost.
(() => {
  "use strict";
  let reading = false;
  const held = [];

  /** Do it when what listens there has come: an element's own script, else the module of the texts. */
  function later(element, again) {
    const host = element.closest(":not(:defined)");
    if (host) customElements.whenDefined(host.localName).then(again);
    else if (!reading) held.push(again);
  }

  document.addEventListener(
    "click",
    (event) => {
      const pressed = event.isTrusted && event.target.closest("rasklad-board button, [data-view], [data-copy]");
      if (pressed) later(pressed, () => pressed.click());
    },
    true,
  );
  document.addEventListener("change", ({ isTrusted, target }) => {
    if (!isTrusted || !target.matches("[data-layer], [data-yo]")) return;
    const { checked } = target;
    later(target, () => {
      target.checked = checked; // the module has set it as the address says
      target.dispatchEvent(new Event("change", { bubbles: true }));
    });
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!form.closest(":not(:defined)")) return;
    event.preventDefault(); // the page would be loaded anew
    later(form, () => form.requestSubmit());
  });
  document.addEventListener("rasklad:reading", () => {
    reading = true;
    for (const again of held.splice(0)) again();
  });
})();
