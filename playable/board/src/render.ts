// Draws a state into the board's markup: hand, targets and refusal are attributes on the table's cards, words and
// lists stand below it.
import { words } from "../messages/language.ts";
import { beforePaint } from "./before_paint.ts";
import { movableCards } from "./grasp.ts";
import { citeInSentence } from "./citations.ts";
import { clauseLabel, clauseQuote } from "./clauses.ts";
import { historyItems, historySummary, possibleItems, possibleSummary } from "./lists.ts";
import { drawHint } from "./hinted.ts";
import { escapeHtml } from "./html.ts";
import { edition, icon, pileName, suited } from "./markup.ts";
import { fresh, playOf } from "./plays.ts";
import { fill, write, writeItems } from "./patch.ts";
import type { CardText, Move, View } from "./protocol.ts";
import { drawProgress } from "./progress.ts";
import { closeRow } from "./rows.ts";
import { type Sentence, sentenceOf } from "./sentence.ts";
import { drawStepper } from "./stepper.ts";
import { type State, targets } from "./state.ts";
import { NO_CARDS, cardsOf, drawTable, pileFacts, pilesOf, topOf } from "./table.ts";

/** A sentence of more characters has no room for a quotation beside it: the strip keeps its height. */
const BESIDE_QUOTE = 90;
const NONE: ReadonlySet<string> = new Set();

export function render(board: HTMLElement, state: State): void {
  board.setAttribute("state", state.boot);
  board.toggleAttribute("data-kept", state.stored !== null);
  if (state.deal === null) board.removeAttribute("deal");
  else board.setAttribute("deal", String(state.deal));
  drawTable(board, state);
  drawHand(board, state);
  drawHint(board, state);
  drawRefusal(board, state);
  drawSentence(board, sentenceOf(state));
  drawProgress(board, state);
  drawControls(board, state);
  drawHistory(board, state);
  if (state.view !== null) drawPossible(board, state, state.view);
}

function drawHand(board: HTMLElement, state: State): void {
  if (state.hand !== null) closeRow(board); // its targets must be seen
  const reach = targets(state);
  const movable = state.view === null || state.recorded !== null ? NONE : movableCards(state.view);
  for (const pile of pilesOf(board)) {
    const place = pile.dataset["place"] ?? "";
    const cards = cardsOf(pile);
    const held = state.hand?.place === place ? state.hand.count : 0;
    cards.forEach((card, index) => {
      const inHand = index >= cards.length - held;
      card.toggleAttribute("data-selected", inHand);
      card.toggleAttribute("data-movable", movable.has(`${place}:${cards.length - index}`));
      if (inHand) card.setAttribute("aria-pressed", "true");
      else card.removeAttribute("aria-pressed");
    });
    markTarget(pile, reach.get(place), state.view?.piles[place] ?? NO_CARDS);
  }
}

function markTarget(pile: HTMLElement, move: Move | undefined, cards: readonly CardText[]): void {
  pile.querySelector(".clause-tag")?.remove();
  const top = topOf(pile);
  if (move === undefined) {
    if (!pile.hasAttribute("data-target")) return;
    pile.removeAttribute("data-target");
    pile.removeAttribute("data-clauses");
    top?.setAttribute("aria-label", pileName(pileFacts(pile), cards));
    return;
  }
  const label = clauseLabel(move.clauses[0] ?? "");
  pile.setAttribute("data-target", "");
  pile.setAttribute("data-clauses", move.clauses.join(" "));
  top?.setAttribute("aria-label", words().mayGo(pileName(pileFacts(pile), cards), label));
  const tag = document.createElement("span");
  tag.className = "clause-tag";
  tag.setAttribute("aria-hidden", "true");
  tag.textContent = label;
  top?.append(tag);
}

function drawRefusal(board: HTMLElement, state: State): void {
  for (const marked of board.querySelectorAll("[data-wanted], [data-blocking]")) {
    marked.removeAttribute("data-wanted");
    marked.removeAttribute("data-blocking");
  }
  for (const sign of board.querySelectorAll(".blocking-sign")) sign.remove();
  if (state.refusal === null) return;
  wantedCard(board, state.refusal.move)?.setAttribute("data-wanted", "");
  for (const { place, card } of state.refusal.blocking) {
    const pile = board.querySelector(`[data-place="${CSS.escape(place)}"]`);
    block(pile?.querySelector(`[data-card="${CSS.escape(card)}"]`));
  }
  // Where nothing lies in the way, the place itself doesn't take the card.
  const [, target = ""] = state.refusal.move.split(/[>:]/u);
  if (state.refusal.blocking.length === 0 && target !== "") {
    block(board.querySelector(`[data-place="${CSS.escape(target)}"] .top`));
  }
}

function block(card: Element | null | undefined): void {
  card?.setAttribute("data-blocking", "");
  card?.insertAdjacentHTML("beforeend", `<span class="blocking-sign" aria-hidden="true">${icon("no")}</span>`);
}

/** The card that a refused attempt (`R3>:2`, `R3>R5`) wanted to move. */
function wantedCard(board: HTMLElement, attempt: string): Element | null {
  const [from = "", rest = ""] = attempt.split(">");
  const count = Number(rest.split(":")[1] ?? "1");
  const cards = board.querySelectorAll(`[data-place="${CSS.escape(from)}"] .card`);
  return cards[cards.length - count] ?? null;
}


function drawSentence(board: HTMLElement, sentence: Sentence): void {
  const strip = board.querySelector<HTMLElement>("[data-say]");
  const status = board.querySelector<HTMLElement>("[data-status]");
  if (strip === null || status === null) return;
  strip.dataset["tone"] = sentence.tone;
  const html = sentenceHtml(sentence);
  write(status, html);
  const signs = { quiet: "", permits: icon("ok"), forbids: icon("no"), won: icon("ok") } as const;
  const sign = strip.querySelector("[data-sign]");
  if (sign !== null) sign.innerHTML = signs[sentence.tone];
  const button = strip.querySelector<HTMLButtonElement>("[data-strip-button]");
  if (button === null) return;
  button.hidden = sentence.button === null;
  if (sentence.button !== null) {
    button.dataset["action"] = sentence.button.action;
    button.textContent = sentence.button.label;
  }
}

function sentenceHtml(sentence: Sentence): string {
  const cited = citeInSentence(sentence.clauses, sentence.naming, clauseLabel);
  const lead = `<b>${suited(sentence.lead)}${cited}.</b>`;
  const russian = sentence.russian === "" ? "" : ` ${edition(sentence.russian)}`;
  const rest = sentence.rest === "" ? "" : ` <span>${suited(sentence.rest)}</span>`;
  const [clause] = sentence.clauses;
  const long = sentence.lead.length + sentence.russian.length + sentence.rest.length > BESIDE_QUOTE;
  const quote = clause === undefined || long ? null : clauseQuote(clause);
  return lead + russian + rest + (quote === null ? "" : `<q lang="${quote.lang}">${escapeHtml(quote.text)}</q>`);
}

function drawControls(board: HTMLElement, state: State): void {
  const view = state.view;
  const ready = state.boot === "ready" && view !== null;
  // A kept play's moves are taken back by the engine, which that wakes.
  const { at, moves } = ready || state.stored !== null ? playOf(state) : fresh(0, {});
  enable(board, "undo", at > 0 || (ready && state.former !== null));
  enable(board, "redo", moves.length > at);
  enable(board, "restart", at > 0);
  enable(board, "hint", !ready || view.moves.length > 0);
  enable(board, "solve", state.searching === null && (!ready || view.state === "play"));
  for (const button of board.querySelectorAll<HTMLElement>('[data-actions] [data-action="play"]')) {
    const possible = view === null || view.moves.some((move) => move.move === button.dataset["move"]);
    button.setAttribute("aria-disabled", String(!possible));
  }
  drawStepper(board, state);
  board.querySelector('[data-action="list"]')?.setAttribute("aria-expanded", String(state.listed && ready));
  const number = board.querySelector<HTMLInputElement>("[data-deal-number]");
  if (number === null) return;
  number.setAttribute("aria-invalid", String(state.note.about === "bad-number"));
  if (document.activeElement !== number) number.value = state.deal === null ? "" : String(state.deal);
}

/** Buttons stay in place and focusable when there is nothing to undo; they only say so. */
function enable(board: HTMLElement, action: string, possible: boolean): void {
  board.querySelector(`[data-action="${action}"]`)?.setAttribute("aria-disabled", String(!possible));
}

/** The moves made: the play's, or those of the kept one. */
function drawHistory(board: HTMLElement, { view, stored }: State): void {
  if (view === null && stored === null) return;
  const made = view?.history ?? stored?.told ?? [];
  fillList(board, "[data-history]", historyItems(made, clauseLabel));
  const history = board.querySelector("[data-history]");
  // The last move is in sight.
  if (history !== null) {
    beforePaint("history", () => {
      const { scrollHeight } = history;
      return () => (history.scrollTop = scrollHeight);
    });
  }
  const takenBack = view?.redo.length ?? (stored === null ? 0 : stored.play.moves.length - stored.play.at);
  fill(board, "[data-history-summary]", historySummary(made.length, takenBack));
}

function drawPossible(board: HTMLElement, state: State, view: View): void {
  const panel = board.querySelector<HTMLElement>("[data-possible-panel]");
  if (panel === null) return;
  panel.hidden = !state.listed;
  fillList(board, "[data-possible]", state.listed ? possibleItems(view, clauseLabel) : []);
  fill(board, "[data-possible-summary]", possibleSummary(view));
}

function fillList(board: HTMLElement, selector: string, items: readonly string[]): void {
  const list = board.querySelector<HTMLElement>(selector);
  if (list === null) return;
  const focused = list.contains(document.activeElement);
  if (!writeItems(list, items) || !focused || list.contains(document.activeElement)) return;
  // The entry that had the focus is gone: its list's first one, or the button that opens the list, takes it.
  (list.querySelector("button") ?? board.querySelector<HTMLElement>('[data-action="list"]'))?.focus({ preventScroll: true });
}
