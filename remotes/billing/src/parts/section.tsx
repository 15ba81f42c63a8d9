import { useId, type ReactNode } from 'react';
import classes from './section.module.css';

export type SectionProps = { title: string; actions?: ReactNode; children: ReactNode };

/** A titled part of a page. */
export function Section({ title, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={classes.section}>
      <div className={classes.head}>
        <h2 id={id} className={classes.title}>
          {title}
        </h2>
        {actions && <div className={classes.actions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
