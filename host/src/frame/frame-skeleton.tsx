import { Skeleton } from '@loupe/shared/ui/skeleton';
import classes from './frame.module.css';

/** The frame's place while its code is on the way: same columns, nothing moves when it comes. */
export function FrameSkeleton() {
  return (
    <div className={classes.frame}>
      <div className={classes.rail}>
        <div className={classes.railHead}>
          <Skeleton width="60%" height={24} />
        </div>
        <Skeleton shape="block" height={36} />
        <Skeleton lines={3} height={20} />
      </div>
    </div>
  );
}
