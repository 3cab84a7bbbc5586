// The fold of scripts/edition/orthography/fold.py in the browser: either spelling of a word gives the same key.
// Both are held to the same pairs, tests/data/orthography/fold.tsv.

const SIGNS = /[\u0300-\u0305\u0307\u0309-\u036f\u00ad]/gu;
const LETTERS: Readonly<Record<string, string>> = { ё: "е", ѣ: "е", і: "и", ї: "и", ѵ: "и", ѷ: "и", ѳ: "ф", "\u00a0": " " };

/** Lower case, ё and ѣ as е, і ї ѵ as и, ѳ as ф, no final ъ, no stress marks; й stays й. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize("NFD")
    .replace(/и\u0306/gu, "й")
    .replace(/([еиі])\u0308/gu, "$1")
    .replace(SIGNS, "")
    .replace(/[ёѣіїѵѷѳ\u00a0]/gu, (letter) => LETTERS[letter] ?? letter)
    .normalize("NFC")
    .replace(/(?<=[\p{L}\p{N}_])ъ(?![\p{L}\p{N}_])/gu, "");
}
