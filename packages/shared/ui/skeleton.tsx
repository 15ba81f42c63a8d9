import { joinClasses } from '../lib/join-classes.ts';
import classes from './skeleton.module.css';

export type SkeletonProps = {
  /** CSS length or number of pixels; the full width by default. */
  width?: number | string | undefined;
  /** CSS length or number of pixels; one line of text by default. */
  height?: number | string | undefined;
  /** So many lines of text, the last one shorter. */
  lines?: number;
  shape?: 'line' | 'block' | 'circle';
  className?: string | undefined;
};

/** Holds the place of what is coming, in its final geometry. Put it inside a LoadingRegion. */
export function Skeleton({ width, height, lines, shape = 'line', className }: SkeletonProps) {
  if (lines && lines > 1) {
    return (
      <span className={joinClasses(classes.lines, className)} aria-hidden="true">
        {Array.from({ length: lines }, (_, index) => (
          <Skeleton key={index} width={index === lines - 1 ? '62%' : width} height={height} />
        ))}
      </span>
    );
  }
  return (
    <span
      aria-hidden="true"
      className={joinClasses(classes.skeleton, classes[shape], className)}
      style={{ width, height }}
    />
  );
}
