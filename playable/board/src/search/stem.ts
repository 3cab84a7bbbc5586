// Snowball's stemmer of Russian, after its published description: the index is built with the same one. It tells a
// true match (карта: картами) from the words that Pagefind offers when it has none.

const RV = /^[^аеиоуыэюя]*[аеиоуыэюя]/u;
const REGION = /^[^аеиоуыэюя]*[аеиоуыэюя]+[^аеиоуыэюя]/u;

const GERUND = /(?:(?:ив|ыв)(?:ши(?:сь)?)?|(?<=[ая])в(?:ши(?:сь)?)?)$/u;
const REFLEXIVE = /с[яь]$/u;
const ADJECTIVE = /(?:[еио]е|ые|[иы]ми|[еиоы]й|[еиоы]м|[ео]го|[ео]му|[иы]х|[еоую]ю|[ая]я)$/u;
const PARTICIPLE = /(?:ивш|ывш|ующ|(?<=[ая])(?:ем|нн|вш|ющ|щ))$/u;
const VERB =
  /(?:[иы]ла|ена|[еу]йте|ите|[иы]ли|[еу]й|[иы]л|[иые]н|[иы]м|[иы]ло|ено|ят|у[ею]т|[иы]т|ены|[иы]ть|ишь|у?ю|(?<=[ая])(?:ла|на|ете|йте|ли|й|л|ем|н|ло|но|ет|ют|ны|ть|ешь|нно))$/u;
const NOUN = /(?:а|[ео]в|и?е|ье|и?я?ми|ами|[еи]и|и?ей|[оиы]?й|и?[яе]м|[ао]м|о|у|а?х|и?ях|ы|ь|[иь]?ю|[иь]?я|и)$/u;

/** The stem of a folded word. */
export function stem(word: string): string {
  const head = RV.exec(word)?.[0];
  if (head === undefined) return word;
  const second = secondRegion(word) - head.length;
  let tail = inflected(word.slice(head.length)).replace(/и$/u, "");
  const derived = tail.replace(/ость?$/u, "");
  if (derived.length >= second && second >= 0) tail = derived;
  const superlative = tail.replace(/ейше?$/u, "");
  if (superlative !== tail) return head + superlative.replace(/нн$/u, "н");
  return head + (tail.endsWith("нн") ? tail.slice(0, -1) : tail.replace(/ь$/u, ""));
}

/** Where R2 begins: behind the second vowel group that a consonant follows; the word's end if there is none. */
function secondRegion(word: string): number {
  const first = REGION.exec(word)?.[0].length ?? word.length;
  const next = REGION.exec(word.slice(first))?.[0].length;
  return next === undefined ? word.length : first + next;
}

/** The part behind the first vowel without its inflection. */
function inflected(tail: string): string {
  const gerund = tail.replace(GERUND, "");
  if (gerund !== tail) return gerund;
  const plain = tail.replace(REFLEXIVE, "");
  const adjective = plain.replace(ADJECTIVE, "");
  if (adjective !== plain) return adjective.replace(PARTICIPLE, "");
  const verb = plain.replace(VERB, "");
  return verb === plain ? plain.replace(NOUN, "") : verb;
}
