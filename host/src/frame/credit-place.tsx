import { useStore } from '@nanostores/react';
import { MeterSkeleton } from '@loupe/shared/ui/meter-skeleton';
import { quietPart } from '../parts/lazy-part.tsx';
import { $isContentShown } from '../services/first-content.ts';
import type { CreditFootProps } from './credit-foot.tsx';
import classes from './credit-foot.module.css';

const LazyFoot = quietPart<CreditFootProps>(
  async () => (await import(/* webpackChunkName: "rail" */ './credit-foot.tsx')).CreditFoot,
);

/** The place of the credits in the rail. They are asked for once the first page is shown, and so is what shows them. */
export function CreditPlace(props: CreditFootProps) {
  const isContentShown = useStore($isContentShown);
  const place = (
    <div className={classes.link}>
      <MeterSkeleton />
    </div>
  );
  return isContentShown ? <LazyFoot {...props} fallback={place} /> : place;
}
