import type { PrintedNumber } from './printed-number.ts';

export const chartShapes = ['line', 'bar'] as const;
export type ChartShape = (typeof chartShapes)[number];

interface ChartSeries {
  readonly name: string;
  /** One for each point; null where the table has no number. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  readonly points: readonly string[];
  readonly series: readonly ChartSeries[];
  /** The unit that all numbers have; empty when none has one. */
  readonly unit: string;
}

/** A row of the table behind a chart: the name of its point, then a number or none for each further column. */
export interface ChartRow {
  readonly point: string;
  readonly numbers: readonly (PrintedNumber | null)[];
}

/** "Revenue (EUR million)": the unit of a column in its head. Other words in brackets are part of the name. */
const headUnit = /^(.*\S)\s*\(((?:[A-Z]{3}\b|[$€£¥₹%‰])[^()]*|[a-z]{1,3})\)$/u;

interface Column extends ChartSeries {
  readonly units: readonly string[];
}

function readColumn(head: string, rows: readonly ChartRow[], index: number): Column {
  const [, name = head, unit] = headUnit.exec(head.trim()) ?? [];
  const numbers = rows.map((row) => row.numbers[index] ?? null);
  const inCells = numbers.flatMap((number) => (number === null ? [] : [number.unit]));
  return {
    name,
    values: numbers.map((number) => number?.value ?? null),
    units: unit === undefined ? inCells : [unit, ...inCells.filter((one) => one !== '')],
  };
}

/**
 * What a chart draws: the numbers of its own table and nothing else. `heads` are those of the columns behind the first.
 * A column without any number is no series; null when none is left, or when not all numbers of the axis have one unit.
 */
export function chartDataOf(heads: readonly string[], rows: readonly ChartRow[]): ChartData | null {
  const columns = heads
    .map((head, index) => readColumn(head, rows, index))
    .filter(({ values }) => values.some((value) => value !== null));
  const units = new Set(columns.flatMap((column) => column.units));
  if (columns.length === 0 || units.size > 1) return null;
  return {
    points: rows.map(({ point }) => point),
    series: columns.map(({ name, values }) => ({ name, values })),
    unit: [...units][0] ?? '',
  };
}
