import { useStore } from '@nanostores/react';
import { $isPushOffered } from '@loupe/shared/stores/push';
import { lazyPart } from '../../parts/lazy-part.tsx';
import { $pushService } from '../../services/loaded-push-service.ts';

const LazyOffer = lazyPart<{ onAccept: () => void }>(() =>
  import('./push-offer.tsx').then(({ PushOffer }) => PushOffer),
);

/** The explanation before the browser's question (P1), loaded when it is first asked for. */
export function PushOfferPart() {
  const isOffered = useStore($isPushOffered);
  const service = useStore($pushService);
  if (!isOffered || !service) return null;
  return <LazyOffer onAccept={() => void service.turnOn()} />;
}
