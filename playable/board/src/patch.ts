// Changes what is drawn only where it differs: an element that stays costs nothing, and a card's drawing is a
// dozen elements.

/** Give a pile this content; cards that lie where they lay keep their elements. */
export function replaceContent(pile: HTMLElement, html: string): void {
  const wanted = elementsOf(html);
  wanted.forEach((element, index) => {
    const there = pile.children[index];
    if (there === undefined) pile.append(element);
    else if (isSameCard(there, element)) copyAttributes(element, there);
    else there.replaceWith(element);
  });
  while (pile.children.length > wanted.length) pile.lastElementChild?.remove();
}

/** What each list was last given. */
const given = new WeakMap<Element, readonly string[]>();

/** Give a list these items, each the HTML of one element; tells whether any differs from those that it had. */
export function writeItems(list: HTMLElement, items: readonly string[]): boolean {
  const former = given.get(list) ?? [];
  if (former.length === 0) list.textContent = "";
  given.set(list, items);
  items.forEach((html, index) => {
    if (former[index] === html) return;
    const [element] = elementsOf(html);
    if (element === undefined) return;
    const there = list.children[index];
    if (there === undefined) list.append(element);
    else there.replaceWith(element);
  });
  while (list.children.length > items.length) list.lastElementChild?.remove();
  return former.length !== items.length || items.some((html, index) => html !== former[index]);
}

function elementsOf(html: string): readonly Element[] {
  const template = document.createElement("template");
  template.innerHTML = html;
  return [...template.content.children];
}

function isSameCard(one: Element, other: Element): boolean {
  return one.matches(".card") && other.matches(".card") && one.getAttribute("data-card") === other.getAttribute("data-card");
}

function copyAttributes(from: Element, to: Element): void {
  for (const name of to.getAttributeNames()) if (!from.hasAttribute(name)) to.removeAttribute(name);
  for (const { name, value } of from.attributes) if (to.getAttribute(name) !== value) to.setAttribute(name, value);
}

const written = new WeakMap<Element, string>();

/** Write only what differs: a live region would say the same words twice. */
export function write(element: Element, html: string): void {
  if (written.get(element) === html) return;
  element.innerHTML = html;
  written.set(element, html);
}

/** Write what an element of the board says. */
export function fill(board: HTMLElement, selector: string, html: string): void {
  const element = board.querySelector<HTMLElement>(selector);
  if (element !== null) write(element, html);
}
