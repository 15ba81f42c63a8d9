import { environment } from '@loupe/shared/environment';

/** What was asked for and is one; there are some two thousand. */
const known = new Map<string, string>();

/**
 * Takes the place of `decode-named-character-reference` in the built site: the name between `&` and `;` as its characters,
 * or false. The package asks the page's own HTML parser, which Trusted Types refuse; its table, which tests use, weighs
 * more than the rest of the parser.
 */
export function decodeNamedCharacterReference(name: string): string | false {
  const kept = known.get(name);
  if (kept !== undefined) return kept;
  const reference = `&${name};`;
  const characters = environment().parseFragment?.(reference).textContent ?? reference;
  // Of some names the parser knows the beginning: `&notit;` would be `¬it;`.
  if (characters === reference || (characters.endsWith(';') && name !== 'semi')) return false;
  known.set(name, characters);
  return characters;
}
