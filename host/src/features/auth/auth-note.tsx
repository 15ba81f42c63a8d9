import type { ReactNode } from 'react';
import classes from './auth-card.module.css';

/** Shown instead of a form: what happened and what comes next. */
export function AuthNote({
  title,
  children,
  foot,
}: {
  readonly title: string;
  readonly children: ReactNode;
  readonly foot: ReactNode;
}) {
  return (
    <section className={classes.card} aria-live="polite">
      <h1 className={classes.title}>{title}</h1>
      <p className={classes.lead}>{children}</p>
      <div className={classes.foot}>{foot}</div>
    </section>
  );
}
