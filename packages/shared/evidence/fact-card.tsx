import type { ReactNode } from 'react';
import classes from './fact-card.module.css';

/** A card with one kind of facts about a number or statement. */
export function FactCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes.card} aria-label={title}>
      <h3 className={classes.title}>{title}</h3>
      {children}
    </section>
  );
}
