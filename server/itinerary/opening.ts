import { weekdayOf } from '../plan/calendar-days.ts';
import { cellText } from '../claims/cell-text.ts';
import type { DocumentTable } from '../statements/read-statements.ts';
import type { Column } from '../table/table.ts';

/** When a place is closed, as a source says it. */
export interface Opening {
  /** 1 is Monday; empty: it has no weekly closing day; null: the source does not say. */
  readonly weekdays: ReadonlySet<number> | null;
  /** On a holiday that falls on a closing day it opens and closes on the next weekday, or it stays closed as far as is known. */
  readonly movesFromHoliday: boolean;
  /** Months in which it has closing days; null: in all. */
  readonly months: ReadonlySet<number> | null;
  /** Stretches of the year, as "03-25", in which it is open on closing days too. */
  readonly openAnyway: readonly Stretch[];
  readonly closed: readonly Stretch[];
  /** The part of it that closes; "": all of it. */
  readonly part: string;
  readonly isIndoor: boolean;
  /** Of an adult; null where no source says. */
  readonly fee: number | null;
  readonly feeColumn: Column;
  readonly source: DocumentTable;
  readonly row: number;
}

/** Month and day of both ends, each as "12-29"; it may go over the end of the year. */
interface Stretch {
  readonly from: string;
  readonly to: string;
}

/** Days on which Japan has a holiday, and the last day of which that is known. */
export interface Holidays {
  readonly days: ReadonlySet<string>;
  readonly first: string;
  readonly last: string;
}

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const dayMs = 86_400_000;

const words = (text: string): string[] => text.split(/\s+/u).filter((word) => word !== '');

const stretches = (text: string): Stretch[] =>
  words(text).map((word) => {
    const [from = '', to = from] = word.split('..');
    return { from, to };
  });

function weekdaysIn(cell: string): ReadonlySet<number> | null {
  if (cell === '') return null;
  if (cell === 'none') return new Set();
  return new Set(
    words(cell).map((word) => {
      const at = weekdayNames.indexOf(word);
      if (at < 0) throw new Error(`"${word}" is no day of the week.`);
      return at + 1;
    }),
  );
}

/** The reference table of closing days by the name of the place. Throws for a table that is none: it comes with the product. */
export function readOpenings(source: DocumentTable): ReadonlyMap<string, Opening> {
  const column = (name: string): Column => {
    const found = source.table.columns.find((one) => one.name === name);
    if (!found) throw new Error(`The closing days have no column ${name}.`);
    return found;
  };
  const text = (name: string, row: number) => cellText(column(name), row).trim();
  const feeColumn = source.table.columns.find(
    ({ plainName, name }) => name === 'Fee JPY' || plainName === 'Fee',
  );
  if (feeColumn?.kind !== 'number') throw new Error('The closing days have no fees.');
  return new Map(
    Array.from({ length: source.table.rowCount }, (_, row): [string, Opening] => {
      const months = words(text('Months', row)).map(Number);
      const fee = feeColumn.values[row] ?? Number.NaN;
      const opening: Opening = {
        weekdays: weekdaysIn(text('Closed', row)),
        movesFromHoliday: text('Holiday rule', row) === 'next weekday',
        months: months.length === 0 ? null : new Set(months),
        openAnyway: stretches(text('Open anyway', row)),
        closed: stretches(text('Closed dates', row)),
        part: text('Part', row),
        isIndoor: text('Indoor', row) === 'yes',
        fee: Number.isNaN(fee) ? null : fee,
        feeColumn,
        source,
        row,
      };
      return [text('Name', row), opening];
    }),
  );
}

/** The reference table of holidays. Throws for a table that is none: it comes with the product. */
export function readHolidays({ table }: DocumentTable): Holidays {
  const column = table.columns.find(({ name }) => name === 'Date');
  if (column?.kind !== 'date') throw new Error('The holidays of Japan are not as expected.');
  const days = Array.from({ length: table.rowCount }, (_, row) => cellText(column, row)).toSorted();
  return {
    days: new Set(days),
    first: days[0] ?? '',
    last: `${(days.at(-1) ?? '').slice(0, 4)}-12-31`,
  };
}

const isWithin = (date: string, { from, to }: Stretch): boolean => {
  const day = date.slice(5);
  return from <= to ? from <= day && day <= to : day >= from || day <= to;
};

const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - dayMs).toISOString().slice(0, 10);

/** Whether the date is one of those on which the source says that it closes each year, whatever the day of the week. */
export const isYearlyClosed = ({ closed }: Opening, date: string): boolean =>
  closed.some((one) => isWithin(date, one));

/**
 * Whether the source says that it is closed on that day. A closing day that falls on a holiday counts as closed unless the
 * source says that it moves: then the next weekday is closed instead.
 */
export function isClosedOn(opening: Opening, date: string, holidays: Holidays): boolean {
  if (isYearlyClosed(opening, date)) return true;
  if (opening.openAnyway.some((one) => isWithin(date, one))) return false;
  const closes = (day: string) =>
    opening.weekdays?.has(weekdayOf(day)) === true &&
    (opening.months === null || opening.months.has(Number(day.slice(5, 7))));
  if (!opening.movesFromHoliday) return closes(date);
  if (holidays.days.has(date)) return false;
  if (closes(date)) return true;
  if (weekdayOf(date) > 5) return false;
  for (let day = dayBefore(date); holidays.days.has(day); day = dayBefore(day)) if (closes(day)) return true;
  return false;
}
