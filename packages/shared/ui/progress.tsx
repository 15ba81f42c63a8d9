import { joinClasses } from '../lib/join-classes.ts';
import classes from './progress.module.css';

export type ProgressProps = {
  /** What is in progress, e.g. the file's name. */
  label: string;
  /** Leave out while the share is not known: an invented percentage helps nobody. */
  value?: number | undefined;
  max?: number;
  /** Spoken instead of the percentage, e.g. "3 of 8 MB". */
  valueText?: string | undefined;
  className?: string | undefined;
};

/** A thin bar of work done. */
export function Progress({ label, value, max = 1, valueText, className }: ProgressProps) {
  const isKnown = value !== undefined && max > 0;
  const percent = isKnown ? Math.min(100, Math.max(0, (value / max) * 100)) : undefined;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={isKnown ? 0 : undefined}
      aria-valuemax={isKnown ? max : undefined}
      aria-valuenow={isKnown ? value : undefined}
      aria-valuetext={valueText}
      className={joinClasses(classes.track, className)}
    >
      <div
        className={joinClasses(classes.fill, !isKnown && classes.unknown)}
        style={percent === undefined ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
}
