import type { Filter } from '../table/select-rows.ts';
import { columnName, columnOf, object, type Reading } from './reading.ts';
import type { ValueHit } from './table-values.ts';
import type { ValuesHit } from './table-words.ts';
import { isOfSomeRows } from './deeds.ts';
import { otherValuesHolding, partValuesAt } from './part-values.ts';
import { namesEachRow } from './names-each-row.ts';
import { saysFlow } from './read-flow.ts';
import { isRowWord } from './row-words.ts';
import { foldWord, wordsOf } from './fold-words.ts';
import { versusAt } from './read-versus.ts';
import { isQuestionWord, phraseLength } from './words/lexicon.ts';

interface FoundValue {
  readonly hits: readonly ValueHit[];
  readonly end: number;
  /** Several are meant, not one of them. */
  readonly areAll?: boolean;
}

interface FoundValues {
  readonly column: number;
  readonly values: readonly string[];
  readonly end: number;
}

const skippable = ['filler', 'in', 'for', 'of', 'from', 'is'] as const;

/** "What did Tom do" asks for no number. */
export const isDeed = ({ tokens }: Reading, at: number) =>
  tokens[at]?.folded === 'do' && tokens.slice(0, at).some(({ folded }) => /^(?:do|does|did)$/.test(folded));

/** Skips small words before a value: "in the", "for". A value that is such a word is not skipped. */
function skipSmall(reading: Reading, at: number): number {
  let start = at;
  for (let i = 0; i < 3; i += 1) {
    const length = phraseLength(reading.tokens, start, ...skippable);
    const { words, tokens } = reading;
    if (
      length === 0 ||
      isDeed(reading, start) ||
      isOfSomeRows(reading, start) ||
      saysFlow(reading, start) !== null ||
      words.valuesAt(tokens, start) !== null ||
      words.exactAt(tokens, start) !== null
    )
      break;
    start += length;
  }
  return start;
}

/** "Paid orders", "orders that were paid" where a column of states has that word. */
function isState(reading: Reading, at: number, hits: readonly ValueHit[]): boolean {
  const { tokens, words } = reading;
  const isOfStates =
    hits.length === 1 && hits.every(({ column }) => stateName.test(columnName(reading, column)));
  if (!isOfStates || !isOfSomeRows(reading, at)) return false;
  const isBefore = isRowWord(reading, at + 1) || words.columnsAt(tokens, at + 1) !== null;
  const isBehind = /^(?:is|are|was|were|been|ist|sind|wurde|wurden)$/.test(tokens[at - 1]?.folded ?? '');
  return isBefore || (isBehind && at === tokens.length - 1);
}

const stateName = /status|\bstate\b|zustand/i;

/** Words of questions that are values too ("a", "in", "total") are values only behind the name of their column, or written as there. */
function isMeant(reading: Reading, at: number, { hits, length }: ValuesHit, isNamed: boolean): boolean {
  const token = reading.tokens[at];
  if (isNamed || length > 1 || token === undefined || !isQuestionWord(token.folded)) return true;
  // "To the us" is said of nobody.
  if (token.folded === 'us' && /^the$/.test(reading.tokens[at - 1]?.folded ?? '')) return true;
  if (isState(reading, at, hits)) return true;
  const isSame = hits.some(({ value }) => value === token.written);
  return (
    isSame && (at > 0 || token.written !== token.folded) && token.written !== token.written.toLowerCase()
  );
}

/** The column named at a place, when it is one of text: "region", "customers". */
function textColumnAt(reading: Reading, at: number): { column: number; length: number } | null {
  const hit = reading.words.columnsAt(reading.tokens, at);
  const found = hit?.columns.filter((one) => columnOf(reading, one)?.kind === 'text') ?? [];
  const [column] = found;
  return hit !== null && column !== undefined && found.length === 1 ? { column, length: hit.length } : null;
}

/** "Roof A" of a column of roofs: the name of the column is part of the value. */
function isWholeValue(reading: Reading, at: number): boolean {
  const named = textColumnAt(reading, at);
  const whole = named === null ? null : reading.words.valuesAt(reading.tokens, at);
  return (
    named !== null &&
    whole !== null &&
    whole.length > named.length &&
    whole.hits.every(({ column }) => column === named.column)
  );
}

/** True for a last word of a question that is one of the name of a column. */
const namesPart = (reading: Reading, column: number, at: number) =>
  at === reading.tokens.length - 1 &&
  wordsOf(columnName(reading, column)).includes(reading.tokens[at]?.folded ?? '');

/** A list of values of one column: "North", "the North region", "region North and South", "customer Meyer". */
function valuesAt(reading: Reading, at: number, beside: number | null = null): FoundValues | null {
  const { tokens } = reading;
  const before = isWholeValue(reading, at) ? null : textColumnAt(reading, at);
  const start = skipSmall(reading, before === null ? at : at + before.length);
  const first = valueAt(reading, start, before?.column ?? beside);
  if (first === null) return null;
  const after = before === null ? textColumnAt(reading, first.end) : null;
  const hits = after === null ? first.hits : first.hits.filter(({ column }) => column === after.column);
  const isAfter = after !== null && hits.length > 0;
  // "Orders with standard shipping" of a column of shipping methods: no costs of it.
  const isHead = reading.saysRows && first.hits.every(({ column }) => namesPart(reading, column, first.end));
  const [any] = first.hits;
  const all = first.areAll === true ? first.hits.map(({ value }) => value) : null;
  const one = all === null ? onlyHit(reading, isAfter ? hits : first.hits) : (any ?? null);
  if (one === null) return { column: any?.column ?? 0, values: [], end: first.end };
  const values = all ?? [one.value];
  let end = isAfter ? first.end + after.length : first.end + (isHead ? 1 : 0);
  for (;;) {
    const link = phraseLength(tokens, end, 'and', 'or');
    // Without a comma's place known, only what is side by side is a list.
    const next = valueAt(reading, link === 0 ? end : skipSmall(reading, end + link), one.column);
    const isOther = next !== null && next.hits.every(({ column }) => column === one.column);
    if (next === null || !isOther || (next.hits.length !== 1 && next.areAll !== true)) break;
    values.push(...next.hits.map(({ value }) => value));
    const named = textColumnAt(reading, next.end);
    end = next.end + (named?.column === one.column ? named.length : 0);
  }
  return { column: one.column, values: [...new Set(values)], end };
}

function valueAt(reading: Reading, at: number, column: number | null): FoundValue | null {
  const { tokens, words } = reading;
  const sign = tokens[at]?.written === '/' ? words.valuesAt(tokens, at + 1) : null;
  if (sign?.hits.every(({ value }) => value.startsWith('/')) === true)
    return valueAt(reading, at + 1, column);
  const exact = words.valuesAt(tokens, at);
  const own = exact?.hits.filter((hit) => column === null || hit.column === column) ?? [];
  if (exact !== null && own.length > 0 && isMeant(reading, at, exact, column !== null)) {
    askOfPlural(reading, at, own, exact.length);
    return { hits: own, end: at + exact.length };
  }
  const part = column === null ? null : words.valuesWith(column, tokens, at);
  if (part !== null) return { hits: part.hits, end: at + part.length };
  const held = exact === null ? partValuesAt(reading, at, column) : null;
  if (held === null) return null;
  const hits = held.hits.flatMap((hit) => hit.values.map((value) => ({ column: hit.column, value })));
  return { hits, end: at + held.length, areAll: held.hits.length === 1 };
}

const superior = /manager|supervisor|vorgesetzt|reports? to|team ?lead|leitung|mentor/i;
const underThem =
  /^(?:teams?|reports?|reporting|manager|managed|manages|under|unter|berichtet|berichten|vorgesetzte[nr]?|leitet|gefuhrt|for|fur)$/;

/** "Salary of Ivy Chan" who is also somebody's manager: hers, unless the question speaks of who is under her. */
function ownName(reading: Reading, hits: readonly ValueHit[]): ValueHit | null {
  const own = hits.filter(({ column }) => namesEachRow(reading, column));
  const areOthers = hits.every((hit) => own.includes(hit) || superior.test(columnName(reading, hit.column)));
  const [only] = own;
  const isUnder = reading.tokens.some(({ folded }) => underThem.test(folded));
  return only !== undefined && own.length === 1 && areOthers && !isUnder ? only : null;
}

/** "Engineers" of a table with an "Engineer" and a "Senior Engineer" may be both. */
function askOfPlural(reading: Reading, at: number, hits: readonly ValueHit[], length: number): void {
  const [hit, ...others] = hits;
  const token = reading.tokens[at];
  if (hit === undefined || others.length > 0 || length > 1 || token?.folded !== `${foldWord(hit.value)}s`)
    return;
  const wider = otherValuesHolding(reading, hit.column, at, length);
  if (wider.length > 0) object(reading, 'several_columns', hit.value, ...wider.slice(0, 3));
}

/** The one value that is meant; objects when the same words are values of several columns, or of several values. */
function onlyHit(reading: Reading, hits: readonly ValueHit[]): ValueHit | null {
  const [first] = hits;
  if (first === undefined) return null;
  if (hits.length === 1) return first;
  const own = ownName(reading, hits);
  if (own !== null) return own;
  const names = hits.map(({ column, value }) => `${columnName(reading, column)}: ${value}`);
  object(reading, 'several_columns', ...names);
  return null;
}

function addValues(reading: Reading, found: FoundValues, isNegated: boolean): void {
  const same = reading.filters.find((one) => one.kind === 'values' && one.column === found.column);
  if (same !== undefined) object(reading, 'unused_words', ...found.values);
  if (found.values.length > 0)
    reading.filters.push({ kind: 'values', column: found.column, values: found.values, isNegated });
}

/** "in the North region", "for customer Meyer", "North vs South". */
export function readValues(reading: Reading, at: number): number {
  // "Difference between North and South".
  const isCompared = reading.asksVersus && phraseLength(reading.tokens, at, 'between') > 0;
  const start = phraseLength(
    reading.tokens,
    at,
    'in',
    'for',
    'from',
    'of',
    'because',
    ...(reading.tokens[at]?.folded === 'to' ? ['to' as const] : []),
    // "Über Lastschrift" is a way, "über 100" an amount.
    ...(reading.tokens[at]?.folded === 'uber' ? ['above' as const] : []),
    ...(isCompared ? ['between' as const] : []),
  );
  const found = valuesAt(reading, at + start);
  if (found === null) return 0;
  // "Nord zu Süd" sets one beside the other.
  const beside = reading.tokens[found.end]?.folded === 'zu' ? 1 : 0;
  const versus = versusAt(reading, found.end) || beside;
  const other = versus === 0 ? null : valuesAt(reading, found.end + versus, found.column);
  const [a, b] = [found.values[0], other?.values[0]];
  if (other !== null && a !== undefined && b !== undefined && other.column === found.column) {
    const filter = (values: readonly string[]): Filter => ({
      kind: 'values',
      column: found.column,
      values,
      isNegated: false,
    });
    if (reading.sides !== null) object(reading, 'unused_words', a, b);
    reading.sides = { a: filter(found.values), b: filter(other.values) };
    reading.asksVersus = true;
    return other.end - at;
  }
  addValues(reading, found, false);
  return found.end - at;
}

/** "did North sell more than South": what was named before stands against what is named behind "than". */
export function readThanValues(reading: Reading, at: number): number {
  const than = reading.asksMore ? phraseLength(reading.tokens, at, 'than') : 0;
  const before = reading.filters.findLast(({ kind }) => kind === 'values');
  if (than === 0 || before?.kind !== 'values' || before.isNegated || reading.sides !== null) return 0;
  const found = valuesAt(reading, at + than, before.column);
  if (found === null || found.values.length === 0 || found.column !== before.column) return 0;
  reading.filters.splice(reading.filters.indexOf(before), 1);
  reading.sides = { a: before, b: { ...before, values: found.values } };
  reading.asksVersus = true;
  return found.end - at;
}

/** "without North", "except the South region", "not in Q1": the words behind "not" must be values or a period. */
export function readNegated(reading: Reading, at: number): number {
  const isOf = textColumnAt(reading, at);
  const is = isOf === null ? 0 : phraseLength(reading.tokens, at + isOf.length, 'is');
  const start = at + (isOf?.length ?? 0) + is;
  const not = phraseLength(reading.tokens, start, 'not');
  if (not === 0) return 0;
  const behind = skipSmall(reading, start + not);
  const found =
    isOf === null
      ? valuesAt(reading, behind)
      : (() => {
          const one = valueAt(reading, behind, isOf.column);
          return one === null || one.hits.length !== 1
            ? null
            : { column: isOf.column, values: one.hits.map(({ value }) => value), end: one.end };
        })();
  if (found === null) return 0;
  addValues(reading, found, true);
  return found.end - at;
}
