import { Skeleton } from '@loupe/shared/ui/skeleton';
import classes from './page-skeleton.module.css';

/** The place of a page of which nothing is known but that it has a heading and a text. */
export function PlainSkeleton() {
  return (
    <div className={classes.page}>
      <Skeleton width="30%" height={36} />
      <Skeleton lines={3} />
      <Skeleton shape="block" height={200} />
    </div>
  );
}
