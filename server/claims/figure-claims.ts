import { expectedPeriod, periodOf } from './figure-periods.ts';
import type { Attribute } from '../packs/attribute.ts';
import type { Period } from '../table/period.ts';
import { countOf } from './average-count.ts';
import type { Draft, SentenceScope } from './draft.ts';
import { findOwner, type Owner } from './figure-owner.ts';
import { fits, valuesAfter, type Candidate } from './figure-values.ts';
import { countedAfter } from './counted-words.ts';
import { laterValue } from './later-values.ts';
import { marginBeside } from './margin-claims.ts';
import { modalityOf } from './modality.ts';
import { isExpectedHere } from './outlook.ts';
import { isShared } from './pairing.ts';
import { periodKey } from './periods.ts';
import { saidBehind, withoutExpectedBeside } from './planned-labels.ts';
import { afterOwnPeriod, bracketedCount, priorValue } from './prior-values.ts';
import { refusedValue } from './refused-values.ts';
import { dayOfParagraph, dayOfStock, endOfYear, isOfNow } from './stock-days.ts';
import { spansYears } from './value-verbs.ts';

export function draftOf(
  scope: SentenceScope,
  attribute: Attribute,
  candidate: Candidate,
  owner: string,
  part: string | null,
  left: Period | null,
): Draft[] {
  const { start, end } = candidate.token;
  const said = modalityOf(withoutExpectedBeside(scope.text, end), start, end, scope.reading.language);
  const behind = saidBehind(scope.text.slice(end));
  if (said === null || behind === 'guessed') return [];
  const isPlanned = behind === 'planned' && said.polarity === 'stated';
  const modality = isPlanned ? { ...said, polarity: 'expected' as const } : said;
  const isCount = attribute.kind === 'count';
  const time = periodOf(scope, candidate, owner, left, isCount);
  const dated = expectedPeriod(scope, owner, modality.polarity, time);
  const isInherited = candidate.period === null && left === null && dated.period === scope.period;
  // Below "six months ended 30 June" a forecast without a time is not one of these months.
  const isOfPart = isInherited && /^(?:half|quarter|month|span)$/.test(dated.period?.kind ?? '');
  if (
    isOfPart &&
    (modality.polarity === 'expected' || ofWholeYear.test(scope.text.replaceAll(besideValue, ' ')))
  )
    return [];
  if (isInherited && modality.polarity === 'expected' && !isAhead(scope, dated.period)) return [];
  const isYearEnd =
    attribute.kind === 'count' || attribute.kind === 'stock'
      ? yearEnd.test(scope.text) && scope.year !== null
      : false;
  const isOfYearEnd = isYearEnd && candidate.period === null && scope.year !== null;
  const period: Period | null = isOfYearEnd ? endOfYear(scope, scope.year) : dated.period;
  if (!dated.isKnown && !isYearEnd) return [];
  const isFlow = attribute.kind !== 'count' && attribute.kind !== 'stock';
  // A day is no period of a flow, and a flow without any period is about nothing.
  if (isFlow && (period === null || period.kind === 'day')) return [];
  if (isFlow && modality.polarity === 'stated' && isRunning(scope, period)) return [];
  // "Currently we have 128 employees" behind the figures of a year is not of that year.
  const isPresentNow = isInherited && period !== null && isOfNow(scope, candidate.token);
  if (isFlow && isPresentNow) return [];
  const dayBefore =
    candidate.period === null && left === null && !candidate.isVague ? dayOfParagraph(scope, owner) : null;
  const asOf = isFlow || isPresentNow ? null : (dayBefore ?? dayOfStock(scope, period, isInherited));
  if (!isFlow && !isPresentNow && period !== null && asOf === null) return [];
  return [
    {
      ...modality,
      polarity: modality.polarity === 'stated' && isExpectedHere(scope) ? 'expected' : modality.polarity,
      entity: owner,
      attribute: candidate.isChange
        ? (scope.reading.attributes.find((one) => one.of === attribute.id)?.id ?? '')
        : attribute.id,
      part,
      value: candidate.quantity,
      period: isFlow ? period : null,
      asOf,
      until: null,
    },
  ].filter((draft) => draft.attribute !== '');
}

/** What is expected without a year below "Geschäftsbericht 2025" is not of 2025, unless it still runs or is the year of the outlook. */
function isAhead(scope: SentenceScope, period: Period | null): boolean {
  return period?.kind !== 'year' || scope.outlookYear === period.year || isRunning(scope, period);
}

/** After the figures of a quarter, a figure of the year is none of that quarter. */
const ofWholeYear =
  /(?<!\p{L})(?:full[- ]year|annual(?:ly|ised|ized)?|yearly|(?:for|over|in|of) the year|year[- ]to[- ]date|(?:nine|six|twelve|three) months|half[- ]year|quarter|Gesamtjahr\p{L}*|Jahres\p{L}*|jährlich\p{L}*|(?:neun|sechs|zwölf|drei) Monate\p{L}*|Halbjahr\p{L}*|Quartal\p{L}*)(?!\p{L})/iu;

/** "(prior half-year: £3.6m)": the time of what the value is held against. */
const besideValue = /\([^():]*:[^():]*\d[^():]*\)/gu;

/** A year that is still running when the document is written has no results yet, however they are said. */
function isRunning({ writtenOn }: SentenceScope, period: Period | null): boolean {
  if (period?.kind !== 'year') return false;
  const day = writtenOn();
  return day !== null && day < `${period.year}-${period.isFiscal ? '01' : '12'}-01`;
}

/** "At the end of the year", with the year said before. */
const yearEnd =
  /\b(?:end of the (?:fiscal |financial )?year|year[- ]end)\b(?! \d)|(?:zum Jahresende|Ende des (?:Geschäftsj|J)ahre?s)(?! \d)/iu;

/** Figures that a sentence states: money, shares, changes and counts with their owner and period. */
export function figureClaims(scope: SentenceScope): Draft[] {
  const { tokens } = scope;
  return tokens.flatMap((token, i): Draft[] => {
    if (token.kind !== 'noun' && token.kind !== 'verb') return [];
    if (token.kind === 'noun' && isShared(tokens, i)) return [];
    const { attribute } = token;
    if (!['flow', 'stock', 'share', 'change', 'count'].includes(attribute.kind)) return [];
    const isLoss = attribute.losses?.[scope.reading.language].includes(token.lower) === true;
    const found = valuesAfter(scope, i, attribute);
    // By how much a loss grew is no growth of the result.
    if (isLoss && found.candidates.some((one) => one.isChange || one.quantity.value < 0)) return [];
    if (found.candidates.length === 0) return [];
    const owner = findOwner(scope, i, found.owner);
    if (owner === null) return [];
    const part = owner.part ?? found.part ?? scope.part;
    const claims = found.candidates.flatMap((candidate, at): Draft[] => {
      const one = countOf(scope, attribute, candidate.token);
      const drafts = draftOf(scope, one, candidate, owner.company, part, owner.period);
      const [main] = drafts;
      const isLast = at === found.candidates.length - 1;
      if (isLast && attribute.kind === 'count') {
        const number = tokens.findIndex(({ start }) => start === candidate.token.start);
        const after = number + 1 + countedAfter(scope, attribute, number);
        drafts.push(...countBefore(scope, one, after, drafts));
      }
      if (isLast) drafts.push(...marginBeside(scope, main, candidate, attribute));
      if (!isLast || main?.polarity !== 'stated' || main.isRestated) return drafts;
      const not = refusedValue(tokens, candidate, attribute, timeOf(main));
      const refused = (not === null ? [] : draftOf(scope, attribute, not, owner.company, part, null)).filter(
        (draft) => draft.polarity === 'negated' || draft.polarity === 'corrected',
      );
      if (attribute.kind === 'count') return [...drafts, ...refused];
      const prior = priorValue(tokens, candidate, attribute, timeOf(main));
      const before = prior === null ? [] : draftOf(scope, attribute, prior, owner.company, part, null);
      const was =
        found.left === null ? [] : leftValue(scope, attribute, found.left, owner, part, main.period);
      const later = laterValue(scope, candidate, attribute);
      const after = later === null ? [] : draftOf(scope, attribute, later, owner.company, part, null);
      return [
        ...drafts,
        ...refused,
        ...before.filter((draft) => draft.polarity === 'stated'),
        ...was,
        ...after.filter((draft) => draft.polarity === 'expected'),
      ];
    });
    const risen =
      attribute.of === undefined ? [] : grownValue(scope, found.candidates.at(-1), attribute.of, owner);
    return [...(isLoss ? claims.map(asLoss) : claims), ...risen];
  });
}

/** "mit einem Umsatzplus von 11 Prozent auf 218 Mio. Euro": what it grew to, with what it was before. */
function grownValue(scope: SentenceScope, change: Candidate | undefined, of: string, owner: Owner): Draft[] {
  const { tokens, reading } = scope;
  const attribute = reading.attributes.find((one) => one.id === of);
  const at = change === undefined ? -1 : tokens.findIndex((token) => token.start >= change.token.end);
  if (attribute === undefined || at < 0 || !/^(?:auf|to)$/.test(tokens[at]?.lower ?? '')) return [];
  const [grown] = valuesAfter(scope, at, attribute).candidates;
  if (grown === undefined || tokens.indexOf(grown.token) > at + 3) return [];
  const drafts = draftOf(scope, attribute, grown, owner.company, owner.part ?? scope.part, owner.period);
  const [main] = drafts;
  const prior = main?.polarity === 'stated' ? priorValue(tokens, grown, attribute, main.period) : null;
  const before =
    prior === null ? [] : draftOf(scope, attribute, prior, owner.company, main?.part ?? null, null);
  return [...drafts, ...before.filter((draft) => draft.polarity === 'stated')];
}

/** "from EUR 4 million in 2024 to …": what it was before, at a time of its own or in the year before. */
function leftValue(
  scope: SentenceScope,
  attribute: Attribute,
  left: Candidate,
  owner: Owner,
  part: string | null,
  now: Period | null,
): Draft[] {
  const isYearBefore =
    left.period === null &&
    scope.reading.language === 'en' &&
    now?.kind === 'year' &&
    !spansYears(scope.tokens);
  const period = isYearBefore ? { ...now, year: now.year - 1 } : left.period;
  if (period === null || period.kind !== now?.kind || periodKey(period) === periodKey(now)) return [];
  return draftOf(scope, attribute, { ...left, period }, owner.company, part, null).filter(
    (draft) => draft.polarity === 'stated',
  );
}

/** "2,145 people (2024: 2,610)", "5.104 Mitarbeiter (Vorjahr: 4.980)": the count of another time before the token `after`. */
export function countBefore(
  scope: SentenceScope,
  attribute: Attribute,
  after: number,
  [main]: readonly Draft[],
): Draft[] {
  if (main?.polarity !== 'stated') return [];
  const found = bracketedCount(scope.tokens, afterOwnPeriod(scope.tokens, after), timeOf(main));
  const quantity = found?.token.quantity ?? null;
  if (found === null || quantity === null || !fits(attribute, quantity)) return [];
  const candidate = { quantity, token: found.token, period: found.period, isVague: false, isChange: false };
  return draftOf(scope, attribute, candidate, main.entity, scope.part, null);
}

/** What a draft is about: the time of a flow, the day or year of a stock. */
function timeOf({ period, asOf }: Draft): Period | null {
  if (period !== null || asOf === null) return period;
  if (/^\d{4}$/u.test(asOf)) return { kind: 'year', year: Number(asOf), isFiscal: false };
  return /^\d{4}-\d\d-\d\d$/u.test(asOf) ? { kind: 'day', date: asOf } : null;
}

/** A loss of 4 million is a result of minus 4 million. */
function asLoss(draft: Draft): Draft {
  const { value } = draft;
  return value.kind === 'quantity'
    ? { ...draft, value: { ...value, value: -value.high, high: -value.value } }
    : draft;
}
