// Other words of the page that the same rule has changed.

/** A rule, and the first words that it changed elsewhere on the page, each form once. */
export interface Alike {
  readonly rule: string;
  readonly words: readonly { readonly id: string; readonly old: string }[];
  /** How many forms more there are. */
  readonly more: number;
  /** What the page shows: «в этой игре», «в этом источнике». */
  readonly where: string;
}

const SHOWN = 5;

/** Of the rules that changed the word, the rarest on the page that has other words; null if none has. */
export function alikeWords(word: HTMLElement): Alike | null {
  const rules = (word.dataset["steps"] ?? "").split(" ").filter((id) => id !== "");
  const found = rules.map((rule) => ({ rule, forms: formsOf(rule, word) })).filter(({ forms }) => forms.size > 0);
  const [rarest] = found.sort((one, other) => one.forms.size - other.forms.size);
  if (rarest === undefined) return null;
  const forms = [...rarest.forms.values()];
  const where = document.querySelector(".division-head") === null ? "в\u00a0этой игре" : "в\u00a0этом источнике";
  return { where, rule: rarest.rule, words: forms.slice(0, SHOWN), more: Math.max(0, forms.length - SHOWN) };
}

function formsOf(rule: string, word: HTMLElement): Map<string, { id: string; old: string }> {
  const forms = new Map<string, { id: string; old: string }>();
  const own = (word.dataset["old"] ?? "").toLowerCase();
  for (const other of document.querySelectorAll<HTMLElement>(`[data-comparison] .word[id][data-steps~="${CSS.escape(rule)}"]`)) {
    const old = (other.dataset["old"] ?? "").toLowerCase();
    if (old !== own && !forms.has(old)) forms.set(old, { id: other.id, old });
  }
  return forms;
}
