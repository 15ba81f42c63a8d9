import type { Period } from '../table/period.ts';

const ordinals: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  erste: 1,
  '1': 1,
  second: 2,
  '2nd': 2,
  zweite: 2,
  '2': 2,
  third: 3,
  '3rd': 3,
  dritte: 3,
  '3': 3,
  fourth: 4,
  '4th': 4,
  vierte: 4,
  '4': 4,
};

/** 1 to 4 for "second", "2nd", "zweiten"; 0 for anything else. */
export const quarterOf = (word: string) =>
  (ordinals[word.toLowerCase().replace(/(?:n|r|s|m|\.)$/, '')] ?? 0) as 1 | 2 | 3 | 4;
/** A quarter of a calendar year; null for a number that is none. */
export const quarter = (q: number, y: string): Period | null =>
  q >= 1 && q <= 4
    ? { kind: 'quarter', year: Number(y), quarter: q as 1 | 2 | 3 | 4, isFiscal: false }
    : null;
/** A half of a calendar year; null for a number that is none. */
export const half = (h: number, y: string): Period | null =>
  h === 1 || h === 2 ? { kind: 'half', year: Number(y), half: h, isFiscal: false } : null;
/** Source of a pattern with one group: the ordinals of quarters and halves. */
export const ordinal =
  '(first|second|third|fourth|[1-4](?:st|nd|rd|th)|erste[nrsm]?|zweite[nrsm]?|dritte[nrsm]?|vierte[nrsm]?|[1-4]\\.)';
