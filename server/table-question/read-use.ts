import type { DateColumn, NumberColumn } from '../table/table.ts';
import type { Plan, Refusal } from './plan.ts';
import { refuse } from './refusal.ts';
import { columnOf, dateColumns, periodFilter, type Reading } from './reading.ts';

const used = /^(?:verbrauch\p{L}{0,3}|consumption|consumed|consume|used|use|usage)$/u;
const readingName = /(?:zähler|zaehler)[\s-]?st[aä]nde?\b|\bmeter reading|\bmeter\b.*\breading/i;
const mediaWords = /^(?:strom|wasser|gas|energie|warme|electricity|power|water|energy|heat)$/;
const dayMs = 86_400_000;

/** Columns of what meters show: each reading holds all before it. */
const metersOf = ({ records }: Reading): number[] =>
  records.table.columns.flatMap((column, at) =>
    column.kind === 'number' && readingName.test(column.name) ? [at] : [],
  );

/** "Verbraucht", "consumption" of a table of meter readings: what lies between two of them, never a reading itself. */
export function readUse(reading: Reading, at: number): number {
  const { tokens, words } = reading;
  const folded = tokens[at]?.folded ?? '';
  if (words.exactAt(tokens, at) !== null || metersOf(reading).length === 0) return 0;
  if (used.test(folded)) {
    reading.asksUse = true;
    return 1;
  }
  // "Strom" of a file of Stromzähler.
  const isMedium = mediaWords.test(folded) && words.valuesAt(tokens, at) === null;
  const titles = [reading.files, reading.records.table.name].join(' ').toLowerCase();
  return isMedium && tokens.some((one) => used.test(one.folded)) && titles.includes(folded) ? 1 : 0;
}

/** The only column of days, each later than the one before; null for any other table. */
function daysOf(reading: Reading): { at: number; own: DateColumn } | null {
  const [at, ...more] = dateColumns(reading);
  const own = at === undefined || more.length > 0 ? undefined : columnOf(reading, at);
  const isInTurn =
    own?.kind === 'date' &&
    own.values.every((value, row) => row === 0 || value > (own.values[row - 1] ?? Number.NaN));
  return at !== undefined && own?.kind === 'date' && own.precision === 'day' && isInTurn ? { at, own } : null;
}

/** The rows of the readings at both ends of a time: on the last day before it and on its last, or on its first day and the next behind it. */
function endsOf({ values }: DateColumn, from: number | null, to: number | null): [number, number] | null {
  const rowAt = (day: number) => values.indexOf(day);
  const pairs = [dayMs, 0].map((shift): [number, number] => [
    from === null ? 0 : rowAt(from - shift),
    to === null ? values.length - 1 : rowAt(to - shift),
  ]);
  const found = pairs.filter(([a, b]) => a >= 0 && b > a);
  const [only, other] = found;
  return only !== undefined && (other === undefined || other.join() === only.join()) ? only : null;
}

/** A meter that was changed in between shows less than before. */
const isRising = ({ values }: NumberColumn, [a, b]: readonly [number, number]) =>
  values
    .subarray(a, b + 1)
    .every((value, i, all) => !Number.isNaN(value) && (i === 0 || value >= (all[i - 1] ?? 0)));

/** What was used between two readings of one meter. Null where that is not asked. */
export function useOf(reading: Reading): Plan | Refusal | null {
  if (!reading.asksUse) return null;
  const { filters, range, groups, operations, top, sides } = reading;
  const isMore =
    groups.length > 0 ||
    top !== null ||
    sides !== null ||
    reading.asksWhich ||
    reading.asksCount ||
    reading.asksList ||
    reading.asksShare ||
    reading.asksChange ||
    reading.product !== null ||
    reading.ratio !== null ||
    reading.minus !== null ||
    [...operations].some((one) => one !== 'sum');
  const meters = metersOf(reading);
  const named = [...new Set(reading.measures.flat())];
  const [column, ...others] = named.length > 0 ? named : meters;
  if (column === undefined || others.length > 0 || !meters.includes(column))
    return refuse(
      'several_columns',
      (named.length > 0 ? named : meters).map((at) => columnOf(reading, at)?.name ?? ''),
    );
  const days = daysOf(reading);
  const own = columnOf(reading, column);
  const [time, ...times] = [...filters, ...(range === null ? [] : [range.whole])];
  const period = time?.kind === 'period' && !time.isNegated ? time : null;
  const isOfTime = time === undefined || period !== null;
  if (isMore || days === null || own?.kind !== 'number' || times.length > 0 || !isOfTime)
    return refuse('no_operation', [own?.name ?? '']);
  const ends = endsOf(days.own, period?.from ?? null, period?.to ?? null);
  if (ends === null) return refuse('no_ends', [own.name]);
  if (!isRising(own, ends)) return refuse('no_operation', [own.name]);
  const [a, b] = ends.map((row) => {
    const from = days.own.values[row] ?? 0;
    return periodFilter(days.at, { from, to: from + dayMs });
  });
  if (a === undefined || b === undefined) return refuse('no_ends', [own.name]);
  return {
    measure: { kind: 'column', column },
    operation: 'value',
    weights: null,
    filters: [],
    groups: [],
    top: null,
    compare: { kind: 'change', a, b, isAbsolute: true },
    order: null,
  };
}
