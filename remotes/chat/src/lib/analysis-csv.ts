import type { Chart } from '@loupe/shared/contract/analyses';

/** A cell of RFC 4180; text that a spreadsheet would run as a formula is kept text. */
function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  const safe = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

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
  const rows = chart.days.map((_, index) =>
    present.map(({ values }) => cell(values[index] ?? null)).join(','),
  );
  return `${[present.map(({ name }) => cell(name)).join(','), ...rows].join('\r\n')}\r\n`;
}
