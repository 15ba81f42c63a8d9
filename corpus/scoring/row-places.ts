import type { Figure, Source } from '../../packages/shared/contract/run-events.ts';

/** Line numbers of "4, 8, 15-17". */
export function linesIn(ranges: string): number[] {
  return [...ranges.matchAll(/(\d+)(?:\s*[-–]\s*(\d+))?/g)].flatMap(([, from, to]) => {
    const first = Number(from);
    const last = Number(to ?? from);
    return last - first > 1_000_000 ? [] : Array.from({ length: last - first + 1 }, (_, i) => first + i);
  });
}

const worded = /(?:lines?|rows?|Zeilen?)\s+((?:\d+(?:\s*[-–]\s*\d+)?(?:\s*(?:,|and|und)\s*)?)+)/gi;

type Rows = readonly (readonly number[])[];

/** Rows as the places of newer answers carry them: pairs of first and last. */
function pairsOf(value: unknown): Rows {
  const rows = (value as { rows?: unknown } | null | undefined)?.rows;
  return Array.isArray(rows) ? (rows as Rows) : [];
}

const spread = (rows: Rows) => rows.flatMap(([from = 0, to = from]) => linesIn(`${from}-${to}`));

/** The rows of the file that a figure says it was computed from; empty when it names none. */
export function rowsOfFigure(figure: Figure, sources: readonly Source[]): number[] {
  const lines = new Set<number>();
  for (const input of figure.inputs) {
    const series = pairsOf((input as { series?: unknown }).series);
    for (const line of spread(series)) lines.add(line);
    if (series.length === 0)
      for (const match of (input.from ?? '').matchAll(worded))
        for (const line of linesIn(match[1] ?? '')) lines.add(line);
  }
  if (lines.size > 0) return [...lines].sort((a, b) => a - b);
  const source = sources.find(({ n }) => n === figure.source_n);
  for (const line of spread(pairsOf((source as { place?: unknown } | undefined)?.place))) lines.add(line);
  if (lines.size === 0)
    for (const match of (source?.locator ?? '').matchAll(worded))
      for (const line of linesIn(match[1] ?? '')) lines.add(line);
  return [...lines].sort((a, b) => a - b);
}
