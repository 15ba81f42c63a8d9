import type { ReactNode } from 'react';
import classes from './settings.module.css';

export type OwnRowProps = {
  readonly title: ReactNode;
  /** Said in one line beneath the title; what is missing is left out. */
  readonly facts: readonly (string | null | undefined)[];
  /** The button at the end. */
  readonly children?: ReactNode;
};

/** One line of something that is the person's: a session, a key. */
export function OwnRow({ title, facts, children }: OwnRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.rowText}>
        <p>{title}</p>
        <p className={classes.detail}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}
