import { plainText, titleText, type Grid } from './blocks.ts';

/** Fewer rows stay below each other. */
const leastRows = 12;
const mostPanels = 5;
const mostColumns = 12;
/** Letters of small print beside each other on a page, with what is between columns. */
const mostLetters = 112;
const between = 3;

/** The letters of a line of a table none of whose cells is broken, numbers and days least of all. */
function lettersOf({ columns, rows }: Grid): number {
  return columns.reduce((sum, { title }, at) => {
    const longestWord = Math.max(
      ...titleText(title)
        .split(' ')
        .map(({ length }) => length),
    );
    const cells = rows.map((row) => plainText(row[at]?.text ?? []).length);
    return sum + Math.max(longestWord, ...cells) + between;
  }, 0);
}

/** How many times a long narrow table fits beside itself; 1 where it stays as it is. */
export function panelsOf(grid: Grid): number {
  if (grid.rows.length < leastRows) return 1;
  const fitting = Math.min(
    Math.floor(mostColumns / grid.columns.length),
    Math.floor(mostLetters / lettersOf(grid)),
  );
  return Math.max(1, Math.min(mostPanels, fitting));
}

/** A long narrow table in `count` panels side by side, read downwards: its columns are `count` times beside each other. */
export function inPanels({ columns, rows }: Grid, count: number): Grid {
  const height = Math.ceil(rows.length / count);
  const panels = Array.from({ length: count }, (_, at) => rows.slice(at * height, (at + 1) * height));
  const empty = columns.map(() => ({ text: [] }));
  return {
    columns: panels.flatMap(() => columns),
    rows: Array.from({ length: height }, (_, at) => panels.flatMap((panel) => panel[at] ?? empty)),
  };
}
