import type { RemotePageProps } from '@loupe/shared/host-contract';
import { AgentPageView } from '../pages/agent-page.tsx';
import { preloadAgentIcons } from '../parts/agent-icon.tsx';

// Beside what the page asks the server for.
preloadAgentIcons();

/** `/detail-page?agent=<slug>` (R8). */
export function Page({ host, query }: RemotePageProps) {
  const slug = query.agent ?? '';
  return <AgentPageView key={slug} host={host} slug={slug} />;
}
