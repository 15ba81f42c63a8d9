import type { RemotePageProps } from '@loupe/shared/host-contract';
import { PromptsPageView } from '../pages/prompts-page.tsx';

/** `/apps/chat/prompts`. */
export function Page({ host }: RemotePageProps) {
  return <PromptsPageView host={host} />;
}
