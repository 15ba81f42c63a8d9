import type { Block, Grid } from './blocks.ts';

const figuresOf = ({ rows }: Grid): string[] =>
  rows.flat().flatMap(({ text }) => text.flatMap((inline) => (inline.kind === 'figure' ? [inline.id] : [])));

/** Cells that hold a number, but the first column names the points. */
const countOfNumbers = ({ rows }: Grid): number =>
  rows.flatMap((row) => row.slice(1)).filter(({ number }) => number !== undefined).length;

/**
 * Charts of which one table of the report has every number: where they are drawn, their own points would say the same
 * again beside it.
 */
export function chartsRepeatedInTables(blocks: readonly Block[]): ReadonlySet<Block> {
  const tables = blocks.flatMap((block) => (block.kind === 'table' ? [new Set(figuresOf(block))] : []));
  return new Set(
    blocks.filter((block) => {
      if (block.kind !== 'chart') return false;
      const figures = figuresOf(block);
      const isWhole = figures.length > 0 && figures.length === countOfNumbers(block);
      return isWhole && tables.some((told) => figures.every((id) => told.has(id)));
    }),
  );
}
