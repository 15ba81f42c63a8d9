import type { ReactNode } from 'react';
import classes from './fact-row.module.css';

/** A list of things that somebody has: sessions, keys, tokens. */
export function FactRows({ children }: { readonly children: ReactNode }) {
  return <ul className={classes.rows}>{children}</ul>;
}

export type FactRowProps = {
  readonly title: ReactNode;
  /** Beside the title, as a machine writes it. */
  readonly code?: string;
  /** Said in one line beneath the title; what is missing is left out. */
  readonly facts: readonly (string | null | undefined)[];
  /** The button at the end. */
  readonly children?: ReactNode;
};

/** One thing: what it is called, what there is to say about it, and what can be done. */
export function FactRow({ title, code, facts, children }: FactRowProps) {
  return (
    <li className={classes.row}>
      <div className={classes.text}>
        <p>
          {title} {code !== undefined && <code className={classes.code}>{code}</code>}
        </p>
        <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {children}
    </li>
  );
}
