import type { RemotePageProps } from '@loupe/shared/host-contract';
import { ChatPageView } from '../pages/chat-page.tsx';

/** `/chat/:chatId?` (R7). */
export function Page({ host, params, query }: RemotePageProps) {
  return <ChatPageView host={host} chatId={params.chatId ?? null} changesOf={query['changes']} />;
}
