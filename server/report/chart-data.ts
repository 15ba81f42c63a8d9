import { titleText, type ChartBlock } from './blocks.ts';

interface ChartSeries {
  readonly name: string;
  /** One for each point; null where the table has no number. */
  readonly values: readonly (number | null)[];
}

export interface ChartData {
  readonly points: readonly string[];
  readonly series: readonly ChartSeries[];
  /** The unit that all numbers have; empty where they differ or have none. */
  readonly unit: string;
}

/**
 * What a chart draws: the numbers of its own table and nothing else. A column without any number is no series; null when
 * none is left, or the numbers of one axis have different units.
 */
export function chartData({ columns, rows }: ChartBlock): ChartData | null {
  const series = columns
    .slice(1)
    .map(({ title }, index) => ({
      name: titleText(title),
      values: rows.map((row) => row[index + 1]?.number?.value ?? null),
    }))
    .filter(({ values }) => values.some((value) => value !== null));
  const units = new Set(rows.flatMap((row) => row.slice(1).flatMap((cell) => cell.number?.unit ?? [])));
  if (series.length === 0 || units.size > 1) return null;
  return { points: rows.map((row) => titleText(row[0]?.text ?? [])), series, unit: [...units][0] ?? '' };
}

/** Round numbers from below the least to above the greatest value, `count` or so of them. */
export function axisTicks(least: number, greatest: number, count = 5): number[] {
  const span = greatest - least || Math.abs(greatest) || 1;
  const raw = span / count;
  const size = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 2.5, 5].find((factor) => factor * size >= raw) ?? 10) * size;
  const first = Math.floor(least / step);
  const last = Math.ceil(greatest / step);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}
