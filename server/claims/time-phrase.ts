import type { Token } from './tag-sentence.ts';

const articles = /^(?:de[rmns]|die|das|(?:unser|ihr|sein)e[rmn]|the|its|our|their)$/;
/** Where a time phrase ends at the latest: a place, or a verb that names one, comes next. */
const ends = /^(?:in|at|to|nach|ist|is|been|war|was|befindet|liegt|:)$/;

/**
 * Index of the last token of "seit der Gründung 1991", "nach der Fusion", "von Beginn an", "since the Merger" at `at`: its
 * nouns are no places; -1 where none begins. All that is left where two places might be meant.
 */
export function endOfTimePhrase(tokens: readonly Token[], at: number): number {
  if (!isTimePhrase(tokens, at)) return -1;
  const later = tokens.slice(at + 1);
  const end = later.findIndex(({ lower }) => ends.test(lower));
  const places = later.filter(({ lower }, i) => isPlaceAfter(lower, later[i + 1]));
  return end < 0 || places.length > 1 ? tokens.length : at + end;
}

const isPlaceAfter = (lower: string, next: Token | undefined) =>
  /^(?:in|at)$/.test(lower) && next?.kind === 'word' && /^\p{Lu}/u.test(next.text);

function isTimePhrase(tokens: readonly Token[], at: number): boolean {
  const [first, next, after] = tokens.slice(at, at + 3);
  if (first === undefined || next === undefined) return false;
  if (/^(?:seit|since)$/.test(first.lower)) return true;
  // "nach der Fusion", not "nach Köln" or "nach Den Haag".
  if (first.lower === 'nach') return articles.test(next.text);
  return first.lower === 'von' && after?.lower === 'an';
}
