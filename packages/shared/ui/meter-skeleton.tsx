import { uiTexts } from '#texts/ui';
import { Skeleton } from './skeleton.tsx';
import classes from './meter.module.css';

/** The place of a credit meter whose number has not come. */
export function MeterSkeleton() {
  return (
    <div className={classes.root} role="status" aria-busy="true">
      <span className="visually-hidden">{uiTexts.loading}</span>
      <Skeleton width="58%" />
      <div className={classes.track} />
      <Skeleton width="78%" height={8} />
    </div>
  );
}
