// Moves, piles and lists in English. Moves are put into words here, from what the engine says of them.
import { HIDDEN, capital } from "../../src/cards.ts";
import { isMutual } from "../../src/state.ts";
import type { Doing, MoveWords, NamedPlace, Places, TableWords, Told } from "../words.ts";
import { CARDS, counted, shortCard } from "./cards.ts";

const NAMED_PLACES = 4;
const NAMED = { clause: ["clause", "clauses"], reading: ["reading", "readings"] } as const;
/** Where a card lies on another it is named by that, as the engine does. */
const ON_CARDS: ReadonlySet<string> = new Set(["tableau", "reserve"]);

export function moveWords(places: Places): MoveWords {
  const placeOf = (id: string): NamedPlace => places.get(id) ?? { name: id, role: "" };
  const whitherBy = (move: Told, name: (card: string) => string): string => {
    const { name: place, role } = placeOf(move.to);
    return move.onto !== null && ON_CARDS.has(role) ? `onto ${name(move.onto)}` : `to ${theOne(place)}`;
  };
  const action = ({ kind, from, count }: Doing): string => {
    switch (kind) {
      case "turn":
        return count > 1 ? `Turn ${count}\u00a0cards` : "Turn a card";
      case "turn-over":
        return `Turn the ${placeOf(from).name} over`;
      case "shuffle":
        return `Shuffle the ${placeOf(from).name} and play on`;
      case "dispense":
        return `Lay a card from the ${placeOf(from).name}`;
      case "deal":
        return "Deal a card";
      case "deal-row":
        return "Deal a row";
      case "deal-round":
        return "Deal onto the packets";
      case "gather":
        return "Gather the packets and deal";
      case "fill-up":
        return "Fill the empty places";
      case "close-up":
        return "Close the gaps";
      case "reverse":
        return "Reverse the vertical rows";
      case "build-up":
        return "Build upwards";
      case "build-down":
        return "Build downwards";
      case null:
        return "Move";
    }
  };
  return {
    move(move) {
      if (move.action !== null) return action(move);
      const cards = [move.card, move.onto].flatMap((card) => (card === null ? [] : [CARDS.card(card)]));
      if (isMutual(move)) return capital(cards.join(" and "));
      const more = move.count > 1 ? ` and ${counted(move.count - 1, "more card", "more cards")}` : "";
      return `${capital(cards[0] ?? "a card")}${more} ${whitherBy(move, (card) => `the ${CARDS.card(card)}`)}`;
    },
    moveText(move) {
      if (move.action !== null) return action(move);
      const cards = [move.card, move.onto].flatMap((card) => (card === null ? [] : [shortCard(card)]));
      if (isMutual(move)) return cards.join(" and ");
      const many = move.count > 1 ? ` (${CARDS.cards(move.count)})` : "";
      return `${cards[0] ?? "A card"}${many} ${whitherBy(move, shortCard)}`;
    },
    whither: (move) => (isMutual(move) || move.action !== null ? "" : whitherBy(move, (card) => `the ${CARDS.card(card)}`)),
    action: (doing) => action(doing),
  };
}

/** «the stock», but «row 3», «hour XI», «place A». */
function theOne(place: string): string {
  return /(?:\d|\b[A-Z]+)$/u.test(place) ? place : `the ${place}`;
}

export function tableWords(places: Places): TableWords {
  const place = (id: string): string => places.get(id)?.name ?? id;
  const pile: TableWords["pile"] = (name, cards) => {
    const top = cards.at(-1);
    if (top === undefined) return `${capital(name)}, empty`;
    if (top === HIDDEN) return `${capital(name)}, ${CARDS.cards(cards.length)}`;
    return `${capital(name)}, on top the ${CARDS.card(top)}, ${CARDS.cards(cards.length)}`;
  };
  return {
    place,
    places(ids) {
      const more = ids.length - NAMED_PLACES;
      const named = (more > 1 ? ids.slice(0, NAMED_PLACES) : ids).map(place).join(", ");
      return more > 1 ? `${named} and ${more}\u00a0more` : named;
    },
    pile,
    covered: (card) => `${CARDS.card(card)}, covered`,
    mayGo: (pileName, label) => `${pileName}; may go here, clause ${label}`,
    opened: (name, cards) =>
      `${capital(name)}: opened, ${CARDS.cards(cards.length)} from the bottom up: ${cards.map((card) => CARDS.card(card)).join(", ")}`,
    table: (deal, made) => `Table: ${deal === null ? "a deal without a\u00a0number" : `deal no.\u00a0${CARDS.number(deal)}`}, moves made: ${made}`,
    recordedTable: (move) => `Table: recorded game, move\u00a0${move}`,
    megabytes: (loaded, total) => `${decimal(loaded)} of ${decimal(total)}\u00a0MB`,
    stepOf: (move, last) => `move\u00a0${move} of\u00a0${last}`,
    history: (made, undone) => CARDS.moves(made) + (undone === 0 ? "" : `, ${undone}\u00a0taken back`),
    cameOut: "the patience has come out",
    noMoves: "no moves",
    clauses: "cl.\u00a0",
    citing: {
      by: { before: ", by\u00a0", ...NAMED },
      plain: { before: "\u00a0— ", ...NAMED },
      forbids: { before: " by\u00a0", ...NAMED },
    },
    and: " and\u00a0",
    recordedNow: (move) => `Move\u00a0${move}`,
    permitsNow: "Permits now",
    positions: "Positions",
  };
}

/** 6200000 → «6.2». */
function decimal(bytes: number): string {
  return (bytes / 1_000_000).toFixed(1);
}
