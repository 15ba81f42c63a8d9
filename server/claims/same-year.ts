import type { Period } from '../table/period.ts';
import type { Token } from './tag-sentence.ts';

const phrase =
  /(?<!\p{L})(?:(?:in|for|over) )?(?:the same|that same|that) (?:fiscal |financial |business )?year(?!\p{L})|(?<!\p{L})im (?:selben|gleichen) (?:Geschäftsj|J)ahr(?!\p{L})/iu;

/** "In the same year", "im selben Jahr" as the year the paragraph last spoke of; without one its time is not known. */
export function withSameYear(text: string, tokens: readonly Token[], year: number | null): readonly Token[] {
  const match = phrase.exec(text);
  if (match === null) return tokens;
  const [start, end] = [match.index, match.index + match[0].length];
  const period: Period | null = year === null ? null : { kind: 'year', year, isFiscal: false };
  const own: Token = {
    kind: 'period',
    start,
    end,
    text: match[0],
    lower: match[0].toLowerCase(),
    period,
    isInstant: false,
  };
  return [...tokens.filter((token) => token.end <= start || token.start >= end), own].sort(
    (a, b) => a.start - b.start,
  );
}
