import type { Period } from '../table/period.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { draftOf } from './figure-claims.ts';
import { fits } from './figure-values.ts';
import { roundingBefore, rounded } from './rounding.ts';
import type { Token } from './tag-sentence.ts';
import { readTail } from './value-tail.ts';

const small = /^(?:nur|noch|sogar|immerhin|bereits|schon|dann|etwa|rund|knapp|gut|mehr|als|über)$/;
/** "im Jahr davor", "ein Jahr zuvor": the year before the one that was named. */
const yearBefore =
  /(?:im Jahr (?:davor|zuvor)|ein Jahr (?:davor|zuvor|früher)|(?:im )?Vorjahr) (?:waren|war)$/iu;

/**
 * "…, 2025 waren es nur noch 38,5 Millionen Euro", "im Jahr davor waren es 149,5 Millionen Euro": another year of the one
 * figure that the sentence, or the one before it, gave.
 */
export function repeatedFigures(scope: SentenceScope, said: readonly Draft[]): Draft[] {
  const { tokens, text, reading } = scope;
  if (reading.language !== 'de') return [];
  return tokens.flatMap((token, i): Draft[] => {
    if (token.lower !== 'es' || !/^(?:waren|war|sind)$/.test(tokens[i - 1]?.lower ?? '')) return [];
    const main = onlyFigure(said.length > 0 ? said : scope.paragraph);
    const attribute = reading.attributes.find((one) => one.id === main?.attribute);
    let at = i + 1;
    while (small.test(tokens[at]?.lower ?? '')) at += 1;
    const number = tokens[at];
    if (main === null || attribute === undefined || number?.kind !== 'quantity') return [];
    const period = timeOf(tokens, i, text, main.period);
    const tail = readTail(scope, at + 1, attribute);
    if (period === null || tail === null || number.quantity === null || !fits(attribute, number.quantity))
      return [];
    if (main.value.kind !== 'quantity' || !isOneUnit(main.value.unit, number.quantity.unit)) return [];
    const quantity = rounded(number.quantity, roundingBefore(tokens, at, reading.language));
    const candidate = { quantity, token: number, period, isVague: false, isChange: false };
    return draftOf(scope, attribute, candidate, main.entity, main.part, null).filter(
      (draft) => draft.polarity === 'stated',
    );
  });
}

const isOneUnit = (a: object, b: object) => JSON.stringify(a) === JSON.stringify(b);

/** The only figure of some statements that has a year; null where they give two. */
function onlyFigure(said: readonly Draft[]): Draft | null {
  const figures = said.filter(({ period, polarity }) => period?.kind === 'year' && polarity === 'stated');
  const isOne =
    new Set(figures.map(({ attribute, part, entity }) => `${attribute} ${part} ${entity}`)).size === 1;
  return isOne && figures.length === said.length ? (figures.at(-1) ?? null) : null;
}

/** The year right before "waren es", or the one before the year named. */
function timeOf(tokens: readonly Token[], es: number, text: string, main: Period | null): Period | null {
  const before = tokens[es - 2];
  if (before?.kind === 'period' && before.period?.kind === 'year') return before.period;
  const isBefore = yearBefore.test(text.slice(0, tokens[es - 1]?.end ?? 0));
  return isBefore && main?.kind === 'year' ? { ...main, year: main.year - 1 } : null;
}
