import type { ReactNode } from 'react';
import classes from './section.module.css';

export type SectionProps = { title: string; actions?: ReactNode; children: ReactNode };

/** A titled part of a page; the heading is its mark, the tables in it are regions of their own. */
export function Section({ title, actions, children }: SectionProps) {
  return (
    <div className={classes.section}>
      <div className={classes.head}>
        <h2 className={classes.title}>{title}</h2>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
