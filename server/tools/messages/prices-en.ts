import type { DateForm } from '../../table/table.ts';
import type { Spacing } from '../market-data/price-series.ts';

const dateForms: Readonly<Record<DateForm, string>> = {
  'year-month-day': 'year-month-day',
  'day.month.year': 'day.month.year',
  'day month year': 'day month year',
  'month day, year': 'month day, year',
  'day/month/year': 'day/month/year',
  'month/day/year': 'month/day/year',
  'Unix time': 'Unix time',
  'workbook date': 'workbook date',
};

const spacings: Readonly<Record<Spacing, string>> = {
  days: 'a few days',
  week: 'a week',
  twoWeeks: 'two weeks',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};

/** What the reader of prices says. */
export const pricesEn = {
  at: (word: 'Line' | 'Row', line: number, column: string | null, what: string) =>
    `${word} ${line}${column === null ? '' : `, column ${column}`}: ${what}`,
  web: (name: string) => `“${name}” holds a web page or XML, not a table of prices.`,
  json: (name: string) => `“${name}” holds JSON, not a table of prices. Save it as CSV.`,
  noSeparator: (name: string) =>
    `“${name}” is not a table: no comma, semicolon, tab or bar separates columns in its first lines.`,
  noTable: (name: string) =>
    `“${name}” holds no table of prices. They are read from CSV, TSV and XLSX files, and from tables in web pages, Word and PDF files.`,
  noColumnNames:
    'this line already holds values. Begin with a line of column names, for example Date, Open, High, Low, Close, Volume.',
  noColumn: (found: readonly string[]) =>
    `there is no such column. Found: ${found.map((one) => `“${one}”`).join(', ')}.`,
  noDate: 'the date is missing.',
  notADate: (cell: string) => `“${cell}” is not a date.`,
  mixedDates: (cell: string, other: string, word: 'Line' | 'Row', line: number) =>
    `“${cell}” and “${other}” (${word.toLowerCase()} ${line}) are written in different orders of day and month.`,
  ambiguousDate: (cell: string) =>
    `“${cell}” can be read as day/month or month/day, and no other line tells which. Write dates as YYYY-MM-DD.`,
  ambiguousNumber: (cell: string) =>
    `the ${cell.includes(',') ? 'comma' : 'point'} in “${cell}” can be read as the decimal mark or as one of thousands, and no other value tells which. Write prices with two or four decimals.`,
  noValue: 'the value is missing.',
  notANumber: (cell: string) => `“${cell}” is not a number.`,
  unlikeUnits: (cell: string) =>
    `the values of this column are in several units or currencies${cell === '' ? '' : `, as “${cell}” shows`}. Keep the rows and columns of one.`,
  tooWide: (values: number, columns: number) =>
    `there are ${values} values for ${columns} columns. If decimals are written with a comma, separate columns with a semicolon.`,
  notPositive: (value: number) => `${value} is not a price above zero.`,
  severalSecurities: (listed: readonly string[], count: number) =>
    `the file holds ${count} securities: ${listed.map((one) => `“${one}”`).join(', ')}${count > listed.length ? ' and more' : ''}. Name one of them in the field “Ticker” or in the question.`,
  otherSecurity: (found: string, wanted: string) => `the file holds “${found}”, not “${wanted}”.`,
  dayTwice:
    'this day, like others, comes twice with different closes: the file seems to hold two securities without naming them. Keep the rows of one.',
  doubtfulDay: (cell: string) =>
    `“${cell}” is a time in UTC, and in which time zone the trading day began cannot be determined. Write dates as YYYY-MM-DD.`,
  split: (before: number, now: number, ratio: number) =>
    `the close goes from ${before} to ${now} in one session and stays there, as at a split ${ratio > 1 ? `${Math.round(ratio)}:1` : `1:${Math.round(1 / ratio)}`}. Over a split, returns would be wrong. Volume has changed as it does after a split. Export prices adjusted for splits, or add a column “Adj Close”; if the price really moved so, say it in the field “Large jumps”.`,
  maybeSplit: (before: number, now: number, ratio: number) =>
    `the close goes from ${before} to ${now} in one session and stays there: a split ${ratio > 1 ? `${Math.round(ratio)}:1` : `1:${Math.round(1 / ratio)}`}, or a move of the price; the file does not tell which. If the price really moved so, say it in the field “Large jumps”. If it was a split, export prices adjusted for it, or add a column “Adj Close”.`,
  notDaily: (spacing: Spacing) =>
    `the rows are usually ${spacings[spacing]} apart, so these are not daily prices. Export the series with one row per trading day.`,
  nothingBelow: 'there are no rows below the column names.',
  tooShort: (file: string, sessions: number, least: number) =>
    `“${file}” holds ${sessions} sessions; at least ${least} are needed.`,
  odd: (word: 'Line' | 'Row', line: number, day: string, what: string) => `${word} ${line} (${day}): ${what}`,
  highBelowLow: (high: number, low: number) => `high ${high} is below low ${low}`,
  outside: (role: 'close' | 'open', price: number, low: number, high: number) =>
    `${role} ${price} is outside low ${low} to high ${high}`,
  offWeek: 'a day on which the series otherwise has no sessions',
  jump: (before: number, now: number) =>
    `the close moved from ${before} to ${now} in one session; check for a split or a wrong value`,
  noSample: 'There is no sample series of this name.',
  sampleIndex: 'Sample index',
  dateForm: (form: DateForm) => dateForms[form],
};
