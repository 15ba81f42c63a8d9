import { splitSentences } from '../claims/sentence-split.ts';

const turn =
  /\s*;\s*|\s+[–—-]\s+|,?\s+(?:but|however|although|though|whereas|aber|jedoch|allerdings|obwohl|dafür)(?!\p{L}),?\s*/iu;
const smaller = /,\s*|\s+(?:and|und)\s+/iu;

/** A text in sentences, parted again where they turn ("fast delivery, but it broke"). */
export const clausesOf = (text: string, language: string): string[] =>
  splitSentences(text, language).flatMap(({ text: sentence }) =>
    sentence.split(turn).flatMap((part) => (part.trim() === '' ? [] : [part.trim()])),
  );

/** A clause that speaks of several things, in smaller parts. */
export const partsOf = (clause: string): string[] =>
  clause.split(smaller).filter((part) => part.trim() !== '');
