import type { Fact, Language } from '../labels.ts';
import { attributes, attributeOf, type AttributeId } from './attributes.ts';
import type { Statement } from './statements.ts';
import {
  currencyOf,
  datesIn,
  isSameAmount,
  numbersIn,
  scaleIn,
  withoutDates,
  type WrittenNumber,
} from './written-value.ts';

const normal = (text: string) =>
  text
    .toLowerCase()
    .replace(/[\u00a0\u202f]/g, ' ')
    .replace(/\s+/g, ' ');

/** Whether a text holds the words of a value: all of "Marit Haugland", in their order. */
const holdsWords = (text: string, value: string) => normal(text).includes(normal(value));

const quarterWords: readonly RegExp[] = [
  /\bQ1\b|first[- ](?:fiscal[- ])?quarter|erste[snrm]* quartal|1\. quartal/i,
  /\bQ2\b|second[- ]quarter|zweite[snrm]* quartal|2\. quartal/i,
  /\bQ3\b|third[- ]quarter|dritte[snrm]* quartal|3\. quartal/i,
  /\bQ4\b|fourth[- ]quarter|vierte[snrm]* quartal|4\. quartal/i,
];
const anyPart = /\bQ[1-4]\b|quarter|quartal|half[- ]year|halbjahr/i;

/** How well words speak of a period: of it, of another, or of none. */
export function periodIn(words: string, period: string | undefined): 'same' | 'other' | 'none' {
  if (period === undefined) return 'same';
  const [, quarter, year = period] = /^Q([1-4]) (\d{4})$/.exec(period) ?? [];
  const years = [...words.matchAll(/(?<!\d)(?:FY\s?)?((?:19|20)\d{2})(?!\d)(?![.,]\d)/g)].map(
    (match) => match[1],
  );
  if (years.length === 0) return 'none';
  if (!years.includes(year)) return 'other';
  if (quarter !== undefined) return quarterWords[Number(quarter) - 1]?.test(words) ? 'same' : 'other';
  return 'same';
}

/** A number with the currency and scale of what is around it, when it has none of its own. */
export function inContext(number: WrittenNumber, contexts: readonly string[]): WrittenNumber {
  if (number.isPercent) return number;
  const currency = number.currency ?? contexts.map(currencyOf).find((one) => one !== null) ?? null;
  if (number.hasScale || number.currency !== null) return { ...number, currency };
  const scale = contexts.map(scaleIn).find((one) => one !== null) ?? 1;
  return { ...number, currency, amount: number.amount * scale, step: number.step * scale, scale };
}

export function contextsOf(statement: Statement, labels: readonly string[] = []): string[] {
  const { rowLabel, columnHead, unitLine, section } = statement;
  return [...labels, rowLabel, columnHead, unitLine, section];
}

/** Whether the text gives the fact's value, whatever it says of attribute and period. */
export function holdsValue(
  fact: Fact,
  text: string,
  language: Language,
  contexts: readonly string[] = [],
): boolean {
  const { kind } = attributes[fact.attribute];
  if (kind === 'text') return holdsWords(text, fact.value);
  if (kind === 'date') return datesIn(text).includes(fact.value);
  if (kind === 'year') return new RegExp(`(?<!\\d)${fact.value}(?!\\d)`).test(text);
  const [expected] = numbersIn(fact.value, 'en');
  if (expected === undefined) return false;
  return numbersIn(withoutDates(text), language).some((number) => {
    if (kind === 'percent') return number.isPercent && isSameAmount(number, expected.amount);
    if (number.isPercent) return false;
    const full = kind === 'money' ? inContext(number, contexts) : number;
    if (kind === 'money' && full.currency !== null && full.currency !== expected.currency) return false;
    return isSameAmount(full, expected.amount);
  });
}

/** Attributes that are held by a person, now. */
export const isOffice = (attribute: AttributeId) => ['ceo', 'cfo', 'coo', 'cto', 'chair'].includes(attribute);

const notInOffice =
  /(?:^| · )(?:former|announced|designated|left|ehemals?|ehemalig\p{L}*|früher\p{L}*|angekündigt|designiert|künftig|ausgeschieden)(?: · |$)/iu;

/** A row that names the person and the office, and says that it is held no more or not yet. */
export function misplaces(fact: Fact, { kind, whole }: Statement): boolean {
  const names = holdsWords(whole, fact.value) && attributes[fact.attribute].words.test(whole);
  return kind === 'cell' && names && notInOffice.test(whole);
}

/** Whether the statement says the fact: its attribute, its period and its value together. */
export function says(
  fact: Fact,
  statement: Statement,
  language: Language,
  labels: readonly string[] = [],
): boolean {
  const { kind, words } = attributes[fact.attribute];
  if (isOffice(fact.attribute) && misplaces(fact, statement)) return false;
  const around = [statement.context, statement.whole, ...labels].join(' · ');
  if (kind === 'date')
    return datesIn(statement.whole).includes(fact.value) && holdsWords(statement.whole, fact.about ?? '');
  const name =
    kind === 'text'
      ? holdsWords(statement.whole, fact.value)
      : holdsValue(fact, statement.text, language, contextsOf(statement, labels));
  if (!name || !words.test(`${around} · ${statement.section}`)) return false;
  if (fact.about !== undefined && !holdsWords(around, fact.about)) return false;
  if (statement.kind === 'cell' && !isNamedSo(fact.attribute, statement)) return false;
  const where =
    statement.kind === 'cell' && fact.period !== undefined
      ? `${statement.rowLabel} · ${statement.columnHead} · ${labels.join(' ')}`
      : around;
  const period =
    periodIn(where, fact.period) === 'none' ? periodIn(around, fact.period) : periodIn(where, fact.period);
  if (period === 'other') return false;
  if (
    fact.period !== undefined &&
    !fact.period.startsWith('Q') &&
    anyPart.test(where) &&
    statement.kind === 'cell'
  )
    return false;
  return period === 'same' || kind === 'count';
}

/** A row that is named after one attribute says nothing of another one whose words are in it as well. */
function isNamedSo(attribute: AttributeId, { rowLabel }: Statement): boolean {
  const named = attributeOf(rowLabel);
  return (
    named === null ||
    named === attribute ||
    attribute === 'segment_revenue' ||
    attribute.startsWith('guidance')
  );
}
