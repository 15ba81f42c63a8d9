import type { HistoryLine } from '@loupe/shared/contract/billing';
import { csvLine } from '@loupe/shared/lib/csv-line';
import { formatFileTime } from '@loupe/shared/lib/dates/formats';

const HEAD = ['Date (UTC)', 'Kind', 'Title', 'Credits', 'Balance after', 'Run'];
/** Tells spreadsheets that the file is UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

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
  return BYTE_ORDER_MARK + [HEAD, ...rows].map((row) => csvLine(row)).join('');
}

/** `credit-history_01-05-2026_03-07pm.csv` (F7). */
export function historyFileName(nowMs: number): string {
  return `credit-history_${formatFileTime(nowMs)}.csv`;
}
