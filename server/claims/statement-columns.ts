import type { Period } from '../table/period.ts';
import { measuredColumn, type MeasuredColumn } from '../table/row-unit.ts';
import type { Column, Table } from '../table/table.ts';
import type { Reading } from './tag-sentence.ts';
import { columnsOfAll } from './whole-heads.ts';

/** A column of a statement: numbers of the whole company, of one time. */
export type StatementColumn = Column & MeasuredColumn & { readonly period: Period };

/** The columns of a statement that give numbers of one time of the whole company. */
export function statementColumns(
  table: Table,
  columns: readonly Column[],
  owner: string,
  reading: Reading,
): StatementColumn[] {
  return columnsOfAll(columns, owner, reading).flatMap((column) => {
    const measured = measuredColumn(table, column);
    return measured === null || column.period === null
      ? []
      : [{ ...column, ...measured, period: column.period }];
  });
}
