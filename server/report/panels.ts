import type { Grid } from './blocks.ts';

/** Fewer rows stay below each other. */
const leastRows = 12;
const mostPanels = 5;
const mostColumns = 12;

/** How many times a long narrow table fits beside itself; 1 where it stays as it is. */
export function panelsOf({ columns, rows }: Grid): number {
  return rows.length < leastRows
    ? 1
    : Math.max(1, Math.min(mostPanels, Math.floor(mostColumns / columns.length)));
}

/** A long narrow table in `count` panels side by side, read downwards: its columns stand `count` times beside each other. */
export function inPanels({ columns, rows }: Grid, count: number): Grid {
  const height = Math.ceil(rows.length / count);
  const panels = Array.from({ length: count }, (_, at) => rows.slice(at * height, (at + 1) * height));
  const empty = columns.map(() => ({ text: [] }));
  return {
    columns: panels.flatMap(() => columns),
    rows: Array.from({ length: height }, (_, at) => panels.flatMap((panel) => panel[at] ?? empty)),
  };
}
