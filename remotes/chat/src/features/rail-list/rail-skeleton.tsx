import { useEffect, useState } from 'react';
import { Skeleton } from '@loupe/shared/ui/skeleton';
import { LoadingRegion } from '@loupe/shared/ui/states';
import { railTexts } from '#texts';
import classes from './rail-list.module.css';

/** The list before it has come. */
export function RailSkeleton() {
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    // A list that is there at once shows no flash of grey bars.
    const frame = requestAnimationFrame(() => setShown(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <LoadingRegion label={railTexts.loading} className={classes.skeleton}>
      {isShown &&
        [72, 88, 64, 80, 56].map((width) => (
          <span key={width} className={classes.skeletonRow}>
            <Skeleton width={`${width}%`} />
          </span>
        ))}
    </LoadingRegion>
  );
}
