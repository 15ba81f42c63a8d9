import type { RemotePageProps } from '@loupe/shared/host-contract';
import { AgentPageView } from '../pages/agent-page.tsx';

/** `/detail-page?agent=<slug>` (R8). */
export function Page({ host, query }: RemotePageProps) {
  const slug = query.agent ?? '';
  return <AgentPageView key={slug} host={host} slug={slug} />;
}
