import { joinClasses } from '../lib/join-classes.ts';
import classes from './spinner.module.css';

export type SpinnerProps = {
  /** Spoken text. Without it the ring is decoration and hidden from assistive technology. */
  label?: string | undefined;
  size?: 'small' | 'medium' | 'large';
  className?: string | undefined;
};

/** A small ring that says "working"; it stands still under reduced motion. */
export function Spinner({ label, size = 'small', className }: SpinnerProps) {
  const ring = joinClasses(classes.ring, classes[size], className);
  if (!label) return <span className={ring} aria-hidden="true" />;
  return <span className={ring} role="img" aria-label={label} />;
}
