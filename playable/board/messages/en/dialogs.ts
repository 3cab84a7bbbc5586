// «Share» and «Own deal» in English.
import { capital } from "../../src/cards.ts";
import type { DialogWords } from "../words.ts";
import { CARDS } from "./cards.ts";

export const DIALOGS: DialogWords = {
  close: "Close",
  sharing: {
    link: "Link to the game",
    copyLink: "Copy the link",
    record: "Record of the game, in Russian",
    copyRecord: "Copy the record",
    picture: "Drawing of the position",
    saveSvg: "Save SVG",
    savePng: "Save PNG",
    saved: "The drawing is saved",
    noPng: "The browser could not draw the PNG: save the SVG",
    copied: "Copied",
    notCopied: "The browser didn’t let us copy: select the text yourself",
  },
  caption(title, _, deal, made) {
    const dealt = deal === null ? [] : [`Deal no.\u00a0${CARDS.number(deal)}`];
    return [title, ...dealt, ...(made === 0 ? [] : [`move\u00a0${made}`])].join(" · ");
  },
  writing: {
    how:
      "A place, a colon, its cards from the bottom up; between places a semicolon or a new line. " +
      "Cards: the rank A\u00a0K\u00a0Q\u00a0J\u00a010…2 and the suit S\u00a0(spades), H\u00a0(hearts), D\u00a0(diamonds), C\u00a0(clubs); " +
      "a card face down\u00a0— #QH. There may be fewer cards than in the pack. A link to a game will do, too.",
    text: "Deal",
    deal: "Lay out",
    example: "Example:",
    showExample: "Show the example",
    places: "Places of the table",
  },
  // The engine's sentence begins with the column, which stands in the lead already.
  faultIn(message, at) {
    const column = /^\P{L}*\p{L}+ (\d+): /u.exec(message);
    if (column === null) return { lead: "This can’t be laid out", russian: message };
    const where = at === null ? `Column\u00a0${column[1] ?? ""}` : `Line\u00a0${at.line}, column\u00a0${at.column}`;
    return { lead: where, russian: capital(message.slice(column[0].length)) };
  },
};
