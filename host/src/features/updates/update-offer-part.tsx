import { useStore } from '@nanostores/react';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { $isUpdateReady } from './update-ready.ts';

const LazyOffer = lazyPart<object>(() => import('./update-offer.tsx').then(({ UpdateOffer }) => UpdateOffer));

/** The offer of a newer version, loaded when there is one. */
export function UpdateOfferPart() {
  return useStore($isUpdateReady) ? <LazyOffer /> : null;
}
