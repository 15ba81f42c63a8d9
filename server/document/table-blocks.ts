import type { RawTable } from '../tools/readers/document.ts';
import type { NewBlock } from './kept-copy.ts';

/** A table as the readers give it, as a block. */
export function tableBlock(table: RawTable): Extract<NewBlock, { kind: 'table' }> {
  return {
    kind: 'table',
    head: {
      name: table.name,
      columns: table.columns,
      word: table.lineWord === 'Line' ? 'line' : 'row',
      headerLine: table.headerLine,
      rowCount: table.rows.length,
    },
    table: { rows: table.rows, lines: table.lines },
  };
}

const joined = (row: readonly unknown[]) => row.map((cell) => String(cell ?? '')).join(' | ');

/**
 * Paragraphs of a page with its tables where they are: readers give the rows of a table as paragraphs as well, which
 * are taken out. A table that is not found among them comes at the end.
 */
export function withTables(
  paragraphs: readonly string[],
  tables: readonly RawTable[],
): { blocks: NewBlock[]; unplaced: RawTable[] } {
  const blocks: NewBlock[] = [];
  let waiting = [...tables];
  for (let i = 0; i < paragraphs.length; i += 1) {
    const paragraph = paragraphs[i] ?? '';
    const table = waiting.find(
      ({ columns, rows }) =>
        columns.length === paragraph.split(' | ').length && joined(rows[0] ?? []) === paragraphs[i + 1],
    );
    if (table === undefined) {
      blocks.push({ kind: 'paragraph', text: paragraph });
      continue;
    }
    waiting = waiting.filter((other) => other !== table);
    blocks.push(tableBlock(table));
    const rows = table.rows.map(joined);
    let next = 0;
    while (next < rows.length && rows[next] === paragraphs[i + 1 + next]) next += 1;
    i += next;
  }
  return { blocks, unplaced: waiting };
}
