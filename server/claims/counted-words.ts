import type { Attribute } from '../packs/attribute.ts';
import type { SentenceScope } from './draft.ts';

/** Number of tokens after the number at `at` that say what is counted: "full-time employees"; 0 for none. */
export function countedAfter({ tokens, reading }: SentenceScope, attribute: Attribute, at: number): number {
  const words = attribute.kind === 'count' ? (attribute.counted?.[reading.language] ?? []) : [];
  const lengths = words.flatMap((phrase) => {
    const size = phrase.split(' ').length;
    const said = tokens.slice(at + 1, at + 1 + size).map((token) => token.lower);
    return said.join(' ') === phrase ? [size] : [];
  });
  return Math.max(0, ...lengths);
}
