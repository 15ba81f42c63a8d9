import type { Period } from '../table/period.ts';
import type { SentenceScope } from './draft.ts';
import { periodKey } from './periods.ts';

/**
 * The period that title, headings and the sentences before give a figure of `owner` that names none: the year of the
 * accounts of one company is not that of a figure of another, unless its own figures before were of it.
 */
export function inheritedPeriod({ period, around, paragraph }: SentenceScope, owner: string): Period | null {
  if (period === null || around.document === null || around.document === owner) return period;
  const isBelowName = around.headings[0]?.includes(owner) === true;
  const isInText = paragraph.some(
    (draft) =>
      draft.entity === owner && draft.period !== null && periodKey(draft.period) === periodKey(period),
  );
  return isBelowName || isInText ? period : null;
}

/**
 * "Kessel GmbH (Umsatz etwa 11 Mio. Euro)": the time of a figure in brackets right behind another company, which stands
 * in the brackets or is not said; null for a figure elsewhere.
 */
export function timeInBrackets(
  { tokens, around }: SentenceScope,
  owner: string,
  start: number,
): { readonly period: Period | null; readonly isKnown: boolean } | null {
  const at = owner === around.document ? -1 : tokens.findIndex((token) => token.start === start);
  const open = tokens.findLastIndex(({ text }, i) => i < at && /^[()]$/.test(text));
  if (tokens[open]?.text !== '(' || tokens[open - 1]?.kind !== 'company') return null;
  const close = tokens.findIndex(({ text }, i) => i > at && text === ')');
  const inside = tokens.slice(open + 1, close < 0 ? undefined : close);
  const [time, ...more] = inside.filter(({ kind }) => kind === 'period');
  const period = time?.kind === 'period' && more.length === 0 ? time.period : null;
  return { period, isKnown: time === undefined || period !== null };
}
