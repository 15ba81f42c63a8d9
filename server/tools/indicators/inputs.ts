import type { InputSeries } from '@loupe/shared/contract/evidence';
import { rangesOf } from '../../table/line-ranges.ts';
import { isoDay } from '../market-data/price-series.ts';
import { dayText, plainNumberText } from '../number-text.ts';
import { indicatorTexts } from './messages/indicators-texts.ts';
import type { MeasureInput, Study } from './study.ts';

/** Columns by what they hold; `total` is the closes that returns are taken from. */
export type PriceRole = 'close' | 'total' | 'open' | 'high' | 'low' | 'volume';

const significant = 10;

/** With so many digits that a number computed from it is printed as the one computed from the value itself. */
export function exactText(value: number): string {
  const whole = value === 0 ? 1 : Math.max(Math.ceil(Math.log10(Math.abs(value))), -8);
  return plainNumberText(value, Math.min(18, Math.max(0, significant - whole)));
}

function columnOf(study: Study, role: PriceRole): string {
  const { columns } = study.loaded.series;
  if (role === 'total') return study.totalColumn;
  return columns[role] ?? columns.close;
}

function lineOf(study: Study, role: PriceRole): Float64Array {
  if (role === 'total') return study.total;
  return study.loaded.series[role] ?? study.close;
}

/** One price of one session, as it is in the file. */
export function priceInput(
  study: Study,
  name: string,
  index: number,
  role: PriceRole = 'close',
): MeasureInput {
  const value = exactText(lineOf(study, role)[index] ?? Number.NaN);
  return { name, value, from: study.place(index, columnOf(study, role)) };
}

/** A number that is not read but computed, or given. */
export function valueInput(name: string, value: number, from: string | null = null): MeasureInput {
  return { name, value: exactText(value), from };
}

/** The rows of the given sessions, in the order of time. */
function seriesOf(
  study: Study,
  sessions: readonly number[],
  roles: readonly PriceRole[],
): InputSeries | null {
  const { series, fileId, file, document = fileId ?? `series/${file}` } = study.loaded;
  const linesAt = (index: number) => series.joined.get(series.days[index] ?? 0) ?? [series.lines[index] ?? 1];
  const lines = sessions.flatMap(linesAt);
  const rows = rangesOf(lines);
  const [first, last] = [sessions[0] ?? 0, sessions.at(-1) ?? 0];
  if (rows.length === 0 || rows.length > 2_000) return null;
  const end = (index: number, line: number | undefined) => ({
    line: line ?? 1,
    label: isoDay(series.days[index] ?? 0),
    // As in the file, whatever the language of the report.
    value: String(lineOf(study, roles[0] ?? 'close')[index] ?? ''),
  });
  return {
    document,
    table: series.table,
    columns: [series.columns.date, ...new Set(roles.map((role) => columnOf(study, role)))],
    rows,
    count: lines.length,
    first: end(first, linesAt(first)[0]),
    last: end(last, linesAt(last).at(-1)),
  };
}

/** The sessions a number was computed from, with count, first and last day, and the rows themselves. */
export function sessionsInput(
  study: Study,
  name: string,
  sessions: readonly number[],
  roles: readonly PriceRole[] = ['close'],
  value?: number,
): MeasureInput {
  const [first, last] = [sessions[0] ?? 0, sessions.at(-1) ?? 0];
  const series = seriesOf(study, sessions, roles);
  const columns = [...new Set(roles.map((role) => columnOf(study, role)))].join(', ');
  const rows = indicatorTexts().rows(sessions.length, dayText(study.day(first)), dayText(study.day(last)));
  return {
    name: value === undefined ? name : `${name} (${rows})`,
    value: value === undefined ? rows : exactText(value),
    from: study.span(first, last, columns),
    ...(series && { series }),
  };
}

/** The same of all sessions from `from` to `to`, both included. */
export function rowsInput(
  study: Study,
  name: string,
  from: number,
  to: number,
  roles?: readonly PriceRole[],
  value?: number,
): MeasureInput {
  const start = Math.max(0, from);
  return sessionsInput(
    study,
    name,
    Array.from({ length: to - start + 1 }, (_, i) => start + i),
    roles,
    value,
  );
}
