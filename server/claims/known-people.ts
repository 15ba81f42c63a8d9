import type { Draft, KnownPeople } from './draft.ts';
import type { Role } from '../packs/attribute.ts';

/** Keeps who was said to hold an office of a company. */
export function notePeople(people: KnownPeople, drafts: readonly Draft[], roles: readonly Role[]): void {
  for (const { attribute, value, entity, polarity, voice } of drafts)
    if (
      value.kind === 'text' &&
      polarity === 'stated' &&
      voice === 'own' &&
      roles.some(({ id }) => id === attribute)
    )
      people.set(value.text, { role: attribute, entity });
}

const titled =
  /(?<![\p{L}-])(?:Mr|Mrs|Ms|Miss|Dr)\.? (?<name>(?:\p{Lu}[\p{L}'’-]+|(?:van|von|de|der|den|da|di|la|le|zu))(?: \p{Lu}[\p{L}'’-]+)?)(?! \p{Lu}\p{L}|[\p{L}-])/gu;

/** "Mr Lunt will retire" with the whole name, where one person of that name was named before. */
export function withFullNames(text: string, people: KnownPeople): string {
  if (people.size === 0 || !/(?:Mr|Mrs|Ms|Miss|Dr)\.? \p{L}/u.test(text)) return text;
  return text.replace(titled, (found: string, family: string) => {
    const whole = [...people.keys()].filter((name) => name.endsWith(` ${family}`));
    return whole.length === 1 ? (whole[0] ?? found) : found;
  });
}
