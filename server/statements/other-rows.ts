import { cellText } from '../claims/cell-text.ts';
import type { StatementLine } from '../packs/statement/lines.ts';
import { rowLabels } from '../table/row-labels.ts';
import type { NumberColumn } from '../table/table.ts';
import { lineOf } from './line-of-label.ts';
import type { DocumentTable } from './read-statements.ts';

/** A row that is none of the lines, with one of its numbers. */
export interface OtherRow {
  readonly label: string;
  readonly source: DocumentTable;
  readonly row: number;
  readonly column: NumberColumn;
}

/** The rows of a statement that have numbers and are none of the lines, in their order. */
export function otherRows(source: DocumentTable, lines: readonly StatementLine[]): OtherRow[] {
  const { table } = source;
  return rowLabels(table).flatMap(({ labels, of }) =>
    Array.from({ length: table.rowCount }, (_, row) => row).flatMap((row): OtherRow[] => {
      const label = cellText(labels, row).trim();
      const isOther = /\p{L}/u.test(label) && lineOf(label, lines) === null;
      if (!isOther || table.rowKinds?.[row] === 'section') return [];
      const column = of.find(
        (one): one is NumberColumn =>
          one.kind === 'number' && one.period !== null && !Number.isNaN(one.values[row] ?? Number.NaN),
      );
      return column === undefined ? [] : [{ label, source, row, column }];
    }),
  );
}
