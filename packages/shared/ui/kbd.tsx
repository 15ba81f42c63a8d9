import type { ReactNode } from 'react';
import classes from './kbd.module.css';

/** A key or a combination, e.g. `Ctrl K`. */
export function Kbd({ children }: { children: ReactNode }) {
  return <kbd className={classes.kbd}>{children}</kbd>;
}
