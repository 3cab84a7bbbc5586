// The texts of the comparison as plain text: no marks, no marks of notes, no numbers of clauses.

/** Which of the two columns. */
export type Column = "old" | "new";

/** A clause's text in one column. */
export function clauseText(row: Element, column: Column): string {
  const cell = row.querySelector(`.clause-${column}`);
  if (cell === null) return "";
  const parts: string[] = [];
  const walker = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node.parentElement?.closest(".note-mark") === null) parts.push(node.nodeValue ?? "");
  }
  return tidy(parts.join(""));
}

/** The whole text in one column, a line for each paragraph of the source. */
export function wholeText(comparison: Element, column: Column): string {
  const rows = [...comparison.querySelectorAll<HTMLElement>(".clause-row")];
  return inParagraphs(rows.map((row) => ({ text: clauseText(row, column), begins: row.dataset["begins"] !== undefined })));
}

/** Join clauses to paragraphs: one that begins a paragraph of the source begins a line. */
export function inParagraphs(clauses: readonly { readonly text: string; readonly begins: boolean }[]): string {
  let whole = "";
  for (const { text, begins } of clauses) {
    if (text !== "") whole += whole === "" ? text : `${begins ? "\n" : " "}${text}`;
  }
  return whole;
}

/** No-break spaces are our typesetting, not the text. */
function tidy(text: string): string {
  return text.replace(/\s+/gu, " ").trim();
}
