import { joinClasses } from '../lib/join-classes.ts';
import classes from './badge.module.css';

export type BadgeProps = {
  count: number;
  /** Spoken instead of the bare number, e.g. "2 running". */
  label?: string | undefined;
  max?: number;
  tone?: 'quiet' | 'accent';
};

/** A count beside a name; nothing at 0. */
export function Badge({ count, label, max = 99, tone = 'quiet' }: BadgeProps) {
  if (count <= 0) return null;
  const shown = count > max ? `${max}+` : String(count);
  return (
    <span className={joinClasses(classes.badge, classes[tone])}>
      <span aria-hidden={label ? true : undefined}>{shown}</span>
      {label && <span className="visually-hidden">{label}</span>}
    </span>
  );
}

/** A dot that asks for attention; the label says why. */
export function DotMark({ label }: { label: string }) {
  return <span className={classes.dot} role="img" aria-label={label} title={label} />;
}
