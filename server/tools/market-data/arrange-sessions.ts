import { isoDay, type Day, type PriceQuality, type PriceSeries } from './price-series.ts';
import { findWeek } from './trading-week.ts';
import type { Said } from '../../language/texts.ts';
import { priceTexts, type PriceTexts } from '../messages/prices-texts.ts';

type Role = 'open' | 'high' | 'low' | 'close' | 'adjusted' | 'volume';

export interface RawSessions {
  readonly days: Int32Array;
  readonly minutes: Int32Array;
  readonly lines: readonly number[];
  readonly values: Partial<Record<Role, Float64Array>> & { readonly close: Float64Array };
}

type Sessions = Pick<
  PriceSeries,
  'days' | 'open' | 'high' | 'low' | 'close' | 'adjusted' | 'volume' | 'lines' | 'joined'
>;
type Quality = Omit<
  PriceQuality,
  'dateForm' | 'dateZone' | 'decimalMark' | 'leftOut' | 'events' | 'gaps' | 'usesAdjustedOnly' | 'jump'
>;

const listed = 50;

function orderOf(days: Int32Array, minutes: Int32Array): Quality['order'] {
  let up = true;
  let down = true;
  for (let i = 1; i < days.length; i += 1) {
    const step = (days[i] ?? 0) - (days[i - 1] ?? 0) || (minutes[i] ?? 0) - (minutes[i - 1] ?? 0);
    if (step < 0) up = false;
    if (step > 0) down = false;
  }
  if (up) return 'oldest first';
  return down ? 'newest first' : 'unsorted';
}

/** Groups of row indexes by day, oldest day first; within a day by time, then by place in the file. */
function groupByDay(raw: RawSessions): number[][] {
  const rows = Array.from(raw.days.keys());
  // Most files are in order already, and sorting 200,000 rows takes longer than everything else here.
  if (orderOf(raw.days, raw.minutes) !== 'oldest first') {
    rows.sort(
      (a, b) =>
        (raw.days[a] ?? 0) - (raw.days[b] ?? 0) || (raw.minutes[a] ?? 0) - (raw.minutes[b] ?? 0) || a - b,
    );
  }
  const groups: number[][] = [];
  for (const row of rows) {
    const last = groups.at(-1);
    if (last !== undefined && raw.days[last[0] ?? 0] === raw.days[row]) last.push(row);
    else groups.push([row]);
  }
  return groups;
}

function isIntraday(group: readonly number[], minutes: Int32Array): boolean {
  return group.length > 1 && new Set(group.map((row) => minutes[row])).size === group.length;
}

function pick(
  role: Role,
  group: readonly number[],
  values: Float64Array,
  close: Float64Array,
  joins: boolean,
): number {
  const last = group.at(-1) ?? 0;
  if (!joins) return values[last] ?? Number.NaN;
  const all = group.map((row) => values[row] ?? Number.NaN);
  if (role === 'open') return all[0] ?? Number.NaN;
  if (role === 'high') return Math.max(...all);
  if (role === 'low') return Math.min(...all);
  if (role === 'volume') return all.reduce((sum, value) => sum + (Number.isNaN(value) ? 0 : value), 0);
  return (role === 'adjusted' ? values[last] : close[last]) ?? Number.NaN;
}

/** Puts rows in order of days, one session per day, and reports what was found on the way. */
export function arrangeSessions(
  raw: RawSessions,
  lineWord: 'Line' | 'Row',
): { sessions: Sessions; quality: Quality } {
  const groups = groupByDay(raw);
  const joins = groups.map((group) => isIntraday(group, raw.minutes));
  const column = (role: Role): Float64Array | null => {
    const values = raw.values[role];
    return values === undefined
      ? null
      : Float64Array.from(groups, (group, i) =>
          pick(role, group, values, raw.values.close, joins[i] ?? false),
        );
  };
  const sessions: Sessions = {
    days: Int32Array.from(groups, (group) => raw.days[group[0] ?? 0] ?? 0),
    open: column('open'),
    high: column('high'),
    low: column('low'),
    close: column('close') ?? new Float64Array(),
    adjusted: column('adjusted'),
    volume: column('volume'),
    joined: new Map(
      groups
        .filter((_, i) => joins[i])
        .map((group) => [raw.days[group[0] ?? 0] ?? 0, group.map((row) => raw.lines[row] ?? 0)]),
    ),
    lines: Int32Array.from(groups, (group) => raw.lines[group.at(-1) ?? 0] ?? 0),
  };
  const gaps = findMissing(sessions.days);
  return {
    sessions,
    quality: {
      rows: raw.days.length,
      order: orderOf(raw.days, raw.minutes),
      joinedIntraday: joins.filter(Boolean).length,
      duplicates: findDuplicates(
        raw,
        groups.filter((group, i) => group.length > 1 && !joins[i]),
      ),
      ...gaps,
      ...findOddities(sessions, lineWord),
      blanks: countBlanks(sessions),
    },
  };
}

function findDuplicates(raw: RawSessions, groups: readonly (readonly number[])[]): Quality['duplicates'] {
  return groups.slice(0, listed).map((group) => ({
    day: raw.days[group[0] ?? 0] ?? 0,
    lines: group.map((row) => raw.lines[row] ?? 0),
    differ: new Set(group.map((row) => raw.values.close[row])).size > 1,
  }));
}

/** Days of the series' week without a row between the first and the last; the latest 50 are listed. */
export function findMissing(days: Int32Array): Pick<Quality, 'missing' | 'missingCount' | 'week'> {
  const { week, trades } = findWeek(days);
  const missing: Day[] = [];
  let missingCount = 0;
  for (let i = 1; i < days.length; i += 1) {
    for (let day = (days[i - 1] ?? 0) + 1; day < (days[i] ?? 0); day += 1) {
      if (!trades(day)) continue;
      missingCount += 1;
      missing.push(day);
      if (missing.length > listed) missing.shift();
    }
  }
  return { missing, missingCount, week };
}

type OddityText = (texts: PriceTexts) => string;

/** What looks wrong in one session, in words; usually nothing. */
function odditiesAt({ high, low, close, open }: Sessions, i: number): OddityText[] {
  const odd: OddityText[] = [];
  const value = close[i] ?? 0;
  const before = close[i - 1];
  if (high && low) {
    const [top, bottom, first] = [high[i] ?? value, low[i] ?? value, open?.[i] ?? value];
    const outside = (price: number) => price > top * 1.0001 || price < bottom * 0.9999;
    if (top < bottom) odd.push((t) => t.highBelowLow(top, bottom));
    else if (outside(value)) odd.push((t) => t.outside('close', value, bottom, top));
    else if (outside(first)) odd.push((t) => t.outside('open', first, bottom, top));
  }
  if (before !== undefined && Math.abs(Math.log(value / before)) > 0.4) {
    odd.push((t) => t.jump(before, value));
  }
  return odd;
}

function findOddities(
  sessions: Sessions,
  lineWord: 'Line' | 'Row',
): { oddities: Said[]; oddityCount: number } {
  const oddities: Said[] = [];
  let oddityCount = 0;
  const { trades } = findWeek(sessions.days);
  for (let i = 0; i < sessions.close.length; i += 1) {
    const isOffWeek = !trades(sessions.days[i] ?? 0);
    const off: OddityText[] = isOffWeek ? [(t) => t.offWeek] : [];
    for (const what of [...off, ...odditiesAt(sessions, i)]) {
      oddityCount += 1;
      if (oddities.length === listed) continue;
      const [line, day] = [sessions.lines[i] ?? 0, isoDay(sessions.days[i] ?? 0)];
      oddities.push(priceTexts.said((t) => t.odd(lineWord, line, day, what(t))));
    }
  }
  return { oddities, oddityCount };
}

function countBlanks(sessions: Sessions): Record<string, number> {
  const blanks: Record<string, number> = {};
  for (const role of ['open', 'high', 'low', 'adjusted', 'volume'] as const) {
    const count = sessions[role]?.reduce((sum, value) => sum + (Number.isNaN(value) ? 1 : 0), 0) ?? 0;
    if (count > 0) blanks[role] = count;
  }
  return blanks;
}
