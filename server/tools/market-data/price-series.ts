import type { Said } from '../../language/texts.ts';
import type { DateForm } from '../../table/table.ts';

/** Day number: whole days since 1970-01-01. */
export type Day = number;

/** Whose days the dates are: as written (the exchange's own), UTC, or the exchange's, found from times in UTC. */
export type DateZone = 'written' | 'utc' | 'exchange';

/** The days of a week on which a series has sessions. */
export type TradingWeek = 'monFri' | 'sunThu' | 'tueSat' | 'six' | 'seven';

/** How far the rows of a series that is not daily lie apart. */
export type Spacing = 'days' | 'week' | 'twoWeeks' | 'month' | 'quarter' | 'year';

export interface PriceColumns {
  readonly date: string;
  readonly open: string | null;
  readonly high: string | null;
  readonly low: string | null;
  readonly close: string;
  /** Closes adjusted for dividends and splits, beside the plain ones. */
  readonly adjusted: string | null;
  readonly volume: string | null;
}

/** The form says so; the volume of the days around it does; the adjusted closes leave it in. */
export type JumpReason = 'said' | 'volume' | 'adjusted';

/** What was found, changed or missing while reading; listed in the report, never repaired in silence. */
export interface PriceQuality {
  readonly rows: number;
  readonly order: 'oldest first' | 'newest first' | 'unsorted';
  readonly dateForm: DateForm;
  readonly decimalMark: '.' | ',';
  /** Several rows of one day were joined into one session (times differ). */
  readonly joinedIntraday: number;
  /** Rows of a day that already had one; the last one counts. */
  readonly duplicates: readonly {
    readonly day: Day;
    readonly lines: readonly number[];
    readonly differ: boolean;
  }[];
  /** Weekdays (for series with weekends: days) between first and last without a row. */
  readonly missing: readonly Day[];
  readonly missingCount: number;
  readonly week: TradingWeek;
  /** Whose days the dates are. */
  readonly dateZone: DateZone;
  /** Lines around the table that are no rows of it. */
  readonly leftOut: readonly number[];
  /** Lines that tell of dividends or splits. */
  readonly events: readonly number[];
  /** Days that are in the file without a price, or with one of zero. */
  readonly gaps: readonly number[];
  /** Plain closes hold a split, so that only the adjusted ones were used. */
  readonly usesAdjustedOnly: boolean;
  /** Why a jump as at a split was taken for a move of the price; null where there was none. */
  readonly jump: JumpReason | null;
  /** Things that look wrong in a row, e.g. high below low. */
  readonly oddities: readonly Said[];
  readonly oddityCount: number;
  /** Rows without a value, by column. */
  readonly blanks: Readonly<Record<string, number>>;
}

/** Daily prices, oldest first, one entry per day. Missing optional values are NaN. */
export interface PriceSeries {
  readonly name: string;
  /** The security, where the file names it. */
  readonly symbol: string | null;
  readonly currency: string | null;
  readonly columns: PriceColumns;
  readonly lineWord: 'Line' | 'Row';
  readonly days: Int32Array;
  readonly open: Float64Array | null;
  readonly high: Float64Array | null;
  readonly low: Float64Array | null;
  readonly close: Float64Array;
  /** Closes that returns are taken from, where the file has them; null when they are the closes. */
  readonly adjusted: Float64Array | null;
  readonly volume: Float64Array | null;
  /** Position of the table in the file: of a workbook, of its sheets that hold any. */
  readonly table: number;
  /** Lines of the sessions that were joined from several rows, by day. */
  readonly joined: ReadonlyMap<Day, readonly number[]>;
  /** Line of each session in the file. */
  readonly lines: Int32Array;
  readonly quality: PriceQuality;
}

const dayMilliseconds = 86_400_000;

/** Day number of a calendar date, or null when there is no such date. */
export function dayOf(year: number, month: number, day: number): Day | null {
  if (month < 1 || month > 12 || day < 1 || day > 31 || year < 1000 || year > 9999) return null;
  const time = Date.UTC(year, month - 1, day);
  const date = new Date(time);
  return date.getUTCDate() === day && date.getUTCMonth() === month - 1 ? time / dayMilliseconds : null;
}

/** YYYY-MM-DD of a day number. */
export function isoDay(day: Day): string {
  return new Date(day * dayMilliseconds).toISOString().slice(0, 10);
}

/** 0 = Sunday … 6 = Saturday. */
export function weekday(day: Day): number {
  return (((day + 4) % 7) + 7) % 7;
}
