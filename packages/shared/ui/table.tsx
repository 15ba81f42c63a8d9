import { useId, type ReactNode } from 'react';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './table.module.css';

export type TableColumn<Row> = {
  key: string;
  header: ReactNode;
  render: (row: Row) => ReactNode;
  /** Right-aligned with tabular figures. */
  isNumeric?: boolean;
  /** The cell that names its row. */
  isRowHeader?: boolean;
  isSortable?: boolean;
  /** The header is for assistive technology only, e.g. above a column of buttons. */
  isHeaderHidden?: boolean;
  /** Any CSS width. */
  width?: string;
};

type TableSort = { key: string; direction: 'ascending' | 'descending' };

export type TableProps<Row> = {
  caption: ReactNode;
  isCaptionHidden?: boolean;
  columns: readonly TableColumn<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  sort?: TableSort | undefined;
  onSort?: ((sort: TableSort) => void) | undefined;
  /** On phones each row becomes a block of named values: for tables too wide to read there. */
  isStackedOnPhones?: boolean | undefined;
  /** Any CSS height; beyond it the rows scroll under the head. */
  maxHeight?: string | undefined;
  className?: string | undefined;
};

/** A data table with caption and sticky head in a scroll region that the keyboard can reach. */
export function Table<Row>(props: TableProps<Row>) {
  const {
    caption,
    isCaptionHidden = true,
    columns,
    rows,
    rowKey,
    sort,
    onSort,
    isStackedOnPhones = false,
    maxHeight,
    className,
  } = props;
  const captionId = useId();
  return (
    <div
      role="region"
      aria-labelledby={captionId}
      // A region that scrolls has to be reachable by keyboard (WCAG 2.1.1)
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={joinClasses(classes.region, isStackedOnPhones && classes.stacked, className)}
      style={{ maxHeight }}
    >
      <table className={classes.table}>
        <caption
          id={captionId}
          className={joinClasses(classes.caption, isCaptionHidden && 'visually-hidden')}
        >
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <HeadCell key={column.key} column={column} sort={sort} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const Cell = column.isRowHeader ? 'th' : 'td';
                return (
                  <Cell
                    key={column.key}
                    scope={column.isRowHeader ? 'row' : undefined}
                    data-label={
                      isStackedOnPhones && typeof column.header === 'string' ? column.header : undefined
                    }
                    className={joinClasses(classes.cell, column.isNumeric && classes.numeric)}
                  >
                    {column.render(row)}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type HeadCellProps<Row> = { column: TableColumn<Row> } & Pick<TableProps<Row>, 'sort' | 'onSort'>;

function HeadCell<Row>({ column, sort, onSort }: HeadCellProps<Row>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const name = (
    <span className={joinClasses(column.isHeaderHidden && 'visually-hidden')}>{column.header}</span>
  );
  const Mark = direction === 'ascending' ? ArrowUp : direction === 'descending' ? ArrowDown : ArrowUpDown;
  return (
    <th
      scope="col"
      aria-sort={column.isSortable ? (direction ?? 'none') : undefined}
      className={joinClasses(classes.head, column.isNumeric && classes.numeric)}
      style={{ width: column.width }}
    >
      {column.isSortable && onSort ? (
        <button
          type="button"
          className={classes.sort}
          onClick={() =>
            onSort({ key: column.key, direction: direction === 'ascending' ? 'descending' : 'ascending' })
          }
        >
          {name}
          <Mark aria-hidden="true" size={14} />
        </button>
      ) : (
        name
      )}
    </th>
  );
}
