import { rivalWords, swotLabels, swotWords } from '../packs/strategy/swot-words.ts';

export const swotQuadrants = ['strengths', 'weaknesses', 'opportunities', 'threats'] as const;
export type SwotQuadrant = (typeof swotQuadrants)[number];

/** Whether what a sentence says is good; null where it says neither, or both, or what cannot be determined. */
function isGoodIn(text: string): boolean | null {
  const { good, bad, up, down, burden, trouble, eitherWay } = swotWords;
  const [isUp, isDown] = [up.test(text), down.test(text)];
  const [isBurden, isMoving] = [burden.test(text), isUp || isDown];
  if (isMoving && !isBurden && eitherWay.test(text)) return null;
  const isGood = good.test(text) || (isUp && !isBurden) || (isDown && isBurden);
  const isBad =
    bad.test(text) || (isDown && !isBurden) || (isUp && isBurden) || (trouble.test(text) && !isMoving);
  return isGood === isBad ? null : isGood;
}

/** What a rival does, as seen from our side. */
function quadrantOfRival(text: string): SwotQuadrant | null {
  const [isHarm, isHelp] = [rivalWords.harms.test(text), rivalWords.helps.test(text)];
  if (isHarm === isHelp) return null;
  return isHarm ? 'threats' : 'opportunities';
}

/** Where a sentence belongs by its words; null where they do not say it, or say two things. */
export function quadrantOf(text: string): SwotQuadrant | null {
  const { inside, outside, denied } = swotWords;
  if (denied.test(text)) return null;
  if (rivalWords.named.test(text)) return quadrantOfRival(text);
  const [isInside, isOutside] = [inside.test(text), outside.test(text)];
  const isGood = isGoodIn(text);
  if (isInside === isOutside || isGood === null) return null;
  if (isInside) return isGood ? 'strengths' : 'weaknesses';
  return isGood ? 'opportunities' : 'threats';
}

/** A sentence as it is in a note: the first of its line, or another one. */
interface NoteSentence {
  readonly text: string;
  readonly opensLine: boolean;
}

const longestHeading = 4;

/** A line of a few words without an end: it opens another part of the note. */
const isHeading = (text: string): boolean =>
  text.split(/\s+/u).length <= longestHeading && !/[.!?,;]$/u.test(text);

const labelled = (text: string): SwotQuadrant | null =>
  swotQuadrants.find((quadrant) => swotLabels[quadrant].test(text)) ?? null;

/** A label without words of its own: a heading, whatever number is before it. */
const isBare = (text: string): boolean => /^(?:\d+[.)]\s*)?\p{L}+\s*[:–-]?$/u.test(text);

/**
 * The quadrant of each sentence of a note, in their order: what the writer says it is ("Weaknesses: …" holds for its line,
 * as a heading for the lines below it), else what its words say; null for those sorted nowhere, headings too.
 */
export function quadrantsOf(sentences: readonly NoteSentence[]): readonly (SwotQuadrant | null)[] {
  let ofPart: SwotQuadrant | null = null;
  let ofLine: SwotQuadrant | null = null;
  return sentences.map(({ text, opensLine }) => {
    const label = labelled(text);
    if (label !== null && isBare(text)) {
      [ofPart, ofLine] = [label, null];
      return null;
    }
    if (opensLine) {
      ofLine = label;
      if (label !== null || isHeading(text)) ofPart = null;
    }
    return label ?? ofLine ?? ofPart ?? quadrantOf(text);
  });
}
