// The sentences under the table in English. What comes in Russian from the engine or the edition stays so, and is marked.
import { capital as sentence, stripStop } from "../../src/cards.ts";
import type { Why } from "../../src/protocol.ts";
import type { AskedWords, MoveWords, SaidWords, TableWords } from "../words.ts";
import { CARDS, counted } from "./cards.ts";

/** The longest part of an address that is quoted to the reader, in characters. */
const QUOTED = 40;

export function sentences({ move }: MoveWords, { place }: TableWords): SaidWords {
  return {
    faults: {
      fetch: "The engine could not be loaded. Check the connection: text and cards stay where they are",
      crash: "The engine stopped because of a fault. The game is not lost",
      silent: "The engine doesn’t answer. The game is not lost",
    },
    stages: {
      runtime: "Loading Python: the first time about four megabytes come over the network.",
      python: "Starting Python.",
      rules: "Reading the rules of the game.",
    },
    buttons: {
      retry: "Try again",
      startHere: "Play from here",
      leave: "Back to the game",
      goOn: "Go on",
      finish: "Finish",
      former: "Bring the game back",
      stop: "Stop",
    },
    badNumber: { lead: "There is no such deal", rest: "A number is a whole one from 0 to 999,999,999." },
    restarting: { lead: "The engine stopped and is starting anew", rest: "The game is not lost." },
    slow: "Loading takes longer than usual",
    preparing: "Setting the table",
    misread(what) {
      if (what.of === "readings") return unknownReadings(what.parts);
      return `The kept game could not be ${what.of === "record" ? "read" : "repeated"}, it was put aside`;
    },
    onlyHome: "Nothing is left to decide: the other cards will go to the foundations one after the other.",
    keptPlay: (made) => `The game goes on, ${CARDS.moves(made)} made`,
    recordingBegins: "Step forward: each move will name its clause.",
    recordingEnds: "That was the whole game.",
    recordedMove: (number, text) => `Move\u00a0${number}: ${text}`,
    error: (message) => ({ lead: "This can’t be done", russian: message, rest: "" }),
    noHome: "This card can’t go to a foundation now",
    refused: ({ say, reason, clauses }) => ({
      lead: clauses.length > 0 ? "Not allowed" : "No clause allows this",
      naming: "forbids",
      russian: [`${stripStop(say)}.`, reason].filter((part) => part !== "").join(" "),
      rest: "",
    }),
    hint: ({ move: hinted, why }) => ({ lead: `Hint: ${lower(move(hinted))}`, rest: why === undefined ? "" : reasonOf(why, place) }),
    idleHand: "This card has no moves now. Choose a place, and the rules will tell why.",
    alsoCards: (count) => `${counted(count, "more card", "more cards")} would fit, too.`,
    alsoPlaces: (count) => `It may go to ${counted(count, "more place", "more places")}.`,
    also: (whither) => `It may also go ${whither.join(", or ")}.`,
    won: (_, made) => ({ lead: "The patience has come out", rest: made === 0 ? "" : `${sentence(CARDS.moves(made))} made.` }),
    stuck: () => ({ lead: "There are no moves left: the patience has not come out", rest: "Undo a move or start again." }),
    played(number, played) {
      const turned = played.action !== null && played.card !== null ? `: ${CARDS.card(played.card)}` : "";
      return `Move\u00a0${number}. ${move(played)}${turned}`;
    },
    undone: "The move is taken back",
    restarted: "The deal from its beginning",
    formerBack: "The former game is back on the table",
    finishing: { lead: "The game plays itself to the end", rest: "Escape or any card will stop it." },
    placed: "Laid out as you wrote it down",
    linked: "The game of the link is open",
    made: (made) => `${sentence(CARDS.moves(made))} made.`,
    reading: (readings) => ({
      lead: readings.length > 1 ? "Other readings hold" : "Another reading holds",
      russian: `${readings.map(({ short, words }) => `${short}: ${stripStop(words)}`).join(", ")}.`,
      rest: "",
    }),
    dealtAnew: "The deal begins again.",
    laid: (cards) => `${sentence(CARDS.cards(cards))} dealt`,
    yourMove: "Your move",
    choice: (moves) => (moves === 1 ? "1\u00a0move is possible now." : `${sentence(CARDS.moves(moves))} are possible now.`),
    ruleOnTable: "The rule on the table",
    possible: (possible) => `Possible: ${lower(move(possible))}`,
  };
}

export const ASKED: AskedWords = {
  namesNoPlace: "Names no place of the table",
  framed: "The places that it speaks of are framed",
  allowed: (moves) => (moves === 1 ? "1\u00a0move is allowed now" : `${sentence(CARDS.moves(moves))} are allowed now`),
  noMovesNow: "There are no moves now",
  stops: "Forbids something now",
  givesNone: "Gives no moves",
  noneByIt: "It allows no move now.",
  stopsForOne: "It forbids, for one:",
  byThisClause: "By this clause now",
  more: (listed, count) => `${listed} and ${count}\u00a0more`,
};

/** What a hint is good for, and that it begins a line that wins, if so. */
function reasonOf(why: Why, place: TableWords["place"]): string {
  const { left = 0 } = why;
  const wins = left === 1 ? "With this move the patience comes out." : `So begins a solution of ${CARDS.moves(left)}.`;
  return [gainOf(why, place), left === 0 ? "" : wins].filter((part) => part !== "").join(" ");
}

function gainOf(why: Why, place: TableWords["place"]): string {
  const opens = why.uncovers === null ? "" : `Uncovers the ${CARDS.card(why.uncovers)}: `;
  const later = why.moves > 1 ? `in ${counted(why.moves, "move")} ` : "";
  switch (why.kind) {
    case "recorded":
      return "The recorded game goes this way.";
    case "only":
      return "There is no other move.";
    case "home":
      return why.moves === 1 ? "The card goes where it is wanted." : sentence(`${opens}${later}${homeComing(why.card)}.`);
    case "away":
      return why.moves === 1 ? "The cards leave the table." : sentence(`${opens}${later}cards leave the table.`);
    case "empty":
      return sentence(`${later}it empties a place: ${place(why.place ?? "")}.`);
    case "turns":
      return "Nothing is in sight, but this move turns a new card.";
    case "widest":
      return "No gain is near; after this move there is more to choose from than after the others.";
    case "solution":
      return why.uncovers === null ? "" : `Uncovers the ${CARDS.card(why.uncovers)}.`;
    case "back":
      return "No gain is in sight: any move leads back to where the game has been.";
  }
}

function homeComing(card: string | null): string {
  return `${card === null ? "a card" : `the ${CARDS.card(card)}`} goes to its foundation`;
}

function unknownReadings(parts: readonly string[]): string {
  const quoted = parts.map((part) => `“${part.length > QUOTED ? `${part.slice(0, QUOTED)}…` : part}”`);
  const [first = "", second] = quoted;
  if (second === undefined) return `This game has no reading ${first}, it is left out`;
  return `This game has no readings ${first} and ${quoted.length > 2 ? "others" : second}, they are left out`;
}


function lower(text: string): string {
  return text.slice(0, 1).toLowerCase() + text.slice(1);
}
