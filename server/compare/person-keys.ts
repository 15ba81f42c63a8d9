import { nameKey } from '../claims/legal-forms.ts';

const middle = /(?<=^\p{L}{2,}) (\p{L})(?= \p{L}{2,}$)/u;

/**
 * Keys by which "Jane R. Roe" and "Jane Roe" are one person: the middle initial is left out where no other name has
 * another one in its place.
 */
export function personKeys(names: readonly string[]): (name: string) => string {
  const initials = new Map<string, Set<string>>();
  for (const name of names) {
    const key = nameKey(name);
    const initial = middle.exec(key)?.[1];
    if (initial === undefined) continue;
    const bare = key.replace(middle, '');
    initials.set(bare, (initials.get(bare) ?? new Set()).add(initial));
  }
  return (name) => {
    const key = nameKey(name);
    const bare = key.replace(middle, '');
    return (initials.get(bare)?.size ?? 0) === 1 ? bare : key;
  };
}
