import type { Chart } from '@loupe/shared/contract/analyses';
import { csvLine } from '@loupe/shared/lib/csv-line';

/** Prices and every line of the analysis, one row for each session, oldest first; numbers with a decimal point. */
export function analysisCsv(chart: Chart): string {
  const columns: readonly [string, readonly (string | number | null)[] | null][] = [
    ['Date', chart.days],
    ['Open', chart.open],
    ['High', chart.high],
    ['Low', chart.low],
    ['Close', chart.close],
    ['Volume', chart.volume],
    ...chart.lines.map((line): [string, (number | null)[]] => [line.label, line.values]),
  ];
  const present = columns.flatMap(([name, values]) => (values === null ? [] : [{ name, values }]));
  const rows = chart.days.map((_, index) => present.map(({ values }) => values[index] ?? null));
  return [present.map(({ name }) => name), ...rows].map((row) => csvLine(row)).join('');
}
