import type { Period } from '../table/period.ts';
import type { Token } from './tag-sentence.ts';

const figures: ReadonlySet<string> = new Set(['flow', 'stock', 'share', 'change', 'per_share']);

/** A noun whose value is a figure: "revenue", "operating margin". */
export const isFigureNoun = (token: Token | undefined) =>
  token?.kind === 'noun' && figures.has(token.attribute.kind);

/** What may be between the figures of one list. */
const joining =
  /^(?:,|and|with|on|of|an?|the|its|our|was|were|is|stood|came|reached|amounted|totall?ed|to|at|in|about|around|some|approximately|as|well|und|sowie|bei|von|einem|einer|einen|auf|ein|eine|rund|etwa)$/;
const beforeTime =
  /^(?:in|for|during|the|year|fiscal|financial|im|für|das|jahr|geschäftsjahr|at|end|of|am|zum|ende)$/;
const ends = /^[.,;)]$/;

/**
 * "revenue of £240m, EBITDA of £27.4m and pre-tax profit of £17.8m in 2025": the time that the list of figures after
 * `end` closes with, which is that of all of them. Undefined where nothing is listed or no time follows.
 */
export function periodOfList(tokens: readonly Token[], end: number): Period | null | undefined {
  let hasNoun = false;
  for (let i = tokens.findIndex((token) => token.start >= end); i >= 0 && i < tokens.length; i += 1) {
    const token = tokens[i];
    if (token?.kind === 'period') {
      const next = tokens[i + 1];
      return hasNoun && (next === undefined || ends.test(next.text)) ? token.period : undefined;
    }
    if (isFigureNoun(token)) hasNoun = true;
    else if (
      token?.kind !== 'quantity' &&
      !joining.test(token?.lower ?? '') &&
      !beforeTime.test(token?.lower ?? '')
    )
      return undefined;
  }
  return undefined;
}

const parts =
  /^(?:while|whereas|which|who|that|although|though|but|;|compared|against|versus|während|wobei|aber|die|der)$/;

/** Index of the figure noun that begins the list which the noun at `at` goes on with; -1 for none. */
export function headOfList(tokens: readonly Token[], at: number): number {
  let hasValue = false;
  for (let i = at - 1; i >= 0; i -= 1) {
    const token = tokens[i];
    if (token === undefined || parts.test(token.lower)) return -1;
    if ((token.kind === 'company' || token.kind === 'self') && !token.isOwner) return -1;
    if (token.kind === 'quantity') hasValue = true;
    else if (isFigureNoun(token)) return hasValue ? i : -1;
  }
  return -1;
}

/** "on turnover of £48.2m", "from sales of £9m": a second figure, and nothing that narrows the first. */
export function isOnFigure(tokens: readonly Token[], at: number): boolean {
  if (!/^(?:on|from|with)$/.test(tokens[at]?.lower ?? '')) return false;
  const noun = tokens.findIndex((token, i) => i > at && isFigureNoun(token));
  const isNear = noun > at && tokens.slice(at + 1, noun).every(({ lower }) => plain.test(lower));
  const value = tokens.slice(noun + 1, noun + 4).find(({ kind }) => kind === 'quantity');
  return isNear && tokens[noun + 1]?.lower === 'of' && value !== undefined;
}

const plain = /^(?:an?|the|its|our|their|total|group|annual|net|consolidated|record)$/;
