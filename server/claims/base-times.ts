import { periodKey } from './periods.ts';
import type { Token } from './tag-sentence.ts';

const joining = /^(?:in|im|for|for the|the|year|fiscal|financial|für|das|jahr|geschäftsjahr|still|noch)$/;
const rounding = /^(?:about|around|some|just|nearly|only|rund|etwa|knapp|gut|noch|the|den|dem)$/;
const base = /^(?:from|after|against|versus|vs\.?|following|nach|gegenüber|statt)$/;
const compared = /^(?:compared (?:with|to)|verglichen mit|vergleich zu)$/;

/** "to EUR 5 million from EUR 4 million in 2024", "nach 4 Mio. Euro im Jahr 2024": whether the time at `at` is that of a value which another is held against. */
export function isBaseTime(tokens: readonly Token[], at: number): boolean {
  const value = tokens.findLastIndex(({ lower }, i) => i < at && !joining.test(lower));
  if (value < 0 || tokens[value]?.kind !== 'quantity') return false;
  const word = tokens.findLastIndex(({ lower }, i) => i < value && !rounding.test(lower));
  const [one, two] = [tokens[word - 1]?.lower ?? '', tokens[word]?.lower ?? ''];
  // "ein Umsatz von 4 Mio. Euro im Jahr 2024" is no base, "von 4 Mio. Euro im Jahr 2024 auf 5" is one.
  if (two === 'von') return tokens[at + 1]?.lower === 'auf';
  return base.test(two) || compared.test(`${one} ${two}`);
}

/** Whether one of such times is the period with this key. */
export function isTimeOfBase(tokens: readonly Token[], key: string): boolean {
  return tokens.some(
    (token, i) =>
      token.kind === 'period' &&
      token.period !== null &&
      periodKey(token.period) === key &&
      isBaseTime(tokens, i),
  );
}
