import type { Block, Cell, Grid, Inline, ListItem } from './blocks.ts';

/** The block with each piece of its running text changed. */
export function mapInlines(block: Block, change: (inline: Inline) => Inline): Block {
  const inText = (text: readonly Inline[]) => text.map(change);
  const inItems = (items: readonly ListItem[]) =>
    items.map((item) => ({ ...item, blocks: item.blocks.map((one) => mapInlines(one, change)) }));
  switch (block.kind) {
    case 'title':
    case 'lead':
    case 'heading':
    case 'paragraph':
      return { ...block, text: inText(block.text) };
    case 'list':
      return { ...block, items: inItems(block.items) };
    case 'limits':
      return { ...block, title: inText(block.title), items: inItems(block.items) };
    case 'quote':
      return { ...block, blocks: block.blocks.map((one) => mapInlines(one, change)) };
    case 'table':
    case 'chart':
      return { ...block, title: inText(block.title), ...inGrid(block, inText) };
    case 'maths':
    case 'code':
    case 'rule':
      return block;
  }
}

function inGrid({ columns, rows }: Grid, inText: (text: readonly Inline[]) => Inline[]): Grid {
  const inCell = (cell: Cell): Cell => ({ ...cell, text: inText(cell.text) });
  return {
    columns: columns.map((column) => ({ ...column, title: inText(column.title) })),
    rows: rows.map((row) => row.map(inCell)),
  };
}
