import type { Column, Table } from './table.ts';

function arraysOf(column: Column): readonly ArrayBufferView[] {
  if (column.kind === 'number' || column.kind === 'date') return [column.values];
  if (column.kind === 'text' || column.byRow === null) return [column.codes];
  return [column.codes, column.byRow.values];
}

/** The memory of tables, to be handed from thread to thread instead of copied: they are empty afterwards where they were. */
export function buffersOf(tables: readonly Table[]): ArrayBuffer[] {
  const arrays = tables.flatMap(({ columns, lines, pages }) => [
    ...columns.flatMap(arraysOf),
    lines,
    ...(pages === null ? [] : [pages]),
  ]);
  const buffers = arrays.map(({ buffer }) => buffer).filter((buffer) => buffer instanceof ArrayBuffer);
  return [...new Set(buffers)];
}
