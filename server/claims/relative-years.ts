import type { Period } from '../table/period.ts';
import type { Token } from './tag-sentence.ts';

/** Without one of these words no year is counted from another. */
const guard = /[Jj]ahr|year/u;
const lastYear = /^(?:(?:vergangene|letzte|vorige)[nsm] Jahre?s?|last year)$/iu;
const thisYear = /^(?:laufende[nms]? Jahre?s?|diese[snm] Jahre?s?|this year)$/iu;
/** "Im Vorjahr hatte …", "Im Jahr davor waren …" at the start of what is said: of the year that was named before. */
const yearBefore = /^(?:vorjahr|jahr (?:zuvor|davor))$/iu;
const opens = /(?:^|[;,] )(?:[Ii]m|[Ii]n dem) $/u;

const plainYear = (year: number): Period => ({ kind: 'year', year, isFiscal: false });

/**
 * "Im vergangenen Jahr" by the day a text was written, "im Vorjahr" by the year its paragraph spoke of. Years of a
 * business are not counted from a day: when they begin is not said. `writtenOn` gives YYYY-MM-DD or null.
 */
export function withRelativeYears(
  text: string,
  tokens: readonly Token[],
  writtenOn: () => string | null,
  told: number | null,
): readonly Token[] {
  if (!guard.test(text)) return tokens;
  const saidOn = writtenOn();
  const written = saidOn !== null && /^\d{4}-\d\d-\d\d$/u.test(saidOn) ? Number(saidOn.slice(0, 4)) : null;
  return tokens.map((token) => {
    if (token.kind !== 'period' || token.period !== null) return token;
    if (written !== null && lastYear.test(token.text)) return { ...token, period: plainYear(written - 1) };
    if (written !== null && thisYear.test(token.text)) return { ...token, period: plainYear(written) };
    return told !== null && yearBefore.test(token.text) && opens.test(text.slice(0, token.start))
      ? { ...token, period: plainYear(told - 1) }
      : token;
  });
}
