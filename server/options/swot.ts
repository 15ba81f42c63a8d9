import { swotWords } from '../packs/strategy/swot-words.ts';

export const swotQuadrants = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type SwotQuadrant = (typeof swotQuadrants)[number];

/** Where a sentence belongs by its words; null where they do not say it, or say two things. */
export function quadrantOf(text: string): SwotQuadrant | null {
  const { inside, outside, good, bad, denied } = swotWords;
  if (denied.test(text)) return null;
  const [isInside, isOutside] = [inside.test(text), outside.test(text)];
  const [isGood, isBad] = [good.test(text), bad.test(text)];
  if (isInside === isOutside || isGood === isBad) return null;
  if (isInside) return isGood ? 'strengths' : 'weaknesses';
  return isGood ? 'opportunities' : 'threats';
}
