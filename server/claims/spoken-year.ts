import type { Draft } from './draft.ts';
import type { FoundPeriod } from './periods.ts';

/** A value of another time that this one is held against, up to the year beside it: "from £41.2 million in ", "(". */
const heldAgainst =
  /(?:\((?:[^()]{0,40}\s)?|(?<!\p{L})(?:from|against|versus|compared (?:with|to)|von|nach|gegenüber|verglichen mit)\s+(?:[^\s\d]{1,4}\s?)?\d[\d.,]*\s?(?:\p{L}+\.?\s){0,3})$/iu;

/**
 * The year that the sentences after this one go on with: the latest that it names or gives a figure of. The year of a
 * value that is only held against another, "fell to £3.1 million (2023: £4.4 million)", is not what it speaks of.
 */
export function spokenYear(
  text: string,
  said: readonly FoundPeriod[],
  drafts: readonly Draft[],
  before: number | null,
): number | null {
  const years = said.flatMap(({ period, start }) =>
    period?.kind === 'year' ? [{ year: period.year, isAside: heldAgainst.test(text.slice(0, start)) }] : [],
  );
  if (years.length === 0) return before;
  const told = drafts.flatMap(({ period }) => (period?.kind === 'year' ? [period.year] : []));
  const own = years.filter(({ isAside }) => !isAside).map(({ year }) => year);
  if (own.length > 0) return Math.max(...own);
  const aside = Math.max(...years.map(({ year }) => year));
  const latest = Math.max(aside, before ?? aside, ...told);
  return latest > aside ? latest : null;
}
