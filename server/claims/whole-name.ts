import { formKey, nameKey, splitName } from './legal-forms.ts';
import type { PartByPart } from './part-by-part.ts';
import { commonFirst, escaped, mayFollow } from './short-name.ts';

/** A shorter one may be letters of anything. */
const shortest = 4;

interface NameFinders {
  /** True where the name asked for stands in a text as itself. */
  stands(text: string): boolean;
  /** Names with a legal form in a text. */
  formal(text: string): readonly { readonly name: string }[];
}

interface WholeName {
  readonly core: string;
  readonly form: string;
  /** The short name stands nowhere by itself. */
  readonly isTaken: boolean;
}

/**
 * The one name with a legal form that the name asked for is short for: "Nimbleton" of "Nimbleton Toys Ltd". The short
 * name stands alone elsewhere or nowhere, never in a sentence with the long one, and begins nobody else's name; else null.
 */
export function* wholeName(
  asked: string,
  texts: readonly string[],
  { stands, formal }: NameFinders,
): PartByPart<WholeName | null> {
  if (/\s/.test(asked) || asked.length < shortest || commonFirst.test(asked)) return null;
  const found = new Map<string, { core: string; form: string }>();
  let isAlone = false;
  for (const text of texts) {
    yield;
    if (!text.includes(asked)) continue;
    for (const sentence of text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      const longer = formal(sentence).flatMap(({ name }) => {
        const { core, form } = splitName(name);
        return form !== null && core.startsWith(`${asked} `) ? [{ core, form }] : [];
      });
      for (const one of longer) found.set(`${nameKey(one.core)} ${formKey(one.form)}`, one);
      const plain = [...found.values()].reduce((rest, { core }) => rest.replaceAll(core, ''), sentence);
      const isShort = stands(plain);
      if (isShort && longer.length > 0) return null;
      isAlone ||= isShort;
    }
    const other = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(asked)} \\p{Lu}\\p{L}+`, 'gu');
    for (const { 0: written, index } of text.matchAll(other)) {
      const isKnown = [...found.values()].some(({ core }) => text.startsWith(core, index));
      const rest = text.slice(index + asked.length + 1);
      if (!isKnown && !mayFollow.test(rest) && written !== '') return null;
    }
  }
  const [whole] = found.values();
  return found.size === 1 && whole !== undefined ? { ...whole, isTaken: !isAlone } : null;
}
