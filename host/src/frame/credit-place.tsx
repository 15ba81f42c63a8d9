import { useStore } from '@nanostores/react';
import { createLazyPart, type FailedPartProps } from '@loupe/shared/ui/lazy-part';
import { MeterSkeleton } from '@loupe/shared/ui/meter-skeleton';
import { logged, useRetryOnline } from '../parts/lazy-part.tsx';
import { $isContentShown } from '../services/first-content.ts';
import type { CreditFootProps } from './credit-foot.tsx';
import classes from './credit-foot.module.css';

/** The credits have a page of their own: what did not come leaves its place empty until the network is back. */
function NoFoot({ onRetry }: FailedPartProps) {
  useRetryOnline(onRetry);
  return null;
}

const LazyFoot = createLazyPart<CreditFootProps>(
  () => logged(async () => (await import('./credit-foot.tsx')).CreditFoot),
  NoFoot,
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
