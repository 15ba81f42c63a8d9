import type { ReactNode } from 'react';
import { Card } from '@loupe/shared/ui/card';
import classes from './row-list.module.css';

export type RowListProps = {
  /** Names the list for assistive technology. */
  label: string;
  /** Said in place of a list without rows. */
  emptyText: string;
  isEmpty: boolean;
  children: ReactNode;
};

/** Things with a state, a number and actions: one line each, two on phones. */
export function RowList({ label, emptyText, isEmpty, children }: RowListProps) {
  if (isEmpty) return <p className={classes.empty}>{emptyText}</p>;
  return (
    <Card padding="none">
      <ul aria-label={label} className={classes.list}>
        {children}
      </ul>
    </Card>
  );
}

export type RowProps = {
  title: ReactNode;
  note: ReactNode;
  /** A chip. */
  mark?: ReactNode;
  /** A number with its unit. */
  value?: ReactNode;
  actions?: ReactNode;
};

export function Row({ title, note, mark, value, actions }: RowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.main}>
        <p className={classes.title}>{title}</p>
        <p className={classes.note}>{note}</p>
      </div>
      <div className={classes.mark}>{mark}</div>
      <div className={classes.value}>{value}</div>
      <div className={classes.actions}>{actions}</div>
    </li>
  );
}
