import { useStore } from '@nanostores/react';
import { $isPushOffered } from '@loupe/shared/stores/push';
import { lazyPart } from './lazy-part.tsx';
import { $pushService } from './notifications.ts';

const offer = lazyPart<{ onAccept: () => void }>(() =>
  import('../features/notifications/push-offer.tsx').then(({ PushOffer }) => PushOffer),
);

/** The explanation before the browser's question (P1), loaded when it is first asked for. */
export function PushOfferPart() {
  const isOffered = useStore($isPushOffered);
  const service = useStore($pushService);
  if (!isOffered || !service) return null;
  return <offer.Part props={{ onAccept: () => void service.turnOn() }} />;
}
