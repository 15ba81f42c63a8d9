import type { CopyMark, ShownBlock, ShownTable } from '../contract/source-copies.ts';
import { joinClasses } from '../lib/join-classes.ts';
import { messages } from '#texts/evidence';
import classes from './kept-copy.module.css';

type Rows = Extract<ShownBlock, { kind: 'table' }>;
type CellMark = Extract<CopyMark, { kind: 'cells' }>;

export type CopyTableProps = {
  table: ShownTable;
  blocks: readonly Rows[];
  marks: readonly CopyMark[];
};

const number = /^[-+−(]?[\d.,'\u00a0\u202f ]*\d[\d.,]*\)?\s?[%€$£]?$/;

/** Position of the mark that lights a cell; -1 when none does. */
function markAt(marks: readonly CopyMark[], table: number, line: number, column: number): number {
  return marks.findIndex(
    (mark) =>
      mark.kind === 'cells' &&
      mark.table === table &&
      line >= mark.rows[0] &&
      line <= mark.rows[1] &&
      (mark.columns.length === 0 || mark.columns.includes(column)),
  );
}

/** Rows of a table of the copy, names of rows and columns kept in view, the cells lit that something rests on. */
export function CopyTable({ table, blocks, marks }: CopyTableProps) {
  const { columns, first_column: first, column_count: count } = table;
  const litColumns = new Set(
    marks.flatMap((mark) => (mark.kind === 'cells' && mark.table === table.table ? mark.columns : [])),
  );
  const rows = blocks.flatMap(({ lines, rows: cells }) =>
    cells.map((row, i) => ({ line: lines[i] ?? 0, row })),
  );
  return (
    <>
      {columns.length < count && (
        <p className={classes.note}>{messages.columnsShown(first + 1, first + columns.length, count)}</p>
      )}
      <table className={classes.table}>
        <caption className="visually-hidden">{messages.table(table.name)}</caption>
        <thead>
          <tr>
            <th scope="col" className={classes.line}>
              {messages.rowHead[table.row_word]}
            </th>
            {columns.map((name, i) => (
              <th
                key={i}
                scope="col"
                className={number.test(rows[0]?.row[i] ?? '') ? classes.number : undefined}
                data-lit={litColumns.has(first + i) || undefined}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ line, row }) => (
            <tr key={line}>
              <th scope="row" className={classes.line}>
                {line}
              </th>
              {columns.map((_, i) => (
                <Cell
                  key={i}
                  text={row[i] ?? ''}
                  mark={markAt(marks, table.table, line, first + i)}
                  marks={marks}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function Cell({ text, mark, marks }: { text: string; mark: number; marks: readonly CopyMark[] }) {
  const isLit = mark >= 0;
  const isRow = isLit && (marks[mark] as CellMark).columns.length === 0;
  const names = joinClasses(
    number.test(text) && classes.number,
    !/\p{L}/u.test(text) && classes.digits,
    isLit && (isRow ? classes.litRow : classes.litCell),
  );
  if (!isLit) return <td className={names}>{text}</td>;
  return (
    <td className={names}>
      <mark data-mark={mark} className={classes.cellMark} title={messages.lit}>
        {text}
      </mark>
    </td>
  );
}
