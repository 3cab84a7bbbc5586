// From clicks and keys to intents. All listeners sit on the board itself; what is drawn anew needs none.
import { singleKeys } from "./aids/settings.ts";
import { Doubles } from "./doubles.ts";
import { listenForDrags } from "./drag.ts";
import { type Direction, type Spot, neighbour } from "./geometry.ts";
import { type Step, isStep } from "./recording.ts";
import { closeRow, listenForLeaving, openRow, openedRow } from "./rows.ts";
import { type Shortcut, shortcutOf } from "./shortcuts.ts";
import type { Intent, Readings } from "./intents.ts";
import { switchedBy } from "./switches_page.ts";
import { land } from "./motion.ts";
import { cardsOf, depthOf, foundationsOf, pilesOf, topOf } from "./table.ts";

/** What the events ask of the board. */
export interface Controls {
  intend(intent: Intent): void;
  /** A deal was asked for by its number, as typed. */
  dealTyped(text: string): void;
  /** Are cards in hand? Then a touch puts them down, and opens no row. */
  readonly holding: boolean;
  newDeal(): void;
  /** The reader wants to write a deal down. */
  writeDeal(): void;
  /** The reader switched the reading `touched`; `readings` are all as they are set now. */
  switched(readings: Readings, touched: string): void;
  retry(): void;
}

const ARROWS: Readonly<Record<string, Direction>> = {
  ArrowLeft: "left",
  ArrowRight: "right",
  ArrowUp: "up",
  ArrowDown: "down",
};

/** On the buttons of the recorded game. */
const STEPS: Readonly<Record<string, Step>> = { ArrowLeft: "back", ArrowRight: "on", Home: "start", End: "end" };

/** Listen on the board until the signal ends it. */
export function listen(board: HTMLElement, controls: Controls, signal: AbortSignal): void {
  const doubles = new Doubles();
  board.addEventListener("click", (event) => clicked(board, event, controls, doubles), { signal });
  listenForDrags(board, (intent) => controls.intend(intent), signal);
  board.addEventListener("keydown", (event) => pressed(board, event, controls), { signal });
  board.addEventListener("focusin", (event) => focused(board, event, controls), { signal });
  listenForLeaving(board, signal);
  // The switches of the editor's readings stand in the text, outside the board.
  document.addEventListener("change", (event) => switched(event, controls), { signal });
  board.addEventListener(
    "submit",
    (event) => {
      event.preventDefault();
      const number = board.querySelector<HTMLInputElement>("[data-deal-number]");
      if (number !== null) controls.dealTyped(number.value);
    },
    { signal },
  );
}

function clicked(board: HTMLElement, event: MouseEvent, controls: Controls, doubles: Doubles): void {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>("[data-action]");
  if (button && board.contains(button)) {
    // A move that is not possible now is asked for all the same: the engine says why.
    if (button.dataset["action"] === "play" || button.getAttribute("aria-disabled") !== "true") act(button, controls);
    return;
  }
  const pile = target?.closest<HTMLElement>("[data-place]");
  const card = target?.closest<HTMLElement>(".card, .slot");
  if (!pile || !card) return;
  if (!controls.holding && card.classList.contains("covered") && openRow(board, pile)) return;
  const [place, depth] = [pile.dataset["place"] ?? "", depthOf(pile, card)];
  // The keyboard's clicks have no detail: Enter twice takes a card and lets it go.
  const twice = event.detail > 0 && doubles.touched(place, event.timeStamp, controls.holding);
  if (twice && depth > 0) controls.intend({ kind: "home", place, depth, foundations: foundationsOf(board), else: "touch" });
  else controls.intend({ kind: "touch", place, depth });
}

function switched(event: Event, controls: Controls): void {
  const change = switchedBy(event);
  if (change !== null) controls.switched(change.readings, change.touched);
}

function act(button: HTMLElement, controls: Controls): void {
  switch (button.dataset["action"]) {
    case "start":
      return controls.intend({ kind: "start" });
    case "retry":
      return controls.retry();
    case "undo":
      return controls.intend({ kind: "undo" });
    case "hint":
      return controls.intend({ kind: "hint" });
    case "solve":
      return controls.intend({ kind: "solve" });
    case "stop":
      return controls.intend({ kind: "stop" });
    case "finish":
      return controls.intend({ kind: "finish" });
    case "custom":
      return controls.writeDeal();
    case "redo":
      return controls.intend({ kind: "redo" });
    case "restart":
      return controls.intend({ kind: "restart" });
    case "former":
      return controls.intend({ kind: "former" });
    case "leave":
      return controls.intend({ kind: "leave" });
    case "step":
      return isStep(button.dataset["step"]) ? controls.intend({ kind: "step", step: button.dataset["step"] }) : undefined;
    case "recorded":
      return controls.intend({ kind: "step", step: "start", recorded: true });
    case "share":
      return controls.intend({ kind: "share" });
    case "list":
      return controls.intend({ kind: "list" });
    case "new":
      return controls.newDeal();
    case "play":
      return controls.intend({ kind: "play", move: button.dataset["move"] ?? "" });
    default:
      return undefined;
  }
}

function pressed(board: HTMLElement, event: KeyboardEvent, controls: Controls): void {
  if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
  if (event.key === "Escape") {
    if (closeRow(board)) return;
    controls.intend({ kind: "cancel" });
    return;
  }
  // By the key's place, not its letter: on a Russian keyboard it gives another one.
  const command = event.ctrlKey || event.metaKey;
  if (event.code === "KeyZ" && command) {
    event.preventDefault();
    controls.intend({ kind: event.shiftKey ? "redo" : "undo" });
    return;
  }
  const shortcut = singleKeys() ? shortcutOf(event) : null;
  if (shortcut !== null) {
    event.preventDefault();
    return carryOut(board, event.target, shortcut, controls);
  }
  const step = STEPS[event.key];
  if (step !== undefined && event.target instanceof Element && event.target.closest("[data-stepper]")) {
    event.preventDefault();
    return controls.intend({ kind: "step", step });
  }
  const direction = ARROWS[event.key];
  const pile = event.target instanceof Element ? event.target.closest<HTMLElement>("[data-place]") : null;
  if (direction === undefined || pile === null || command || event.altKey) return;
  event.preventDefault();
  const next = event.shiftKey ? cardAlong(pile, event.target as HTMLElement, direction) : topTowards(board, pile, direction);
  if (next === null) return;
  next.focus();
  const reached = next.closest<HTMLElement>("[data-place]");
  if (reached !== null && !controls.holding) openRow(board, reached);
}

/** A letter: presses the button that it stands for, if the board has it and it can be pressed now. */
function carryOut(board: HTMLElement, target: EventTarget | null, { action }: Shortcut, controls: Controls): void {
  const card = target instanceof Element ? target.closest<HTMLElement>(".card") : null;
  const pile = card?.closest<HTMLElement>("[data-place]");
  if (action === "number") board.querySelector<HTMLInputElement>("[data-deal-number]")?.select();
  else if (action === "play") board.querySelector<HTMLElement>('[data-actions] [data-action="play"]')?.click();
  else if (action !== "home") board.querySelector<HTMLElement>(`[data-action="${action}"]:not([hidden])`)?.click();
  else if (card && pile) {
    const place = pile.dataset["place"] ?? "";
    controls.intend({ kind: "home", place, depth: depthOf(pile, card), foundations: foundationsOf(board), else: "tell" });
  }
}

/** Arrow: to the top of the next pile as the eye sees it. */
function topTowards(board: HTMLElement, pile: HTMLElement, direction: Direction): HTMLElement | null {
  closeRow(board); // measured as the table lies
  land(board);
  const tops = new Map<string, HTMLElement>();
  const spots: Spot[] = [];
  for (const each of pilesOf(board)) {
    const top = topOf(each);
    if (top === null) continue;
    const place = each.dataset["place"] ?? "";
    const box = top.getBoundingClientRect();
    tops.set(place, top);
    // In card sizes, so that a step aside weighs the same in both directions.
    spots.push({ place, x: (box.x + box.width / 2) / box.width, y: (box.y + box.height / 2) / box.height });
  }
  const next = neighbour(spots, pile.dataset["place"] ?? "", direction);
  return next === null ? null : (tops.get(next) ?? null);
}

/** Shift and arrow: among the cards of a spread pile, along its spread. */
function cardAlong(pile: HTMLElement, card: HTMLElement, direction: Direction): HTMLElement | null {
  const cards = cardsOf(pile);
  const index = cards.indexOf(card);
  const { x, y } = { x: Number(pile.dataset["dx"] ?? 0), y: Number(pile.dataset["dy"] ?? 0) };
  const level = direction === "left" || direction === "right";
  // An open row lies sideways, whichever way the pile was spread.
  const along = pile.hasAttribute("data-open") ? (level ? x || 1 : y) : level ? x : y;
  if (index < 0 || along === 0) return null;
  const ahead = direction === "right" || direction === "down" ? 1 : -1;
  return cards[index + Math.sign(along) * ahead] ?? null;
}

/** One card of the table at a time is in the tab order: the one that was focused last. */
function focused(board: HTMLElement, event: FocusEvent, controls: Controls): void {
  const card = event.target instanceof Element ? event.target.closest<HTMLElement>(".card, .slot") : null;
  if (card === null) return;
  for (const former of board.querySelectorAll<HTMLElement>('[data-place] [tabindex="0"]')) former.tabIndex = -1;
  card.tabIndex = 0;
  const pile = card.closest<HTMLElement>("[data-place]");
  const came = event.relatedTarget instanceof Element && event.relatedTarget.closest("[data-place]") === null;
  if (pile !== null && came && !controls.holding && card.matches(":focus-visible") && openedRow(board) === null) openRow(board, pile);
}
