import type { RemotePageProps } from '@loupe/shared/host-contract';
import { SharePageView } from '../pages/share-page.tsx';

/** `/share/:chatId?/:replay?` (R14); the route's `chatId` is the id of the share. */
export function Page({ host, params }: RemotePageProps) {
  const { chatId, replay } = params;
  return (
    <SharePageView key={chatId} host={host} shareId={chatId} isReplay={replay?.toLowerCase() === 'replay'} />
  );
}
