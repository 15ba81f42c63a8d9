import { shortForms } from '../packs/names/short-forms.ts';
import { givenNameVariants } from '../packs/names/variants.ts';
import { foldText } from './fold-name.ts';

/** Folded spelling to the names it is a spelling of; vowelless ones apart, as their letters are few. */
const spellings = new Map<string, string[]>();
for (const group of givenNameVariants)
  for (const name of group) {
    const key = keyOf(foldText(name), /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(name));
    spellings.set(key, [...(spellings.get(key) ?? []), group[0]!]);
  }

function keyOf(text: string, isVowelless: boolean) {
  return isVowelless ? `~${text}` : text;
}

/** The names a word may stand for: as a spelling, and as a short form of them. */
export function knownNames(
  text: string,
  isVowelless: boolean,
): { spelled: readonly string[]; short: readonly string[] } {
  const short = shortForms.get(text) ?? [];
  return {
    spelled: spellings.get(keyOf(text, isVowelless)) ?? [],
    short: short.flatMap((name) => spellings.get(name) ?? [name]),
  };
}
