import { periodEnd, periodStart } from '../table/period-start.ts';
import type { Records } from '../table/records.ts';
import { readUnit } from '../table/read-unit.ts';
import type { Column } from '../table/table.ts';
import type { Token } from './question-tokens.ts';
import { periodAt, type WholePeriod } from './read-period.ts';
import type { ColumnHit, TableWords } from './table-words.ts';
import { phraseLength } from './words/lexicon.ts';

/** A time of the question that says which of several columns is meant: where it is, with the small word before it. */
export interface ColumnTime {
  readonly at: number;
  readonly length: number;
  /** The vocabulary in which the names mean the columns of that time alone. */
  readonly words: TableWords;
}

interface Time {
  readonly at: number;
  readonly length: number;
  readonly period: WholePeriod;
}

/** What makes a number of a year, one end of a range or one of several years. */
const before = [
  ...(['and', 'or', 'to', 'from', 'between', 'since', 'after', 'before', 'until', 'versus', 'than'] as const),
  ...(['not', 'above', 'below', 'at_least', 'at_most', 'more', 'top', 'is'] as const),
] as const;
const behind = ['and', 'or', 'to', 'until', 'versus', 'than'] as const;
/** What holds one time against another. */
const comparing = ['change', 'difference', 'versus', 'over_year', 'over_quarter', 'over_month'] as const;

/** A time that stands alone at a place: "in 2024", "2024", "im März 2024"; null for none, and for an amount or the end of a range. */
function timeAt(tokens: readonly Token[], at: number, words: TableWords): Time | null {
  const lead = phraseLength(tokens, at, 'in', 'for', 'of');
  const small = lead === 0 ? 0 : phraseLength(tokens, at + lead, 'filler');
  const starts = [at + lead, at + lead + small];
  const start = starts.find((one) => periodAt(tokens, one)?.kind === 'period');
  const period = start === undefined ? null : periodAt(tokens, start);
  if (start === undefined || period?.kind !== 'period') return null;
  const end = start + period.length;
  const last = tokens[at - 1];
  const next = tokens[end];
  const isPart =
    (last !== undefined && (last.kind === 'sign' || endsWith(tokens, at, before))) ||
    next?.kind === 'sign' ||
    // "The 2023 branches" are some of the rows.
    (phraseLength(tokens, at, 'in', 'for') === 0 && words.columnsAt(tokens, end) !== null) ||
    phraseLength(tokens, end, ...behind) > 0 ||
    (next !== undefined && readUnit(next.written, true) !== null);
  return isPart ? null : { at, length: end - at, period };
}

/** True where a phrase with one of these meanings ends right before a place. */
const endsWith = (tokens: readonly Token[], at: number, meanings: typeof before) =>
  [1, 2, 3].some((length) => at >= length && phraseLength(tokens, at - length, ...meanings) === length);

const isOf = ({ period }: Column, time: WholePeriod) =>
  period !== null && periodStart(period).from === time.from && periodEnd(period) === time.to;

/** A year of business over two of the calendar is neither of them, and a calendar year said no year of business. */
const isSaid = ({ period }: Column, time: WholePeriod) => {
  const isFiscal = period !== null && 'isFiscal' in period && period.isFiscal;
  const isSplit = period?.kind === 'year' && period.isSplit === true;
  return !isSplit && (time.isFiscal !== true || isFiscal);
};

/** The one column of a time among those a name may mean, when the others are the same of other times; null for none. */
function columnOfTime(
  columns: readonly Column[],
  { columns: meant }: ColumnHit,
  time: WholePeriod,
): number | null {
  const names = new Set(meant.map((one) => columns[one]?.plainName));
  const found = meant.filter((one) => {
    const own = columns[one];
    return own !== undefined && isOf(own, time) && isSaid(own, time);
  });
  const [only] = found;
  return only === undefined || found.length > 1 || names.size > 1 ? null : only;
}

/** The names of quantities and the times of a question, in their order. */
function partsOf(tokens: readonly Token[], words: TableWords, columns: readonly Column[]) {
  const names: { readonly at: number; readonly hit: ColumnHit }[] = [];
  const times: Time[] = [];
  for (let at = 0; at < tokens.length;) {
    const hit = words.columnsAt(tokens, at);
    const isQuantity = hit?.columns.some((one) => /^(?:number|doubtful)$/.test(columns[one]?.kind ?? ''));
    if (hit !== null && isQuantity === true) names.push({ at, hit });
    const isDate = hit?.columns.some((one) => columns[one]?.kind === 'date') === true;
    const value = hit === null ? words.valuesAt(tokens, at) : null;
    const end = at + (hit?.length ?? value?.length ?? 0);
    const time = end === at ? timeAt(tokens, at, words) : null;
    if (time !== null) times.push(time);
    // "Opened in 2023" is the time of that day.
    const dated = isDate ? timeAt(tokens, end + phraseLength(tokens, end, 'is'), words) : null;
    at = Math.max(
      at + 1,
      end,
      dated === null ? 0 : dated.at + dated.length,
      time === null ? 0 : at + time.length,
    );
  }
  return { names, times };
}

/**
 * "Sales in 2024" of a table with "Sales 2023" and "Sales 2024": the time of a column is part of its name, so the only
 * time that a question says chooses among them. Every quantity that is named must have it, but what it is divided by.
 * Where the rows have dates too, it chooses rows unless nothing else could tell the columns apart. Null for any other question.
 */
export function columnTimeOf(
  { table: { columns } }: Records,
  words: TableWords,
  tokens: readonly Token[],
): ColumnTime | null {
  const isTimed = columns.some(({ kind, period }) => kind === 'number' && period !== null);
  if (!isTimed || tokens.some((_, at) => phraseLength(tokens, at, ...comparing) > 0)) return null;
  const { names, times } = partsOf(tokens, words, columns);
  const [time] = times;
  if (time === undefined || times.length > 1) return null;
  const timed = names.filter(
    ({ at, hit }) =>
      hit.columns.some((one) => columns[one]?.period !== null) || phraseLength(tokens, at - 1, 'per') === 0,
  );
  const isWhole =
    timed.length > 0 && timed.every(({ hit }) => columnOfTime(columns, hit, time.period) !== null);
  const hasDates = columns.some(({ kind }) => kind === 'date');
  if (!isWhole || (hasDates && !timed.some(({ hit }) => hit.columns.length > 1))) return null;
  const narrowed = (hit: ColumnHit | null): ColumnHit | null => {
    const own = hit === null ? null : columnOfTime(columns, hit, time.period);
    return hit === null || own === null ? hit : { ...hit, columns: [own] };
  };
  return {
    at: time.at,
    length: time.length,
    words: {
      ...words,
      columnsAt: (said, at) => narrowed(words.columnsAt(said, at)),
      exactAt: (said, at) => narrowed(words.exactAt(said, at)),
    },
  };
}
