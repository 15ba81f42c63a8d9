import { columnFor, whole } from './read-dates.ts';
import { dayPeriod, periodAt, type NamedPeriod } from './read-period.ts';
import { object, periodFilter, type Reading } from './reading.ts';
import { ordinalOf, phraseLength } from './words/lexicon.ts';

/** Two days of one month: "9 to 13 June", "vom 1. bis 15. März 2025", "between 3 and 7 May". */
export function readDayRange(reading: Reading, at: number): number {
  const { tokens } = reading;
  const lead = phraseLength(tokens, at, 'from', 'between');
  const small = /^(?:the|dem|den)$/.test(tokens[at + lead]?.folded ?? '') ? 1 : 0;
  const start = at + lead + small;
  const first = /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(tokens[start]?.folded ?? '')?.[1];
  const isBetween = phraseLength(tokens, at, 'between') > 0;
  const link = phraseLength(tokens, start + 1, 'to', 'until', ...(isBetween ? ['and' as const] : []));
  if (first === undefined || link === 0) return 0;
  const article = /^(?:the|dem|den|zum)$/.test(tokens[start + 1 + link]?.folded ?? '') ? 1 : 0;
  const place = start + 1 + link + article;
  const last = periodAt(tokens, place);
  if (last === null || last.kind === 'unclear' || !isDay(last)) return 0;
  const end = place + last.length;
  const column = columnFor(reading, null, last);
  const to = column === null ? null : whole(reading, column, last, null);
  if (column === null || to === null) return end - at;
  const date = new Date(to.from);
  const from = dayPeriod(date.getUTCFullYear(), date.getUTCMonth() + 1, Number(first), 1);
  if (from === null || from.from >= to.from) return 0;
  reading.filters.push(periodFilter(column, { from: from.from, to: to.to }));
  return end - at;
}

const dayMs = 86_400_000;
const isDay = (named: Exclude<NamedPeriod, { kind: 'unclear' }>) =>
  named.kind === 'yearless' ? named.day !== undefined : named.to - named.from <= dayMs;

const weekOf = (at: number) => Math.floor((Math.floor(at / dayMs) + 3) / 7);

/** "In the second week (9 to 13 June)": the days behind it say which; they must lie in that week of the table. */
export function readWeekInWords(reading: Reading, at: number): number {
  const { tokens } = reading;
  const small = phraseLength(tokens, at, 'in');
  const article = /^(?:the|der)$/.test(tokens[at + small]?.folded ?? '') ? 1 : 0;
  const place = at + small + article;
  const n = ordinalOf(tokens[place]?.folded ?? '') ?? germanOrdinal(tokens[place]?.folded ?? '');
  if (n === null || !/^(?:week|woche)$/.test(tokens[place + 1]?.folded ?? '')) return 0;
  const probe: Reading = { ...reading, filters: [], problem: null };
  const length = readDayRange(probe, place + 2);
  const [filter] = probe.filters;
  if (length === 0 || filter?.kind !== 'period' || filter.from === null || filter.to === null) return 0;
  const own = reading.records.table.columns[filter.column];
  const days = own?.kind === 'date' ? [...own.values].filter((value) => !Number.isNaN(value)) : [];
  const first = weekOf(Math.min(...days));
  const isThat = [filter.from, filter.to - dayMs].every((day) => weekOf(day) === first + n - 1);
  if (!isThat)
    object(reading, 'unused_words', tokens[place]?.written ?? '', tokens[place + 1]?.written ?? '');
  return place + 2 - at;
}

/** "Der zweiten Woche". */
const germanOrdinal = (folded: string) => ordinalOf(folded.replace(/(?:en|er|es|em|e|n)$/, ''));
