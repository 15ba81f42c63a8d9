import type { ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './data-list.module.css';

type DataListItem = { term: ReactNode; detail: ReactNode; key?: string };

export type DataListProps = {
  items: readonly DataListItem[];
  /** `rows` puts term and detail side by side with a line between rows, `stacked` one above the other. */
  layout?: 'rows' | 'stacked';
  className?: string | undefined;
};

/** Names and their values. */
export function DataList({ items, layout = 'rows', className }: DataListProps) {
  return (
    <dl className={joinClasses(classes.list, classes[layout], className)}>
      {items.map((item, index) => (
        <div key={item.key ?? index} className={classes.item}>
          <dt className={classes.term}>{item.term}</dt>
          <dd className={classes.detail}>{item.detail}</dd>
        </div>
      ))}
    </dl>
  );
}
