import { formKey, nameKey, splitName } from './legal-forms.ts';
import type { PartByPart } from '../part-by-part.ts';
import { commonFirst, escaped, mayFollow } from './short-name.ts';

/** A shorter one may be letters of anything. */
const shortest = 4;

/** What says the kind of a house, and of which many names hold nothing more. */
const kindOfHouse =
  /^(?:(?:Co-operative|Cooperative|Co-op|Society|Association|Company|Genossenschaft|Mutual)(?: |$))+$/iu;

interface NameFinders {
  /** True where the name asked for is in a text as itself. */
  stands(text: string): boolean;
  /** Names with a legal form in a text. */
  formal(text: string): readonly { readonly name: string }[];
}

interface LongerName {
  readonly core: string;
  readonly form: string;
  /** With its legal form, as a document writes it. */
  readonly written: string;
}

interface WholeName extends LongerName {
  /** The short name is nowhere by itself. */
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
  if (asked.length < shortest || commonFirst.test(asked)) return null;
  const found = new Map<string, LongerName>();
  const naming: string[] = [];
  for (const text of texts) {
    yield;
    if (!text.includes(asked)) continue;
    naming.push(text);
    for (const one of longerIn(text, asked, formal))
      found.set(`${nameKey(one.core)} ${formKey(one.form)}`, one);
  }
  const [whole, ...others] = found.values();
  if (whole === undefined || others.length > 0) return null;
  // "Kestner Glas" that stands by itself beside "Kestner Glas Recycling GmbH" is another one.
  const mayStandAlone = !/\s/.test(asked) || kindOfHouse.test(whole.core.slice(asked.length + 1));
  let isAlone = false;
  const longer = new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(asked)} \\p{Lu}\\p{L}+`, 'gu');
  for (const text of naming) {
    yield;
    for (const { index } of text.matchAll(longer))
      if (!text.startsWith(whole.core, index) && !mayFollow.test(text.slice(index + asked.length + 1)))
        return null;
    for (const sentence of text.split(/(?<=[.!?])\s+(?=\p{Lu})/u)) {
      if (!stands(sentence.replaceAll(whole.core, ''))) continue;
      if (!mayStandAlone || longerIn(sentence, asked, formal).length > 0) return null;
      isAlone = true;
    }
  }
  return { ...whole, isTaken: !isAlone };
}

/** The names with a legal form in a text that begin with the name asked for. */
function longerIn(text: string, asked: string, formal: NameFinders['formal']): LongerName[] {
  return formal(text).flatMap(({ name }) => {
    const { core, form } = splitName(name);
    return form !== null && core.startsWith(`${asked} `) ? [{ core, form, written: name }] : [];
  });
}
