import type { HistoryLine } from '@loupe/shared/contract/billing';
import { formatFileTime } from '@loupe/shared/lib/dates/formats';

const HEAD = ['Date (UTC)', 'Kind', 'Title', 'Credits', 'Balance after', 'Run'];
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** A cell that begins like this is a formula to a spreadsheet. */
const FORMULA_START = /^[=+\-@\t\r]/;

/** One cell by RFC 4180. Text that a spreadsheet would run as a formula gets an apostrophe in front. */
function cell(value: string | number | null): string {
  if (typeof value === 'number') return String(value);
  const text = value === null ? '' : FORMULA_START.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** The credit history as CSV (RFC 4180, UTF-8 with mark), in the order given. */
export function historyCsv(lines: readonly HistoryLine[]): string {
  const rows = lines.map((line) => [
    line.at,
    line.kind,
    line.title,
    line.credits,
    line.balance_after,
    line.run_id,
  ]);
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** `credit-history_01-05-2026_03-07pm.csv` (F7). */
export function historyFileName(nowMs: number): string {
  return `credit-history_${formatFileTime(nowMs)}.csv`;
}
