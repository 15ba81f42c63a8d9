import { titleText, type Block, type ReportBlocks } from '../blocks.ts';
import { calendarTexts } from '../messages/calendar-texts.ts';
import { atMinutes, readClocks, readMoment, readSpan, type Moment } from './read-moment.ts';

/** What is in a calendar: a row of a plan, a timeline or a table of deadlines. */
export interface CalendarEntry {
  readonly from: Moment;
  /** The last day, or the end of a time; null where none is said. */
  readonly to: Moment | null;
  readonly summary: string;
  /** The other cells of the row, each with the head of its column. */
  readonly details: readonly string[];
  readonly place: string | null;
  /** Of the table. */
  readonly title: string;
}

type Table = Extract<Block, { kind: 'table' }>;

interface Row {
  readonly heads: readonly string[];
  readonly cells: readonly string[];
  /** Columns that said when it is, and where. */
  readonly used: Set<number>;
}

/**
 * The rows of a report that have a day: of schedules and timelines the first cell that is one, of plain tables the cell of
 * a column of deadlines. A row without a day that has only one reading is left out. In the language spoken right now.
 */
export function calendarEntries(blocks: ReportBlocks): CalendarEntry[] {
  return tablesOf(blocks).flatMap((table) => {
    const heads = table.columns.map(({ title }) => titleText(title));
    const column = dayColumn(table, heads);
    if (column === 'none') return [];
    return table.rows.flatMap((row) => {
      const cells = row.map(({ text }) => titleText(text));
      return entryOf({ heads, cells, used: new Set() }, column, titleText(table.title)) ?? [];
    });
  });
}

function tablesOf(blocks: ReportBlocks): Table[] {
  return blocks.flatMap((block) => {
    if (block.kind === 'table') return [block];
    if (block.kind === 'quote') return tablesOf(block.blocks);
    if (block.kind === 'list' || block.kind === 'limits')
      return block.items.flatMap((item) => tablesOf(item.blocks));
    return [];
  });
}

/** Which column has the day; null: whichever of a row does. */
function dayColumn({ form }: Table, heads: readonly string[]): number | null | 'none' {
  if (form === 'schedule' || form === 'timeline') return null;
  if (form !== 'plain') return 'none';
  const at = heads.findIndex((head) => isOneOf(calendarTexts().deadlines, head));
  return at < 0 ? 'none' : at;
}

const isOneOf = (words: readonly string[], head: string) => words.includes(head.trim().toLowerCase());

function entryOf(row: Row, column: number | null, title: string): CalendarEntry | null {
  const at = column ?? row.cells.findIndex((cell) => readSpan(cell) !== null);
  const span = readSpan(row.cells[at] ?? '');
  if (!span) return null;
  row.used.add(at);
  const when = span.to === null ? withColumns(row, span.from) : span;
  const place = cellUnder(row, calendarTexts().places, (cell) => cell || null);
  const summary = summaryOf(row);
  if (summary === null) return null;
  const details = row.cells.flatMap((cell, i) =>
    row.used.has(i) || cell === '' ? [] : [`${row.heads[i] ?? ''}: ${cell}`],
  );
  return { ...when, summary: short(summary), details: [...rest(summary), ...details], place, title };
}

const isText = (cell: string) => /\p{L}/u.test(cell);

/** What is to be done: the cell under a head that says so, else the first with words, with the next where it is one word. */
function summaryOf(row: Row): string | null {
  const named = cellUnder(row, calendarTexts().names, (cell) => (isText(cell) ? cell : null));
  if (named !== null) return named;
  const texts = row.cells.flatMap((cell, i) => (!row.used.has(i) && isText(cell) ? [i] : []));
  const [first, second] = texts;
  if (first === undefined) return null;
  const isAlone = second === undefined || /\s/.test(row.cells[first]?.trim() ?? '');
  const used = isAlone ? [first] : [first, second];
  for (const i of used) row.used.add(i);
  return used.map((i) => row.cells[i]).join(': ');
}

/** A calendar shows one line of it. */
const longestSummary = 120;
const isLong = (text: string) => [...text].length > longestSummary;
const short = (text: string) => (isLong(text) ? `${[...text].slice(0, longestSummary - 1).join('')}…` : text);
const rest = (text: string) => (isLong(text) ? [text] : []);

/** Times and a last day that are in columns of their own. */
function withColumns(row: Row, day: Moment): Pick<CalendarEntry, 'from' | 'to'> {
  const { starts, ends } = calendarTexts();
  const last = cellUnder(row, ends, (cell) => later(readMoment(cell), day));
  if (last !== null || day.hasTime) return { from: day, to: last ?? endAt(row, day) };
  const clocks = cellUnder(row, starts, readClocks);
  if (clocks === null) return { from: day, to: null };
  const from = atMinutes(day, clocks.from);
  return { from, to: clocks.to === null ? endAt(row, from) : endsAfter(from, clocks.to) };
}

/** A day alone says no end of a time. */
const later = (moment: Moment | null, than: Moment) =>
  moment && moment.at >= than.at && (moment.hasTime || !than.hasTime) ? moment : null;

function endAt(row: Row, from: Moment): Moment | null {
  const clocks = cellUnder(row, calendarTexts().ends, readClocks);
  return clocks === null || clocks.to !== null ? null : endsAfter(from, clocks.from);
}

const dayMs = 86_400_000;

/** A time before the beginning is one of the next day. */
function endsAfter(from: Moment, minutes: number): Moment {
  const midnight = { ...from, at: from.at - (from.at % dayMs) };
  const end = atMinutes(midnight, minutes);
  return end.at > from.at ? end : { ...end, at: end.at + dayMs };
}

/** What the first cell under one of the heads says; the cell is used by that. */
function cellUnder<T>(row: Row, words: readonly string[], read: (cell: string) => T | null): T | null {
  for (const [i, head] of row.heads.entries()) {
    if (row.used.has(i) || !isOneOf(words, head)) continue;
    const found = read(row.cells[i] ?? '');
    if (found === null) continue;
    row.used.add(i);
    return found;
  }
  return null;
}
