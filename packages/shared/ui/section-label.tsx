import type { ReactNode } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import classes from './section-label.module.css';

export type SectionLabelProps = {
  children: ReactNode;
  as?: 'h2' | 'h3' | 'h4' | 'p';
  id?: string | undefined;
  className?: string | undefined;
};

/** The small spaced capitals above a list: PINNED, FEATURED, FINDINGS. */
export function SectionLabel({ children, as: Element = 'h2', id, className }: SectionLabelProps) {
  return (
    <Element id={id} className={joinClasses(classes.label, className)}>
      {children}
    </Element>
  );
}
