// The words of a query as the index may know them. The index holds modern text and is asked in folded form; what
// the fold can't mend (it is of letters alone) gets a second form by the reform's rules of endings and prefixes.
import { fold } from "./fold.ts";

/** A word keeps its hyphens and its stress marks. */
const WORDS = /[\p{L}\p{N}\p{M}\u00ad]+(?:-[\p{L}\p{N}\p{M}\u00ad]+)*/gu;

/** «L’Horloge», «d’amour»: a French word before which its article stands as a letter. */
const ELIDED = /(?<!\p{L})[dl]['’](?=\p{L})/giu;

/** Words whose modern form no rule of endings gives (folded → folded). */
const WHOLE: Readonly<Record<string, string>> = {
  одне: "одни", однех: "одних", однем: "одним", однеми: "одними", оне: "они", ея: "ее", нея: "нее", перваго: "первого", самаго: "самого",
};
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/(?<=[жчшщ])аго(ся)?$/u, "его$1"],
  [/аго$/u, "ого"],
  [/яго(ся)?$/u, "его$1"],
  [/ыя(ся)?$/u, "ые$1"],
  [/ия(ся)?$/u, "ие$1"],
];
const PREFIX = /^(бе|во|в|и|ни|ра|ро|чре|чере)з(?=[кпстфхцчшщ])/u;
/** «если-бы»: two words now. */
const PARTICLE = /-(бы|б|же|ж|ли|ль)$/u;

/** A word of the query as it was typed, and its possible keys, the likeliest first. */
export interface Term {
  readonly typed: string;
  readonly forms: readonly string[];
}

export function terms(query: string): Term[] {
  return [...query.normalize("NFC").replace(ELIDED, "").matchAll(WORDS)].map(([typed]) => {
    const key = fold(typed);
    // The reformed one first: the page on the rules quotes old forms, and they would hide the text itself.
    return { typed, forms: [...new Set([reformed(key), key])] };
  });
}

/** A folded word of the old orthography in the reform's endings and prefixes; a modern word mostly stays as it is. */
export function reformed(word: string): string {
  const whole = WHOLE[word];
  if (whole !== undefined) return whole;
  const ending = ENDINGS.find(([pattern]) => pattern.test(word));
  const apart = word.replace(PARTICLE, " $1");
  if (apart !== word) return apart;
  const mended = ending === undefined ? word : word.replace(ending[0], ending[1]);
  return mended.replace(PREFIX, "$1с");
}
