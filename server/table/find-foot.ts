import { isDataKind, kindOf, textOf, type CellKind } from './cell-kinds.ts';
import type { RawGrid } from './raw-grid.ts';

const footWords =
  /^(?:[*†‡¹²³]|\(?\d\)|source|sources|quelle|quellen|notes?\b|anmerkung|hinweis|stand:|as of|©|copyright|generated|erstellt|exported|disclaimer|end of|angaben|all figures|figures|values in|in (?:eur|usd|tsd|mio|million|thousand))/i;

/** "n. v. = not available": a short form and what it stands for. */
const legend = /^\S(?:[^=]{0,14}\S)? ?= ?\p{L}/u;
/** A separator within a remark tears it into so many cells at most. */
const mostTorn = 4;

/** A legend below an empty line, in a cell or torn into a few, where the table has many columns of data. */
function isLegend(
  grid: RawGrid,
  row: number,
  filled: readonly string[],
  profile: readonly CellKind[],
): boolean {
  const isGap = grid.line(row) - grid.line(row - 1) > 1;
  const data = profile.flatMap((kind, column) => (isDataKind(kind) ? [kindOf(grid, row, column)] : []));
  return (
    isGap &&
    filled.length <= mostTorn &&
    data.length > filled.length &&
    legend.test(filled[0] ?? '') &&
    data.every((kind) => kind === 'text' || kind === 'empty')
  );
}

/** A row of texts where others have a date and numbers: "Source | own sheet". */
function isRemark(grid: RawGrid, row: number, profile: readonly CellKind[]): boolean {
  const kinds = profile.map((_, column) => kindOf(grid, row, column));
  const told = profile.flatMap((kind, column) => (isDataKind(kind) ? [kinds[column]] : []));
  const isSource =
    told.length > 0 && /^(?:sources?|quellen?|notes?|anmerkung|hinweis):?$/i.test(textOf(grid, row, 0));
  return (
    (isSource || profile.some((kind, column) => kind === 'date' && kinds[column] === 'text')) &&
    told.every((kind) => kind === 'text' || kind === 'empty') &&
    told.includes('text')
  );
}

/** Rows below the last one: remarks and sources, which fill one place or are where dates are. */
export function findFoot(grid: RawGrid, first: number, width: number, profile: readonly CellKind[]): number {
  let end = grid.rowCount;
  for (; end > first + 1 && grid.rowCount - end < 30; end -= 1) {
    const row = end - 1;
    const filled = Array.from({ length: grid.columnCount }, (_, column) => textOf(grid, row, column)).filter(
      (text, i, all) => text !== '' && text !== all[i - 1],
    );
    const gap = grid.line(row) - grid.line(row - 1) > 1;
    const text = filled[0] ?? '';
    const isFoot =
      filled.length === 1 &&
      width > 1 &&
      (footWords.test(text) || text.length > 60 || (gap && !/^\d/.test(text)));
    const isPair = filled.length === 2 && width > 3 && /^(?:source|quelle|note|stand|as of)/i.test(text);
    if (!isFoot && !isPair && !isRemark(grid, row, profile) && !isLegend(grid, row, filled, profile)) break;
  }
  return end;
}
